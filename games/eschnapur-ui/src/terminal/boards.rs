//! A line for every board, below a line that names the columns.

use eschnapur::Official;
use palast_core::Seat;
use palast_ui::Phrase;
use palast_ui::terminal::{bold, fit, glyph};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::Scene;
use crate::contest::{Round, Slot, slot};
use crate::phrases::of_official;
use crate::preview::Preview;

/// Columns for a name, for a count, for the sites and for an official.
const NAME: usize = 15;
const COUNT: usize = 4;
const SITES: usize = 6;
const SLOT: usize = 7;
/// Columns for an official whose name is written out.
const WIDE: usize = 13;

pub(super) fn lines(
    scene: Scene<'_>,
    preview: &Preview,
    round: &(Round, bool),
    wide: bool,
) -> Vec<Line<'static>> {
    let mut order: Vec<Seat> = scene.view.public().seats.seats().collect();
    if let Some(you) = scene.you() {
        let after = (you.index() + 1) % order.len();
        order.rotate_left(after);
    }
    let mut lines = vec![header(scene, wide)];
    lines.extend(
        order
            .into_iter()
            .map(|seat| row(scene, seat, preview, round, if wide { WIDE } else { SLOT })),
    );
    lines
}

fn header(scene: Scene<'_>, wide: bool) -> Line<'static> {
    let (key, slot) = if wide {
        ("es-official-head", WIDE)
    } else {
        ("es-official-short", SLOT)
    };
    let mut text = " ".repeat(5 + NAME);
    for (key, columns) in [
        ("es-col-points", COUNT),
        ("es-col-discs", COUNT),
        ("es-col-stones", COUNT),
        ("es-col-hand", COUNT),
        ("es-col-sites", SITES),
    ] {
        text += &fit(&scene.say(&Phrase::new(key)), columns - 1);
        text.push(' ');
    }
    for official in scene.view.public().officials().iter() {
        text += &fit(&scene.say(&of_official(key, official)), slot - 1);
        text.push(' ');
    }
    Line::styled(
        text.trim_end().to_owned(),
        Style::new().add_modifier(Modifier::DIM),
    )
}

fn row(
    scene: Scene<'_>,
    seat: Seat,
    preview: &Preview,
    round: &(Round, bool),
    slot: usize,
) -> Line<'static> {
    let public = scene.view.public();
    let mark = if scene.view.asked().contains(seat) {
        "▶"
    } else {
        " "
    };
    let dealt = public.ordered.then_some(public.order);
    let order = preview.order.or(dealt).and_then(|order| order.marker(seat));
    let order = order.map_or_else(|| " ".to_owned(), |number| number.to_string());
    let name = if scene.you() == Some(seat) {
        bold()
    } else {
        Style::new()
    };
    let mut line = Line::from(vec![
        Span::raw(mark),
        Span::raw(order),
        Span::raw(" "),
        glyph(seat),
        Span::raw(" "),
        Span::styled(fit(&scene.look.names[seat], NAME - 1), name),
        Span::raw(" "),
    ]);
    let counts = [
        public.points[seat],
        public.discs[seat],
        u16::from(public.stones[seat]),
        u16::from(public.hand_len(seat)),
    ];
    for count in counts {
        line.push_span(Span::raw(fit(&count.to_string(), COUNT)));
    }
    line.push_span(Span::raw(fit(&sites(scene, seat), SITES)));
    for official in public.officials().iter() {
        let (text, style) = card(scene, seat, official, preview, round);
        line.push_span(Span::styled(fit(&text, slot), style));
    }
    line
}

/// The site cards: numbers if they are seen, `▒` if not.
fn sites(scene: Scene<'_>, seat: Seat) -> String {
    let public = scene.view.public();
    let own = scene.view.own().filter(|_| scene.you() == Some(seat));
    let known = own.map_or(public.sites[seat], |own| own.sites);
    if known.is_empty() && (own.is_some() || public.phase == eschnapur::Phase::Sites) {
        return "–".to_owned();
    }
    if known.is_empty() {
        return "▒ ▒".to_owned();
    }
    let numbers: Vec<String> = known.iter().map(|part| part.number().to_string()).collect();
    numbers.join(" ")
}

fn card(
    scene: Scene<'_>,
    seat: Seat,
    official: Official,
    preview: &Preview,
    round: &(Round, bool),
) -> (String, Style) {
    let own = scene.you() == Some(seat);
    if let Some((_, gold)) = preview.lay.filter(|(at, _)| own && *at == official) {
        return (format!("[{}]", gold.value()), bold());
    }
    if preview.block == Some((seat, official)) {
        return ("[✗]".to_owned(), bold());
    }
    let dim = Style::new().add_modifier(Modifier::DIM);
    match slot(scene, round, seat, official) {
        Slot::Empty => ("·".to_owned(), dim),
        Slot::Down(None) => ("▒".to_owned(), Style::new()),
        Slot::Down(Some(gold)) => (format!("▒{}", gold.value()), Style::new()),
        Slot::Blocked(None) => ("✗".to_owned(), bold()),
        Slot::Blocked(Some(gold)) => (format!("✗{}", gold.value()), bold()),
        Slot::Open(gold) => (gold.value().to_string(), Style::new()),
        Slot::Cancelled(gold) => (format!("{}×", gold.value()), Style::new()),
        Slot::Won(gold) => (format!("{}★", gold.value()), bold()),
        Slot::Gone(gold) => (format!("{}↩", gold.value()), dim),
        Slot::Last(gold) => (format!("({})", gold.value()), dim),
    }
}
