//! Words for goods, cities, cards and gains, with their little pictures.
//!
//! Pictures are found by these ids: the names of goods, crafts, court cards, temples and abilities,
//! and `talent`, `camel`, `vp`, `water`.

use amyitis::{
    Ability, City, Class, Court, Craft, Cube, Favour, FieldRow, Gain, Good, Reason, Side, Square,
    Squares, Temple, Tile, TileCourt,
};
use palast_core::SeatSet;
use palast_ui::{Arg, Phrase};

use crate::View;

fn piece(id: &str, words: Phrase) -> Arg {
    Arg::Piece {
        id: id.to_owned(),
        words,
    }
}

/// A message that speaks of one resource.
pub(crate) fn of_good(key: &'static str, good: Good) -> Phrase {
    Phrase::new(key).with("good", good.name())
}

/// A resource, with its picture.
pub(crate) fn the_good(good: Good) -> Arg {
    piece(good.name(), of_good("am-good", good))
}

/// Several resources; or "nothing".
pub(crate) fn the_goods(goods: impl IntoIterator<Item = Good>) -> Arg {
    let all: Vec<Arg> = goods.into_iter().map(the_good).collect();
    if all.is_empty() {
        Arg::Phrase(Phrase::new("am-none"))
    } else {
        Arg::List(all)
    }
}

/// The name of a city.
pub(crate) fn city(city: City) -> Phrase {
    Phrase::new("am-city").with("city", city.name())
}

/// A message that speaks of one craft.
pub(crate) fn of_craft(key: &'static str, craft: Craft) -> Phrase {
    Phrase::new(key).with("craft", craft.name())
}

/// A craft as an object ("the priest"), with its sign.
pub(crate) fn the_craft(craft: Craft) -> Arg {
    piece(craft.name(), of_craft("am-craft-acc", craft))
}

/// The same at the beginning of a button: "Bauern rekrutieren".
pub(crate) fn first_craft(craft: Craft) -> Arg {
    piece(craft.name(), of_craft("am-craft-first", craft))
}

/// A message that speaks of one court card.
pub(crate) fn of_court(key: &'static str, court: Court) -> Phrase {
    Phrase::new(key).with("court", court.name())
}

/// A court card of a level, with its picture; a Gardener has none.
pub(crate) fn the_court(court: Court, level: u8) -> Arg {
    let words = of_court("am-court-level", court).with("level", level);
    piece(court.name(), words)
}

/// A message that speaks of one temple.
pub(crate) fn of_temple(key: &'static str, temple: Temple) -> Phrase {
    Phrase::new(key).with("temple", temple.name())
}

/// The name of a temple's god, with its sign.
pub(crate) fn the_temple(temple: Temple) -> Arg {
    piece(temple.name(), of_temple("am-temple", temple))
}

/// A message that speaks of one ability.
pub(crate) fn of_ability(key: &'static str, ability: Ability) -> Phrase {
    Phrase::new(key).with("ability", ability.name())
}

/// An ability by its name, with its sign.
pub(crate) fn the_ability(ability: Ability) -> Arg {
    piece(ability.name(), of_ability("am-ability", ability))
}

/// "square b3".
pub(crate) fn square(at: Square) -> Phrase {
    Phrase::new("am-square")
        .with("square", at.to_string())
        .with("floor", at.floor())
}

/// Several squares.
pub(crate) fn squares(bits: Squares) -> Arg {
    let there = Square::all().filter(|at| bits & at.bit() != 0);
    Arg::List(there.map(|at| Arg::Phrase(square(at))).collect())
}

/// "between b3 and b4".
pub(crate) fn side(at: Side) -> Phrase {
    let [one, other] = at.squares();
    Phrase::new("am-side")
        .with("one", one.to_string())
        .with("other", other.to_string())
}

/// "row 2 of the fields".
pub(crate) fn field_row(row: FieldRow) -> Phrase {
    Phrase::new("am-field-row").with("row", row_number(row))
}

pub(crate) fn row_number(row: FieldRow) -> i64 {
    i64::try_from(row.index()).map_or(0, |index| index + 1)
}

/// Whose cube; a grey one is nobody's.
pub(crate) fn the_cube(cube: Cube) -> Arg {
    match cube {
        Cube::Of(seat) => Arg::Phrase(Phrase::new("am-cube-of").with("seat", seat)),
        Cube::Grey => Arg::Phrase(Phrase::new("am-cube-grey")),
    }
}

/// What is got, with its picture.
pub(crate) fn the_gain(gain: Gain) -> Arg {
    let counted = |id: &'static str, key: &'static str, count| {
        piece(id, Phrase::new(key).with("count", count))
    };
    match gain {
        Gain::Talents(count) => counted("talent", "am-talents", count),
        Gain::Camels(count) => counted("camel", "am-camels", count),
        Gain::Vp(count) => counted("vp", "am-vp", count),
        Gain::Good(good) => piece(good.name(), of_good("am-goods", good).with("count", 1u8)),
        Gain::Court(court, level) => the_court(court, level),
    }
}

/// Why it is got.
pub(crate) fn why(reason: Reason) -> Phrase {
    match reason {
        Reason::Banker(level) => Phrase::new("am-why-banker").with("level", level),
        Reason::Passing => Phrase::new("am-why-passing"),
        Reason::Merchant => Phrase::new("am-why-merchant"),
        Reason::Engineer => Phrase::new("am-why-engineer"),
        Reason::Courtier => Phrase::new("am-why-courtier"),
        Reason::Noble => Phrase::new("am-why-noble"),
        Reason::LesserCourtier => Phrase::new("am-why-lesser"),
        Reason::Field(row) => Phrase::new("am-why-field").with("row", row_number(row)),
        Reason::FullRow(row) => Phrase::new("am-why-full-row").with("row", row_number(row)),
        Reason::City(at) => Phrase::new("am-why-city").with("city", city(at)),
        Reason::Sale => Phrase::new("am-why-sale"),
        Reason::Palace(level) => Phrase::new("am-why-palace").with("level", level),
        Reason::Token => Phrase::new("am-why-token"),
        Reason::Tile(_) => Phrase::new("am-why-tile"),
        Reason::Irrigation(at) => Phrase::new("am-why-irrigation").with("square", at.to_string()),
        Reason::Temple(temple, place) => of_temple("am-why-temple", temple).with("place", place),
        Reason::Favour => Phrase::new("am-why-favour"),
        Reason::Left => Phrase::new("am-why-left"),
    }
}

/// A city in words: what it asks for and what it gives.
pub(crate) fn city_words(view: &View, at: City) -> Phrase {
    let (rules, public) = (view.rules(), view.public());
    let (asks, extra) = amyitis::due(rules, public, at);
    let asked = the_goods(asks.into_iter().chain(extra));
    let said = match at.class() {
        Class::Sale => Phrase::new("am-city-sale").with("points", amyitis::SALE_VP),
        Class::Plant => {
            let card = public.plant(at);
            let quality = card.map_or(0, |card| rules.edition.plant_side(card).quality);
            Phrase::new("am-city-plant")
                .with("goods", asked)
                .with("quality", quality)
        }
        Class::Court => {
            let cards = rules
                .edition
                .offers(at)
                .map(|court| Arg::Phrase(of_court("am-court", court)));
            Phrase::new("am-city-court")
                .with("good", asks.map_or_else(|| the_goods([]), the_good))
                .with("cards", Arg::List(cards.into()))
        }
    };
    said.with("city", city(at))
}

/// Several players.
pub(crate) fn players(seats: SeatSet) -> Arg {
    Arg::List(seats.iter().map(Arg::Seat).collect())
}

/// Several phrases.
pub(crate) fn list(phrases: impl IntoIterator<Item = Phrase>) -> Arg {
    Arg::List(phrases.into_iter().map(Arg::Phrase).collect())
}

/// What the queen's favour takes and brings.
pub(crate) fn queen(favour: Favour) -> Phrase {
    match favour {
        Favour::Most(points) => Phrase::new("am-queen").with("points", points),
        Favour::Tiles {
            from: [low, high],
            vp: [less, more],
        } => Phrase::new("am-queen-tiles")
            .with("low", low)
            .with("less", less)
            .with("high", high)
            .with("more", more),
    }
}

/// What a garden tile brings, in words.
pub(crate) fn tile_words(tile: &Tile) -> Phrase {
    let mut all = vec![Arg::Phrase(Phrase::new("am-vp").with("count", tile.vp))];
    let mut add = |phrase| all.push(Arg::Phrase(phrase));
    if tile.talents > 0 {
        add(Phrase::new("am-talents").with("count", tile.talents));
    }
    if tile.camels > 0 {
        add(Phrase::new("am-camels").with("count", tile.camels));
    }
    if tile.resource {
        add(Phrase::new("am-tile-good"));
    }
    match tile.court {
        Some(TileCourt::Banker) => add(of_court("am-court", Court::Banker)),
        Some(TileCourt::Caravaneer) => add(of_court("am-court", Court::Caravaneer)),
        Some(TileCourt::Palace) => add(of_court("am-court", Court::Palace)),
        Some(TileCourt::Choice) => add(Phrase::new("am-tile-court")),
        None => {}
    }
    Phrase::new("am-tile").with("gains", Arg::List(all))
}
