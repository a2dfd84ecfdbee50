//! Explanations for whoever plays a game for the first time.
//!
//! A question's lesson is part of the page of everybody who is asked, and hidden: what is shown is
//! the same for all who may see the same. Whether it is to be seen stands on `main` as
//! `data-explain`, which the page is loaded with and the script keeps current; the stylesheet does
//! the rest, and lights what the lesson speaks of.

use std::fmt::Write as _;

use maud::{Markup, html};
use palast_games::AnyGame;
use palast_store::TableId;
use palast_ui::{Phrase, Words};

use crate::extract::Visitor;
use crate::table::{MatchSnapshot, TableSnapshot};

/// The lesson that belongs to the question of a page, if its viewer is asked.
pub(super) fn now(snapshot: &TableSnapshot, play: &MatchSnapshot) -> Option<&'static str> {
    snapshot.your_turn().then(|| play.view.lesson()).flatten()
}

/// What a page is to explain when it is loaded: `welcome`, a lesson, or nothing.
pub(super) fn due(snapshot: &TableSnapshot, visitor: &Visitor) -> Option<&'static str> {
    let play = snapshot.play.as_ref().filter(|play| play.at.is_none())?;
    snapshot.you?;
    let is_due = |lesson: &&str| visitor.lessons.is_due(snapshot.game, lesson);
    let now = || now(snapshot, play).filter(is_due);
    Some("welcome").filter(is_due).or_else(now)
}

/// The lesson of a question.
pub(super) fn card(
    lesson: &str,
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    words: &Words,
) -> Markup {
    html! {
        aside.lesson data-id=(lesson) data-k={ "lesson-" (lesson) } aria-label=(words.get("explain-title")) {
            p { (words.text(&Phrase::new(format!("lesson-{lesson}")))) }
            p.ways {
                a href={ "#rule-" (play.view.rule_now()) } { (words.get("explain-rule")) }
                (buttons(&snapshot.id, lesson, words))
            }
        }
    }
}

/// Three sentences before the first question.
pub(super) fn welcome(snapshot: &TableSnapshot, visitor: &Visitor, words: &Words) -> Markup {
    html! {
        @if due(snapshot, visitor) == Some("welcome") {
            aside #welcome aria-labelledby="welcome-title" {
                h2 #welcome-title { (words.get("game-name")) }
                @for key in ["welcome-you", "welcome-aim", "welcome-round"] { p { (words.get(key)) } }
                p.ways { (buttons(&snapshot.id, "welcome", words)) }
            }
        }
    }
}

fn buttons(id: &TableId, lesson: &str, words: &Words) -> Markup {
    html! {
        button.small form="act" formaction={ "/t/" (id) "/lesson" } name="told" value=(lesson) {
            @if lesson == "welcome" { (words.get("explain-begin")) } @else { (words.get("explain-understood")) }
        }
        button.small form="act" formaction={ "/t/" (id) "/lesson" } name="explain" value="no" { (words.get("explain-off")) }
    }
}

/// Switches explanations on or off, among the rules.
pub(super) fn switch(snapshot: &TableSnapshot, visitor: &Visitor, words: &Words) -> Markup {
    let wanted = visitor.lessons.are_wanted(snapshot.game.id());
    let (value, key) = if wanted {
        ("no", "explain-off")
    } else {
        ("yes", "explain-on")
    };
    html! {
        @if snapshot.you.is_some() && !snapshot.game.lessons().is_empty() {
            p.ways {
                button #explain-switch.small form="act" formaction={ "/t/" (snapshot.id) "/lesson" }
                    name="explain" value=(value) { (words.get(key)) }
            }
        }
    }
}

/// The rules of the stylesheet that light what a lesson of this game speaks of.
pub(crate) fn css(game: &dyn AnyGame) -> String {
    let mut css = String::new();
    for lesson in game.lessons() {
        let _ = writeln!(
            css,
            "[data-explain=\"{lesson}\"] [data-lesson~=\"{lesson}\"] {{ outline: 3px solid var(--lit); outline-offset: 3px; border-radius: .4rem; }}"
        );
    }
    css
}
