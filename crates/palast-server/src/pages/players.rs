//! The panel of each player: mark, name, whether they are there and asked, and what the game counts.

use maud::{Markup, html};
use palast_core::SeatSet;
use palast_store::Status;
use palast_ui::{RenderContext, SeatColour};

use super::fragment::clock_gap;
use super::new::level;
use crate::table::{Attendance, MatchSnapshot, OccupantState, SeatSnapshot, TableSnapshot};

/// All panels.
pub(super) fn panels(
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    look: RenderContext<'_>,
) -> Markup {
    let words = look.words;
    html! {
            div.sheet-head {
                h2 #players-title { (words.get("players")) }
                a.close href="#live" aria-label=(words.get("close")) { "✕" }
            }
            ul {
                @for seat in &snapshot.seats {
                    (panel(seat, snapshot, play, look, play.view.asked()))
                }
                @if let Some((name, panel)) = play.view.automa_panel(look) {
                    li.of-neutral.automa data-k="automa" {
                        div.who-line { (SeatColour::Neutral.mark()) b.name { (name) } }
                        div.panel { (panel) }
                    }
                }
            }
    }
}

fn panel(
    seat: &SeatSnapshot,
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    look: RenderContext<'_>,
    asked: SeatSet,
) -> Markup {
    let words = look.words;
    let you = snapshot.you == Some(seat.seat);
    let away = seat.attendance == Attendance::Away;
    let turn = asked.contains(seat.seat) && play.at.is_none();
    let running = snapshot.status == Status::Running && play.at.is_none();
    // A bot for oneself helps only if somebody else would have to wait.
    let company = snapshot
        .seats
        .iter()
        .any(|other| other.seat != seat.seat && other.occupant == OccupantState::Person);
    let may_replace =
        running && snapshot.you.is_some() && if you { company } else { seat.replaceable };
    html! {
        li.{ "of-" (SeatColour::of(seat.seat).name()) }.turn[turn].you[you].away[away]
            data-seat=(seat.seat) data-k={ "panel" (seat.seat) } {
            div.who-line {
                (SeatColour::of(seat.seat).mark())
                b.name { (seat.name) }
                @if you { span.chip { (words.get("that-is-you")) } }
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
            div.panel { (play.view.panel(look, seat.seat)) }
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
