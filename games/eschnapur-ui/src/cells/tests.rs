use eschnapur::{Options, Part};
use palast_core::{SeatMap, Viewer};
use palast_ui::{Cells, Lang, Look};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::testing::{Position, positions};
use crate::{EschnapurFace as Face, Scene};

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

/// Wider than 78 on purpose: what would be cut shows as a line that is too long.
#[test]
fn four_players_fit_into_fourteen_lines() {
    for at in positions(90) {
        for viewer in at.viewers() {
            for lang in Lang::ALL {
                at.show(
                    viewer,
                    lang,
                    |_| None,
                    |scene| {
                        let names = SeatMap::from_fn(|_| "Maximiliane-Ludovica".to_owned());
                        let look = Look {
                            names: &names,
                            ..scene.look
                        };
                        let lines = drawn(Scene { look, ..scene }, 120, 14);
                        for line in &lines {
                            assert!(line.chars().count() <= 78, "{lang} {line}");
                        }
                        let seats = usize::from(scene.view.public().seats.get());
                        let shown = lines.iter().filter(|line| line.contains("Maximiliane-L…"));
                        assert_eq!(shown.count(), seats, "{lines:#?}");
                        let legend = lines.iter().any(|line| line.starts_with("◆ "));
                        assert!(legend, "{lines:#?}");
                    },
                );
            }
        }
    }
}

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
                let lines = drawn(scene, 78, 14);
                let glyphs: usize = lines[1..5]
                    .iter()
                    .map(|line| line.matches(['◆', '●', '▲', '■']).count())
                    .sum();
                assert_eq!(glyphs, laid, "{lines:#?}");
            },
        );
    }
}

#[test]
fn a_tiny_area_does_not_panic() {
    let at = Position::random(4, Options::default(), 1, 60);
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
