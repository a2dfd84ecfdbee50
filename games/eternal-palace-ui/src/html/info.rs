//! Explanations that open on a click: a place, an adviser, a large painting.
//!
//! They are popovers of the browser, so they work without script; Escape or a click outside closes
//! them.

use eternal_palace::{Adviser, Place};
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::Phrase;

use crate::html::{court, gallery, pieces, place};
use crate::phrases::{adviser_does, adviser_name, of_place, the_goods};
use crate::preview::outcome::Outcome;
use crate::{Scene, art};

/// A button over a place or around a picture, and the popover it opens.
fn leaf(id: &str, name: &str, class: &str, face: &Markup, inner: &Markup) -> Markup {
    html! {
        button class=(class) type="button" popovertarget=(id) aria-label=(name) { (face) }
        div.ep-leaf popover="" id=(id) { (inner) }
    }
}

/// The popover of a place: what it is, and its current state.
pub(super) fn about_place(scene: Scene<'_>, at: Place) -> Markup {
    let name = scene.say(&of_place("ep-place", at));
    let said = place::sentences(scene, at);
    let inner = html! {
        h3 { (art::place_seal(pieces::place(at))) " " (name) }
        @for sentence in &said { p { (sentence) } }
    };
    let label = scene.say(&Phrase::new("ep-b-about").with("name", name.as_str()));
    leaf(
        &format!("ep-i{at}"),
        &label,
        "ep-ask ep-over-place",
        &html! {},
        &inner,
    )
}

/// An adviser's picture; a click shows the whole card and its effect. `side` distinguishes several
/// pictures of one card.
pub(super) fn about_adviser(
    scene: Scene<'_>,
    adviser: Adviser,
    side: &str,
    picture: &Markup,
) -> Markup {
    let id = format!("ep-i{side}{adviser}");
    let inner = adviser_words(scene, adviser);
    leaf(
        &id,
        &court::words(scene, adviser),
        "ep-ask",
        picture,
        &inner,
    )
}

/// The card on top of the pile, which only the player who put it there knows.
pub(super) fn about_top(scene: Scene<'_>, adviser: Adviser, picture: &Markup) -> Markup {
    let known = Phrase::new("ep-b-known").with("adviser", adviser_name(adviser));
    let known = scene.say(&known);
    let inner = html! { p { b { (known) } } (adviser_words(scene, adviser)) };
    leaf("ep-itop", &known, "ep-ask", picture, &inner)
}

fn adviser_words(scene: Scene<'_>, adviser: Adviser) -> Markup {
    let public = scene.view.public();
    let cost = scene.view.rules().edition.cost(adviser);
    let class = Phrase::new("ep-b-class").with("class", adviser.class().word());
    html! {
        div.ep-leaf-face { (art::portrait(pieces::adviser(adviser))) }
        h3 { (scene.say(&adviser_name(adviser))) }
        p { b { (scene.say(&adviser_does(adviser))) } }
        p { (scene.say(&Phrase::new("ep-b-cost").with("cost", the_goods(cost)))) }
        p.ep-soft { (scene.say(&class)) }
        @if public.everyone().any(|seat| public.players[seat].used.contains(adviser)) {
            p.ep-soft { (scene.say(&Phrase::new("ep-b-used"))) }
        }
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
    let player = &scene.view.public().players[seat];
    let words = gallery::in_words(scene, seat);
    let painting = pieces::painting(seat, player, &seen.layers);
    let inner = html! {
        div.ep-framed { (painting) }
        p { (words) }
    };
    let id = format!("ep-i{side}{seat}");
    leaf(&id, &words, class, &painting, &inner)
}

#[cfg(test)]
mod tests;
