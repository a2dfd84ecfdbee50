//! §2 Set-up, the first starter and the deal.
//!
//! Cards are dealt one by one, the i-th to seat i modulo the number of seats. The rules shuffle and
//! give six each; the hands come out equally likely either way.

use palast_core::{Rules, Seat, SeatMap};

use crate::{CardSet, Event, KingSet, Outcome, Palastgefluester, Phase, Private, Public, Row};
use crate::{EventSink, PrivateEvent, Secret, Table, Trace};

/// Cards each player is dealt.
pub(crate) const HAND: u8 = 6;

pub(crate) fn setup(rules: &'static Rules<Palastgefluester>) -> Table {
    let starter = rules.options.first_starter;
    let public = Public {
        trace: Trace::default(),
        rows: SeatMap::default(),
        points: SeatMap::default(),
        notes: SeatMap::default(),
        last_notes: SeatMap::default(),
        discards: SeatMap::default(),
        seats: rules.seats,
        pile: 0,
        played: 0,
        round: 0,
        starter: starter.unwrap_or(Seat::ALL[0]),
        current: starter.unwrap_or(Seat::ALL[0]),
        turned: KingSet::EMPTY,
        king: None,
        card: None,
        phase: Phase::Starter,
        last_end: None,
        came: None,
    };
    let private = SeatMap::from_fn(|_| Private::default());
    let mut table = Table::new(rules, public, private, Secret::default());
    collect(&mut table);
    if starter.is_some() {
        table.public.round = 1;
        table.public.phase = Phase::Deal { dealt: 0 };
    }
    table
}

/// The first starter was drawn.
pub(crate) fn starter_drawn(table: &mut Table, starter: Seat) {
    begin_round(table, starter);
}

/// §5 A new round: king cards, points and notes stay, nothing else does.
pub(crate) fn begin_round(table: &mut Table, starter: Seat) {
    collect(table);
    let public = &mut table.public;
    public.starter = starter;
    public.current = starter;
    public.round += 1;
    public.phase = Phase::Deal { dealt: 0 };
}

/// All person cards go back into the pile, and with them what was known of hands (PG-120).
fn collect(table: &mut Table) {
    let deck = CardSet::deck(table.rules.seats);
    table.secret = Secret {
        pile: deck,
        discards: CardSet::EMPTY,
    };
    for seat in table.rules.seats.seats() {
        table.private[seat] = Private::default();
    }
    let public = &mut table.public;
    public.trace = Trace::default();
    public.rows = SeatMap::splat(Row::default());
    public.discards = SeatMap::default();
    public.pile = deck.len() as u8;
    public.played = 0;
    public.card = None;
    public.came = None;
}

/// One card of the deal.
pub(crate) fn deal(table: &mut Table, card: crate::Card, events: &mut EventSink) {
    let Phase::Deal { dealt } = table.public.phase else {
        unreachable!("cards are dealt in the deal");
    };
    if dealt == 0 {
        let (round, starter) = (table.public.round, table.public.starter);
        events.emit(|| Event::RoundBegan { round, starter });
    }
    let seats = table.rules.seats;
    let seat = Seat::ALL[usize::from(dealt % seats.get())];
    table.secret.pile.remove(card);
    table.private[seat].hand.insert(card);
    table.public.pile -= 1;
    if dealt + 1 < HAND * seats.get() {
        table.public.phase = Phase::Deal { dealt: dealt + 1 };
        return;
    }
    table.public.phase = Phase::PlayCard;
    for seat in seats.seats() {
        let cards = table.private[seat].hand;
        events.emit_to(seat, || PrivateEvent::HandDealt { cards });
    }
}

/// What the deal can bring next: every card of the pile, two neutral copies with double weight.
pub(crate) fn chances(pile: CardSet, of: fn(crate::Card) -> Outcome, into: &mut Chances) {
    into.extend(pile.iter_kinds().map(|card| (of(card), pile.count(card))));
}

/// Outcomes with their weights.
pub(crate) type Chances = Vec<(Outcome, u32)>;
