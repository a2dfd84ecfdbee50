//! What the drawings can be asked for: cubes, goods, people, gains.

/// The colour of a cube, in the order of the seats; grey belongs to nobody.
///
/// The box has red, blue, black and white cubes. The mark on each is the seat's own shape, and on
/// black and white also in the seat's own colour, so that a cube and a name in the list of players
/// find each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cube {
    Red,
    Blue,
    Black,
    White,
    Grey,
}

impl Cube {
    pub const ALL: [Self; 5] = [Self::Red, Self::Blue, Self::Black, Self::White, Self::Grey];

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Black => "black",
            Self::White => "white",
            Self::Grey => "grey",
        }
    }

    /// The shape in a box of 20 by 20, centred, about 11 across.
    pub(super) const fn shape(self) -> &'static str {
        match self {
            Self::Red => "M10 3.4L15.6 10L10 16.6L4.4 10Z",
            Self::Blue => "M10 4.6a5.4 5.4 0 1 0 .01 0Z",
            Self::Black => "M10 3.8L16.2 14.8H3.8Z",
            Self::White => "M5 5H15V15H5Z",
            Self::Grey => "M10 4.4a5.6 5.6 0 1 0 .01 0ZM10 7.4a2.6 2.6 0 1 1 -.01 0Z",
        }
    }

    pub(super) const fn colour(self) -> &'static str {
        match self {
            Self::Red => "#c22f22",
            Self::Blue => "#2a63cf",
            Self::Black => "#24242c",
            Self::White => "#f8f5ec",
            Self::Grey => "#9da0a8",
        }
    }

    /// The side that lies in shade.
    pub(super) const fn edge(self) -> &'static str {
        match self {
            Self::Red => "#6d1410",
            Self::Blue => "#163a80",
            Self::Black => "#0b0b10",
            Self::White => "#bdb6a3",
            Self::Grey => "#62656e",
        }
    }

    pub(super) const fn mark(self) -> &'static str {
        match self {
            Self::Red | Self::Blue => "#fff8e6",
            Self::Black => "#f4c653",
            Self::White => "#1f6b37",
            Self::Grey => "#26272e",
        }
    }
}

/// A cube or marker somewhere on the boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece<'a> {
    pub cube: Cube,
    /// It is not there yet: it shows what the answer in question would do.
    pub ghost: bool,
    /// Its own name, by which a page follows it from place to place (`data-k`).
    pub key: Option<&'a str>,
    /// The name of the place a new piece comes from (`data-from`).
    pub from: Option<&'a str>,
}

impl Piece<'_> {
    pub const fn new(cube: Cube) -> Self {
        Self {
            cube,
            ghost: false,
            key: None,
            from: None,
        }
    }
}

/// What fields yield and cities ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Good {
    Barley,
    Dates,
    Salt,
    Palm,
    Wine,
}

impl Good {
    pub const ALL: [Self; 5] = [
        Self::Barley,
        Self::Dates,
        Self::Salt,
        Self::Palm,
        Self::Wine,
    ];

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::Barley => "barley",
            Self::Dates => "dates",
            Self::Salt => "salt",
            Self::Palm => "palm",
            Self::Wine => "wine",
        }
    }
}

/// Whoever is recruited with a craft card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Craft {
    Peasant,
    Merchant,
    Engineer,
    Priest,
    /// Only in Der Palast.
    Courtier,
}

impl Craft {
    pub const ALL: [Self; 5] = [
        Self::Peasant,
        Self::Merchant,
        Self::Engineer,
        Self::Priest,
        Self::Courtier,
    ];

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::Peasant => "peasant",
            Self::Merchant => "merchant",
            Self::Engineer => "engineer",
            Self::Priest => "priest",
            Self::Courtier => "courtier",
        }
    }
}

/// A court card, without its level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Court {
    Banker,
    Caravaneer,
    Palace,
    Gardener,
}

impl Court {
    pub const ALL: [Self; 4] = [Self::Banker, Self::Caravaneer, Self::Palace, Self::Gardener];

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::Banker => "banker",
            Self::Caravaneer => "caravaneer",
            Self::Palace => "palace",
            Self::Gardener => "gardener",
        }
    }
}

/// A god with a temple.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Temple {
    /// The lady of the morning star.
    Ishtar,
    /// The lord of Babylon, with his spade.
    Marduk,
    /// The shepherd of the grain.
    Tammouz,
}

impl Temple {
    pub const ALL: [Self; 3] = [Self::Ishtar, Self::Marduk, Self::Tammouz];

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::Ishtar => "ishtar",
            Self::Marduk => "marduk",
            Self::Tammouz => "tammouz",
        }
    }
}

/// A privilege of the palace phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ability {
    FirstPlayer,
    Procession,
    Craft,
    LesserCourtier,
}

impl Ability {
    pub const ALL: [Self; 4] = [
        Self::FirstPlayer,
        Self::Procession,
        Self::Craft,
        Self::LesserCourtier,
    ];

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::FirstPlayer => "first",
            Self::Procession => "procession",
            Self::Craft => "craft",
            Self::LesserCourtier => "lesser",
        }
    }
}

/// The open side of a plant card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Plant {
    pub quality: u8,
    /// What is due besides the city's own resource.
    pub extra: Option<Good>,
}

/// One thing a tile, card or favour gives, printed as a number and a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Gain {
    Points(u8),
    Talents(u8),
    Camels(u8),
    /// A camel or a talent, as one likes.
    CamelOrTalent,
    Good(Good),
    AnyGood,
    /// The next card of this kind, or of any kind.
    Court(Option<Court>),
    /// Free steps of the caravan.
    Steps(u8),
    /// So many goods may be kept at the end of a round.
    Store(u8),
    /// A plant counts so many qualities higher.
    Quality(u8),
    /// Harvest a field as a peasant does.
    Harvest,
    /// Swap a good for another.
    Swap,
}
