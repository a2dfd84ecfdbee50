//! Two editions side by side: as a table, as JSON, and as a page with plots.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::Context as _;
use serde::Serialize;

use super::measure::{Mean, Measures, Sample};
use crate::plot::{self, Bar};
use crate::text;
use crate::usage_error::UsageError;

/// Everything that is reported. `docs/json.md` documents the JSON keys; they must not change.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    seats: usize,
    games: u64,
    first_deal: u64,
    better: String,
    worse: String,
    rows: Vec<Row>,
}

/// One measure with both editions.
#[derive(Serialize)]
struct Row {
    measure: String,
    default: f64,
    default_error: f64,
    changed: f64,
    changed_error: f64,
    clear: bool,
}

impl Row {
    fn new(measure: impl Into<String>, default: &Sample, changed: &Sample) -> Self {
        let (default, changed): (Mean, Mean) = (default.mean(), changed.mean());
        Self {
            measure: measure.into(),
            default: default.value,
            default_error: default.error,
            changed: changed.value,
            changed_error: changed.error,
            clear: default.differs(changed),
        }
    }
}

impl Report {
    pub(super) fn new(
        game: &'static str,
        games: u64,
        first_deal: u64,
        [better, worse]: [String; 2],
        [default, changed]: &[Measures; 2],
    ) -> Self {
        let mut rows = Vec::new();
        let both = default.by_seat.iter().zip(&changed.by_seat);
        for (seat, (before, after)) in both.enumerate() {
            let name = format!("share of seat {}", seat + 1);
            rows.push(Row::new(name, before, after));
        }
        let skill = format!("share of {better} among {worse}");
        rows.push(Row::new(skill, &default.skill, &changed.skill));
        rows.push(Row::new(
            "decisions in a match",
            &default.decisions,
            &changed.decisions,
        ));
        rows.push(Row::new("score", &default.score, &changed.score));
        rows.push(Row::new(
            "lead of the winner",
            &default.margin,
            &changed.margin,
        ));
        let none = Sample::default();
        for (kind, before, after) in [
            ("", &default.tallies, &changed.tallies),
            ("ended: ", &default.endings, &changed.endings),
        ] {
            let names: BTreeSet<&str> = before.keys().chain(after.keys()).copied().collect();
            for name in names {
                let of = |samples: &std::collections::BTreeMap<&'static str, Sample>| {
                    samples.get(name).cloned().unwrap_or_else(|| none.clone())
                };
                rows.push(Row::new(format!("{kind}{name}"), &of(before), &of(after)));
            }
        }
        Self {
            game,
            seats: default.by_seat.len(),
            games,
            first_deal,
            better,
            worse,
            rows,
        }
    }

    pub(super) fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    pub(super) fn to_text(&self) -> String {
        let widths = self.rows.iter().map(|row| text::width(&row.measure));
        let name = widths.max().unwrap_or(0);
        let mut page = format!(
            "{}, {} seats: {} matches of {} bots and {} with one {} among them, with each edition, \
             on the same deals from number {}\n\n{}   {:>18}   {:>18}   {:>9}\n",
            self.game,
            self.seats,
            text::thousands(self.games),
            self.worse,
            text::thousands(self.games),
            self.better,
            self.first_deal,
            text::pad("", name),
            "as it comes",
            "this edition",
            "change",
        );
        for row in &self.rows {
            let cell = |value: f64, error: f64| format!("{value:>9.3} ± {:>6.3}", 1.96 * error);
            let _ = writeln!(
                page,
                "{}   {:>18}   {:>18}   {:>+9.3} {}",
                text::pad(&row.measure, name),
                cell(row.default, row.default_error),
                cell(row.changed, row.changed_error),
                row.changed - row.default,
                if row.clear { "clear" } else { "" },
            );
        }
        let even = 1.0 / self.seats as f64;
        let _ = writeln!(
            page,
            "\nPlaces and events count per match; ± is a 95 % interval; `clear` is a change that chance \
             brings in one of twenty rows at most. A seat's share is {even:.3} if all are equal. The \
             better bot's share is {even:.3} if all is luck and 1 if all is skill."
        );
        page
    }

    /// Writes the report and its plots into a directory.
    pub(super) fn write(
        &self,
        dir: &Path,
        [default, changed]: &[Measures; 2],
    ) -> anyhow::Result<()> {
        fs::create_dir_all(dir)
            .map_err(|error| UsageError::new(format!("{}: {error}", dir.display())))?;
        let even = 1.0 / self.seats as f64;
        let bar = |label: String, mean: Mean| Bar {
            label,
            value: mean.value,
            interval: Some((
                mean.value - 1.96 * mean.error,
                mean.value + 1.96 * mean.error,
            )),
        };
        let seats = default.by_seat.iter().zip(&changed.by_seat).enumerate();
        let seats: Vec<Bar> = seats
            .flat_map(|(seat, (before, after))| {
                let seat = seat + 1;
                [
                    bar(format!("{seat} before"), before.mean()),
                    bar(format!("{seat} after"), after.mean()),
                ]
            })
            .collect();
        let skill = [
            bar("before".to_owned(), default.skill.mean()),
            bar("after".to_owned(), changed.skill.mean()),
        ];
        let used = |row: &&Row| {
            row.default > 0.0
                && default
                    .tallies
                    .keys()
                    .any(|name| *name == row.measure.as_str())
        };
        let used: Vec<Bar> = self
            .rows
            .iter()
            .filter(used)
            .map(|row| Bar {
                label: row.measure.clone(),
                value: row.changed / row.default,
                interval: None,
            })
            .collect();
        let pictures = [
            (
                "seats",
                plot::bars("Share of victories by seat", &seats, Some(even)),
            ),
            (
                "skill",
                plot::bars(
                    &format!("Share of {} among {}", self.better, self.worse),
                    &skill,
                    Some(even),
                ),
            ),
            (
                "length-before",
                plot::histogram(
                    "Decisions in a match, as it comes",
                    default.decisions.numbers(),
                ),
            ),
            (
                "length-after",
                plot::histogram(
                    "Decisions in a match, this edition",
                    changed.decisions.numbers(),
                ),
            ),
            (
                "use",
                plot::bars_across("Use after the change; 1 is as before", &used, Some(1.0)),
            ),
        ];
        let mut page = format!(
            "# {}: a changed edition\n\n```\n{}```\n",
            self.game,
            self.to_text()
        );
        for (name, svg) in pictures {
            let path = dir.join(format!("{name}.svg"));
            fs::write(&path, svg).with_context(|| format!("writing {}", path.display()))?;
            let _ = write!(page, "\n![{name}]({name}.svg)\n");
        }
        let path = dir.join("report.md");
        fs::write(&path, page).with_context(|| format!("writing {}", path.display()))
    }
}
