//! The board: the gardens in the middle of everything, the road of the caravan, crafts, temples and
//! fields beside them, palace and court below. On a phone what is asked for comes first.

use amyitis::{Action, Decision, Printed};
use maud::{Markup, html};
use palast_core::Confidence;
use palast_ui::{Localize, Phrase};

use crate::html::{babylon, court, crafts, gardens, mesopotamia, palace, pieces};
use crate::preview::Preview;
use crate::{AmyitisUi, Scene, art};

pub(super) fn board(scene: Scene<'_>) -> Markup {
    let preview = Preview::of(scene);
    let has_palace = scene.view.rules().options.has_palace();
    html! {
        div.am-table.am-room {
            (art::brick())
            div.am-board .am-with-palace[has_palace] {
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

/// The section that the question is about, by its class.
pub(super) fn about(scene: Scene<'_>) -> Option<&'static str> {
    let recruits = |action: &Action| matches!(action, Action::Recruit(..));
    match scene.view.question()? {
        Decision::TakeTurn if scene.legal.iter().any(recruits) => Some("am-s-crafts"),
        Decision::TakeTurn => Some("am-s-road"),
        Decision::ChooseCanal | Decision::ChooseSquare { .. } => Some("am-s-gardens"),
        Decision::ChooseTemple | Decision::Process | Decision::ChooseOffering => {
            Some("am-s-temples")
        }
        Decision::ChooseField { .. } => Some("am-s-fields"),
        Decision::PickAbility => Some("am-s-palace"),
        Decision::ChooseCourt { .. } | Decision::ChooseToken | Decision::ChooseGood => {
            Some("am-s-court")
        }
        Decision::Pay { .. } | Decision::Sell => Some("am-s-road"),
        // About what lies in front of the player.
        Decision::ChooseSwap | Decision::Discard { .. } => None,
    }
}

/// The round, how many gardens are left, who is first, who leads the procession, who has passed.
fn facts(scene: Scene<'_>) -> Markup {
    let public = scene.view.public();
    let say = |phrase: &Phrase| scene.say(phrase);
    let last = amyitis::last_tiles(public.seats);
    let left = if public.tiles_left() <= last {
        Phrase::new("am-last-round")
    } else {
        Phrase::new("am-tiles-left")
            .with("count", public.tiles_left())
            .with("last", last)
    };
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

/// A section with its heading. The page brings the one that is asked about into sight.
pub(super) fn section(scene: Scene<'_>, class: &str, key: &'static str, inner: &Markup) -> Markup {
    let here = about(scene) == Some(class);
    let lesson = AmyitisUi::lesson(scene.view).filter(|_| here);
    html! {
        section class={ "am-part " (class) } data-here=[here.then_some("")] data-lesson=[lesson] {
            h2.am-head { (scene.say(&Phrase::new(key))) }
            (inner)
        }
    }
}
