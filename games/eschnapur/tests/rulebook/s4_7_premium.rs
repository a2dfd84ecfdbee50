//! Phase 7: the premium, and how gold is paid out.

use eschnapur::{Event, Illegal, Part, Payment, Purse};
use palast_core::{Edition as _, SeatSet};

use crate::situation::{given, given_with, seat};

// The bag of P8 lies on its seventh field.
const BEFORE_BAG: &str = "sites 1 P8 P2 | building 1";

/// ESC-103 Covering a bag pays 3 at once to everybody with a stone there and nobody else. ESC-104 The
/// placer too, with their only stone. ESC-105 Three each, for one stone as for five.
#[test]
fn s4_7_the_premium() {
    let table = given(&format!(
        "bank g33333 | stones 1 0 0 0 | part P8 222223 | {BEFORE_BAG}"
    ));
    let before = table.table.public.owned;
    let table = table.plays("1 build P8");
    let gained: Vec<u16> = table
        .table
        .rules
        .seats
        .seats()
        .map(|s| table.table.public.owned[s].value() - before[s].value())
        .collect();
    assert_eq!(gained[..3], [3, 3, 3]);
    let seats: SeatSet = ["1", "2", "3"].into_iter().map(seat).collect();
    let table = table.tells(Event::BagCovered {
        part: Part::P8,
        seats,
    });
    assert!(!table.told.iter().any(|told| matches!(told,
        palast_core::LogItem::Public(Event::GoldTaken { seat: s, .. }) if *s == seat("4"))));
}

/// ESC-106 Paid in turn order from marker 1, whoever placed the stone. ESC-108 A bank that runs short
/// pays later players less or nothing, an empty one nothing.
#[test]
fn s4_7_in_turn_order() {
    let table = given(
        "order 3 1 2 4 | bank g32 | stones 1 0 0 0 | part P8 222233 | sites 1 P8 P2 | building 1",
    );
    let table = table.plays("1 build P8");
    let paid = |who: &str, cards: &str| Event::GoldTaken {
        seat: seat(who),
        cards: cards.parse().unwrap(),
        owed: 3,
        payment: Payment::Premium(Part::P8),
    };
    table
        .tells(paid("3", "g3"))
        .tells(paid("1", "g2"))
        .tells(paid("2", "g-"));
    let empty = given(&format!(
        "bank g- | stones 1 0 0 0 | part P8 222222 | {BEFORE_BAG}"
    ))
    .plays("1 build P8");
    empty.tells(paid("1", "g-")).tells(paid("2", "g-"));
}

/// ESC-107 DE, NL: out of 1, 1, 1, 2, 3 the premium is 3, 2+1 or 1+1+1, by choice.
#[test]
fn s4_7_the_choice() {
    let start = format!("bank g32111 | stones 1 0 0 0 | part P8 111111 | {BEFORE_BAG}");
    let table = given(&start)
        .plays("1 build P8")
        .offers("1", "take g3, take g21, take g111");
    table.plays("1 take g21").then("bank g311");
    given(&start)
        .plays("1 build P8, 1 take g111")
        .then("bank g32");
}

/// ESC-109 Cards in hand make no change: a bank of one 5 pays nothing of 3.
#[test]
fn s4_7_no_change() {
    let table = given(&format!(
        "bank g5 | hand 1 g1100 | stones 1 0 0 0 | part P8 111111 | {BEFORE_BAG}"
    ));
    table.plays("1 build P8").then("bank g5 | owned 1 g1100");
}

/// ESC-110 The greatest sum not above the amount: 3 from 2, 2, 5 is 2; from 4, 5 nothing. ESC-112 The
/// rest is lost: a bank that fills later owes nothing.
#[test]
fn s4_7_the_greatest_sum() {
    let pay = |bank: &str| {
        given(&format!(
            "bank {bank} | hand 1 g00 | stones 2 0 0 0 | part P8 111111 | {BEFORE_BAG}"
        ))
        .plays("1 build P8")
    };
    pay("g522").then("bank g52 | owned 1 g200");
    let table = pay("g54")
        .then("bank g54 | owned 1 g00")
        .plays("1 build P8");
    table.then("round 3 | owned 1 g00");
}

/// ESC-111 Owed 11: from 5, 5, 5 ten; from 5, 5, 4, 4, 3 only 4+4+3, and 5+5 is refused.
#[test]
fn s4_7_owed_eleven() {
    let full = "part P8 11111111111 | part P1 2 | moving 1";
    let table = given(&format!("bank g555 | hand 1 g00 | {full}")).plays("1 stay");
    table.tells(Event::GoldTaken {
        seat: seat("1"),
        cards: "g55".parse().unwrap(),
        owed: 11,
        payment: Payment::Wage(Part::P8),
    });
    let table = given(&format!("bank g55443 | hand 1 g00 | {full}")).plays("1 stay");
    table.then("owned 1 g44300 | bank g55");
    // The refusals, where there is a choice: 11 from 5, 5, 4, 4, 3, 3.
    let table = given(&format!("bank g554433 | hand 1 g00 | {full}")).plays("1 stay");
    table
        .offers("1", "take g443, take g533")
        .refuses("1 take g55", Illegal::TooLittle)
        .refuses("1 take g5511", Illegal::NotInBank)
        .refuses("1 take g544", Illegal::TooMuch);
}

/// ESC-113 A premium is paid to all before the next stone is placed.
#[test]
fn s4_7_before_the_next_stone() {
    let table = given(&format!(
        "bank g32111 | stones 2 0 0 0 | part P8 222222 | {BEFORE_BAG}"
    ));
    let table = table
        .plays("1 build P8")
        .asks("1")
        .refuses("1 build P8", Illegal::NotTheQuestion);
    let table = table.plays("1 take g3").asks("2");
    table.plays("2 take g21").asks("1").plays("1 build P8");
}

/// ESC-114 Two bags covered in one turn are two premiums, one after the other; a part without a bag
/// pays none.
#[test]
fn s4_7_two_bags_and_none() {
    let text = eschnapur::Edition::DEFAULT_TEXT;
    let text =
        text.replacen("bags = [12]", "bags = []", 1)
            .replacen("bags = [11]", "bags = [5, 6]", 1);
    let table = given_with(
        &text,
        "bank g3321 | stones 2 0 0 0 | sites 1 P3 P2 | building 1",
    );
    let table = table
        .plays("1 build P3")
        .asks("1")
        .plays("1 take g3")
        .plays("1 build P3");
    table.plays("1 take g21").then("bank g3");
    let line = ["1 build P2"; 9].join(", ");
    let none = given_with(
        &text,
        "bank g3321 | stones 9 0 0 0 | sites 1 P3 P2 | building 1",
    )
    .plays(&line);
    assert!(
        !none
            .told
            .iter()
            .any(|told| matches!(told, palast_core::LogItem::Public(Event::BagCovered { .. })))
    );
}

/// ESC-115 A stone moved onto a bag pays nothing. ESC-116 A bag uncovered in phase 8 and covered again
/// in a later phase 7 pays again.
#[test]
fn s4_7_moving_and_bags() {
    let table = given("bank g3333 | part P8 222222 | part P1 1 | moving 1").plays("1 move P1 P8");
    assert!(
        !table
            .told
            .iter()
            .any(|told| matches!(told, palast_core::LogItem::Public(Event::BagCovered { .. })))
    );
    let table = given("bank g3333 | part P8 2222221 | part P1 1 | moving 1").plays("1 move P8 P1");
    let table = table
        .then("part P8 222222")
        .sites("28 12 12 12")
        .gold("2222 1111 5000 3333 0000");
    let table = table.plays("1 build P8");
    assert!(
        table
            .told
            .iter()
            .any(|told| matches!(told, palast_core::LogItem::Public(Event::BagCovered { .. })))
    );
}

/// Ruling 1, every bank of up to three cards of each value: the listed payouts are all sets with the
/// greatest sum not above the amount, found by trying every set.
#[test]
fn s4_7_payouts_by_brute_force() {
    for number in 0..4u32.pow(5) {
        let counts: Vec<u8> = (0..5)
            .map(|place| (number / 4u32.pow(place) % 4) as u8)
            .collect();
        if counts[0] + counts[3] > 5 || number % 7 != 0 {
            continue;
        }
        let bank = Purse::new([0, counts[0], counts[1], counts[2], counts[3], counts[4]]);
        let mut best = (0, Vec::new());
        for pick in 0..4u32.pow(5) {
            let of: Vec<u8> = (0..5)
                .map(|place| (pick / 4u32.pow(place) % 4) as u8)
                .collect();
            let cards = Purse::new([0, of[0], of[1], of[2], of[3], of[4]]);
            if !bank.includes(&cards) || cards.value() > 11 {
                continue;
            }
            if cards.value() > best.0 {
                best = (cards.value(), Vec::new());
            }
            if cards.value() == best.0 {
                best.1.push(format!("take {cards}"));
            }
        }
        let table = given(&format!(
            "bank {bank} | hand 1 g00 | part P8 11111111111 | part P1 2 | moving 1"
        ))
        .plays("1 stay");
        best.1.sort();
        if best.1.len() > 1 {
            let mut offered = table.answers("1");
            offered.sort();
            assert_eq!(offered, best.1, "{bank}");
        } else {
            assert_eq!(table.table.public.phase, eschnapur::Phase::Sites, "{bank}");
        }
    }
}
