//! How a search thinks about a game: numbers found by measurement, kept beside the rules they are
//! about.

/// What a search has to know of a game beyond its rules. All of it is a matter of strength and time:
/// no value can make an answer illegal or let it see more.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thinking {
    /// How far the first guess may stray from the judgement, in shares of the distance between the
    /// best and the average answer of a menu. Small: the best looking answers get nearly all.
    pub temperature: f32,
    /// How much an answer that was hardly tried is favoured over one that has proved good.
    pub exploration: f32,
    /// How many of the best looking answers are tried at a fresh position; more are let in as it is
    /// visited more often.
    pub width: u16,
    /// How answers are chosen beyond the tree, and for sealed questions of others within it.
    pub playout: Playout,
    /// Where a playout stops and the estimate takes over.
    pub horizon: Horizon,
    /// How many worlds are weighed by what the others have done
    /// ([`Imagine::plausibility`](crate::Imagine::plausibility)); with none, every walk has a world
    /// of its own.
    pub weighed: u16,
}

impl Thinking {
    /// What suits a game nobody has measured.
    pub const DEFAULT: Self = Self {
        temperature: 0.3,
        exploration: 0.2,
        width: 12,
        playout: Playout::Greedy { stray: 0.1 },
        horizon: Horizon::RoundEnd { at_least: 4 },
        weighed: 0,
    };
}

/// How answers are chosen in a playout.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Playout {
    /// The best by judgement of a few drawn at random.
    BestOf {
        /// How many are drawn.
        tries: u8,
    },
    /// The best by judgement of all, now and then any.
    Greedy {
        /// How often any.
        stray: f32,
    },
}

/// Where a playout stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Horizon {
    /// After so many answers beyond the tree; with zero there is no playout.
    Answers(u16),
    /// At the end of the first round that is at least so many answers away from the question
    /// thought about.
    RoundEnd {
        /// How many.
        at_least: u16,
    },
}
