//! Victory points and privilege points on the track.

use maud::{Markup, html};
use palast_ui::Phrase;

use crate::Scene;
use crate::art::{self, Standing};
use crate::html::pieces;

pub(super) fn track(scene: Scene<'_>) -> Markup {
    let public = scene.view.public();
    let standings: Vec<Standing> = public
        .seats
        .seats()
        .map(|seat| Standing {
            stone: pieces::stone(seat),
            points: public.points[seat],
            privileges: public.discs[seat],
        })
        .collect();
    let said = |seat| {
        let phrase = Phrase::new("es-track-of").with("seat", seat);
        let phrase = phrase.with("points", public.points[seat]);
        scene.say(&phrase.with("discs", public.discs[seat]))
    };
    html! {
        section.es-standings aria-label=(scene.say(&Phrase::new("es-track"))) {
            ul.es-unseen { @for seat in public.seats.seats() { li { (said(seat)) } } }
            (art::track(&standings))
        }
    }
}
