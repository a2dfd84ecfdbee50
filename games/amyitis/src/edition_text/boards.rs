//! The boards of an edition: empty squares, water symbols, and the cities.

use serde::Deserialize;
use toml::Spanned;

use super::{Raw, Reader, Refused};
use crate::edition::Printed;
use crate::garden::{Side, Square};
use crate::{City, Class, Court, Good};

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct TextGardens {
    empty_for_two: Vec<String>,
}

#[derive(Deserialize)]
struct TextCanals {
    double: Vec<String>,
    mouths: Vec<[u8; 2]>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
pub(super) struct TextCity {
    city: City,
    asks: Option<Good>,
    offers: Option<[Court; 2]>,
}

pub(super) fn gardens(reader: &mut Reader, raw: &Raw) -> Result<u16, Refused> {
    let read: TextGardens = reader.read(Printed::Gardens, &["empty-for-two"], raw)?;
    let mut empty = 0;
    for name in &read.empty_for_two {
        let square: Square = name
            .parse()
            .map_err(|_| (raw.span().start, format!("there is no square `{name}`")))?;
        if square == Square::TOP {
            let reason = "the top square always holds its tile".to_owned();
            return Err((raw.span().start, reason));
        }
        empty |= square.bit();
    }
    if empty.count_ones() > 8 {
        let reason = "more than half of the gardens empty".to_owned();
        return Err((raw.span().start, reason));
    }
    Ok(empty)
}

pub(super) fn canals(reader: &mut Reader, raw: &Raw) -> Result<(u32, u32), Refused> {
    let read: TextCanals = reader.read(Printed::Canals, &["double", "mouths"], raw)?;
    let mut double = 0;
    for name in &read.double {
        let side: Side = name
            .parse()
            .map_err(|_| (raw.span().start, format!("there is no side `{name}`")))?;
        double |= side.bit();
    }
    let mut mouths = 0;
    for [row, column] in &read.mouths {
        // The river runs below row d and right of column 4; a mouth begins a side.
        let at_river =
            (*row == 4 && (1..4).contains(column)) || (*column == 4 && (1..4).contains(row));
        if !at_river {
            let reason = format!("no canal begins at [{row}, {column}]");
            return Err((raw.span().start, reason));
        }
        mouths |= 1 << (row * 5 + column);
    }
    if mouths == 0 {
        let reason = "without a mouth no canal can begin".to_owned();
        return Err((raw.span().start, reason));
    }
    Ok((double, mouths))
}

pub(super) struct Circle {
    pub(super) cities: [City; 9],
    pub(super) places: [u8; 9],
    pub(super) asks: [Good; 9],
    pub(super) offers: [[Court; 2]; 9],
}

/// Nine different cities from Babylon on, each with what its kind has.
pub(super) fn cities(text: &Spanned<Vec<Spanned<TextCity>>>) -> Result<Circle, Refused> {
    let mut circle = Circle {
        cities: City::ALL,
        places: [0; 9],
        asks: [Good::Barley; 9],
        offers: [[Court::Banker; 2]; 9],
    };
    let all = text.get_ref();
    if all.len() != 9 {
        let reason = format!("{} cities, not 9", all.len());
        return Err((text.span().start, reason));
    }
    let mut seen = [false; 9];
    for (place, entry) in all.iter().enumerate() {
        let at = entry.span().start;
        let TextCity { city, asks, offers } = *entry.get_ref();
        let index = city.index();
        if std::mem::replace(&mut seen[index], true) {
            return Err((at, format!("`{city}` is described twice")));
        }
        if (place == 0) != (city == City::Babylon) {
            return Err((at, "the loop begins in Babylon".to_owned()));
        }
        circle.cities[place] = city;
        circle.places[index] = place as u8;
        match (city.class(), asks, offers) {
            (Class::Sale, None, None) => {}
            (Class::Plant, Some(good), None) => circle.asks[index] = good,
            (Class::Court, Some(good), Some([first, second])) => {
                if first >= second || second == Court::Gardener {
                    let reason = "a court city offers two of banker, caravaneer, palace".to_owned();
                    return Err((at, reason));
                }
                circle.asks[index] = good;
                circle.offers[index] = [first, second];
            }
            (class, ..) => {
                let reason = match class {
                    Class::Sale => "Babylon neither asks nor offers",
                    Class::Plant => "a plant city asks a resource and offers nothing else",
                    Class::Court => "a court city asks a resource and offers two cards",
                };
                return Err((at, format!("`{city}`: {reason}")));
            }
        }
        if asks == Some(Good::Wine) {
            return Err((at, format!("`{city}` cannot ask the joker")));
        }
    }
    Ok(circle)
}
