//! §9.2 The River Market: a demand card with two or three fields, and a track.
//!
//! A visit fills one field and moves a marker up. The last field settles the card: from the active player
//! along the row each takes the reward once for each marker, or pays the penalty as far as they can, before
//! the next does. What the cards say is in `river/demand.rs`.

mod demand;

use palast_core::{Seat, SeatMap};
use serde::{Deserialize, Serialize};

use crate::agenda::Wait;
use crate::{Action, DemandSet, Event, Goods, Illegal, Outcome, Place, Public, Resource};
use crate::{EventSink, ResourceSet, Rules, Source, Table, Task, ViewRef, effects, pile};

/// What the module puts on the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RiverTask {
    /// Draws: the next demand card.
    Draw,
    /// Asks: which field to fill, and with what.
    Field(Seat),
    /// A complete card: the player so many places after the active one takes rewards or pays.
    Settle(u8),
    /// One reward, for each marker of this player.
    Reward {
        /// Whose.
        who: Seat,
        /// How many markers are left, this one included.
        left: u8,
    },
    /// Asks: whether to draw three cards (D02).
    FreeDraw(Seat),
    /// Asks, if there is a choice: which of them to appoint (D02).
    FreeAppoint(Seat),
    /// Asks, if there is a choice: which own adviser to discard (D12).
    Discard(Seat),
    /// Markers go home, the card is discarded.
    Clear,
}

/// EP-243 How many fields a demand card has for so many players, the Master included.
#[inline]
#[must_use]
pub(crate) const fn fields(public: &Public) -> u8 {
    if public.sides.get() > 3 { 3 } else { 2 }
}

/// EP-242 What a field takes, counted from 0 at the top.
const fn accepts(field: u8, resource: Resource) -> bool {
    match field {
        0 => true,
        1 => matches!(resource, Resource::Kaolin | Resource::Bronze),
        _ => matches!(resource, Resource::Wood | Resource::Stone),
    }
}

/// The fields in use without a marker, from the top.
pub(crate) fn free_fields(public: &Public) -> impl Iterator<Item = u8> + '_ {
    (0..fields(public)).filter(|field| public.fields[usize::from(*field)].is_none())
}

/// EP-241 Whether somebody with these goods left after turning dice and paying the crowd can pay for a
/// free field.
pub(crate) fn may_enter(
    _rules: &Rules,
    public: &Public,
    _who: Seat,
    left: &Goods,
) -> Result<(), Illegal> {
    let held = left.kinds(1);
    if free_fields(public).any(|field| held.iter().any(|resource| accepts(field, resource))) {
        Ok(())
    } else {
        Err(Illegal::PriceNotPayable)
    }
}

/// A visit of a player: the group is placed and the crowd paid.
pub(crate) fn visit(table: &mut Table, who: Seat, _events: &mut EventSink) {
    let field = RiverTask::Field(who);
    table.public.agenda.push(Task::River(field));
}

/// A marker on a field, counted from 0 at the top, the step on the track, and, if it was the last field,
/// the reckoning after it (EP-247). The Master pays with nothing.
pub(crate) fn fill(
    table: &mut Table,
    who: Seat,
    field: u8,
    with: Option<Resource>,
    events: &mut EventSink,
) {
    if let Some(resource) = with {
        let source = Source::Place(Place::River);
        effects::pay(table, who, Goods::of(resource, 1), source, events);
    }
    let public = &mut table.public;
    public.fields[usize::from(field)] = Some(who);
    events.emit(|| Event::FieldFilled { who, field, with });
    if free_fields(public).next().is_none() {
        public.agenda.push(Task::River(RiverTask::Clear));
        public.agenda.push(Task::River(RiverTask::Settle(0)));
    }
    let place = Place::River;
    public.agenda.push(Task::Advance { who, place });
}

/// What a task waits for.
pub(crate) fn wait(public: &Public, task: RiverTask) -> Wait {
    match task {
        RiverTask::Draw => Wait::Chance,
        RiverTask::Field(who) => Wait::Ask(who),
        RiverTask::FreeDraw(who) if pile::has_card(public) => Wait::Ask(who),
        RiverTask::FreeAppoint(who) if public.drawn.is_some_and(|(_, count)| count > 1) => {
            Wait::Ask(who)
        }
        RiverTask::Discard(who) if public.players[who].advisers.len() > 1 => Wait::Ask(who),
        RiverTask::FreeDraw(_)
        | RiverTask::FreeAppoint(_)
        | RiverTask::Discard(_)
        | RiverTask::Settle(_)
        | RiverTask::Reward { .. }
        | RiverTask::Clear => Wait::Run,
    }
}

/// Does what waits for nobody; the task is off the agenda already.
pub(crate) fn run(table: &mut Table, task: RiverTask, events: &mut EventSink) {
    match task {
        RiverTask::Settle(after) => settle(table, after, events),
        RiverTask::Reward { who, left } => {
            if left > 1 {
                let left = left - 1;
                let next = RiverTask::Reward { who, left };
                table.public.agenda.push(Task::River(next));
            }
            demand::reward(table, who, events);
        }
        RiverTask::FreeAppoint(who) => {
            if let Some(only) = table.private[who].drawn.first() {
                demand::appoint(table, who, only, events);
            }
        }
        RiverTask::Discard(who) => {
            if let Some(only) = table.public.players[who].advisers.first() {
                demand::discard(table, who, only, events);
            }
        }
        RiverTask::Clear => clear(&mut table.public),
        // A reward without a card to draw is lost; the others always wait.
        RiverTask::FreeDraw(_) | RiverTask::Draw | RiverTask::Field(_) => {}
    }
}

/// EP-245, EP-248 One player after the other, the active one first.
fn settle(table: &mut Table, after: u8, events: &mut EventSink) {
    let public = &mut table.public;
    let fields = public.fields;
    let markers = |who: Seat| fields.iter().filter(|field| **field == Some(who)).count() as u8;
    let row = public.row();
    let (Some(active), Some(card)) = (public.turn, public.demand) else {
        return;
    };
    if usize::from(after) >= row.len() {
        return;
    }
    if after == 0 {
        let markers = SeatMap::from_fn(markers);
        events.emit(|| Event::DemandMet { card, markers });
    }
    let first = row.iter().position(|who| *who == active).unwrap_or(0);
    let who = row[(first + usize::from(after)) % row.len()];
    public
        .agenda
        .push(Task::River(RiverTask::Settle(after + 1)));
    match markers(who) {
        0 => demand::penalty(table, who, events),
        left => {
            let reward = RiverTask::Reward { who, left };
            public.agenda.push(Task::River(reward));
        }
    }
}

/// EP-250 The card goes to the discards, and with no card left they become the pile.
fn clear(public: &mut Public) {
    public.fields = [None; 3];
    public.demand = None;
    if public.demands.is_empty() {
        public.demands = DemandSet::ALL;
    }
    public.agenda.push(Task::River(RiverTask::Draw));
}

/// Every answer to a task, sorted.
pub(crate) fn each(view: ViewRef<'_>, task: RiverTask, f: &mut impl FnMut(Action)) {
    match task {
        RiverTask::Field(who) => {
            let held = view.public.players[who].goods.kinds(1);
            for field in free_fields(view.public) {
                held.iter()
                    .filter(|resource| accepts(field, *resource))
                    .for_each(|resource| f(Action::Field(field + 1, resource)));
            }
        }
        RiverTask::FreeDraw(_) | RiverTask::FreeAppoint(_) | RiverTask::Discard(_) => {
            demand::each(view, task, f)
        }
        RiverTask::Draw | RiverTask::Settle(_) | RiverTask::Reward { .. } | RiverTask::Clear => {}
    }
}

/// Whether an answer is legal; agrees with [`each`].
pub(crate) fn check(view: ViewRef<'_>, task: RiverTask, action: Action) -> Result<(), Illegal> {
    let RiverTask::Field(who) = task else {
        return demand::check(view, task, action);
    };
    let Action::Field(number, resource) = action else {
        return Err(Illegal::of_other(action));
    };
    let free = |field: &u8| free_fields(view.public).any(|free| free == *field);
    let Some(field) = number.checked_sub(1).filter(free) else {
        return Err(Illegal::FieldNotFree);
    };
    let held: ResourceSet = view.public.players[who].goods.kinds(1);
    if !accepts(field, resource) {
        Err(Illegal::OtherResource)
    } else if !held.contains(resource) {
        Err(Illegal::NotInHand)
    } else {
        Ok(())
    }
}

/// Carries out a legal answer; the task is off the agenda already.
pub(crate) fn act(
    table: &mut Table,
    who: Seat,
    task: RiverTask,
    action: Action,
    events: &mut EventSink,
) {
    if let (RiverTask::Field(_), Action::Field(number, resource)) = (task, action) {
        fill(table, who, number - 1, Some(resource), events);
    } else {
        demand::act(table, who, action, events);
    }
}

/// Every result of a draw with its weight, sorted.
pub(crate) fn chances(table: &Table, _task: RiverTask, f: &mut impl FnMut(Outcome, u32)) {
    let pile = table.public.demands;
    pile.iter().for_each(|card| f(Outcome::Demand(card), 1));
}

/// Carries out a draw; the task is off the agenda already.
pub(crate) fn resolve(
    table: &mut Table,
    _task: RiverTask,
    outcome: Outcome,
    events: &mut EventSink,
) {
    if let Outcome::Demand(card) = outcome {
        table.public.demands = table.public.demands.without(card);
        table.public.demand = Some(card);
        events.emit(|| Event::DemandShown { card });
    }
}
