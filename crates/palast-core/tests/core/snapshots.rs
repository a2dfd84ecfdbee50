//! Taking back and looking back cost as much as they go back, however long the match is.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use palast_core::{AuditError, EventSink, Game, Match, NoEdition, NotationError, OptionError};
use palast_core::{Choice, Options, Record, Rules, Seat, SeatCount, SeatMap, SeatSet, Seed};
use palast_core::{ScoreLine, Standings, Step, Table, TakeBack, ViewRef, Viewer};

const ONE: Seat = Seat::ALL[0];
const TWO: Seat = Seat::ALL[1];

thread_local! {
    /// How many answers were carried out.
    static ACTS: Cell<usize> = const { Cell::new(0) };
    /// Shared by all tables: its count says how many tables there are.
    static TABLES: RefCell<Arc<()>> = RefCell::new(Arc::new(()));
}

/// Runs something and says how many answers were carried out.
fn acts(run: impl FnOnce()) -> usize {
    let before = ACTS.get();
    run();
    ACTS.get() - before
}

/// Counting: each seat in turn says how far it goes on, up to a thousand. An odd answer keeps the
/// turn.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Counting;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Go(u8);

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "go {}", self.0)
    }
}

impl FromStr for Go {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = text.strip_prefix("go ").and_then(|n| n.parse().ok());
        number
            .map(Go)
            .ok_or_else(|| NotationError::expected("`go N`"))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct NoOptions;

impl Options for NoOptions {
    const CHOICES: &'static [Choice] = &[];

    fn get(&self, _: &str) -> Option<&'static str> {
        None
    }

    fn set(&mut self, name: &str, _: &str) -> Result<(), OptionError> {
        Err(OptionError::UnknownName(name.to_owned()))
    }

    fn check(&self, _: SeatCount) -> Result<(), OptionError> {
        Ok(())
    }
}

impl Game for Counting {
    const ID: &'static str = "counting";
    const RULES_VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    const ENDINGS: &'static [&'static str] = &["thousand"];
    const LONGEST: u32 = 1000;

    type Options = NoOptions;
    type Edition = NoEdition;
    /// How many answers were given, and whose turn it is.
    type Public = (u32, Seat);
    type Private = ();
    type Secret = Arc<()>;
    type Decision = ();
    type Action = Go;
    type Outcome = Go;
    type Event = u32;
    type PrivateEvent = ();
    type Illegal = ();

    fn setup(rules: &'static Rules<Self>) -> Table<Self> {
        let shared = TABLES.with_borrow(Arc::clone);
        Table::new(rules, (0, ONE), SeatMap::default(), shared)
    }

    fn step(public: &(u32, Seat)) -> Step {
        if public.0 == 1000 {
            Step::Over
        } else {
            Step::Ask(SeatSet::one(public.1))
        }
    }

    fn question(_: ViewRef<'_, Self>) {}

    fn legal_actions(_: ViewRef<'_, Self>, (): &(), into: &mut Vec<Go>) {
        into.extend([Go(0), Go(1)]);
    }

    fn check(_: ViewRef<'_, Self>, (): &(), action: &Go) -> Result<(), ()> {
        if action.0 < 2 { Ok(()) } else { Err(()) }
    }

    fn act(table: &mut Table<Self>, seat: Seat, action: Go, events: &mut EventSink<Self>) {
        ACTS.set(ACTS.get() + 1);
        table.public.0 += 1;
        if action.0 == 0 {
            table.public.1 = table.rules.seats.after(seat);
        }
        let count = table.public.0;
        events.emit(|| count);
    }

    fn chances(_: &Table<Self>, _: &mut Vec<(Go, u32)>) {}

    fn resolve(_: &mut Table<Self>, _: Go, _: &mut EventSink<Self>) {}

    fn standings(table: &Table<Self>) -> Standings {
        let line = ScoreLine {
            key: "count",
            values: SeatMap::splat(0),
            automa: None,
            deciding: true,
        };
        Standings::rank("thousand", table.rules.seats, vec![line])
    }

    fn payoff(_: &Table<Self>) -> SeatMap<f32> {
        SeatMap::splat(0.5)
    }

    fn audit(_: &Table<Self>) -> Result<(), AuditError> {
        Ok(())
    }
}

fn answer(play: &mut Match<Counting>, action: Go) -> Seat {
    let seat = play.asked().first().expect("somebody is asked");
    let ask = play.ask_id(seat).expect("the seat is asked");
    play.submit(seat, ask, action).expect("the answer is legal");
    seat
}

/// A match after this many answers.
fn after(answers: usize) -> Match<Counting> {
    TABLES.set(Arc::new(()));
    let rules = Rules::<Counting>::new(2, NoOptions).expect("two can count");
    let mut play = Match::start(rules, Seed::from_number(1));
    for _ in 0..answers {
        answer(&mut play, Go(0));
    }
    play
}

fn tables() -> usize {
    TABLES.with_borrow(Arc::strong_count) - 1
}

#[test]
fn an_answer_given_and_taken_back_over_and_over_costs_one_answer_each_time() {
    let mut play = after(900);
    let lines = play.input_count();
    let carried_out = acts(|| {
        for _ in 0..5_000 {
            let seat = answer(&mut play, Go(0));
            assert!(play.undo(seat));
        }
    });
    assert!(carried_out <= 5_010, "{carried_out} for 5000 answers");
    assert_eq!(play.input_count(), lines + 10_000);
    assert_eq!(play.take_backs(ONE), 5_000);
    assert_eq!(play.view(Viewer::Spectator).public().0, 900);
    let record = play.record_so_far();
    let replayed = acts(|| drop(record.replay().expect("it replays")));
    assert!(replayed <= 900 + 5_010, "{replayed} for the whole record");
}

#[test]
fn a_match_taken_back_to_its_beginning_is_replayed_a_few_times_and_not_once_for_each_answer() {
    let mut play = after(900);
    let carried_out = acts(|| {
        for left in (0..900).rev() {
            let seat = if left % 2 == 0 { ONE } else { TWO };
            assert!(play.undo(seat));
            assert_eq!(play.view(Viewer::Spectator).public().0, left);
            assert_eq!(play.log(Viewer::Spectator).count(), left as usize);
        }
    });
    assert!(carried_out < 5 * 900, "{carried_out} for 900 answers");
    assert!(!play.undo(ONE) && !play.undo(TWO));
}

#[test]
fn looking_back_costs_no_more_than_twice_the_way_back() {
    let play = after(900);
    for ply in 0..=900 {
        let mut count = 0;
        let carried_out = acts(|| {
            let view = play.view_at(ply, Viewer::Spectator).expect("a past ply");
            count = view.public().0;
        });
        assert_eq!(count as usize, ply);
        assert!(carried_out <= 2 * (900 - ply), "{carried_out} to ply {ply}");
    }
}

#[test]
fn a_long_match_keeps_few_tables() {
    let mut most = 0;
    let mut play = after(0);
    for _ in 0..900 {
        answer(&mut play, Go(0));
        most = most.max(tables());
    }
    assert!((2..=14).contains(&most), "{most} tables");
}

#[test]
fn every_input_in_force_has_a_position() {
    let mut play = after(5);
    assert!(play.undo(ONE));
    answer(&mut play, Go(1));
    let counts: Vec<u32> = play
        .positions()
        .map(|position| position.view(Viewer::Spectator).public().0)
        .collect();
    assert_eq!(counts, [0, 1, 2, 3, 4, 5]);
    let last = play.positions().last().expect("there is a beginning");
    assert_eq!((last.ply(), last.asked()), (5, SeatSet::one(ONE)));
    assert_eq!(last.input().expect("it has an input").to_string(), "1 go 1");
}

/// The turn goes on, nothing was drawn or shown: the step is the seat's own business.
#[test]
fn an_open_step_of_ones_own_turn_is_free_and_the_end_of_the_turn_is_not() {
    let mut play = after(0);
    answer(&mut play, Go(1));
    answer(&mut play, Go(1));
    assert_eq!(play.take_back(ONE), Some(TakeBack::Free));
    assert!(play.undo(ONE));
    assert_eq!(play.take_back(ONE), Some(TakeBack::Free), "the step before");
    answer(&mut play, Go(0));
    let answers_of = SeatSet::one(TWO);
    let revealed = false;
    assert_eq!(
        play.take_back(ONE),
        Some(TakeBack::ByConsent {
            answers_of,
            revealed
        })
    );
    answer(&mut play, Go(0));
    assert_eq!(
        play.take_back(ONE),
        Some(TakeBack::ByConsent {
            answers_of,
            revealed
        })
    );
    assert_eq!(
        play.take_back(TWO).map(|needs| needs == TakeBack::Free),
        Some(false)
    );
    let again: Record<Counting> = play.record_so_far();
    assert_eq!(again.replay().expect("it replays").take_backs(ONE), 1);
}
