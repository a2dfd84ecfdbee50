//! §6 The end: the disc ranking, places, and what a match is worth.

use palast_core::{ScoreLine, Seat, SeatCount, SeatMap, Standings};

use crate::{Event, EventSink, Phase, Table};

/// The palace reached its goal, or Ruling 39 (or the option of Ruling 26) ended the match.
pub(crate) const ENDINGS: &[&str] = &["palace", "stalemate"];

/// ESC-153, ESC-154, ESC-155 What the places of the disc ranking bring.
pub(crate) const fn prizes(seats: u8) -> [u8; 4] {
    match seats {
        2 => [6, 0, 0, 0],
        3 => [10, 6, 0, 0],
        _ => [10, 6, 3, 0],
    }
}

/// What each disc is worth: tied discs share the better place, the places after it are skipped.
pub(crate) fn rank_discs(seats: SeatCount, discs: &SeatMap<u16>) -> SeatMap<u8> {
    let prizes = prizes(seats.get());
    SeatMap::from_fn(|seat| {
        if !seats.has(seat) {
            return 0;
        }
        let ahead = seats.seats().filter(|other| discs[*other] > discs[seat]);
        prizes[ahead.count()]
    })
}

pub(crate) fn finish(table: &mut Table, events: &mut EventSink) {
    let seats = table.rules.seats;
    let public = &mut table.public;
    public.disc_points = rank_discs(seats, &public.discs);
    for seat in seats.seats() {
        public.points[seat] += u16::from(public.disc_points[seat]);
    }
    public.phase = Phase::Over;
    public.waiting = Default::default();
    let points = public.disc_points;
    events.emit(|| Event::DiscsRanked { points });
    events.emit(|| Event::MatchEnded {
        winners: standings(table).winners(seats),
    });
}

pub(crate) fn standings(table: &Table) -> Standings {
    let public = &table.public;
    let seats = table.rules.seats;
    let line = |key, deciding, value: &dyn Fn(Seat) -> i32| ScoreLine {
        key,
        values: SeatMap::from_fn(|seat| if seats.has(seat) { value(seat) } else { 0 }),
        automa: None,
        deciding,
    };
    let discs = |seat| i32::from(public.disc_points[seat]);
    let points = |seat| i32::from(public.points[seat]);
    let lines = vec![
        line("parts", false, &|seat| points(seat) - discs(seat)),
        line("discs", false, &discs),
        line("total", true, &points),
        line("gold", true, &|seat| i32::from(public.owned[seat].value())),
    ];
    let early = public.phase == Phase::Over && public.finished() < public.goal();
    Standings::rank(ENDINGS[usize::from(early)], seats, lines)
}

/// One for the winner, shared by equals.
pub(crate) fn payoff(table: &Table) -> SeatMap<f32> {
    let public = &table.public;
    let seats = table.rules.seats;
    let result = |seat: Seat| (public.points[seat], public.owned[seat].value());
    let best = seats.seats().map(result).max();
    let winners = seats.seats().filter(|seat| Some(result(*seat)) == best);
    let share = 1.0 / winners.clone().count() as f32;
    let mut payoff = SeatMap::splat(0.0);
    winners.for_each(|seat| payoff[seat] = share);
    payoff
}
