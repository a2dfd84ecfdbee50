//! §7 R20 and R30: who answers for an absent seat, and that nobody else does.

use palast_core::{Dice, Game, Seat};
use palastgefluester::{Action, Palastgefluester as Pg};

use crate::situation::{Situation, given};

fn absent(table: &Situation, tries: u64) -> Vec<Action> {
    let seat_view = table.table.view_ref(table.asked()[0]);
    let ask = Pg::question(seat_view);
    let mut seen: Vec<Action> = (0..tries)
        .map(|number| Pg::timeout_action(seat_view, &ask, &mut Dice::from_number(number)))
        .inspect(|action| assert_eq!(Pg::check(seat_view, &ask, action), Ok(())))
        .collect();
    seen.sort();
    seen.dedup();
    seen
}

fn all_legal(table: &Situation) -> Vec<Action> {
    let seat_view = table.table.view_ref(table.asked()[0]);
    let mut actions = Vec::new();
    Pg::legal_actions(seat_view, &Pg::question(seat_view), &mut actions);
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

/// PG-129 Whatever the options allow, an absent seat loses only without a safe card.
#[test]
fn s7_an_absent_seat_plays_safe() {
    for losing in ["jester-free", "free"] {
        let option = format!("option losing-cards {losing} | king jester");
        let table = given(&format!("{option} | row 1 rM rT | hand 1 nJ bG yM rZ"));
        let mut seen: Vec<String> = absent(&table, 200).iter().map(Action::to_string).collect();
        seen.sort();
        assert_eq!(seen, ["play bG", "play rZ"]);
        let table = given(&format!("{option} | row 1 rM rT rZ rG rC | hand 1 nJ"));
        assert_eq!(absent(&table, 20), all_legal(&table));
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

/// PG-124 Nothing is answered by itself, whether all can see that there is no choice or not: how
/// fast an answer comes tells nobody how many cards are safe.
#[test]
fn s7_nothing_is_answered_by_itself() {
    let one_safe_card = given("row 1 rM nG yJ | hand 1 bM nM nT");
    let last_card = given("row 1 rM rT rG rC rL | hand 1 nJ");
    let maid = given("row 1 rJ rT rZ rC | hand 1 bM rG").plays("1 play bM");
    let guard = given("row 1 rJ | hand 1 bG").plays("1 play bG");
    let cupbearer = given("row 2 bG | row 3 yM | hand 1 nC").plays("1 play nC");
    let magician = given("row 1 rJ rT rC rL | hand 1 nZ rG")
        .plays("1 play nZ")
        .plays("1 swap 2 1");
    for table in [one_safe_card, last_card, maid, guard, cupbearer, magician] {
        assert_eq!(table.asked()[0], Seat::ALL[0]);
        assert_eq!(all_legal(&table).len(), 1);
    }
}
