//! The traits that a game's UI implements, and the data it renders.

use maud::Markup;
use palast_core::{Game, LogEntry, Seat, SeatMap, View, Viewer};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::plan::{Placed, Plan};
use crate::{About, Lang, Moment, Phrase, RunningScore, Words};

/// How to render: the viewer's language and the names of the players.
#[derive(Clone, Copy, Debug)]
pub struct RenderContext<'a> {
    /// The shared texts and those of the game, in the viewer's language.
    pub words: &'a Words,
    /// The name on each seat, ready for display.
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
    /// Every legal answer of the viewer, as [`View::legal_actions`] lists them: found once for all
    /// parts of a page.
    pub legal: &'a [G::Action],
    /// Answers that were asked for as a hint, best first: their buttons are marked.
    pub hints: &'a [G::Action],
    /// The viewer's log, oldest first.
    pub log: &'a [LogEntry<G>],
    /// A legal answer that is picked but not confirmed: the UI shows its consequence.
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
    /// The viewer's seat, if they have one.
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

/// Describes a game in phrases, which [`Words`] turns into text.
pub trait Localize<G: Game>: Copy + Send + Sync + 'static {
    /// The Fluent sources of this game in one language.
    fn sources(lang: Lang) -> &'static [&'static str];

    /// The sections of the rules panel, in reading order. For each there are the messages
    /// `rules-ID-title` and `rules-ID`; a blank line separates paragraphs.
    const RULES: &'static [&'static str];

    /// The section that applies now.
    fn rule_now(view: &View<G>) -> &'static str;

    /// One sentence: what is going on, and whom the match waits for.
    fn situation(view: &View<G>) -> Phrase;

    /// What the viewer is asked, and why; `None` if they are not asked.
    fn question(view: &View<G>) -> Option<Phrase>;

    /// The name of an answer: on its button, for a screen reader, in the terminal's menu.
    fn action(view: &View<G>, action: &G::Action) -> Phrase;

    /// The consequence of an answer, shown before it is confirmed.
    fn consequence(view: &View<G>, action: &G::Action) -> Phrase;

    /// Why an answer is refused.
    fn illegal(illegal: &G::Illegal) -> Phrase;

    /// The log line of a public event, if it has one.
    fn event(event: &G::Event) -> Option<(LogLevel, Phrase)>;

    /// The log line of a private event, if it has one.
    fn private_event(event: &G::PrivateEvent) -> Option<(LogLevel, Phrase)>;

    /// What a score line counts ([`palast_core::ScoreLine::key`]).
    fn score_line(key: &str) -> Phrase;

    /// How the match ended ([`palast_core::Standings::ending`]).
    fn ending(ending: &str) -> Phrase;

    /// The key that picks an answer: the digit or letter printed on its piece, and the same in the
    /// browser and the terminal. Without one an answer is numbered by its place in the list.
    fn key(_view: &View<G>, _action: &G::Action) -> Option<char> {
        None
    }

    /// The moments in a part of the viewer's log, oldest first. A moment may sum up several events;
    /// the part begins at the start of a round or turn.
    fn moments(_view: &View<G>, _log: &[LogEntry<G>]) -> Vec<Moment> {
        Vec::new()
    }

    /// What the page says about a thing that has this `data-about`.
    fn about(_view: &View<G>, _id: &str) -> Option<About> {
        None
    }

    /// Everything that can be asked about now, by id: for the terminal, and for the tests.
    fn abouts(_view: &View<G>) -> Vec<String> {
        Vec::new()
    }

    /// How the match stands, as far as everybody may know; `None` if the rules keep it hidden.
    fn running_score(_view: &View<G>) -> Option<RunningScore> {
        None
    }

    /// The choices before a match that matter only to one who plays alone. They are asked of
    /// nobody else.
    const SOLO_CHOICES: &'static [&'static str] = &[];

    /// The lessons, in the order in which a first match usually meets them. For each there is the
    /// message `lesson-ID`: two sentences on what the question is about and what is usually wise.
    /// The welcome is the messages `welcome-you`, `welcome-aim` and `welcome-round`.
    const LESSONS: &'static [&'static str] = &[];

    /// The lesson that belongs to the question the viewer is asked. Elements it speaks of have
    /// `data-lesson="ID"`.
    fn lesson(_view: &View<G>) -> Option<&'static str> {
        None
    }

    /// The answers that carry out a plan, in the order in which the rules ask for them.
    ///
    /// # Errors
    /// What is missing or does not fit, for the player.
    fn plan_actions(_view: &View<G>, _placed: &[Placed]) -> Result<Vec<G::Action>, Phrase> {
        Err(Phrase::new("plan-none"))
    }
}

/// Draws a game for the browser. Everything is inside one form: [`crate::controls`] makes the buttons,
/// and pieces that move have a `data-k`.
pub trait RenderHtml<G: Game>: Localize<G> {
    /// The game's stylesheet; all its rules are below the class `room-<game id>`.
    const CSS: &'static str;

    /// SVG symbols used by the other functions; placed once on a page.
    fn symbols() -> Markup;

    /// The picture on the front page, decorative.
    fn emblem() -> Markup;

    /// A little picture of a piece inside a sentence ([`crate::Arg::Piece`]).
    fn piece(id: &str) -> Markup;

    /// The board: everything that all viewers see.
    fn board(scene: Scene<'_, G>) -> Markup;

    /// What is in front of the viewer: hand or tableau.
    fn hand(scene: Scene<'_, G>) -> Markup;

    /// The answers that have no button on the board or in the hand.
    fn choices(scene: Scene<'_, G>) -> Markup;

    /// The plan behind the question, if several answers can be given together.
    fn plan(_scene: Scene<'_, G>) -> Option<Plan> {
        None
    }

    /// The answers beside the plan that it does not cover, such as purchases.
    fn beside_plan(_scene: Scene<'_, G>) -> Markup {
        Markup::default()
    }

    /// Counts, resources and points of one seat, for its panel; not the name.
    fn panel(scene: Scene<'_, G>, seat: Seat) -> Markup;

    /// The panel of the automa, in a match against one.
    fn automa_panel(_scene: Scene<'_, G>) -> Option<Markup> {
        None
    }

    /// What a match ends on, shown above the score sheet: gardens, paintings. Everybody sees the
    /// same.
    fn finale(_scene: Scene<'_, G>) -> Option<Markup> {
        None
    }

    /// A downloadable picture of a seat, as a standalone SVG document: its root has `xmlns`, `viewBox`,
    /// `width` and `height`, it contains its symbols and colours, and it refers to nothing else. It
    /// shows no more than the view does. It is offered at the end of a match and under
    /// `/t/TABLE/picture/SEAT.svg`.
    fn picture(_look: RenderContext<'_>, _view: &View<G>, _seat: Seat) -> Option<String> {
        None
    }
}

/// Draws a game in a terminal.
pub trait RenderTerminal<G: Game>: Localize<G> {
    /// Draws the board and the viewer's hand within `area`. It must work at 78×14 and should use more
    /// space if there is more.
    fn draw(scene: Scene<'_, G>, area: Rect, buf: &mut Buffer);
}

/// A complete UI.
pub trait GameUi<G: Game>: RenderHtml<G> + RenderTerminal<G> {}

impl<G: Game, F: RenderHtml<G> + RenderTerminal<G>> GameUi<G> for F {}
