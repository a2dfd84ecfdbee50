//! §7.2: stocks, shortage, and the bound on phase II.

use amyitis::{Action, Amyitis, Canals, Court, Expansion, Good, Options, Phase};
use palast_core::{Dice, EventSink, Game, Rules, Seat, Step};

use crate::situation::{given, given_v1, given_v2, seat};

/// AM-152 What is not there is not received; the action stays legal.
#[test]
fn s7_2_shortage() {
    let table = given("2 seats | base | talents 29 1 | turn 2 | passed 1 | camels 1 1");
    // 1 should get a talent for having passed; there is none.
    let table = table
        .plays("2 recruit r1 merchant")
        .asks("2")
        .then("talents 29 1 | stock talents 0");
    table
        .plays("2 recruit r1 peasant, 2 field f1")
        .then("talents 30 0");
    // A tile with a camel, when the one just paid is all there is.
    let table = given(
        "2 seats | base | camels 8 6 | canal 2 d2-d3 | planted 2 d3 | lay d2 t5 | goods 1 @eshnunna | tokens palm | talents 15 15",
    );
    let table = table.plays("1 caravan eshnunna");
    table.then("camels 8 6 | talents 15 15 | stock camels 0");
}

/// Plays random answers; calls `each` after every one.
fn random_match(
    seats: u8,
    expansion: Expansion,
    seed: u64,
    mut each: impl FnMut(&palast_core::Table<Amyitis>, Action),
) {
    let options = Options {
        expansion,
        ..Options::default()
    };
    let rules = Rules::<Amyitis>::new(seats, options).unwrap();
    let mut dice = Dice::from_number(seed);
    let mut table = Amyitis::setup(rules);
    loop {
        match Amyitis::step(&table.public) {
            Step::Over => break,
            Step::Chance => Amyitis::settle(&mut table, &mut dice),
            Step::Ask(asked) => {
                let seat = asked.first().unwrap();
                let seat_view = table.view_ref(seat);
                let action =
                    Amyitis::any_action(seat_view, &Amyitis::question(seat_view), &mut dice);
                Amyitis::act(&mut table, seat, action, &mut EventSink::silent());
                each(&table, action);
            }
        }
    }
}

/// AM-153 Every piece is in the stock, with a player or on a card, at all times. AM-155 Nothing falls
/// below zero, nothing changes hands between players.
#[test]
fn s7_2_conservation() {
    for seats in 2..=4 {
        for expansion in [Expansion::None, Expansion::Palace] {
            random_match(seats, expansion, 11, |table, _| {
                let public = &table.public;
                let all = || public.seats.seats().map(|s| public.players[s]);
                assert_eq!(public.camels + all().map(|p| p.camels).sum::<u8>(), 14);
                assert_eq!(public.talents + all().map(|p| p.talents).sum::<u8>(), 30);
                for good in Good::ALL {
                    let held: u8 = all().map(|p| p.goods.of(good)).sum();
                    let token = u8::from(public.has_token(good));
                    assert_eq!(public.goods.of(good) + held + token, 7);
                }
                let gardeners = table.rules.edition.gardeners(table.rules.seats);
                assert_eq!(
                    public.court.gardeners + all().map(|p| p.gardeners).sum::<u8>(),
                    gardeners
                );
                for court in Court::LEVELLED {
                    let copies = table.rules.edition.copies(table.rules.seats)[court.index()];
                    for (index, copies) in copies.into_iter().enumerate() {
                        let held = all()
                            .filter(|p| usize::from(p.level(court)) > index)
                            .count() as u8;
                        assert_eq!(public.court.copies[court.index()][index] + held, copies);
                    }
                }
                assert_eq!(Amyitis::audit(table), Ok(()));
            });
        }
    }
}

/// AM-154 Cubes never run out: one player may cover all 32 symbols and fill temples and fields.
#[test]
fn s7_2_cubes_never_run_out() {
    let mut canals: Canals = given("base").table.public.canals;
    let edition = &given("base").table.rules.edition;
    while canals.open() != 0 {
        let side = amyitis::Side::new(canals.open().trailing_zeros() as u8).unwrap();
        canals.dig(seat("1"), side, edition.symbols(side) == 2);
    }
    assert_eq!(canals.count(Seat::ALL[0]), 32);
    let full = "temple ishtar 1 1 1 1 | temple marduk 1 1 1 1 | temple tammouz 1 1 1 1 | field f1 1 1 1 1 | field f2 1 1 1 1";
    let table = given(&format!("base | {full} | rows prr eee mmm"));
    table
        .plays("1 recruit r1 priest, 1 temple ishtar")
        .then("temple ishtar 1 1 1 1");
}

/// AM-156 Never more than 60 actions besides passing in one phase II.
#[test]
fn s7_2_phase_two_ends() {
    for seats in 2..=4 {
        for expansion in [Expansion::None, Expansion::Palace] {
            for seed in 0..40 {
                let (mut round, mut actions, mut most) = (0, 0, 0);
                random_match(seats, expansion, seed, |table, action| {
                    if table.public.round != round {
                        (round, actions) = (table.public.round, 0);
                    }
                    let is_action = matches!(
                        action,
                        Action::Recruit(..) | Action::Caravan(_) | Action::Noble | Action::Craft(_)
                    );
                    actions += u32::from(is_action && table.public.phase == Phase::Actions);
                    most = most.max(actions);
                });
                assert!(most <= 60, "{most} actions");
            }
        }
    }
    // The worst that can be set up: all camels and talents with one player who never passes.
    for build in [given_v1, given_v2] {
        let mut table = build(
            "2 seats | talents 30 0 | camels 14 0 | goods 1 wine wine wine wine wine wine wine barley barley | passed 2",
        );
        let mut actions = 0;
        while table.menu().len() > 1 {
            let first = table.menu()[0].clone();
            actions += u32::from(
                table.table.public.task()
                    == amyitis::Task::Ask(seat("1"), amyitis::Decision::TakeTurn),
            );
            table = table.plays(&format!("1 {first}"));
        }
        assert!((10..=60).contains(&actions), "{actions}");
    }
}
