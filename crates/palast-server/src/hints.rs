//! Hints: a search on behalf of a person who is asked, from what their seat may know.
//!
//! It runs on threads of its own, ends when nobody waits for it or the question is gone, and is kept
//! for a while, so that its answers can be tried without searching again. Nothing of it reaches the
//! table: no event, no section of anybody else's page, no change of what bots have time for.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::http::StatusCode;
use palast_core::{AskId, Seat, Seed};
use palast_games::Advice;
use palast_store::TableId;
use tokio::sync::OnceCell;

use crate::app::App;
use crate::extract::Visitor;
use crate::http_error::HttpError;
use crate::render::Request;
use crate::table::TableSnapshot;

/// The most worlds that a search imagines for a hint; the time is mostly over before.
const MOST_WALKS: u32 = 20_000;
/// How many hints are kept.
const KEPT: usize = 200;
/// How many searches may share one thread: with more, each would find too little.
const LONGEST_QUEUE: u32 = 8;

/// A question of one seat. Questions never repeat; the ply counts what was seen while it was open.
#[derive(Clone, PartialEq, Eq, Debug)]
struct HintKey {
    table: TableId,
    seat: Seat,
    ask: AskId,
    ply: usize,
}

type Hint = Arc<OnceCell<Arc<Advice>>>;

/// The newest hints.
#[derive(Debug, Default)]
pub(crate) struct HintCache(Mutex<VecDeque<(HintKey, Hint)>>);

impl HintCache {
    /// The hint for a question, found or being found or neither.
    fn get(&self, key: &HintKey) -> Hint {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, hint)) = kept.iter().find(|(other, _)| other == key) {
            return Arc::clone(hint);
        }
        let hint = Hint::default();
        kept.push_front((key.clone(), Arc::clone(&hint)));
        kept.truncate(KEPT);
        hint
    }
}

/// Stops a search when nobody waits for it any more.
struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Why there is no hint.
enum NoHint {
    /// The question is not open any more.
    Gone,
    Failed,
}

fn key(snapshot: &TableSnapshot) -> Option<HintKey> {
    let play = snapshot.play.as_ref().filter(|_| snapshot.your_turn())?;
    Some(HintKey {
        table: snapshot.id.clone(),
        seat: snapshot.you?,
        ask: play.ask?,
        ply: play.ply,
    })
}

impl App {
    /// What somebody may see, and a hint for their question if they want one and are asked.
    pub(crate) async fn look_for_hint(
        &self,
        id: &TableId,
        visitor: &Visitor,
        request: &Request,
    ) -> Result<(TableSnapshot, Option<Arc<Advice>>), HttpError> {
        let mut snapshot = self.look(id, visitor, request).await?;
        let asked = key(&snapshot).filter(|_| request.hint);
        let Some(asked) = asked else {
            return Ok((snapshot, None));
        };
        if !snapshot.allows_hints() {
            return Err(HttpError::new(StatusCode::FORBIDDEN, "problem-no-hints"));
        }
        let hint = self.hints.get(&asked);
        if hint.get().is_none() && self.advisers.queue() > LONGEST_QUEUE {
            let busy = StatusCode::SERVICE_UNAVAILABLE;
            return Err(HttpError::new(busy, "problem-hints-busy"));
        }
        let found = hint.get_or_try_init(|| self.search(snapshot, visitor, &asked));
        let advice = match found.await {
            Ok(advice) => Some(Arc::clone(advice)),
            Err(NoHint::Gone) => None,
            Err(NoHint::Failed) => return Err(HttpError::broken()),
        };
        // A second has passed.
        snapshot = self.look(id, visitor, request).await?;
        let advice = advice.filter(|_| key(&snapshot).as_ref() == Some(&asked));
        if let (Some(advice), Some(play)) = (&advice, &mut snapshot.play) {
            let answers = advice.answers.iter();
            let notations: Vec<&str> = answers.map(|one| one.notation.as_str()).collect();
            play.view.mark(&notations);
        }
        Ok((snapshot, advice))
    }

    fn hint_seed(&self, asked: &HintKey) -> Seed {
        let HintKey { seat, ask, ply, .. } = asked;
        let purpose = format_args!("hint {} {seat} {} {ply}", asked.table, ask.0);
        Seed::new(self.random(purpose))
    }

    /// Searches until the time is over or the question is gone.
    async fn search(
        &self,
        snapshot: TableSnapshot,
        visitor: &Visitor,
        asked: &HintKey,
    ) -> Result<Arc<Advice>, NoHint> {
        let mut changes = self.channel(&asked.table).changes();
        let time = self.config.hint_time / self.advisers.queue();
        let seed = self.hint_seed(asked);
        let stopped = Arc::new(AtomicBool::new(false));
        let _stop = StopOnDrop(Arc::clone(&stopped));
        let play = snapshot.play.ok_or(NoHint::Gone)?;
        let search = self.advisers.run(move || {
            let until = Instant::now() + time;
            let go_on = || Instant::now() < until && !stopped.load(Ordering::Relaxed);
            play.view.advise(MOST_WALKS, &seed, &mut { go_on })
        });
        tokio::pin!(search);
        loop {
            tokio::select! {
                found = &mut search => {
                    return found.flatten().map(Arc::new).ok_or(NoHint::Failed);
                }
                changed = changes.changed() => {
                    let now = self.look(&asked.table, visitor, &Request::default()).await;
                    let open = now.is_ok_and(|now| key(&now).as_ref() == Some(asked));
                    if changed.is_err() || !open {
                        return Err(NoHint::Gone);
                    }
                }
            }
        }
    }
}
