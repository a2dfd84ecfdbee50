//! The board: a line for every player, the viewer's own at the bottom, and the court beside them.

use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::{Phrase, controls};
use palastgefluester::{Action, Palastgefluester, Phase};

use crate::html::keys::{self, Keys};
use crate::html::{court, pieces, row};
use crate::localize::about;
use crate::preview::Preview;
use crate::{PalastgefluesterUi, Scene, art, visibility};

pub(super) fn board(scene: Scene<'_>) -> Markup {
    let seats = scene.view.public().seats;
    let preview = Preview::of(scene);
    let legal = scene.legal;
    // Keys are assigned in seat order, whatever the order of the lines.
    let mut keys = Keys::default();
    let mut lines: Vec<(Seat, Markup)> = seats
        .seats()
        .map(|seat| (seat, line(scene, seat, &preview, legal, &mut keys)))
        .collect();
    if let Some(you) = scene.you() {
        // Clockwise from the viewer's left, so that the viewer's own line is the last.
        let after = (you.index() + 1) % lines.len();
        lines.rotate_left(after);
    }
    html! {
        div.pg-table.pg-room {
            (art::damask())
            div class={ "pg-board pg-n" (seats.get()) } {
                (court::court(scene))
                ol.pg-lines aria-label=(scene.say(&Phrase::new("pg-table"))) {
                    @for (_, line) in &lines { (line) }
                }
            }
        }
    }
}

fn line(
    scene: Scene<'_>,
    seat: Seat,
    preview: &Preview,
    legal: &[Action],
    keys: &mut Keys,
) -> Markup {
    let on_turn = scene.view.asked().contains(seat);
    let own = scene.you() == Some(seat);
    let colour = format!("pg-of-{}", pieces::class_of(seat));
    html! {
        li.pg-line.(colour) .pg-on-turn[on_turn] .pg-own[own] data-k={ "line" (seat) } {
            div.pg-who data-about="colour" {
                (art::seal(pieces::ribbon_of(seat)))
                span.pg-name-of {
                    b { (scene.look.names[seat]) }
                    @if own { " " span.pg-you { "(" (scene.say(&Phrase::new("pg-you"))) ")" } }
                }
                (pieces::points(scene, seat))
                span.pg-badges { (badges(scene, seat, preview, legal)) }
            }
            (row::row(scene, seat, preview, legal, keys))
            @if own && scene.open.is_empty() { div.pg-held {} } @else { (held(scene, seat, keys)) }
        }
    }
}

/// The remark about a player's current state.
fn badges(scene: Scene<'_>, seat: Seat, preview: &Preview, legal: &[Action]) -> Markup {
    let public = scene.view.public();
    let say = |key: &'static str| scene.say(&Phrase::new(key));
    let asked = scene.view.asked().contains(seat);
    let swapping = match public.phase {
        Phase::GiveCards { partner, .. } => seat == public.current || seat == partner,
        Phase::Starter
        | Phase::Deal { .. }
        | Phase::PlayCard
        | Phase::TurnKing
        | Phase::NameSwap
        | Phase::Discard
        | Phase::Draw
        | Phase::Exchange
        | Phase::TakeBack
        | Phase::NamePlayer
        | Phase::Over => false,
    };
    let gain = preview.gains[seat];
    let name_next = Action::Next(seat);
    html! {
        @if swapping && asked { span.pg-badge.pg-busy { (say("pg-choosing")) } }
        @else if swapping { span.pg-badge { (say("pg-chosen")) } }
        @else if asked { span.pg-badge.pg-busy { (say("pg-turn")) } }
        @if legal.contains(&name_next) {
            (controls::choice_as::<Palastgefluester, PalastgefluesterUi>(
                scene, &name_next, &format!("b:{name_next}"), "pg-badge pg-pick-next",
                &html! { (say("pg-next")) },
            ))
        } @else if preview.next.contains(seat) {
            span.pg-badge.pg-then {
                b aria-hidden="true" { (if preview.certain { "➜" } else { "➜?" }) }
                span { " " (say(if preview.certain { "pg-next" } else { "pg-maybe-next" })) }
            }
        }
        @if gain > 0 {
            span.pg-badge.pg-gain role="img"
                aria-label=(scene.say(&Phrase::new("pg-gain-label").with("points", gain))) {
                (scene.say(&Phrase::new("pg-gain").with("points", gain)))
            }
        }
    }
}

/// Another player's hand: the cards the viewer knows, then backs.
fn held(scene: Scene<'_>, seat: Seat, keys: &mut Keys) -> Markup {
    let size = scene.view.public().hand_len(seat);
    let shown = visibility::in_hand(scene, seat);
    let title = scene.say(&Phrase::new("pg-hand").with("seat", seat));
    let count = scene.say(&Phrase::new("pg-hand-count").with("count", size));
    let open = visibility::opened(scene, seat).is_some();
    html! {
        ul.pg-held aria-label={ (title) ": " (count) } {
            @for card in shown.iter() {
                li.pg-known data-k=(keys.of(card)) data-about=(about::id(card.person())) {
                    @let name = scene.say(&known_words(open, card));
                    span.pg-named role="img" aria-label=(name) title=(name) { (pieces::mini(card)) }
                    @if !open { span.pg-eye aria-hidden="true" { (pieces::eye()) } }
                }
            }
            @for index in (shown.len() as u8)..size {
                li.pg-back aria-hidden="true" data-k=(keys::back(seat, index)) { (art::back()) }
            }
        }
    }
}

fn known_words(open: bool, card: palastgefluester::Card) -> Phrase {
    let name = crate::phrases::card(card);
    if open {
        name
    } else {
        Phrase::new("pg-known").with("card", name)
    }
}
