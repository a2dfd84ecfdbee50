use eternal_palace::{Event, Options, Task};
use palast_core::Viewer;
use palast_ui::Lang;

use super::{is_new, news, since};
use crate::Scene;
use crate::testing::Position;

/// A player whose turn it is reads what the others have placed, and nothing about their own actions.
#[test]
fn only_actions_of_other_players_are_reported() {
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
                let page = news(scene).into_string();
                for event in since(scene) {
                    let Event::Placed { who, place, .. } = event else {
                        continue;
                    };
                    assert_ne!(*who, you, "an action of the viewer in {page}");
                    assert!(is_new(scene, *who, *place));
                    assert!(page.contains("<li>"), "{page}");
                    read += 1;
                }
            },
        );
    }
    assert!(read > 5, "{read}");
}

/// The Master's place is reported once, with the reason.
#[test]
fn the_masters_choice_is_reported_with_its_reason() {
    let at = Position::until(1, Options::default(), 3, |view, given| {
        let turn = view.question().map(|ask| ask.task);
        given > 4 && matches!(turn, Some(Task::Turn(_)))
    });
    at.show(
        at.asked(),
        Lang::En,
        |_| None,
        |scene: Scene<'_>| {
            let chose = since(scene).any(|event| matches!(event, Event::MasterChose { .. }));
            let page = news(scene).into_string();
            assert_eq!(chose, page.contains("The Master:"), "{page}");
            assert!(!page.contains("places"), "{page}");
        },
    );
}
