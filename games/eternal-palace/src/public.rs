//! What everyone at the table can see (§2.7).
//!
//! In solo the Master is the second player: he has a [`Player`] like anybody and is called
//! [`MASTER`], but he is no seat, and nobody is ever asked for him.

use palast_core::{Seat, SeatCount, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{AdviserSet, Agenda, CompositionSet, Demand, DemandSet, Faces, FeatureSet, Goods};
use crate::{LayerSet, MasterCard, MasterCardSet, Place, PlaceSet, Rules, Space, Task};

/// Who the Master is in solo: the second player.
pub const MASTER: Seat = Seat::ALL[1];

/// The public part of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// What each player has; in solo the second is the Master.
    pub players: SeatMap<Player>,
    /// How many players, the Master included.
    pub sides: SeatCount,
    /// Whether one plays against the Master.
    pub solo: bool,
    /// Counted from one.
    pub round: u16,
    /// Where the round is.
    pub phase: Phase,
    /// The turn-order row, leftmost first; only the first [`Public::sides`] count.
    pub row: [Seat; 5],
    /// How many places of the row are filled (all, after set-up).
    pub in_row: u8,
    /// Whose turn it is in Play.
    pub turn: Option<Seat>,
    /// Who has not grouped yet.
    pub waiting: SeatSet,
    /// Who has bid a privilege token in this round.
    pub bids: SeatSet,

    /// The face-up advisers.
    pub display: AdviserSet,
    /// The discarded advisers; anybody may look through them.
    pub discards: AdviserSet,
    /// How many cards the adviser pile has, a card put back included.
    pub pile: u8,
    /// Whether its top card was put there by somebody, who knows it.
    pub put_back: Option<Seat>,
    /// How many drawn cards somebody holds now, and who.
    pub drawn: Option<(Seat, u8)>,

    /// Who owns the monuments of 3, 5, 8, 10.
    pub monuments: [Option<Seat>; 4],
    /// What a visit there costs.
    pub prices: [u16; 4],
    /// Where a feature token still lies.
    pub tokens: PlaceSet,
    /// The features nobody has taken.
    pub features: FeatureSet,
    /// Who has the Completion Prize. From then on the match ends with Play.
    pub completion: Option<Seat>,
    /// Who got the Sequence Prize at the end.
    pub sequence: Option<Seat>,

    /// §9.2 The demand card.
    pub demand: Option<Demand>,
    /// §9.2 Who has markers on its fields.
    pub fields: [Option<Seat>; 3],
    /// §9.2 The cards in the demand pile; their order is not decided before they are drawn.
    pub demands: DemandSet,
    /// §9.3 The compositions nobody has taken.
    pub compositions: CompositionSet,
    /// §10 The wisdom on the alternative Academy.
    pub pot: u16,
    /// §11 The Master's dice and cards.
    pub master: MasterDice,

    /// What is still to be done.
    pub agenda: Agenda,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Fish, wisdom, resources, privilege tokens.
    pub goods: Goods,
    /// How far on the palace track.
    pub palace: u16,
    /// The painting.
    pub layers: LayerSet,
    /// Its features.
    pub features: FeatureSet,
    /// Steps on the tracks of 1, 2, 4, 6, 9, 11, by [`Place::track`].
    pub tracks: [u8; 6],
    /// The space on the Bridge.
    pub bridge: u8,
    /// §9.2 Steps on the track of the River Market.
    pub river: u8,
    /// §9.1 The space in the Labyrinth.
    pub space: Space,
    /// Marked fields at 7: one bit each for {1,6}, {2,5}, {3,4}.
    pub temple: u8,
    /// Marked fields at 12: one bit each for 2, 3, 4 and more dice.
    pub market: u8,
    /// Traders, diplomats and artisans.
    pub advisers: AdviserSet,
    /// The used ones among them.
    pub used: AdviserSet,
    /// §9.3 Claimed compositions.
    pub compositions: CompositionSet,
    /// How many dice this player has; the others of the five are in the palace.
    pub held: u8,
    /// What they show in this round.
    pub dice: Faces,
    /// The groups of this round, once they are shown; the Master's from top to bottom.
    pub groups: [Group; 5],
    /// §7 Seals at the end.
    pub seals: u8,
    /// §11.6 Points of the Master for palace spaces.
    pub extra: u16,
}

/// A group of dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Group {
    /// As rolled; none if there is no such group.
    pub rolled: Faces,
    /// As placed.
    pub shown: Faces,
    /// Where it lies, once it is placed.
    pub at: Option<Place>,
}

impl Group {
    /// Whether it is still to be placed.
    #[inline]
    #[must_use]
    pub const fn is_left(&self) -> bool {
        !self.rolled.is_empty() && self.at.is_none()
    }
}

/// §11 The Master's dice and cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MasterDice {
    /// What his dice show, in the order of [`crate::Edition::master_dice`]; 0 is in the palace or not
    /// rolled yet.
    pub faces: [u8; 5],
    /// The card of this round.
    pub card: Option<MasterCard>,
    /// The cards in his pile; their order is not decided before they are drawn.
    pub pile: MasterCardSet,
}

/// Where a round is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first round.
    SetUp,
    /// 1 Wurf.
    Roll,
    /// 2 Plan.
    Plan,
    /// 3 Spiel.
    Play,
    /// 4 Abschluss.
    WrapUp,
    /// The match is over.
    Over,
}

impl Player {
    /// Dice in the palace.
    #[must_use]
    pub const fn in_palace(&self) -> u8 {
        5u8.saturating_sub(self.held)
    }

    /// The groups still to be placed, in order.
    #[inline]
    pub fn groups_left(&self) -> impl Iterator<Item = Faces> + Clone {
        let left = self.groups.iter().filter(|group| group.is_left());
        left.map(|group| group.rolled)
    }

    /// Whether a group is still to be placed.
    #[inline]
    #[must_use]
    pub fn has_groups(&self) -> bool {
        // Without branches: which of five it is cannot be foreseen.
        self.groups
            .iter()
            .fold(false, |any, group| any | group.is_left())
    }

    /// Whether this player has dice there.
    #[inline]
    #[must_use]
    pub fn is_at(&self, place: Place) -> bool {
        self.groups.iter().any(|group| group.at == Some(place))
    }

    /// Where this player has dice.
    #[inline]
    #[must_use]
    pub fn places(&self) -> PlaceSet {
        let with = |all: PlaceSet, group: &Group| group.at.map_or(all, |place| all.with(place));
        self.groups.iter().fold(PlaceSet::EMPTY, with)
    }

    /// How far a progress track has been climbed.
    #[inline]
    #[must_use]
    pub fn steps(&self, place: Place) -> u8 {
        match place.track() {
            Some(track) => self.tracks[track],
            None => self.river,
        }
    }

    /// Whether a marker on a progress track can still move.
    #[inline]
    #[must_use]
    pub fn can_advance(&self, rules: &Rules, place: Place) -> bool {
        let steps = rules.edition.steps(place);
        steps.is_some_and(|steps| self.steps(place) < steps)
    }

    /// The deposits whose track is not finished.
    #[must_use]
    pub fn unfinished_deposits(&self, rules: &Rules) -> PlaceSet {
        let open = |place: &Place| self.can_advance(rules, *place);
        Place::DEPOSITS.into_iter().filter(open).collect()
    }
}

impl Public {
    /// All players, the Master included, in seat order.
    #[inline]
    pub fn everyone(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        self.sides.seats()
    }

    /// Whether this is the Master.
    #[inline]
    #[must_use]
    pub fn is_master(&self, who: Seat) -> bool {
        self.solo && who == MASTER
    }

    /// The turn-order row, leftmost first.
    #[inline]
    #[must_use]
    pub fn row(&self) -> &[Seat] {
        &self.row[..usize::from(self.in_row)]
    }

    /// How many players have dice there.
    #[inline]
    #[must_use]
    pub fn crowd(&self, place: Place) -> u8 {
        let here = self
            .everyone()
            .filter(|who| self.players[*who].is_at(place));
        here.count() as u8
    }

    /// §3.6 What entering costs in fish.
    #[inline]
    #[must_use]
    pub fn penalty(&self, place: Place) -> u16 {
        if place == Place::Scrolls {
            return 0;
        }
        u16::from(self.crowd(place))
    }

    /// What is to be done next.
    #[inline]
    #[must_use]
    pub const fn task(&self) -> Task {
        *self.agenda.top()
    }

    /// How many advisers lie face up after a wrap-up.
    #[must_use]
    pub const fn display_size(&self) -> u8 {
        self.sides.get() + 1
    }
}
