//! The ten privilege cards and the windows in which they are offered (§5).

use std::fmt;
use std::str::FromStr;

use palast_core::NotationError;
use serde::{Deserialize, Serialize};

use crate::Official;

/// A privilege card. Printed in lower case with hyphens: `gold5`, `choose-order`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Privilege {
    /// Phase 6: take a turn-order marker before the winner deals the rest.
    ChooseOrder,
    /// This round: win ties for the highest card, and full stones.
    WinTies,
    /// Phase 7: build in any part.
    FreeSites,
    /// At once: gold worth 5.
    Gold5,
    /// The blockade marker goes aside.
    RefuseBlockade,
    /// Phase 8: name a topmost stone that may not be moved.
    BanLast,
    /// At once: gold worth 3 and two stones.
    Gold3Stones2,
    /// Phase 7 or 8: the construction stop does not bind you.
    IgnoreStop,
    /// At once: three stones.
    Stones3,
    /// This round: play gold from the hand, after the others.
    HandPlay,
}

impl Privilege {
    /// ESC-005 All ten, as the sheet lists them.
    pub const ALL: [Self; 10] = [
        Self::ChooseOrder,
        Self::WinTies,
        Self::FreeSites,
        Self::Gold5,
        Self::RefuseBlockade,
        Self::BanLast,
        Self::Gold3Stones2,
        Self::IgnoreStop,
        Self::Stones3,
        Self::HandPlay,
    ];

    /// The name in notation and in an edition.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::ChooseOrder => "choose-order",
            Self::WinTies => "win-ties",
            Self::FreeSites => "free-sites",
            Self::Gold5 => "gold5",
            Self::RefuseBlockade => "refuse-blockade",
            Self::BanLast => "ban-last",
            Self::Gold3Stones2 => "gold3-stones2",
            Self::IgnoreStop => "ignore-stop",
            Self::Stones3 => "stones3",
            Self::HandPlay => "hand-play",
        }
    }
}

impl Privilege {
    /// What statistics count its sale as.
    pub(crate) const fn bought(self) -> &'static str {
        match self {
            Self::ChooseOrder => "bought choose-order",
            Self::WinTies => "bought win-ties",
            Self::FreeSites => "bought free-sites",
            Self::Gold5 => "bought gold5",
            Self::RefuseBlockade => "bought refuse-blockade",
            Self::BanLast => "bought ban-last",
            Self::Gold3Stones2 => "bought gold3-stones2",
            Self::IgnoreStop => "bought ignore-stop",
            Self::Stones3 => "bought stones3",
            Self::HandPlay => "bought hand-play",
        }
    }
}

impl fmt::Display for Privilege {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Privilege {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let known = Self::ALL.into_iter().find(|known| known.word() == text);
        known.ok_or_else(|| NotationError::expected("a privilege such as gold5 or win-ties"))
    }
}

/// Some privilege cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PrivilegeSet(u16);

impl PrivilegeSet {
    /// None.
    pub const EMPTY: Self = Self(0);
    /// GOLD5, GOLD3_STONES2 and STONES3: good at any time.
    pub const INSTANTS: Self = Self::EMPTY
        .with(Privilege::Gold5)
        .with(Privilege::Gold3Stones2)
        .with(Privilege::Stones3);

    /// ESC-176 The cards in play with this many.
    #[must_use]
    pub const fn in_play(seats: u8) -> Self {
        if seats == 2 {
            Self(0x3FF)
                .without(Privilege::RefuseBlockade)
                .without(Privilege::ChooseOrder)
        } else {
            Self(0x3FF)
        }
    }

    /// Just this one.
    #[must_use]
    pub const fn one(privilege: Privilege) -> Self {
        Self(1 << privilege as u16)
    }

    /// Whether it is among them.
    #[inline]
    #[must_use]
    pub const fn contains(self, privilege: Privilege) -> bool {
        self.0 & (1 << privilege as u16) != 0
    }

    /// With it too.
    #[inline]
    #[must_use]
    pub const fn with(self, privilege: Privilege) -> Self {
        Self(self.0 | 1 << privilege as u16)
    }

    /// Without it.
    #[inline]
    #[must_use]
    pub const fn without(self, privilege: Privilege) -> Self {
        Self(self.0 & !(1 << privilege as u16))
    }

    /// Those in either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the order of the sheet.
    pub fn iter(self) -> impl Iterator<Item = Privilege> + Clone {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let privilege = Privilege::ALL[bits.trailing_zeros() as usize];
            bits &= bits - 1;
            Some(privilege)
        })
    }
}

impl fmt::Debug for PrivilegeSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Privilege> for PrivilegeSet {
    fn from_iter<I: IntoIterator<Item = Privilege>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// A moment at which privileges are offered apart from a turn (§5.2); W5 is the building turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// W1: sites are locked, gold is not laid yet.
    BeforeGold,
    /// W2 (at the official of the blockade) and W3 (before the blocked official is revealed).
    Refuse(Official),
    /// W4: phase 6 has a winner.
    Order,
    /// W6: phase 8 has a winner.
    Move,
    /// W7: the winner of phase 8.
    MoveWinner,
    /// W6 once more, after W7 sold IGNORE_STOP.
    MoveAgain,
    /// W8: privilege points are counted, wages are not paid yet.
    BeforeWages,
    /// W9: the round is over, the match is not.
    RoundEnd,
}
