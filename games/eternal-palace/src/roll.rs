//! §3.1 Roll: everybody's dice, the turn order, artisan 23.

use palast_core::{Dice, Seat, SeatMap};

use crate::{
    AdviserSet, Event, EventSink, Faces, Goods, Group, Outcome, Phase, Source, Table, Task,
};
use crate::{artisan, effects};

/// A round begins: all dice are in hand, none is grouped.
pub(crate) fn begin(table: &mut Table, events: &mut EventSink) {
    let public = &mut table.public;
    public.round += 1;
    public.phase = Phase::Roll;
    public.turn = None;
    let round = public.round;
    events.emit(|| Event::RoundBegan { round });
    public.agenda.push(Task::Sort);
    // The last pushed rolls first.
    for index in (0..usize::from(public.sides.get())).rev() {
        let who = Seat::ALL[index];
        public.players[who].dice = Faces::NONE;
        public.players[who].groups = [Group::default(); 5];
        public.agenda.push(Task::Roll(who));
    }
    public.master.faces = [0; 5];
    public.master.card = None;
}

/// EP-026 Every roll of so many dice with its weight; the Master rolls one die after another.
pub(crate) fn chances(table: &Table, who: Seat, f: &mut impl FnMut(Outcome, u32)) {
    if table.public.is_master(who) {
        (1..=6).for_each(|face| f(Outcome::Die(face), 1));
    } else {
        let all = Faces::all_of(table.public.players[who].held);
        all.for_each(|faces| f(Outcome::Roll(faces), faces.weight()));
    }
}

/// The fast way to [`chances`].
pub(crate) fn draw(table: &Table, who: Seat, dice: &mut Dice) -> Outcome {
    if table.public.is_master(who) {
        return Outcome::Die(dice.below(6) as u8 + 1);
    }
    let mut counts = [0u8; 6];
    let held = table.public.players[who].held;
    // One number for all dice: 6^5 is far below 2^32.
    let mut number = dice.below(6u32.pow(u32::from(held)));
    for _ in 0..held {
        counts[(number % 6) as usize] += 1;
        number /= 6;
    }
    Outcome::Roll(Faces::of_counts(counts).expect("at most five dice are rolled"))
}

/// The dice have fallen.
pub(crate) fn rolled(table: &mut Table, who: Seat, outcome: Outcome, events: &mut EventSink) {
    let public = &mut table.public;
    let held = usize::from(public.players[who].held);
    let dice = match outcome {
        Outcome::Roll(faces) => faces,
        Outcome::Die(face) => {
            let faces = &mut public.master.faces;
            let next = faces.iter().position(|face| *face == 0).unwrap_or(0);
            faces[next] = face;
            if next + 1 < held {
                public.agenda.push(Task::Roll(who));
                return;
            }
            Faces::of(&faces[..held]).unwrap_or_default()
        }
        Outcome::Next(_)
        | Outcome::Card(_)
        | Outcome::Demand(_)
        | Outcome::Composition(_)
        | Outcome::Master(_)
        | Outcome::Feature(_) => unreachable!("only dice are rolled"),
    };
    public.players[who].dice = dice;
    events.emit(|| Event::Rolled { who, dice });
}

/// EP-027, EP-028, EP-029 The row is sorted by totals, stable; then EP-206, EP-207 artisan 23; then Plan.
pub(crate) fn sort(table: &mut Table, events: &mut EventSink) {
    let public = &mut table.public;
    let total = |who: Seat| public.players[who].dice.sum();
    let mut row = public.row;
    row[..usize::from(public.in_row)].sort_by_key(|who| total(*who));
    let totals = SeatMap::from_fn(total);
    public.row = row;
    events.emit(|| Event::RowSorted { row, totals });
    let lowest = totals[row[0]];
    for index in 0..usize::from(public.in_row) {
        let who = table.public.row[index];
        let ready = artisan::ready(&table.public, who, AdviserSet::of_kind(23));
        if totals[who] == lowest {
            for adviser in ready.iter() {
                artisan::turn(table, who, adviser, events);
                let source = Source::Adviser(adviser);
                effects::gain(table, who, Goods::wisdom(2), source, events);
            }
        }
    }
    let public = &mut table.public;
    public.phase = Phase::Plan;
    public.waiting = table.rules.seats.all();
    public.agenda.push(Task::Plan);
}
