//! Sentences that were formatted before.
//!
//! A page repeats itself: the same names of places, cards and answers, the same lines of the log,
//! on every page of every table. Formatting a message takes microseconds, finding it here a fraction
//! of one.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use crate::template::Template;
use crate::{Arg, Phrase};

/// Phrases and how they read in one language. Holds a bounded number of them.
#[derive(Default)]
pub(crate) struct PhraseCache {
    templates: RwLock<HashMap<Phrase, Arc<Template>>>,
}

impl PhraseCache {
    /// Beyond this number all are forgotten. The texts of a game and their usual numbers fit in.
    const CAPACITY: usize = 2048;

    /// What was made of a phrase before, or is made now.
    pub(crate) fn get(&self, phrase: &Phrase, make: impl FnOnce() -> Template) -> Arc<Template> {
        // Somebody who panicked left a whole map behind: entries are only added or removed.
        let known = self
            .templates
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(template) = known.get(phrase) {
            return Arc::clone(template);
        }
        drop(known);
        let made = Arc::new(make());
        let mut known = self
            .templates
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        if known.len() >= Self::CAPACITY {
            known.clear();
        }
        known.insert(phrase.clone(), Arc::clone(&made));
        made
    }
}

/// Whether a phrase reads the same at every table: it speaks of no seat.
pub(crate) fn is_same_everywhere(phrase: &Phrase) -> bool {
    !phrase.args.iter().any(|(_, arg)| names_seat(arg))
}

fn names_seat(arg: &Arg) -> bool {
    match arg {
        Arg::Seat(_) => true,
        Arg::Text(_) | Arg::Number(_) => false,
        Arg::Phrase(phrase) | Arg::Piece { words: phrase, .. } => !is_same_everywhere(phrase),
        Arg::List(items) => items.iter().any(names_seat),
    }
}

#[cfg(test)]
mod tests {
    use palast_core::Seat;

    use super::*;

    #[test]
    fn a_phrase_with_a_seat_in_it_differs_from_table_to_table() {
        let plain = Phrase::new("card").with("n", 3);
        assert!(is_same_everywhere(&plain));
        let piece = Arg::Piece {
            id: "x".into(),
            words: Phrase::new("of").with("seat", Seat::ALL[0]),
        };
        let deep = Phrase::new("all").with("list", Arg::List(vec![plain.into(), piece]));
        assert!(!is_same_everywhere(&deep));
    }

    #[test]
    fn the_cache_stays_within_its_bounds() {
        let cache = PhraseCache::default();
        let made = |text: &str| Template::new(text);
        for number in 0..3 * PhraseCache::CAPACITY as i64 {
            let phrase = Phrase::new("n").with("n", number);
            cache.get(&phrase, || made("x"));
            let kept = cache.get(&phrase, || unreachable!("it is kept"));
            assert_eq!(*kept, made("x"));
            assert!(cache.templates.read().unwrap().len() <= PhraseCache::CAPACITY);
        }
        let forgotten = cache.get(&Phrase::new("n").with("n", 0), || made("y"));
        assert_eq!(*forgotten, made("y"));
    }
}
