//! §4 The Guard and the Jester; §7 R28, the places in a row.

use palast_core::Seat;
use palastgefluester::{Event, Illegal, Person};

use crate::situation::given;

/// PG-078 One other card of the own row, of choice; never himself, never from another row.
#[test]
fn s4_guard_takes_another_card_of_the_own_row() {
    given("row 1 rJ rT | row 2 bM | hand 1 bG rL rC rZ")
        .plays("1 play bG")
        .offers("1", &["take rJ", "take rT"])
        .refuses("1 take bG", Illegal::JustPlayed)
        .refuses("1 take bM", Illegal::NotInRow)
        .plays("1 take rJ")
        .then("row 1 rT bG | hand 1 rL rC rZ rJ | turn 2");
}

/// PG-079 V16 With no other card the action lapses.
#[test]
fn s4_guard_alone_lapses() {
    given("hand 1 bG")
        .plays("1 play bG")
        .tells(Event::ActionLapsed {
            seat: Seat::ALL[0],
            person: Person::Guard,
        })
        .then("turn 2 | row 1 bG");
}

/// PG-080 The take-back is compulsory; with one other card it is that card.
#[test]
fn s4_taking_back_is_compulsory() {
    given("row 1 rJ | hand 1 bG")
        .plays("1 play bG")
        .offers("1", &["take rJ"]);
}

/// PG-081 A card taken back may be played again.
#[test]
fn s4_a_card_taken_back_may_be_played_again() {
    given("row 1 rJ | hand 1 rG")
        .plays("1 play rG")
        .plays("1 take rJ")
        .plays("1 play rJ")
        .then("row 1 rG rJ | turn 1");
}

/// PG-082 A jester has no action and its colour names the next player.
#[test]
fn s4_a_jester_does_nothing() {
    given("king guard | row 1 rM | row 2 bM | hand 1 yJ")
        .plays("1 play yJ")
        .then("turn 3 | row 1 rM yJ | points 0 0 0");
}

/// PG-083 New cards at the end, swapped cards in each other's place, gaps close.
#[test]
fn s7_places_in_a_row() {
    given("row 1 rJ rM rT | row 2 bJ bZ | hand 1 rC rG")
        .plays("1 play rC")
        .then("row 1 rJ rM rT rC")
        .plays("1 exchange 1 rM 2 bZ")
        .then("row 1 rJ bZ rT rC | row 2 bJ rM")
        .plays("1 play rG")
        .plays("1 take bZ")
        .then("row 1 rJ rT rC rG");
}
