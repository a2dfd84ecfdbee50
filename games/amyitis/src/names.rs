//! Small enums with one printed name for each value: the same word in notation, records and editions.

/// An enum whose values have names: `ALL`, `name`, `index`, `Display`, `FromStr`, serde.
macro_rules! named {
    (
        $(#[$meta:meta])*
        $name:ident, $what:literal {
            $($(#[$value_meta:meta])* $value:ident = $text:literal),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug,
            serde::Serialize, serde::Deserialize,
        )]
        #[repr(u8)]
        pub enum $name {
            $($(#[$value_meta])* #[serde(rename = $text)] $value),+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($text),+].len()] = [$(Self::$value),+];

            /// The word for it in notation, records and editions.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $text),+
                }
            }

            /// For arrays, from zero.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = palast_core::NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let found = Self::ALL.into_iter().find(|value| value.name() == text);
                found.ok_or_else(|| palast_core::NotationError::expected($what))
            }
        }
    };
}

pub(crate) use named;
