//! §1 Components.

use palast_core::SeatCount;
use palastgefluester::{Card, CardSet, Colour, KingSet, Person};

use crate::situation::{fresh, given};

/// PG-001 Seven persons, each once per player colour and twice in neutral: 49 cards.
#[test]
fn s1_deck_has_each_person_once_per_colour_and_twice_in_neutral() {
    let deck = CardSet::deck(SeatCount::new(5).unwrap());
    assert_eq!(deck.len(), 49);
    for colour in Colour::ALL {
        for person in Person::ALL {
            let copies = if colour == Colour::Neutral { 2 } else { 1 };
            assert_eq!(deck.count(Card::new(colour, person)), copies);
        }
    }
}

/// PG-002 Six king cards, one for each person except the Marshal.
#[test]
fn s1_six_kings_and_none_of_the_marshal() {
    let marshal = given("hand 1 bL").plays("1 play bL");
    let kings: Vec<String> = marshal
        .chances()
        .iter()
        .map(|(o, _)| o.to_string())
        .collect();
    let all = [
        "treasurer",
        "magician",
        "maid",
        "cupbearer",
        "guard",
        "jester",
    ];
    assert_eq!(kings, all.map(|person| format!("king {person}")));
    assert_eq!(KingSet::ALL.len(), 6);
    assert!(!KingSet::ALL.contains(Person::Marshal));
}

/// PG-003 Sameness is by person: a Maid of another colour doubles, another person of the same
/// colour does not.
#[test]
fn s1_the_same_person_never_looks_at_the_colour() {
    given("row 1 rM nG rJ nL rZ | hand 1 bM")
        .plays("1 play bM")
        .then("points 0 1 1");
    given("row 1 rM | hand 1 rT rG rJ rL rZ")
        .plays("1 play rJ")
        .then("points 0 0 0 | row 1 rM rJ");
}

/// PG-004 Two neutral copies in one hand are one choice, not two.
#[test]
fn s1_two_neutral_copies_are_one_choice() {
    given("row 1 rM rT rG | hand 1 nJ nJ bL").offers("1", &["play bL", "play nJ"]);
}

/// PG-004 Drawing either copy is the same outcome, twice as likely.
#[test]
fn s1_two_neutral_copies_weigh_two() {
    let chances = fresh("3 seats | option first-starter seat-1").chances();
    for (outcome, weight) in chances {
        let neutral = outcome.to_string().starts_with("deal n");
        assert_eq!(weight, if neutral { 2 } else { 1 }, "{outcome}");
    }
}
