//! Two shapes that this game has many of: small enums with a name, and sets of small things.
//!
//! A named enum prints and reads one word, and is that word in JSON. A set is an integer inside and a
//! list of words in JSON, so that programs in other languages need no bit arithmetic.

/// An enum whose values have a word each.
macro_rules! named {
    (
        $(#[$meta:meta])*
        pub enum $name:ident ($expected:literal) { $($(#[$doc:meta])* $value:ident = $word:literal,)+ }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* #[serde(rename = $word)] $value,)+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];

            /// Its place in that order.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word for it.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$value => $word,)+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = palast_core::NotationError;

            fn from_str(text: &str) -> Result<Self, palast_core::NotationError> {
                let found = Self::ALL.iter().find(|value| value.word() == text);
                found.copied().ok_or_else(|| palast_core::NotationError::expected($expected))
            }
        }
    };
}

/// A set of things that have an index and a word.
macro_rules! set_of {
    ($(#[$meta:meta])* pub struct $name:ident($bits:ty) of $item:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name($bits);

        impl $name {
            /// Nothing.
            pub const EMPTY: Self = Self(0);

            /// One of them.
            #[inline]
            #[must_use]
            pub const fn one(item: $item) -> Self {
                Self(1 << item.index())
            }

            /// Whether it is in the set.
            #[inline]
            #[must_use]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// The set and this one.
            #[inline]
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | 1 << item.index())
            }

            /// The set without this one.
            #[inline]
            #[must_use]
            pub const fn without(self, item: $item) -> Self {
                Self(self.0 & !(1 << item.index()))
            }

            /// What is in one of them.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in this one only.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// How many.
            #[inline]
            #[must_use]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether there is nothing.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first in order.
            #[inline]
            #[must_use]
            pub fn first(self) -> Option<$item> {
                (self.0 != 0).then(|| $item::at(self.0.trailing_zeros() as usize))
            }

            /// The n-th in order, from zero.
            ///
            /// # Panics
            /// If there are not so many.
            #[inline]
            #[must_use]
            pub fn nth(self, n: u32) -> $item {
                let mut rest = self.0;
                for _ in 0..n {
                    rest &= rest.wrapping_sub(1);
                }
                assert!(rest != 0, "the set has fewer than that");
                $item::at(rest.trailing_zeros() as usize)
            }

            /// One of them, all equally likely.
            ///
            /// # Panics
            /// If there is none.
            #[inline]
            #[must_use]
            pub fn draw(self, dice: &mut palast_core::Dice) -> $item {
                self.nth(dice.below(u32::from(self.len())))
            }

            /// All of them in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> + Clone {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    (rest != 0).then(|| {
                        let item = $item::at(rest.trailing_zeros() as usize);
                        rest &= rest - 1;
                        item
                    })
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter().map(|item| item.to_string())).finish()
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter().map(|item| item.to_string()))
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let words: Vec<String> = serde::Deserialize::deserialize(from)?;
                let items: Result<Self, _> = words.iter().map(|word| word.parse::<$item>()).collect();
                items.map_err(serde::de::Error::custom)
            }
        }
    };
}

/// A thing that is one word in JSON, as it prints and reads.
macro_rules! serde_as_word {
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let word: String = serde::Deserialize::deserialize(from)?;
                word.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use {named, serde_as_word, set_of};
