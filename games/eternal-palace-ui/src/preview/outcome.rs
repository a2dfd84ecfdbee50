//! The consequence of an answer, found by applying the rules to an imagined table.
//!
//! The rules run until the next draw or question. Everything up to there that concerns the viewer
//! follows from what the viewer knows. Later actions of the Master or the next player are ignored.

use eternal_palace::{Action, EternalPalace, Event, Feature, Goods, Layer, Place, Space};
use palast_core::{LogItem, ViewRef};

/// The immediate consequence of an answer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Outcome {
    /// What would be paid: for dice, for the crowd, and at the place.
    pub(crate) paid: Goods,
    /// What would be gained.
    pub(crate) gained: Goods,
    /// Markers that would move, and to where.
    pub(crate) steps: Vec<(Place, u8)>,
    /// A marker that would be put at 7 or 12.
    pub(crate) marked: Option<(Place, u8)>,
    /// The space of the palace track.
    pub(crate) palace: Option<u16>,
    /// The space of the Labyrinth.
    pub(crate) court: Option<Space>,
    /// Layers the painting would get.
    pub(crate) layers: Vec<Layer>,
    /// A feature it would get.
    pub(crate) feature: Option<Feature>,
    /// A monument that would change hands.
    pub(crate) monument: Option<Place>,
}

impl Outcome {
    /// Where a marker would stand, if it would move there.
    pub(crate) fn step(&self, place: Place) -> Option<u8> {
        let found = self.steps.iter().rev().find(|(at, _)| *at == place);
        found.map(|(_, to)| *to)
    }
}

/// Computes the consequence of a legal answer.
pub(crate) fn outcome_of(seat_view: ViewRef<'_, EternalPalace>, action: Action) -> Outcome {
    let mut seen = Outcome::default();
    // Groups are sealed until all players have chosen, so nothing happens at once.
    if matches!(action, Action::Group(_)) {
        return seen;
    }
    let (_, items) = palast_ui::preview_action(seat_view, action);
    let mut placed = false;
    for item in items {
        let LogItem::Public(event) = item else {
            continue;
        };
        if is_later(&event, &mut placed) {
            break;
        }
        note(&mut seen, seat_view, event);
    }
    seen
}

/// Whether an event belongs to what follows the answer.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few events begin something new"
)]
fn is_later(event: &Event, placed: &mut bool) -> bool {
    match event {
        Event::Placed { .. } => std::mem::replace(placed, true),
        Event::MasterChose { .. } | Event::RoundBegan { .. } | Event::Sequence { .. } => true,
        _ => false,
    }
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most events are not about goods, markers or the painting"
)]
fn note(seen: &mut Outcome, seat_view: ViewRef<'_, EternalPalace>, event: Event) {
    let own = |seat| seat == seat_view.seat;
    match event {
        Event::Placed {
            who, wisdom, fish, ..
        } if own(who) => {
            seen.paid = seen
                .paid
                .plus(Goods::wisdom(wisdom))
                .plus(Goods::fish(fish));
        }
        Event::Gained { who, goods, .. } if own(who) => seen.gained = seen.gained.plus(goods),
        Event::Paid { who, goods, .. } | Event::Given { who, goods, .. } if own(who) => {
            seen.paid = seen.paid.plus(goods);
        }
        Event::Advanced { who, place, to } if own(who) => seen.steps.push((place, to)),
        Event::Marked { who, place, field } if own(who) => seen.marked = Some((place, field)),
        Event::Moved { who, to } if own(who) => seen.court = Some(to),
        Event::Palace { who, to, .. } if own(who) => seen.palace = Some(to),
        Event::LayerTaken { who, layer } if own(who) => seen.layers.push(layer),
        Event::FeatureTaken { who, feature, .. } if own(who) => seen.feature = Some(feature),
        Event::MonumentTaken { who, place, .. } if own(who) => seen.monument = Some(place),
        _ => {}
    }
}
