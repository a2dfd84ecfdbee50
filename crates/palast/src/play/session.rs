//! A match of one player against bots, and the player's view of it.

use std::time::{Duration, Instant};

use palast_bots::Level;
use palast_core::{Dice, Seat, SeatCount, SeatMap, Seed, TakeBack, Viewer};
use palast_games::{AnyGame, AnyMatch, AnyView, MatchConfig, SubmitError};

use crate::args;

/// The longest time a bot may take for one answer.
const THINKING_TIME: Duration = Duration::from_millis(800);

/// The player's seat, and the bots on the other seats.
#[derive(Clone, Debug)]
pub(crate) struct Seating {
    pub(crate) count: SeatCount,
    pub(crate) me: Seat,
    pub(crate) bots: SeatMap<Option<Level>>,
}

/// A running match. Screens get the player's view, never the match itself.
pub(crate) struct Session {
    game: &'static dyn AnyGame,
    config: MatchConfig,
    seating: Seating,
    play: Box<dyn AnyMatch>,
    view: Box<dyn AnyView>,
    /// Seeds the bots; the draws of the match have their own dice.
    bot_dice: Dice,
    /// Seeds hints: whether one was asked for must not change what bots do.
    hint_dice: Dice,
}

impl Session {
    pub(crate) fn start(
        game: &'static dyn AnyGame,
        config: MatchConfig,
        seating: Seating,
        seed: Seed,
    ) -> anyhow::Result<Self> {
        let bot_dice = Dice::new(&seed);
        let hint_dice = Dice::new(&args::fresh_seed(&mut Dice::new(&seed)));
        let play = game.start(&config, seed)?;
        let view = play.view(Viewer::Seat(seating.me));
        Ok(Self {
            game,
            config,
            seating,
            play,
            view,
            bot_dice,
            hint_dice,
        })
    }

    /// Starts another match with the same configuration and seating.
    pub(crate) fn again(&self) -> anyhow::Result<Self> {
        let seed = args::secret_seed()?;
        Self::start(self.game, self.config.clone(), self.seating.clone(), seed)
    }

    pub(crate) fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    pub(crate) fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The player's view.
    pub(crate) fn view(&self) -> &dyn AnyView {
        &*self.view
    }

    /// Submits the player's answer.
    pub(crate) fn answer(&mut self, notation: &str) -> Result<(), SubmitError> {
        let me = self.seating.me;
        let ask = self.play.ask_id(me).ok_or(SubmitError::NotAsked)?;
        self.play.submit(me, ask, notation)?;
        self.refresh_view();
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
        let seed = args::fresh_seed(&mut self.bot_dice);
        let answer = view
            .think(level, &seed, &mut || begin.elapsed() < THINKING_TIME)
            .expect("the bot is asked");
        let ask = self.play.ask_id(seat).expect("the bot is asked");
        if let Err(error) = self.play.submit(seat, ask, &answer) {
            panic!("a {level} bot answered {answer}: {error:?}");
        }
        self.refresh_view();
    }

    /// The player's view for a search, and the seed it takes.
    pub(crate) fn question(&mut self) -> Option<(Box<dyn AnyView>, Seed)> {
        let me = self.seating.me;
        self.play.ask_id(me)?;
        let seed = args::fresh_seed(&mut self.hint_dice);
        Some((self.play.view(Viewer::Seat(me)), seed))
    }

    pub(crate) fn take_back(&self) -> Option<TakeBack> {
        self.play.take_back(self.seating.me)
    }

    /// Takes the player's last answer back, with everything that followed.
    pub(crate) fn undo(&mut self) {
        self.play.undo(self.seating.me);
        self.refresh_view();
    }

    /// The newest ply.
    pub(crate) fn ply(&self) -> usize {
        self.play.ply()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.play.is_over()
    }

    /// The record so far. It contains hidden cards: it is for the file, not for the screen.
    pub(crate) fn record(&self) -> String {
        self.play.record_so_far()
    }

    fn next_bot(&self) -> Option<(Seat, Level)> {
        let asked = self.play.asked();
        asked
            .iter()
            .find_map(|seat| Some((seat, self.seating.bots[seat]?)))
    }

    fn refresh_view(&mut self) {
        self.view = self.play.view(Viewer::Seat(self.seating.me));
    }
}
