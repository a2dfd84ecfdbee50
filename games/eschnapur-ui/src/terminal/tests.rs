use eschnapur::{Eschnapur, Part};
use palast_core::Viewer;
use palast_ui::Lang;
use palast_ui_testkit::{TerminalChecks, terminal};

use crate::EschnapurUi as Ui;
use crate::testing::{LENGTH, positions};

palast_ui_testkit::terminal_tests!(
    Eschnapur,
    Ui,
    TerminalChecks {
        length: LENGTH,
        width: 120,
        legend: "◆ ",
    }
);

#[test]
fn every_stone_is_drawn_with_its_glyph() {
    for at in positions(60).filter(|at| !at.play.is_over()) {
        at.show(
            Viewer::Spectator,
            Lang::En,
            |_| None,
            |scene| {
                let public = scene.view.public();
                let laid: usize = Part::ALL
                    .iter()
                    .map(|part| usize::from(public.stones_in(*part).len()))
                    .sum();
                let lines = terminal::<Eschnapur, Ui>(scene, 78, 14);
                let glyphs: usize = lines[1..5]
                    .iter()
                    .map(|line| line.matches(['◆', '●', '▲', '■']).count())
                    .sum();
                assert_eq!(glyphs, laid, "{lines:#?}");
            },
        );
    }
}
