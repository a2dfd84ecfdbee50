//! What everyone at the table can see (§8), and what the table waits for (§9).

use std::num::NonZeroU8;

use palast_core::{Seat, SeatCount, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Card, CardSet, Colour, Person, Row, Succession, Trace};

/// The public part of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Which cards all know to be in which hand; read it with [`Public::known`].
    pub trace: Trace,
    /// The rows.
    pub rows: SeatMap<Row>,
    /// Points.
    pub points: SeatMap<u8>,
    /// The total of notes (§6).
    pub notes: SeatMap<u8>,
    /// The notes of the last round that ended.
    pub last_notes: SeatMap<u8>,
    /// How many cards each seat has discarded in this round.
    pub discards: SeatMap<u8>,
    /// How many play.
    pub seats: SeatCount,
    /// Cards in the draw pile.
    pub pile: u8,
    /// Cards played by all in this round.
    pub played: u8,
    /// Counted from one.
    pub round: u8,
    /// Who started the round.
    pub starter: Seat,
    /// Who is on turn.
    pub current: Seat,
    /// The king cards turned since the last shuffle.
    pub turned: KingSet,
    /// The king card in force: this person is silenced.
    pub king: Option<Person>,
    /// The card just played, until the next player is found.
    pub card: Option<Card>,
    /// What the table waits for.
    pub phase: Phase,
    /// How the last round ended.
    pub last_end: Option<RoundEnd>,
    /// Whose card gave the turn to the player on turn, and how; nobody's at the start of a round.
    /// The rules never look at it: faces say by it why somebody is on turn.
    pub came: Option<Came>,
}

impl Public {
    /// How many cards this seat holds in hand.
    #[inline]
    #[must_use]
    pub fn hand_len(&self, seat: Seat) -> u8 {
        let in_row = self.rows[seat].len() as u8;
        match self.phase {
            Phase::Starter => 0,
            Phase::Deal { dealt } => {
                // Card i goes to seat i modulo the number of seats.
                let count = self.seats.get();
                (dealt + count - 1 - seat.index() as u8) / count
            }
            Phase::Draw => 6 - in_row - u8::from(seat == self.current),
            Phase::PlayCard
            | Phase::TurnKing
            | Phase::NameSwap
            | Phase::GiveCards { .. }
            | Phase::Discard
            | Phase::Exchange
            | Phase::TakeBack
            | Phase::NamePlayer
            | Phase::Over => 6 - in_row,
        }
    }

    /// The cards everybody knows to be in this hand.
    #[must_use]
    pub const fn known(&self, seat: Seat) -> CardSet {
        self.trace.known(seat)
    }

    /// How many points win (PG-012).
    #[must_use]
    pub const fn goal(&self) -> u8 {
        9 - self.seats.get()
    }

    /// Cards lying in the discards.
    #[must_use]
    pub fn discard_count(&self) -> u8 {
        self.seats.seats().map(|seat| self.discards[seat]).sum()
    }

    /// King cards not yet turned.
    #[must_use]
    pub const fn unturned(&self) -> KingSet {
        self.turned.rest()
    }

    /// The players with the shortest row (§3).
    #[must_use]
    pub fn shortest(&self) -> SeatSet {
        let mut least = usize::MAX;
        let mut tied = SeatSet::EMPTY;
        for seat in self.seats.seats() {
            let len = self.rows[seat].len();
            if len < least {
                least = len;
                tied = SeatSet::EMPTY;
            }
            if len == least {
                tied = tied.with(seat);
            }
        }
        tied
    }

    /// The colour of a seat.
    #[must_use]
    pub const fn colour(&self, seat: Seat) -> Colour {
        Colour::of(seat)
    }
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The first starter is drawn.
    Starter,
    /// Cards are dealt one by one, in seat order from seat 1.
    Deal {
        /// How many so far.
        dealt: u8,
    },
    /// The player on turn plays a card.
    PlayCard,
    /// The Marshal turns a king card.
    TurnKing,
    /// The Magician's player names partner and number.
    NameSwap,
    /// The Magician's player and their partner pick cards, unseen.
    GiveCards {
        /// With whom.
        partner: Seat,
        /// How many each gives.
        count: u8,
        /// Who has picked them all.
        locked: SeatSet,
    },
    /// The Maid's player discards.
    Discard,
    /// The Maid's player draws.
    Draw,
    /// The Cupbearer's player swaps cards of two rows.
    Exchange,
    /// The Guard's player takes a card back.
    TakeBack,
    /// The player of a neutral card names the next among the tied.
    NamePlayer,
    /// The match has ended.
    Over,
}

/// How the turn came to the player on turn. One byte, so that a table stays within its size: seat
/// and reason as two digits, never zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Came(NonZeroU8);

impl Came {
    const REASONS: [Succession; 3] = [Succession::Colour, Succession::Shortest, Succession::Chosen];

    pub(crate) const fn new(from: Seat, how: Succession) -> Self {
        Self(NonZeroU8::MIN.saturating_add(from.index() as u8 * 3 + how as u8))
    }

    /// Who had the turn before.
    #[must_use]
    pub const fn from(self) -> Seat {
        Seat::ALL[(self.0.get() - 1) as usize / 3 % Seat::ALL.len()]
    }

    /// Why it passed.
    #[must_use]
    pub const fn how(self) -> Succession {
        Self::REASONS[(self.0.get() - 1) as usize % 3]
    }
}

/// How a round ended, and who ended it: that seat starts the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundEnd {
    /// How.
    pub how: Ending,
    /// Who played the last card.
    pub by: Seat,
}

/// The three endings of a round (§5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A person twice in the row: palace whisper.
    Whisper,
    /// A jester under the jester king card.
    Jester,
    /// Six different persons.
    Six,
}

/// Some of the six king cards, one for each person but the Marshal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KingSet(u8);

impl KingSet {
    /// None.
    pub const EMPTY: Self = Self(0);
    /// All six (PG-002).
    pub const ALL: Self = Self(0x7E);

    /// How many.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this person's is among them.
    #[must_use]
    pub const fn contains(self, person: Person) -> bool {
        self.0 & (1 << person as u8) != 0
    }

    /// With this person's too.
    #[must_use]
    pub const fn with(self, person: Person) -> Self {
        Self(self.0 | 1 << person as u8)
    }

    /// The others.
    #[must_use]
    pub const fn rest(self) -> Self {
        Self(Self::ALL.0 & !self.0)
    }

    /// Their persons, in order.
    pub fn iter(self) -> impl Iterator<Item = Person> + Clone {
        let all = Person::ALL.into_iter();
        all.filter(move |person| self.contains(*person))
    }

    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_the_turn_came_survives_its_byte() {
        for seat in Seat::ALL {
            for how in Came::REASONS {
                let came = Came::new(seat, how);
                assert_eq!((came.from(), came.how()), (seat, how));
            }
        }
    }
}
