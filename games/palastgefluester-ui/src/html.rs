//! Draws the table for the browser.
//!
//! Every card the viewer sees carries a key made from the card, every hidden one a key made from
//! its place, so that pieces glide and no key ever names a hidden card (see `keys`).

mod board;
mod choices;
mod court;
mod hand;
mod keys;
mod pieces;
mod plan;
mod row;

use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::plan::Plan;
use palast_ui::{Phrase, RenderHtml};
use palastgefluester::{Card, Palastgefluester, Person};

use crate::{PalastgefluesterUi, Scene, art};

pub(crate) use plan::actions as plan_actions;

impl RenderHtml<Palastgefluester> for PalastgefluesterUi {
    const CSS: &'static str = concat!(
        include_str!("art/art.css"),
        include_str!("html/theme.css"),
        include_str!("html/board.css"),
        include_str!("html/hand.css"),
    );

    fn symbols() -> Markup {
        art::symbols()
    }

    fn emblem() -> Markup {
        art::emblem()
    }

    fn piece(id: &str) -> Markup {
        match (id.parse::<Card>(), id.parse::<Person>()) {
            (Ok(card), _) => html! { span.pg-inline { (pieces::mini(card)) } },
            (_, Ok(person)) => {
                html! { span.pg-inline { (art::king(pieces::on_card(person), "")) } }
            }
            (Err(_), Err(_)) => html! {},
        }
    }

    fn board(scene: Scene<'_>) -> Markup {
        board::board(scene)
    }

    fn hand(scene: Scene<'_>) -> Markup {
        hand::hand(scene)
    }

    fn choices(scene: Scene<'_>) -> Markup {
        choices::choices(scene)
    }

    fn plan(scene: Scene<'_>) -> Option<Plan> {
        plan::plan(scene)
    }

    fn panel(scene: Scene<'_>, seat: Seat) -> Markup {
        let public = scene.view.public();
        let count =
            |key: &'static str, count: u8| scene.say(&Phrase::new(key).with("count", count));
        html! {
            span.pg-panel {
                // The class says that the board shows it, too: where there is a board beside the panel it is left out.
                span.on-board { (pieces::points(scene, seat)) }
                span.on-board { (count("pg-hand-count", public.hand_len(seat))) }
                span.on-board { (count("pg-row-count", public.rows[seat].len() as u8)) }
                span { (count("pg-notes", public.notes[seat])) }
            }
        }
    }
}

#[cfg(test)]
mod tests;
