//! Programs that play: their tokens, and how their seats are told from people's.
//!
//! A token is signed and not stored, like the identity cookie of a browser: the server has nothing
//! to look up, to copy or to lose. It cannot be called back one by one; who has lost one leaves its
//! seats and makes another.
//!
//! The owner of a program's seats is the hash of its token's id with a fixed mark in the last eight
//! bytes. So the mark is wherever an owner is stored, in seats of old tables and rematches as well,
//! without a column of its own. People's owners are hashes of texts that this server drew: that one
//! of them ends like this is a matter of one in 2⁶⁴.

use axum::http::{HeaderMap, header};
use palast_core::hex;
use palast_store::Owner;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::signing::{self, SigningKey};

/// What a token begins with.
const VERSION: &str = "palast1";
const PURPOSE: &str = "program";
/// The end of a program's owner.
const MARK: &[u8; 8] = b"\0program";

/// What a token is good for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Scope {
    /// Look at lists, tables and records.
    Read,
    /// Take a seat and answer.
    Play,
    /// Open tables.
    Open,
}

impl Scope {
    pub(crate) const ALL: [Self; 3] = [Self::Read, Self::Play, Self::Open];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
            Self::Open => "open",
        }
    }
}

/// A program that has shown a valid token.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    pub(crate) owner: Owner,
    scopes: Vec<Scope>,
}

impl Program {
    /// The program that sent a request, if its token is ours.
    pub(crate) fn of(key: &SigningKey, headers: &HeaderMap) -> Option<Self> {
        let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
        let (scheme, token) = value.split_once(' ')?;
        if !scheme.eq_ignore_ascii_case("bearer") {
            return None;
        }
        Self::parse(key, token.trim())
    }

    fn parse(key: &SigningKey, token: &str) -> Option<Self> {
        let (text, signature) = token.rsplit_once('.')?;
        if !key.verify(PURPOSE, text, signature) {
            return None;
        }
        let mut parts = text.split('.');
        let (version, id, scopes) = (parts.next()?, parts.next()?, parts.next()?);
        if version != VERSION || parts.next().is_some() {
            return None;
        }
        let named = |name: &str| Scope::ALL.into_iter().find(|scope| scope.name() == name);
        Some(Self {
            owner: owner(id),
            scopes: scopes.split('+').filter_map(named).collect(),
        })
    }

    pub(crate) fn may(&self, scope: Scope) -> bool {
        self.scopes.contains(&scope)
    }
}

/// A new token for these scopes.
pub(crate) fn new_token(key: &SigningKey, scopes: &[Scope]) -> String {
    let id = hex::print(&signing::random());
    let names: Vec<&str> = scopes.iter().map(|scope| scope.name()).collect();
    let text = format!("{VERSION}.{id}.{}", names.join("+"));
    let signature = key.sign(PURPOSE, &text);
    format!("{text}.{signature}")
}

fn owner(id: &str) -> Owner {
    let mut hash: [u8; 32] = Sha256::digest(format!("{PURPOSE} {id}")).into();
    hash[24..].copy_from_slice(MARK);
    Owner::from_hash(hash)
}

/// Whether a seat's owner is a program.
pub(crate) fn is_program(owner: Owner) -> bool {
    owner.hash().ends_with(MARK)
}

#[cfg(test)]
mod tests {
    use palast_store::Secret;

    use super::*;

    #[test]
    fn a_token_holds_for_its_key_and_scopes_only() {
        let key = SigningKey::new(Secret::new([7; 32]));
        let token = new_token(&key, &[Scope::Read]);
        let program = Program::parse(&key, &token).expect("it is ours");
        assert!(program.may(Scope::Read) && !program.may(Scope::Play));
        assert!(is_program(program.owner));
        let more = token.replace("read", "read+play");
        assert!(Program::parse(&key, &more).is_none(), "scopes are signed");
        let other = SigningKey::new(Secret::new([8; 32]));
        assert!(Program::parse(&other, &token).is_none());
        for bad in [
            "",
            ".",
            "..",
            "palast1.a.read.00",
            &token[..token.len() - 1],
        ] {
            assert!(Program::parse(&key, bad).is_none(), "{bad}");
        }
        let two = Program::parse(&key, &new_token(&key, &[Scope::Read]));
        assert_ne!(two.expect("ours too").owner, program.owner);
    }
}
