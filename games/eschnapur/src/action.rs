//! What is asked, what can be answered, why an answer is refused, and what chance can bring.

use palast_core::Seat;

use crate::{Gold, Official, Part, Payment, Privilege, Purse, TurnOrder, Window};

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Phase 1: a site, one at a time; the answer stays unseen.
    ChooseSite {
        /// How many are still to be chosen, this one included.
        left: u8,
    },
    /// Phase 2: the card for this official; the answer stays unseen.
    LayGold {
        /// For whom.
        official: Official,
        /// How many officials may still be left empty, because the hand is short.
        may_leave: u8,
    },
    /// §5.2 Whether to buy a privilege.
    BuyPrivilege {
        /// When.
        window: Window,
        /// Whether the answer stays unseen until all have answered.
        sealed: bool,
    },
    /// HAND_PLAY: which card from the hand.
    PlayHandCard {
        /// For whom.
        official: Official,
    },
    /// Phase 3: where to put the blockade marker.
    PlaceBlockade,
    /// Phase 4: where to put the construction-stop marker.
    PlaceStop,
    /// CHOOSE_ORDER: which marker to take.
    TakeMarker,
    /// Phase 6: who gets which turn-order marker.
    DealOrder,
    /// Phase 7: where to put the next stone, or what to buy before.
    PlaceStone,
    /// Phase 7: no stone can be placed (any more); whether to buy something.
    EndTurn,
    /// Which cards to take from the bank.
    TakeGold {
        /// How much is owed.
        owed: u8,
        /// For what.
        payment: Payment,
    },
    /// BAN_LAST: which part's topmost stone may not be moved.
    BanStone,
    /// Phase 8: which topmost stone to move where.
    MoveStone,
}

/// An answer. Written by `Display`, read by `FromStr`; see the crate's notation module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `site P3`: build there in this round.
    Site(Part),
    /// `lay O3 g5`: this card, face down.
    Lay(Official, Gold),
    /// `leave O3`: no card there.
    Leave(Official),
    /// `play g4`: this card from the hand (HAND_PLAY).
    Play(Gold),
    /// `block 2 O4`: the blockade marker on seat 2's card there.
    Block(Seat, Official),
    /// `stop P3`: no building there.
    Stop(Part),
    /// `aside`: the marker has no effect in this round.
    Aside,
    /// `marker m2`: this turn-order marker for oneself (CHOOSE_ORDER).
    Marker(u8),
    /// `order 2 1 3`: seat 2 gets marker 1, and so on.
    Order(TurnOrder),
    /// `build P3`: a stone on the lowest free field there.
    Build(Part),
    /// `end`: buy nothing more in this turn.
    End,
    /// `take g32`: these cards from the bank.
    Take(Purse),
    /// `ban P3`: the topmost stone there may not be moved.
    Ban(Part),
    /// `move P3 P5`: the topmost stone of one part to another.
    Move(Part, Part),
    /// `stay`: move nothing.
    Stay,
    /// `pass`: buy nothing now, or play no card.
    Pass,
    /// `mute`: buy nothing, and do not ask again in this round.
    Mute,
    /// `buy gold5`: this privilege, now.
    Buy(Privilege),
    /// `wish gold5`: this privilege at the next boundary; the question stays open.
    Wish(Privilege),
}

/// One result of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `order 2 1 3`: how the turn-order markers fell in round 1.
    Order(TurnOrder),
}

/// Why an answer is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Something else is asked.
    NotTheQuestion,
    /// The part is finished or not in play.
    NotUnderConstruction,
    /// The part was chosen already: two different ones.
    ChosenTwice,
    /// Another official's turn: left to right, one card each.
    OtherOfficial,
    /// No such card in hand.
    NotInHand,
    /// There are cards enough for every official.
    MustLay,
    /// There are no cards for this official any more.
    NothingToLay,
    /// Nobody sits there.
    NoSuchSeat,
    /// One blocks an opponent.
    OwnCard,
    /// No face-down card lies there.
    NoFaceDownCard,
    /// Last round's victim.
    SameVictim,
    /// Last round's blocked official.
    SameOfficial,
    /// The part was stopped last round.
    StoppedLastRound,
    /// There is no such marker.
    NoSuchMarker,
    /// One marker to each player, no more, no less.
    NotOneEach,
    /// The marker was taken by the buyer of CHOOSE_ORDER.
    MarkerTaken,
    /// No stone on the board.
    NoStone,
    /// The site card of this part was not played.
    NoSiteCard,
    /// The construction-stop marker lies there.
    Stopped,
    /// No free field.
    Full,
    /// A stone could still be placed.
    MustPlace,
    /// The bank has not these cards.
    NotInBank,
    /// More than is owed.
    TooMuch,
    /// More could be taken without taking too much.
    TooLittle,
    /// No stone lies there.
    EmptyPart,
    /// This stone may not be moved (BAN_LAST).
    Banned,
    /// From one part to another.
    SamePart,
    /// Somebody has bought it, or it is not in this match.
    Sold,
    /// Not the moment for this privilege, or it would have no effect.
    NotNow,
    /// Not enough privilege points.
    TooFewPoints,
    /// A wish stands already.
    WishStands,
}
