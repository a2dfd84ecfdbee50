//! Reading an edition: a text is refused with the line and the reason; what passes can be played.

mod boards;
mod versions;

use palast_core::{Confidence, EditionError, Origin};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::edition::{MOST_ROUNDS, Printed};
use crate::{Edition, Good, PlantSide, Tile, TileCourt, TileId};

use boards::TextCity;
use versions::Version;

/// A reason and where in the text.
type Refused = (usize, String);

/// A table with its origin.
#[derive(Deserialize)]
struct Sourced<T> {
    source: String,
    confidence: Confidence,
    #[serde(flatten)]
    table: T,
}

/// A table as it stands in the text, read a second time for its own fields.
type Raw = Spanned<toml::Table>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Text {
    name: String,
    /// The version of the rules it is for; the first editions did not say.
    rules: Option<Spanned<u32>>,
    goods: Raw,
    crafts: Raw,
    palace_crafts: Raw,
    court: Raw,
    caravaneer: Raw,
    palace: Raw,
    plants: Raw,
    favour: Raw,
    tiles: Raw,
    gardens: Raw,
    canals: Raw,
    fields: Raw,
    cities: Spanned<Vec<Spanned<TextCity>>>,
    #[serde(rename = "loop")]
    circle: Raw,
    ishtar: Option<Raw>,
    marduk: Raw,
    reward: Option<Raw>,
    guard: Raw,
    track: Raw,
    seat_talents: Raw,
}

#[derive(Deserialize)]
struct TextGoods {
    each: u8,
}

#[derive(Deserialize)]
struct TextCrafts {
    peasant: [u8; 3],
    merchant: [u8; 3],
    engineer: [u8; 3],
    priest: [u8; 3],
    courtier: [u8; 3],
}

#[derive(Deserialize)]
struct TextVp<T> {
    vp: T,
}

#[derive(Deserialize)]
#[expect(non_snake_case, reason = "the cards are called so")]
struct TextPlants {
    K: [TextPlant; 2],
    X1: [TextPlant; 2],
    X2: [TextPlant; 2],
    X3: [TextPlant; 2],
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct TextPlant {
    quality: u8,
    extra: Option<Good>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct TextTiles {
    #[serde(rename = "quality-1")]
    first: Vec<TextTile>,
    #[serde(rename = "quality-2")]
    second: Vec<TextTile>,
    #[serde(rename = "quality-3")]
    third: Vec<TextTile>,
    top: TextTile,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(deny_unknown_fields)]
struct TextTile {
    vp: u8,
    #[serde(default)]
    talents: u8,
    #[serde(default)]
    camels: u8,
    #[serde(default)]
    resource: bool,
    court: Option<TileCourt>,
}

#[derive(Deserialize)]
struct TextFields {
    upper: [Good; 5],
    lower: [Good; 5],
}

#[derive(Deserialize)]
struct Nothing {}

#[derive(Deserialize)]
struct TextGuard {
    rounds: u8,
}

#[derive(Deserialize)]
struct TextTrack {
    spaces: u8,
}

#[derive(Deserialize)]
struct TextSeatTalents {
    two: [u8; 2],
    three: [u8; 3],
    four: [u8; 4],
}

pub(crate) fn parse(text: &str) -> Result<Edition, EditionError> {
    let read: Text = toml::from_str(text).map_err(|error| {
        let offset = error.span().map_or(0, |span| span.start);
        EditionError::at(text, offset, error.message().replace('\n', " "))
    })?;
    check(read).map_err(|(offset, reason)| EditionError::at(text, offset, reason))
}

/// Reads tables and keeps their origins.
struct Reader {
    origins: [Origin; Printed::ALL.len()],
}

impl Reader {
    fn read<T: DeserializeOwned>(
        &mut self,
        printed: Printed,
        fields: &[&str],
        raw: &Raw,
    ) -> Result<T, Refused> {
        let at = raw.span().start;
        let known = |key: &&String| {
            ["source", "confidence"].contains(&key.as_str()) || fields.contains(&key.as_str())
        };
        if let Some(unknown) = raw.get_ref().keys().find(|key| !known(key)) {
            return Err((at, format!("`{printed}` has no field `{unknown}`")));
        }
        let sourced: Sourced<T> = raw.get_ref().clone().try_into().map_err(|error| {
            let error: toml::de::Error = error;
            (
                at,
                format!("{printed}: {}", error.message().replace('\n', " ")),
            )
        })?;
        self.origins[printed.index()] = Origin {
            source: sourced.source,
            confidence: sourced.confidence,
        };
        Ok(sourced.table)
    }
}

/// Whether all numbers lie in a range.
fn within(raw: &Raw, what: &str, low: u8, high: u8, numbers: &[u8]) -> Result<(), Refused> {
    match numbers.iter().find(|number| !(low..=high).contains(number)) {
        None => Ok(()),
        Some(wrong) => {
            let reason = format!("{what}: {low} to {high}, not {wrong}");
            Err((raw.span().start, reason))
        }
    }
}

fn check(text: Text) -> Result<Edition, Refused> {
    let mut reader = Reader {
        origins: Default::default(),
    };
    let reader = &mut reader;
    let version = Version::of(text.rules.as_ref())?;

    let goods: TextGoods = reader.read(Printed::Goods, &["each"], &text.goods)?;
    within(&text.goods, "tokens of each resource", 5, 20, &[goods.each])?;
    let base = deck(reader, Printed::Crafts, &text.crafts)?;
    let palace = deck(reader, Printed::PalaceCrafts, &text.palace_crafts)?;
    if base.iter().any(|deck| deck[4] > 0) {
        let reason = "there are no Courtiers without the expansion".to_owned();
        return Err((text.crafts.span().start, reason));
    }

    let court = versions::court(reader, version, &text.court)?;
    let steps = versions::steps(reader, version, &text.caravaneer)?;
    let palace_vp = versions::palaces(reader, version, &text.palace)?;
    let plants = plants(reader, &text.plants)?;
    let favour = versions::favour(reader, version, &text.favour)?;
    let tiles = tiles(reader, &text.tiles)?;
    let empty_for_two = boards::gardens(reader, &text.gardens)?;
    let (double, mouths) = boards::canals(reader, &text.canals)?;

    let fields: TextFields = reader.read(Printed::Fields, &["upper", "lower"], &text.fields)?;
    let fields = [fields.upper, fields.lower];
    let _: Nothing = reader.read(Printed::Loop, &[], &text.circle)?;
    let circle = boards::cities(&text.cities)?;

    let ishtar = versions::ishtar(reader, version, text.ishtar.as_ref())?;
    let marduk: TextVp<[u8; 2]> = reader.read(Printed::Marduk, &["vp"], &text.marduk)?;
    within(&text.marduk, "Marduk's places", 0, 20, &marduk.vp)?;
    let reward = versions::reward(reader, version, text.reward.as_ref())?;
    let guard: TextGuard = reader.read(Printed::Guard, &["rounds"], &text.guard)?;
    within(
        &text.guard,
        "the last round",
        1,
        MOST_ROUNDS,
        &[guard.rounds],
    )?;
    let track: TextTrack = reader.read(Printed::Track, &["spaces"], &text.track)?;
    within(&text.track, "spaces of the track", 2, 99, &[track.spaces])?;
    let names = ["two", "three", "four"];
    let more: TextSeatTalents = reader.read(Printed::SeatTalents, &names, &text.seat_talents)?;
    let [a, b] = more.two;
    let [c, d, e] = more.three;
    let seat_talents = [[a, b, 0, 0], [c, d, e, 0], more.four];
    let numbers = seat_talents.as_flattened();
    within(
        &text.seat_talents,
        "talents more at the start",
        0,
        3,
        numbers,
    )?;

    Ok(Edition {
        name: text.name,
        rules: version.number(),
        goods: goods.each,
        steps,
        palace_vp,
        last_levels: version.last_levels(),
        mouths,
        double,
        ishtar,
        marduk: marduk.vp,
        reward,
        guard: guard.rounds,
        track: track.spaces,
        decks: [base, palace],
        court,
        plants,
        favour,
        tiles,
        empty_for_two,
        fields,
        cities: circle.cities,
        places: circle.places,
        asks: circle.asks,
        offers: circle.offers,
        seat_talents,
        origins: std::mem::take(&mut reader.origins),
    })
}

/// Cards of each kind for 2, 3 and 4 players; enough to show three for each of them.
fn deck(reader: &mut Reader, printed: Printed, raw: &Raw) -> Result<[[u8; 5]; 3], Refused> {
    let names = ["peasant", "merchant", "engineer", "priest", "courtier"];
    let crafts: TextCrafts = reader.read(printed, &names, raw)?;
    let kinds = [
        crafts.peasant,
        crafts.merchant,
        crafts.engineer,
        crafts.priest,
        crafts.courtier,
    ];
    within(raw, "craft cards of a kind", 0, 20, kinds.as_flattened())?;
    let decks = [0, 1, 2].map(|players| kinds.map(|kind| kind[players]));
    for (deck, players) in decks.iter().zip(2..) {
        let (cards, shown) = (deck.iter().sum::<u8>(), players * 3);
        if cards < shown {
            let reason = format!("{cards} craft cards for {players} players; {shown} are shown");
            return Err((raw.span().start, reason));
        }
    }
    Ok(decks)
}

fn plants(reader: &mut Reader, raw: &Raw) -> Result<[[PlantSide; 2]; 4], Refused> {
    let read: TextPlants = reader.read(Printed::Plants, &["K", "X1", "X2", "X3"], raw)?;
    let plants = [read.X1, read.X2, read.X3, read.K];
    let qualities: Vec<u8> = plants.iter().flatten().map(|side| side.quality).collect();
    within(raw, "the quality of a plant", 1, 3, &qualities)?;
    if plants
        .iter()
        .flatten()
        .any(|side| side.extra == Some(Good::Wine))
    {
        let reason = "a plant card cannot ask the joker".to_owned();
        return Err((raw.span().start, reason));
    }
    Ok(plants.map(|sides| {
        sides.map(|side| PlantSide {
            quality: side.quality,
            extra: side.extra,
        })
    }))
}

/// Enough of each quality for its floors: 7, 5, 3, and the one on top.
fn tiles(reader: &mut Reader, raw: &Raw) -> Result<Vec<Tile>, Refused> {
    let names = ["quality-1", "quality-2", "quality-3", "top"];
    let read: TextTiles = reader.read(Printed::Tiles, &names, raw)?;
    let kinds = [&read.first, &read.second, &read.third];
    for ((tiles, least), quality) in kinds.iter().zip([7, 5, 3]).zip(1..) {
        if tiles.len() < least {
            let reason = format!(
                "{} tiles of quality {quality}, not {least} or more",
                tiles.len()
            );
            return Err((raw.span().start, reason));
        }
    }
    let tile = |text: &TextTile, quality: u8| Tile {
        quality,
        vp: text.vp,
        talents: text.talents,
        camels: text.camels,
        resource: text.resource,
        court: text.court,
    };
    let mut all = Vec::new();
    for (tiles, quality) in kinds.iter().zip(1..) {
        all.extend(tiles.iter().map(|text| tile(text, quality)));
    }
    all.push(tile(&read.top, 3));
    if all.len() > usize::from(TileId::MOST) {
        let reason = format!("{} tiles, not at most {}", all.len(), TileId::MOST);
        return Err((raw.span().start, reason));
    }
    let numbers = |of: fn(&Tile) -> u8| all.iter().map(of).collect::<Vec<u8>>();
    within(raw, "points of a tile", 0, 30, &numbers(|tile| tile.vp))?;
    within(
        raw,
        "talents of a tile",
        0,
        5,
        &numbers(|tile| tile.talents),
    )?;
    within(raw, "camels of a tile", 0, 3, &numbers(|tile| tile.camels))?;
    Ok(all)
}
