//! §8 The stalemate, and seats out of time.

use eschnapur::{Event, Phase};

use crate::situation::{Situation, given, seat};

fn poor(rest: &str) -> Situation {
    given(&format!("2 seats | hand 1 g00 | hand 2 g00 | {rest}"))
}

fn idle(table: Situation) -> Situation {
    table.any_sites().gold("00 00 -- --")
}

/// ESC-233 Nobody has gold of value or stones, and nobody buys an instant: each takes gold worth 3, in turn
/// order, before the next round.
#[test]
fn s8_26_relief() {
    let table = idle(poor("order 2 1"))
        .tells(Event::ReliefDue)
        .asks("2")
        .then("round 2");
    let table = table
        .plays("2 take g3, 1 take g21")
        .then("round 3 | owned 1 g2100 | owned 2 g300");
    drop(table);
    // A stone on a board, gold of value, or an instant bought, and there is none.
    let stone = idle(poor("stones 1 0")).until_phase(Phase::Sites);
    assert!(
        !stone
            .told
            .iter()
            .any(|told| matches!(told, palast_core::LogItem::Public(Event::ReliefDue)))
    );
    let gold = given("2 seats | hand 1 g100 | hand 2 g00")
        .any_sites()
        .gold("00 00 1- --")
        .until_phase(Phase::Sites);
    assert!(
        !gold
            .told
            .iter()
            .any(|told| matches!(told, palast_core::LogItem::Public(Event::ReliefDue)))
    );
    let bought = poor("discs 9 0 | sold win-ties")
        .any_sites()
        .plays("1 buy gold5")
        .until_phase(Phase::Payout);
    let bought = bought
        .until_phase(Phase::Gold)
        .until_phase(Phase::Sites)
        .then("round 3");
    assert!(
        !bought
            .told
            .iter()
            .any(|told| matches!(told, palast_core::LogItem::Public(Event::ReliefDue)))
    );
    // The other way, by option.
    idle(poor("option stalemate end")).then("over | ending stalemate");
}

/// ESC-234 After three such payments without a stone placed or a part finished the match ends instead of
/// a fourth, with normal final scoring; a stone placed starts the count anew.
#[test]
fn s8_39_endless_stalemate() {
    let table = idle(poor("reliefs 2"))
        .until_phase(Phase::Sites)
        .then("going");
    assert_eq!(table.table.public.reliefs, 3);
    let table = idle(poor("reliefs 3 | discs 1 0 | points 5 4"));
    table.then("over | ending stalemate | disc-points 6 0 | points 11 4 | winners 1");
    let placed = poor("reliefs 3 | stones 1 0 | building 1").plays("1 build P2");
    assert_eq!(placed.table.public.reliefs, 0);
    let finished =
        given("2 seats | bank g- | reliefs 3 | part P8 11111111111 | part P2 1 | moving 1")
            .plays("1 stay");
    assert_eq!(finished.table.public.reliefs, 0);
}

/// ESC-235 A seat out of time: two legal sites, the lowest gold, markers aside, the order as it is, stones
/// to the fuller part, no move, no purchase, the fewest cards.
#[test]
fn s8_27_out_of_time() {
    let table = given("turned P1 P2 P3 P4");
    assert!(["site P5", "site P6", "site P7", "site P8"].contains(&table.absent("1").as_str()));
    let chosen: std::collections::BTreeSet<String> = (0..50u64)
        .map(|number| {
            use palast_core::Game;
            let seat_view = table.table.view_ref(seat("1"));
            let ask = eschnapur::Eschnapur::question(seat_view);
            let mut dice = palast_core::Dice::from_number(number);
            eschnapur::Eschnapur::timeout_action(seat_view, &ask, &mut dice).to_string()
        })
        .collect();
    assert_eq!(chosen.len(), 4, "sites are random");
    let table = given("4 seats").any_sites();
    assert_eq!(table.absent("1"), "lay O1 g0");
    let table = table.plays("1 lay O1 g0, 1 lay O2 g0");
    assert_eq!(table.absent("1"), "lay O3 g1");
    assert_eq!(given("blocking 1 | down 2 O3 g1").absent("1"), "aside");
    assert_eq!(given("stopping 1").absent("1"), "aside");
    assert_eq!(
        given("order 3 1 4 2 | dealing 1").absent("1"),
        "order 3 1 4 2"
    );
    assert_eq!(given("round 1 | dealing 1").absent("1"), "order 1 2 3 4");
    let fuller = given("stones 1 0 0 0 | sites 1 P1 P4 | part P1 2222 | part P4 2222 | building 1");
    assert_eq!(fuller.absent("1"), "build P4");
    assert_eq!(given("part P1 12 | moving 1").absent("1"), "stay");
    assert_eq!(given("discs 50 0 0 0").any_sites().absent("1"), "pass");
    assert_eq!(given("discs 50 0 0 0 | building 1").absent("1"), "end");
    let payout = given("bank g43322 | part P4 1111111 | part P1 2 | moving 1").plays("1 stay");
    assert_eq!(payout.absent("1"), "take g43");
}
