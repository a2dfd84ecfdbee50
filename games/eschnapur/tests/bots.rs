//! The sensible bot against random players.

use eschnapur::{Eschnapur, Options};
use palast_bots::{Level, arena};
use palast_core::{Rules, Seed};

/// The share of victories of one sensible seat among random ones, the seat changing.
fn share(seats: u8, matches: u64) -> f64 {
    let rules = Rules::<Eschnapur>::new(seats, Options::default()).expect("2 to 4 can play");
    let mut won = 0.0;
    for number in 0..matches {
        let mine = (number % u64::from(seats)) as usize;
        let mut levels = vec![Level::Random; seats.into()];
        levels[mine] = Level::Sensible;
        let played = arena::play(rules, &Seed::from_number(number), &levels);
        won += played.shares[palast_core::Seat::ALL[mine]];
    }
    won / matches as f64
}

#[test]
fn sensible_beats_random() {
    for seats in 2..=4 {
        let share = share(seats, 120);
        assert!(share > 0.85, "{seats} seats: {share}");
    }
}

/// Alone among themselves sensible bots finish the palace and buy privileges.
#[test]
fn sensible_bots_never_stall_and_buy() {
    for seats in 2..=4 {
        let rules = Rules::<Eschnapur>::new(seats, Options::default()).unwrap();
        let mut bought = 0;
        for number in 0..30 {
            let levels = vec![Level::Sensible; seats.into()];
            let played = arena::play(rules, &Seed::from_number(number), &levels);
            let rounds = played.tallies["rounds"];
            assert!(rounds <= 25, "{seats} seats: {rounds} rounds");
            assert_eq!(played.game_match.standings().unwrap().ending, "palace");
            let sales = played
                .tallies
                .iter()
                .filter(|(name, _)| name.starts_with("bought"));
            bought += sales.map(|(_, count)| count).sum::<u64>();
        }
        assert!(
            bought > 60,
            "{seats} seats: {bought} privileges in 30 matches"
        );
    }
}
