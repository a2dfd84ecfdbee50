//! The picture on the front page.
use maud::{Markup, html};
/// emblem
pub fn emblem() -> Markup {
    html! {}
}
