//! The stylesheet of a UI: it stays in its room, and its colours can be read by day and by night.

use crate::contrast::contrast;
use crate::stylesheet;

/// The room of a game.
///
/// Its colours are named `--PREFIX-name`: `text`, `soft`, `accent` and `glow` on `ground` and
/// `line`, `on-accent` on `accent`, and `text` on `glow-soft`.
#[derive(Clone, Copy, Debug)]
pub struct ThemeChecks<'a> {
    /// The game's id; everything is below the class `room-ID`.
    pub id: &'a str,
    /// How its classes and colours begin, without the dash: `es`.
    pub prefix: &'a str,
    /// The UI's whole stylesheet.
    pub css: &'a str,
    /// The part of it that dresses drawings, which also stand outside the room.
    pub art: &'a str,
    /// Further grounds that are written on.
    pub grounds: &'a [&'a str],
}

impl ThemeChecks<'_> {
    /// No rule touches the house or another game.
    ///
    /// # Panics
    /// Names the selector that leaves the room.
    pub fn all_rules_of_the_stylesheet_stay_in_the_room(&self) {
        assert!(self.css.contains(self.art), "the drawings have no rules");
        let room = format!(".room-{}", self.id);
        for selector in stylesheet::selectors(&self.css.replace(self.art, "")) {
            assert!(selector.contains(&room), "{selector} leaves the room");
        }
        let own = format!("{}-", self.prefix);
        for selector in stylesheet::selectors(self.art) {
            assert!(selector.contains(&own), "{selector} dresses no drawing");
        }
    }

    /// WCAG asks 4.5 to 1 of text, and 3 to 1 of what is no text, such as a lit edge.
    ///
    /// # Panics
    /// Names the two colours that are too close, or says which block of colours is missing.
    pub fn text_stands_out_by_day_and_by_night(&self) {
        let blocks = stylesheet::palettes(self.css, self.prefix);
        let whole = "by day, by night, and by night as the system wishes";
        assert_eq!(blocks.len(), 3, "{whole}");
        assert_eq!(blocks[1], blocks[2], "one night is not the other");
        let grounds = ["ground", "line"].into_iter();
        let grounds: Vec<&str> = grounds.chain(self.grounds.iter().copied()).collect();
        for block in &blocks {
            let ask = |ink: &str, paper: &str, least: f64| {
                let colour = |name: &str| {
                    let found = block.get(name);
                    found.unwrap_or_else(|| panic!("--{}-{name} is missing", self.prefix))
                };
                let ratio = contrast(colour(ink), colour(paper));
                assert!(ratio >= least, "{ink} on {paper}: {ratio:.2}");
            };
            for paper in &grounds {
                ask("text", paper, 4.5);
                ask("soft", paper, 4.5);
                ask("glow", paper, 3.0);
            }
            ask("text", "glow-soft", 4.5);
            ask("accent", "ground", 4.5);
            ask("accent", "line", 4.5);
            ask("on-accent", "accent", 4.5);
        }
    }
}

/// One test for each check of a [`Room`].
#[macro_export]
macro_rules! theme_tests {
    ($checks:expr) => {
        $crate::tests_of!($checks =>
            all_rules_of_the_stylesheet_stay_in_the_room,
            text_stands_out_by_day_and_by_night,
        );
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    const ART: &str = ".x-coin { fill: gold }";

    fn day(soft: &str) -> String {
        format!(
            "--x-text: #000000; --x-soft: {soft}; --x-accent: #202020; --x-on-accent: #ffffff; \
             --x-glow: #444444; --x-glow-soft: #dddddd; --x-ground: #ffffff; --x-line: #eeeeee; \
             --x-sand: #f0f0f0;"
        )
    }

    fn css(night: &str, more: &str) -> String {
        let day = day("#333333");
        format!(
            "{ART} .room-toy {{ {day} }} .dark .room-toy {{ {night} }} \
             @media (prefers-color-scheme: dark) {{ .room-toy {{ {} }} }} {more}",
            night
        )
    }

    fn room(css: &str) -> ThemeChecks<'_> {
        ThemeChecks {
            id: "toy",
            prefix: "x",
            css,
            art: ART,
            grounds: &["sand"],
        }
    }

    mod clean {
        use super::{css, day, room};

        crate::theme_tests!(room(&css(&day("#222222"), "")));
    }

    #[test]
    #[should_panic(expected = "button leaves the room")]
    fn a_rule_for_everybody_is_seen() {
        let css = css("", ".room-toy a, button { x: 1 }");
        room(&css).all_rules_of_the_stylesheet_stay_in_the_room();
    }

    #[test]
    #[should_panic(expected = "h2 leaves the room")]
    fn a_rule_for_everybody_on_small_screens_is_seen() {
        let css = css("", "@media (width < 9px) { h2 { x: 1 } }");
        room(&css).all_rules_of_the_stylesheet_stay_in_the_room();
    }

    #[test]
    #[should_panic(expected = "soft on ground: 2.85")]
    fn pale_text_is_seen() {
        room(&css(&day("#999999"), "")).text_stands_out_by_day_and_by_night();
    }

    #[test]
    #[should_panic(expected = "--x-line is missing")]
    fn a_missing_colour_is_seen() {
        let night = day("#333333").replace("--x-line: #eeeeee;", "");
        room(&css(&night, "")).text_stands_out_by_day_and_by_night();
    }

    #[test]
    #[should_panic(expected = "as the system wishes")]
    fn a_missing_night_is_seen() {
        room(&css("", "")).text_stands_out_by_day_and_by_night();
    }

    #[test]
    #[should_panic(expected = "one night is not the other")]
    fn two_nights_are_seen() {
        let (one, other) = (day("#222222"), day("#111111"));
        let day = day("#333333");
        let css = format!("{ART} a {{{day}}} b {{{one}}} c {{{other}}}");
        room(&css).text_stands_out_by_day_and_by_night();
    }
}
