//! §11.5 What he does at the alternative Academy and Palace Market. The alternative Fish Market and Temple
//! change nothing for him (EP-349).

use super::{MasterTask, gain};
use crate::alternative::academy as pot_of_wisdom;
use crate::{Event, EventSink, Goods, MASTER, Place, Source, Table, Task, effects};

/// EP-350, EP-351 An empty pot he fills; for a filled one he rolls. His marker moves either way.
pub(super) fn academy(table: &mut Table, events: &mut EventSink) {
    let (who, place) = (MASTER, Place::Academy);
    let agenda = &mut table.public.agenda;
    agenda.push(Task::Advance { who, place });
    if table.public.pot > 0 {
        return agenda.push(Task::Master(MasterTask::Pot));
    }
    agenda.push(Task::Master(MasterTask::DiscardShown));
    pot_of_wisdom::fill_pot(table, events);
}

/// EP-351 With 5 and 6 the pot is his.
pub(super) fn pot(table: &mut Table, face: u8, events: &mut EventSink) {
    events.emit(|| Event::MasterRolledForPot { face });
    if face >= 5 {
        return pot_of_wisdom::take_pot(table, MASTER, events);
    }
    gain(table, Goods::wisdom(2), Place::Academy, events);
    let discard = Task::Master(MasterTask::DiscardShown);
    table.public.agenda.push(discard);
}

/// EP-352 One reward less than dice, from the top of his list.
pub(super) fn market(table: &mut Table, dice: u8) {
    for nth in (0..dice - 1).rev() {
        let reward = MasterTask::MarketReward(nth);
        table.public.agenda.push(Task::Master(reward));
    }
}

/// EP-352 A step at his highest unfinished deposit; 3 wisdom and 2 fish; palace +1.
pub(super) fn market_reward(table: &mut Table, nth: u8, events: &mut EventSink) {
    let place = Place::Market;
    match nth {
        0 => {
            let open = table.public.players[MASTER].unfinished_deposits(table.rules);
            if let Some(deposit) = open.iter().last() {
                effects::advance(table, MASTER, deposit, events);
            }
        }
        1 => gain(table, Goods::wisdom(3).plus(Goods::fish(2)), place, events),
        _ => effects::palace(table, MASTER, 1, Source::Place(place), events),
    }
}
