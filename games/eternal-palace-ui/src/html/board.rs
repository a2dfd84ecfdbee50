//! The board: whose turn it is, the garden with its places, the Bridge, the court, and the boards of
//! the modules in play. At the end the paintings hang above it.

use eternal_palace::{Phase, Place};
use maud::{Markup, html};
use palast_ui::Phrase;

use crate::Scene;
use crate::art::{self, Bridge, Token};
use crate::html::offers::Offers;
use crate::html::{court, gallery, modules, pieces, place};
use crate::preview::Preview;

pub(super) fn board(scene: Scene<'_>) -> Markup {
    let preview = Preview::of(scene);
    let offers = Offers::of(scene);
    let over = scene.view.public().phase == Phase::Over;
    html! {
        @if over { (gallery::gallery(scene)) }
        div.ep-table.ep-room {
            (art::rice_paper())
            (court::round(scene))
            div.ep-spread {
                div {
                    section aria-label=(scene.say(&Phrase::new("ep-b-garden"))) {
                        ol.ep-places {
                            @for at in Place::NUMBERED { (place::card(scene, at, &preview, &offers)) }
                        }
                    }
                    div.ep-lower {
                        div.ep-walk { (bridge(scene, &preview, &offers)) }
                        ol.ep-places.ep-plain { (place::card(scene, Place::Scrolls, &preview, &offers)) }
                        div.ep-court {
                            (court::palace(scene, &preview))
                            (court::display(scene, &preview))
                        }
                    }
                }
                (modules::modules(scene, &preview, &offers))
            }
        }
    }
}

fn bridge(scene: Scene<'_>, preview: &Preview, offers: &Offers) -> Markup {
    let rules = scene.view.rules();
    let public = scene.view.public();
    let plan = rules.edition.bridge(&rules.options);
    let privilege = rules.options.privileges.then_some(plan.privilege);
    let rewards: Vec<(u8, &[Token])> = (0..=plan.end)
        .filter_map(|space| {
            if privilege == Some(space) {
                return Some((space, &[Token::Privilege][..]));
            }
            let reward = plan.reward(space)?;
            Some((space, pieces::bridge_reward(reward)))
        })
        .collect();
    let walked = preview.place.and_then(|(_, at, faces)| {
        let from = public.players[scene.you()?].bridge;
        (at == Place::Bridge).then(|| (from + faces.sum()).min(plan.end))
    });
    let would = walked.or_else(|| preview.seen.step(Place::Bridge));
    let stands = |seat| public.players[seat].bridge;
    html! {
        section.ep-eb .ep-considered[walked.is_some()] data-k="atEB" data-about="at-EB" data-lesson="place" tabindex=[offers.tabindex()] {
            span.ep-unseen { (place::described(scene, Place::Bridge)) }
            (place::heading(scene, Place::Bridge))
            div.ep-scene {
                (place::with_markers(scene, Place::Bridge, would, stands, |markers| art::bridge(&Bridge {
                    end: plan.end,
                    rewards: &rewards,
                    markers,
                    feature: public.tokens.contains(Place::Bridge),
                    lit: would,
                })))
                (place::crowd(scene, Place::Bridge, offers))
                (place::lying(scene, Place::Bridge, preview))
            }
            (offers.over(scene, Place::Bridge))
        }
    }
}
