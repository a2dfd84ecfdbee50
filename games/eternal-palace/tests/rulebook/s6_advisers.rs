//! §6 Advisers, class by class and kind by kind.

use eternal_palace::{Adviser, Event, Illegal};

use crate::situation::given;

/// A table where player 1 appoints a patron at the Academy for 2 wisdom.
fn patron(card: &str, more: &str) -> crate::situation::Situation {
    let text = format!(
        "2 seats | display {card} A20a | 1 has 2 wisdom | 1 groups 2 | 2 groups 5 | {more} | turn 1"
    );
    let text = text.replace("|  |", "|");
    given(&text).plays(&format!("1 place 2 2 2, 1 appoint {card} goods"))
}

/// EP-171, EP-182, EP-184, EP-186 Simple patrons work at once and are discarded.
#[test]
fn s6_patrons() {
    patron("A01a", "round 1").then("1 has 4 wisdom | 1 advisers | discards A01a");
    patron("A03a", "round 1").then("1 has 4 fish | discards A03a");
    patron("A05a", "round 1").then("1 palace 1 | 1 has 0 fish | discards A05a");
}

/// EP-183, EP-185 Patrons with resources of choice.
#[test]
fn s6_patrons_of_choice() {
    let two = patron("A02a", "round 1").then("1 has 1 fish 1 wisdom");
    two.plays("1 take kaolin")
        .then("1 has 1 fish 1 wisdom 1 kaolin | 1 track 2 1");
    patron("A04a", "round 1")
        .plays("1 take wood, 1 take wood")
        .then("1 has 2 wood");
    patron("A04a", "round 1")
        .plays("1 take wood, 1 take bronze")
        .then("1 has 1 wood 1 bronze");
}

/// EP-187 Patron 6: an own marker on an unfinished deposit, no goods, no artisan.
#[test]
fn s6_patron_six() {
    let table = patron("A06a", "1 layers 4 | 1 track 9 1 | 1 advisers A19a");
    let table = table
        .offers("1", "step 6, step 9, step 11")
        .refuses("1 step 4", Illegal::Finished);
    let table = table
        .refuses("1 step 1", Illegal::NotADeposit)
        .plays("1 step 9");
    table
        .then("1 layers 4 9 | 1 has 0 fish | 1 used | no-token 9")
        .plays("1 feature moon");
    patron("A06a", "1 layers 4 6 9 11").then("1 track 2 1 | 1 has 0 fish");
}

/// EP-172, EP-173 Once a round, also in the round of its appointment; never reversed.
#[test]
fn s6_once_a_round() {
    let table = patron("A07a", "1 has 3 wisdom | 1 groups 5")
        .then("1 advisers A07a")
        .asks("1");
    let table = table
        .plays("1 use A07a")
        .then("1 has 2 fish | 1 used A07a")
        .asks("2");
    let table = table.plays("2 place 5 SC 5, 2 take fish").asks("1");
    let table = table.refuses("1 use A07a", Illegal::UsedUp);
    let table = table
        .until(|now| now.table.public.round == 2)
        .then("1 used");
    drop(table);
    given("2 seats | 1 advisers A07a | 1 has 2 fish | 1 groups 5 | turn 1")
        .refuses("1 use A07a", Illegal::LeftSideNotPayable);
}

/// What using a card does: from these goods to those, with these answers after `use`.
#[track_caller]
fn uses(card: &str, before: &str, answers: &str, after: &str) {
    let text = format!(
        "2 seats | option kind17 wisdom | 1 advisers {card} | 1 has {before} | 2 has 0 fish | 1 groups 5 | turn 1"
    );
    let mut lines = format!("1 use {card}");
    if !answers.is_empty() {
        lines = format!("{lines}, {answers}");
    }
    given(&text)
        .plays(&lines)
        .then(after)
        .refuses(&format!("1 use {card}"), Illegal::UsedUp);
}

/// EP-188, EP-189, EP-190, EP-191, EP-192 Traders.
#[test]
fn s6_traders() {
    uses("A07a", "1 wisdom", "", "1 has 2 fish | 2 has 0 fish");
    uses("A08a", "1 wisdom", "1 take stone", "1 has 1 stone");
    uses("A09a", "1 fish", "", "1 has 1 wisdom | 2 has 0 fish");
    uses(
        "A10a",
        "2 fish",
        "1 take wood",
        "1 has 1 wood | 2 has 0 fish",
    );
    uses(
        "A11a",
        "1 wood 1 stone",
        "1 pay stone",
        "1 has 1 wood 1 wisdom | 2 has 0 fish",
    );
}

/// EP-193 Trader 12: another type than the one paid.
#[test]
fn s6_trader_twelve() {
    let table = given("2 seats | 1 advisers A12a | 1 has 1 wood 1 stone | 1 groups 5 | turn 1");
    let table = table
        .plays("1 use A12a")
        .refuses("1 pay bronze", Illegal::NotInHand)
        .plays("1 pay wood");
    table
        .offers("1", "take stone, take kaolin, take bronze")
        .refuses("1 take wood", Illegal::SameResource)
        .plays("1 take bronze")
        .then("1 has 1 stone 1 bronze");
}

/// EP-174, EP-194, EP-195, EP-196, EP-197, EP-198, EP-200 Diplomats give to a rival.
#[test]
fn s6_diplomats() {
    uses(
        "A13a",
        "1 wisdom",
        "1 take wood",
        "1 has 1 fish 1 wood | 2 has 1 wisdom",
    );
    uses("A14a", "1 fish", "", "1 has 2 wisdom | 2 has 1 fish");
    uses(
        "A15a",
        "3 fish",
        "1 take wood, 1 take wood",
        "1 has 2 wood | 2 has 3 fish",
    );
    uses("A16a", "1 wood", "", "1 has 3 wisdom | 2 has 1 wood");
    uses(
        "A17a",
        "1 wood 1 stone",
        "1 pay wood, 1 take bronze",
        "1 has 3 wisdom 1 stone 1 bronze | 2 has 1 wood",
    );
    uses(
        "A18a",
        "2 wood 2 stone",
        "1 pay wood, 1 pay stone, 1 pay stone",
        "1 has 1 wood | 1 palace 1 | 2 has 1 wood 2 stone",
    );
    given("2 seats | 1 advisers A18a | 1 has 2 wood | 1 groups 5 | turn 1")
        .refuses("1 use A18a", Illegal::LeftSideNotPayable);
    let kind17 =
        given("2 seats | 1 advisers A17a | 1 has 1 wood | 1 groups 5 | turn 1").plays("1 use A17a");
    kind17.refuses("1 take wood", Illegal::SameResource);
}

/// EP-199 The other reading of kind 17.
#[test]
fn s6_kind_17_with_fish() {
    let table = given(
        "2 seats | option kind17 fish | 1 advisers A17a | 1 has 1 wood | 2 has 0 fish | 1 groups 5 | turn 1",
    );
    table
        .plays("1 use A17a, 1 take stone")
        .then("1 has 3 fish 1 stone | 2 has 1 wood");
}

/// EP-174, EP-175 The owner chooses one rival, who is not asked; a gift is not split.
#[test]
fn s6_one_rival() {
    let table = given(
        "3 seats | 1 advisers A18a | 1 has 3 wood | 2 has 0 fish | 3 has 0 fish | 1 groups 5 | turn 1",
    );
    let table = table.plays("1 use A18a").offers("1", "give 2, give 3");
    let table = table
        .refuses("1 give 1", Illegal::NotARival)
        .refuses("1 give 4", Illegal::NoSuchPlayer);
    table
        .plays("1 give 3")
        .then("3 has 3 wood | 2 has 0 fish | 1 palace 1")
        .asks("1");
}

/// EP-176 The whole left side or nothing.
#[test]
fn s6_left_side() {
    for (card, goods) in [
        ("A08a", "5 fish 4 each"),
        ("A10a", "1 fish 4 each 9 wisdom"),
        ("A11a", "9 fish 9 wisdom"),
        ("A14a", "9 wisdom 9 each"),
        ("A15a", "2 fish 9 wisdom 9 each"),
        ("A16a", "9 fish 9 wisdom"),
    ] {
        let text = format!("2 seats | 1 advisers {card} | 1 has {goods} | 1 groups 5 | turn 1");
        given(&text).refuses(&format!("1 use {card}"), Illegal::LeftSideNotPayable);
    }
    given("2 seats | 1 has 9 fish | 1 groups 5 | turn 1")
        .refuses("1 use A09a", Illegal::NoSuchAdviser);
}

/// EP-177 Before and after placing, also after the last group; not in another's turn.
#[test]
fn s6_moments() {
    let text = "2 seats | row 1 2 | 1 advisers A09a | 2 advisers A07a | 1 has 0 fish | 2 has 2 wisdom | 1 groups 5 | 2 groups 5 | turn 1";
    let table = given(text).plays("1 place 5 SC 5").asks("1");
    // After the reward the trader can be paid, so the end of the turn is asked for.
    let table = table
        .plays("1 take fish")
        .offers("1", "use A09a, end")
        .plays("1 use A09a");
    let table = table.then("1 has 1 fish 1 wisdom").asks("2");
    // Player 2 may now, player 1 is not asked at all.
    table.plays("2 use A07a").then("2 has 2 fish 1 wisdom");
    let done = given(text)
        .plays("1 place 5 SC 5, 1 take fish, 1 end")
        .asks("2");
    drop(done);
}

/// EP-178 With the drawn cards in hand, but not before a compulsory price is paid.
#[test]
fn s6_moments_in_a_visit() {
    let table = given(
        "2 seats | 1 advisers A09a | 1 has 4 fish 2 wisdom | display A20a A21a | 1 groups 1 2 | turn 1",
    );
    let table = table
        .plays("1 place 1 1 1")
        .chance("card A07a, card A08a, card A10a");
    let table = table
        .plays("1 use A09a")
        .then("1 has 3 fish 3 wisdom")
        .asks("1");
    drop(table);
    let table = given(
        "2 seats | 1 advisers A09a | 1 has 3 fish 2 wisdom | display A20a A21a | 1 groups 2 | turn 1",
    );
    table
        .plays("1 place 2 2 2")
        .refuses("1 use A09a", Illegal::NotNow);
    // Nor between an offer at the alternative Temple and its payment.
    let table = given(
        "2 seats | option alt-temple on | 1 advisers A16a | 1 has 1 wood 1 stone | 1 groups 34 | turn 1",
    );
    table
        .plays("1 place 34 7 34, 1 offer 1")
        .refuses("1 use A16a", Illegal::NotNow);
    // Not in the middle of another one.
    let table =
        given("2 seats | 1 advisers A08a A09a | 1 has 3 fish 2 wisdom | 1 groups 2 | turn 1");
    table
        .plays("1 use A08a")
        .refuses("1 use A09a", Illegal::NotNow);
}

/// EP-179, EP-201, EP-202, EP-203, EP-204, EP-205 Artisans at the deposits.
#[test]
fn s6_deposit_artisans() {
    for (card, resource) in [
        ("A19a", "wood"),
        ("A20a", "stone"),
        ("A21a", "kaolin"),
        ("A22a", "bronze"),
    ] {
        for (dice, place) in [("4", 4), ("6", 6), ("36", 9), ("56", 11)] {
            let text = format!(
                "2 seats | 1 advisers {card} | 1 layers {place} | 1 has 0 fish | 1 groups {dice} | 2 groups 5 | turn 1"
            );
            let table = given(&text).plays(&format!("1 place {dice} {place} {dice}"));
            let own = table
                .table
                .rules
                .edition
                .advisers
                .contains(card.parse::<Adviser>().unwrap());
            assert!(own);
            let gained = table.player("1").goods;
            assert_eq!(gained.resource_count(), 2, "{card} at {place}");
            assert!(gained.count(resource.parse().unwrap()) > 0);
            table.then(&format!("1 used {card}"));
        }
    }
    // Two of a kind, several kinds, each at one visit a round.
    let table = given(
        "4 seats | row 1 2 3 4 | 1 advisers A19a A19b A20a | 1 has 2 fish | 1 groups 4 6 | turn 1",
    );
    let table = table
        .plays("1 place 4 4 4")
        .then("1 has 2 fish 3 wood 1 stone")
        .asks("1");
    table
        .plays("1 place 6 6 6")
        .then("1 has 2 fish 3 wood 2 stone");
    // They work by themselves.
    given("2 seats | 1 advisers A19a | 1 groups 4 | turn 1")
        .refuses("1 use A19a", Illegal::WorksByItself);
}

/// EP-206, EP-207 Kind 23 after the roll, for everybody tied for the lowest total.
#[test]
fn s6_kind_23() {
    let text = "4 seats | 1 advisers A23a | 2 advisers A23b | rolling";
    let tied = given(text).chance("roll 111, roll 111, roll 666, roll 123");
    let tied =
        tied.then("1 has 4 fish 4 wisdom 1 each | 2 has 4 fish 4 wisdom 1 each | 1 used A23a");
    drop(tied);
    let high = given(text).chance("roll 122, roll 114, roll 666, roll 111");
    high.then("1 has 4 fish 2 wisdom 1 each | 2 has 4 fish 2 wisdom 1 each | 1 used");
}

/// EP-180 Appointed in Play they wait for the next round.
#[test]
fn s6_kind_23_and_24_wait() {
    for card in ["A23a", "A24a"] {
        let table = patron(card, "1 groups 11");
        table.then(&format!("1 has 0 fish | 1 advisers {card} | 1 used"));
    }
}

/// EP-181, EP-208, EP-209 Kind 24 when the groups are shown, in turn order, asking only for a
/// choice.
#[test]
fn s6_kind_24() {
    let text = "4 seats | row 2 1 3 4 | 1 advisers A24a | 2 advisers A24b | 1 held 5 | 1 dice 11122 | 2 dice 111 \
                | 3 dice 666 | 4 dice 666 | planning";
    let others = "3 group 666, 4 group 666";
    let choice = given(text).plays(&format!("{others}, 1 group 22 111, 2 group 1 11"));
    // Player 2 is first in the row and has one possibility only.
    let choice = choice
        .then("2 has 5 fish 2 wisdom 1 each")
        .offers("1", "take fish, take wisdom");
    let choice = choice
        .refuses("1 take palace", Illegal::NotOnOffer)
        .plays("1 take wisdom");
    choice
        .then("1 has 4 fish 3 wisdom 1 each | 1 used A24a")
        .asks("2");
    let four = given(text).plays(&format!("{others}, 1 group 1 1122, 2 group 1 1 1"));
    four.then("1 palace 1 | 2 used | 1 used A24a").asks("2");
    // Two groups of two give one fish.
    let pairs = given("2 seats | 1 advisers A24a | 1 held 4 | 1 dice 1122 | 2 dice 666 | planning");
    pairs
        .plays("1 group 11 22, 2 group 666")
        .then("1 has 4 fish 2 wisdom 1 each");
}

/// Ruling 63: whoever is absent uses no adviser, bids nothing, and still answers everything.
#[test]
fn r63_absent() {
    let text = "2 seats | option privileges on | 1 advisers A07a A09a A14a A18a | 2 advisers A08a A10a \
                | 1 has 9 fish 9 wisdom 3 each 2 tokens | 1 dice 123 | 2 dice 456 | planning";
    let table = given(text).until(|now| now.table.public.round == 2);
    assert!(
        !table.told(|event| matches!(event, Event::Used { .. } | Event::Bid { bid: true, .. }))
    );
    assert!(table.told(|event| matches!(event, Event::Placed { .. })));
}

/// Ruling 64: a paid step is asked for if a trader could still help, otherwise passed over.
#[test]
fn r64_paid_step() {
    let text = "2 seats | option alt-bridge on | 1 bridge 12 | 1 has 1 wisdom | 1 groups 1 | 2 groups 1 | turn 1";
    given(text)
        .plays("1 place 1 EB 1")
        .asks("2")
        .then("1 bridge 13");
    let helped = given(&format!("{text} | 1 advisers A08a")).plays("1 place 1 EB 1");
    let helped = helped
        .offers("1", "decline, use A08a")
        .plays("1 use A08a, 1 take wood");
    helped
        .offers("1", "pay wood, decline")
        .plays("1 pay wood")
        .then("1 track 4 1 | 1 has 0 fish");
}

/// Q-54 Where only one answer is possible nobody is asked.
#[test]
fn q54_no_choice_no_question() {
    // One rival and one kind of resource: the gift is made at once.
    let gift =
        given("2 seats | 1 advisers A16a | 1 has 2 wood | 2 has 0 fish | 1 groups 5 | turn 1");
    gift.plays("1 use A16a")
        .then("1 has 1 wood 3 wisdom | 2 has 1 wood")
        .asks("1");
    // One face-up card: the Bridge hands it over.
    let card = given("2 seats | 1 bridge 8 | display A19a | 1 groups 1 | 2 groups 1 | turn 1");
    card.plays("1 place 1 EB 1")
        .then("1 advisers A19a | display")
        .asks("2");
    // Nothing to use: the turn ends by itself.
    let done = given("2 seats | row 1 2 | 1 groups 5 | 2 groups 5 | turn 1");
    done.plays("1 place 5 SC 5, 1 take fish").asks("2");
}
