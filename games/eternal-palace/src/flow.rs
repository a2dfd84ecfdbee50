//! From one question or draw to the next: takes the top of the agenda until somebody is asked, something
//! is drawn, or the match is over.

use palast_core::{Dice, SeatSet, Step};

use crate::agenda::Wait;
use crate::{EventSink, Outcome, Public, Table, Task};
use crate::{
    alternative, artisan, bargain, bridge, choose, composition, effects, end, fish_market, forced,
};
use crate::{labyrinth, master, patron, pile, plan, privileges, river, roll, turn, wrap_up};

/// What the task on top waits for.
#[inline]
fn wait(public: &Public) -> Wait {
    match *public.agenda.top() {
        Task::DrawRow if public.in_row < public.sides.get() => Wait::Chance,
        Task::Display if needs_card(public) => fish_market::wait_draw(public, 1),
        Task::Roll(_) => Wait::Chance,
        Task::Plan => Wait::Groups,
        Task::Over => Wait::Over,
        Task::Artisan { who, .. }
        | Task::Turn(who)
        | Task::Academy(who)
        | Task::Take { who, .. }
        | Task::Scrolls { who, .. }
        | Task::Market { who, .. } => Wait::Ask(who),
        Task::EndTurn(who) if turn::must_end(public, who) => Wait::Ask(who),
        Task::Draw { left, .. } => fish_market::wait_draw(public, left),
        Task::FishMarket(who) => fish_market::wait(public, who),
        Task::PutBack(who) => fish_market::wait_back(public, who),
        Task::FreeAdviser { who, .. } => choose::wait_free(public, who),
        Task::Pay { who, .. } => choose::wait_pay(public, who),
        Task::Step { who, .. } => choose::wait_step(public, who),
        Task::PaidStep { who, price, .. } => choose::wait_paid_step(public, who, price),
        Task::Rival { who, .. } => bargain::wait_rival(public, who),
        Task::Give { who, .. } => bargain::wait_give(public, who),
        Task::Feature { who, .. } => choose::wait_feature(public, who),
        Task::Privilege(task) => privileges::wait(public, task),
        Task::Labyrinth(task) => labyrinth::wait(public, task),
        Task::River(task) => river::wait(public, task),
        Task::Composition(task) => composition::wait(public, task),
        Task::Alternative(task) => alternative::wait(public, task),
        Task::Master(task) => master::wait(public, task),
        Task::DrawRow
        | Task::Display
        | Task::Round
        | Task::Sort
        | Task::Reveal
        | Task::Artisans(_)
        | Task::Next
        | Task::EndTurn(_)
        | Task::WrapUp
        | Task::HandOut
        | Task::Score
        | Task::Advance { .. }
        | Task::Mark { .. }
        | Task::Walk { .. }
        | Task::Appointed { .. }
        | Task::EndCheck(_) => Wait::Run,
    }
}

/// Whom the table waits for.
#[inline]
pub(crate) fn step(public: &Public) -> Step {
    match wait(public) {
        Wait::Ask(seat) => Step::Ask(SeatSet::one(seat)),
        Wait::Groups => Step::Ask(public.waiting),
        Wait::Chance | Wait::Run => Step::Chance,
        Wait::Over => Step::Over,
    }
}

/// Goes on until somebody is asked, something is drawn, or the match is over; says which.
pub(crate) fn run(table: &mut Table, events: &mut EventSink) -> Wait {
    loop {
        match wait(&table.public) {
            Wait::Run => one(table, events),
            Wait::Ask(who) if forced::answer(table, who, events) => {}
            next @ (Wait::Ask(_) | Wait::Groups | Wait::Chance | Wait::Over) => return next,
        }
    }
}

/// Does the task on top, which waits for nobody.
fn one(table: &mut Table, events: &mut EventSink) {
    match *table.public.agenda.pop() {
        Task::Display => display(table, events),
        Task::Round => roll::begin(table, events),
        Task::Sort => roll::sort(table, events),
        Task::Reveal => plan::reveal(table, events),
        Task::Artisans(place) => artisan::after_reveal(table, place, events),
        Task::Next => turn::next(table),
        Task::WrapUp => wrap_up::begin(table, events),
        Task::HandOut => wrap_up::hand_out(table, events),
        Task::Score => end::score(table, events),
        Task::Advance { who, place } => effects::advance(table, who, place, events),
        Task::Mark { who, place, field } => effects::mark(table, who, place, field, events),
        Task::Walk { who, left } => bridge::walk(table, who, left, events),
        Task::Draw { who, left } => fish_market::run_draw(table, who, left, events),
        Task::FishMarket(who) => fish_market::run(table, who, events),
        Task::PutBack(who) => fish_market::run_back(table, who, events),
        Task::FreeAdviser { who, source } => choose::run_free(table, who, source, events),
        Task::Appointed { who, adviser } => patron::arrive(table, who, adviser, events),
        Task::Pay { who, left, source } => choose::run_pay(table, who, left, source, events),
        Task::Step { who, .. } => choose::run_step(table, who, events),
        Task::Rival { who, adviser } => bargain::run_rival(table, who, adviser, events),
        Task::Give {
            who,
            adviser,
            rival,
            left,
        } => bargain::run_give(table, (who, adviser, rival, left), events),
        Task::Feature { who, place } => choose::run_feature(table, who, place, events),
        Task::EndCheck(who) => end::check(table, who, events),
        Task::Privilege(task) => privileges::run(table, task, events),
        Task::Labyrinth(task) => labyrinth::run(table, task, events),
        Task::River(task) => river::run(table, task, events),
        Task::Composition(task) => composition::run(table, task, events),
        Task::Alternative(task) => alternative::run(table, task, events),
        Task::Master(task) => master::run(table, task, events),
        // Done by being there: the row is full, the turn is over, nothing can be paid.
        Task::DrawRow | Task::EndTurn(_) | Task::PaidStep { .. } => {}
        Task::Roll(_)
        | Task::Plan
        | Task::Artisan { .. }
        | Task::Turn(_)
        | Task::Over
        | Task::Academy(_)
        | Task::Take { .. }
        | Task::Scrolls { .. }
        | Task::Market { .. } => unreachable!("this one waits for somebody"),
    }
}

/// EP-015, EP-138 Whether one more adviser goes face up.
fn needs_card(public: &Public) -> bool {
    public.display.len() < public.display_size() && pile::has_card(public)
}

/// The next face-up adviser without a draw: shuffled discards first, or the card put back.
fn display(table: &mut Table, events: &mut EventSink) {
    if !needs_card(&table.public) {
        return;
    }
    table.public.agenda.push(Task::Display);
    if table.public.pile == 0 {
        pile::refill(table, events);
    } else {
        let card = pile::take_top(table);
        pile::show(table, card, events);
    }
}

/// Every result of the draw that is due.
#[expect(clippy::wildcard_enum_match_arm, reason = "most tasks draw nothing")]
pub(crate) fn chances(table: &Table, f: &mut impl FnMut(Outcome, u32)) {
    match *table.public.agenda.top() {
        Task::DrawRow => missing(&table.public)
            .iter()
            .for_each(|who| f(Outcome::Next(who), 1)),
        Task::Roll(who) => roll::chances(table, who, f),
        Task::Display | Task::Draw { .. } => pile::chances(table, f),
        Task::Feature { .. } => {
            let features = table.public.features.iter();
            features.for_each(|feature| f(Outcome::Feature(feature), 1));
        }
        Task::River(task) => river::chances(table, task, f),
        Task::Composition(task) => composition::chances(table, task, f),
        Task::Master(task) => master::chances(table, task, f),
        other => unreachable!("{other:?} draws nothing"),
    }
}

/// The fast way to [`chances`]: the same outcomes with the same frequency.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the rest is rare enough to be listed"
)]
pub(crate) fn draw(table: &Table, dice: &mut Dice) -> Outcome {
    match *table.public.agenda.top() {
        Task::Roll(who) => roll::draw(table, who, dice),
        Task::Display | Task::Draw { .. } => pile::draw(table, dice),
        Task::Feature { .. } => Outcome::Feature(table.public.features.draw(dice)),
        Task::Master(task) => master::draw(table, task, dice),
        _ => {
            let mut total = 0;
            chances(table, &mut |_, weight| total += weight);
            let mut rest = dice.below(total);
            let mut drawn = None;
            chances(table, &mut |outcome, weight| {
                if drawn.is_none() && rest < weight {
                    drawn = Some(outcome);
                } else {
                    rest = rest.saturating_sub(weight);
                }
            });
            drawn.expect("the drawn number is below the sum of all weights")
        }
    }
}

/// EP-022 Who is not in the row yet.
fn missing(public: &Public) -> SeatSet {
    let placed = public.row();
    public
        .everyone()
        .filter(|who| !placed.contains(who))
        .collect()
}

/// Every draw that is due, without asking twice what comes next.
pub(crate) fn settle(table: &mut Table, dice: &mut Dice) {
    let mut events = EventSink::silent();
    let mut next = run(table, &mut events);
    while next == Wait::Chance {
        let outcome = draw(table, dice);
        next = resolve(table, outcome, &mut events);
    }
}

/// Carries out a draw and goes on.
pub(crate) fn resolve(table: &mut Table, outcome: Outcome, events: &mut EventSink) -> Wait {
    match (table.public.agenda.pop(), outcome) {
        (&Task::DrawRow, Outcome::Next(who)) => {
            let public = &mut table.public;
            public.row[usize::from(public.in_row)] = who;
            public.in_row += 1;
            public.agenda.push(Task::DrawRow);
        }
        (&Task::Roll(who), _) => roll::rolled(table, who, outcome, events),
        (&Task::Display, Outcome::Card(card)) => {
            pile::take(table, card);
            pile::show(table, card, events);
            table.public.agenda.push(Task::Display);
        }
        (&Task::Draw { who, left }, _) => fish_market::drawn(table, who, left, outcome, events),
        (&Task::Feature { who, place }, Outcome::Feature(feature)) => {
            choose::feature(table, who, place, feature, events);
        }
        (&Task::River(task), _) => river::resolve(table, task, outcome, events),
        (&Task::Composition(task), _) => composition::resolve(table, task, outcome, events),
        (&Task::Master(task), _) => master::resolve(table, task, outcome, events),
        (task, outcome) => unreachable!("{outcome} is no result of {task:?}"),
    }
    run(table, events)
}
