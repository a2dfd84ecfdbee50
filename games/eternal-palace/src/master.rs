//! §11 The Master, the rules' own player in solo: he rolls, a card groups his dice, a list says where he goes.
//!
//! Nobody ever thinks for him. `plan` makes his groups, `choice` finds the group, `strategy` the place and
//! the reason, `visit`, `outside` and `alternative` do what he does there, `reckoning` what he adds at
//! the end. What is random about him (dice, card, discards, pot, features) is drawn like any other draw.

mod alternative;
mod choice;
mod outside;
mod plan;
mod reckoning;
mod strategy;
mod visit;

use palast_core::{Dice, Seat};
use serde::{Deserialize, Serialize};

use crate::agenda::Wait;
use crate::{Event, EventSink, Goods, MASTER, Outcome, Place, Public, Source, Table, Task};
use crate::{effects, pile, turn};

pub(crate) use reckoning::before_scoring;

/// What the module puts on the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MasterTask {
    /// Draws: the card that groups his dice.
    Card,
    /// His turn.
    Turn,
    /// Draws, if the top card is not one put back: a card off the pile, and so many in all.
    DiscardTop(u8),
    /// Draws: a face-up adviser to discard.
    DiscardShown,
    /// Draws: a die for the pot.
    Pot,
    /// The reward at this place of his list at the alternative market.
    MarketReward(u8),
}

/// Whom he plays against.
const HUMAN: Seat = Seat::ALL[0];

/// What a task waits for.
pub(crate) fn wait(public: &Public, task: MasterTask) -> Wait {
    let draws = match task {
        MasterTask::Card | MasterTask::Pot => true,
        MasterTask::DiscardTop(_) => public.pile > 0 && pile::is_drawn(public),
        MasterTask::DiscardShown => !public.display.is_empty(),
        MasterTask::Turn | MasterTask::MarketReward(_) => false,
    };
    if draws { Wait::Chance } else { Wait::Run }
}

/// Does what waits for nobody; the task is off the agenda already.
pub(crate) fn run(table: &mut Table, task: MasterTask, events: &mut EventSink) {
    match task {
        MasterTask::Turn => take_turn(table, events),
        MasterTask::DiscardTop(left) => discard_known(table, left, events),
        MasterTask::MarketReward(nth) => alternative::market_reward(table, nth, events),
        // EP-334 Without a face-up adviser none is discarded; the others always draw.
        MasterTask::DiscardShown | MasterTask::Card | MasterTask::Pot => {}
    }
}

/// §11.4 He chooses, tells why, lays the group down, pays, and does what there is to do.
fn take_turn(table: &mut Table, events: &mut EventSink) {
    let Some(chosen) = choice::group(&table.public) else {
        return;
    };
    let group = chosen.group;
    let there = strategy::place(table.rules, &table.public, group);
    events.emit(|| Event::MasterChose {
        group,
        because: chosen.because,
        place: there.place,
        why: there.why,
        fish: there.fish,
        wisdom: there.wisdom,
    });
    let (mut faces, mut wisdom) = (group, there.wisdom);
    if there.place == Place::Bridge {
        (faces, wisdom) = outside::turn_die(&table.public, group, events);
    }
    let price = (wisdom, there.fish);
    turn::lay(table, MASTER, (group, faces), there.place, price, events);
    visit::visit(table, there.place, faces, events);
}

/// EP-333 The next card to discard is not drawn: somebody has put it back, or the discards are the pile.
fn discard_known(table: &mut Table, left: u8, events: &mut EventSink) {
    if left == 0 || !pile::has_card(&table.public) {
        return;
    }
    if table.public.pile == 0 {
        pile::refill(table, events);
        discard_more(table, left);
    } else {
        let card = pile::take_top(table);
        effects::discard(table, None, card, events);
        discard_more(table, left - 1);
    }
}

fn discard_more(table: &mut Table, left: u8) {
    if left > 0 {
        let task = Task::Master(MasterTask::DiscardTop(left));
        table.public.agenda.push(task);
    }
}

/// Every result of a draw with its weight, sorted.
pub(crate) fn chances(table: &Table, task: MasterTask, f: &mut impl FnMut(Outcome, u32)) {
    match task {
        MasterTask::Card => {
            let cards = plan::cards(&table.public);
            cards.iter().for_each(|card| f(Outcome::Master(card), 1));
        }
        MasterTask::DiscardTop(_) => pile::chances(table, f),
        MasterTask::DiscardShown => {
            let shown = table.public.display.iter();
            shown.for_each(|card| f(Outcome::Card(card), 1));
        }
        MasterTask::Pot => (1..=6).for_each(|face| f(Outcome::Die(face), 1)),
        MasterTask::Turn | MasterTask::MarketReward(_) => {}
    }
}

/// The fast way to [`chances`].
pub(crate) fn draw(table: &Table, task: MasterTask, dice: &mut Dice) -> Outcome {
    match task {
        MasterTask::Card => Outcome::Master(plan::cards(&table.public).draw(dice)),
        MasterTask::DiscardTop(_) => pile::draw(table, dice),
        MasterTask::DiscardShown => Outcome::Card(table.public.display.draw(dice)),
        MasterTask::Pot => Outcome::Die(dice.below(6) as u8 + 1),
        MasterTask::Turn | MasterTask::MarketReward(_) => unreachable!("{task:?} draws nothing"),
    }
}

/// Carries out a draw; the task is off the agenda already.
pub(crate) fn resolve(
    table: &mut Table,
    task: MasterTask,
    outcome: Outcome,
    events: &mut EventSink,
) {
    match (task, outcome) {
        (MasterTask::Card, Outcome::Master(card)) => plan::show(table, card, events),
        (MasterTask::DiscardTop(left), Outcome::Card(card)) => {
            pile::take(table, card);
            effects::discard(table, None, card, events);
            discard_more(table, left.saturating_sub(1));
        }
        (MasterTask::DiscardShown, Outcome::Card(card)) => {
            table.public.display = table.public.display.without(card);
            effects::discard(table, None, card, events);
        }
        (MasterTask::Pot, Outcome::Die(face)) => alternative::pot(table, face, events),
        (task, outcome) => unreachable!("{outcome} is no result of {task:?}"),
    }
}

/// Goods for him from a place.
fn gain(table: &mut Table, goods: Goods, place: Place, events: &mut EventSink) {
    effects::gain(table, MASTER, goods, Source::Place(place), events);
}
