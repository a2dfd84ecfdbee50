//! A hint: when it can be asked for, and what a search found. It is part of the question of
//! whoever asked, and of nobody else's page.

use maud::{Markup, html};
use palast_games::{Advice, RatedAnswer};
use palast_ui::{Phrase, RenderContext};

use crate::table::{MatchSnapshot, TableSnapshot};

/// The hint, or a place that says that it is being looked for.
pub(super) fn panel(
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    advice: Option<&Advice>,
    context: RenderContext<'_>,
) -> Markup {
    let words = context.words;
    html! {
        @if let Some(advice) = advice {
            aside #hints aria-labelledby="hints-title" data-k="hints" {
                h3 #hints-title { (words.get("hint-title")) }
                p.hint { (words.text(&Phrase::new(format!("hint-{}", advice.sureness.name())))) }
                ol {
                    @for answer in &advice.answers { (line(answer, play, advice, context)) }
                }
                // Without script the hint stays while its answers are tried.
                input type="hidden" name="hint" value="1";
            }
        } @else if is_offered(snapshot, play) {
            p #thinking.hint role="status" hidden {
                progress aria-label=(words.get("hint-thinking")) {} " " (words.get("hint-thinking"))
            }
        }
    }
}

/// Whether the viewer can ask for a hint now.
pub(super) fn is_offered(snapshot: &TableSnapshot, play: &MatchSnapshot) -> bool {
    snapshot.your_turn() && snapshot.allows_hints() && play.view.legal().len() > 1
}

/// One answer: its name picks it, and what it leads to.
fn line(
    answer: &RatedAnswer,
    play: &MatchSnapshot,
    advice: &Advice,
    context: RenderContext<'_>,
) -> Markup {
    let view = &play.view;
    let notation = answer.notation.as_str();
    let paint = |phrase: &Phrase| view.paint(phrase, context);
    html! {
        li {
            @if let Some(action) = view.action(notation) {
                button.choice.hinted type="submit" name="pick" value=(notation) formmethod="get"
                    data-k={ "h:" (notation) } { span { (paint(&action)) } }
            }
            @if let Some(consequence) = view.consequence(notation) { p { (paint(&consequence)) } }
            @if advice.walks > 0 { p.share { (context.words.text(&share(answer.share))) } }
        }
    }
}

/// The share of the victory that can be expected, in words.
pub(super) fn share(share: f32) -> Phrase {
    Phrase::new("hint-share").with("n", in_hundred(share))
}

/// A share as a number of a hundred. Nothing is certain before it has happened.
pub(super) fn in_hundred(share: f32) -> i64 {
    ((share * 100.0).round() as i64).clamp(1, 99)
}
