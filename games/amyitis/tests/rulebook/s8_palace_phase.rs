//! §8.4: the palace phase and the abilities.

use amyitis::{Ability, Event, FirstWhy, Illegal, Phase};

use crate::situation::{Situation, given, seat};

/// The palace phase of the next round.
fn palace(text: &str) -> Situation {
    given(text).next_round().settle()
}

/// AM-177 None in round 1; in every later round after phase I and before phase II.
#[test]
fn s8_4_when() {
    let first = crate::situation::fresh("3 seats").settle();
    assert_eq!(first.table.public.phase, Phase::Actions);
    assert!(!first.told.contains(&Event::PalaceBegan));
    let table = palace("round 1 | track 1+1 | level 1 banker 1")
        .then("round 2")
        .asks("1");
    assert_eq!(table.table.public.phase, Phase::Palace);
    let at = |is: &dyn Fn(&Event) -> bool| table.told.iter().rposition(is).unwrap();
    let income = at(&|event| {
        matches!(
            event,
            Event::Got {
                why: amyitis::Reason::Banker(1),
                ..
            }
        )
    });
    let began = at(&|event| *event == Event::PalaceBegan);
    assert!(income < began);
    let table = table.plays("1 pick craft");
    assert_eq!(table.table.public.phase, Phase::Actions);
    let table = table.next_round().settle().then("round 3");
    assert_eq!(table.table.public.phase, Phase::Palace);
}

/// AM-178 All cubes go back: last round's choices are over. AM-197 Craft unused is lost.
#[test]
fn s8_4_cubes_go_back() {
    let table = palace(
        "track 1+1 | ability craft 2 | ability procession 3 | ability first 2 | ability lesser 3",
    );
    let table = table.offers("1", "pick first, pick procession, pick craft, pick lesser");
    assert!(!table.table.public.craft_left);
    let table = table.plays("1 pick lesser");
    table
        .next_round()
        .settle()
        .offers("1", "pick first, pick procession, pick craft, pick lesser");
}

/// AM-179 Furthest first, each one still free. AM-180 Position 0 picks nothing. AM-181 The upper marker
/// first (anchor 10). AM-185 Picking is compulsory.
#[test]
fn s8_4_picking() {
    let table = palace("4 seats | track 3+5 1+2 4+2").asks("3");
    let table = table
        .refuses("3 pass", Illegal::NotTheQuestion)
        .refuses("3 keep", Illegal::NotTheQuestion);
    let table = table.plays("3 pick craft").asks("4");
    let table = table.refuses("4 pick craft", Illegal::Picked);
    let table = table.offers("4", "pick first, pick procession, pick lesser");
    let table = table
        .plays("4 pick lesser")
        .asks("1")
        .plays("1 pick procession");
    // 2 stands before the track.
    assert_eq!(table.table.public.phase, Phase::Actions);
    let pickers = Ability::ALL.map(|ability| table.table.public.picker(ability));
    assert_eq!(
        pickers,
        [None, Some(seat("1")), Some(seat("3")), Some(seat("4"))]
    );
    // With four on the track the last takes what is left, unasked.
    let table = palace("4 seats | track 3+5 1+2 4+2 2+1")
        .plays("3 pick craft, 4 pick lesser, 1 pick procession");
    assert_eq!(table.table.public.picker(Ability::First), Some(seat("2")));
    assert_eq!(table.table.public.phase, Phase::Actions);
}

/// AM-182 Two players alternate, the leader first, two each (anchor 18). AM-183 One on the track picks
/// two, none nobody.
#[test]
fn s8_4_two_players() {
    let table = palace("2 seats | track 1+1 2+3")
        .asks("2")
        .plays("2 pick craft")
        .asks("1");
    let table = table.plays("1 pick first").asks("2").plays("2 pick lesser");
    let pickers = Ability::ALL.map(|ability| table.table.public.picker(ability).unwrap().number());
    assert_eq!(pickers, [1, 1, 2, 2]);
    let alone = palace("2 seats | track 1+1")
        .asks("1")
        .plays("1 pick craft")
        .asks("1")
        .plays("1 pick lesser");
    assert_eq!(alone.table.public.phase, Phase::Actions);
    assert_eq!(alone.table.public.picker(Ability::First), None);
    let none = palace("2 seats");
    assert_eq!(none.table.public.phase, Phase::Actions);
    assert_eq!(none.table.public.abilities, [None; 4]);
}

/// AM-184 The order is fixed when the phase begins.
#[test]
fn s8_4_the_order_is_fixed() {
    let table = palace("2 seats | track 1+2 2+1").plays("1 pick craft, 2 pick lesser");
    // 2 lies on top now, but 1 goes on.
    table
        .then("order 2 1")
        .asks("1")
        .plays("1 pick first")
        .next_round()
        .settle()
        .asks("2");
}

/// AM-186 First player: the card at once, first in the phase II that follows; the holder may keep it.
#[test]
fn s8_4_first_player() {
    let table = palace("4 seats | track 3+1 | first 1")
        .plays("3 pick first")
        .then("first 3")
        .asks("3");
    let why = FirstWhy::Ability;
    let table = table.tells(Event::FirstPlayer {
        seat: seat("3"),
        why,
    });
    let table = table.next_round().settle().asks("3").plays("3 pick first");
    table.then("first 3").asks("3");
}

/// AM-187 The change at the end of a round is dropped. AM-188 Not after round 1 either.
#[test]
fn s8_4_no_change_at_the_end_of_a_round() {
    let table = given("round 1 | first 2 | turn 2")
        .next_round()
        .then("first 2 | round 2");
    assert!(
        table
            .told
            .iter()
            .all(|event| !matches!(event, Event::FirstPlayer { .. }))
    );
    let table = given("round 5 | first 3 | turn 3").next_round();
    table.then("first 3 | round 6");
}

/// AM-189 Not picked: the card goes to the next clockwise, even to one at position 0. AM-190 At the end
/// of the palace phase, so it holds for the phase II that follows.
#[test]
fn s8_4_first_player_not_picked() {
    let table = palace("track 1+1")
        .then("first 1")
        .plays("1 pick craft")
        .then("first 2")
        .asks("2");
    let why = FirstWhy::NotPicked;
    table.tells(Event::FirstPlayer {
        seat: seat("2"),
        why,
    });
    palace("track").then("first 2").asks("2");
}

/// AM-191 Procession: the picker does it, wherever they sit.
#[test]
fn s8_4_procession() {
    let table =
        palace("4 seats | track 2+1 3+2 | first 1").plays("3 pick procession, 2 pick first");
    let table = table.then("first 2 | procession 3").all_pass();
    table
        .asks("3")
        .plays("3 temple marduk")
        .then("v1: temple ishtar g | v1: temple marduk g | v1: temple tammouz")
        .then("v2: temple ishtar g 4 | v2: temple marduk 3 g | v2: temple tammouz g g");
}

/// AM-192 Not picked: the right neighbour of the new first player (anchor 17); so too in round 1.
#[test]
fn s8_4_procession_not_picked() {
    let table = palace("track 3+1 | first 1")
        .plays("3 pick craft")
        .then("first 2 | procession 1");
    let table = table
        .tells(Event::ProcessionFalls { seat: seat("1") })
        .all_pass();
    table.asks("1");
    let table = palace("4 seats | track 3+1 | first 1").plays("3 pick first");
    table.then("first 3 | procession 2").all_pass().asks("2");
    given("round 1 | first 1").all_pass().asks("3");
}

/// AM-193 Craft: any of the five workers, on display or not. AM-195 Free; no card is turned, no price
/// changes; with all cards turned too.
#[test]
fn s8_4_craft() {
    let table = given("rows PMR PMR PMR | talents 0 0 0 | camels 0 1 1 | ability craft 1");
    let menu = "craft peasant, craft merchant, craft engineer, craft priest, craft courtier";
    let table = table.offers("1", menu).offers_no("1", "recruit");
    let rows = table.table.public.rows().to_vec();
    let table = table
        .plays("1 craft engineer, 1 canal d1-d2")
        .then("vp 2 0 0 | talents 0 0 0")
        .asks("2");
    assert_eq!(table.table.public.rows(), rows);
    let with = |craft: &str, then: &str| {
        given("ability craft 1")
            .plays(&format!("1 {craft}"))
            .then(then);
    };
    with("craft merchant", "camels 2 1 1 | talents 4 4 4");
    with("craft peasant, 1 field f2", "goods 1 @f2.1");
    with("craft priest, 1 temple ishtar", "temple ishtar 1");
}

/// AM-194 Not for a Noble, nor for a lesser courtier.
#[test]
fn s8_4_craft_not_for() {
    let table = given("ability craft 1 | talents 0 4 4");
    assert!("craft noble".parse::<amyitis::Action>().is_err());
    assert!("craft lesser".parse::<amyitis::Action>().is_err());
    table.refuses("1 noble", Illegal::TooFewTalents);
}

/// AM-196 A Courtier by Craft: 1 VP and 1 space.
#[test]
fn s8_4_craft_courtier() {
    given("ability craft 1")
        .plays("1 craft courtier")
        .then("vp 1 0 0 | track 1 0 0")
        .asks("2");
}

/// AM-197 Once, by its picker only, not after passing; unused it is lost at the end of phase II.
#[test]
fn s8_4_craft_once() {
    let table = given("ability craft 2").refuses("1 craft merchant", Illegal::NoCraftAbility);
    let table =
        table.plays("1 recruit r1 merchant, 2 craft merchant, 3 pass, 1 recruit r2 merchant");
    let table = table.refuses("2 craft merchant", Illegal::NoCraftAbility);
    drop(table);
    let table =
        given("ability craft 2").plays("1 recruit r1 merchant, 2 pass, 3 recruit r2 merchant");
    // 2 is passed over, with their ability.
    let table = table
        .asks("1")
        .refuses("1 craft merchant", Illegal::NoCraftAbility)
        .plays("1 pass, 3 pass");
    assert!(!table.table.public.craft_left);
    let table = table.plays("3 temple ishtar").settle();
    assert!(!table.menu().iter().any(|text| text.starts_with("craft")));
}

/// AM-198 Lesser courtier: 1 space and 1 talent at once; without a talent in stock the step alone.
/// AM-199 No VP.
#[test]
fn s8_4_lesser_courtier() {
    let table = palace("track 1+1 | talents 4 4 4");
    let before = table.table.public.players[seat("1")].talents;
    let table = table.plays("1 pick lesser").then("track 2 0 0 | vp 0 0 0");
    assert_eq!(table.table.public.players[seat("1")].talents, before + 1);
    let table = palace("2 seats | track 1+1 | talents 15 15").plays("1 pick lesser");
    table.then("track 2 0 | vp 0 0 | talents 15 15 | stock talents 0");
}

/// AM-200 What nobody picked does nothing, except for the two fall-backs.
#[test]
fn s8_4_not_picked() {
    let table = palace("track 1+1").plays("1 pick procession");
    let public = &table.table.public;
    assert!(!public.craft_left);
    let talents = public
        .seats
        .seats()
        .map(|s| public.players[s].talents)
        .sum::<u8>();
    assert_eq!(talents, 12, "nobody has the lesser courtier's talent");
    table.then("track 1 0 0").offers_no("2", "craft");
}

/// AM-201 Positions on the track score nothing at the end.
#[test]
fn s8_4_no_points_for_positions() {
    let table = given("round 25 | track 1+19 2+5").next_round();
    table.then("over guard | vp 0 0 0");
}
