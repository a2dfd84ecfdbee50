//! The boards of the modules in play: the Labyrinth, the River Market, the compositions on offer.

use eternal_palace::{Action, Composition, EternalPalace, Place, Space, SpaceReward};
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::{Arg, Phrase, controls};

use crate::art::{self, Court, Labyrinth, Marker, Token};
use crate::html::offers::Offers;
use crate::html::{keys, pieces, place};
use crate::phrases;
use crate::preview::Preview;
use crate::{EternalPalaceUi, Scene};

pub(super) fn modules(scene: Scene<'_>, preview: &Preview, offers: &Offers) -> Markup {
    let options = &scene.view.rules().options;
    html! {
        @if options.labyrinth { (labyrinth(scene, preview, offers)) }
        @if options.river { (river(scene, preview, offers)) }
        @if options.compositions { (compositions(scene, preview)) }
    }
}

fn labyrinth(scene: Scene<'_>, preview: &Preview, offers: &Offers) -> Markup {
    let public = scene.view.public();
    let plan = &scene.view.rules().edition.labyrinth;
    let mut gifts = Vec::new();
    let mut paths = Vec::new();
    for from in Space::ALL.iter().copied() {
        let Some(here) = pieces::court(from) else {
            continue;
        };
        match plan.rewards[from.index()] {
            SpaceReward::Nothing => {}
            SpaceReward::Resource(kind) => gifts.push((here, pieces::resource(kind))),
            SpaceReward::Palace => gifts.push((here, Token::PalaceStep)),
        }
        for to in Space::ALL.iter().copied().filter(|to| *to > from) {
            let fish = plan.paths[from.index()][to.index()];
            if let (Some(there), true) = (pieces::court(to), fish > 0) {
                paths.push((here, there, fish));
            }
        }
    }
    let keys: Vec<(Seat, String)> = public
        .everyone()
        .map(|seat| (seat, keys::marker(Place::Labyrinth, seat)))
        .collect();
    let stands = |seat: Seat| pieces::court(public.players[seat].space).unwrap_or(Court::Start);
    let mut markers: Vec<Marker<'_, Court>> = keys
        .iter()
        .map(|(seat, key)| Marker {
            key: Some(key.as_str()),
            ..Marker::new(pieces::colour(*seat), stands(*seat))
        })
        .collect();
    if let (Some(court), Some(you)) = (preview.seen.court.and_then(pieces::court), scene.you()) {
        markers.push(Marker {
            ghost: true,
            ..Marker::new(pieces::colour(you), court)
        });
    }
    let lit: Vec<Court> = scene
        .legal
        .iter()
        .filter_map(|action| {
            let Action::Path(space) = *action else {
                return None;
            };
            pieces::court(space)
        })
        .collect();
    let said = |seat: Seat| {
        let phrase = Phrase::new("ep-b-court-of").with("who", pieces::who(scene, seat));
        scene.say(&phrase.with("space", public.players[seat].space.word()))
    };
    let considered = preview
        .place
        .is_some_and(|(_, at, _)| at == Place::Labyrinth);
    html! {
        section.ep-module.ep-maze .ep-considered[considered] data-k="atLA" {
            span.ep-unseen { (place::described(scene, Place::Labyrinth)) }
            ul.ep-unseen { @for seat in public.everyone() { li { (said(seat)) } } }
            (place::heading(scene, Place::Labyrinth))
            div.ep-scene {
                (art::labyrinth(&Labyrinth {
                    gifts: &gifts,
                    paths: &paths,
                    markers: &markers,
                    feature: public.tokens.contains(Place::Labyrinth),
                    lit: &lit,
                }))
                (place::crowd(scene, Place::Labyrinth, offers))
                (place::lying(scene, Place::Labyrinth, preview))
            }
            @if lit.is_empty() { (place::over(scene, Place::Labyrinth, offers)) }
        }
    }
}

/// How many fields of the demand card are in use.
pub(crate) fn fields_in_use(scene: Scene<'_>) -> usize {
    if scene.view.public().sides.get() > 3 {
        3
    } else {
        2
    }
}

fn river(scene: Scene<'_>, preview: &Preview, offers: &Offers) -> Markup {
    let public = scene.view.public();
    let mut fields: Vec<Option<art::Colour>> = public.fields[..fields_in_use(scene)]
        .iter()
        .map(|owner| owner.map(pieces::colour))
        .collect();
    let mut lit: Vec<u8> = Vec::new();
    for &action in scene.legal {
        if let Action::Field(field, _) = action {
            lit.push(field.saturating_sub(1));
        }
    }
    if let (Some(field), Some(you)) = (preview.field, scene.you())
        && let Some(slot) = fields.get_mut(usize::from(field))
    {
        *slot = Some(pieces::colour(you));
        lit = vec![field];
    }
    let errand = public.demand.and_then(|card| {
        let number = u8::try_from(card.index() + 1).ok()?;
        Some((card, art::Errand::numbered(number)?))
    });
    html! {
        section.ep-module.ep-river {
            ol.ep-places.ep-plain { (place::card(scene, Place::River, preview, offers)) }
            @if let Some((card, errand)) = errand {
                @let words = demand_words(scene, card);
                div .ep-considered[preview.field.is_some()] data-k={ "dm" (card) } {
                    (pieces::named(&words, &art::demand(&art::Demand { errand, fields: &fields, lit: &lit })))
                }
                p.ep-explained { (words) }
            } @else {
                div { (art::demand_back()) }
            }
        }
    }
}

fn demand_words(scene: Scene<'_>, card: eternal_palace::Demand) -> String {
    let public = scene.view.public();
    let mut said = vec![scene.say(&Phrase::new("ep-demand").with("card", card.word()))];
    for (field, owner) in public.fields[..fields_in_use(scene)].iter().enumerate() {
        let words = ["top", "middle", "bottom"][field];
        said.push(match owner {
            Some(seat) => {
                let phrase = Phrase::new("ep-b-field-of").with("field", words);
                scene.say(&phrase.with("who", pieces::who(scene, *seat)))
            }
            None => scene.say(&Phrase::new("ep-b-field").with("field", words)),
        });
    }
    said.join(" ")
}

fn compositions(scene: Scene<'_>, preview: &Preview) -> Markup {
    let public = scene.view.public();
    let legal = scene.legal;
    html! {
        section.ep-module.ep-compositions {
            h2.ep-head { (scene.say(&Phrase::new("ep-b-compositions"))) }
            ul.ep-cards {
                @for card in public.compositions.iter() {
                    @let action = Action::Claim(card);
                    li.ep-card-of.ep-large .ep-wanted[preview.composition == Some(card)] data-k={ "k" (card) } {
                        @if legal.contains(&action) {
                            (controls::choice_as::<EternalPalace, EternalPalaceUi>(
                                scene, &action, &format!("b:{action}"), "", &composition(scene, card, None),
                            ))
                        } @else {
                            (pieces::named(&composition_words(scene, card), &composition(scene, card, None)))
                        }
                    }
                }
                @for seat in public.everyone() {
                    @for card in public.players[seat].compositions.iter() {
                        @let words = Phrase::new("ep-b-claimed").with("who", pieces::who(scene, seat))
                            .with("card", composition_words(scene, card));
                        li.ep-card-of.ep-large.ep-taken data-k={ "k" (card) } {
                            (pieces::named(&scene.say(&words), &composition(scene, card, Some(seat))))
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn composition(scene: Scene<'_>, card: Composition, owner: Option<Seat>) -> Markup {
    let plan = scene.view.rules().edition.composition(card);
    let mut layers = plan.layers.iter().map(pieces::layer_place);
    let mut next = || layers.next().unwrap_or(art::Place::River);
    art::composition(&art::Composition {
        layers: [next(), next(), next()],
        instant: &pieces::composition_reward(plan.reward),
        points: plan.points,
        owner: owner.map(pieces::colour),
    })
}

pub(super) fn composition_words(scene: Scene<'_>, card: Composition) -> String {
    let plan = scene.view.rules().edition.composition(card);
    let layers = plan
        .layers
        .iter()
        .map(|layer| Arg::Phrase(phrases::layer(layer)));
    let phrase = Phrase::new("ep-b-composition")
        .with("layers", Arg::List(layers.collect()))
        .with("reward", pieces::reward_word(plan.reward))
        .with("points", plan.points);
    scene.say(&phrase)
}
