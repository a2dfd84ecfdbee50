//! What is asked, what can be answered, why an answer is refused, and what chance can bring.

use palast_core::Seat;

use crate::{Card, Person};

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// §3 Which card to play.
    PlayCard,
    /// §4 Magician: with whom to swap, and how many cards.
    NameSwap,
    /// §4 Magician: which card to give, one at a time; the answer stays unseen.
    GiveCard {
        /// Who will get it.
        to: Seat,
        /// How many are still to be picked, this one included.
        left: u8,
    },
    /// §4 Maid: which card to discard.
    Discard,
    /// §4 Cupbearer: which cards of which rows to swap.
    Exchange,
    /// §4 Guard: which card to take back.
    TakeBack,
    /// §3 Who of the tied is next.
    NamePlayer,
}

/// An answer. Written by `Display`, read by `FromStr`; see the crate's notation module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `play rM`: lay this card out.
    Play(Card),
    /// `swap 2 3`: swap three cards with seat 2.
    Swap {
        /// With whom.
        partner: Seat,
        /// How many cards each gives.
        count: u8,
    },
    /// `give rM`: this card goes to the partner.
    Give(Card),
    /// `discard nT`: put this card away and draw one.
    Discard(Card),
    /// `exchange 1 rG 3 bM`: these cards of these rows change places; the lower seat comes first.
    Exchange {
        /// The lower seat.
        first: Seat,
        /// The card of its row.
        first_card: Card,
        /// The higher seat.
        second: Seat,
        /// The card of its row.
        second_card: Card,
    },
    /// `take rG`: this card goes from the own row back to the hand.
    Take(Card),
    /// `next 3`: seat 3 is next.
    Next(Seat),
}

/// One result of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `starter 2`: seat 2 starts the first round.
    Starter(Seat),
    /// `deal rM`: the next card of the deal.
    Deal(Card),
    /// `draw nC`: the card drawn after a discard.
    Draw(Card),
    /// `king guard`: the king card turned.
    King(Person),
}

/// Why an answer is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Something else is asked.
    NotTheQuestion,
    /// The card is not in the hand, or is picked already.
    NotInHand,
    /// The person lies in the own row, and another card could be played (§3).
    Double,
    /// The king forbids the jester, and another card could be played (§3).
    ForbiddenJester,
    /// Nobody sits there.
    NoSuchSeat,
    /// One swaps with another player.
    OwnHand,
    /// At least one card is swapped.
    NoCards,
    /// One of the two has not that many cards.
    TooManyCards,
    /// Cards of two different rows, the lower seat first.
    NotTwoRows,
    /// The card does not lie in that row.
    NotInRow,
    /// The card just played stays where it is.
    JustPlayed,
    /// A person would lie twice in a row.
    WouldDouble,
    /// That player's row is not among the shortest.
    NotTied,
}
