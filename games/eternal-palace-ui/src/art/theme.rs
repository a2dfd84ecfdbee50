//! The room around the table: rice paper.

use maud::{Markup, html};

/// Rice paper with cloud scrolls, to lie behind everything; fills the box it is put into, which
/// needs the class `ep-room`. It takes the colour of the text around [`symbols`](super::symbols).
pub fn rice_paper() -> Markup {
    html! {
        svg class="ep-paper" aria-hidden="true" focusable="false" {
            rect width="100%" height="100%" fill="url(#ep-clouds)" {}
        }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        pattern id="ep-clouds" width="96" height="64" patternUnits="userSpaceOnUse" {
            path fill="none" stroke="currentColor" stroke-width="1.4" d="M8 22C8 14 18 12 21 18C24 10 36 12 35 20C41 18 45 23 42 27M14 22C14 18 20 18 20 22M27 21C27 17 32 17 32 21M2 27H48M10 31H36M56 54C56 46 66 44 69 50C72 42 84 44 83 52C89 50 93 55 90 59M62 54C62 50 68 50 68 54M75 53C75 49 80 49 80 53M50 59H96M58 63H84" {}
        }
    }
}
