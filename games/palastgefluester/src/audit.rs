//! Whether a table is possible: cards conserved, counts true, knowledge true, bounds kept.

use palast_core::{AuditError, Seat};

use crate::setup::HAND;
use crate::trace::DISCARDS;
use crate::{Card, CardSet, Colour, FULL_ROW, Person, Phase, Private, Table, Trace};

type Audit = Result<(), AuditError>;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Audit {
    if holds {
        Ok(())
    } else {
        Err(AuditError(what()))
    }
}

pub(crate) fn audit(table: &Table) -> Audit {
    cards(table)?;
    counts(table)?;
    rows(table)?;
    picks(table)?;
    kings(table)?;
    bounds(table)?;
    knowledge(table)
}

/// PG-049 Every card of the deck is in exactly one place.
fn cards(table: &Table) -> Audit {
    let deck = CardSet::deck(table.rules.seats);
    for colour in Colour::ALL {
        for person in Person::ALL {
            let card = Card::new(colour, person);
            let mut copies = table.secret.pile.count(card) + table.secret.discards.count(card);
            for seat in Seat::ALL {
                copies += table.private[seat].hand.count(card);
                let lying = table.public.rows[seat].iter().filter(|c| *c == card);
                copies += lying.count() as u32;
            }
            ensure(copies == deck.count(card), || {
                format!("there are {copies} of {card}")
            })?;
        }
    }
    Ok(())
}

/// What all can count is so.
fn counts(table: &Table) -> Audit {
    let (public, secret) = (&table.public, &table.secret);
    ensure(public.seats == table.rules.seats, || "seats".into())?;
    ensure(u32::from(public.pile) == secret.pile.len(), || {
        format!(
            "a pile of {} is said to have {}",
            secret.pile.len(),
            public.pile
        )
    })?;
    let discards = public.discard_count();
    ensure(u32::from(discards) == secret.discards.len(), || {
        format!(
            "{} discards are said to be {discards}",
            secret.discards.len()
        )
    })?;
    for seat in Seat::ALL {
        let private = &table.private[seat];
        if !table.rules.seats.has(seat) {
            ensure(*private == Private::default(), || {
                format!("seat {seat} is not there and has cards")
            })?;
            continue;
        }
        let len = public.hand_len(seat);
        ensure(u32::from(len) == private.hand.len(), || {
            format!("seat {seat} holds {:?}, not {len}", private.hand)
        })?;
    }
    Ok(())
}

/// PG-043, PG-044 While a round lasts: at most five cards, no person twice, a card in hand.
fn rows(table: &Table) -> Audit {
    let public = &table.public;
    for seat in table.rules.seats.seats() {
        let row = &public.rows[seat];
        let ended =
            public.phase == Phase::Over && public.last_end.is_some_and(|end| end.by == seat);
        let different = row.persons().count_ones() as usize == row.len();
        ensure(ended || row.len() < FULL_ROW && different, || {
            format!("row {row:?} of seat {seat}")
        })?;
    }
    Ok(())
}

/// A pick is part of a hand, and locked as soon as it is whole.
fn picks(table: &Table) -> Audit {
    for seat in table.rules.seats.seats() {
        let private = &table.private[seat];
        ensure(private.hand.includes(private.picked), || {
            format!("seat {seat} picked what it has not")
        })?;
        let fits = match table.public.phase {
            Phase::GiveCards {
                partner,
                count,
                locked,
            } if seat == partner || seat == table.public.current => {
                let whole = private.picked.len() == u32::from(count);
                whole == locked.contains(seat) && private.picked.len() <= u32::from(count)
            }
            Phase::Starter
            | Phase::Deal { .. }
            | Phase::PlayCard
            | Phase::TurnKing
            | Phase::NameSwap
            | Phase::GiveCards { .. }
            | Phase::Discard
            | Phase::Draw
            | Phase::Exchange
            | Phase::TakeBack
            | Phase::NamePlayer
            | Phase::Over => private.picked.is_empty(),
        };
        ensure(fits, || format!("the pick of seat {seat}"))?;
    }
    Ok(())
}

/// The king card in force is one of those turned; between a shuffle and the turn it is none of them.
fn kings(table: &Table) -> Audit {
    let public = &table.public;
    let lies = match public.king {
        Some(person) => {
            person != Person::Marshal
                && (public.turned.contains(person)
                    || public.phase == Phase::TurnKing && public.turned.is_empty())
        }
        None => public.turned.is_empty(),
    };
    ensure(lies, || {
        format!("king {:?} of {:?}", public.king, public.turned)
    })
}

/// PG-046, PG-047, PG-048, and the goal.
fn bounds(table: &Table) -> Audit {
    let public = &table.public;
    let seats = table.rules.seats.get();
    let dealt = !matches!(public.phase, Phase::Starter | Phase::Deal { .. });
    ensure(!dealt || public.pile >= 14 - seats, || {
        "the pile ran low".into()
    })?;
    ensure(public.played <= HAND * seats + 1, || {
        "too many cards played".into()
    })?;
    ensure(public.round <= seats * (public.goal() - 1) + 1, || {
        "too many rounds".into()
    })?;
    let reached = table
        .rules
        .seats
        .seats()
        .any(|seat| public.points[seat] >= public.goal());
    ensure(reached == (public.phase == Phase::Over), || {
        "the match ends at the goal".into()
    })
}

/// What is known is true: every card with a trace is in one of the places the trace allows.
fn knowledge(table: &Table) -> Audit {
    trace(table, &table.public.trace, None)?;
    for seat in table.rules.seats.seats() {
        let own = &table.private[seat].trace;
        trace(table, own, Some(seat))?;
        for knower in table.rules.seats.seats() {
            let told = own.own_known_to(knower);
            let knows = table.private[knower].known(seat).includes(told);
            ensure(knows && table.private[seat].hand.includes(told), || {
                format!("seat {knower} does not know {told:?} at seat {seat}")
            })?;
        }
    }
    Ok(())
}

fn trace(table: &Table, trace: &Trace, owner: Option<Seat>) -> Audit {
    for kind in CardSet::deck(table.rules.seats).iter_kinds() {
        let mut real = Vec::new();
        for seat in table.rules.seats.seats().filter(|s| Some(*s) != owner) {
            let copies = table.private[seat].hand.count(kind);
            real.extend((0..copies).map(|_| 1u8 << seat.index()));
        }
        let copies = table.secret.discards.count(kind);
        real.extend((0..copies).map(|_| 1u8 << DISCARDS));
        let said: Vec<u8> = trace
            .placed()
            .filter(|(card, _)| *card == kind)
            .map(|(_, places)| places)
            .collect();
        let fits = match (said[..].as_ref(), real[..].as_ref()) {
            ([], _) => true,
            ([one], real) => real.iter().any(|place| one & place != 0),
            ([one, two], [a, b]) => one & a != 0 && two & b != 0 || one & b != 0 && two & a != 0,
            (_, _) => false,
        };
        ensure(fits, || {
            format!("{owner:?} thinks {kind} is at {said:?}, not {real:?}")
        })?;
    }
    Ok(())
}
