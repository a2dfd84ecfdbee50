//! A table before the match: seats filling, the invitation, the start.

use maud::{Markup, html};
use palast_store::Visibility;
use palast_ui::{Phrase, SeatColour, Words};

use super::csrf;
use super::new::level;
use crate::app::App;
use crate::extract::Visitor;
use crate::table::{OccupantState, SeatSnapshot, TableSnapshot};

/// The part that changes.
pub(super) fn part(snapshot: &TableSnapshot, app: &App, visitor: &Visitor) -> Markup {
    let words = snapshot.game.words(visitor.lang);
    let id = &snapshot.id;
    let invitation = app.invitation(id);
    let link = format!("{}/t/{id}?invite={invitation}", visitor.origin);
    let free = snapshot
        .seats
        .iter()
        .any(|seat| seat.occupant == OccupantState::Open);
    let knows = snapshot.you.is_some() || snapshot.host;
    html! {
        div #live.lobby data-status="lobby" data-turn="none" data-viewer="lobby"
            data-title=(words.get("game-name"))
            data-base={ "/t/" (id) }
            data-query={ "invite=" (invite_of(app, snapshot, visitor)) } {
            h1 { (words.get("game-name")) }
            p #situation.lead {
                @if free { (words.get("lobby-waiting")) } @else { (words.get("lobby-full")) }
            }
            form #act method="post" action={ "/t/" (id) "/act" } { (csrf(visitor)) }
            ul #seats.card {
                @for seat in &snapshot.seats { (row(seat, snapshot, words)) }
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
            @if snapshot.you.is_none() {
                @if free && may_sit(app, snapshot, visitor) { (join(snapshot, app, visitor, words)) }
                @else if free { p.card { (words.get("lobby-not-invited")) } }
                @else { p.card { (words.get("lobby-watch")) } }
            }
            p.ways {
                @if snapshot.host {
                    button #start.button form="act" formaction={ "/t/" (id) "/start" } { (words.get("start")) }
                } @else if snapshot.you.is_some() {
                    span.waits { (words.get("lobby-host-starts")) }
                }
                @if snapshot.you.is_some() && !snapshot.host {
                    button #leave.button.quiet form="act" formaction={ "/t/" (id) "/leave" } { (words.get("leave")) }
                }
            }
            @if snapshot.host && free { p.hint { (words.get("start-fills")) } }
            (config(snapshot, words))
        }
    }
}

fn may_sit(app: &App, snapshot: &TableSnapshot, visitor: &Visitor) -> bool {
    snapshot.visibility == Visibility::Public || !invite_of(app, snapshot, visitor).is_empty()
}

/// The invitation in the visitor's address, if it holds.
fn invite_of(app: &App, snapshot: &TableSnapshot, visitor: &Visitor) -> String {
    let (_, query) = visitor.path.split_once('?').unwrap_or_default();
    query
        .split('&')
        .filter_map(|pair| pair.strip_prefix("invite="))
        .find(|token| app.invites(&snapshot.id, token))
        .unwrap_or_default()
        .to_owned()
}

fn join(snapshot: &TableSnapshot, app: &App, visitor: &Visitor, words: &Words) -> Markup {
    html! {
        form #join.card method="post" action={ "/t/" (snapshot.id) "/sit" } {
            (csrf(visitor))
            input type="hidden" name="invite" value=(invite_of(app, snapshot, visitor));
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

fn row(seat: &SeatSnapshot, snapshot: &TableSnapshot, words: &Words) -> Markup {
    let colour = SeatColour::of(seat.seat);
    let you = snapshot.you == Some(seat.seat);
    let base = format!("/t/{}/arrange", snapshot.id);
    html! {
        li.you[you] data-seat=(seat.seat) data-k={ "seat" (seat.seat) } {
            (colour.mark())
            @match &seat.occupant {
                OccupantState::Open => span.name.open { (words.get("seat-open")) },
                OccupantState::Person | OccupantState::StandIn(_) => span.name {
                    (seat.name)
                    @if you { " " small { (words.get("that-is-you")) } }
                    @if seat.host { " " small { "· " (words.get("host")) } }
                },
                OccupantState::Bot(name) => span.name { (seat.name) " " small { (level(words, name)) } },
            }
            @if snapshot.host && !you {
                span.occupant {
                    @if seat.occupant != OccupantState::Open {
                        button.small form="act" formaction=(base) name="open" value=(seat.seat) { (words.get("seat-free")) }
                    } @else {
                        @for level_ in snapshot.game.levels().iter().rev() {
                            @let bot = words.text(&Phrase::new("seat-bot").with("level", level(words, level_.name())));
                            button.small form="act" formaction=(base) name={ "bot-" (level_.name()) } value=(seat.seat) { (bot) }
                        }
                    }
                }
            }
        }
    }
}

fn config(snapshot: &TableSnapshot, words: &Words) -> Markup {
    let say = |key: String| words.text(&Phrase::new(key));
    let differs = |(name, value): &&(String, String)| {
        let choice = snapshot.game.choices().iter().find(|c| c.name == name);
        choice.is_some_and(|choice| choice.values.first() != Some(&value.as_str()))
    };
    let differing: Vec<_> = snapshot.config.options.iter().filter(differs).collect();
    html! {
        dl.config {
            @for (name, value) in differing {
                dt { (say(format!("option-{name}"))) }
                dd { (say(format!("option-{name}-{value}"))) }
            }
            dt { (words.get("pace")) }
            dd { (say(format!("pace-{}", snapshot.config.pace.name()))) }
            dt { (words.get("watch")) }
            dd { (say(format!("watch-{}", snapshot.config.watch.name()))) }
        }
    }
}
