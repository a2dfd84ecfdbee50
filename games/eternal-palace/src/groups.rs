//! §3.2 Ways to split dice into groups.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use palast_core::NotationError;

use crate::Faces;
use crate::names::serde_as_word;

/// Up to five groups of dice, sorted, empty ones last: `3 15 26`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Groups([Faces; 5]);

impl Groups {
    /// No groups.
    pub const NONE: Self = Self([Faces::NONE; 5]);

    /// From groups in any order; nothing if they are more than five dice or one is empty.
    #[must_use]
    pub fn of(groups: &[Faces]) -> Option<Self> {
        let dice: u32 = groups.iter().map(|group| u32::from(group.len())).sum();
        if dice > 5 || groups.iter().any(|group| group.is_empty()) {
            return None;
        }
        let mut sorted = [Faces::NONE; 5];
        sorted[..groups.len()].copy_from_slice(groups);
        sorted[..groups.len()].sort_unstable();
        Some(Self(sorted))
    }

    /// The groups, sorted.
    pub fn iter(&self) -> impl Iterator<Item = Faces> + Clone {
        self.0.into_iter().take_while(|group| !group.is_empty())
    }

    /// How many groups.
    #[must_use]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0[0].is_empty()
    }

    /// All dice together.
    #[must_use]
    pub fn dice(&self) -> Faces {
        let mut counts = [0u8; 6];
        for group in self.iter() {
            for (sum, count) in counts.iter_mut().zip(group.counts()) {
                *sum += count;
            }
        }
        Faces::of_counts(counts).expect("groups hold at most five dice")
    }

    /// EP-031 Every different way to group these dice, sorted.
    #[must_use]
    pub fn all_of(dice: Faces) -> &'static [Self] {
        &WAYS[dice.index()]
    }
}

/// The ways to group each multiset of dice. Made once: a match asks for them every round.
static WAYS: LazyLock<Vec<Box<[Groups]>>> = LazyLock::new(|| {
    (0..Faces::COUNT)
        .map(|index| ways(Faces::at(index)))
        .collect()
});

fn ways(dice: Faces) -> Box<[Groups]> {
    let faces: Vec<u8> = dice.iter().collect();
    let mut all = Vec::new();
    // Die i joins one of the groups opened before it, or opens the next one.
    let mut group_of = vec![0usize; faces.len()];
    loop {
        let mut counts = [[0u8; 6]; 5];
        for (face, group) in faces.iter().zip(&group_of) {
            counts[*group][usize::from(*face) - 1] += 1;
        }
        let mut groups = [Faces::NONE; 5];
        let mut used = 0;
        for counts in counts {
            let group = Faces::of_counts(counts).expect("at most five dice");
            if !group.is_empty() {
                groups[used] = group;
                used += 1;
            }
        }
        all.push(Groups::of(&groups[..used]).expect("at most five dice, no group empty"));
        let opened = |group_of: &[usize], i: usize| group_of[..i].iter().max().map_or(0, |m| m + 1);
        let Some(i) = (1..faces.len())
            .rev()
            .find(|i| group_of[*i] < opened(&group_of, *i))
        else {
            break;
        };
        group_of[i] += 1;
        group_of[i + 1..].fill(0);
    }
    all.sort_unstable();
    all.dedup();
    all.into_boxed_slice()
}

impl fmt::Display for Groups {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, group) in self.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{group}")?;
        }
        Ok(())
    }
}

impl FromStr for Groups {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || NotationError::expected("groups of dice in order, such as `3 15 26`");
        let groups: Result<Vec<Faces>, _> = text.split(' ').map(str::parse).collect();
        let groups = groups.map_err(|_| wrong())?;
        if !groups.is_sorted() {
            return Err(wrong());
        }
        Self::of(&groups).ok_or_else(wrong)
    }
}

serde_as_word!(Groups);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_is_listed_once_and_uses_all_dice() {
        for index in 1..Faces::COUNT {
            let dice = Faces::at(index);
            let all = Groups::all_of(dice);
            assert!(all.windows(2).all(|pair| pair[0] < pair[1]), "{dice}");
            for groups in all {
                assert_eq!(groups.dice(), dice);
                assert_eq!(groups.to_string().parse(), Ok(*groups));
            }
        }
    }
}
