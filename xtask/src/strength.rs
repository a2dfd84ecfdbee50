//! `cargo xtask strength`: plays the series that `docs/strength.md` reports and writes its tables.
//!
//! Results are kept under `target/strength`, so the command can be broken off and goes on; with more
//! matches it adds to what is there.

use crate::workspace::Workspace;
use anyhow::{Context as _, Result, ensure};
use serde_json::Value;
use std::fmt::Write as _;
use std::fs;

/// Games with the table sizes that are measured.
const TABLES: [(&str, u8); 8] = [
    ("eschnapur", 2),
    ("eschnapur", 3),
    ("eternal-palace", 2),
    ("eternal-palace", 3),
    ("amyitis", 2),
    ("amyitis", 3),
    ("palastgefluester", 3),
    ("palastgefluester", 4),
];

/// A set of series that share their bots.
struct Part {
    /// Of the marks in the page, and of the directories.
    name: &'static str,
    bots: &'static str,
    /// Deals of different parts never overlap; those from a million on were never used for tuning.
    first_deal: &'static str,
    ladder: bool,
    /// How many matches for each one that was asked for.
    factor: u64,
}

const PARTS: [Part; 4] = [
    Part {
        name: "strongest",
        bots: "master@100ms,sensible",
        first_deal: "1000000",
        ladder: false,
        factor: 1,
    },
    Part {
        name: "thousand",
        bots: "search@1000,sensible",
        first_deal: "1000000",
        ladder: false,
        factor: 1,
    },
    Part {
        name: "ladder",
        bots: "beginner,sensible,shrewd,expert,master@4000",
        first_deal: "2000000",
        ladder: true,
        factor: 4,
    },
    Part {
        name: "leaves",
        bots: "search@300,search@300+horizon=answers:0,search@300+horizon=answers:400,sensible",
        first_deal: "3000000",
        ladder: false,
        factor: 1,
    },
];

/// Plays until each series has this many matches and writes the tables.
pub(crate) fn run(workspace: &Workspace, matches: u64, only: &str) -> Result<()> {
    let page = workspace.root.join("docs/strength.md");
    let mut text = fs::read_to_string(&page).context("docs/strength.md")?;
    for part in PARTS.iter().filter(|part| part.name.contains(only)) {
        let mut table = String::from(if part.ladder { LADDER_HEAD } else { HEAD });
        for (game, seats) in TABLES {
            let report = play(workspace, part, game, seats, matches * part.factor)?;
            if part.ladder {
                ladder_rows(&mut table, game, seats, &report);
            } else {
                rows(&mut table, game, seats, &report);
            }
        }
        text = replace(&text, part.name, &table)?;
        fs::write(&page, &text).context("docs/strength.md")?;
    }
    Ok(())
}

fn play(workspace: &Workspace, part: &Part, game: &str, seats: u8, matches: u64) -> Result<Value> {
    let seats = seats.to_string();
    let matches = matches.max(1).to_string();
    let dir = format!("target/strength/{}-{game}-{seats}", part.name);
    let mut args = vec![
        "run",
        "--quiet",
        "--release",
        "--package",
        "palast",
        "--",
        "arena",
        game,
        "--bots",
        part.bots,
        "--seats",
        &seats,
        "--first-deal",
        part.first_deal,
        "-n",
        &matches,
        "--out",
        &dir,
        "--json",
    ];
    args.extend(part.ladder.then_some("--ladder"));
    let output = workspace
        .cargo(args)
        .stderr(std::process::Stdio::inherit())
        .output()?;
    ensure!(output.status.success(), "palast arena {game} failed");
    Ok(serde_json::from_slice(&output.stdout)?)
}

const HEAD: &str = "| game | seats | bot | matches | share | 95 % interval | even | rating | ms an answer |\n\
                    |---|---|---|---|---|---|---|---|---|\n";
const LADDER_HEAD: &str = "| game | seats | level | among | matches | share | 95 % interval | even | rating of the level | interval |\n\
                           |---|---|---|---|---|---|---|---|---|---|\n";

/// A row for each bot but the one that fills the table.
fn rows(table: &mut String, game: &str, seats: u8, report: &Value) {
    let bots = report["bots"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    for bot in bots.iter().filter(|bot| bot["bot"] != "sensible") {
        let _ = writeln!(
            table,
            "| {game} | {seats} | `{}` | {} | {} | {} | {:.3} | {:.1} | {:.1} |",
            bot["bot"].as_str().unwrap_or_default(),
            bot["matches"],
            number(&bot["share"]["rate"]),
            interval(&bot["share"]["low"], &bot["share"]["high"], 3),
            bot["even"].as_f64().unwrap_or_default(),
            bot["rating"].as_f64().unwrap_or_default(),
            bot["ms_per_answer"].as_f64().unwrap_or_default(),
        );
    }
}

fn ladder_rows(table: &mut String, game: &str, seats: u8, report: &Value) {
    let bots = report["bots"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let steps = report["steps"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    for (place, bot) in bots.iter().enumerate() {
        let step = place.checked_sub(1).and_then(|place| steps.get(place));
        let cells = step.map_or_else(
            || "– | – | – | – | –".to_owned(),
            |step| {
                format!(
                    "`{}` | {} | {} | {} | {:.3}",
                    step["lower"].as_str().unwrap_or_default(),
                    step["matches"],
                    number(&step["share"]["rate"]),
                    interval(&step["share"]["low"], &step["share"]["high"], 3),
                    step["even"].as_f64().unwrap_or_default(),
                )
            },
        );
        let _ = writeln!(
            table,
            "| {game} | {seats} | `{}` | {cells} | {:.1} | {} |",
            bot["bot"].as_str().unwrap_or_default(),
            bot["rating"].as_f64().unwrap_or_default(),
            interval(&bot["rating_low"], &bot["rating_high"], 1),
        );
    }
}

fn number(value: &Value) -> String {
    format!("{:.3}", value.as_f64().unwrap_or_default())
}

fn interval(low: &Value, high: &Value, digits: usize) -> String {
    let [low, high] = [low, high].map(|end| end.as_f64().unwrap_or_default());
    format!("{low:.digits$} – {high:.digits$}")
}

/// The page with the table between the marks of a part.
fn replace(page: &str, name: &str, table: &str) -> Result<String> {
    let (begin, end) = (
        format!("<!-- {name} -->\n"),
        format!("<!-- end of {name} -->"),
    );
    let (before, rest) = page
        .split_once(&begin)
        .with_context(|| format!("docs/strength.md has no mark `{name}`"))?;
    let (_, after) = rest
        .split_once(&end)
        .with_context(|| format!("docs/strength.md does not end `{name}`"))?;
    Ok(format!("{before}{begin}{table}{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_table_between_the_marks_changes() {
        let page = "a\n<!-- x -->\nold\n<!-- end of x -->\nb <!-- y -->\n";
        let new = replace(page, "x", "new\n").unwrap();
        assert_eq!(new, "a\n<!-- x -->\nnew\n<!-- end of x -->\nb <!-- y -->\n");
        assert!(replace(page, "y", "new").is_err());
        assert!(replace(page, "z", "new").is_err());
    }

    #[test]
    fn every_step_of_a_ladder_has_a_row() {
        let report = serde_json::json!({
            "bots": [
                {"bot": "beginner", "rating": 20.0, "rating_low": 19.0, "rating_high": 21.0},
                {"bot": "sensible", "rating": 30.0, "rating_low": 29.0, "rating_high": 31.0},
            ],
            "steps": [{"upper": "sensible", "lower": "beginner", "matches": 8,
                       "share": {"rate": 0.75, "low": 0.4, "high": 0.9}, "even": 0.5}],
        });
        let mut table = String::new();
        ladder_rows(&mut table, "amyitis", 2, &report);
        assert_eq!(
            table,
            "| amyitis | 2 | `beginner` | – | – | – | – | – | 20.0 | 19.0 – 21.0 |\n\
             | amyitis | 2 | `sensible` | `beginner` | 8 | 0.750 | 0.400 – 0.900 | 0.500 | 30.0 | 29.0 – 31.0 |\n"
        );
    }
}
