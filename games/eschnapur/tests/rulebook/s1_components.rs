//! §1, §2 Components and the default edition.

use eschnapur::{
    Edition, Eschnapur, Official, Options, Part, Parts, Privilege, PrivilegeSet, Purse,
};
use palast_core::{Edition as _, Rules, RulesError};

use crate::situation::{fresh, seat};

/// ESC-001 Two, three or four play; one and five are refused.
#[test]
fn s1_two_to_four_play() {
    for seats in 2..=4 {
        assert!(Rules::<Eschnapur>::new(seats, Options::default()).is_ok());
    }
    for asked in [1, 5] {
        let refused = Rules::<Eschnapur>::new(asked, Options::default());
        let (low, high) = (2, 4);
        assert_eq!(refused, Err(RulesError::Seats { asked, low, high }));
    }
}

/// ESC-002 The deck: 8, 8, 12, 16, 8, 12 cards, worth 172. ESC-015 Four starting hands are all of it.
#[test]
fn s1_the_deck() {
    let mut all = Purse::EMPTY;
    let table = fresh("4 seats").table;
    table
        .rules
        .seats
        .seats()
        .for_each(|s| all.add_all(&table.public.owned[s]));
    assert_eq!(all, Purse::new([8, 8, 12, 16, 8, 12]));
    assert_eq!((all.len(), all.value(), Purse::DECK), (64, 172, all));
}

/// ESC-003 Twenty stones of each of four colours.
#[test]
fn s1_eighty_stones() {
    let table = fresh("4 seats").table;
    let stones: u8 = table
        .rules
        .seats
        .seats()
        .map(|s| table.public.supply[s])
        .sum();
    assert_eq!((stones, table.public.supply[seat("4")]), (80, 20));
}

/// ESC-004 Eight parts, and a site card for each of them in every colour.
#[test]
fn s1_eight_parts() {
    assert_eq!(Part::ALL.map(Part::number), [1, 2, 3, 4, 5, 6, 7, 8]);
    let four = fresh("4 seats");
    for who in ["1", "2", "3", "4"] {
        assert_eq!(four.answers(who).len(), 8);
    }
}

/// ESC-005 Ten different privilege cards, one of each: what is bought is gone.
#[test]
fn s1_ten_privileges() {
    let all: PrivilegeSet = Privilege::ALL.into_iter().collect();
    assert_eq!(
        (all.len(), fresh("4 seats").table.public.for_sale),
        (10, all)
    );
}

/// ESC-006 The officials and the phases in which they are evaluated.
#[test]
fn s1_officials_and_phases() {
    use Official::{Blockade, Move, Order, Stones, Stop};
    let phases = [(Blockade, 3), (Stop, 4), (Stones, 5), (Order, 6), (Move, 8)];
    assert_eq!(
        Official::ALL.map(|official| (official, official.phase())),
        phases
    );
    assert_eq!(Official::ALL.map(Official::number), [1, 2, 3, 4, 5]);
}

fn plans(parts: Parts) -> Vec<(u8, u8, Vec<u8>, u8)> {
    let edition = Edition::parse(Edition::DEFAULT_TEXT).unwrap();
    let options = Options {
        parts,
        ..Options::default()
    };
    let of = |part| {
        let plan = edition.part(&options, part);
        let bags = (0..plan.fields).filter(|field| plan.has_bag(*field));
        let bags = bags.map(|field| plan.value(field)).collect();
        (plan.first, plan.value(plan.fields - 1), bags, plan.wage)
    };
    Part::ALL.into_iter().map(of).collect()
}

/// ESC-007 The field values, ESC-008 the wages and ESC-009 the bags of the default edition.
#[test]
fn s2_the_default_parts() {
    let expected = [
        (1, 16, vec![9], 16),
        (8, 16, vec![12], 9),
        (5, 16, vec![11], 12),
        (10, 16, vec![13], 7),
        (7, 16, vec![12], 10),
        (4, 16, vec![11], 13),
        (3, 16, vec![10], 14),
        (6, 16, vec![12], 11),
    ];
    assert_eq!(plans(Parts::R1), expected);
}

/// ESC-010 The second preset.
#[test]
fn s2_the_other_preset() {
    let expected = [
        (3, 18, vec![11], 14),
        (7, 15, vec![11], 9),
        (5, 16, vec![11], 12),
        (8, 14, vec![11], 8),
        (7, 16, vec![12], 10),
        (5, 17, vec![12], 13),
        (4, 17, vec![11], 13),
        (6, 16, vec![12], 11),
    ];
    assert_eq!(plans(Parts::R2), expected);
}

/// ESC-011 The two stated costs, ESC-012 the eight reconstructed ones, ESC-018 in rising order.
#[test]
fn s2_the_costs() {
    let edition = Edition::parse(Edition::DEFAULT_TEXT).unwrap();
    let row = edition
        .row()
        .map(|privilege| (privilege.word(), edition.cost(privilege)));
    let expected = [
        ("choose-order", 6),
        ("win-ties", 7),
        ("free-sites", 8),
        ("gold5", 9),
        ("refuse-blockade", 10),
        ("ban-last", 11),
        ("gold3-stones2", 12),
        ("ignore-stop", 13),
        ("stones3", 14),
        ("hand-play", 15),
    ];
    assert_eq!(row, expected);
    let stated: Vec<Privilege> = Privilege::ALL
        .into_iter()
        .filter(|p| edition.cost_origin(*p).confidence == palast_core::Confidence::Stated)
        .collect();
    assert_eq!(stated, [Privilege::ChooseOrder, Privilege::RefuseBlockade]);
}
