//! Drawings kept for one version of a table, so that viewers who see the same share one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use palast_core::Seat;
use palast_ui::Lang;
use tokio::sync::OnceCell;

use crate::pages::{Fragment, LogLength};

/// What a drawing of a running match depends on. An answer that is being considered is not among
/// it: such a drawing is made for one viewer once, and is not kept.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct RenderKey {
    /// The version of the table, and what time alone changes in it.
    pub(crate) version: u64,
    pub(crate) seats: u64,
    /// The viewer's seat; all spectators see the same.
    pub(crate) viewer: Option<Seat>,
    pub(crate) lang: Lang,
    pub(crate) log: LogLength,
}

/// A drawing that the first who needs it makes, while the others wait.
pub(crate) type Rendering = Arc<OnceCell<Arc<Fragment>>>;

/// The drawings of a table's newest version.
#[derive(Default)]
pub(crate) struct RenderCache(Mutex<HashMap<RenderKey, Rendering>>);

impl RenderCache {
    /// The drawing of this key; those of earlier versions are dropped.
    pub(crate) fn get(&self, key: RenderKey) -> Rendering {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|other, _| other.version >= key.version);
        Arc::clone(kept.entry(key).or_default())
    }

    /// Drops all drawings: they are large, and nobody has asked for a while.
    pub(crate) fn clear(&self) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *kept = HashMap::new();
    }
}

impl std::fmt::Debug for RenderCache {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RenderCache(…)")
    }
}
