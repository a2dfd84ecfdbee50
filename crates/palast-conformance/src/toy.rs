//! A small complete game to test the kit with, clean (`Toy<0>`) or with one planted defect
//! (`Toy<{ mutants::… }>`). It has every part a palace game has: hidden hands, sealed answers in two
//! steps, knowledge of another's hand, cards put away face down, weighted draws, options.
//!
//! Eight coins (values 1 to 4, two of each), two or three seats. Each is dealt up to two coins. All
//! at once pick a coin and bid or fold it; the highest lone bid scores a point and bid coins are
//! laid open, folded ones stay in hand. The scorer may peek at a hand. Then the seat whose round
//! it is may bury a coin face down. Two points, or the agreed number of rounds, end the match.

mod encode;
mod imagine;
pub mod mutants;
mod parts;
mod rules;
pub mod solo;
mod turn;

pub use parts::{Answer, Ask, Choices, Coin, Coins, Dealt, Ending, Event, Peek, Phase, Private};
pub use parts::{PrivateEvent, Public, Refused, Round, Secret};

/// The game; `DEFECT` is one of [`mutants`], zero for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Toy<const DEFECT: u8>;
