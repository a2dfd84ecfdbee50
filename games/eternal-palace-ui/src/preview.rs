//! The picked answer, as the board shows it.

mod consequence;
pub(crate) mod outcome;

pub(crate) use consequence::consequence;

use eternal_palace::{Action, Adviser, Composition, Faces, Groups, Place};

use crate::Scene;
use crate::preview::outcome::{Outcome, outcome_of};

/// What the board marks while an answer is picked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Preview {
    /// A group that would lie there, and with which faces.
    pub(crate) place: Option<(Faces, Place, Faces)>,
    /// Groups that would be made.
    pub(crate) plan: Option<Groups>,
    /// An adviser that would be appointed, used, put back or discarded.
    pub(crate) adviser: Option<Adviser>,
    /// A composition that would be claimed.
    pub(crate) composition: Option<Composition>,
    /// A field of the demand card that would be filled, from 0.
    pub(crate) field: Option<u8>,
    /// The consequence of the answer.
    pub(crate) seen: Outcome,
}

impl Preview {
    pub(crate) fn of(scene: Scene<'_>) -> Self {
        let mut preview = Self::default();
        let (Some(action), Some(seat_view)) = (scene.pick, scene.view.view_ref()) else {
            return preview;
        };
        preview.seen = outcome_of(seat_view, action);
        match action {
            Action::Group(groups) => preview.plan = Some(groups),
            Action::Place {
                group,
                place,
                faces,
            } => preview.place = Some((group, place, faces)),
            Action::Appoint(adviser, _)
            | Action::Back(adviser)
            | Action::Discard(adviser)
            | Action::Use(adviser) => preview.adviser = Some(adviser),
            Action::Claim(card) => preview.composition = Some(card),
            Action::Field(field, _) => preview.field = Some(field.saturating_sub(1)),
            Action::Bid
            | Action::More
            | Action::Draw
            | Action::Pot
            | Action::Take(_)
            | Action::Pay(_)
            | Action::Offer(_)
            | Action::Give(_)
            | Action::Feature(_)
            | Action::Step(_)
            | Action::Path(_)
            | Action::Decline
            | Action::End => {}
        }
        preview
    }
}
