//! A game, a match and a view whose types are forgotten: what server, terminal and commands hold.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

use maud::Markup;
use palast_bots::Level;
use palast_core::{AskId, Choice, Commitment, RulesError, Seat, SeatCount, SeatMap, SeatSet, Seed};
use palast_core::{RecordError, Standings, TakeBack, Verdict, Viewer};
use palast_ui::{Arg, Lang, LogLevel, Phrase, RenderContext, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// What is chosen before a match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchConfig {
    /// How many play.
    pub seats: u8,
    /// Options by name; those not named keep their default.
    pub options: Vec<(String, String)>,
    /// The text of another edition than the one that comes with the game.
    pub edition: Option<String>,
}

/// Why an answer was not taken, with the reason as a phrase for people.
pub type SubmitError = palast_core::SubmitError<Phrase>;

/// Why a match could not be loaded.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum LoadError {
    /// It has not the form of a record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// It has the form, but the rules do not allow what it says happened.
    #[error("line {line}: {reason}")]
    Replay {
        /// Of the record, counted from one.
        line: usize,
        /// In words.
        reason: String,
    },
}

/// One line of the log as markup.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The ply to look at ([`AnyMatch::view_at`]).
    pub ply: usize,
    /// How much it matters.
    pub level: LogLevel,
    /// With seats marked and pieces drawn.
    pub markup: Markup,
}

/// One line of the log as plain text.
#[derive(Clone, Debug)]
pub struct LogText {
    /// The ply to look at ([`AnyMatch::view_at`]).
    pub ply: usize,
    /// How much it matters.
    pub level: LogLevel,
    /// The sentence.
    pub text: String,
}

/// The end of a match for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    /// How it ended, in a sentence.
    pub ending: String,
    /// One is the best.
    pub places: SeatMap<u8>,
    /// The rules' own player, in a match against one.
    pub automa: Option<Automa>,
    /// In the order they are compared.
    pub lines: Vec<SheetLine>,
}

/// The rules' own player at the end of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Automa {
    /// In the reader's language.
    pub name: String,
    /// Counted with the seats'.
    pub place: u8,
}

/// A line of the score sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetLine {
    /// What is counted.
    pub heading: String,
    /// For each seat.
    pub values: SeatMap<i32>,
    /// For the rules' own player.
    pub automa: Option<i32>,
    /// Whether the line decided places.
    pub deciding: bool,
}

impl ScoreSheet {
    /// Who won, to be said: seats, or the rules' own player by name.
    #[must_use]
    pub fn winners(&self, seats: SeatCount) -> Vec<Arg> {
        let automa = self.automa.iter().filter(|automa| automa.place == 1);
        seats
            .seats()
            .filter(|seat| self.places[*seat] == 1)
            .map(Arg::Seat)
            .chain(automa.map(|automa| Arg::Text(automa.name.clone())))
            .collect()
    }
}

/// A section of the rules panel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesSection {
    /// Stable; an anchor in the page.
    pub id: &'static str,
    /// In the reader's language.
    pub title: String,
    /// Paragraphs.
    pub paragraphs: Vec<String>,
}

/// What came of a match between bots.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Each seat's share of the victory; with the automa's they sum to one.
    pub shares: SeatMap<f64>,
    /// The share of the automa, in a match against it.
    pub automa: Option<f64>,
    /// How many answers were given.
    pub decisions: u64,
    /// How often what happened, by the game's own names.
    pub tallies: BTreeMap<&'static str, u64>,
    /// How it ended ([`palast_core::Standings::ending`]).
    pub ending: &'static str,
    /// The whole record.
    pub record: String,
}

/// A game. It lives as long as the program: the matches and views it makes refer to it.
pub trait AnyGame: fmt::Debug + Send + Sync {
    /// Stable on disk and on the wire.
    fn id(&self) -> &'static str;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// What can be chosen before a match.
    fn choices(&self) -> &'static [Choice];
    /// The bots that play it, weakest first.
    fn levels(&self) -> &'static [Level];
    /// The shared texts and those of this game.
    fn words(&self, lang: Lang) -> &Words;
    /// Rules for the stylesheet.
    fn css(&self) -> &'static str;
    /// SVG symbols, placed once on a page.
    fn symbols(&self) -> Markup;
    /// The picture on the front page.
    fn emblem(&self) -> Markup;
    /// The rules in a language.
    fn rules(&self, lang: Lang) -> Vec<RulesSection>;

    /// Whether a match could be set up like that.
    ///
    /// # Errors
    /// What does not fit.
    fn check(&self, setup: &MatchConfig) -> Result<(), RulesError>;
    /// A new match.
    ///
    /// # Errors
    /// What does not fit.
    fn start(
        &'static self,
        setup: &MatchConfig,
        seed: Seed,
    ) -> Result<Box<dyn AnyMatch>, RulesError>;
    /// A stored match, ready to go on.
    ///
    /// # Errors
    /// The stored lines are no match of this game.
    fn load(
        &'static self,
        header: &str,
        lines: &[String],
        seed: Seed,
        editions: &[&str],
    ) -> Result<Box<dyn AnyMatch>, LoadError>;
    /// A record from a file, to be looked at.
    ///
    /// # Errors
    /// Names the line.
    fn read(&'static self, record: &str, editions: &[&str])
    -> Result<Box<dyn AnyMatch>, LoadError>;
    /// Re-draws a record and compares it with what was committed to.
    ///
    /// # Errors
    /// It is no record, or does not replay.
    fn verify(&self, record: &str, editions: &[&str]) -> Result<Verdict, LoadError>;

    /// A match between bots, one for each seat.
    ///
    /// # Errors
    /// What does not fit.
    fn play(
        &self,
        setup: &MatchConfig,
        seed: &Seed,
        levels: &[Level],
    ) -> Result<Played, RulesError>;
    /// Random play: gives this many answers and says how many matches ended.
    ///
    /// # Errors
    /// What does not fit.
    fn random_answers(
        &self,
        setup: &MatchConfig,
        seed: &Seed,
        answers: u64,
    ) -> Result<u64, RulesError>;
    /// Imagines this many tables met in random play.
    ///
    /// # Errors
    /// What does not fit.
    fn imagine_many(&self, setup: &MatchConfig, seed: &Seed, count: u64)
    -> Result<u64, RulesError>;
    /// The size of a table in memory.
    fn table_bytes(&self) -> usize;
}

/// The truth of a match. It takes answers and gives views; it shows nothing itself.
pub trait AnyMatch: Send {
    /// Which game.
    fn game(&self) -> &'static dyn AnyGame;
    /// How many play.
    fn seats(&self) -> SeatCount;
    /// The header of the record, for the store. Nothing secret.
    fn header(&self) -> String;
    /// The published hash of the seed.
    fn commitment(&self) -> Commitment;
    /// How many inputs there ever were.
    fn input_count(&self) -> usize;
    /// The lines from that input on, for the store. Secret.
    fn lines_from(&self, first: usize) -> Vec<String>;
    /// Who is asked now.
    fn asked(&self) -> SeatSet;
    /// The number of the question a seat is asked now.
    fn ask_id(&self, seat: Seat) -> Option<AskId>;
    /// Whether it has ended.
    fn is_over(&self) -> bool;
    /// An answer in notation.
    ///
    /// # Errors
    /// Nothing has changed; the reason is fit to be told to that seat.
    fn submit(&mut self, seat: Seat, ask: AskId, notation: &str) -> Result<(), SubmitError>;
    /// What it takes to take back a seat's last answer; nothing if it has none.
    fn take_back(&self, seat: Seat) -> Option<TakeBack>;
    /// How often a seat has taken something back.
    fn take_backs(&self, seat: Seat) -> u32;
    /// Takes it back, with all that followed; says whether there was anything.
    fn undo(&mut self, seat: Seat) -> bool;
    /// What a viewer may know now.
    fn view(&self, viewer: Viewer) -> Box<dyn AnyView>;
    /// What a viewer could know at a moment.
    fn view_at(&self, ply: usize, viewer: Viewer) -> Option<Box<dyn AnyView>>;
    /// The same with every seat's cards of that moment laid open; nothing before the match is over.
    fn open_at(&self, ply: usize, viewer: Viewer) -> Option<Box<dyn AnyView>>;
    /// The positions from the beginning to now, one for each input in force. They hold every secret
    /// of the match: for whoever may have [`AnyMatch::record_so_far`].
    fn positions(&self) -> Box<dyn Iterator<Item = Box<dyn AnyPosition>> + '_>;
    /// The newest ply.
    fn ply(&self) -> usize;
    /// The record, once it is over.
    fn record(&self) -> Option<String>;
    /// The record of a match that may be running: every secret of it. For those who own all seats.
    fn record_so_far(&self) -> String;
}

/// A match after some of its inputs in force.
pub trait AnyPosition {
    /// The ply it belongs to.
    fn ply(&self) -> usize;
    /// The line of the record that led here; nothing at the beginning.
    fn input(&self) -> Option<String>;
    /// Who is asked.
    fn asked(&self) -> SeatSet;
    /// Whether the match has ended.
    fn is_over(&self) -> bool;
    /// What a viewer could know, without the log.
    fn view(&self, viewer: Viewer) -> Box<dyn AnyView>;
    /// How the match stood.
    fn standings(&self) -> Standings;
}

/// What one viewer may know, able to show itself and to think. `pick` is an answer in notation
/// that is being considered; one that is not legal is ignored.
pub trait AnyView: Send + Sync {
    /// Which game.
    fn game(&self) -> &'static dyn AnyGame;
    /// Who is looking.
    fn viewer(&self) -> Viewer;
    /// How many play.
    fn seats(&self) -> SeatCount;
    /// Who is asked now.
    fn asked(&self) -> SeatSet;
    /// Whether the match has ended.
    fn is_over(&self) -> bool;
    /// The value of an option.
    fn option(&self, name: &str) -> Option<&'static str>;
    /// Every legal answer of the viewer, in notation.
    fn legal(&self) -> Vec<String>;
    /// Whether the viewer could give this answer now.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, notation: &str) -> Result<(), SubmitError>;
    /// One sentence: what is going on and whom it waits for.
    fn situation(&self) -> Phrase;
    /// What the viewer is asked.
    fn question(&self) -> Option<Phrase>;
    /// The name of an answer.
    fn action(&self, notation: &str) -> Option<Phrase>;
    /// What an answer would do.
    fn consequence(&self, notation: &str) -> Option<Phrase>;
    /// The section of the rules that applies now.
    fn rule_now(&self) -> &'static str;
    /// A phrase with its pieces drawn.
    fn paint(&self, phrase: &Phrase, look: RenderContext<'_>) -> Markup;
    /// The board.
    fn board(&self, look: RenderContext<'_>, pick: Option<&str>) -> Markup;
    /// The viewer's hand or tableau.
    fn hand(&self, look: RenderContext<'_>, pick: Option<&str>) -> Markup;
    /// The other choices.
    fn choices(&self, look: RenderContext<'_>, pick: Option<&str>) -> Markup;
    /// A seat's panel.
    fn panel(&self, look: RenderContext<'_>, seat: Seat) -> Markup;
    /// The panel of the rules' own player: its name and what is counted, in a match against one.
    fn automa_panel(&self, look: RenderContext<'_>) -> Option<(String, Markup)>;
    /// A picture of something of that seat's, as a standalone SVG document.
    fn picture(&self, look: RenderContext<'_>, seat: Seat) -> Option<String>;
    /// Board and hand in a terminal.
    fn draw(&self, look: RenderContext<'_>, pick: Option<&str>, area: Rect, buf: &mut Buffer);
    /// What the viewer was told, oldest first.
    fn log(&self, look: RenderContext<'_>) -> Vec<LogLine>;
    /// The same as plain text.
    fn log_text(&self, look: RenderContext<'_>) -> Vec<LogText>;
    /// The end of the same log, from the heading that begins the last `sections`; whether something
    /// was left out. Costs no more as a match grows longer.
    fn recent_log(&self, look: RenderContext<'_>, sections: usize) -> (Vec<LogLine>, bool);
    /// The end, once it is reached.
    fn score(&self, look: RenderContext<'_>) -> Option<ScoreSheet>;
    /// What a bot of this level answers; nothing if the viewer is not asked.
    fn think(&self, level: Level, seed: &Seed, go_on: &mut dyn FnMut() -> bool) -> Option<String>;
    /// The answer given for somebody who let the time run out.
    fn absent(&self, seed: &Seed) -> Option<String>;
    /// The view as data, for programs.
    fn json(&self) -> String;
}
