//! The five resources (§1). Wine is the joker: it stands for any one resource in any payment.

use serde::{Deserialize, Serialize};

use crate::names::named;

named! {
    /// A resource.
    Good, "a resource: barley, dates, salt, palm or wine" {
        /// Gerste.
        Barley = "barley",
        /// Datteln.
        Dates = "dates",
        /// Salz.
        Salt = "salt",
        /// Palmen.
        Palm = "palm",
        /// Wein, the joker.
        Wine = "wine",
    }
}

impl Good {
    /// AM-012, AM-133 The four that are not the joker.
    pub const BASIC: [Self; 4] = [Self::Barley, Self::Dates, Self::Salt, Self::Palm];
}

/// How many of each resource somebody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Goods([u8; 5]);

impl Goods {
    /// None.
    pub const EMPTY: Self = Self([0; 5]);

    /// As many of each.
    #[must_use]
    pub const fn splat(count: u8) -> Self {
        Self([count; 5])
    }

    /// How many of this kind.
    #[inline]
    #[must_use]
    pub const fn of(&self, good: Good) -> u8 {
        self.0[good.index()]
    }

    /// Whether there is one.
    #[inline]
    #[must_use]
    pub const fn has(&self, good: Good) -> bool {
        self.0[good.index()] > 0
    }

    /// How many in all.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 5]
    }

    /// The kinds of which there is at least one, one bit each in the order of [`Good::ALL`].
    #[inline]
    #[must_use]
    pub fn kinds(&self) -> u8 {
        let bits = self.0.iter().enumerate();
        bits.fold(0, |bits, (index, count)| {
            bits | u8::from(*count > 0) << index
        })
    }

    /// One more.
    #[inline]
    pub fn add(&mut self, good: Good) {
        self.0[good.index()] += 1;
    }

    /// One less; the caller knows that there is one.
    #[inline]
    pub fn remove(&mut self, good: Good) {
        self.0[good.index()] -= 1;
    }

    /// Moves one to somebody else, if there is one.
    #[inline]
    pub fn give(&mut self, good: Good, to: &mut Self) -> bool {
        let has = self.has(good);
        if has {
            self.remove(good);
            to.add(good);
        }
        has
    }

    /// Each one, kind by kind.
    pub fn iter(self) -> impl Iterator<Item = Good> {
        let each = move |good: Good| std::iter::repeat_n(good, usize::from(self.of(good)));
        Good::ALL.into_iter().flat_map(each)
    }

    /// AM-077 Whether both can be paid, wine standing for what is missing.
    #[inline]
    #[must_use]
    pub fn can_pay(&self, good: Good, extra: Option<Good>) -> bool {
        let wine = self.of(Good::Wine);
        let missing = match extra {
            None => u8::from(!self.has(good)),
            Some(extra) if extra == good => 2 - self.of(good).min(2),
            Some(extra) => u8::from(!self.has(good)) + u8::from(!self.has(extra)),
        };
        missing <= wine
    }
}
