//! How much a search wins that sees the true table: `GAME SEATS MATCHES FIRST [WALKS]`.

use palast_bots::Settings;
use palast_core::{Imagine, Judge, Rules, Seat};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| args.get(at).and_then(|text| text.parse::<u64>().ok());
    let usage = "GAME SEATS MATCHES FIRST [WALKS]";
    let seats = number(1).expect(usage) as u8;
    let (matches, first) = (number(2).expect(usage), number(3).expect(usage));
    let walks = number(4).unwrap_or(1000) as u32;
    match args[0].as_str() {
        "amyitis" => run::<amyitis::Amyitis>(seats, matches, first, walks),
        "eschnapur" => run::<eschnapur::Eschnapur>(seats, matches, first, walks),
        "eternal-palace" => run::<eternal_palace::EternalPalace>(seats, matches, first, walks),
        "palastgefluester" => {
            run::<palastgefluester::Palastgefluester>(seats, matches, first, walks)
        }
        _ => panic!("{usage}"),
    }
}

fn run<G: Imagine + Judge>(seats: u8, matches: u64, first: u64, walks: u32) {
    let rules = Rules::<G>::new(seats, G::Options::default()).expect("the game's rules");
    let mut won = 0.0;
    for index in 0..matches {
        let me = Seat::new((index % u64::from(seats)) as u8).expect("a seat");
        let deal = first + index / u64::from(seats);
        won += palast_lab::share(rules, deal, me, Settings::new::<G>(walks));
    }
    let share = won / matches as f32;
    let error = (share * (1.0 - share) / matches as f32).sqrt();
    println!(
        "{} {seats}: {share:.3} ± {:.3} of {matches} matches, {walks} walks",
        G::ID,
        1.96 * error
    );
}
