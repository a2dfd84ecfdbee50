//! The rules of Amyitis, a game for two to four by Cyril Demaegd, with its expansion Der Palast.
//!
//! `RULEBOOK.md` beside this crate has the rules in our words, the rulings and the glossary;
//! `LEDGER.md` lists every rule by id; `edition.toml` has the printed numbers that no rules text
//! states, most of them reconstructed, and `earlier/` the edition of version 1 of the rules. `flow` leads through a round by an [`Agenda`] of tasks; `menu`
//! knows every legal answer; each of the other modules has the rules of one thing on the table.
//!
//! Start at [`Public`], [`Task`] and [`Action`].

mod action;
mod agenda;
mod answers;
mod audit;
mod caravan;
mod city;
mod court;
mod craft;
mod crafts;
mod cubes;
mod edition;
mod edition_text;
mod encode;
mod end;
mod evaluation;
mod event;
mod field;
mod flow;
mod garden;
mod good;
mod imagine;
mod judge;
mod legality;
mod menu;
mod names;
mod notation;
mod options;
mod palace;
mod palace_phase;
mod planting;
mod player;
mod private;
mod public;
mod recruit;
mod setup;
mod stock;
mod temple;
mod temples;
mod tile;
mod timeout;

use std::ops::RangeInclusive;

use palast_core::{
    AuditError, Dice, Game, Horizon, Imagine, Judge, Seat, SeatMap, SeatSet, Standings, Step,
    Thinking,
};

pub use action::{Action, Decision, Illegal, Outcome, RowId};
pub use agenda::{Agenda, Course, Draw, Ending, Harvest, Task};
pub use caravan::{SALE_VP, camels_for, courts, due, plantable};
pub use city::{City, Class, Plant, PlantCard, PlantSide};
pub use court::{Copies, Court, CourtStock, LEVELS};
pub use craft::{Craft, Row};
pub use crafts::banker_income;
pub use cubes::{Cube, Cubes};
pub use edition::{Edition, Favour, Printed, Reward};
pub use end::last_tiles;
pub use event::{Event, FirstWhy, Gain, PrivateEvent, Reason};
pub use field::FieldRow;
pub use garden::{Canals, Corner, Corners, Side, Sides, Square, Squares};
pub use good::{Good, Goods};
pub use options::{Expansion, FieldTie, Options, Procession, SeatTalents, TempleTie};
pub use palace::{Ability, Track};
pub use planting::{grey_sides, reward};
pub use player::{Player, Points, Source};
pub use private::{Private, Secret};
pub use public::{Phase, Public};
pub use temple::{Offering, Temple};
pub use temples::{limit_of, places, ranking, surplus};
pub use tile::{Tile, TileCourt, TileId};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Amyitis;

type Rules = palast_core::Rules<Amyitis>;
type Table = palast_core::Table<Amyitis>;
type EventSink = palast_core::EventSink<Amyitis>;
type ViewRef<'t> = palast_core::ViewRef<'t, Amyitis>;

/// Search copies tables by the million: they must stay small and flat.
const _: () = assert!(size_of::<Table>() <= 512);

impl Game for Amyitis {
    const ID: &'static str = "amyitis";
    const RULES_VERSION: u32 = 2;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const ENDINGS: &'static [&'static str] = end::ENDINGS;
    const LONGEST: u32 = most_questions();

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

    fn admits(rules: &Rules) -> Result<(), String> {
        edition::admits(rules)
    }

    fn setup(rules: &'static Rules) -> Table {
        setup::setup(rules)
    }

    #[inline]
    fn step(public: &Public) -> Step {
        match public.task() {
            Task::Ask(seat, _) => Step::Ask(SeatSet::one(seat)),
            Task::Draw(_) => Step::Chance,
            Task::Do(_) | Task::Over(_) => Step::Over,
        }
    }

    #[inline]
    fn question(view: ViewRef<'_>) -> Decision {
        answers::question(view.public)
    }

    #[inline]
    fn legal_actions(view: ViewRef<'_>, ask: &Decision, into: &mut Vec<Action>) {
        let mut bits = menu::menu(view.rules, view.public, view.seat, *ask);
        while bits != 0 {
            into.push(menu::action(*ask, bits.trailing_zeros()));
            bits &= bits - 1;
        }
    }

    fn check(view: ViewRef<'_>, ask: &Decision, action: &Action) -> Result<(), Illegal> {
        legality::check(view, *ask, *action)
    }

    #[inline]
    fn act(table: &mut Table, seat: Seat, action: Action, events: &mut EventSink) {
        answers::act(table, seat, action, events);
    }

    fn chances(table: &Table, into: &mut Vec<(Outcome, u32)>) {
        setup::chances(table, into);
    }

    fn resolve(table: &mut Table, outcome: Outcome, events: &mut EventSink) {
        setup::resolve(table, outcome, events);
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

    fn tally(event: &Event) -> Option<&'static str> {
        event::tally(event)
    }

    #[inline]
    fn draw(table: &Table, dice: &mut Dice) -> Outcome {
        setup::draw(table, dice)
    }

    #[inline]
    fn any_action(view: ViewRef<'_>, ask: &Decision, dice: &mut Dice) -> Action {
        menu::any(view, *ask, dice)
    }

    fn timeout_action(view: ViewRef<'_>, ask: &Decision, dice: &mut Dice) -> Action {
        timeout::timeout_action(view, *ask, dice)
    }
}

impl Imagine for Amyitis {
    const THINKING: Thinking = Thinking {
        temperature: 0.1,
        horizon: Horizon::Answers(0),
        ..Thinking::DEFAULT
    };

    fn imagine(view: ViewRef<'_>, _dice: &mut Dice) -> Table {
        imagine::imagine(view)
    }

    fn round(public: &Public) -> u32 {
        u32::from(public.round)
    }

    fn estimate(table: &Table) -> SeatMap<f32> {
        imagine::estimate(table.rules, &table.public)
    }
}

impl Judge for Amyitis {
    fn judge(view: ViewRef<'_>, ask: &Decision, action: &Action) -> f32 {
        judge::judge(view, *ask, *action)
    }
}

/// No match can ask more.
///
/// *An action* besides passing uses up a craft card (at most 13 a round), a camel or two talents.
/// Paid camels and talents come back only by craft cards, by the at most 16 tiles (3 camels or 5
/// talents each) and by the palace: fewer than 14 + 13 + 48 moves and 30 + 80 Nobles a round. One
/// asks at most 7 things: the action, two payments, square, court card, token, resource.
/// *Beside that* a round asks 4 picks, 4 passes, an offering, a field, a swap, a procession, and a
/// discard for each of at most 100 resources.
const fn most_questions() -> u32 {
    let actions = 13 + (14 + 13 + 48) + (30 + 80);
    edition::MOST_ROUNDS as u32 * (actions * 7 + 4 + 4 + 4 + 100)
}
