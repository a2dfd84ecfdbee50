//! Phase 2: gold.

use eschnapur::{Illegal, Phase};

use crate::situation::{fresh, given, seat};

/// ESC-032 With five cards or more one on each of five officials: sixteen become eleven.
#[test]
fn s4_2_one_card_each() {
    let table = fresh("4 seats").any_sites();
    let table = table.refuses("1 leave O1", Illegal::MustLay);
    let table = table.gold("0000 0000 1111 1111 2222");
    // Two zeros have come back by the time somebody is asked or something is drawn.
    assert_eq!(table.table.public.phase, Phase::DrawOrder);
    assert_eq!(table.table.public.owned[seat("1")].len(), 14);
    let table = fresh("4 seats")
        .any_sites()
        .gold("5432 1111 1111 2222 3333");
    table.then("hand-size 1 11 | hand-size 4 11 | down 1 O2 O3 O4 O5");
}

/// ESC-033 Two cards on one official are refused.
#[test]
fn s4_2_not_two_on_one() {
    fresh("4 seats")
        .any_sites()
        .plays("1 lay O1 g5")
        .refuses("1 lay O1 g4", Illegal::OtherOfficial)
        .refuses("1 lay O3 g4", Illegal::OtherOfficial);
}

/// ESC-034 Laid unseen; any order of answers gives the same table.
#[test]
fn s4_2_any_order_of_answers() {
    let one = fresh("2 seats").any_sites();
    let other = fresh("2 seats").any_sites();
    let before = one.table.public.clone();
    let one = one.plays("1 lay O2 g5");
    assert!(one.table.public == before, "half a choice shows nothing");
    let one = one.plays(
        "1 lay O3 g4, 1 lay O4 g3, 1 lay O5 g1, 2 lay O2 g1, 2 lay O3 g1, 2 lay O4 g1, 2 lay O5 g2",
    );
    let other = other.plays("2 lay O2 g1, 1 lay O2 g5, 2 lay O3 g1, 2 lay O4 g1, 2 lay O5 g2, 1 lay O3 g4, 1 lay O4 g3, 1 lay O5 g1");
    assert!(one.table == other.table);
}

/// ESC-035 With three cards all three are laid and exactly two slots stay empty, by choice.
#[test]
fn s4_2_three_cards_five_slots() {
    let table = given("hand 1 g500").any_sites();
    let table = table.plays("1 leave O1, 1 lay O2 g0, 1 leave O3");
    let table = table
        .refuses("1 leave O4", Illegal::MustLay)
        .plays("1 lay O4 g5");
    let table = table
        .refuses("1 leave O5", Illegal::MustLay)
        .plays("1 lay O5 g0");
    assert!(!table.asked().contains(&seat("1")));
    let all = given("hand 1 g500")
        .any_sites()
        .plays("1 lay O1 g5, 1 lay O2 g0, 1 lay O3 g0");
    assert!(!all.asked().contains(&seat("1")), "nothing is left to lay");
}

/// ESC-036 Without hand cards all slots of a player stay empty and the player takes part in nothing.
#[test]
fn s4_2_no_cards() {
    let table = given("impossible | hand 1 g-").any_sites().asks("2 3 4");
    let table = table
        .gold("-222 -333 -000 -000 -111")
        .then("round 3 | owned 1 g-");
    assert!(table.told.iter().all(|told| !matches!(told,
        palast_core::LogItem::Public(eschnapur::Event::OfficialWon { seat: s, .. }) if *s == seat("1"))));
}

/// ESC-037 A carried card fills its slot and is one of the five: four more are laid.
#[test]
fn s4_2_a_carried_card_is_one_of_five() {
    let table = given("blockade 1 O3 | down 1 O3 g4").any_sites();
    let table = table.plays("1 lay O1 g5, 1 lay O2 g0, 1 lay O4 g1, 1 lay O5 g1");
    assert!(!table.asked().contains(&seat("1")));
    assert_eq!(table.table.private[seat("1")].hand.len(), 15 - 4);
}

/// ESC-038 Carried on O4: with two hand cards two of the others stay empty, with four none.
#[test]
fn s4_2_a_carried_card_and_a_short_hand() {
    let table = given("blockade 1 O4 | down 1 O4 g0 | hand 1 g50").any_sites();
    let table = table
        .plays("1 leave O1, 1 leave O2")
        .refuses("1 leave O3", Illegal::MustLay);
    let table = table
        .plays("1 lay O3 g5")
        .refuses("1 leave O4", Illegal::OtherOfficial);
    table.plays("1 lay O5 g0");
    let four = given("blockade 1 O4 | down 1 O4 g0 | hand 1 g5430").any_sites();
    four.refuses("1 leave O1", Illegal::MustLay);
}

/// ESC-039 The owner can neither change nor move the carried card.
#[test]
fn s4_2_a_carried_card_stays() {
    let table = given("blockade 1 O2 | down 1 O2 g4")
        .any_sites()
        .plays("1 lay O1 g5");
    let table = table.refuses("1 lay O2 g5", Illegal::OtherOfficial);
    assert!(
        table
            .answers("1")
            .iter()
            .all(|answer| answer.starts_with("lay O3"))
    );
    assert_eq!(table.table.private[seat("1")].down[1].unwrap().value(), 4);
}

/// ESC-173 With two O1 is out: four cards on O2 to O5, no blockade phase, nothing is ever blocked.
/// ESC-174 With three hand cards exactly one slot stays empty, with four or more none.
#[test]
fn s4_2_two_players_lay_four() {
    let table = fresh("2 seats")
        .any_sites()
        .refuses("1 lay O1 g5", Illegal::OtherOfficial);
    let table = table
        .gold("53 53 53 33")
        .then("phase stop | blockade - | open 1 O1 -");
    assert_eq!(table.table.public.officials().len(), 4);
    table.round_ends().then("blockade -");
    let short = given("2 seats | hand 1 g500").any_sites();
    let short = short
        .plays("1 lay O2 g5, 1 leave O3")
        .refuses("1 leave O4", Illegal::MustLay);
    short.plays("1 lay O4 g0, 1 lay O5 g0").asks("2");
    let enough = given("2 seats | hand 1 g5500").any_sites();
    enough.refuses("1 leave O2", Illegal::MustLay);
}
