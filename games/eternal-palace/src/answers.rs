//! Every question with its answers: the menu, the refusals, and where an answer is carried out.
//!
//! A menu is written once, as a walk over its answers in order; listing and picking are uses of that walk.

use palast_core::{Dice, Seat};

use crate::{Action, Decision, Illegal, Sight, Table, Task, Tell};
use crate::{
    academy, alternative, artisan, bargain, choose, composition, enter, fish_market, flow,
};
use crate::{labyrinth, market, plan, privileges, river};

#[inline]
pub(crate) fn question(sight: Sight<'_>) -> Decision {
    let task = *sight.public.agenda.top();
    Decision {
        task,
        may_use: bargain::is_moment(sight.public, sight.seat, task),
    }
}

/// Every legal answer, in order.
pub(crate) fn each(sight: Sight<'_>, ask: Decision, f: &mut impl FnMut(Action)) {
    let mut decline = false;
    match ask.task {
        Task::Plan => plan::each(sight, f),
        Task::Artisan { .. } => artisan::each(sight, f),
        Task::Turn(_) => enter::each(sight, f),
        Task::FishMarket(_) => {
            fish_market::each(sight, f);
            decline = true;
        }
        Task::PutBack(_) => {
            let drawn = sight.own.drawn.iter();
            drawn.for_each(|card| f(Action::Back(card)));
        }
        Task::Academy(_) => academy::each(sight, f),
        Task::FreeAdviser { .. } => choose::each_free(sight, f),
        Task::Take { not, .. } => choose::each_take(not, f),
        Task::Pay { .. } | Task::Give { .. } => choose::each_pay(sight, f),
        Task::Scrolls { dice, .. } => market::each_scroll(dice, f),
        Task::Market { taken, .. } => market::each(sight, taken, f),
        Task::Step { .. } => choose::each_step(sight, f),
        Task::PaidStep { price, .. } => {
            choose::each_paid_step(sight, price, f);
            decline = true;
        }
        Task::Rival { .. } => bargain::each_rival(sight, f),
        Task::Feature { .. } => {
            let features = sight.public.features.iter();
            features.for_each(|feature| f(Action::Feature(feature)));
        }
        Task::Privilege(task) => privileges::each(sight, task, f),
        Task::Labyrinth(task) => labyrinth::each(sight, task, f),
        Task::River(task) => river::each(sight, task, f),
        Task::Composition(task) => composition::each(sight, task, f),
        Task::Alternative(task) => alternative::each(sight, task, f),
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
        bargain::each(sight, f);
    }
    if let Task::EndTurn(_) = ask.task {
        f(Action::End);
    }
}

/// The fast way to a random answer: notes the menu without allocating, and picks.
pub(crate) fn any(sight: Sight<'_>, ask: Decision, dice: &mut Dice) -> Action {
    // One menu in seventy is longer.
    const ROOM: usize = 32;
    if let Task::Plan = ask.task {
        return Action::Group(*dice.pick(plan::ways(sight)));
    }
    let mut menu = [Action::End; ROOM];
    let mut count = 0;
    each(sight, ask, &mut |action| {
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
    each(sight, ask, &mut |action| {
        if at == pick {
            picked = action;
        }
        at += 1;
    });
    picked
}

/// Whether an answer is legal, and if not, why.
pub(crate) fn check(sight: Sight<'_>, ask: Decision, action: Action) -> Result<(), Illegal> {
    if let Action::Use(adviser) = action {
        return bargain::check(sight, ask.may_use, adviser);
    }
    match (ask.task, action) {
        (Task::Plan, Action::Group(groups)) => plan::check(sight, groups),
        (Task::Artisan { .. }, Action::Take(item)) => artisan::check(sight, item),
        (
            Task::Turn(_),
            Action::Place {
                group,
                place,
                faces,
            },
        ) => enter::check(sight, group, place, faces),
        (Task::Turn(_), Action::End) => Err(Illegal::MustPlace),
        (Task::FishMarket(_), Action::Appoint(card, payment)) => {
            fish_market::check(sight, card, payment)
        }
        (Task::FishMarket(_) | Task::PaidStep { .. }, Action::Decline)
        | (Task::EndTurn(_), Action::End) => Ok(()),
        (Task::PutBack(_), Action::Back(card)) => {
            if sight.own.drawn.contains(card) {
                Ok(())
            } else {
                Err(Illegal::NoSuchAdviser)
            }
        }
        (Task::Academy(_), Action::Appoint(card, payment)) => academy::check(sight, card, payment),
        (Task::FreeAdviser { .. }, Action::Appoint(card, payment)) => {
            choose::check_free(sight, card, payment)
        }
        (
            Task::Academy(_) | Task::FreeAdviser { .. } | Task::Take { .. } | Task::Market { .. },
            Action::Decline,
        ) => Err(Illegal::MustTake),
        (Task::Take { not, .. }, Action::Take(item)) => choose::check_take(not, item),
        (Task::Pay { .. } | Task::Give { .. }, Action::Pay(resource)) => {
            choose::check_pay(sight, resource)
        }
        (Task::Scrolls { dice, .. }, Action::Take(item)) => market::check_scroll(dice, item),
        (Task::Market { taken, .. }, Action::Take(item)) => market::check(sight, taken, item),
        (Task::Step { .. }, Action::Step(place)) => choose::check_step(sight, place),
        (Task::PaidStep { price, .. }, Action::Pay(resource)) => {
            choose::check_paid_step(sight, price, resource)
        }
        (Task::Rival { .. }, Action::Give(rival)) => bargain::check_rival(sight, rival),
        (Task::Feature { .. }, Action::Feature(feature)) => {
            if sight.public.features.contains(feature) {
                Ok(())
            } else {
                Err(Illegal::FeatureTaken)
            }
        }
        (Task::Privilege(task), _) => privileges::check(sight, task, action),
        (Task::Labyrinth(task), _) => labyrinth::check(sight, task, action),
        (Task::River(task), _) => river::check(sight, task, action),
        (Task::Composition(task), _) => composition::check(sight, task, action),
        (Task::Alternative(task), _) => alternative::check(sight, task, action),
        _ => Err(Illegal::NotTheQuestion),
    }
}

/// Carries out a legal answer and goes on.
#[inline]
pub(crate) fn act(table: &mut Table, seat: Seat, action: Action, tell: &mut Tell) {
    if let Action::Use(adviser) = action {
        // The question stands; the adviser's own come before it.
        bargain::use_card(table, seat, adviser, tell);
        flow::run(table, tell);
        return;
    }
    match (table.public.agenda.pop(), action) {
        (&Task::Plan, Action::Group(groups)) => plan::group(table, seat, groups),
        (&Task::Artisan { who, adviser }, Action::Take(item)) => {
            artisan::take(table, who, adviser, item, tell);
        }
        (
            &Task::Turn(who),
            Action::Place {
                group,
                place,
                faces,
            },
        ) => enter::place(table, who, (group, faces), place, tell),
        (&Task::FishMarket(who), Action::Appoint(card, payment)) => {
            fish_market::appoint(table, who, card, payment, tell);
        }
        (&Task::FishMarket(who), _) => fish_market::run(table, who, tell),
        (&Task::PutBack(who), Action::Back(card)) => fish_market::put_back(table, who, card, tell),
        (&Task::Academy(who), Action::Appoint(card, payment)) => {
            academy::appoint(table, who, card, payment, tell);
        }
        (&Task::FreeAdviser { who, source }, Action::Appoint(card, _)) => {
            choose::free(table, who, source, card, tell);
        }
        (
            &Task::Take {
                who,
                left,
                not,
                source,
            },
            Action::Take(item),
        ) => choose::take(table, (who, left, not, source), item, tell),
        (&Task::Pay { who, left, source }, Action::Pay(resource)) => {
            choose::pay(table, (who, left, source), resource, tell);
        }
        (&Task::Scrolls { who, .. }, Action::Take(item)) => {
            market::take_scroll(table, who, item, tell);
        }
        (&Task::Market { who, left, taken }, Action::Take(item)) => {
            market::take(table, who, left, taken, item, tell);
        }
        (&Task::Step { who, .. }, Action::Step(place)) => {
            crate::effects::advance(table, who, place, tell);
        }
        (&Task::PaidStep { who, price, source }, Action::Pay(resource)) => {
            choose::paid_step(table, (who, price, source), resource, tell);
        }
        (&Task::PaidStep { who, source, .. }, _) => choose::decline(who, source, tell),
        (&Task::Rival { who, adviser }, Action::Give(rival)) => {
            bargain::pay_left(table, who, adviser, Some(rival), tell);
        }
        (
            &Task::Give {
                who,
                adviser,
                rival,
                left,
            },
            Action::Pay(resource),
        ) => bargain::give(table, (who, adviser, rival, left), resource, tell),
        (&Task::Feature { who, place }, Action::Feature(feature)) => {
            choose::feature(table, who, place, feature, tell);
        }
        (&Task::Privilege(task), _) => privileges::act(table, seat, task, action, tell),
        (&Task::Labyrinth(task), _) => labyrinth::act(table, seat, task, action, tell),
        (&Task::River(task), _) => river::act(table, seat, task, action, tell),
        (&Task::Composition(task), _) => composition::act(table, seat, task, action, tell),
        (&Task::Alternative(task), _) => alternative::act(table, seat, task, action, tell),
        (&Task::EndTurn(_), _) => {}
        (task, action) => unreachable!("{action} is no answer to {task:?}"),
    }
    flow::run(table, tell);
}
