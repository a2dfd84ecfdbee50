//! The checks of a UI in a terminal.

use palast_core::{Game, SeatMap, Viewer};
use palast_ui::{GameUi, Lang, RenderContext, Scene, SeatColour};

use crate::{Position, terminal};

/// A name longer than a line; a UI must shorten it.
const NAME: &str = "Maximiliane-Ludovica von und zu Hohenstein-Wernigerode auf Schloss \
                    Unterweissenbach an der Krummen Lanke";

/// The smallest supported terminal.
const SIZE: (u16, u16) = (78, 14);

/// The parameters of the terminal checks.
#[derive(Clone, Copy, Debug)]
pub struct TerminalChecks {
    /// The approximate number of answers in a match.
    pub length: u64,
    /// The width of the terminal, of which the UI may use 78 columns. If a UI never uses more, test it
    /// with more: a line that would have been cut then shows as too long.
    pub width: u16,
    /// The beginning of the legend line, which explains the symbols.
    pub legend: &'static str,
}

impl TerminalChecks {
    /// With the most seats, the longest names and in every language, all players and the legend fit
    /// into 78 columns and 14 lines.
    ///
    /// # Panics
    /// Prints the screen.
    pub fn all_players_fit_into_fourteen_lines<G: Game, F: GameUi<G>>(&self) {
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

    /// Drawing works in a terminal of any size.
    ///
    /// # Panics
    /// If drawing panics or leaves a large terminal empty.
    pub fn every_terminal_size_can_be_drawn<G: Game, F: GameUi<G>>(&self) {
        self.each_scene::<G, F>(12, |scene| {
            for (width, height) in [(0, 0), (1, 1), (10, 3), (40, 40), (200, 2), (200, 60)] {
                let lines = terminal::<G, F>(scene, width, height);
                let empty = lines.iter().all(String::is_empty);
                assert!(!empty || width < 40, "nothing at {width}×{height}");
            }
        });
    }

    fn each_scene<G: Game, F: GameUi<G>>(&self, count: u64, mut look: impl FnMut(Scene<'_, G>)) {
        for at in Position::<G, F>::some(count, self.length) {
            for viewer in [at.asked(), Viewer::Spectator] {
                for lang in Lang::ALL {
                    at.show(viewer, lang, |_| None, &mut look);
                }
            }
        }
    }
}

/// Generates one test for each check of [`TerminalChecks`]: `terminal_tests!(Game, Ui, TerminalChecks { … })`.
#[macro_export]
macro_rules! terminal_tests {
    ($game:ty, $ui:ty, $checks:expr) => {
        $crate::tests_of!($checks, $game, $ui =>
            all_players_fit_into_fourteen_lines,
            every_terminal_size_can_be_drawn,
        );
    };
}

#[cfg(test)]
mod tests;
