//! Positions for checks and previews: random play from numbered seeds.

use std::marker::PhantomData;

use palast_core::{Dice, Game, Match, Rules, Seat, SeatMap, Seed, View, Viewer};
use palast_ui::{Lang, RenderContext, RenderHtml, Scene, Words};

const NAMES: [&str; 5] = ["Anna", "Bertolt", "Clementine", "Dieuwertje", "Emil"];

/// Player names, short and long.
#[must_use]
pub fn names() -> SeatMap<String> {
    SeatMap::from_fn(|seat| NAMES[seat.index()].to_owned())
}

/// The texts of a game.
///
/// # Panics
/// If they do not load.
#[must_use]
pub fn words<G: Game, F: RenderHtml<G>>(lang: Lang) -> Words {
    Words::new(lang, F::sources(lang))
        .expect("the texts of the game load")
        .with_pieces(F::piece)
}

/// A match in some position.
#[derive(Debug)]
pub struct Position<G: Game, F> {
    /// The match.
    pub play: Match<G>,
    of: PhantomData<F>,
}

impl<G: Game, F> Clone for Position<G, F> {
    fn clone(&self) -> Self {
        Self::from(self.play.clone())
    }
}

impl<G: Game, F> From<Match<G>> for Position<G, F> {
    fn from(play: Match<G>) -> Self {
        Self {
            play,
            of: PhantomData,
        }
    }
}

impl<G: Game, F: RenderHtml<G>> Position<G, F> {
    /// Positions with all numbers of seats, at all stages of matches with about `length` answers.
    pub fn some(count: u64, length: u64) -> impl Iterator<Item = Self> {
        let mut sizes = palast_conformance::setups::<G>();
        sizes.dedup_by_key(|rules| rules.seats);
        let sizes = sizes.into_iter().cycle();
        (0..count).zip(sizes).map(move |(seed, rules)| {
            let seats = rules.seats.get();
            Self::random(seats, rules.options, seed, 3 + seed * 37 % length)
        })
    }

    /// For each number of seats and each value of each option, one position during the match and one
    /// at its end.
    pub fn with_every_option(length: u64) -> impl Iterator<Item = Self> {
        let setups = palast_conformance::setups::<G>().into_iter();
        (0_u64..).zip(setups).flat_map(move |(seed, rules)| {
            let seats = rules.seats.get();
            let after = [3 + seed * 37 % length, u64::MAX];
            after.map(|answers| Self::random(seats, rules.options, seed, answers))
        })
    }

    /// The position after so many random answers, or at the end of the match.
    #[must_use]
    pub fn random(seats: u8, options: G::Options, seed: u64, answers: u64) -> Self {
        Self::until(seats, options, seed, |_, given| given >= answers)
    }

    /// The first position for which `stop` returns true, or the end of the match. `stop` gets the view
    /// of an asked seat and the number of answers so far.
    ///
    /// # Panics
    /// If the game does not allow that many seats.
    #[must_use]
    pub fn until(
        seats: u8,
        options: G::Options,
        seed: u64,
        stop: impl Fn(&View<G>, u64) -> bool,
    ) -> Self {
        let rules = Rules::new(seats, options).expect("the game allows this number of seats");
        let seed = Seed::from_number(seed);
        let mut dice = Dice::for_draw(&seed, 1 << 40);
        let mut play = Match::start(rules, seed);
        let mut given = 0;
        while !play.is_over() {
            // Seats that are asked together answer in any order.
            let asked: Vec<Seat> = play.asked().iter().collect();
            let seat = *dice.pick(&asked);
            let view = play.view(Viewer::Seat(seat));
            if stop(&view, given) {
                break;
            }
            let action = *dice.pick(&view.legal_actions());
            let ask = play.ask_id(seat).expect("the seat is asked");
            play.submit(seat, ask, action).expect("the answer is legal");
            given += 1;
        }
        Self::from(play)
    }

    /// The first position, some way into a match, in which an answer of this kind is legal: with default
    /// options, or with others if necessary.
    ///
    /// # Panics
    /// If none of many matches has such a position.
    #[must_use]
    pub fn asked_for(kind: &str, seats: u8, seed: u64) -> Self {
        Self::asked_after(20, kind, seats, seed)
    }

    /// Like [`Position::asked_for`], after more than so many answers.
    ///
    /// # Panics
    /// If none of many matches has such a position.
    #[must_use]
    pub fn asked_after(answers: u64, kind: &str, seats: u8, seed: u64) -> Self {
        let usual = (seed..seed + 200).map(|seed| (G::Options::default(), seed));
        let setups = palast_conformance::setups::<G>().into_iter();
        let others = setups.filter(|rules| rules.seats.get() == seats);
        let others =
            others.flat_map(|rules| (seed..seed + 20).map(move |seed| (rules.options, seed)));
        let found = usual.chain(others).find_map(|(options, seed)| {
            let at = Self::until(seats, options, seed, |view, given| {
                let is_kind = |action: &G::Action| action.to_string().starts_with(kind);
                given > answers && view.legal_actions().iter().any(is_kind)
            });
            (!at.play.is_over()).then_some(at)
        });
        found.unwrap_or_else(|| panic!("{kind} comes up in none of so many matches"))
    }

    /// The seat that is asked for an answer of this kind, and the first such answer.
    #[must_use]
    pub fn answer(&self, kind: &str) -> Option<(Seat, G::Action)> {
        self.play.asked().iter().find_map(|seat| {
            let legal = self.play.view(Viewer::Seat(seat)).legal_actions();
            let mut of_kind = legal.into_iter();
            let action = of_kind.find(|action| action.to_string().starts_with(kind))?;
            Some((seat, action))
        })
    }

    /// The match after one more answer.
    ///
    /// # Panics
    /// If the answer is not legal.
    #[must_use]
    pub fn after(&self, seat: Seat, action: G::Action) -> Self {
        let mut next = self.clone();
        let ask = next.play.ask_id(seat).expect("the seat is asked");
        next.play.submit(seat, ask, action).expect("a legal answer");
        next
    }

    /// Every seat and a spectator.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G, F> {
        let seats = self.play.rules().seats.seats();
        seats.map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The views of all seats and, last, of a spectator.
    #[must_use]
    pub fn views(&self) -> Vec<View<G>> {
        let views = self.viewers().map(|viewer| self.play.view(viewer));
        views.collect()
    }

    /// The asked seat, or the first seat if none is asked.
    #[must_use]
    pub fn asked(&self) -> Viewer {
        Viewer::Seat(self.play.asked().first().unwrap_or(Seat::ALL[0]))
    }

    /// Shows the position to a viewer.
    pub fn show<T>(
        &self,
        viewer: Viewer,
        lang: Lang,
        pick: impl Fn(&View<G>) -> Option<G::Action>,
        with: impl FnOnce(Scene<'_, G>) -> T,
    ) -> T {
        self.show_in(&words::<G, F>(lang), viewer, pick, with)
    }

    /// Like [`Position::show`], with texts that are already loaded: loading takes longer than rendering.
    pub(crate) fn show_in<T>(
        &self,
        words: &Words,
        viewer: Viewer,
        pick: impl Fn(&View<G>) -> Option<G::Action>,
        with: impl FnOnce(Scene<'_, G>) -> T,
    ) -> T {
        let names = names();
        let view = self.play.view(viewer);
        let mut open = self.views();
        open.pop();
        let legal = view.legal_actions();
        let log: Vec<_> = self.play.log(viewer).cloned().collect();
        with(Scene {
            view: &view,
            open: if self.play.is_over() { &open } else { &[] },
            legal: &legal,
            hints: &[],
            log: &log,
            pick: pick(&view),
            look: RenderContext {
                words,
                names: &names,
            },
        })
    }
}
