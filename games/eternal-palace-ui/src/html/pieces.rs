//! Converts pieces of the rules to those of `art`, and draws small parts that several places use.

use eternal_palace::{
    Adviser, BridgeReward, CompositionReward, Faces, Feature, Goods, Item, Layer, LayerSet, Place,
    Resource, Space,
};
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::Phrase;

use crate::art::{self, Amount, Colour, Court, Token, painting};
use crate::{Scene, View};

/// The colour of a player's pieces. Nobody has the Master's: in panels and log lines they are neutral, too.
pub(super) fn colour(view: &View, seat: Seat) -> Colour {
    if view.public().is_master(seat) {
        return Colour::Neutral;
    }
    Colour::ALL[seat.index()]
}

/// The name of a player, the Master's included.
pub(crate) fn who(scene: Scene<'_>, seat: Seat) -> String {
    if scene.view.public().is_master(seat) {
        return scene.say(&Phrase::new("automa-name"));
    }
    scene.look.names[seat].clone()
}

pub(super) const fn place(place: Place) -> art::Place {
    match place {
        Place::FishMarket => art::Place::FishMarket,
        Place::Academy => art::Place::Academy,
        Place::Pavilion => art::Place::Pavilion,
        Place::Forest => art::Place::Forest,
        Place::Serenity => art::Place::Serenity,
        Place::Quarry => art::Place::Quarry,
        Place::Temple => art::Place::Temple,
        Place::Kiln => art::Place::Kiln,
        Place::Mine => art::Place::Mine,
        Place::Ox => art::Place::Ox,
        Place::Forge => art::Place::Forge,
        Place::Market => art::Place::Market,
        Place::Bridge => art::Place::Bridge,
        Place::Labyrinth => art::Place::Labyrinth,
        Place::River => art::Place::River,
        Place::Scrolls => art::Place::Scrolls,
    }
}

/// Whether a place has its alternative tile.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the other places have no alternative"
)]
pub(crate) const fn is_alternative(view: &View, place: Place) -> bool {
    let other = &view.rules().options.alternatives;
    match place {
        Place::FishMarket => other.fish_market,
        Place::Academy => other.academy,
        Place::Temple => other.temple,
        Place::Market => other.market,
        Place::Bridge => other.bridge,
        _ => false,
    }
}

pub(super) const fn resource(resource: Resource) -> Token {
    match resource {
        Resource::Wood => Token::Wood,
        Resource::Stone => Token::Stone,
        Resource::Kaolin => Token::Kaolin,
        Resource::Bronze => Token::Bronze,
    }
}

/// What an item is drawn as; its number is the place's own.
pub(super) const fn item(item: Item) -> &'static [Token] {
    match item {
        Item::Fish => &[Token::Fish],
        Item::Wisdom => &[Token::Wisdom],
        Item::Wood => &[Token::Wood],
        Item::Stone => &[Token::Stone],
        Item::Kaolin => &[Token::Kaolin],
        Item::Bronze => &[Token::Bronze],
        Item::Privilege => &[Token::Privilege],
        Item::Palace => &[Token::PalaceStep],
        Item::Set => &[Token::Wisdom, Token::Resource, Token::Fish],
        Item::Step => &[Token::DepositStep],
        Item::Adviser => &[Token::Adviser],
    }
}

pub(super) const fn bridge_reward(reward: BridgeReward) -> &'static [Token] {
    match reward {
        BridgeReward::Fish => &[Token::Fish],
        BridgeReward::Wisdom => &[Token::Wisdom],
        BridgeReward::FishAndWisdom => &[Token::Fish, Token::Wisdom],
        BridgeReward::Resource => &[Token::Resource],
        BridgeReward::Adviser => &[Token::Adviser],
        BridgeReward::Wood => &[Token::Wood],
        BridgeReward::Stone => &[Token::Stone],
        BridgeReward::Kaolin => &[Token::Kaolin],
        BridgeReward::Bronze => &[Token::Bronze],
        BridgeReward::Step => &[Token::DepositStep],
        BridgeReward::Palace => &[Token::PalaceStep],
    }
}

pub(super) fn composition_reward(reward: CompositionReward) -> Vec<Amount> {
    match reward {
        CompositionReward::Nothing => Vec::new(),
        CompositionReward::Palace => vec![Amount::new(1, Token::PalaceStep)],
        CompositionReward::Resource => vec![Amount::new(1, Token::Resource)],
        CompositionReward::ThreeResources => vec![Amount::new(3, Token::Resource)],
        CompositionReward::ThreeFish => vec![Amount::new(3, Token::Fish)],
        CompositionReward::TwoWisdom => vec![Amount::new(2, Token::Wisdom)],
    }
}

/// The word for a composition's reward in message variants, which must not begin with a digit.
pub(crate) const fn reward_word(reward: CompositionReward) -> &'static str {
    match reward {
        CompositionReward::Nothing => "nothing",
        CompositionReward::Palace => "palace",
        CompositionReward::Resource => "resource",
        CompositionReward::ThreeResources => "three-resources",
        CompositionReward::ThreeFish => "three-fish",
        CompositionReward::TwoWisdom => "two-wisdom",
    }
}

/// The court drawn for a space; `None` if the edition has more spaces than drawings.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "ten courts are drawn, the edition may name more"
)]
pub(super) const fn court(space: Space) -> Option<Court> {
    Some(match space {
        Space::S => Court::Start,
        Space::A1 => Court::A1,
        Space::A2 => Court::A2,
        Space::B1 => Court::B1,
        Space::B2 => Court::B2,
        Space::B3 => Court::B3,
        Space::C1 => Court::C1,
        Space::C2 => Court::C2,
        Space::C3 => Court::C3,
        Space::X => Court::Centre,
        _ => return None,
    })
}

pub(super) const fn adviser(adviser: Adviser) -> art::Adviser {
    art::Adviser::numbered(adviser.kind()).expect("there are 28 kinds")
}

/// The resources printed on a card, one token each.
pub(super) fn cost(scene: Scene<'_>, adviser: Adviser) -> Vec<Token> {
    let cost = scene.view.rules().edition.cost(adviser);
    let of = |kind: &Resource| std::iter::repeat_n(resource(*kind), usize::from(cost.count(*kind)));
    Resource::ALL.iter().flat_map(of).collect()
}

pub(super) fn layer(of: Layer) -> painting::Layer {
    let found = Layer::BACK_TO_FRONT.iter().position(|layer| *layer == of);
    painting::Layer::ALL[found.expect("all layers are in that order")]
}

pub(super) const fn feature(feature: Feature) -> painting::Feature {
    painting::Feature::ALL[feature.index()]
}

/// The place whose picture stands for a layer.
pub(super) fn layer_place(layer: Layer) -> art::Place {
    let gives = |of: &&Place| of.layer() == Some(layer);
    Place::ALL
        .iter()
        .find(gives)
        .map_or(art::Place::River, |of| place(*of))
}

/// A player's painting; what the picked answer would add is drawn faintly.
pub(super) fn painting(view: &View, seat: Seat, added: &[Layer]) -> Markup {
    let player = &view.public().players[seat];
    let mut all: LayerSet = player.layers;
    for layer in added {
        all = all.with(*layer);
    }
    let layers: Vec<painting::Layer> = all.iter().map(layer).collect();
    let features: Vec<painting::Feature> = player.features.iter().map(feature).collect();
    painting::painting(&painting::Painting {
        layers: &layers,
        features: &features,
        seal: (!layers.is_empty()).then_some(colour(view, seat)),
        fresh: added.first().map(|of| painting::Piece::Layer(layer(*of))),
    })
}

/// Goods as tokens with numbers; goods that are missing are left out.
pub(super) fn goods(goods: Goods) -> Markup {
    html! {
        @for (token, count) in counted(goods) {
            @if count > 0 { span.ep-amount { (count) (art::token(token)) } }
        }
    }
}

/// All goods in their order, with numbers.
pub(super) fn counted(goods: Goods) -> Vec<(Token, u16)> {
    let mut all = vec![(Token::Fish, goods.fish), (Token::Wisdom, goods.wisdom)];
    all.extend(
        Resource::ALL
            .iter()
            .map(|kind| (resource(*kind), goods.count(*kind))),
    );
    all.push((Token::Privilege, goods.tokens));
    all
}

/// Dice with little markup, for many on a page: the seat's colour comes from the stylesheet.
pub(super) fn pips(seat: Seat, faces: Faces) -> Markup {
    html! {
        span class={ "ep-pips ep-of" (seat) } {
            @for face in faces.iter() {
                svg viewBox="0 0 40 38" aria-hidden="true" { use href={ "#ep-pips-" (face) } width="40" height="48" {} }
            }
        }
    }
}

/// A picture with an accessible name.
pub(super) fn named(name: &str, picture: &Markup) -> Markup {
    html! { span.ep-named role="img" aria-label=(name) title=(name) { (picture) } }
}
