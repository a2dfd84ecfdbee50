//! §4 The Cupbearer.

use palast_core::Seat;
use palastgefluester::{Event, Illegal, Person};

use crate::situation::given;

fn lapsed(seat: usize) -> Event {
    Event::ActionLapsed {
        seat: Seat::ALL[seat],
        person: Person::Cupbearer,
    }
}

/// PG-067 One card each of two different rows; sizes stay, one row is never offered twice.
#[test]
fn s4_cupbearer_swaps_two_rows() {
    given("row 1 rJ rG | row 2 bM bT | hand 1 yC")
        .plays("1 play yC")
        .refuses("1 exchange 1 rJ 1 rG", Illegal::NotTwoRows)
        .refuses("1 exchange 2 bM 1 rJ", Illegal::NotTwoRows)
        .plays("1 exchange 1 rJ 2 bT")
        .then("row 1 bT rG yC | row 2 bM rJ | turn 3");
}

/// PG-068 V10 Any two rows, own or not.
#[test]
fn s4_any_two_rows() {
    given("row 1 rG | row 2 bG | row 3 yM | hand 1 nC")
        .plays("1 play nC")
        .offers(
            "1",
            &[
                "exchange 1 rG 2 bG",
                "exchange 1 rG 3 yM",
                "exchange 2 bG 3 yM",
            ],
        );
}

/// PG-069 V25 The new Cupbearer is never swapped.
#[test]
fn s4_the_new_cupbearer_stays() {
    given("row 2 bG | row 3 yM | hand 1 nC")
        .plays("1 play nC")
        .offers("1", &["exchange 2 bG 3 yM"])
        .refuses("1 exchange 1 nC 2 bG", Illegal::JustPlayed);
}

/// PG-070 A row of one card takes part, an empty one does not.
#[test]
fn s4_rows_of_one_take_part_and_empty_ones_do_not() {
    given("4 seats | row 2 bG | row 3 yM yT | hand 1 nC")
        .plays("1 play nC")
        .offers("1", &["exchange 2 bG 3 yM", "exchange 2 bG 3 yT"])
        .refuses("1 exchange 3 yM 4 gM", Illegal::NotInRow);
}

/// PG-071 V11 No swap that doubles a person in either row.
#[test]
fn s4_no_swap_may_double() {
    given("row 1 rM | row 2 bM bG | hand 1 nC")
        .plays("1 play nC")
        .offers("1", &["exchange 1 rM 2 bM"])
        .refuses("1 exchange 1 rM 2 bG", Illegal::WouldDouble);
}

/// PG-072 A person may be swapped for the same person, also neutral for neutral.
#[test]
fn s4_equal_persons_may_be_swapped() {
    given("row 1 nM | row 2 nM | hand 1 yC")
        .plays("1 play yC")
        .offers("1", &["exchange 1 nM 2 nM"])
        .plays("1 exchange 1 nM 2 nM")
        .then("row 1 nM yC | row 2 nM | turn 3");
}

/// PG-073 V27 An older Cupbearer may be swapped, but not into the row of the new one.
#[test]
fn s4_older_cupbearers_keep_out_of_the_row_of_the_new_one() {
    given("row 1 rM | row 2 bC | row 3 yG | hand 1 nC")
        .plays("1 play nC")
        .offers("1", &["exchange 1 rM 3 yG", "exchange 2 bC 3 yG"])
        .refuses("1 exchange 1 rM 2 bC", Illegal::WouldDouble);
}

/// PG-074 V9 As first or second card of the round he has no action.
#[test]
fn s4_no_action_as_first_or_second_card() {
    given("hand 1 bC")
        .plays("1 play bC")
        .tells(lapsed(0))
        .then("turn 2");
    given("row 2 bG | hand 1 bC")
        .plays("1 play bC")
        .tells(lapsed(0))
        .then("turn 2");
}

/// PG-074 The count itself is the rule: cards moved away by Guards leave it standing.
#[test]
fn s4_no_action_by_count_alone() {
    given("row 2 bG | row 3 yM | played 1 | hand 1 bC")
        .plays("1 play bC")
        .tells(lapsed(0))
        .then("turn 2");
}

/// PG-075 Cards of all players count: the own first card, third of the round, acts.
#[test]
fn s4_cards_of_all_players_count() {
    given("row 2 bG | row 3 yM | hand 1 bC")
        .plays("1 play bC")
        .asks("1")
        .plays("1 exchange 2 bG 3 yM")
        .then("row 2 yM | row 3 bG | turn 2");
}

/// PG-076 V26 Without a legal swap the action lapses without a question.
#[test]
fn s4_lapses_without_a_legal_swap() {
    given("row 1 rG rM | hand 1 bC")
        .plays("1 play bC")
        .tells(lapsed(0))
        .then("turn 2");
}

/// PG-077 A legal swap must be made even if every one harms.
#[test]
fn s4_a_harmful_swap_must_be_made() {
    given("row 1 rG rJ rL | row 2 bM | hand 1 nC nG nJ")
        .plays("1 play nC")
        .offers(
            "1",
            &[
                "exchange 1 rG 2 bM",
                "exchange 1 rJ 2 bM",
                "exchange 1 rL 2 bM",
            ],
        );
}
