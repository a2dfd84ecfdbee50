//! Which lesson belongs to which question.

use eschnapur::Decision;

use crate::View;

pub(super) const LESSONS: &[&str] = &[
    "sites",
    "gold",
    "blockade",
    "stop",
    "order",
    "build",
    "take",
    "move",
    "privileges",
    "hand",
];

pub(super) fn lesson(view: &View) -> Option<&'static str> {
    Some(match view.question()? {
        Decision::ChooseSite { .. } => "sites",
        Decision::LayGold { .. } => "gold",
        Decision::BuyPrivilege { .. } | Decision::EndTurn => "privileges",
        Decision::PlayHandCard { .. } => "hand",
        Decision::PlaceBlockade => "blockade",
        Decision::PlaceStop => "stop",
        Decision::TakeMarker | Decision::DealOrder => "order",
        Decision::PlaceStone => "build",
        Decision::TakeGold { .. } => "take",
        Decision::BanStone | Decision::MoveStone => "move",
    })
}
