//! What can be touched on the board: an answer, or something refused with its reason.

use amyitis::{Action, Amyitis, Illegal};
use maud::{Markup, html};
use palast_core::Game;
use palast_ui::{Localize, controls};

use crate::{AmyitisUi, Scene};

/// A button for the answer if it is legal; if it is not, one that says why; nothing if answers like
/// it are not asked for. It lies in a box of the given classes.
pub(super) fn at(scene: Scene<'_>, action: Action, class: &str, inner: &Markup) -> Option<Markup> {
    let (ask, seat_view) = (scene.view.question()?, scene.view.view_ref()?);
    let button = match Amyitis::check(seat_view, &ask, &action) {
        Ok(()) => {
            let key = format!("b:{action}");
            controls::choice_as::<Amyitis, AmyitisUi>(scene, &action, &key, "", inner)
        }
        Err(Illegal::NotTheQuestion) => return None,
        Err(illegal) => {
            let why = scene.say(&AmyitisUi::illegal(&illegal));
            let name = scene.say(&AmyitisUi::action(scene.view, &action));
            controls::refused(&name, &why, &format!("r:{action}"), inner)
        }
    };
    Some(html! { span class=(class) { (button) } })
}

/// Whether this answer is legal now.
pub(crate) fn is_legal(scene: Scene<'_>, action: Action) -> bool {
    let (Some(ask), Some(seat_view)) = (scene.view.question(), scene.view.view_ref()) else {
        return false;
    };
    Amyitis::check(seat_view, &ask, &action).is_ok()
}
