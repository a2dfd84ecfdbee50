//! What a reader sees when something was refused.

use maud::{Markup, html};
use palast_ui::Words;

use super::shell::Shell;
use crate::app::site_words;
use crate::extract::Visitor;
use crate::http_error::HttpError;

fn words(visitor: &Visitor, problem: &HttpError) -> &'static Words {
    problem
        .game
        .map_or_else(|| site_words(visitor.lang), |game| game.words(visitor.lang))
}

/// The sentence alone, for the script to show.
pub(crate) fn sentence(visitor: &Visitor, problem: &HttpError) -> String {
    words(visitor, problem).text(&problem.phrase)
}

/// A page with the sentence and a way on.
pub(crate) fn page(visitor: &Visitor, problem: &HttpError) -> Markup {
    let words = words(visitor, problem);
    let back = visitor.path.split('?').next().unwrap_or_default();
    let table = back
        .strip_prefix("/t/")
        .and_then(|rest| rest.split('/').next())
        .filter(|_| problem.status.as_u16() != 404 && problem.status.as_u16() != 403);
    let main = html! {
        main #problem {
            h1 { (words.get("problem-title")) }
            p { (words.text(&problem.phrase)) }
            p.ways {
                @if let Some(id) = table {
                    a.button href={ "/t/" (id) } { (words.get("back-to-table")) }
                }
                a.button.quiet href="/" { (words.get("back-to-site")) }
            }
        }
    };
    Shell {
        visitor,
        words,
        title: &words.get("problem-title"),
        room: None,
        head: html! {},
        symbols: html! {},
    }
    .page(&main)
}
