//! `palast replay`: steps through a record as one seat or as a spectator.
//!
//! Whoever looks sees what that viewer could know at that moment. The record itself holds every
//! card, so once the match in it is over they may also be laid open at every moment (key `a`); a
//! record of a match that was broken off stays closed, because it may still be played on.

mod json;
mod position;
mod screen;

use std::io::{IsTerminal as _, Write};

use palast_core::{Seat, Viewer};
use palast_games::AnyMatch;
use palast_ui::LogLevel;

use crate::cli::ReplayArgs;
use crate::tui::labels::Labels;
use crate::usage_error::WrongUse;
use crate::{args, files, text, tui};
use screen::ReplayScreen;

const WIDEST: usize = 88;

pub(crate) fn run(args: &ReplayArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let record = files::read_text(&args.file, "a record")?;
    let edition = files::read_edition(args.edition.as_deref())?;
    let game = args::game_of_record(&args.file, &record)?;
    let editions: Vec<&str> = edition.as_deref().into_iter().collect();
    let play = game
        .read(&record, &editions)
        .map_err(|error| WrongUse::new(format!("{}: {error}", args.file.display())))?;
    let viewer = match args.seat {
        None => Viewer::Spectator,
        Some(number) => Viewer::Seat(find_seat(&*play, number)?),
    };
    let lang = args::language(args.lang);
    if args.json {
        return json::print(&*play, viewer, lang, out);
    }
    let voice = Labels::new(game, play.seats(), lang);
    if args.text || !std::io::stdout().is_terminal() {
        return print(&*play, viewer, &voice, out);
    }
    tui::show(&mut ReplayScreen::new(play, viewer, voice))
}

fn find_seat(play: &dyn AnyMatch, number: u8) -> anyhow::Result<Seat> {
    let seats = play.seats();
    number
        .checked_sub(1)
        .and_then(Seat::new)
        .filter(|seat| seats.has(*seat))
        .ok_or_else(|| {
            let last = seats.get();
            WrongUse::new(format!("the match has seats 1 to {last}, no {number}")).into()
        })
}

/// The log as text, with the score at the end.
fn print(
    play: &dyn AnyMatch,
    viewer: Viewer,
    voice: &Labels,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let view = play.view(viewer);
    let you = |seat| (viewer == Viewer::Seat(seat)).then(|| voice.get("term-you"));
    writeln!(out, "{}", voice.title_line(play.seats(), you))?;
    for entry in view.log_text(voice.look()) {
        let indent = match entry.level {
            LogLevel::Heading => {
                writeln!(out)?;
                ""
            }
            LogLevel::Line => "  ",
            LogLevel::Detail => "    ",
        };
        for (index, line) in text::wrap(&entry.text, WIDEST - indent.len())
            .iter()
            .enumerate()
        {
            let hang = if index == 0 { "" } else { "  " };
            writeln!(out, "{indent}{hang}{line}")?;
        }
    }
    writeln!(out)?;
    match view.score(voice.look()) {
        Some(score) => {
            for line in tui::score_sheet::lines(&score, play.seats(), voice, WIDEST) {
                writeln!(out, "{}", line.to_string().trim_end())?;
            }
        }
        None => writeln!(out, "{}", voice.get("term-unfinished"))?,
    }
    Ok(())
}

#[cfg(test)]
mod tests;
