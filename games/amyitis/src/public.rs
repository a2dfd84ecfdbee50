//! What everyone at the table can see: everything (AM-022).

use palast_core::{Seat, SeatCount, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Ability, Agenda, Canals, City, CourtStock, Cubes, FieldRow, Good, Goods, PlantCard};
use crate::{Player, Row, Square, Squares, Task, Temple, TileId, Track};

/// The public part of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// What lies before each player.
    pub players: SeatMap<Player>,
    /// The cubes on the canals, and the water.
    pub canals: Canals,
    /// The tile on each square, row by row; read it with [`Public::tile`].
    pub tiles: [TileId; 16],
    /// Squares that hold a tile still.
    pub planting: Squares,
    /// The craft cards, a row for each player; read them with [`Public::rows`].
    pub display: [Row; 4],
    /// How many rows are laid.
    pub laid: u8,
    /// The cubes in the temples, space 1 first.
    pub temples: [Cubes; 3],
    /// The cubes on the fields of both rows, the first field first.
    pub fields: [Cubes; 2],
    /// Resources in stock.
    pub goods: Goods,
    /// Talents in stock.
    pub talents: u8,
    /// Camels in stock.
    pub camels: u8,
    /// Court cards in stock.
    pub court: CourtStock,
    /// The tokens on level-2 Caravaneers not taken yet, one bit each in the order of [`Good::ALL`].
    pub tokens: u8,
    /// Where the caravan stands.
    pub caravan: City,
    /// The plant cards on [`City::PLANTS`].
    pub plants: [PlantCard; 4],
    /// Expansion: the palace track.
    pub track: Track,
    /// Expansion: who has picked which ability in this round, by [`Ability`].
    pub abilities: [Option<Seat>; 4],
    /// Expansion: whether the ability Craft can still be used in this round.
    pub craft_left: bool,
    /// How many play.
    pub seats: SeatCount,
    /// Counted from one; 0 during set-up.
    pub round: u8,
    /// Who holds the first-player card.
    pub first: Seat,
    /// Who has not passed in this round.
    pub active: SeatSet,
    /// Which part of the round it is.
    pub phase: Phase,
    /// What is still to be done.
    pub agenda: Agenda,
}

/// The parts of a round, for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first round.
    SetUp,
    /// Phase I: crafts and income.
    Crafts,
    /// The palace phase of the expansion.
    Palace,
    /// Phase II: actions.
    Actions,
    /// Phase III: temples, procession, limit.
    RoundEnd,
    /// The match is over.
    Over,
}

impl Public {
    /// The tile lying on a square.
    #[inline]
    #[must_use]
    pub const fn tile(&self, square: Square) -> Option<TileId> {
        if self.planting & square.bit() == 0 {
            None
        } else {
            Some(self.tiles[square.index()])
        }
    }

    /// How many tiles lie in the gardens.
    #[must_use]
    pub const fn tiles_left(&self) -> u8 {
        self.planting.count_ones() as u8
    }

    /// The rows of craft cards that are laid.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.display[..usize::from(self.laid)]
    }

    /// The cubes in a temple, space 1 first.
    #[inline]
    #[must_use]
    pub const fn temple(&self, temple: Temple) -> Cubes {
        self.temples[temple.index()]
    }

    /// The cubes in a row of fields.
    #[inline]
    #[must_use]
    pub const fn field(&self, row: FieldRow) -> Cubes {
        self.fields[row.index()]
    }

    /// The plant card on a city.
    #[inline]
    #[must_use]
    pub fn plant(&self, city: City) -> Option<PlantCard> {
        city.plant_index().map(|index| self.plants[index])
    }

    /// Whether such a token lies on a level-2 Caravaneer.
    #[must_use]
    pub const fn has_token(&self, good: Good) -> bool {
        self.tokens >> good as u8 & 1 == 1
    }

    /// Who picked this ability.
    #[must_use]
    pub const fn picker(&self, ability: Ability) -> Option<Seat> {
        self.abilities[ability.index()]
    }

    /// Who performs this round's procession: who picked it, else the right neighbour of the first
    /// player.
    #[must_use]
    pub fn procession(&self) -> Seat {
        self.picker(Ability::Procession).unwrap_or_else(|| {
            let before = |seat: &Seat| self.seats.after(*seat) == self.first;
            self.seats
                .seats()
                .find(before)
                .expect("somebody sits there")
        })
    }

    /// The seats in turn order, from the holder of the first-player card.
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        let next = move |seat: &Seat| Some(seats.after(*seat));
        std::iter::successors(Some(self.first), next).take(usize::from(seats.get()))
    }

    /// Who is asked now.
    #[inline]
    #[must_use]
    pub const fn asked(&self) -> Option<Seat> {
        self.agenda.top().asks()
    }

    /// What the table waits for.
    #[inline]
    #[must_use]
    pub const fn task(&self) -> Task {
        self.agenda.top()
    }
}
