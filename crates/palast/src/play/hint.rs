//! A hint for the player, found on a thread of its own so that the screen stays alive.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::time::{Duration, Instant};

use palast_core::Seed;
use palast_games::{Advice, AnyView};
use palast_ui::Phrase;

use crate::tui::labels::Labels;

/// How long the search may take.
const TIME: Duration = Duration::from_secs(1);
/// The most worlds it imagines in that time.
const MOST_WALKS: u32 = 20_000;

/// A search that is under way; dropped, it stops.
#[derive(Debug)]
pub(crate) struct Searching {
    found: Receiver<Option<Advice>>,
    stop: Arc<AtomicBool>,
}

impl Searching {
    /// Begins to search for what the viewer is asked.
    pub(crate) fn begin(view: Box<dyn AnyView>, seed: Seed) -> Self {
        let (sender, found) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        std::thread::spawn(move || {
            let until = Instant::now() + TIME;
            let mut go_on = || Instant::now() < until && !stopped.load(Ordering::Relaxed);
            // Nobody waits for it any more if the question is gone.
            let _ = sender.send(view.advise(MOST_WALKS, &seed, &mut go_on));
        });
        Self { found, stop }
    }

    /// What was found, once it is; without advice if the search failed.
    pub(crate) fn poll(&self) -> Option<Option<Advice>> {
        match self.found.try_recv() {
            Ok(advice) => Some(advice),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(None),
        }
    }
}

impl Drop for Searching {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// The hint as lines with the keys that pick them.
pub(crate) fn lines(advice: &Advice, view: &dyn AnyView, labels: &Labels) -> Vec<(String, String)> {
    let say = |phrase: Option<Phrase>| phrase.map(|phrase| labels.say(&phrase));
    let sure = Phrase::new(format!("hint-{}", advice.sureness.name()));
    let mut lines = vec![(String::new(), labels.say(&sure))];
    for (place, answer) in (1..).zip(&advice.answers) {
        let action = say(view.action(&answer.notation)).unwrap_or_else(|| answer.notation.clone());
        lines.push((place.to_string(), action));
        let consequence = say(view.consequence(&answer.notation));
        lines.extend(consequence.map(|words| (String::new(), format!("→ {words}"))));
        if advice.walks > 0 {
            let n = ((answer.share * 100.0).round() as i64).clamp(1, 99);
            let share = Phrase::new("hint-share").with("n", n);
            lines.push((String::new(), labels.say(&share)));
        }
    }
    let count = i64::try_from(advice.answers.len()).unwrap_or(i64::MAX);
    let pick = Phrase::new("term-hint-pick").with("n", count);
    lines.push((String::new(), labels.say(&pick)));
    lines
}
