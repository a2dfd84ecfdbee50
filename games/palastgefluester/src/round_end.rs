//! §5 and §6 The end of a round: points, notes, and whether the match is over.

use palast_core::SeatMap;

use crate::{Ending, Event, EventSink, JesterNotes, Phase, RoundEnd, SixPoints, Table};
use crate::{setup, standings};

/// The player on turn has just played the card that ends the round.
pub(crate) fn end(table: &mut Table, how: Ending, events: &mut EventSink) {
    let by = table.public.current;
    let (points, notes) = (points(table, how), notes(table, how));
    let public = &mut table.public;
    for seat in table.rules.seats.seats() {
        public.points[seat] += points[seat];
        public.notes[seat] += notes[seat];
    }
    public.last_notes = notes;
    public.last_end = Some(RoundEnd { how, by });
    events.emit(|| Event::RoundEnded {
        how,
        by,
        points,
        notes,
    });
    let goal = public.goal();
    let reached = table.rules.seats.seats().any(|s| public.points[s] >= goal);
    if reached {
        // §6 No further deal: the rows stay as the round ended.
        public.phase = Phase::Over;
        public.card = None;
        events.emit(|| Event::MatchEnded {
            winners: standings::winners(&table.public, table.rules.options.scoring),
        });
    } else {
        setup::begin_round(table, by);
    }
}

/// §5 What each seat gets.
fn points(table: &Table, how: Ending) -> SeatMap<u8> {
    let by = table.public.current;
    let seats = table.rules.seats;
    let six = match table.rules.options.six_points {
        SixPoints::ByPlayers if seats.get() > 3 => 2,
        SixPoints::ByPlayers | SixPoints::One => 1,
    };
    SeatMap::from_fn(|seat| match how {
        Ending::Six if seat == by => six,
        Ending::Six => 0,
        Ending::Whisper | Ending::Jester => u8::from(seat != by && seats.has(seat)),
    })
}

/// §6 What each seat notes: the length of the row, but nothing for the one who lost the round.
fn notes(table: &Table, how: Ending) -> SeatMap<u8> {
    let by = table.public.current;
    let loses_note = match (how, table.rules.options.jester_notes) {
        (Ending::Whisper, _) | (Ending::Jester, JesterNotes::Zero) => true,
        (Ending::Jester, JesterNotes::Row) | (Ending::Six, _) => false,
    };
    SeatMap::from_fn(|seat| {
        if seat == by && loses_note {
            0
        } else {
            table.public.rows[seat].len() as u8
        }
    })
}
