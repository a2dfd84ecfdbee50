//! Positions to look at in tests: random play from numbered seeds.

use eschnapur::{Action, Eschnapur, Options};
use palast_core::{Dice, Match, Rules, Seat, SeatMap, Seed, Viewer};
use palast_ui::{Lang, Look, Speak, Words};

use crate::{EschnapurFace, Scene, View};

pub(crate) const NAMES: [&str; 5] = ["Anna", "Bertolt", "Clementine", "Dieuwertje", "nobody"];

pub(crate) fn names() -> SeatMap<String> {
    SeatMap::from_fn(|seat| NAMES[seat.index()].to_owned())
}

pub(crate) fn words(lang: Lang) -> Words {
    Words::new(lang, EschnapurFace::sources(lang)).unwrap()
}

/// A match somewhere on its way.
#[derive(Clone)]
pub(crate) struct Position {
    pub(crate) play: Match<Eschnapur>,
}

impl Position {
    /// After so many random answers, or at the end.
    pub(crate) fn random(seats: u8, options: Options, seed: u64, answers: u64) -> Self {
        Self::until(seats, options, seed, |_, given| given >= answers)
    }

    /// The first position at which `stop` says so, given a view of an asked seat.
    pub(crate) fn until(
        seats: u8,
        options: Options,
        seed: u64,
        stop: impl Fn(&View, u64) -> bool,
    ) -> Self {
        let rules = Rules::new(seats, options).unwrap();
        let seed = Seed::from_number(seed);
        let mut dice = Dice::for_draw(&seed, 1 << 40);
        let mut play = Match::start(rules, seed);
        let mut given = 0;
        while !play.is_over() {
            // Those who are asked together answer in any order.
            let asked: Vec<Seat> = play.asked().iter().collect();
            let seat = *dice.pick(&asked);
            let view = play.view(Viewer::Seat(seat));
            if stop(&view, given) {
                break;
            }
            let action = *dice.pick(&view.legal_actions());
            play.submit(seat, play.ask_id(seat).unwrap(), action)
                .unwrap();
            given += 1;
        }
        Self { play }
    }

    /// The first moment in some match at which an answer of this kind is legal.
    pub(crate) fn asked_for(kind: &str, seats: u8, seed: u64) -> Self {
        let mut seeds = seed..seed + 200;
        let found = seeds.find_map(|seed| {
            let at = Self::until(seats, Options::default(), seed, |view, given| {
                let legal = view.legal_actions();
                given > 20
                    && legal
                        .iter()
                        .any(|action| action.to_string().starts_with(kind))
            });
            (!at.play.is_over()).then_some(at)
        });
        found.expect("it comes up in one of so many matches")
    }

    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        let seats = self.play.rules().seats.seats();
        seats.map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Everybody's view, the spectator's last.
    pub(crate) fn views(&self) -> Vec<View> {
        self.viewers()
            .map(|viewer| self.play.view(viewer))
            .collect()
    }

    /// Who is asked, or the first seat.
    pub(crate) fn asked(&self) -> Viewer {
        Viewer::Seat(self.play.asked().first().unwrap_or(Seat::ALL[0]))
    }

    /// Shows the position to a viewer.
    pub(crate) fn show<T>(
        &self,
        viewer: Viewer,
        lang: Lang,
        pick: impl Fn(&View) -> Option<Action>,
        with: impl FnOnce(Scene<'_>) -> T,
    ) -> T {
        let (words, names) = (words(lang), names());
        let view = self.play.view(viewer);
        let mut open = self.views();
        open.pop();
        let log: Vec<_> = self.play.log(viewer).cloned().collect();
        with(Scene {
            view: &view,
            open: if self.play.is_over() { &open } else { &[] },
            log: &log,
            pick: pick(&view),
            look: Look {
                words: &words,
                names: &names,
            },
        })
    }
}

/// Positions of all table sizes, at all stages.
pub(crate) fn positions(count: u64) -> impl Iterator<Item = Position> {
    (0..count).map(|seed| {
        let seats = 2 + (seed % 3) as u8;
        Position::random(seats, Options::default(), seed, 3 + seed * 37 % 420)
    })
}
