//! The building blocks of game UIs: phrases in three languages, markup and terminal cells. This crate
//! depends on no game.
//!
//! A UI is a type of a `-ui` crate that implements [`Localize`], [`RenderHtml`] and [`RenderTerminal`] for its
//! game. Everything a UI gets is a [`Scene`]: what one viewer may know and how to show it.
//!
//! Besides its own phrases, a game defines messages with fixed keys for the pages around the board:
//!
//! - `game-name`, `game-tagline`, `game-summary`: the game, on the front page, in titles and in lists.
//! - `rules-ID-title`, `rules-ID`: the rules ([`Localize::RULES`]).
//! - `option-NAME`, `option-NAME-VALUE`: a choice and its values; `option-NAME-help` a
//!   sentence below it: what it is for, and for which tables if not for all.
//! - `options-from-NAME` (optional): the heading of the group of choices that begins with this one.
//! - `automa-name` (in games with an automa): its name at the beginning of a sentence:
//!   "The Master". It heads a column of the score sheet and wins in "The Master wins!".
//!
//! - `lesson-ID` for each of [`Localize::LESSONS`], `welcome-you`, `welcome-aim`, `welcome-round`.
//!
//! A seat's [`RenderHtml::picture`] can be saved at the end of a match, and by the address
//! `/t/TABLE/picture/SEAT.svg` at any time, for every viewer of the table.

mod about;
pub mod colour;
pub mod common;
pub mod controls;
mod game_ui;
mod lang;
pub mod locale;
mod moment;
mod phrase;
mod phrase_cache;
pub mod plan;
mod preview;
mod running;
pub mod svg;
mod template;
pub mod terminal;
mod words;

pub use about::About;
pub use colour::SeatColour;
pub use game_ui::{GameUi, Localize, LogLevel, RenderContext, RenderHtml, RenderTerminal, Scene};
pub use lang::Lang;
pub use moment::{Moment, MomentKind, MomentLine};
pub use phrase::{Arg, Phrase};
pub use preview::preview_action;
pub use running::{RunningLine, RunningScore};
pub use words::{Words, WordsError};
