//! What there is to say about a thing on the table.

use amyitis::{Ability, City, Class, Court, Craft, Temple, camels_for};
use palast_ui::{About, Phrase};

use crate::View;
use crate::phrases::{
    city as city_name, city_words, of_ability, of_court, of_craft, of_temple, queen,
};

/// Things of which there is one, each with the section of the rules that explains it.
const THINGS: [(&str, &str); 9] = [
    ("gardens", "planting"),
    ("canals", "canals"),
    ("fields", "fields"),
    ("queen", "end"),
    ("track", "palace"),
    ("noble", "palace"),
    ("talent", "recruit"),
    ("camel", "caravan"),
    ("goods", "round"),
];

pub(crate) fn of_card(craft: Craft) -> String {
    format!("craft-{}", craft.name())
}

pub(crate) fn of_place(city: City) -> String {
    format!("city-{}", city.name())
}

pub(crate) fn of_god(temple: Temple) -> String {
    format!("temple-{}", temple.name())
}

pub(crate) fn of_courtier(court: Court) -> String {
    format!("court-{}", court.name())
}

pub(crate) fn of_plaque(ability: Ability) -> String {
    format!("ability-{}", ability.name())
}

pub(super) fn ids(view: &View) -> Vec<String> {
    let palace = view.rules().options.has_palace();
    let abilities = Ability::ALL.into_iter().filter(|_| palace).map(of_plaque);
    let of_palace = |id: &str| palace || !["track", "noble"].contains(&id);
    let things = THINGS.into_iter().map(|(id, _)| id);
    let courtiers = Court::ALL.into_iter().map(of_courtier);
    (Craft::ALL.into_iter().map(of_card))
        .chain(view.rules().edition.cities().iter().copied().map(of_place))
        .chain(Temple::ALL.into_iter().map(of_god))
        .chain(courtiers)
        .chain(abilities)
        .chain(things.filter(|id| of_palace(id)).map(str::to_owned))
        .collect()
}

pub(super) fn about(view: &View, id: &str) -> Option<About> {
    let (kind, name) = id.split_once('-').unwrap_or((id, ""));
    match kind {
        "craft" => of_craft_card(name.parse().ok()?),
        "city" => of_city(view, name.parse().ok()?),
        "temple" => of_temple_of(name.parse().ok()?),
        "court" => of_court_card(name.parse().ok()?),
        "ability" => of_ability_of(name.parse().ok()?),
        _ => of_thing(view, id),
    }
}

fn of_craft_card(craft: Craft) -> Option<About> {
    let rule = match craft {
        Craft::Peasant => "fields",
        Craft::Engineer => "canals",
        Craft::Priest => "temples",
        Craft::Merchant => "recruit",
        Craft::Courtier => "palace",
    };
    Some(About {
        name: of_craft("am-craft", craft),
        text: of_craft("am-does", craft),
        cost: None,
        rule,
    })
}

fn of_city(view: &View, city: City) -> Option<About> {
    let camels = view
        .view_ref()
        .and_then(|own| camels_for(own.rules, own.public, own.seat, city));
    Some(About {
        name: city_name(city),
        text: city_words(view, city),
        cost: camels.map(|camels| Phrase::new("am-city-price").with("camels", camels)),
        rule: match city.class() {
            Class::Sale => "caravan",
            Class::Plant => "planting",
            Class::Court => "court",
        },
    })
}

fn of_temple_of(temple: Temple) -> Option<About> {
    Some(About {
        name: of_temple("am-about-temple-name", temple),
        text: of_temple("am-about-temple", temple),
        cost: None,
        rule: "temples",
    })
}

fn of_court_card(court: Court) -> Option<About> {
    Some(About {
        name: of_court("am-court", court),
        text: of_court("am-about-court", court),
        cost: None,
        rule: "court",
    })
}

fn of_ability_of(ability: Ability) -> Option<About> {
    Some(About {
        name: of_ability("am-ability", ability),
        text: of_ability("am-ability-does", ability),
        cost: None,
        rule: "abilities",
    })
}

fn of_thing(view: &View, id: &str) -> Option<About> {
    let (id, rule) = THINGS.into_iter().find(|(thing, _)| *thing == id)?;
    let text = match id {
        "queen" => queen(view.rules().edition.favour(view.public().seats)),
        _ => Phrase::new(format!("am-about-{id}")),
    };
    Some(About {
        name: Phrase::new(format!("am-about-{id}-name")),
        text,
        cost: None,
        rule,
    })
}
