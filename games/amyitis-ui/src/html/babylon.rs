//! Babylon: the three temples and the two rows of fields.

use amyitis::{Action, FieldRow, Procession, Temple};
use maud::{Markup, html};
use palast_ui::{Arg, Phrase};

use crate::Scene;
use crate::art::{self, Gain};
use crate::html::{board, board_controls, keys, pieces};
use crate::localize::about;
use crate::phrases::{field_row, of_temple, the_cube, the_goods};
use crate::preview::Preview;

pub(super) fn temples(scene: Scene<'_>, preview: &Preview) -> Markup {
    board::section(
        scene,
        "am-s-temples",
        "am-temples",
        &html! {
            ul.am-gods {
                @for temple in Temple::ALL {
                    li.am-god data-about=(about::of_god(temple)) {
                        span.am-unseen { (temple_said(scene, temple)) }
                        (temple_picture(scene, temple, preview))
                        @if let Some(spot) = board_controls::at(scene, Action::Temple(temple), "am-over am-all", &html! {}) { (spot) }
                    }
                }
            }
        },
    )
}

fn temple_picture(scene: Scene<'_>, temple: Temple, preview: &Preview) -> Markup {
    let edition = &scene.view.rules().edition;
    let entered = keys::entered(scene, temple);
    let cubes: Vec<_> = scene.view.public().temple(temple).iter().collect();
    let keyed: Vec<String> = (0..cubes.len())
        .map(|space| keys::worshipper(temple, entered, space))
        .collect();
    let here = preview.temple == Some(temple);
    let clears = here && preview.procession == Some(Procession::Clear);
    let newcomer = preview.newcomer(temple).map(|cube| art::Piece {
        ghost: true,
        ..art::Piece::new(pieces::any_cube(cube))
    });
    let there = cubes.iter().zip(&keyed).map(|(cube, key)| art::Piece {
        key: Some(key),
        ghost: clears,
        ..art::Piece::new(pieces::any_cube(*cube))
    });
    let all: Vec<art::Piece<'_>> = newcomer.into_iter().chain(there).collect();
    let [first, second] = edition.marduk;
    let mut favours: [Vec<Gain>; 2] = match temple {
        Temple::Ishtar => [
            match edition.ishtar {
                Some([camels, talents]) => vec![Gain::Camels(camels), Gain::Talents(talents)],
                None => vec![Gain::CamelOrTalent],
            },
            vec![Gain::CamelOrTalent],
        ],
        Temple::Marduk => [vec![Gain::Points(first)], vec![Gain::Points(second)]],
        Temple::Tammouz => [vec![Gain::Harvest], vec![Gain::Swap]],
    };
    if amyitis::places(scene.view.rules()) == 1 {
        favours[1].clear();
    }
    art::temple(&art::TempleBoard {
        temple: pieces::temple(temple),
        pieces: &all,
        favours: [&favours[0], &favours[1]],
        lit: board_controls::is_legal(scene, Action::Temple(temple)),
    })
}

/// A temple in words: its cubes from the first space on, and who would be favoured now.
fn temple_said(scene: Scene<'_>, temple: Temple) -> String {
    let cubes = scene.view.public().temple(temple);
    if cubes.is_empty() {
        return scene.say(&of_temple("am-temple-empty", temple));
    }
    let all: Vec<Arg> = cubes.iter().map(the_cube).collect();
    let mut said = scene.say(&of_temple("am-temple-of", temple).with("cubes", Arg::List(all)));
    let ranked = amyitis::ranking(scene.view.rules(), cubes);
    for (seat, place) in ranked.into_iter().zip(1u8..) {
        if let Some(seat) = seat {
            let phrase = Phrase::new("am-temple-ranked")
                .with("seat", seat)
                .with("place", place);
            said.push(' ');
            said.push_str(&scene.say(&phrase));
        }
    }
    said
}

pub(super) fn fields(scene: Scene<'_>, preview: &Preview) -> Markup {
    board::section(
        scene,
        "am-s-fields",
        "am-fields",
        &html! {
            ul.am-unseen { @for row in FieldRow::ALL { li { (fields_said(scene, row)) } } }
            div.am-map data-about="fields" {
                (fields_picture(scene, preview))
                @for row in FieldRow::ALL {
                    @let class = format!("am-over am-in-{row}");
                    @if let Some(spot) = board_controls::at(scene, Action::Field(row), &class, &html! {}) { (spot) }
                }
            }
            (passed(scene))
        },
    )
}

fn fields_picture(scene: Scene<'_>, preview: &Preview) -> Markup {
    let public = scene.view.public();
    let edition = &scene.view.rules().edition;
    let keyed = FieldRow::ALL.map(|row| {
        let cubes = public.field(row).seats().enumerate();
        let keyed = cubes.map(|(field, seat)| (seat, keys::field(row, field), keys::seat(seat)));
        keyed.collect::<Vec<_>>()
    });
    let drawn = FieldRow::ALL.map(|row| {
        let there = keyed[row.index()]
            .iter()
            .map(|(seat, key, from)| art::Piece {
                key: Some(key),
                from: Some(from),
                ..art::Piece::new(pieces::cube(*seat))
            });
        let ghost = preview.seat.filter(|_| preview.field == Some(row));
        let ghost = ghost.map(|seat| art::Piece {
            ghost: true,
            ..art::Piece::new(pieces::cube(seat))
        });
        there.chain(ghost).collect::<Vec<_>>()
    });
    let rows = FieldRow::ALL.map(|row| art::FieldRow {
        goods: edition.field(row).map(pieces::good),
        pieces: &drawn[row.index()],
        lit: board_controls::is_legal(scene, Action::Field(row)) && preview.field != Some(row),
    });
    art::fields(&rows)
}

fn fields_said(scene: Scene<'_>, row: FieldRow) -> String {
    let cubes = scene.view.public().field(row);
    let goods = scene.view.rules().edition.field(row);
    let free = goods.into_iter().skip(usize::from(cubes.len()));
    let phrase = Phrase::new("am-fields-of")
        .with("row", field_row(row))
        .with("count", cubes.len())
        .with("who", Arg::List(cubes.iter().map(the_cube).collect()))
        .with("goods", the_goods(free));
    scene.say(&phrase)
}

/// Who has passed, in the shade.
fn passed(scene: Scene<'_>) -> Markup {
    let public = scene.view.public();
    let all: Vec<_> = public
        .seats
        .seats()
        .filter(|seat| !public.active.contains(*seat))
        .collect();
    let cubes: Vec<_> = all
        .iter()
        .map(|seat| art::Piece::new(pieces::cube(*seat)))
        .collect();
    let words = if all.is_empty() {
        Phrase::new("am-passed-nobody")
    } else {
        let who = all.iter().copied().map(Arg::Seat).collect();
        Phrase::new("am-passed-by").with("who", Arg::List(who))
    };
    html! { div.am-shade { (pieces::named(&scene.say(&words), &art::pass_space(&cubes))) } }
}
