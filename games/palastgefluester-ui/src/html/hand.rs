//! The viewer's own hand: cards that may be chosen are lit, the others show the reason.

use maud::{Markup, html};
use palast_core::{Game, LogItem, ViewRef};
use palast_ui::{Localize, Phrase, controls};
use palastgefluester::{Action, Card, Decision, Palastgefluester, PrivateEvent};

use crate::html::keys::{self, Keys};
use crate::html::pieces;
use crate::localize::about;
use crate::{PalastgefluesterUi, Scene, phrases, visibility};

pub(super) fn hand(scene: Scene<'_>) -> Markup {
    // Once the match is over all hands lie open on the board.
    let Some(seat_view) = scene.view.view_ref().filter(|_| scene.open.is_empty()) else {
        return html! {};
    };
    let mut keys = Keys::after_board(scene);
    let title = scene.say(&Phrase::new("pg-hand-you"));
    let lesson = PalastgefluesterUi::lesson(scene.view)
        .filter(|lesson| ["play", "give", "discard"].contains(lesson));
    html! {
        section.pg-hand data-lesson=[lesson] {
            h2.pg-hand-title { (title) }
            ul.pg-fan {
                @for card in seat_view.own.hand.iter_kinds() {
                    @let copies = seat_view.own.hand.count(card);
                    li.pg-held-card .pg-pair[copies == 2] data-k={ "hand:" (card) }
                        data-about=(about::id(card.person())) {
                        (held(scene, seat_view, card, &copies_of(scene, card, copies, &mut keys)))
                        @if copies == 2 {
                            span.pg-unseen { (scene.say(&Phrase::new("pg-twice"))) }
                        }
                    }
                }
            }
        }
    }
}

/// The card, twice if both neutral copies are held: one choice, not two (R31).
fn copies_of(scene: Scene<'_>, card: Card, copies: u32, keys: &mut Keys) -> Markup {
    let known = visibility::of_mine(scene).count(card);
    html! {
        @for copy in 0..copies {
            span.pg-copy data-k=(keys.of(card)) data-from=(came_from(scene, card)) {
                (pieces::large(scene, card))
                @if copy < known { span.pg-eye { (pieces::eye()) } }
            }
        }
    }
}

/// Where the viewer last got this card from: the partner of a swap, or a pile.
fn came_from(scene: Scene<'_>, card: Card) -> String {
    let swapped = scene.log.iter().rev().find_map(|entry| match &entry.item {
        LogItem::Private(_, PrivateEvent::CardsSwapped { partner, got, .. }) => {
            Some(got.contains(card).then_some(*partner))
        }
        LogItem::Private(_, PrivateEvent::HandDealt { .. }) => Some(None),
        LogItem::Private(_, PrivateEvent::CardDrawn { card: drawn }) if *drawn == card => {
            Some(None)
        }
        LogItem::Private(
            _,
            PrivateEvent::CardDrawn { .. } | PrivateEvent::CardDiscarded { .. },
        )
        | LogItem::Public(_) => None,
    });
    match swapped.flatten() {
        Some(partner) => keys::back(partner, 0),
        None => "pile".to_owned(),
    }
}

fn held(
    scene: Scene<'_>,
    seat_view: ViewRef<'_, Palastgefluester>,
    card: Card,
    inner: &Markup,
) -> Markup {
    let mut name = scene.say(&phrases::card(card));
    if visibility::of_mine(scene).contains(card) {
        name = format!("{name}, {}", scene.say(&Phrase::new("pg-known-all")));
    }
    let ask = scene.view.question();
    let Some((ask, action)) = ask.and_then(|ask| Some((ask, answer(ask, card)?))) else {
        return html! { span.pg-still role="img" aria-label=(name) title=(name) { (inner) } };
    };
    if seat_view.own.picked.count(card) == seat_view.own.hand.count(card) {
        let why = scene.say(&Phrase::new("pg-picked"));
        let inner = html! { span.pg-sealed { (inner) } };
        return controls::refused(&name, &why, &format!("r:{card}"), &inner);
    }
    match Palastgefluester::check(seat_view, &ask, &action) {
        Ok(()) => controls::choice::<Palastgefluester, PalastgefluesterUi>(scene, &action, inner),
        Err(illegal) => {
            let why = scene.say(&PalastgefluesterUi::illegal(&illegal));
            controls::refused(&name, &why, &format!("r:{card}"), inner)
        }
    }
}

/// The answer of a click on this card, if hand cards answer the question.
const fn answer(ask: Decision, card: Card) -> Option<Action> {
    match ask {
        Decision::PlayCard => Some(Action::Play(card)),
        Decision::GiveCard { .. } => Some(Action::Give(card)),
        Decision::Discard => Some(Action::Discard(card)),
        Decision::NameSwap | Decision::Exchange | Decision::TakeBack | Decision::NamePlayer => None,
    }
}
