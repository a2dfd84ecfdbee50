//! The middle of the court: the king card in force, the king pile, draw pile and discards.

use maud::{Markup, html};
use palast_ui::{Arg, Phrase};
use palastgefluester::{Ending, Person};

use crate::html::pieces;
use crate::{Scene, art, phrases};

pub(super) fn court(scene: Scene<'_>) -> Markup {
    let public = scene.view.public();
    let count = |key: &'static str, count: u8| scene.say(&Phrase::new(key).with("count", count));
    html! {
        section.pg-court aria-label=(scene.say(&Phrase::new("pg-court"))) {
            div.pg-throne { (king(scene)) (king_pile(scene)) }
            p.pg-facts {
                span.pg-round { (scene.say(&Phrase::new("pg-round").with("round", public.round))) }
                span data-k="pile" data-about="pile" { (art::deck()) " " (count("pg-pile", public.pile)) }
                span data-k="discards" data-about="discards" {
                    (art::discard()) " " (count("pg-discards", public.discard_count()))
                }
            }
            (last_round(scene))
        }
    }
}

fn king(scene: Scene<'_>) -> Markup {
    let public = scene.view.public();
    let Some(person) = public.king else {
        return html! {
            figure.pg-king-now data-about="king" {
                div.pg-no-king { (art::king_back()) }
                figcaption { (scene.say(&Phrase::new("pg-king-none"))) }
            }
        };
    };
    let label = scene.say(&phrases::person(person));
    html! {
        figure.pg-king-now data-about="king" {
            div data-k={ "king:" (person.word()) } data-from="kings" {
                (art::king(pieces::on_card(person), &label))
            }
            figcaption.pg-forbids[person == Person::Jester] {
                @if person == Person::Jester { (art::jester()) " " }
                (scene.say(&phrases::about("pg-king-now", person)))
            }
        }
    }
}

/// The pile, and which of the six kings have been turned, so that players see which can still come.
fn king_pile(scene: Scene<'_>) -> Markup {
    let public = scene.view.public();
    let left = Phrase::new("pg-kings-left").with("count", public.unturned().len());
    let turned: Vec<Arg> = public
        .turned
        .iter()
        .map(|person| Arg::Phrase(phrases::person(person)))
        .collect();
    let said = scene.say(&Phrase::new("pg-kings-turned").with("persons", Arg::List(turned)));
    html! {
        div.pg-king-pile {
            div.pg-king-back data-k="kings" { (art::king_back()) }
            span { (scene.say(&left)) }
            @if !public.turned.is_empty() {
                span.pg-turned role="img" aria-label=(said) title=(said) {
                    @for person in public.turned.iter() {
                        span.pg-turned-one { (art::king(pieces::on_card(person), "")) }
                    }
                }
            }
        }
    }
}

/// At the start of a round, how the one before ended.
fn last_round(scene: Scene<'_>) -> Markup {
    let public = scene.view.public();
    let Some(end) = public.last_end.filter(|_| public.played == 0) else {
        return html! {};
    };
    let (key, sign) = match end.how {
        Ending::Whisper => ("pg-last-whisper", art::whisper()),
        Ending::Jester => ("pg-last-jester", art::jester()),
        Ending::Six => ("pg-last-six", art::six()),
    };
    html! {
        p.pg-last { (sign) " " (scene.say(&Phrase::new(key).with("seat", end.by))) }
    }
}
