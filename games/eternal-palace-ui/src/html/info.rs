//! What can be asked about or looked at closely: an adviser's card, a large painting.
//!
//! Paintings open as popovers of the browser, so they work without script; Escape or a click outside
//! closes them.

use eternal_palace::Adviser;
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::Phrase;

use crate::Scene;
use crate::html::{court, gallery, pieces};
use crate::phrases::adviser_name;
use crate::preview::outcome::Outcome;

/// A button over a place or around a picture, and the popover it opens.
fn leaf(id: &str, name: &str, class: &str, face: &Markup, inner: &Markup) -> Markup {
    html! {
        button class=(class) type="button" popovertarget=(id) aria-label=(name) { (face) }
        div.ep-leaf popover="" id=(id) { (inner) }
    }
}

/// An adviser's picture, which can be asked about.
pub(super) fn about_adviser(scene: Scene<'_>, adviser: Adviser, picture: &Markup) -> Markup {
    asked(adviser, &court::words(scene, adviser), picture)
}

/// The card on top of the pile, which only the player who put it there knows.
pub(super) fn about_top(scene: Scene<'_>, adviser: Adviser, picture: &Markup) -> Markup {
    let known = Phrase::new("ep-b-known").with("adviser", adviser_name(adviser));
    asked(adviser, &scene.say(&known), picture)
}

fn asked(adviser: Adviser, name: &str, picture: &Markup) -> Markup {
    html! {
        span.ep-ask data-about={ "adviser-" (adviser) } tabindex="0" role="img" aria-label=(name) { (picture) }
    }
}

/// A small painting that opens large; `side` distinguishes several of one player.
pub(super) fn about_painting(scene: Scene<'_>, seat: Seat, side: &str, seen: &Outcome) -> Markup {
    painting(scene, seat, side, "ep-ask ep-large-leaf", seen)
}

/// A painting on its mount.
pub(super) fn hung_painting(scene: Scene<'_>, seat: Seat) -> Markup {
    let class = "ep-ask ep-large-leaf ep-mount";
    painting(scene, seat, "g", class, &Outcome::default())
}

fn painting(scene: Scene<'_>, seat: Seat, side: &str, class: &str, seen: &Outcome) -> Markup {
    let words = gallery::in_words(scene, seat);
    let painting = pieces::painting(scene.view, seat, &seen.layers);
    let inner = html! {
        div.ep-framed { (painting) }
        p { (words) }
    };
    let id = format!("ep-i{side}{seat}");
    leaf(&id, &words, class, &painting, &inner)
}

#[cfg(test)]
mod tests;
