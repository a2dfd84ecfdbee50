//! The panel of each player: mark, name, whether they are there and asked, and what the game counts.

use maud::{Markup, html};
use palast_core::{Seat, SeatSet};
use palast_store::Status;
use palast_ui::{RenderContext, RunningScore, SeatColour};

use super::fragment::clock_gap;
use super::new::level;
use crate::table::{Attendance, MatchSnapshot, OccupantState, SeatSnapshot, TableSnapshot};

/// All panels.
pub(super) fn panels(
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    running: Option<&RunningScore>,
    context: RenderContext<'_>,
) -> Markup {
    let words = context.words;
    html! {
            div.sheet-head {
                h2 #players-title { (words.get("players")) }
                a.close href="#live" aria-label=(words.get("close")) { "✕" }
            }
            ul {
                @for seat in &snapshot.seats {
                    (panel(seat, snapshot, play, running, context))
                }
                @if let Some((name, panel)) = play.view.automa_panel(context) {
                    li.of-neutral.automa data-k="automa" {
                        div.who-line {
                            (SeatColour::Neutral.mark()) b.name { (name) }
                            @if let Some((running, points)) = running.and_then(|it| Some((it, it.automa?))) {
                                (score(Whose::Automa, points, best(running, snapshot), context))
                            }
                        }
                        div.panel { (panel) }
                    }
                }
            }
            @if let Some(running) = running.filter(|running| !running.lines.is_empty()) {
                (lines(running, snapshot, context))
            }
    }
}

/// Whose points they are.
#[derive(Clone, Copy)]
enum Whose {
    Seat(Seat),
    Automa,
}

/// The most points anybody has.
fn best(running: &RunningScore, snapshot: &TableSnapshot) -> i32 {
    let seats = snapshot.seats.iter().map(|seat| running.points[seat.seat]);
    seats.chain(running.automa).max().unwrap_or_default()
}

/// The points so far, and who leads. Points of a scene fly here.
fn score(whose: Whose, points: i32, best: i32, context: RenderContext<'_>) -> Markup {
    let leads = points == best && best > 0;
    let id = match whose {
        Whose::Seat(seat) => seat.to_string(),
        Whose::Automa => "automa".to_owned(),
    };
    html! {
        span.score.leads[leads] {
            @if leads {
                svg viewBox="0 0 16 12" role="img" aria-label=(context.words.get("leads")) {
                    path d="M1 11h14l.6-9-4.4 4L8 .6 4.8 6 .4 2Z" {}
                }
            }
            b data-score=(id) { (points) }
            span.unseen { " " (context.words.get("points-so-far")) }
        }
    }
}

/// Where the points come from.
fn lines(running: &RunningScore, snapshot: &TableSnapshot, context: RenderContext<'_>) -> Markup {
    html! {
        details #so-far {
            summary { (context.words.get("score-so-far")) }
            table {
                thead {
                    tr {
                        td {}
                        @for seat in &snapshot.seats {
                            th.{ "of-" (SeatColour::of(seat.seat).name()) } scope="col" {
                                (SeatColour::of(seat.seat).mark()) span.unseen { (seat.name) }
                            }
                        }
                        @if running.automa.is_some() {
                            th.of-neutral scope="col" { (SeatColour::Neutral.mark()) }
                        }
                    }
                }
                tbody {
                    @for line in &running.lines {
                        tr {
                            th scope="row" { (context.say(&line.heading)) }
                            @for seat in &snapshot.seats { td { (line.values[seat.seat]) } }
                            @if running.automa.is_some() {
                                td { @if let Some(value) = line.automa { (value) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn panel(
    seat: &SeatSnapshot,
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    running: Option<&RunningScore>,
    context: RenderContext<'_>,
) -> Markup {
    let words = context.words;
    let asked: SeatSet = play.view.asked();
    let you = snapshot.you == Some(seat.seat);
    let away = seat.attendance == Attendance::Away;
    let turn = asked.contains(seat.seat) && play.at.is_none();
    let goes_on = snapshot.status == Status::Running && play.at.is_none();
    // A bot for oneself helps only if somebody else would have to wait.
    let company = snapshot
        .seats
        .iter()
        .any(|other| other.seat != seat.seat && other.occupant == OccupantState::Person);
    let may_replace =
        goes_on && snapshot.you.is_some() && if you { company } else { seat.replaceable };
    html! {
        li.{ "of-" (SeatColour::of(seat.seat).name()) }.turn[turn].you[you].away[away]
            data-seat=(seat.seat) data-k={ "panel" (seat.seat) } {
            div.who-line {
                (SeatColour::of(seat.seat).mark())
                b.name { (seat.name) }
                @if let Some(running) = running {
                    (score(Whose::Seat(seat.seat), running.points[seat.seat], best(running, snapshot), context))
                }
                @if you { span.chip { (words.get("that-is-you")) } }
                @if seat.program { span.chip.program { (words.get("program")) } }
                @match &seat.occupant {
                    OccupantState::Bot(name) => span.chip { (level(words, name)) },
                    OccupantState::StandIn(name) => span.chip { (words.get("stand-in")) " · " (level(words, name)) },
                    OccupantState::Person if away => span.chip.gone { (words.get("away")) },
                    OccupantState::Person | OccupantState::Open => {}
                }
                @if turn {
                    span.chip.now { (words.get("to-move")) }
                    @if let Some(deadline) = seat.deadline { (clock_gap(seat.seat, deadline)) }
                }
            }
            div.panel { (play.view.panel(context, seat.seat)) }
            @if may_replace && seat.occupant == OccupantState::Person {
                @if you {
                    button.standin.small form="act" formaction={ "/t/" (snapshot.id) "/standin" }
                        name="seat" value=(seat.seat) { (words.get("stand-in-me")) }
                } @else {
                    button.standin.small form="act" formaction={ "/t/" (snapshot.id) "/standin" }
                        name="seat" value=(seat.seat) { (words.get("stand-in-them")) }
                }
            }
        }
    }
}
