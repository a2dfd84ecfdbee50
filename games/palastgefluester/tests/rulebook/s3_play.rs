//! §3 Playing a card: the turn and the obligation.

use palastgefluester::Illegal;

use crate::situation::given;

/// PG-013 Exactly one card into the own row; neither passing nor a second card is offered.
#[test]
fn s3_one_card_is_played_into_the_own_row() {
    let table = given("hand 1 bJ bT bG bL bM bC");
    assert!(
        table
            .answers("1")
            .iter()
            .all(|answer| answer.starts_with("play "))
    );
    table
        .plays("1 play bJ")
        .then("row 1 bJ | row 2 - | row 3 - | turn 2")
        .asks("2");
}

/// PG-014 Nobody refills: the hand is one smaller.
#[test]
fn s3_nobody_refills() {
    given("hand 1 bJ rT rG rL rM rC")
        .plays("1 play bJ")
        .then("hand 1 rT rG rL rM rC | pile 17 | hand-size 1 5");
}

/// PG-015 V17 A person of the own row may not be played while a safe card is held.
#[test]
fn s3_no_double_while_a_safe_card_is_held() {
    given("row 1 rM nG yJ | hand 1 bM nM nT")
        .offers("1", &["play nT"])
        .refuses("1 play bM", Illegal::Double);
}

/// PG-016 V6 `forced`: under the jester king no jester while a safe card is held.
#[test]
fn s3_no_forbidden_jester_while_a_safe_card_is_held() {
    given("option losing-cards forced | king jester | row 1 rM rT rZ rC | hand 1 nJ bG")
        .offers("1", &["play bG"])
        .refuses("1 play nJ", Illegal::ForbiddenJester);
}

/// PG-017 `forced`: with no safe card every card may be played.
#[test]
fn s3_without_a_safe_card_any_card_may_be_played() {
    given("option losing-cards forced | king jester | row 1 rM nG rT | hand 1 bM nJ nT")
        .offers("1", &["play bM", "play nJ", "play nT"]);
}

/// PG-018 Other players' rows do not restrict.
#[test]
fn s3_other_rows_do_not_restrict() {
    given("row 2 bM yT | row 1 rJ rZ rC rG | hand 1 nM nT").offers("1", &["play nM", "play nT"]);
}

/// PG-019 A silenced person is safe.
#[test]
fn s3_a_silenced_person_is_safe() {
    given("king maid | row 1 rJ rZ rC rG | hand 1 nM rL").offers("1", &["play nM", "play rL"]);
}

/// PG-128 By default the forbidden jester is free and doubles are not, as with `jester-free`.
#[test]
fn s3_by_default_only_doubles_are_for_having_to() {
    given("king jester | row 1 rM rT rZ | hand 1 nJ bG yM")
        .offers("1", &["play nJ", "play bG"])
        .refuses("1 play yM", Illegal::Double);
    given("king jester | row 1 rM rT rZ rG | hand 1 nJ yM").offers("1", &["play nJ"]);
    given("row 1 rM rT rZ rC | hand 1 bM nT").offers("1", &["play bM", "play nT"]);
}

/// PG-020 V34 `jester-free`: the forbidden jester may be played beside safe cards, a double not.
#[test]
fn s3_jester_free_allows_the_forbidden_jester() {
    given("option losing-cards jester-free | king jester | row 1 rM rT rZ | hand 1 nJ bG yM")
        .offers("1", &["play nJ", "play bG"])
        .refuses("1 play yM", Illegal::Double);
}

/// PG-021 `jester-free`: with doubles and a forbidden jester only, the jester must be played.
#[test]
fn s3_jester_free_prefers_the_jester_to_doubles() {
    given("option losing-cards jester-free | king jester | row 1 rM rT rZ rG | hand 1 nJ yM")
        .offers("1", &["play nJ"]);
}

/// PG-022 V34 `free`: any card at any time.
#[test]
fn s3_free_allows_every_card() {
    given("option losing-cards free | king jester | row 1 rM rT rZ | hand 1 nJ bG yM")
        .offers("1", &["play nJ", "play bG", "play yM"]);
}
