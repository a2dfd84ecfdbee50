//! Seeing everything must show.

use palast_bots::Settings;
use palast_core::Rules;
use palastgefluester::{Options, Palastgefluester};

#[test]
fn whoever_sees_all_hands_wins_most_matches_of_palastgefluester() {
    let rules = Rules::<Palastgefluester>::new(4, Options::default())
        .expect("the game has tables of this size");
    let settings = Settings::new::<Palastgefluester>(150);
    let seats = || rules.seats.seats();
    let matches = (0..3).flat_map(|deal| seats().map(move |seat| (deal, seat)));
    let shares: Vec<f32> = matches
        .map(|(deal, seat)| palast_lab::share(rules, deal, seat, settings))
        .collect();
    let mean = shares.iter().sum::<f32>() / shares.len() as f32;
    assert!(mean > 0.5, "{mean} where 0.25 is even: {shares:?}");
}
