//! The printed numbers that the rules do not state (§4, §6, §9, §11): `edition.toml`.
//!
//! Every number says where it comes from, so that UIs can mark what is reconstructed. The text is
//! read and checked in `edition/text.rs` and refused with line and reason; what passes can be played.

mod text;

use palast_core::Origin;

use crate::names::named;
use crate::{Adviser, AdviserSet, Composition, LayerSet, MasterCard, Options, Place, Resource};
use crate::{Space, Strategy};

/// The printed numbers of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    /// What its maker calls it.
    pub name: String,
    /// Steps of 1, 2, 4, 6, 9, 11, by [`Place::track`].
    pub tracks: [u8; 6],
    /// Steps of the River Market.
    pub river: u8,
    /// How far the palace track is drawn.
    pub palace_drawn: u8,
    /// The Eternal Bridge.
    pub bridge: BridgePlan,
    /// Its alternative.
    pub alternative_bridge: BridgePlan,
    /// The adviser cards there are.
    pub advisers: AdviserSet,
    /// The marked ones among them.
    pub marked: AdviserSet,
    /// What they cost, by [`Adviser::index`].
    pub costs: [[u8; 4]; Adviser::COUNT],
    /// The Labyrinth.
    pub labyrinth: LabyrinthPlan,
    /// The compositions, by index.
    pub compositions: [CompositionPlan; Composition::COUNT],
    /// The Master cards, by index: which slots share a row, from the top.
    pub master_cards: [[SlotRow; 4]; MasterCard::COUNT],
    /// The order in which the Master gets his five dice; the first three he begins with.
    pub master_dice: [Slot; 5],
    /// The strategies, by index.
    pub strategies: [StrategyPlan; 6],
    /// Where the numbers come from, by what they are about (`track 1`, `bridge`, `A01a`, `labyrinth`,
    /// `K01`, `master`, `balance`, `palace`, `alternative-bridge`).
    pub origins: Vec<(String, Origin)>,
}

/// What is printed on a Bridge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BridgePlan {
    /// The last space; the start is 0.
    pub end: u8,
    /// Where the privilege tile lies.
    pub privilege: u8,
    /// What each space gives.
    pub rewards: [Option<BridgeReward>; Self::MOST as usize],
}

impl BridgePlan {
    /// No Bridge has more spaces than this, the start included.
    pub const MOST: u8 = 40;

    /// What a space gives.
    #[inline]
    #[must_use]
    pub fn reward(&self, space: u8) -> Option<BridgeReward> {
        self.rewards.get(usize::from(space)).copied().flatten()
    }
}

named! {
    /// What a space of a Bridge gives.
    pub enum BridgeReward ("a reward of the Bridge") {
        /// 1 fish.
        Fish = "fish",
        /// 1 wisdom.
        Wisdom = "wisdom",
        /// 1 fish and 1 wisdom.
        FishAndWisdom = "fish+wisdom",
        /// 1 resource of choice.
        Resource = "resource",
        /// One face-up adviser, free.
        Adviser = "adviser",
        /// 1 wood.
        Wood = "wood",
        /// 1 stone.
        Stone = "stone",
        /// 1 kaolin.
        Kaolin = "kaolin",
        /// 1 bronze.
        Bronze = "bronze",
        /// May pay a resource for a step at its deposit.
        Step = "step",
        /// Palace +1.
        Palace = "palace",
    }
}

/// What is printed on the Labyrinth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LabyrinthPlan {
    /// The price of the path between two spaces; 0 is no path.
    pub paths: [[u8; Space::COUNT]; Space::COUNT],
    /// What entering a space gives.
    pub rewards: [SpaceReward; Space::COUNT],
    /// Where to draw it; `None` if it is not on this board.
    pub layout: [Option<(i8, i8)>; Space::COUNT],
    /// The fewest steps from each space to the centre.
    pub to_centre: [u8; Space::COUNT],
}

/// What entering a space of the Labyrinth gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SpaceReward {
    /// Nothing (start, centre).
    #[default]
    Nothing,
    /// One of these.
    Resource(Resource),
    /// Palace +1.
    Palace,
}

/// What is printed on a composition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CompositionPlan {
    /// The three layers.
    pub layers: LayerSet,
    /// What it gives at once.
    pub reward: CompositionReward,
    /// What it gives at the end.
    pub points: u8,
}

named! {
    /// What a composition gives at once.
    #[derive(Default)]
    pub enum CompositionReward ("a reward of a composition") {
        /// Nothing.
        #[default]
        Nothing = "nothing",
        /// Palace +1.
        Palace = "palace",
        /// 1 resource of choice.
        Resource = "resource",
        /// 3 resources of choice.
        ThreeResources = "3-resources",
        /// 3 fish.
        ThreeFish = "3-fish",
        /// 2 wisdom.
        TwoWisdom = "2-wisdom",
    }
}

named! {
    /// Where a die of the Master belongs: his own colour (two dice) or one of the three others.
    #[derive(Default)]
    pub enum Slot ("M, X, Y or Z") {
        /// His own colour.
        #[default]
        M = "M",
        /// The first other.
        X = "X",
        /// The second other.
        Y = "Y",
        /// The third other.
        Z = "Z",
    }
}

/// The slots that share a row: one bit for each of M, X, Y, Z.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SlotRow(pub u8);

impl SlotRow {
    /// Whether this slot is in the row.
    #[inline]
    #[must_use]
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 >> slot.index() & 1 == 1
    }
}

/// What is printed on a strategy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StrategyPlan {
    /// What he tries, from the top.
    pub order: [Option<Aim>; 5],
    /// Which number he goes to with wisdom.
    pub pick: WisdomPick,
}

named! {
    /// §11.4 An entry of the Master's strategy.
    pub enum Aim ("fish, wisdom, bridge, outside or monument") {
        /// Pay fish for the place of his total.
        Fish = "fish",
        /// Pay wisdom for another number.
        Wisdom = "wisdom",
        /// The Eternal Bridge.
        Bridge = "bridge",
        /// Labyrinth or River Market.
        Outside = "outside",
        /// The cheapest monument site.
        Monument = "monument",
    }
}

named! {
    /// §11.4 Which number the Master goes to with wisdom.
    #[derive(Default)]
    pub enum WisdomPick ("cheapest, upward, downward, highest, lowest or monument") {
        /// The cheapest, then the higher.
        #[default]
        Cheapest = "cheapest",
        /// The cheapest above his total, else the cheapest below.
        Upward = "upward",
        /// The cheapest below his total, else the cheapest above.
        Downward = "downward",
        /// The highest he can pay.
        Highest = "highest",
        /// The lowest he can pay.
        Lowest = "lowest",
        /// The cheapest monument that helps, else the cheapest.
        Monument = "monument",
    }
}

impl Edition {
    /// The Bridge in play.
    #[inline]
    #[must_use]
    pub const fn bridge(&self, options: &Options) -> &BridgePlan {
        if options.alternatives.bridge {
            &self.alternative_bridge
        } else {
            &self.bridge
        }
    }

    /// The steps to the top of a progress track, the River Market's included.
    #[inline]
    #[must_use]
    pub fn steps(&self, place: Place) -> Option<u8> {
        if place == Place::River {
            return Some(self.river);
        }
        place.track().map(|track| self.tracks[track])
    }

    /// What an adviser costs in resources.
    #[inline]
    #[must_use]
    pub fn cost(&self, adviser: Adviser) -> crate::Goods {
        crate::Goods::resources(self.costs[adviser.index()].map(u16::from))
    }

    /// What a composition shows.
    #[inline]
    #[must_use]
    pub const fn composition(&self, card: Composition) -> &CompositionPlan {
        &self.compositions[card.index()]
    }

    /// What a strategy shows.
    #[inline]
    #[must_use]
    pub const fn strategy(&self, strategy: Strategy) -> &StrategyPlan {
        &self.strategies[strategy.index()]
    }

    /// EP-013, EP-014, EP-213 The adviser cards of a match.
    #[must_use]
    pub fn pile(&self, seats: u8, options: &Options) -> AdviserSet {
        let fits = |card: &Adviser| {
            (seats > 3 || !self.marked.contains(*card))
                && (options.privileges || !card.is_of_privileges())
        };
        self.advisers.iter().filter(fits).collect()
    }

    /// Where a number comes from.
    #[must_use]
    pub fn origin(&self, about: &str) -> Option<&Origin> {
        let found = self.origins.iter().find(|(name, _)| name == about);
        found.map(|(_, origin)| origin)
    }
}
