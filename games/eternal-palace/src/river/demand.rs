//! §9.2 The twelve demand cards: what a marker is worth, and what it costs to have none.
//!
//! The Master neither owns resources nor advisers: he takes and pays 1 wisdom for a resource and 2 for an
//! adviser (§11.5).

use palast_core::Seat;

use super::RiverTask;
use crate::{
    Action, Adviser, Demand, Event, Goods, Illegal, Payment, Source, Table, Task, ViewRef,
};
use crate::{EventSink, effects, fish_market};

/// §9.2 The reward of the card for one marker.
pub(super) fn reward(table: &mut Table, who: Seat, events: &mut EventSink) {
    let Some(card) = table.public.demand else {
        return;
    };
    if table.public.is_master(who) {
        return master_reward(table, who, card, events);
    }
    let source = Source::Demand(card);
    let take = |left| Task::Take {
        who,
        left,
        not: None,
        source,
    };
    let task = match card {
        Demand::D01 => Task::PaidStep {
            who,
            price: 2,
            source,
        },
        Demand::D02 => Task::River(RiverTask::FreeDraw(who)),
        // EP-259 `choose::take` sees to it that the two of D06 differ.
        Demand::D05 | Demand::D06 => take(2),
        Demand::D07 => take(1),
        Demand::D03 => return effects::palace(table, who, 1, source, events),
        Demand::D04 | Demand::D08 | Demand::D09 | Demand::D10 | Demand::D11 | Demand::D12 => {
            return effects::gain(table, who, goods(card), source, events);
        }
    };
    table.public.agenda.push(task);
}

/// What a card gives without a choice.
const fn goods(card: Demand) -> Goods {
    match card {
        Demand::D04 => Goods::resources([1; 4]),
        Demand::D08 => Goods::fish(1).plus(Goods::wisdom(3)),
        Demand::D09 => Goods::wisdom(3),
        Demand::D10 => Goods::fish(4),
        Demand::D11 => Goods::wisdom(2),
        Demand::D12 => Goods::fish(3),
        Demand::D01 | Demand::D02 | Demand::D03 | Demand::D05 | Demand::D06 | Demand::D07 => {
            Goods::NONE
        }
    }
}

/// EP-246 The penalty, as far as it can be paid.
pub(super) fn penalty(table: &mut Table, who: Seat, events: &mut EventSink) {
    let Some(card) = table.public.demand else {
        return;
    };
    let source = Source::Demand(card);
    let (fish, mut wisdom, resources) = match card {
        Demand::D01 | Demand::D02 => (1, 0, 0),
        Demand::D03 => (0, 1, 0),
        Demand::D04 => (3, 0, 0),
        Demand::D05 => (1, 1, 0),
        Demand::D06 => (0, 0, 1),
        Demand::D07 | Demand::D08 => (0, 0, 2),
        Demand::D09 => (0, 0, 3),
        Demand::D10 => (0, 1, 3),
        Demand::D11 => {
            if table.public.players[who].palace > 0 {
                effects::palace(table, who, -1, source, events);
            }
            return;
        }
        Demand::D12 if table.public.is_master(who) => (0, ADVISER, 0),
        Demand::D12 => {
            let discard = RiverTask::Discard(who);
            return table.public.agenda.push(Task::River(discard));
        }
    };
    let left = if table.public.is_master(who) {
        wisdom += u16::from(resources);
        0
    } else {
        resources
    };
    let own = &table.public.players[who].goods;
    let owed = Goods::fish(own.fish.min(fish)).plus(Goods::wisdom(own.wisdom.min(wisdom)));
    effects::pay(table, who, owed, source, events);
    if left > 0 {
        table.public.agenda.push(Task::Pay { who, left, source });
    }
}

/// EP-346 What an adviser is worth to the Master, in wisdom.
const ADVISER: u16 = 2;

/// EP-346, EP-347 The Master's reward for one marker.
fn master_reward(table: &mut Table, who: Seat, card: Demand, events: &mut EventSink) {
    let source = Source::Demand(card);
    let wisdom = match card {
        Demand::D01 => return master_step(table, who, events),
        Demand::D03 => return effects::palace(table, who, 1, source, events),
        Demand::D02 => ADVISER,
        Demand::D04 => 4,
        Demand::D05 | Demand::D06 => 2,
        Demand::D07 => 1,
        Demand::D08 | Demand::D09 | Demand::D10 | Demand::D11 | Demand::D12 => {
            return effects::gain(table, who, goods(card), source, events);
        }
    };
    effects::gain(table, who, Goods::wisdom(wisdom), source, events);
}

/// EP-347 For 2 wisdom a step at his unfinished deposit with the highest number.
fn master_step(table: &mut Table, who: Seat, events: &mut EventSink) {
    let price = Goods::wisdom(2);
    let player = &table.public.players[who];
    let highest = player.unfinished_deposits(table.rules).iter().last();
    if let (Some(place), true) = (highest, player.goods.covers(&price)) {
        effects::pay(table, who, price, Source::Demand(Demand::D01), events);
        table.public.agenda.push(Task::Advance { who, place });
    }
}

/// Every answer to what a card asks, sorted.
pub(super) fn each(view: ViewRef<'_>, task: RiverTask, f: &mut impl FnMut(Action)) {
    match task {
        RiverTask::FreeDraw(_) => {
            f(Action::Draw);
            f(Action::Decline);
        }
        RiverTask::FreeAppoint(_) => {
            let drawn = view.own.drawn.iter();
            drawn.for_each(|card| f(Action::Appoint(card, Payment::Free)));
        }
        RiverTask::Discard(who) => {
            let own = view.public.players[who].advisers;
            own.iter().for_each(|card| f(Action::Discard(card)));
        }
        RiverTask::Field(_)
        | RiverTask::Draw
        | RiverTask::Settle(_)
        | RiverTask::Reward { .. }
        | RiverTask::Clear => {}
    }
}

/// Whether an answer to what a card asks is legal; agrees with [`each`].
pub(super) fn check(view: ViewRef<'_>, task: RiverTask, action: Action) -> Result<(), Illegal> {
    let when = |legal: bool, why| if legal { Ok(()) } else { Err(why) };
    match (task, action) {
        (RiverTask::FreeDraw(_), Action::Draw | Action::Decline) => Ok(()),
        (RiverTask::FreeAppoint(_), Action::Appoint(card, payment)) => {
            when(view.own.drawn.contains(card), Illegal::NoSuchAdviser)?;
            when(payment == Payment::Free, Illegal::OtherPayment)
        }
        (RiverTask::Discard(who), Action::Discard(card)) => {
            let own = view.public.players[who].advisers;
            when(own.contains(card), Illegal::NoSuchAdviser)
        }
        _ => Err(Illegal::of_other(action)),
    }
}

/// Carries out a legal answer to what a card asks.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "`check` has let no other answer through"
)]
pub(super) fn act(table: &mut Table, who: Seat, action: Action, events: &mut EventSink) {
    match action {
        Action::Draw => {
            let agenda = &mut table.public.agenda;
            agenda.push(Task::River(RiverTask::FreeAppoint(who)));
            agenda.push(Task::Draw { who, left: 3 });
        }
        Action::Decline => {
            let source = Source::Demand(Demand::D02);
            events.emit(|| Event::Declined { who, source });
        }
        Action::Appoint(card, _) => appoint(table, who, card, events),
        Action::Discard(card) => discard(table, who, card, events),
        _ => {}
    }
}

/// EP-255 One of the drawn advisers arrives, the others are discarded.
pub(super) fn appoint(table: &mut Table, who: Seat, card: Adviser, events: &mut EventSink) {
    fish_market::out_of_hand(table, who, card);
    effects::forget(table, card);
    events.emit(|| Event::Appointed {
        who,
        adviser: card,
        payment: Payment::Free,
        source: Source::Demand(Demand::D02),
    });
    for other in table.private[who].drawn.iter() {
        fish_market::out_of_hand(table, who, other);
        effects::discard(table, None, other, events);
    }
    effects::appoint(table, who, card);
}

/// EP-265 An adviser leaves, used or not.
pub(super) fn discard(table: &mut Table, who: Seat, card: Adviser, events: &mut EventSink) {
    let player = &mut table.public.players[who];
    player.advisers = player.advisers.without(card);
    player.used = player.used.without(card);
    effects::discard(table, Some(who), card, events);
}
