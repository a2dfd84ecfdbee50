//! What a table in the middle of a round is worth to each seat.
//!
//! The judgement's idea (§5: whoever runs out of safe cards loses the round) with the hands of an
//! imagined table: the fewer different persons a seat can still lay out, the likelier it loses the
//! round, and each loss is worth what it does to the match.

use palast_core::{Seat, SeatMap};

use crate::{Ending, Person, Public, Table, standings};

/// How strongly lives protect; being on turn costs a part of one.
const PROTECTION: f32 = 1.1;
const TURN: f32 = 0.2;

/// How likely somebody who needs one person more for six, and is on turn with one, gets there.
const SIX: f32 = 0.7;

pub(crate) fn estimate(table: &Table) -> SeatMap<f32> {
    let public = &table.public;
    let current = public.current;
    let six = public.rows[current].len() == 5 && lives(table, current) > 0.0;
    let danger = |seat: Seat| match seat == current {
        true if six => 0.0,
        true => (PROTECTION * (TURN - lives(table, seat))).exp(),
        false => (-PROTECTION * lives(table, seat)).exp(),
    };
    let dangers = SeatMap::from_fn(|seat| {
        if public.seats.has(seat) {
            danger(seat)
        } else {
            0.0
        }
    });
    let total: f32 = public.seats.seats().map(|seat| dangers[seat]).sum();
    let mut worth = SeatMap::splat(0.0);
    let mut rest = 1.0;
    if six {
        add(&mut worth, SIX, after(table, Ending::Six, current));
        rest -= SIX;
    }
    for seat in public.seats.seats() {
        let share = rest * dangers[seat] / total;
        add(&mut worth, share, after(table, Ending::Whisper, seat));
    }
    worth
}

fn add(worth: &mut SeatMap<f32>, weight: f32, more: SeatMap<f32>) {
    for seat in Seat::ALL {
        worth[seat] += weight * more[seat];
    }
}

/// How many different persons a seat can still lay out.
fn lives(table: &Table, seat: Seat) -> f32 {
    let public = &table.public;
    let jester = if public.king == Some(Person::Jester) {
        1 << Person::Jester as u8
    } else {
        0
    };
    let losing = public.rows[seat].persons() | jester;
    let lives = (table.private[seat].hand.persons() & !losing).count_ones() as usize;
    lives.min(6usize.saturating_sub(public.rows[seat].len())) as f32
}

/// What the match is worth to each seat if the round ends like this now.
fn after(table: &Table, ending: Ending, by: Seat) -> SeatMap<f32> {
    let public = &table.public;
    let (seats, goal) = (public.seats, public.goal());
    let mut points = public.points;
    for seat in seats.seats() {
        let wins = (ending == Ending::Six) == (seat == by);
        points[seat] += u8::from(wins);
    }
    if !seats.seats().any(|seat| points[seat] >= goal) {
        return standings::chances(&points, &public.notes, seats, goal);
    }
    let mut ended: Public = public.clone();
    ended.points = points;
    for seat in seats.seats() {
        let lost = seat == by && ending != Ending::Six;
        let noted = if lost {
            0
        } else {
            public.rows[seat].len() as u8
        };
        ended.last_notes[seat] = noted;
        ended.notes[seat] = ended.notes[seat].saturating_add(noted);
    }
    let winners = standings::winners(&ended, table.rules.options.scoring);
    let share = 1.0 / f32::from(winners.len());
    SeatMap::from_fn(|seat| if winners.contains(seat) { share } else { 0.0 })
}
