//! `palast replay`: steps through a record as one seat or as a spectator.
//!
//! The screen shows what the chosen viewer could know at each ply. The record itself contains every
//! card, so for a finished match the key `a` shows all cards at every ply. The cards of an unfinished
//! match stay hidden, because it may be continued.

mod json;
mod position;
mod screen;

use std::io::{IsTerminal as _, Write};

use palast_core::Viewer;
use palast_games::AnyMatch;
use palast_ui::LogLevel;

use crate::cli::ReplayArgs;
use crate::tui::labels::Labels;
use crate::usage_error::UsageError;
use crate::{args, files, text, tui};
use screen::ReplayScreen;

const MAX_WIDTH: usize = 88;

pub(crate) fn run(args: &ReplayArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let record = files::read_text(&args.file, "a record")?;
    let edition = files::read_edition(args.edition.as_deref())?;
    let game = args::game_of_record(&args.file, &record)?;
    let editions: Vec<&str> = edition.as_deref().into_iter().collect();
    let play = game
        .read(&record, &editions)
        .map_err(|error| UsageError::new(format!("{}: {error}", args.file.display())))?;
    let viewer = match args.seat {
        None => Viewer::Spectator,
        Some(number) => Viewer::Seat(args::find_seat(&*play, number)?),
    };
    let lang = args::language(args.lang);
    if args.json {
        return json::print(&*play, viewer, lang, out);
    }
    let labels = Labels::new(game, play.seats(), lang);
    if args.text || !std::io::stdout().is_terminal() {
        return print(&*play, viewer, &labels, out);
    }
    tui::show(&mut ReplayScreen::new(play, viewer, labels))
}

/// Prints the log as text, with the score at the end.
fn print(
    play: &dyn AnyMatch,
    viewer: Viewer,
    labels: &Labels,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let view = play.view(viewer);
    let you = |seat| (viewer == Viewer::Seat(seat)).then(|| labels.get("term-you"));
    writeln!(out, "{}", labels.title_line(play.seats(), you))?;
    for entry in view.log_text(labels.context()) {
        let indent = match entry.level {
            LogLevel::Heading => {
                writeln!(out)?;
                ""
            }
            LogLevel::Line => "  ",
            LogLevel::Detail => "    ",
        };
        for (index, line) in text::wrap(&entry.text, MAX_WIDTH - indent.len())
            .iter()
            .enumerate()
        {
            let hang = if index == 0 { "" } else { "  " };
            writeln!(out, "{indent}{hang}{line}")?;
        }
    }
    writeln!(out)?;
    match view.score(labels.context()) {
        Some(score) => {
            for line in tui::score_sheet::lines(&score, play.seats(), labels, MAX_WIDTH) {
                writeln!(out, "{}", line.to_string().trim_end())?;
            }
        }
        None => writeln!(out, "{}", labels.get("term-unfinished"))?,
    }
    Ok(())
}

#[cfg(test)]
mod tests;
