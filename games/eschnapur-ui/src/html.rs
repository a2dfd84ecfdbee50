//! Draws the table for the browser.
//!
//! Gold is followed by the place it lies on (`c2.3`, seat 2's third official), stones by their
//! field, so that pieces glide and no key ever names a hidden card (see `keys`).

mod bank;
mod board;
mod boards;
mod choices;
mod hand;
pub(crate) mod keys;
mod pieces;
mod plan;
mod skyline;
mod slots;
mod track;

use eschnapur::{Eschnapur, Gold, KnownGold, Official, Part, Privilege};
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::plan::Plan;
use palast_ui::{Phrase, RenderHtml};

use crate::{EschnapurUi, Scene, art};

impl RenderHtml<Eschnapur> for EschnapurUi {
    const CSS: &'static str = concat!(
        include_str!("art/art.css"),
        include_str!("html/theme.css"),
        include_str!("html/board.css"),
        include_str!("html/boards.css"),
        include_str!("html/hand.css"),
        include_str!("html/plan.css"),
    );

    fn symbols() -> Markup {
        art::symbols()
    }

    fn emblem() -> Markup {
        art::emblem()
    }

    fn piece(id: &str) -> Markup {
        if let Ok(part) = id.parse::<Part>() {
            return html! { span.es-inline { (art::plot(pieces::part(part))) } };
        }
        if let Some(large) = large(id) {
            return large;
        }
        if id.parse::<Gold>().is_ok() {
            return html! { span.es-inline { (art::coin()) } };
        }
        if let Ok(official) = id.parse::<Official>() {
            return html! { span.es-inline { (art::sign(pieces::official(official))) } };
        }
        match id.parse::<Privilege>() {
            Ok(privilege) => html! {
                span.es-inline { (art::privilege_sign(pieces::privilege(privilege))) }
            },
            Err(_) => html! {},
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

    fn beside_plan(scene: Scene<'_>) -> Markup {
        choices::purchases(scene)
    }

    fn panel(scene: Scene<'_>, seat: Seat) -> Markup {
        let public = scene.view.public();
        let count =
            |key: &'static str, count: u16| scene.say(&Phrase::new(key).with("count", count));
        html! {
            span.es-panel {
                // The class says that the board shows it, too: where there is a board beside the panel it is left out.
                span.on-board { (count("es-points", public.points[seat])) }
                span.on-board { (count("es-discs", public.discs[seat])) }
                span.on-board { (count("es-stones", u16::from(public.stones[seat]))) }
                @match scene.view.rules().options.known_gold {
                    KnownGold::Shown => (bank::purse(scene, &public.owned[seat])),
                    KnownGold::Memory => span {
                        (count("es-hand-count", u16::from(public.hand_len(seat))))
                    },
                }
            }
        }
    }
}

/// A piece as large as the page likes, for moments: `card-g5`, `portrait-O2`, `palace-P3`.
fn large(id: &str) -> Option<Markup> {
    let (kind, of) = id.split_once('-')?;
    match kind {
        "card" => of.parse().ok().map(pieces::gold),
        "portrait" => {
            let official = of.parse().ok()?;
            Some(art::portrait(pieces::official(official)))
        }
        "palace" => {
            let part = of.parse().ok()?;
            Some(art::palace(pieces::part(part)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests;
