//! §5 1 Fish Market: three cards from the pile, seen by the visitor only.

use palast_core::Seat;

use crate::agenda::Wait;
use crate::{
    Action, Adviser, Event, Goods, Illegal, Outcome, Payment, Place, Public, Source, ViewRef,
};
use crate::{EventSink, PrivateEvent, Table, Task, effects, enter, pile};

/// EP-083, EP-084, EP-085 What appointing for fish costs, and what everybody else takes.
pub(crate) const FISH: u16 = 3;

const HERE: Source = Source::Place(Place::FishMarket);

/// Whether the next card has to be drawn by chance.
pub(crate) fn wait_draw(public: &Public, left: u8) -> Wait {
    if left > 0 && public.pile > 0 && pile::is_drawn(public) {
        Wait::Chance
    } else {
        Wait::Run
    }
}

/// A card without a draw: the one on top, or after shuffling the discards; or there is none.
pub(crate) fn run_draw(table: &mut Table, who: Seat, left: u8, events: &mut EventSink) {
    if left == 0 || !pile::has_card(&table.public) {
        if let Some((_, count)) = table.public.drawn {
            events.emit(|| Event::CardsDrawn { who, count });
        }
        return;
    }
    if table.public.pile == 0 {
        pile::refill(table, events);
        table.public.agenda.push(Task::Draw { who, left });
        return;
    }
    let card = pile::take_top(table);
    into_hand(table, who, left, card, events);
}

/// A drawn card.
pub(crate) fn drawn(
    table: &mut Table,
    who: Seat,
    left: u8,
    outcome: Outcome,
    events: &mut EventSink,
) {
    if let Outcome::Card(card) = outcome {
        pile::take(table, card);
        into_hand(table, who, left, card, events);
    }
}

fn into_hand(table: &mut Table, who: Seat, left: u8, card: Adviser, events: &mut EventSink) {
    let own = &mut table.private[who];
    own.drawn = own.drawn.with(card);
    if own.known == Some(card) {
        own.known = None;
    }
    let count = table.public.drawn.map_or(0, |(_, count)| count) + 1;
    table.public.drawn = Some((who, count));
    events.emit_to(who, || PrivateEvent::Drew { adviser: card });
    let left = left - 1;
    table.public.agenda.push(Task::Draw { who, left });
}

/// A drawn card leaves the hand.
pub(crate) fn out_of_hand(table: &mut Table, who: Seat, card: Adviser) {
    let own = &mut table.private[who];
    own.drawn = own.drawn.without(card);
    let count = own.drawn.len();
    table.public.drawn = (count > 0).then_some((who, count));
}

/// Nobody is asked without cards (EP-093).
pub(crate) const fn wait(public: &Public, who: Seat) -> Wait {
    if public.drawn.is_some() {
        Wait::Ask(who)
    } else {
        Wait::Run
    }
}

/// EP-093 Without cards: 3 fish.
pub(crate) fn run(table: &mut Table, who: Seat, events: &mut EventSink) {
    effects::gain(table, who, Goods::fish(FISH), HERE, events);
}

/// Every way to appoint one of the drawn cards, or none.
pub(crate) fn each(view: ViewRef<'_>, f: &mut impl FnMut(Action)) {
    let goods = &view.public.players[view.seat].goods;
    for card in view.own.drawn.iter() {
        if enter::can_pay(view.rules, goods, card) {
            f(Action::Appoint(card, Payment::Resources));
        }
        if goods.fish >= FISH {
            f(Action::Appoint(card, Payment::Goods));
        }
    }
}

pub(crate) fn check(view: ViewRef<'_>, card: Adviser, payment: Payment) -> Result<(), Illegal> {
    let goods = &view.public.players[view.seat].goods;
    if !view.own.drawn.contains(card) {
        return Err(Illegal::NoSuchAdviser);
    }
    let payable = match payment {
        Payment::Resources => enter::can_pay(view.rules, goods, card),
        Payment::Goods => goods.fish >= FISH,
        Payment::Free => return Err(Illegal::OtherPayment),
    };
    if payable {
        Ok(())
    } else {
        Err(Illegal::NotPayable)
    }
}

/// EP-083, EP-084 One of the drawn cards is appointed.
pub(crate) fn appoint(
    table: &mut Table,
    who: Seat,
    card: Adviser,
    payment: Payment,
    events: &mut EventSink,
) {
    out_of_hand(table, who, card);
    effects::forget(table, card);
    events.emit(|| Event::Appointed {
        who,
        adviser: card,
        payment,
        source: HERE,
    });
    if payment == Payment::Resources {
        effects::pay(table, who, table.rules.edition.cost(card), HERE, events);
        effects::gain(table, who, Goods::fish(FISH), HERE, events);
    } else {
        effects::pay(table, who, Goods::fish(FISH), HERE, events);
    }
    effects::appoint(table, who, card);
}

/// Whether there is a choice which card goes back.
pub(crate) fn wait_back(public: &Public, who: Seat) -> Wait {
    if public.drawn.is_some_and(|(_, count)| count > 1) {
        Wait::Ask(who)
    } else {
        Wait::Run
    }
}

/// The only card left goes back; without one nothing happens.
pub(crate) fn run_back(table: &mut Table, who: Seat, events: &mut EventSink) {
    if let Some(card) = table.private[who].drawn.first() {
        put_back(table, who, card, events);
    }
}

/// EP-086, EP-087, EP-091 One card on top of the pile, unseen; the others to the discards.
pub(crate) fn put_back(table: &mut Table, who: Seat, card: Adviser, events: &mut EventSink) {
    out_of_hand(table, who, card);
    for other in table.private[who].drawn.iter() {
        out_of_hand(table, who, other);
        effects::discard(table, None, other, events);
    }
    table.secret.top = Some(card);
    table.public.put_back = Some(who);
    table.public.pile += 1;
    table.private[who].known = Some(card);
    events.emit(|| Event::PutBack { who });
    events.emit_to(who, || PrivateEvent::PutBack { adviser: card });
}
