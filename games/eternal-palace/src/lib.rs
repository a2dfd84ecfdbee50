//! The rules of Eternal Palace, a game for one to five by Steven Aramini (solo: David Digby).
//!
//! `RULEBOOK.md` beside this crate has the rules in our words, the rulings and the glossary;
//! `LEDGER.md` lists every rule by id; `edition.toml` has the printed numbers that the rules show only
//! as pictures, all of them reconstructed. `agenda` is what is still to be done and `flow` does it;
//! every place, class of advisers and module has a file of its own.
//!
//! Start at [`Public`], [`Task`] and [`Action`].

mod action;
mod adviser;
mod agenda;
mod alternative;
mod answers;
mod cards;
mod composition;
mod edition;
mod effects;
mod end;
mod faces;
mod flow;
mod goods;
mod groups;
mod labyrinth;
mod master;
mod names;
mod notation;
mod options;
mod pile;
mod place;
mod private;
mod privileges;
mod public;
mod river;
mod setup;
mod told;

use std::ops::RangeInclusive;

use palast_core::{AuditError, Game, Seat, SeatMap, Standings, Step};

pub use action::{Action, Decision, Illegal, Item, Outcome, Payment};
pub use adviser::{Adviser, AdviserSet, Class};
pub use agenda::{Agenda, Source, Task};
pub use alternative::AltTask;
pub use cards::{Composition, CompositionSet, Demand, DemandSet, MasterCard, MasterCardSet};
pub use cards::{Space, SpaceSet};
pub use composition::CompositionTask;
pub use edition::WisdomPick;
pub use edition::{Aim, BridgePlan, BridgeReward, CompositionPlan, CompositionReward, Confidence};
pub use edition::{Edition, LabyrinthPlan, Origin, Slot, SlotRow, SpaceReward, StrategyPlan};
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
pub use told::{Event, GroupReason, PlaceReason, Whisper};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EternalPalace;

type Rules = palast_core::Rules<EternalPalace>;
type Table = palast_core::Table<EternalPalace>;
type Tell = palast_core::Tell<EternalPalace>;
type Sight<'t> = palast_core::Sight<'t, EternalPalace>;

/// Search copies tables by the million: they must stay small and flat.
const _: () = assert!(size_of::<Table>() <= 1024);

impl Game for EternalPalace {
    const ID: &'static str = "eternal-palace";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 1..=5;
    const ENDINGS: &'static [&'static str] = &["painting", "won", "lost", "long"];
    const LONGEST: u32 = 1_000_000;

    type Options = Options;
    type Edition = Edition;
    type Public = Public;
    type Private = Private;
    type Secret = Secret;
    type Decision = Decision;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Whisper = Whisper;
    type Illegal = Illegal;

    fn setup(rules: &'static Rules) -> Table {
        setup::setup(rules)
    }

    #[inline]
    fn step(public: &Public) -> Step {
        flow::step(public)
    }

    #[inline]
    fn question(sight: Sight<'_>) -> Decision {
        answers::question(sight)
    }

    fn legal_actions(sight: Sight<'_>, ask: &Decision, into: &mut Vec<Action>) {
        answers::each(sight, *ask, &mut |action| into.push(action));
    }

    fn check(sight: Sight<'_>, ask: &Decision, action: &Action) -> Result<(), Illegal> {
        answers::check(sight, *ask, *action)
    }

    #[inline]
    fn act(table: &mut Table, seat: Seat, action: Action, tell: &mut Tell) {
        answers::act(table, seat, action, tell);
    }

    fn chances(table: &Table, into: &mut Vec<(Outcome, u32)>) {
        flow::chances(table, &mut |outcome, weight| into.push((outcome, weight)));
    }

    fn resolve(table: &mut Table, outcome: Outcome, tell: &mut Tell) {
        flow::resolve(table, outcome, tell);
    }

    fn standings(_table: &Table) -> Standings {
        unimplemented!("scoring comes with the base rules")
    }

    fn payoff(_table: &Table) -> SeatMap<f32> {
        SeatMap::default()
    }

    fn audit(_table: &Table) -> Result<(), AuditError> {
        Ok(())
    }

    fn is_sealed_step(before: &Public, after: &Public) -> bool {
        before.is_sealed_step(after)
    }

    fn tally(event: &Event) -> Option<&'static str> {
        told::tally(event)
    }
}
