//! Cases in which two rules meet: a layer in the middle of something else, in somebody else's turn, with
//! cards in hand, or with no cards left.

use eternal_palace::{EternalPalace, Event, Illegal, Phase, Task};
use palast_core::{Dice, Game, Imagine};

use crate::situation::{given, seat};

/// EP-146, EP-147, EP-149, EP-248 The eighth layer comes in another player's turn, by a patron of D02: the
/// prize is theirs at once, the others still pay, all groups are placed, and there is no wrap-up.
#[test]
fn s7_the_end_in_anothers_turn() {
    let built = given(
        "3 seats | option river on | row 1 2 3 | demand D02 | field 2 2 | 1 has 1 wood | 2 has 1 wood | \
         3 has 2 fish | 2 layers 1 2 3 5 7 8 10 | 1 layers 1 2 3 5 7 8 10 | 2 track 9 1 | 1 track 4 3 | \
         no-token 1 2 4 7 | display A01a A02a A03a A04a | 1 groups 1 4 | 2 groups 5 | turn 1",
    )
    .plays("1 place 1 RM 1, 1 field 1 wood, 1 decline, 2 draw")
    .chance("card A06a, card A07a, card A09a")
    .plays("2 appoint A06a free")
    .offers("2", "step 4, step 6, step 9, step 11")
    .plays("2 step 9")
    .then("completed - | 3 has 2 fish")
    .plays("2 feature moon")
    .then("completed 2 | 2 features 1 | 3 has 1 fish")
    .chance("demand D03")
    .asks("2")
    .plays("2 place 5 SC 5, 2 take fish")
    .asks("1")
    // The active player of before reaches eight too, too late for the prize.
    .plays("1 place 4 4 4")
    .then("over | completed 2 | 1 layers 1 2 3 4 5 7 8 10 | round 1");
    assert_eq!(EternalPalace::standings(&built.table).ending, "painting");
}

/// EP-047, EP-048, EP-125 A patron met on the Bridge finishes a deposit before the walk goes on.
#[test]
fn s5_a_layer_in_the_middle_of_a_walk() {
    given(
        "2 seats | 1 bridge 8 | 1 track 11 1 | 1 has 0 nothing | display A06a A07a | 1 groups 3 1 | turn 1",
    )
    .plays("1 place 3 EB 3, 1 appoint A06a free, 1 step 11")
    .then("1 bridge 9 | 1 layers 11 | 1 has 0 nothing | discards A06a")
    .plays("1 feature moon")
    .then("1 bridge 11 | 1 has 1 wisdom | 1 features 1");
}

/// EP-048, EP-086 A patron from the Fish Market finishes a track while two cards are in hand; then one goes
/// back, and the market's own marker moves last.
#[test]
fn s5_1_a_layer_with_cards_in_hand() {
    given(
        "2 seats | 1 track 9 1 | 1 track 1 3 | 1 layers 4 6 11 | no-token 4 6 11 | 1 has 3 fish | \
         1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 1 1")
    .chance("card A06a, card A07a, card A08a")
    .plays("1 appoint A06a goods")
    .then("1 layers 4 6 9 11 | 1 has 0 nothing | 1 track 1 3 | discards A06a")
    .plays("1 feature moon")
    .offers("1", "back A07a, back A08a")
    .then("1 track 1 3")
    .plays("1 back A07a")
    .then("1 layers 1 4 6 9 11 | discards A06a A08a")
    .plays("1 feature koi")
    .then("1 features 2");
}

/// EP-149 Two layers in one visit, the eighth and the ninth: one prize.
#[test]
fn s7_the_eighth_and_the_ninth() {
    let built = given(
        "2 seats | option alt-market on | 1 layers 1 2 3 4 5 6 7 | 1 track 11 1 | 1 market 2 | \
         no-token 1 2 4 6 7 11 12 | 1 has 1 bronze | 1 groups 444 1 | 2 groups 1 | turn 1",
    )
    .plays("1 place 444 12 444, 1 take step, 1 pay bronze")
    .then("completed 1 | 1 layers 1 2 3 4 5 6 7 11")
    .plays("1 take palace")
    .then("1 layers 1 2 3 4 5 6 7 11 12 | 1 palace 1");
    let prizes = built
        .told
        .iter()
        .filter(|told| matches!(told, palast_core::LogItem::Public(Event::Completed { .. })));
    assert_eq!(prizes.count(), 1);
}

/// EP-049, EP-268, EP-269 Two layers in one visit, each followed at once by the card it completes.
#[test]
fn s9_3_a_composition_for_each_layer() {
    given(
        "2 seats | option compositions on | offer K09 K12 | 1 layers 4 6 11 12 EB | 1 track 9 1 | \
         1 track 2 3 | no-token 2 4 6 9 11 12 EB | 1 has 2 wisdom | display A06a A07a | 1 groups 2 1 | turn 1",
    )
    .plays("1 place 2 2 2, 1 appoint A06a goods")
    // 4, 9, EB give 3 fish; then 2, 9, 12 give 2 wisdom.
    .then("1 layers 2 4 6 9 11 12 EB | 1 has 3 fish 2 wisdom")
    .tells(Event::CompositionClaimed {
        who: seat("1"),
        card: eternal_palace::Composition::K09,
    });
}

/// EP-104, EP-105, EP-167 A monument counts for whoever has it at the end, the layer for everybody who came.
#[test]
fn s7_a_monument_counts_for_its_last_owner() {
    given(
        "2 seats | row 1 2 | completed 1 | 1 has 4 wood | 2 has 2 wood 1 fish | 1 groups 3 1 | 2 groups 3 | turn 1",
    )
    .plays("1 place 3 3 3")
    // Layer, monument, prize, run, three seals.
    .then("1 points 7 | monument 3 1")
    .plays("2 place 3 3 3, 1 place 1 SC 1, 1 take fish")
    // Both on space 1 with the run of 3: three seals each, the prize for runs to nobody.
    .then("over | 1 points 5 | 2 points 5 | monument 3 2 | price 3 3 | winners 1 2");
}

/// EP-187, EP-205, EP-266 A marker moved at a deposit is no visit: no artisan works.
#[test]
fn s6_no_artisan_without_a_visit() {
    let artisans = "1 advisers A19a A20a A21a A22a";
    given(&format!(
        "2 seats | option river on | demand D01 | field 2 2 | {artisans} | 1 has 3 wood | 2 has 0 nothing | \
         1 groups 1 2 | turn 1"
    ))
    .plays("1 place 1 RM 1, 1 field 1 wood, 1 pay wood")
    .then("1 track 4 1 | 1 used | 1 has 0 nothing");
    given(&format!(
        "2 seats | option alt-bridge on | 1 bridge 12 | {artisans} | 1 has 1 wood | 1 groups 1 2 | turn 1"
    ))
    .plays("1 place 1 EB 1, 1 pay wood")
    .then("1 track 4 1 | 1 used | 1 has 0 nothing");
    given(&format!(
        "2 seats | option alt-market on | {artisans} | 1 has 1 wood | 1 groups 66 2 | turn 1"
    ))
    .plays("1 place 66 12 66, 1 take step, 1 pay wood")
    .then("1 track 4 1 | 1 used | 1 has 0 nothing");
}

/// EP-177, EP-178 Traders in the middle of a visit: between rewards, at a feature, at the paid step of D01.
#[test]
fn s6_traders_between_rewards() {
    given("2 seats | 1 advisers A09a | 1 has 0 nothing | 1 groups 66 1 | turn 1")
        .plays("1 place 66 12 66, 1 take fish, 1 use A09a, 1 take wood, 1 take stone")
        .then("1 has 2 fish 1 wisdom 1 wood 1 stone | 1 market 1");
    given("2 seats | 1 advisers A11a | 1 track 4 3 | 1 has 0 nothing | 1 groups 4 1 | turn 1")
        .plays("1 place 4 4 4, 1 use A11a, 1 feature moon")
        .then("1 has 1 wisdom | 1 features 1 | 1 used A11a");
    // Wood for the field, one wood left: the trader brings the second (Ruling 64).
    given(
        "2 seats | option river on | demand D01 | field 2 2 | 1 advisers A08a | 1 has 2 wood 1 wisdom | \
         2 has 0 nothing | 1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 RM 1, 1 field 1 wood")
    .offers("1", "decline, use A08a")
    .plays("1 use A08a, 1 take wood, 1 pay wood")
    .then("1 has 0 nothing | 1 track 4 1");
    // Who is not the active player cannot be helped, so is not asked.
    given(
        "2 seats | option river on | demand D01 | field 2 2 | 2 advisers A08a | 1 has 1 wood | \
         2 has 1 wood 1 wisdom | 1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 RM 1, 1 field 1 wood")
    .asks("-")
    .then("2 has 1 wood 1 wisdom | 2 track 4 0");
}

/// EP-172 A trader appointed in a visit works in its turn, and a used one is used for the rest of the round.
#[test]
fn s6_a_trader_at_once() {
    given("2 seats | row 1 2 | display A07a A08a | 1 has 3 wisdom | 1 groups 2 5 | 2 groups 5 | turn 1")
        .plays("1 place 2 2 2, 1 appoint A07a goods, 1 use A07a")
        .then("1 has 2 fish | 1 used A07a | 1 track 2 1")
        .asks("2")
        .plays("2 place 5 SC 5, 2 take fish")
        .refuses("1 use A07a", Illegal::UsedUp);
}

/// EP-209, EP-223 After bids artisan 24 follows the new row.
#[test]
fn s8_artisan_24_in_the_new_row() {
    let built = given(
        "4 seats | option privileges on | row 1 2 3 4 | 1 advisers A24a | 2 advisers A24b | 1 dice 11122 | \
         2 dice 11122 | 3 dice 111 | 4 dice 111 | planning",
    )
    .plays("1 group 22 111, 2 group 22 111, 3 group 111, 4 group 111")
    .plays("1 decline, 2 bid, 3 decline, 4 decline")
    .then("row 2 1 3 4")
    .asks("2")
    .plays("2 take wisdom")
    .asks("1");
    built.plays("1 take fish").asks("2").then("turn 2");
}

/// EP-224, EP-225, EP-226, EP-229, EP-292, EP-294 Privileges at alternative places.
#[test]
fn s10_privileges_at_alternative_places() {
    let base = "2 seats | option privileges on | option alt-market on | option alt-bridge on";
    given(&format!(
        "{base} | display A25a A07a | 1 has 0 nothing | 1 groups 444 1 | turn 1"
    ))
    .plays("1 place 444 12 444")
    .offers(
        "1",
        "take privilege, take palace, take set, take adviser, decline",
    )
    .plays("1 take privilege, 1 take adviser, 1 appoint A25a free")
    .then("1 has 4 tokens | discards A25a | 1 market 1");
    given(&format!(
        "{base} | 1 advisers A28a | 1 has 0 nothing | 1 groups 4 1 | turn 1"
    ))
    .plays("1 place 4 EB 4")
    .then("1 has 2 tokens 1 wood 1 stone | 1 bridge 4");
}

/// EP-092, EP-138, Q-12 Wrap-up with fewer cards than it wants shows what there is, and none with none.
#[test]
fn s3_7_wrap_up_without_cards() {
    let after = |cards: &str| {
        given(&format!("2 seats | {cards} | rest 2 | 1 groups 1 | turn 1"))
            .plays("1 place 1 SC 1, 1 take fish")
            .draws_until(|now| matches!(now.table.public.task(), Task::Roll(_)))
    };
    after("pile | display A10a | discards A03a").then("display A03a A10a | discards | pile 0");
    after("pile | display").then("display | discards | pile 0 | round 2 | 1 held 4");
    // With nobody face up the Academy is closed, and the Bridge gives nobody; the Scrolls are open.
    after("pile | display")
        .until(|now| now.table.public.phase == Phase::Play)
        .until(|now| now.table.public.round == 3);
}

/// EP-087, EP-138 A card put back is the first that Wrap-up shows; then nobody needs to remember it.
#[test]
fn s3_7_a_card_put_back_comes_face_up() {
    let built = given("2 seats | display | top 2 A20a | 1 groups 1 | turn 1")
        .plays("1 place 1 SC 1, 1 take fish");
    let built = built.then("display A20a").chance("card A01a, card A02a");
    assert_eq!(built.table.private[seat("2")].known, None);
    built.then("display A01a A02a A20a");
}

/// EP-091 D02 takes the card somebody has put back: they know it is drawn, and forget it when it is seen.
#[test]
fn s9_2_a_card_put_back_is_drawn_for_a_demand() {
    let built = given(
        "3 seats | option river on | demand D02 | field 2 1 | 1 has 1 wood | top 3 A20a | 1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 RM 1, 1 field 1 wood, 1 draw")
    .chance("card A07a, card A08a")
    .asks("1");
    let mut dice = Dice::from_number(7);
    for _ in 0..20 {
        let world = EternalPalace::imagine(built.table.view_ref(seat("3")), &mut dice);
        let card = "A20a".parse().unwrap();
        assert!(world.private[seat("1")].drawn.contains(card));
    }
    let built = built.plays("1 appoint A20a free");
    assert_eq!(built.table.private[seat("3")].known, None);
    built.then("1 advisers A20a | discards A07a A08a");
}

/// EP-179, EP-208, Q-18 Two cards of kind 24 both count the same groups, each asking for itself.
#[test]
fn s6_two_of_kind_24() {
    let text = "4 seats | row 1 2 3 4 | 1 advisers A24a A24b | 1 dice 11122 | 2 dice 111 | 3 dice 111 | \
                4 dice 111 | planning";
    let others = "2 group 111, 3 group 111, 4 group 111";
    given(text)
        .plays(&format!(
            "{others}, 1 group 22 111, 1 take fish, 1 take wisdom"
        ))
        .then("1 has 5 fish 3 wisdom 1 each | 1 used A24a A24b")
        .asks("1");
    given(text)
        .plays(&format!("{others}, 1 group 2 1112"))
        .then("1 palace 2 | 1 used A24a A24b");
}

/// EP-178, Q-20 A patron's choice is a choice of the visit: a trader can be used before it.
#[test]
fn s6_a_trader_before_a_patrons_choice() {
    given("2 seats | 1 advisers A09a | display A04a A20a | 1 has 2 wisdom 1 fish | 1 groups 2 5 | turn 1")
        .plays("1 place 2 2 2, 1 appoint A04a goods, 1 take wood, 1 use A09a, 1 take wood")
        .then("1 has 2 wood 1 wisdom | 1 used A09a");
}

/// EP-266, Ruling 64 With all deposits finished nobody is asked for a paid step, trader or not.
#[test]
fn s10_no_step_left_to_pay_for() {
    given(
        "2 seats | option alt-bridge on | 1 bridge 12 | 1 layers 4 6 9 11 | 1 advisers A08a | \
         1 has 1 wisdom 1 wood | 1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 EB 1")
    .offers("1", "use A08a, end");
}
