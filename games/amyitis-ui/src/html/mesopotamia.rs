//! Mesopotamia: the road of the caravan, with prices in camels for whoever is looking.

use amyitis::{Action, City, Class};
use maud::{Markup, html};
use palast_ui::{Arg, Phrase};

use crate::html::{board, board_controls, pieces};
use crate::phrases::{city as city_name, of_court, the_good, the_goods};
use crate::preview::Preview;
use crate::{Scene, art};

pub(super) fn mesopotamia(scene: Scene<'_>, preview: &Preview) -> Markup {
    let edition = &scene.view.rules().edition;
    board::section(
        scene,
        "am-s-road",
        "am-road-head",
        &html! {
            ol.am-unseen { @for city in edition.cities() { li { (said(scene, *city)) } } }
            div.am-map {
                (picture(scene, preview))
                @for city in edition.cities() {
                    // The picture has its cities in the order of the road.
                    @let class = format!("am-over am-in-{}", edition.place(*city));
                    @if let Some(spot) = board_controls::at(scene, Action::Caravan(*city), &class, &html! {}) { (spot) }
                }
            }
        },
    )
}

fn picture(scene: Scene<'_>, preview: &Preview) -> Markup {
    let public = scene.view.public();
    let edition = &scene.view.rules().edition;
    let labels: Vec<String> = City::ALL.map(|city| scene.say(&city_name(city))).into();
    let courts: Vec<[art::Court; 2]> = City::ALL
        .map(|city| edition.offers(city).map(pieces::court))
        .into();
    let cities: Vec<art::City<'_>> = City::ALL
        .into_iter()
        .map(|city| {
            let side = public.plant(city).map(|card| edition.plant_side(card));
            art::City {
                place: pieces::place(edition, city),
                label: &labels[city.index()],
                offer: pieces::offer(edition, city, side, &courts[city.index()]),
                price: price(scene, city),
                lit: board_controls::is_legal(scene, Action::Caravan(city)),
            }
        })
        .collect();
    art::mesopotamia(&art::Mesopotamia {
        cities: &cities,
        caravan: pieces::place(edition, public.caravan),
        key: Some("caravan"),
        ghost: preview.caravan.map(|city| pieces::place(edition, city)),
    })
}

/// What the way costs the viewer, as far as the own camels go.
fn price(scene: Scene<'_>, city: City) -> Option<u8> {
    let seat_view = scene.view.view_ref()?;
    if !seat_view.public.active.contains(seat_view.seat) {
        return None;
    }
    let camels = amyitis::camels_for(seat_view.rules, seat_view.public, seat_view.seat, city)?;
    (camels <= seat_view.public.players[seat_view.seat].camels).then_some(camels)
}

/// A city in words: what it asks and gives, what the way costs, whether the caravan is there.
fn said(scene: Scene<'_>, city: City) -> String {
    let public = scene.view.public();
    let rules = scene.view.rules();
    let (asks, extra) = amyitis::due(rules, public, city);
    let asked = the_goods(asks.into_iter().chain(extra));
    let phrase = match city.class() {
        Class::Sale => Phrase::new("am-city-sale").with("points", amyitis::SALE_VP),
        Class::Plant => {
            let card = public.plant(city);
            let quality = card.map_or(0, |card| rules.edition.plant_side(card).quality);
            Phrase::new("am-city-plant")
                .with("goods", asked)
                .with("quality", quality)
        }
        Class::Court => {
            let cards = rules
                .edition
                .offers(city)
                .map(|court| Arg::Phrase(of_court("am-court", court)));
            let good = asks.map_or_else(|| the_goods([]), the_good);
            Phrase::new("am-city-court")
                .with("good", good)
                .with("cards", Arg::List(cards.into()))
        }
    };
    let mut said = scene.say(&phrase.with("city", city_name(city)));
    if public.caravan == city {
        said.push(' ');
        said.push_str(&scene.say(&Phrase::new("am-city-caravan")));
    }
    if let Some(camels) = price(scene, city) {
        said.push(' ');
        said.push_str(&scene.say(&Phrase::new("am-city-price").with("camels", camels)));
    }
    said
}
