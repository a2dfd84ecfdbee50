//! The plans of this game: all dice into trays, or several goods at once.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "few questions and answers are about several goods"
)]

use eternal_palace::{Action, Faces, Groups, Place, Task};
use maud::html;
use palast_ui::plan::{Piece, Plan, Slot};
use palast_ui::{Localize, Phrase};

use crate::art::{self, Die};
use crate::html::pieces;
use crate::localize::plan::{picked, piece_of};
use crate::phrases::of_place;
use crate::{EternalPalaceUi, Scene};

pub(super) fn plan(scene: Scene<'_>) -> Option<Plan> {
    match scene.view.question()?.task {
        Task::Plan => Some(trays(scene)),
        task => goods(scene, picked(task)?),
    }
}

/// As many trays as there are dice: each die may have its own.
fn trays(scene: Scene<'_>) -> Plan {
    let seat_view = scene.view.view_ref();
    let rolled = seat_view.map_or(Faces::default(), |view| view.public.players[view.seat].dice);
    let chosen = match scene.pick {
        Some(Action::Group(groups)) => Some(groups),
        Some(_) | None => seat_view.and_then(|view| view.own.plan),
    };
    let lies = lies(rolled, chosen);
    let count = rolled.len();
    let places = Place::NUMBERED.map(|place| scene.say(&of_place("ep-b-short", place)));
    let places = places.join("|");
    let slot = |number: u8| Slot {
        id: format!("tray-{number}"),
        label: Phrase::new("ep-plan-tray").with("number", number),
        least: 0,
        most: count,
        // The page adds the dice up and shows the place of their sum.
        picture: html! { span.ep-plan-sum data-sum=(places) {} },
    };
    let colour = seat_view.map(|view| pieces::colour(scene.view, view.seat));
    let die = |(number, face): (usize, u8)| Piece {
        id: format!("die-{}", number + 1),
        label: Phrase::new("ep-plan-die").with("face", face),
        key: char::from_digit(face.into(), 10),
        picture: html! {
            @if let Some(colour) = colour { span.ep-d { (art::die(&Die::new(colour, face))) } }
        },
        fits: Vec::new(),
        lies: lies.get(number).cloned().flatten(),
    };
    Plan {
        title: Phrase::new("ep-plan-trays"),
        slots: (1..=count).map(slot).collect(),
        pieces: rolled.iter().enumerate().map(die).collect(),
    }
}

/// The tray of each die: as they are grouped already, or each in its own.
fn lies(rolled: Faces, chosen: Option<Groups>) -> Vec<Option<String>> {
    if chosen.is_none() {
        return (1..=rolled.len())
            .map(|number| Some(format!("tray-{number}")))
            .collect();
    }
    let mut left: Vec<(u8, usize)> = Vec::new();
    for (index, group) in chosen.iter().flat_map(Groups::iter).enumerate() {
        left.extend(group.iter().map(|face| (face, index + 1)));
    }
    let tray = |face: u8| {
        let at = left.iter().position(|(other, _)| *other == face)?;
        Some(format!("tray-{}", left.remove(at).1))
    };
    rolled.iter().map(tray).collect()
}

/// One slot for all goods.
fn goods(scene: Scene<'_>, count: u8) -> Option<Plan> {
    let view = scene.view;
    let you = view.view_ref()?;
    let player = &you.public.players[you.seat];
    let again = !matches!(view.question()?.task, Task::Market { .. });
    let mut all = Vec::new();
    for action in scene.legal {
        let Some(word) = piece_of(*action) else {
            continue;
        };
        let copies = match *action {
            Action::Pay(resource) => player.goods.count(resource).min(count.into()),
            _ if again => count.into(),
            _ => 1,
        };
        all.extend((1..=copies).map(|number| Piece {
            id: format!("{word}-{number}"),
            label: EternalPalaceUi::action(view, action),
            key: None,
            picture: html! {
                @match *action {
                    Action::Take(item) => { @for token in pieces::item(item) { (art::token(*token)) } },
                    Action::Pay(resource) => (art::token(pieces::resource(resource))),
                    _ => {},
                }
            },
            fits: Vec::new(),
            lies: None,
        }));
    }
    // Whoever has less to pay than is asked pays what there is.
    let most = u8::try_from(all.len()).unwrap_or(u8::MAX).min(count);
    (most > 1 && all.len() > usize::from(most)).then(|| Plan {
        title: Phrase::new("ep-plan-goods").with("count", most),
        slots: vec![Slot {
            id: "all".to_owned(),
            label: Phrase::new("ep-plan-all"),
            least: most,
            most,
            picture: html! {},
        }],
        pieces: all,
    })
}
