//! Phrases for the situation, the question, and the reason for it.

use palast_core::{Seat, Viewer};
use palast_ui::Phrase;
use palastgefluester::{Decision, Phase, Succession, losing_cards};

use crate::View;
use crate::phrases::players;

pub(super) fn is_you(view: &View, seat: Seat) -> bool {
    view.viewer() == Viewer::Seat(seat)
}

/// Who gets what the viewer gives in the swap under way.
pub(super) fn swap_partner(view: &View) -> Option<Seat> {
    match (view.public().phase, view.viewer()) {
        (Phase::GiveCards { partner, .. }, Viewer::Seat(you)) => {
            let current = view.public().current;
            Some(if you == current { partner } else { current })
        }
        (_, _) => None,
    }
}

pub(super) fn situation(view: &View) -> Phrase {
    let public = view.public();
    let turn = |others: &'static str, you: &'static str| {
        if is_you(view, public.current) {
            Phrase::new(you)
        } else {
            Phrase::new(others).with("seat", public.current)
        }
    };
    match public.phase {
        Phase::Starter | Phase::Deal { .. } | Phase::TurnKing | Phase::Draw => {
            Phrase::new("pg-now-chance")
        }
        Phase::PlayCard => turn("pg-now-play", "pg-now-play-you"),
        Phase::NameSwap => turn("pg-now-name-swap", "pg-now-name-swap-you"),
        Phase::GiveCards { count, .. } if view.question().is_some() => {
            Phrase::new("pg-now-give-you")
                .with("seat", swap_partner(view).unwrap_or(public.current))
                .with("count", count)
        }
        Phase::GiveCards { partner, count, .. } => Phrase::new("pg-now-give")
            .with("seat", public.current)
            .with("partner", partner)
            .with("count", count)
            .with("who", players(view.asked())),
        Phase::Discard => turn("pg-now-discard", "pg-now-discard-you"),
        Phase::Exchange => turn("pg-now-exchange", "pg-now-exchange-you"),
        Phase::TakeBack => turn("pg-now-take", "pg-now-take-you"),
        Phase::NamePlayer => turn("pg-now-next", "pg-now-next-you"),
        Phase::Over => Phrase::new("pg-now-over"),
    }
}

pub(super) fn question(view: &View) -> Option<Phrase> {
    let seat_view = view.view_ref()?;
    Some(match view.question()? {
        Decision::PlayCard => {
            let forced = losing_cards(seat_view) == seat_view.own.hand;
            let key = if forced {
                "pg-ask-forced"
            } else {
                "pg-ask-play"
            };
            Phrase::new(key).with("why", why(view))
        }
        Decision::NameSwap => Phrase::new("pg-ask-name-swap"),
        Decision::GiveCard { to, left } => Phrase::new("pg-ask-give")
            .with("seat", to)
            .with("left", left),
        Decision::Discard => Phrase::new("pg-ask-discard"),
        Decision::Exchange => Phrase::new("pg-ask-exchange"),
        Decision::TakeBack => Phrase::new("pg-ask-take"),
        Decision::NamePlayer => Phrase::new("pg-ask-next"),
    })
}

/// Why the viewer is on turn.
fn why(view: &View) -> Phrase {
    let public = view.public();
    let Some(came) = public.came else {
        return Phrase::new(
            match (public.last_end, view.rules().options.first_starter) {
                (Some(_), _) => "pg-why-ended",
                (None, Some(_)) => "pg-why-starter",
                (None, None) => "pg-why-drawn",
            },
        );
    };
    if is_you(view, came.from()) {
        return Phrase::new(match came.how() {
            Succession::Colour => "pg-why-own",
            Succession::Shortest => "pg-why-own-shortest",
            Succession::Chosen => "pg-why-own-chosen",
        });
    }
    Phrase::new(match came.how() {
        Succession::Colour => "pg-why-colour",
        Succession::Shortest => "pg-why-shortest",
        Succession::Chosen => "pg-why-chosen",
    })
    .with("seat", came.from())
}
