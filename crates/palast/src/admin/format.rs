//! The text that tables are moved as: one JSON object for each line.
//!
//! ```text
//! {"palast":"tables","version":1}
//! {"key":{"name":"cookies","bytes":"64 hexadecimal digits"}}
//! {"table":{"id":…,"game":…,"status":…,"seats":[…],"lines":[…],…}}
//! {"end":{"keys":1,"tables":1}}
//! ```
//!
//! The last line is there so that a file that was cut off is noticed. Unknown names are refused: a
//! later version of the format gets another number.

use palast_core::hex;
use palast_store::{
    Occupant, Owner, SeatMask, SeatRow, Secret, Status, StoredTable, TableId, Timestamp,
    Visibility, WholeTable,
};
use serde::{Deserialize, Serialize};

/// The number in the first line.
pub(super) const VERSION: u32 = 1;
/// The word in the first line.
pub(super) const TABLES: &str = "tables";

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Head {
    pub(super) palast: String,
    pub(super) version: u32,
}

/// Any other line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Line {
    Key(Key),
    Table(Box<Table>),
    End(End),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Key {
    name: String,
    bytes: String,
}

#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    pub(super) keys: u64,
    pub(super) tables: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Table {
    id: String,
    game: String,
    status: String,
    visibility: String,
    /// Seconds since 1970.
    created: i64,
    seen: i64,
    /// Seats as bits.
    asked: u64,
    awaited: u64,
    due: Option<i64>,
    header: String,
    /// Secret until the match is over.
    seed: String,
    setup: String,
    seats: Vec<Seat>,
    lines: Vec<String>,
    reviews: Vec<Review>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seat {
    /// The hash of a person's token, in hexadecimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    person: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
    name: String,
    extra: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Review {
    seat: u8,
    body: String,
}

impl Key {
    pub(super) fn new(name: String, key: &Secret) -> Self {
        Self {
            name,
            bytes: hex::print(key.expose_secret()),
        }
    }

    pub(super) fn read(self) -> Result<(String, Secret), String> {
        let bytes = hex::parse_32(&self.bytes).ok_or("the key is not 64 hexadecimal digits")?;
        Ok((self.name, Secret::new(bytes)))
    }
}

impl From<WholeTable> for Table {
    fn from(whole: WholeTable) -> Self {
        let WholeTable { table, reviews } = whole;
        Self {
            id: table.id.as_str().to_owned(),
            game: table.game,
            status: table.status.as_str().to_owned(),
            visibility: table.visibility.as_str().to_owned(),
            created: table.created.unix(),
            seen: table.seen.unix(),
            asked: table.asked.bits(),
            awaited: table.awaited.bits(),
            due: table.due.map(Timestamp::unix),
            header: table.header,
            seed: hex::print(table.seed.expose_secret()),
            setup: table.setup,
            seats: table.seats.into_iter().map(Seat::from).collect(),
            lines: table.lines,
            reviews: reviews
                .into_iter()
                .map(|(seat, body)| Review { seat, body })
                .collect(),
        }
    }
}

impl From<SeatRow> for Seat {
    fn from(row: SeatRow) -> Self {
        let (person, bot) = match row.occupant {
            Occupant::Open => (None, None),
            Occupant::Person(owner) => (Some(hex::print(owner.hash())), None),
            Occupant::Bot(bot) => (None, Some(bot)),
        };
        Self {
            person,
            bot,
            name: row.name,
            extra: row.extra,
        }
    }
}

impl Seat {
    fn read(self) -> Result<SeatRow, String> {
        let occupant = match (self.person, self.bot) {
            (None, None) => Occupant::Open,
            (None, Some(bot)) => Occupant::Bot(bot),
            (Some(person), None) => {
                let hash = hex::parse_32(&person);
                let hash = hash.ok_or("a person is not 64 hexadecimal digits")?;
                Occupant::Person(Owner::from_hash(hash))
            }
            (Some(_), Some(_)) => return Err("a seat has a person and a bot".to_owned()),
        };
        Ok(SeatRow {
            occupant,
            name: self.name,
            extra: self.extra,
        })
    }
}

impl Table {
    /// The table, if it could be one of ours.
    pub(super) fn read(self) -> Result<WholeTable, String> {
        let seed = hex::parse_32(&self.seed).ok_or("the seed is not 64 hexadecimal digits")?;
        let status = Status::from_word(&self.status);
        let visibility = Visibility::from_word(&self.visibility);
        let seats = self.seats.into_iter().map(Seat::read);
        let mut reviews: Vec<_> = self
            .reviews
            .into_iter()
            .map(|review| (review.seat, review.body))
            .collect();
        reviews.sort_by_key(|(seat, _)| *seat);
        Ok(WholeTable {
            table: StoredTable {
                id: TableId::new(self.id).map_err(|error| error.to_string())?,
                game: self.game,
                header: self.header,
                seed: Secret::new(seed),
                setup: self.setup,
                visibility: visibility.ok_or("the visibility is public or private")?,
                seats: seats.collect::<Result<_, _>>()?,
                lines: self.lines,
                status: status.ok_or("the status is lobby, running or over")?,
                created: Timestamp::from_unix(self.created),
                asked: SeatMask::from_bits(self.asked),
                seen: Timestamp::from_unix(self.seen),
                awaited: SeatMask::from_bits(self.awaited),
                due: self.due.map(Timestamp::from_unix),
            },
            reviews,
        })
    }
}
