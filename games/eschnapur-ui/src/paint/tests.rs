use std::collections::BTreeSet;

use eschnapur::{Action, Decision, Eschnapur, KnownGold, Options, Purchases, Zeros};
use maud::{Markup, html};
use palast_core::{Game, View, Viewer};
use palast_ui::{Cells, Lang, Paint, Speak};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::testing::{Position, positions};
use crate::{EschnapurFace as Face, Scene};

/// Everything a viewer gets to see of the game.
fn everything(scene: Scene<'_>) -> Markup {
    html! {
        div {
            p { (scene.say(&Face::situation(scene.view))) }
            (Face::board(scene))
            (Face::hand(scene))
            (Face::choices(scene))
            @for seat in scene.view.public().seats.seats() { (Face::panel(scene, seat)) }
        }
    }
}

fn page(at: &Position, viewer: Viewer) -> String {
    at.show(viewer, Lang::De, nothing, |scene| {
        everything(scene).into_string()
    })
}

/// The same position in a terminal.
fn cells(at: &Position, viewer: Viewer) -> Buffer {
    let area = Rect::new(0, 0, 80, 24);
    let mut buf = Buffer::empty(area);
    at.show(viewer, Lang::De, nothing, |scene| {
        Face::draw(scene, area, &mut buf);
    });
    buf
}

fn nothing(_: &View<Eschnapur>) -> Option<Action> {
    None
}

fn last(view: &View<Eschnapur>) -> Option<Action> {
    view.legal_actions().last().copied()
}

/// A sealed answer changes nobody else's page: whichever of two answers a seat gives, all others
/// see the same.
#[test]
fn no_page_depends_on_a_sealed_answer_of_somebody_else() {
    let mut kinds = BTreeSet::new();
    for at in positions(240).filter(|at| !at.play.is_over()) {
        for seat in at.play.asked().iter() {
            let view = at.play.view(Viewer::Seat(seat));
            let ask = view.question().unwrap();
            let alone = at.play.asked().len() == 1;
            let sealed = match ask {
                Decision::ChooseSite { left } => left > 1 || !alone,
                // The last card turns them all, if all others are in.
                Decision::LayGold { .. } => !alone,
                Decision::BuyPrivilege { sealed, .. } => sealed && !alone,
                Decision::PlayHandCard { .. }
                | Decision::PlaceBlockade
                | Decision::PlaceStop
                | Decision::TakeMarker
                | Decision::DealOrder
                | Decision::PlaceStone
                | Decision::EndTurn
                | Decision::TakeGold { .. }
                | Decision::BanStone
                | Decision::MoveStone => false,
            };
            if !sealed {
                continue;
            }
            let legal = view.legal_actions();
            let [one, other] = [legal[0], *legal.last().unwrap()].map(|action| {
                let mut after = at.clone();
                let id = after.play.ask_id(seat).unwrap();
                after.play.submit(seat, id, action).unwrap();
                after
            });
            // That somebody is done is no secret, and with few cards one answer may be the last.
            if one.play.asked() != other.play.asked() {
                continue;
            }
            for viewer in at.viewers().filter(|viewer| *viewer != Viewer::Seat(seat)) {
                assert_eq!(page(&one, viewer), page(&other, viewer), "{ask:?}");
                assert_eq!(cells(&one, viewer), cells(&other, viewer), "{ask:?}");
            }
            kinds.insert(format!("{ask:?}").chars().take(6).collect::<String>());
        }
    }
    assert!(kinds.len() >= 3, "{kinds:?}");
}

/// What the answer in question would do shows on the board: a stone in its place, a marker, a card.
#[test]
fn an_answer_being_considered_shows_on_the_board() {
    for (kind, mark) in [
        ("build", "es-ghost"),
        ("move", "es-ghost"),
        ("stop", "es-flag es-ghostly"),
        ("block", "es-blocking"),
        ("lay", "es-ghostly"),
        ("order", "es-marker es-ghostly"),
        ("take", "es-taken"),
        ("buy", "es-wanted"),
    ] {
        let at = Position::asked_for(kind, 4, 3);
        let seats = at.play.asked();
        let found = seats.iter().find_map(|seat| {
            let legal = at.play.view(Viewer::Seat(seat)).legal_actions();
            let pick = legal
                .into_iter()
                .find(|a| a.to_string().starts_with(kind))?;
            Some((seat, pick))
        });
        let (seat, pick) = found.unwrap();
        let board = |pick: Option<Action>| {
            let viewer = Viewer::Seat(seat);
            at.show(
                viewer,
                Lang::En,
                |_| pick,
                |scene| Face::board(scene).into_string(),
            )
        };
        assert!(board(Some(pick)).contains(mark), "{pick}");
        assert!(!board(None).contains(mark), "{kind}");
    }
}

/// What lies face down is drawn as a back to everybody but its owner.
#[test]
fn only_the_owner_sees_a_lifted_corner() {
    let own = |lang| crate::testing::words(lang).get("es-board-you");
    let mut corners = 0;
    for at in positions(150).filter(|at| !at.play.is_over()) {
        for viewer in at.viewers() {
            let text = page(&at, viewer);
            let hidden = at.play.view(viewer).own().map_or(0, |own| {
                own.down.iter().filter(|card| card.is_some()).count()
            });
            let tree = roxmltree::Document::parse(&text).unwrap();
            let labels = tree
                .descendants()
                .filter_map(|node| node.attribute("aria-label"));
            let is_own = |label: &&str| {
                label.contains("deine verdeckte") || label.contains("deine blockierte")
            };
            let lifted = labels.filter(is_own).count();
            assert_eq!(lifted, hidden, "{viewer:?}\n{text}");
            assert_eq!(text.contains(&own(Lang::De)), viewer != Viewer::Spectator);
            corners += lifted;
        }
    }
    assert!(corners > 200, "{corners}");
}

#[test]
fn markup_is_well_formed_and_free_of_styles() {
    for at in positions(60) {
        for viewer in at.viewers() {
            for lang in Lang::ALL {
                at.show(viewer, lang, last, |scene| {
                    let page = everything(scene).into_string();
                    let tree = roxmltree::Document::parse(&page).unwrap();
                    for node in tree.descendants().filter(|node| node.is_element()) {
                        assert!(node.attribute("style").is_none());
                    }
                });
            }
        }
    }
}

#[test]
fn every_control_has_a_label_and_every_key_is_there_once() {
    for at in positions(120) {
        for viewer in at.viewers() {
            at.show(viewer, Lang::En, last, |scene| {
                let page = everything(scene).into_string();
                let tree = roxmltree::Document::parse(&page).unwrap();
                let mut keys = BTreeSet::new();
                for node in tree.descendants() {
                    let tag = node.tag_name().name();
                    if tag == "button" || tag == "summary" || node.attribute("role").is_some() {
                        let label = node.attribute("aria-label");
                        assert!(label.is_some_and(|label| !label.is_empty()), "{page}");
                    }
                    if let Some(key) = node.attribute("data-k") {
                        assert!(keys.insert(key), "{key} is there twice\n{page}");
                    }
                }
            });
        }
    }
}

/// What can be answered can be touched, and nothing else can.
#[test]
fn exactly_the_legal_answers_are_offered() {
    let mut asked = BTreeSet::new();
    let rare = [
        "block", "stop", "move", "order", "marker", "ban", "take", "play",
    ];
    let rare = rare.into_iter().map(|kind| Position::asked_for(kind, 4, 3));
    for at in positions(120).chain(rare) {
        for viewer in at.viewers() {
            at.show(viewer, Lang::En, nothing, |scene| {
                let page = everything(scene).into_string();
                let tree = roxmltree::Document::parse(&page).unwrap();
                let offered: BTreeSet<String> = tree
                    .descendants()
                    .filter(|node| node.attribute("name") == Some("pick"))
                    .filter_map(|node| node.attribute("value").map(str::to_owned))
                    .collect();
                let legal = scene.view.legal_actions();
                let legal: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
                assert_eq!(offered, legal, "{viewer:?}");
                asked.extend(legal.iter().map(|text| text[..3].to_owned()));
            });
        }
    }
    for kind in [
        "sit", "lay", "blo", "sto", "mar", "ord", "bui", "tak", "ban", "mov", "pla", "buy", "wis",
    ] {
        assert!(asked.contains(kind), "{kind} never came up: {asked:?}");
    }
}

#[test]
fn a_part_that_cannot_be_built_in_says_why() {
    let at = Position::until(4, Options::default(), 5, |view, _| {
        matches!(view.question(), Some(Decision::PlaceStone))
    });
    at.show(at.asked(), Lang::En, nothing, |scene| {
        let page = Face::board(scene).into_string();
        assert!(page.contains("You have not played the site card"), "{page}");
        assert!(page.contains("aria-disabled"), "{page}");
    });
}

#[test]
fn gold_is_shown_or_left_to_memory() {
    let shown = |known_gold| {
        let options = Options {
            known_gold,
            ..Options::default()
        };
        page(&Position::random(3, options, 4, 30), Viewer::Spectator).contains("class=\"es-purse\"")
    };
    assert!(shown(KnownGold::Shown));
    assert!(!shown(KnownGold::Memory));
}

/// All options at once: other rules must not break the page.
#[test]
fn the_other_options_are_drawn_too() {
    let options = Options {
        purchases: Purchases::Live,
        zeros: Zeros::Settlement,
        parts: eschnapur::Parts::R2,
        ..Options::default()
    };
    for seed in 0..30 {
        let at = Position::random(2 + (seed % 3) as u8, options, seed, 40 + seed * 9);
        for viewer in at.viewers() {
            let page = page(&at, viewer);
            roxmltree::Document::parse(&page).unwrap();
        }
    }
}

/// A stone glides from its owner's board to its field.
#[test]
fn a_placed_stone_comes_from_its_board() {
    let mut at = Position::until(3, Options::default(), 2, |view, _| {
        matches!(view.legal_actions()[0], Action::Build(_))
    });
    let seat = at.play.asked().first().unwrap();
    let view = at.play.view(Viewer::Seat(seat));
    let Action::Build(part) = view.legal_actions()[0] else {
        unreachable!("the position was chosen so")
    };
    let field = view.public().stones_in(part).len();
    let id = at.play.ask_id(seat).unwrap();
    at.play.submit(seat, id, Action::Build(part)).unwrap();
    let board = page(&at, Viewer::Spectator);
    let key = format!("data-k=\"s{part}.{field}\" data-from=\"pile{seat}\"");
    assert!(board.contains(&key), "{key}\n{board}");
    assert!(board.contains(&format!("data-k=\"pile{seat}\"")));
}

/// A page is sent anew with every step of every player: it has to stay light.
#[test]
fn a_page_stays_light() {
    for at in positions(150) {
        for viewer in at.viewers() {
            let size = at.show(viewer, Lang::De, last, |scene| everything(scene).0.len());
            assert!(size < 120_000, "{size} bytes for {viewer:?}");
        }
    }
}

palast_facekit::room_tests!(palast_facekit::Room {
    id: Eschnapur::ID,
    prefix: "es",
    css: Face::CSS,
    art: crate::art::CSS,
    grounds: &["sand"],
});
