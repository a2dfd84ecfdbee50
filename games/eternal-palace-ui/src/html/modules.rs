//! The boards of the modules in play: the Labyrinth, the River Market, the compositions on offer.

use eternal_palace::{Action, Composition, EternalPalace, Place, Space, SpaceReward};
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::{Phrase, controls};

use crate::art::{self, Court, Labyrinth, Marker, Token};
use crate::html::offers::Offers;
use crate::html::{keys, pieces, place};
use crate::localize::about;
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
            ..Marker::new(pieces::colour(scene.view, *seat), stands(*seat))
        })
        .collect();
    if let (Some(court), Some(you)) = (preview.seen.court.and_then(pieces::court), scene.you()) {
        markers.push(Marker {
            ghost: true,
            ..Marker::new(pieces::colour(scene.view, you), court)
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
    let considered = preview
        .place
        .is_some_and(|(_, at, _)| at == Place::Labyrinth);
    html! {
        section.ep-module.ep-maze .ep-considered[considered] data-k="atLA" data-about="at-LA" data-lesson="labyrinth" tabindex=[offers.tabindex()] {
            span.ep-unseen { (place::described(scene, Place::Labyrinth)) }
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
            @if lit.is_empty() { (offers.over(scene, Place::Labyrinth)) }
        }
    }
}

fn river(scene: Scene<'_>, preview: &Preview, offers: &Offers) -> Markup {
    let public = scene.view.public();
    let mut fields: Vec<Option<art::Colour>> = public.fields[..about::fields_in_use(scene.view)]
        .iter()
        .map(|owner| owner.map(|seat| pieces::colour(scene.view, seat)))
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
        *slot = Some(pieces::colour(scene.view, you));
        lit = vec![field];
    }
    let errand = public.demand.and_then(|card| {
        let number = u8::try_from(card.index() + 1).ok()?;
        Some((card, art::Errand::numbered(number)?))
    });
    html! {
        section.ep-module.ep-river data-lesson="river" {
            ol.ep-places.ep-plain { (place::card(scene, Place::River, preview, offers)) }
            @if let Some((card, errand)) = errand {
                @let said: Vec<String> = about::demand_sentences(scene.view, card).iter().map(|phrase| scene.say(phrase)).collect();
                @let words = said.join(" ");
                div .ep-considered[preview.field.is_some()] data-k={ "dm" (card) } data-about="demand" tabindex="0" {
                    (pieces::named(&words, &art::demand(&art::Demand { errand, fields: &fields, lit: &lit })))
                }
                p.ep-explained { (words) }
            } @else {
                div { (art::demand_back()) }
            }
        }
    }
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
                    li.ep-card-of.ep-large .ep-wanted[preview.composition == Some(card)] data-k={ "k" (card) } data-about={ "composition-" (card) } tabindex=[(!legal.contains(&Action::Claim(card))).then_some("0")] {
                        @if legal.contains(&action) {
                            (controls::choice_as::<EternalPalace, EternalPalaceUi>(
                                scene, &action, &format!("b:{action}"), "", &composition(scene, card, None),
                            ))
                        } @else {
                            (pieces::named(&scene.say(&about::composition(scene.view, card)), &composition(scene, card, None)))
                        }
                    }
                }
                @for seat in public.everyone() {
                    @for card in public.players[seat].compositions.iter() {
                        @let words = Phrase::new("ep-b-claimed").with("who", pieces::who(scene, seat))
                            .with("card", about::composition(scene.view, card));
                        li.ep-card-of.ep-large.ep-taken data-k={ "k" (card) } data-about={ "composition-" (card) } tabindex=[(!legal.contains(&Action::Claim(card))).then_some("0")] {
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
        owner: owner.map(|seat| pieces::colour(scene.view, seat)),
    })
}
