//! Draws the table for the browser.
//!
//! Each section of the board is a module. What can be touched goes through `touch`; keys by which
//! pieces are followed are in `keys`. Buttons lie over the drawings at the places that `places.css`
//! names, since pages have no styles of their own.

mod babylon;
mod board;
mod board_controls;
mod choices;
mod court;
mod crafts;
mod gardens;
mod hand;
mod keys;
mod mesopotamia;
mod palace;
mod panel;
mod pieces;
mod plan;

use amyitis::{Ability, Amyitis, Court, Craft, Good, Temple};
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::RenderHtml;
use palast_ui::plan::Plan;

use crate::{AmyitisUi, Scene, art};

pub(crate) use board_controls::is_legal;
pub(crate) use gardens::owner;
pub(crate) use plan::actions as plan_actions;

impl RenderHtml<Amyitis> for AmyitisUi {
    const CSS: &'static str = concat!(
        include_str!("art/art.css"),
        include_str!("html/theme.css"),
        include_str!("html/board.css"),
        include_str!("html/hand.css"),
        include_str!("html/places.css"),
    );

    fn symbols() -> Markup {
        art::symbols()
    }

    fn emblem() -> Markup {
        art::emblem()
    }

    fn piece(id: &str) -> Markup {
        let picture = match id {
            "talent" => art::talent(),
            "camel" => art::camel(),
            "vp" => art::victory_point(),
            "water" => art::water(),
            _ => match named(id) {
                Some(picture) => picture,
                None => return html! {},
            },
        };
        html! { span.am-inline { (picture) } }
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
        panel::panel(scene, seat)
    }

    fn finale(scene: Scene<'_>) -> Option<Markup> {
        Some(gardens::finale(scene))
    }
}

/// The picture of something that the notation has a name for.
fn named(id: &str) -> Option<Markup> {
    if let Ok(good) = id.parse::<Good>() {
        return Some(art::good(pieces::good(good)));
    }
    if let Ok(craft) = id.parse::<Craft>() {
        return Some(art::craft_card(pieces::craft(craft)));
    }
    if let Ok(court) = id.parse::<Court>() {
        return Some(art::court_card(pieces::court(court)));
    }
    if let Ok(temple) = id.parse::<Temple>() {
        return Some(art::temple_sign(pieces::temple(temple)));
    }
    let ability = id.parse::<Ability>().ok()?;
    Some(art::ability_sign(pieces::ability(ability)))
}

#[cfg(test)]
mod tests;
