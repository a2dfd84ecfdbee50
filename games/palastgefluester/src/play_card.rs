//! §3 The turn: play a card, see whether the round ends, else carry out its action.

use palast_core::Seat;

use crate::treasurer;
use crate::{Action, Card, CardSet, Ending, Event, Illegal, LosingCards, Person, Phase, ViewRef};
use crate::{EventSink, Table};
use crate::{cupbearer, guard, knowledge, magician, maid, marshal, next_player, round_end};

const JESTER: u8 = 1 << Person::Jester as u8;

/// The persons that would end the round if this seat played them: doubles, and the jester the king
/// forbids.
fn losing(view: ViewRef<'_>) -> (u8, u8) {
    let doubles = view.public.rows[view.seat].persons();
    let forbidden = if view.public.king == Some(Person::Jester) {
        JESTER
    } else {
        0
    };
    (doubles, forbidden)
}

/// The cards of the own hand that lose the round when played.
#[must_use]
pub fn losing_cards(view: ViewRef<'_>) -> CardSet {
    let (doubles, forbidden) = losing(view);
    view.own.hand.with_persons(doubles | forbidden)
}

/// §3 Obligation: the cards that may be played, one of each kind.
#[inline]
#[must_use]
pub fn playable_cards(view: ViewRef<'_>) -> CardSet {
    let (doubles, forbidden) = losing(view);
    let shunned = match view.rules.options.losing_cards {
        LosingCards::Forced => doubles | forbidden,
        LosingCards::JesterFree => doubles,
        LosingCards::Free => 0,
    };
    let hand = view.own.hand;
    let allowed = hand.with_persons(!shunned & 0x7F);
    if allowed.is_empty() { hand } else { allowed }.kinds()
}

pub(crate) fn list(view: ViewRef<'_>, into: &mut Vec<Action>) {
    into.extend(playable_cards(view).iter_kinds().map(Action::Play));
}

pub(crate) fn check(view: ViewRef<'_>, card: Card) -> Result<(), Illegal> {
    if !view.own.hand.contains(card) {
        return Err(Illegal::NotInHand);
    }
    if playable_cards(view).contains(card) {
        return Ok(());
    }
    let (doubles, _) = losing(view);
    Err(if doubles & card.person_bit() != 0 {
        Illegal::Double
    } else {
        Illegal::ForbiddenJester
    })
}

pub(crate) fn play(table: &mut Table, seat: Seat, card: Card, events: &mut EventSink) {
    table.private[seat].hand.remove(card);
    knowledge::played(table, seat, card);
    let row = &mut table.public.rows[seat];
    let doubled = row.persons() & card.person_bit() != 0;
    row.push(card);
    let full = row.len() == crate::FULL_ROW;
    table.public.played += 1;
    table.public.card = Some(card);
    events.emit(|| Event::CardPlayed { seat, card });

    // §3 step 2, Ruling 1: in this order, and before any action.
    let forbidden = card.person() == Person::Jester && table.public.king == Some(Person::Jester);
    if doubled {
        round_end::end(table, Ending::Whisper, events);
    } else if forbidden {
        round_end::end(table, Ending::Jester, events);
    } else if full {
        round_end::end(table, Ending::Six, events);
    } else {
        act(table, seat, card.person(), events);
    }
}

/// §3 step 3: the action, unless the king silences it.
fn act(table: &mut Table, seat: Seat, person: Person, events: &mut EventSink) {
    if table.public.king == Some(person) {
        // Ruling 4: nobody is asked anything.
        events.emit(|| Event::ActionSilenced { seat, person });
        return next_player::find(table, events);
    }
    match person {
        Person::Marshal => marshal::begin(table, events),
        Person::Treasurer => treasurer::show(table, events),
        Person::Magician => magician::begin(table),
        Person::Maid => maid::begin(table),
        Person::Cupbearer => cupbearer::begin(table, events),
        Person::Guard => guard::begin(table, events),
        Person::Jester => next_player::find(table, events),
    }
}

/// An action that was impossible.
pub(crate) fn lapse(table: &mut Table, person: Person, events: &mut EventSink) {
    let seat = table.public.current;
    events.emit(|| Event::ActionLapsed { seat, person });
    next_player::find(table, events);
}

/// Hands the turn to a seat.
pub(crate) fn turn_of(table: &mut Table, seat: Seat) {
    table.public.current = seat;
    table.public.card = None;
    table.public.phase = Phase::PlayCard;
}
