use palast_core::{SeatMap, Viewer};
use palast_ui::{Cells, Lang, Look};
use palastgefluester::Options;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::testing::{Position, positions};
use crate::{PalastgefluesterFace as Face, Scene};

fn drawn(scene: Scene<'_>, width: u16, height: u16) -> Vec<String> {
    let area = Rect::new(0, 0, width, height);
    let mut buf = Buffer::empty(area);
    Face::draw(scene, area, &mut buf);
    (0..height)
        .map(|y| {
            let line: String = (0..width).map(|x| buf[(x, y)].symbol()).collect();
            line.trim_end().to_owned()
        })
        .collect()
}

#[test]
fn five_players_fit_into_fourteen_lines() {
    for at in positions(60) {
        for viewer in at.viewers() {
            for lang in Lang::ALL {
                at.show(
                    viewer,
                    lang,
                    |_| None,
                    |scene| {
                        let names =
                            SeatMap::from_fn(|_| "Maximiliane-Ludovica von und zu".to_owned());
                        let look = Look {
                            names: &names,
                            ..scene.look
                        };
                        let lines = drawn(Scene { look, ..scene }, 78, 14);
                        let seats = usize::from(scene.view.public().seats.get());
                        let shown = lines.iter().filter(|l| l.contains("Maximiliane-Lud…"));
                        assert_eq!(shown.count(), seats, "{lines:#?}");
                        let legend = lines.iter().any(|line| line.starts_with("◆ "));
                        assert!(legend, "{lines:#?}");
                        // Nothing that matters runs into the edge.
                        assert!(lines.iter().all(|l| l.chars().count() <= 78), "{lines:#?}");
                        if let Some(own) = scene.view.own().filter(|_| scene.open.is_empty()) {
                            let hand = lines.iter().find(|line| line.contains(": ")).unwrap();
                            let glyphs = hand.matches(['◆', '●', '▲', '■', '★', '○']).count();
                            assert_eq!(glyphs, own.hand.len() as usize, "{hand}");
                        }
                    },
                );
            }
        }
    }
}

#[test]
fn a_tiny_area_does_not_panic() {
    let at = Position::random(5, Options::default(), 1, 20);
    at.show(
        Viewer::Spectator,
        Lang::En,
        |_| None,
        |scene| {
            for (width, height) in [(0, 0), (1, 1), (10, 3), (200, 60)] {
                drawn(scene, width, height);
            }
        },
    );
}
