//! §4 Phase I: crafts and income.

use amyitis::{Craft, Event, Gain, Outcome, Phase, Reason};

use crate::situation::{given_v1, seat};

/// AM-037 Phase I, II, III, and again.
#[test]
fn s4_phases() {
    let table = given_v1("base | temple marduk 1");
    assert_eq!(table.table.public.phase, Phase::Actions);
    let table = table.all_pass();
    assert_eq!(table.table.public.phase, Phase::RoundEnd);
    let table = table.plays("3 temple ishtar");
    assert_eq!(table.table.public.phase, Phase::Crafts);
    let table = table.settle().then("round 2");
    assert_eq!(table.table.public.phase, Phase::Actions);
}

/// AM-038 All craft cards are shuffled each round, those of the last round included; three for each
/// player are shown.
#[test]
fn s4_all_cards_anew() {
    for (count, all, shown) in [(2, 10u32, 6), (3, 14, 9), (4, 18, 12)] {
        let mut table = given_v1(&format!("{count} seats | base"));
        for _ in 0..2 {
            table = table.next_round();
            // All ways to draw three of the whole deck.
            let ways: u32 = table.chances().iter().map(|(_, weight)| weight).sum();
            assert_eq!(ways, all * (all - 1) * (all - 2) / 6);
            table = table.settle();
            assert_eq!(table.table.public.rows().len() * 3, shown);
            assert!(table.table.public.rows().iter().all(|row| row.turned == 0));
        }
    }
    // Rows come without putting back: with two players two Priests are all there are.
    let table = given_v1("2 seats | base")
        .next_round()
        .draws("row merchant priest priest");
    let more = table.chances();
    assert!(
        more.iter()
            .all(|(outcome, _)| !outcome.to_string().contains("priest"))
    );
    assert!(more.iter().any(|(outcome, weight)| {
        *outcome == Outcome::Row([Craft::Peasant, Craft::Peasant, Craft::Merchant]) && *weight == 6
    }));
}

/// AM-039 Banker 1 pays 1 talent, Banker 2 pays 2. AM-040 Banker 3 pays 2 talents and 2 VP, lower
/// levels add nothing (anchor 6).
#[test]
fn s4_bankers_pay() {
    let table = given_v1("4 seats | base | level 1 banker 1 | level 2 banker 2 | level 3 banker 3");
    let table = table.plays("1 pass, 2 pass, 3 pass, 4 pass, 4 temple ishtar");
    let before = table.table.public.clone();
    let table = table.settle();
    let after = &table.table.public;
    let gain = |s: &str| after.players[seat(s)].talents - before.players[seat(s)].talents;
    assert_eq!(["1", "2", "3", "4"].map(gain), [1, 2, 2, 0]);
    let table = table.then("vp 0 0 2 0");
    let why = Reason::Banker(3);
    let gain = Gain::Vp(2);
    let table = table.tells(Event::Got {
        seat: seat("3"),
        gain,
        why,
    });
    table.next_round().settle().then("vp 0 0 4 0");
}

/// AM-041 In turn order from the first player; later ones get fewer, the VP come all the same.
#[test]
fn s4_income_in_turn_order() {
    let start = "4 seats | base | level 1 banker 3 | level 2 banker 2 | level 3 banker 2";
    // 27 talents are out; the card goes from 1 to 2, so 2 is paid first, then 3, and 1 last.
    let table =
        given_v1(&format!("{start} | talents 24 1 1 1")).plays("1 pass, 2 pass, 3 pass, 4 pass");
    let table = table
        .then("talents 24 1 1 1")
        .plays("4 temple marduk")
        .settle();
    table.then("first 2 | talents 24 3 2 1 | vp 2 0 0 0 | stock talents 0");
}
