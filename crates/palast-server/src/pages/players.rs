//! The panel of each player: mark, name, whether he is there and asked, and what the game counts.

use maud::{Markup, html};
use palast_core::SeatSet;
use palast_store::Status;
use palast_ui::{RenderContext, SeatColour};

use super::clock;
use super::new::level;
use crate::table::{Chair, PlaySight, SeatSight, Sight};

/// All panels.
pub(super) fn panels(sight: &Sight, play: &PlaySight, look: RenderContext<'_>) -> Markup {
    let words = look.words;
    html! {
        section #players.sheet tabindex="-1" aria-labelledby="players-title" {
            div.sheet-head {
                h2 #players-title { (words.get("players")) }
                a.close href="#live" aria-label=(words.get("close")) { "✕" }
            }
            ul {
                @for seat in &sight.seats {
                    (panel(seat, sight, play, look, play.view.asked()))
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
}

fn panel(
    seat: &SeatSight,
    sight: &Sight,
    play: &PlaySight,
    look: RenderContext<'_>,
    asked: SeatSet,
) -> Markup {
    let words = look.words;
    let you = sight.you == Some(seat.seat);
    let turn = asked.contains(seat.seat) && play.at.is_none();
    let running = sight.status == Status::Running && play.at.is_none();
    // A bot for oneself helps only if somebody else would have to wait.
    let company = sight
        .seats
        .iter()
        .any(|other| other.seat != seat.seat && other.chair == Chair::Person);
    let may_replace =
        running && sight.you.is_some() && if you { company } else { seat.replaceable };
    html! {
        li.{ "of-" (SeatColour::of(seat.seat).name()) }.turn[turn].you[you].away[!seat.here]
            data-seat=(seat.seat) data-k={ "panel" (seat.seat) } {
            div.who-line {
                (SeatColour::of(seat.seat).mark())
                b.name { (seat.name) }
                @if you { span.chip { (words.get("that-is-you")) } }
                @match &seat.chair {
                    Chair::Bot(name) => span.chip { (level(words, name)) },
                    Chair::StandIn(name) => span.chip { (words.get("stand-in")) " · " (level(words, name)) },
                    Chair::Person if !seat.here => span.chip.gone { (words.get("away")) },
                    Chair::Person | Chair::Open => {}
                }
                @if turn {
                    span.chip.now { (words.get("to-move")) }
                    @if let Some(deadline) = seat.deadline { (clock::place(seat.seat, deadline)) }
                }
            }
            div.panel { (play.view.panel(look, seat.seat)) }
            @if may_replace && seat.chair == Chair::Person {
                @if you {
                    button.standin.small form="act" formaction={ "/t/" (sight.id) "/standin" }
                        name="seat" value=(seat.seat) { (words.get("stand-in-me")) }
                } @else {
                    button.standin.small form="act" formaction={ "/t/" (sight.id) "/standin" }
                        name="seat" value=(seat.seat) { (words.get("stand-in-them")) }
                }
            }
        }
    }
}
