//! How games look and speak: phrases in three languages, markup and terminal cells. No game in it.
//!
//! A face is a type of a `-ui` crate that implements [`Speak`], [`Paint`] and [`Cells`] for its
//! game. Everything a face gets is a [`Scene`]: what one viewer may know and how to show it.
//!
//! Besides the phrases it uses itself, the texts of a game hold, under fixed keys, what pages around
//! the board say:
//!
//! - `game-name`, `game-tagline`, `game-summary`: the game, on the front page, in titles and in lists.
//! - `rules-ID-title`, `rules-ID`: the rules ([`Speak::RULES`]).
//! - `option-NAME`, `option-NAME-VALUE`: a choice and its values; `option-NAME-help` a
//!   sentence below it: what it is for, and at which tables if not at all.
//! - `options-from-NAME` (optional): the heading of the group of choices that begins with this one.
//! - `rival-name` (in games against the house): the rules' own player, as it begins a sentence:
//!   "The Master". It heads a column of the score sheet and wins in "The Master wins!".
//!
//! A seat's [`Paint::picture`] can be saved at the end of a match, and by the address
//! `/t/TABLE/picture/SEAT.svg` at any time, by whoever may look at the table.

pub mod colour;
pub mod controls;
mod face;
mod foresight;
pub mod house;
mod lang;
pub mod locale;
mod phrase;
pub mod svg;
pub mod terminal;
mod words;

pub use colour::SeatColour;
pub use face::{Cells, Face, LogLevel, Look, Paint, Scene, Speak};
pub use foresight::foresee;
pub use lang::Lang;
pub use phrase::{Arg, Phrase};
pub use words::{Words, WordsError};
