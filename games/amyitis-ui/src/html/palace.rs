//! Der Palast: the track with its stacks, the abilities with their cubes, and the Noble.

use amyitis::{Ability, Action};
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::{Arg, Phrase};

use crate::html::{board, board_controls, keys, pieces};
use crate::localize::about;
use crate::phrases::of_ability;
use crate::preview::Preview;
use crate::{Scene, art};

/// What a Noble costs.
const NOBLE: u8 = 2;

pub(super) fn palace(scene: Scene<'_>, preview: &Preview) -> Markup {
    board::section(
        scene,
        "am-s-palace",
        "am-palace",
        &html! {
            p.am-unseen { (order_said(scene)) }
            div.am-court-yard {
                div.am-stairway data-about="track" { (stair(scene, preview)) (order(scene)) }
                ul.am-abilities { @for ability in Ability::ALL { li data-about=(about::of_plaque(ability)) { (plaque(scene, ability, preview)) } } }
                div .am-taking[preview.noble] data-about="noble" { (noble(scene)) }
            }
        },
    )
}

/// The markers of one step from the bottom up; the drawing has 20 steps.
fn stair(scene: Scene<'_>, preview: &Preview) -> Markup {
    let public = scene.view.public();
    let keys: Vec<(Seat, String)> = public
        .seats
        .seats()
        .map(|seat| (seat, keys::marker(seat)))
        .collect();
    let key = |seat: Seat| {
        keys.iter()
            .find(|(of, _)| *of == seat)
            .map(|(_, key)| key.as_str())
    };
    let stacks: Vec<Vec<art::Piece<'_>>> = (0..21u8)
        .map(|space| {
            // The rules count from the top.
            let mut stack: Vec<_> = public
                .track
                .stack(space, public.seats)
                .map(|seat| art::Piece {
                    key: key(seat),
                    ..art::Piece::new(pieces::cube(seat))
                })
                .collect();
            stack.reverse();
            let ghost = preview.seat.filter(|_| preview.step == Some(space));
            stack.extend(ghost.map(|seat| art::Piece {
                ghost: true,
                ..art::Piece::new(pieces::cube(seat))
            }));
            stack
        })
        .collect();
    let stacks: [&[art::Piece<'_>]; 21] = std::array::from_fn(|space| stacks[space].as_slice());
    art::stair(&art::Stair { stacks: &stacks })
}

/// Who is ahead, in a row of markers.
fn order(scene: Scene<'_>) -> Markup {
    let public = scene.view.public();
    html! {
        p.am-order aria-hidden="true" {
            @for (seat, place) in public.track.order().filter(|seat| public.seats.has(*seat)).zip(1u8..) {
                span { (place) "." (art::marker(pieces::cube(seat))) b { (public.track.position(seat)) } }
            }
        }
    }
}

fn order_said(scene: Scene<'_>) -> String {
    let public = scene.view.public();
    let all: Vec<Arg> = public
        .track
        .order()
        .filter(|seat| public.seats.has(*seat))
        .map(|seat| {
            let at = Phrase::new("am-track-at").with("seat", seat);
            Arg::Phrase(at.with("space", public.track.position(seat)))
        })
        .collect();
    let phrase = if all.is_empty() {
        Phrase::new("am-track-nobody")
    } else {
        Phrase::new("am-track-order").with("who", Arg::List(all))
    };
    scene.say(&phrase)
}

fn plaque(scene: Scene<'_>, ability: Ability, preview: &Preview) -> Markup {
    let public = scene.view.public();
    let label = scene.say(&of_ability("am-ability", ability));
    let holder = public.picker(ability);
    let key = keys::ability(ability);
    let from = holder.map(keys::seat);
    let piece = holder.map(|seat| art::Piece {
        key: Some(&key),
        from: from.as_deref(),
        ..art::Piece::new(pieces::cube(seat))
    });
    let ghost = preview.seat.filter(|_| preview.ability == Some(ability));
    let ghost = ghost.map(|seat| art::Piece {
        ghost: true,
        ..art::Piece::new(pieces::cube(seat))
    });
    let action = Action::Pick(ability);
    let picture = art::ability(&art::Plaque {
        ability: pieces::ability(ability),
        label: &label,
        piece: piece.or(ghost),
        lit: board_controls::is_legal(scene, action),
    });
    match board_controls::at(scene, action, "am-take", &picture) {
        Some(spot) => spot,
        None => {
            let words = match holder {
                Some(seat) if ability == Ability::Craft && !public.craft_left => {
                    of_ability("am-ability-used", ability).with("seat", seat)
                }
                Some(seat) => of_ability("am-ability-of", ability).with("seat", seat),
                None => of_ability("am-ability-free", ability),
            };
            let used = ability == Ability::Craft && holder.is_some() && !public.craft_left;
            html! { span .am-used[used] { (pieces::named(&scene.say(&words), &picture)) } }
        }
    }
}

fn noble(scene: Scene<'_>) -> Markup {
    let picture = art::noble_mini(NOBLE);
    board_controls::at(scene, Action::Noble, "am-take", &picture).unwrap_or_else(|| {
        let words = Phrase::new("am-noble").with("price", NOBLE);
        pieces::named(&scene.say(&words), &picture)
    })
}
