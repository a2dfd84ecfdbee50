//! Words for parts, officials, gold and privileges, with their little pictures.

use eschnapur::{Gold, Official, Part, PartSet, Privilege, Public, Purse};
use palast_core::{Seat, SeatSet};
use palast_ui::{Arg, Phrase};

use crate::View;

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

/// How far the palace is. The last round may finish more parts than are needed.
pub(crate) fn finished(public: &Public) -> Phrase {
    let (finished, goal) = (public.finished(), public.goal());
    if finished < goal {
        return Phrase::new("es-finished")
            .with("finished", finished)
            .with("goal", goal);
    }
    Phrase::new("es-finished-all").with("finished", finished)
}

/// A part under construction as it is now: its fields, its wage, who has stones there.
pub(crate) fn part_now(view: &View, part: Part) -> Phrase {
    let (public, rules) = (view.public(), view.rules());
    let plan = rules.edition.part(&rules.options, part);
    let stones = public.stones_in(part);
    let who = |seat: Seat| {
        let highest = stones.highest(seat)?;
        let phrase = Phrase::new("es-part-who").with("seat", seat);
        let phrase = phrase.with("count", stones.count(seat));
        Some(phrase.with("value", plan.value(highest)))
    };
    let bags: Vec<Arg> = (0..plan.fields)
        .filter(|field| plan.has_bag(*field))
        .map(|field| Arg::from(plan.value(field)))
        .collect();
    let phrase = if bags.is_empty() {
        Phrase::new("es-part-open-bare")
    } else {
        Phrase::new("es-part-open").with("bags", Arg::List(bags))
    };
    phrase
        .with("part", part.number())
        .with("first", plan.first)
        .with("last", plan.value(plan.fields - 1))
        .with("wage", plan.wage)
        .with("laid", stones.len())
        .with("fields", plan.fields)
        .with("who", list(public.seats.seats().filter_map(who)))
}

/// What lies in the bank.
pub(crate) fn bank(bank: &Purse) -> Phrase {
    if bank.is_empty() {
        return Phrase::new("es-bank-empty");
    }
    let mut kinds: Vec<Gold> = bank.kinds().collect();
    kinds.reverse();
    let piles = kinds.into_iter().map(|gold| {
        let phrase = Phrase::new("es-bank-pile").with("count", bank.count(gold));
        phrase.with("value", gold.value())
    });
    Phrase::new("es-bank-label")
        .with("cards", list(piles))
        .with("value", Arg::Number(i64::from(bank.value())))
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

/// "on Blockade".
pub(crate) fn at_official(official: Official) -> Arg {
    Arg::Phrase(of_official("es-official-at", official))
}

/// A message about one privilege.
pub(crate) fn of_privilege(key: &'static str, privilege: Privilege) -> Phrase {
    Phrase::new(key).with("privilege", privilege.word())
}

/// A privilege by its name, with its sign.
pub(crate) fn the_privilege(privilege: Privilege) -> Arg {
    // The quotation marks belong to the words: the sign stands before them.
    Arg::Piece {
        id: privilege.word().to_owned(),
        words: of_privilege("es-privilege-quoted", privilege),
    }
}

/// "you" for the viewer, the name for others: "3 points for you and Anna".
pub(crate) fn for_whom(you: Seat, seat: Seat) -> Arg {
    if seat == you {
        Arg::Phrase(Phrase::new("es-for-you"))
    } else {
        Arg::Seat(seat)
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
