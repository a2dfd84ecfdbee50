//! What a game's UI implements, and what it is given to show.

use maud::Markup;
use palast_core::{Game, LogEntry, Seat, SeatMap, View, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::{Lang, Phrase, Words};

/// How to show something: the reader's language and the names at the table.
#[derive(Clone, Copy, Debug)]
pub struct RenderContext<'a> {
    /// The shared texts and those of the game, in the viewer's language.
    pub words: &'a Words,
    /// Who sits where; already fit to be shown.
    pub names: &'a SeatMap<String>,
}

impl RenderContext<'_> {
    /// A phrase as plain text.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.names)
    }
}

/// What one viewer may know in one position, and how to show it.
#[derive(Debug)]
pub struct Scene<'a, G: Game> {
    /// What the viewer may know.
    pub view: &'a View<G>,
    /// Once the match is over, the last view of every seat: all cards lie open. Empty before.
    pub open: &'a [View<G>],
    /// What the viewer was told, oldest first.
    pub log: &'a [LogEntry<G>],
    /// A legal answer that is being considered: show what it would do.
    pub pick: Option<G::Action>,
    /// Language and names.
    pub look: RenderContext<'a>,
}

impl<G: Game> Clone for Scene<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Scene<'_, G> {}

impl<G: Game> Scene<'_, G> {
    /// The seat that is looking, if any.
    #[must_use]
    pub const fn you(&self) -> Option<Seat> {
        match self.view.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// A phrase as plain text.
    #[must_use]
    pub fn say(&self, phrase: &Phrase) -> String {
        self.look.say(phrase)
    }
}

/// How much a line of the log matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogLevel {
    /// Begins a new round or phase.
    Heading,
    /// Something happened.
    Line,
    /// A consequence of the line before.
    Detail,
}

/// Says what a game means: phrases, never text.
pub trait Localize<G: Game>: Copy + Send + Sync + 'static {
    /// The Fluent sources of this game in one language.
    fn sources(lang: Lang) -> &'static [&'static str];

    /// The sections of the rules panel, in reading order. For each there are the messages
    /// `rules-ID-title` and `rules-ID`; a blank line separates paragraphs.
    const RULES: &'static [&'static str];

    /// The section that applies now.
    fn rule_now(view: &View<G>) -> &'static str;

    /// One sentence: what is going on and whom it waits for.
    fn situation(view: &View<G>) -> Phrase;

    /// What the viewer is asked, and why; nothing if nothing is.
    fn question(view: &View<G>) -> Option<Phrase>;

    /// The name of an answer: on its button, for a screen reader, in the terminal's menu.
    fn action(view: &View<G>, action: &G::Action) -> Phrase;

    /// What the answer would do, said before it is confirmed.
    fn consequence(view: &View<G>, action: &G::Action) -> Phrase;

    /// Why an answer is refused.
    fn illegal(illegal: &G::Illegal) -> Phrase;

    /// A line of the log for everybody; nothing if it is not worth one.
    fn event(event: &G::Event) -> Option<(LogLevel, Phrase)>;

    /// A line of the log for one seat.
    fn private_event(event: &G::PrivateEvent) -> Option<(LogLevel, Phrase)>;

    /// What a score line counts ([`palast_core::ScoreLine::key`]).
    fn score_line(key: &str) -> Phrase;

    /// How the match ended ([`palast_core::Standings::ending`]).
    fn ending(ending: &str) -> Phrase;
}

/// Draws a game for the browser. Everything is placed inside one form: choices are made with
/// [`crate::controls`], pieces that move carry `data-k`.
pub trait RenderHtml<G: Game>: Localize<G> {
    /// Rules for the stylesheet, all below the class `room-<game id>`.
    const CSS: &'static str;

    /// SVG symbols used by the other functions; placed once on a page.
    fn symbols() -> Markup;

    /// The picture on the front page, decorative.
    fn emblem() -> Markup;

    /// A little picture of a piece inside a sentence ([`crate::Arg::Piece`]).
    fn piece(id: &str) -> Markup;

    /// The board: everything everybody sees.
    fn board(scene: Scene<'_, G>) -> Markup;

    /// What is in front of the viewer: hand or tableau.
    fn hand(scene: Scene<'_, G>) -> Markup;

    /// The answers that are not made by touching the board or the hand.
    fn choices(scene: Scene<'_, G>) -> Markup;

    /// Counts, resources and points of one seat, for its panel; not the name.
    fn panel(scene: Scene<'_, G>, seat: Seat) -> Markup;

    /// The same of the rules' own player, in a match against one; nothing in any other.
    fn automa_panel(_scene: Scene<'_, G>) -> Option<Markup> {
        None
    }

    /// Something of a seat that is worth keeping, as a standalone SVG document: its root has
    /// `xmlns`, `viewBox`, `width` and `height`, its symbols and colours are inside it, and it asks
    /// for nothing from elsewhere. Shows no more than the view does. Offered at the end of a match
    /// and under `/t/TABLE/picture/SEAT.svg`.
    fn picture(_look: RenderContext<'_>, _view: &View<G>, _seat: Seat) -> Option<String> {
        None
    }
}

/// Draws a game in a terminal.
pub trait RenderTerminal<G: Game>: Localize<G> {
    /// The board and the viewer's hand, within `area`; works at 78×14 and uses more if there is more.
    fn draw(scene: Scene<'_, G>, area: Rect, buf: &mut Buffer);
}

/// A whole UI.
pub trait GameUi<G: Game>: RenderHtml<G> + RenderTerminal<G> {}

impl<G: Game, F: RenderHtml<G> + RenderTerminal<G>> GameUi<G> for F {}
