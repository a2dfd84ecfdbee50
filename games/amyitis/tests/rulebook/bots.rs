//! The sensible bot against random players and among its like.

use amyitis::{Amyitis, Expansion, Options};
use palast_bots::{Level, arena};
use palast_core::{Rules, Seat, Seed};

fn rules(seats: u8, expansion: Expansion) -> &'static Rules<Amyitis> {
    let options = Options {
        expansion,
        ..Options::default()
    };
    Rules::<Amyitis>::new(seats, options).expect("2 to 4 can play")
}

/// The share of victories of one sensible seat among random ones, the seat changing.
#[test]
fn sensible_beats_random() {
    for expansion in [Expansion::None, Expansion::Palace] {
        for seats in 2..=4 {
            let mut won = 0.0;
            for number in 0..60 {
                let mine = (number % u64::from(seats)) as usize;
                let mut levels = vec![Level::Random; seats.into()];
                levels[mine] = Level::Sensible;
                let seed = Seed::from_number(number);
                let played = arena::play(rules(seats, expansion), &seed, &levels);
                won += played.shares[Seat::ALL[mine]];
            }
            assert!(won / 60.0 > 0.97, "{seats} seats: {won} of 60");
        }
    }
}

/// Among themselves they plant: matches end by the garden rule at human length, every city and
/// every worker is used.
#[test]
fn sensible_bots_plant_at_human_length() {
    for expansion in [Expansion::None, Expansion::Palace] {
        for seats in 2..=4 {
            let (mut human, mut guard) = (0, 0);
            let mut used = std::collections::BTreeMap::new();
            for number in 0..60 {
                let levels = vec![Level::Sensible; seats.into()];
                let seed = Seed::from_number(number);
                let played = arena::play(rules(seats, expansion), &seed, &levels);
                let rounds = played.tallies["rounds"];
                human += u32::from((7..=13).contains(&rounds));
                let standings = played.game_match.standings().expect("the match is over");
                guard += u32::from(standings.ending == "guard");
                for (name, count) in played.tallies {
                    *used.entry(name).or_insert(0) += count;
                }
            }
            assert!(
                human >= 48,
                "{seats} seats: {human} of 60 took 7 to 13 rounds"
            );
            assert!(guard == 0, "{seats} seats: {guard} of 60 met the guard");
            for city in amyitis::City::ALL {
                assert!(
                    used.contains_key(city.name()),
                    "{seats} seats: nobody went to {city}"
                );
            }
            for craft in amyitis::Craft::ALL {
                let there = craft != amyitis::Craft::Courtier || expansion == Expansion::Palace;
                assert_eq!(
                    used.contains_key(craft.name()),
                    there,
                    "{seats} seats: {craft}"
                );
            }
        }
    }
}
