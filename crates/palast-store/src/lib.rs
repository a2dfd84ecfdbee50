//! Where tables live: records, seats, keys.
//!
//! A record is opaque text lines here; the store knows no game and no clock. [`Store`] is a handle
//! that can be cloned into every task; its methods are those of [`Backend`], which says what each
//! promises. There are two back ends: [`Store::sqlite`], durable, and [`Store::memory`], for tests
//! and for playing without a trace. One story test runs against both.

mod backend;
mod error;
mod ids;
mod rows;

use std::ops::Deref;
use std::sync::Arc;

pub use backend::{Answer, Backend};
pub use error::{AppendError, ChangeError, CreateError, OpenError, StoreError};
pub use ids::{BadMatchId, MatchId, Moment, Owner, Secret};
pub use rows::{
    Listing, NewMatch, SeatRow, Sitter, Start, Status, StoredMatch, Then, Visibility,
};

/// A handle on a store. Clones share it; it closes when the last one goes.
#[derive(Clone, Debug)]
pub struct Store(Arc<dyn Backend>);

impl Store {
    /// A store of any kind.
    pub fn new(backend: impl Backend + 'static) -> Self {
        Self(Arc::new(backend))
    }
}

impl Deref for Store {
    type Target = dyn Backend;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}
