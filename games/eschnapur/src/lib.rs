//! The rules of Der Palast von Eschnapur, a game for two to four by Inka and Markus Brand.
//!
//! `RULEBOOK.md` beside this crate has the rules in our words, the rulings and the glossary;
//! `LEDGER.md` lists every rule by id; `edition.toml` has the printed numbers that the rules texts do
//! not state, most of them reconstructed. `flow` leads through the nine phases, each of which has a
//! module; `buy` sells privileges in all of them, `payout` pays gold out of the bank.
//!
//! Start at [`Public`], [`Private`] and [`Action`].

mod action;
mod edition;
mod gold;
mod notation;
mod official;
mod options;
mod part;
mod private;
mod privilege;
mod public;
mod told;
mod turn_order;

pub use action::{Action, Decision, Illegal, Outcome};
pub use edition::{Confidence, Edition, Origin, PartPlan};
pub use gold::{Gold, Purse};
pub use official::{Official, OfficialSet};
pub use options::{KnownGold, Options, Parts, Purchases, Stalemate, Zeros};
pub use part::{Part, PartSet, Stones};
pub use private::{Private, Request, Secret};
pub use privilege::{Privilege, PrivilegeSet, Window};
pub use public::{Phase, Point, Public};
pub use told::{Event, NotWon, Payment, Whisper, Won};
pub use turn_order::TurnOrder;
