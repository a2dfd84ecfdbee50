//! §7 R20 and R30: answers nobody has to think about.

use palast_core::{Dice, Game};
use palastgefluester::{Action, Palastgefluester as Pg, absent_action, only_answer};

use crate::situation::{Situation, given};

fn absent(table: &Situation, tries: u64) -> Vec<Action> {
    let sight = table.table.sight(table.asked()[0]);
    let ask = Pg::question(sight);
    let mut seen: Vec<Action> = (0..tries)
        .map(|number| absent_action(sight, &ask, &mut Dice::from_number(number)))
        .inspect(|action| assert_eq!(Pg::check(sight, &ask, action), Ok(())))
        .collect();
    seen.sort();
    seen.dedup();
    seen
}

fn all_legal(table: &Situation) -> Vec<Action> {
    let sight = table.table.sight(table.asked()[0]);
    let mut actions = Vec::new();
    Pg::legal_actions(sight, &Pg::question(sight), &mut actions);
    actions
}

/// PG-126 A random allowed card, Maid, Guard and Cupbearer choice.
#[test]
fn s7_an_absent_seat_answers_at_random() {
    let rows = "row 1 rJ rL | row 2 bJ | row 3 yT";
    for card in ["nM", "nG", "nC"] {
        let table = given(&format!("{rows} | hand 1 {card}"));
        assert_eq!(absent(&table, 200), all_legal(&table));
        let table = table.plays(&format!("1 play {card}"));
        assert_eq!(absent(&table, 300), all_legal(&table));
    }
}

/// PG-126 The Magician swaps one card with a random partner, and gives a random card.
#[test]
fn s7_an_absent_magician_swaps_one_card() {
    let table = given("4 seats | hand 1 nZ").plays("1 play nZ");
    let swaps: Vec<String> = absent(&table, 100)
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(swaps, ["swap 2 1", "swap 3 1", "swap 4 1"]);
    let table = table.plays("1 swap 3 1");
    assert_eq!(absent(&table, 200), all_legal(&table));
}

/// PG-126 A neutral tie goes to the next tied player clockwise, the seat itself last.
#[test]
fn s7_an_absent_seat_names_the_next_tied_player() {
    let next = |rows: &str, seat: &str| {
        let table = given(&format!("4 seats | {rows} | turn {seat} | hand {seat} nJ"))
            .plays(&format!("{seat} play nJ"));
        absent(&table, 20)
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
    };
    assert_eq!(next("row 2 bT bM", "3"), ["next 4"]);
    assert_eq!(next("row 4 gT gM", "3"), ["next 1"]);
    assert_eq!(
        next("row 1 rT | row 2 bT bM | row 4 gT gM", "3"),
        ["next 1"]
    );
}

fn only(table: &Situation, index: usize) -> Option<String> {
    let sight = table.table.sight(table.asked()[index]);
    only_answer(sight, &Pg::question(sight)).map(|action| action.to_string())
}

/// PG-124 Answered by itself only where all can see that there is no choice.
#[test]
fn s7_only_what_all_can_see_is_answered_by_itself() {
    // One safe card among several: never.
    assert_eq!(only(&given("row 1 rM nG yJ | hand 1 bM nM nT"), 0), None);
    // Two equal copies look like two cards to the others: never.
    assert_eq!(only(&given("row 1 rM rG rT rZ | hand 1 nJ nJ"), 0), None);
    let last = given("row 1 rM rT rG rC rL | hand 1 nJ");
    assert_eq!(only(&last, 0).as_deref(), Some("play nJ"));
    let maid = given("row 1 rJ rT rZ rC | hand 1 bM rG").plays("1 play bM");
    assert_eq!(only(&maid, 0).as_deref(), Some("discard rG"));
    let guard = given("row 1 rJ | hand 1 bG").plays("1 play bG");
    assert_eq!(only(&guard, 0).as_deref(), Some("take rJ"));
    let cupbearer = given("row 2 bG | row 3 yM | hand 1 nC").plays("1 play nC");
    assert_eq!(only(&cupbearer, 0).as_deref(), Some("exchange 2 bG 3 yM"));
    let swap = given("row 1 rJ rT rC rL | hand 1 nZ rG")
        .plays("1 play nZ")
        .plays("1 swap 2 1");
    assert_eq!(only(&swap, 0).as_deref(), Some("give rG"));
    assert_eq!(only(&swap, 1), None);
    assert_eq!(only(&given("hand 1 nJ").plays("1 play nJ"), 0), None);
}
