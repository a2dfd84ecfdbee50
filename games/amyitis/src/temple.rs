//! The three temples (§2.4).

use crate::names::named;

named! {
    /// A temple. Its cubes are in [`crate::Public::temples`].
    Temple, "a temple: ishtar, marduk or tammouz" {
        /// Camels and talents.
        Ishtar = "ishtar",
        /// Victory points.
        Marduk = "marduk",
        /// Resources.
        Tammouz = "tammouz",
    }
}

named! {
    /// What Ishtar lets choose.
    Offering, "camel or talent" {
        /// A camel.
        Camel = "camel",
        /// A talent.
        Talent = "talent",
    }
}
