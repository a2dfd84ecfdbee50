use std::collections::BTreeSet;

use maud::html;
use palast_ui::{Lang, RenderHtml};

use crate::testing::positions;
use crate::{EternalPalaceUi as Ui, Scene};

/// On a whole page, every button has its popover, and the ids of popovers are unique.
#[test]
fn every_popover_exists_once() {
    let mut opened = 0;
    for at in positions(20) {
        let page = at.show(at.asked(), Lang::En, |_| None, whole);
        let named = |before: &str| -> Vec<String> {
            let rest = page.split(before).skip(1);
            rest.filter_map(|rest| rest.split('"').next().map(str::to_owned))
                .collect()
        };
        let (asked, leaves) = (named("popovertarget=\""), named("popover=\"\" id=\""));
        let ids: BTreeSet<&String> = leaves.iter().collect();
        assert_eq!(ids.len(), leaves.len(), "{leaves:?}");
        assert_eq!(asked.iter().collect::<BTreeSet<_>>(), ids);
        opened += asked.len();
    }
    assert!(opened > 60, "{opened}");
}

fn whole(scene: Scene<'_>) -> String {
    let panels = scene.view.rules().seats.seats();
    html! {
        (Ui::board(scene)) (Ui::hand(scene)) (Ui::choices(scene))
        @for seat in panels { (Ui::panel(scene, seat)) }
        @if let Some(rival) = Ui::automa_panel(scene) { (rival) }
    }
    .into_string()
}
