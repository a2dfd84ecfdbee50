//! The printed numbers that the rules texts do not state (§2.2, §2.3): `edition.toml`.
//!
//! Every number says where it comes from, so that UIs can mark what is reconstructed. A text is
//! refused with the line and the reason; what passes can be played.

use palast_core::{Confidence, EditionError, Origin};
use serde::Deserialize;
use toml::Spanned;

use crate::{Options, Part, Parts, Privilege, Stones};

/// No part pays more (the bound on the length of a match rests on it).
pub(crate) const HIGHEST_WAGE: u8 = 30;
/// No field shows more.
const HIGHEST_VALUE: u8 = 99;
/// No privilege costs more.
const HIGHEST_COST: u8 = 99;

/// The printed numbers of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    /// What its maker calls it.
    pub name: String,
    parts: [[PartPlan; 8]; 2],
    costs: [u8; 10],
    part_origins: [[Origin; 8]; 2],
    cost_origins: [Origin; 10],
}

/// What is printed on a part under construction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PartPlan {
    /// The value of the lowest field; each next one is higher by one.
    pub first: u8,
    /// How many fields.
    pub fields: u8,
    /// One bit for each field with a bag, the lowest field first.
    pub bags: u16,
    /// What a full part pays.
    pub wage: u8,
}

impl PartPlan {
    /// The value of a field, counted from zero.
    #[inline]
    #[must_use]
    pub const fn value(&self, field: u8) -> u8 {
        self.first + field
    }

    /// Whether a bag is on that field.
    #[inline]
    #[must_use]
    pub const fn has_bag(&self, field: u8) -> bool {
        self.bags >> field & 1 == 1
    }
}

impl Edition {
    /// What is printed on a part.
    #[inline]
    #[must_use]
    pub const fn part(&self, options: &Options, part: Part) -> &PartPlan {
        &self.parts[options.parts as usize][part.index()]
    }

    /// Where that comes from.
    #[must_use]
    pub const fn part_origin(&self, options: &Options, part: Part) -> &Origin {
        &self.part_origins[options.parts as usize][part.index()]
    }

    /// What a privilege costs.
    #[inline]
    #[must_use]
    pub const fn cost(&self, privilege: Privilege) -> u8 {
        self.costs[privilege as usize]
    }

    /// Where that comes from.
    #[must_use]
    pub const fn cost_origin(&self, privilege: Privilege) -> &Origin {
        &self.cost_origins[privilege as usize]
    }

    /// The cards by rising cost, as they lie on the table (ESC-018).
    #[must_use]
    pub fn row(&self) -> [Privilege; 10] {
        let mut row = Privilege::ALL;
        row.sort_by_key(|privilege| self.cost(*privilege));
        row
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    name: String,
    parts: TextParts,
    privileges: Vec<Spanned<TextPrivilege>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextParts {
    r1: Spanned<Vec<Spanned<TextPart>>>,
    r2: Spanned<Vec<Spanned<TextPart>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextPart {
    number: Spanned<u8>,
    first: Spanned<u8>,
    last: Spanned<u8>,
    bags: Spanned<Vec<Spanned<u8>>>,
    wage: Spanned<u8>,
    source: String,
    confidence: Confidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextPrivilege {
    card: Spanned<String>,
    cost: Spanned<u8>,
    source: String,
    confidence: Confidence,
}

/// A reason and where in the text.
type Refused = (usize, String);

impl palast_core::Edition for Edition {
    const DEFAULT_TEXT: &'static str = include_str!("../edition.toml");

    fn parse(text: &str) -> Result<Self, EditionError> {
        let read: Text = toml::from_str(text).map_err(|error| {
            let offset = error.span().map_or(0, |span| span.start);
            EditionError::at(text, offset, error.message().replace('\n', " "))
        })?;
        check(read).map_err(|(offset, reason)| EditionError::at(text, offset, reason))
    }
}

fn check(read: Text) -> Result<Edition, Refused> {
    let mut edition = Edition {
        name: read.name,
        parts: Default::default(),
        costs: [0; 10],
        part_origins: Default::default(),
        cost_origins: Default::default(),
    };
    for (preset, parts) in [(Parts::R1, read.parts.r1), (Parts::R2, read.parts.r2)] {
        let place = parts.span().start;
        let mut seen = [false; 8];
        for part in parts.into_inner() {
            let part = part.into_inner();
            let (index, plan) = check_part(&part)?;
            if std::mem::replace(&mut seen[index], true) {
                let reason = format!("part {} is described twice", index + 1);
                return Err((part.number.span().start, reason));
            }
            edition.parts[preset as usize][index] = plan;
            edition.part_origins[preset as usize][index] = Origin {
                source: part.source,
                confidence: part.confidence,
            };
        }
        if let Some(missing) = seen.iter().position(|seen| !seen) {
            return Err((place, format!("part {} is missing", missing + 1)));
        }
    }
    let mut seen = [false; 10];
    for card in read.privileges {
        let card = card.into_inner();
        let place = card.card.span().start;
        let name = card.card.get_ref();
        let privilege = name.parse::<Privilege>();
        let privilege =
            privilege.map_err(|_| (place, format!("there is no privilege `{name}`")))?;
        let index = privilege as usize;
        if std::mem::replace(&mut seen[index], true) {
            return Err((place, format!("`{name}` is described twice")));
        }
        within(&card.cost, 1, HIGHEST_COST, "a cost")?;
        edition.costs[index] = *card.cost.get_ref();
        edition.cost_origins[index] = Origin {
            source: card.source,
            confidence: card.confidence,
        };
    }
    match seen.iter().position(|seen| !seen) {
        Some(missing) => Err((0, format!("`{}` is missing", Privilege::ALL[missing]))),
        None => Ok(edition),
    }
}

fn check_part(part: &TextPart) -> Result<(usize, PartPlan), Refused> {
    within(&part.number, 1, 8, "the number of a part")?;
    within(&part.first, 1, HIGHEST_VALUE, "a field value")?;
    within(&part.last, 1, HIGHEST_VALUE, "a field value")?;
    within(&part.wage, 1, HIGHEST_WAGE, "a wage")?;
    let (first, last) = (*part.first.get_ref(), *part.last.get_ref());
    if last < first || last - first >= Stones::MOST {
        let reason = format!("{first} to {last} is not 1 to {} fields", Stones::MOST);
        return Err((part.last.span().start, reason));
    }
    let mut bags = 0u16;
    for bag in part.bags.get_ref() {
        let value = *bag.get_ref();
        within(bag, first, last, "a bag")?;
        let bit = 1 << (value - first);
        if bags & bit != 0 {
            return Err((bag.span().start, format!("two bags on the field {value}")));
        }
        bags |= bit;
    }
    let plan = PartPlan {
        first,
        fields: last - first + 1,
        bags,
        wage: *part.wage.get_ref(),
    };
    Ok((usize::from(*part.number.get_ref()) - 1, plan))
}

fn within(number: &Spanned<u8>, low: u8, high: u8, what: &str) -> Result<(), Refused> {
    let value = *number.get_ref();
    if (low..=high).contains(&value) {
        return Ok(());
    }
    let reason = format!("{what} is {low} to {high}, not {value}");
    Err((number.span().start, reason))
}
