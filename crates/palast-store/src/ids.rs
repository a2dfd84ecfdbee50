//! The small values that rows are made of: identifiers, moments, secrets.
//!
//! All of them are checked when made, so that every back end may trust them. A [`Secret`] never
//! shows itself in debug output.

use std::fmt;

/// The public name of a table: 1 to 64 letters, digits, `-` or `_`.
///
/// The store does not make ids. Its caller must make them hard to guess where a link is a key.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(String);

/// The text is no [`TableId`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a match id is 1 to 64 letters, digits, '-' or '_'")]
pub struct BadTableId;

impl TableId {
    pub const MAX_LEN: usize = 64;

    /// # Errors
    /// [`BadTableId`] when the text is empty, too long or has a character outside the list.
    pub fn new(text: impl Into<String>) -> Result<Self, BadTableId> {
        let text = text.into();
        let fits = (1..=Self::MAX_LEN).contains(&text.len());
        let plain = text
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        if fits && plain {
            Ok(Self(text))
        } else {
            Err(BadTableId)
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::str::FromStr for TableId {
    type Err = BadTableId;

    fn from_str(text: &str) -> Result<Self, BadTableId> {
        Self::new(text)
    }
}

/// Who a person is: the hash of the token that person's browser holds. The token itself is never
/// stored, so a copied database does not open anybody's seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Owner([u8; 32]);

impl Owner {
    pub const fn from_hash(hash: [u8; 32]) -> Self {
        Self(hash)
    }

    pub const fn hash(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Owner {
    /// The first four bytes: enough to tell two people in a log apart, too little to look one up.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, ..] = self.0;
        write!(f, "Owner({a:02x}{b:02x}{c:02x}{d:02x}…)")
    }
}

/// Thirty-two bytes nobody outside the server may see: a match's seed or a signing key.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes. The name is long on purpose: every use should be looked at in review.
    pub const fn expose_secret(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A time in whole seconds since 1970. The store knows no clock; the caller says what time it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(i64);

impl Timestamp {
    pub const fn from_unix(seconds: i64) -> Self {
        Self(seconds)
    }

    pub const fn unix(self) -> i64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn match_ids_are_short_and_plain() {
        for good in ["a", "Zz09-_", &"x".repeat(64)] {
            assert_eq!(TableId::new(good).unwrap().as_str(), good);
        }
        for bad in ["", "a b", "ä", "../x", "a\n", "a\0", &"x".repeat(65)] {
            assert_eq!(TableId::new(bad), Err(BadTableId), "{bad:?}");
        }
    }

    #[test]
    fn debug_output_keeps_secrets() {
        assert_eq!(format!("{:?}", Secret::new([0xab; 32])), "Secret(…)");
        assert_eq!(
            format!("{:?}", Owner::from_hash([0xab; 32])),
            "Owner(abababab…)"
        );
    }
}
