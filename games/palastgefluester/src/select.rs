//! The n-th set bit of a word without a branch: the inner loop of every draw.
//!
//! Halving with `if`s mispredicts at every level and costs a third of the speed of random play.
//! Byte sums by one multiplication find the byte, a table finds the bit in it.

use palast_core::Dice;

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// `IN_BYTE[byte][n]` is the place of the n-th set bit of the byte.
static IN_BYTE: [[u8; 8]; 256] = in_byte();

const fn in_byte() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit as u8;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

/// A word prepared for counting its bits and finding one of them.
#[derive(Clone, Copy)]
pub(crate) struct Ranked {
    word: u64,
    /// Byte i holds the number of set bits in bytes 0 to i.
    sums: u64,
}

impl Ranked {
    #[inline]
    pub(crate) const fn new(word: u64) -> Self {
        let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
        let quads = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (quads + (quads >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
        Self {
            word,
            sums: bytes.wrapping_mul(ONES),
        }
    }

    /// How many bits are set.
    #[inline]
    pub(crate) const fn count(self) -> u32 {
        (self.sums >> 56) as u32
    }

    /// The place of the `n`-th set bit, counted from zero; `n` is below the number of set bits.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> u32 {
        // The top bit of byte i stays set where the sum is at most n: those bytes lie before it.
        let before = ((u64::from(n) * ONES) | TOPS).wrapping_sub(self.sums) & TOPS;
        let place = ((before >> 7).wrapping_mul(ONES) >> 56) as u32 * 8;
        let rest = n - ((self.sums << 8) >> place & 0xFF) as u32;
        let byte = (self.word >> place & 0xFF) as usize;
        place + u32::from(IN_BYTE[byte][(rest & 7) as usize])
    }

    /// One of the set bits, each equally likely. There must be one.
    #[inline]
    pub(crate) fn any(self, dice: &mut Dice) -> u32 {
        self.nth(dice.below(self.count()))
    }
}

/// The n-th set bit of a byte: a single look-up.
#[inline]
pub(crate) fn nth_of_byte(byte: u8, n: u32) -> usize {
    usize::from(IN_BYTE[usize::from(byte)][(n & 7) as usize])
}

#[cfg(test)]
mod tests {
    use super::Ranked;

    #[test]
    fn agrees_with_counting() {
        let mut word = 0x9E37_79B9_7F4A_7C15u64;
        for _ in 0..2000 {
            word ^= word << 13;
            word ^= word >> 7;
            word ^= word << 17;
            for sparse in [word, word & word >> 3, word & 0x00FF_FFFF_FFFF_FFFF] {
                let bits = (0..64).filter(|bit| sparse >> bit & 1 == 1);
                let ranked = Ranked::new(sparse);
                assert_eq!(ranked.count(), sparse.count_ones());
                for (n, bit) in bits.enumerate() {
                    assert_eq!(ranked.nth(n as u32), bit, "{sparse:x} {n}");
                }
            }
        }
    }
}
