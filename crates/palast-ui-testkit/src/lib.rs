//! What the faces of all games are tested and looked at with: positions, eyesight, a page, and
//! the checks every UI has to pass.
//!
//! Only tests and examples depend on this crate.

pub mod art_checks;
pub mod contrast;
mod gallery;
mod page;
mod page_checks;
mod position;
mod selector;
mod snapshots;
mod stylesheet;
mod terminal_checks;
mod text_checks;
mod theme_checks;

#[cfg(test)]
mod toy;

pub use gallery::{Gallery, print_gallery};
pub use page::print_page;
pub use page_checks::{PageChecks, Seen};
pub use position::{Position, names, words};
pub use snapshots::{page_text, snapshot, terminal};
pub use terminal_checks::TerminalChecks;
pub use text_checks::TextChecks;
pub use theme_checks::ThemeChecks;

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
    ($of:expr, $game:ty, $ui:ty => $($check:ident),* $(,)?) => {$(
        #[test]
        fn $check() {
            $of.$check::<$game, $ui>();
        }
    )*};
}
