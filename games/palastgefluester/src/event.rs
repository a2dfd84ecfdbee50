//! Events: what the log tells everybody, and what it tells one seat alone (§8).

use palast_core::{Seat, SeatMap, SeatSet};

use crate::{Card, CardSet, Ending, Person};

/// What everybody sees happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins: everything is shuffled and dealt anew.
    RoundBegan {
        /// Counted from one.
        round: u8,
        /// Who starts.
        starter: Seat,
    },
    /// §3 A card was laid out.
    CardPlayed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// §4 The king allows this person no action.
    ActionSilenced {
        /// Whose card it was.
        seat: Seat,
        /// Who is silenced.
        person: Person,
    },
    /// §4 The action was impossible.
    ActionLapsed {
        /// Whose card it was.
        seat: Seat,
        /// Cupbearer or Guard.
        person: Person,
    },
    /// §4 Marshal: no king card was left, all six were shuffled.
    KingsShuffled,
    /// §4 Marshal: a king card was turned.
    KingTurned {
        /// Who is silenced from now on.
        person: Person,
    },
    /// §4 Treasurer: a hand was shown.
    HandShown {
        /// Whose.
        seat: Seat,
        /// All of it.
        cards: CardSet,
    },
    /// §4 Magician: partner and number were named.
    SwapNamed {
        /// Who swaps.
        seat: Seat,
        /// With whom.
        partner: Seat,
        /// How many cards each gives.
        count: u8,
    },
    /// §4 Magician: one of the two has picked.
    PickLocked {
        /// Who.
        seat: Seat,
    },
    /// §4 Magician: the cards have passed.
    CardsSwapped {
        /// Whose Magician it was.
        seat: Seat,
        /// With whom.
        partner: Seat,
        /// How many went each way.
        count: u8,
    },
    /// §4 Maid: a card was discarded face down.
    CardDiscarded {
        /// By whom.
        seat: Seat,
    },
    /// §4 Maid: a card was drawn.
    CardDrawn {
        /// By whom.
        seat: Seat,
    },
    /// §4 Cupbearer: two cards of two rows changed places.
    RowsExchanged {
        /// Whose Cupbearer it was.
        seat: Seat,
        /// One row.
        first: Seat,
        /// The card that left it.
        first_card: Card,
        /// The other row.
        second: Seat,
        /// The card that left it.
        second_card: Card,
    },
    /// §4 Guard: a card went back to the hand.
    CardTakenBack {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// §3 Who is next.
    NextPlayer {
        /// Who.
        seat: Seat,
        /// Why.
        how: Succession,
    },
    /// §5 The round is over.
    RoundEnded {
        /// How.
        how: Ending,
        /// Who played the last card.
        by: Seat,
        /// The points each seat got.
        points: SeatMap<u8>,
        /// What each seat noted.
        notes: SeatMap<u8>,
    },
    /// §6 The match is over.
    MatchEnded {
        /// Who won; several share.
        winners: SeatSet,
    },
}

/// Why a player is next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Succession {
    /// The card has their colour.
    Colour,
    /// A neutral card, and they alone have the shortest row.
    Shortest,
    /// A neutral card, and its player named them among the tied.
    Chosen,
}

/// What only one seat learns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PrivateEvent {
    /// The hand of a new round.
    HandDealt {
        /// Six cards.
        cards: CardSet,
    },
    /// What went and came in a swap.
    CardsSwapped {
        /// With whom.
        partner: Seat,
        /// What the partner has now.
        gave: CardSet,
        /// What came instead.
        got: CardSet,
    },
    /// The card put away with the Maid.
    CardDiscarded {
        /// Which.
        card: Card,
    },
    /// The card drawn with the Maid.
    CardDrawn {
        /// Which.
        card: Card,
    },
}
