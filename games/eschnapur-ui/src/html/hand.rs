//! What is in front of the viewer: site cards while sites are chosen, and the gold in hand. Cards
//! that may be chosen are lit.

use eschnapur::{Action, Decision, Eschnapur, Gold, Official};
use maud::{Markup, html};
use palast_ui::{Phrase, controls};

use crate::html::board::lesson;
use crate::html::{keys, pieces};
use crate::phrases::{of_privilege, of_value};
use crate::{EschnapurUi, Scene, art};

pub(super) fn hand(scene: Scene<'_>) -> Markup {
    let Some(seat_view) = scene.view.view_ref() else {
        return html! {};
    };
    html! {
        div.es-hand data-lesson=[lesson(scene, about_cards(scene))] {
            @if let Some(Decision::ChooseSite { .. }) = scene.view.question() { (site_cards(scene)) }
            @if let Some(Decision::LayGold { official, .. }) = scene.view.question() {
                (tray(scene, official))
            }
            section.es-gold {
                h2.es-hand-title { (scene.say(&Phrase::new("es-hand"))) }
                ul.es-fan {
                    @for gold in seat_view.own.hand.kinds() {
                        (pile(scene, gold, seat_view.own.hand.count(gold)))
                    }
                }
                @if let Some(wish) = seat_view.own.wish {
                    @let name = of_privilege("es-privilege", wish);
                    p.es-wished { (scene.say(&Phrase::new("es-wished").with("privilege", name))) }
                }
            }
        }
    }
}

/// Whether the question is about the cards in hand.
fn about_cards(scene: Scene<'_>) -> bool {
    matches!(
        scene.view.question(),
        Some(Decision::LayGold { .. } | Decision::PlayHandCard { .. })
    )
}

/// All cards of one value: one choice, however many there are.
fn pile(scene: Scene<'_>, gold: Gold, count: u8) -> Markup {
    let words = of_value("es-hand-pile", gold).with("count", count);
    let words = scene.say(&words);
    let copies = match count {
        0 | 1 => "es-copies",
        2 => "es-copies es-copies-2",
        _ => "es-copies es-copies-3",
    };
    let picture = html! {
        span class=(copies) { (pieces::gold(gold)) }
        span.es-times aria-hidden="true" { "×" (count) }
    };
    html! {
        li.es-held data-k=(keys::in_hand(gold)) data-about=(gold) data-from=(keys::bank(gold)) {
            @match answer(scene, gold) {
                Some(action) => {
                    span.es-unseen { (words) }
                    (controls::choice::<Eschnapur, EschnapurUi>(scene, &action, &picture))
                }
                None => (pieces::named(&words, &picture)),
            }
        }
    }
}

/// The answer of a click on a gold card, if gold answers the question.
fn answer(scene: Scene<'_>, gold: Gold) -> Option<Action> {
    match scene.view.question()? {
        Decision::LayGold { official, .. } => Some(Action::Lay(official, gold)),
        Decision::PlayHandCard { .. } => Some(Action::Play(gold)),
        Decision::ChooseSite { .. }
        | Decision::BuyPrivilege { .. }
        | Decision::PlaceBlockade
        | Decision::PlaceStop
        | Decision::TakeMarker
        | Decision::DealOrder
        | Decision::PlaceStone
        | Decision::EndTurn
        | Decision::TakeGold { .. }
        | Decision::BanStone
        | Decision::MoveStone => None,
    }
}

/// The site cards that can be chosen, and those that were.
fn site_cards(scene: Scene<'_>) -> Markup {
    let Some(seat_view) = scene.view.view_ref() else {
        return html! {};
    };
    let colour = pieces::stone(seat_view.seat);
    let legal = scene.legal;
    html! {
        section.es-site-cards {
            h2.es-hand-title { (scene.say(&Phrase::new("es-site-cards"))) }
            ul.es-fan {
                @for part in seat_view.public.open_parts().iter() {
                    @let action = Action::Site(part);
                    @let picture = art::site_mini(pieces::part(part), colour);
                    li.es-held .es-chosen[seat_view.own.sites.contains(part)] data-k={ "hs" (part) } data-about=(part) data-piece=[crate::plan::twins(scene, part).0] {
                        @if legal.contains(&action) {
                            (controls::choice_as::<Eschnapur, EschnapurUi>(
                                scene, &action, &format!("h:{action}"), "", &picture,
                            ))
                        } @else {
                            @let words = Phrase::new("es-site-own").with("part", part.number());
                            (pieces::named(&scene.say(&words), &picture))
                        }
                    }
                }
            }
        }
    }
}

/// The viewer's own spaces again, for narrow screens that do not show the boards. Screen readers find
/// them at the boards.
fn tray(scene: Scene<'_>, asked: Official) -> Markup {
    let Some(seat_view) = scene.view.view_ref() else {
        return html! {};
    };
    let ghost = match scene.pick {
        Some(Action::Lay(at, gold)) => Some((at, gold)),
        Some(_) | None => None,
    };
    html! {
        ul.es-tray aria-hidden="true" {
            @for official in seat_view.public.officials().iter() {
                @let picked = ghost.filter(|(at, _)| *at == official).map(|(_, gold)| gold);
                li.es-space .es-asked[official == asked] .es-ghostly[picked.is_some()] {
                    span.es-sign { (art::sign(pieces::official(official))) }
                    @match seat_view.own.card(official).or(picked) {
                        Some(gold) => (art::gold_own(gold.value())),
                        None => span.es-hollow {},
                    }
                }
            }
        }
    }
}
