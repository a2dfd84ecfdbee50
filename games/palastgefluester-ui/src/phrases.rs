//! Words for persons and cards. German declines them, so a card is asked for in a case; languages
//! without cases use the same text for all.

use palast_core::{Seat, SeatSet};
use palast_ui::{Arg, Phrase, SeatColour};
use palastgefluester::{Card, CardSet, Person};

/// "Lady's Maid", as on a card.
pub(crate) fn person(person: Person) -> Phrase {
    about("pg-person", person)
}

/// A message about a person.
pub(crate) fn about(key: &'static str, person: Person) -> Phrase {
    Phrase::new(key).with("person", person.word())
}

/// "red Lady's Maid", without an article.
pub(crate) fn card(card: Card) -> Phrase {
    in_words("pg-card", card)
}

/// "the red Lady's Maid" as an object, with its picture.
pub(crate) fn the_card(card: Card) -> Arg {
    Arg::Piece {
        id: card.to_string(),
        words: in_words("pg-card-acc", card),
    }
}

/// The same at the beginning of a button: "Roten Mundschenk spielen".
pub(crate) fn first_card(card: Card) -> Arg {
    Arg::Piece {
        id: card.to_string(),
        words: in_words("pg-card-first", card),
    }
}

/// Several cards as objects.
pub(crate) fn the_cards(cards: CardSet) -> Arg {
    Arg::List(cards.iter().map(the_card).collect())
}

/// Several cards as a list of names.
pub(crate) fn cards(cards: impl Iterator<Item = Card>) -> Arg {
    Arg::List(cards.map(|c| Arg::Phrase(card(c))).collect())
}

/// Several players.
pub(crate) fn players(seats: SeatSet) -> Arg {
    Arg::List(seats.iter().map(Arg::Seat).collect())
}

/// The colour of a card's bar.
pub(crate) fn bar(card: Card) -> SeatColour {
    colour_of(card.colour().owner())
}

pub(crate) fn colour_of(owner: Option<Seat>) -> SeatColour {
    owner.map_or(SeatColour::Neutral, SeatColour::of)
}

fn in_words(key: &'static str, card: Card) -> Phrase {
    about(key, card.person()).with("colour", bar(card).name())
}
