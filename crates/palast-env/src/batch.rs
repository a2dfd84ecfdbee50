//! Many tables stepped together into arrays of the caller, on as many threads as wanted.

use palast_core::{Dice, EventSink, Game, Rules, Seat, Step, Table};

use crate::{EnvError, Playable};

/// More tables than this would be a mistake.
const MOST_LANES: usize = 1 << 20;

/// Who answers for whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Others {
    /// The caller answers for every seat.
    #[default]
    Caller,
    /// The caller answers for one seat, lane number modulo seats; the others play at random.
    Random,
    /// Likewise; the others take the answer with the best heuristic value.
    Sensible,
}

/// How a batch is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BatchConfig {
    /// How many tables.
    pub lanes: usize,
    /// The same seed plays the same draws, whatever the number of threads.
    pub seed: u64,
    /// How many threads at most.
    pub threads: usize,
    /// Who answers for whom.
    pub others: Others,
}

/// Where a batch writes. Every array belongs to the caller; lane `i` has the `i`-th row. An empty slice
/// is not written.
#[derive(Debug)]
pub struct Arrays<'a> {
    /// Lanes × features: what the asked seat may know.
    pub observations: &'a mut [u8],
    /// Which seat is asked, from zero.
    pub seats: &'a mut [u8],
    /// Lanes × width: the numbers of the legal answers, then -1.
    pub menus: &'a mut [i16],
    /// How many legal answers there are; if more than the width, the menu shows the first ones only.
    pub counts: &'a mut [u16],
    /// Lanes × seats: what the match that just ended was worth to each seat, else zero.
    pub rewards: &'a mut [f32],
    /// Whether a match just ended; the lane has begun the next one already.
    pub done: &'a mut [u8],
    /// Lanes × actions: 1 where an answer is legal.
    pub masks: &'a mut [u8],
}

/// Tables that are stepped together.
pub trait Batch: Send + Sync {
    /// How many tables.
    fn lanes(&self) -> usize;
    /// Writes where the tables stand, with no rewards.
    ///
    /// # Errors
    /// An array has the wrong length.
    fn look(&mut self, into: Arrays<'_>) -> Result<(), EnvError>;
    /// Answers at every table, draws what is due, begins the next match where one ended, and writes.
    ///
    /// # Errors
    /// An answer is not legal or an array has the wrong length; nothing has changed.
    fn step(&mut self, answers: &[i64], into: Arrays<'_>) -> Result<(), EnvError>;
    /// Answers at random at every table so many times and writes nothing: for measuring the rules alone.
    fn run(&mut self, steps: usize);
}

struct Lane<G: Game> {
    table: Table<G>,
    dice: Dice,
    seat: Seat,
    menu: Vec<G::Action>,
    numbers: Vec<i16>,
    /// For judging menus.
    values: Vec<f32>,
    learner: Option<Seat>,
}

/// The tables of one game.
pub(crate) struct Lanes<G: Game> {
    lanes: Vec<Lane<G>>,
    threads: usize,
    others: Others,
}

impl<G: Playable> Lanes<G> {
    pub(crate) fn new(rules: &'static Rules<G>, config: BatchConfig) -> Result<Self, EnvError> {
        if config.lanes == 0 || config.lanes > MOST_LANES {
            return Err(EnvError::new(format!(
                "a batch has 1 to {MOST_LANES} tables, not {}",
                config.lanes
            )));
        }
        let seats = usize::from(rules.seats.get());
        let lane = |index: usize| {
            let learner = Seat::ALL[index % seats];
            let mut lane = Lane {
                table: G::setup(rules),
                dice: Dice::from_number(mixed(config.seed, index as u64)),
                seat: learner,
                menu: Vec::new(),
                numbers: Vec::new(),
                values: Vec::new(),
                learner: (config.others != Others::Caller).then_some(learner),
            };
            lane.go_on(config.others, &mut []);
            lane
        };
        Ok(Self {
            lanes: (0..config.lanes).map(lane).collect(),
            threads: config.threads.clamp(1, 256),
            others: config.others,
        })
    }

    /// Runs `work` for every lane, with its rows of the arrays.
    fn each(
        &mut self,
        answers: &[i64],
        into: Arrays<'_>,
        work: impl Fn(&mut Lane<G>, Option<i64>, &mut Row<'_>) + Sync,
    ) {
        let count = self.lanes.len();
        let chunk = count.div_ceil(self.threads);
        let widths = Widths::of(&into, count);
        let Arrays {
            observations,
            seats,
            menus,
            counts,
            rewards,
            done,
            masks,
        } = into;
        let mut observations = rows(observations, widths.observation * chunk);
        let mut seats = rows(seats, widths.seat * chunk);
        let mut menus = rows(menus, widths.menu * chunk);
        let mut counts = rows(counts, widths.count * chunk);
        let mut rewards = rows(rewards, widths.reward * chunk);
        let mut done = rows(done, widths.done * chunk);
        let mut masks = rows(masks, widths.mask * chunk);
        std::thread::scope(|scope| {
            for (index, lanes) in self.lanes.chunks_mut(chunk).enumerate() {
                let answers = answers.get(index * chunk..).unwrap_or_default();
                let arrays = Arrays {
                    observations: observations.next().unwrap_or_default(),
                    seats: seats.next().unwrap_or_default(),
                    menus: menus.next().unwrap_or_default(),
                    counts: counts.next().unwrap_or_default(),
                    rewards: rewards.next().unwrap_or_default(),
                    done: done.next().unwrap_or_default(),
                    masks: masks.next().unwrap_or_default(),
                };
                let work = &work;
                let part = move || {
                    let mut arrays = arrays;
                    for (at, lane) in lanes.iter_mut().enumerate() {
                        let mut row = widths.row(&mut arrays, at);
                        work(lane, answers.get(at).copied(), &mut row);
                    }
                };
                // The last part needs no thread of its own.
                if (index + 1) * chunk >= count {
                    part();
                } else {
                    scope.spawn(part);
                }
            }
        });
    }

    fn check(&self, into: &Arrays<'_>) -> Result<(), EnvError> {
        let lanes = self.lanes.len();
        let seats = self
            .lanes
            .first()
            .map_or(0, |lane| usize::from(lane.table.rules.seats.get()));
        let lengths = [
            ("observations", into.observations.len(), G::OBSERVATION),
            ("seats", into.seats.len(), 1),
            ("counts", into.counts.len(), 1),
            ("rewards", into.rewards.len(), seats),
            ("done", into.done.len(), 1),
            ("masks", into.masks.len(), G::ACTIONS),
        ];
        for (name, length, width) in lengths {
            if length != 0 && length != lanes * width {
                return Err(EnvError::new(format!(
                    "the array of {name} has {length} places, it needs {lanes} × {width}"
                )));
            }
        }
        if !into.menus.len().is_multiple_of(lanes) {
            return Err(EnvError::new(format!(
                "the array of menus has {} places, no multiple of {lanes}",
                into.menus.len()
            )));
        }
        Ok(())
    }
}

impl<G: Playable> Batch for Lanes<G> {
    fn lanes(&self) -> usize {
        self.lanes.len()
    }

    fn look(&mut self, into: Arrays<'_>) -> Result<(), EnvError> {
        self.check(&into)?;
        self.each(&[], into, |lane, _, row| {
            row.rewards.fill(0.0);
            row.done.fill(0);
            lane.write(row);
        });
        Ok(())
    }

    fn step(&mut self, answers: &[i64], into: Arrays<'_>) -> Result<(), EnvError> {
        self.check(&into)?;
        if answers.len() != self.lanes.len() {
            return Err(EnvError::new(format!(
                "{} answers for {} tables",
                answers.len(),
                self.lanes.len()
            )));
        }
        for (index, (lane, answer)) in self.lanes.iter().zip(answers).enumerate() {
            if lane.place(*answer).is_none() {
                return Err(EnvError::new(format!(
                    "action {answer} is not legal at table {index} for player {}",
                    lane.seat.index()
                )));
            }
        }
        let others = self.others;
        self.each(answers, into, |lane, answer, row| {
            row.rewards.fill(0.0);
            let ended = match answer.and_then(|answer| lane.place(answer)) {
                Some(place) => lane.answer(place, others, row.rewards),
                None => false,
            };
            row.done.fill(u8::from(ended));
            lane.write(row);
        });
        Ok(())
    }

    fn run(&mut self, steps: usize) {
        let others = self.others;
        self.each(&[], Arrays::none(), |lane, _, _| {
            for _ in 0..steps {
                let place = lane.dice.below(lane.menu.len() as u32) as usize;
                lane.answer(place, others, &mut []);
            }
        });
    }
}

impl<G: Playable> Lane<G> {
    /// Where this number is on the menu.
    fn place(&self, number: i64) -> Option<usize> {
        let number = i16::try_from(number).ok()?;
        self.numbers.iter().position(|own| *own == number)
    }

    fn answer(&mut self, place: usize, others: Others, rewards: &mut [f32]) -> bool {
        let action = self.menu[place];
        G::act(&mut self.table, self.seat, action, &mut EventSink::silent());
        self.go_on(others, rewards)
    }

    /// Draws, lets others answer and begins anew until the caller is asked; says whether a match ended.
    /// Its worth is in `rewards`, of the first if several ended.
    fn go_on(&mut self, others: Others, rewards: &mut [f32]) -> bool {
        let mut ended = false;
        loop {
            G::settle(&mut self.table, &mut self.dice);
            let seat = match G::step(&self.table.public) {
                Step::Ask(asked) => asked.first(),
                Step::Chance | Step::Over => None,
            };
            let Some(seat) = seat else {
                if !ended {
                    let payoff = G::payoff(&self.table);
                    for (reward, seat) in rewards.iter_mut().zip(Seat::ALL) {
                        *reward = payoff[seat];
                    }
                }
                ended = true;
                self.table = G::setup(self.table.rules);
                continue;
            };
            if self.learner.is_none_or(|learner| learner == seat) {
                self.seat = seat;
                self.list();
                return ended;
            }
            let view = self.table.view_ref(seat);
            let ask = G::question(view);
            let action = match others {
                Others::Caller | Others::Random => G::any_action(view, &ask, &mut self.dice),
                Others::Sensible => {
                    self.menu.clear();
                    self.values.clear();
                    G::legal_actions(view, &ask, &mut self.menu);
                    G::judge_all(view, &ask, &self.menu, &mut self.values);
                    best(&self.menu, &self.values)
                        .unwrap_or_else(|| G::any_action(view, &ask, &mut self.dice))
                }
            };
            G::act(&mut self.table, seat, action, &mut EventSink::silent());
        }
    }

    fn list(&mut self) {
        let view = self.table.view_ref(self.seat);
        self.menu.clear();
        G::legal_actions(view, &G::question(view), &mut self.menu);
        self.numbers.clear();
        let numbers = self
            .menu
            .iter()
            .map(|action| G::number(view, action) as i16);
        self.numbers.extend(numbers);
    }

    fn write(&self, row: &mut Row<'_>) {
        if !row.observation.is_empty() {
            G::observe(self.table.view_ref(self.seat), row.observation);
        }
        row.seat.fill(self.seat.index() as u8);
        row.count.fill(self.numbers.len() as u16);
        let shown = self.numbers.len().min(row.menu.len());
        row.menu[..shown].copy_from_slice(&self.numbers[..shown]);
        row.menu[shown..].fill(-1);
        if !row.mask.is_empty() {
            row.mask.fill(0);
            for number in &self.numbers {
                row.mask[*number as usize] = 1;
            }
        }
    }
}

fn best<A: Copy>(menu: &[A], values: &[f32]) -> Option<A> {
    let judged = menu.iter().zip(values);
    let best = judged.max_by(|(_, one), (_, other)| one.total_cmp(other));
    best.map(|(action, _)| *action)
}

/// Lane seeds that have nothing in common, whatever the seed (SplitMix64).
const fn mixed(seed: u64, lane: u64) -> u64 {
    let mut z = seed
        .wrapping_mul(0x9E37_79B9_7F4A_7C15)
        .wrapping_add(lane.wrapping_add(1).wrapping_mul(0xD1B5_4A32_D192_ED03));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl Arrays<'_> {
    /// Nothing is wanted.
    #[must_use]
    pub const fn none() -> Self {
        Self {
            observations: &mut [],
            seats: &mut [],
            menus: &mut [],
            counts: &mut [],
            rewards: &mut [],
            done: &mut [],
            masks: &mut [],
        }
    }
}

/// How many places of each array belong to one lane.
#[derive(Clone, Copy)]
struct Widths {
    observation: usize,
    seat: usize,
    menu: usize,
    count: usize,
    reward: usize,
    done: usize,
    mask: usize,
}

impl Widths {
    fn of(arrays: &Arrays<'_>, lanes: usize) -> Self {
        Self {
            observation: arrays.observations.len() / lanes,
            seat: arrays.seats.len() / lanes,
            menu: arrays.menus.len() / lanes,
            count: arrays.counts.len() / lanes,
            reward: arrays.rewards.len() / lanes,
            done: arrays.done.len() / lanes,
            mask: arrays.masks.len() / lanes,
        }
    }

    fn row<'r>(&self, arrays: &'r mut Arrays<'_>, at: usize) -> Row<'r> {
        Row {
            observation: row(arrays.observations, at, self.observation),
            seat: row(arrays.seats, at, self.seat),
            menu: row(arrays.menus, at, self.menu),
            count: row(arrays.counts, at, self.count),
            rewards: row(arrays.rewards, at, self.reward),
            done: row(arrays.done, at, self.done),
            mask: row(arrays.masks, at, self.mask),
        }
    }
}

/// What one lane writes.
struct Row<'a> {
    observation: &'a mut [u8],
    seat: &'a mut [u8],
    menu: &'a mut [i16],
    count: &'a mut [u16],
    rewards: &'a mut [f32],
    done: &'a mut [u8],
    mask: &'a mut [u8],
}

fn row<T>(array: &mut [T], at: usize, width: usize) -> &mut [T] {
    &mut array[at * width..(at + 1) * width]
}

/// The array in parts of this length; no parts if nothing is wanted.
fn rows<T>(array: &mut [T], length: usize) -> std::slice::ChunksMut<'_, T> {
    array.chunks_mut(length.max(1))
}
