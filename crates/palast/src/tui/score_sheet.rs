//! The score sheet at the end of a match: one column for each seat, one row for each score line.

use palast_core::SeatCount;
use palast_games::ScoreSheet;
use palast_ui::Phrase;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::labels::{self, Labels};
use crate::text;

/// Formats the sheet as lines of that width.
pub(crate) fn lines(
    score: &ScoreSheet,
    seats: SeatCount,
    labels: &Labels,
    columns: usize,
) -> Vec<Line<'static>> {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines: Vec<Line<'static>> = text::wrap(&score.ending, columns)
        .into_iter()
        .map(|piece| labels::marked(&piece, Style::new()))
        .collect();
    lines.extend(
        text::wrap(&winners(score, seats, labels), columns)
            .into_iter()
            .map(|piece| labels::marked(&piece, bold)),
    );
    lines.push(Line::default());
    let automa = score.automa.as_ref();
    let heads: Vec<String> = seats
        .seats()
        .map(|seat| labels.name(seat).to_owned())
        .chain(automa.map(|automa| automa.name.clone()))
        .collect();
    let cell = heads
        .iter()
        .map(|head| text::width(head))
        .max()
        .unwrap_or(0)
        + 2;
    let place = labels.get("term-score-place");
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
    lines.push(labels::marked(&row("", &heads), bold));
    for line in &score.lines {
        let of_automa = line
            .automa
            .map_or_else(String::new, |value| value.to_string());
        let cells: Vec<String> = seats
            .seats()
            .map(|seat| line.values[seat].to_string())
            .chain(automa.map(|_| of_automa))
            .collect();
        let (name, style) = if line.deciding {
            (line.heading.clone(), Style::new())
        } else {
            (
                format!("  {}", line.heading),
                Style::new().add_modifier(Modifier::DIM),
            )
        };
        lines.push(labels::marked(&row(&name, &cells), style));
    }
    let places: Vec<String> = seats
        .seats()
        .map(|seat| score.places[seat])
        .chain(automa.map(|automa| automa.place))
        .map(|place| format!("{place}."))
        .collect();
    lines.push(labels::marked(&row(&place, &places), bold));
    lines
}

fn winners(score: &ScoreSheet, seats: SeatCount, labels: &Labels) -> String {
    let first = score.winners(seats);
    let count = u8::try_from(first.len()).expect("a match has few seats");
    let phrase = Phrase::new("term-score-winners")
        .with("who", palast_ui::Arg::List(first))
        .with("count", count);
    labels.say(&phrase)
}

#[cfg(test)]
mod tests {
    use palast_core::SeatMap;
    use palast_games::{Automa, SheetLine};
    use palast_ui::Lang;

    use super::*;

    /// The lines of a sheet for one seat against an automa with these points.
    fn shown(seat_points: i32, automa_points: i32) -> Vec<String> {
        let (place, automa_place) = if seat_points > automa_points {
            (1, 2)
        } else {
            (2, 1)
        };
        let score = ScoreSheet {
            ending: "Over.".into(),
            places: SeatMap::splat(place),
            automa: Some(Automa {
                name: "The Master".into(),
                place: automa_place,
            }),
            lines: vec![
                SheetLine {
                    heading: "Layers".into(),
                    values: SeatMap::splat(7),
                    automa: None,
                    deciding: false,
                },
                SheetLine {
                    heading: "Points".into(),
                    values: SeatMap::splat(seat_points),
                    automa: Some(automa_points),
                    deciding: true,
                },
            ],
        };
        let alone = SeatCount::new(1).expect("a table may have one seat");
        let labels = Labels::new(palast_games::games()[0], alone, Lang::En);
        lines(&score, alone, &labels, 60)
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    #[test]
    fn the_automa_has_a_column_and_may_win() {
        let lost = shown(40, 41);
        assert!(lost[1].contains("The Master wins."), "{lost:?}");
        let words = |line: &str| -> Vec<String> {
            line.split_whitespace().map(ToOwned::to_owned).collect()
        };
        assert!(lost[3].ends_with("The Master"), "{lost:?}");
        assert_eq!(words(&lost[4]), ["Layers", "7"]);
        assert_eq!(words(&lost[5]), ["Points", "40", "41"]);
        assert_eq!(words(&lost[6]), ["Place", "2.", "1."]);
        let won = shown(42, 41);
        assert!(won[1].contains("Red wins."), "{won:?}");
        let widths = |lines: &[String]| text::width(&lines[3]) == text::width(&lines[5]);
        assert!(
            widths(&won),
            "columns are aligned with their heads: {won:?}"
        );
    }
}
