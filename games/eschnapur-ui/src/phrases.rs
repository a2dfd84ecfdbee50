//! Words for parts, officials, gold and privileges, with their little pictures.

use eschnapur::{Gold, Official, Part, PartSet, Privilege, Purse};
use palast_core::{Seat, SeatSet};
use palast_ui::{Arg, Phrase};

/// The end of message variants.
pub(crate) const fn word(official: Official) -> &'static str {
    match official {
        Official::Blockade => "blockade",
        Official::Stop => "stop",
        Official::Stones => "stones",
        Official::Order => "order",
        Official::Move => "move",
    }
}

/// "palace part 3".
pub(crate) fn part(part: Part) -> Phrase {
    Phrase::new("es-part").with("part", part.number())
}

/// The same with its picture.
pub(crate) fn the_part(at: Part) -> Arg {
    Arg::Piece {
        id: at.to_string(),
        words: part(at),
    }
}

/// Several parts.
pub(crate) fn the_parts(parts: PartSet) -> Arg {
    Arg::List(parts.iter().map(the_part).collect())
}

/// A message about one gold value.
pub(crate) fn of_value(key: &'static str, gold: Gold) -> Phrase {
    Phrase::new(key).with("value", gold.value())
}

/// A gold card by its value, with its picture.
pub(crate) fn the_gold(gold: Gold) -> Arg {
    Arg::Piece {
        id: gold.to_string(),
        words: of_value("es-gold-short", gold),
    }
}

/// Several gold cards, highest first; or "nothing".
pub(crate) fn the_cards(cards: &Purse) -> Arg {
    if cards.is_empty() {
        return Arg::Phrase(Phrase::new("es-none"));
    }
    let mut all: Vec<Gold> = cards.iter().collect();
    all.reverse();
    Arg::List(all.into_iter().map(the_gold).collect())
}

/// A message about one official.
pub(crate) fn of_official(key: &'static str, official: Official) -> Phrase {
    Phrase::new(key).with("official", word(official))
}

/// "the first official (blockade)" as an object, with the official's sign.
pub(crate) fn the_official(official: Official) -> Arg {
    Arg::Piece {
        id: official.to_string(),
        words: of_official("es-official-acc", official),
    }
}

/// "before the first official (blockade)".
pub(crate) fn at_official(official: Official) -> Arg {
    Arg::Phrase(of_official("es-official-at", official))
}

/// A message about one privilege.
pub(crate) fn of_privilege(key: &'static str, privilege: Privilege) -> Phrase {
    Phrase::new(key).with("privilege", privilege.word())
}

/// A privilege by its name, with its sign.
pub(crate) fn the_privilege(privilege: Privilege) -> Arg {
    Arg::Piece {
        id: privilege.word().to_owned(),
        words: of_privilege("es-privilege", privilege),
    }
}

/// Several players.
pub(crate) fn players(seats: SeatSet) -> Arg {
    in_order(seats.iter())
}

/// Several players in this order.
pub(crate) fn in_order(seats: impl IntoIterator<Item = Seat>) -> Arg {
    Arg::List(seats.into_iter().map(Arg::Seat).collect())
}

/// Several phrases.
pub(crate) fn list(phrases: impl IntoIterator<Item = Phrase>) -> Arg {
    Arg::List(phrases.into_iter().map(Arg::Phrase).collect())
}
