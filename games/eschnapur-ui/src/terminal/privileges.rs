//! The privilege cards for sale: all of them where there is room, else those the viewer can pay.

use eschnapur::Privilege;
use palast_ui::Phrase;
use palast_ui::terminal::{bold, fit};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::Scene;
use crate::phrases::of_privilege;
use crate::preview::Preview;

/// Columns for the one line, and for a card where all are listed.
const LINE: usize = 78;
const CARD: usize = 39;

fn for_sale(scene: Scene<'_>) -> impl Iterator<Item = (Privilege, u8)> {
    let edition = &scene.view.rules().edition;
    let for_sale = scene.view.public().for_sale;
    let row = edition.row().into_iter();
    row.filter(move |card| for_sale.contains(*card))
        .map(|card| (card, edition.cost(card)))
}

fn named(scene: Scene<'_>, card: Privilege) -> String {
    scene.say(&of_privilege("es-privilege", card))
}

/// What the viewer can pay, or what the cheapest card costs.
pub(super) fn line(scene: Scene<'_>, preview: &Preview) -> Line<'static> {
    if let Some(card) = preview.buy {
        let style = bold().add_modifier(Modifier::REVERSED);
        return Line::styled(named(scene, card), style);
    }
    let points = scene.you().map_or(0, |you| scene.view.public().discs[you]);
    let payable = for_sale(scene).filter(|(_, cost)| u16::from(*cost) <= points);
    let names: Vec<String> = payable
        .map(|(card, cost)| format!("{} ({cost})", named(scene, card)))
        .collect();
    let text = match (
        names.is_empty(),
        for_sale(scene).map(|(_, cost)| cost).min(),
    ) {
        (_, None) => Phrase::new("es-cell-sold-out"),
        (true, Some(cost)) => Phrase::new("es-cell-cheapest").with("cost", cost),
        (false, Some(_)) => Phrase::new("es-cell-payable").with("cards", names.join(", ")),
    };
    Line::raw(fit(&scene.say(&text), LINE).trim_end().to_owned())
}

/// All cards for sale with their costs, in two columns.
pub(super) fn lines(scene: Scene<'_>, preview: &Preview) -> Vec<Line<'static>> {
    let cards: Vec<(Privilege, u8)> = for_sale(scene).collect();
    let span = |(card, cost): &(Privilege, u8)| {
        let style = if preview.buy == Some(*card) {
            bold().add_modifier(Modifier::REVERSED)
        } else {
            Style::new()
        };
        let text = format!("{cost:>3} {}", named(scene, *card));
        Span::styled(fit(&text, CARD), style)
    };
    let pairs = cards.chunks(2);
    pairs
        .map(|pair| Line::from(pair.iter().map(span).collect::<Vec<_>>()))
        .collect()
}
