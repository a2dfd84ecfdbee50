use eternal_palace::{Action, Options, Task};
use palast_core::Viewer;
use palast_ui::Lang;

use super::{LONG, groups_of, ways};
use crate::Scene;
use crate::testing::Position;

/// A position in which a player groups many dice.
fn many_dice() -> Position {
    Position::until(3, Options::default(), 5, |view, given| {
        let groups = view.legal_actions().iter().filter_map(groups_of).count();
        given > 30
            && groups > LONG
            && view.asked().first().map(Viewer::Seat) == Some(view.viewer())
            && view.question().is_some_and(|ask| ask.task == Task::Plan)
    })
}

fn page(at: &Position, pick: Option<Action>) -> String {
    at.show(
        at.asked(),
        Lang::En,
        |_| pick,
        |scene: Scene<'_>| ways(scene, scene.legal).into_string(),
    )
}

/// At first each die lies in its own tray and can be put to every other one.
#[test]
fn every_die_can_be_put_to_every_other() {
    let at = many_dice();
    let Viewer::Seat(seat) = at.asked() else {
        unreachable!("somebody is asked")
    };
    let dice = at.show(
        at.asked(),
        Lang::En,
        |_| None,
        |scene: Scene<'_>| usize::from(scene.view.public().players[seat].dice.len()),
    );
    let page = page(&at, None);
    assert_eq!(page.matches("ep-toggle").count(), dice, "{page}");
    let trays = page.matches("ep-slot\"").count();
    assert_eq!(trays, dice, "{page}");
    assert_eq!(
        page.matches("ep-into ").count(),
        dice * (dice - 1),
        "{page}"
    );
}

/// A click picks the grouping that the trays then show: two dice together can be separated again.
#[test]
fn dice_put_together_can_be_parted() {
    let at = many_dice();
    let legal = at.show(
        at.asked(),
        Lang::En,
        |_| None,
        |scene: Scene<'_>| scene.legal.to_vec(),
    );
    let singles = legal
        .iter()
        .filter_map(groups_of)
        .max_by_key(|groups| groups.len());
    let singles = singles.unwrap();
    let pair = legal
        .iter()
        .find(|action| groups_of(action).is_some_and(|groups| groups.len() == singles.len() - 1));
    let page = page(&at, pair.copied());
    let back = format!("value=\"{}\"", Action::Group(singles));
    let into_new = page.split("ep-empty").nth(1).unwrap();
    assert!(into_new.contains(&back), "no {back} in {into_new}");
}
