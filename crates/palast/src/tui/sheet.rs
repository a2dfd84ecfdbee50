//! The score sheet at the end: one column for each seat, one row for each thing that counts.

use palast_core::SeatCount;
use palast_games::ScoreSheet;
use palast_ui::Phrase;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::voice::{self, Voice};
use crate::text;

/// The sheet in lines of that width.
pub(crate) fn lines(
    score: &ScoreSheet,
    seats: SeatCount,
    voice: &Voice,
    columns: usize,
) -> Vec<Line<'static>> {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines: Vec<Line<'static>> = text::wrap(&score.ending, columns)
        .into_iter()
        .map(|piece| voice::marked(&piece, Style::new()))
        .collect();
    lines.extend(
        text::wrap(&winners(score, seats, voice), columns)
            .into_iter()
            .map(|piece| voice::marked(&piece, bold)),
    );
    lines.push(Line::default());
    let rival = score.rival.as_ref();
    let heads: Vec<String> = seats
        .seats()
        .map(|seat| voice.name(seat).to_owned())
        .chain(rival.map(|rival| rival.name.clone()))
        .collect();
    let cell = heads
        .iter()
        .map(|head| text::width(head))
        .max()
        .unwrap_or(0)
        + 2;
    let place = voice.get("term-score-place");
    let label = score
        .lines
        .iter()
        .map(|line| text::width(&line.heading) + 2)
        .chain([text::width(&place)])
        .max()
        .unwrap_or(0)
        .min(columns.saturating_sub(cell * heads.len()).max(8));
    let row = |name: &str, cells: &[String]| {
        let cells: String = cells
            .iter()
            .map(|value| text::pad_left(value, cell))
            .collect();
        format!("{}{cells}", text::pad(&text::fit(name, label), label))
    };
    lines.push(voice::marked(&row("", &heads), bold));
    for line in &score.lines {
        let rivals = line
            .rival
            .map_or_else(String::new, |value| value.to_string());
        let cells: Vec<String> = seats
            .seats()
            .map(|seat| line.values[seat].to_string())
            .chain(rival.map(|_| rivals))
            .collect();
        let (name, style) = if line.deciding {
            (line.heading.clone(), Style::new())
        } else {
            (
                format!("  {}", line.heading),
                Style::new().add_modifier(Modifier::DIM),
            )
        };
        lines.push(voice::marked(&row(&name, &cells), style));
    }
    let places: Vec<String> = seats
        .seats()
        .map(|seat| score.places[seat])
        .chain(rival.map(|rival| rival.place))
        .map(|place| format!("{place}."))
        .collect();
    lines.push(voice::marked(&row(&place, &places), bold));
    lines
}

fn winners(score: &ScoreSheet, seats: SeatCount, voice: &Voice) -> String {
    let first = score.winners(seats);
    let count = u8::try_from(first.len()).expect("a match has few seats");
    let phrase = Phrase::new("term-score-winners")
        .with("who", palast_ui::Arg::List(first))
        .with("count", count);
    voice.say(&phrase)
}
