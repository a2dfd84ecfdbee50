//! §4 Phase I: crafts and income.

use amyitis::{Craft, Event, Gain, Outcome, Phase, Reason};

use crate::situation::{Situation, given, given_v1, given_v2, seat};

/// AM-037 Phase I, II, III, and again.
#[test]
fn s4_phases() {
    for build in [given_v1, given_v2] {
        let table = build("base | temple marduk 1");
        assert_eq!(table.table.public.phase, Phase::Actions);
        let table = table.all_pass();
        assert_eq!(table.table.public.phase, Phase::RoundEnd);
        let table = table.plays("3 temple marduk");
        assert_eq!(table.table.public.phase, Phase::Crafts);
        let table = table.settle().then("round 2");
        assert_eq!(table.table.public.phase, Phase::Actions);
    }
}

/// AM-038 All craft cards are shuffled each round, those of the last round included; three for each
/// player are shown.
#[test]
fn s4_all_cards_anew() {
    let check = |build: fn(&str) -> Situation| {
        for (count, all, shown) in [(2, 10u32, 6), (3, 14, 9), (4, 18, 12)] {
            let mut table = build(&format!("{count} seats | base"));
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
        let table = build("2 seats | base")
            .next_round()
            .draws("row merchant priest priest");
        let more = table.chances();
        assert!(
            more.iter()
                .all(|(outcome, _)| !outcome.to_string().contains("priest"))
        );
        let peasants = Outcome::Row([Craft::Peasant, Craft::Peasant, Craft::Merchant]);
        assert!(
            more.iter()
                .any(|(outcome, weight)| *outcome == peasants && *weight == 6)
        );
    };
    check(given_v1);
    check(given_v2);
}

/// AM-039 Banker 1 pays 1 talent, Banker 2 pays 2. AM-040 Banker 3 pays 2 talents and 2 VP, lower
/// levels add nothing (anchor 6).
#[test]
fn s4_bankers_pay() {
    let start = "4 seats | base | talents 4 4 4 4 | level 1 banker 1 | level 2 banker 2";
    let table = given(&format!("{start} | level 3 banker 3"));
    let table = table.plays("1 pass, 2 pass, 3 pass, 4 pass, 4 temple marduk");
    // In version 2 the procession brings Marduk's favour besides.
    let table = table.settle().then("talents 5 6 6 4");
    let table = table.then("v1: vp 0 0 2 0 | v2: vp 0 0 2 2");
    let why = Reason::Banker(3);
    let gain = Gain::Vp(2);
    let table = table.tells(Event::Got {
        seat: seat("3"),
        gain,
        why,
    });
    let table = table.next_round().settle();
    table.then("v1: vp 0 0 4 0 | v2: vp 0 0 4 4");
}

/// AM-041 In turn order from the first player; later ones get fewer, the VP come all the same.
#[test]
fn s4_income_in_turn_order() {
    let start = "4 seats | base | level 1 banker 3 | level 2 banker 2 | v1: level 3 banker 2 | v2: level 3 banker 1";
    // 27 talents are out; the card goes from 1 to 2, so 2 is paid first, then 3, and 1 last.
    let table =
        given(&format!("{start} | talents 24 1 1 1")).plays("1 pass, 2 pass, 3 pass, 4 pass");
    let table = table
        .then("talents 24 1 1 1")
        .plays("4 temple marduk")
        .settle();
    table.then("first 2 | talents 24 3 2 1 | v1: vp 2 0 0 0 | v2: vp 2 0 0 2 | stock talents 0");
}
