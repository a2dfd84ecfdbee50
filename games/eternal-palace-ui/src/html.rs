//! Draws the table for the browser.
//!
//! The garden comes first, with dice and markers where they lie; below it the Bridge, the court and
//! the modules in play. Dice, markers and cards carry keys, so that they glide (see `keys`).

mod board;
mod choices;
mod court;
mod gallery;
mod grouping;
mod hand;
mod info;
mod keys;
mod modules;
mod news;
mod offers;
mod panel;
pub(crate) mod pieces;
pub(crate) mod place;
mod placing;
mod plan;

use eternal_palace::{Class, EternalPalace, Place, Resource};
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::plan::Plan;
use palast_ui::{RenderContext, RenderHtml};

use crate::art::{self, Token};
use crate::{EternalPalaceUi, Scene, View};

impl RenderHtml<EternalPalace> for EternalPalaceUi {
    const CSS: &'static str = concat!(
        include_str!("art/art.css"),
        include_str!("art/painting/painting.css"),
        include_str!("html/theme.css"),
        include_str!("html/board.css"),
        include_str!("html/hand.css"),
        include_str!("html/answers.css"),
    );

    fn symbols() -> Markup {
        html! { div { (art::symbols()) (art::painting::symbols()) } }
    }

    fn emblem() -> Markup {
        art::emblem()
    }

    fn piece(id: &str) -> Markup {
        piece(id)
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

    fn automa_panel(scene: Scene<'_>) -> Option<Markup> {
        panel::master(scene)
    }

    fn picture(look: RenderContext<'_>, view: &View, seat: Seat) -> Option<String> {
        gallery::picture(look, view, seat)
    }
}

fn piece(id: &str) -> Markup {
    let Some(picture) = sign(id) else {
        return html! {};
    };
    html! { span.ep-inline { (picture) } }
}

/// The little picture of a piece named in a sentence; the ids are listed in `phrases`.
fn sign(id: &str) -> Option<Markup> {
    if let Some(place) = id.strip_prefix("at-") {
        let place: Place = place.parse().ok()?;
        return Some(offers::seal(place));
    }
    if let Some(layer) = id.strip_prefix("layer-") {
        return Some(art::painting::layer_icon(pieces::layer(
            layer.parse().ok()?,
        )));
    }
    if let Some(feature) = id.strip_prefix("feature-") {
        return Some(art::painting::feature_icon(pieces::feature(
            feature.parse().ok()?,
        )));
    }
    if let Ok(resource) = id.parse::<Resource>() {
        return Some(art::token(pieces::resource(resource)));
    }
    if let Ok(class) = id.parse::<Class>() {
        return Some(art::class_sign(match class {
            Class::Patron => art::Class::Patron,
            Class::Trader => art::Class::Trader,
            Class::Diplomat => art::Class::Diplomat,
            Class::Artisan => art::Class::Artisan,
        }));
    }
    let token = match id {
        "fish" => Token::Fish,
        "wisdom" => Token::Wisdom,
        "token" => Token::Privilege,
        "palace" => Token::PalaceStep,
        "layer" => Token::Layer,
        "feature" => Token::Feature,
        _ => return None,
    };
    Some(art::token(token))
}

#[cfg(test)]
mod tests;
