//! One place of the garden: its vignette, the dice lying there, what it gives, its track.

use eternal_palace::{Place, Resource};
use maud::{Markup, html};
use palast_core::Seat;

use crate::art::{self, Die, Fields, Marker, Monument, Token, Track, Version};
use crate::html::offers::Offers;
use crate::html::{keys, news, pieces};
use crate::localize::about;
use crate::phrases::of_place;
use crate::preview::Preview;
use crate::{Scene, phrases};

pub(super) fn card(scene: Scene<'_>, place: Place, preview: &Preview, offers: &Offers) -> Markup {
    let other = pieces::is_alternative(scene.view, place);
    let version = if other {
        Version::Alternative
    } else {
        Version::Base
    };
    let considered = preview.place.is_some_and(|(_, at, _)| at == place);
    html! {
        li.ep-place .ep-considered[considered] data-k={ "at" (place) } data-about={ "at-" (place) }
            tabindex=[offers.tabindex()] data-lesson="place" {
            span.ep-unseen { (described(scene, place)) }
            div.ep-scene {
                (art::vignette(pieces::place(place), version))
                (crowd(scene, place, offers))
                (lying(scene, place, preview))
            }
            (strip(scene, place, preview))
            div.ep-caption aria-hidden="true" {
                span.ep-title { (scene.say(&of_place("ep-b-short", place))) @if other { " *" } }
                (gives(scene, place))
            }
            (offers.over(scene, place))
        }
    }
}

/// The price of entering in fish, if dice lie there. A player who places sees the whole price instead.
pub(super) fn crowd(scene: Scene<'_>, place: Place, offers: &Offers) -> Markup {
    let fish = scene.view.public().penalty(place);
    html! {
        @if fish > 0 && offers.groups.is_empty() {
            span.ep-toll-chip aria-hidden="true" { "−" (fish) (art::token(Token::Fish)) }
        }
    }
}

/// The dice of all players there, with those a considered answer would add.
pub(super) fn lying(scene: Scene<'_>, place: Place, preview: &Preview) -> Markup {
    let public = scene.view.public();
    html! {
        div.ep-lying aria-hidden="true" {
            @for seat in public.everyone() {
                @let groups = &public.players[seat].groups;
                @for (index, group) in groups.iter().enumerate().filter(|(_, group)| group.at == Some(place)) {
                    span.ep-lies .ep-new[news::is_new(scene, seat, place)] {
                        @for ((rank, face), was) in keys::ranks(groups, index).into_iter().zip(group.shown.iter()).zip(group.rolled.iter()) {
                            span.ep-d data-k=(keys::die(seat, rank)) {
                                (art::die(&Die { was: (was != face).then_some(was), ..Die::new(pieces::colour(scene.view, seat), face) }))
                            }
                        }
                    }
                }
            }
            @if let (Some((group, at, faces)), Some(you)) = (preview.place, scene.you()) {
                @if at == place {
                    span.ep-lies {
                        @for (face, was) in faces.iter().zip(group.iter()) {
                            span.ep-d {
                                (art::die(&Die { was: (was != face).then_some(was), ghost: true, ..Die::new(pieces::colour(scene.view, you), face) }))
                            }
                        }
                    }
                }
            }
            (planned(scene, place, preview))
        }
    }
}

/// While a grouping is considered: its groups lie where they would fit as rolled.
fn planned(scene: Scene<'_>, place: Place, preview: &Preview) -> Markup {
    let (Some(plan), Some(you), Some(number)) = (preview.plan, scene.you(), place.number()) else {
        return html! {};
    };
    html! {
        @for group in plan.iter().filter(|group| group.sum() == number) {
            span.ep-lies {
                @for face in group.iter() {
                    span.ep-d { (art::die(&Die { ghost: true, ..Die::new(pieces::colour(scene.view, you), face) })) }
                }
            }
        }
    }
}

/// The track, the fields or the monument below a place.
fn strip(scene: Scene<'_>, place: Place, preview: &Preview) -> Markup {
    let public = scene.view.public();
    let feature = public.tokens.contains(place);
    let at = pieces::place(place);
    if let Some(steps) = scene.view.rules().edition.steps(place) {
        let stands = |seat: Seat| public.players[seat].steps(place);
        return with_markers(scene, place, preview.seen.step(place), stands, |markers| {
            art::track(
                at,
                &Track {
                    steps,
                    markers,
                    feature,
                    lit: preview.seen.step(place),
                },
            )
        });
    }
    if let Some((site, _)) = place.monument() {
        let owner = match (preview.seen.monument, scene.you()) {
            (Some(gained), Some(you)) if gained == place => Some(you),
            _ => public.monuments[site],
        };
        let price = u8::try_from(public.prices[site]).unwrap_or(u8::MAX);
        return art::monument_site(
            Monument::ALL[site],
            price,
            owner.map(|seat| pieces::colour(scene.view, seat)),
        );
    }
    match place {
        Place::Temple | Place::Market => fields(scene, place, preview),
        Place::FishMarket
        | Place::Academy
        | Place::Pavilion
        | Place::Forest
        | Place::Serenity
        | Place::Quarry
        | Place::Kiln
        | Place::Mine
        | Place::Ox
        | Place::Forge
        | Place::Bridge
        | Place::Labyrinth
        | Place::River
        | Place::Scrolls => html! {},
    }
}

/// Everybody's marker on a track, and the viewer's where it would go.
pub(super) fn with_markers(
    scene: Scene<'_>,
    place: Place,
    would: Option<u8>,
    stands: impl Fn(Seat) -> u8,
    draw: impl Fn(&[Marker<'_>]) -> Markup,
) -> Markup {
    let public = scene.view.public();
    let keys: Vec<(Seat, String)> = public
        .everyone()
        .map(|seat| (seat, keys::marker(place, seat)))
        .collect();
    let mut markers: Vec<Marker<'_>> = keys
        .iter()
        .map(|(seat, key)| Marker {
            key: Some(key.as_str()),
            ..Marker::new(pieces::colour(scene.view, *seat), stands(*seat))
        })
        .collect();
    if let (Some(at), Some(you)) = (would, scene.you()) {
        markers.push(Marker {
            ghost: true,
            ..Marker::new(pieces::colour(scene.view, you), at)
        });
    }
    draw(&markers)
}

/// The three fields of 7 or 12.
fn fields(scene: Scene<'_>, place: Place, preview: &Preview) -> Markup {
    let public = scene.view.public();
    let mut markers = Vec::new();
    for seat in public.everyone() {
        let marked = marked(scene, place, seat);
        let own = (0..3u8).filter(|field| marked >> field & 1 == 1);
        markers.extend(own.map(|field| Marker::new(pieces::colour(scene.view, seat), field)));
    }
    let would = preview.seen.marked.filter(|(at, _)| *at == place);
    if let (Some((_, field)), Some(you)) = (would, scene.you()) {
        markers.push(Marker {
            ghost: true,
            ..Marker::new(pieces::colour(scene.view, you), field)
        });
    }
    art::fields(
        pieces::place(place),
        &Fields {
            markers: &markers,
            feature: public.tokens.contains(place),
            lit: would.map(|(_, field)| field),
        },
    )
}

/// The fields a player has marked at 7 or 12, as bits.
pub(crate) fn marked(scene: Scene<'_>, place: Place, seat: Seat) -> u8 {
    let player = &scene.view.public().players[seat];
    if place == Place::Temple {
        player.temple
    } else {
        player.market
    }
}

/// What a visit gives, in tokens.
pub(super) fn gives(scene: Scene<'_>, place: Place) -> Markup {
    let other = pieces::is_alternative(scene.view, place);
    let one = |token: Token| html! { (art::token(token)) };
    let several =
        |count: u8, token: Token| html! { span.ep-amount { (count) (art::token(token)) } };
    let inner = match place {
        Place::FishMarket | Place::Bridge => one(Token::Adviser),
        Place::Academy if other => html! {
            (one(Token::Adviser)) " / "
            span.ep-amount { (scene.view.public().pot) (art::token(Token::Wisdom)) }
        },
        Place::Academy => one(Token::Adviser),
        Place::Pavilion | Place::Serenity | Place::Kiln | Place::Ox => {
            html! { (one(Token::PalaceStep)) (one(Token::Layer)) }
        }
        Place::Forest | Place::Quarry | Place::Mine | Place::Forge => {
            let token = pieces::resource(place.deposit().unwrap_or(Resource::Wood));
            html! { span.ep-amount { "1/3" (art::token(token)) } }
        }
        Place::Temple if other => html! { (one(Token::Resource)) "→" (one(Token::Wisdom)) },
        Place::Temple => several(3, Token::Wisdom),
        Place::Market if other => {
            html! { "1–3 " (one(Token::PalaceStep)) (one(Token::Adviser)) (one(Token::Wisdom)) }
        }
        Place::Market => {
            html! { "3–5 " (one(Token::Fish)) (one(Token::Wisdom)) (one(Token::Resource)) }
        }
        Place::Scrolls => html! {
            (several(2, Token::Fish)) " / " (several(1, Token::Wisdom)) " / " (one(Token::Resource))
        },
        Place::Labyrinth => one(Token::PalaceStep),
        Place::River => html! { (one(Token::Resource)) "→ ↗" },
    };
    html! { span.ep-gives { (inner) } }
}

/// The place in words, its name first.
pub(super) fn described(scene: Scene<'_>, place: Place) -> String {
    let name = scene.say(&of_place("ep-place", place));
    let name = match place.number() {
        Some(number) => format!("{number} {name}."),
        None => format!("{name}."),
    };
    let said = about::place_sentences(scene.view, place);
    let said: Vec<String> = said.iter().map(|phrase| scene.say(phrase)).collect();
    format!("{name} {}", said.join(" "))
}

/// The dice a field of 7 or 12 asks for.
pub(crate) const fn field_word(place: Place, field: u8) -> &'static str {
    match (place, field) {
        (Place::Temple, 0) => "1+6",
        (Place::Temple, 1) => "2+5",
        (Place::Temple, _) => "3+4",
        (_, 0) => "2",
        (_, 1) => "3",
        (_, _) => "4+",
    }
}

/// The name of a place as a heading of its own drawing.
pub(super) fn heading(scene: Scene<'_>, place: Place) -> Markup {
    html! {
        h2.ep-head aria-hidden="true" {
            (art::place_sign(pieces::place(place))) " "
            (scene.say(&phrases::of_place("ep-place", place)))
            @if pieces::is_alternative(scene.view, place) { " *" }
        }
    }
}
