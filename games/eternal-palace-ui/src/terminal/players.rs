//! A line for every player, below a line that names the columns.

use eternal_palace::{Phase, Resource};
use palast_core::Seat;
use palast_ui::Phrase;
use palast_ui::terminal::{bold, fit};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::{glyph, label};
use crate::Scene;
use crate::html::pieces;
use crate::preview::Preview;

/// Columns for a name and for a number.
const NAME: usize = 15;
const COUNT: usize = 4;

pub(super) fn lines(scene: Scene<'_>, preview: &Preview) -> Vec<Line<'static>> {
    let mut lines = vec![header(scene)];
    let all = scene.view.public().everyone();
    lines.extend(all.map(|seat| row(scene, seat, preview)));
    lines
}

fn header(scene: Scene<'_>) -> Line<'static> {
    let mut text = " ".repeat(4 + NAME);
    let mut column = |key: &'static str| {
        text += &fit(&scene.say(&Phrase::new(key)), COUNT - 1);
        text.push(' ');
    };
    for key in [
        "ep-b-col-fish",
        "ep-b-col-wisdom",
        "ep-b-col-wood",
        "ep-b-col-stone",
        "ep-b-col-kaolin",
        "ep-b-col-bronze",
    ] {
        column(key);
    }
    if scene.view.rules().options.privileges {
        column("ep-b-col-tokens");
    }
    for key in ["ep-b-col-palace", "ep-b-col-layers"] {
        column(key);
    }
    text += &scene.say(&Phrase::new("ep-b-col-dice"));
    Line::styled(
        text.trim_end().to_owned(),
        Style::new().add_modifier(Modifier::DIM),
    )
}

fn row(scene: Scene<'_>, seat: Seat, preview: &Preview) -> Line<'static> {
    let public = scene.view.public();
    let player = &public.players[seat];
    let mark = if scene.view.asked().contains(seat) && !public.is_master(seat) {
        "▶"
    } else {
        " "
    };
    let style = if scene.you() == Some(seat) {
        bold()
    } else {
        Style::new()
    };
    let mut line = Line::from(vec![
        Span::raw(mark),
        glyph(scene, seat),
        Span::raw(" "),
        Span::styled(fit(&pieces::who(scene, seat), NAME), style),
        Span::raw(" "),
    ]);
    let mut counts = vec![player.goods.fish, player.goods.wisdom];
    counts.extend(Resource::ALL.iter().map(|kind| player.goods.count(*kind)));
    if scene.view.rules().options.privileges {
        counts.push(player.goods.tokens);
    }
    counts.push(player.palace);
    for count in counts {
        line.push_span(Span::raw(fit(&count.to_string(), COUNT)));
    }
    let layers = format!("{}/8", player.layers.len());
    line.push_span(Span::raw(fit(&layers, COUNT)));
    line.push_span(Span::raw(dice(scene, seat, preview)));
    line
}

/// The groups still to be placed, or the dice as rolled; the viewer's own plan in brackets.
fn dice(scene: Scene<'_>, seat: Seat, preview: &Preview) -> String {
    let public = scene.view.public();
    let player = &public.players[seat];
    if public.phase == Phase::Plan {
        let own = scene.view.own().filter(|_| scene.you() == Some(seat));
        let plan = preview
            .plan
            .filter(|_| own.is_some())
            .or(own.and_then(|own| own.plan));
        if let Some(plan) = plan {
            return format!("[{plan}]");
        }
        let done = if public.waiting.contains(seat) {
            ""
        } else {
            " ✓"
        };
        return format!("{}{done}", player.dice);
    }
    let groups: Vec<String> = player
        .groups
        .iter()
        .filter(|group| !group.rolled.is_empty())
        .map(|group| match group.at {
            Some(place) => format!("{}→{}", group.shown, label(scene, place)),
            None => group.rolled.to_string(),
        })
        .collect();
    if groups.is_empty() {
        return "·".repeat(usize::from(player.held));
    }
    groups.join(" ")
}
