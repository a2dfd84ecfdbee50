//! What is told to all: every gain with its reason. Nothing is told to one seat alone.

use palast_core::{Seat, SeatSet};

use crate::{
    Ability, City, Court, Craft, Cube, Ending, FieldRow, Good, Plant, RowId, Side, Square,
};
use crate::{Temple, TileId};

/// What everybody is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Set-up: a tile on a square.
    TileLaid {
        /// Where.
        square: Square,
        /// Which.
        tile: TileId,
    },
    /// Set-up: an X card on a city.
    PlantLaid {
        /// Where.
        city: City,
        /// Which.
        plant: Plant,
    },
    /// Set-up: a token on a level-2 Caravaneer.
    TokenLaid {
        /// Which.
        good: Good,
    },
    /// The first-player card has a new holder, or stays where it is.
    FirstPlayer {
        /// Who.
        seat: Seat,
        /// Why.
        why: FirstWhy,
    },
    /// A round begins.
    RoundBegan {
        /// Counted from one.
        round: u8,
    },
    /// Phase I: a row of craft cards.
    RowLaid {
        /// Which.
        row: RowId,
        /// The cards.
        cards: [Craft; 3],
    },
    /// Palace phase: last round's cubes are taken off.
    PalaceBegan,
    /// Palace phase: an ability was picked.
    AbilityPicked {
        /// By whom.
        seat: Seat,
        /// Which.
        ability: Ability,
    },
    /// Palace phase: nobody picked Procession; the right neighbour of the first player does it.
    ProcessionFalls {
        /// Who.
        seat: Seat,
    },
    /// Phase II: a craft card was taken.
    Recruited {
        /// By whom.
        seat: Seat,
        /// From this row.
        row: RowId,
        /// Which.
        craft: Craft,
        /// Talents paid.
        price: u8,
    },
    /// Phase II: the ability Craft was used.
    CraftUsed {
        /// By whom.
        seat: Seat,
        /// For this.
        craft: Craft,
    },
    /// Phase II: a Noble was recruited.
    NobleRecruited {
        /// By whom.
        seat: Seat,
        /// Talents paid.
        price: u8,
    },
    /// Phase II: the caravan moved.
    CaravanMoved {
        /// By whom.
        seat: Seat,
        /// From here.
        from: City,
        /// To there.
        to: City,
        /// Camels paid.
        camels: u8,
    },
    /// Phase II: somebody passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A cube on a field.
    FieldTaken {
        /// Whose.
        seat: Seat,
        /// In this row.
        row: FieldRow,
        /// Which field, from zero.
        field: u8,
    },
    /// A full row of fields was emptied.
    RowEmptied {
        /// Which.
        row: FieldRow,
        /// Who has most cubes there, ties decided; nobody with `field-tie none` and a tie.
        most: Option<Seat>,
    },
    /// Grey cubes on the free symbols between two planted squares.
    CanalFilled {
        /// Where.
        side: Side,
        /// How many.
        cubes: u8,
    },
    /// A cube on a water symbol.
    CanalDug {
        /// Whose.
        seat: Seat,
        /// Where.
        side: Side,
        /// Whether water runs there now.
        full: bool,
    },
    /// Water reached a square.
    Irrigated {
        /// Which.
        square: Square,
    },
    /// A cube entered a temple.
    TempleEntered {
        /// A player's, or a grey cube.
        cube: Cube,
        /// Who sent it.
        seat: Seat,
        /// Where.
        temple: Temple,
        /// The cube pushed out.
        out: Option<Cube>,
    },
    /// Procession: a temple was emptied.
    TempleCleared {
        /// By whom.
        seat: Seat,
        /// Which.
        temple: Temple,
    },
    /// A resource was paid in a city.
    Paid {
        /// By whom.
        seat: Seat,
        /// Which.
        good: Good,
        /// What was due.
        due: Good,
    },
    /// Resources were sold in Babylon.
    Sold {
        /// By whom.
        seat: Seat,
        /// The first.
        first: Good,
        /// The second.
        second: Option<Good>,
    },
    /// A tile was planted.
    Planted {
        /// By whom.
        seat: Seat,
        /// Where.
        square: Square,
        /// Which.
        tile: TileId,
        /// Gardeners discarded.
        gardeners: u8,
    },
    /// A plant card was turned over.
    PlantTurned {
        /// Where.
        city: City,
        /// Which.
        plant: Plant,
        /// Whether side B is up now.
        turned: bool,
    },
    /// Tammouz: a resource was swapped.
    Swapped {
        /// By whom.
        seat: Seat,
        /// Given.
        give: Good,
        /// Got.
        get: Good,
    },
    /// Tammouz: nothing was swapped.
    NotSwapped {
        /// By whom.
        seat: Seat,
    },
    /// Too many resources: one went back.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        good: Good,
    },
    /// A marker moved on the palace track, or came to lie on top.
    Advanced {
        /// Whose.
        seat: Seat,
        /// From this space.
        from: u8,
        /// To this.
        to: u8,
        /// Why.
        why: Reason,
    },
    /// Somebody got something.
    Got {
        /// Who.
        seat: Seat,
        /// What.
        gain: Gain,
        /// Why.
        why: Reason,
    },
    /// Somebody should have got something that is not in stock.
    Missed {
        /// Who.
        seat: Seat,
        /// What.
        gain: Gain,
        /// Why.
        why: Reason,
    },
    /// The match is over.
    MatchEnded {
        /// How.
        ending: Ending,
        /// Who won; several share.
        winners: SeatSet,
    },
}

/// What can be got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gain {
    /// Talents.
    Talents(u8),
    /// Camels.
    Camels(u8),
    /// A resource.
    Good(Good),
    /// Victory points.
    Vp(u8),
    /// A court card of this level; a Gardener has level 0.
    Court(Court, u8),
}

/// Why somebody gets something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Income of a Banker of this level.
    Banker(u8),
    /// A turn of somebody who has passed.
    Passing,
    /// A Merchant.
    Merchant,
    /// An Engineer.
    Engineer,
    /// A Courtier, recruited or by Craft.
    Courtier,
    /// A Noble.
    Noble,
    /// The ability Lesser courtier.
    LesserCourtier,
    /// A field of this row.
    Field(FieldRow),
    /// Most cubes in this full row.
    FullRow(FieldRow),
    /// Bought in this city.
    City(City),
    /// A sale in Babylon.
    Sale,
    /// A Palace card of this level.
    Palace(u8),
    /// The token on a level-2 Caravaneer.
    Token,
    /// A tile.
    Tile(TileId),
    /// Cubes around this planted square.
    Irrigation(Square),
    /// First or second in this temple.
    Temple(Temple, u8),
    /// Tiles planted: the favour of Amyitis.
    Favour,
    /// Resources left at the end.
    Left,
}

/// Why somebody is first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstWhy {
    /// By lot.
    Lot,
    /// The end of a round in the base game.
    RoundEnd,
    /// The ability First player.
    Ability,
    /// Nobody picked First player.
    NotPicked,
}

/// What one seat alone is told: nothing ever is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PrivateEvent {}

/// What self-play statistics count.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most events are not counted"
)]
pub(crate) const fn tally(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::RoundBegan { .. } => "rounds",
        Event::Recruited { craft, .. } => craft.name(),
        Event::CraftUsed { .. } => "craft ability used",
        Event::NobleRecruited { .. } => "noble",
        Event::CaravanMoved { to, .. } => to.name(),
        Event::AbilityPicked { ability, .. } => match ability {
            Ability::First => "picked first player",
            Ability::Procession => "picked procession",
            Ability::Craft => "picked craft",
            Ability::Lesser => "picked lesser courtier",
        },
        Event::RowEmptied { .. } => "rows of fields filled",
        _ => return None,
    })
}
