//! Signatures of this server: identity cookies, form tokens, invitations.
//!
//! One key from the store, one purpose for each use, so that a token made for one thing is worth
//! nothing for another.

use hmac::{Hmac, KeyInit, Mac};
use palast_core::hex;
use palast_store::Secret;
use sha2::{Digest, Sha256};

/// Letters of a table's name: no vowels that make words, nothing that looks like something else.
const LETTERS: &[u8; 32] = b"0123456789bcdfghjkmnpqrstvwxyzae";

/// The key that everything is signed with.
pub(crate) struct SigningKey(Secret);

impl SigningKey {
    pub(crate) const fn new(key: Secret) -> Self {
        Self(key)
    }

    fn mac(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.0.expose_secret())
            .expect("this kind of signature takes keys of any length");
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(text.as_bytes());
        mac
    }

    /// The signature of a text for a purpose, in hexadecimal.
    pub(crate) fn sign(&self, purpose: &str, text: &str) -> String {
        hex::print(&self.mac(purpose, text).finalize().into_bytes())
    }

    /// Whether the signature is ours; takes the same time whatever is wrong with it.
    pub(crate) fn verify(&self, purpose: &str, text: &str, signature: &str) -> bool {
        hex::parse_32(signature)
            .is_some_and(|bytes| self.mac(purpose, text).verify_slice(&bytes).is_ok())
    }

    /// A name for a table that follows from a text, and that nobody else can work out.
    pub(crate) fn name_from(&self, purpose: &str, text: &str) -> String {
        letters(&self.mac(purpose, text).finalize().into_bytes())
    }
}

impl std::fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SigningKey(…)")
    }
}

/// Sixteen letters, eighty bits.
pub(crate) fn letters(bytes: &[u8]) -> String {
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte & 31)]);
    bytes.iter().take(16).map(letter).collect()
}

/// The hash of a text, in hexadecimal.
pub(crate) fn hash(text: &[u8]) -> String {
    hex::print(&Sha256::digest(text))
}

/// Bytes nobody can guess.
pub(crate) fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("an operating system without randomness runs no server");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_holds_for_its_text_purpose_and_key_only() {
        let key = SigningKey::new(Secret::new([7; 32]));
        let signature = key.sign("cookie", "text");
        assert!(key.verify("cookie", "text", &signature));
        assert!(!key.verify("csrf", "text", &signature));
        assert!(!key.verify("cookie", "texts", &signature));
        assert!(!key.verify("cookie", "text", "00"));
        let other = SigningKey::new(Secret::new([8; 32]));
        assert!(!other.verify("cookie", "text", &signature));
    }

    #[test]
    fn names_are_fit_for_the_store() {
        let name = letters(&random());
        assert_eq!(name.len(), 16);
        assert!(palast_store::TableId::new(name).is_ok());
    }
}
