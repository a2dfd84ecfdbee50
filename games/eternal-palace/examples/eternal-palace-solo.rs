//! How the Master plays: the sensible bot against each of his strategies, as the tables of `RULEBOOK.md`.
//!
//! `cargo run --release -p eternal-palace --example eternal-palace-solo [MATCHES] [SETTING…] [-]`. Words of a setting
//! (`market`, `bridge`) measure only the settings named so. With `-` it reads an edition to try from standard input,
//! instead of the one that comes with the game.

use std::io;

use eternal_palace::{EternalPalace, Event, LayerSet, MASTER, Options, Place, Strategy};
use palast_bots::{Level, arena};
use palast_core::{Edition as _, Game, LogItem, Options as _, Rules, Seat, Seed, Viewer};

const SETTINGS: [(&str, &[(&str, &str)]); 9] = [
    ("no module", &[]),
    ("labyrinth", &[("labyrinth", "on")]),
    ("river", &[("river", "on")]),
    ("compositions", &[("compositions", "on")]),
    ("alternative fish market", &[("alt-fish-market", "on")]),
    ("alternative academy", &[("alt-academy", "on")]),
    ("alternative temple", &[("alt-temple", "on")]),
    ("alternative market", &[("alt-market", "on")]),
    ("alternative bridge", &[("alt-bridge", "on")]),
];

fn main() {
    let mut words = std::env::args().skip(1);
    let matches = words.next().map_or(1000, |word| {
        word.parse().expect("the first word is a number of matches")
    });
    let mut wanted: Vec<String> = words.collect();
    let edition = if wanted.last().is_some_and(|word| word == "-") {
        wanted.pop();
        io::read_to_string(io::stdin()).expect("standard input has an edition's text")
    } else {
        <EternalPalace as Game>::Edition::DEFAULT_TEXT.to_owned()
    };
    let is_wanted =
        |name: &str| wanted.is_empty() || wanted.iter().any(|word| name.ends_with(word.as_str()));
    println!(
        "{:<24} {:<14} {:>6} {:>7} {:>7} {:>8} {:>8} {:>7}",
        "", "strategy", "won %", "number", "bridge", "outside", "sites", "X %"
    );
    for (name, chosen) in SETTINGS.into_iter().filter(|(name, _)| is_wanted(name)) {
        for strategy in Strategy::ALL.iter().map(|it| it.word()) {
            let mut options = Options::default();
            for (option, value) in chosen.iter().chain([&("strategy", strategy)]) {
                options.set(option, value).expect("these options exist");
            }
            // EP-298 Balance does not go with a place outside.
            let version = EternalPalace::RULES_VERSION;
            if let Ok(rules) = Rules::with_edition(version, 1, options, &edition) {
                report(&format!("{name:<24} {strategy:<14}"), rules, matches);
            }
        }
    }
}

/// How often the bot wins, and where the Master goes: the mean number of his places, and how many visits
/// in a match lead over the Bridge, to Labyrinth or River Market and to monument sites.
fn report(name: &str, rules: &'static Rules<EternalPalace>, matches: u64) {
    let (mut won, mut numbered, mut sum) = (0.0, 0u64, 0u64);
    let (mut bridge, mut outside, mut sites, mut x) = (0u64, 0u64, 0u64, 0u64);
    for number in 0..matches {
        let seed = Seed::from_number(number);
        let played = arena::play(rules, &seed, &[Level::Sensible]);
        won += played.shares[Seat::ALL[0]];
        for entry in played.game_match.log(Viewer::Spectator) {
            if let LogItem::Public(Event::MasterChose { place, .. }) = &entry.item {
                if let Some(number) = place.number() {
                    numbered += 1;
                    sum += u64::from(number);
                }
                bridge += u64::from(*place == Place::Bridge);
                outside += u64::from(matches!(place, Place::Labyrinth | Place::River));
                sites += u64::from(place.monument().is_some());
            }
        }
        let layers: LayerSet =
            played.game_match.view(Viewer::Spectator).public().players[MASTER].layers;
        x += u64::from(
            Place::Labyrinth
                .layer()
                .is_some_and(|layer| layers.contains(layer)),
        );
    }
    let each = |count: u64| count as f64 / matches as f64;
    println!(
        "{name} {:>6.1} {:>7.2} {:>7.2} {:>8.2} {:>8.2} {:>7.1}",
        100.0 * won / matches as f64,
        sum as f64 / numbered as f64,
        each(bridge),
        each(outside),
        each(sites),
        100.0 * each(x),
    );
}
