//! §11.4 Where his group goes: a free visit that helps, else the first possible entry of his strategy,
//! else the Scrolls.

use std::cmp::Reverse;

use super::HUMAN;
use crate::WisdomPick;
use crate::{Aim, Faces, Goods, MASTER, Place, PlaceReason, PlaceSet, Public, Rules, Space};

/// A place, why he goes there and what it costs him.
#[derive(Clone, Copy)]
pub(super) struct There {
    pub(super) place: Place,
    pub(super) why: PlaceReason,
    pub(super) fish: u16,
    pub(super) wisdom: u16,
}

/// EP-311, EP-313, EP-321 Where he goes with a group.
pub(super) fn place(rules: &Rules, public: &Public, group: Faces) -> There {
    let own = |who| public.players[who].places();
    let door = Door {
        rules,
        public,
        group,
        taken: own(HUMAN).or(own(MASTER)),
    };
    let free = Place::numbered(group.sum());
    if let Some(place) = free.filter(|place| door.is_empty(*place) && door.helps(*place)) {
        return There {
            place,
            why: PlaceReason::FreeVisit,
            fish: 0,
            wisdom: 0,
        };
    }
    let strategy = rules.edition.strategy(rules.options.strategy);
    for (entry, aim) in strategy.order.into_iter().flatten().enumerate() {
        if let Some((place, fish, wisdom)) = door.follow(aim, strategy.pick) {
            let entry = entry as u8;
            let why = PlaceReason::Strategy { entry, aim };
            return There {
                place,
                why,
                fish,
                wisdom,
            };
        }
    }
    There {
        place: Place::Scrolls,
        why: PlaceReason::Fallback,
        fish: 0,
        wisdom: 0,
    }
}

/// A place with its price in fish and in wisdom.
type Way = (Place, u16, u16);

/// One group in front of all places.
struct Door<'t> {
    rules: &'t Rules,
    public: &'t Public,
    group: Faces,
    /// Where anybody has dice.
    taken: PlaceSet,
}

impl Door<'_> {
    fn is_empty(&self, place: Place) -> bool {
        !self.taken.contains(place)
    }

    fn goods(&self) -> &Goods {
        &self.public.players[MASTER].goods
    }

    /// EP-312 Whether a visit to a numbered place brings him on.
    fn helps(&self, place: Place) -> bool {
        let player = &self.public.players[MASTER];
        match place {
            Place::Temple => player.temple.count_ones() < 2,
            Place::Market => player.market.count_ones() < 2,
            Place::FishMarket
            | Place::Academy
            | Place::Forest
            | Place::Quarry
            | Place::Mine
            | Place::Forge => player.can_advance(self.rules, place),
            Place::Pavilion | Place::Serenity | Place::Kiln | Place::Ox => !self.owns(place),
            Place::Bridge | Place::Labyrinth | Place::River | Place::Scrolls => false,
        }
    }

    fn owns(&self, place: Place) -> bool {
        let owner = |(site, _): (usize, _)| self.public.monuments[site];
        place.monument().and_then(owner) == Some(MASTER)
    }

    /// The penalty, if he has the fish.
    fn crowding(&self, place: Place) -> Option<u16> {
        let fish = self.public.penalty(place);
        (fish <= self.goods().fish).then_some(fish)
    }

    /// EP-315, EP-316 One wisdom for each point between his total and a place, without turning a 6 into
    /// a 1, if he has it.
    fn distance(&self, place: Place) -> Option<u16> {
        let points = u16::from(place.number()?.abs_diff(self.group.sum()));
        (points <= self.goods().wisdom).then_some(points)
    }

    /// One entry of a strategy.
    fn follow(&self, aim: Aim, pick: WisdomPick) -> Option<Way> {
        match aim {
            Aim::Fish => self.fish(),
            Aim::Wisdom => self.wisdom(pick),
            Aim::Bridge => self.bridge(),
            Aim::Outside => self.outside(),
            Aim::Monument => self.monument(),
        }
    }

    /// EP-314 The place of his total helps and he pays the crowd.
    fn fish(&self) -> Option<Way> {
        let place = Place::numbered(self.group.sum()).filter(|place| self.helps(*place))?;
        Some((place, self.crowding(place)?, 0))
    }

    /// EP-315, EP-327, EP-328, EP-370, EP-371, EP-382, EP-373 Another number that helps and has no dice.
    fn wisdom(&self, pick: WisdomPick) -> Option<Way> {
        let ways = Place::NUMBERED.into_iter().filter_map(|place| {
            let wisdom = self.distance(place)?;
            let open = self.is_empty(place) && self.helps(place);
            open.then_some((place, 0, wisdom))
        });
        let number = |(place, _, _): &Way| place.number();
        let cheapest = |way: &Way| (way.2, Reverse(number(way)));
        let rises = |way: &Way| number(way) > Some(self.group.sum());
        match pick {
            WisdomPick::Cheapest => ways.min_by_key(cheapest),
            WisdomPick::Upward => ways.min_by_key(|way| (!rises(way), cheapest(way))),
            WisdomPick::Downward => ways.min_by_key(|way| (rises(way), cheapest(way))),
            WisdomPick::Highest => ways.max_by_key(number),
            WisdomPick::Lowest => ways.min_by_key(number),
            WisdomPick::Monument => {
                ways.min_by_key(|way| (way.0.monument().is_none(), cheapest(way)))
            }
        }
    }

    /// EP-317, EP-320 A single die, and his marker is not at the end.
    fn bridge(&self) -> Option<Way> {
        let end = self.rules.edition.bridge(&self.rules.options).end;
        self.group.single()?;
        let open = self.public.players[MASTER].bridge < end;
        let fish = self.crowding(Place::Bridge).filter(|_| open)?;
        Some((Place::Bridge, fish, 0))
    }

    /// EP-318, EP-320 A single die: the Labyrinth up to its centre, the River Market always.
    fn outside(&self) -> Option<Way> {
        self.group.single()?;
        let options = &self.rules.options;
        let inside = self.public.players[MASTER].space == Space::X;
        let place = if options.labyrinth && !inside {
            Place::Labyrinth
        } else if options.river {
            Place::River
        } else {
            return None;
        };
        Some((place, self.crowding(place)?, 0))
    }

    /// EP-319 The site with the least fish and wisdom together; then one he does not own; then the higher.
    fn monument(&self) -> Option<Way> {
        let ways = Place::MONUMENTS.into_iter().filter_map(|place| {
            let (fish, wisdom) = (self.crowding(place)?, self.distance(place)?);
            Some((place, fish, wisdom))
        });
        ways.min_by_key(|(place, fish, wisdom)| {
            (fish + wisdom, self.owns(*place), Reverse(place.number()))
        })
    }
}
