//! The rules of Eternal Palace, a game for one to five by Steven Aramini (solo: David Digby).
//!
//! `RULEBOOK.md` beside this crate has the rules in our words, the rulings and the glossary;
//! `LEDGER.md` lists every rule by id; `edition.toml` has the printed numbers that the rules show only
//! as pictures, all of them reconstructed. `agenda` is what is still to be done and `flow` does it;
//! every place, class of advisers and module has a file of its own.
//!
//! Start at [`Public`], [`Task`] and [`Action`].

mod academy;
mod action;
mod adviser;
mod agenda;
mod alternative;
mod answers;
mod artisan;
mod audit;
mod bargain;
mod bridge;
mod cards;
mod choose;
mod composition;
mod edition;
mod effects;
mod encode;
mod end;
mod enter;
mod event;
mod faces;
mod fish_market;
mod flow;
mod forced;
mod goods;
mod groups;
mod imagine;
mod judge;
mod labyrinth;
mod market;
mod master;
mod names;
mod notation;
mod options;
mod patron;
mod pile;
mod place;
mod plan;
mod private;
mod privileges;
mod public;
mod river;
mod roll;
mod setup;
mod timeout;
mod turn;
mod visit;
mod wisdom;
mod wrap_up;

use std::ops::RangeInclusive;

use palast_core::{AuditError, Dice, Game, Seat, SeatMap, Standings, Step};

pub use action::{Action, Decision, Illegal, Item, Outcome, Payment};
pub use adviser::{Adviser, AdviserSet, Class};
pub use agenda::{Agenda, Source, Task};
pub use alternative::AltTask;
pub use cards::{Composition, CompositionSet, Demand, DemandSet, MasterCard, MasterCardSet};
pub use cards::{Space, SpaceSet};
pub use composition::CompositionTask;
pub use edition::WisdomPick;
pub use edition::{Aim, BridgePlan, BridgeReward, CompositionPlan, CompositionReward};
pub use edition::{Edition, LabyrinthPlan, Slot, SlotRow, SpaceReward, StrategyPlan};
pub use event::{Event, GroupReason, PlaceReason, PrivateEvent};
pub use faces::Faces;
pub use goods::{Goods, Resource, ResourceSet};
pub use groups::Groups;
pub use labyrinth::LabyrinthTask;
pub use master::MasterTask;
pub use options::{Alternatives, Difficulty, Kind17, Options, Strategy};
pub use place::{Feature, FeatureSet, Layer, LayerSet, Place, PlaceSet};
pub use private::{Private, Secret};
pub use privileges::PrivilegeTask;
pub use public::{Group, MASTER, MasterDice, Phase, Player, Public};
pub use river::RiverTask;
pub use wisdom::{cheapest, die_price, price};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EternalPalace;

type Rules = palast_core::Rules<EternalPalace>;
type Table = palast_core::Table<EternalPalace>;
type EventSink = palast_core::EventSink<EternalPalace>;
type ViewRef<'t> = palast_core::ViewRef<'t, EternalPalace>;

/// Search copies tables by the million: they must stay small and flat.
const _: () = assert!(size_of::<Table>() <= 768);

impl Game for EternalPalace {
    const ID: &'static str = "eternal-palace";
    const RULES_VERSION: u32 = 2;
    const SEATS: RangeInclusive<u8> = 1..=5;
    const ENDINGS: &'static [&'static str] = end::ENDINGS;
    const LONGEST: u32 = most_questions();
    const SEALED_IS_REVISABLE: bool = true;

    type Options = Options;
    type Edition = Edition;
    type Public = Public;
    type Private = Private;
    type Secret = Secret;
    type Decision = Decision;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type PrivateEvent = PrivateEvent;
    type Illegal = Illegal;

    fn setup(rules: &'static Rules) -> Table {
        setup::setup(rules)
    }

    #[inline]
    fn step(public: &Public) -> Step {
        flow::step(public)
    }

    #[inline]
    fn question(view: ViewRef<'_>) -> Decision {
        answers::question(view)
    }

    fn legal_actions(view: ViewRef<'_>, ask: &Decision, into: &mut Vec<Action>) {
        answers::each(view, *ask, &mut |action| into.push(action));
    }

    fn check(view: ViewRef<'_>, ask: &Decision, action: &Action) -> Result<(), Illegal> {
        answers::check(view, *ask, *action)
    }

    #[inline]
    fn act(table: &mut Table, seat: Seat, action: Action, events: &mut EventSink) {
        answers::act(table, seat, action, events);
    }

    fn chances(table: &Table, into: &mut Vec<(Outcome, u32)>) {
        flow::chances(table, &mut |outcome, weight| into.push((outcome, weight)));
    }

    fn resolve(table: &mut Table, outcome: Outcome, events: &mut EventSink) {
        flow::resolve(table, outcome, events);
    }

    fn standings(table: &Table) -> Standings {
        end::standings(table)
    }

    fn payoff(table: &Table) -> SeatMap<f32> {
        end::payoff(table)
    }

    fn audit(table: &Table) -> Result<(), AuditError> {
        audit::audit(table)
    }

    fn is_sealed(ask: &Decision) -> bool {
        ask.task == Task::Plan
    }

    fn tally(event: &Event) -> Option<&'static str> {
        event::tally(event)
    }

    #[inline]
    fn draw(table: &Table, dice: &mut Dice) -> Outcome {
        flow::draw(table, dice)
    }

    fn settle(table: &mut Table, dice: &mut Dice) {
        flow::settle(table, dice);
    }

    #[inline]
    fn any_action(view: ViewRef<'_>, ask: &Decision, dice: &mut Dice) -> Action {
        answers::any(view, *ask, dice)
    }

    fn timeout_action(view: ViewRef<'_>, ask: &Decision, dice: &mut Dice) -> Action {
        timeout::timeout_action(view, ask, dice)
    }
}

/// No match asks more.
///
/// A match has at most [`end::LAST_ROUND`] rounds. In a round each of 5 players groups once and bids once
/// and is asked for 2 artisans; at most 25 groups are placed; a placing asks at most 1 for the place, 1 for
/// the end of the turn, 10 for the action, 3 for each of two layers, and at the River Market 4 for each
/// of 5 players and 3 markers, or a card for each fish at the alternative Fish Market, where fish are
/// bounded by what a round can bring. Each of 56 advisers is used once a round and asks at most 6.
const fn most_questions() -> u32 {
    let round = 5 * (1 + 1 + 2) + 25 * (1 + 1 + 10 + 6 + 60 + 60) + 56 * 6;
    end::LAST_ROUND as u32 * round
}
