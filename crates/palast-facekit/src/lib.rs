//! What the faces of all games are tested and looked at with: positions, eyesight, a page.
//!
//! Only tests and examples depend on this crate.

pub mod eyesight;
mod page;
mod position;

pub use page::print_page;
pub use position::{Position, names, words};
