//! Dice lying together, as the faces they show: at most five, in no order.
//!
//! There are 462 such multisets; a value is its number in the list of all, by size and then by
//! faces, so that everything one may ask about it is a look into a table.

use std::fmt;
use std::str::FromStr;

use palast_core::NotationError;

use crate::names::serde_as_word;

/// No dice, or up to five, by the faces they show: `116`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Faces(u16);

/// How many there are of each face, how many dice, and their sum.
#[derive(Clone, Copy)]
struct Known {
    counts: [u8; 6],
    len: u8,
    sum: u8,
}

const ALL: usize = 462;

/// Dice sorted by face, zeros first, in the order of their numbers.
const LIST: [Known; ALL] = list();

const fn list() -> [Known; ALL] {
    let none = Known {
        counts: [0; 6],
        len: 0,
        sum: 0,
    };
    let mut all = [none; ALL];
    let mut next = 1;
    let mut dice: u8 = 1;
    while dice <= 5 {
        let mut faces = [1u8; 5];
        loop {
            let mut known = none;
            known.len = dice;
            let mut i = 0;
            while i < dice as usize {
                known.counts[faces[i] as usize - 1] += 1;
                known.sum += faces[i];
                i += 1;
            }
            all[next] = known;
            next += 1;
            // The next non-decreasing row of faces.
            let mut at = dice as usize;
            while at > 0 && faces[at - 1] == 6 {
                at -= 1;
            }
            if at == 0 {
                break;
            }
            let face = faces[at - 1] + 1;
            let mut i = at - 1;
            while i < dice as usize {
                faces[i] = face;
                i += 1;
            }
        }
        dice += 1;
    }
    assert!(next == ALL, "462 multisets of at most five dice");
    all
}

/// If so many dice show more than a face, how many multisets come before because one of those dice
/// shows that face instead.
const BEFORE: [[u16; 6]; 5] = {
    let mut before = [[0; 6]; 5];
    let mut face = 0;
    while face < 5 {
        let mut dice = 1;
        while dice <= 5 {
            before[face as usize][dice as usize] = rows(dice - 1, face + 1);
            dice += 1;
        }
        face += 1;
    }
    before
};

/// How many multisets of `dice` dice show no face below `least`.
const fn rows(dice: u8, least: u8) -> u16 {
    // Dice with repetition out of (7 - least) faces.
    let (mut over, mut under) = (1u32, 1u32);
    let mut i = 0;
    while i < dice as u32 {
        over *= 7 - least as u32 + i;
        under *= i + 1;
        i += 1;
    }
    (over / under) as u16
}

/// The number of the first multiset of so many dice.
const FIRST: [u16; 6] = [0, 1, 7, 28, 84, 210];

impl Faces {
    /// No dice.
    pub const NONE: Self = Self(0);
    /// How many values there are.
    pub const COUNT: usize = ALL;

    /// One die.
    ///
    /// # Panics
    /// If the face is not 1 to 6.
    #[inline]
    #[must_use]
    pub const fn one(face: u8) -> Self {
        assert!(face >= 1 && face <= 6, "a die shows 1 to 6");
        Self(face as u16)
    }

    /// Two dice.
    ///
    /// # Panics
    /// If a face is not 1 to 6.
    #[must_use]
    pub const fn pair(one: u8, other: u8) -> Self {
        let mut counts = [0u8; 6];
        counts[one as usize - 1] += 1;
        counts[other as usize - 1] += 1;
        match Self::of_counts(counts) {
            Some(pair) => pair,
            None => unreachable!(),
        }
    }

    /// From the number of dice of each face; nothing if they are more than five.
    #[must_use]
    pub const fn of_counts(counts: [u8; 6]) -> Option<Self> {
        let mut total = 0u16;
        let mut i = 0;
        while i < 6 {
            total += counts[i] as u16;
            i += 1;
        }
        if total > 5 {
            return None;
        }
        let mut left = total as usize;
        let mut rank = FIRST[left];
        let mut face = 0;
        while face < 5 {
            left -= counts[face] as usize;
            rank += BEFORE[face][left];
            face += 1;
        }
        Some(Self(rank))
    }

    /// From faces; nothing if they are more than five or no faces.
    #[must_use]
    pub fn of(faces: &[u8]) -> Option<Self> {
        let mut counts = [0u8; 6];
        if faces.len() > 5 {
            return None;
        }
        for face in faces {
            *counts.get_mut(usize::from(*face).checked_sub(1)?)? += 1;
        }
        Self::of_counts(counts)
    }

    /// The one with this number.
    ///
    /// # Panics
    /// Above 461.
    #[must_use]
    pub const fn at(index: usize) -> Self {
        assert!(index < ALL, "there are 462 multisets of dice");
        Self(index as u16)
    }

    /// Its number.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All of so many dice.
    pub fn all_of(dice: u8) -> impl Iterator<Item = Self> {
        let end = if dice < 5 {
            FIRST[usize::from(dice) + 1]
        } else {
            ALL as u16
        };
        (FIRST[usize::from(dice)]..end).map(Self)
    }

    /// How many dice.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        LIST[self.0 as usize].len
    }

    /// Whether there is no die.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What they show together.
    #[inline]
    #[must_use]
    pub const fn sum(self) -> u8 {
        LIST[self.0 as usize].sum
    }

    /// How many show each face.
    #[inline]
    #[must_use]
    pub const fn counts(self) -> [u8; 6] {
        LIST[self.0 as usize].counts
    }

    /// The faces, lowest first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = u8> + Clone {
        let counts = self.counts();
        (1..=6u8).flat_map(move |face| {
            std::iter::repeat_n(face, usize::from(counts[usize::from(face) - 1]))
        })
    }

    /// The only face of a single die.
    #[inline]
    #[must_use]
    pub const fn single(self) -> Option<u8> {
        if self.len() == 1 {
            Some(self.0 as u8)
        } else {
            None
        }
    }

    /// How many of the 6^n rolls of so many dice show this.
    #[must_use]
    pub fn weight(self) -> u32 {
        let factorial = |n: u8| (1..=u32::from(n)).product::<u32>();
        let same: u32 = self.counts().into_iter().map(factorial).product();
        factorial(self.len()) / same
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|face| write!(f, "{face}"))
    }
}

impl FromStr for Faces {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::expected("one to five faces, lowest first, such as 116");
        let faces: Vec<u8> = text.bytes().map(|byte| byte.wrapping_sub(b'0')).collect();
        if text == "-" {
            return Ok(Self::NONE);
        }
        if faces.is_empty() || !faces.is_sorted() {
            return Err(wrong());
        }
        Self::of(&faces).ok_or_else(wrong)
    }
}

serde_as_word!(Faces);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_multiset_has_one_number_and_one_spelling() {
        for index in 0..ALL {
            let faces = Faces::at(index);
            assert_eq!(Faces::of_counts(faces.counts()), Some(faces), "{faces}");
            assert_eq!(faces.to_string().parse(), Ok(faces));
        }
        for dice in 0..=5u8 {
            let all: u32 = Faces::all_of(dice).map(Faces::weight).sum();
            assert_eq!(all, 6u32.pow(u32::from(dice)));
        }
        for wrong in ["", "0", "7", "21", "111111", "1 2", "-1"] {
            assert!(wrong.parse::<Faces>().is_err(), "{wrong:?}");
        }
    }
}
