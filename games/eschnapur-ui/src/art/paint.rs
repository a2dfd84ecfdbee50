//! The colours of the building site at noon and the strokes everything is drawn with.
//!
//! Colours are written into the drawings as presentation attributes: printed pieces look the same
//! by day and by night, and the emblem can be served as a file without a stylesheet.

pub(super) use palast_ui::svg::{at, fill, line};

pub(super) const INK: &str = "#3b1d16";
pub(super) const SHADE: &str = "#a5643a";
pub(super) const CLAY: &str = "#c98a52";
pub(super) const SAND: &str = "#e5b877";
pub(super) const DUNE: &str = "#f3d5a0";
pub(super) const IVORY: &str = "#fff5df";
pub(super) const MARBLE: &str = "#f4e6d0";
pub(super) const MIST: &str = "#d8c0a2";
pub(super) const GOLD: &str = "#e0a526";
pub(super) const GLOW: &str = "#f9d872";
pub(super) const BRASS: &str = "#94600d";
pub(super) const MARIGOLD: &str = "#f29a1c";
pub(super) const SAFFRON: &str = "#d6651a";
pub(super) const PEACOCK: &str = "#0e7a82";
pub(super) const LAGOON: &str = "#4bb3b0";
pub(super) const DEEP: &str = "#0a4653";
pub(super) const RUBY: &str = "#a5182f";
pub(super) const WINE: &str = "#6d0f22";
pub(super) const ROSE: &str = "#d4735f";
pub(super) const BLUSH: &str = "#eeab93";
pub(super) const LEAF: &str = "#4c9a52";
pub(super) const PALM: &str = "#256248";
