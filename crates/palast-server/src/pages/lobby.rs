//! A table before the match: seats filling, the invitation, the start.

use maud::{Markup, html};
use palast_ui::{Phrase, SeatColour, Words};

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
            h1 { (words.get("game-name")) }
            p #situation.lead {
                @if free { (words.get("lobby-waiting")) } @else { (words.get("lobby-full")) }
            }
            form #act method="post" action={ "/t/" (id) "/act" } { (csrf_field()) }
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
            @if snapshot.you.is_none() {
                @if free && snapshot.may_sit { (join(snapshot, visitor, words)) }
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
            (proof(snapshot, words))
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
    html! {
        form #join.card method="post" action={ "/t/" (snapshot.id) "/sit" } {
            (csrf_field())
            input type="hidden" name="invite" value=(snapshot.invite);
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
            dt { (words.get("takeover")) }
            dd { (say(format!("takeover-{}", snapshot.config.takeover.name()))) }
        }
    }
}
