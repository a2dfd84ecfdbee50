//! Reading an edition: the text, what may stand in it, and why it is refused.

use std::str::FromStr;

use palast_core::{Confidence, EditionError, Origin};
use serde::Deserialize;
use toml::Spanned;

use super::{BridgePlan, BridgeReward, CompositionPlan, Edition, LabyrinthPlan};
use super::{Slot, SlotRow, SpaceReward, StrategyPlan};
use crate::goods::parse_resources;
use crate::{Adviser, AdviserSet, Aim, Composition, Layer, LayerSet, MasterCard, Place, Space};
use crate::{Strategy, WisdomPick};

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Text {
    name: String,
    tracks: Vec<Spanned<TextTrack>>,
    palace: TextPalace,
    bridge: Spanned<TextBridge>,
    alternative_bridge: Spanned<TextBridge>,
    advisers: Vec<Spanned<TextAdviser>>,
    labyrinth: Spanned<TextLabyrinth>,
    compositions: Vec<Spanned<TextComposition>>,
    master: Spanned<TextMaster>,
    strategies: Vec<Spanned<TextStrategy>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextTrack {
    place: Spanned<String>,
    steps: Spanned<u8>,
    source: String,
    confidence: Confidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextPalace {
    drawn: Spanned<u8>,
    source: String,
    confidence: Confidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextBridge {
    end: Spanned<u8>,
    privilege: Spanned<u8>,
    rewards: Vec<Spanned<TextReward>>,
    source: String,
    confidence: Confidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextReward {
    space: Spanned<u8>,
    reward: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextAdviser {
    card: Spanned<String>,
    cost: Spanned<String>,
    marked: bool,
    source: String,
    confidence: Confidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextLabyrinth {
    spaces: Vec<Spanned<TextSpace>>,
    paths: Vec<Spanned<TextPath>>,
    source: String,
    confidence: Confidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextSpace {
    name: Spanned<String>,
    reward: Spanned<String>,
    x: i8,
    y: i8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextPath {
    from: Spanned<String>,
    to: Spanned<String>,
    fish: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextComposition {
    card: Spanned<String>,
    layers: Spanned<Vec<Spanned<String>>>,
    reward: Spanned<String>,
    points: Spanned<u8>,
    source: String,
    confidence: Confidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextMaster {
    start: Spanned<String>,
    later: Spanned<String>,
    cards: Vec<Spanned<TextCard>>,
    source: String,
    confidence: Confidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextCard {
    card: Spanned<String>,
    rows: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TextStrategy {
    strategy: Spanned<String>,
    order: Spanned<String>,
    wisdom: Spanned<String>,
    source: String,
    confidence: Confidence,
}

/// A reason and where in the text.
type Refused = (usize, String);

impl palast_core::Edition for Edition {
    const DEFAULT_TEXT: &'static str = include_str!("../../edition.toml");
    const EARLIER_TEXTS: &'static [&'static str] = &[
        include_str!("../../earlier/reconstruction-1.toml"),
        include_str!("../../earlier/reconstruction-2.toml"),
    ];

    fn parse(text: &str) -> Result<Self, EditionError> {
        let read: Text = toml::from_str(text).map_err(|error| {
            let offset = error.span().map_or(0, |span| span.start);
            EditionError::at(text, offset, error.message().replace('\n', " "))
        })?;
        check(read).map_err(|(offset, reason)| EditionError::at(text, offset, reason))
    }
}

fn check(read: Text) -> Result<Edition, Refused> {
    let mut origins = Vec::new();
    let (tracks, river) = check_tracks(read.tracks, &mut origins)?;
    within(&read.palace.drawn, 1, 99, "the palace track")?;
    origins.push(origin("palace", read.palace.source, read.palace.confidence));
    let bridge = check_bridge(read.bridge, "bridge", &mut origins)?;
    let alternative_bridge =
        check_bridge(read.alternative_bridge, "alternative-bridge", &mut origins)?;
    let mut edition = Edition {
        name: read.name,
        tracks,
        river,
        palace_drawn: *read.palace.drawn.get_ref(),
        bridge,
        alternative_bridge,
        advisers: AdviserSet::EMPTY,
        marked: AdviserSet::EMPTY,
        costs: [[0; 4]; Adviser::COUNT],
        labyrinth: check_labyrinth(read.labyrinth, &mut origins)?,
        compositions: check_compositions(read.compositions, &mut origins)?,
        master_cards: Default::default(),
        master_dice: Default::default(),
        strategies: check_strategies(read.strategies, &mut origins)?,
        origins: Vec::new(),
    };
    check_advisers(read.advisers, &mut edition, &mut origins)?;
    check_master(read.master, &mut edition, &mut origins)?;
    edition.origins = origins;
    Ok(edition)
}

fn origin(about: impl Into<String>, source: String, confidence: Confidence) -> (String, Origin) {
    (about.into(), Origin { source, confidence })
}

type Origins = Vec<(String, Origin)>;

fn check_tracks(
    read: Vec<Spanned<TextTrack>>,
    origins: &mut Origins,
) -> Result<([u8; 6], u8), Refused> {
    let mut steps = [0u8; 7];
    for track in read {
        let track = track.into_inner();
        let place: Place = word(&track.place)?;
        let index = match (place, place.track()) {
            (_, Some(index)) => index,
            (Place::River, None) => 6,
            (other, None) => {
                let reason = format!("the place {other} has no progress track");
                return Err((track.place.span().start, reason));
            }
        };
        within(&track.steps, 1, 20, "the steps of a track")?;
        once(steps[index] == 0, &track.place)?;
        steps[index] = *track.steps.get_ref();
        origins.push(origin(
            format!("track {place}"),
            track.source,
            track.confidence,
        ));
    }
    if steps.contains(&0) {
        return Err((
            0,
            "one of the tracks 1, 2, 4, 6, 9, 11 and RM is missing".into(),
        ));
    }
    let [a, b, c, d, e, f, river] = steps;
    Ok(([a, b, c, d, e, f], river))
}

fn check_bridge(
    read: Spanned<TextBridge>,
    name: &str,
    origins: &mut Origins,
) -> Result<BridgePlan, Refused> {
    let read = read.into_inner();
    within(&read.end, 2, BridgePlan::MOST - 1, "the end of a bridge")?;
    let end = *read.end.get_ref();
    within(&read.privilege, 1, end - 1, "the privilege space")?;
    let mut rewards = [None; BridgePlan::MOST as usize];
    for reward in read.rewards {
        let reward = reward.into_inner();
        within(&reward.space, 1, end - 1, "a space with a reward")?;
        let space = usize::from(*reward.space.get_ref());
        if rewards[space].is_some() {
            let reason = format!("two rewards on space {space}");
            return Err((reward.space.span().start, reason));
        }
        rewards[space] = Some(word::<BridgeReward>(&reward.reward)?);
    }
    origins.push(origin(name, read.source, read.confidence));
    Ok(BridgePlan {
        end,
        privilege: *read.privilege.get_ref(),
        rewards,
    })
}

fn check_advisers(
    read: Vec<Spanned<TextAdviser>>,
    edition: &mut Edition,
    origins: &mut Origins,
) -> Result<(), Refused> {
    for card in read {
        let card = card.into_inner();
        let adviser: Adviser = word(&card.card)?;
        once(!edition.advisers.contains(adviser), &card.card)?;
        let cost = parse_resources(card.cost.get_ref());
        let cost = cost.map_err(|error| (card.cost.span().start, error.to_string()))?;
        // No cost has more letters than a line; eight of a kind is far beyond any card.
        if cost.iter().any(|count| *count > 8) {
            let reason = "a cost has at most 8 of a resource".to_owned();
            return Err((card.cost.span().start, reason));
        }
        edition.costs[adviser.index()] = cost.map(|count| count as u8);
        edition.advisers = edition.advisers.with(adviser);
        if card.marked {
            edition.marked = edition.marked.with(adviser);
        }
        origins.push(origin(adviser.to_string(), card.source, card.confidence));
    }
    Ok(())
}

fn check_labyrinth(
    read: Spanned<TextLabyrinth>,
    origins: &mut Origins,
) -> Result<LabyrinthPlan, Refused> {
    let place = read.span().start;
    let read = read.into_inner();
    let mut plan = LabyrinthPlan {
        paths: [[0; Space::COUNT]; Space::COUNT],
        rewards: Default::default(),
        layout: [None; Space::COUNT],
        to_centre: [u8::MAX; Space::COUNT],
    };
    for space in read.spaces {
        let space = space.into_inner();
        let name: Space = word(&space.name)?;
        once(plan.layout[name.index()].is_none(), &space.name)?;
        plan.layout[name.index()] = Some((space.x, space.y));
        plan.rewards[name.index()] = match space.reward.get_ref().as_str() {
            "nothing" => SpaceReward::Nothing,
            "palace" => SpaceReward::Palace,
            _ => SpaceReward::Resource(word(&space.reward)?),
        };
    }
    for path in read.paths {
        let path = path.into_inner();
        let (from, to): (Space, Space) = (word(&path.from)?, word(&path.to)?);
        for (end, text) in [(from, &path.from), (to, &path.to)] {
            if plan.layout[end.index()].is_none() {
                return Err((text.span().start, format!("there is no space {end}")));
            }
        }
        within(&path.fish, 1, 9, "the price of a path")?;
        once(
            from != to && plan.paths[from.index()][to.index()] == 0,
            &path.to,
        )?;
        plan.paths[from.index()][to.index()] = *path.fish.get_ref();
        plan.paths[to.index()][from.index()] = *path.fish.get_ref();
    }
    plan.to_centre[Space::X.index()] = 0;
    for _ in 0..Space::COUNT {
        for from in 0..Space::COUNT {
            for to in 0..Space::COUNT {
                if plan.paths[from][to] > 0 {
                    let way = plan.to_centre[to].saturating_add(1);
                    plan.to_centre[from] = plan.to_centre[from].min(way);
                }
            }
        }
    }
    let known = (0..Space::COUNT).filter(|space| plan.layout[*space].is_some());
    if known.clone().any(|space| plan.to_centre[space] == u8::MAX)
        || plan.layout[Space::S.index()].is_none()
        || plan.layout[Space::X.index()].is_none()
    {
        let reason = "from S and every other space paths must lead to X".to_owned();
        return Err((place, reason));
    }
    origins.push(origin("labyrinth", read.source, read.confidence));
    Ok(plan)
}

fn check_compositions(
    read: Vec<Spanned<TextComposition>>,
    origins: &mut Origins,
) -> Result<[CompositionPlan; Composition::COUNT], Refused> {
    let mut plans = [CompositionPlan::default(); Composition::COUNT];
    for card in read {
        let card = card.into_inner();
        let name: Composition = word(&card.card)?;
        once(plans[name.index()].layers.is_empty(), &card.card)?;
        let mut layers = LayerSet::EMPTY;
        for layer in card.layers.get_ref() {
            layers = layers.with(word::<Layer>(layer)?);
        }
        if layers.len() != 3 || layers.contains(Layer::X) {
            let reason = "a composition shows three different layers other than X".to_owned();
            return Err((card.layers.span().start, reason));
        }
        within(&card.points, 0, 9, "the points of a composition")?;
        plans[name.index()] = CompositionPlan {
            layers,
            reward: word(&card.reward)?,
            points: *card.points.get_ref(),
        };
        origins.push(origin(name.word(), card.source, card.confidence));
    }
    match plans.iter().position(|plan| plan.layers.is_empty()) {
        Some(missing) => Err((
            0,
            format!("composition {} is missing", Composition::at(missing)),
        )),
        None => Ok(plans),
    }
}

fn check_master(
    read: Spanned<TextMaster>,
    edition: &mut Edition,
    origins: &mut Origins,
) -> Result<(), Refused> {
    let read = read.into_inner();
    let slots = |text: &Spanned<String>| -> Result<Vec<Slot>, Refused> {
        let letters = text
            .get_ref()
            .chars()
            .map(|letter| letter.to_string().parse());
        let slots: Result<Vec<Slot>, _> = letters.collect();
        slots.map_err(|error| (text.span().start, error.to_string()))
    };
    let (start, later) = (slots(&read.start)?, slots(&read.later)?);
    let mut all = [start.clone(), later].concat();
    if start.len() != 3 || all.len() != 5 {
        return Err((
            read.start.span().start,
            "he starts with 3 of his 5 dice".into(),
        ));
    }
    edition.master_dice.copy_from_slice(&all);
    all.sort_unstable();
    if all != [Slot::M, Slot::M, Slot::X, Slot::Y, Slot::Z] {
        let reason = "his dice are two of M and one each of X, Y, Z".to_owned();
        return Err((read.start.span().start, reason));
    }
    let mut seen = [false; MasterCard::COUNT];
    for card in read.cards {
        let card = card.into_inner();
        let name: MasterCard = word(&card.card)?;
        once(
            !std::mem::replace(&mut seen[name.index()], true),
            &card.card,
        )?;
        let mut used = 0u8;
        let refused = || {
            let reason = "a Master card has each of M, X, Y, Z in one of one to four rows";
            (card.rows.span().start, reason.to_owned())
        };
        for (index, row) in card.rows.get_ref().split(' ').enumerate() {
            let mut bits = 0u8;
            for letter in row.chars() {
                let slot: Slot = letter.to_string().parse().map_err(|_| refused())?;
                if (used | bits) >> slot.index() & 1 == 1 {
                    return Err(refused());
                }
                bits |= 1 << slot.index();
            }
            let rows = &mut edition.master_cards[name.index()];
            *rows.get_mut(index).ok_or_else(refused)? = SlotRow(bits);
            used |= bits;
        }
        if used != 0b1111 {
            return Err(refused());
        }
    }
    if let Some(missing) = seen.iter().position(|seen| !seen) {
        return Err((
            0,
            format!("Master card {} is missing", MasterCard::at(missing)),
        ));
    }
    origins.push(origin("master", read.source, read.confidence));
    Ok(())
}

fn check_strategies(
    read: Vec<Spanned<TextStrategy>>,
    origins: &mut Origins,
) -> Result<[StrategyPlan; 6], Refused> {
    let mut plans = [StrategyPlan::default(); 6];
    let mut seen = [false; 6];
    for card in read {
        let card = card.into_inner();
        let name: Strategy = word(&card.strategy)?;
        once(
            !std::mem::replace(&mut seen[name.index()], true),
            &card.strategy,
        )?;
        let plan = &mut plans[name.index()];
        for (index, aim) in card.order.get_ref().split(' ').enumerate() {
            let refused = |reason: String| (card.order.span().start, reason);
            let aim: Aim = aim
                .parse()
                .map_err(|error: palast_core::NotationError| refused(error.to_string()))?;
            if plan.order.contains(&Some(aim)) || index > 4 {
                return Err(refused(format!("`{aim}` stands there twice")));
            }
            plan.order[index] = Some(aim);
        }
        plan.pick = word::<WisdomPick>(&card.wisdom)?;
        origins.push(origin(name.word(), card.source, card.confidence));
    }
    match seen.iter().position(|seen| !seen) {
        Some(missing) => Err((0, format!("strategy {} is missing", Strategy::ALL[missing]))),
        None => Ok(plans),
    }
}

/// One word of the game.
fn word<T: FromStr<Err = palast_core::NotationError>>(
    text: &Spanned<String>,
) -> Result<T, Refused> {
    let parsed = text.get_ref().parse();
    parsed.map_err(|error: T::Err| (text.span().start, format!("`{}`: {error}", text.get_ref())))
}

fn once(fresh: bool, text: &Spanned<String>) -> Result<(), Refused> {
    if fresh {
        return Ok(());
    }
    Err((
        text.span().start,
        format!("`{}` is described twice", text.get_ref()),
    ))
}

fn within(number: &Spanned<u8>, low: u8, high: u8, what: &str) -> Result<(), Refused> {
    let value = *number.get_ref();
    if (low..=high).contains(&value) {
        return Ok(());
    }
    let reason = format!("{what} is {low} to {high}, not {value}");
    Err((number.span().start, reason))
}
