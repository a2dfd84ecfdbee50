//! The end of a round and of the game (§7).

use palast_core::{ScoreLine, Seat, SeatCount, SeatMap, Standings};

use crate::{
    Course, Ending, Event, EventSink, Favour, FirstWhy, Phase, Public, Reason, Rules, Source,
    Table, Task, stock,
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

/// What the favour of Amyitis brings to each. Version 1: AM-147, AM-148, AM-149 to most tiles. Then
/// AM-257, AM-258, AM-259, AM-260 to everybody by their own tiles.
fn favour(rules: &Rules, public: &Public) -> SeatMap<u8> {
    let tiles = |seat: Seat| public.players[seat].planted();
    let vp = match rules.edition.favour(rules.seats) {
        Favour::Most(vp) => vp,
        favour @ Favour::Tiles { .. } => {
            return SeatMap::from_fn(|seat| favour.of(tiles(seat)));
        }
    };
    let most = public.seats.seats().map(tiles).max().unwrap_or(0);
    let first = |seat: Seat| most > 0 && public.seats.has(seat) && tiles(seat) == most;
    let tied = public.seats.seats().filter(|seat| first(*seat)).count() as u8;
    SeatMap::from_fn(|seat| if first(seat) { vp / tied } else { 0 })
}

/// AM-261, AM-262 What resources left bring; nothing in version 1 (AM-150).
fn left(rules: &Rules, public: &Public, seat: Seat) -> u8 {
    if rules.version == 1 {
        0
    } else {
        public.players[seat].goods.len()
    }
}

fn finish(table: &mut Table, ending: Ending, events: &mut EventSink) {
    let rules = table.rules;
    let public = &mut table.public;
    let favours = favour(rules, public);
    for seat in public.in_order() {
        let (source, why) = (Source::Favour, Reason::Favour);
        stock::score(public, seat, favours[seat], source, why, events);
    }
    for seat in public.in_order() {
        let (source, why) = (Source::Resources, Reason::Left);
        let vp = left(rules, public, seat);
        stock::score(public, seat, vp, source, why, events);
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
        let later = source == Source::Resources && table.rules.version == 1;
        if !expansion && !later {
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
