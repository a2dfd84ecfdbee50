//! What things are worth to one player now, in victory points: goods, layers, steps, advisers, visits.
//!
//! The numbers are by feel, checked by letting bots play; nothing in the rules depends on them.

use palast_core::Seat;

use crate::{Adviser, BridgeReward, Faces, Goods, Layer, Place, Public, Resource, Rules, ViewRef};
use crate::{SpaceReward, enter};

/// What one player would give for things.
#[derive(Clone, Copy)]
pub(super) struct Worth<'t> {
    pub(super) rules: &'static Rules,
    pub(super) public: &'t Public,
    pub(super) who: Seat,
}

impl<'t> Worth<'t> {
    pub(super) const fn new(view: ViewRef<'t>) -> Self {
        Self {
            rules: view.rules,
            public: view.public,
            who: view.seat,
        }
    }

    fn player(&self) -> &'t crate::Player {
        &self.public.players[self.who]
    }

    /// How much of the match is left, from 1 down to 0: the fullest painting tells.
    fn time_left(&self) -> f32 {
        if self.public.completion.is_some() {
            return 0.0;
        }
        let most = self
            .public
            .everyone()
            .map(|who| self.public.players[who].layers.len())
            .max();
        1.0 - f32::from(most.unwrap_or(0).min(8)) / 8.0
    }

    /// Goods in hand; the next one is worth less than the one before.
    pub(super) fn goods(&self, goods: &Goods) -> f32 {
        let pile = |count: u16, first: u16, worth: f32| {
            f32::from(count.min(first)) * worth
                + f32::from(count.saturating_sub(first).min(first)) * worth * 0.6
                + f32::from(count.saturating_sub(2 * first)) * worth * 0.15
        };
        let each = |resource: &Resource| pile(goods.count(*resource), self.wanted(*resource), 0.36);
        let resources: f32 = Resource::ALL.iter().map(each).sum();
        let all = pile(goods.fish, 3, 0.26)
            + pile(goods.wisdom, 4, 0.34)
            + pile(goods.tokens, 1, 0.12)
            + resources;
        // At the very end goods are worth nothing.
        all * (0.15 + 0.85 * (self.time_left() * 2.5).min(1.0))
    }

    /// How many of a resource are of real use: the price of its monument.
    fn wanted(&self, resource: Resource) -> u16 {
        self.public.prices[resource.index()].clamp(1, 3)
    }

    /// What goods more or less are worth.
    pub(super) fn change(&self, gain: Goods, price: Goods) -> f32 {
        let own = self.player().goods;
        self.goods(&own.plus(gain).minus(price)) - self.goods(&own)
    }

    /// A layer that is not in the painting yet, with the feature for the first.
    pub(super) fn layer(&self, place: Place) -> f32 {
        let player = self.player();
        let Some(layer) = place.layer() else {
            return 0.0;
        };
        if player.layers.contains(layer) {
            return 0.0;
        }
        let mut worth = 1.15;
        if self.public.tokens.contains(place) {
            let ahead = |who: &Seat| {
                *who != self.who && self.progress(*who, place) > self.progress(self.who, place)
            };
            worth += if self.public.everyone().any(|who| ahead(&who)) {
                0.3
            } else {
                0.85
            };
        }
        // A longer run, and the eighth layer.
        let longer = player.layers.with(layer).longest_run().0 > player.layers.longest_run().0;
        worth += if longer { 0.2 } else { 0.0 };
        worth += match player.layers.len() {
            7 if self.public.completion.is_none() => 1.0,
            6 if self.public.completion.is_none() => 0.3,
            _ => 0.0,
        };
        for card in self.public.compositions.iter() {
            let plan = self.rules.edition.composition(card);
            if plan.layers.contains(layer) {
                let missing = plan.layers.minus(player.layers).len();
                worth += (0.5 + f32::from(plan.points)) / f32::from(missing * missing);
            }
        }
        worth
    }

    /// How far somebody is on the way to a layer, from 0 to 1.
    fn progress(&self, who: Seat, place: Place) -> f32 {
        let player = &self.public.players[who];
        let part = |done: u8, all: u8| f32::from(done) / f32::from(all.max(1));
        match place {
            Place::Temple => part(player.temple.count_ones() as u8, 2),
            Place::Market => part(player.market.count_ones() as u8, 2),
            Place::Bridge => part(
                player.bridge,
                self.rules.edition.bridge(&self.rules.options).end,
            ),
            Place::Labyrinth => {
                let way = &self.rules.edition.labyrinth.to_centre;
                let all = way[crate::Space::S.index()];
                part(all.saturating_sub(way[player.space.index()]), all)
            }
            Place::FishMarket
            | Place::Academy
            | Place::Pavilion
            | Place::Forest
            | Place::Serenity
            | Place::Quarry
            | Place::Kiln
            | Place::Mine
            | Place::Ox
            | Place::Forge
            | Place::River
            | Place::Scrolls => part(
                player.steps(place),
                self.rules.edition.steps(place).unwrap_or(1),
            ),
        }
    }

    /// Getting from the present progress to a higher one: the nearer the end the more, and in the last
    /// round only the end itself.
    pub(super) fn advance(&self, place: Place, to: f32) -> f32 {
        let from = self.progress(self.who, place);
        let to = to.min(1.0);
        if to <= from {
            return 0.0;
        }
        let part = |at: f32| {
            if self.public.completion.is_some() && at < 1.0 {
                0.0
            } else {
                at.powf(1.25)
            }
        };
        self.layer(place) * (part(to) - part(from))
    }

    /// One step on a progress track.
    pub(super) fn step(&self, place: Place) -> f32 {
        let steps = self.rules.edition.steps(place).unwrap_or(1);
        self.advance(
            place,
            self.progress(self.who, place) + 1.001 / f32::from(steps),
        )
    }

    /// One space on the palace track: more if it decides about seals.
    pub(super) fn palace(&self) -> f32 {
        let own = self.player().palace;
        let rivals = self.public.everyone().filter(|who| *who != self.who);
        let best = rivals
            .map(|who| self.public.players[who].palace)
            .max()
            .unwrap_or(0);
        if own == best || own + 1 == best {
            0.75
        } else if own < best {
            0.4
        } else {
            0.35
        }
    }

    /// An adviser, without its price.
    pub(super) fn adviser(&self, adviser: Adviser) -> f32 {
        let rounds = self.time_left();
        match adviser.kind() {
            1 => self.change(Goods::wisdom(4), Goods::NONE),
            2 => self.change(Goods::fish(1).plus(Goods::wisdom(1)), Goods::NONE) + 0.35,
            3 => self.change(Goods::fish(4), Goods::NONE),
            4 => 0.7 * (rounds * 3.0).min(1.0),
            5 => self.palace(),
            6 => Place::DEPOSITS
                .into_iter()
                .map(|place| self.step(place))
                .fold(0.0, f32::max),
            19..=22 => 1.6 * rounds,
            8 | 9 | 10 | 23 => 1.1 * rounds,
            7 | 11 | 12 | 18 => 0.7 * rounds,
            13..=16 | 24 => 1.0 * rounds,
            17 => 1.5 * rounds,
            25 => 0.3 * rounds,
            _ => 0.5 * rounds,
        }
    }

    /// What visiting a place with these dice is worth, without wisdom for the dice and fish for the crowd.
    pub(super) fn visit(&self, place: Place, faces: Faces) -> f32 {
        let dice = faces.len();
        let player = self.player();
        let only = |gain: Goods| self.change(gain, Goods::NONE);
        let alternatives = &self.rules.options.alternatives;
        match place {
            Place::FishMarket => self.step(place) + only(Goods::fish(3)) + 0.25 * self.time_left(),
            Place::Academy => {
                let shown = self.public.display.iter();
                let net = |card: Adviser| {
                    let cost = self.rules.edition.cost(card);
                    let mut best = f32::NEG_INFINITY;
                    if enter::can_pay(self.rules, &player.goods, card) {
                        best = self.change(Goods::wisdom(2), cost);
                    }
                    if player.goods.wisdom >= 2 && !alternatives.academy {
                        best = best.max(self.change(Goods::NONE, Goods::wisdom(2)));
                    }
                    self.adviser(card) + best
                };
                self.step(place) + shown.map(net).fold(-0.5, f32::max)
            }
            Place::Pavilion | Place::Serenity | Place::Kiln | Place::Ox => {
                let (site, resource) = place.monument().expect("these are the monument sites");
                let price = Goods::of(resource, self.public.prices[site]);
                let monument = match self.public.monuments[site] {
                    Some(owner) if owner == self.who => 0.0,
                    Some(_) => 0.75,
                    None => 0.6,
                };
                self.layer(place) + monument + self.palace() + self.change(Goods::NONE, price)
            }
            Place::Forest | Place::Quarry | Place::Mine | Place::Forge => {
                let resource = place.deposit().expect("these are the deposits");
                let fewest = if matches!(place, Place::Forest | Place::Quarry) {
                    1
                } else {
                    2
                };
                let artisans = (19..=22).map(crate::AdviserSet::of_kind);
                let ready = artisans.map(|kind| player.advisers.minus(player.used).and(kind).len());
                let count = if dice > fewest { 3 } else { 1 };
                self.step(place)
                    + only(Goods::of(resource, count))
                    + 0.3 * f32::from(ready.sum::<u8>())
            }
            Place::Temple => {
                let wisdom = if alternatives.temple { 2 } else { 3 };
                let field = faces.iter().next().unwrap_or(0).saturating_sub(1);
                let fresh =
                    dice == 2 && player.temple.count_ones() < 2 && player.temple >> field & 1 == 0;
                let mark = if fresh {
                    self.advance(place, self.progress(self.who, place) + 0.5)
                } else {
                    0.0
                };
                mark + only(Goods::wisdom(wisdom))
            }
            Place::Market => {
                let field = dice.clamp(2, 4) - 2;
                let fresh = player.market.count_ones() < 2 && player.market >> field & 1 == 0;
                let mark = if fresh {
                    self.advance(place, self.progress(self.who, place) + 0.5)
                } else {
                    0.0
                };
                let goods = only(Goods::fish(3).plus(Goods::resources([1; 4])));
                mark + goods * (0.45 + 0.2 * f32::from(field))
            }
            Place::Bridge => self.walk(faces.single().unwrap_or(1)),
            // Who is on the way to the layer has more of it than the next step: with less than this a bot
            // loses to one that goes there.
            Place::Labyrinth if self.lacks(place.layer()) => self.labyrinth() + 0.5,
            Place::Labyrinth => self.labyrinth(),
            Place::River => self.step(place) + 0.3 * self.time_left() - 0.2,
            Place::Scrolls => only(Goods::fish(2)).max(only(Goods::wisdom(1))),
        }
    }

    /// A walk over the Bridge.
    fn walk(&self, face: u8) -> f32 {
        let plan = self.rules.edition.bridge(&self.rules.options);
        let player = self.player();
        let to = (player.bridge + face).min(plan.end);
        let rewards = (player.bridge + 1..=to).filter_map(|space| plan.reward(space));
        let worth = |reward: BridgeReward| match reward {
            BridgeReward::Fish => 0.22,
            BridgeReward::Wisdom => 0.3,
            BridgeReward::FishAndWisdom => 0.5,
            BridgeReward::Resource => 0.38,
            BridgeReward::Adviser => 0.7,
            BridgeReward::Wood
            | BridgeReward::Stone
            | BridgeReward::Kaolin
            | BridgeReward::Bronze => 0.33,
            BridgeReward::Step => 0.2,
            BridgeReward::Palace => self.palace(),
        };
        let rewards: f32 = rewards.map(worth).sum();
        let scale = (self.time_left() * 3.0).min(1.0);
        self.advance(Place::Bridge, f32::from(to) / f32::from(plan.end)) + rewards * scale
    }

    fn labyrinth(&self) -> f32 {
        let paths = self.rules.edition.labyrinth.paths[self.player().space.index()];
        let open = paths.iter().enumerate().filter(|(_, fish)| **fish > 0);
        open.map(|(to, _)| self.path(crate::Space::at(to)))
            .fold(-1.0, f32::max)
    }

    /// A path in the Labyrinth.
    pub(super) fn path(&self, to: crate::Space) -> f32 {
        let plan = &self.rules.edition.labyrinth;
        let fish = plan.paths[self.player().space.index()][to.index()];
        let reward = match plan.rewards[to.index()] {
            SpaceReward::Nothing => 0.0,
            SpaceReward::Resource(resource) => self.change(Goods::of(resource, 1), Goods::NONE),
            SpaceReward::Palace => self.palace(),
        };
        let all = plan.to_centre[crate::Space::S.index()];
        let left = plan.to_centre[to.index()];
        let progress = self.advance(
            Place::Labyrinth,
            f32::from(all.saturating_sub(left)) / f32::from(all.max(1)),
        );
        progress + reward + self.change(Goods::NONE, Goods::fish(u16::from(fish)))
    }

    /// How well somebody else stands: gifts go to the weakest.
    pub(super) fn strength(&self, who: Seat) -> f32 {
        let player = &self.public.players[who];
        f32::from(player.layers.len() + player.features.len()) + f32::from(player.palace) * 0.2
    }

    /// Whether a layer is still to be had at all.
    pub(super) fn lacks(&self, layer: Option<Layer>) -> bool {
        layer.is_some_and(|layer| !self.player().layers.contains(layer))
    }
}
