//! What the faces of all games are tested and looked at with: positions, eyesight, a page, and
//! the checks every face has to pass.
//!
//! Only tests and examples depend on this crate.

pub mod art;
pub mod eyesight;
mod page;
mod position;
mod room;
mod stylesheet;

pub use page::print_page;
pub use position::{Position, names, words};
pub use room::Room;

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
}
