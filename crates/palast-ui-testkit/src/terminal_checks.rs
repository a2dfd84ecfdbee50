//! What every UI has to keep to in a terminal.

use palast_core::{Game, SeatMap, Viewer};
use palast_ui::{Lang, RenderContext, RenderTerminal, Scene, SeatColour};

use crate::{Position, terminal};

/// Longer than a line: a UI that does not shorten it has no room for anything else.
const NAME: &str = "Maximiliane-Ludovica von und zu Hohenstein-Wernigerode auf Schloss \
                    Unterweissenbach an der Krummen Lanke";

/// The least a terminal offers.
const SIZE: (u16, u16) = (78, 14);

/// What to test a UI in a terminal with.
#[derive(Clone, Copy, Debug)]
pub struct TerminalChecks {
    /// About how many answers a match takes.
    pub length: u64,
    /// How wide the terminal is that 78 columns have to do in. A UI that never uses
    /// more is best tested with more: what would have been cut then shows as a line that is too long.
    pub width: u16,
    /// How the line begins that says what the signs mean.
    pub legend: &'static str,
}

impl TerminalChecks {
    /// With the most seats, the longest names and in every language, all players are there in 78
    /// columns and 14 lines, and so is the line that says what the signs mean.
    ///
    /// # Panics
    /// Shows the screen.
    pub fn everybody_fits_into_fourteen_lines<G: Game, F: RenderTerminal<G>>(&self) {
        let names = SeatMap::from_fn(|_| NAME.to_owned());
        self.each_scene::<G, F>(90, |scene| {
            let look = RenderContext {
                names: &names,
                ..scene.look
            };
            let lines = terminal::<G, F>(Scene { look, ..scene }, self.width, SIZE.1);
            let long = |line: &&String| line.chars().count() > usize::from(SIZE.0);
            assert!(lines.iter().find(long).is_none(), "too long: {lines:#?}");
            for seat in scene.view.rules().seats.seats() {
                let glyph = SeatColour::of(seat).glyph();
                let parts = [&NAME[..11], "…"];
                let named = |line: &String| {
                    line.contains(glyph) && parts.iter().all(|part| line.contains(part))
                };
                assert!(lines.iter().any(named), "{seat} is missing: {lines:#?}");
            }
            let legend = lines.iter().any(|line| line.starts_with(self.legend));
            assert!(legend, "the legend is missing: {lines:#?}");
        });
    }

    /// However small or large the terminal, something is drawn and nothing breaks.
    ///
    /// # Panics
    /// If drawing does.
    pub fn any_size_will_do<G: Game, F: RenderTerminal<G>>(&self) {
        self.each_scene::<G, F>(12, |scene| {
            for (width, height) in [(0, 0), (1, 1), (10, 3), (40, 40), (200, 2), (200, 60)] {
                let lines = terminal::<G, F>(scene, width, height);
                let empty = lines.iter().all(String::is_empty);
                assert!(!empty || width < 40, "nothing at {width}×{height}");
            }
        });
    }

    fn each_scene<G: Game, F: RenderTerminal<G>>(
        &self,
        count: u64,
        mut look: impl FnMut(Scene<'_, G>),
    ) {
        for at in Position::<G, F>::some(count, self.length) {
            for viewer in [at.asked(), Viewer::Spectator] {
                for lang in Lang::ALL {
                    at.show(viewer, lang, |_| None, &mut look);
                }
            }
        }
    }
}

/// One test for each check of a [`Screen`]: `terminal_tests!(Game, Ui, TerminalChecks { … })`.
#[macro_export]
macro_rules! terminal_tests {
    ($game:ty, $ui:ty, $checks:expr) => {
        $crate::tests_of!($checks, $game, $ui =>
            everybody_fits_into_fourteen_lines,
            any_size_will_do,
        );
    };
}

#[cfg(test)]
mod tests;
