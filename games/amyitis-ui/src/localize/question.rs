//! What is going on, what is asked, and why.

use amyitis::{Decision, Harvest, Phase, Procession};
use palast_core::{SeatSet, Viewer};
use palast_ui::Phrase;

use crate::View;
use crate::phrases::{city, players, the_good, the_goods};

pub(super) fn situation(view: &View) -> Phrase {
    let public = view.public();
    let phase = Phrase::new(match public.phase {
        Phase::SetUp => "am-phase-set-up",
        Phase::Crafts => "am-phase-crafts",
        Phase::Palace => "am-phase-palace",
        Phase::Actions => "am-phase-actions",
        Phase::RoundEnd => "am-phase-round-end",
        Phase::Over => return Phrase::new("am-now-over"),
    });
    let asked = view.asked();
    if asked == SeatSet::EMPTY {
        return Phrase::new("am-now-chance").with("phase", phase);
    }
    let alone = match view.viewer() {
        Viewer::Seat(you) => asked == SeatSet::one(you),
        Viewer::Spectator => false,
    };
    let said = Phrase::new(if alone { "am-now-you" } else { "am-now" })
        .with("round", public.round)
        .with("phase", phase);
    if alone {
        said
    } else {
        said.with("who", players(asked))
    }
}

pub(super) fn question(view: &View) -> Option<Phrase> {
    let seat_view = view.view_ref()?;
    let public = seat_view.public;
    let here = city(public.caravan);
    let plain = Phrase::new;
    Some(match view.question()? {
        Decision::PickAbility => plain("am-ask-ability"),
        Decision::TakeTurn => plain("am-ask-turn"),
        Decision::ChooseField {
            harvest: Harvest::Peasant,
        } => plain("am-ask-field"),
        Decision::ChooseField {
            harvest: Harvest::Tammouz,
        } => plain("am-ask-harvest"),
        Decision::ChooseCanal => plain("am-ask-canal"),
        Decision::ChooseTemple => plain("am-ask-temple"),
        Decision::Pay { good, then } => {
            let due = [good].into_iter().chain(then);
            plain("am-ask-pay")
                .with("city", here)
                .with("good", the_good(good))
                .with("due", the_goods(due))
        }
        Decision::Sell => plain("am-ask-sell").with("points", amyitis::SALE_VP),
        Decision::ChooseCourt { bonus: false } => plain("am-ask-court").with("city", here),
        Decision::ChooseCourt { bonus: true } => plain("am-ask-court-bonus"),
        Decision::ChooseSquare { quality } => plain("am-ask-square")
            .with("quality", quality)
            .with("gardeners", public.players[seat_view.seat].gardeners),
        Decision::ChooseToken => plain("am-ask-token"),
        Decision::ChooseGood => plain("am-ask-good"),
        Decision::ChooseOffering => {
            let place: u8 = if seat_view.rules.version == 1 { 2 } else { 1 };
            plain("am-ask-offering").with("place", place)
        }
        Decision::ChooseSwap => plain("am-ask-swap"),
        Decision::Process if seat_view.rules.options.procession == Procession::Lead => {
            plain("am-ask-lead")
        }
        Decision::Process => plain("am-ask-process"),
        Decision::Discard { left } => plain("am-ask-discard").with("left", left),
    })
}
