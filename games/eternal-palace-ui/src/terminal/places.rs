//! The places in three columns: number, name, what entering costs, everybody's progress.

use eternal_palace::{Place, Space};
use palast_core::Seat;
use palast_ui::terminal::{bold, fit};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::glyph;
use crate::Scene;
use crate::html::place::marked;
use crate::phrases::of_place;
use crate::preview::Preview;

/// Columns for one place, and how many stand side by side.
const WIDTH: usize = 26;
const ACROSS: usize = 3;

pub(super) fn lines(scene: Scene<'_>, preview: &Preview) -> Vec<Line<'static>> {
    let options = &scene.view.rules().options;
    let mut all: Vec<Place> = Place::NUMBERED.to_vec();
    all.extend([Place::Bridge, Place::Scrolls]);
    if options.labyrinth {
        all.push(Place::Labyrinth);
    }
    if options.river {
        all.push(Place::River);
    }
    let height = all.len().div_ceil(ACROSS);
    (0..height)
        .map(|row| {
            let mut line = Line::default();
            for column in 0..ACROSS {
                if let Some(place) = all.get(column * height + row) {
                    let blank = (column * WIDTH).saturating_sub(line.width());
                    line.push_span(Span::raw(" ".repeat(blank)));
                    line.spans.extend(cell(scene, *place, preview).spans);
                }
            }
            line
        })
        .collect()
}

/// Columns for a name: the longest one, where few players leave the room.
fn name_columns(scene: Scene<'_>) -> usize {
    let crowded = scene.view.public().everyone().count() > 3;
    if crowded { 10 } else { 13 }
}

/// `9 Mine     2▸◆1●0`: the place, the fish it costs, who has come how far.
fn cell(scene: Scene<'_>, place: Place, preview: &Preview) -> Line<'static> {
    let public = scene.view.public();
    let considered = preview.place.is_some_and(|(_, at, _)| at == place);
    let style = if considered {
        bold().add_modifier(Modifier::REVERSED)
    } else {
        Style::new()
    };
    let number = place
        .number()
        .map_or_else(String::new, |number| number.to_string());
    let name = scene.say(&of_place("ep-b-short", place));
    let fish = public.penalty(place);
    let price = if fish == 0 {
        " ".to_owned()
    } else {
        fish.to_string()
    };
    let token = if public.tokens.contains(place) {
        "*"
    } else {
        " "
    };
    let mut line = Line::from(vec![
        Span::styled(fit(&number, 2), bold()),
        Span::raw(" "),
        Span::styled(fit(&name, name_columns(scene)), style),
        Span::styled(price, bold()),
        Span::raw(token),
    ]);
    for seat in public.everyone() {
        for (mark, text) in marks(scene, place, seat) {
            if mark {
                line.push_span(glyph(scene, seat));
            }
            line.push_span(Span::raw(text));
        }
    }
    line
}

/// Where in the Labyrinth a court lies, seen from its middle.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "ten courts are drawn, the edition may name more"
)]
const fn court(space: Space) -> &'static str {
    match space {
        Space::S => "·",
        Space::A1 => "↙",
        Space::A2 => "↘",
        Space::B1 => "←",
        Space::B2 => "↓",
        Space::B3 => "→",
        Space::C1 => "↖",
        Space::C2 => "↑",
        Space::C3 => "↗",
        Space::X => "◎",
        other => other.word(),
    }
}

/// What a player has at a place: a glyph and how far.
fn marks(scene: Scene<'_>, place: Place, seat: Seat) -> Vec<(bool, String)> {
    let public = scene.view.public();
    let player = &public.players[seat];
    if let Some(steps) = scene.view.rules().edition.steps(place) {
        let at = player.steps(place);
        return match at {
            0 => Vec::new(),
            at if at == steps => vec![(true, "!".to_owned())],
            at => vec![(true, at.to_string())],
        };
    }
    if let Some((site, _)) = place.monument() {
        let first = seat.index() == 0;
        let price = first.then(|| (false, format!("{}× ", public.prices[site])));
        let owner = (public.monuments[site] == Some(seat)).then(|| (true, String::new()));
        return price.into_iter().chain(owner).collect();
    }
    match place {
        Place::Temple | Place::Market => {
            let count = marked(scene, place, seat).count_ones();
            if count == 0 {
                Vec::new()
            } else {
                vec![(true, count.to_string())]
            }
        }
        Place::Bridge if player.bridge > 0 => vec![(true, player.bridge.to_string())],
        Place::Labyrinth => vec![(true, court(player.space).to_owned())],
        Place::FishMarket
        | Place::Academy
        | Place::Pavilion
        | Place::Forest
        | Place::Serenity
        | Place::Quarry
        | Place::Kiln
        | Place::Mine
        | Place::Ox
        | Place::Forge
        | Place::Bridge
        | Place::River
        | Place::Scrolls => Vec::new(),
    }
}
