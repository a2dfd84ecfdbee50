//! Answers given neither on the board nor with the hand: whom to swap with, who is next.

use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::{Phrase, controls};
use palastgefluester::{Action, Decision, Palastgefluester};

use crate::html::pieces;
use crate::{PalastgefluesterUi, Scene};

pub(super) fn choices(scene: Scene<'_>) -> Markup {
    let Some(ask) = scene.view.question() else {
        return html! {};
    };
    match ask {
        Decision::NameSwap => swaps(scene),
        Decision::NamePlayer => html! {
            div.pg-choices data-lesson="next" {
                @for action in scene.legal {
                    (controls::worded::<Palastgefluester, PalastgefluesterUi>(scene, action))
                }
            }
        },
        Decision::Exchange => html! {
            p.pg-hint { (scene.say(&Phrase::new("pg-exchange-hint"))) }
        },
        Decision::PlayCard | Decision::GiveCard { .. } | Decision::Discard | Decision::TakeBack => {
            html! {}
        }
    }
}

/// A line for every partner with a button for every number.
fn swaps(scene: Scene<'_>) -> Markup {
    let legal = scene.legal;
    let with = |seat: Seat| {
        legal.iter().filter_map(move |action| match *action {
            Action::Swap { partner, count } if partner == seat => Some((*action, count)),
            Action::Swap { .. }
            | Action::Play(_)
            | Action::Give(_)
            | Action::Discard(_)
            | Action::Exchange { .. }
            | Action::Take(_)
            | Action::Next(_) => None,
        })
    };
    html! {
        div.pg-choices.pg-swaps data-lesson="swap" {
            @for seat in scene.view.public().seats.seats().filter(|seat| with(*seat).next().is_some()) {
                div.pg-swap role="group"
                    aria-label=(scene.say(&Phrase::new("pg-swap-with").with("seat", seat))) {
                    (pieces::name(scene, seat))
                    div.pg-counts {
                        @for (action, count) in with(seat) {
                            (controls::choice::<Palastgefluester, PalastgefluesterUi>(
                                scene, &action, &html! { span { (count) } },
                            ))
                        }
                    }
                }
            }
        }
    }
}
