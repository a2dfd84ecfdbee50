//! The eight parts of the palace side by side: under construction with fields, bags and wages, or
//! finished.

use eschnapur::{Action, Decision, Eschnapur, Part, PartSet, Phase};
use maud::{Markup, html};
use palast_core::Game;
use palast_ui::{Localize, Phrase, controls};

use crate::art::{self, Field, Site};
use crate::contest::Round;
use crate::html::board::lesson;
use crate::html::{board, keys, pieces};
use crate::phrases::{part as part_words, part_now};
use crate::preview::Preview;
use crate::{EschnapurUi, Scene};

pub(super) fn skyline(scene: Scene<'_>, preview: &Preview, round: &Round) -> Markup {
    let here = board::is_asked(scene, board::About::Palace);
    html! {
        ol.es-skyline-row data-here=[here.then_some("")] data-lesson=[lesson(scene, here)] aria-label=(scene.say(&Phrase::new("es-parts"))) {
            @for part in Part::ALL { (lot(scene, part, preview, round)) }
        }
    }
}

fn lot(scene: Scene<'_>, part: Part, preview: &Preview, round: &Round) -> Markup {
    let public = scene.view.public();
    if public.turned.contains(part) {
        let unused = PartSet::turned_at_start(public.seats.get()).contains(part);
        let key = if unused {
            "es-part-unused"
        } else {
            "es-part-done"
        };
        let words = scene.say(&Phrase::new(key).with("part", part.number()));
        return html! {
            li.es-lot.es-done .es-unused[unused] data-k={ "lot" (part) } data-about=(part) {
                (pieces::named(&words, &art::palace(pieces::part(part))))
            }
        };
    }
    let stopped = public.stop == Some(part);
    let binding = stopped && stop_binds(public.phase);
    let yours = is_site_of_viewer(scene, part);
    let banned = public.banned == Some(part);
    let words = described(scene, part, stopped, binding, yours);
    let picture = html! {
        (site(scene, part, preview, round))
        span.es-flags aria-hidden="true" {
            @if yours || preview.site == Some(part) { span { (art::plot(pieces::part(part))) } }
            @if preview.stop == Some(part) { span.es-ghostly { (art::stop()) } }
            @if banned { span { (art::privilege_sign(art::Privilege::BanLast)) } }
        }
    };
    let (piece, slot) = crate::plan::twins(scene, part);
    html! {
        li.es-lot .es-yours[yours] data-k={ "lot" (part) } data-about=(part) data-piece=[piece] data-slot=[slot] {
            span.es-unseen { (words) }
            (touchable(scene, part, &picture))
            @if scene.view.question() == Some(Decision::MoveStone) { (moving(scene, part)) }
        }
    }
}

/// While a stone is to be moved: the part opens as the place to move from, which lights the others
/// as places to move to. Without script it is a list that opens, with buttons that then show.
fn moving(scene: Scene<'_>, part: Part) -> Markup {
    let legal = scene.legal;
    let moves = |wanted: fn(Part, Part) -> Part| {
        legal.iter().filter_map(move |action| {
            let Action::Move(from, to) = *action else {
                return None;
            };
            (wanted(from, to) == part).then_some((*action, from))
        })
    };
    let rules = scene.view.rules();
    let stones = scene.view.public().stones_in(part);
    let value = rules.edition.part(&rules.options, part).value(stones.len());
    html! {
        @if let (Some(_), Some(owner)) = (moves(|from, _| from).next(), stones.top()) {
            @let label = Phrase::new("es-moves-from").with("part", part_words(part)).with("seat", owner);
            @let class = format!("es-from{}", part.number());
            details.es-from.(class) name="es-from" data-k={ "x:" (part) } {
                summary aria-label=(scene.say(&label)) {}
            }
        }
        @for (action, from) in moves(|_, to| to) {
            (controls::choice_as::<Eschnapur, EschnapurUi>(
                scene, &action, &format!("b:{action}"), &format!("es-to es-to{}", from.number()),
                &html! { span aria-hidden="true" { "→ " (value) } },
            ))
        }
    }
}

/// Until phase 4 the marker lies where it was last round and has no effect.
const fn stop_binds(phase: Phase) -> bool {
    !matches!(
        phase,
        Phase::Sites | Phase::Gold | Phase::Blockade | Phase::Stop
    )
}

fn is_site_of_viewer(scene: Scene<'_>, part: Part) -> bool {
    let over = scene.view.public().phase == Phase::Over;
    let own = scene.view.own().filter(|_| !over);
    own.is_some_and(|own| own.sites.contains(part))
}

/// The part as a choice, as one refused with its reason, or as a picture.
fn touchable(scene: Scene<'_>, part: Part, picture: &Markup) -> Markup {
    let (Some(ask), Some(seat_view)) = (scene.view.question(), scene.view.view_ref()) else {
        return html! { span.es-still aria-hidden="true" { (picture) } };
    };
    let Some(action) = answer(ask, part) else {
        return html! { span.es-still aria-hidden="true" { (picture) } };
    };
    match Eschnapur::check(seat_view, &ask, &action) {
        Ok(()) => controls::choice::<Eschnapur, EschnapurUi>(scene, &action, picture),
        Err(illegal) => {
            let why = scene.say(&EschnapurUi::illegal(&illegal));
            let name = scene.say(&part_words(part));
            controls::refused(&name, &why, &format!("r:{part}"), picture)
        }
    }
}

/// The answer of a click on a part, if parts answer the question.
const fn answer(ask: Decision, part: Part) -> Option<Action> {
    match ask {
        Decision::ChooseSite { .. } => Some(Action::Site(part)),
        Decision::PlaceStop => Some(Action::Stop(part)),
        Decision::PlaceStone => Some(Action::Build(part)),
        Decision::BanStone => Some(Action::Ban(part)),
        Decision::LayGold { .. }
        | Decision::BuyPrivilege { .. }
        | Decision::PlayHandCard { .. }
        | Decision::PlaceBlockade
        | Decision::TakeMarker
        | Decision::DealOrder
        | Decision::EndTurn
        | Decision::TakeGold { .. }
        | Decision::MoveStone => None,
    }
}

/// The picture of a part under construction.
fn site(scene: Scene<'_>, part: Part, preview: &Preview, round: &Round) -> Markup {
    let public = scene.view.public();
    let rules = scene.view.rules();
    let plan = rules.edition.part(&rules.options, part);
    let stones = public.stones_in(part);
    let building = matches!(public.phase, Phase::Build | Phase::Payout | Phase::Move);
    let keys: Vec<(String, String)> = (0..plan.fields)
        .map(|field| {
            (
                keys::stone(part, field),
                came_from(scene, part, field, round),
            )
        })
        .collect();
    let fields: Vec<Field<'_>> = keys
        .iter()
        .zip(0..plan.fields)
        .map(|((key, from), field)| {
            let ghost = preview
                .stone
                .filter(|(at, _)| *at == part && stones.len() == field);
            let owner = stones.owner(field).or(ghost.map(|(_, seat)| seat));
            let top = field + 1 == stones.len();
            Field {
                bag: plan.has_bag(field),
                stone: owner.map(pieces::stone),
                lit: top
                    && (preview.top == Some(part)
                        || (building && latest(scene, part, plan.value(field)))),
                ghost: ghost.is_some(),
                key: owner.is_some().then_some(key.as_str()),
                from: Some(from.as_str()),
                ..Field::empty(plan.value(field))
            }
        })
        .collect();
    art::site(
        pieces::part(part),
        &Site {
            wage: plan.wage,
            fields: &fields,
            stopped: public.stop == Some(part) && stop_binds(public.phase),
        },
    )
}

/// Whether the last stone placed in the match lies there.
fn latest(scene: Scene<'_>, part: Part, value: u8) -> bool {
    let placed = scene.log.iter().rev().find_map(|entry| match entry.item {
        palast_core::LogItem::Public(eschnapur::Event::StonePlaced { part, value, .. }) => {
            Some((part, value))
        }
        palast_core::LogItem::Public(_) | palast_core::LogItem::Private(..) => None,
    });
    placed == Some((part, value))
}

/// Where a stone came from: its owner's board, or the part it was moved out of.
fn came_from(scene: Scene<'_>, part: Part, field: u8, round: &Round) -> String {
    let public = scene.view.public();
    let stones = public.stones_in(part);
    match round.moved {
        Some((from, to)) if to == part && field + 1 == stones.len() => {
            keys::stone(from, public.stones_in(from).len())
        }
        Some(_) | None => stones.owner(field).map_or_else(String::new, keys::pile),
    }
}

/// The part in words.
fn described(scene: Scene<'_>, part: Part, stopped: bool, binding: bool, yours: bool) -> String {
    let public = scene.view.public();
    let mut said = scene.say(&part_now(scene.view, part));
    let more = [
        (binding, "es-part-stopped"),
        (stopped && !binding, "es-part-stop-old"),
        (public.banned == Some(part), "es-part-banned"),
        (yours, "es-part-yours"),
    ];
    for (_, key) in more.into_iter().filter(|(holds, _)| *holds) {
        said.push(' ');
        said.push_str(&scene.say(&Phrase::new(key)));
    }
    said
}
