//! Opening a table: seats, options, who may see it, pace.

use maud::{Markup, html};
use palast_core::Choice;
use palast_games::{AnyGame, Level};
use palast_ui::{Phrase, SeatColour, Words};

use super::csrf;
use super::shell::Shell;
use crate::table::{Pace, Watch};
use crate::visitor::Visitor;

/// The name of a level in words.
pub(super) fn level(words: &Words, level: &str) -> String {
    words.text(&Phrase::new(format!("level-{level}")))
}

/// The page.
pub(crate) fn page(visitor: &Visitor, game: &'static dyn AnyGame) -> Markup {
    let words = game.words(visitor.lang);
    let main = html! {
        main #main.new {
            h1 { (words.get("new-title")) }
            p.lead { (words.get("game-name")) }
            form #open-table method="post" action={ "/new/" (game.id()) } {
                (csrf(visitor))
                p.field {
                    label for="name" { (words.get("your-name")) }
                    input #name name="name" required maxlength="24" autocomplete="nickname"
                        value=[visitor.name.as_deref()];
                }
                fieldset.card {
                    legend { (words.get("seats")) }
                    (seats(game, words))
                }
                @if !game.choices().is_empty() {
                    details.card {
                        summary { (words.get("options")) }
                        @for choice in game.choices() { (option(choice, words)) }
                    }
                }
                fieldset.card {
                    legend { (words.get("company")) }
                    p.field {
                        label for="visibility" { (words.get("visibility")) }
                        select #visibility name="visibility" {
                            option value="private" selected { (words.get("visibility-private")) }
                            option value="public" { (words.get("visibility-public")) }
                        }
                    }
                    p.field {
                        label for="watch" { (words.get("watch")) }
                        select #watch name="watch" {
                            @for watch in Watch::ALL {
                                option value=(watch.name()) {
                                    (words.text(&Phrase::new(format!("watch-{}", watch.name()))))
                                }
                            }
                        }
                    }
                    p.field {
                        label for="pace" { (words.get("pace")) }
                        select #pace name="pace" {
                            @for pace in Pace::ALL {
                                option value=(pace.name()) {
                                    (words.text(&Phrase::new(format!("pace-{}", pace.name()))))
                                }
                            }
                        }
                    }
                }
                p.ways {
                    button #open.button type="submit" { (words.get("open-table")) }
                    a.button.quiet href="/" { (words.get("back-to-house")) }
                }
            }
        }
    };
    Shell {
        visitor,
        words,
        title: &words.get("new-title"),
        room: Some(game.id()),
        head: html! {},
        symbols: html! {},
    }
    .page(&main)
}

fn seats(game: &dyn AnyGame, words: &Words) -> Markup {
    let range = game.seats();
    html! {
        p.field.seat-row {
            span.label { (SeatColour::Red.mark()) " " (words.text(&Phrase::new("seat-n").with("n", 1))) }
            span.fixed { (words.get("seat-you")) }
        }
        @for number in 2..=*range.end() {
            @let name = format!("seat-{number}");
            @let colour = palast_core::Seat::new(number - 1).map_or(SeatColour::Neutral, SeatColour::of);
            p.field.seat-row {
                label.label for=(name) { (colour.mark()) " " (words.text(&Phrase::new("seat-n").with("n", number))) }
                select id=(name) name=(name) {
                    option value="open" { (words.get("seat-friend")) }
                    @for level in game.levels().iter().rev() {
                        option value={ "bot-" (level.name()) } { (bot(words, *level)) }
                    }
                    @if number > *range.start() {
                        option value="none" selected { (words.get("seat-none")) }
                    }
                }
            }
        }
    }
}

fn bot(words: &Words, level_: Level) -> String {
    let level = level(words, level_.name());
    words.text(&Phrase::new("seat-bot").with("level", level))
}

fn option(choice: &Choice, words: &Words) -> Markup {
    let id = format!("option-{}", choice.name);
    let say = |key: String| words.text(&Phrase::new(key));
    let help = format!("{id}-help");
    html! {
        p.field {
            label for=(id) { (say(id.clone())) }
            select id=(id) name=(id) aria-describedby=[words.has(&help).then_some(&help)] {
                @for value in choice.values {
                    option value=(value) { (say(format!("{id}-{value}"))) }
                }
            }
            @if words.has(&help) { small id=(help) { (say(help.clone())) } }
        }
    }
}
