//! A trace as text: in views that travel as JSON, in situations of tests, in failure reports.
//!
//! `rM:2!` the red Maid is certain at seat 2, `bJ:23` it is at seat 2 or 3, `nT:d!` it is discarded,
//! `nG=4` an own card that seat 4 knows; `'` marks a second copy.

use std::fmt;

use palast_core::{NotationError, Seat};
use serde::{Deserialize, Serialize, de};

use super::{CERTAIN, DISCARDS, FIRST, OWN, SECOND, Slot, Trace};
use crate::Card;

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut gap = "";
        for word in 0..7 {
            for person in 0..7 {
                let byte = (self.0[word] >> (8 * person)) as u8;
                if byte == 0 {
                    continue;
                }
                let card = Card::from_bit(8 * word.min(FIRST) as u32 + person);
                let copy = if word == SECOND { "'" } else { "" };
                let sign = if byte & OWN == 0 { ':' } else { '=' };
                write!(f, "{gap}{card}{copy}{sign}")?;
                for seat in Seat::ALL.into_iter().filter(|s| byte >> s.index() & 1 == 1) {
                    write!(f, "{seat}")?;
                }
                f.write_str(if byte >> DISCARDS & 1 == 1 { "d" } else { "" })?;
                f.write_str(if byte & CERTAIN == 0 { "" } else { "!" })?;
                gap = " ";
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl std::str::FromStr for Trace {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::expected("a trace such as `rM:2! bJ:23`");
        let mut trace = Self::default();
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let at = word.find([':', '=']).ok_or_else(wrong)?;
            let (card, places) = word.split_at(at);
            let (card, second) = match card.strip_suffix('\'') {
                Some(card) => (card.parse::<Card>()?, true),
                None => (card.parse::<Card>()?, false),
            };
            if second && !card.is_neutral() {
                return Err(wrong());
            }
            let mut byte = if places.starts_with('=') { OWN } else { 0 };
            for place in places[1..].chars() {
                byte |= match place {
                    '1'..='5' => 1 << (place as u8 - b'1'),
                    'd' => 1 << DISCARDS,
                    '!' => CERTAIN,
                    _ => return Err(wrong()),
                };
            }
            let slot = Slot::of(card);
            trace.set(if second { slot.second() } else { slot }, byte);
        }
        Ok(trace)
    }
}

impl Serialize for Trace {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Trace {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trace_is_read_as_it_is_written() {
        for text in ["", "rM:2! bJ:23", "nT:d! nG=4 nT':35d", "nG':1!"] {
            assert_eq!(text.parse::<Trace>().unwrap().to_string(), text);
        }
        for wrong in ["rM", "rM:6", "rM':2", "xM:2", "rM:2?"] {
            assert!(wrong.parse::<Trace>().is_err(), "{wrong}");
        }
    }
}
