//! A game, a match and a view whose types are forgotten: what server, terminal and commands hold.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;
use std::time::Duration;

use maud::Markup;
use palast_bots::arena::Thought;
use palast_bots::review::NoReview;
use palast_bots::{Contestant, Level};
use palast_core::{AskId, Choice, Commitment, RulesError, Seat, SeatCount, SeatMap, SeatSet, Seed};
use palast_core::{RecordError, Standings, TakeBack, Verdict, Viewer};
use palast_ui::plan::{Placed, Plan};
use palast_ui::{About, Arg, Lang, LogLevel, Moment, Phrase, RenderContext, RunningScore, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::advice::Advice;
use crate::review::AnyReview;

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
    /// One is the best; equal seats share a place.
    pub places: SeatMap<u8>,
    /// The points that decide first.
    pub scores: SeatMap<i32>,
    /// How much each seat thought.
    pub thought: SeatMap<Thought>,
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
    /// Whether a seat can know what others do not. Where it can, the time a bot takes must not
    /// follow from what it knows.
    fn hides(&self) -> bool;
    /// The shared texts and those of this game.
    fn words(&self, lang: Lang) -> &Words;
    /// The lessons of a first match ([`palast_ui::Localize::LESSONS`]).
    fn lessons(&self) -> &'static [&'static str];
    /// The choices that matter only to one who plays alone ([`palast_ui::Localize::SOLO_CHOICES`]).
    fn solo_choices(&self) -> &'static [&'static str];
    /// Rules for the stylesheet.
    fn css(&self) -> &'static str;
    /// SVG symbols, placed once on a page.
    fn symbols(&self) -> Markup;
    /// The picture on the front page.
    fn emblem(&self) -> Markup;
    /// A little picture of a piece ([`palast_ui::Moment::pieces`]).
    fn piece(&self, id: &str) -> Markup;
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

    /// A match between bots, one for each seat. The clock is for bots with a budget of time.
    ///
    /// # Errors
    /// What does not fit.
    fn play(
        &self,
        setup: &MatchConfig,
        seed: &Seed,
        bots: &[Contestant],
        clock: &dyn Fn() -> Duration,
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
    /// What a viewer could know at a ply.
    fn view_at(&self, ply: usize, viewer: Viewer) -> Option<Box<dyn AnyView>>;
    /// The same with every seat's cards of that ply laid open; nothing before the match is over.
    fn open_at(&self, ply: usize, viewer: Viewer) -> Option<Box<dyn AnyView>>;
    /// The positions from the beginning to now, one for each input in force. They hold every secret
    /// of the match: for those who may have [`AnyMatch::record_so_far`].
    fn positions(&self) -> Box<dyn Iterator<Item = Box<dyn AnyPosition>> + '_>;
    /// The newest ply.
    fn ply(&self) -> usize;
    /// The plies at which a seat gave its answers, oldest first. For that seat, or after the match.
    fn decisions(&self, seat: Seat) -> Vec<usize>;
    /// The ply at which a seat's last turn ended.
    fn last_turn(&self, seat: Seat) -> usize;
    /// A match that goes on from a position of this one, counted by the inputs in force before it,
    /// with draws of its own; nothing unless this one is over and has that position.
    fn go_on_from(&self, at: usize, seed: Seed) -> Option<Box<dyn AnyMatch>>;
    /// What a seat saw of the match, ready to be reviewed.
    ///
    /// # Errors
    /// The match is not over, or has no such seat.
    fn review(&self, seat: Seat) -> Result<Box<dyn AnyReview>, NoReview>;
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
    /// The key that picks an answer, if its piece has one printed on it.
    fn key(&self, notation: &str) -> Option<char>;
    /// Whether this answer could be taken back freely: nothing is drawn or shown because of it, and
    /// nobody else answers before the viewer is asked again. Worked out on an imagined table, so it
    /// may be wrong in rare cases, and never says more than the viewer knows.
    fn is_revocable(&self, notation: &str) -> bool;
    /// The moments of the log from this ply on, oldest first.
    fn moments(&self, from: usize) -> Vec<Moment>;
    /// What there is to say about a thing on the board.
    fn about(&self, id: &str) -> Option<About>;
    /// The ids of everything that can be asked about now.
    fn abouts(&self) -> Vec<String>;
    /// How the match stands, as far as everybody may know.
    fn running_score(&self) -> Option<RunningScore>;
    /// The lesson that belongs to the viewer's question.
    fn lesson(&self) -> Option<&'static str>;
    /// The plan behind the viewer's question, if several answers can be given together.
    fn plan(&self, context: RenderContext<'_>) -> Option<Plan>;
    /// The answers beside the plan that it does not cover.
    fn beside_plan(&self, context: RenderContext<'_>) -> Markup;
    /// The answers that carry out a plan, in notation, each legal after the ones before it.
    ///
    /// # Errors
    /// What is missing or does not fit.
    fn plan_answers(&self, placed: &[Placed]) -> Result<Vec<String>, Phrase>;
    /// A phrase with its pieces drawn.
    fn paint(&self, phrase: &Phrase, context: RenderContext<'_>) -> Markup;
    /// The board.
    fn board(&self, context: RenderContext<'_>, pick: Option<&str>) -> Markup;
    /// The viewer's hand or tableau.
    fn hand(&self, context: RenderContext<'_>, pick: Option<&str>) -> Markup;
    /// The other choices.
    fn choices(&self, context: RenderContext<'_>, pick: Option<&str>) -> Markup;
    /// A seat's panel.
    fn panel(&self, context: RenderContext<'_>, seat: Seat) -> Markup;
    /// The panel of the rules' own player: its name and what is counted, in a match against one.
    fn automa_panel(&self, context: RenderContext<'_>) -> Option<(String, Markup)>;
    /// What the game shows above the score sheet, once the match is over.
    fn finale(&self, context: RenderContext<'_>) -> Option<Markup>;
    /// A picture of something of that seat's, as a standalone SVG document.
    fn picture(&self, context: RenderContext<'_>, seat: Seat) -> Option<String>;
    /// Board and hand in a terminal.
    fn draw(&self, context: RenderContext<'_>, pick: Option<&str>, area: Rect, buf: &mut Buffer);
    /// What the viewer was told, oldest first.
    fn log(&self, context: RenderContext<'_>) -> Vec<LogLine>;
    /// The same as plain text.
    fn log_text(&self, context: RenderContext<'_>) -> Vec<LogText>;
    /// The end of the same log, from the heading that begins the last `sections`; whether something
    /// was left out. Costs no more as a match grows longer.
    fn recent_log(&self, context: RenderContext<'_>, sections: usize) -> (Vec<LogLine>, bool);
    /// The same as plain text.
    fn recent_log_text(&self, context: RenderContext<'_>, sections: usize) -> (Vec<LogText>, bool);
    /// The end, once it is reached.
    fn score(&self, context: RenderContext<'_>) -> Option<ScoreSheet>;
    /// What a bot of this level answers; nothing if the viewer is not asked.
    fn think(&self, level: Level, seed: &Seed, go_on: &mut dyn FnMut() -> bool) -> Option<String>;
    /// What a search of at most so many walks would answer, for a person to choose from; nothing if
    /// the viewer is not asked. It is made from what the viewer knows, like everything here.
    fn advise(&self, walks: u32, seed: &Seed, go_on: &mut dyn FnMut() -> bool) -> Option<Advice>;
    /// Has the buttons of these answers marked, best first; those that are not legal are ignored.
    fn mark(&mut self, hints: &[&str]);
    /// The answer given for somebody who let the time run out.
    fn absent(&self, seed: &Seed) -> Option<String>;
    /// The view as data, for programs.
    fn json(&self) -> String;
}
