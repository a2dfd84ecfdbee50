//! The text of the expansion, sentence by sentence, and where each is proved. Sentences that another
//! test proves in full are named with that test; the others are proved here.
//!
//! *Set-up.* The palace board lies beside the others; the markers stand before the first space:
//! `s8_1_markers`. Points are shown with a cube instead: `s8_1_markers` (AM-162; the piece is a matter
//! of pictures). The 20 cards are shuffled and replace the craft cards; some are removed by player
//! number: `s8_1_deck`.
//!
//! *Courtier.* Recruited by the rules of the base game, 1 point, 1 space: `s8_3_courtier`. On top of an
//! occupied space: `s8_2_on_top`.
//!
//! *Noble.* Instead of a craft card, at any time in one's turn, 2 talents, 2 spaces at once:
//! `s8_3_noble`, `s8_3_nobles_again`. On top: `s8_2_on_top`. No craft card leaves the display:
//! `s8_3_noble`.
//!
//! *Palace phase.* From round 2 to the end, after phase I and before phase II: `s8_4_when`. First all
//! cubes go back: `s8_4_cubes_go_back`. The furthest picks one of four and marks it; the others follow
//! in the order of the track with what is left; who has not moved picks nothing; on one space the upper
//! first: `s8_4_picking`. Two players alternate, two each: `s8_4_two_players`.
//!
//! *Abilities.* First player at once, first in the next phase: `s8_4_first_player`; the change at the
//! end of a round is dropped: `s8_4_no_change_at_the_end_of_a_round`; not picked, it goes on clockwise:
//! `s8_4_first_player_not_picked`. Procession: `s8_4_procession`, `s8_4_procession_not_picked`. Craft:
//! `s8_4_craft`, `s8_4_craft_not_for`, `s8_4_craft_once`. Lesser courtier: `s8_4_lesser_courtier`,
//! `s8_2_on_top`.

use amyitis::{Ability, Event};

use crate::situation::{given, seat};

/// "Two further workers can be recruited": both, in one round, beside all the others. AM-157, AM-175
#[test]
fn two_more_workers() {
    let table = given("rows pmc err ppp | talents 4 4 4").plays("1 recruit r1 courtier, 2 noble");
    table
        .then("track 1 2 0")
        .plays("3 recruit r2 priest, 3 temple ishtar")
        .asks("1");
}

/// "From the second round to the end of the match": the palace is scored in the last round too. AM-177
#[test]
fn to_the_end_of_the_match() {
    let table = given("round 24 | track 1+1")
        .next_round()
        .settle()
        .then("round 25")
        .asks("1");
    table
        .plays("1 pick procession")
        .next_round()
        .then("over guard");
}

/// "He marks his choice with one of his cubes": everybody sees who has what. AM-179
#[test]
fn the_choice_is_marked() {
    let table = given("track 1+1 3+2")
        .next_round()
        .settle()
        .plays("3 pick craft, 1 pick lesser");
    let ability = Ability::Craft;
    assert_eq!(table.table.public.picker(ability), Some(seat("3")));
    table.tells(Event::AbilityPicked {
        seat: seat("3"),
        ability,
    });
}

/// "The procession is not necessarily done by the player to the right of the first player." AM-191
#[test]
fn not_necessarily_the_right_neighbour() {
    let table = given("4 seats | track 2+1 | first 1").next_round().settle();
    // 2 picks it and becomes first player by the fall-back: they lead their own procession.
    let table = table
        .plays("2 pick procession")
        .then("first 2 | procession 2")
        .all_pass();
    table.asks("2");
}

/// "The worker need not be on display": Craft for what is on no card at all. AM-193
#[test]
fn not_on_display() {
    let table =
        given("rows mmm mmm mmm | ability craft 1").plays("1 craft priest, 1 temple marduk");
    table.then("temple marduk 1");
}
