//! What has been explained to somebody, game by game, as their browser remembers it.
//!
//! The cookie is a wish and not a right, so it is not signed: whoever changes it is told less or
//! more. It holds `GAME.on.BITS` or `GAME.off.BITS`, joined by `~`; the bits, in hexadecimal, are
//! the places of the lessons told in the game's list.

use std::fmt::Write as _;

use palast_games::AnyGame;

use crate::app::App;
use crate::cookies::set_cookie;
use crate::extract::Form;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "lessons";
/// The bit of the welcome, which is no lesson of a question.
const WELCOME: u64 = 1 << 63;
/// More games than there will be; a longer cookie is not ours.
const MOST_GAMES: usize = 16;

/// Whether somebody wants explanations of a game, and which they have had.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Told {
    wanted: bool,
    bits: u64,
}

/// What has been explained to a visitor.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lessons(Vec<(String, Told)>);

impl Lessons {
    /// Reads the cookie; what cannot be read was not told.
    pub(crate) fn parse(text: &str) -> Self {
        let read = |part: &str| {
            let (game, rest) = part.split_once('.')?;
            let (wanted, bits) = rest.split_once('.')?;
            let wanted = match wanted {
                "on" => true,
                "off" => false,
                _ => return None,
            };
            let bits = u64::from_str_radix(bits, 16).ok()?;
            Some((game.to_owned(), Told { wanted, bits }))
        };
        Self(text.split('~').take(MOST_GAMES).filter_map(read).collect())
    }

    fn to_text(&self) -> String {
        let mut text = String::new();
        for (game, told) in &self.0 {
            let gap = if text.is_empty() { "" } else { "~" };
            let wanted = if told.wanted { "on" } else { "off" };
            let _ = write!(text, "{gap}{game}.{wanted}.{:x}", told.bits);
        }
        text
    }

    /// The `Set-Cookie` line.
    pub(crate) fn cookie(&self, app: &App) -> String {
        set_cookie(app, COOKIE, &self.to_text())
    }

    fn of(&self, game: &str) -> Option<Told> {
        let found = self.0.iter().find(|(id, _)| id == game);
        found.map(|(_, told)| *told)
    }

    fn with(&self, game: &str, told: Told) -> Self {
        let others = self.0.iter().filter(|(id, _)| id != game).cloned();
        Self(others.chain([(game.to_owned(), told)]).collect())
    }

    /// Whether this game was never begun in this browser.
    pub(crate) fn is_new_to(&self, game: &str) -> bool {
        self.of(game).is_none()
    }

    /// Whether somebody wants explanations of this game.
    pub(crate) fn are_wanted(&self, game: &str) -> bool {
        self.of(game).is_some_and(|told| told.wanted)
    }

    /// Switches the explanations of a game on or off. Switched on, they begin again.
    pub(crate) fn switched(&self, game: &str, on: bool) -> Self {
        let bits = if on {
            0
        } else {
            self.of(game).map_or(0, |told| told.bits)
        };
        self.with(game, Told { wanted: on, bits })
    }

    /// What a form says about them, if it asks.
    pub(crate) fn asked_in(&self, form: &Form, game: &str) -> Option<Self> {
        match form.get("explain")? {
            // Whoever has them goes on where they were.
            "yes" if self.are_wanted(game) => Some(self.clone()),
            "yes" => Some(self.switched(game, true)),
            _ => Some(self.switched(game, false)),
        }
    }

    /// Notes that something was told: `welcome` or a lesson of the game. Nothing if it changes
    /// nothing.
    pub(crate) fn told(&self, game: &dyn AnyGame, lesson: &str) -> Option<Self> {
        let told = self.of(game.id())?;
        let bits = told.bits | bit(game, lesson)?;
        (bits != told.bits).then(|| self.with(game.id(), Told { bits, ..told }))
    }

    /// Whether something is still to be told.
    pub(crate) fn is_due(&self, game: &dyn AnyGame, lesson: &str) -> bool {
        let told = self.of(game.id()).filter(|told| told.wanted);
        told.zip(bit(game, lesson))
            .is_some_and(|(told, bit)| told.bits & bit == 0)
    }

    /// The lessons told, for the script.
    pub(crate) fn known(&self, game: &dyn AnyGame) -> String {
        let told = |lesson: &&&str| !self.is_due(game, lesson);
        let known: Vec<&str> = game.lessons().iter().filter(told).copied().collect();
        known.join(" ")
    }
}

fn bit(game: &dyn AnyGame, lesson: &str) -> Option<u64> {
    if lesson == "welcome" {
        return Some(WELCOME);
    }
    let index = game.lessons().iter().position(|known| *known == lesson)?;
    u32::try_from(index)
        .ok()
        .filter(|index| *index < 63)
        .map(|index| 1 << index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_is_read_back_and_nonsense_is_nothing() {
        let lessons = Lessons::default()
            .switched("a-game", true)
            .switched("b", false);
        assert_eq!(lessons.to_text(), "a-game.on.0~b.off.0");
        assert_eq!(Lessons::parse(&lessons.to_text()), lessons);
        assert!(lessons.are_wanted("a-game") && !lessons.are_wanted("b"));
        assert!(lessons.is_new_to("c") && !lessons.is_new_to("b"));
        for bad in [
            "",
            "x",
            "x.on",
            "x.maybe.0",
            "x.on.zz",
            "x.on.11111111111111111",
        ] {
            assert_eq!(Lessons::parse(bad), Lessons::default(), "{bad}");
        }
    }

    #[test]
    fn a_lesson_is_told_once_until_they_are_switched_on_again() {
        let game = palast_games::games()[0];
        let new = Lessons::default();
        assert!(!new.is_due(game, "welcome"), "nobody asked for it");
        let on = new.switched(game.id(), true);
        assert!(on.is_due(game, "welcome"));
        let told = on.told(game, "welcome").unwrap();
        assert!(!told.is_due(game, "welcome"));
        assert_eq!(told.told(game, "welcome"), None);
        assert_eq!(told.told(game, "no-such-lesson"), None);
        let off = told.switched(game.id(), false);
        assert!(off.switched(game.id(), true).is_due(game, "welcome"));
    }
}
