//! How games look and speak: phrases in three languages, markup and terminal cells. No game in it.
//!
//! A face is a type of a `-ui` crate that implements [`Speak`], [`Paint`] and [`Cells`] for its
//! game. Everything a face gets is a [`Scene`]: what one viewer may know and how to show it.

pub mod colour;
pub mod controls;
mod face;
pub mod house;
mod lang;
pub mod locale;
mod phrase;
mod words;

pub use colour::SeatColour;
pub use face::{Cells, Face, LogLevel, Look, Paint, Scene, Speak};
pub use lang::Lang;
pub use phrase::{Arg, Phrase};
pub use words::{Words, WordsError};
