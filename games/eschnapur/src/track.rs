//! The score track (§6): only for showing; points are plain numbers.

/// Where a victory-point stone stands and which side of its 50/100 marker shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OnTrack {
    /// 1 to 50; 0 beside the track.
    pub field: u8,
    /// 50 or 100, or no marker yet.
    pub marker: Option<u8>,
}

/// The place of so many points on the track of 50 fields.
#[must_use]
pub const fn on_track(points: u16) -> OnTrack {
    let field = match points {
        0 => 0,
        points => ((points - 1) % 50 + 1) as u8,
    };
    let marker = match points {
        0..=50 => None,
        51..=100 => Some(50),
        _ => Some(100),
    };
    OnTrack { field, marker }
}
