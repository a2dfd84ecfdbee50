//! At least one of each event.

use eternal_palace::{
    Action, Adviser, Aim, Composition, Demand, Event, Faces, Feature, Goods, GroupReason, Item,
    Layer, MasterCard, Payment, Place, PlaceReason, Resource, Source, Space,
};
use palast_core::{Seat, SeatCount, SeatMap, SeatSet};

#[expect(clippy::too_many_lines, reason = "a list of every event there is")]
pub(super) fn some_of_each() -> Vec<Event> {
    let [who, to, ..] = Seat::ALL;
    let adviser = Adviser::at(12);
    let dice = Faces::of(&[2, 3]).unwrap();
    let turned = Faces::of(&[3, 3]).unwrap();
    let goods = Goods::fish(2).plus(Goods::of(Resource::Wood, 1));
    let sources = [
        Source::Place(Place::Forest),
        Source::Crowding(Place::Forest),
        Source::Dice,
        Source::Adviser(adviser),
        Source::Demand(Demand::D04),
        Source::Composition(Composition::K03),
    ];
    let mut all = vec![
        Event::RoundBegan { round: 2 },
        Event::Rolled { who, dice },
        Event::RowSorted {
            row: Seat::ALL,
            totals: SeatMap::splat(9),
        },
        Event::GroupsShown,
        Event::RowSwapped {
            row: Seat::ALL,
            players: SeatCount::new(5).expect("five play"),
            in_vain: SeatSet::EMPTY,
        },
        Event::RowSwapped {
            row: Seat::ALL,
            players: SeatCount::new(5).expect("five play"),
            in_vain: SeatSet::one(to),
        },
        Event::Given {
            who,
            to,
            goods,
            adviser,
        },
        Event::CardsDrawn { who, count: 3 },
        Event::PileShuffled,
        Event::PutBack { who },
        Event::Discarded {
            who: Some(who),
            adviser,
        },
        Event::Discarded { who: None, adviser },
        Event::Used { who, adviser },
        Event::Advanced {
            who,
            place: Place::Quarry,
            to: 2,
        },
        Event::Moved { who, to: Space::B1 },
        Event::Palace {
            who,
            to: 3,
            source: sources[0],
        },
        Event::PriceRose {
            place: Place::Ox,
            price: 2,
        },
        Event::LayerTaken {
            who,
            layer: Layer::BRIDGE,
        },
        Event::FeatureTaken {
            who,
            feature: Feature::Moon,
            place: Place::Mine,
            left_over: false,
        },
        Event::FeatureTaken {
            who,
            feature: Feature::Moon,
            place: Place::Mine,
            left_over: true,
        },
        Event::OnlyAnswer {
            who,
            answer: Action::Pot,
        },
        Event::CompositionOffered {
            card: Composition::K01,
        },
        Event::CompositionClaimed {
            who,
            card: Composition::K01,
        },
        Event::DemandShown { card: Demand::D01 },
        Event::FieldFilled {
            who,
            field: 0,
            with: Some(Resource::Wood),
        },
        Event::FieldFilled {
            who,
            field: 1,
            with: None,
        },
        Event::DemandMet {
            card: Demand::D01,
            markers: SeatMap::splat(1),
        },
        Event::Pot { wisdom: 3 },
        Event::ItemTaken {
            who,
            item: Item::Fish,
            source: sources[0],
        },
        Event::MasterCardShown {
            card: MasterCard::M03,
        },
        Event::MasterSplit { face: 3 },
        Event::MasterTurned {
            from: 1,
            to: 2,
            wisdom: 1,
        },
        Event::MasterRolledForPot { face: 5 },
        Event::MasterTakesToken {
            place: Place::Temple,
        },
        Event::MasterChanges {
            fish: 4,
            wisdom: 2,
            spaces: 1,
        },
        Event::DieHandedOut { who, held: 4 },
        Event::Completed { who },
        Event::Sequence {
            who: Some(who),
            runs: SeatMap::splat((3, 6)),
        },
        Event::Sequence {
            who: None,
            runs: SeatMap::splat((0, 0)),
        },
        Event::Seals {
            seals: SeatMap::splat(2),
        },
        Event::MatchEnded {
            winners: SeatSet::one(who),
        },
        Event::MatchEnded {
            winners: SeatSet::EMPTY,
        },
    ];
    all.extend([true, false].map(|bid| Event::Bid { who, bid }));
    all.extend(
        [(0, 0), (1, 0), (0, 2), (1, 2)].map(|(wisdom, fish)| Event::Placed {
            who,
            group: dice,
            faces: if wisdom == 0 { dice } else { turned },
            place: Place::Quarry,
            wisdom,
            fish,
        }),
    );
    // The Master pays for another number and turns nothing.
    all.extend([0, 2].map(|fish| Event::Placed {
        who,
        group: dice,
        faces: dice,
        place: Place::Quarry,
        wisdom: 1,
        fish,
    }));
    all.extend(sources.map(|source| Event::Gained { who, goods, source }));
    all.extend(sources.map(|source| Event::Paid { who, goods, source }));
    all.extend(sources.map(|source| Event::Declined { who, source }));
    let payments = Payment::ALL.iter().copied();
    all.extend(payments.map(|payment| Event::Appointed {
        who,
        adviser,
        payment,
        source: sources[0],
    }));
    for place in [Place::Temple, Place::Market] {
        all.extend([0, 1, 2].map(|field| Event::Marked { who, place, field }));
    }
    all.extend([None, Some(to)].map(|from| Event::MonumentTaken {
        who,
        place: Place::Ox,
        from,
    }));
    let reasons = Aim::ALL.iter().map(|aim| PlaceReason::Strategy {
        entry: 0,
        aim: *aim,
    });
    for why in reasons.chain([PlaceReason::FreeVisit, PlaceReason::Fallback]) {
        all.extend(
            [GroupReason::Matches { total: 5 }, GroupReason::Topmost].map(|because| {
                Event::MasterChose {
                    group: dice,
                    because,
                    place: Place::Serenity,
                    why,
                    fish: 1,
                    wisdom: 2,
                }
            }),
        );
    }
    all
}
