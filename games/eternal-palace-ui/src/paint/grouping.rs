//! The ways to split the rolled dice into groups, each as a row of trays with sums and the places
//! the groups would reach.
//!
//! Dice that shall lie together can be touched above the list: the stylesheet then hides every way
//! that keeps them apart (`ep-t01`: dice 0 and 1 share a group), without script. Long lists are
//! folded by the number of groups.

use eternal_palace::{Action, EternalPalace, Faces, Groups, Place};
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::{Phrase, controls};

use crate::paint::offers::{reach, seal};
use crate::paint::pieces;
use crate::{EternalPalaceFace, Scene, art};

/// Longer lists are folded.
const LONG: usize = 8;

pub(super) fn ways(scene: Scene<'_>, legal: &[Action]) -> Markup {
    let Some(sight) = scene.view.sight() else {
        return html! {};
    };
    let player = &sight.public.players[sight.seat];
    let dice: Vec<u8> = player.dice.iter().collect();
    let mut all: Vec<(Action, Groups)> = legal
        .iter()
        .filter_map(|action| {
            let Action::Group(groups) = *action else {
                return None;
            };
            Some((*action, groups))
        })
        .collect();
    // Ways that go somewhere as rolled come first.
    all.sort_by_key(|(_, groups)| (groups.len(), strays(*groups)));
    let row = |(action, groups): &(Action, Groups)| {
        way(
            scene,
            sight.seat,
            action,
            *groups,
            &dice,
            player.goods.wisdom,
        )
    };
    let picked = match scene.pick {
        Some(Action::Group(groups)) => Some(groups.len()),
        Some(_) | None => None,
    };
    html! {
        div.ep-ways {
            @if all.len() > LONG { (together(scene, sight.seat, &dice)) }
            @if all.len() <= LONG {
                @for one in &all { (row(one)) }
            } @else {
                @for count in 1..=dice.len() {
                    @let those: Vec<_> = all.iter().filter(|(_, groups)| groups.len() == count).collect();
                    @if !those.is_empty() {
                        @let label = scene.say(&Phrase::new("ep-b-groups").with("count", u8::try_from(count).unwrap_or(5)));
                        @let open = picked.map_or(count == 2, |picked| picked == count);
                        details.ep-fold data-k={ "f:g" (count) } open=[open.then_some("")] {
                            summary aria-label=(label) { span { (label) } span.ep-many { (those.len()) } }
                            div.ep-folded { @for one in those { (row(one)) } }
                        }
                    }
                }
            }
        }
    }
}

/// Groups too high for any place as rolled.
fn strays(groups: Groups) -> usize {
    groups.iter().filter(|group| group.sum() > 12).count()
}

/// Dice to touch: only ways that keep them together stay in the list.
fn together(scene: Scene<'_>, seat: Seat, dice: &[u8]) -> Markup {
    let title = scene.say(&Phrase::new("ep-b-together"));
    html! {
        div.ep-together role="group" aria-label=(title) data-k="together" {
            span aria-hidden="true" { (title) }
            @for (index, face) in dice.iter().enumerate() {
                @let class = format!("ep-on{index}");
                details.ep-toggle.(class) data-k={ "tg" (index) } {
                    summary aria-label=(face) {
                        span.ep-d { (art::die(&art::Die::new(pieces::colour(seat), *face))) }
                    }
                }
            }
        }
    }
}

fn way(
    scene: Scene<'_>,
    seat: Seat,
    action: &Action,
    groups: Groups,
    dice: &[u8],
    wisdom: u16,
) -> Markup {
    let inner = html! {
        @for group in groups.iter() { (tray(seat, group, wisdom)) }
    };
    let class = format!("ep-way {}", pairs(groups, dice));
    controls::choice_as::<EternalPalace, EternalPalaceFace>(
        scene,
        action,
        &format!("c:{action}"),
        &class,
        &inner,
    )
}

/// A group with its sum, the place of that number, and the numbers wisdom would reach.
fn tray(seat: Seat, group: Faces, wisdom: u16) -> Markup {
    let near = reach(group, wisdom);
    let own = Place::numbered(group.sum());
    html! {
        span.ep-tray-of aria-hidden="true" {
            (pieces::pips(seat, group))
            span.ep-leads {
                @match own {
                    Some(place) => (seal(place)),
                    None => span.ep-over { "Σ" (group.sum()) },
                }
                @if group.len() == 1 { (art::place_sign(art::Place::Bridge)) }
                @for (number, _) in near.iter().filter(|(_, price)| *price > 0).take(4) {
                    small { (number) }
                }
            }
        }
    }
}

/// Which of the rolled dice may share a group in this way, as classes.
fn pairs(groups: Groups, dice: &[u8]) -> String {
    let share = |one: u8, other: u8| {
        groups.iter().any(|group| {
            let counts = group.counts();
            let count = |face: u8| counts[usize::from(face) - 1];
            if one == other {
                count(one) >= 2
            } else {
                count(one) >= 1 && count(other) >= 1
            }
        })
    };
    let mut classes = Vec::new();
    for (i, one) in dice.iter().enumerate() {
        for (j, other) in dice.iter().enumerate().skip(i + 1) {
            if share(*one, *other) {
                classes.push(format!("ep-t{i}{j}"));
            }
        }
    }
    classes.join(" ")
}
