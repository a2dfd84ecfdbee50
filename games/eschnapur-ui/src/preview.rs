//! The picked answer, as the board shows it.

mod consequence;
pub(crate) mod outcome;

pub(crate) use consequence::consequence;

use eschnapur::{Action, Gold, Official, Part, Privilege, Purse, TurnOrder};
use palast_core::Seat;

use crate::Scene;

/// What the board marks while an answer is picked.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Preview {
    /// A stone that would lie on top of this part, and whose.
    pub(crate) stone: Option<(Part, Seat)>,
    /// The part whose topmost stone would leave, or be banned.
    pub(crate) top: Option<Part>,
    /// A site that would be chosen.
    pub(crate) site: Option<Part>,
    /// The part that would be stopped.
    pub(crate) stop: Option<Part>,
    /// A card that would lie there, of the viewer's own.
    pub(crate) lay: Option<(Official, Gold)>,
    /// A card that would be blocked.
    pub(crate) block: Option<(Seat, Official)>,
    /// The order that would be dealt.
    pub(crate) order: Option<TurnOrder>,
    /// Cards that would leave the bank.
    pub(crate) take: Purse,
    /// A privilege that would be bought.
    pub(crate) buy: Option<Privilege>,
}

impl Preview {
    pub(crate) fn of(scene: Scene<'_>) -> Self {
        let mut preview = Self::default();
        let (Some(action), Some(seat_view)) = (scene.pick, scene.view.view_ref()) else {
            return preview;
        };
        match action {
            Action::Site(part) => preview.site = Some(part),
            Action::Lay(official, gold) => preview.lay = Some((official, gold)),
            Action::Play(gold) => {
                if let eschnapur::Phase::HandCard(official) = seat_view.public.phase {
                    preview.lay = Some((official, gold));
                }
            }
            Action::Block(seat, official) => preview.block = Some((seat, official)),
            Action::Stop(part) => preview.stop = Some(part),
            Action::Order(order) => preview.order = Some(order),
            Action::Build(part) => preview.stone = Some((part, seat_view.seat)),
            Action::Take(cards) => preview.take = cards,
            Action::Ban(part) => preview.top = Some(part),
            Action::Move(from, to) => {
                preview.top = Some(from);
                let owner = seat_view.public.stones_in(from).top();
                preview.stone = owner.map(|owner| (to, owner));
            }
            Action::Buy(privilege) | Action::Wish(privilege) => preview.buy = Some(privilege),
            Action::Leave(_)
            | Action::Aside
            | Action::Marker(_)
            | Action::End
            | Action::Stay
            | Action::Pass
            | Action::Mute => {}
        }
        preview
    }
}
