//! §3 The turn: play a card, see whether the round ends, else carry out its action.

use palast_core::Seat;

use crate::treasurer;
use crate::{Action, Card, CardSet, Ending, Event, Illegal, LosingCards, Person, Phase, Sight};
use crate::{Table, Tell};
use crate::{cupbearer, guard, knowledge, magician, maid, marshal, next_player, round_end};

const JESTER: u8 = 1 << Person::Jester as u8;

/// The persons that would end the round if this seat played them: doubles, and the jester the king
/// forbids.
fn losing(sight: Sight<'_>) -> (u8, u8) {
    let doubles = sight.public.rows[sight.seat].persons();
    let forbidden = if sight.public.king == Some(Person::Jester) {
        JESTER
    } else {
        0
    };
    (doubles, forbidden)
}

/// The cards of the own hand that lose the round when played.
#[must_use]
pub fn losing_cards(sight: Sight<'_>) -> CardSet {
    let (doubles, forbidden) = losing(sight);
    sight.own.hand.with_persons(doubles | forbidden)
}

/// §3 Obligation: the cards that may be played, one of each kind.
#[inline]
#[must_use]
pub fn playable_cards(sight: Sight<'_>) -> CardSet {
    let (doubles, forbidden) = losing(sight);
    let shunned = match sight.rules.options.losing_cards {
        LosingCards::Forced => doubles | forbidden,
        LosingCards::JesterFree => doubles,
        LosingCards::Free => 0,
    };
    let hand = sight.own.hand;
    let allowed = hand.with_persons(!shunned & 0x7F);
    if allowed.is_empty() { hand } else { allowed }.kinds()
}

pub(crate) fn list(sight: Sight<'_>, into: &mut Vec<Action>) {
    into.extend(playable_cards(sight).iter_kinds().map(Action::Play));
}

pub(crate) fn check(sight: Sight<'_>, card: Card) -> Result<(), Illegal> {
    if !sight.own.hand.contains(card) {
        return Err(Illegal::NotInHand);
    }
    if playable_cards(sight).contains(card) {
        return Ok(());
    }
    let (doubles, _) = losing(sight);
    Err(if doubles & card.person_bit() != 0 {
        Illegal::Double
    } else {
        Illegal::ForbiddenJester
    })
}

pub(crate) fn play(table: &mut Table, seat: Seat, card: Card, tell: &mut Tell) {
    table.private[seat].hand.remove(card);
    knowledge::played(table, seat, card);
    let row = &mut table.public.rows[seat];
    let doubled = row.persons() & card.person_bit() != 0;
    row.push(card);
    let full = row.len() == crate::FULL_ROW;
    table.public.played += 1;
    table.public.card = Some(card);
    tell.all(|| Event::CardPlayed { seat, card });

    // §3 step 2, Ruling 1: in this order, and before any action.
    let forbidden = card.person() == Person::Jester && table.public.king == Some(Person::Jester);
    if doubled {
        round_end::end(table, Ending::Whisper, tell);
    } else if forbidden {
        round_end::end(table, Ending::Jester, tell);
    } else if full {
        round_end::end(table, Ending::Six, tell);
    } else {
        act(table, seat, card.person(), tell);
    }
}

/// §3 step 3: the action, unless the king silences it.
fn act(table: &mut Table, seat: Seat, person: Person, tell: &mut Tell) {
    if table.public.king == Some(person) {
        // Ruling 4: nobody is asked anything.
        tell.all(|| Event::ActionSilenced { seat, person });
        return next_player::find(table, tell);
    }
    match person {
        Person::Marshal => marshal::begin(table, tell),
        Person::Treasurer => treasurer::show(table, tell),
        Person::Magician => magician::begin(table),
        Person::Maid => maid::begin(table),
        Person::Cupbearer => cupbearer::begin(table, tell),
        Person::Guard => guard::begin(table, tell),
        Person::Jester => next_player::find(table, tell),
    }
}

/// An action that was impossible.
pub(crate) fn lapse(table: &mut Table, person: Person, tell: &mut Tell) {
    let seat = table.public.current;
    tell.all(|| Event::ActionLapsed { seat, person });
    next_player::find(table, tell);
}

/// Hands the turn to a seat.
pub(crate) fn turn_of(table: &mut Table, seat: Seat) {
    table.public.current = seat;
    table.public.card = None;
    table.public.phase = Phase::PlayCard;
}
