//! `palast play`: one player against bots, in a terminal.

mod draw;
mod explained;
mod hint;
mod pace;
mod recorder;
mod screen;
mod session;

use std::io::Write;

use palast_bots::Level;
use palast_core::{Seat, SeatCount, SeatMap, Seed};
use palast_games::AnyGame;

use crate::cli::PlayArgs;
use crate::usage_error::UsageError;
use crate::{args, tui};
use explained::Explained;
use recorder::Recorder;
use screen::PlayScreen;
use session::{Seating, Session};

pub(crate) fn run(args: &PlayArgs, out: &mut dyn Write) -> anyhow::Result<()> {
    let game = args::find_game(&args.game.game)?;
    let seating = assign_seats(game, args)?;
    let config = args::match_config(game, &args.game, seating.count.get())?;
    let seed = match args.seed {
        Some(number) => Seed::from_number(number),
        None => args::secret_seed()?,
    };
    let recorder = Recorder::new(args.record.as_deref())?;
    let session = Session::start(game, config, seating, seed)?;
    let explained = Explained::of_user(game.id());
    let mut screen = PlayScreen::new(session, args::language(args.lang), recorder, explained);
    let shown = tui::show(&mut screen);
    // An unfinished match is saved too, even if the terminal was closed.
    let saved = screen.save();
    shown?;
    for line in saved? {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Assigns the seats: the player gets the seat given in the arguments, bots get the others.
fn assign_seats(game: &dyn AnyGame, args: &PlayArgs) -> anyhow::Result<Seating> {
    let seats = args
        .seats
        .unwrap_or_else(|| match u8::try_from(args.bots.len()) {
            Ok(0) | Err(_) => *game.seats().start(),
            Ok(bots) => bots.saturating_add(1),
        });
    let count = SeatCount::new(seats)
        .filter(|_| game.seats().contains(&seats))
        .ok_or_else(|| {
            let (least, most) = (*game.seats().start(), *game.seats().end());
            UsageError::new(format!(
                "{} is played by {least} to {most}, not by {seats}",
                game.id()
            ))
        })?;
    let me = args
        .seat
        .checked_sub(1)
        .and_then(Seat::new)
        .filter(|seat| count.has(*seat))
        .ok_or_else(|| {
            UsageError::new(format!("there are seats 1 to {seats}, no {}", args.seat))
        })?;
    args::check_bots(game, &args.bots)?;
    let others = usize::from(seats) - 1;
    if !args.bots.is_empty() && args.bots.len() != others {
        let (given, s) = (args.bots.len(), if others == 1 { "" } else { "s" });
        return Err(UsageError::new(format!(
            "with {seats} seats there are {others} bot{s} beside you; {given} given"
        ))
        .into());
    }
    let mut bots = SeatMap::default();
    let mut named = args.bots.iter().copied();
    for seat in count.seats().filter(|seat| *seat != me) {
        bots[seat] = Some(named.next().unwrap_or(Level::Sensible));
    }
    Ok(Seating { count, me, bots })
}

#[cfg(test)]
mod tests;
