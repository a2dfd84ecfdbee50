//! Mesopotamia: the road of the caravan, with prices in camels for whoever is looking.

use amyitis::{Action, City};
use maud::{Markup, html};
use palast_ui::Phrase;

use crate::html::{board, board_controls, pieces};
use crate::localize::about;
use crate::phrases::{city as city_name, city_words};
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
                    span class=(class) data-about=(about::of_place(*city)) {}
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
    let mut said = scene.say(&city_words(scene.view, city));
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
