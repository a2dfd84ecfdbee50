//! §2 Set-up and what is hidden.

use eternal_palace::{EternalPalace, MASTER, Outcome, Phase, Place, Task};
use palast_core::{Dice, Imagine, Viewer};

use crate::situation::{Situation, fresh, given, seat};

fn set_up(text: &str) -> Situation {
    fresh(text).draws_until(|now| matches!(now.table.public.task(), Task::Roll(_)))
}

/// EP-012, EP-016, EP-017, EP-018 The board at the start.
#[test]
fn s2_board() {
    let table = set_up("4 seats").then("completed - | sequence -");
    let public = &table.table.public;
    assert_eq!(public.monuments, [None; 4]);
    assert_eq!(public.prices, [1; 4]);
    let tokens: Vec<String> = public
        .tokens
        .iter()
        .map(|place| place.to_string())
        .collect();
    assert_eq!(tokens.join(" "), "1 2 4 6 7 9 11 12 EB");
    for who in public.everyone() {
        let player = &public.players[who];
        assert_eq!(
            (player.tracks, player.bridge, player.palace),
            ([0; 6], 0, 0)
        );
        assert_eq!((player.temple, player.market), (0, 0));
        assert!(player.layers.is_empty() && player.features.is_empty());
    }
    let site = |place: Place| place.monument().unwrap().1.to_string();
    assert_eq!(
        Place::MONUMENTS.map(site),
        ["wood", "stone", "kaolin", "bronze"]
    );
}

/// EP-013, EP-014, EP-015, EP-213 The adviser pile and the face-up cards.
#[test]
fn s2_adviser_pile() {
    for (seats, cards, shown) in [(1, 24, 3), (2, 24, 3), (3, 24, 4), (4, 42, 5), (5, 42, 6)] {
        let table = set_up(&format!("{seats} seats"));
        let public = &table.table.public;
        assert_eq!(public.display.len(), shown, "{seats} seats");
        assert_eq!(public.pile + shown, cards, "{seats} seats");
        let marked = table.table.rules.edition.marked;
        let all = public.display.or(table.table.secret.pile);
        assert_eq!(all.and(marked).is_empty(), seats < 4);
        if seats > 1 {
            let with = set_up(&format!("{seats} seats | option privileges on"));
            assert_eq!(with.table.public.pile + shown, cards + 4, "{seats} seats");
            let fish = if seats < 4 { 3 } else { 4 };
            with.then(&format!("1 has {fish} fish 2 wisdom 1 each 1 token"));
        }
    }
}

/// EP-019, EP-020, EP-021 Dice and goods at the start.
#[test]
fn s2_goods() {
    for seats in 1..=5u8 {
        let table = set_up(&format!("{seats} seats"));
        let fish = if seats < 4 { 3 } else { 4 };
        for who in table.table.rules.seats.seats() {
            let wanted = format!("{who} has {fish} fish 2 wisdom 1 each | {who} held 3");
            let player = &table.table.public.players[who];
            assert_eq!(player.in_palace(), 2);
            set_up(&format!("{seats} seats")).then(&wanted);
        }
    }
}

/// EP-022 The row is drawn, and every order can occur.
#[test]
fn s2_row_is_drawn() {
    let table = fresh("3 seats");
    let drawn: Vec<Outcome> = table
        .chances()
        .into_iter()
        .map(|(outcome, _)| outcome)
        .collect();
    assert_eq!(
        drawn,
        ["next 1", "next 2", "next 3"].map(|text| text.parse().unwrap())
    );
    fresh("3 seats")
        .chance("next 3, next 1, next 2")
        .then("row 3 1 2");
    fresh("3 seats")
        .chance("next 2, next 3, next 1")
        .then("row 2 3 1");
}

/// EP-023 Everything a player owns is in every view.
#[test]
fn s2_owned_things_are_public() {
    let table = given(
        "2 seats | 1 advisers A07a A19a | 1 used A07a | 1 has 7 fish | 1 groups 3 45 | turn 1",
    );
    for viewer in [Viewer::Seat(seat("2")), Viewer::Spectator] {
        let view = table.table.view(viewer);
        assert_eq!(
            view.public().players[seat("1")],
            table.table.public.players[seat("1")]
        );
    }
}

/// EP-024 No view shows the order of a pile: tables that differ only in it give the same views.
#[test]
fn s2_piles_are_hidden() {
    let one = given("2 seats | 1 groups 1 2 | top 2 A07a | turn 1");
    let other = given("2 seats | 1 groups 1 2 | top 2 A08a | turn 1");
    assert!(one.table.secret != other.table.secret);
    for viewer in [Viewer::Seat(seat("1")), Viewer::Spectator] {
        assert!(one.table.view(viewer) == other.table.view(viewer));
    }
    // Who put the card there knows it.
    let knows = Viewer::Seat(seat("2"));
    assert!(one.table.view(knows) != other.table.view(knows));
}

/// EP-091, EP-024 What a seat has put back stays in every world it imagines; others imagine
/// anything.
#[test]
fn s2_imagined_piles() {
    let table = given("3 seats | 1 groups 1 2 | top 2 A07a | turn 1");
    let mut dice = Dice::from_number(1);
    let top = |who: &str, dice: &mut Dice| {
        let world = EternalPalace::imagine(table.table.view_ref(seat(who)), dice);
        world.secret.top.unwrap().to_string()
    };
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..40 {
        assert_eq!(top("2", &mut dice), "A07a");
        seen.insert(top("1", &mut dice));
    }
    assert!(seen.len() > 5, "{seen:?}");
    // While another holds the card that was put back, a seat that knows it deals it to them.
    let drawn = table
        .plays("1 place 1 1 1")
        .chance("card A05a, card A06a")
        .asks("1");
    for _ in 0..40 {
        let world = EternalPalace::imagine(drawn.table.view_ref(seat("2")), &mut dice);
        assert!(
            world.private[seat("1")]
                .drawn
                .contains("A07a".parse().unwrap())
        );
        assert_eq!(world.private[seat("1")].drawn.len(), 3);
    }
    // It goes back unseen, so seat 2 knows it is on top again.
    let back = drawn.plays("1 decline, 1 back A07a");
    let world = EternalPalace::imagine(back.table.view_ref(seat("2")), &mut dice);
    assert_eq!(world.secret.top, Some("A07a".parse().unwrap()));
}

/// EP-296 Solo: two-player set-up, the Master with 2 fish and 2 wisdom; he is never asked.
#[test]
fn s2_solo() {
    let table =
        set_up("1 seat").then("1 has 3 fish 2 wisdom 1 each | 2 has 2 fish 2 wisdom | 2 held 3");
    assert_eq!(table.table.public.display.len(), 3);
    let table = table.until(|now| {
        assert!(!now.asked().contains(&MASTER));
        now.table.public.phase == Phase::Play && !now.asked().is_empty()
    });
    assert!(!table.is_over());
}

/// EP-024, EP-091 Others see how many cards somebody holds and what he did, never which: at both Fish
/// Markets and with D02, until a card is appointed or discarded, and after one went back.
#[test]
fn s2_what_others_see_of_drawn_cards() {
    let same = |one: &Situation, other: &Situation| {
        for viewer in [Viewer::Seat(seat("2")), Viewer::Spectator] {
            assert!(one.table.view(viewer) == other.table.view(viewer));
        }
        assert!(
            one.table.view(Viewer::Seat(seat("1"))) != other.table.view(Viewer::Seat(seat("1")))
        );
    };
    let market = |cards: &str| {
        given("2 seats | 1 has 3 fish 9 each | 1 groups 1 2 | turn 1")
            .plays("1 place 1 1 1")
            .chance(cards)
    };
    let one = market("card A07a, card A08a, card A09a");
    let other = market("card A20a, card A21a, card A13a");
    same(&one, &other);
    // The same cards seen, different ones put back.
    let one = market("card A07a, card A08a, card A09a").plays("1 appoint A07a goods");
    let other = market("card A07a, card A08a, card A13a").plays("1 appoint A07a goods");
    same(&one, &other);
    same(&one.plays("1 back A09a"), &other.plays("1 back A13a"));
    let more = |cards: [&str; 2]| {
        given("2 seats | option alt-fish-market on | 1 has 3 fish | 1 groups 1 2 | turn 1")
            .plays("1 place 1 1 1")
            .chance(cards[0])
            .plays("1 more")
            .chance(cards[1])
    };
    same(
        &more(["card A07a", "card A08a"]),
        &more(["card A20a", "card A13a"]),
    );
    let demand = |cards: &str| {
        given("2 seats | option river on | demand D02 | field 2 1 | 1 has 1 wood | 1 groups 1 2 | turn 1")
            .plays("1 place 1 RM 1, 1 field 1 wood, 1 draw")
            .chance(cards)
    };
    same(
        &demand("card A07a, card A08a, card A09a"),
        &demand("card A20a, card A21a, card A13a"),
    );
}
