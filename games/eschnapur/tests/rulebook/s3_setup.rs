//! §3 Set-up for two, three and four.

use eschnapur::{Phase, Privilege, PrivilegeSet, Window};

use crate::situation::{fresh, seat};

/// ESC-013 With four all eight parts are empty and under construction. ESC-014 Nobody has points.
/// ESC-015 Everybody has the same sixteen cards worth 43. ESC-016 The bank is empty. ESC-017 All
/// stones are in the supply. ESC-019 Both markers are aside, nobody has a turn-order marker.
#[test]
fn s3_four_players() {
    let table = fresh("4 seats").then(
        "bank g- | turned - | points 0 0 0 0 | discs 0 0 0 0 | stones 0 0 0 0 | stop - | blockade -",
    );
    for who in ["1", "2", "3", "4"] {
        let hand = table.table.private[seat(who)].hand;
        assert_eq!(
            (hand.to_string(), hand.len(), hand.value()),
            ("g5554433332221100".into(), 16, 43)
        );
        assert_eq!(table.answers(who)[..2], ["site P1", "site P2"]);
        assert_eq!(table.table.public.supply[seat(who)], 20);
    }
    assert!(table.table.public.parts.iter().all(|part| part.is_empty()));
    assert!(!table.table.public.ordered);
    assert_eq!(table.table.public.round, 1);
}

/// ESC-018 The privilege cards lie open, by rising cost.
#[test]
fn s3_privileges_by_rising_cost() {
    let table = fresh("4 seats").table;
    let row = table.rules.edition.row();
    let costs = row.map(|privilege| table.rules.edition.cost(privilege));
    assert!(costs.is_sorted(), "{costs:?}");
    assert_eq!(
        row.into_iter().collect::<PrivilegeSet>(),
        table.public.for_sale
    );
}

/// ESC-020 Before phase 6 of round 1 nobody has privilege points: no window opens, nothing is paid.
#[test]
fn s3_no_order_is_needed_before_it_is_dealt() {
    let table = fresh("4 seats").any_sites().then("phase gold");
    for who in ["1", "2", "3", "4"] {
        assert!(table.sale(who, Window::BeforeGold).is_empty());
    }
    let table = table
        .gold("5432 5432 0000 1111 1111")
        .plays("1 block 2 O5, 1 stop P1");
    assert_eq!(table.table.public.phase, Phase::DrawOrder);
    assert!(!table.table.public.ordered);
}

/// ESC-164 With three part 1 is turned, has no site cards and does not count as finished.
/// ESC-165 48 cards worth 129 are in the game, none in the bank.
#[test]
fn s3_three_players() {
    let table = fresh("3 seats").then("turned P1 | bank g-");
    assert_eq!(table.answers("1").first().unwrap(), "site P2");
    assert_eq!(table.answers("1").len(), 7);
    assert_eq!(table.table.public.finished(), 0);
    let gold: u16 = table
        .table
        .rules
        .seats
        .seats()
        .map(|s| table.table.public.owned[s].value())
        .sum();
    let cards: u8 = table
        .table
        .rules
        .seats
        .seats()
        .map(|s| table.table.public.owned[s].len())
        .sum();
    assert_eq!((cards, gold), (48, 129));
}

/// ESC-170 With two parts 1 and 7 are turned and do not count. ESC-171 Nineteen cards worth 48 each.
/// ESC-172 38 cards worth 96 are in the game, none in the bank. ESC-176 Eight privileges.
#[test]
fn s3_two_players() {
    let table = fresh("2 seats").then("turned P1 P7 | bank g- | hand 1 g5554433332222211100");
    let sites = [
        "site P2", "site P3", "site P4", "site P5", "site P6", "site P8",
    ];
    assert_eq!(table.answers("2"), sites);
    assert_eq!(table.table.public.finished(), 0);
    let hand = table.table.public.owned[seat("2")];
    assert_eq!((hand.len(), hand.value()), (19, 48));
    assert_eq!((2 * hand.len(), 2 * hand.value()), (38, 96));
    let cards = table.table.public.for_sale;
    assert_eq!(cards.len(), 8);
    assert!(!cards.contains(Privilege::RefuseBlockade) && !cards.contains(Privilege::ChooseOrder));
}
