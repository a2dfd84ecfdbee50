//! Phrases for the situation, the question, and the reason for it.

use eternal_palace::{
    AltTask, CompositionTask, LabyrinthTask, Phase, PrivilegeTask, RiverTask, Task,
};
use palast_core::{SeatSet, Viewer};
use palast_ui::Phrase;

use crate::View;
use crate::phrases::{adviser_does, dice, players, source, the_adviser, the_place};

pub(super) fn situation(view: &View) -> Phrase {
    let public = view.public();
    let phase = Phrase::new(match public.phase {
        Phase::SetUp => "ep-phase-set-up",
        Phase::Roll => "ep-phase-roll",
        Phase::Plan => "ep-phase-plan",
        Phase::Play => "ep-phase-play",
        Phase::WrapUp => "ep-phase-wrap-up",
        Phase::Over => return Phrase::new("ep-now-over"),
    });
    let asked = view.asked();
    if asked == SeatSet::EMPTY {
        return Phrase::new("ep-now-chance").with("phase", phase);
    }
    let alone = match view.viewer() {
        Viewer::Seat(you) => asked == SeatSet::one(you),
        Viewer::Spectator => false,
    };
    let said = Phrase::new(if alone { "ep-now-you" } else { "ep-now" })
        .with("round", public.round)
        .with("phase", phase);
    if alone {
        said
    } else {
        said.with("who", players(asked))
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the other tasks ask nobody")]
pub(super) fn question(view: &View) -> Option<Phrase> {
    let seat_view = view.view_ref()?;
    let player = &seat_view.public.players[seat_view.seat];
    let plain = Phrase::new;
    Some(match view.question()?.task {
        Task::Plan => plain("ep-ask-plan").with("dice", dice(player.dice)),
        Task::Artisan { adviser, .. } => {
            plain("ep-ask-artisan").with("adviser", the_adviser(adviser))
        }
        Task::Turn(_) => plain("ep-ask-turn"),
        Task::EndTurn(_) => plain("ep-ask-end"),
        Task::FishMarket(_) => plain("ep-ask-fish-market"),
        Task::PutBack(_) => plain("ep-ask-put-back"),
        Task::Academy(_) => plain("ep-ask-academy"),
        Task::FreeAdviser { source: from, .. } => {
            plain("ep-ask-free-adviser").with("source", source(from))
        }
        Task::Take {
            left, source: from, ..
        } => plain("ep-ask-take")
            .with("left", left)
            .with("source", source(from)),
        Task::Pay {
            left, source: from, ..
        } => plain("ep-ask-pay")
            .with("left", left)
            .with("source", source(from)),
        Task::Scrolls { .. } => plain("ep-ask-scrolls"),
        Task::Market { left, .. } => plain("ep-ask-market").with("left", left),
        Task::Step { source: from, .. } => plain("ep-ask-step").with("source", source(from)),
        Task::PaidStep {
            price,
            source: from,
            ..
        } => plain("ep-ask-paid-step")
            .with("price", price)
            .with("source", source(from)),
        Task::Rival { adviser, .. } => plain("ep-ask-rival")
            .with("adviser", the_adviser(adviser))
            .with("does", adviser_does(adviser)),
        Task::Give { adviser, left, .. } => plain("ep-ask-give")
            .with("adviser", the_adviser(adviser))
            .with("left", left),
        Task::Feature { place, .. } => plain("ep-ask-feature").with("place", the_place(place)),
        Task::Privilege(PrivilegeTask::Bid(_)) => plain("ep-ask-bid"),
        Task::Labyrinth(LabyrinthTask::Path(_)) => plain("ep-ask-path"),
        Task::River(RiverTask::Field(_)) => plain("ep-ask-field"),
        Task::River(RiverTask::FreeDraw(_)) => plain("ep-ask-free-draw"),
        Task::River(RiverTask::FreeAppoint(_)) => plain("ep-ask-free-appoint"),
        Task::River(RiverTask::Discard(_)) => plain("ep-ask-discard"),
        Task::Composition(CompositionTask::Choose(_)) => plain("ep-ask-claim"),
        Task::Alternative(AltTask::FishMarket(_)) => plain("ep-ask-alt-fish-market"),
        Task::Alternative(AltTask::Academy(_)) => plain("ep-ask-alt-academy"),
        Task::Alternative(AltTask::Temple(_)) => plain("ep-ask-alt-temple"),
        Task::Alternative(AltTask::Offering { left, .. }) => {
            plain("ep-ask-offering").with("left", left)
        }
        Task::Alternative(AltTask::Market { left, .. }) => {
            plain("ep-ask-alt-market").with("left", left)
        }
        _ => plain("ep-ask-turn"),
    })
}
