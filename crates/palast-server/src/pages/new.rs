//! Opening a table: seats, options, who may see it, pace.

use maud::{Markup, html};
use palast_core::Choice;
use palast_games::{AnyGame, Level};
use palast_ui::{Phrase, SeatColour, Words};

use super::csrf;
use super::shell::Shell;
use crate::extract::Form;
use crate::extract::Visitor;
use crate::table::{Pace, Takeover, Watch};

/// The name of a level in words.
pub(super) fn level(words: &Words, level: &str) -> String {
    words.text(&Phrase::new(format!("level-{level}")))
}

/// A form that was sent back, and why.
type SentBack<'a> = Option<(&'a Form, &'a Phrase)>;

/// The page: empty, or as it was filled in with what is wrong.
pub(crate) fn page(
    visitor: &Visitor,
    game: &'static dyn AnyGame,
    sent_back: SentBack<'_>,
) -> Markup {
    let words = game.words(visitor.lang);
    let sent = Sent(sent_back.map(|(form, _)| form));
    let main = html! {
        main #main.new {
            h1 { (words.get("new-title")) }
            p.lead { (words.get("game-name")) }
            form #open-table method="post" action={ "/new/" (game.id()) } {
                (csrf(visitor))
                @if let Some((_, wrong)) = sent_back {
                    p #wrong.wrong role="alert" { (words.text(wrong)) }
                }
                p.field {
                    label for="name" { (words.get("your-name")) }
                    input #name name="name" required maxlength="24" autocomplete="nickname"
                        value=[sent.value("name").or(visitor.name.as_deref())];
                }
                fieldset.card {
                    legend { (words.get("seats")) }
                    (seats(game, words, sent))
                }
                @if !game.choices().is_empty() {
                    details.card open[sent_back.is_some()] {
                        summary { (words.get("options")) }
                        @for group in groups(game.choices(), words) { (options(group, words, sent)) }
                    }
                }
                fieldset.card {
                    legend { (words.get("company")) }
                    (company(words, sent))
                }
                p.ways {
                    button #open.button type="submit" { (words.get("open-table")) }
                    a.button.quiet href="/" { (words.get("back-to-site")) }
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

/// What was filled in before.
#[derive(Clone, Copy)]
struct Sent<'a>(Option<&'a Form>);

impl<'a> Sent<'a> {
    fn value(self, name: &str) -> Option<&'a str> {
        self.0?.get(name)
    }

    /// A choice among values with their labels: what was sent is chosen, or else the default.
    fn select(
        self,
        name: &str,
        default: Option<&str>,
        help: Option<&str>,
        values: &[(String, String)],
    ) -> Markup {
        let chosen = self.value(name).or(default);
        html! {
            select id=(name) name=(name) aria-describedby=[help] {
                @for (value, label) in values {
                    option value=(value) selected[chosen == Some(value.as_str())] { (label) }
                }
            }
        }
    }
}

fn company(words: &Words, sent: Sent<'_>) -> Markup {
    let say = |key: String| words.text(&Phrase::new(key));
    let field = |name: &'static str, values: &[(String, String)]| {
        html! {
            p.field {
                label for=(name) { (words.get(name)) }
                (sent.select(name, None, None, values))
            }
        }
    };
    let visibility = [
        ("private".to_owned(), words.get("visibility-private")),
        ("public".to_owned(), words.get("visibility-public")),
    ];
    let named = |name: &str, key: String| (name.to_owned(), say(key));
    let watch = Watch::ALL.map(|watch| named(watch.name(), format!("watch-{}", watch.name())));
    let pace = Pace::ALL.map(|pace| named(pace.name(), format!("pace-{}", pace.name())));
    let takeover = Takeover::ALL
        .map(|takeover| named(takeover.name(), format!("takeover-{}", takeover.name())));
    html! {
        (field("visibility", &visibility))
        (field("watch", &watch))
        (field("pace", &pace))
        (field("takeover", &takeover))
    }
}

fn seats(game: &dyn AnyGame, words: &Words, sent: Sent<'_>) -> Markup {
    let range = game.seats();
    html! {
        p.field.seat-row {
            span.label { (SeatColour::Red.mark()) " " (words.text(&Phrase::new("seat-n").with("n", 1))) }
            span.fixed { (words.get("seat-you")) }
        }
        @for number in 2..=*range.end() {
            @let name = format!("seat-{number}");
            @let colour = palast_core::Seat::new(number - 1).map_or(SeatColour::Neutral, SeatColour::of);
            @let optional = number > *range.start();
            p.field.seat-row {
                label.label for=(name) { (colour.mark()) " " (words.text(&Phrase::new("seat-n").with("n", number))) }
                (sent.select(&name, optional.then_some("none"), None, &sitters(game, words, optional)))
            }
        }
    }
}

/// Who may sit on a seat: a friend, a bot, or nobody where the table may be smaller.
fn sitters(game: &dyn AnyGame, words: &Words, optional: bool) -> Vec<(String, String)> {
    let friend = ("open".to_owned(), words.get("seat-friend"));
    let bots = game.levels().iter().rev();
    let bots = bots.map(|level| (format!("bot-{}", level.name()), bot(words, *level)));
    let none = optional.then(|| ("none".to_owned(), words.get("seat-none")));
    [friend].into_iter().chain(bots).chain(none).collect()
}

fn bot(words: &Words, level_: Level) -> String {
    let level = level(words, level_.name());
    words.text(&Phrase::new("seat-bot").with("level", level))
}

/// The key of the heading above a choice, where a group begins.
fn heading(choice: &Choice) -> String {
    format!("options-from-{}", choice.name)
}

/// The choices cut where the game's texts have a heading.
fn groups<'a>(choices: &'a [Choice], words: &Words) -> Vec<&'a [Choice]> {
    choices
        .chunk_by(|_, next| !words.has(&heading(next)))
        .collect()
}

fn options(group: &[Choice], words: &Words, sent: Sent<'_>) -> Markup {
    let heading = group.first().map(heading).filter(|key| words.has(key));
    let fields = html! { @for choice in group { (option(choice, words, sent)) } };
    html! {
        @match heading {
            Some(heading) => fieldset.group {
                legend { (words.text(&Phrase::new(heading))) }
                (fields)
            },
            None => (fields),
        }
    }
}

fn option(choice: &Choice, words: &Words, sent: Sent<'_>) -> Markup {
    let id = format!("option-{}", choice.name);
    let say = |key: String| words.text(&Phrase::new(key));
    let help = format!("{id}-help");
    let described = words.has(&help).then_some(help.as_str());
    let value = |value: &&str| ((*value).to_owned(), say(format!("{id}-{value}")));
    let values: Vec<_> = choice.values.iter().map(value).collect();
    html! {
        p.field {
            label for=(id) { (say(id.clone())) }
            (sent.select(&id, None, described, &values))
            @if let Some(help) = described { small id=(help) { (say(help.to_owned())) } }
        }
    }
}
