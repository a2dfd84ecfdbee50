//! Checks of a game's stylesheet: it affects no other page, and texts are readable in both themes.

use crate::contrast::contrast;
use crate::stylesheet;

/// The stylesheet of a game and what the checks need to know about it.
///
/// Its colours are named `--PREFIX-name`: `text`, `soft`, `accent` and `glow` on `ground` and
/// `line`, `on-accent` on `accent`, and `text` on `glow-soft`.
#[derive(Clone, Copy, Debug)]
pub struct ThemeChecks<'a> {
    /// The game's id; all selectors are below the class `room-ID`.
    pub id: &'a str,
    /// The prefix of its classes and colours, without the dash: `es`.
    pub prefix: &'a str,
    /// The whole stylesheet.
    pub css: &'a str,
    /// The part of it for drawings, which other pages show too.
    pub art: &'a str,
    /// Further background colours of texts.
    pub grounds: &'a [&'a str],
}

impl ThemeChecks<'_> {
    /// No rule affects the site's own pages or another game.
    ///
    /// # Panics
    /// Names the selector.
    pub fn the_stylesheet_affects_only_its_own_game(&self) {
        assert!(self.css.contains(self.art), "the drawings have no rules");
        let room = format!(".room-{}", self.id);
        for selector in stylesheet::selectors(&self.css.replace(self.art, "")) {
            assert!(selector.contains(&room), "{selector} affects other pages");
        }
        let own = format!("{}-", self.prefix);
        for selector in stylesheet::selectors(self.art) {
            assert!(selector.contains(&own), "{selector} applies to no drawing");
        }
    }

    /// WCAG requires a contrast of 4.5 to 1 for text, and 3 to 1 for other parts such as borders.
    ///
    /// # Panics
    /// Names the two colours that are too similar, or the missing colour or palette.
    pub fn text_has_enough_contrast_in_both_themes(&self) {
        let blocks = stylesheet::palettes(self.css, self.prefix);
        let expected = "palettes: light, chosen dark, and dark by system preference";
        assert_eq!(blocks.len(), 3, "{expected}");
        assert_eq!(blocks[1], blocks[2], "the two dark palettes differ");
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

/// Generates one test for each check of [`ThemeChecks`].
#[macro_export]
macro_rules! theme_tests {
    ($checks:expr) => {
        $crate::tests_of!($checks =>
            the_stylesheet_affects_only_its_own_game,
            text_has_enough_contrast_in_both_themes,
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
    #[should_panic(expected = "button affects other pages")]
    fn a_rule_for_everybody_is_detected() {
        let css = css("", ".room-toy a, button { x: 1 }");
        room(&css).the_stylesheet_affects_only_its_own_game();
    }

    #[test]
    #[should_panic(expected = "h2 affects other pages")]
    fn a_rule_for_everybody_on_small_screens_is_detected() {
        let css = css("", "@media (width < 9px) { h2 { x: 1 } }");
        room(&css).the_stylesheet_affects_only_its_own_game();
    }

    #[test]
    #[should_panic(expected = "soft on ground: 2.85")]
    fn pale_text_is_detected() {
        room(&css(&day("#999999"), "")).text_has_enough_contrast_in_both_themes();
    }

    #[test]
    #[should_panic(expected = "--x-line is missing")]
    fn a_missing_colour_is_detected() {
        let night = day("#333333").replace("--x-line: #eeeeee;", "");
        room(&css(&night, "")).text_has_enough_contrast_in_both_themes();
    }

    #[test]
    #[should_panic(expected = "dark by system preference")]
    fn a_missing_night_is_detected() {
        room(&css("", "")).text_has_enough_contrast_in_both_themes();
    }

    #[test]
    #[should_panic(expected = "the two dark palettes differ")]
    fn two_nights_are_detected() {
        let (one, other) = (day("#222222"), day("#111111"));
        let day = day("#333333");
        let css = format!("{ART} a {{{day}}} b {{{one}}} c {{{other}}}");
        room(&css).text_has_enough_contrast_in_both_themes();
    }
}
