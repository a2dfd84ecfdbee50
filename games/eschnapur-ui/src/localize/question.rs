//! Phrases for the situation, the question, and the reason for it.

use eschnapur::{Decision, Official, Payment, Phase, Window};
use palast_core::{SeatSet, Viewer};
use palast_ui::Phrase;

use crate::View;
use crate::phrases::{at_official, of_official, players, the_part};

pub(super) fn situation(view: &View) -> Phrase {
    let Some(phase) = phase(view) else {
        let drawn = view.public().phase == Phase::DrawOrder;
        return Phrase::new(if drawn {
            "es-now-chance"
        } else {
            "es-now-over"
        });
    };
    let alone = match view.viewer() {
        Viewer::Seat(you) => view.asked() == SeatSet::one(you),
        Viewer::Spectator => false,
    };
    if alone {
        return Phrase::new("es-now-you").with("phase", phase);
    }
    Phrase::new("es-now")
        .with("phase", phase)
        .with("who", players(view.asked()))
        .with("count", view.asked().len())
}

/// What the match is currently about.
fn phase(view: &View) -> Option<Phrase> {
    let public = view.public();
    Some(match public.phase {
        Phase::Sites => Phrase::new("es-phase-sites"),
        Phase::Window(at) => Phrase::new("es-phase-window").with("window", window(at)),
        Phase::Gold => Phrase::new("es-phase-gold"),
        Phase::HandCard(official) => Phrase::new("es-phase-hand").with("phase", official.phase()),
        Phase::Blockade => Phrase::new("es-phase-blockade"),
        Phase::Stop => Phrase::new("es-phase-stop"),
        Phase::Marker => Phrase::new("es-phase-marker"),
        Phase::Order => Phrase::new("es-phase-order"),
        Phase::Build => Phrase::new("es-phase-build"),
        Phase::Payout => match public.payment {
            Payment::Premium(part) => Phrase::new("es-phase-premium").with("part", the_part(part)),
            Payment::Wage(part) => Phrase::new("es-phase-wage").with("part", the_part(part)),
            Payment::Privilege => Phrase::new("es-phase-bought"),
            Payment::Relief => Phrase::new("es-phase-relief"),
        },
        Phase::Ban => Phrase::new("es-phase-ban"),
        Phase::Move => Phrase::new("es-phase-move"),
        Phase::DrawOrder | Phase::Over => return None,
    })
}

const fn window(at: Window) -> &'static str {
    match at {
        Window::BeforeGold => "before-gold",
        Window::Refuse(_) => "refuse",
        Window::Order => "order",
        Window::Move | Window::MoveAgain | Window::MoveWinner => "move",
        Window::BeforeWages => "before-wages",
        Window::RoundEnd => "round-end",
    }
}

/// The benefit of an official.
fn gives(official: Official) -> Phrase {
    of_official("es-gives", official)
}

pub(super) fn question(view: &View) -> Option<Phrase> {
    let seat_view = view.view_ref()?;
    let public = seat_view.public;
    let plain = Phrase::new;
    Some(match view.question()? {
        Decision::ChooseSite { left } => plain("es-ask-site").with("left", left),
        Decision::LayGold {
            official,
            may_leave: 0,
        } => plain("es-ask-lay")
            .with("official", of_official("es-official", official))
            .with("gives", gives(official)),
        Decision::LayGold {
            official,
            may_leave,
        } => plain("es-ask-lay-short")
            .with("official", of_official("es-official", official))
            .with("leave", may_leave)
            .with("gives", gives(official)),
        Decision::BuyPrivilege { window: at, sealed } => {
            let window = if at == Window::MoveWinner {
                "winner"
            } else {
                window(at)
            };
            plain("es-ask-window")
                .with("window", window)
                .with("seat", public.winner.unwrap_or(seat_view.seat))
                .with("sealed", if sealed { "yes" } else { "no" })
        }
        Decision::PlayHandCard { official } => plain("es-ask-hand")
            .with("official", at_official(official))
            .with("gives", gives(official)),
        Decision::PlaceBlockade => plain("es-ask-blockade"),
        Decision::PlaceStop => plain("es-ask-stop"),
        Decision::TakeMarker => plain("es-ask-marker"),
        Decision::DealOrder => plain("es-ask-order"),
        Decision::PlaceStone => plain("es-ask-build").with("left", public.stones[seat_view.seat]),
        Decision::EndTurn => plain("es-ask-end").with("left", public.stones[seat_view.seat]),
        Decision::TakeGold { owed, payment } => match payment {
            Payment::Premium(part) => plain("es-ask-premium").with("part", the_part(part)),
            Payment::Wage(part) => plain("es-ask-wage").with("part", the_part(part)),
            Payment::Privilege => plain("es-ask-bought"),
            Payment::Relief => plain("es-ask-relief"),
        }
        .with("owed", owed),
        Decision::BanStone => plain("es-ask-ban"),
        Decision::MoveStone => plain("es-ask-move"),
    })
}
