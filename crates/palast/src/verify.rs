//! `palast verify`: repeats the draws of a record from its seed and compares them.

use std::io::Write;
use std::process::ExitCode;

use palast_core::Verdict;
use serde_json::json;

use crate::cli::VerifyArgs;
use crate::usage_error::UsageError;
use crate::{args, files, text};

const NOT_PROVED: u8 = 1;
const NO_RECORD: u8 = 2;

pub(crate) fn run(args: &VerifyArgs, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let edition = files::read_edition(args.edition.as_deref())?;
    let judged = judge(args, edition.as_deref());
    let (game, verdict) = match judged {
        Ok(found) => found,
        Err(error) if args.json => {
            let object = json!({
                "game": null, "verdict": "no-record", "draws": null, "line": null,
                "reason": text::printable(&format!("{error:#}")),
            });
            writeln!(out, "{object}")?;
            return Ok(ExitCode::from(NO_RECORD));
        }
        Err(error) => return Err(error),
    };
    let reason = sentence(&verdict);
    if args.json {
        let (name, draws, line) = match verdict {
            Verdict::Proved { draws } => ("proved", Some(draws), None),
            Verdict::Continued { draws, .. } => ("continued", Some(draws), None),
            Verdict::NoSeedYet => ("no-seed-yet", None, None),
            Verdict::OtherSeed => ("other-seed", None, None),
            Verdict::OtherDraw { line } => ("other-draw", None, Some(line)),
        };
        let object = json!({
            "game": game, "verdict": name, "draws": draws, "line": line, "reason": reason,
        });
        writeln!(out, "{object}")?;
    } else {
        writeln!(out, "{reason}")?;
    }
    Ok(match verdict {
        Verdict::Proved { .. } => ExitCode::SUCCESS,
        // What came before is not proved by this record.
        Verdict::Continued { .. }
        | Verdict::NoSeedYet
        | Verdict::OtherSeed
        | Verdict::OtherDraw { .. } => ExitCode::from(NOT_PROVED),
    })
}

fn judge(args: &VerifyArgs, edition: Option<&str>) -> anyhow::Result<(&'static str, Verdict)> {
    let record = files::read_text(&args.file, "a record")?;
    let game = args::game_of_record(&args.file, &record)?;
    let editions: Vec<&str> = edition.into_iter().collect();
    let verdict = game
        .verify(&record, &editions)
        .map_err(|error| UsageError::new(format!("{}: {error}", args.file.display())))?;
    Ok((game.id(), verdict))
}

fn sentence(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Proved { draws } => format!(
            "Proved: the seed is the one committed to, and all {draws} draws follow from it."
        ),
        Verdict::Continued { draws, taken } => format!(
            "Proved in part: the match goes on from another one. The seed is the one \
             committed to, and the {draws} draws since follow from it; the {taken} draws before \
             are that match's, and only its own record can prove them."
        ),
        Verdict::NoSeedYet => {
            "Not proved: the match is not over, so its seed is not in the record yet.".to_owned()
        }
        Verdict::OtherSeed => {
            "Not proved: the seed in the record is not the one committed to before the match."
                .to_owned()
        }
        Verdict::OtherDraw { line } => {
            format!("Not proved: line {line} records another draw than the seed gives.")
        }
    }
}
