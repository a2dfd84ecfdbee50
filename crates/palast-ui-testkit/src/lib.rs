//! The test kit for game UIs: random positions, preview pages, colour contrast, and the checks that
//! every UI must pass.
//!
//! Only tests and examples depend on this crate.

pub mod art_checks;
pub mod contrast;
mod gallery;
mod guide_checks;
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

/// Generates one test for each method named, called on a new value.
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
