//! A cursor over an observation: small whole numbers in a fixed order.

use serde::Serialize;

use super::coded;
use crate::{Seat, SeatCount, SeatSet};

/// Writes features one after another. Everything is a byte: flags and one-hot places are 0 or 1,
/// counts are themselves up to 255. What does not fit any more is counted and dropped; the kit sees
/// to it that nothing is.
#[derive(Debug)]
pub struct Features<'a> {
    into: &'a mut [u8],
    at: usize,
}

impl<'a> Features<'a> {
    /// Starts at the beginning; everything is zero until it is written.
    #[must_use]
    pub fn new(into: &'a mut [u8]) -> Self {
        into.fill(0);
        Self { into, at: 0 }
    }

    /// How many features were written.
    #[must_use]
    pub const fn written(&self) -> usize {
        self.at
    }

    /// One feature.
    #[inline]
    pub fn byte(&mut self, value: u8) {
        if let Some(place) = self.into.get_mut(self.at) {
            *place = value;
        }
        self.at += 1;
    }

    /// Some features.
    pub fn bytes(&mut self, values: &[u8]) {
        if let Some(places) = self.into.get_mut(self.at..self.at + values.len()) {
            places.copy_from_slice(values);
        }
        self.at += values.len();
    }

    /// Zero or one.
    #[inline]
    pub fn flag(&mut self, value: bool) {
        self.byte(u8::from(value));
    }

    /// A count that may pass 255, as two features: up to 255, and what is above it.
    pub fn number(&mut self, value: u16) {
        self.byte(value.min(255) as u8);
        self.byte(value.saturating_sub(255).min(255) as u8);
    }

    /// So many features, of which at most one is set.
    #[inline]
    pub fn one_hot(&mut self, size: usize, which: Option<usize>) {
        if let Some(place) = which.filter(|which| *which < size)
            && let Some(place) = self.into.get_mut(self.at + place)
        {
            *place = 1;
        }
        self.at += size;
    }

    /// So many features, of which these are set.
    #[inline]
    pub fn set(&mut self, size: usize, members: impl IntoIterator<Item = usize>) {
        for member in members {
            if let Some(place) = self
                .into
                .get_mut(self.at + member)
                .filter(|_| member < size)
            {
                *place = 1;
            }
        }
        self.at += size;
    }

    /// The lowest bits of a word, lowest first.
    pub fn bits(&mut self, size: usize, mut bits: u64) {
        let places = self.into.get_mut(self.at..self.at + size);
        for places in places.into_iter().flat_map(|places| places.chunks_mut(8)) {
            places.copy_from_slice(&spread(bits as u8)[..places.len()]);
            bits >>= 8;
        }
        self.at += size;
    }

    /// One seat of so many, or none.
    pub fn seat(&mut self, most: usize, seat: Option<Seat>) {
        self.one_hot(most, seat.map(Seat::index));
    }

    /// Some seats of so many.
    pub fn seats(&mut self, most: usize, seats: SeatSet) {
        self.set(most, seats.iter().map(Seat::index));
    }

    /// Whose view it is and how many play.
    pub fn viewer(&mut self, most: usize, seat: Seat, count: SeatCount) {
        self.seat(most, Some(seat));
        self.one_hot(most, Some(usize::from(count.get()) - 1));
    }

    /// An enum: which variant, as one of `variants` features, and then what it holds, in `rest`
    /// features: numbers as they are, nested variants by index, anything absent as zero.
    pub fn coded(&mut self, variants: usize, rest: usize, value: &impl Serialize) {
        let code = coded::Code::of(value);
        let (first, more) = code.split();
        self.one_hot(variants, first.map(usize::from));
        debug_assert!(
            more.len() <= rest,
            "{} features for what a variant holds",
            more.len()
        );
        let more = &more[..more.len().min(rest)];
        let from = self.at;
        self.bytes(more);
        self.at = from + rest;
    }
}

/// Eight bits as eight bytes, lowest first, without a loop: most features of a card game are bits.
const fn spread(bits: u8) -> [u8; 8] {
    // Byte i keeps bit i alone; adding 127 carries it, wherever it is, to the top of its byte.
    let alone = (bits as u64 * 0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    ((alone + 0x7F7F_7F7F_7F7F_7F7F) >> 7 & 0x0101_0101_0101_0101).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spreading_agrees_with_shifting() {
        for bits in 0..=255u8 {
            let shifted: [u8; 8] = std::array::from_fn(|bit| bits >> bit & 1);
            assert_eq!(spread(bits), shifted, "{bits}");
        }
        let mut into = [9; 12];
        let mut features = Features::new(&mut into);
        features.bits(10, 0b11_0000_0101);
        features.one_hot(2, Some(1));
        assert_eq!(features.written(), 12);
        assert_eq!(into, [1, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1]);
    }
}
