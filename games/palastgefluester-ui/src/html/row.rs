//! A player's row, with buttons where its cards answer the question.
//!
//! The Cupbearer needs two cards and one answer. Each card that can be swapped opens like a
//! `details`; while it is open, every card it can be swapped with shows a button for that very
//! swap (the stylesheet does it by place), so that two touches answer, with or without script.

use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::{Localize, Phrase, controls};
use palastgefluester::{Action, Card, Palastgefluester, Phase};

use crate::html::keys::{self, Keys};
use crate::html::pieces;
use crate::localize::about;
use crate::preview::Preview;
use crate::{PalastgefluesterUi, Scene, phrases};

pub(super) fn row(
    scene: Scene<'_>,
    seat: Seat,
    preview: &Preview,
    legal: &[Action],
    keys: &mut Keys,
) -> Markup {
    let public = scene.view.public();
    let cards = &public.rows[seat];
    let own = scene.you() == Some(seat);
    let title = if own {
        Phrase::new("pg-row-you")
    } else {
        Phrase::new("pg-row").with("seat", seat)
    };
    let ghost = preview.ghost.filter(|(at, _)| *at == seat);
    // A card that was not on the page before came from the hand: it glides from the back that is gone.
    let from = keys::back(seat, public.hand_len(seat));
    let just_played = public.card.filter(|_| seat == public.current);
    // Once the match is over: the card that ended it.
    let ended = public.last_end.is_some_and(|end| end.by == seat) && public.phase == Phase::Over;
    // The Guard looks at the own row, the Cupbearer at all of them.
    let lesson = PalastgefluesterUi::lesson(scene.view)
        .filter(|lesson| *lesson == "exchange" || (own && *lesson == "take"));
    let deciding = cards.len().checked_sub(1).filter(|_| ended);
    html! {
        ul.pg-row aria-label=(scene.say(&title)) data-lesson=[lesson] {
            @for (index, card) in cards.iter().enumerate() {
                li.pg-slot .pg-leaving[preview.leaving.contains(&(seat, card))]
                    .pg-deciding[deciding == Some(index)] .pg-just-played[just_played == Some(card)]
                    data-k=(keys.of(card)) data-from=[(!own).then_some(&from)]
                    data-about=(about::id(card.person())) {
                    (in_place(scene, (seat, index, card), legal))
                }
            }
            @if let Some((_, card)) = ghost {
                @let words = Phrase::new("pg-ghost").with("card", phrases::card(card));
                li.pg-slot.pg-ghost data-k="ghost" {
                    span.pg-named role="img" aria-label=(scene.say(&words)) { (pieces::mini(card)) }
                }
            }
            @if cards.is_empty() && ghost.is_none() {
                li.pg-empty { (scene.say(&Phrase::new("pg-row-empty"))) }
            }
        }
    }
}

fn in_place(
    scene: Scene<'_>,
    (seat, index, card): (Seat, usize, Card),
    legal: &[Action],
) -> Markup {
    let take = Action::Take(card);
    if scene.you() == Some(seat) && legal.contains(&take) {
        return controls::choice::<Palastgefluester, PalastgefluesterUi>(
            scene,
            &take,
            &pieces::mini(card),
        );
    }
    let swaps: Vec<(Action, String)> = legal
        .iter()
        .filter_map(|action| Some((*action, partner_place(scene, action, seat, card)?)))
        .collect();
    if swaps.is_empty() {
        return pieces::named(scene, card);
    }
    let start = Phrase::new("pg-exchange-start")
        .with("card", phrases::first_card(card))
        .with("seat", seat);
    let place = place(seat, index);
    html! {
        details class={ "pg-x pg-x" (place) } name="pg-exchange" data-k={ "x:" (place) } {
            summary aria-label=(scene.say(&start)) { (pieces::mini(card)) }
        }
        @for (action, other) in &swaps {
            (controls::choice_as::<Palastgefluester, PalastgefluesterUi>(
                scene, action, &format!("c:{action}:{place}"), &format!("pg-y pg-y{other}"),
                &html! { span aria-hidden="true" { "⇄" } },
            ))
        }
    }
}

/// If this answer swaps the card, the place of the other one.
fn partner_place(scene: Scene<'_>, action: &Action, seat: Seat, card: Card) -> Option<String> {
    let Action::Exchange {
        first,
        first_card,
        second,
        second_card,
    } = *action
    else {
        return None;
    };
    let (at, other) = if (first, first_card) == (seat, card) {
        (second, second_card)
    } else if (second, second_card) == (seat, card) {
        (first, first_card)
    } else {
        return None;
    };
    let mut row = scene.view.public().rows[at].iter();
    row.position(|c| c == other).map(|index| place(at, index))
}

/// A place in the rows, as the stylesheet names it: seat and position, counted from one.
fn place(seat: Seat, index: usize) -> String {
    format!("{seat}{}", index + 1)
}
