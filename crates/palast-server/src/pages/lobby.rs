//! A table before the match: seats filling, the invitation, the start.

use maud::{Markup, html};
use palast_core::Seat;
use palast_games::Level;
use palast_ui::{Phrase, SeatColour, Words};

use super::fields::{Sent, colours, explain, name};
use super::fragment::{Fragment, Sections, csrf_field};
use super::new::level;
use crate::extract::Visitor;
use crate::table::{OccupantState, SeatSnapshot, TableSnapshot};

/// The part that changes.
pub(super) fn fragment(snapshot: &TableSnapshot, visitor: &Visitor) -> Fragment {
    let words = snapshot.game.words(visitor.lang);
    let frame = frame(snapshot, visitor, words);
    Fragment::new(frame, Sections::default(), snapshot, words)
}

fn frame(snapshot: &TableSnapshot, visitor: &Visitor, words: &Words) -> Markup {
    let id = &snapshot.id;
    let free = |seat: &SeatSnapshot| seat.occupant == OccupantState::Open;
    let free = snapshot.seats.iter().any(free);
    html! {
        div #live.lobby data-status="lobby" data-turn="none" data-viewer="lobby"
            data-title=(words.get("game-name"))
            data-base={ "/t/" (id) }
            data-query={ "invite=" (snapshot.invite) } {
            form #act method="post" action={ "/t/" (id) "/act" } { (csrf_field()) }
            div.banner {
                div.emblem aria-hidden="true" { (snapshot.game.emblem()) }
                div {
                    h1 { (words.get("game-name")) }
                    p.tagline { (words.get("game-tagline")) }
                }
            }
            @if snapshot.you.is_none() {
                (invited(snapshot, words))
                @if free && snapshot.may_sit { (join(snapshot, visitor, words)) }
            }
            p #situation.lead {
                @if free { (words.get("lobby-waiting")) } @else { (words.get("lobby-full")) }
            }
            ul #seats.card {
                @for seat in &snapshot.seats { (row(seat, snapshot, words)) }
            }
            @if let (true, Some(invitation)) = (free, &snapshot.invitation) {
                section.card.invite {
                    h2 { (words.get("invite-title")) }
                    p { (words.get("invite-text")) }
                    p.field.copy {
                        @let link = format!("{}/t/{id}?invite={invitation}", visitor.origin);
                        input #invite readonly value=(link) aria-label=(words.get("invite-title"));
                        button #copy.button.quiet type="button" hidden data-copy="#invite"
                            data-done=(words.get("copied")) { (words.get("copy")) }
                    }
                }
            }
            @if snapshot.you.is_none() && !(free && snapshot.may_sit) {
                @if free { p.card { (words.get("lobby-not-invited")) } }
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
                a.link href={ "/rules/" (snapshot.game.id()) } { (words.get("read-rules")) }
            }
            @if snapshot.host && free { p.hint { (words.get("start-fills")) } }
            (config(snapshot, words))
            (proof(snapshot, words))
            @if snapshot.host {
                details.drop data-k="drop" {
                    summary { (words.get("remove-table")) }
                    span { (words.get("remove-table-sure")) } " "
                    button #remove.small form="act" formaction={ "/t/" (id) "/remove" } { (words.get("remove-table")) }
                }
            }
        }
    }
}

/// Who invites, and to what.
fn invited(snapshot: &TableSnapshot, words: &Words) -> Markup {
    let host = snapshot.seats.iter().find(|seat| seat.host);
    html! {
        @if let Some(host) = host {
            p #invited.lead { (words.text(&Phrase::new("invites").with("host", host.name.clone()))) }
        }
        p.summary {
            (words.get("game-summary")) " "
            a href={ "/rules/" (snapshot.game.id()) } { (words.get("read-rules")) }
        }
    }
}

/// The hash of the seed, before anything is drawn from it.
fn proof(snapshot: &TableSnapshot, words: &Words) -> Markup {
    html! {
        details.proof data-k="proof" {
            summary { (words.get("proof")) }
            p { (words.get("proof-before")) }
            p { (words.get("commitment")) ": " code #commitment { (snapshot.commitment) } }
        }
    }
}

fn join(snapshot: &TableSnapshot, visitor: &Visitor, words: &Words) -> Markup {
    let is_free = |seat: Seat| {
        let row = snapshot.seats.get(seat.index());
        row.is_some_and(|row| row.occupant == OccupantState::Open)
    };
    html! {
        form #join.card method="post" action={ "/t/" (snapshot.id) "/sit" } {
            (csrf_field())
            input type="hidden" name="invite" value=(snapshot.invite);
            h2 { (words.get("join-title")) }
            (name(visitor, words, None, false))
            (colours(&u8::MAX, words, Sent(None), &is_free))
            (explain(visitor, snapshot.game, words))
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
                    @if seat.program { " " small { "· " (words.get("program")) } }
                    @if seat.host { " " small { "· " (words.get("host")) } }
                },
                OccupantState::Bot(name) => span.name { (seat.name) " " small { (level(words, name)) } },
            }
            @if snapshot.host && !you {
                span.occupant {
                    @if seat.occupant != OccupantState::Open {
                        button.small form="act" formaction=(base) name="open" value=(seat.seat) { (words.get("seat-free")) }
                    } @else {
                        @for level_ in Level::OPPONENTS.iter().rev() {
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
            dt { (words.get("takeover")) }
            dd { (say(format!("takeover-{}", snapshot.config.takeover.name()))) }
            dt { (words.get("hints")) }
            dd { (say(format!("hints-{}", snapshot.config.hints.name()))) }
        }
    }
}
