//! The adviser pile: a set whose order is decided when a card is drawn, and perhaps one card
//! on top that somebody has put back.

use palast_core::Dice;

use crate::{Adviser, Event, EventSink, Outcome, Public, Table, effects};

/// Whether a card can be had, from the pile or after shuffling the discards.
#[inline]
pub(crate) fn has_card(public: &Public) -> bool {
    public.pile > 0 || !public.discards.is_empty()
}

/// Whether the next card has to be drawn; otherwise it is the one put back on top.
#[inline]
pub(crate) const fn is_drawn(public: &Public) -> bool {
    public.put_back.is_none()
}

/// EP-092 With no card left the discards become the pile. To be done before a card is drawn.
pub(crate) fn refill(table: &mut Table, events: &mut EventSink) {
    let public = &mut table.public;
    if public.pile == 0 && !public.discards.is_empty() {
        table.secret.pile = public.discards;
        public.pile = public.discards.len();
        public.discards = crate::AdviserSet::EMPTY;
        events.emit(|| Event::PileShuffled);
    }
}

/// Every card that can come next, all equally likely.
pub(crate) fn chances(table: &Table, f: &mut impl FnMut(Outcome, u32)) {
    table
        .secret
        .pile
        .iter()
        .for_each(|card| f(Outcome::Card(card), 1));
}

/// The fast way to [`chances`].
#[inline]
pub(crate) fn draw(table: &Table, dice: &mut Dice) -> Outcome {
    Outcome::Card(table.secret.pile.draw(dice))
}

/// Takes a drawn card off the pile.
pub(crate) fn take(table: &mut Table, card: Adviser) {
    table.secret.pile = table.secret.pile.without(card);
    table.public.pile -= 1;
}

/// Takes the card that was put back.
pub(crate) fn take_top(table: &mut Table) -> Adviser {
    let card = table.secret.top.take();
    table.public.put_back = None;
    table.public.pile -= 1;
    card.expect("a card was put back, so it is on top")
}

/// A card goes face up.
pub(crate) fn show(table: &mut Table, card: Adviser, events: &mut EventSink) {
    table.public.display = table.public.display.with(card);
    effects::forget(table, card);
    events.emit(|| Event::Shown { adviser: card });
}
