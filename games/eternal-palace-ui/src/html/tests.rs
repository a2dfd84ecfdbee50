use eternal_palace::{Action, Adviser, EternalPalace, Options, Place, Private, Space, Task};
use maud::{Markup, html};
use palast_core::{Game, Options as _, View, Viewer};
use palast_ui::{Lang, RenderHtml};
use palast_ui_testkit::Seen;

use crate::testing::{LENGTH, Position, positions};
use crate::{EternalPalaceUi as Ui, Scene, phrases};

palast_ui_testkit::page_tests!(
    EternalPalace,
    Ui,
    palast_ui_testkit::PageChecks {
        length: LENGTH,
        kinds: &[
            "group", "place", "appoint", "back", "take", "pay", "give", "feature", "step",
            "decline", "use", "end", "bid", "more", "draw", "pot", "offer", "path", "field",
            "claim", "discard",
        ],
        sealed: &["group"],
        hidden: &[
            ("draw card: CardsDrawn", Seen::OneSeat),
            ("group", Seen::Nobody),
            ("group early", Seen::Nobody),
        ],
        marks: &[
            ("place", "ep-ghost"),
            ("group", "ep-ghost"),
            ("path", "ep-ghost")
        ],
        prefix: "ep",
        bytes: 180_000,
    }
);

palast_ui_testkit::theme_tests!(palast_ui_testkit::ThemeChecks {
    id: EternalPalace::ID,
    prefix: "ep",
    // The painting has its own rules, which apply only to `epp-` drawings.
    css: &Ui::CSS.replace(crate::art::painting::CSS, ""),
    art: crate::art::CSS,
    grounds: &["silk"],
});

/// Renders everything that a viewer sees of the game.
fn everything(scene: Scene<'_>) -> Markup {
    html! { (Ui::board(scene)) (Ui::hand(scene)) (Ui::choices(scene)) }
}

fn nothing(_: &View<EternalPalace>) -> Option<Action> {
    None
}

fn page(at: &Position, viewer: Viewer) -> String {
    at.show(viewer, Lang::En, nothing, |scene| {
        everything(scene).into_string()
    })
}

fn placing(seats: u8) -> Position {
    Position::until(seats, Options::default(), 5, |view, given| {
        given > 20 && matches!(view.question().map(|ask| ask.task), Some(Task::Turn(_)))
    })
}

#[test]
fn a_place_that_cannot_be_entered_says_why() {
    let at = placing(3);
    let page = page(&at, at.asked());
    assert!(
        page.contains("You don't have enough wisdom to change the dice that far."),
        "{page}"
    );
    assert!(page.contains("aria-disabled"), "{page}");
}

/// EP-374 Whoever stands in the centre of the Labyrinth is shown there, and the ways out are lit and offered; the
/// step back to a court is shown before it is taken.
#[test]
fn the_board_shows_the_ways_out_of_the_centre() {
    let mut options = Options::default();
    options.set("labyrinth", "on").unwrap();
    let leaving = |view: &View<EternalPalace>| {
        let out = |action: &Action| matches!(action, Action::Path(_));
        let inside = |seat| view.public().players[seat].space == Space::X;
        view.view_ref().is_some_and(|view| inside(view.seat))
            && view.legal_actions().iter().any(out)
    };
    let found = (0..400).find_map(|seed| {
        let at = Position::until(2, options, seed, |view, _| leaving(view));
        at.answer("path").is_some().then_some(at)
    });
    let at = found.expect("somebody leaves the centre in one of many matches");
    let (seat, way) = at.answer("path").unwrap();
    let plain = page(&at, Viewer::Seat(seat));
    let ways = plain.matches("class=\"ep-lit\"").count();
    let legal = at.views()[seat.index()].legal_actions();
    assert_eq!(
        ways,
        legal
            .iter()
            .filter(|it| matches!(it, Action::Path(_)))
            .count()
    );
    assert!(ways > 1, "{plain}");
    assert!(plain.contains(&format!("value=\"{way}\"")), "{plain}");
    let picked = at.show(
        Viewer::Seat(seat),
        Lang::En,
        |_| Some(way),
        |scene| everything(scene).into_string(),
    );
    assert!(
        picked.contains("ep-ghost") && !plain.contains("ep-ghost"),
        "{picked}"
    );
    let after = at.after(seat, way);
    let left = after.views()[seat.index()].public().players[seat];
    assert_ne!(left.space, Space::X);
    assert!(left.layers.contains(Place::Labyrinth.layer().unwrap()));
}

/// A die has one key from the tray to its place, so that it glides.
#[test]
fn a_die_keeps_its_key() {
    let at = placing(4);
    let Viewer::Seat(seat) = at.asked() else {
        unreachable!("somebody is asked")
    };
    let keys = |page: &str| {
        let all = page
            .split("data-k=\"d")
            .skip(1)
            .filter_map(|rest| rest.split('"').next());
        let mut all: Vec<String> = all.map(str::to_owned).collect();
        all.sort();
        all
    };
    let (_, action) = at.answer("place").unwrap();
    let after = at.after(seat, action);
    let [before, after] = [&at, &after].map(|at| keys(&page(at, Viewer::Spectator)));
    assert_eq!(before, after);
    assert!(before.len() >= 12, "{before:?}");
}

/// The Master's dice, goods and painting have a panel, in solo matches only.
#[test]
fn only_a_solo_match_has_a_panel_of_the_master() {
    let mut solo = 0;
    for at in positions(30) {
        at.show(Viewer::Spectator, Lang::De, nothing, |scene| {
            let panel = Ui::automa_panel(scene);
            assert_eq!(panel.is_some(), scene.view.public().solo);
            if let Some(panel) = panel {
                let panel = panel.into_string();
                assert!(
                    panel.contains("Gleichgewicht") && panel.contains("Geselle"),
                    "{panel}"
                );
                solo += 1;
            }
        });
    }
    assert!(solo > 3, "{solo}");
}

/// At the end every painting is shown large above the garden.
#[test]
fn the_paintings_hang_at_the_end() {
    let at = Position::random(3, Options::default(), 3, u64::MAX);
    let page = page(&at, Viewer::Spectator);
    assert_eq!(page.matches("ep-mount").count(), 3, "{page}");
}

/// The cards a seat has drawn or knows on the pile.
fn secrets(own: &Private) -> Vec<Adviser> {
    own.drawn.iter().chain(own.known).collect()
}

/// EP-091 Neither page nor terminal names a card that another player has drawn or put back.
#[test]
fn nobody_else_sees_a_card_drawn_at_the_fish_market() {
    let (mut hidden, mut shown) = (0, 0);
    let kinds = ["back", "appoint", "draw", "more"];
    let asked = kinds.map(|kind| (0..12).map(move |i| Position::asked_after(8 * i, kind, 3, i)));
    for at in asked.into_iter().flatten() {
        let views = at.views();
        let public = views[0].public();
        let open = public.everyone().map(|who| public.players[who].advisers);
        let open = open.chain([public.display, public.discards]);
        let open: Vec<u8> = open
            .flat_map(|set| set.iter().map(|card| card.kind()))
            .collect();
        let drawn: Vec<Adviser> = views
            .iter()
            .filter_map(View::own)
            .flat_map(secrets)
            .collect();
        for viewer in at.viewers() {
            at.show(viewer, Lang::En, nothing, |scene| {
                let page = everything(scene).into_string();
                let name = |card: Adviser| scene.say(&phrases::adviser_name(card));
                let known = scene.view.own().map_or(Vec::new(), secrets);
                shown += known
                    .iter()
                    .filter(|card| page.contains(&name(**card)))
                    .count();
                let known: Vec<u8> = known.iter().map(|card| card.kind()).collect();
                let screen = palast_ui_testkit::terminal::<EternalPalace, Ui>(scene, 120, 40);
                let screen = screen.join("\n");
                let seen =
                    |card: &&Adviser| open.contains(&card.kind()) || known.contains(&card.kind());
                for card in drawn.iter().filter(|card| !seen(card)) {
                    let name = name(*card);
                    assert!(!page.contains(&name), "{viewer:?} sees {name}: {page}");
                    assert!(!screen.contains(&name), "{viewer:?} sees {name}: {screen}");
                    hidden += 1;
                }
            });
        }
    }
    assert!(hidden > 40 && shown > 40, "{hidden} hidden, {shown} shown");
}
