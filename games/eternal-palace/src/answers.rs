//! Every question with its answers: the menu, the refusals, and where an answer is carried out.
//!
//! A menu is written once, as a walk over its answers in order; listing and picking are uses of that walk.

use palast_core::{Dice, Seat};

use crate::{Action, Decision, EventSink, Illegal, Table, Task, ViewRef};
use crate::{
    academy, alternative, artisan, bargain, choose, composition, enter, fish_market, flow,
};
use crate::{labyrinth, market, plan, privileges, river};

#[inline]
pub(crate) fn question(view: ViewRef<'_>) -> Decision {
    let task = *view.public.agenda.top();
    Decision {
        task,
        may_use: bargain::is_moment(view.public, view.seat, task),
    }
}

/// Every legal answer, in order.
pub(crate) fn each(view: ViewRef<'_>, ask: Decision, f: &mut impl FnMut(Action)) {
    let mut decline = false;
    match ask.task {
        Task::Plan => plan::each(view, f),
        Task::Artisan { .. } => artisan::each(view, f),
        Task::Turn(_) => enter::each(view, f),
        Task::FishMarket(_) => {
            fish_market::each(view, f);
            decline = true;
        }
        Task::PutBack(_) => {
            let drawn = view.own.drawn.iter();
            drawn.for_each(|card| f(Action::Back(card)));
        }
        Task::Academy(_) => academy::each(view, f),
        Task::FreeAdviser { .. } => choose::each_free(view, f),
        Task::Take { not, .. } => choose::each_take(not, f),
        Task::Pay { .. } | Task::Give { .. } => choose::each_pay(view, f),
        Task::Scrolls { dice, .. } => market::each_scroll(dice, f),
        Task::Market { taken, .. } => market::each(view, taken, f),
        Task::Step { .. } => choose::each_step(view, f),
        Task::PaidStep { price, .. } => {
            choose::each_paid_step(view, price, f);
            decline = true;
        }
        Task::Rival { .. } => bargain::each_rival(view, f),
        Task::Feature { .. } => {
            let features = view.public.features.iter();
            features.for_each(|feature| f(Action::Feature(feature)));
        }
        Task::Privilege(task) => privileges::each(view, task, f),
        Task::Labyrinth(task) => labyrinth::each(view, task, f),
        Task::River(task) => river::each(view, task, f),
        Task::Composition(task) => composition::each(view, task, f),
        Task::Alternative(task) => alternative::each(view, task, f),
        Task::EndTurn(_) => {}
        Task::DrawRow
        | Task::Display
        | Task::Round
        | Task::Roll(_)
        | Task::Sort
        | Task::Reveal
        | Task::Artisans(_)
        | Task::Next
        | Task::WrapUp
        | Task::HandOut
        | Task::Score
        | Task::Over
        | Task::Advance { .. }
        | Task::Mark { .. }
        | Task::Walk { .. }
        | Task::Draw { .. }
        | Task::Appointed { .. }
        | Task::EndCheck(_)
        | Task::Master(_) => unreachable!("{:?} asks nobody", ask.task),
    }
    if decline {
        f(Action::Decline);
    }
    if ask.may_use {
        bargain::each(view, f);
    }
    if let Task::EndTurn(_) = ask.task {
        f(Action::End);
    }
}

/// The fast way to a random answer: notes the menu without allocating, and picks.
pub(crate) fn any(view: ViewRef<'_>, ask: Decision, dice: &mut Dice) -> Action {
    // One menu in seventy is longer.
    const ROOM: usize = 32;
    if let Task::Plan = ask.task {
        return Action::Group(*dice.pick(plan::ways(view)));
    }
    let mut menu = [Action::End; ROOM];
    let mut count = 0;
    each(view, ask, &mut |action| {
        if count < ROOM {
            menu[count] = action;
        }
        count += 1;
    });
    let pick = dice.below(count as u32) as usize;
    if count <= ROOM {
        return menu[pick];
    }
    // Many single dice or advisers: walk again to the one picked.
    let mut at = 0;
    let mut picked = menu[0];
    each(view, ask, &mut |action| {
        if at == pick {
            picked = action;
        }
        at += 1;
    });
    picked
}

/// Whether an answer is legal, and if not, why.
pub(crate) fn check(view: ViewRef<'_>, ask: Decision, action: Action) -> Result<(), Illegal> {
    if let Action::Use(adviser) = action {
        return bargain::check(view, ask.may_use, adviser);
    }
    match (ask.task, action) {
        (Task::Plan, Action::Group(groups)) => plan::check(view, groups),
        (Task::Artisan { .. }, Action::Take(item)) => artisan::check(view, item),
        (
            Task::Turn(_),
            Action::Place {
                group,
                place,
                faces,
            },
        ) => enter::check(view, group, place, faces),
        (Task::Turn(_), Action::End) => Err(Illegal::MustPlace),
        (Task::FishMarket(_), Action::Appoint(card, payment)) => {
            fish_market::check(view, card, payment)
        }
        (Task::FishMarket(_) | Task::PaidStep { .. }, Action::Decline)
        | (Task::EndTurn(_), Action::End) => Ok(()),
        (Task::PutBack(_), Action::Back(card)) => {
            if view.own.drawn.contains(card) {
                Ok(())
            } else {
                Err(Illegal::NoSuchAdviser)
            }
        }
        (Task::Academy(_), Action::Appoint(card, payment)) => academy::check(view, card, payment),
        (Task::FreeAdviser { .. }, Action::Appoint(card, payment)) => {
            choose::check_free(view, card, payment)
        }
        (
            Task::Academy(_) | Task::FreeAdviser { .. } | Task::Take { .. } | Task::Market { .. },
            Action::Decline,
        ) => Err(Illegal::MustTake),
        (Task::Take { not, .. }, Action::Take(item)) => choose::check_take(not, item),
        (Task::Pay { .. } | Task::Give { .. }, Action::Pay(resource)) => {
            choose::check_pay(view, resource)
        }
        (Task::Scrolls { dice, .. }, Action::Take(item)) => market::check_scroll(dice, item),
        (Task::Market { taken, .. }, Action::Take(item)) => market::check(view, taken, item),
        (Task::Step { .. }, Action::Step(place)) => choose::check_step(view, place),
        (Task::PaidStep { price, .. }, Action::Pay(resource)) => {
            choose::check_paid_step(view, price, resource)
        }
        (Task::Rival { .. }, Action::Give(rival)) => bargain::check_rival(view, rival),
        (Task::Feature { .. }, Action::Feature(feature)) => {
            if view.public.features.contains(feature) {
                Ok(())
            } else {
                Err(Illegal::FeatureTaken)
            }
        }
        (Task::Privilege(task), _) => privileges::check(view, task, action),
        (Task::Labyrinth(task), _) => labyrinth::check(view, task, action),
        (Task::River(task), _) => river::check(view, task, action),
        (Task::Composition(task), _) => composition::check(view, task, action),
        (Task::Alternative(task), _) => alternative::check(view, task, action),
        _ => Err(Illegal::NotTheQuestion),
    }
}

/// Carries out a legal answer and goes on.
#[inline]
pub(crate) fn act(table: &mut Table, seat: Seat, action: Action, events: &mut EventSink) {
    carry_out(table, seat, action, events);
    flow::run(table, events);
}

/// Carries out a legal answer; what follows from it is on the agenda.
pub(crate) fn carry_out(table: &mut Table, seat: Seat, action: Action, events: &mut EventSink) {
    if let Action::Use(adviser) = action {
        // The question stands; the adviser's own come before it.
        bargain::use_card(table, seat, adviser, events);
        return;
    }
    match (table.public.agenda.pop(), action) {
        (&Task::Plan, Action::Group(groups)) => plan::group(table, seat, groups),
        (&Task::Artisan { who, adviser }, Action::Take(item)) => {
            artisan::take(table, who, adviser, item, events);
        }
        (
            &Task::Turn(who),
            Action::Place {
                group,
                place,
                faces,
            },
        ) => enter::place(table, who, (group, faces), place, events),
        (&Task::FishMarket(who), Action::Appoint(card, payment)) => {
            fish_market::appoint(table, who, card, payment, events);
        }
        (&Task::FishMarket(who), _) => fish_market::run(table, who, events),
        (&Task::PutBack(who), Action::Back(card)) => {
            fish_market::put_back(table, who, card, events)
        }
        (&Task::Academy(who), Action::Appoint(card, payment)) => {
            academy::appoint(table, who, card, payment, events);
        }
        (&Task::FreeAdviser { who, source }, Action::Appoint(card, _)) => {
            choose::free(table, who, source, card, events);
        }
        (
            &Task::Take {
                who,
                left,
                not,
                source,
            },
            Action::Take(item),
        ) => choose::take(table, (who, left, not, source), item, events),
        (&Task::Pay { who, left, source }, Action::Pay(resource)) => {
            choose::pay(table, (who, left, source), resource, events);
        }
        (&Task::Scrolls { who, .. }, Action::Take(item)) => {
            market::take_scroll(table, who, item, events);
        }
        (&Task::Market { who, left, taken }, Action::Take(item)) => {
            market::take(table, who, left, taken, item, events);
        }
        (&Task::Step { who, .. }, Action::Step(place)) => {
            crate::effects::advance(table, who, place, events);
        }
        (&Task::PaidStep { who, price, source }, Action::Pay(resource)) => {
            choose::paid_step(table, (who, price, source), resource, events);
        }
        (&Task::PaidStep { who, source, .. }, _) => choose::decline(who, source, events),
        (&Task::Rival { who, adviser }, Action::Give(rival)) => {
            bargain::pay_left(table, who, adviser, Some(rival), events);
        }
        (
            &Task::Give {
                who,
                adviser,
                rival,
                left,
            },
            Action::Pay(resource),
        ) => bargain::give(table, (who, adviser, rival, left), resource, events),
        (&Task::Feature { who, place }, Action::Feature(feature)) => {
            choose::feature(table, who, place, feature, events);
        }
        (&Task::Privilege(task), _) => privileges::act(table, seat, task, action, events),
        (&Task::Labyrinth(task), _) => labyrinth::act(table, seat, task, action, events),
        (&Task::River(task), _) => river::act(table, seat, task, action, events),
        (&Task::Composition(task), _) => composition::act(table, seat, task, action, events),
        (&Task::Alternative(task), _) => alternative::act(table, seat, task, action, events),
        (&Task::EndTurn(_), _) => {}
        (task, action) => unreachable!("{action} is no answer to {task:?}"),
    }
}
