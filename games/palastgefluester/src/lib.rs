//! The rules of Palastgeflüster, a card game for three to five by Michael Rieneck.
//!
//! `RULEBOOK.md` beside this crate has the rules in our words, the rulings and the glossary;
//! `LEDGER.md` lists every rule by id. A rule's room is found by its name: `setup` and
//! the deal, `play_card`, one module for each person with an action, then
//! `next_player` and `round_end`. What a seat knows is kept by `knowledge` in a [`Trace`].
//!
//! Start at [`Public`], [`Private`] and [`Action`].

mod action;
mod card;
mod card_set;
mod notation;
mod options;
mod private;
mod public;
mod row;
mod select;
mod told;
mod trace;

pub use action::{Action, Decision, Illegal, Outcome};
pub use card::{Card, Colour, Person};
pub use card_set::CardSet;
pub use options::{JesterNotes, LosingCards, MemoryAid, Options, Scoring, SixPoints};
pub use private::{Private, Secret};
pub use public::{Ending, KingSet, Phase, Public, RoundEnd};
pub use row::{FULL_ROW, Row};
pub use told::{Event, Succession, Whisper};
pub use trace::Trace;
