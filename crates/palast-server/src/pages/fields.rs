//! Fields that several forms have: who somebody is, and what they had filled in.

use maud::{Markup, html};
use palast_core::Seat;
use palast_games::AnyGame;
use palast_ui::{Phrase, SeatColour, Words};

use crate::extract::{Form, Visitor};

/// What a form was sent with, if it is shown again.
#[derive(Clone, Copy)]
pub(super) struct Sent<'a>(pub(super) Option<&'a Form>);

impl<'a> Sent<'a> {
    pub(super) fn value(self, name: &str) -> Option<&'a str> {
        self.0.and_then(|form| form.get(name))
    }

    /// A field with a choice of values; without `default` the first is chosen.
    pub(super) fn select(
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

/// The name. Against bots there is one to begin with, which can be kept.
pub(super) fn name(visitor: &Visitor, words: &Words, sent: Option<&str>, guest: bool) -> Markup {
    let known = sent.or(visitor.name.as_deref()).map(ToOwned::to_owned);
    let value = known.or_else(|| guest.then(|| words.get("guest")));
    html! {
        p.field {
            label for="name" { (words.get("your-name")) }
            input #name name="name" required maxlength="24" autocomplete="nickname" value=[value];
        }
    }
}

/// The colours of a table with this many seats, as far as they are free.
pub(super) fn colours(
    seats: &u8,
    words: &Words,
    sent: Sent<'_>,
    is_free: &dyn Fn(Seat) -> bool,
) -> Markup {
    let chosen = sent.value("colour").unwrap_or("any");
    let all = Seat::ALL.into_iter().filter(|seat| seat.number() <= *seats);
    html! {
        fieldset.colours {
            legend { (words.get("your-colour")) }
            label {
                input type="radio" name="colour" value="any" checked[chosen == "any"];
                span { (words.get("colour-any")) }
            }
            @for seat in all.filter(|seat| is_free(*seat)) {
                @let colour = SeatColour::of(seat);
                @let value = seat.to_string();
                label.{ "of-" (colour.name()) } {
                    input type="radio" name="colour" value=(value) checked[chosen == value];
                    span { (colour.mark()) " " (words.text(&Phrase::new(format!("term-colour-{}", colour.name())))) }
                }
            }
        }
    }
}

/// Whether to explain the game while it is played: offered to whoever begins it for the first time.
pub(super) fn explain(visitor: &Visitor, game: &dyn AnyGame, words: &Words) -> Markup {
    let id = game.id();
    let wanted = visitor.lessons.is_new_to(id) || visitor.lessons.are_wanted(id);
    html! {
        @if !game.lessons().is_empty() {
            p.explain {
                label {
                    input #explain type="checkbox" name="explain" value="yes" checked[wanted];
                    span { b { (words.get("explain")) } " " (words.get("explain-help")) }
                }
                // Of two values the first counts: an empty box says no.
                input type="hidden" name="explain" value="no";
            }
        }
    }
}
