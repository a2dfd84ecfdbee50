//! The rules of a game: as a panel over the table, opened at the rule that applies now, and as a
//! page of their own.

use maud::{Markup, html};
use palast_games::AnyGame;
use palast_store::Status;
use palast_ui::{Lang, Words};

use super::lesson;
use super::shell::Shell;
use crate::extract::Visitor;
use crate::table::TableSnapshot;

/// The panel. An address with a rule's name opens it, with script or without.
pub(super) fn panel(snapshot: &TableSnapshot, visitor: &Visitor, words: &Words) -> Markup {
    html! {
        section #rules.sheet tabindex="-1" aria-labelledby="rules-title" {
            div.sheet-head {
                h2 #rules-title { (words.get("rules")) }
                a.close href="#live" aria-label=(words.get("close")) { "✕" }
            }
            div.scroll.prose tabindex="0" role="group" aria-labelledby="rules-title" {
                (lesson::switch(snapshot, visitor, words))
                (sections(snapshot.game, visitor.lang, Under::Heading2))
                section.rule.proof #rule-proof tabindex="-1" {
                    h3 { (words.get("proof")) }
                    p { (words.get("proof-during")) }
                    p { (words.get("commitment")) ": " code #commitment { (snapshot.commitment) } }
                }
                (resign(snapshot, words))
            }
        }
    }
}

/// The way out of a match, behind a fold: it cannot be undone.
fn resign(snapshot: &TableSnapshot, words: &Words) -> Markup {
    let others = snapshot
        .seats
        .iter()
        .any(|seat| Some(seat.seat) != snapshot.you && seat.occupant.is_persons());
    let sure = if others {
        "resign-sure"
    } else {
        "resign-alone-sure"
    };
    html! {
        @if snapshot.you.is_some() && snapshot.status == Status::Running {
            details.drop {
                summary { (words.get("resign")) }
                span { (words.get(sure)) } " "
                button #resign.small form="act" formaction={ "/t/" (snapshot.id) "/resign" } { (words.get("resign")) }
            }
        }
    }
}

/// The page.
pub(crate) fn page(visitor: &Visitor, game: &'static dyn AnyGame) -> Markup {
    let words = game.words(visitor.lang);
    let main = html! {
        main #main.prose {
            h1 { (words.get("game-name")) }
            p.lead { (words.get("game-tagline")) }
            (sections(game, visitor.lang, Under::Heading1))
            p.ways { a.button.quiet href="/" { (words.get("back-to-site")) } }
        }
    };
    Shell {
        visitor,
        words,
        title: &words.get("game-name"),
        room: Some(game.id()),
        head: html! {},
        symbols: html! {},
    }
    .page(&main)
}

/// What stands above the sections: headings go down one step at a time.
#[derive(Clone, Copy)]
enum Under {
    Heading1,
    Heading2,
}

fn sections(game: &dyn AnyGame, lang: Lang, under: Under) -> Markup {
    html! {
        @for section in game.rules(lang) {
            section.rule id={ "rule-" (section.id) } tabindex="-1" {
                @match under {
                    Under::Heading1 => h2 { (section.title) },
                    Under::Heading2 => h3 { (section.title) },
                }
                @for paragraph in &section.paragraphs { p { (paragraph) } }
            }
        }
    }
}
