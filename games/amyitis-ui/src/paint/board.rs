//! The board: the gardens in the middle of everything, the road of the caravan, crafts, temples and
//! fields beside them, palace and court below. On a phone what is asked for comes first.

use amyitis::{Decision, Printed};
use maud::{Markup, html};
use palast_core::Confidence;
use palast_ui::Phrase;

use crate::paint::{babylon, court, crafts, gardens, mesopotamia, palace, pieces};
use crate::preview::Preview;
use crate::{Scene, art};

pub(super) fn board(scene: Scene<'_>) -> Markup {
    let preview = Preview::of(scene);
    let has_palace = scene.view.rules().options.has_palace();
    let about = scene.view.question().map_or("", about);
    html! {
        div.am-table.am-room {
            (art::brick())
            div.am-board.(about) .am-with-palace[has_palace] {
                (facts(scene))
                (crafts::crafts(scene, &preview))
                (gardens::gardens(scene, &preview))
                (mesopotamia::mesopotamia(scene, &preview))
                (babylon::temples(scene, &preview))
                (babylon::fields(scene, &preview))
                @if has_palace { (palace::palace(scene, &preview)) }
                (court::court(scene, &preview))
            }
        }
    }
}

/// The part of the board that a question is about.
const fn about(ask: Decision) -> &'static str {
    match ask {
        Decision::TakeTurn => "am-ask-turn",
        Decision::ChooseCanal | Decision::ChooseSquare { .. } => "am-ask-gardens",
        Decision::ChooseTemple | Decision::Process => "am-ask-temples",
        Decision::ChooseField { .. } => "am-ask-fields",
        Decision::PickAbility => "am-ask-palace",
        Decision::ChooseCourt { .. } | Decision::ChooseToken | Decision::ChooseGood => {
            "am-ask-court"
        }
        Decision::Pay { .. } | Decision::Sell => "am-ask-caravan",
        Decision::ChooseOffering | Decision::ChooseSwap | Decision::Discard { .. } => "",
    }
}

/// The round, how many gardens are left, who is first, who leads the procession, who has passed.
fn facts(scene: Scene<'_>) -> Markup {
    let public = scene.view.public();
    let say = |phrase: &Phrase| scene.say(phrase);
    let last = amyitis::last_tiles(public.seats);
    let left = Phrase::new("am-tiles-left")
        .with("count", public.tiles_left())
        .with("last", last);
    html! {
        p.am-facts {
            b { (say(&Phrase::new("am-round").with("round", public.round))) }
            span { (say(&left)) }
            span.am-fact { (art::first()) (art::cube(pieces::cube(public.first)))
                span.am-unseen { (say(&Phrase::new("am-first-is").with("seat", public.first))) } }
            span.am-fact { (art::ability_sign(art::Ability::Procession)) (art::cube(pieces::cube(public.procession())))
                span.am-unseen { (say(&Phrase::new("am-procession-is").with("seat", public.procession()))) } }
            @if reconstructed(scene) { span.am-recon { (say(&Phrase::new("am-reconstructed"))) } }
        }
    }
}

/// Whether a number on the table was not read off the printed game.
fn reconstructed(scene: Scene<'_>) -> bool {
    let edition = &scene.view.rules().edition;
    let unsure = |table| edition.origin(table).confidence < Confidence::High;
    Printed::ALL.into_iter().any(unsure)
}

/// A section with its heading.
pub(super) fn section(scene: Scene<'_>, class: &str, key: &'static str, inner: &Markup) -> Markup {
    html! {
        section class={ "am-part " (class) } {
            h2.am-head { (scene.say(&Phrase::new(key))) }
            (inner)
        }
    }
}
