//! §9.3 Compositions.

use eternal_palace::{Composition, CompositionSet, EternalPalace, Event, Illegal, Phase};
use palast_core::Game;

use crate::situation::{Situation, fresh, given, seat};

/// Player 1 is about to earn the last of a card's layers by this visit.
fn about_to_paint(card: &str, has: &str, groups: &str) -> Situation {
    given(&format!(
        "2 seats | option compositions on | offer {card} | 1 layers {has} | 1 has 1 each | \
         no-token 4 6 9 | 1 groups {groups} 1 | turn 1"
    ))
}

fn claimed(built: &Situation, who: &str) -> String {
    let cards = built.player(who).compositions;
    let words: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    words.join(" ")
}

/// What the cards of player 1 count at the end.
fn points(built: &Situation) -> i32 {
    let standings = EternalPalace::standings(&built.table);
    let line = standings
        .lines
        .iter()
        .find(|line| line.key == "compositions");
    line.unwrap().values[seat("1")]
}

/// EP-267 As many as players; the others are out.
#[test]
fn s9_3_as_many_as_players() {
    for seats in 1..=5 {
        let start = fresh(&format!("{seats} seats | option compositions on"))
            .draws_until(|now| now.table.public.phase == Phase::Roll);
        // Q-41 In solo the Master counts.
        assert_eq!(start.table.public.compositions.len(), seats.max(2));
    }
    let drawing = fresh("2 seats | option compositions on")
        .draws_until(|now| now.chances()[0].0.to_string() == "composition K01");
    assert_eq!(drawing.chances().len(), 12);
    let drawing = drawing.chance("composition K05");
    assert_eq!(drawing.chances().len(), 11, "no card comes twice");
    let built = drawing.chance("composition K02");
    let offer: CompositionSet = [Composition::K02, Composition::K05].into_iter().collect();
    assert_eq!(built.table.public.compositions, offer);
}

/// EP-267, EP-268 The first takes the card at once; it is not replaced, and nobody can take it later.
#[test]
fn s9_3_the_first_takes_it() {
    let built = given(
        "2 seats | option compositions on | offer K01 K12 | 1 layers 5 7 | 2 layers 5 7 | 1 has 1 wood | \
         2 has 2 wood | 1 groups 3 1 | 2 groups 3 1 | turn 1",
    )
    .plays("1 place 3 3 3")
    .tells(Event::CompositionClaimed {
        who: seat("1"),
        card: Composition::K01,
    })
    // One space for the monument, one for the card.
    .then("1 layers 3 5 7 | 1 palace 2");
    assert_eq!(claimed(&built, "1"), "K01");
    assert_eq!(
        built.table.public.compositions,
        CompositionSet::one(Composition::K12)
    );
    // The crowd costs 2 a fish.
    let built = given(
        "2 seats | option compositions on | offer K12 | 1 claimed K01 | 1 layers 3 5 7 | 2 layers 5 7 | \
         2 has 2 wood | price 3 2 | 2 groups 3 1 | turn 2",
    )
    .plays("2 place 3 3 3")
    .then("2 layers 3 5 7 | 2 palace 1");
    assert_eq!(claimed(&built, "2"), "");
}

/// EP-268 Two of three layers are not enough.
#[test]
fn s9_3_all_three_layers() {
    let built = about_to_paint("K01", "7", "3")
        .plays("1 place 3 3 3")
        .then("1 palace 1");
    assert_eq!(claimed(&built, "1"), "");
}

/// EP-269 One layer completes two cards: both are taken, in an order of choice.
#[test]
fn s9_3_two_at_once() {
    let both = || about_to_paint("K01 K03 K12", "3 7 10", "5").plays("1 place 5 5 5");
    both()
        .offers("1", "claim K01, claim K03")
        .refuses("1 claim K12", Illegal::NotClaimable)
        .refuses("1 decline", Illegal::MustTake);
    // The card chosen first has its reward first.
    let built = both()
        .plays("1 claim K03")
        .then("1 palace 1")
        .plays("1 take wood, 1 take wood");
    let built = built
        .then("1 palace 1")
        .plays("1 take wood")
        .then("1 palace 2");
    assert_eq!(claimed(&built, "1"), "K01 K03");
    let built = both()
        .plays("1 claim K01")
        .then("1 palace 2")
        .plays("1 take stone");
    assert_eq!(claimed(&built, "1"), "K01 K03");
}

/// EP-270 Points count for the holder and touch neither palace nor seals.
#[test]
fn s9_3_points_at_the_end() {
    let text =
        "2 seats | option compositions on | offer K01 | 1 layers 2 4 6 8 11 | 1 groups 1 | turn 1";
    let before = given(text).then("1 points 9 | 2 points 3 | 1 palace 0");
    assert_eq!(points(&before), 0);
    let after =
        given(&format!("{text} | 1 claimed K06 K10")).then("1 points 12 | 2 points 3 | 1 palace 0");
    assert_eq!(points(&after), 3);
}

/// EP-048 The card comes after the feature and before the end of the match is declared.
#[test]
fn s9_3_feature_card_end() {
    given(
        "2 seats | option compositions on | offer K12 K07 | 1 layers 1 2 3 4 5 6 12 | 1 track 9 1 | \
         1 groups 45 1 | turn 1",
    )
    .plays("1 place 45 9 45")
    .then("1 layers 1 2 3 4 5 6 9 12 | completed -")
    .plays("1 feature moon")
    .offers("1", "claim K07, claim K12")
    .then("completed -")
    .plays("1 claim K12, 1 take wood")
    .then("completed 1");
}

/// The card completed by this visit, and nothing else of the same kind.
fn completes(card: &str, has: &str, visit: &str) -> Situation {
    let (groups, place) = visit.split_once(" at ").unwrap();
    let built = about_to_paint(card, has, groups);
    let built = match place {
        "4" | "6" => one_step_below(card, has, groups, place, 3),
        "9" => one_step_below(card, has, groups, place, 1),
        _ => built,
    };
    built.plays(&format!("1 place {groups} {place} {groups}"))
}

fn one_step_below(card: &str, has: &str, groups: &str, place: &str, steps: u8) -> Situation {
    given(&format!(
        "2 seats | option compositions on | offer {card} | 1 layers {has} | 1 has 1 each | \
         1 track {place} {steps} | no-token 4 6 9 | 1 groups {groups} 1 | turn 1"
    ))
}

#[track_caller]
fn holds(built: &Situation, card: &str, worth: i32) {
    assert_eq!(claimed(built, "1"), card);
    assert_eq!(points(built), worth);
}

/// EP-271 K01: 3, 5, 7: palace +1.
#[test]
fn s9_3_k01() {
    let built = completes("K01", "3 7", "5 at 5").then("1 palace 2");
    holds(&built, "K01", 0);
}

/// EP-272 K02: 2, 3, 10: palace +1.
#[test]
fn s9_3_k02() {
    let built = completes("K02", "2 3", "46 at 10").then("1 palace 2");
    holds(&built, "K02", 0);
}

/// EP-273 K03: 5, 7, 10: three resources.
#[test]
fn s9_3_k03() {
    let built = completes("K03", "5 7", "46 at 10")
        .plays("1 take wood, 1 take bronze, 1 take bronze")
        .then("1 has 2 wood 1 stone 1 kaolin 2 bronze | 1 palace 1");
    holds(&built, "K03", 0);
}

/// EP-274 K04: 3, 8, 12: three resources.
#[test]
fn s9_3_k04() {
    let built = completes("K04", "3 12", "44 at 8")
        .plays("1 take wood, 1 take wood, 1 take wood")
        .then("1 has 4 wood 1 stone 1 bronze | 1 palace 1");
    holds(&built, "K04", 0);
}

/// EP-275 K05: 8, 10, EB: one point.
#[test]
fn s9_3_k05() {
    let built =
        completes("K05", "8 EB", "46 at 10").then("1 has 1 wood 1 stone 1 kaolin | 1 palace 1");
    holds(&built, "K05", 1);
}

/// EP-276 K06: 4, 6, 8: one point.
#[test]
fn s9_3_k06() {
    let built =
        completes("K06", "4 6", "44 at 8").then("1 has 1 wood 1 stone 1 bronze | 1 palace 1");
    holds(&built, "K06", 1);
}

/// EP-277 K07: 1, 5, 12: a resource and a point.
#[test]
fn s9_3_k07() {
    let built = completes("K07", "1 12", "5 at 5")
        .plays("1 take stone")
        .then("1 has 1 each | 1 palace 1");
    holds(&built, "K07", 1);
}

/// EP-278 K08: 1, 6, 7: three fish and a point.
#[test]
fn s9_3_k08() {
    let built =
        completes("K08", "1 7", "6 at 6").then("1 has 1 wood 2 stone 1 kaolin 1 bronze 3 fish");
    holds(&built, "K08", 1);
}

/// EP-279 K09: 4, 9, EB: three fish and a point.
#[test]
fn s9_3_k09() {
    let built =
        completes("K09", "9 EB", "4 at 4").then("1 has 2 wood 1 stone 1 kaolin 1 bronze 3 fish");
    holds(&built, "K09", 1);
}

/// EP-280 K10: 2, 6, 11: two points.
#[test]
fn s9_3_k10() {
    let built = completes("K10", "2 11", "6 at 6").then("1 has 1 wood 2 stone 1 kaolin 1 bronze");
    holds(&built, "K10", 2);
}

/// EP-281 K11: 1, 4, 11: two points.
#[test]
fn s9_3_k11() {
    let built = completes("K11", "1 11", "4 at 4").then("1 has 2 wood 1 stone 1 kaolin 1 bronze");
    holds(&built, "K11", 2);
}

/// EP-282 K12: 2, 9, 12: two wisdom and two points.
#[test]
fn s9_3_k12() {
    let built =
        completes("K12", "2 12", "45 at 9").then("1 has 1 wood 1 stone 2 kaolin 1 bronze 2 wisdom");
    holds(&built, "K12", 2);
}
