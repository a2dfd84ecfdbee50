//! Every question with its answers: the menu, the refusals, and where an answer is carried out.

use palast_core::Seat;

use crate::{Action, Decision, EventSink, Illegal, Phase, Request, Table, ViewRef};
use crate::{bids, blockade, build, buy, lay_gold, move_stone, order, payout, sites, stop};
use crate::{offers, offers_in_turn};

pub(crate) fn list(view: ViewRef<'_>, ask: Decision, into: &mut Vec<Action>) {
    let in_turn = || offers_in_turn(view.rules, view.public, view.seat);
    match ask {
        Decision::ChooseSite { .. } => sites::list(view, into),
        Decision::LayGold {
            official,
            may_leave,
        } => lay_gold::list(view, official, may_leave, into),
        Decision::BuyPrivilege { window, .. } => {
            into.extend([Action::Pass, Action::Mute]);
            buy::list(offers(view.rules, view.public, view.seat, window), into);
        }
        Decision::PlayHandCard { .. } => {
            bids::list_hand_cards(view, into);
            buy::list(buy::instants(view), into);
        }
        Decision::PlaceBlockade => blockade::list(view, into),
        Decision::PlaceStop => stop::list(view, into),
        Decision::TakeMarker => order::list_markers(view, into),
        Decision::DealOrder => order::list(view, into),
        Decision::PlaceStone => {
            build::list(view, into);
            buy::list(in_turn(), into);
        }
        Decision::EndTurn => {
            into.extend([Action::End, Action::Mute]);
            buy::list(in_turn(), into);
        }
        Decision::TakeGold { .. } => payout::list(view, into),
        Decision::BanStone => move_stone::list_bans(view, into),
        Decision::MoveStone => move_stone::list(view, into),
    }
    if takes_wishes(view, ask) {
        buy::list_wishes(view, into);
    }
}

/// Where a wish can be left: wherever one is asked and cannot simply buy. ESC-240 Rules version 1 takes none at
/// the bank, the marker and the ban.
pub(crate) fn takes_wishes(view: ViewRef<'_>, ask: Decision) -> bool {
    match ask {
        Decision::ChooseSite { .. }
        | Decision::LayGold { .. }
        | Decision::PlaceBlockade
        | Decision::PlaceStop
        | Decision::DealOrder
        | Decision::MoveStone => true,
        Decision::TakeMarker | Decision::TakeGold { .. } | Decision::BanStone => {
            view.rules.version > 1
        }
        Decision::BuyPrivilege { .. }
        | Decision::PlayHandCard { .. }
        | Decision::PlaceStone
        | Decision::EndTurn => false,
    }
}

pub(crate) fn check(view: ViewRef<'_>, ask: Decision, action: Action) -> Result<(), Illegal> {
    match (ask, action) {
        (ask, Action::Wish(privilege)) if takes_wishes(view, ask) => {
            buy::check_wish(view, privilege)
        }
        (Decision::ChooseSite { .. }, Action::Site(part)) => sites::check(view, part),
        (Decision::LayGold { official, .. }, Action::Lay(at, gold)) => {
            lay_gold::check_lay(view, official, at, gold)
        }
        (
            Decision::LayGold {
                official,
                may_leave,
            },
            Action::Leave(at),
        ) => lay_gold::check_leave(official, may_leave, at),
        (Decision::BuyPrivilege { .. } | Decision::EndTurn, Action::Mute)
        | (Decision::BuyPrivilege { .. }, Action::Pass)
        | (Decision::EndTurn, Action::End)
        | (Decision::PlaceBlockade | Decision::PlaceStop, Action::Aside)
        | (Decision::MoveStone, Action::Stay) => Ok(()),
        (Decision::BuyPrivilege { window, .. }, Action::Buy(privilege)) => {
            let offers = offers(view.rules, view.public, view.seat, window);
            buy::check(view, offers, privilege)
        }
        (Decision::PlayHandCard { .. }, Action::Play(gold)) => bids::check_hand_card(view, gold),
        (Decision::PlayHandCard { .. }, Action::Pass) => {
            if bids::may_pass(view.public, view.seat) {
                Ok(())
            } else {
                Err(Illegal::MustLay)
            }
        }
        (Decision::PlayHandCard { .. }, Action::Buy(privilege)) => {
            buy::check(view, buy::instants(view), privilege)
        }
        (Decision::PlaceBlockade, Action::Block(seat, official)) => {
            blockade::check(view, seat, official)
        }
        (Decision::PlaceStop, Action::Stop(part)) => stop::check(view, part),
        (Decision::TakeMarker, Action::Marker(marker)) => order::check_marker(view, marker),
        (Decision::DealOrder, Action::Order(order)) => order::check(view, &order),
        (Decision::PlaceStone | Decision::EndTurn, Action::Build(part)) => build::check(view, part),
        (Decision::PlaceStone, Action::End) => Err(Illegal::MustPlace),
        (Decision::PlaceStone | Decision::EndTurn, Action::Buy(privilege)) => {
            let offers = offers_in_turn(view.rules, view.public, view.seat);
            buy::check(view, offers, privilege)
        }
        (Decision::TakeGold { .. }, Action::Take(cards)) => payout::check(view, &cards),
        (Decision::BanStone, Action::Ban(part)) => move_stone::check_ban(view, part),
        (Decision::MoveStone, Action::Move(from, to)) => move_stone::check(view, from, to),
        _ => Err(Illegal::NotTheQuestion),
    }
}

#[inline]
pub(crate) fn act(table: &mut Table, seat: Seat, action: Action, events: &mut EventSink) {
    match action {
        Action::Site(part) => sites::choose(table, seat, part, events),
        Action::Lay(at, gold) => lay_gold::lay(table, seat, at, Some(gold), events),
        Action::Leave(at) => lay_gold::lay(table, seat, at, None, events),
        Action::Play(gold) => bids::play_hand_card(table, seat, Some(gold), events),
        Action::Block(victim, at) => blockade::block(table, victim, at, events),
        Action::Stop(part) => stop::choose(table, Some(part), events),
        Action::Aside if table.public.phase == Phase::Stop => stop::choose(table, None, events),
        Action::Aside => blockade::aside(table, events),
        Action::Marker(marker) => order::take_marker(table, seat, marker, events),
        Action::Order(dealt) => order::choose(table, dealt, events),
        Action::Build(part) => build::place(table, seat, part, events),
        Action::End => build::end(table, seat, events),
        Action::Take(cards) => payout::take(table, seat, cards, events),
        Action::Ban(part) => move_stone::name(table, seat, part, events),
        Action::Move(from, to) => move_stone::shift(table, seat, from, to, events),
        Action::Stay => move_stone::stay(table, seat, events),
        Action::Wish(privilege) => buy::wish(table, seat, privilege),
        Action::Pass if in_window(table) => buy::answer(table, seat, Request::Pass, events),
        Action::Pass => bids::play_hand_card(table, seat, None, events),
        Action::Mute if in_window(table) => buy::answer(table, seat, Request::Mute, events),
        Action::Mute => build::mute(table, seat, events),
        Action::Buy(card) if in_window(table) => {
            buy::answer(table, seat, Request::Buy(card), events);
        }
        Action::Buy(card) => buy::buy(table, seat, card, events),
    }
}

/// Some answers mean one thing in a window and another in a turn.
const fn in_window(table: &Table) -> bool {
    matches!(table.public.phase, Phase::Window(_))
}
