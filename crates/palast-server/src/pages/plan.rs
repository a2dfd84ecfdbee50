//! A plan: several small answers on one screen, sent together.
//!
//! Each piece has a list of the slots it fits: that is the whole form, and all there is without
//! script. The script hides the lists and fills them in as pieces are dragged, touched or typed into
//! their slots.

use maud::{Markup, html};
use palast_ui::RenderContext;
use palast_ui::plan::{Piece, Plan, Slot};

use super::fragment::csrf_field;
use crate::table::{MatchSnapshot, TableSnapshot};

/// The form that sends the plan. It stands beside the form of all answers, not inside it.
pub(super) fn form(snapshot: &TableSnapshot, play: &MatchSnapshot) -> Markup {
    html! {
        form #planning method="post" action={ "/t/" (snapshot.id) "/plan" } {
            (csrf_field())
            @if let Some(ask) = play.ask { input type="hidden" name="ask" value=(ask.0); }
        }
    }
}

/// Slots, pieces, and the button that sends them.
pub(super) fn draw(plan: &Plan, context: RenderContext<'_>) -> Markup {
    let words = context.words;
    html! {
        div #plan {
            ul.slots {
                @for slot in &plan.slots { (draw_slot(slot, context)) }
            }
            div.tray role="group" aria-label=(words.get("plan-tray")) {
                @for piece in &plan.pieces { (draw_piece(piece, plan, context)) }
            }
        }
        p.confirm {
            button #confirm.button form="planning" aria-keyshortcuts="Enter" {
                span { (words.get("plan-confirm")) }
            }
        }
    }
}

fn draw_slot(slot: &Slot, context: RenderContext<'_>) -> Markup {
    let label = context.say(&slot.label);
    html! {
        li.slot data-k={ "slot-" (slot.id) } {
            button type="button" data-slot=(slot.id) data-least=(slot.least) data-most=(slot.most) {
                span.drawn aria-hidden="true" { (slot.picture) }
                span.label { (label) }
                span.room aria-hidden="true" {}
            }
        }
    }
}

fn draw_piece(piece: &Piece, plan: &Plan, context: RenderContext<'_>) -> Markup {
    let label = context.say(&piece.label);
    let fits = |slot: &&Slot| piece.fits.is_empty() || piece.fits.contains(&slot.id);
    html! {
        div.piece-row data-k={ "piece-" (piece.id) } {
            button.plan-piece type="button" data-piece=(piece.id) data-key=[piece.key]
                aria-pressed="false" aria-label=(label) { (piece.picture) }
            label {
                span { (label) }
                select form="planning" name="place" data-of=(piece.id) {
                    option value="" selected[piece.lies.is_none()] { "–" }
                    @for slot in plan.slots.iter().filter(fits) {
                        option value={ (slot.id) " " (piece.id) }
                            selected[piece.lies.as_ref() == Some(&slot.id)] {
                            (context.say(&slot.label))
                        }
                    }
                }
            }
        }
    }
}
