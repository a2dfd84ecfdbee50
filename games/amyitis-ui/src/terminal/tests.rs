use amyitis::{Amyitis, Cube, Side};
use palast_core::Viewer;
use palast_ui::{Lang, SeatColour};
use palast_ui_testkit::{TerminalChecks, terminal};

use crate::AmyitisUi as Ui;
use crate::preview::Preview;
use crate::testing::{LENGTH, positions};

palast_ui_testkit::terminal_tests!(
    Amyitis,
    Ui,
    TerminalChecks {
        length: LENGTH,
        width: 120,
        legend: "◆ ",
    }
);

/// Every cube on a canal and every planted garden is there with its owner's glyph.
#[test]
fn every_cube_of_the_gardens_is_drawn_with_its_glyph() {
    for at in positions(60) {
        at.show(
            Viewer::Spectator,
            Lang::En,
            |_| None,
            |scene| {
                let public = scene.view.public();
                let cubes: Vec<Cube> = Side::all()
                    .flat_map(|side| [public.canals.cube(side, 0), public.canals.cube(side, 1)])
                    .flatten()
                    .collect();
                let grey = cubes.iter().filter(|cube| **cube == Cube::Grey).count();
                assert_eq!(grey, usize::from(public.canals.grey()));
                let planted: usize = public
                    .seats
                    .seats()
                    .map(|seat| usize::from(public.players[seat].planted()))
                    .sum();
                let lines = terminal::<Amyitis, Ui>(scene, 78, 14);
                let left: String = lines[1..8]
                    .iter()
                    .flat_map(|line| line.chars().take(super::LEFT))
                    .collect();
                let glyphs = left.matches(['◆', '●', '▲', '■']).count();
                assert_eq!(glyphs, cubes.len() - grey + planted, "{lines:#?}");
                let neutral = SeatColour::Neutral.glyph();
                assert_eq!(left.matches(neutral).count(), grey, "{lines:#?}");
                assert_eq!(left.matches('♣').count(), planted, "{lines:#?}");
            },
        );
    }
}

/// What a city asks and gives fits its cell in every language.
#[test]
fn no_city_is_cut_short() {
    for at in positions(60) {
        for lang in Lang::ALL {
            at.show(
                Viewer::Spectator,
                lang,
                |_| None,
                |scene| {
                    let line = super::road::line(scene, &Preview::default()).to_string();
                    assert!(!line.contains('…'), "{line}");
                },
            );
        }
    }
}
