use eschnapur::{Action, Decision, Eschnapur, KnownGold, Options};
use maud::{Markup, html};
use palast_core::{Game, View, Viewer};
use palast_ui::{Lang, Localize, RenderHtml};
use palast_ui_testkit::Seen;

use crate::testing::{LENGTH, Position, positions};
use crate::{EschnapurUi as Ui, Scene};

palast_ui_testkit::page_tests!(
    Eschnapur,
    Ui,
    palast_ui_testkit::PageChecks {
        length: LENGTH,
        kinds: &[
            "site", "lay", "play", "leave", "block", "stop", "aside", "marker", "order", "build",
            "end", "take", "ban", "move", "stay", "buy", "wish", "pass", "mute",
        ],
        sealed: &["site", "lay", "leave", "buy", "wish", "pass"],
        hidden: &[
            ("buy early", Seen::Nobody),
            ("lay", Seen::Nobody),
            ("lay early", Seen::Nobody),
            ("lay: GoldLaid", Seen::Nobody),
            ("site early", Seen::Nobody),
            ("site: SitesChosen", Seen::Nobody),
            ("wish early", Seen::Nobody),
        ],
        marks: &[
            ("build", "es-ghost"),
            ("move", "es-ghost"),
            ("stop", "es-ghostly"),
            ("block", "es-blocking"),
            ("lay", "es-ghostly"),
            ("order", "es-marker es-ghostly"),
            ("take", "es-taken"),
            ("buy", "es-wanted"),
        ],
        prefix: "es",
        bytes: 120_000,
    }
);

/// Renders everything that a viewer sees of the game.
fn everything(scene: Scene<'_>) -> Markup {
    html! {
        div {
            p { (scene.say(&Ui::situation(scene.view))) }
            (Ui::board(scene))
            (Ui::hand(scene))
            (Ui::choices(scene))
            @for seat in scene.view.public().seats.seats() { (Ui::panel(scene, seat)) }
        }
    }
}

fn page(at: &Position, viewer: Viewer) -> String {
    at.show(viewer, Lang::De, nothing, |scene| {
        everything(scene).into_string()
    })
}

fn nothing(_: &View<Eschnapur>) -> Option<Action> {
    None
}

/// A face-down card is drawn as a back for everybody but its owner.
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
fn a_part_that_cannot_be_built_in_says_why() {
    let at = Position::until(4, Options::default(), 5, |view, _| {
        matches!(view.question(), Some(Decision::PlaceStone))
    });
    at.show(at.asked(), Lang::En, nothing, |scene| {
        let page = Ui::board(scene).into_string();
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

palast_ui_testkit::theme_tests!(palast_ui_testkit::ThemeChecks {
    id: Eschnapur::ID,
    prefix: "es",
    css: Ui::CSS,
    art: crate::art::CSS,
    grounds: &["sand"],
});
