//! At least one event of each kind that is worth a line, and of each way it can be told.

use amyitis::{
    Ability, City, Court, Craft, Cube, Ending, Event, FieldRow, FirstWhy, Gain, Good, Plant,
    Reason, RowId, Side, Square, Temple, TileId,
};
use palast_core::{Seat, SeatSet};

pub(super) fn some_of_each() -> Vec<Event> {
    let [seat, other, ..] = Seat::ALL;
    let row = RowId::new(1).unwrap();
    let square: Square = "b3".parse().unwrap();
    let side: Side = "d1-d2".parse().unwrap();
    let tile: TileId = "t3".parse().unwrap();
    let both = SeatSet::one(seat).with(other);
    let mut events = vec![
        Event::RoundBegan { round: 2 },
        Event::PalaceBegan,
        Event::ProcessionFalls { seat },
        Event::NobleRecruited { seat, price: 2 },
        Event::Passed { seat },
        Event::FieldTaken {
            seat,
            row: FieldRow::Upper,
            field: 3,
        },
        Event::Irrigated { square },
        Event::CanalFilled { side, cubes: 1 },
        Event::CanalFilled { side, cubes: 2 },
        Event::Paid {
            seat,
            good: Good::Salt,
            due: Good::Salt,
        },
        Event::Paid {
            seat,
            good: Good::Wine,
            due: Good::Salt,
        },
        Event::Sold {
            seat,
            first: Good::Barley,
            second: None,
        },
        Event::Sold {
            seat,
            first: Good::Barley,
            second: Some(Good::Wine),
        },
        Event::PlantTurned {
            city: City::Ur,
            plant: Plant::X2,
            turned: true,
        },
        Event::Swapped {
            seat,
            give: Good::Wine,
            get: Good::Salt,
        },
        Event::NotSwapped { seat },
        Event::Discarded {
            seat,
            good: Good::Palm,
        },
        Event::Advanced {
            seat,
            from: 3,
            to: 5,
            why: Reason::Noble,
        },
        Event::Advanced {
            seat,
            from: 20,
            to: 20,
            why: Reason::Courtier,
        },
    ];
    for why in [
        FirstWhy::Lot,
        FirstWhy::RoundEnd,
        FirstWhy::Ability,
        FirstWhy::NotPicked,
    ] {
        events.push(Event::FirstPlayer { seat, why });
    }
    for ability in Ability::ALL {
        events.push(Event::AbilityPicked { seat, ability });
    }
    for craft in Craft::ALL {
        events.push(Event::CraftUsed { seat, craft });
        for price in 0..3 {
            events.push(Event::Recruited {
                seat,
                row,
                craft,
                price,
            });
        }
    }
    for (from, to) in City::ALL.into_iter().zip(City::ALL.into_iter().skip(1)) {
        for camels in [1, 3] {
            events.push(Event::CaravanMoved {
                seat,
                from,
                to,
                camels,
            });
        }
    }
    for most in [None, Some(seat)] {
        events.push(Event::RowEmptied {
            row: FieldRow::Lower,
            most,
        });
    }
    for full in [false, true] {
        events.push(Event::CanalDug { seat, side, full });
    }
    for temple in Temple::ALL {
        events.push(Event::TempleCleared { seat, temple });
        for cube in [Cube::Of(seat), Cube::Grey] {
            for out in [None, Some(Cube::Of(other)), Some(Cube::Grey)] {
                events.push(Event::TempleEntered {
                    cube,
                    seat,
                    temple,
                    out,
                });
            }
        }
    }
    for gardeners in 0..3 {
        events.push(Event::Planted {
            seat,
            square,
            tile,
            gardeners,
        });
    }
    let why = Reason::Merchant;
    for gain in gains() {
        events.push(Event::Got { seat, gain, why });
        events.push(Event::Missed { seat, gain, why });
    }
    let gain = Gain::Vp(3);
    for why in reasons(square, tile) {
        events.push(Event::Got { seat, gain, why });
    }
    for ending in [Ending::Gardens, Ending::Guard] {
        for winners in [SeatSet::one(seat), both] {
            events.push(Event::MatchEnded { ending, winners });
        }
    }
    events
}

fn gains() -> Vec<Gain> {
    let mut gains = vec![Gain::Court(Court::Gardener, 0)];
    for count in [1, 2] {
        gains.extend([Gain::Talents(count), Gain::Camels(count), Gain::Vp(count)]);
    }
    gains.extend(Good::ALL.map(Gain::Good));
    gains.extend(Court::LEVELLED.map(|court| Gain::Court(court, 2)));
    gains
}

fn reasons(square: Square, tile: TileId) -> Vec<Reason> {
    let mut reasons = vec![
        Reason::Banker(3),
        Reason::Passing,
        Reason::Merchant,
        Reason::Engineer,
        Reason::Courtier,
        Reason::Noble,
        Reason::LesserCourtier,
        Reason::Field(FieldRow::Upper),
        Reason::FullRow(FieldRow::Lower),
        Reason::Sale,
        Reason::Palace(2),
        Reason::Token,
        Reason::Tile(tile),
        Reason::Irrigation(square),
        Reason::Favour,
        Reason::Left,
    ];
    reasons.extend(City::ALL.map(Reason::City));
    for place in [1, 2] {
        reasons.extend(Temple::ALL.map(|temple| Reason::Temple(temple, place)));
    }
    reasons
}
