//! The road of the caravan: what each city asks and gives, and what the way costs.

use amyitis::{Action, City, Class};
use palast_ui::Phrase;
use palast_ui::terminal::{bold, fit};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::{dim, good_letter};
use crate::Scene;
use crate::html::is_legal;
use crate::phrases::of_court;
use crate::preview::Preview;

/// Columns for a city.
const CITY: usize = 8;

/// `*Sus dBC`: the caravan is in Susa, which asks for dates and gives a Banker or a Caravaneer.
pub(super) fn line(scene: Scene<'_>, preview: &Preview) -> Line<'static> {
    let public = scene.view.public();
    let mut line = Line::default();
    for city in scene.view.rules().edition.cities() {
        let mark = if public.caravan == *city { "*" } else { " " };
        let name = scene.say(&Phrase::new("am-cell-city").with("city", city.name()));
        let text = fit(&format!("{mark}{name} {}", deal(scene, *city)), CITY);
        let style = if preview.caravan == Some(*city) {
            bold().add_modifier(Modifier::REVERSED)
        } else if is_legal(scene, Action::Caravan(*city)) || public.caravan == *city {
            bold()
        } else {
            Style::new()
        };
        line.push_span(Span::styled(text, style));
    }
    line
}

/// What the city asks, then the quality of its plant or the kinds of its cards.
fn deal(scene: Scene<'_>, city: City) -> String {
    let public = scene.view.public();
    let rules = scene.view.rules();
    let (asks, extra) = amyitis::due(rules, public, city);
    let asked: String = asks
        .into_iter()
        .chain(extra)
        .map(|good| good_letter(scene, good))
        .collect();
    match city.class() {
        Class::Sale => "✦".to_owned(),
        Class::Plant => {
            let card = public.plant(city);
            let quality = card.map_or(0, |card| rules.edition.plant_side(card).quality);
            format!("{asked}{quality}")
        }
        Class::Court => {
            let cards = rules.edition.offers(city);
            let cards = cards.map(|court| scene.say(&of_court("am-cell-court", court)));
            format!("{asked}{}", cards.concat())
        }
    }
}

/// What the way to each city costs the viewer, where the own camels lead.
pub(super) fn prices(scene: Scene<'_>) -> Line<'static> {
    let mut text = String::new();
    for city in scene.view.rules().edition.cities() {
        let price = scene.view.view_ref().and_then(|seat_view| {
            let camels =
                amyitis::camels_for(seat_view.rules, seat_view.public, seat_view.seat, *city)?;
            (camels <= seat_view.public.players[seat_view.seat].camels).then_some(camels)
        });
        let said =
            price.map(|camels| scene.say(&Phrase::new("am-cell-price").with("camels", camels)));
        text += &fit(&format!(" {}", said.unwrap_or_default()), CITY);
    }
    Line::styled(text.trim_end().to_owned(), dim())
}
