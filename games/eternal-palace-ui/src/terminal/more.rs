//! What a larger terminal shows besides: modules, the viewer's cards, everybody's painting and
//! advisers.

use eternal_palace::{Layer, Place};
use palast_ui::Phrase;
use palast_ui::terminal::bold;
use ratatui::text::{Line, Span};

use super::{glyph, label};
use crate::Scene;
use crate::localize::about::composition;
use crate::phrases::{adviser_does, adviser_name, of_place};

/// From here on the layers of a painting are named.
const WIDE: u16 = 110;

/// Groups of lines, the most important first.
pub(super) fn groups(scene: Scene<'_>, width: u16) -> Vec<Vec<Line<'static>>> {
    vec![modules(scene), own(scene), players(scene, width)]
        .into_iter()
        .filter(|lines| !lines.is_empty())
        .collect()
}

fn modules(scene: Scene<'_>) -> Vec<Line<'static>> {
    let public = scene.view.public();
    let mut lines = Vec::new();
    if let Some(card) = public.demand {
        let words = Phrase::new("ep-demand").with("card", card.word());
        let mut line = Line::raw(scene.say(&words));
        for owner in public.fields.iter().flatten() {
            line.push_span(Span::raw(" "));
            line.push_span(glyph(scene, *owner));
        }
        lines.push(line);
    }
    for card in public.compositions.iter() {
        let name = scene.say(&Phrase::new("ep-composition").with("card", card.word()));
        let words = scene.say(&composition(scene.view, card));
        lines.push(Line::raw(format!("{name}: {words}")));
    }
    lines
}

/// The viewer's advisers and cards in hand, with what they do.
fn own(scene: Scene<'_>) -> Vec<Line<'static>> {
    let Some(seat_view) = scene.view.view_ref() else {
        return Vec::new();
    };
    let player = &seat_view.public.players[seat_view.seat];
    let held = player.advisers.iter().map(|card| (card, false));
    let drawn = seat_view.own.drawn.iter().map(|card| (card, true));
    held.chain(drawn)
        .map(|(card, drawn)| {
            let used = player.used.contains(card);
            let mark = match (drawn, used) {
                (true, _) => "?",
                (false, true) => "×",
                (false, false) => " ",
            };
            let name = scene.say(&adviser_name(card));
            let does = scene.say(&adviser_does(card));
            Line::raw(format!("{mark} {name}: {does}"))
        })
        .collect()
}

/// Everybody's layers, features and advisers.
fn players(scene: Scene<'_>, width: u16) -> Vec<Line<'static>> {
    let public = scene.view.public();
    let line = |seat| {
        let player = &public.players[seat];
        let order = Layer::BACK_TO_FRONT.into_iter();
        let layers: Vec<String> = order
            .filter(|layer| player.layers.contains(*layer))
            .map(|layer| {
                let gives = |place: &&Place| place.layer() == Some(layer);
                match Place::ALL.iter().find(gives) {
                    Some(place) if width >= WIDE => scene.say(&of_place("ep-b-short", *place)),
                    Some(place) => label(scene, *place),
                    None => layer.to_string(),
                }
            })
            .collect();
        let cards: Vec<String> = player
            .advisers
            .iter()
            .map(|card| scene.say(&adviser_name(card)))
            .collect();
        let mut line = Line::from(vec![
            glyph(scene, seat),
            Span::styled(format!(" {} ", layers.join(" ")), bold()),
        ]);
        if !player.features.is_empty() {
            line.push_span(Span::raw(format!("*{} ", player.features.len())));
        }
        line.push_span(Span::raw(cards.join(", ")));
        (!layers.is_empty() || !cards.is_empty()).then_some(line)
    };
    public.everyone().filter_map(line).collect()
}
