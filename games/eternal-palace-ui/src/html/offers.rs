//! Which group can go where now: what is lit on the board while a group is to be placed.
//!
//! A group is chosen by opening it in the list of answers; the stylesheet then shows the buttons of
//! that group on the board (`ep-to0`, `ep-to1`, …), so that no script is needed.

use eternal_palace::{Action, EternalPalace, Faces, Illegal, Place, Task, cheapest, price};
use maud::{Markup, html};
use palast_core::{Game, ViewRef};
use palast_ui::{Localize, Phrase, controls};

use crate::html::pieces;
use crate::phrases::of_place;
use crate::{EternalPalaceUi, Scene, art};

/// One way to place a group.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub(super) action: Action,
    pub(super) place: Place,
    pub(super) faces: Faces,
    /// Wisdom for the dice.
    pub(super) wisdom: u8,
    /// Fish for the crowd.
    pub(super) fish: u16,
}

/// The groups to be placed and their ways.
#[derive(Default)]
pub(super) struct Offers {
    /// Different groups, each with its ways, the cheapest first at each place.
    pub(super) groups: Vec<(Faces, Vec<Way>)>,
}

impl Offers {
    pub(super) fn of(scene: Scene<'_>) -> Self {
        let mut offers = Self::default();
        let turn = scene.view.question().map(|ask| ask.task);
        if !matches!(turn, Some(Task::Turn(_))) {
            return offers;
        }
        for &action in scene.legal {
            let Action::Place {
                group,
                place,
                faces,
            } = action
            else {
                continue;
            };
            if offers.groups.last().is_none_or(|(last, _)| *last != group) {
                offers.groups.push((group, Vec::new()));
            }
            let way = Way {
                action,
                place,
                faces,
                wisdom: price(group, faces).unwrap_or(0),
                fish: scene.view.public().penalty(place),
            };
            if let Some((_, ways)) = offers.groups.last_mut() {
                ways.push(way);
            }
        }
        for (_, ways) in &mut offers.groups {
            ways.sort_by_key(|way| (way.place, way.wisdom));
        }
        offers
    }

    /// The group that is open at first: the picked one, or the first.
    pub(super) fn open(&self, scene: Scene<'_>) -> usize {
        let picked = match scene.pick {
            Some(Action::Place { group, .. }) => Some(group),
            Some(_) | None => None,
        };
        let found = self
            .groups
            .iter()
            .position(|(group, _)| Some(*group) == picked);
        found.unwrap_or(0)
    }

    /// A place that has no button can be reached by keys nevertheless, to ask about it.
    pub(super) fn tabindex(&self) -> Option<&'static str> {
        self.groups.is_empty().then_some("0")
    }

    /// The buttons over a place, one for each group; a refused one shows the reason.
    pub(super) fn over(&self, scene: Scene<'_>, place: Place) -> Markup {
        let Some(seat_view) = scene.view.view_ref().filter(|_| !self.groups.is_empty()) else {
            return html! {};
        };
        html! {
            @for (index, (group, ways)) in self.groups.iter().enumerate() {
                @if let Some(way) = ways.iter().find(|way| way.place == place) {
                    (controls::choice_as::<EternalPalace, EternalPalaceUi>(
                        scene, &way.action, &format!("b:{}", way.action), &format!("ep-to ep-to{index}"),
                        &priced(scene, way),
                    ))
                } @else if let Some(illegal) = refusal(scene, seat_view, *group, place) {
                    @let why = scene.say(&EternalPalaceUi::illegal(&illegal));
                    @let name = scene.say(&of_place("ep-place", place));
                    div class={ "ep-no ep-to" (index) } {
                        (controls::refused(&name, &why, &format!("r:{group}.{place}"), &html! {}))
                    }
                }
            }
        }
    }
}

/// What a way costs, as tokens.
fn priced(scene: Scene<'_>, way: &Way) -> Markup {
    let free = scene.say(&Phrase::new("ep-b-free"));
    html! {
        span.ep-costs aria-hidden="true" {
            @if way.fish > 0 { span.ep-amount { "−" (way.fish) (art::token(art::Token::Fish)) } }
            @if way.wisdom > 0 { span.ep-amount { "−" (way.wisdom) (art::token(art::Token::Wisdom)) } }
            @if way.fish == 0 && way.wisdom == 0 { span { (free) } }
        }
    }
}

/// Why a group cannot go there.
fn refusal(
    scene: Scene<'_>,
    seat_view: ViewRef<'_, EternalPalace>,
    group: Faces,
    place: Place,
) -> Option<Illegal> {
    let ask = scene.view.question()?;
    let turned = place.number().and_then(|number| cheapest(group, number));
    let faces = turned.map_or(group, |(faces, _)| faces);
    let action = Action::Place {
        group,
        place,
        faces,
    };
    EternalPalace::check(seat_view, &ask, &action).err()
}

/// The places a group could go to with this much wisdom, and what its dice would cost, nearest first.
pub(super) fn reach(group: Faces, wisdom: u16) -> Vec<(u8, u8)> {
    let within = |number: u8| {
        let (_, price) = cheapest(group, number)?;
        (u16::from(price) <= wisdom).then_some((number, price))
    };
    let mut all: Vec<(u8, u8)> = (1..=12).filter_map(within).collect();
    all.sort_by_key(|(number, price)| (*price, *number));
    all
}

/// The seal of a place.
pub(super) fn seal(place: Place) -> Markup {
    art::place_seal(pieces::place(place))
}
