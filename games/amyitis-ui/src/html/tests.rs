use amyitis::{Action, Amyitis, City, Decision, FieldRow, Options, Side, Square};
use palast_core::{Game, View, Viewer};
use palast_ui::{Lang, RenderHtml};

use crate::AmyitisUi as Ui;
use crate::art;
use crate::testing::{LENGTH, Position};

palast_ui_testkit::page_tests!(
    Amyitis,
    Ui,
    palast_ui_testkit::PageChecks {
        length: LENGTH,
        kinds: &[
            "recruit", "caravan", "noble", "craft", "pass", "field", "canal", "temple", "pay",
            "sell", "court", "plant", "token", "take", "offering", "swap", "keep", "discard",
            "pick",
        ],
        sealed: &[],
        hidden: &[],
        marks: &[
            ("recruit", "am-taking"),
            ("caravan", "am-ghost"),
            ("noble", "am-ghost"),
            ("field", "am-ghost"),
            ("canal", "am-ghost"),
            ("temple", "am-ghost"),
            ("plant", "am-ghost"),
            ("pick", "am-ghost"),
            ("court", "am-taking"),
        ],
        prefix: "am",
        bytes: 150_000,
    }
);

palast_ui_testkit::theme_tests!(palast_ui_testkit::ThemeChecks {
    id: Amyitis::ID,
    prefix: "am",
    css: Ui::CSS,
    art: crate::art::CSS,
    grounds: &["sand"],
});

fn nothing(_: &View<Amyitis>) -> Option<Action> {
    None
}

/// A rule that puts a box of a drawing of this size where it belongs.
fn place(name: &str, [x, y, width, height]: [f32; 4], size: [f32; 2]) -> String {
    let part = |value: f32, of: f32| {
        let hundredths = format!("{:.2}", value / of * 100.0);
        hundredths
            .trim_end_matches('0')
            .trim_end_matches('.')
            .to_owned()
    };
    let [across, down] = size;
    format!(
        ".room-amyitis .{name} {{ left: {}%; top: {}%; width: {}%; height: {}%; }}\n",
        part(x, across),
        part(y, down),
        part(width, across),
        part(height, down),
    )
}

/// Buttons lie where the drawings have what they stand for.
#[test]
fn buttons_lie_over_what_they_mean() {
    let mut css = String::from("/* Amyitis: where the buttons lie over the drawings. */\n");
    let spot = |at: Square| (usize::from(at.row()), usize::from(at.column()));
    for square in Square::all() {
        let (row, column) = spot(square);
        css += &place(
            &format!("am-at-{square}"),
            art::square_box(row, column),
            [500.0, 474.0],
        );
    }
    for side in Side::all() {
        let [one, other] = side.squares().map(spot);
        let index = art::side_index(one, other).unwrap();
        css += &place(
            &format!("am-on-{side}"),
            art::side_box(index),
            [500.0, 474.0],
        );
    }
    for (place_on_road, index) in art::Place::ALL.into_iter().zip(0..City::ALL.len()) {
        css += &place(
            &format!("am-in-{index}"),
            art::city_box(place_on_road),
            [400.0, 300.0],
        );
    }
    for row in FieldRow::ALL {
        css += &place(
            &format!("am-in-{row}"),
            art::field_row_box(row.index()),
            [300.0, 112.0],
        );
    }
    assert!(
        include_str!("places.css") == css,
        "places.css is to be\n{css}"
    );
}

/// A refused touch says why: a city one cannot get to, a side without water.
#[test]
fn what_cannot_be_done_says_why() {
    let at = Position::until(3, Options::default(), 5, |view, _| {
        matches!(view.question(), Some(Decision::TakeTurn))
    });
    at.show(at.asked(), Lang::En, nothing, |scene| {
        let page = Ui::board(scene).into_string();
        assert!(page.contains("The caravan is there already."), "{page}");
        assert!(page.contains("aria-disabled"), "{page}");
    });
    let at = Position::asked_for("canal", 3, 5);
    at.show(at.asked(), Lang::En, nothing, |scene| {
        let page = Ui::board(scene).into_string();
        assert!(page.contains("No finished canal leads there"), "{page}");
    });
}

/// Where sides are too small for a finger, the gardens as a whole name each that cannot be dug, once.
#[test]
fn the_gardens_name_every_canal_that_cannot_be_dug() {
    let at = Position::asked_for("canal", 3, 5);
    at.show(at.asked(), Lang::En, nothing, |scene| {
        let page = Ui::board(scene).into_string();
        let (_, button) = page.split_once("data-k=\"r:canals\"").unwrap();
        let (_, why) = button.split_once("data-why=\"").unwrap();
        let (why, _) = why.split_once('"').unwrap();
        for side in Side::all() {
            let times = why.matches(&super::gardens::sign(side)).count();
            let legal = super::is_legal(scene, Action::Canal(side));
            assert_eq!(times, usize::from(!legal), "{side}: {why}");
        }
    });
    let at = Position::asked_for("plant", 3, 5);
    at.show(at.asked(), Lang::En, nothing, |scene| {
        assert!(!Ui::board(scene).into_string().contains("r:canals"));
    });
}

/// The palace is on the table with the expansion only.
#[test]
fn the_palace_belongs_to_the_expansion() {
    let shown = |expansion| {
        let options = Options {
            expansion,
            ..Options::default()
        };
        let at = Position::random(3, options, 4, 30);
        at.show(Viewer::Spectator, Lang::En, nothing, |scene| {
            Ui::board(scene).into_string().contains("am-stair")
        })
    };
    assert!(shown(amyitis::Expansion::Palace));
    assert!(!shown(amyitis::Expansion::None));
}

/// A cube comes from its owner's panel, and a planted tile goes to the planter's own table.
#[test]
fn pieces_glide() {
    let at = Position::asked_for("canal", 3, 5);
    let (seat, action) = at.answer("canal").unwrap();
    let Action::Canal(side) = action else {
        unreachable!("the position was chosen so")
    };
    let after = at.after(seat, action);
    after.show(Viewer::Spectator, Lang::En, nothing, |scene| {
        let board = Ui::board(scene).into_string();
        let key = format!("data-k=\"k{side}.0\" data-from=\"seat{seat}\"");
        assert!(board.contains(&key), "{key}\n{board}");
        let panel = Ui::panel(scene, seat).into_string();
        assert!(panel.contains(&format!("data-k=\"seat{seat}\"")), "{panel}");
    });
    let at = Position::asked_for("plant", 3, 5);
    let (seat, action) = at.answer("plant").unwrap();
    let Action::Plant(square) = action else {
        unreachable!("the position was chosen so")
    };
    let tile = at
        .play
        .view(Viewer::Spectator)
        .public()
        .tile(square)
        .unwrap();
    let key = format!("data-k=\"{tile}\"");
    at.show(Viewer::Seat(seat), Lang::En, nothing, |scene| {
        assert!(Ui::board(scene).into_string().contains(&key));
    });
    at.after(seat, action)
        .show(Viewer::Seat(seat), Lang::En, nothing, |scene| {
            assert!(!Ui::board(scene).into_string().contains(&key));
            assert!(Ui::hand(scene).into_string().contains(&key));
        });
}
