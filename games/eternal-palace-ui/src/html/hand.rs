//! What is in front of the viewer: the painting, goods, dice in trays, advisers, cards in hand.

use eternal_palace::{Action, Adviser, EternalPalace, Phase};
use maud::{Markup, html};
use palast_ui::{Phrase, controls};

use crate::art::{self, Die};
use crate::html::{court, info, panel, pieces};
use crate::phrases::dice as dice_words;
use crate::preview::Preview;
use crate::{EternalPalaceUi, Scene};

pub(super) fn hand(scene: Scene<'_>) -> Markup {
    let Some(seat_view) = scene.view.view_ref() else {
        return html! {};
    };
    let preview = Preview::of(scene);
    let player = &seat_view.public.players[seat_view.seat];
    html! {
        div.ep-hand {
            div.ep-own-painting data-lesson="feature" {
                (info::about_painting(scene, seat_view.seat, "h", &preview.seen))
            }
            div.ep-own data-lesson="goods" {
                h2.ep-unseen { (scene.say(&Phrase::new("ep-b-hand"))) }
                (panel::goods(scene, player, Some(&preview.seen)))
                (trays(scene, &preview))
            }
            (advisers(scene, &preview))
        }
    }
}

/// The viewer's dice: as rolled, as grouped in secret, or in the trays still to be placed.
fn trays(scene: Scene<'_>, preview: &Preview) -> Markup {
    let Some(seat_view) = scene.view.view_ref() else {
        return html! {};
    };
    let player = &seat_view.public.players[seat_view.seat];
    let colour = pieces::colour(scene.view, seat_view.seat);
    let planning = seat_view.public.phase == Phase::Plan;
    let chosen = preview.plan.or(seat_view.own.plan.filter(|_| planning));
    let tray = |faces: eternal_palace::Faces, lit: bool| {
        let dice: Vec<Die<'_>> = faces
            .iter()
            .map(|face| Die {
                lit,
                ..Die::new(colour, face)
            })
            .collect();
        let label = scene.say(
            &Phrase::new("ep-b-group")
                .with("dice", dice_words(faces))
                .with("sum", faces.sum()),
        );
        html! { li.ep-own-tray { (pieces::named(&label, &art::tray(&dice, faces.sum()))) } }
    };
    html! {
        ul.ep-trays data-about="dice" data-lesson="group" .ep-secret[planning && seat_view.own.plan.is_some()] aria-label=(scene.say(&Phrase::new("ep-b-trays"))) {
            @if let Some(plan) = chosen {
                @for group in plan.iter() { (tray(group, false)) }
            } @else if planning {
                @if !player.dice.is_empty() { (tray(player.dice, false)) }
            } @else {
                @let placed = preview.place.map(|(group, _, _)| group);
                @let left: Vec<_> = player.groups_left().collect();
                @for (index, group) in left.iter().enumerate() {
                    // Of equal groups only one is lit.
                    @let lit = placed == Some(*group) && !left[..index].contains(group);
                    (tray(*group, lit))
                }
            }
        }
    }
}

/// The viewer's advisers; one that may be used now is a choice.
fn advisers(scene: Scene<'_>, preview: &Preview) -> Markup {
    let Some(seat_view) = scene.view.view_ref() else {
        return html! {};
    };
    let player = &seat_view.public.players[seat_view.seat];
    let legal = scene.legal;
    html! {
        div.ep-own-cards {
            @if !seat_view.own.drawn.is_empty() {
                h3.ep-head { (scene.say(&Phrase::new("ep-b-drawn"))) }
                ul.ep-cards.ep-drawn {
                    @for adviser in seat_view.own.drawn.iter() {
                        li.ep-card-of.ep-large .ep-wanted[preview.adviser == Some(adviser)] data-k={ "h" (adviser) } {
                            (info::about_adviser(scene, adviser, &court::whole(scene, adviser, false)))
                        }
                    }
                }
            }
            @if !player.advisers.is_empty() {
                h3.ep-head { (scene.say(&Phrase::new("ep-b-own-advisers"))) }
                ul.ep-cards {
                    @for adviser in player.advisers.iter() {
                        (own(scene, adviser, player.used.contains(adviser), preview, legal))
                    }
                }
            }
        }
    }
}

fn own(
    scene: Scene<'_>,
    adviser: Adviser,
    used: bool,
    preview: &Preview,
    legal: &[Action],
) -> Markup {
    let action = Action::Use(adviser);
    let picture = court::whole(scene, adviser, used);
    html! {
        li.ep-card-of.ep-large .ep-wanted[preview.adviser == Some(adviser)]
            data-k={ "h" (adviser) } data-from={ "a" (adviser) } data-about={ "adviser-" (adviser) } {
            @if legal.contains(&action) {
                (controls::choice_as::<EternalPalace, EternalPalaceUi>(
                    scene, &action, &format!("h:{action}"), "", &picture,
                ))
            } @else {
                (info::about_adviser(scene, adviser, &picture))
            }
        }
    }
}
