//! A match of one person against bots: the truth, and what that person may know of it.

use std::time::{Duration, Instant};

use palast_bots::Level;
use palast_core::{Dice, Seat, SeatCount, SeatMap, Seed, TakeBack, Viewer};
use palast_games::{AnyGame, AnyMatch, AnyView, MatchConfig, SubmitError};

use crate::args;

/// The longest a bot may think about one answer.
const THINKING: Duration = Duration::from_millis(800);

/// Who sits where.
#[derive(Clone, Debug)]
pub(crate) struct Seating {
    pub(crate) count: SeatCount,
    pub(crate) me: Seat,
    pub(crate) bots: SeatMap<Option<Level>>,
}

/// A running match. Screens see the view; the match itself stays in here.
pub(crate) struct Session {
    game: &'static dyn AnyGame,
    setup: MatchConfig,
    seating: Seating,
    play: Box<dyn AnyMatch>,
    view: Box<dyn AnyView>,
    /// For bots and for the next match; never for draws of this one.
    thoughts: Dice,
}

impl Session {
    pub(crate) fn start(
        game: &'static dyn AnyGame,
        setup: MatchConfig,
        seating: Seating,
        seed: Seed,
    ) -> anyhow::Result<Self> {
        let thoughts = Dice::new(&seed);
        let play = game.start(&setup, seed)?;
        let view = play.view(Viewer::Seat(seating.me));
        Ok(Self {
            game,
            setup,
            seating,
            play,
            view,
            thoughts,
        })
    }

    /// Another match at the same table.
    pub(crate) fn again(&self) -> anyhow::Result<Self> {
        let seed = args::secret_seed()?;
        Self::start(self.game, self.setup.clone(), self.seating.clone(), seed)
    }

    pub(crate) fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    pub(crate) fn seating(&self) -> &Seating {
        &self.seating
    }

    /// What the person may know.
    pub(crate) fn view(&self) -> &dyn AnyView {
        &*self.view
    }

    /// Gives the person's answer.
    pub(crate) fn answer(&mut self, notation: &str) -> Result<(), SubmitError> {
        let me = self.seating.me;
        let ask = self.play.ask_id(me).ok_or(SubmitError::NotAsked)?;
        self.play.submit(me, ask, notation)?;
        self.look_again();
        Ok(())
    }

    /// Whether a bot is asked.
    pub(crate) fn waits_for_bot(&self) -> bool {
        self.next_bot().is_some()
    }

    /// Lets one bot answer.
    pub(crate) fn step_bot(&mut self) {
        let Some((seat, level)) = self.next_bot() else {
            return;
        };
        let view = self.play.view(Viewer::Seat(seat));
        let begin = Instant::now();
        let seed = args::fresh_seed(&mut self.thoughts);
        let answer = view
            .think(level, &seed, &mut || begin.elapsed() < THINKING)
            .expect("the bot is asked");
        let ask = self.play.ask_id(seat).expect("the bot is asked");
        if let Err(refusal) = self.play.submit(seat, ask, &answer) {
            panic!("a {level} bot answered {answer}: {refusal:?}");
        }
        self.look_again();
    }

    pub(crate) fn take_back(&self) -> Option<TakeBack> {
        self.play.take_back(self.seating.me)
    }

    /// Takes the person's last answer back, with all that followed.
    pub(crate) fn undo(&mut self) {
        self.play.undo(self.seating.me);
        self.look_again();
    }

    pub(crate) fn is_over(&self) -> bool {
        self.play.is_over()
    }

    /// Every card of the match: for the file, not for the screen.
    pub(crate) fn record(&self) -> String {
        self.play.record_so_far()
    }

    fn next_bot(&self) -> Option<(Seat, Level)> {
        let asked = self.play.asked();
        asked
            .iter()
            .find_map(|seat| Some((seat, self.seating.bots[seat]?)))
    }

    fn look_again(&mut self) {
        self.view = self.play.view(Viewer::Seat(self.seating.me));
    }
}
