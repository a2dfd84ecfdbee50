//! Phase 1: sites.

use eschnapur::{Illegal, Phase};

use crate::situation::{fresh, given, seat};

/// ESC-025 A round is the nine phases in their order.
#[test]
fn s4_nine_phases_in_order() {
    let mut seen = Vec::new();
    let table = given("stones 1 1 1 1 | part P1 11").sites("12 12 12 12");
    seen.push(table.table.public.phase);
    let table = table.gold("5333 5333 5432 4321 3222").plays("1 block 2 O4");
    seen.push(table.table.public.phase);
    let table = table.plays("1 stop P1");
    seen.push(table.table.public.phase);
    assert_ne!(
        table.table.public.stones[seat("1")],
        1,
        "stones come before the order is dealt"
    );
    let table = table
        .plays("1 order 1 2 3 4")
        .then("phase build")
        .until_phase(Phase::Move);
    table
        .plays("1 stay")
        .until_phase(Phase::Sites)
        .then("round 3");
    assert_eq!(seen, [Phase::Gold, Phase::Stop, Phase::Order]);
}

/// ESC-026 Exactly two different parts: not one, not three, not the same twice.
#[test]
fn s4_1_exactly_two_different() {
    let one = fresh("4 seats")
        .plays("1 site P3")
        .refuses("1 site P3", Illegal::ChosenTwice);
    assert!(one.asked().contains(&seat("1")), "one is not enough");
    let two = one.plays("1 site P5");
    assert!(!two.asked().contains(&seat("1")), "there is no third");
}

/// ESC-027 Only parts under construction, neither finished nor turned from the start.
#[test]
fn s4_1_only_parts_under_construction() {
    given("turned P4").refuses("1 site P4", Illegal::NotUnderConstruction);
    fresh("3 seats").refuses("1 site P1", Illegal::NotUnderConstruction);
}

/// ESC-028 The choice is sealed; any order of answers gives the same table.
#[test]
fn s4_1_any_order_of_answers() {
    let forwards = fresh("2 seats").plays("1 site P2, 1 site P3, 2 site P4, 2 site P5");
    let mixed = fresh("2 seats").plays("2 site P5, 1 site P3, 2 site P4, 1 site P2");
    assert!(forwards.table == mixed.table);
    let half = fresh("2 seats").plays("1 site P2");
    assert!(half.table.public == fresh("2 seats").table.public);
}

/// ESC-029 The part stopped last round may be chosen.
#[test]
fn s4_1_the_stopped_part_may_be_chosen() {
    given("stop P4").plays("1 site P4");
}

/// ESC-030 At every round start at least three parts are open: one less than the goal leaves three.
#[test]
fn s4_1_three_parts_are_always_open() {
    for seats in ["2 seats", "3 seats", "4 seats"] {
        let public = fresh(seats).table.public;
        assert!(
            public.open_parts().len() - (public.goal() - 1) >= 3,
            "{seats}"
        );
    }
}

/// ESC-031 A player without stones chooses two sites too and shows them in their turn.
#[test]
fn s4_1_without_stones_too() {
    let table = fresh("2 seats")
        .sites("23 45")
        .gold("11 00 54 00")
        .plays("1 order 2 1");
    let table = table.until(|now| now.table.public.round == 2);
    assert!(table.told.iter().any(|told| matches!(told,
        palast_core::LogItem::Public(eschnapur::Event::SitesShown { seat: s, sites })
            if *s == seat("1") && sites.len() == 2)));
}

/// A sealed choice can be changed until the last player is in, without touching the others'.
#[test]
fn s4_1_changeable_until_the_last_is_in() {
    use palast_core::{Match, Rules, Seed, TakeBack};
    let rules = Rules::<eschnapur::Eschnapur>::new(3, eschnapur::Options::default()).unwrap();
    let mut play = Match::start(rules, Seed::from_number(1));
    let site = |play: &mut Match<eschnapur::Eschnapur>, who: &str, action: &str| {
        let ask = play.ask_id(seat(who)).expect("asked");
        play.submit(seat(who), ask, action.parse().unwrap())
            .unwrap();
    };
    for (who, action) in [
        ("1", "site P2"),
        ("1", "site P3"),
        ("2", "site P4"),
        ("2", "site P5"),
    ] {
        site(&mut play, who, action);
    }
    assert_eq!(play.asked().iter().collect::<Vec<_>>(), [seat("3")]);
    assert_eq!(play.take_back(seat("1")), Some(TakeBack::Free));
    assert!(play.undo(seat("1")));
    assert_eq!(
        play.asked().iter().collect::<Vec<_>>(),
        [seat("1"), seat("3")]
    );
    for (who, action) in [("1", "site P8"), ("3", "site P2"), ("3", "site P3")] {
        site(&mut play, who, action);
    }
    let now = play.take_back(seat("1"));
    assert!(
        matches!(now, Some(TakeBack::ByConsent { answers_of, .. }) if answers_of.contains(seat("3"))),
        "all are in: {now:?}"
    );
    let own = play.view(palast_core::Viewer::Seat(seat("2")));
    let wanted = [eschnapur::Part::P4, eschnapur::Part::P5];
    assert_eq!(own.own().unwrap().sites, wanted.into_iter().collect());
}
