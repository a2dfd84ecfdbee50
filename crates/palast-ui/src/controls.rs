//! The buttons for answers. They are plain buttons of the page's one form, so they work with a mouse,
//! touch, a keyboard, a screen reader, and without script.
//!
//! Picking is a `GET` that shows the consequence of the answer; confirming is a `POST`. With script,
//! the same two requests are made in the background.

use maud::{Markup, html};
use palast_core::Game;

use crate::{Localize, Scene};

/// A button for a legal answer, holding a picture or words. Its accessible name comes from the UI.
///
/// What the answer would do is said once it is picked: working that out for every answer on offer
/// would mean imagining a table for each.
#[must_use]
pub fn choice<G: Game, S: Localize<G>>(
    scene: Scene<'_, G>,
    action: &G::Action,
    inner: &Markup,
) -> Markup {
    choice_as::<G, S>(scene, action, &format!("c:{action}"), "", inner)
}

/// Like [`choice`], with its own key and further classes: keys are unique, so an answer with several
/// buttons on one page needs several keys.
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
    let hint = scene.hints.iter().position(|hint| hint == action);
    html! {
        button class={ "choice " (class) } type="submit" name="pick" value=(notation)
            formmethod="get" data-k=(key) data-key=[S::key(scene.view, action)]
            data-hint=[hint.map(|place| place + 1)]
            aria-pressed=(if picked { "true" } else { "false" })
            aria-label=(scene.say(&S::action(scene.view, action))) { (inner) }
    }
}

/// Like [`choice`], with the answer's words as its content.
#[must_use]
pub fn worded<G: Game, S: Localize<G>>(scene: Scene<'_, G>, action: &G::Action) -> Markup {
    let words = scene.say(&S::action(scene.view, action));
    choice::<G, S>(scene, action, &html! { span { (words) } })
}

/// A button for an answer that is not legal now; clicking it shows the reason.
#[must_use]
pub fn refused(name: &str, why: &str, key: &str, inner: &Markup) -> Markup {
    html! {
        button.choice.refused type="button" aria-disabled="true" data-k=(key)
            aria-label={ (name) ". " (why) } data-why=(why) title=(why) { (inner) }
    }
}
