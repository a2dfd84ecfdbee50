//! What is asked, what can be answered, why an answer is refused, and what chance can bring.

use palast_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{Ability, City, Court, Craft, FieldRow, Good, Harvest, Offering, Plant, Side, Square};
use crate::{Temple, TileId};

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// Palace phase: which ability.
    PickAbility,
    /// Phase II: one action.
    TakeTurn,
    /// Which row of fields to harvest.
    ChooseField {
        /// For whom.
        harvest: Harvest,
    },
    /// Which side takes the cube.
    ChooseCanal,
    /// A Priest: which temple he enters.
    ChooseTemple,
    /// A resource is due: pay it or wine.
    Pay {
        /// What is due.
        good: Good,
        /// What will be due after it.
        then: Option<Good>,
    },
    /// Babylon: one or two resources.
    Sell,
    /// Which court card.
    ChooseCourt {
        /// Whether a tile brings it; otherwise the city sells it.
        bonus: bool,
    },
    /// A plant city: which square is planted.
    ChooseSquare {
        /// The quality of the plant; the Gardeners come on top.
        quality: u8,
    },
    /// A level-2 Caravaneer: which token.
    ChooseToken,
    /// A tile's bonus: which resource.
    ChooseGood,
    /// Ishtar's first (in version 1 her second): camel or talent.
    ChooseOffering,
    /// Tammouz's second: a resource for another.
    ChooseSwap,
    /// The procession: which temple.
    Process,
    /// Too many resources: one goes back.
    Discard {
        /// How many still have to go, this one included.
        left: u8,
    },
}

/// An answer. Written by `Display`, read by `FromStr`; see the crate's notation module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `recruit r2 priest`: an open craft card of this row.
    Recruit(RowId, Craft),
    /// `caravan ur`: move the caravan there.
    Caravan(City),
    /// `noble`: pay two talents for two spaces of the palace track.
    Noble,
    /// `craft priest`: use the ability Craft.
    Craft(Craft),
    /// `pass`: no more actions in this round.
    Pass,
    /// `field f1`: harvest there.
    Field(FieldRow),
    /// `canal d1-d2`: a cube there.
    Canal(Side),
    /// `temple marduk`: a cube there, the Priest's or the procession's.
    Temple(Temple),
    /// `pay wine`: this for what is due.
    Pay(Good),
    /// `sell barley` or `sell barley wine`, in the order of [`Good::ALL`].
    Sell(Good, Option<Good>),
    /// `court banker`: the next level, or a Gardener.
    Court(Court),
    /// `plant b3`: the tile there.
    Plant(Square),
    /// `token salt`: the level-2 Caravaneer with this token.
    Token(Good),
    /// `take wine`: this resource from the stock.
    Take(Good),
    /// `offering camel`: a camel or a talent from Ishtar.
    Offering(Offering),
    /// `swap wine salt`: give one, get the other.
    Swap(Good, Good),
    /// `keep`: swap nothing.
    Keep,
    /// `discard salt`: back to the stock.
    Discard(Good),
    /// `pick craft`: this ability.
    Pick(Ability),
}

/// A row of craft cards, from the first. Printed `r1` to `r4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RowId(pub(crate) u8);

impl RowId {
    /// By index, from zero.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < 4 { Some(Self(index)) } else { None }
    }

    /// For arrays, from zero.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One result of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `tile t3`: on the next square, row by row.
    Tile(TileId),
    /// `plant X2`: on the next of Eshnunna, Ur and Mari.
    Plant(Plant),
    /// `token salt`: on the next level-2 Caravaneer.
    Token(Good),
    /// `first 2`: this seat gets the first-player card.
    First(Seat),
    /// `row peasant peasant priest`: the next row of craft cards, by kind.
    Row([Craft; 3]),
}

/// Why an answer is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Something else is asked.
    NotTheQuestion,
    /// There is no such row of craft cards.
    NoSuchRow,
    /// No such craft card lies open in this row.
    NoOpenCard,
    /// Not enough talents.
    TooFewTalents,
    /// The expansion is not played.
    NoPalace,
    /// The ability Craft is not this seat's, or it is used up.
    NoCraftAbility,
    /// The caravan stands there.
    CaravanIsThere,
    /// Not enough camels.
    TooFewCamels,
    /// The resources due cannot be paid.
    CannotPay,
    /// Neither court card of the city can be had.
    NoCourtCard,
    /// No irrigated tile that the plant and the Gardeners would do for.
    NothingToPlant,
    /// All symbols of the side are covered.
    SideFull,
    /// No wet end: there is no way to the river.
    NoWater,
    /// No such resource.
    NotOwned,
    /// Neither this resource nor wine is due.
    NotDue,
    /// The rest could not be paid then.
    RestUnpayable,
    /// The city does not sell it.
    NotOffered,
    /// Not in stock.
    NotInStock,
    /// No tile lies there.
    NoTile,
    /// The square is not irrigated.
    Dry,
    /// The square needs a better plant or more Gardeners.
    QualityTooLow,
    /// No such token lies on a level-2 Caravaneer.
    NoToken,
    /// A resource is swapped for another kind, not for wine.
    NoSwap,
    /// Somebody has picked it.
    Picked,
}
