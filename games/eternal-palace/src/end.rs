//! §7 The end of the match and the points.

/// EP-146 So many layers end the match.
pub(crate) const GOAL: u8 = 8;
