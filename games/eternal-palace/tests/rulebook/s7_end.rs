//! §3.7 Wrap-up, §7 the end of the match.

use eternal_palace::{EternalPalace, Event, LayerSet, Phase, Task};
use palast_core::Game;

use crate::situation::{Situation, given};

/// Player 1 places the last group of the round on the Scrolls.
fn last_group(text: &str) -> Situation {
    given(&format!("{text} | 1 groups 1 | turn 1")).plays("1 place 1 SC 1, 1 take fish")
}

/// The same, and the face-up advisers are dealt.
fn wrapped_up(text: &str) -> Situation {
    last_group(text).draws_until(|now| matches!(now.table.public.task(), Task::Roll(_)))
}

/// EP-137, EP-138 Dice and advisers back, new face-up cards.
#[test]
fn s3_7_back() {
    let table =
        last_group("2 seats | 1 advisers A07a | 1 used A07a | 2 at 4 4 | display A19a A20a");
    let table = table
        .chance("card A08a, card A09a, card A10a")
        .then("display A08a A09a A10a | discards A19a A20a");
    let table = table.then("1 used | round 2");
    assert!(
        table
            .table
            .public
            .everyone()
            .all(|who| !table.table.public.players[who].has_groups())
    );
    for (seats, cards) in [(2, 3), (3, 4), (4, 5), (5, 6)] {
        assert_eq!(
            wrapped_up(&format!("{seats} seats"))
                .table
                .public
                .display
                .len(),
            cards
        );
    }
}

/// EP-092 Wrap-up shuffles the discards when the pile runs out.
#[test]
fn s3_7_short_pile() {
    let table = last_group("2 seats | pile A07a | discards A08a A09a | display A10a | rest 2");
    let table = table.chance("card A07a").tells(Event::PileShuffled);
    // The old face-up card was discarded first, so it can come again.
    assert_eq!(table.chances().len(), 3);
    table
        .chance("card A10a, card A08a")
        .then("round 2 | display A07a A08a A10a");
}

/// EP-139, EP-141, EP-142, EP-143 One die with two and three players.
#[test]
fn s3_7_one_die() {
    wrapped_up("3 seats | 1 palace 1 | 2 palace 2 | 3 palace 5 | 3 held 4")
        .then("1 held 3 | 2 held 4 | 3 held 4");
    wrapped_up("2 seats | row 2 1 | 1 palace 2 | 2 palace 2").then("1 held 3 | 2 held 4");
    wrapped_up("2 seats | row 1 2 | 1 palace 2 | 2 palace 2").then("1 held 4 | 2 held 3");
}

/// EP-140, EP-144 Two dice with four and five players.
#[test]
fn s3_7_two_dice() {
    wrapped_up("5 seats | 1 palace 0 | 2 held 4 | 3 held 4 | 4 held 4 | 5 held 4 | 4 palace 3 | 2 palace 1")
        .then("1 held 4 | 2 held 4 | 3 held 4 | 4 held 5 | 5 held 4");
    wrapped_up("4 seats | row 3 4 1 2").then("3 held 4 | 4 held 4 | 1 held 3 | 2 held 3");
}

/// EP-145 The palace is empty after 4, 6, 4, 5 wrap-ups; then no more dice come. EP-003 Five dice
/// each.
#[test]
fn s3_7_all_dice() {
    for (seats, wanted) in [(2, 4), (3, 6), (4, 4), (5, 5)] {
        let mut table = given(&format!("{seats} seats | 1 groups 1 | turn 1"));
        let full = |table: &Situation| {
            table
                .table
                .public
                .everyone()
                .all(|who| table.table.public.players[who].held == 5)
        };
        while !full(&table) && table.table.public.round < 10 {
            let round = table.table.public.round;
            table = table.until(|now| now.table.public.round > round || now.is_over());
        }
        assert!(full(&table), "{seats} seats");
        assert_eq!(table.table.public.round - 1, wanted, "{seats} seats");
        let round = table.table.public.round;
        table = table.until(|now| now.table.public.round > round || now.is_over());
        assert!(full(&table));
    }
}

const SEVEN: &str = "1 layers 1 2 4 6 9 11 EB | no-token 1 2 4 6 9 11 EB";

/// EP-146, EP-147, EP-148, EP-149 Eight layers end the match after this Play; the prize stays.
#[test]
fn s7_trigger() {
    let text = format!(
        "2 seats | row 1 2 | {SEVEN} | 2 layers 1 2 4 6 9 11 EB | 1 features tower moon | 1 has 1 wood 1 stone | 2 has 1 fish 2 wood \
         | 1 groups 3 5 | 2 groups 3 4 | turn 1"
    );
    let table = given(&text)
        .then("completed -")
        .plays("1 place 3 3 3")
        .then("completed 1")
        .asks("2");
    // Player 2 reaches eight later, player 1 nine.
    let table = table
        .plays("2 place 3 3 3")
        .then("completed 1 | 2 layers 1 2 3 4 6 9 11 EB")
        .asks("1");
    let table = table
        .plays("1 place 5 5 5")
        .asks("2")
        .plays("2 place 4 SC 4, 2 take fish")
        .then("over | completed 1");
    assert_eq!(table.table.public.phase, Phase::Over);
    // No wrap-up: the dice still lie where they were placed.
    assert!(
        table.table.public.players[crate::situation::seat("1")]
            .groups
            .iter()
            .any(|g| g.at.is_some())
    );
    assert_eq!(EternalPalace::standings(&table.table).ending, "painting");
}

/// EP-146 Features do not count for the eight.
#[test]
fn s7_features_are_no_layers() {
    let text = format!("2 seats | {SEVEN} | 1 features tower moon koi | 1 groups 2 | turn 1");
    given(&text)
        .plays("1 place 2 SC 2, 1 take fish")
        .then("completed -");
}

fn layers(text: &str) -> LayerSet {
    let layer = |word: &str| word.parse::<eternal_palace::Layer>().unwrap();
    text.split_whitespace().map(layer).collect()
}

/// EP-150, EP-152 Runs.
#[test]
fn s7_runs() {
    assert_eq!(layers("1 2 3 7 8").longest_run(), (3, 3));
    assert_eq!(layers("12 1").longest_run(), (1, 12));
    assert_eq!(layers("6 EB 7 X").longest_run(), (2, 7));
    assert_eq!(layers("EB X").longest_run(), (0, 0));
    assert_eq!(layers("5").longest_run(), (1, 5));
    assert_eq!(layers("1 2 3 9 10 11").longest_run(), (3, 11));
}

/// The match ends with these paintings.
fn scored(text: &str) -> Situation {
    last_group(&format!("{text} | completed 1")).then("over")
}

/// EP-151, EP-153, EP-154, EP-155 Who gets the Sequence Prize.
#[test]
fn s7_sequence() {
    let prize = |one: &str, two: &str, who: &str| {
        scored(&format!("2 seats | 1 layers {one} | 2 layers {two}"))
            .then(&format!("sequence {who}"));
    };
    prize("1 2 3 7 8", "5 6 9 10 12", "1");
    prize("1 2 3", "4 5 6", "2");
    prize("4 5 6", "4 5 6", "-");
    prize("1 2 3 9 10 11", "8 9 10", "1");
    prize("EB", "3", "2");
}

/// EP-156, EP-157, EP-158, EP-159, EP-160, EP-161, EP-162, EP-163, EP-164, EP-165 Seals.
#[test]
fn s7_seals() {
    let seals = |palace: &[u16], wanted: &[u8]| {
        let mut text = format!("{} seats", palace.len());
        let mut then = Vec::new();
        for (index, (space, seals)) in palace.iter().zip(wanted).enumerate() {
            text += &format!(" | {} palace {space}", index + 1);
            then.push(format!("{} seals {seals}", index + 1));
        }
        scored(&text).then(&then.join(" | "));
    };
    seals(&[7, 4, 3], &[3, 1, 0]);
    seals(&[7, 3, 2], &[3, 0, 0]);
    seals(&[5, 5, 4], &[3, 3, 0]);
    seals(&[6, 3, 3], &[3, 1, 1]);
    seals(&[1, 0], &[3, 0]);
    seals(&[2, 1], &[3, 1]);
    seals(&[0, 0, 0], &[3, 3, 3]);
    seals(&[9, 4, 4, 5], &[3, 0, 0, 1]);
}

/// EP-166 The palace track counts on beyond what is drawn.
#[test]
fn s7_palace_goes_on() {
    let table =
        given("2 seats | 1 palace 40 | 1 has 1 wood | 1 groups 3 | turn 1").plays("1 place 3 3 3");
    table.then("1 palace 41");
}

/// EP-167, EP-168 What counts, and what does not.
#[test]
fn s7_points() {
    // 5 layers, 2 features, 1 monument, both prizes, 3 seals.
    let text = "2 seats | 1 layers 3 4 5 6 EB | 1 features tower moon | monument 3 1 | 1 palace 2 | 2 layers 1 | 2 palace 0";
    scored(text).then("1 points 13 | 2 points 1 | winners 1");
    let rich = format!("{text} | 2 has 99 fish 99 wisdom 9 each | 2 advisers A07a A19a | 2 held 5");
    scored(&rich).then("2 points 1");
}

/// EP-169, EP-170 Ties: the highest-numbered layer, then shared.
#[test]
fn s7_ties() {
    // Player 1 has the prize for completion, the others one layer more.
    let table = scored("3 seats | 1 layers 1 12 | 2 layers 1 3 12 | 3 layers 1 3 11");
    let points = |who: usize| {
        EternalPalace::standings(&table.table).lines[0].values[palast_core::Seat::ALL[who]]
    };
    assert_eq!([points(0), points(1), points(2)], [6, 6, 6]);
    let table = table.then("winners 1 2");
    let payoff = EternalPalace::payoff(&table.table);
    assert_eq!(payoff[palast_core::Seat::ALL[0]], 0.5);
    scored("2 seats | 1 layers 1 EB | 2 layers 1 3 5").then("winners 2");
}

/// Ruling 62: after the sixtieth round the match is scored, painting or not.
#[test]
fn s7_last_round() {
    let table = last_group("2 seats | round 60").then("over | completed -");
    assert_eq!(EternalPalace::standings(&table.table).ending, "rounds");
    assert!(!last_group("2 seats | round 59").is_over());
}
