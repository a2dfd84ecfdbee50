//! What is asked, what can be answered, why an answer is refused, and what chance can bring.

use palast_core::Seat;

use crate::names::named;
use crate::{Adviser, Composition, Demand, Faces, Feature, Groups, MasterCard, Place, Resource};
use crate::{Space, Task};

/// What a seat is asked: the task on top of the agenda says what, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The task.
    pub task: Task,
    /// Whether a trader or diplomat may be used before the answer.
    pub may_use: bool,
}

/// An answer. Written by `Display`, read by `FromStr`; see the crate's notation module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `group 3 15 26`: these groups.
    Group(Groups),
    /// `bid`: a privilege token.
    Bid,
    /// `place 35 9 36`: this group there, its dice turned to these faces.
    Place {
        /// The group as rolled.
        group: Faces,
        /// Where.
        place: Place,
        /// Its faces as placed.
        faces: Faces,
    },
    /// `appoint A07a resources`: this adviser, paid like that.
    Appoint(Adviser, Payment),
    /// `more`: pay a fish, draw another card (alternative Fish Market).
    More,
    /// `draw`: draw cards (demand card D02).
    Draw,
    /// `back A07a`: this card on top of the pile.
    Back(Adviser),
    /// `pot`: the wisdom on the alternative Academy.
    Pot,
    /// `take wood`: this reward.
    Take(Item),
    /// `pay wood`: this resource.
    Pay(Resource),
    /// `offer 2`: so many resources (alternative Temple).
    Offer(u8),
    /// `give 2`: to this rival.
    Give(Seat),
    /// `feature moon`: this feature.
    Feature(Feature),
    /// `step 9`: the own marker there.
    Step(Place),
    /// `path B1`: to this space of the Labyrinth.
    Path(Space),
    /// `field 1 wood`: a marker on this field of the demand card, paid with this.
    Field(u8, Resource),
    /// `claim K03`: this composition first.
    Claim(Composition),
    /// `discard A07a`: this own adviser.
    Discard(Adviser),
    /// `decline`: no adviser, no step, no bid, nothing more.
    Decline,
    /// `use A07a`: this trader or diplomat.
    Use(Adviser),
    /// `end`: the turn is over.
    End,
}

named! {
    /// How an adviser is paid.
    pub enum Payment ("resources, goods or free") {
        /// With the resources printed on the card.
        Resources = "resources",
        /// With 3 fish at the Fish Market, 2 wisdom at the Academy.
        Goods = "goods",
        /// With nothing.
        Free = "free",
    }
}

named! {
    /// Something to take, where there is a choice.
    pub enum Item ("a reward such as fish, wisdom or wood") {
        /// Fish: as many as the place gives.
        Fish = "fish",
        /// Wisdom: as much as the place gives.
        Wisdom = "wisdom",
        /// 1 wood.
        Wood = "wood",
        /// 1 stone.
        Stone = "stone",
        /// 1 kaolin.
        Kaolin = "kaolin",
        /// 1 bronze.
        Bronze = "bronze",
        /// Privilege tokens.
        Privilege = "privilege",
        /// Palace +1.
        Palace = "palace",
        /// 2 wisdom, 1 resource of choice and 2 fish (alternative market).
        Set = "set",
        /// A resource for a step at its deposit (alternative market).
        Step = "step",
        /// A face-up adviser, free (alternative market).
        Adviser = "adviser",
    }
}

impl Item {
    /// One of a resource.
    #[inline]
    #[must_use]
    pub const fn of(resource: Resource) -> Self {
        match resource {
            Resource::Wood => Self::Wood,
            Resource::Stone => Self::Stone,
            Resource::Kaolin => Self::Kaolin,
            Resource::Bronze => Self::Bronze,
        }
    }

    /// The resource it is, if it is one.
    #[inline]
    #[must_use]
    pub const fn resource(self) -> Option<Resource> {
        Some(match self {
            Self::Wood => Resource::Wood,
            Self::Stone => Resource::Stone,
            Self::Kaolin => Resource::Kaolin,
            Self::Bronze => Resource::Bronze,
            Self::Fish
            | Self::Wisdom
            | Self::Privilege
            | Self::Palace
            | Self::Set
            | Self::Step
            | Self::Adviser => return None,
        })
    }
}

/// One result of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `next 2`: this player is next in the row.
    Next(Seat),
    /// `roll 116`: the dice of a player.
    Roll(Faces),
    /// `die 4`: one die of the Master.
    Die(u8),
    /// `card A07a`: an adviser card from the pile, or a face-up one that the Master discards.
    Card(Adviser),
    /// `demand D03`: a demand card.
    Demand(Demand),
    /// `composition K03`: a composition on offer.
    Composition(Composition),
    /// `master M03`: a Master card.
    Master(MasterCard),
    /// `feature moon`: a feature for the Master.
    Feature(Feature),
}

/// Why an answer is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Something else is asked.
    NotTheQuestion,
    /// A grouping uses every die exactly once.
    NotTheseDice,
    /// No privilege token to bid.
    NoToken,
    /// No such group is left.
    NoSuchGroup,
    /// The place is not in this match.
    NotInPlay,
    /// So many dice cannot enter there.
    WrongNumberOfDice,
    /// The faces are not as many as the dice of the group.
    OtherDice,
    /// The sum is not the number of the place.
    WrongSum,
    /// The dice can be turned cheaper for this place, or need not be turned.
    NotTheCheapest,
    /// Too little wisdom for the dice.
    TooLittleWisdom,
    /// Too little fish for the crowd.
    TooLittleFish,
    /// The price of the place cannot be paid.
    PriceNotPayable,
    /// No adviser there can be paid.
    NoPayableAdviser,
    /// From the centre there is no way on.
    InTheCentre,
    /// No such card there.
    NoSuchAdviser,
    /// It cannot be paid like that.
    NotPayable,
    /// Paid like that it cannot be had here.
    OtherPayment,
    /// No card to draw.
    NoCard,
    /// The pot is empty.
    EmptyPot,
    /// This reward is not on offer here.
    NotOnOffer,
    /// This reward was taken in this visit.
    TakenTwice,
    /// Another resource than the one paid.
    SameResource,
    /// Not in hand.
    NotInHand,
    /// Not oneself.
    NotARival,
    /// Nobody sits there.
    NoSuchPlayer,
    /// Somebody has this feature.
    FeatureTaken,
    /// This track is finished.
    Finished,
    /// Not a deposit.
    NotADeposit,
    /// No path leads there.
    NoPath,
    /// No such field, or it is filled.
    FieldNotFree,
    /// This field takes another resource.
    OtherResource,
    /// The composition cannot be claimed.
    NotClaimable,
    /// It cannot be declined.
    MustTake,
    /// A trader or diplomat cannot be used now.
    NotNow,
    /// The adviser was used in this round.
    UsedUp,
    /// The left side cannot be paid.
    LeftSideNotPayable,
    /// It works by itself.
    WorksByItself,
    /// A group is still to be placed.
    MustPlace,
}

impl Illegal {
    /// Why an answer of another sort is refused, where nothing can be declined.
    pub(crate) fn of_other(action: Action) -> Self {
        if action == Action::Decline {
            Self::MustTake
        } else {
            Self::NotTheQuestion
        }
    }
}
