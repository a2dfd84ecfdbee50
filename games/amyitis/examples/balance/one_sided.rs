//! Whether stubbornness pays: one bot with a fixed idea among sensible ones.

use amyitis::{Action, Amyitis, City, Class, Court, Craft};
use palast_bots::Sensible;
use palast_core::{Bot, Dice, Judge, Match, Rules, Seat, Seed, View, Viewer};

/// A fixed idea.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Idea {
    /// Never plants.
    NoTiles,
    /// Moves the caravan for Palaces alone.
    PalacesAlone,
    /// Buys every Palace it can, and plays on sensibly.
    PalacesFirst,
    /// Moves the caravan for Bankers alone.
    BankersAlone,
    /// Buys every Banker it can, and plays on sensibly.
    BankersFirst,
    /// Prefers Engineers.
    Engineers,
    /// Prefers Priests.
    Priests,
    /// Never recruits for the palace track.
    NoTrack,
}

const IDEAS: [Idea; 8] = [
    Idea::NoTiles,
    Idea::PalacesAlone,
    Idea::PalacesFirst,
    Idea::BankersAlone,
    Idea::BankersFirst,
    Idea::Engineers,
    Idea::Priests,
    Idea::NoTrack,
];

const NEVER: f32 = -1000.0;
const ALWAYS: f32 = 1000.0;
/// About what a tile is worth.
const LIKES: f32 = 3.0;

impl Idea {
    /// What the idea adds to the sensible judgement.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "an idea is about few answers"
    )]
    fn adds(self, view: &View<Amyitis>, action: &Action) -> f32 {
        let sells = |city: City, court: Court| {
            let view = view.view_ref().expect("a bot has a seat");
            let courts = amyitis::courts(view.rules, view.public, view.seat, city);
            city.class() == Class::Court && courts >> court as u8 & 1 == 1
        };
        let worker = match action {
            Action::Recruit(_, craft) | Action::Craft(craft) => Some(*craft),
            _ => None,
        };
        let only = |court: Court| match action {
            Action::Caravan(city) if !sells(*city, court) => NEVER,
            Action::Caravan(_) => ALWAYS,
            Action::Court(other) if *other == court => ALWAYS,
            _ => 0.0,
        };
        match (self, action) {
            (Self::NoTiles, Action::Caravan(city)) if city.class() == Class::Plant => NEVER,
            (Self::PalacesAlone, _) => only(Court::Palace),
            (Self::BankersAlone, _) => only(Court::Banker),
            (Self::PalacesFirst, _) => only(Court::Palace).max(0.0),
            (Self::BankersFirst, _) => only(Court::Banker).max(0.0),
            (Self::Engineers, _) if worker == Some(Craft::Engineer) => LIKES,
            (Self::Priests, _) if worker == Some(Craft::Priest) => LIKES,
            (Self::NoTrack, Action::Noble) => NEVER,
            (Self::NoTrack, _) if worker == Some(Craft::Courtier) => NEVER,
            _ => 0.0,
        }
    }

    fn choose(self, view: &View<Amyitis>) -> Action {
        let seat_view = view.view_ref().expect("a bot has a seat");
        let ask = view.question().expect("a bot is called when it is asked");
        let worth =
            |action: &Action| Amyitis::judge(seat_view, &ask, action) + self.adds(view, action);
        let answers = view.legal_actions().into_iter();
        let best = answers.max_by(|one, other| worth(one).total_cmp(&worth(other)));
        best.expect("a question has an answer")
    }
}

/// Prints how often each idea wins, and how long matches take with it.
pub(crate) fn measure(rules: &'static Rules<Amyitis>, matches: u64) {
    let (seats, palace) = (rules.seats.get(), rules.options.has_palace());
    let name = if palace { "palace" } else { "base" };
    for idea in IDEAS {
        if idea == Idea::NoTrack && !palace {
            continue;
        }
        let (mut won, mut rounds, mut guard) = (0.0, 0u64, 0u64);
        for number in 0..matches {
            let mine = Seat::ALL[(number % u64::from(seats)) as usize];
            let played = play(rules, &Seed::from_number(number), mine, idea);
            let standings = played.standings().expect("the match is over");
            let winners = standings.winners(rules.seats);
            if winners.contains(mine) {
                won += 1.0 / f64::from(winners.len());
            }
            rounds += u64::from(played.view(Viewer::Spectator).public().round);
            guard += u64::from(standings.ending == "guard");
        }
        let of = matches as f64;
        println!(
            "{name}, {seats}: {idea:?} wins {:.1} % of {matches} (even: {:.0}), {:.1} rounds, guard {guard}",
            100.0 * won / of,
            100.0 / f64::from(seats),
            rounds as f64 / of,
        );
    }
}

fn play(rules: &'static Rules<Amyitis>, seed: &Seed, mine: Seat, idea: Idea) -> Match<Amyitis> {
    let mut sensible = Sensible::new(Dice::new(seed));
    let mut game_match = Match::start(rules, seed.clone());
    while let Some(seat) = game_match.asked().first() {
        let view = game_match.view(Viewer::Seat(seat));
        let ask = game_match.ask_id(seat).expect("the seat is asked");
        let answer = if seat == mine {
            idea.choose(&view)
        } else {
            sensible.choose(&view, &mut || true)
        };
        let accepted = game_match.submit(seat, ask, answer);
        accepted.expect("a listed answer is legal");
    }
    game_match
}
