//! The board: the palace above, below it the players' boards, and beside them track, bank and
//! privileges.

use eschnapur::{Decision, Part, Privilege};
use maud::{Markup, html};
use palast_core::{Confidence, Origin};
use palast_ui::{Localize, Phrase};

use crate::contest::Round;
use crate::html::{bank, boards, skyline, track};
use crate::preview::Preview;
use crate::{EschnapurUi, Scene, art, phrases};

pub(super) fn board(scene: Scene<'_>) -> Markup {
    let preview = Preview::of(scene);
    let round = Round::shown(scene);
    html! {
        div.es-table.es-room {
            (art::jali())
            div.es-board {
                (skyline::skyline(scene, &preview, &round.0))
                div.es-lower {
                    (boards::boards(scene, &preview, &round))
                    div.es-yard {
                        (facts(scene))
                        (track::track(scene))
                        (bank::bank(scene, &preview))
                        (bank::privileges(scene, &preview))
                    }
                }
            }
        }
    }
}

/// The part of the board that a question is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum About {
    Palace,
    Boards,
}

/// Whether the viewer is asked about this part; the page then scrolls to it.
pub(super) fn is_asked(scene: Scene<'_>, part: About) -> bool {
    let about = scene.view.question().and_then(|ask| match ask {
        Decision::ChooseSite { .. }
        | Decision::PlaceStop
        | Decision::PlaceStone
        | Decision::BanStone
        | Decision::MoveStone => Some(About::Palace),
        Decision::PlaceBlockade | Decision::TakeMarker | Decision::DealOrder => Some(About::Boards),
        Decision::LayGold { .. }
        | Decision::PlayHandCard { .. }
        | Decision::BuyPrivilege { .. }
        | Decision::EndTurn
        | Decision::TakeGold { .. } => None,
    });
    about == Some(part)
}

/// The lesson of the question, on the part of the board that it is about.
pub(super) fn lesson(scene: Scene<'_>, here: bool) -> Option<&'static str> {
    EschnapurUi::lesson(scene.view).filter(|_| here)
}

/// The round, how far the palace is, and markers that lie aside.
fn facts(scene: Scene<'_>) -> Markup {
    let public = scene.view.public();
    let finished = phrases::finished(public);
    let aside = |about: &'static str, key: &'static str, token: Markup| {
        let words = scene.say(&Phrase::new(key));
        html! { span.es-aside data-about=(about) role="img" aria-label=(words) title=(words) { (token) } }
    };
    html! {
        p.es-facts {
            b { (scene.say(&Phrase::new("es-round").with("round", public.round))) }
            span { (scene.say(&finished)) }
            @if public.stop.is_none() { (aside("stop", "es-stop-aside", art::stop())) }
            @if public.blockade.is_none() && public.seats.get() > 2 {
                (aside("blockade", "es-blockade-aside", art::blockade()))
            }
            @if reconstructed(scene) {
                span.es-recon { (scene.say(&Phrase::new("es-reconstructed"))) }
            }
        }
    }
}

/// Whether a number of this match is reconstructed rather than printed in the game.
fn reconstructed(scene: Scene<'_>) -> bool {
    let rules = scene.view.rules();
    let unsure = |origin: &Origin| origin.confidence < Confidence::High;
    let part = |part| unsure(rules.edition.part_origin(&rules.options, part));
    let card = |card| unsure(rules.edition.cost_origin(card));
    Part::ALL.into_iter().any(part) || Privilege::ALL.into_iter().any(card)
}
