use eternal_palace::{Event, Options, Task};
use palast_core::Viewer;
use palast_ui::Lang;

use super::{is_new, since};
use crate::Scene;
use crate::testing::Position;

/// A player whose turn it is sees what the others have placed, and nothing about their own actions.
#[test]
fn only_actions_of_other_players_are_new() {
    let mut read = 0;
    for seed in 0..12 {
        let at = Position::until(3, Options::default(), seed, |view, given| {
            let turn = view.question().map(|ask| ask.task);
            given > 12 && matches!(turn, Some(Task::Turn(_)))
        });
        let Viewer::Seat(you) = at.asked() else {
            continue;
        };
        at.show(
            at.asked(),
            Lang::En,
            |_| None,
            |scene: Scene<'_>| {
                for event in since(scene) {
                    let Event::Placed { who, place, .. } = event else {
                        continue;
                    };
                    assert_ne!(*who, you, "an action of the viewer");
                    assert!(is_new(scene, *who, *place));
                    read += 1;
                }
            },
        );
    }
    assert!(read > 5, "{read}");
}
