//! One tree and what it takes to walk it: an imagined world for each walk, down the tree, on by
//! playout, and back up with what the match was worth to each seat.

use palast_core::{Dice, EventSink, Horizon, Imagine, Judge, Seat, SeatMap, SeatSet, Step, Table};
use palast_core::{Playout, Thinking, ViewRef};

use super::policy;
use super::tree::{NodeId, Tree};
use super::worlds::Worlds;

/// No playout goes on for longer than this; the estimate takes over.
const LONGEST_PLAYOUT: u16 = 400;

/// What the walks of this search brought for one answer at the root.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Found {
    /// With what was kept from the question before.
    pub(super) visits: u32,
    pub(super) prior: f32,
    pub(super) walks: u32,
    pub(super) totals: SeatMap<f64>,
    /// The sum of squares of what it was worth to the seat that thinks.
    pub(super) squares: f64,
}

/// A tree, its dice, and buffers that are used again and again.
#[derive(Debug)]
pub(super) struct Explorer<G: Imagine + Judge> {
    tree: Tree<G::Action>,
    root: NodeId,
    dice: Dice,
    /// What walks from the root brought, answer by answer in the order of the menu.
    found: Vec<Found>,
    menu: Vec<G::Action>,
    worths: Vec<f32>,
    rated: Vec<(f32, u16)>,
    at: Vec<Option<u32>>,
    /// The edges taken.
    path: Vec<u32>,
}

impl<G: Imagine + Judge> Explorer<G> {
    pub(super) fn new(nodes: usize, dice: Dice) -> Self {
        let mut tree = Tree::new(nodes);
        Self {
            root: tree.clear(),
            tree,
            dice,
            found: Vec::with_capacity(256),
            menu: Vec::with_capacity(1024),
            worths: Vec::with_capacity(1024),
            rated: Vec::with_capacity(1024),
            at: Vec::with_capacity(1024),
            path: Vec::with_capacity(256),
        }
    }

    /// Gets ready for a question with these answers. What was learnt is kept if the last answer
    /// led here, and dropped otherwise.
    pub(super) fn begin(&mut self, menu: &[G::Action], led_here: Option<(Seat, G::Action)>) {
        let kept = led_here
            .filter(|_| !self.tree.is_half_full())
            .and_then(|(seat, action)| {
                let mut at = Vec::new();
                self.tree.find(self.root, seat, &[action], &mut at);
                at[0].and_then(|edge| self.tree.child(edge))
            });
        self.root = kept.unwrap_or_else(|| self.tree.clear());
        self.found.clear();
        self.found.resize(menu.len(), Found::default());
    }

    /// What was found about the answers of this menu.
    pub(super) fn found(&mut self, seat: Seat, menu: &[G::Action]) -> &[Found] {
        self.tree.find(self.root, seat, menu, &mut self.at);
        for (found, edge) in self.found.iter_mut().zip(&self.at) {
            if let Some(edge) = edge {
                let edge = self.tree.edge(*edge);
                (found.visits, found.prior) = (edge.visits, edge.prior);
            }
        }
        &self.found
    }

    /// Takes a world, walks it, and learns from it. `first` is the answer to begin with; without
    /// one the most promising is taken.
    pub(super) fn walk(
        &mut self,
        thinking: &Thinking,
        worlds: &Worlds<'_, G>,
        first: Option<G::Action>,
    ) {
        let view = worlds.view();
        let mut table = worlds.draw(&mut self.dice);
        self.path.clear();
        let mut node = Some(self.root);
        let mut answers = 0u16;
        let mut chosen = None;
        while let Some(here) = node {
            let Step::Ask(seats) = G::step(&table.public) else {
                if settle(&mut table, &mut self.dice) {
                    continue;
                }
                break;
            };
            let seat = next_to_answer(seats, view.seat);
            let view_ref = table.view_ref(seat);
            let ask = G::question(view_ref);
            self.menu.clear();
            G::legal_actions(view_ref, &ask, &mut self.menu);
            let forced = self.menu.len() == 1;
            let action = if forced {
                self.menu[0]
            } else if seat != view.seat && G::is_sealed(&ask) {
                policy::answer(
                    thinking.playout,
                    view_ref,
                    &ask,
                    &self.menu,
                    &mut self.worths,
                    &mut self.dice,
                )
            } else {
                let Some(mut taken) = self.select(thinking, here, view_ref, &ask) else {
                    break;
                };
                if let Some(first) = first.filter(|_| self.path.is_empty()) {
                    taken = self.place_of(first).unwrap_or(taken);
                }
                let (place, edge) = taken;
                if self.path.is_empty() {
                    chosen = Some(place);
                }
                self.path.push(edge);
                node = self.tree.child(edge);
                if node.is_none() {
                    self.tree.grow(edge);
                }
                self.menu[place]
            };
            G::act(&mut table, seat, action, &mut EventSink::silent());
            answers += u16::from(!forced);
        }
        let worth = self.play_on(thinking, &mut table, answers, view.seat);
        self.learn(worth, chosen, view.seat);
    }

    /// The most promising answer of a menu: its place there, and its edge. Nothing if the node is
    /// full.
    fn select(
        &mut self,
        thinking: &Thinking,
        node: NodeId,
        view: ViewRef<'_, G>,
        ask: &G::Decision,
    ) -> Option<(usize, u32)> {
        if !self.tree.find(node, view.seat, &self.menu, &mut self.at) {
            self.worths.clear();
            G::judge_all(view, ask, &self.menu, &mut self.worths);
            policy::rate(&self.worths, thinking.temperature, &mut self.rated);
            let added = self
                .tree
                .add(node, view.seat, &self.menu, &self.at, &self.rated);
            if !added {
                return None;
            }
            self.tree.find(node, view.seat, &self.menu, &mut self.at);
        }
        let visits = self.tree.visit(node);
        let width = if node == self.root {
            u16::MAX
        } else {
            thinking.width + (visits as f32).sqrt() as u16
        };
        let (mut tried, mut total, mut priors) = (0u32, 0.0f32, 0.0f32);
        for edge in self.at.iter().flatten() {
            let edge = self.tree.edge(*edge);
            tried += edge.visits;
            total += edge.total;
            priors += edge.prior;
        }
        // What nobody has tried is worth what this position was worth so far.
        let untried = if tried == 0 {
            0.5
        } else {
            total / tried as f32
        };
        let scale = thinking.exploration / priors.max(f32::MIN_POSITIVE);
        let mut best = (f32::NEG_INFINITY, None);
        for (place, at) in self.at.iter().enumerate() {
            let Some(at) = *at else { continue };
            let edge = self.tree.edge_mut(at);
            edge.available += 1;
            if edge.visits == 0 && edge.rank >= width {
                continue;
            }
            let worth = if edge.visits == 0 {
                untried
            } else {
                edge.mean()
            };
            let curiosity = (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            let score = worth + scale * edge.prior * curiosity;
            if score > best.0 {
                best = (score, Some((place, at)));
            }
        }
        best.1
    }

    /// Where an answer stands in the menu last selected from, and its edge.
    fn place_of(&self, action: G::Action) -> Option<(usize, u32)> {
        let place = self.menu.iter().position(|one| *one == action)?;
        Some((place, self.at[place]?))
    }

    /// Takes a world and plays on in it without a tree, after an answer if there is one: what that
    /// was worth to each seat.
    pub(super) fn play_out(
        &mut self,
        thinking: &Thinking,
        worlds: &Worlds<'_, G>,
        first: Option<G::Action>,
    ) -> SeatMap<f32> {
        let me = worlds.view().seat;
        let mut table = worlds.draw(&mut self.dice);
        if let Some(first) = first {
            G::act(&mut table, me, first, &mut EventSink::silent());
        }
        self.play_on(thinking, &mut table, 0, me)
    }

    /// Plays to the horizon; what the table is worth there.
    fn play_on(
        &mut self,
        thinking: &Thinking,
        table: &mut Table<G>,
        before: u16,
        me: Seat,
    ) -> SeatMap<f32> {
        let mut answers = 0;
        let mut until = None;
        loop {
            let seats = match G::step(&table.public) {
                Step::Over => return G::payoff(table),
                Step::Chance => {
                    G::settle(table, &mut self.dice);
                    continue;
                }
                Step::Ask(seats) => seats,
            };
            let there = match thinking.horizon {
                Horizon::Answers(most) => answers >= most,
                Horizon::RoundEnd { at_least } => {
                    let round = G::round(&table.public);
                    if until.is_none() && before + answers >= at_least {
                        until = Some(round);
                    }
                    until.is_some_and(|until| round > until)
                }
            };
            if there || answers >= LONGEST_PLAYOUT {
                return G::estimate(table);
            }
            let seat = next_to_answer(seats, me);
            let view = table.view_ref(seat);
            let ask = G::question(view);
            // Games draw any answer faster than they list them all.
            let random = matches!(thinking.playout, Playout::BestOf { tries: 0 | 1 });
            self.menu.clear();
            if !random {
                G::legal_actions(view, &ask, &mut self.menu);
            }
            let action = if random {
                answers += 1;
                G::any_action(view, &ask, &mut self.dice)
            } else if self.menu.len() == 1 {
                self.menu[0]
            } else {
                answers += 1;
                policy::answer(
                    thinking.playout,
                    view,
                    &ask,
                    &self.menu,
                    &mut self.worths,
                    &mut self.dice,
                )
            };
            G::act(table, seat, action, &mut EventSink::silent());
        }
    }

    fn learn(&mut self, worth: SeatMap<f32>, chosen: Option<usize>, me: Seat) {
        for edge in &self.path {
            let edge = self.tree.edge_mut(*edge);
            edge.visits += 1;
            edge.total += worth[edge.seat];
        }
        let Some(chosen) = chosen else { return };
        let found = &mut self.found[chosen];
        found.walks += 1;
        for seat in Seat::ALL {
            found.totals[seat] += f64::from(worth[seat]);
        }
        found.squares += f64::from(worth[me]).powi(2);
    }
}

/// Lets chance happen; says whether anybody is asked after that.
fn settle<G: Imagine>(table: &mut Table<G>, dice: &mut Dice) -> bool {
    if G::step(&table.public) == Step::Over {
        return false;
    }
    G::settle(table, dice);
    true
}

/// Whoever thinks answers first, then the others in order: where several are asked at once, nobody
/// sees another's answer.
fn next_to_answer(seats: SeatSet, me: Seat) -> Seat {
    if seats.contains(me) {
        return me;
    }
    seats.first().expect("a question is to somebody")
}
