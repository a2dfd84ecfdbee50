//! Phase 9: privilege points, wages, scoring, turning over.

use eschnapur::{Event, Illegal, Part, Payment, Phase, on_track};

use crate::situation::{given, seat};

// Part 8 is 6 to 16: blue (4) has six stones up to 14, green (3) three up to 16, red (1) two up to 11.
const EXAMPLE: &str = "part P8 41444143433";

/// ESC-127 The sum of what still lies open on O1, O2, O4 and O5. ESC-128 DE, NL: 5, 1 and 3 give 9, and
/// the three cards go to the bank.
#[test]
fn s4_9a_privilege_points() {
    let table =
        given("bank g- | open 1 O1 g5 | open 1 O2 g1 | open 1 O4 g3 | part P1 1 | moving 1");
    let table = table.plays("1 stay").then("discs 9 0 0 0 | bank g531");
    let all =
        given("open 2 O1 g5 | open 2 O2 g4 | open 2 O4 g3 | open 2 O5 g2 | part P1 1 | moving 1");
    all.plays("1 stay").then("discs 0 14 0 0");
    table.then("open 1 O1 - | open 1 O2 - | open 1 O4 -");
}

/// ESC-129 Winning cards and O3 cards earn nothing.
#[test]
fn s4_9a_winners_and_stones_earn_nothing() {
    let table = given("stones 0 0 0 0")
        .round("1111 5000 5432 2222 0111")
        .plays("1 aside");
    // Seat 1 won O2 with a 5; the O3 cards are spent; left are the tied 1s and 2s, and 1s on O5.
    table.until_phase(Phase::Sites).then("discs 3 4 4 4");
}

/// ESC-130 The blocked card earns nothing and stays: 4, 2 and a blocked 5 give 6.
#[test]
fn s4_9a_the_blocked_card() {
    let table =
        given("open 2 O1 g4 | open 2 O2 g2 | down 2 O4 g5 | blockade 2 O4 | part P1 1 | moving 1");
    table.plays("1 stay").then("discs 0 6 0 0 | down 2 O4");
}

/// ESC-131 A carried card that was revealed and did not win counts like any other.
#[test]
fn s4_9a_a_carried_card_counts() {
    let table = given("blockade 2 O2 | down 2 O2 g3")
        .any_sites()
        .gold("1111 5.00 0000 2222 0111");
    let table = table.plays("1 aside").until_phase(Phase::Sites);
    assert_eq!(table.table.public.discs[seat("2")], 1 + 3 + 2 + 1);
}

/// ESC-132 The counted cards are in the bank before wages are paid.
#[test]
fn s4_9a_before_the_wages() {
    let table = given(
        "bank g- | hand 1 g00 | open 1 O1 g5 | open 1 O2 g2 | part P4 1111111 | part P1 1 | moving 1",
    );
    table
        .plays("1 stay")
        .then("bank g- | owned 1 g5200 | discs 7 0 0 0");
}

/// ESC-133 Everybody with a stone in a full part takes its wage, however many stones. ESC-134 A part
/// with a free field pays nothing. ESC-135 DE, NL: 11 each to blue, green and red, nothing to yellow.
#[test]
fn s4_9b_wages() {
    let table = given(&format!(
        "bank g555555111 | {} | part P4 111111 | part P1 1 | moving 1",
        EXAMPLE
    ));
    let before = table.table.public.owned;
    let table = table.plays("1 stay").until_phase(Phase::Sites);
    let gained: Vec<u16> = table
        .table
        .rules
        .seats
        .seats()
        .map(|s| table.table.public.owned[s].value() - before[s].value())
        .collect();
    assert_eq!(gained, [11, 0, 11, 11]);
    let wage = |event: &Event| matches!(event, Event::WageDue { .. });
    let dues = table
        .told
        .iter()
        .filter(|told| matches!(told, palast_core::LogItem::Public(event) if wage(event)));
    assert_eq!(dues.count(), 1);
}

/// ESC-136 Full parts ascending, within a part in turn order. ESC-138 A short bank pays part or nothing:
/// the later in turn order bears it. ESC-139 All wages come before any scoring.
#[test]
fn s4_9b_order_of_wages() {
    let table = given(
        "order 2 1 3 4 | bank g54322 | part P4 1111112 | part P2 111111112 | part P1 1 | moving 1",
    );
    // P2 pays 9 to seat 2, then to seat 1; P4 pays 7.
    let table = table
        .plays("1 stay")
        .asks("2")
        .offers("2", "take g54, take g432, take g522");
    let table = table.plays("2 take g54");
    let paid = |who: &str, cards: &str, owed, part| Event::GoldTaken {
        seat: seat(who),
        cards: cards.parse().unwrap(),
        owed,
        payment: Payment::Wage(part),
    };
    let table = table
        .tells(paid("1", "g322", 9, Part::P2))
        .tells(paid("2", "g-", 7, Part::P4));
    let place = |wanted: &dyn Fn(&Event) -> bool| {
        let mut told = table.told.iter();
        told.position(|told| matches!(told, palast_core::LogItem::Public(event) if wanted(event)))
            .expect("it was told")
    };
    let second_wage = place(&|event| matches!(event, Event::WageDue { part: Part::P4, .. }));
    let first_score = place(&|event| matches!(event, Event::PartScored { .. }));
    assert!(second_wage < first_score);
}

/// ESC-137 The payee chooses: 7 from 5, 4, 3, 2 is 5+2 or 4+3.
#[test]
fn s4_9b_the_choice() {
    let table = given("bank g5432 | part P4 1111111 | part P1 1 | moving 1").plays("1 stay");
    table
        .offers("1", "take g43, take g52")
        .refuses("1 take g54", Illegal::TooMuch)
        .refuses("1 take g5", Illegal::TooLittle);
}

/// ESC-140 The value under the highest stone and the number of stones. ESC-141 Blue: 14 + 6. ESC-142
/// Green: 16 + 3. ESC-143 Red: 11 + 2, yellow nothing.
#[test]
fn s4_9c_the_example() {
    let table = given(&format!("bank g- | {} | part P1 1 | moving 1", EXAMPLE)).plays("1 stay");
    let table = table.then("points 13 0 19 20");
    let scored = table.told.iter().any(|told| {
        matches!(told,
        palast_core::LogItem::Public(Event::PartScored { part: Part::P8, values, stones })
            if values[seat("4")] == 14 && stones[seat("4")] == 6 && values[seat("3")] == 16)
    });
    assert!(scored);
}

/// ESC-144 Several full parts are scored ascending.
#[test]
fn s4_9c_ascending() {
    let table = given("bank g- | part P4 1111112 | part P2 111111112 | part P1 1 | moving 1")
        .plays("1 stay");
    let table = table.then("points 44 34 0 0");
    let scored: Vec<Part> = table
        .told
        .iter()
        .filter_map(|told| match told {
            palast_core::LogItem::Public(Event::PartScored { part, .. }) => Some(*part),
            palast_core::LogItem::Public(_) | palast_core::LogItem::Private(..) => None,
        })
        .collect();
    assert_eq!(scored, [Part::P2, Part::P4]);
}

/// ESC-145 The track: 50, 51, 100 and 101 points. ESC-146 Above 150 the marker stays and the field wraps.
#[test]
fn s4_9c_the_track() {
    let at = |points| (on_track(points).field, on_track(points).marker);
    assert_eq!([at(0), at(1), at(50)], [(0, None), (1, None), (50, None)]);
    assert_eq!([at(51), at(100)], [(1, Some(50)), (50, Some(50))]);
    assert_eq!(
        [at(101), at(150), at(151)],
        [(1, Some(100)), (50, Some(100)), (1, Some(100))]
    );
}

/// ESC-147 The stones go back to the supply and can be taken again. ESC-148 The part is turned: no
/// building, no moving from or to it. ESC-149 Its site cards are gone. ESC-150 The others come back.
#[test]
fn s4_9d_turned_over() {
    let table =
        given("bank g- | part P4 1111112 | part P1 1 | sites 1 P4 P1 | moving 1").plays("1 stay");
    let table = table.then("supply 19 20 20 20 | part P4 - | turned P4");
    let table = table
        .refuses("1 site P4", Illegal::NotUnderConstruction)
        .plays("1 site P1");
    drop(table);
    let moving = given("turned P4 | part P1 11 | moving 1");
    moving
        .refuses("1 move P1 P4", Illegal::NotUnderConstruction)
        .refuses("1 move P4 P1", Illegal::NotUnderConstruction);
    // A turned part can be built on by nobody, not even with FREE_SITES.
    let free =
        given("turned P4 | stones 1 0 0 0 | discs 8 0 0 0 | building 1").plays("1 buy free-sites");
    free.refuses("1 build P4", Illegal::NotUnderConstruction);
}

/// ESC-175 With two at most three cards (O2, O4, O5) earn privilege points.
#[test]
fn s4_9a_two_players() {
    let table = given("2 seats | part P2 1").round("35 11 35 35");
    let table = table
        .plays("2 aside, 2 order 1 2")
        .until_phase(Phase::Move)
        .plays("2 stay");
    table.then("discs 9 0");
}

/// ESC-232 Privilege points are not cut at 50: 48 + 9 = 57; they never fall below 0.
#[test]
fn s4_9a_beyond_fifty() {
    let table = given(
        "discs 48 0 0 0 | sold gold5 gold3-stones2 stones3 | open 1 O1 g5 | open 1 O2 g4 | part P1 1 | moving 1",
    );
    table.plays("1 stay").then("discs 57 0 0 0");
    let poor = given("discs 8 0 0 0 | stones 1 0 0 0 | building 1");
    poor.refuses("1 buy gold5", Illegal::TooFewPoints);
}
