//! A table before the match: seats filling, the invitation, the start.

use maud::{Markup, html};
use palast_store::Visibility;
use palast_ui::{Phrase, SeatColour, Words};

use super::csrf;
use super::new::level;
use crate::app::App;
use crate::extract::Visitor;
use crate::table::{Chair, SeatSight, Sight};

/// The part that changes.
pub(super) fn part(sight: &Sight, app: &App, visitor: &Visitor) -> Markup {
    let words = sight.game.words(visitor.lang);
    let id = &sight.id;
    let invitation = app.invitation(id);
    let link = format!("{}/t/{id}?invite={invitation}", visitor.origin);
    let free = sight.seats.iter().any(|seat| seat.chair == Chair::Open);
    let knows = sight.you.is_some() || sight.host;
    html! {
        div #live.lobby data-status="lobby" data-turn="none" data-viewer="lobby"
            data-title=(words.get("game-name"))
            data-base={ "/t/" (id) }
            data-query={ "invite=" (invite_of(app, sight, visitor)) } {
            h1 { (words.get("game-name")) }
            p #situation.lead {
                @if free { (words.get("lobby-waiting")) } @else { (words.get("lobby-full")) }
            }
            form #act method="post" action={ "/t/" (id) "/act" } { (csrf(visitor)) }
            ul #seats.card {
                @for seat in &sight.seats { (row(seat, sight, words)) }
            }
            @if knows && free {
                section.card.invite {
                    h2 { (words.get("invite-title")) }
                    p { (words.get("invite-text")) }
                    p.field.copy {
                        input #invite readonly value=(link) aria-label=(words.get("invite-title"));
                        button #copy.button.quiet type="button" hidden data-copy="#invite"
                            data-done=(words.get("copied")) { (words.get("copy")) }
                    }
                }
            }
            @if sight.you.is_none() {
                @if free && may_sit(app, sight, visitor) { (join(sight, app, visitor, words)) }
                @else if free { p.card { (words.get("lobby-not-invited")) } }
                @else { p.card { (words.get("lobby-watch")) } }
            }
            p.ways {
                @if sight.host {
                    button #start.button form="act" formaction={ "/t/" (id) "/start" } { (words.get("start")) }
                } @else if sight.you.is_some() {
                    span.waits { (words.get("lobby-host-starts")) }
                }
                @if sight.you.is_some() && !sight.host {
                    button #leave.button.quiet form="act" formaction={ "/t/" (id) "/leave" } { (words.get("leave")) }
                }
            }
            @if sight.host && free { p.hint { (words.get("start-fills")) } }
            (config(sight, words))
        }
    }
}

fn may_sit(app: &App, sight: &Sight, visitor: &Visitor) -> bool {
    sight.visibility == Visibility::Public || !invite_of(app, sight, visitor).is_empty()
}

/// The invitation in the visitor's address, if it holds.
fn invite_of(app: &App, sight: &Sight, visitor: &Visitor) -> String {
    let (_, query) = visitor.path.split_once('?').unwrap_or_default();
    query
        .split('&')
        .filter_map(|pair| pair.strip_prefix("invite="))
        .find(|token| app.invites(&sight.id, token))
        .unwrap_or_default()
        .to_owned()
}

fn join(sight: &Sight, app: &App, visitor: &Visitor, words: &Words) -> Markup {
    html! {
        form #join.card method="post" action={ "/t/" (sight.id) "/sit" } {
            (csrf(visitor))
            input type="hidden" name="invite" value=(invite_of(app, sight, visitor));
            h2 { (words.get("join-title")) }
            p.field {
                label for="name" { (words.get("your-name")) }
                input #name name="name" required maxlength="24" autocomplete="nickname"
                    value=[visitor.name.as_deref()];
            }
            p.ways { button #sit.button type="submit" { (words.get("sit")) } }
        }
    }
}

fn row(seat: &SeatSight, sight: &Sight, words: &Words) -> Markup {
    let colour = SeatColour::of(seat.seat);
    let you = sight.you == Some(seat.seat);
    let base = format!("/t/{}/arrange", sight.id);
    html! {
        li.you[you] data-seat=(seat.seat) data-k={ "seat" (seat.seat) } {
            (colour.mark())
            @match &seat.chair {
                Chair::Open => span.name.open { (words.get("seat-open")) },
                Chair::Person | Chair::StandIn(_) => span.name {
                    (seat.name)
                    @if you { " " small { (words.get("that-is-you")) } }
                    @if seat.host { " " small { "· " (words.get("host")) } }
                },
                Chair::Bot(name) => span.name { (seat.name) " " small { (level(words, name)) } },
            }
            @if sight.host && !you {
                span.chair {
                    @if seat.chair != Chair::Open {
                        button.small form="act" formaction=(base) name="open" value=(seat.seat) { (words.get("seat-free")) }
                    } @else {
                        @for level_ in sight.game.levels().iter().rev() {
                            @let bot = words.text(&Phrase::new("seat-bot").with("level", level(words, level_.name())));
                            button.small form="act" formaction=(base) name={ "bot-" (level_.name()) } value=(seat.seat) { (bot) }
                        }
                    }
                }
            }
        }
    }
}

fn config(sight: &Sight, words: &Words) -> Markup {
    let say = |key: String| words.text(&Phrase::new(key));
    let differs = |(name, value): &&(String, String)| {
        let choice = sight.game.choices().iter().find(|c| c.name == name);
        choice.is_some_and(|choice| choice.values.first() != Some(&value.as_str()))
    };
    let differing: Vec<_> = sight.config.options.iter().filter(differs).collect();
    html! {
        dl.config {
            @for (name, value) in differing {
                dt { (say(format!("option-{name}"))) }
                dd { (say(format!("option-{name}-{value}"))) }
            }
            dt { (words.get("pace")) }
            dd { (say(format!("pace-{}", sight.config.pace.name()))) }
            dt { (words.get("watch")) }
            dd { (say(format!("watch-{}", sight.config.watch.name()))) }
        }
    }
}
