//! The numbers of the evaluation, for each version of the rules.

use crate::Rules;

/// What passing brings: perhaps a talent.
pub(crate) const PASSING: f32 = 0.43;

/// What things are worth, in victory points.
pub(super) struct Weights {
    /// How much of an opponent's prospects is bad for oneself.
    pub(super) envy: f32,
    /// Rounds to come for every tile still to be planted, with two players and with more.
    pub(super) pace_two: f32,
    pub(super) pace: f32,
    /// How much of what lies idle counts: pieces are for spending.
    pub(super) idle: f32,
    /// Talents: the first five, and the others.
    pub(super) talent: f32,
    pub(super) more_talents: f32,
    /// Camels: the first four, and the others.
    pub(super) camel: f32,
    pub(super) more_camels: f32,
    /// Resources within the limit, beyond it in phase II, wine, and every kind.
    pub(super) good: f32,
    pub(super) good_beyond: f32,
    pub(super) wine: f32,
    pub(super) kind: f32,
    /// A camel and a resource together, and with a square to plant.
    pub(super) pair: f32,
    pub(super) pair_plant: f32,
    /// How much of the best move of the caravan counts before it is made, and a tile by itself.
    pub(super) ready: f32,
    pub(super) plant: f32,
    /// Court cards for every round to come.
    pub(super) banker: [f32; 3],
    pub(super) caravaneer: [f32; 3],
    /// Gardeners: the first two, and the others.
    pub(super) gardener: f32,
    pub(super) more_gardeners: f32,
    /// Chances of an irrigation reward: dry and irrigated.
    pub(super) dry: f32,
    pub(super) wet: f32,
    /// How temples count beyond this round, and every cube there.
    pub(super) lasting: f32,
    pub(super) temple_cube: f32,
    pub(super) ishtar: [f32; 2],
    pub(super) marduk: [f32; 2],
    pub(super) tammouz: [f32; 2],
    /// Cubes in the fields: leading, and any.
    pub(super) field_lead: f32,
    pub(super) field_cube: f32,
    /// The palace: Craft unused, the picks by place, every space, and rounds that count.
    pub(super) craft: f32,
    pub(super) pick: [f32; 4],
    pub(super) space: f32,
    pub(super) palace_rounds: f32,
    /// How much an irrigation reward is, alone ahead and not.
    pub(super) alone: f32,
    pub(super) present: f32,
    /// A resource kept at the end.
    pub(super) left: f32,
    /// How much the favour of Amyitis counts early.
    pub(super) favour: f32,
}

impl Weights {
    /// Those for the rules of a match.
    #[inline]
    pub(super) const fn of(rules: &Rules) -> &'static Self {
        if rules.version == 1 { &FIRST } else { &SECOND }
    }
}

/// Version 1 of the rules.
const FIRST: Weights = Weights {
    envy: 0.32,
    pace_two: 0.61,
    pace: 0.51,
    idle: 0.3,
    talent: 0.8,
    more_talents: 0.4,
    camel: 2.4,
    more_camels: 1.25,
    good: 1.0,
    good_beyond: 0.8,
    wine: 0.73,
    kind: 0.2,
    pair: 0.4,
    pair_plant: 0.6,
    ready: 0.7,
    plant: 0.5,
    banker: [0.6, 1.1, 2.2],
    caravaneer: [0.3, 1.17, 1.5],
    gardener: 1.69,
    more_gardeners: 1.38,
    dry: 0.16,
    wet: 0.07,
    lasting: 0.35,
    temple_cube: 0.05,
    ishtar: [1.8, 1.0],
    marduk: [2.45, 1.0],
    tammouz: [1.4, 0.24],
    field_lead: 0.2,
    field_cube: 0.52,
    craft: 1.79,
    pick: [1.3, 1.0, 1.15, 0.6],
    space: 0.01,
    palace_rounds: 0.38,
    alone: 3.0,
    present: 1.0,
    left: 0.0,
    favour: 0.5,
};

/// Version 2 of the rules.
const SECOND: Weights = Weights {
    envy: 0.32,
    pace_two: 0.7,
    pace: 0.51,
    idle: 0.38,
    talent: 0.8,
    more_talents: 0.2,
    camel: 3.36,
    more_camels: 1.25,
    good: 1.0,
    good_beyond: 0.8,
    wine: 0.73,
    kind: 0.28,
    pair: 0.4,
    pair_plant: 0.6,
    ready: 0.7,
    plant: 0.25,
    banker: [0.75, 1.0, 2.2],
    caravaneer: [1.0, 1.5, 1.88],
    gardener: 1.69,
    more_gardeners: 0.86,
    dry: 0.11,
    wet: 0.17,
    lasting: 0.49,
    temple_cube: 0.05,
    ishtar: [1.5, 0.8],
    marduk: [1.28, 1.0],
    tammouz: [1.96, 0.19],
    field_lead: 0.2,
    field_cube: 1.04,
    craft: 1.25,
    pick: [0.73, 1.0, 1.15, 0.42],
    space: 0.012,
    palace_rounds: 0.38,
    alone: 1.5,
    present: 0.3,
    left: 2.0,
    favour: 1.0,
};
