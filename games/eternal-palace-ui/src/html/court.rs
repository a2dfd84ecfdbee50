//! The row of players with the dice they still hold, the palace track, and the
//! advisers that lie face up.

use eternal_palace::{Action, Adviser, EternalPalace, Payment, Phase};
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::{Phrase, controls};

use crate::art::{self, AdviserCard, Die, Marker};
use crate::html::{info, keys, pieces};
use crate::phrases::{adviser_does, adviser_name, dice as dice_words, the_goods};
use crate::preview::Preview;
use crate::{EternalPalaceUi, Scene};

/// The players in turn order with what is still to be placed, and whether the round is the last.
pub(super) fn round(scene: Scene<'_>) -> Markup {
    let public = scene.view.public();
    html! {
        div.ep-round {
            @if let Some(who) = public.completion {
                p.ep-last {
                    (art::token(art::Token::Completion)) " "
                    (scene.say(&Phrase::new("ep-b-last-round").with("who", pieces::who(scene, who))))
                }
            }
            ol.ep-row data-about="row" data-lesson="bid" aria-label=(scene.say(&Phrase::new("ep-b-row"))) {
                @for (seat, number) in public.row().iter().zip(1u8..) { (in_row(scene, *seat, number)) }
            }
        }
    }
}

/// A player in the row: place, marker, dice still in hand.
fn in_row(scene: Scene<'_>, seat: Seat, number: u8) -> Markup {
    let public = scene.view.public();
    let player = &public.players[seat];
    let active = public.turn == Some(seat);
    let planning = public.phase == Phase::Plan;
    let bid = public.bids.contains(seat);
    let name = pieces::who(scene, seat);
    let waiting = planning && public.waiting.contains(seat);
    let mut said = vec![format!("{number} {name}.")];
    if active {
        said.push(scene.say(&Phrase::new("ep-b-active")));
    }
    if planning {
        let key = if waiting {
            "ep-b-grouping"
        } else {
            "ep-b-grouped"
        };
        said.push(scene.say(&Phrase::new(key)));
        said.push(scene.say(&Phrase::new("ep-b-dice").with("dice", dice_words(player.dice))));
    }
    if bid {
        said.push(scene.say(&Phrase::new("ep-b-bid")));
    }
    for group in player.groups_left() {
        said.push(scene.say(&Phrase::new("ep-b-holds").with("dice", dice_words(group))));
    }
    html! {
        li.ep-seat .ep-active[active] .ep-waiting[waiting] data-k={ "row" (seat) } title=(name) {
            span.ep-unseen { (said.join(" ")) }
            span.ep-number aria-hidden="true" { (number) }
            span.ep-who aria-hidden="true" { (art::marker(pieces::colour(scene.view, seat))) @if bid { (art::token(art::Token::Privilege)) } }
            span.ep-called aria-hidden="true" { (name) }
            span.ep-held aria-hidden="true" {
                @if planning || !player.has_groups() && player.groups[0].rolled.is_empty() {
                    span.ep-lies {
                        @for (rank, face) in player.dice.iter().enumerate() { (held(scene, seat, rank, face)) }
                    }
                    @if planning && !waiting { span.ep-done-mark { "✓" } }
                } @else {
                    @for (index, group) in player.groups.iter().enumerate().filter(|(_, group)| group.is_left()) {
                        span.ep-lies.ep-bundle {
                            @for (rank, face) in keys::ranks(&player.groups, index).into_iter().zip(group.rolled.iter()) {
                                (held(scene, seat, rank, face))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn held(scene: Scene<'_>, seat: Seat, rank: usize, face: u8) -> Markup {
    html! {
        span.ep-d data-k=(keys::die(seat, rank)) { (art::die(&Die::new(pieces::colour(scene.view, seat), face))) }
    }
}

/// The palace track.
pub(super) fn palace(scene: Scene<'_>, preview: &Preview) -> Markup {
    let public = scene.view.public();
    let at = |seat: Seat| u8::try_from(public.players[seat].palace).unwrap_or(u8::MAX);
    let keys: Vec<(Seat, String)> = public
        .everyone()
        .map(|seat| (seat, format!("p.{seat}")))
        .collect();
    let mut markers: Vec<Marker<'_>> = keys
        .iter()
        .map(|(seat, key)| Marker {
            key: Some(key.as_str()),
            ..Marker::new(pieces::colour(scene.view, *seat), at(*seat))
        })
        .collect();
    if let (Some(to), Some(you)) = (preview.seen.palace, scene.you()) {
        markers.push(Marker {
            ghost: true,
            ..Marker::new(
                pieces::colour(scene.view, you),
                u8::try_from(to).unwrap_or(u8::MAX),
            )
        });
    }
    let said = |seat: Seat| {
        let phrase = Phrase::new("ep-b-palace-of").with("who", pieces::who(scene, seat));
        scene.say(&phrase.with("space", public.players[seat].palace))
    };
    html! {
        section data-about="palace" tabindex="0" aria-label=(scene.say(&Phrase::new("ep-b-palace"))) {
            ul.ep-unseen { @for seat in public.everyone() { li { (said(seat)) } } }
            (art::palace_track(&markers))
        }
    }
}

/// The face-up advisers; one that can be appointed here is a choice.
pub(super) fn display(scene: Scene<'_>, preview: &Preview) -> Markup {
    let public = scene.view.public();
    let legal = scene.legal;
    // The player who put a card back sees it on top.
    let known = scene
        .view
        .view_ref()
        .and_then(|seat_view| seat_view.own.known);
    let pile = scene.say(&Phrase::new("ep-b-pile").with("count", public.pile));
    html! {
        section.ep-display data-lesson="adviser" {
            h2.ep-head { (scene.say(&Phrase::new("ep-b-advisers"))) }
            ul.ep-cards {
                @for adviser in public.display.iter() {
                    li.ep-card-of .ep-wanted[preview.adviser == Some(adviser)] data-k=(keys::adviser(adviser)) data-about={ "adviser-" (adviser) } {
                        (on_display(scene, adviser, legal))
                    }
                }
                li.ep-card-of .ep-peeked[known.is_some()] data-about=[known.is_none().then_some("pile")] {
                    @match known {
                        Some(adviser) => (info::about_top(scene, adviser, &mini(scene, adviser))),
                        None => (pieces::named(&pile, &art::adviser_back())),
                    }
                    span.ep-times aria-hidden="true" { (public.pile) }
                }
            }
        }
    }
}

fn on_display(scene: Scene<'_>, adviser: Adviser, legal: &[Action]) -> Markup {
    let picture = mini(scene, adviser);
    let way = |payment| {
        let action = Action::Appoint(adviser, payment);
        legal.contains(&action).then_some(action)
    };
    let answer = way(Payment::Free)
        .or_else(|| way(Payment::Resources))
        .or_else(|| way(Payment::Goods));
    html! {
        @match answer {
            Some(action) => (controls::choice_as::<EternalPalace, EternalPalaceUi>(
                scene, &action, &format!("b:{action}"), "", &picture,
            )),
            None => (info::about_adviser(scene, adviser, &picture)),
        }
    }
}

pub(super) fn mini(scene: Scene<'_>, adviser: Adviser) -> Markup {
    art::adviser_mini(pieces::adviser(adviser), &pieces::cost(scene, adviser))
}

/// A whole card.
pub(super) fn whole(scene: Scene<'_>, adviser: Adviser, used: bool) -> Markup {
    let label = scene.say(&adviser_name(adviser));
    art::adviser(&AdviserCard {
        adviser: pieces::adviser(adviser),
        label: &label,
        cost: &pieces::cost(scene, adviser),
        marked: scene.view.rules().edition.marked.contains(adviser),
        used,
    })
}

/// An adviser in words: name, effect, cost.
pub(super) fn words(scene: Scene<'_>, adviser: Adviser) -> String {
    let cost = scene.view.rules().edition.cost(adviser);
    let phrase = Phrase::new("ep-b-adviser")
        .with("name", adviser_name(adviser))
        .with("does", adviser_does(adviser))
        .with("cost", the_goods(cost));
    scene.say(&phrase)
}
