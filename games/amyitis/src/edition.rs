//! The printed numbers that no rules text states (§1, §2, §8): `edition.toml`.
//!
//! Every table says where it comes from, so that UIs can mark what is reconstructed. What is in
//! here has been checked and laid out flat: rules look numbers up by index.

use palast_core::{EditionError, Origin, SeatCount};
use serde::Deserialize;

use crate::court::{Copies, LEVELS};
use crate::garden::{Corners, Side, Sides, Squares};
use crate::names::named;
use crate::options::Procession;
use crate::{City, Court, FieldRow, Good, PlantCard, PlantSide, Rules, Tile, TileId};

/// No edition lets a match last longer.
pub(crate) const MOST_ROUNDS: u8 = 60;

/// The printed numbers of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    /// What its maker calls it.
    pub name: String,
    /// The version of the rules it is for.
    pub rules: u32,
    /// Tokens of each resource.
    pub goods: u8,
    /// Free steps of Caravaneers, from level 0.
    pub steps: [u8; 4],
    /// Victory points of Palaces, from level 1.
    pub palace_vp: [u8; LEVELS],
    /// Corners at the river where canals begin.
    pub mouths: Corners,
    /// Sides with two water symbols.
    pub double: Sides,
    /// Version 1: camels and talents for the first of Ishtar.
    pub ishtar: Option<[u8; 2]>,
    /// Victory points for the first and second of Marduk.
    pub marduk: [u8; 2],
    /// Version 1: the irrigation reward.
    pub reward: Option<Reward>,
    /// The last round in any case.
    pub guard: u8,
    /// Spaces of the palace track.
    pub track: u8,
    pub(crate) decks: [[[u8; 5]; 3]; 2],
    pub(crate) last_levels: [u8; 3],
    pub(crate) court: CourtCopies,
    pub(crate) plants: [[PlantSide; 2]; 4],
    pub(crate) favour: [Favour; 3],
    pub(crate) tiles: Vec<Tile>,
    pub(crate) empty_for_two: Squares,
    pub(crate) fields: [[Good; 5]; 2],
    pub(crate) cities: [City; 9],
    pub(crate) places: [u8; 9],
    pub(crate) asks: [Good; 9],
    pub(crate) offers: [[Court; 2]; 9],
    pub(crate) seat_talents: [[u8; 4]; 3],
    pub(crate) origins: [Origin; Printed::ALL.len()],
}

/// The court cards of an edition, by number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CourtCopies {
    /// By kind and level.
    pub(crate) levels: [[Copies; 3]; 3],
    /// Gardeners.
    pub(crate) gardeners: [u8; 3],
}

/// The favour of Amyitis at the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Favour {
    /// Version 1: so many points to most tiles, shared by equals.
    Most(u8),
    /// To everybody with so many tiles: a smaller and a greater favour.
    Tiles {
        /// From how many tiles on.
        from: [u8; 2],
        /// Points.
        vp: [u8; 2],
    },
}

impl Favour {
    /// AM-257, AM-258, AM-259 What so many tiles bring by themselves; nothing in version 1.
    #[must_use]
    pub const fn of(self, tiles: u8) -> u8 {
        match self {
            Self::Tiles {
                from: [low, high],
                vp: [less, more],
            } => {
                if tiles >= high {
                    more
                } else if tiles >= low {
                    less
                } else {
                    0
                }
            }
            Self::Most(_) => 0,
        }
    }
}

/// Version 1: what cubes around a planted square bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Reward {
    /// To whom alone has most.
    pub most: u8,
    /// To every other with a cube there.
    pub present: u8,
    /// To everybody tied for most.
    pub tied: u8,
}

named! {
    /// The tables of an edition.
    Printed, "a table of the edition" {
        /// Tokens of each resource.
        Goods = "goods",
        /// Craft cards of the base game.
        Crafts = "crafts",
        /// Craft cards of the expansion.
        PalaceCrafts = "palace-crafts",
        /// Court cards.
        Court = "court",
        /// Free steps.
        Caravaneer = "caravaneer",
        /// Palace points.
        Palace = "palace",
        /// Plant cards.
        Plants = "plants",
        /// The favour of Amyitis.
        Favour = "favour",
        /// Garden tiles.
        Tiles = "tiles",
        /// Squares left empty with two players.
        Gardens = "gardens",
        /// Water symbols and mouths.
        Canals = "canals",
        /// Fields.
        Fields = "fields",
        /// Cities.
        Loop = "loop",
        /// Ishtar.
        Ishtar = "ishtar",
        /// Marduk.
        Marduk = "marduk",
        /// The irrigation reward.
        Reward = "reward",
        /// The last round.
        Guard = "guard",
        /// The palace track.
        Track = "track",
        /// Extra talents.
        SeatTalents = "seat-talents",
    }
}

/// AM-205 Whether options and edition are of the version of the rules.
pub(crate) fn admits(rules: &Rules) -> Result<(), String> {
    let edition = rules.edition.rules;
    if edition != rules.version {
        let name = &rules.edition.name;
        return Err(format!(
            "the edition \"{name}\" is for rules version {edition}"
        ));
    }
    if rules.version == 1 && rules.options.procession == Procession::Lead {
        return Err("there is no option `procession lead` yet".to_owned());
    }
    Ok(())
}

/// The index of lists by number of players.
#[inline]
const fn by(seats: SeatCount) -> usize {
    seats.get() as usize - 2
}

impl Edition {
    /// How many craft cards of each kind, with or without the expansion.
    #[inline]
    #[must_use]
    pub const fn deck(&self, palace: bool, seats: SeatCount) -> [u8; 5] {
        self.decks[palace as usize][by(seats)]
    }

    /// How many copies of each level there are, by kind.
    #[must_use]
    pub const fn copies(&self, seats: SeatCount) -> [Copies; 3] {
        self.court.levels[by(seats)]
    }

    /// The last level of a kind; a Gardener has none.
    #[inline]
    #[must_use]
    pub const fn last_level(&self, court: Court) -> u8 {
        match court {
            Court::Banker | Court::Caravaneer | Court::Palace => self.last_levels[court.index()],
            Court::Gardener => 0,
        }
    }

    /// How many Gardeners.
    #[must_use]
    pub const fn gardeners(&self, seats: SeatCount) -> u8 {
        self.court.gardeners[by(seats)]
    }

    /// The side of a plant card that lies up.
    #[inline]
    #[must_use]
    pub const fn plant_side(&self, card: PlantCard) -> PlantSide {
        self.plants[card.plant.index()][card.turned as usize]
    }

    /// The favour of Amyitis.
    #[must_use]
    pub const fn favour(&self, seats: SeatCount) -> Favour {
        self.favour[by(seats)]
    }

    /// All tiles, by quality; the last lies on top.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// A tile.
    #[inline]
    #[must_use]
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[tile.index()]
    }

    /// The squares that get a tile.
    #[must_use]
    pub const fn squares(&self, seats: SeatCount) -> Squares {
        if seats.get() == 2 {
            !self.empty_for_two
        } else {
            Squares::MAX
        }
    }

    /// How many water symbols a side has.
    #[inline]
    #[must_use]
    pub const fn symbols(&self, side: Side) -> u8 {
        1 + (self.double & side.bit() != 0) as u8
    }

    /// The fields of a row.
    #[must_use]
    pub const fn field(&self, row: FieldRow) -> [Good; 5] {
        self.fields[row.index()]
    }

    /// The cities clockwise from Babylon.
    #[must_use]
    pub const fn cities(&self) -> &[City; 9] {
        &self.cities
    }

    /// How many steps from Babylon.
    #[inline]
    #[must_use]
    pub const fn place(&self, city: City) -> u8 {
        self.places[city.index()]
    }

    /// The resource a city asks; Babylon takes any.
    #[inline]
    #[must_use]
    pub const fn asks(&self, city: City) -> Option<Good> {
        match city {
            City::Babylon => None,
            City::Eshnunna
            | City::Susa
            | City::Ur
            | City::Uruk
            | City::Mari
            | City::Palmyra
            | City::Khorsabad
            | City::Ninoua => Some(self.asks[city.index()]),
        }
    }

    /// What a court city offers. For other cities it means nothing.
    #[inline]
    #[must_use]
    pub const fn offers(&self, city: City) -> [Court; 2] {
        self.offers[city.index()]
    }

    /// Talents more at the start in turn order, with `seat-talents palace`.
    #[must_use]
    pub const fn seat_talents(&self, seats: SeatCount) -> [u8; 4] {
        self.seat_talents[by(seats)]
    }

    /// Where a table comes from.
    #[must_use]
    pub const fn origin(&self, table: Printed) -> &Origin {
        &self.origins[table.index()]
    }
}

impl palast_core::Edition for Edition {
    const DEFAULT_TEXT: &'static str = include_str!("../edition.toml");
    const EARLIER_TEXTS: &'static [&'static str] =
        &[include_str!("../earlier/reconstruction-1.toml")];

    fn parse(text: &str) -> Result<Self, EditionError> {
        crate::edition_text::parse(text)
    }
}
