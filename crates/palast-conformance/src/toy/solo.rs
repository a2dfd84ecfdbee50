//! A second toy: one person against the automa, or two against each other, with options that
//! exclude each other. Clean as `Solo<0>`, or with one of the defects planted below.
//!
//! Each round every seat is dealt a card from 1 to 4 that only it sees, and in turn shows it for as
//! many points or rests for two. Alone, the automa scores in between: 2 a turn if its plan is calm,
//! 3 if it is bold. The maze, which gives the last card twice, is too much for a calm automa; a hard
//! game (one more point for the automa) is had alone only.

mod options;
mod parts;

use palast_core::{
    AuditError, Dice, Encode, Features, Game, Imagine, Judge, NoEdition, Rules, ScoreLine, Seat,
};
use palast_core::{EventSink, SeatMap, SeatSet, Standings, Step, Table, ViewRef};

pub use options::Choices;
pub use parts::{Answer, Dealt, Event, HowToPlay, NotYours, Public, Yours};

/// The automa has no place though it scores.
pub const AUTOMA_WITHOUT_PLACE: u8 = 1;
/// Who loses against the automa is paid all the same.
pub const LOSER_PAID: u8 = 2;
/// The automa shares the place of the seat it beat.
pub const AUTOMA_ON_EVERY_PLACE: u8 = 3;
/// A refused pair of options names one that was not chosen.
pub const CLASH_MISNAMED: u8 = 4;
/// Judging panics, and with it every bot that judges.
pub const PANICKING_JUDGE: u8 = 5;

/// The game; `DEFECT` is one of the above, zero for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solo<const DEFECT: u8>;

/// What nobody sees: nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nothing;

/// What a rest is worth.
const REST: u8 = 2;

impl<const D: u8> Game for Solo<D> {
    const ID: &'static str = "solo";
    const RULES_VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 1..=2;
    const ENDINGS: &'static [&'static str] = &["points", "house"];
    const LONGEST: u32 = 3 * 2;

    type Options = Choices<D>;
    type Edition = NoEdition;
    type Public = Public;
    type Private = Option<u8>;
    type Secret = Nothing;
    type Decision = HowToPlay;
    type Action = Answer;
    type Outcome = Dealt;
    type Event = Event;
    type PrivateEvent = Yours;
    type Illegal = NotYours;

    fn setup(rules: &'static Rules<Self>) -> Table<Self> {
        let public = Public {
            seats: rules.seats,
            left: rules.options.rounds,
            to_deal: rules.seats.all(),
            to_act: rules.seats.all(),
            points: SeatMap::splat(0),
            automa: 0,
        };
        Table::new(rules, public, SeatMap::splat(None), Nothing)
    }

    fn step(public: &Public) -> Step {
        match (
            public.left,
            public.to_deal.is_empty(),
            public.to_act.first(),
        ) {
            (0, ..) => Step::Over,
            (_, true, Some(seat)) => Step::Ask(SeatSet::one(seat)),
            (_, _, _) => Step::Chance,
        }
    }

    fn question(_: ViewRef<'_, Self>) -> HowToPlay {
        HowToPlay
    }

    fn legal_actions(seat_view: ViewRef<'_, Self>, _: &HowToPlay, into: &mut Vec<Answer>) {
        into.extend(seat_view.own.map(Answer::Show));
        into.push(Answer::Rest);
    }

    fn check(seat_view: ViewRef<'_, Self>, _: &HowToPlay, action: &Answer) -> Result<(), NotYours> {
        match action {
            Answer::Show(card) if *seat_view.own != Some(*card) => Err(NotYours),
            Answer::Show(_) | Answer::Rest => Ok(()),
        }
    }

    fn act(table: &mut Table<Self>, seat: Seat, action: Answer, events: &mut EventSink<Self>) {
        let options = table.rules.options;
        let public = &mut table.public;
        let last = public.left == 1;
        public.points[seat] += match action {
            Answer::Show(card) if last && options.maze => 2 * card,
            Answer::Show(card) => card,
            Answer::Rest => REST,
        };
        if public.seats.get() == 1 {
            public.automa += 2 + u8::from(options.bold) + u8::from(options.hard);
        }
        table.private[seat] = None;
        public.to_act = public.to_act.without(seat);
        if public.to_act.is_empty() {
            public.left -= 1;
            public.to_deal = public.seats.all();
            public.to_act = public.seats.all();
        }
        events.emit(|| Event::Played(seat, action));
    }

    fn chances(table: &Table<Self>, into: &mut Vec<(Dealt, u32)>) {
        if let Some(seat) = table.public.to_deal.first() {
            into.extend((1..=4).map(|card| (Dealt(seat, card), u32::from(5 - card))));
        }
    }

    fn resolve(table: &mut Table<Self>, Dealt(seat, card): Dealt, events: &mut EventSink<Self>) {
        table.private[seat] = Some(card);
        table.public.to_deal = table.public.to_deal.without(seat);
        events.emit(|| Event::Dealt(seat));
        events.emit_to(seat, || Yours(card));
    }

    fn standings(table: &Table<Self>) -> Standings {
        let public = &table.public;
        let alone = public.seats.get() == 1;
        let lines = vec![ScoreLine {
            key: "points",
            values: public.points.map(|points| i32::from(*points)),
            automa: alone.then(|| i32::from(public.automa)),
            deciding: true,
        }];
        let mut standings = Standings::rank("points", public.seats, lines);
        if standings.automa == Some(1) {
            standings.ending = "house";
        }
        match D {
            AUTOMA_WITHOUT_PLACE => standings.automa = None,
            AUTOMA_ON_EVERY_PLACE if alone => standings.automa = Some(2),
            _ => {}
        }
        standings
    }

    fn payoff(table: &Table<Self>) -> SeatMap<f32> {
        let winners = Self::standings(table).winners(table.rules.seats);
        let share = 1.0 / f32::from(winners.len().max(1));
        let paid = |seat| winners.contains(seat) || D == LOSER_PAID;
        SeatMap::from_fn(|seat| if paid(seat) { share } else { 0.0 })
    }

    fn audit(table: &Table<Self>) -> Result<(), AuditError> {
        let public = &table.public;
        let sound = public.seats.seats().all(|seat| {
            let waiting = public.to_act.contains(seat) && !public.to_deal.contains(seat);
            table.private[seat].is_some() == waiting
        });
        if sound {
            Ok(())
        } else {
            Err(AuditError("a card is lost or made".into()))
        }
    }
}

impl<const D: u8> Encode for Solo<D> {
    const ACTIONS: usize = 5;
    const CHANCES: usize = 4;
    const OBSERVATION: usize = 18;

    fn number(_: ViewRef<'_, Self>, action: &Answer) -> usize {
        match action {
            Answer::Show(card) => usize::from(*card),
            Answer::Rest => 0,
        }
    }

    fn features(seat_view: ViewRef<'_, Self>, into: &mut Features<'_>) {
        let public = seat_view.public;
        into.viewer(2, seat_view.seat, public.seats);
        into.bytes(&[public.left, public.automa, public.points[Seat::ALL[0]]]);
        into.bytes(&[public.points[Seat::ALL[1]], 0]);
        into.seats(2, public.to_deal);
        into.seats(2, public.to_act);
        into.one_hot(5, seat_view.own.map(usize::from));
    }
}

impl<const D: u8> Imagine for Solo<D> {
    fn imagine(seat_view: ViewRef<'_, Self>, dice: &mut Dice) -> Table<Self> {
        let private = SeatMap::from_fn(|seat| {
            let waiting =
                seat_view.public.to_act.contains(seat) && !seat_view.public.to_deal.contains(seat);
            if seat == seat_view.seat {
                *seat_view.own
            } else {
                (seat_view.public.seats.has(seat) && waiting)
                    .then(|| dice.weighted(&[(1, 4), (2, 3), (3, 2), (4, 1)]))
            }
        });
        Table::new(seat_view.rules, seat_view.public.clone(), private, Nothing)
    }

    fn round(public: &Public) -> u32 {
        3 - u32::from(public.left)
    }

    fn estimate(table: &Table<Self>) -> SeatMap<f32> {
        let public = &table.public;
        let weight = |points: u8| 1.0 + f32::from(points);
        let seats = public.seats.seats();
        let total: f32 = seats.map(|seat| weight(public.points[seat])).sum();
        let automa = match public.seats.get() {
            1 => weight(public.automa),
            _ => 0.0,
        };
        public
            .points
            .map(|points| weight(*points) / (total + automa))
    }
}

impl<const D: u8> Judge for Solo<D> {
    fn judge(_: ViewRef<'_, Self>, _: &HowToPlay, action: &Answer) -> f32 {
        assert!(D != PANICKING_JUDGE, "this judge panics");
        match action {
            Answer::Show(card) => f32::from(*card),
            Answer::Rest => f32::from(REST),
        }
    }
}
