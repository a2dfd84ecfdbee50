//! At least one event for each log line and each of its variants.

use eschnapur::{
    Event, Gold, NotWon, Official, OfficialSet, Part, PartSet, Payment, Privilege, Purse,
    TurnOrder, Won,
};
use palast_core::{Seat, SeatMap, SeatSet};

pub(super) fn some_of_each() -> Vec<Event> {
    let [seat, other, third, ..] = Seat::ALL;
    let (part, official) = (Part::P3, Official::Order);
    let both = SeatSet::one(seat).with(other);
    let order = TurnOrder::new(&[other, seat]).unwrap();
    let sites: PartSet = [Part::P2, Part::P8].into_iter().collect();
    let some = SeatMap::from_fn(|at| u8::from(at != third));
    let mut events = vec![
        Event::RoundBegan { round: 2 },
        Event::CardsRevealed {
            official,
            cards: SeatMap::from_fn(|at| (at == seat).then_some(Gold::Five)),
        },
        Event::ZerosReturned { seats: both },
        Event::BlockadeLifted { seat, official },
        Event::BlockadeAside { by: None },
        Event::BlockadeAside { by: Some(seat) },
        Event::BlockadeRefused { seat, official },
        Event::PartStopped { by: seat, part },
        Event::StopAside { by: None },
        Event::StopAside { by: Some(seat) },
        Event::StonesGiven {
            stones: some,
            halved: both,
        },
        Event::StonesGiven {
            stones: SeatMap::default(),
            halved: SeatSet::EMPTY,
        },
        Event::MarkerTaken { seat, marker: 2 },
        Event::OrderDealt { by: None, order },
        Event::OrderDealt {
            by: Some(seat),
            order,
        },
        Event::OrderKept,
        Event::SitesShown { seat, sites },
        Event::StonePlaced {
            seat,
            part,
            value: 9,
        },
        Event::StonesKept { seat, stones: 2 },
        Event::BagCovered { part, seats: both },
        Event::StonesTaken { seat, stones: 1 },
        Event::StoneBanned { seat, part },
        Event::NothingMoved { by: seat },
        Event::PrivilegePoints { points: some },
        Event::WageDue {
            part,
            wage: 12,
            seats: both,
        },
        Event::PartScored {
            part,
            values: some,
            stones: some,
        },
        Event::ReliefDue,
        Event::DiscsRanked { points: some },
        Event::MatchEnded {
            winners: SeatSet::one(seat),
        },
        Event::MatchEnded { winners: both },
    ];
    for stones in [0, 1] {
        events.push(Event::CardBlocked {
            by: seat,
            seat: other,
            official,
            stones,
        });
    }
    for card in [None, Some(Gold::Two)] {
        events.push(Event::HandCardPlayed {
            seat,
            official,
            card,
        });
    }
    for owner in [seat, other] {
        events.push(Event::StoneMoved {
            by: seat,
            owner,
            from: part,
            to: Part::P5,
        });
    }
    for official in OfficialSet::in_play(4).iter() {
        for how in [
            Won::Highest,
            Won::NextLower { tied: Gold::Five },
            Won::TieRight,
        ] {
            events.push(Event::OfficialWon {
                official,
                seat,
                card: Gold::Three,
                how,
            });
        }
        for why in [NotWon::NoBid, NotWon::AllTied] {
            events.push(Event::OfficialNotWon { official, why });
        }
    }
    for privilege in Privilege::ALL {
        events.push(Event::PrivilegeBought {
            seat,
            privilege,
            cost: 9,
        });
    }
    for payment in [
        Payment::Privilege,
        Payment::Premium(part),
        Payment::Wage(part),
        Payment::Relief,
    ] {
        for cards in [Purse::EMPTY, Purse::new([0, 1, 1, 0, 0, 0])] {
            events.push(Event::GoldTaken {
                seat,
                cards,
                owed: 3,
                payment,
            });
        }
    }
    events
}
