//! §2 Set-up.

use palast_core::{Game, Rules, Seat, SeatCount};
use palastgefluester::{CardSet, Colour, Options, Palastgefluester as Pg};

use crate::situation::fresh;

/// PG-005 Three, four or five; two and six are refused.
#[test]
fn s2_three_to_five_play() {
    for seats in 0..=7 {
        let rules = Rules::<Pg>::new(seats, Options::default());
        assert_eq!(rules.is_ok(), (3..=5).contains(&seats), "{seats} seats");
    }
}

/// PG-006 n coloured sets and all 14 neutral cards; no card of an absent colour.
#[test]
fn s2_deck_for_each_number_of_players() {
    for (seats, cards) in [(3, 35), (4, 42), (5, 49)] {
        let deck = CardSet::deck(SeatCount::new(seats).unwrap());
        assert_eq!(deck.len(), cards);
        let neutral = deck.iter().filter(|card| card.is_neutral()).count();
        assert_eq!(neutral, 14);
        for card in deck.iter_kinds() {
            let owner = card.colour().owner();
            assert!(owner.is_none_or(|seat| seat.number() <= seats), "{card}");
        }
        let drawn = fresh(&format!("{seats} seats")).draws();
        assert_eq!(drawn.table.secret.pile.len() + 6 * u32::from(seats), cards);
    }
}

/// PG-007 Six cards each; 17, 18 or 19 stay in the pile.
#[test]
fn s2_six_cards_each_and_the_rest_is_the_pile() {
    for (seats, pile) in [(3, "17"), (4, "18"), (5, "19")] {
        let dealt = fresh(&format!("{seats} seats"))
            .draws()
            .then(&format!("pile {pile}"));
        for seat in dealt.table.rules.seats.seats() {
            assert_eq!(dealt.table.private[seat].hand.len(), 6);
        }
    }
}

/// PG-008 All six king cards face down, nobody silenced.
#[test]
fn s2_no_king_card_is_turned_at_the_start() {
    fresh("5 seats").draws().then("king none | turned -");
}

/// PG-009 One colour each, no two the same; no points, no notes.
/// PG-010 Red, blue, yellow, green, purple by seat.
#[test]
fn s2_colours_by_seat_and_nothing_scored() {
    let start = fresh("5 seats")
        .draws()
        .then("points 0 0 0 0 0 | notes 0 0 0 0 0");
    let colours = Seat::ALL.map(|seat| start.table.public.colour(seat));
    let wanted = [
        Colour::Red,
        Colour::Blue,
        Colour::Yellow,
        Colour::Green,
        Colour::Purple,
    ];
    assert_eq!(colours, wanted);
    for seat in Seat::ALL {
        assert_eq!(Colour::of(seat).owner(), Some(seat));
    }
    assert_eq!(Colour::Neutral.owner(), None);
}

/// PG-011 `random` draws the starter evenly; a named seat starts itself.
#[test]
fn s2_first_starter_is_drawn_or_named() {
    for seats in 3..=5u8 {
        let chances = fresh(&format!("{seats} seats")).chances();
        assert_eq!(chances.len(), usize::from(seats));
        assert!(chances.iter().all(|(_, weight)| *weight == 1));
    }
    fresh("3 seats")
        .chance("starter 2")
        .draws()
        .then("turn 2 | starter 2 | round 1");
    fresh("4 seats | option first-starter seat-3")
        .draws()
        .then("turn 3 | starter 3 | round 1");
}

/// PG-012 The goal is 6, 5 or 4 points with 3, 4 or 5 players.
#[test]
fn s2_goal_by_number_of_players() {
    for (seats, goal) in [(3, 6), (4, 5), (5, 4)] {
        let rules = Rules::<Pg>::new(seats, Options::default()).unwrap();
        assert_eq!(Pg::setup(rules).public.goal(), goal);
    }
}
