//! §9.2 The twelve demand cards, one by one.

use eternal_palace::{Event, Illegal, Place, PrivateEvent, Source};

use crate::situation::{Situation, given, seat};

/// Player 1 fills the last field of this card, 2 has the other one, 3 has none.
fn met(card: &str, more: &str) -> Situation {
    given(&format!(
        "3 seats | option river on | demand {card} | field 2 2 | 1 has 1 wood | 2 has 0 nothing | \
         3 has 0 nothing | 1 groups 1 2 | {more} | turn 1"
    ))
    .plays("1 place 1 RM 1, 1 field 1 wood")
}

/// EP-251 D04, four players: two markers, one, none with 5 fish, none with 2 fish.
#[test]
fn s9_2_example_d04() {
    given(
        "4 seats | option river on | demand D04 | field 2 1 | field 1 2 | 1 has 1 wood | 2 has 0 nothing | \
         3 has 5 fish | 4 has 2 fish | 1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 RM 1, 1 field 3 wood")
    .then("1 has 2 each | 2 has 1 each | 3 has 2 fish | 4 has 0 nothing");
}

/// EP-252 D05 without wisdom: only the fish.
#[test]
fn s9_2_example_d05() {
    met("D05", "3 has 4 fish")
        .plays("1 take wood, 1 take wood, 2 take stone, 2 take stone")
        .then("3 has 3 fish");
}

/// EP-253 D10 with two resources and a wisdom: all three.
#[test]
fn s9_2_example_d10() {
    met("D10", "3 has 1 wood 1 bronze 1 wisdom")
        .plays("3 pay wood")
        .then("3 has 0 nothing");
}

/// EP-254 D01: two of a kind for a step at its deposit.
#[test]
fn s9_2_d01() {
    for (resource, place) in [("wood", 4), ("stone", 6), ("kaolin", 9), ("bronze", 11)] {
        met("D01", &format!("1 has 1 wood 2 {resource} | 3 has 2 fish"))
            .plays(&format!("1 pay {resource}"))
            .then(&format!(
                "1 has 0 nothing | 1 track {place} 1 | 3 has 1 fish"
            ));
    }
    met(
        "D01",
        "1 has 2 wood 2 stone | 2 has 2 bronze | 3 has 3 fish",
    )
    .offers("1", "pay stone, decline")
    .refuses("1 pay wood", Illegal::NotInHand)
    .plays("1 decline, 2 pay bronze")
    .tells(Event::Declined {
        who: seat("1"),
        source: Source::Demand(eternal_palace::Demand::D01),
    })
    .then("1 has 1 wood 2 stone | 2 track 11 1 | 3 has 2 fish");
    // Two different ones buy nothing.
    met("D01", "1 has 2 wood 1 stone").asks("-");
}

/// EP-255, Q-46 D02: three cards from the pile for one's own eyes, one free, the others discarded.
#[test]
fn s9_2_d02() {
    let drawn = met("D02", "display A01a A02a A03a | 3 has 2 fish")
        .offers("1", "draw, decline")
        .plays("1 draw")
        .chance("card A07a, card A09a, card A04a");
    let table = &drawn.table;
    assert_eq!(table.private[seat("1")].drawn.len(), 3);
    assert_eq!(table.public.drawn, Some((seat("1"), 3)));
    assert!(table.public.discards.is_empty());
    drawn
        .tells_only(
            "1",
            PrivateEvent::Drew {
                adviser: "A09a".parse().unwrap(),
            },
        )
        .offers(
            "1",
            "appoint A04a free, appoint A07a free, appoint A09a free",
        )
        .refuses("1 appoint A01a free", Illegal::NoSuchAdviser)
        .refuses("1 appoint A07a resources", Illegal::OtherPayment)
        .refuses("1 decline", Illegal::MustTake)
        .plays("1 appoint A04a free")
        .then("discards A04a A07a A09a | display A01a A02a A03a")
        // Q-17 A patron works at once, before the next player has his turn.
        .plays("1 take wood, 1 take wood")
        .then("1 has 2 wood")
        .plays("2 decline")
        .then("3 has 1 fish | pile 18");
}

/// EP-255, Q-12 D02 with a short pile: what there is; with no card at all nobody is asked.
#[test]
fn s9_2_d02_with_few_cards() {
    met("D02", "display A01a | pile A07a A08a | rest 3")
        .plays("1 draw")
        .chance("card A07a, card A08a")
        .plays("1 appoint A07a free")
        .then("1 advisers A07a | discards A08a")
        // The discard is shuffled for the second player; a single card leaves no choice.
        .plays("2 draw")
        .chance("card A08a")
        .then("2 advisers A08a");
    met("D02", "display A01a | pile | rest 3")
        .asks("-")
        .then("1 advisers");
}

/// EP-256 D03: palace +1 for a marker, a wisdom for none.
#[test]
fn s9_2_d03() {
    met("D03", "3 has 2 wisdom").then("1 palace 1 | 2 palace 1 | 3 palace 0 | 3 has 1 wisdom");
    met("D03", "3 has 2 fish").then("3 has 2 fish");
}

/// EP-257 D04: one of each for a marker, three fish for none.
#[test]
fn s9_2_d04() {
    met("D04", "3 has 4 fish").then("1 has 1 each | 2 has 1 each | 3 has 1 fish");
}

/// EP-258 D05: two resources, the same allowed; a wisdom and a fish for none.
#[test]
fn s9_2_d05() {
    met("D05", "3 has 2 wisdom 2 fish")
        .plays("1 take bronze, 1 take bronze, 2 take wood, 2 take stone")
        .then("1 has 2 bronze | 2 has 1 wood 1 stone | 3 has 1 wisdom 1 fish");
}

/// EP-259 D06: two different resources; one for none.
#[test]
fn s9_2_d06() {
    met("D06", "3 has 1 wood 1 stone")
        .plays("1 take bronze")
        .refuses("1 take bronze", Illegal::SameResource)
        .plays("1 take wood, 2 take wood, 2 take kaolin, 3 pay stone")
        .then("1 has 1 bronze 1 wood | 2 has 1 wood 1 kaolin | 3 has 1 wood");
}

/// EP-259 Every marker begins anew: the same pair twice.
#[test]
fn s9_2_d06_twice() {
    given(
        "2 seats | option river on | demand D06 | field 2 1 | 1 has 1 wood | 2 has 0 nothing | \
         1 groups 1 2 | turn 1",
    )
    .plays("1 place 1 RM 1, 1 field 1 wood, 1 take wood, 1 take stone, 1 take stone, 1 take wood")
    .then("1 has 2 wood 2 stone");
}

/// EP-260 D07: a resource; two for none.
#[test]
fn s9_2_d07() {
    met("D07", "3 has 2 wood 1 stone")
        .plays("1 take kaolin, 2 take bronze, 3 pay wood, 3 pay stone")
        .then("1 has 1 kaolin | 2 has 1 bronze | 3 has 1 wood");
}

/// EP-261 D08: a fish and three wisdom; two resources for none.
#[test]
fn s9_2_d08() {
    met("D08", "3 has 3 stone")
        .then("1 has 1 fish 3 wisdom | 2 has 1 fish 3 wisdom | 3 has 1 stone");
}

/// EP-262 D09: three wisdom; three resources for none.
#[test]
fn s9_2_d09() {
    met("D09", "3 has 4 stone 2 wisdom")
        .then("1 has 3 wisdom | 2 has 3 wisdom | 3 has 1 stone 2 wisdom");
}

/// EP-263 D10: four fish; three resources and a wisdom for none.
#[test]
fn s9_2_d10() {
    met("D10", "3 has 4 stone 2 wisdom")
        .then("1 has 4 fish | 2 has 4 fish | 3 has 1 stone 1 wisdom");
}

/// EP-264 D11: two wisdom; a space back for none, never below the start.
#[test]
fn s9_2_d11() {
    met("D11", "3 palace 3").then("1 has 2 wisdom | 2 has 2 wisdom | 3 palace 2");
    let floor = met("D11", "3 palace 0").then("3 palace 0");
    assert!(!floor.told(|event| matches!(event, Event::Palace { .. })));
}

/// EP-265 D12: three fish; an adviser of one's choice for none, used or not.
#[test]
fn s9_2_d12() {
    met("D12", "3 advisers A07a A19a | 3 used A19a")
        .then("1 has 3 fish | 2 has 3 fish")
        .offers("3", "discard A07a, discard A19a")
        .refuses("3 discard A08a", Illegal::NoSuchAdviser)
        .refuses("3 decline", Illegal::MustTake)
        .plays("3 discard A19a")
        .then("3 advisers A07a | 3 used | discards A19a");
    // The only one leaves without a question, and with none nothing happens.
    met("D12", "3 advisers A07a")
        .asks("-")
        .then("3 advisers | discards A07a");
    met("D12", "3 has 1 fish").asks("-").then("3 has 1 fish");
}

/// EP-266, Q-38 A paid step goes to the deposit of what is paid, never to a finished one, and gives layer
/// and feature as usual.
#[test]
fn s9_2_paid_steps() {
    met("D01", "1 has 3 wood 2 stone | 1 track 4 4 | no-token 4")
        .offers("1", "pay stone, decline")
        .refuses("1 pay wood", Illegal::Finished);
    met("D01", "1 has 3 wood | 1 track 4 3")
        .plays("1 pay wood, 1 feature koi")
        .then("1 layers 4 | 1 features 1 | no-token 4");
    // With all four finished nobody is asked.
    met(
        "D01",
        "1 has 3 wood | 1 layers 4 6 9 11 | no-token 4 6 9 11",
    )
    .asks("-");
    let bridge = "2 seats | option alt-bridge on | 1 bridge 12 | 1 has 1 wood 1 bronze | 1 groups 1 | turn 1";
    given(&format!("{bridge} | 1 track 11 1"))
        .plays("1 place 1 EB 1")
        .offers("1", "pay wood, pay bronze, decline")
        .plays("1 pay bronze, 1 feature koi")
        .then("1 has 1 wood | 1 layers 11 | 1 bridge 13");
    given(&format!("{bridge} | 1 track 11 2 | no-token 11"))
        .plays("1 place 1 EB 1")
        .refuses("1 pay bronze", Illegal::Finished);
    given("2 seats | option alt-market on | 1 track 9 1 | 1 has 1 kaolin | 1 groups 66 1 | turn 1")
        .plays("1 place 66 12 66, 1 take step, 1 pay kaolin, 1 feature koi")
        .then("1 layers 9 | 1 features 1 | 1 has 0 nothing")
        .tells(Event::Advanced {
            who: seat("1"),
            place: Place::Mine,
            to: 2,
        });
}
