//! How long bots wait before each answer, so that the player can follow.

use std::time::Duration;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Pace {
    Slow,
    #[default]
    Normal,
    Fast,
    AtOnce,
}

impl Pace {
    pub(crate) const fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 1500,
            Self::Normal => 500,
            Self::Fast => 120,
            Self::AtOnce => 0,
        })
    }

    pub(crate) const fn faster(self) -> Self {
        match self {
            Self::Slow => Self::Normal,
            Self::Normal => Self::Fast,
            Self::Fast | Self::AtOnce => Self::AtOnce,
        }
    }

    pub(crate) const fn slower(self) -> Self {
        match self {
            Self::Slow | Self::Normal => Self::Slow,
            Self::Fast => Self::Normal,
            Self::AtOnce => Self::Fast,
        }
    }

    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Slow => "term-pace-slow",
            Self::Normal => "term-pace-normal",
            Self::Fast => "term-pace-fast",
            Self::AtOnce => "term-pace-at-once",
        }
    }
}
