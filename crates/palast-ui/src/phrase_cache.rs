//! Sentences that were formatted before.
//!
//! A page repeats itself: the same names of places, cards and answers, on every page of every
//! table. Formatting a message takes microseconds, finding it here a fraction of one.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use crate::{Arg, Phrase};

/// Phrases and their text in one language. Holds a bounded number of them.
#[derive(Default)]
pub(crate) struct PhraseCache {
    texts: RwLock<HashMap<Phrase, Box<str>>>,
}

impl PhraseCache {
    /// Beyond this number all are forgotten. The texts of a game and their usual numbers fit in.
    const CAPACITY: usize = 2048;

    /// The text of a phrase, if it was formatted before.
    pub(crate) fn get(&self, phrase: &Phrase) -> Option<String> {
        // Somebody who panicked left a whole map behind: entries are only added or removed.
        let texts = self.texts.read().unwrap_or_else(PoisonError::into_inner);
        texts.get(phrase).map(|text| text.as_ref().to_owned())
    }

    /// Keeps the text of a phrase.
    pub(crate) fn insert(&self, phrase: &Phrase, text: &str) {
        let mut texts = self.texts.write().unwrap_or_else(PoisonError::into_inner);
        if texts.len() >= Self::CAPACITY {
            texts.clear();
        }
        texts.insert(phrase.clone(), text.into());
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
        for number in 0..3 * PhraseCache::CAPACITY as i64 {
            let phrase = Phrase::new("n").with("n", number);
            cache.insert(&phrase, "x");
            assert_eq!(cache.get(&phrase).as_deref(), Some("x"));
            assert!(cache.texts.read().unwrap().len() <= PhraseCache::CAPACITY);
        }
        assert_eq!(cache.get(&Phrase::new("n").with("n", 0)), None);
    }
}
