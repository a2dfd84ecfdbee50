//! The rules' pieces as the artist knows them, and small things drawn in several places.

use amyitis::{
    Ability, City, Class, Court, Craft, Cube, Edition, Good, PlantSide, Temple, Tile, TileCourt,
};
use maud::{Markup, html};
use palast_core::Seat;

use crate::art;

/// The colour of a seat's cubes.
pub(super) const fn cube(seat: Seat) -> art::Cube {
    match seat.index() {
        0 => art::Cube::Red,
        1 => art::Cube::Blue,
        2 => art::Cube::Black,
        _ => art::Cube::White,
    }
}

pub(super) const fn any_cube(of: Cube) -> art::Cube {
    match of {
        Cube::Of(seat) => cube(seat),
        Cube::Grey => art::Cube::Grey,
    }
}

pub(super) const fn good(good: Good) -> art::Good {
    match good {
        Good::Barley => art::Good::Barley,
        Good::Dates => art::Good::Dates,
        Good::Salt => art::Good::Salt,
        Good::Palm => art::Good::Palm,
        Good::Wine => art::Good::Wine,
    }
}

pub(super) const fn craft(craft: Craft) -> art::Craft {
    match craft {
        Craft::Peasant => art::Craft::Peasant,
        Craft::Merchant => art::Craft::Merchant,
        Craft::Engineer => art::Craft::Engineer,
        Craft::Priest => art::Craft::Priest,
        Craft::Courtier => art::Craft::Courtier,
    }
}

pub(super) const fn court(court: Court) -> art::Court {
    match court {
        Court::Banker => art::Court::Banker,
        Court::Caravaneer => art::Court::Caravaneer,
        Court::Palace => art::Court::Palace,
        Court::Gardener => art::Court::Gardener,
    }
}

pub(super) const fn temple(temple: Temple) -> art::Temple {
    match temple {
        Temple::Ishtar => art::Temple::Ishtar,
        Temple::Marduk => art::Temple::Marduk,
        Temple::Tammouz => art::Temple::Tammouz,
    }
}

pub(super) const fn ability(ability: Ability) -> art::Ability {
    match ability {
        Ability::First => art::Ability::FirstPlayer,
        Ability::Procession => art::Ability::Procession,
        Ability::Craft => art::Ability::Craft,
        Ability::Lesser => art::Ability::LesserCourtier,
    }
}

/// Where the edition puts a city on the road.
pub(super) fn place(edition: &Edition, city: City) -> art::Place {
    art::Place::ALL[usize::from(edition.place(city))]
}

pub(super) fn plant(side: PlantSide) -> art::Plant {
    art::Plant {
        quality: side.quality,
        extra: side.extra.map(good),
    }
}

/// What is printed on a tile.
pub(super) fn tile_gains(tile: &Tile) -> Vec<art::Gain> {
    let mut gains = vec![art::Gain::Points(tile.vp)];
    if tile.resource {
        gains.push(art::Gain::AnyGood);
    }
    if tile.camels > 0 {
        gains.push(art::Gain::Camels(tile.camels));
    }
    if tile.talents > 0 {
        gains.push(art::Gain::Talents(tile.talents));
    }
    match tile.court {
        Some(TileCourt::Banker) => gains.push(art::Gain::Court(Some(art::Court::Banker))),
        Some(TileCourt::Caravaneer) => gains.push(art::Gain::Court(Some(art::Court::Caravaneer))),
        Some(TileCourt::Palace) => gains.push(art::Gain::Court(Some(art::Court::Palace))),
        Some(TileCourt::Choice) => gains.push(art::Gain::Court(None)),
        None => {}
    }
    gains
}

/// What is printed on a court card.
pub(super) fn court_gains(edition: &Edition, kind: Court, level: u8) -> Vec<art::Gain> {
    match kind {
        Court::Banker => {
            let (talents, vp) = amyitis::banker_income(level);
            let mut gains = vec![art::Gain::Talents(talents)];
            if vp > 0 {
                gains.push(art::Gain::Points(vp));
            }
            gains
        }
        Court::Caravaneer => {
            let last = edition.last_level(kind);
            let level = level.min(last);
            let mut gains = vec![art::Gain::Steps(edition.steps[usize::from(level)])];
            if level == 2 {
                gains.push(art::Gain::AnyGood);
            }
            if level == last {
                gains.push(art::Gain::Store(4));
            }
            gains
        }
        Court::Palace => {
            let index = usize::from(level.clamp(1, edition.last_level(kind))) - 1;
            vec![art::Gain::Points(edition.palace_vp[index])]
        }
        Court::Gardener => vec![art::Gain::Quality(1)],
    }
}

/// A small court card.
pub(super) fn court_card(edition: &Edition, kind: Court, level: u8) -> Markup {
    let level = if kind == Court::Gardener { 0 } else { level };
    art::court_mini(court(kind), level, &court_gains(edition, kind, level))
}

/// What a city offers.
pub(super) fn offer<'a>(
    edition: &Edition,
    city: City,
    side: Option<PlantSide>,
    courts: &'a [art::Court],
) -> art::Offer<'a> {
    let asks = good(edition.asks(city).unwrap_or(Good::Wine));
    match (city.class(), side) {
        (Class::Plant, Some(side)) => art::Offer::Plant(asks, plant(side)),
        (Class::Court, _) => art::Offer::Court(asks, courts),
        (Class::Sale | Class::Plant, _) => art::Offer::Sale {
            goods: 2,
            points: amyitis::SALE_VP,
        },
    }
}

/// A picture with a name for those who do not see it.
pub(super) fn named(name: &str, picture: &Markup) -> Markup {
    html! { span.am-named role="img" aria-label=(name) title=(name) { (picture) } }
}

/// A token with its number, and what both say.
pub(super) fn counted(name: &str, token: &Markup, count: u16) -> Markup {
    html! { span.am-count role="img" aria-label=(name) title=(name) { (token) b { (count) } } }
}
