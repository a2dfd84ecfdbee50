//! A line for every player: points, talents, camels, resources, court cards, gardens, palace.

use amyitis::{Court, Good, Phase};
use palast_core::Seat;
use palast_ui::terminal::{bold, fit, glyph};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{good_letter, letter};
use crate::Scene;
use crate::phrases::of_court;
use crate::preview::Preview;

/// Columns for a name and for the resources.
const NAME: usize = 16;
const GOODS: usize = 12;

pub(super) fn lines(scene: Scene<'_>, preview: &Preview) -> Vec<Line<'static>> {
    let seats = scene.view.public().seats.seats();
    seats.map(|seat| line(scene, seat, preview)).collect()
}

fn line(scene: Scene<'_>, seat: Seat, preview: &Preview) -> Line<'static> {
    let public = scene.view.public();
    let player = &public.players[seat];
    let passed = !public.active.contains(seat) && public.phase == Phase::Actions;
    let mark = if scene.view.asked().contains(seat) {
        "▶"
    } else if passed {
        "z"
    } else {
        " "
    };
    let name = if scene.you() == Some(seat) {
        bold()
    } else {
        Style::new()
    };
    let mut line = Line::from(vec![
        Span::raw(mark),
        Span::raw(if public.first == seat { "1" } else { " " }),
        glyph(seat),
        Span::raw(" "),
        Span::styled(fit(&scene.look.names[seat], NAME - 1), name),
        Span::raw(" "),
    ]);
    let counts = [
        format!("✦{}", player.score()),
        format!("{}{}", player.talents, letter(scene, "am-cell-talent")),
        format!("{}{}", player.camels, letter(scene, "am-cell-camel")),
    ];
    for (text, columns) in counts.iter().zip([5, 4, 4]) {
        line.push_span(Span::raw(fit(text, columns)));
    }
    line.push_span(Span::raw(goods(scene, seat)));
    for court in Court::ALL {
        let name = scene.say(&of_court("am-cell-court", court));
        let text = format!("{name}{} ", player.level(court));
        let own = preview.court == Some(court) && preview.seat == Some(seat);
        line.push_span(Span::styled(text, if own { bold() } else { Style::new() }));
    }
    line.push_span(Span::raw(fit(&format!("♣{}", player.planted()), 4)));
    if scene.view.rules().options.has_palace() {
        line.push_span(Span::raw(fit(
            &format!("↑{}", public.track.position(seat)),
            4,
        )));
    }
    if public.procession() == seat && public.phase != Phase::Over {
        line.push_span(Span::raw("○"));
    }
    line
}

/// `b2w1`.
fn goods(scene: Scene<'_>, seat: Seat) -> String {
    let held = scene.view.public().players[seat].goods;
    let some = Good::ALL.into_iter().filter(|good| held.has(*good));
    let text: String = some
        .map(|good| format!("{}{}", good_letter(scene, good), held.of(good)))
        .collect();
    fit(if text.is_empty() { "–" } else { &text }, GOODS)
}
