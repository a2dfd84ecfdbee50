//! The forms that open a table: with friends, against bots, alone.

use maud::{Markup, html};
use palast_core::{Choice, OptionError, RulesError};
use palast_games::{AnyGame, Level, MatchConfig};
use palast_ui::{Phrase, Words};

use super::csrf;
use super::fields::{Sent, colours, explain, name};
use super::shell::Shell;
use crate::extract::{Form, Visitor};
use crate::opening::Way;
use crate::table::{Hints, Pace, Takeover, Watch};

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
    way: Way,
    sent_back: SentBack<'_>,
) -> Markup {
    let words = game.words(visitor.lang);
    let sent = Sent(sent_back.map(|(form, _)| form));
    let title = words.get(match way {
        Way::Friends => "open-table",
        Way::Bots => "play-bots",
        Way::Alone => "play-alone",
    });
    let main = html! {
        main #main.new.{ "by-" (way.path()) } {
            div.banner {
                div.emblem aria-hidden="true" { (game.emblem()) }
                div {
                    h1 { (words.get("game-name")) }
                    p.lead { (title) }
                }
            }
            form #open-table method="post" action={ "/" (way.path()) "/" (game.id()) } {
                (csrf(visitor))
                @if let Some((_, wrong)) = sent_back {
                    p #wrong.wrong role="alert" { (words.text(wrong)) }
                }
                div.pair {
                    (name(visitor, words, sent.value("name"), way != Way::Friends))
                    @match way {
                        Way::Friends => {},
                        Way::Bots => { (bots(game, words, sent)) (hints(words, sent, Hints::Allowed)) },
                        Way::Alone => (hints(words, sent, Hints::Allowed)),
                    }
                }
                @if way != Way::Alone { (colours(way.seats(game).end(), words, sent, &|_| true)) }
                @if way == Way::Friends {
                    fieldset.card {
                        legend { (words.get("seats")) }
                        (seats(game, words, sent))
                    }
                }
                @let (first, rest) = choices(game, way);
                @if !first.is_empty() {
                    fieldset.card {
                        @let own = first.first().map(|choice| heading(choice)).filter(|key| words.has(key));
                        @match own {
                            Some(own) => legend { (words.text(&Phrase::new(own))) },
                            None => legend.unseen { (title) },
                        }
                        @for choice in first { (option(choice, words, sent)) }
                    }
                }
                (explain(visitor, game, words))
                @if way == Way::Alone || way == Way::Bots {
                    p.ways { button #open.button type="submit" { (words.get("begin")) } }
                }
                @if !rest.is_empty() {
                    details.card open[sent_back.is_some()] {
                        summary { (words.get("options")) }
                        @for group in groups(&rest, words) { (options(group, words, sent)) }
                    }
                }
                @if way == Way::Friends {
                    fieldset.card {
                        legend { (words.get("company")) }
                        (company(words, sent))
                    }
                    p.ways { button #open.button type="submit" { (words.get("open-table")) } }
                }
            }
        }
    };
    Shell {
        visitor,
        words,
        title: &title,
        room: Some(game.id()),
        head: html! {},
        symbols: html! {},
    }
    .page(&main)
}

/// What can be chosen like that: what has to be asked, and what may be. What matters to one who
/// plays alone is asked of them alone; what does not go with it is not.
fn choices(game: &'static dyn AnyGame, way: Way) -> (Vec<&'static Choice>, Vec<&'static Choice>) {
    let alone = |choice: &&Choice| game.solo_choices().contains(&choice.name);
    let (asked, rest): (Vec<_>, Vec<_>) = game.choices().iter().partition(alone);
    match way {
        Way::Friends | Way::Bots => (Vec::new(), rest),
        Way::Alone => {
            let fits = |choice: &&Choice| {
                let setup = |value: &str| MatchConfig {
                    seats: 1,
                    options: vec![(choice.name.to_owned(), value.to_owned())],
                    edition: None,
                };
                let unfit = |value: &&str| {
                    let error = game.check(&setup(value)).err();
                    matches!(
                        error,
                        Some(RulesError::Option(OptionError::DoesNotFit { .. }))
                    )
                };
                !choice.values.iter().any(unfit)
            };
            (asked, rest.into_iter().filter(fits).collect())
        }
    }
}

/// How many play, and how well.
fn bots(game: &dyn AnyGame, words: &Words, sent: Sent<'_>) -> Markup {
    let players: Vec<_> = Way::Bots
        .seats(game)
        .map(|players| (players.to_string(), players.to_string()))
        .collect();
    let levels = Level::OPPONENTS.into_iter().rev();
    let levels: Vec<_> = levels
        .map(|it| (it.name().to_owned(), level(words, it.name())))
        .collect();
    let usual = Way::players(game).to_string();
    html! {
        p.field {
            label for="players" { (words.get("players-count")) }
            (sent.select("players", Some(&usual), None, &players))
        }
        p.field {
            label for="level" { (words.get("bots-level")) }
            (sent.select("level", Some(Level::Sensible.name()), None, &levels))
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
        (hints(words, sent, Hints::Refused))
    }
}

/// Whether hints may be asked for.
fn hints(words: &Words, sent: Sent<'_>, default: Hints) -> Markup {
    let named = |hints: Hints| {
        let words = words.text(&Phrase::new(format!("hints-{}", hints.name())));
        (hints.name().to_owned(), words)
    };
    html! {
        p.field {
            label for="hints" { (words.get("hints")) }
            (sent.select("hints", Some(default.name()), None, &Hints::CHOICES.map(named)))
        }
    }
}

fn seats(game: &dyn AnyGame, words: &Words, sent: Sent<'_>) -> Markup {
    let range = Way::Friends.seats(game);
    html! {
        @for number in 2..=*range.end() {
            @let name = format!("seat-{number}");
            @let optional = number > *range.start();
            p.field.seat-row {
                label.label for=(name) { (words.text(&Phrase::new("player-n").with("n", number))) }
                (sent.select(&name, optional.then_some("none"), None, &sitters(words, optional)))
            }
        }
    }
}

/// Who may sit on a seat: a friend, a bot, or nobody where the table may be smaller.
fn sitters(words: &Words, optional: bool) -> Vec<(String, String)> {
    let friend = ("open".to_owned(), words.get("seat-friend"));
    let bots = Level::OPPONENTS.into_iter().rev();
    let bots = bots.map(|level| (format!("bot-{}", level.name()), bot(words, level)));
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
fn groups<'a, 'c>(choices: &'a [&'c Choice], words: &Words) -> Vec<&'a [&'c Choice]> {
    choices
        .chunk_by(|_, next| !words.has(&heading(next)))
        .collect()
}

fn options(group: &[&Choice], words: &Words, sent: Sent<'_>) -> Markup {
    let heading = group
        .first()
        .map(|first| heading(first))
        .filter(|key| words.has(key));
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
