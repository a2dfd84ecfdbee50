//! §4 The Marshal and the king cards.

use palastgefluester::Event;

use crate::situation::given;

const ALL_TURNED: &str = "turned treasurer magician maid cupbearer guard jester";

/// PG-050 The Marshal turns a king card; the person shown is silenced.
#[test]
fn s4_marshal_turns_a_king_card() {
    given("hand 1 bL | hand 2 yT")
        .plays("1 play bL")
        .asks("-")
        .chance("king treasurer")
        .then("king treasurer | turned treasurer | turn 2")
        .plays("2 play yT")
        .then("known 2 - | turn 3");
}

/// PG-051 V22 Only the newest king card counts, at once.
#[test]
fn s4_only_the_newest_king_card_counts() {
    given("king maid | row 3 yJ | hand 1 bL | hand 2 yM bT | hand 3 rG")
        .plays("1 play bL")
        .chance("king guard")
        .then("king guard | turned maid guard")
        .plays("2 play yM")
        .asks("2")
        .plays("2 discard bT")
        .draws()
        .plays("3 play rG")
        .then("turn 1 | row 3 yJ rG");
}

/// PG-052 Turning a king card changes no row and no hand.
#[test]
fn s4_turning_changes_no_card() {
    given("row 1 rM | row 2 bM | hand 1 bL rT rZ rC rG | hand 2 yM yT yZ yC yG")
        .plays("1 play bL")
        .chance("king maid")
        .then("row 1 rM bL | row 2 bM | hand 1 rT rZ rC rG | hand 2 yM yT yZ yC yG");
}

/// PG-053 The Marshal is never silenced: there is no such king card.
#[test]
fn s4_marshal_is_never_silenced() {
    for king in [
        "treasurer",
        "magician",
        "maid",
        "cupbearer",
        "guard",
        "jester",
    ] {
        let table = given(&format!("king {king} | hand 1 bL")).plays("1 play bL");
        let kings = table.chances();
        assert_eq!(kings.len(), 5);
        assert!(
            kings
                .iter()
                .all(|(outcome, _)| outcome.to_string() != "king marshal")
        );
    }
}

/// PG-054 Turning the sixth king card shuffles nothing.
#[test]
fn s4_the_sixth_king_card_stays_in_force() {
    given("turned treasurer magician maid cupbearer guard | king guard | hand 1 bL")
        .plays("1 play bL")
        .chance("king jester")
        .then(&format!("king jester | {ALL_TURNED}"))
        .never_tells(|event| matches!(event, Event::KingsShuffled));
}

/// PG-055 V12 A Marshal on an empty pile shuffles all six and turns one.
/// PG-056 Each of the six is equally likely, the one in force included.
#[test]
fn s4_an_empty_pile_is_shuffled_when_a_card_is_due() {
    let due = given(&format!("{ALL_TURNED} | king jester | hand 1 bL")).plays("1 play bL");
    let chances = due.chances();
    assert_eq!(chances.len(), 6);
    assert!(chances.iter().all(|(_, weight)| *weight == 1));
    due.tells(Event::KingsShuffled)
        .chance("king jester")
        .then("king jester | turned jester");
}
