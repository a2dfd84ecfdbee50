//! The two rows of fields (§2.3).

use crate::names::named;

named! {
    /// A row of fields. Its cubes are in [`crate::Public::fields`].
    FieldRow, "a row of fields: f1 or f2" {
        /// The upper row.
        Upper = "f1",
        /// The lower row.
        Lower = "f2",
    }
}
