//! §10 Alternative 1: one card, and one more for each fish, looking as one goes (EP-287). Appointing and
//! putting back are those of the base game.

use palast_core::Seat;

use super::AltTask;
use crate::{Action, EventSink, Goods, Illegal, Place, Source, Table, Task, ViewRef};
use crate::{effects, fish_market, pile};

/// EP-284 What another card costs.
const CARD: Goods = Goods::fish(1);

/// EP-284 As long as fish and cards last.
fn check_more(view: ViewRef<'_>) -> Result<(), Illegal> {
    if !view.public.players[view.seat].goods.covers(&CARD) {
        Err(Illegal::TooLittleFish)
    } else if !pile::has_card(view.public) {
        Err(Illegal::NoCard)
    } else {
        Ok(())
    }
}

pub(super) fn each(view: ViewRef<'_>, f: &mut impl FnMut(Action)) {
    fish_market::each(view, f);
    if check_more(view).is_ok() {
        f(Action::More);
    }
    f(Action::Decline);
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "other answers belong to other questions"
)]
pub(super) fn check(view: ViewRef<'_>, action: Action) -> Result<(), Illegal> {
    match action {
        Action::Appoint(adviser, payment) => fish_market::check(view, adviser, payment),
        Action::More => check_more(view),
        Action::Decline => Ok(()),
        _ => Err(Illegal::NotTheQuestion),
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "`check` has let no other answer through"
)]
pub(super) fn act(table: &mut Table, who: Seat, action: Action, events: &mut EventSink) {
    match action {
        Action::Appoint(adviser, payment) => {
            fish_market::appoint(table, who, adviser, payment, events);
        }
        Action::More => {
            let source = Source::Place(Place::FishMarket);
            effects::pay(table, who, CARD, source, events);
            let agenda = &mut table.public.agenda;
            agenda.push(Task::Alternative(AltTask::FishMarket(who)));
            agenda.push(Task::Draw { who, left: 1 });
        }
        _ => fish_market::run(table, who, events),
    }
}
