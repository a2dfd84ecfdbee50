//! The groups to be placed, each with the places it can go to: what that costs and what it gives.
//!
//! The groups are tabs: opening one shows its places below and lights them on the board, by the
//! stylesheet alone; while none is open, the first one's are shown. Dearer ways to the same place are folded
//! away below the cheapest.

use eternal_palace::{EternalPalace, Faces, Place};
use maud::{Markup, html};
use palast_ui::{Phrase, controls};

use crate::art::{self, Token};
use crate::html::offers::{Offers, Way, seal};
use crate::html::pieces;
use crate::html::place::gives;
use crate::phrases::{dice as dice_words, of_place};
use crate::preview::outcome::{Outcome, outcome_of};
use crate::{EternalPalaceUi, Scene};

pub(super) fn groups(scene: Scene<'_>) -> Markup {
    let offers = Offers::of(scene);
    let Some(you) = scene.you() else {
        return html! {};
    };
    let open = offers.open(scene);
    let public = scene.view.public();
    // A new question has new tabs: what was opened or closed before says nothing about them.
    let ask = format!(
        "{}.{}",
        public.round,
        public.players[you].groups_left().count()
    );
    html! {
        div.ep-tabs {
            @for (index, (group, ways)) in offers.groups.iter().enumerate() {
                @let label = Phrase::new("ep-b-group").with("dice", dice_words(*group)).with("sum", group.sum());
                details class={ "ep-group ep-g" (index) } name="ep-group" data-k={ "g:" (ask) ":" (group) } open=[(index == open).then_some("")] {
                    summary aria-label=(scene.say(&label)) {
                        (pieces::pips(you, *group))
                        span.ep-sum { (group.sum()) }
                        span.ep-many { "→ " (places(ways)) }
                    }
                }
            }
        }
        @for (index, (group, ways)) in offers.groups.iter().enumerate() {
            div class={ "ep-list ep-list" (index) } data-k={ "l:" (group) } { (list(scene, *group, ways)) }
        }
    }
}

/// How many places a group can go to.
fn places(ways: &[Way]) -> usize {
    let mut all: Vec<Place> = ways.iter().map(|way| way.place).collect();
    all.dedup();
    all.len()
}

fn list(scene: Scene<'_>, group: Faces, ways: &[Way]) -> Markup {
    let mut seen: Vec<Place> = Vec::new();
    let (mut first, mut dearer) = (Vec::new(), Vec::new());
    for way in ways {
        if seen.contains(&way.place) {
            dearer.push(way);
        } else {
            seen.push(way.place);
            first.push(way);
        }
    }
    // Free answers first.
    first.sort_by_key(|way| (u16::from(way.wisdom) + way.fish, way.place));
    let label = scene.say(&Phrase::new("ep-b-turned"));
    html! {
        @for way in first { (row(scene, group, way)) }
        @if !dearer.is_empty() {
            details.ep-fold.ep-dearer data-k={ "f:" (group) } {
                summary aria-label=(label) { span { (label) } span.ep-many { (dearer.len()) } }
                div.ep-folded { @for way in dearer { (row(scene, group, way)) } }
            }
        }
    }
}

/// A place with its price and its consequence.
fn row(scene: Scene<'_>, group: Faces, way: &Way) -> Markup {
    let seen = scene
        .view
        .view_ref()
        .map(|seat_view| outcome_of(seat_view, way.action));
    let seen = seen.unwrap_or_default();
    let inner = html! {
        (seal(way.place))
        span.ep-title { (scene.say(&of_place("ep-b-short", way.place))) }
        @if let (Some(you), true) = (scene.you(), way.faces != group) { (pieces::pips(you, way.faces)) }
        span.ep-outcome aria-hidden="true" { (comes(scene, way.place, &seen)) }
    };
    controls::choice::<EternalPalace, EternalPalaceUi>(scene, &way.action, &inner)
}

/// Whether a marker would move on something other than the Bridge.
fn moves(seen: &Outcome) -> bool {
    let steps = seen.steps.iter().any(|(place, _)| *place != Place::Bridge);
    steps || seen.marked.is_some() || seen.court.is_some()
}

fn gains(seen: &Outcome) -> bool {
    !seen.gained.is_none() || seen.palace.is_some() || !seen.layers.is_empty() || moves(seen)
}

/// Price and gain of a visit; if the visit asks a question first, its choices.
fn comes(scene: Scene<'_>, place: Place, seen: &Outcome) -> Markup {
    html! {
        (outcome(seen))
        @if matches!(place, Place::Labyrinth | Place::River) { span.ep-plus { "+ ↗" } }
        @else if !gains(seen) { span.ep-plus { "+" (gives(scene, place)) } }
    }
}

/// Price and gain in tokens.
pub(super) fn outcome(seen: &Outcome) -> Markup {
    let (moves, gains) = (moves(seen), gains(seen));
    html! {
        @if !seen.paid.is_none() { span.ep-minus { "−" (pieces::goods(seen.paid)) } }
        @if gains {
            span.ep-plus {
                "+" (pieces::goods(seen.gained))
                @if seen.palace.is_some() { (art::token(Token::PalaceStep)) }
                @if moves { "↗" }
                @for _ in &seen.layers { (art::token(Token::Layer)) }
            }
        }
    }
}
