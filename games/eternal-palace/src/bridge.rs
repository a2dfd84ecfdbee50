//! §5 EB Eternal Bridge, and §10 its alternative, which differs in its rewards only.

use palast_core::Seat;

use crate::{BridgeReward, Event, EventSink, Goods, Place, Resource, Source, Table, Task};
use crate::{artisan, effects};

const HERE: Source = Source::Place(Place::Bridge);

/// EP-124, EP-229 The walk begins; artisan 28 has its moment.
pub(crate) fn visit(table: &mut Table, who: Seat, face: u8, events: &mut EventSink) {
    artisan::at_bridge(table, who, events);
    table.public.agenda.push(Task::Walk { who, left: face });
}

/// EP-125, EP-130 One space farther and its reward; at the end the marker stops.
pub(crate) fn walk(table: &mut Table, who: Seat, left: u8, events: &mut EventSink) {
    let rules = table.rules;
    let plan = rules.edition.bridge(&rules.options);
    let player = &mut table.public.players[who];
    if left == 0 || player.bridge >= plan.end {
        return;
    }
    player.bridge += 1;
    let space = player.bridge;
    events.emit(|| Event::Advanced {
        who,
        place: Place::Bridge,
        to: space,
    });
    if space == plan.end {
        return effects::take_layer(table, who, Place::Bridge, events);
    }
    let left = left - 1;
    table.public.agenda.push(Task::Walk { who, left });
    // EP-224
    if rules.options.privileges && space == plan.privilege {
        effects::gain(table, who, Goods::tokens(1), HERE, events);
    }
    if let Some(reward) = plan.reward(space) {
        take(table, who, reward, events);
    }
}

/// EP-126, EP-294, EP-341, EP-353 The reward of a space; the Master takes wisdom for what he cannot use.
fn take(table: &mut Table, who: Seat, reward: BridgeReward, events: &mut EventSink) {
    let master = table.public.is_master(who);
    let one = |resource: Resource| {
        if master {
            Goods::wisdom(1)
        } else {
            Goods::of(resource, 1)
        }
    };
    let goods = match reward {
        BridgeReward::Fish => Goods::fish(1),
        BridgeReward::Wisdom => Goods::wisdom(1),
        BridgeReward::FishAndWisdom => Goods::fish(1).plus(Goods::wisdom(1)),
        BridgeReward::Wood => one(Resource::Wood),
        BridgeReward::Stone => one(Resource::Stone),
        BridgeReward::Kaolin => one(Resource::Kaolin),
        BridgeReward::Bronze => one(Resource::Bronze),
        BridgeReward::Palace => return effects::palace(table, who, 1, HERE, events),
        BridgeReward::Resource | BridgeReward::Adviser | BridgeReward::Step if master => {
            Goods::wisdom(1)
        }
        BridgeReward::Resource => {
            return table.public.agenda.push(Task::Take {
                who,
                left: 1,
                not: None,
                source: HERE,
            });
        }
        BridgeReward::Adviser => {
            return table
                .public
                .agenda
                .push(Task::FreeAdviser { who, source: HERE });
        }
        BridgeReward::Step => {
            return table.public.agenda.push(Task::PaidStep {
                who,
                price: 1,
                source: HERE,
            });
        }
    };
    effects::gain(table, who, goods, HERE, events);
}
