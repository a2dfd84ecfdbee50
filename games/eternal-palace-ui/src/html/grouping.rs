//! Splitting the rolled dice into groups, with the places each group would reach.
//!
//! A short list shows every way as a row of trays. Where there are many, the dice lie in trays: touch a
//! die, then the tray it goes to. Each such touch picks the grouping that results, so the page needs no
//! memory but the pick, and no script; the stylesheet shows where the held die can go (`ep-h0` open
//! shows `ep-into0`). All ways stay in a fold below.

use eternal_palace::{Action, EternalPalace, Faces, Groups, Place};
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::{Localize, Phrase, controls};

use crate::html::offers::{reach, seal};
use crate::html::pieces;
use crate::phrases::of_place;
use crate::{EternalPalaceUi, Scene, art};

/// Longer lists are folded.
const LONG: usize = 8;

pub(super) fn ways(scene: Scene<'_>, legal: &[Action]) -> Markup {
    let Some(seat_view) = scene.view.view_ref() else {
        return html! {};
    };
    let mut all: Vec<Groups> = legal.iter().filter_map(groups_of).collect();
    // Ways that go somewhere as rolled come first.
    all.sort_by_key(|groups| (groups.len(), strays(*groups)));
    let label = Phrase::new("ep-b-ways").with("count", u8::try_from(all.len()).unwrap_or(u8::MAX));
    let label = scene.say(&label);
    html! {
        div.ep-ways {
            @if all.len() <= LONG {
                @for groups in &all { (way(scene, seat_view.seat, *groups, leads)) }
            } @else {
                (trays(scene, seat_view.seat, &all))
                details.ep-fold data-k="f:ways" {
                    summary aria-label=(label) { span { (label) } span.ep-many {} }
                    div.ep-folded { @for groups in &all { (way(scene, seat_view.seat, *groups, straight)) } }
                }
            }
        }
    }
}

const fn groups_of(action: &Action) -> Option<Groups> {
    let Action::Group(groups) = *action else {
        return None;
    };
    Some(groups)
}

/// Groups too high for any place as rolled.
fn strays(groups: Groups) -> usize {
    groups.iter().filter(|group| group.sum() > 12).count()
}

/// How detailed the description of a group's places is.
type Leads = fn(Scene<'_>, Seat, Faces) -> Markup;

/// One way as a row of trays.
fn way(scene: Scene<'_>, seat: Seat, groups: Groups, leads: Leads) -> Markup {
    let inner = html! {
        @for group in groups.iter() {
            span.ep-tray-of aria-hidden="true" { (pieces::pips(seat, group)) (leads(scene, seat, group)) }
        }
    };
    let action = Action::Group(groups);
    let key = format!("c:{action}");
    controls::choice_as::<EternalPalace, EternalPalaceUi>(scene, &action, &key, "ep-way", &inner)
}

/// Where a group leads: the place of its sum, and what it would reach for wisdom.
fn leads(scene: Scene<'_>, seat: Seat, group: Faces) -> Markup {
    let wisdom = scene.view.public().players[seat].goods.wisdom;
    let near = reach(group, wisdom);
    let priced = |price: u8| -> Vec<String> {
        let at = near.iter().filter(|(_, cost)| *cost == price);
        at.map(|(number, _)| number.to_string()).collect()
    };
    html! {
        span.ep-leads {
            (straight(scene, seat, group))
            @for price in 1..=2u8 {
                @let numbers = priced(price);
                @if !numbers.is_empty() {
                    small { (price) (art::token(art::Token::Wisdom)) " " (numbers.join(", ")) }
                }
            }
        }
    }
}

/// The place of a group as rolled; a single die may also walk over the Bridge.
fn straight(scene: Scene<'_>, _: Seat, group: Faces) -> Markup {
    html! {
        span.ep-straight {
            @match Place::numbered(group.sum()) {
                Some(place) => { (seal(place)) b { (scene.say(&of_place("ep-b-short", place))) } },
                None => b.ep-over { "Σ " (group.sum()) },
            }
            @if group.len() == 1 { (art::place_sign(art::Place::Bridge)) }
        }
    }
}

/// The dice in trays as they are picked, or each in its own at first.
fn trays(scene: Scene<'_>, seat: Seat, all: &[Groups]) -> Markup {
    let singles = all.iter().max_by_key(|groups| groups.len());
    let picked = scene.pick.as_ref().and_then(groups_of);
    let Some(now) = picked.or(singles.copied()) else {
        return html! {};
    };
    let lying: Vec<Vec<u8>> = now.iter().map(|group| group.iter().collect()).collect();
    let starts = starts(&lying);
    let title = scene.say(&Phrase::new("ep-b-trays-how"));
    html! {
        p.ep-how { (title) }
        div.ep-edit role="group" aria-label=(title) data-k={ "ed" (Action::Group(now)) } {
            @for (index, group) in now.iter().enumerate() {
                div.ep-slot {
                    span.ep-slot-dice {
                        @for (at, face) in group.iter().enumerate() { (die(scene, seat, now, starts[index] + at, face)) }
                    }
                    (leads(scene, seat, group))
                    (into(scene, &lying, all, Some(index)))
                }
            }
            div.ep-slot.ep-empty {
                span aria-hidden="true" { "+" }
                (into(scene, &lying, all, None))
            }
        }
        @if picked.is_none() { (as_they_lie(scene, now)) }
    }
}

/// The shown grouping, which can be confirmed without another click.
fn as_they_lie(scene: Scene<'_>, now: Groups) -> Markup {
    let action = Action::Group(now);
    let words = scene.say(&EternalPalaceUi::action(scene.view, &action));
    let key = format!("now:{action}");
    let inner = html! { span { (words) } };
    controls::choice_as::<EternalPalace, EternalPalaceUi>(scene, &action, &key, "", &inner)
}

/// The number of the first die in each tray.
fn starts(lying: &[Vec<u8>]) -> Vec<usize> {
    let before = |index: usize| lying[..index].iter().map(Vec::len).sum();
    (0..lying.len()).map(before).collect()
}

/// A die that can be picked up; only one can be held at a time.
fn die(scene: Scene<'_>, seat: Seat, now: Groups, number: usize, face: u8) -> Markup {
    let label = scene.say(&Phrase::new("ep-b-hold").with("face", face));
    html! {
        details class={ "ep-toggle ep-h" (number) } name="ep-hold" data-k={ "h" (Action::Group(now)) "." (number) } {
            summary aria-label=(label) {
                span.ep-d { (art::die(&art::Die::new(pieces::colour(scene.view, seat), face))) }
            }
        }
    }
}

/// Over a tray, one button for each die that can be put there; without a tray, a new one.
fn into(scene: Scene<'_>, lying: &[Vec<u8>], all: &[Groups], tray: Option<usize>) -> Markup {
    let mut buttons = Vec::new();
    let mut number = 0;
    for (from, dice) in lying.iter().enumerate() {
        for at in 0..dice.len() {
            let mut next = lying.to_vec();
            let face = next[from].remove(at);
            match tray {
                Some(to) => next[to].push(face),
                None => next.push(vec![face]),
            }
            let alone = tray.is_none() && dice.len() == 1;
            if let Some(groups) = found(all, next).filter(|_| tray != Some(from) && !alone) {
                buttons.push((number, Action::Group(groups)));
            }
            number += 1;
        }
    }
    let key = tray.map_or("new".to_owned(), |tray| tray.to_string());
    html! {
        @for (number, action) in &buttons {
            (controls::choice_as::<EternalPalace, EternalPalaceUi>(
                scene, action, &format!("t:{number}.{key}"), &format!("ep-into ep-into{number}"), &html! {},
            ))
        }
    }
}

/// The legal grouping with these dice together.
fn found(all: &[Groups], mut lying: Vec<Vec<u8>>) -> Option<Groups> {
    let sorted = |mut trays: Vec<Vec<u8>>| {
        trays.retain(|dice| !dice.is_empty());
        trays.iter_mut().for_each(|dice| dice.sort_unstable());
        trays.sort();
        trays
    };
    lying = sorted(lying);
    let dice =
        |groups: &Groups| sorted(groups.iter().map(|group| group.iter().collect()).collect());
    all.iter().copied().find(|groups| dice(groups) == lying)
}

#[cfg(test)]
mod tests;
