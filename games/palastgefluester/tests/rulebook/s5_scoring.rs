//! §5 The end of a round.

use palast_core::{Seat, SeatMap};
use palastgefluester::{Ending, Event};

use crate::situation::given;

/// PG-084 After a whisper or a forbidden jester every other player gets 1 point.
#[test]
fn s5_losing_gives_every_other_player_a_point() {
    given("5 seats | turn 3 | row 3 yM yT yZ yG yC | hand 3 nM")
        .plays("3 play nM")
        .then("points 1 1 0 1 1");
    given("4 seats | king jester | turn 2 | row 2 bM bT bZ bG bC | hand 2 nJ")
        .plays("2 play nJ")
        .then("points 1 0 1 1");
}

/// PG-085 After six different only that player gets a point.
#[test]
fn s5_six_different_give_one_point() {
    given("5 seats | turn 3 | row 3 yM yT yZ yG yC | hand 3 nJ")
        .plays("3 play nJ")
        .then("points 0 0 1 0 0")
        .tells(Event::RoundEnded {
            how: Ending::Six,
            by: Seat::ALL[2],
            points: SeatMap::from_fn(|seat| u8::from(seat.number() == 3)),
            notes: SeatMap::from_fn(|seat| if seat.number() == 3 { 6 } else { 0 }),
        });
}

/// PG-086 Whoever ended the round starts the next, whatever the colour of the last card.
#[test]
fn s5_whoever_ended_the_round_starts_the_next() {
    for (king, last) in [("guard", "bM"), ("jester", "bJ"), ("guard", "bL")] {
        given(&format!(
            "king {king} | turn 3 | row 3 yM yT yZ yG yC | hand 3 {last}"
        ))
        .plays(&format!("3 play {last}"))
        .draws()
        .then("turn 3 | starter 3 | round 2");
    }
}

/// PG-087 All person cards, discards included, are dealt anew; rows are empty.
#[test]
fn s5_everything_is_shuffled_for_the_new_round() {
    for (seats, pile) in [("3", "17"), ("4", "18"), ("5", "19")] {
        let table = given(&format!("{seats} seats | row 1 rL rT rZ rG | hand 1 rM nL"))
            .plays("1 play rM")
            .plays("1 discard nL")
            .chance("draw nJ")
            .plays("1 play nJ");
        assert_eq!(
            table.table.secret.pile.len(),
            u32::from(table.table.public.pile)
        );
        table
            .draws()
            .then(&format!(
                "row 1 - | row 2 - | row 3 - | pile {pile} | discards 0"
            ))
            .then("hand-size 1 6 | hand-size 2 6 | hand-size 3 6");
    }
}

/// PG-088 V21 King cards and silencing stay over rounds.
#[test]
fn s5_king_cards_stay() {
    let next = given("king treasurer | turned maid | row 1 rM rT rZ rG rC | hand 1 bM")
        .plays("1 play bM")
        .then("king treasurer | turned treasurer maid");
    // Deal the starter a Treasurer first, then whatever comes.
    next.chance("deal bT")
        .draws()
        .then("king treasurer | turned treasurer maid")
        .plays("1 play bT")
        .then("known 1 - | turn 2");
}

/// PG-089 Points and notes stay over rounds.
#[test]
fn s5_points_and_notes_stay() {
    given("points 2 1 3 | notes 7 8 9 | row 1 rM rT rZ rG rC | row 2 bJ | hand 1 bM")
        .plays("1 play bM")
        .draws()
        .then("points 2 2 4 | notes 7 9 9 | round 2");
}

/// PG-090 V31 `by-players`: six different bring 1, 2 or 2 points.
#[test]
fn s5_six_points_by_players() {
    for (seats, points) in [("3", "1 0 0"), ("4", "2 0 0 0"), ("5", "2 0 0 0 0")] {
        let row = "row 1 rM rT rZ rG rC | hand 1 rJ";
        given(&format!(
            "{seats} seats | option six-points by-players | {row}"
        ))
        .plays("1 play rJ")
        .then(&format!("points {points}"));
    }
    given("4 seats | option six-points by-players | points 4 4 4 4 | row 1 rM rT rZ rG rC | hand 1 rJ")
        .plays("1 play rJ")
        .then("points 6 4 4 4 | over | winners 1 | ending six-alone");
}
