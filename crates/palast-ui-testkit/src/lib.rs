//! What the faces of all games are tested and looked at with: positions, eyesight, a page, and
//! the checks every face has to pass.
//!
//! Only tests and examples depend on this crate.

pub mod art;
pub mod eyesight;
mod gallery;
mod page;
mod pages;
mod position;
mod room;
mod screen;
mod selector;
mod stylesheet;
mod telling;
mod voice;

#[cfg(test)]
mod toy;

pub use gallery::{Gallery, print_gallery};
pub use page::print_page;
pub use pages::{Pages, Seen};
pub use position::{Position, names, words};
pub use room::Room;
pub use screen::Screen;
pub use telling::{spoken, terminal, told};
pub use voice::Voice;

/// One test for each method named, called on a value made anew.
#[doc(hidden)]
#[macro_export]
macro_rules! tests_of {
    ($of:expr => $($check:ident),* $(,)?) => {$(
        #[test]
        fn $check() {
            $of.$check();
        }
    )*};
    ($of:expr, $game:ty, $face:ty => $($check:ident),* $(,)?) => {$(
        #[test]
        fn $check() {
            $of.$check::<$game, $face>();
        }
    )*};
}
