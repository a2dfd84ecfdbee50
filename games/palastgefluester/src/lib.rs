//! The rules of Palastgeflüster, a card game for three to five by Michael Rieneck.
//!
//! `RULEBOOK.md` beside this crate has the rules in our words, the rulings and the glossary;
//! `LEDGER.md` lists every rule by id. A rule's room is found by its name: `setup` and the deal,
//! `play_card`, one module for each person with an action, then `next_player`, `round_end` and
//! `standings`. What a seat knows is kept by `knowledge` in a [`Trace`].
//!
//! Start at [`Public`], [`Private`] and [`Action`].

mod action;
mod audit;
mod card;
mod card_set;
mod cupbearer;
mod encode;
mod estimate;
mod event;
mod guard;
mod imagine;
mod inference;
mod judge;
mod knowledge;
mod magician;
mod maid;
mod marshal;
mod next_player;
mod notation;
mod options;
mod play_card;
mod private;
mod public;
mod random;
mod round_end;
mod row;
mod scene;
mod select;
mod setup;
mod standings;
mod timeout;
mod trace;
mod treasurer;

use std::ops::RangeInclusive;

use palast_core::Step;
use palast_core::{AuditError, Dice, Game, NoEdition, Rules, Seat, SeatMap, SeatSet, Standings};

pub use action::{Action, Decision, Illegal, Outcome};
pub use card::{Card, Colour, Person};
pub use card_set::CardSet;
pub use event::{Event, PrivateEvent, Succession};
pub use options::{JesterNotes, LosingCards, MemoryAid, Options, Scoring, SixPoints};
pub use play_card::{losing_cards, playable_cards};
pub use private::{Private, Secret};
pub use public::{Came, Ending, KingSet, Phase, Public, RoundEnd};
pub use row::{FULL_ROW, Row};
pub use trace::Trace;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Palastgefluester;

type Table = palast_core::Table<Palastgefluester>;
type EventSink = palast_core::EventSink<Palastgefluester>;
type ViewRef<'t> = palast_core::ViewRef<'t, Palastgefluester>;

/// Search copies tables by the million: they must stay small and flat.
const _: () = assert!(size_of::<Table>() <= 512);

impl Game for Palastgefluester {
    const ID: &'static str = "palastgefluester";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 3..=5;
    const ENDINGS: &'static [&'static str] = standings::ENDINGS;
    const LONGEST: u32 = most_questions();

    type Options = Options;
    type Edition = NoEdition;
    type Public = Public;
    type Private = Private;
    type Secret = Secret;
    type Decision = Decision;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type PrivateEvent = PrivateEvent;
    type Illegal = Illegal;

    fn setup(rules: &'static Rules<Self>) -> Table {
        setup::setup(rules)
    }

    #[inline]
    fn step(public: &Public) -> Step {
        match public.phase {
            Phase::Starter | Phase::Deal { .. } | Phase::TurnKing | Phase::Draw => Step::Chance,
            Phase::PlayCard
            | Phase::NameSwap
            | Phase::Discard
            | Phase::Exchange
            | Phase::TakeBack
            | Phase::NamePlayer => Step::Ask(SeatSet::one(public.current)),
            Phase::GiveCards {
                partner, locked, ..
            } => {
                let mut asked = SeatSet::one(public.current).with(partner);
                if let Some(seat) = locked.first() {
                    asked = asked.without(seat);
                }
                Step::Ask(asked)
            }
            Phase::Over => Step::Over,
        }
    }

    #[inline]
    fn question(view: ViewRef<'_>) -> Decision {
        match view.public.phase {
            Phase::PlayCard => Decision::PlayCard,
            Phase::NameSwap => Decision::NameSwap,
            Phase::GiveCards { partner, count, .. } => magician::question(view, partner, count),
            Phase::Discard => Decision::Discard,
            Phase::Exchange => Decision::Exchange,
            Phase::TakeBack => Decision::TakeBack,
            Phase::NamePlayer => Decision::NamePlayer,
            Phase::Starter | Phase::Deal { .. } | Phase::TurnKing | Phase::Draw | Phase::Over => {
                unreachable!("nobody is asked now")
            }
        }
    }

    fn legal_actions(view: ViewRef<'_>, ask: &Decision, into: &mut Vec<Action>) {
        list(view, *ask, into);
    }

    fn check(view: ViewRef<'_>, ask: &Decision, action: &Action) -> Result<(), Illegal> {
        match (ask, *action) {
            (Decision::PlayCard, Action::Play(card)) => play_card::check(view, card),
            (Decision::NameSwap, Action::Swap { partner, count }) => {
                magician::check_swap(view, partner, count)
            }
            (Decision::GiveCard { .. }, Action::Give(card)) => magician::check_gift(view, card),
            (Decision::Discard, Action::Discard(card)) => maid::check(view, card),
            (
                Decision::Exchange,
                Action::Exchange {
                    first,
                    first_card,
                    second,
                    second_card,
                },
            ) => cupbearer::check(view, (first, first_card), (second, second_card)),
            (Decision::TakeBack, Action::Take(card)) => guard::check(view, card),
            (Decision::NamePlayer, Action::Next(seat)) => next_player::check(view, seat),
            (
                Decision::PlayCard
                | Decision::NameSwap
                | Decision::GiveCard { .. }
                | Decision::Discard
                | Decision::Exchange
                | Decision::TakeBack
                | Decision::NamePlayer,
                _,
            ) => Err(Illegal::NotTheQuestion),
        }
    }

    #[inline]
    fn act(table: &mut Table, seat: Seat, action: Action, events: &mut EventSink) {
        match action {
            Action::Play(card) => play_card::play(table, seat, card, events),
            Action::Swap { partner, count } => magician::name_swap(table, partner, count, events),
            Action::Give(card) => magician::give(table, seat, card, events),
            Action::Discard(card) => maid::discard(table, seat, card, events),
            Action::Exchange {
                first,
                first_card,
                second,
                second_card,
            } => cupbearer::exchange(table, (first, first_card), (second, second_card), events),
            Action::Take(card) => guard::take(table, seat, card, events),
            Action::Next(next) => next_player::choose(table, next, events),
        }
    }

    fn chances(table: &Table, into: &mut Vec<(Outcome, u32)>) {
        match table.public.phase {
            Phase::Starter => {
                let seats = table.rules.seats.seats();
                into.extend(seats.map(|seat| (Outcome::Starter(seat), 1)));
            }
            Phase::Deal { .. } => setup::chances(table.secret.pile, Outcome::Deal, into),
            Phase::Draw => setup::chances(table.secret.pile, Outcome::Draw, into),
            Phase::TurnKing => marshal::chances(table, into),
            Phase::PlayCard
            | Phase::NameSwap
            | Phase::GiveCards { .. }
            | Phase::Discard
            | Phase::Exchange
            | Phase::TakeBack
            | Phase::NamePlayer
            | Phase::Over => unreachable!("nothing is drawn while somebody is asked"),
        }
    }

    fn resolve(table: &mut Table, outcome: Outcome, events: &mut EventSink) {
        resolve(table, outcome, events);
    }

    fn standings(table: &Table) -> Standings {
        standings::standings(table)
    }

    fn payoff(table: &Table) -> SeatMap<f32> {
        standings::payoff(table)
    }

    fn is_sealed(ask: &Decision) -> bool {
        matches!(ask, Decision::GiveCard { .. })
    }

    fn tally(event: &Event) -> Option<&'static str> {
        let Event::RoundEnded { how, .. } = event else {
            return None;
        };
        Some(match how {
            Ending::Whisper => "whisper",
            Ending::Jester => "forbidden-jester",
            Ending::Six => "six-different",
        })
    }

    fn audit(table: &Table) -> Result<(), AuditError> {
        audit::audit(table)
    }

    fn draw(table: &Table, dice: &mut Dice) -> Outcome {
        random::draw(table, dice)
    }

    #[inline]
    fn any_action(view: ViewRef<'_>, ask: &Decision, dice: &mut Dice) -> Action {
        random::any_action(view, *ask, dice)
    }

    fn timeout_action(view: ViewRef<'_>, ask: &Decision, dice: &mut Dice) -> Action {
        timeout::timeout_action(view, ask, dice)
    }

    #[inline]
    fn settle(table: &mut Table, dice: &mut Dice) {
        random::settle(table, dice);
    }
}

fn list(view: ViewRef<'_>, ask: Decision, into: &mut Vec<Action>) {
    match ask {
        Decision::PlayCard => play_card::list(view, into),
        Decision::NameSwap => magician::list_swaps(view, into),
        Decision::GiveCard { .. } => magician::list_gifts(view, into),
        Decision::Discard => maid::list(view, into),
        Decision::Exchange => cupbearer::list(view, into),
        Decision::TakeBack => guard::list(view, into),
        Decision::NamePlayer => next_player::list(view, into),
    }
}

fn resolve(table: &mut Table, outcome: Outcome, events: &mut EventSink) {
    match outcome {
        Outcome::Starter(seat) => setup::starter_drawn(table, seat),
        Outcome::Deal(card) => setup::deal(table, card, events),
        Outcome::Draw(card) => maid::draw(table, card, events),
        Outcome::King(person) => marshal::turn(table, person, events),
    }
}

/// PG-047, PG-048: with n players at most n·(goal − 1) + 1 rounds of 6n + 1 cards. Each card asks
/// for itself and perhaps for the next player; at most 2n of them are Magicians, who ask once and
/// then for up to five cards from each of two; every other asks at most once more.
const fn most_questions() -> u32 {
    let mut most = 0;
    let mut seats = 3;
    while seats <= 5 {
        let rounds = seats * (9 - seats - 1) + 1;
        let cards = 6 * seats + 1;
        let magicians = 2 * seats;
        let questions = rounds * (2 * cards + magicians * 11 + (cards - magicians));
        if questions > most {
            most = questions;
        }
        seats += 1;
    }
    most
}
