//! §11.1, §11.2 The Master's goods, dice and cards.

use std::collections::BTreeSet;

use eternal_palace::{Difficulty, EternalPalace, Event, MasterCard, Options, Slot, Strategy, Task};
use palast_core::{OptionError, Options as _, Rules, RulesError};

use crate::situation::{Situation, fresh, given};

fn check(options: &[(&str, &str)]) -> Result<(), OptionError> {
    let mut chosen = Options::default();
    for (name, value) in options {
        chosen.set(name, value).unwrap();
    }
    match Rules::<EternalPalace>::new(1, chosen) {
        Ok(_) => Ok(()),
        Err(RulesError::Option(error)) => Err(error),
        Err(other) => panic!("{other:?}"),
    }
}

fn set_up(text: &str) -> Situation {
    fresh(text).draws_until(|table| matches!(table.table.public.task(), Task::Roll(_)))
}

/// EP-296, EP-013, EP-015 Set up as for two: three face-up advisers, unmarked cards only; his own goods and
/// markers.
#[test]
fn s11_1_two_player_set_up() {
    let table = set_up("1 seat");
    let public = &table.table.public;
    assert_eq!((public.display.len(), public.pile), (3, 21));
    assert_eq!(public.row().len(), 2);
    let edition = &table.table.rules.edition;
    let pile = edition.pile(1, &Options::default());
    assert!(pile.iter().all(|card| !edition.marked.contains(card)));
    table
        .then("1 has 3 fish 2 wisdom 1 each | 2 has 2 fish 2 wisdom")
        .then("2 palace 0 | 2 bridge 0 | 2 track 1 0 | 2 layers - | 1 held 3 | 2 held 3");
}

/// EP-297 M, X and Y are rolled first, one by one; Z and the second M are in the palace.
#[test]
fn s11_1_his_dice() {
    let table = set_up("1 seat")
        .chance("roll 111, die 4, die 6, die 5")
        .asks("1");
    let order = table.table.rules.edition.master_dice;
    assert_eq!(order, [Slot::M, Slot::X, Slot::Y, Slot::Z, Slot::M]);
    assert_eq!(table.table.public.master.faces, [4, 6, 5, 0, 0]);
    assert_eq!(table.player("2").dice.to_string(), "456");
    assert_eq!(table.player("2").in_palace(), 2);
}

/// EP-298 Six strategies and three difficulties; Balance does not go with Labyrinth or River Market.
#[test]
fn s11_1_strategies_and_difficulties() {
    assert_eq!((Strategy::ALL.len(), Difficulty::ALL.len()), (6, 3));
    for strategy in Strategy::ALL.iter().map(|strategy| strategy.word()) {
        for difficulty in Difficulty::ALL.iter().map(|difficulty| difficulty.word()) {
            let chosen = [("strategy", strategy), ("difficulty", difficulty)];
            assert_eq!(check(&chosen), Ok(()));
        }
        for other in ["labyrinth", "river"] {
            let refused = check(&[("strategy", strategy), (other, "on")]);
            if strategy == "balance" {
                let clash = OptionError::Clash {
                    name: "strategy",
                    value: "balance",
                    other,
                    other_value: "on",
                };
                assert_eq!(refused, Err(clash));
            } else {
                assert_eq!(refused, Ok(()));
            }
        }
    }
}

/// EP-299 No Privileges in solo; two compositions are on offer. EP-211 Any alternative place goes.
#[test]
fn s11_1_privileges_and_compositions() {
    let refused = OptionError::DoesNotFit {
        name: "privileges",
        value: "on",
    };
    assert_eq!(check(&[("privileges", "on")]), Err(refused));
    for place in ["fish-market", "academy", "temple", "market", "bridge"] {
        assert_eq!(check(&[(&format!("alt-{place}"), "on")]), Ok(()));
    }
    let table = set_up("1 seat | option compositions on");
    assert_eq!(table.table.public.compositions.len(), 2);
}

/// His rows with this card and these dice (M X Y Z M).
fn rows(card: &str, dice: &str) -> Situation {
    let table = given(&format!(
        "1 seat | 1 dice 111 | master-dice {dice} | planning"
    ));
    table
        .plays("1 group 1 1 1")
        .chance(&format!("master {card}"))
}

/// EP-300 The card comes when the human has grouped; rows without dice are skipped, both M share a row.
#[test]
fn s11_2_rows_are_groups() {
    rows("M04", "3 2 6").then("2 groups 2 6 3").asks("1");
    rows("M01", "3 2 6").then("2 groups 3 2 6");
    rows("M01", "3 2 6 1").then("2 groups 3 2 6 1");
    rows("M01", "3 2 6 1 4").then("2 groups 34 2 6 1");
    rows("M14", "6 1 2").then("2 groups 12 6");
    let card: MasterCard = "M09".parse().unwrap();
    let table = rows("M09", "1 2 3").tells(Event::MasterCardShown { card });
    assert_eq!(table.table.public.master.card, Some(card));
    table.then("2 groups 2 3 1");
}

/// EP-301 The lowest die of a row above 12 goes below, again and again; 12 stays.
#[test]
fn s11_2_rows_above_twelve() {
    rows("M15", "6 5 5")
        .then("2 groups 56 5")
        .tells(Event::MasterSplit { face: 5 });
    rows("M15", "6 5 1").then("2 groups 156");
    rows("M15", "6 5 2").then("2 groups 56 2");
    rows("M15", "6 6 6 1 6").then("2 groups 66 1 6 6");
    rows("M14", "1 6 6 6").then("2 groups 66 1 6");
}

/// EP-302 New rows go below earlier ones, and a used-up pile is shuffled anew. EP-024 Any card of the pile is
/// as likely as any other to come next.
#[test]
fn s11_2_the_master_pile() {
    rows("M15", "5 6 3 1 6").then("2 groups 66 1 3 5");
    let reveal = |pile: &str| {
        let text =
            format!("1 seat | 1 dice 111 | master-dice 1 2 3 | master-pile {pile} | planning");
        given(&text).plays("1 group 1 1 1")
    };
    let drawn = reveal("M03 M07").chance("master M07");
    assert_eq!(
        drawn.table.public.master.pile,
        ["M03".parse().unwrap()].into_iter().collect()
    );
    assert_eq!(reveal("M03 M07").chances().len(), 2);
    let anew = reveal("");
    assert_eq!(anew.chances().len(), 17);
    assert!(anew.chances().iter().all(|(_, weight)| *weight == 1));
    assert_eq!(anew.chance("master M07").table.public.master.pile.len(), 16);
}

/// EP-381 The rows of the 17 cards: every way to split the four slots but one row and X or Y apart from the
/// rest, single rows in six orders.
#[test]
fn s11_2_the_cards() {
    let printed = [
        "M X Y Z", "MX Y Z", "X MY Z", "X Y MZ", "XY M Z", "M XZ Y", "M X YZ", "MX YZ", "X Y Z M",
        "MY XZ", "Y Z M X", "MZ XY", "Z M X Y", "XYZ M", "MXY Z", "Y X Z M", "Z Y X M",
    ];
    let rules = Rules::<EternalPalace>::new(1, Options::default()).unwrap();
    let (mut splits, mut tops, mut orders) = (Vec::new(), BTreeSet::new(), BTreeSet::new());
    for (card, wanted) in rules.edition.master_cards.iter().zip(printed) {
        let rows = card.iter().map(|row| {
            let slots = Slot::ALL.iter().filter(|slot| row.contains(**slot));
            slots.map(|slot| slot.word()).collect::<String>()
        });
        let rows: Vec<String> = rows.filter(|row| !row.is_empty()).collect();
        assert_eq!(rows.join(" "), wanted);
        if rows.len() == 4 {
            assert!(orders.insert(rows.clone()), "{rows:?} twice");
            tops.insert(rows[0].clone());
        }
        splits.push(rows.into_iter().collect::<BTreeSet<String>>());
    }
    let different: BTreeSet<_> = splits.iter().cloned().collect();
    assert_eq!((different.len(), tops.len()), (12, 4));
    for split in &different {
        let times = splits.iter().filter(|other| *other == split).count();
        assert_eq!(times, if split.len() == 4 { 6 } else { 1 }, "{split:?}");
        assert!(split.len() > 1);
    }
}

/// EP-304 M15 with M 6, X 5, Y 4. EP-305 M15 with M 6 and 6, X 5, Y 4, Z 2.
#[test]
fn s11_2_examples() {
    rows("M15", "6 5 4").then("2 groups 56 4");
    rows("M15", "6 5 4 2 6").then("2 groups 66 2 4 5");
}
