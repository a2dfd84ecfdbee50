//! Bots: they get a view on a thread of their own, and their answers arrive like anybody's.
//!
//! A bot that fails (it panics, or gives an answer that the rules refuse) is asked again after a
//! while. After three failures the seat is played by the simplest bot of the game; if that one
//! fails as often, nobody is asked any more until the table is loaded again.

use std::time::{Duration, Instant};

use palast_core::{AskId, Seat, SeatMap, Seed, Viewer};
use palast_games::{AnyView, Level};

use super::actor::TableActor;
use super::command::Message;
use super::error::TableError;
use super::opening::short;
use crate::metrics::MovedBy;

/// After how many failures a simpler bot plays.
const TRIES: u32 = 3;

/// The bots of a table.
#[derive(Debug, Default)]
pub(super) struct Bots {
    /// The questions they are thinking about.
    thinking: SeatMap<Option<AskId>>,
    /// How often they have failed since the table was loaded.
    failures: SeatMap<u32>,
}

impl Bots {
    pub(super) fn are_thinking(&self) -> bool {
        Seat::ALL
            .into_iter()
            .any(|seat| self.thinking[seat].is_some())
    }

    /// How long to wait before a bot is asked once more, if it begins with this long.
    fn back_off(&self, seat: Seat, first: Duration) -> Duration {
        match self.failures[seat] % TRIES {
            0 => Duration::ZERO,
            failures => first * (1 << failures),
        }
    }
}

/// A question to a bot.
struct Task {
    seat: Seat,
    ask: AskId,
    level: Level,
    seed: Seed,
    delay: Duration,
    view: Box<dyn AnyView>,
}

impl TableActor {
    /// Sets every bot thinking that is asked.
    pub(super) fn call_bots(&mut self) {
        for seat in Seat::ALL {
            if let Some(task) = self.bot_task(seat) {
                self.bots.thinking[seat] = Some(task.ask);
                self.think(task);
            }
        }
    }

    /// Whether a bot answers for this seat that has not been given up.
    pub(super) fn has_working_bot(&self, seat: Seat) -> bool {
        self.bot_at(seat).is_some() && self.bots.failures[seat] < 2 * TRIES
    }

    fn bot_task(&self, seat: Seat) -> Option<Task> {
        let play = self.play.as_ref()?;
        let ask = play.ask_id(seat)?;
        let name = self.bot_at(seat)?;
        if self.bots.thinking[seat] == Some(ask) || !self.has_working_bot(seat) {
            return None;
        }
        let config = &self.app.config;
        let key = format_args!("bot {seat} {} {:?}", ask.0, self.seed);
        let seed = Seed::new(self.app.random(key));
        Some(Task {
            seat,
            ask,
            level: self.level_of(seat, &name),
            seed,
            delay: config.bot_pace + self.bots.back_off(seat, config.retry_after) + self.wait,
            view: play.view(Viewer::Seat(seat)),
        })
    }

    /// The level that plays this seat: the simplest one if the right one has failed or is unknown.
    fn level_of(&self, seat: Seat, name: &str) -> Level {
        let simplest = self.game.levels().first().copied();
        let simplest = simplest.unwrap_or(Level::Random);
        if self.bots.failures[seat] >= TRIES {
            return simplest;
        }
        name.parse().unwrap_or_else(|_| {
            tracing::warn!(
                "table {}: there is no bot called {name:?}, the simplest one plays",
                short(&self.id)
            );
            simplest
        })
    }

    fn think(&self, task: Task) {
        let Task {
            seat,
            ask,
            level,
            seed,
            delay,
            view,
        } = task;
        let mailbox = self.mailbox.clone();
        let app = self.app.clone();
        let asked = Instant::now();
        let hides = self.game.hides();
        tokio::spawn(async move {
            let longest = app.config.think_time / app.thinkers.queue();
            let time = level.time(longest);
            let thought = app.thinkers.run(move || {
                let until = Instant::now() + time;
                let answer = view.think(level, &seed, &mut || Instant::now() < until);
                (answer, until)
            });
            let (answer, until) = match thought.await {
                Some((answer, until)) => (answer, Some(until)),
                None => (None, None),
            };
            // The moment of the answer must not say whether the choice was hard: it comes when the
            // pace allows it and the time to think is over, whatever there was to think about.
            let used = until.filter(|_| hides).unwrap_or(asked);
            tokio::time::sleep_until(used.max(asked + delay).into()).await;
            if let Some(mailbox) = mailbox.upgrade() {
                let answered = Message::BotAnswered { seat, ask, answer };
                let _ = mailbox.send(answered).await;
            }
        });
    }

    /// Takes the answer of a bot.
    pub(super) async fn bot_answered(&mut self, seat: Seat, ask: AskId, answer: Option<String>) {
        self.bots.thinking[seat] = None;
        let asked = self.play.as_ref().and_then(|play| play.ask_id(seat)) == Some(ask);
        if self.bot_at(seat).is_none() || !asked {
            // The person has come back, or something was taken back meanwhile.
            return self.changed();
        }
        let Some(notation) = answer else {
            return self.bot_failed(seat, "panicked").await;
        };
        match self.submit(seat, ask, &notation).await {
            Ok(()) => {
                self.app.metrics.moved(MovedBy::Bot);
                if self.bots.failures[seat] < TRIES {
                    self.bots.failures[seat] = 0;
                }
                self.changed();
            }
            Err(TableError::Illegal { .. } | TableError::Unreadable) => {
                let how = "gave an answer that the rules refuse";
                self.bot_failed(seat, how).await;
            }
            Err(error) => self.own_answer_failed("a bot", &error),
        }
    }

    /// Nothing has changed for anybody who looks; the bot is asked again later.
    async fn bot_failed(&mut self, seat: Seat, how: &str) {
        self.bots.failures[seat] += 1;
        let then = match self.bots.failures[seat] {
            TRIES => "; the simplest bot plays from now on",
            failures if failures >= 2 * TRIES => "; it is not asked any more",
            _ => "",
        };
        tracing::warn!(
            "table {}: the bot of seat {seat} {how}{then}",
            short(&self.id)
        );
        if self.has_working_bot(seat) {
            self.call_bots();
        } else if let Err(error) = self.write_progress().await {
            self.own_answer_failed("a bot", &error);
        }
    }
}
