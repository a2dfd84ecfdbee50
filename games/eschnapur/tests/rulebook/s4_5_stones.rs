//! Phase 5: stones.

use eschnapur::Event;
use palast_core::SeatSet;

use crate::situation::{Situation, given, seat};

fn bids(seats: &str, o3: &str) -> Situation {
    let n = o3.len();
    let column = |digit: &str| digit.repeat(n);
    let columns = [
        column("2"),
        column("3"),
        o3.into(),
        "5432"[..n].into(),
        column("1"),
    ];
    let columns = &columns[usize::from(n == 2)..];
    given(&format!("{n} seats | {seats}"))
        .round(&columns.join(" "))
        .then("phase order")
}

/// ESC-080 A value shown once gives that many stones; ESC-081 shown more often half, rounded up.
#[test]
fn s4_5_full_and_half() {
    bids("bank g-", "5321").then("stones 5 3 2 1 | supply 15 17 18 19");
    for (value, half) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)] {
        bids("bank g-", &format!("{value}{value}")).then(&format!("stones {half} {half}"));
    }
}

/// ESC-082 DE, NL: 5, 5, 4, 3 → 3, 3, 4, 3. ESC-083 DE, NL: 5, 4, 4, 4 → 5, 2, 2, 2.
#[test]
fn s4_5_examples() {
    let halved: SeatSet = [seat("1"), seat("2")].into_iter().collect();
    let table = bids("bank g-", "5543").then("stones 3 3 4 3");
    let stones = table.table.public.stones;
    table.tells(Event::StonesGiven { stones, halved });
    bids("bank g-", "5444").then("stones 5 2 2 2");
}

/// ESC-084 A zero and an empty slot give nothing: 1, 1, 0, none; the zero is back in hand. The sheet's
/// vector 1, 1, 0, 0 too.
#[test]
fn s4_5_zero_and_none() {
    bids("bank g-", "1100").then("stones 1 1 0 0");
    let table = given("hand 4 g500")
        .any_sites()
        .gold("2220 3330 110- 5435 111-");
    let hand = table.table.private[seat("3")].hand;
    assert_eq!(hand.count(eschnapur::Gold::Zero), 2);
    table.then("stones 1 1 0 0");
}

/// ESC-085 All positive cards go to the bank at once, unique or tied.
#[test]
fn s4_5_cards_are_spent() {
    bids("bank g-", "5540").then("bank g5554");
}

/// ESC-086 With fewer stones in the supply the player takes what is left; the rest is not owed.
#[test]
fn s4_5_a_short_supply() {
    let table = given("impossible | supply 1 2").round("2222 3333 5321 5432 1111");
    table.then("stones 2 3 2 1 | supply 0 17 18 19");
}
