//! The rules of Der Palast von Eschnapur, a game for two to four by Inka and Markus Brand.
//!
//! `RULEBOOK.md` beside this crate has the rules in our words, the rulings and the glossary;
//! `LEDGER.md` lists every rule by id; `edition.toml` has the printed numbers that the rules texts do
//! not state, most of them reconstructed. `flow` leads through the nine phases, each of which has a
//! module; `buy` sells privileges in all of them, `payout` pays gold out of the bank.
//!
//! Start at [`Public`], [`Private`] and [`Action`].

mod action;
mod answers;
mod audit;
mod bids;
mod blockade;
mod build;
mod buy;
mod edition;
mod encode;
mod end;
mod event;
mod flow;
mod give_stones;
mod gold;
mod imagine;
mod judge;
mod lay_gold;
mod move_stone;
mod notation;
mod official;
mod options;
mod order;
mod part;
mod payout;
mod private;
mod privilege;
mod public;
mod random;
mod settlement;
mod setup;
mod sites;
mod stalemate;
mod stop;
mod timeout;
mod track;
mod turn_order;

use std::ops::RangeInclusive;

use palast_core::{AuditError, Dice, Game, Seat, SeatMap, Standings, Step};

pub use action::{Action, Decision, Illegal, Outcome};
pub use buy::{offers, offers_in_turn};
pub use edition::{Edition, PartPlan};
pub use event::{Event, NotWon, Payment, PrivateEvent, Won};
pub use gold::{Gold, Purse};
pub use official::{Official, OfficialSet};
pub use options::{KnownGold, Options, Parts, Purchases, Stalemate, Zeros};
pub use part::{Part, PartSet, Stones};
pub use private::{Private, Request, Secret};
pub use privilege::{Privilege, PrivilegeSet, Window};
pub use public::{Phase, Point, Public};
pub use track::{OnTrack, on_track};
pub use turn_order::TurnOrder;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Eschnapur;

type Rules = palast_core::Rules<Eschnapur>;
type Table = palast_core::Table<Eschnapur>;
type EventSink = palast_core::EventSink<Eschnapur>;
type ViewRef<'t> = palast_core::ViewRef<'t, Eschnapur>;

/// Search copies tables by the million: they must stay small and flat.
const _: () = assert!(size_of::<Table>() <= 512);

impl Game for Eschnapur {
    const ID: &'static str = "eschnapur";
    const RULES_VERSION: u32 = 2;
    const SEATS: RangeInclusive<u8> = 2..=4;
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
        match public.phase {
            Phase::DrawOrder => Step::Chance,
            Phase::Over => Step::Over,
            Phase::Sites
            | Phase::Window(_)
            | Phase::Gold
            | Phase::HandCard(_)
            | Phase::Blockade
            | Phase::Stop
            | Phase::Marker
            | Phase::Order
            | Phase::Build
            | Phase::Payout
            | Phase::Ban
            | Phase::Move => Step::Ask(public.waiting),
        }
    }

    #[inline]
    fn question(view: ViewRef<'_>) -> Decision {
        let public = view.public;
        match public.phase {
            Phase::Sites => Decision::ChooseSite {
                left: sites::SITES - view.own.sites.len(),
            },
            Phase::Window(window) => Decision::BuyPrivilege {
                window,
                sealed: view.rules.options.purchases == Purchases::Sealed,
            },
            Phase::Gold => lay_gold::question(view),
            Phase::HandCard(official) => Decision::PlayHandCard { official },
            Phase::Blockade => Decision::PlaceBlockade,
            Phase::Stop => Decision::PlaceStop,
            Phase::Marker => Decision::TakeMarker,
            Phase::Order => Decision::DealOrder,
            Phase::Build => build::question(view),
            Phase::Payout => Decision::TakeGold {
                owed: public.due[view.seat],
                payment: public.payment,
            },
            Phase::Ban => Decision::BanStone,
            Phase::Move => Decision::MoveStone,
            Phase::DrawOrder | Phase::Over => unreachable!("nobody is asked now"),
        }
    }

    fn legal_actions(view: ViewRef<'_>, ask: &Decision, into: &mut Vec<Action>) {
        answers::list(view, *ask, into);
    }

    fn check(view: ViewRef<'_>, ask: &Decision, action: &Action) -> Result<(), Illegal> {
        answers::check(view, *ask, *action)
    }

    #[inline]
    fn act(table: &mut Table, seat: Seat, action: Action, events: &mut EventSink) {
        answers::act(table, seat, action, events);
    }

    fn chances(table: &Table, into: &mut Vec<(Outcome, u32)>) {
        order::chances(table, into);
    }

    fn resolve(table: &mut Table, outcome: Outcome, events: &mut EventSink) {
        match outcome {
            Outcome::Order(order) => order::drawn(table, order, events),
        }
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

    fn is_race(public: &Public) -> bool {
        // Sealed answers come one after another without a trace; live ones are executed at once.
        matches!(public.phase, Phase::Window(_)) && public.live
    }

    fn is_sealed(ask: &Decision) -> bool {
        matches!(
            ask,
            Decision::ChooseSite { .. }
                | Decision::LayGold { .. }
                | Decision::BuyPrivilege { sealed: true, .. }
        )
    }

    fn is_reveal(before: &Public, after: &Public) -> bool {
        // A builder's site cards are shown and stay in their hand.
        before.sites != after.sites
    }

    fn tally(event: &Event) -> Option<&'static str> {
        event::tally(event)
    }

    fn draw(table: &Table, dice: &mut Dice) -> Outcome {
        let seats = table.rules.seats;
        let orders = (1..=u32::from(seats.get())).product();
        Outcome::Order(TurnOrder::nth(seats, dice.below(orders)))
    }

    #[inline]
    fn any_action(view: ViewRef<'_>, ask: &Decision, dice: &mut Dice) -> Action {
        random::any_action(view, *ask, dice)
    }

    fn timeout_action(view: ViewRef<'_>, ask: &Decision, dice: &mut Dice) -> Action {
        timeout::timeout_action(view, ask, dice)
    }
}

/// No match can ask more.
///
/// *Stones.* A part has at most 16 fields and is finished once, and a stone leaves a part only by
/// a move to another or by its finish: at most F = 8 · 16 stones are ever placed in phase 7.
/// *Gold.* Whoever holds a card above zero lays one (only two zeros against four or more slots),
/// and such a card is in the bank by phase 9 unless it is blocked, and then the card that won the
/// blockade is. So a round either takes a card to the bank or nobody has gold above zero. Out of
/// the bank come at most 3 cards to each of 4 for a covered bag (at most F times), 30 to each of 4
/// for a part's wage, 8 for privileges and 3 to each of 4 for a relief.
/// *Reliefs.* A round in which nobody has gold above zero either places stones that were there,
/// buys one of three privileges, or is stalled and brings a relief; after three of those without a
/// stone or a finished part the match ends (Ruling 39).
/// *A round* asks each of 4 at most: 2 sites, 5 cards, 8 wishes (one between two boundaries), 10 purchases or losses of one in
/// each of 10 windows, and beside that 30 stones, 20 payouts and 20 single questions.
const fn most_questions() -> u32 {
    let fields = 8 * Stones::MOST as u32;
    let reliefs = 3 * (fields + 8 + 1) + 1;
    let out = fields * 3 * 4 + 8 * 4 * edition::HIGHEST_WAGE as u32 + 8 + reliefs * 3 * 4;
    let rounds = fields + 64 + out + reliefs + 3;
    rounds * 4 * (2 + 5 + 8 + 10 * 10 + 30 + 20 + 20)
}
