use palast_ui::Lang;
use palast_ui_testkit::{TerminalChecks, terminal};
use palastgefluester::Palastgefluester;

use crate::PalastgefluesterUi as Ui;
use crate::testing::{LENGTH, positions};

palast_ui_testkit::terminal_tests!(
    Palastgefluester,
    Ui,
    TerminalChecks {
        length: LENGTH,
        width: 78,
        legend: "◆ ",
    }
);

#[test]
fn every_card_of_the_hand_is_drawn_with_its_glyph() {
    for at in positions(60).filter(|at| !at.play.is_over()) {
        for viewer in at.viewers() {
            at.show(
                viewer,
                Lang::De,
                |_| None,
                |scene| {
                    let Some(own) = scene.view.own() else { return };
                    let lines = terminal::<Palastgefluester, Ui>(scene, 78, 14);
                    let hand = lines
                        .iter()
                        .find(|line| line.contains("Deine Hand"))
                        .unwrap();
                    let glyphs = hand.matches(['◆', '●', '▲', '■', '★', '○']).count();
                    assert_eq!(glyphs, own.hand.len() as usize, "{hand}");
                },
            );
        }
    }
}
