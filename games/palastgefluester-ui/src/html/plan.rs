//! The Magician's cards on one screen: all cards to give are chosen together.

use maud::html;
use palast_ui::Phrase;
use palast_ui::plan::{Piece, Placed, Plan, Slot};
use palastgefluester::{Action, Card, CardSet, Decision};

use crate::html::pieces;
use crate::{Scene, View, phrases};

const GIVE: &str = "give";

pub(super) fn plan(scene: Scene<'_>) -> Option<Plan> {
    let (to, left) = several(scene.view)?;
    let pieces = copies(free(scene.view)?)
        .map(|(card, copy)| Piece {
            id: id(card, copy),
            label: phrases::card(card),
            key: None,
            picture: pieces::large(scene, card),
            fits: Vec::new(),
            lies: None,
        })
        .collect();
    Some(Plan {
        title: Phrase::new("pg-plan-give")
            .with("seat", to)
            .with("count", left),
        slots: vec![Slot {
            id: GIVE.to_owned(),
            label: Phrase::new("pg-plan-slot").with("seat", to),
            least: left,
            most: left,
            picture: html! { (pieces::name(scene, to)) },
        }],
        pieces,
    })
}

pub(crate) fn actions(view: &View, placed: &[Placed]) -> Result<Vec<Action>, Phrase> {
    let (_, left) = several(view).ok_or_else(|| Phrase::new("plan-none"))?;
    let free = free(view).unwrap_or(CardSet::EMPTY);
    let give = |(_, piece): &Placed| {
        let (card, _) = copies(free).find(|(card, copy)| id(*card, *copy) == *piece)?;
        Some(Action::Give(card))
    };
    let cards: Option<Vec<Action>> = placed.iter().map(give).collect();
    match cards {
        Some(cards) if cards.len() == usize::from(left) => Ok(cards),
        Some(_) | None => Err(Phrase::new("pg-plan-count").with("count", left)),
    }
}

/// To whom the viewer gives several cards, and how many.
fn several(view: &View) -> Option<(palast_core::Seat, u8)> {
    match view.question()? {
        Decision::GiveCard { to, left } if left > 1 => Some((to, left)),
        Decision::GiveCard { .. }
        | Decision::PlayCard
        | Decision::NameSwap
        | Decision::Discard
        | Decision::Exchange
        | Decision::TakeBack
        | Decision::NamePlayer => None,
    }
}

/// The cards in hand that have not been chosen yet.
fn free(view: &View) -> Option<CardSet> {
    let own = view.own()?;
    Some(own.hand.minus(own.picked))
}

/// Every card, equal ones numbered from zero.
fn copies(cards: CardSet) -> impl Iterator<Item = (Card, u32)> {
    let each = move |card| (0..cards.count(card)).map(move |copy| (card, copy));
    cards.iter_kinds().flat_map(each)
}

/// A card in a plan: "red-guard", the second copy of a neutral one "neutral-guard-2".
fn id(card: Card, copy: u32) -> String {
    let second = if copy > 0 { "-2" } else { "" };
    format!(
        "{}-{}{second}",
        phrases::bar(card).name(),
        card.person().word()
    )
}
