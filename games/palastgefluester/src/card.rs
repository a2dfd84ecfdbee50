//! §1 The cards: seven persons, five player colours and the neutral one.
//!
//! A card is `colour << 3 | person` in one byte, so that a set of cards is a word
//! ([`crate::CardSet`]) in which each colour is a byte and each person a column. Cards are written
//! with two letters, `rM` for the red Lady's Maid; the letters are listed at [`Colour`] and
//! [`Person`].

use std::fmt;
use std::str::FromStr;

use palast_core::{NotationError, Seat};
use serde::{Deserialize, Serialize, de};

/// Who is on a card. "The same person" never looks at the colour (PG-003).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Person {
    /// `L`, Hofmarschall: turns a king card.
    Marshal,
    /// `T`, Schatzmeister: shows the hand.
    Treasurer,
    /// `Z`, Zauberer: swaps hand cards.
    Magician,
    /// `M`, Zofe: discards one, draws one.
    Maid,
    /// `C`, Mundschenk: swaps cards of two rows.
    Cupbearer,
    /// `G`, Wächter: takes a card back.
    Guard,
    /// `J`, Hofnarr: no action, and forbidden under his own king card.
    Jester,
}

impl Person {
    /// All seven, in the order of the rulebook.
    pub const ALL: [Self; 7] = [
        Self::Marshal,
        Self::Treasurer,
        Self::Magician,
        Self::Maid,
        Self::Cupbearer,
        Self::Guard,
        Self::Jester,
    ];

    /// The letter on a card in notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Marshal => 'L',
            Self::Treasurer => 'T',
            Self::Magician => 'Z',
            Self::Maid => 'M',
            Self::Cupbearer => 'C',
            Self::Guard => 'G',
            Self::Jester => 'J',
        }
    }

    /// The word for king cards in notation, and a stable key for faces.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Marshal => "marshal",
            Self::Treasurer => "treasurer",
            Self::Magician => "magician",
            Self::Maid => "maid",
            Self::Cupbearer => "cupbearer",
            Self::Guard => "guard",
            Self::Jester => "jester",
        }
    }
}

/// The bar of a card: who is next after it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Colour {
    /// `r`, seat 1.
    Red,
    /// `b`, seat 2.
    Blue,
    /// `y`, seat 3.
    Yellow,
    /// `g`, seat 4.
    Green,
    /// `p`, seat 5.
    Purple,
    /// `n`, nobody: the shortest row is next.
    Neutral,
}

impl Colour {
    /// All six, neutral last.
    pub const ALL: [Self; 6] = [
        Self::Red,
        Self::Blue,
        Self::Yellow,
        Self::Green,
        Self::Purple,
        Self::Neutral,
    ];

    /// The letter on a card in notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Blue => 'b',
            Self::Yellow => 'y',
            Self::Green => 'g',
            Self::Purple => 'p',
            Self::Neutral => 'n',
        }
    }

    /// The colour of a seat (PG-010).
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self::ALL[seat.index()]
    }

    /// Whose colour it is; nobody's if neutral.
    #[must_use]
    pub const fn owner(self) -> Option<Seat> {
        match self {
            Self::Neutral => None,
            Self::Red | Self::Blue | Self::Yellow | Self::Green | Self::Purple => {
                Seat::new(self as u8)
            }
        }
    }
}

/// A person card. The two neutral copies of a person are equal (R31).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of this colour with this person.
    #[inline]
    #[must_use]
    pub const fn new(colour: Colour, person: Person) -> Self {
        Self((colour as u8) << 3 | person as u8)
    }

    /// The card whose first copy is this bit of a [`crate::CardSet`].
    #[inline]
    pub(crate) const fn from_bit(bit: u32) -> Self {
        Self(bit as u8)
    }

    /// Its bit in a [`crate::CardSet`]; a second neutral copy lies eight higher.
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        self.0 as u32
    }

    /// Who is on it.
    #[inline]
    #[must_use]
    pub const fn person(self) -> Person {
        // Eight entries for three bits: no bound to check. There is no eighth person.
        const BY_BITS: [Person; 8] = {
            let [a, b, c, d, e, f, g] = Person::ALL;
            [a, b, c, d, e, f, g, g]
        };
        BY_BITS[(self.0 & 7) as usize]
    }

    /// The person as a bit.
    #[inline]
    pub(crate) const fn person_bit(self) -> u8 {
        1 << (self.0 & 7)
    }

    /// Its bar.
    #[inline]
    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 >> 3) as usize]
    }

    /// Whether it has the neutral bar, and so a second copy.
    #[inline]
    #[must_use]
    pub const fn is_neutral(self) -> bool {
        self.0 >= 40
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.person().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut letters = text.chars();
        let colour = letters.next().and_then(colour_by_letter);
        let person = letters.next().and_then(person_by_letter);
        match (colour, person, letters.next()) {
            (Some(colour), Some(person), None) => Ok(Self::new(colour, person)),
            (_, _, _) => Err(NotationError::expected("a card such as rM")),
        }
    }
}

impl FromStr for Person {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Self::ALL.into_iter().find(|person| person.word() == text);
        found.ok_or_else(|| NotationError::expected("a person such as guard"))
    }
}

fn colour_by_letter(letter: char) -> Option<Colour> {
    Colour::ALL.into_iter().find(|c| c.letter() == letter)
}

fn person_by_letter(letter: char) -> Option<Person> {
    Person::ALL.into_iter().find(|p| p.letter() == letter)
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}
