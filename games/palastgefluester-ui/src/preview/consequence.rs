//! The text of an answer's consequence, shown before it is confirmed.

use palast_core::Viewer;
use palast_ui::Phrase;
use palastgefluester::{Action, Card, Decision, Ending};

use crate::View;
use crate::phrases::{about, players};
use crate::preview::outcome::{Fate, Next, Outcome, outcome_of};

pub(crate) fn consequence(view: &View, action: Action) -> Phrase {
    let (Some(seat_view), Some(ask)) = (view.view_ref(), view.question()) else {
        return Phrase::new("pg-no-turn");
    };
    match action {
        Action::Play(card) => {
            let seen = outcome_of(seat_view, action);
            then(view, played(card, &seen), seen.next)
        }
        Action::Swap { count, .. } => Phrase::new("pg-then-swap").with("count", count),
        Action::Give(_) => match ask {
            Decision::GiveCard { to, left } => Phrase::new("pg-then-give")
                .with("seat", to)
                .with("left", left),
            Decision::PlayCard
            | Decision::NameSwap
            | Decision::Discard
            | Decision::Exchange
            | Decision::TakeBack
            | Decision::NamePlayer => Phrase::new("pg-no-question"),
        },
        Action::Discard(_) => followed(view, "pg-then-discard", action),
        Action::Exchange { .. } => followed(view, "pg-then-exchange", action),
        Action::Take(_) => followed(view, "pg-then-take", action),
        Action::Next(seat) => next(view, Next::Turn(seat)),
    }
}

fn played(card: Card, seen: &Outcome) -> Phrase {
    match (&seen.ended, seen.fate) {
        (Some((Ending::Whisper, _)), _) => Phrase::new("pg-then-whisper"),
        (Some((Ending::Jester, _)), _) => Phrase::new("pg-then-jester"),
        (Some((Ending::Six, points)), _) => {
            let most = palast_core::Seat::ALL.map(|seat| points[seat]).into_iter();
            Phrase::new("pg-then-six").with("points", most.max().unwrap_or(0))
        }
        (None, Fate::Acts) => about("pg-then-acts", card.person()),
        (None, Fate::Silenced) => about("pg-then-silenced", card.person()),
        (None, Fate::Lapses) => about("pg-then-lapsed", card.person()),
    }
}

fn followed(view: &View, key: &'static str, action: Action) -> Phrase {
    match view.view_ref() {
        Some(seat_view) => then(view, Phrase::new(key), outcome_of(seat_view, action).next),
        None => Phrase::new(key),
    }
}

fn then(view: &View, what: Phrase, after: Next) -> Phrase {
    Phrase::new("pg-then")
        .with("what", what)
        .with("next", next(view, after))
}

fn next(view: &View, next: Next) -> Phrase {
    match next {
        Next::Turn(seat) if view.viewer() == Viewer::Seat(seat) => Phrase::new("pg-next-you"),
        Next::Turn(seat) => Phrase::new("pg-next-seat").with("seat", seat),
        Next::Choice(seats) => Phrase::new("pg-next-choose").with("who", players(seats)),
        Next::Shortest => Phrase::new("pg-next-shortest"),
        Next::Round => Phrase::new("pg-next-round"),
        Next::Over(winners) => Phrase::new("pg-next-over").with("who", players(winners)),
    }
}
