//! Events: what the log tells everybody, and what it tells one seat alone.

use palast_core::{Seat, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Gold, Official, Part, PartSet, Privilege, Purse, TurnOrder};

/// What everybody sees happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins.
    RoundBegan {
        /// Counted from one.
        round: u16,
    },
    /// Phase 1: all have chosen their sites.
    SitesChosen,
    /// Phase 2: all have laid their gold.
    GoldLaid {
        /// How many cards each has laid.
        cards: SeatMap<u8>,
    },
    /// §5 A privilege was bought.
    PrivilegeBought {
        /// By whom.
        seat: Seat,
        /// Which.
        privilege: Privilege,
        /// What it cost.
        cost: u8,
    },
    /// Cards were turned.
    CardsRevealed {
        /// On this official.
        official: Official,
        /// Whose, which.
        cards: SeatMap<Option<Gold>>,
    },
    /// HAND_PLAY: a card from the hand, or none.
    HandCardPlayed {
        /// By whom.
        seat: Seat,
        /// For whom.
        official: Official,
        /// Which.
        card: Option<Gold>,
    },
    /// Phases 3, 4, 6, 8: an official was won.
    OfficialWon {
        /// Which.
        official: Official,
        /// By whom.
        seat: Seat,
        /// With what; the card is in the bank now.
        card: Gold,
        /// Why.
        how: Won,
    },
    /// Phases 3, 4, 6, 8: nobody won.
    OfficialNotWon {
        /// Which.
        official: Official,
        /// Why.
        why: NotWon,
    },
    /// Revealed zeros went back to the hands.
    ZerosReturned {
        /// Whose.
        seats: SeatSet,
    },
    /// Phase 3: the marker left last round's card.
    BlockadeLifted {
        /// Whose card.
        seat: Seat,
        /// On which official.
        official: Official,
    },
    /// Phase 3: a card was blocked.
    CardBlocked {
        /// By whom.
        by: Seat,
        /// Whose card.
        seat: Seat,
        /// On which official.
        official: Official,
        /// The stones the player gets for it: one, or none if all are used.
        stones: u8,
    },
    /// Phase 3: the marker went aside.
    BlockadeAside {
        /// The winner, or nobody.
        by: Option<Seat>,
    },
    /// REFUSE_BLOCKADE: the marker went aside, the card is free.
    BlockadeRefused {
        /// Whose card.
        seat: Seat,
        /// On which official.
        official: Official,
    },
    /// Phase 4: a part was stopped.
    PartStopped {
        /// By whom.
        by: Seat,
        /// Which.
        part: Part,
    },
    /// Phase 4: the marker went aside.
    StopAside {
        /// The winner, or nobody.
        by: Option<Seat>,
    },
    /// Phase 5: stones for everybody.
    StonesGiven {
        /// How many each got.
        stones: SeatMap<u8>,
        /// Whose number was halved, because another showed the same value.
        halved: SeatSet,
    },
    /// CHOOSE_ORDER: a marker was taken first.
    MarkerTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        marker: u8,
    },
    /// Phase 6: the markers were dealt.
    OrderDealt {
        /// By whom; nobody if they were drawn.
        by: Option<Seat>,
        /// The new order.
        order: TurnOrder,
    },
    /// Phase 6: nobody won, the order stays.
    OrderKept,
    /// Phase 7: a player's turn begins, the player's site cards are shown.
    SitesShown {
        /// Whose.
        seat: Seat,
        /// Which.
        sites: PartSet,
    },
    /// Phase 7: a stone was placed.
    StonePlaced {
        /// By whom.
        seat: Seat,
        /// Where.
        part: Part,
        /// The printed value of the field.
        value: u8,
    },
    /// Phase 7: stones stay on the board, for want of a field.
    StonesKept {
        /// Whose.
        seat: Seat,
        /// How many.
        stones: u8,
    },
    /// Phase 7: a bag was covered; each of these takes the premium.
    BagCovered {
        /// Where.
        part: Part,
        /// Who has a stone there.
        seats: SeatSet,
    },
    /// Gold was taken from the bank.
    GoldTaken {
        /// By whom.
        seat: Seat,
        /// Which cards; perhaps none.
        cards: Purse,
        /// What was owed.
        owed: u8,
        /// For what.
        payment: Payment,
    },
    /// Stones were taken for a privilege.
    StonesTaken {
        /// By whom.
        seat: Seat,
        /// How many.
        stones: u8,
    },
    /// BAN_LAST: a stone may not be moved.
    StoneBanned {
        /// By whom.
        seat: Seat,
        /// The topmost stone of this part.
        part: Part,
    },
    /// Phase 8: a stone was moved.
    StoneMoved {
        /// By whom.
        by: Seat,
        /// Whose stone.
        owner: Seat,
        /// From here.
        from: Part,
        /// To there.
        to: Part,
    },
    /// Phase 8: the winner moved nothing, or could not.
    NothingMoved {
        /// The winner.
        by: Seat,
    },
    /// Phase 9a: privilege points.
    PrivilegePoints {
        /// How many each got.
        points: SeatMap<u8>,
    },
    /// Phase 9b: a full part pays its wage.
    WageDue {
        /// Which.
        part: Part,
        /// How much to each.
        wage: u8,
        /// To whom.
        seats: SeatSet,
    },
    /// Phase 9c: a part was scored and turned over.
    PartScored {
        /// Which.
        part: Part,
        /// The value under each player's highest stone.
        values: SeatMap<u8>,
        /// The number of the player's stones.
        stones: SeatMap<u8>,
    },
    /// Ruling 26: nobody had gold or stones; each takes gold worth 3.
    ReliefDue,
    /// §6 Points for the disc ranking.
    DiscsRanked {
        /// How many each got.
        points: SeatMap<u8>,
    },
    /// §6 The match is over.
    MatchEnded {
        /// Who won; several share.
        winners: SeatSet,
    },
}

/// Why an official was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Won {
    /// The highest card.
    Highest,
    /// The highest cards were tied and cancelled each other; this was the next lower.
    NextLower {
        /// The highest value that was tied.
        tied: Gold,
    },
    /// Tied for the highest, but this player wins ties (WIN_TIES).
    TieRight,
}

/// Why nobody won an official.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotWon {
    /// No card above zero was shown.
    NoBid,
    /// All values above zero were tied.
    AllTied,
}

/// What gold is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Payment {
    /// GOLD5 or GOLD3_STONES2.
    #[default]
    Privilege,
    /// A bag in this part was covered.
    Premium(Part),
    /// This part is full.
    Wage(Part),
    /// Ruling 26.
    Relief,
}

/// What only one seat learns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PrivateEvent {
    /// A requested or wished privilege went to somebody else or cannot be paid any more.
    NotBought {
        /// Which.
        privilege: Privilege,
    },
}

/// What self-play statistics count.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most events are not counted"
)]
pub(crate) const fn tally(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::RoundBegan { .. } => "rounds",
        Event::PrivilegeBought { privilege, .. } => privilege.bought(),
        Event::CardBlocked { .. } => "cards blocked",
        Event::PartStopped { .. } => "parts stopped",
        Event::StoneMoved { .. } => "stones moved",
        Event::PartScored { .. } => "parts finished",
        Event::OfficialNotWon { .. } => "officials not won",
        Event::ReliefDue => "reliefs",
        _ => return None,
    })
}
