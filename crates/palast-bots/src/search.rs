//! A search that never peeks: Monte Carlo tree search over worlds imagined from one seat's view.
//!
//! Each walk imagines a world that this seat cannot tell from the true one, follows the most
//! promising answers down a tree shared by all worlds, plays on to a horizon, and takes back up what
//! the result is worth to each seat. Chance is drawn as it comes (nodes stand for answers, not for
//! draws). The first guess at every position is the game's own judgement. Forced answers make no
//! nodes, nor do others' sealed ones, which nobody can react to: they are drawn as in a playout.

mod analysis;
mod explorer;
pub(crate) mod policy;
mod tree;
mod worlds;

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use palast_core::{
    Bot, Dice, EventSink, Imagine, Judge, LogEntry, Step, Table, Thinking, View, ViewRef, Viewer,
};

use explorer::Explorer;
use worlds::Worlds;

pub use analysis::{Analysis, Outlook, Rated};

/// How often the clock is asked, in walks.
const POLL: u32 = 32;
/// The most nodes of one tree: about 60 MB.
const MOST_NODES: usize = 1 << 17;

/// How much and how a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// What suits the game.
    pub thinking: Thinking,
    /// How many worlds are imagined, if the clock allows it. With a clock that never stops the same
    /// seed gives the same answer.
    pub walks: u32,
    /// How many trees share the work, each on a thread of its own. Their number decides the answer,
    /// the order in which threads run does not.
    pub trees: u8,
    /// How much less visited an answer may be to be given instead of the best where the choice is
    /// sealed, as a share of the visits of the best.
    pub margin: f32,
}

impl Settings {
    /// The game's own settings, so many worlds, one tree.
    #[must_use]
    pub const fn new<G: Imagine>(walks: u32) -> Self {
        Self {
            thinking: G::THINKING,
            walks,
            trees: 1,
            margin: 0.2,
        }
    }
}

/// A bot that searches. It keeps what it learnt for the next question of the same turn.
#[derive(Debug)]
pub struct Search<G: Imagine + Judge> {
    settings: Settings,
    dice: Dice,
    trees: Vec<Explorer<G>>,
    /// What this seat must see next for the trees to go on.
    expected: Option<View<G>>,
    /// The answer given at the root of the trees; forced ones may have followed.
    given: Option<G::Action>,
    /// What the seat was told.
    log: Vec<LogEntry<G>>,
    /// Worlds to think about instead of imagined ones.
    supposed: Vec<Table<G>>,
    /// How many worlds the last question took.
    walks: u32,
}

impl<G: Imagine + Judge> Search<G> {
    /// A search with these settings and dice.
    #[must_use]
    pub fn new(settings: Settings, mut dice: Dice) -> Self {
        let nodes = (settings.walks as usize)
            .saturating_mul(2)
            .clamp(64, MOST_NODES);
        let trees = (0..settings.trees.max(1))
            .map(|_| {
                let seed = u64::from(dice.bits()) << 32 | u64::from(dice.bits());
                Explorer::new(nodes, Dice::from_number(seed))
            })
            .collect();
        Self {
            settings,
            dice,
            trees,
            expected: None,
            given: None,
            log: Vec::new(),
            supposed: Vec::new(),
            walks: 0,
        }
    }

    /// How many worlds were imagined for the last question.
    #[must_use]
    pub const fn walks(&self) -> u32 {
        self.walks
    }

    /// Worlds to think about at the next question instead of imagined ones. No match shows its
    /// table, so whoever plays one has only imagined tables to suppose.
    pub fn suppose(&mut self, worlds: Vec<Table<G>>) {
        self.supposed = worlds;
    }

    /// Thinks about the question in a view; nothing if nothing is asked.
    pub fn analyse(
        &mut self,
        view: &View<G>,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Analysis<G::Action>> {
        let view_ref = view.view_ref()?;
        let ask = view.question()?;
        let walks = self.settings.walks;
        let menu = view.legal_actions();
        let seat = view_ref.seat;
        if self.expected.take().as_ref() != Some(view) {
            self.given = None;
        }
        self.walks = 0;
        if let [only] = menu[..] {
            return Some(Analysis::forced(seat, only));
        }
        for tree in &mut self.trees {
            tree.begin(&menu, self.given.map(|action| (seat, action)));
        }
        self.given = None;
        self.walk(view_ref, walks, None, go_on);
        let trees = self.trees.iter_mut();
        let found: Vec<_> = trees.map(|tree| tree.found(seat, &menu).to_vec()).collect();
        let analysis = Analysis::of(seat, &menu, G::is_sealed(&ask), &found);
        self.walks = analysis.walks;
        Some(analysis)
    }

    /// Goes on after [`Search::analyse`] of the same view with walks that all begin with one
    /// answer, and rates that answer: the search itself comes back to what looks bad so seldom that
    /// it hardly knows how bad it is. Nothing if the answer is not legal.
    pub fn probe(
        &mut self,
        view: &View<G>,
        action: G::Action,
        walks: u32,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Rated<G::Action>> {
        let view_ref = view.view_ref()?;
        let ask = view.question()?;
        let menu = view.legal_actions();
        let legal = menu.contains(&action) && menu.len() > 1;
        if !legal {
            return None;
        }
        self.walk(view_ref, walks, Some(action), go_on);
        let trees = self.trees.iter_mut();
        let found: Vec<_> = trees
            .map(|tree| tree.found(view_ref.seat, &menu).to_vec())
            .collect();
        let analysis = Analysis::of(view_ref.seat, &menu, G::is_sealed(&ask), &found);
        let mut answers = analysis.answers.into_iter();
        answers.find(|one| one.action == action)
    }

    /// What a position is worth to the seat that sees it if all play on by the game's own judgement,
    /// after an answer of its own if one is given. Other than a search it asks the same of every
    /// position, whoever is to answer there: two of these can be compared.
    pub fn outlook(
        &mut self,
        view: &View<G>,
        first: Option<G::Action>,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Option<Outlook> {
        let view_ref = view.view_ref()?;
        let Settings {
            thinking, walks, ..
        } = self.settings;
        let worlds = self.worlds(view_ref, walks);
        let explorer = self.trees.first_mut()?;
        let (mut sum, mut squares, mut count) = (0.0f64, 0.0f64, 0u32);
        while count < walks.max(1) {
            let worth = explorer.play_out(&thinking, &worlds, first)[view_ref.seat];
            sum += f64::from(worth);
            squares += f64::from(worth).powi(2);
            count += 1;
            if count.is_multiple_of(POLL) && !go_on() {
                break;
            }
        }
        let mean = sum / f64::from(count);
        let variance = (squares / f64::from(count) - mean * mean).max(0.0);
        Some(Outlook {
            share: mean as f32,
            error: (variance / f64::from(count.max(2) - 1)).sqrt() as f32,
        })
    }

    /// Worlds that fit a view.
    fn worlds<'v>(&mut self, view: ViewRef<'v, G>, walks: u32) -> Worlds<'v, G> {
        let weighed = usize::from(self.settings.thinking.weighed).min(2 * walks as usize);
        let supposed = std::mem::take(&mut self.supposed);
        if supposed.is_empty() {
            Worlds::new(view, &self.log, weighed, &mut self.dice)
        } else {
            Worlds::given(view, supposed)
        }
    }

    /// Walks with all trees until the work is done or the clock says stop.
    fn walk(
        &mut self,
        view: ViewRef<'_, G>,
        walks: u32,
        first: Option<G::Action>,
        go_on: &mut dyn FnMut() -> bool,
    ) {
        let thinking = self.settings.thinking;
        let worlds = self.worlds(view, walks);
        let count = self.trees.len() as u32;
        let share = walks.div_ceil(count).max(1);
        let stop = AtomicBool::new(false);
        let Some((own, others)) = self.trees.split_first_mut() else {
            return;
        };
        thread::scope(|threads| {
            for tree in others {
                let (stop, worlds) = (&stop, &worlds);
                threads.spawn(move || {
                    for walk in 0..share {
                        if walk % POLL == POLL - 1 && stop.load(Ordering::Relaxed) {
                            break;
                        }
                        tree.walk(&thinking, worlds, first);
                    }
                });
            }
            for walk in 0..share {
                if walk % POLL == POLL - 1 && !go_on() {
                    stop.store(true, Ordering::Relaxed);
                    break;
                }
                own.walk(&thinking, &worlds, first);
            }
        });
    }

    /// Remembers what this seat will see if nobody else has a say before its next question.
    fn expect(&mut self, view: ViewRef<'_, G>, action: G::Action) {
        let mut world = G::imagine(view, &mut self.dice);
        G::act(&mut world, view.seat, action, &mut EventSink::silent());
        let again = match G::step(&world.public) {
            Step::Ask(seats) => seats.contains(view.seat),
            Step::Chance | Step::Over => false,
        };
        self.expected = again.then(|| world.view(Viewer::Seat(view.seat)));
    }
}

impl<G: Imagine + Judge> Bot<G> for Search<G> {
    fn hear(&mut self, log: &[LogEntry<G>]) {
        self.log.clear();
        self.log.extend_from_slice(log);
    }

    fn choose(&mut self, view: &View<G>, go_on: &mut dyn FnMut() -> bool) -> G::Action {
        let analysis = self.analyse(view, go_on);
        let analysis = analysis.expect("a bot is called when it is asked");
        let action = analysis.choose(self.settings.margin, &mut self.dice);
        let view_ref = view.view_ref().expect("a bot has a seat");
        if analysis.walks > 0 {
            self.given = Some(action);
        }
        self.expect(view_ref, action);
        action
    }
}
