//! §4 Card return, zeros and ties.

use eschnapur::{Event, Gold, NotWon, Official, Phase, Won};
use palast_core::LogItem;

use crate::situation::{Situation, given, seat};

/// The outcome at O2 of these bids, all other officials being won by nobody: the winner's number.
fn stop_bids(bids: &str) -> (Situation, Option<String>) {
    let n = bids.len();
    let column = |digit: &str| digit.repeat(n);
    let columns = [
        column("1"),
        bids.into(),
        column("0"),
        column("2"),
        column("3"),
    ];
    let seats = format!("{n} seats");
    let skip = usize::from(n == 2);
    let table = given(&seats).round(&columns[skip..].join(" "));
    let winner = (table.table.public.phase == Phase::Stop).then(|| table.asked()[0].to_string());
    (table, winner)
}

#[track_caller]
fn wins(bids: &str, seat: &str) -> Situation {
    let (table, winner) = stop_bids(bids);
    assert_eq!(winner.as_deref(), Some(seat), "{bids}");
    table
}

#[track_caller]
fn nobody(bids: &str) -> Situation {
    let (table, winner) = stop_bids(bids);
    assert_eq!(winner, None, "{bids}");
    table
}

/// ESC-059 The winning card is in the bank at once. ESC-060 Every other one stays until 9a and cannot
/// be paid out before.
#[test]
fn s4_card_return() {
    let table = wins("5321", "1").then("bank g5 | open 1 O2 - | open 2 O2 g3 | open 4 O2 g1");
    let table = table.plays("1 aside").until_phase(Phase::Sites);
    assert_eq!(table.table.public.bank.value(), 5 + 6 + 4 + 8 + 12);
    for (columns, phase) in [
        ("5321 1111 0000 0000 2222", Phase::Blockade),
        ("1111 0000 0000 5321 2222", Phase::Order),
    ] {
        let table = given("4 seats").round(columns).then("bank g5");
        assert_eq!(table.table.public.phase, phase);
    }
    let table = given("part P1 11")
        .round("1111 0000 0000 2222 5321")
        .until_phase(Phase::Move);
    table.then("bank g5 | open 2 O5 g3 | open 2 O1 g1");
}

/// ESC-061 Tied cards, and all of a phase nobody won, stay and earn privilege points.
#[test]
fn s4_tied_cards_earn_points() {
    let table = wins("5530", "3").then("open 1 O2 g5 | open 2 O2 g5 | open 3 O2 - | bank g3");
    let table = table.plays("3 aside").round_ends();
    // Each has a tied 1, 2 and 3 besides.
    table.then("discs 11 11 6 6");
    nobody("5544").then("discs 11 11 10 10");
}

/// ESC-062 A zero never wins: all zeros, and a lone one.
#[test]
fn s4_zeros_never_win() {
    nobody("0000").tells(Event::OfficialNotWon {
        official: Official::Stop,
        why: NotWon::NoBid,
    });
    let lone = given("hand 2 g00 | hand 3 g00 | hand 4 g00").any_sites();
    let lone = lone.gold("0--- 0--- 1000 1000 2---");
    lone.tells(Event::OfficialNotWon {
        official: Official::Blockade,
        why: NotWon::NoBid,
    });
}

/// ESC-063 A revealed zero goes back to the hand at all five officials, never to the bank.
/// ESC-064 As soon as its official is evaluated.
#[test]
fn s4_zeros_return() {
    let zeros = |table: &Situation| table.table.private[seat("4")].hand.count(Gold::Zero);
    // Laid on O1 and O2: back before the next question.
    let table = given("4 seats").round("5320 5320 1111 1111 2222");
    assert_eq!(
        (
            zeros(&table),
            table.table.public.open_card(seat("4"), Official::Blockade)
        ),
        (1, None)
    );
    let table = table.plays("1 aside");
    assert_eq!(zeros(&table), 2);
    // On O3 and O4.
    let table = given("4 seats")
        .round("1111 1111 5320 5320 2222")
        .then("phase order | stones 5 3 2 0");
    assert_eq!(zeros(&table), 2);
    // On O5, and with the option only at the settlement.
    let table = given("part P1 11")
        .round("1111 3333 2222 1111 5320")
        .until_phase(Phase::Move);
    assert_eq!(zeros(&table), 2);
    assert!(!table.round_ends().table.public.bank.has(Gold::Zero));
    let late = given("4 seats | option zeros settlement").round("5320 5320 1111 1111 2222");
    let late = late
        .then("open 4 O1 g0")
        .plays("1 aside, 1 aside")
        .round_ends();
    assert_eq!(zeros(&late), 2);
}

/// ESC-065 A blocked zero stays face down and comes back after its reveal in the next round.
#[test]
fn s4_a_blocked_zero() {
    let table = given("4 seats")
        .round("5333 5302 2222 1111 0000")
        .plays("1 block 3 O2, 1 aside")
        .round_ends();
    assert_eq!(table.table.private[seat("3")].hand.count(Gold::Zero), 1);
    let table = table
        .then("down 3 O2")
        .any_sites()
        .until_phase(Phase::Gold)
        .gold("3333 54.3 0000 2222 1111");
    table
        .then("phase stop | down 3 O3 O4 O5")
        .plays("1 aside")
        .round_ends();
}

/// ESC-066 The highest card wins: 5, 4, 4, 1.
#[test]
fn s4_the_highest_wins() {
    let how = Won::Highest;
    wins("5441", "1").tells(Event::OfficialWon {
        official: Official::Stop,
        seat: seat("1"),
        card: Gold::Five,
        how,
    });
}

/// ESC-067 DE, NL: 5, 5, 3, 0. ESC-068 NL: 5, 5, 2, 1. The next lower wins.
#[test]
fn s4_examples_of_the_next_lower() {
    let how = Won::NextLower { tied: Gold::Five };
    wins("5530", "3").tells(Event::OfficialWon {
        official: Official::Stop,
        seat: seat("3"),
        card: Gold::Three,
        how,
    });
    wins("5521", "3").tells(Event::OfficialWon {
        official: Official::Stop,
        seat: seat("3"),
        card: Gold::Two,
        how,
    });
}

/// ESC-069 DE, NL: 5, 5, 4, 4. ESC-070 DE: 4, 4, 4, 0. Nobody wins.
#[test]
fn s4_examples_of_nobody() {
    let none = Event::OfficialNotWon {
        official: Official::Stop,
        why: NotWon::AllTied,
    };
    nobody("5544").tells(none);
    nobody("4440").tells(none);
}

/// ESC-071 Empty slots do not bid: a lone positive card wins, no card at all wins nothing.
#[test]
fn s4_empty_slots_do_not_bid() {
    let table = given("hand 2 g00 | hand 3 g00 | hand 4 g00").any_sites();
    let table = table
        .gold("1--- 1--- 0000 0000 2---")
        .asks("1")
        .then("phase blockade | open 2 O1 -");
    let none = given("impossible | 2 seats | hand 1 g- | hand 2 g-").any_sites();
    none.tells(Event::OfficialNotWon {
        official: Official::Stop,
        why: NotWon::NoBid,
    });
    table.plays("1 aside");
}

/// ESC-072 Three bids: 5, 5, 2 and 3, 3, 3. Two bids: 5, 4 and 4, 4.
#[test]
fn s4_three_and_two_bids() {
    wins("552", "3");
    nobody("333");
    wins("54", "1");
    nobody("44");
}

/// ESC-073 All bids of four: the owner of the highest positive value shown once; 4, 4, 4, 2 → 2.
#[test]
fn s4_every_bid_of_four() {
    wins("4442", "4");
    for number in 0..6u32.pow(4) {
        let bids: Vec<u32> = (0..4).map(|place| number / 6u32.pow(place) % 6).collect();
        let once = |value: &u32| bids.iter().filter(|bid| *bid == value).count() == 1;
        let best = (1..6).rev().find(once);
        let expected = best.map(|value| bids.iter().position(|bid| *bid == value).unwrap() + 1);
        let text: String = bids.iter().map(ToString::to_string).collect();
        let (table, winner) = stop_bids(&text);
        assert_eq!(winner, expected.map(|seat| seat.to_string()), "{text}");
        let told = table
            .told
            .iter()
            .any(|told| matches!(told, LogItem::Public(Event::OfficialWon { .. })));
        assert_eq!(told, expected.is_some(), "{text}");
    }
}

/// The sheet's vectors with a blocked card: 5, 3, (blocked), 3 → 5; 3, 3, (blocked), 0 → nobody.
#[test]
fn s4_vectors_with_a_blocked_card() {
    let table = given("4 seats")
        .round("1115 5343 0000 2222 3331")
        .plays("4 block 3 O2")
        .asks("1");
    table.then("phase stop");
    let table = given("4 seats")
        .round("1115 3340 0000 2222 3331")
        .plays("4 block 3 O2");
    table.tells(Event::OfficialNotWon {
        official: Official::Stop,
        why: NotWon::AllTied,
    });
}
