//! The end of a round and of the game (§7).

use palast_core::{ScoreLine, Seat, SeatCount, SeatMap, Standings};

use crate::{
    Course, Ending, Event, EventSink, FirstWhy, Phase, Public, Reason, Source, Table, Task, stock,
};

/// Few tiles were left, or the last round was over.
pub(crate) const ENDINGS: &[&str] = &["gardens", "guard"];

/// AM-143, AM-144 With so many tiles left in the gardens the game ends.
#[must_use]
pub const fn last_tiles(seats: SeatCount) -> u8 {
    if seats.get() == 2 { 3 } else { 4 }
}

/// AM-142, AM-145, AM-146, AM-187 The game ends, or the next round comes.
pub(crate) fn round_end(table: &mut Table, events: &mut EventSink) {
    let public = &mut table.public;
    if public.tiles_left() <= last_tiles(public.seats) {
        return finish(table, Ending::Gardens, events);
    }
    if public.round >= table.rules.edition.guard {
        return finish(table, Ending::Guard, events);
    }
    if !table.rules.options.has_palace() {
        public.first = public.seats.after(public.first);
        let (seat, why) = (public.first, FirstWhy::RoundEnd);
        events.emit(|| Event::FirstPlayer { seat, why });
    }
    public.agenda.then(Course::Round);
}

/// AM-147, AM-148, AM-149 What the favour of Amyitis brings to each.
pub(crate) fn favour(vp: u8, public: &Public) -> SeatMap<u8> {
    let tiles = |seat: Seat| public.players[seat].planted();
    let most = public.seats.seats().map(tiles).max().unwrap_or(0);
    let first = |seat: Seat| most > 0 && public.seats.has(seat) && tiles(seat) == most;
    let tied = public.seats.seats().filter(|seat| first(*seat)).count() as u8;
    SeatMap::from_fn(|seat| if first(seat) { vp / tied } else { 0 })
}

fn finish(table: &mut Table, ending: Ending, events: &mut EventSink) {
    let vp = table.rules.edition.favour(table.rules.seats);
    let public = &mut table.public;
    let favours = favour(vp, public);
    for seat in public.in_order() {
        stock::score(
            public,
            seat,
            favours[seat],
            Source::Favour,
            Reason::Favour,
            events,
        );
    }
    public.phase = Phase::Over;
    public.agenda.push(Task::Over(ending));
    events.emit(|| Event::MatchEnded {
        ending,
        winners: standings(table).winners(table.rules.seats),
    });
}

pub(crate) fn standings(table: &Table) -> Standings {
    let public = &table.public;
    let seats = table.rules.seats;
    let line = |key, deciding, value: &dyn Fn(Seat) -> u16| ScoreLine {
        key,
        values: SeatMap::from_fn(|seat| {
            if seats.has(seat) {
                i32::from(value(seat))
            } else {
                0
            }
        }),
        automa: None,
        deciding,
    };
    let mut lines = Vec::with_capacity(Source::ALL.len() + 1);
    for source in Source::ALL {
        let expansion = source == Source::Courtiers && !table.rules.options.has_palace();
        if !expansion {
            let from = |seat| public.players[seat].from(source);
            lines.push(line(source.name(), false, &from));
        }
    }
    lines.push(line("total", true, &|seat| public.players[seat].score()));
    let guard = matches!(public.task(), Task::Over(Ending::Guard));
    Standings::rank(ENDINGS[usize::from(guard)], seats, lines)
}

/// AM-151 One for the winner, shared by equals.
pub(crate) fn payoff(table: &Table) -> SeatMap<f32> {
    let public = &table.public;
    let score = |seat: Seat| public.players[seat].score();
    let best = public.seats.seats().map(score).max();
    let winners = public
        .seats
        .seats()
        .filter(|seat| Some(score(*seat)) == best);
    let share = 1.0 / winners.clone().count() as f32;
    let mut payoff = SeatMap::splat(0.0);
    winners.for_each(|seat| payoff[seat] = share);
    payoff
}
