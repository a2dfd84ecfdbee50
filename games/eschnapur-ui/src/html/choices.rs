//! Answers given neither on the board nor with the hand. Long lists are folded by what matters
//! most: who is first, how many fives.

use eschnapur::{Action, Decision, Eschnapur, Gold, Purse, TurnOrder};
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::{Phrase, controls};

use crate::html::pieces;
use crate::phrases::of_privilege;
use crate::{EschnapurUi, Scene, art};

/// Longer lists are folded.
const LONG: usize = 8;

pub(super) fn choices(scene: Scene<'_>) -> Markup {
    let Some(ask) = scene.view.question() else {
        return html! {};
    };
    let legal = scene.legal;
    html! {
        div.es-choices {
            @if let (Some(hint), None) = (hint(ask), scene.pick) { p.es-hint { (scene.say(&Phrase::new(hint))) } }
            @match ask {
                Decision::DealOrder => (orders(scene, legal)),
                Decision::TakeGold { .. } => (takes(scene, legal)),
                Decision::ChooseSite { .. }
                | Decision::LayGold { .. }
                | Decision::BuyPrivilege { .. }
                | Decision::PlayHandCard { .. }
                | Decision::PlaceBlockade
                | Decision::PlaceStop
                | Decision::TakeMarker
                | Decision::PlaceStone
                | Decision::EndTurn
                | Decision::BanStone
                | Decision::MoveStone => {},
            }
            // Purchases first: what the question is about.
            @let (buys, others): (Vec<_>, Vec<_>) =
                legal.iter().partition(|action| matches!(action, Action::Buy(_)));
            @for action in buys.into_iter().chain(others) { (listed(scene, action)) }
            (wishes(scene, legal))
        }
    }
}

/// What can be bought or reserved while a plan is made.
pub(super) fn purchases(scene: Scene<'_>) -> Markup {
    let bought = |action: &&Action| matches!(action, Action::Buy(_));
    html! {
        div.es-choices {
            @for action in scene.legal.iter().filter(bought) { (listed(scene, action)) }
            (wishes(scene, scene.legal))
        }
    }
}

/// Tells the player where to click, if the answer is not in the list.
const fn hint(ask: Decision) -> Option<&'static str> {
    match ask {
        Decision::ChooseSite { .. }
        | Decision::PlaceStop
        | Decision::PlaceStone
        | Decision::BanStone => Some("es-hint-parts"),
        Decision::PlaceBlockade => Some("es-hint-backs"),
        Decision::MoveStone => Some("es-hint-move"),
        Decision::LayGold { .. }
        | Decision::PlayHandCard { .. }
        | Decision::BuyPrivilege { .. }
        | Decision::TakeMarker
        | Decision::DealOrder
        | Decision::EndTurn
        | Decision::TakeGold { .. } => None,
    }
}

/// A button for an answer that stands in the plain list.
fn listed(scene: Scene<'_>, action: &Action) -> Markup {
    match *action {
        Action::Leave(_)
        | Action::Aside
        | Action::End
        | Action::Stay
        | Action::Pass
        | Action::Mute => controls::worded::<Eschnapur, EschnapurUi>(scene, action),
        Action::Marker(number) => button(scene, action, &html! { (art::order(number)) }),
        Action::Buy(privilege) => priced(scene, action, privilege),
        Action::Site(_)
        | Action::Lay(..)
        | Action::Play(_)
        | Action::Block(..)
        | Action::Stop(_)
        | Action::Order(_)
        | Action::Build(_)
        | Action::Take(_)
        | Action::Ban(_)
        | Action::Move(..)
        | Action::Wish(_) => html! {},
    }
}

fn button(scene: Scene<'_>, action: &Action, inner: &Markup) -> Markup {
    controls::choice::<Eschnapur, EschnapurUi>(scene, action, inner)
}

/// A privilege by sign, name and cost.
fn priced(scene: Scene<'_>, action: &Action, privilege: eschnapur::Privilege) -> Markup {
    let cost = scene.view.rules().edition.cost(privilege);
    let name = scene.say(&of_privilege("es-privilege", privilege));
    button(
        scene,
        action,
        &html! {
            (art::privilege_sign(pieces::privilege(privilege)))
            span { (name) }
            span.es-cost { (art::privilege_point()) (cost) }
        },
    )
}

/// Purchases that can be noted now and happen at the next boundary.
fn wishes(scene: Scene<'_>, legal: &[Action]) -> Markup {
    let wished = |action: &Action| {
        let Action::Wish(privilege) = *action else {
            return None;
        };
        Some(privilege)
    };
    if !legal.iter().any(|action| wished(action).is_some()) {
        return html! {};
    }
    let title = scene.say(&Phrase::new("es-wishes"));
    let buttons = html! {
        @for action in legal {
            @if let Some(privilege) = wished(action) { (priced(scene, action, privilege)) }
        }
    };
    folded("wishes", &title, &html! { span { (title) } }, &buttons)
}

/// A list that opens on a click, without script.
fn folded(key: &str, label: &str, title: &Markup, inner: &Markup) -> Markup {
    html! {
        details.es-fold name="es-fold" data-k={ "f:" (key) } {
            summary aria-label=(label) { (title) }
            div.es-folded { (inner) }
        }
    }
}

fn orders(scene: Scene<'_>, legal: &[Action]) -> Markup {
    let orders: Vec<(Action, TurnOrder)> = legal
        .iter()
        .filter_map(|action| {
            let Action::Order(order) = *action else {
                return None;
            };
            Some((*action, order))
        })
        .collect();
    let row = |action: &Action, order: &TurnOrder| {
        let signs = html! {
            span.es-order aria-hidden="true" {
                @for (seat, place) in order.seats().iter().zip(1u8..) {
                    span { (place) (art::stone(pieces::stone(*seat))) }
                }
            }
        };
        button(scene, action, &signs)
    };
    let by = |first: Seat| {
        let those = orders
            .iter()
            .filter(move |(_, o)| o.holder(1) == Some(first));
        html! { div.es-tiles { @for (action, order) in those { (row(action, order)) } } }
    };
    if orders.len() <= LONG {
        return html! { div.es-tiles { @for (action, order) in &orders { (row(action, order)) } } };
    }
    html! {
        @for seat in scene.view.public().seats.seats() {
            @if orders.iter().any(|(_, order)| order.holder(1) == Some(seat)) {
                @let label = scene.say(&Phrase::new("es-orders-first").with("seat", seat));
                @let title = html! { (art::stone(pieces::stone(seat))) span { (label) } };
                (folded(&format!("o{seat}"), &label, &title, &by(seat)))
            }
        }
    }
}

fn takes(scene: Scene<'_>, legal: &[Action]) -> Markup {
    let mut sets: Vec<(Action, Purse)> = legal
        .iter()
        .filter_map(|action| {
            let Action::Take(cards) = *action else {
                return None;
            };
            Some((*action, cards))
        })
        .collect();
    // The fewest cards first, because most players want these.
    sets.sort_by_key(|(_, cards)| cards.len());
    let coins = |action: &Action, cards: &Purse| {
        let mut all: Vec<Gold> = cards.iter().collect();
        all.reverse();
        let coins = html! { span.es-coins { @for gold in all { b { (gold.value()) } } } };
        button(scene, action, &coins)
    };
    if sets.len() <= LONG {
        return html! { div.es-tiles { @for (action, cards) in &sets { (coins(action, cards)) } } };
    }
    let most = sets.iter().map(|(_, cards)| cards.count(Gold::Five)).max();
    html! {
        @for fives in (0..=most.unwrap_or(0)).rev() {
            @let those: Vec<_> = sets.iter().filter(|(_, c)| c.count(Gold::Five) == fives).collect();
            @if !those.is_empty() {
                @let label = scene.say(&Phrase::new("es-takes-with").with("count", fives));
                @let inner = html! { div.es-tiles { @for (action, cards) in those { (coins(action, cards)) } } };
                (folded(&format!("t{fives}"), &label, &html! { span { (label) } }, &inner))
            }
        }
    }
}
