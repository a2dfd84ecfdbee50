//! Phase I (§4): all craft cards are shuffled anew and three shown for each player; Bankers pay.

use palast_core::Dice;

use crate::{Court, Craft, Event, EventSink, Outcome, Public, Reason, Row, RowId, Source, Table};
use crate::{flow, stock};

/// AM-039, AM-040 Talents of Bankers of level 0 to 3.
const TALENTS: [u8; 4] = [0, 1, 2, 2];
/// AM-040 The level that brings victory points too.
const LAST_BANKER: u8 = 3;
/// AM-040 Victory points of a Banker of level 3.
const BANKER_VP: u8 = 2;

/// AM-038 The cards of each kind not shown in this round.
fn left(table: &Table) -> [u8; 5] {
    let (rules, public) = (table.rules, &table.public);
    let mut left = rules.edition.deck(rules.options.has_palace(), public.seats);
    for row in public.rows() {
        for craft in row.cards {
            left[craft.index()] -= 1;
        }
    }
    left
}

/// Every row of three kinds, weighted by the ways to draw it.
pub(crate) fn chances(table: &Table, into: &mut Vec<(Outcome, u32)>) {
    let left = left(table).map(u32::from);
    for a in Craft::ALL {
        for b in &Craft::ALL[a.index()..] {
            for c in &Craft::ALL[b.index()..] {
                let row = [a, *b, *c];
                let ways = Craft::ALL.into_iter().map(|craft| {
                    let shown = row.iter().filter(|card| **card == craft).count() as u32;
                    choose(left[craft.index()], shown)
                });
                let weight: u32 = ways.product();
                if weight > 0 {
                    into.push((Outcome::Row(row), weight));
                }
            }
        }
    }
}

/// How many ways to choose 0 to 3 out of n.
const fn choose(n: u32, k: u32) -> u32 {
    match k {
        0 => 1,
        1 => n,
        2 => n * n.saturating_sub(1) / 2,
        _ => n * n.saturating_sub(1) * n.saturating_sub(2) / 6,
    }
}

/// Three cards off the top.
pub(crate) fn draw(table: &Table, dice: &mut Dice) -> Outcome {
    let mut left = left(table);
    let mut total: u8 = left.iter().sum();
    let mut row = [0usize; 3];
    for card in &mut row {
        let mut n = dice.below(u32::from(total)) as u8;
        let mut kind = 0;
        while n >= left[kind] {
            n -= left[kind];
            kind += 1;
        }
        left[kind] -= 1;
        total -= 1;
        *card = kind;
    }
    row.sort_unstable();
    Outcome::Row(row.map(|kind| Craft::ALL[kind]))
}

/// A row is laid; after the last the round goes on.
pub(crate) fn lay_row(table: &mut Table, cards: [Craft; 3], events: &mut EventSink) {
    let public = &mut table.public;
    let row = RowId(public.laid);
    public.display[row.index()] = Row { cards, turned: 0 };
    public.laid += 1;
    events.emit(|| Event::RowLaid { row, cards });
    if public.laid == public.seats.get() {
        public.agenda.pop();
        flow::run(table, events);
    }
}

/// AM-039, AM-040, AM-041 The Bankers pay, in turn order.
pub(crate) fn income(public: &mut Public, events: &mut EventSink) {
    for seat in public.in_order() {
        let level = public.players[seat].level(Court::Banker);
        if level == 0 {
            continue;
        }
        let why = Reason::Banker(level);
        stock::talents(public, seat, TALENTS[usize::from(level)], why, events);
        if level == LAST_BANKER {
            stock::score(public, seat, BANKER_VP, Source::Bankers, why, events);
        }
    }
}

/// What a Banker of this level pays each phase I.
#[must_use]
pub const fn banker_income(level: u8) -> (u8, u8) {
    let vp = if level >= LAST_BANKER { BANKER_VP } else { 0 };
    (TALENTS[level as usize], vp)
}
