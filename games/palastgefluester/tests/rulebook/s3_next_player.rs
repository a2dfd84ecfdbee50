//! §3 step 4: who is next.

use palast_core::Seat;
use palastgefluester::{Event, Illegal, Succession};

use crate::situation::given;

/// PG-035 V1 A coloured card makes its player next, after the action.
#[test]
fn s3_the_colour_names_the_next_player_after_the_action() {
    given("4 seats | hand 1 bM rT")
        .plays("1 play bM")
        .asks("1")
        .plays("1 discard rT")
        .asks("-")
        .draws()
        .then("turn 2 | pile 17 | discards 1");
}

/// PG-036 V2 A card of the own colour makes the same player next.
#[test]
fn s3_the_own_colour_keeps_the_turn() {
    given("hand 1 rT").plays("1 play rT").then("turn 1");
}

/// PG-037 V14 A neutral card: the shortest row, the card just played counted.
#[test]
fn s3_neutral_first_card_names_one_of_the_others() {
    given("hand 1 nJ")
        .plays("1 play nJ")
        .offers("1", &["next 2", "next 3"])
        .refuses("1 next 1", Illegal::NotTied)
        .plays("1 next 3")
        .then("turn 3");
}

/// PG-038 V15 Alone with the shortest row: next without a question.
#[test]
fn s3_alone_with_the_shortest_row() {
    given("row 2 bJ bG | row 3 yJ yG | hand 1 nT")
        .plays("1 play nT")
        .then("turn 1")
        .tells(Event::NextPlayer {
            seat: Seat::ALL[0],
            how: Succession::Shortest,
        });
}

/// PG-039 V4 In a tie only the tied may be named.
#[test]
fn s3_only_the_tied_may_be_named() {
    given("4 seats | row 1 rJ | row 2 bJ | row 3 yJ | row 4 gJ gG gM | hand 1 nT")
        .plays("1 play nT")
        .offers("1", &["next 2", "next 3"])
        .refuses("1 next 4", Illegal::NotTied);
}

/// PG-040 V3 Rows are counted after the action, and the player may name himself.
#[test]
fn s3_rows_are_counted_after_the_action() {
    given("row 1 rJ rM rT | row 2 bJ bM bT | row 3 yJ yM yT yZ | hand 1 nG")
        .plays("1 play nG")
        .plays("1 take rM")
        .then("row 1 rJ rT nG")
        .offers("1", &["next 1", "next 2"])
        .plays("1 next 1")
        .then("turn 1");
}

/// PG-041 The card just played counts, wherever a Cupbearer moved others.
#[test]
fn s3_the_card_just_played_counts_after_an_exchange() {
    given("row 1 rJ | row 2 bG | row 3 yM | hand 1 yC")
        .plays("1 play yC")
        .plays("1 exchange 1 rJ 2 bG")
        .then("turn 3");
}

/// PG-042 The tie is decided after the action is complete, openly and finally.
#[test]
fn s3_the_tie_is_asked_after_the_action() {
    given("row 1 rJ | hand 1 nM rT")
        .plays("1 play nM")
        .plays("1 discard rT")
        .asks("-")
        .chance("draw nJ")
        .offers("1", &["next 2", "next 3"])
        .plays("1 next 2")
        .then("turn 2")
        .asks("2");
    given("row 1 rJ | hand 1 nZ rT | hand 2 bT")
        .plays("1 play nZ")
        .plays("1 swap 2 1")
        .plays("1 give rT")
        .asks("2")
        .plays("2 give bT")
        .offers("1", &["next 2", "next 3"]);
}
