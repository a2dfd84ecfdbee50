//! §2 The table before the first draw.

use palast_core::{Seat, SeatCount, SeatMap, SeatSet};

use crate::{AdviserSet, Agenda, CompositionSet, CompositionTask, DemandSet, Faces, FeatureSet};
use crate::{
    EventSink, Player, Private, Public, RiverTask, Rules, Secret, Space, Table, Task, flow,
};
use crate::{Goods, Group, LayerSet, MASTER, MasterCardSet, MasterDice, Phase, Place, PlaceSet};

/// EP-019 Dice everybody starts with; the others of the five are in the palace.
pub(crate) const START_DICE: u8 = 3;

/// EP-020, EP-021, EP-213, EP-296 What somebody starts with.
fn starting_goods(rules: &Rules, master: bool) -> Goods {
    if master {
        return Goods::fish(2).plus(Goods::wisdom(2));
    }
    Goods {
        fish: if rules.seats.get() < 4 { 3 } else { 4 },
        wisdom: 2,
        resources: [1; 4],
        tokens: u16::from(rules.options.privileges),
    }
}

pub(crate) fn setup(rules: &'static Rules) -> Table {
    let solo = rules.seats.get() == 1;
    let two = SeatCount::new(2).expect("two is a number of seats");
    let sides = if solo { two } else { rules.seats };
    let options = &rules.options;
    let pile = rules.edition.pile(rules.seats.get(), options);
    let player = |who: Seat| Player {
        goods: if sides.has(who) {
            starting_goods(rules, solo && who == MASTER)
        } else {
            Goods::NONE
        },
        palace: 0,
        layers: LayerSet::EMPTY,
        features: FeatureSet::EMPTY,
        tracks: [0; 6],
        bridge: 0,
        river: 0,
        space: Space::S,
        temple: 0,
        market: 0,
        advisers: AdviserSet::EMPTY,
        used: AdviserSet::EMPTY,
        compositions: CompositionSet::EMPTY,
        held: if sides.has(who) { START_DICE } else { 0 },
        dice: Faces::NONE,
        groups: [Group::default(); 5],
        seals: 0,
        extra: 0,
    };
    let mut tokens: PlaceSet = [
        Place::FishMarket,
        Place::Academy,
        Place::Forest,
        Place::Quarry,
        Place::Temple,
        Place::Mine,
        Place::Forge,
        Place::Market,
        Place::Bridge,
    ]
    .into_iter()
    .collect();
    if options.labyrinth {
        tokens = tokens.with(Place::Labyrinth);
    }
    if options.river {
        tokens = tokens.with(Place::River);
    }
    let mut agenda = Agenda::EMPTY;
    agenda.push(Task::Round);
    if options.river {
        agenda.push(Task::River(RiverTask::Draw));
    }
    if options.compositions {
        agenda.push(Task::Composition(CompositionTask::Offer));
    }
    agenda.push(Task::Display);
    agenda.push(Task::DrawRow);
    let public = Public {
        players: SeatMap::from_fn(player),
        sides,
        solo,
        round: 0,
        phase: Phase::SetUp,
        row: Seat::ALL,
        in_row: 0,
        turn: None,
        waiting: SeatSet::EMPTY,
        bids: SeatSet::EMPTY,
        display: AdviserSet::EMPTY,
        discards: AdviserSet::EMPTY,
        pile: pile.len(),
        put_back: None,
        drawn: None,
        monuments: [None; 4],
        prices: [1; 4],
        tokens,
        features: FeatureSet::ALL,
        completion: None,
        sequence: None,
        demand: None,
        fields: [None; 3],
        demands: if options.river {
            DemandSet::ALL
        } else {
            DemandSet::EMPTY
        },
        compositions: CompositionSet::EMPTY,
        pot: 0,
        master: MasterDice {
            faces: [0; 5],
            card: None,
            pile: if solo {
                MasterCardSet::ALL
            } else {
                MasterCardSet::EMPTY
            },
        },
        agenda,
    };
    let secret = Secret { pile, top: None };
    let mut table = Table::new(rules, public, SeatMap::splat(Private::default()), secret);
    flow::run(&mut table, &mut EventSink::silent());
    table
}
