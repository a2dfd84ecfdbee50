//! §3 step 2: whether the round ends, and in which order that is looked at.

use palast_core::Seat;
use palastgefluester::{Ending, Event};

use crate::situation::{Situation, given};

fn ending(table: &Situation) -> (Ending, Seat) {
    let end = table.table.public.last_end.expect("a round ended");
    (end.how, end.by)
}

/// PG-023 A person twice in the own row ends the round at once, also as sixth card.
#[test]
fn s3_a_double_is_a_whisper() {
    let early = given("row 1 rM rT rZ rG rC | row 2 bJ | hand 1 yM").plays("1 play yM");
    assert_eq!(ending(&early), (Ending::Whisper, Seat::ALL[0]));
    let mid = given("row 1 rM rT | hand 1 yM bM nM nT").plays("1 play yM");
    assert_eq!(ending(&mid), (Ending::Whisper, Seat::ALL[0]));
}

/// PG-024 V7 Forced to play the forbidden jester: all others 1 point, he starts.
#[test]
fn s3_the_forbidden_jester_ends_the_round() {
    let end = given("king jester | row 1 rM rT | row 2 bG | hand 1 nJ yM nM nT").plays("1 play nJ");
    assert_eq!(ending(&end), (Ending::Jester, Seat::ALL[0]));
    end.then("points 0 1 1 | starter 1").draws().then("turn 1");
}

/// PG-025 Six different persons end the round as a success.
#[test]
fn s3_six_different_persons_end_the_round() {
    let end = given("turn 2 | row 2 rM rT rZ rG rC | hand 2 yJ").plays("2 play yJ");
    assert_eq!(ending(&end), (Ending::Six, Seat::ALL[1]));
    end.then("points 0 1 0");
}

/// PG-026 V18 The forbidden jester as sixth different card loses.
#[test]
fn s3_the_forbidden_jester_loses_even_as_sixth() {
    let end = given("king jester | row 1 rM rT rZ rG rC | hand 1 bJ").plays("1 play bJ");
    assert_eq!(ending(&end), (Ending::Jester, Seat::ALL[0]));
    end.then("points 0 1 1 | starter 1");
}

/// PG-027 V19 A second jester under the jester king is one ending, a whisper.
#[test]
fn s3_a_doubled_forbidden_jester_counts_once() {
    let end = given("king jester | row 1 rJ rT rZ rG rC | hand 1 bJ").plays("1 play bJ");
    assert_eq!(ending(&end), (Ending::Whisper, Seat::ALL[0]));
    end.then("points 0 1 1");
}

/// PG-028 V8 The card that ends the round has no action: a sixth Magician swaps nothing.
#[test]
fn s3_the_last_card_has_no_action() {
    given("row 1 rM rT rJ rG rC | hand 1 bZ")
        .plays("1 play bZ")
        .then("points 1 0 0 | starter 1")
        .never_tells(|event| matches!(event, Event::SwapNamed { .. }))
        .asks("-")
        .draws()
        .asks("1")
        .then("turn 1");
}

/// PG-029 V20 A Marshal that ends the round turns no king card; the old silencing holds.
#[test]
fn s3_a_last_marshal_turns_no_king_card() {
    for row in ["rM rT rJ rG rC", "rL rT rJ rG rC"] {
        given(&format!("king guard | row 1 {row} | hand 1 bL"))
            .plays("1 play bL")
            .never_tells(|event| matches!(event, Event::KingTurned { .. }))
            .draws()
            .then("king guard | turned guard | round 2");
    }
}

/// PG-030 A jester lying when the jester king is turned ends nothing.
#[test]
fn s3_a_lying_jester_is_harmless() {
    given("row 1 rJ | row 2 bJ | hand 1 bL")
        .plays("1 play bL")
        .chance("king jester")
        .then("turn 2 | points 0 0 0 | row 1 rJ bL | row 2 bJ");
}

/// PG-032 The action is compulsory: no answer declines it.
#[test]
fn s3_no_action_can_be_declined() {
    let asked = |hand: &str, kind: &str| {
        let table = given(&format!("row 1 rJ | row 2 bJ | row 3 yT | hand 1 {hand}"))
            .plays(&format!("1 play {hand}"))
            .asks("1");
        let answers = table.answers("1");
        assert!(
            answers.iter().all(|answer| answer.starts_with(kind)),
            "{answers:?}"
        );
    };
    asked("nZ", "swap ");
    asked("nM", "discard ");
    asked("nC", "exchange ");
    asked("nG", "take ");
    // The Treasurer has nothing to answer: the hand is shown.
    let table = given("row 1 rJ | hand 1 bT").plays("1 play bT");
    assert_eq!(
        table.table.public.known(Seat::ALL[0]),
        table.table.private[Seat::ALL[0]].hand
    );
}

/// PG-033 V5 A silenced action is skipped without a question, the colour still works.
#[test]
fn s3_a_silenced_action_is_skipped() {
    given("king maid | hand 1 bM")
        .plays("1 play bM")
        .then("turn 2 | pile 17 | discards 0")
        .tells(Event::ActionSilenced {
            seat: Seat::ALL[0],
            person: palastgefluester::Person::Maid,
        });
}

/// PG-034 Silence holds for all players and colours, neutral included.
#[test]
fn s3_silence_holds_for_all() {
    for (seat, card, next) in [("1", "rG", "1"), ("2", "yG", "3"), ("3", "bG", "2")] {
        let rows = "row 1 rJ | row 2 bJ | row 3 yJ";
        given(&format!(
            "king guard | {rows} | turn {seat} | hand {seat} {card}"
        ))
        .plays(&format!("{seat} play {card}"))
        .then(&format!("turn {next}"));
    }
    given("king guard | row 1 rJ | row 2 bJ | hand 1 nG")
        .plays("1 play nG")
        .then("turn 3 | row 1 rJ nG");
}
