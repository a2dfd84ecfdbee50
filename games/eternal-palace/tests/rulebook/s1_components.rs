//! §1 Components and options.

use eternal_palace::{Adviser, Class, EternalPalace, Feature, Goods, Layer, Options, Resource};
use palast_core::{OptionError, Options as _, Rules, RulesError};

use crate::situation::{fresh, given};

/// EP-001 One to five players.
#[test]
fn s1_one_to_five() {
    for seats in 1..=5 {
        assert!(Rules::<EternalPalace>::new(seats, Options::default()).is_ok());
    }
    for seats in [0, 6] {
        let refused = Rules::<EternalPalace>::new(seats, Options::default());
        assert!(matches!(refused, Err(RulesError::Seats { .. })));
    }
}

/// EP-002, EP-010, EP-011 42 base cards of 24 kinds with their classes, copies and costs.
#[test]
fn s1_the_adviser_cards() {
    let rules = fresh("4 seats").table.rules;
    let edition = &rules.edition;
    let base = |card: &Adviser| !card.is_of_privileges();
    let cards: Vec<Adviser> = edition.advisers.iter().filter(base).collect();
    assert_eq!(cards.len(), 42);
    let class = |kind: u8| Adviser::new(kind, 0).unwrap().class();
    assert!((1..=6).all(|kind| class(kind) == Class::Patron));
    assert!((7..=12).all(|kind| class(kind) == Class::Trader));
    assert!((13..=18).all(|kind| class(kind) == Class::Diplomat));
    assert!((19..=24).all(|kind| class(kind) == Class::Artisan));
    for kind in 1..=24 {
        let first = Adviser::new(kind, 0).unwrap();
        let second = Adviser::new(kind, 1).unwrap();
        assert!(edition.advisers.contains(first) && !edition.marked.contains(first));
        let twice = class(kind) != Class::Diplomat;
        assert_eq!(edition.advisers.contains(second), twice);
        assert_eq!(edition.marked.contains(second), twice);
    }
    let cost = |card: &str| edition.cost(card.parse().unwrap());
    let of = |resources: [u16; 4]| Goods::resources(resources);
    assert_eq!(cost("A01a"), of([0, 1, 0, 1]));
    assert_eq!(cost("A01b"), of([1, 0, 1, 0]));
    assert_eq!(cost("A06b"), of([0, 0, 1, 1]));
    assert_eq!(cost("A09a"), of([0, 0, 1, 0]));
    assert_eq!(cost("A17a"), of([1, 0, 1, 1]));
    assert_eq!(cost("A18a"), of([0, 0, 1, 0]));
    assert_eq!(cost("A24b"), of([1, 0, 0, 1]));
    let total = cards
        .iter()
        .fold(Goods::NONE, |sum, card| sum.plus(edition.cost(*card)));
    assert_eq!(total, of([18, 17, 15, 14]));
}

/// EP-007 Goods have no limit but the width of a number: far beyond the box.
#[test]
fn s1_the_supply_never_runs_out() {
    let rich = given("2 seats | 1 has 500 fish 300 wisdom 90 wood | 1 groups 4 | turn 1");
    rich.plays("1 place 4 4 4")
        .then("1 has 500 fish 300 wisdom 91 wood");
}

/// EP-008 One player stands on all tracks and at 7 and 12 at once.
#[test]
fn s1_markers_never_run_out() {
    let all = "1 layers 1 2 3 4 5 6 7 8 9 10 11 12 EB X | option river on | field 1 1 | demand D03";
    let table = given(&format!(
        "3 seats | {all} | 1 has 1 kaolin | 1 groups 3 | turn 1"
    ));
    assert_eq!(table.player("1").layers.len(), 14);
    assert!(table.allows("1 place 3 RM 3"));
}

/// EP-380 The features and the order of the layers; the seats' colours are tested where they are drawn.
#[test]
fn s1_features_and_layers() {
    let names: Vec<&str> = Feature::ALL.iter().map(|feature| feature.word()).collect();
    assert_eq!(names.len(), 10);
    assert_eq!(names[..3], ["tower", "golden-lion", "moon"]);
    let order: Vec<String> = Layer::BACK_TO_FRONT.iter().map(Layer::to_string).collect();
    assert_eq!(order.join(" "), "1 2 3 4 5 6 EB 7 8 9 X 10 11 12");
    assert_eq!(Resource::ALL.len(), 4);
}

/// EP-210, EP-211, EP-212, EP-298, EP-299 What goes together and what does not.
#[test]
fn s9_combinations() {
    let check = |seats: u8, chosen: &[(&str, &str)]| {
        let mut options = Options::default();
        for (name, value) in chosen {
            options.set(name, value).unwrap();
        }
        Rules::<EternalPalace>::new(seats, options).map(|_| ())
    };
    let outside = ["labyrinth", "river", "compositions"];
    for one in outside {
        for two in outside.iter().filter(|two| **two != one) {
            let refused = check(3, &[(one, "on"), (two, "on")]);
            assert!(matches!(
                refused,
                Err(RulesError::Option(OptionError::Clash { .. }))
            ));
        }
        for seats in 2..=5 {
            let all = [
                (one, "on"),
                ("privileges", "on"),
                ("alt-fish-market", "on"),
                ("alt-academy", "on"),
                ("alt-temple", "on"),
                ("alt-market", "on"),
                ("alt-bridge", "on"),
            ];
            assert_eq!(check(seats, &all), Ok(()));
        }
    }
    let privileges = check(1, &[("privileges", "on")]);
    let expected = OptionError::DoesNotFit {
        name: "privileges",
        value: "on",
    };
    assert_eq!(privileges, Err(RulesError::Option(expected)));
    for outside in ["labyrinth", "river"] {
        assert!(check(1, &[(outside, "on")]).is_err());
        assert_eq!(
            check(1, &[(outside, "on"), ("strategy", "perception")]),
            Ok(())
        );
        assert_eq!(check(2, &[(outside, "on")]), Ok(()));
    }
    assert_eq!(
        check(1, &[("compositions", "on"), ("alt-bridge", "on")]),
        Ok(())
    );
}
