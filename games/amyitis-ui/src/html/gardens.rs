//! The hanging gardens: tiles, plants, canals and the cubes along them.

use amyitis::{Action, Amyitis, Cube, Favour, Illegal, Side, Square, grey_sides};
use maud::{Markup, html};
use palast_core::{Game, Seat};
use palast_ui::{Arg, Localize, Phrase, controls};

use crate::art::{self, Ground};
use crate::html::{board, board_controls, keys, pieces};
use crate::phrases::tile_words;
use crate::preview::Preview;
use crate::{AmyitisUi, Scene};

pub(super) fn gardens(scene: Scene<'_>, preview: &Preview) -> Markup {
    let favour = scene.view.rules().edition.favour(scene.view.public().seats);
    let queen = crate::phrases::queen(favour);
    let points = match favour {
        Favour::Most(points) => points,
        Favour::Tiles { vp: [_, most], .. } => most,
    };
    board::section(
        scene,
        "am-s-gardens",
        "am-gardens",
        &html! {
            ul.am-unseen {
                @for square in Square::all() { @if let Some(said) = square_said(scene, square) { li { (said) } } }
                @for side in Side::all() { @if let Some(said) = side_said(scene, side) { li { (said) } } }
            }
            div.am-map {
                (picture(scene, preview, true))
                span.am-favour data-about="queen" { (pieces::named(&scene.say(&queen), &art::amyitis_mini(points))) }
                (thresholds(scene, favour))
                @for square in Square::all() {
                    @let about = if square_said(scene, square).is_some() { "gardens" } else { "canals" };
                    span class={ "am-over am-name am-at-" (square) } data-about=(about) aria-hidden="true" {
                        @if about == "gardens" { b { (square) } }
                    }
                }
                @if let Some(why) = refused(scene) { (why) }
                @for square in Square::all() {
                    @let class = format!("am-over am-diamond am-at-{square}");
                    @if let Some(spot) = board_controls::at(scene, Action::Plant(square), &class, &html! {}) { (spot) }
                }
                @for side in Side::all() {
                    @let class = format!("am-over am-on-{side}");
                    @if let Some(spot) = board_controls::at(scene, Action::Canal(side), &class, &html! {}) { (spot) }
                }
            }
        },
    )
}

/// From how many gardens on the queen favours somebody, and with how many points.
fn thresholds(scene: Scene<'_>, favour: Favour) -> Markup {
    let Favour::Tiles { from, vp } = favour else {
        return html! {};
    };
    let words = scene.say(&crate::phrases::queen(favour));
    html! {
        p.am-thresholds role="img" aria-label=(words) title=(words) {
            @for (tiles, points) in from.into_iter().zip(vp) {
                span { (art::quality(3)) b { (tiles) "+" } (art::victory_point()) b { (points) } }
            }
        }
    }
}

/// Where the sides are too small to be touched one by one: all that cannot be dug, by reason. It
/// lies below what can be touched.
fn refused(scene: Scene<'_>) -> Option<Markup> {
    let (ask, seat_view) = (scene.view.question()?, scene.view.view_ref()?);
    let mut reasons: Vec<(Illegal, Vec<String>)> = Vec::new();
    for side in Side::all() {
        let Err(illegal) = Amyitis::check(seat_view, &ask, &Action::Canal(side)) else {
            continue;
        };
        if illegal == Illegal::NotTheQuestion {
            return None;
        }
        match reasons.iter_mut().find(|(reason, _)| *reason == illegal) {
            Some((_, sides)) => sides.push(sign(side)),
            None => reasons.push((illegal, vec![sign(side)])),
        }
    }
    let said = reasons.iter().map(|(illegal, sides)| {
        let why = scene.say(&AmyitisUi::illegal(illegal));
        format!("{}: {why}", sides.join(", "))
    });
    let why = said.collect::<Vec<_>>().join(" ");
    let name = scene.say(&Phrase::new("am-gardens"));
    let button = controls::refused(&name, &why, "r:canals", &html! {});
    (!why.is_empty()).then(|| html! { span.am-over.am-all.am-why-not { (button) } })
}

/// A side as it stands on a button.
pub(super) fn sign(side: Side) -> String {
    side.to_string().replace('-', "–")
}

/// Who planted a garden.
pub(crate) fn owner(scene: Scene<'_>, square: Square) -> Option<Seat> {
    let public = scene.view.public();
    let in_play = scene.view.rules().edition.squares(public.seats) & square.bit() != 0;
    if !in_play || public.tile(square).is_some() {
        return None;
    }
    let tile = public.tiles[square.index()];
    let mut seats = public.seats.seats();
    seats.find(|seat| public.players[*seat].tiles & tile.bit() != 0)
}

/// What the match ends on: the gardens as they have become. They are on the board, too, so nothing here has a key.
pub(super) fn finale(scene: Scene<'_>) -> Markup {
    let name = scene.say(&Phrase::new("am-gardens"));
    html! { div role="img" aria-label=(name) { (picture(scene, &Preview::of(scene), false)) } }
}

/// The gardens; `keyed` if pieces glide to and from them.
fn picture(scene: Scene<'_>, preview: &Preview, keyed: bool) -> Markup {
    let public = scene.view.public();
    let edition = &scene.view.rules().edition;
    let tiles: Vec<Option<(String, Vec<art::Gain>, u8)>> = Square::all()
        .map(|square| {
            let id = public.tile(square)?;
            let tile = edition.tile(id);
            Some((id.to_string(), pieces::tile_gains(tile), tile.quality))
        })
        .collect();
    let squares: [[art::Square<'_>; 4]; 4] = std::array::from_fn(|row| {
        std::array::from_fn(|column| {
            let square = at(row, column);
            let lit = board_controls::is_legal(scene, Action::Plant(square))
                || preview.plantable & square.bit() != 0;
            if preview.plant == Some(square) {
                let owner = preview.seat.map(pieces::cube);
                let ground = Ground::Planted(owner);
                return art::Square {
                    ground,
                    lit: true,
                    ghost: true,
                    ..art::Square::BARE
                };
            }
            let (ground, key) = match (&tiles[square.index()], owner(scene, square)) {
                (Some((key, gains, quality)), _) => {
                    let quality = *quality;
                    (
                        Ground::Tile(art::Tile { quality, gains }),
                        Some(key.as_str()).filter(|_| keyed),
                    )
                }
                (None, Some(seat)) => (Ground::Planted(Some(pieces::cube(seat))), None),
                (None, None) => (Ground::Bare, None),
            };
            art::Square {
                ground,
                lit,
                key,
                ..art::Square::BARE
            }
        })
    });
    let cubes: Vec<Vec<(Cube, String, Option<String>)>> = Side::all()
        .map(|side| {
            let there = (0..2u8).filter_map(|symbol| public.canals.cube(side, symbol));
            let keyed = |(index, cube)| (cube, keys::canal(side, index), keys::owner(cube));
            there.enumerate().map(keyed).collect()
        })
        .collect();
    let grey = match preview.plant {
        Some(square) if scene.view.rules().version > 1 => {
            grey_sides(scene.view.rules(), public, square)
        }
        Some(_) | None => 0,
    };
    let drawn: Vec<Vec<art::Piece<'_>>> = Side::all()
        .zip(&cubes)
        .map(|(side, cubes)| {
            let there = cubes.iter().map(|(cube, key, from)| art::Piece {
                key: Some(key.as_str()).filter(|_| keyed),
                from: from.as_deref().filter(|_| keyed),
                ..art::Piece::new(pieces::any_cube(*cube))
            });
            let ghost = preview.seat.filter(|_| preview.canal == Some(side));
            let ghost = ghost.map(pieces::cube).into_iter();
            // Grey cubes would come on what is free to planted neighbours.
            let free = usize::from(edition.symbols(side)) - cubes.len();
            let laid = if grey & side.bit() == 0 { 0 } else { free };
            let ghosts = ghost.chain(std::iter::repeat_n(art::Cube::Grey, laid));
            let ghosts = ghosts.map(|cube| art::Piece {
                ghost: true,
                ..art::Piece::new(cube)
            });
            there.chain(ghosts).collect()
        })
        .collect();
    let mut sides = [art::Side::dry(1); 24];
    for (side, pieces) in Side::all().zip(&drawn) {
        let [one, other] = side
            .squares()
            .map(|at| (usize::from(at.row()), usize::from(at.column())));
        let index = art::side_index(one, other).expect("the squares are neighbours");
        sides[index] = art::Side {
            symbols: edition.symbols(side),
            pieces,
            lit: board_controls::is_legal(scene, Action::Canal(side))
                && preview.canal != Some(side),
        };
    }
    art::gardens(&art::Gardens {
        squares: &squares,
        sides: &sides,
    })
}

fn at(row: usize, column: usize) -> Square {
    let index = u8::try_from(row * 4 + column).expect("there are 16 squares");
    Square::new(index).expect("there are 16 squares")
}

/// A square in words; nothing if it is not in play.
fn square_said(scene: Scene<'_>, square: Square) -> Option<String> {
    let public = scene.view.public();
    let wet = public.canals.irrigated() & square.bit() != 0;
    let phrase = match (public.tile(square), owner(scene, square)) {
        (Some(tile), _) => {
            let edition = &scene.view.rules().edition;
            Phrase::new("am-square-tile")
                .with("tile", tile_words(edition.tile(tile)))
                .with("water", if wet { "wet" } else { "dry" })
        }
        (None, Some(seat)) => Phrase::new("am-square-planted").with("seat", seat),
        (None, None) => return None,
    };
    let phrase = phrase
        .with("square", square.to_string())
        .with("floor", square.floor());
    Some(scene.say(&phrase))
}

/// A side in words; nothing if no cube lies there.
fn side_said(scene: Scene<'_>, side: Side) -> Option<String> {
    let public = scene.view.public();
    let cubes: Vec<Arg> = (0..2)
        .filter_map(|symbol| public.canals.cube(side, symbol))
        .map(|cube| match cube {
            Cube::Of(seat) => Arg::Seat(seat),
            Cube::Grey => Arg::Phrase(Phrase::new("am-cube-grey")),
        })
        .collect();
    if cubes.is_empty() {
        return None;
    }
    let mouths = scene.view.rules().edition.mouths;
    let water = if public.canals.flowing(mouths) & side.bit() != 0 {
        "yes"
    } else if public.canals.full() & side.bit() != 0 {
        "apart"
    } else {
        "no"
    };
    let phrase = Phrase::new("am-canal-of")
        .with("side", crate::phrases::side(side))
        .with("who", Arg::List(cubes))
        .with("full", water);
    Some(scene.say(&phrase))
}
