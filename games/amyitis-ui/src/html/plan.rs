//! Resources to give back, all at once.

use amyitis::{Action, Decision, Good};
use maud::html;
use palast_ui::Phrase;
use palast_ui::plan::{Piece, Placed, Plan, Slot};

use crate::html::pieces;
use crate::phrases::of_good;
use crate::{Scene, View, art};

const BACK: &str = "back";

pub(super) fn plan(scene: Scene<'_>) -> Option<Plan> {
    let left = several(scene.view)?;
    let pieces = held(scene.view)
        .map(|(good, copy)| Piece {
            id: id(good, copy),
            label: of_good("am-good", good),
            key: None,
            picture: art::good(pieces::good(good)),
            fits: Vec::new(),
            lies: None,
        })
        .collect();
    Some(Plan {
        title: Phrase::new("am-ask-discard").with("left", left),
        slots: vec![Slot {
            id: BACK.to_owned(),
            label: Phrase::new("am-stock"),
            least: left,
            most: left,
            picture: html! {},
        }],
        pieces,
    })
}

pub(crate) fn actions(view: &View, placed: &[Placed]) -> Result<Vec<Action>, Phrase> {
    let left = several(view).ok_or_else(|| Phrase::new("plan-none"))?;
    let give = |(_, piece): &Placed| {
        let (good, _) = held(view).find(|(good, copy)| id(*good, *copy) == *piece)?;
        Some(Action::Discard(good))
    };
    match placed.iter().map(give).collect::<Option<Vec<_>>>() {
        Some(goods) if goods.len() == usize::from(left) => Ok(goods),
        Some(_) | None => Err(Phrase::new("am-ask-discard").with("left", left)),
    }
}

/// How many resources the viewer has to give back, if it is more than one.
fn several(view: &View) -> Option<u8> {
    match view.question()? {
        Decision::Discard { left } if left > 1 => Some(left),
        Decision::Discard { .. }
        | Decision::PickAbility
        | Decision::TakeTurn
        | Decision::ChooseField { .. }
        | Decision::ChooseCanal
        | Decision::ChooseTemple
        | Decision::Pay { .. }
        | Decision::Sell
        | Decision::ChooseCourt { .. }
        | Decision::ChooseSquare { .. }
        | Decision::ChooseToken
        | Decision::ChooseGood
        | Decision::ChooseOffering
        | Decision::ChooseSwap
        | Decision::Process => None,
    }
}

/// Every resource the viewer holds, equal ones numbered from zero.
fn held(view: &View) -> impl Iterator<Item = (Good, u8)> {
    let goods = view
        .view_ref()
        .map(|own| own.public.players[own.seat].goods);
    let of = move |good| (0..goods.map_or(0, |goods| goods.of(good))).map(move |copy| (good, copy));
    Good::ALL.into_iter().flat_map(of)
}

fn id(good: Good, copy: u8) -> String {
    format!("{}-{copy}", good.name())
}
