//! The n-th set bit of a word without a branch: the inner loop of every draw.
//!
//! Halving with `if`s mispredicts at every level and costs a third of the speed of random play.
//! Byte sums by one multiplication find the byte, a table finds the bit in it.

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

/// The place of the `n`-th set bit, counted from zero; `n` is below the number of set bits.
#[inline]
pub(crate) fn nth_bit(word: u64, n: u32) -> u32 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let quads = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (quads + (quads >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    // Byte i holds the number of set bits in bytes 0 to i.
    let sums = bytes.wrapping_mul(ONES);
    // The top bit of byte i stays set where the sum is at most n: those bytes lie before the bit.
    let before = ((u64::from(n) * ONES) | TOPS).wrapping_sub(sums) & TOPS;
    let place = (before.count_ones() * 8) & 63;
    let rest = n - ((sums << 8) >> place & 0xFF) as u32;
    let byte = (word >> place & 0xFF) as usize;
    place + u32::from(IN_BYTE[byte][(rest & 7) as usize])
}

#[cfg(test)]
mod tests {
    use super::nth_bit;

    #[test]
    fn agrees_with_counting() {
        let mut word = 0x9E37_79B9_7F4A_7C15u64;
        for _ in 0..2000 {
            word ^= word << 13;
            word ^= word >> 7;
            word ^= word << 17;
            for sparse in [word, word & word >> 3, word & 0x00FF_FFFF_FFFF_FFFF] {
                let bits = (0..64).filter(|bit| sparse >> bit & 1 == 1);
                for (n, bit) in bits.enumerate() {
                    assert_eq!(nth_bit(sparse, n as u32), bit, "{sparse:x} {n}");
                }
            }
        }
    }
}
