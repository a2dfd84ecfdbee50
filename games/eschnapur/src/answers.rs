//! Every question with its answers: the menu, the refusals, and where an answer is carried out.

use palast_core::Seat;

use crate::{Action, Decision, Illegal, Phase, Request, Sight, Table, Tell};
use crate::{bids, blockade, build, buy, lay_gold, move_stone, order, payout, sites, stop};
use crate::{offers, offers_in_turn};

pub(crate) fn list(sight: Sight<'_>, ask: Decision, into: &mut Vec<Action>) {
    let in_turn = || offers_in_turn(sight.rules, sight.public, sight.seat);
    match ask {
        Decision::ChooseSite { .. } => sites::list(sight, into),
        Decision::LayGold {
            official,
            may_leave,
        } => lay_gold::list(sight, official, may_leave, into),
        Decision::BuyPrivilege { window, .. } => {
            into.extend([Action::Pass, Action::Mute]);
            buy::list(offers(sight.rules, sight.public, sight.seat, window), into);
        }
        Decision::PlayHandCard { .. } => {
            bids::list_hand_cards(sight, into);
            buy::list(buy::instants(sight), into);
        }
        Decision::PlaceBlockade => blockade::list(sight, into),
        Decision::PlaceStop => stop::list(sight, into),
        Decision::TakeMarker => order::list_markers(sight, into),
        Decision::DealOrder => order::list(sight, into),
        Decision::PlaceStone => {
            build::list(sight, into);
            buy::list(in_turn(), into);
        }
        Decision::EndTurn => {
            into.extend([Action::End, Action::Mute]);
            buy::list(in_turn(), into);
        }
        Decision::TakeGold { .. } => payout::list(sight, into),
        Decision::BanStone => move_stone::list_bans(sight, into),
        Decision::MoveStone => move_stone::list(sight, into),
    }
    if takes_wishes(ask) {
        buy::list_wishes(sight, into);
    }
}

/// Where a wish can be left: wherever one is asked and cannot simply buy.
const fn takes_wishes(ask: Decision) -> bool {
    match ask {
        Decision::ChooseSite { .. }
        | Decision::LayGold { .. }
        | Decision::PlaceBlockade
        | Decision::PlaceStop
        | Decision::DealOrder
        | Decision::MoveStone => true,
        Decision::BuyPrivilege { .. }
        | Decision::PlayHandCard { .. }
        | Decision::TakeMarker
        | Decision::PlaceStone
        | Decision::EndTurn
        | Decision::TakeGold { .. }
        | Decision::BanStone => false,
    }
}

pub(crate) fn check(sight: Sight<'_>, ask: Decision, action: Action) -> Result<(), Illegal> {
    match (ask, action) {
        (ask, Action::Wish(privilege)) if takes_wishes(ask) => buy::check_wish(sight, privilege),
        (Decision::ChooseSite { .. }, Action::Site(part)) => sites::check(sight, part),
        (Decision::LayGold { official, .. }, Action::Lay(at, gold)) => {
            lay_gold::check_lay(sight, official, at, gold)
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
            let offers = offers(sight.rules, sight.public, sight.seat, window);
            buy::check(sight, offers, privilege)
        }
        (Decision::PlayHandCard { .. }, Action::Play(gold)) => bids::check_hand_card(sight, gold),
        (Decision::PlayHandCard { .. }, Action::Pass) => {
            if sight.public.hand_passes > 0 {
                Ok(())
            } else {
                Err(Illegal::MustLay)
            }
        }
        (Decision::PlayHandCard { .. }, Action::Buy(privilege)) => {
            buy::check(sight, buy::instants(sight), privilege)
        }
        (Decision::PlaceBlockade, Action::Block(seat, official)) => {
            blockade::check(sight, seat, official)
        }
        (Decision::PlaceStop, Action::Stop(part)) => stop::check(sight, part),
        (Decision::TakeMarker, Action::Marker(marker)) => order::check_marker(sight, marker),
        (Decision::DealOrder, Action::Order(order)) => order::check(sight, &order),
        (Decision::PlaceStone | Decision::EndTurn, Action::Build(part)) => {
            build::check(sight, part)
        }
        (Decision::PlaceStone, Action::End) => Err(Illegal::MustPlace),
        (Decision::PlaceStone | Decision::EndTurn, Action::Buy(privilege)) => {
            let offers = offers_in_turn(sight.rules, sight.public, sight.seat);
            buy::check(sight, offers, privilege)
        }
        (Decision::TakeGold { .. }, Action::Take(cards)) => payout::check(sight, &cards),
        (Decision::BanStone, Action::Ban(part)) => move_stone::check_ban(sight, part),
        (Decision::MoveStone, Action::Move(from, to)) => move_stone::check(sight, from, to),
        _ => Err(Illegal::NotTheQuestion),
    }
}

#[inline]
pub(crate) fn act(table: &mut Table, seat: Seat, action: Action, tell: &mut Tell) {
    match action {
        Action::Site(part) => sites::choose(table, seat, part, tell),
        Action::Lay(at, gold) => lay_gold::lay(table, seat, at, Some(gold), tell),
        Action::Leave(at) => lay_gold::lay(table, seat, at, None, tell),
        Action::Play(gold) => bids::play_hand_card(table, seat, Some(gold), tell),
        Action::Block(victim, at) => blockade::block(table, victim, at, tell),
        Action::Stop(part) => stop::choose(table, Some(part), tell),
        Action::Aside if table.public.phase == Phase::Stop => stop::choose(table, None, tell),
        Action::Aside => blockade::aside(table, tell),
        Action::Marker(marker) => order::take_marker(table, seat, marker, tell),
        Action::Order(dealt) => order::choose(table, dealt, tell),
        Action::Build(part) => build::place(table, seat, part, tell),
        Action::End => build::end(table, seat, tell),
        Action::Take(cards) => payout::take(table, seat, cards, tell),
        Action::Ban(part) => move_stone::name(table, seat, part, tell),
        Action::Move(from, to) => move_stone::shift(table, seat, from, to, tell),
        Action::Stay => move_stone::stay(table, seat, tell),
        Action::Wish(privilege) => buy::wish(table, seat, privilege),
        Action::Pass if in_window(table) => buy::answer(table, seat, Request::Pass, tell),
        Action::Pass => bids::play_hand_card(table, seat, None, tell),
        Action::Mute if in_window(table) => buy::answer(table, seat, Request::Mute, tell),
        Action::Mute => build::mute(table, seat, tell),
        Action::Buy(card) if in_window(table) => {
            buy::answer(table, seat, Request::Buy(card), tell);
        }
        Action::Buy(card) => buy::buy(table, seat, card, tell),
    }
}

/// Some answers mean one thing in a window and another in a turn.
const fn in_window(table: &Table) -> bool {
    matches!(table.public.phase, Phase::Window(_))
}
