//! The elements people answer with. They are plain buttons of the page's one form, so that they
//! work by mouse, touch, keyboard, screen reader and without script.
//!
//! Picking is a `GET` that shows what the answer would do; confirming is a `POST`. The script does
//! the same two requests in the background.

use maud::{Markup, html};
use palast_core::Game;

use crate::{Localize, Scene};

/// A button for a legal answer, holding a picture or words. Its accessible name and what it would
/// do come from the UI.
#[must_use]
pub fn choice<G: Game, S: Localize<G>>(
    scene: Scene<'_, G>,
    action: &G::Action,
    inner: &Markup,
) -> Markup {
    choice_as::<G, S>(scene, action, &format!("c:{action}"), "", inner)
}

/// The same with a key and further classes of its own, for an answer that has several buttons on
/// one page: keys are unique.
#[must_use]
pub fn choice_as<G: Game, S: Localize<G>>(
    scene: Scene<'_, G>,
    action: &G::Action,
    key: &str,
    class: &str,
    inner: &Markup,
) -> Markup {
    let notation = action.to_string();
    let picked = scene.pick.as_ref() == Some(action);
    html! {
        button class={ "choice " (class) } type="submit" name="pick" value=(notation)
            formmethod="get" data-k=(key)
            aria-pressed=(if picked { "true" } else { "false" })
            aria-label=(scene.say(&S::action(scene.view, action)))
            data-say=(scene.say(&S::consequence(scene.view, action))) { (inner) }
    }
}

/// The same with the answer's words as its UI.
#[must_use]
pub fn worded<G: Game, S: Localize<G>>(scene: Scene<'_, G>, action: &G::Action) -> Markup {
    let words = scene.say(&S::action(scene.view, action));
    choice::<G, S>(scene, action, &html! { span { (words) } })
}

/// Something that looks like a choice and is none now; touching it says why.
#[must_use]
pub fn refused(name: &str, why: &str, key: &str, inner: &Markup) -> Markup {
    html! {
        button.choice.refused type="button" aria-disabled="true" data-k=(key)
            aria-label={ (name) ". " (why) } data-why=(why) title=(why) { (inner) }
    }
}
