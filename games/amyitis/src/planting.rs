//! Planting a garden tile (§5).

use palast_core::{Seat, SeatMap};

use crate::garden::{Side, Sides, Squares};
use crate::{Course, Court, Decision, Event, Gain, PlantCard, Public, Reason, Reward, Rules};
use crate::{EventSink, Source, Square, Table, Task, TileCourt, stock};

/// AM-024 The squares that a plant of quality 0 to 3 does for.
const UP_TO: [Squares; 4] = {
    let mut up_to = [0; 4];
    let mut index = 0;
    while let Some(square) = Square::new(index) {
        let mut quality = square.needs();
        while quality <= 3 {
            up_to[quality as usize] |= square.bit();
            quality += 1;
        }
        index += 1;
    }
    up_to
};

/// The squares that a plant of this quality does for, three being the best there is.
#[inline]
pub(crate) const fn up_to(quality: u8) -> Squares {
    UP_TO[if quality > 3 { 3 } else { quality as usize }]
}

/// AM-104, AM-106, AM-107 The squares a seat may plant with this card: they hold a tile, are
/// irrigated, and plant and Gardeners together do.
#[inline]
pub(crate) fn candidates(rules: &Rules, public: &Public, seat: Seat, card: PlantCard) -> Squares {
    let gardeners = public.players[seat].gardeners;
    let quality = rules.edition.plant_side(card).quality + gardeners;
    public.planting & public.canals.irrigated() & up_to(quality)
}

/// AM-108, AM-110, AM-111, AM-115 The tile is taken, scored, and brings what it shows; the
/// irrigation reward and the turning of the plant card follow.
pub(crate) fn plant(table: &mut Table, seat: Seat, square: Square, events: &mut EventSink) {
    let rules = table.rules;
    let public = &mut table.public;
    let card = public
        .plant(public.caravan)
        .expect("the caravan is in a plant city");
    let quality = rules.edition.plant_side(card).quality;
    let gardeners = square.needs().saturating_sub(quality);
    let tile = public.tiles[square.index()];
    public.planting &= !square.bit();
    public.court.gardeners += gardeners;
    let player = &mut public.players[seat];
    player.gardeners -= gardeners;
    player.tiles |= tile.bit();
    events.emit(|| Event::Planted {
        seat,
        square,
        tile,
        gardeners,
    });
    let front = rules.edition.tile(tile);
    let why = Reason::Tile(tile);
    stock::score(public, seat, front.vp, Source::Tiles, why, events);
    stock::talents(public, seat, front.talents, why, events);
    stock::camels(public, seat, front.camels, why, events);
    public.agenda.then(Course::Reward(square));
    if front.resource {
        public.agenda.then(Course::TileGood(seat));
    }
    if let Some(court) = front.court {
        public.agenda.then(Course::TileCourt(seat, court));
    }
}

/// AM-113, AM-114, AM-240 The court card a tile brings, if there is one.
pub(crate) fn court_bonus(table: &mut Table, seat: Seat, bonus: TileCourt, events: &mut EventSink) {
    let rules = table.rules;
    let public = &mut table.public;
    let court = match bonus {
        TileCourt::Banker => Court::Banker,
        TileCourt::Caravaneer => Court::Caravaneer,
        TileCourt::Palace => Court::Palace,
        TileCourt::Choice => {
            if free_courts(public, seat) != 0 {
                public
                    .agenda
                    .ask(seat, Decision::ChooseCourt { bonus: true });
            }
            return;
        }
    };
    let why = last_tile(public);
    if stock::has_next(public, seat, court) {
        stock::take_court(rules, public, seat, court, why, events);
    } else {
        let gain = Gain::Court(court, public.players[seat].level(court) + 1);
        events.emit(|| Event::Missed { seat, gain, why });
    }
}

/// The tile just planted: its reward is still due.
pub(crate) fn last_tile(public: &Public) -> Reason {
    let square = public.agenda.iter().find_map(|task| {
        if let Task::Do(Course::Reward(square)) = task {
            Some(square)
        } else {
            None
        }
    });
    let square = square.expect("bonuses come before the reward");
    Reason::Tile(public.tiles[square.index()])
}

/// AM-114 What "court card of choice" offers, one bit each in the order of [`Court::ALL`].
#[inline]
pub(crate) fn free_courts(public: &Public, seat: Seat) -> u8 {
    let there = |court: &Court| stock::has_next(public, seat, *court);
    let all = Court::ALL.into_iter().filter(there);
    all.fold(0, |bits, court| bits | 1 << court as u8)
}

/// AM-112 A resource of free choice, if any is in stock.
pub(crate) fn good_bonus(public: &mut Public, seat: Seat) {
    if !public.goods.is_empty() {
        public.agenda.ask(seat, Decision::ChooseGood);
    }
}

/// AM-119 What the cubes around a square bring if a plant of this quality, as printed, is planted
/// there. Version 1: AM-116, AM-117, AM-118 fixed amounts. Then AM-241, AM-242, AM-243, AM-244: the
/// quality to whoever alone has most, and nothing else.
#[must_use]
pub fn reward(rules: &Rules, public: &Public, square: Square, quality: u8) -> SeatMap<u8> {
    let count = |seat| public.canals.around(square, seat);
    let seats = public.seats.seats();
    let most = seats.clone().map(count).max().unwrap_or(0);
    let alone = seats.filter(|seat| count(*seat) == most).count() == 1;
    let reward = rules.edition.reward.unwrap_or(Reward {
        most: quality,
        present: 0,
        tied: 0,
    });
    SeatMap::from_fn(|seat| match count(seat) {
        0 => 0,
        cubes if cubes < most => reward.present,
        _ if alone => reward.most,
        _ => reward.tied,
    })
}

/// AM-103, AM-120, AM-218 The irrigation reward; then grey cubes are laid to the neighbours, and the
/// plant card is turned over.
pub(crate) fn reward_cubes(table: &mut Table, square: Square, events: &mut EventSink) {
    let rules = table.rules;
    let public = &mut table.public;
    let city = public.caravan;
    let index = city.plant_index().expect("the caravan is in a plant city");
    let quality = rules.edition.plant_side(public.plants[index]).quality;
    let rewards = reward(rules, public, square, quality);
    let why = Reason::Irrigation(square);
    for seat in public.in_order() {
        stock::score(public, seat, rewards[seat], Source::Irrigation, why, events);
    }
    if rules.version > 1 {
        lay_grey(rules, public, square, events);
    }
    let card = &mut public.plants[index];
    card.turned = !card.turned;
    let PlantCard { plant, turned } = *card;
    events.emit(|| Event::PlantTurned {
        city,
        plant,
        turned,
    });
}

/// The sides on which planting this square lays grey cubes: those to squares planted before.
#[must_use]
pub fn grey_sides(rules: &Rules, public: &Public, square: Square) -> Sides {
    let planted = rules.edition.squares(rules.seats) & !public.planting;
    let sides = square.sides().filter(|side| {
        let mut ends = side.squares().into_iter();
        let to_planted = ends.any(|end| end != square && planted & end.bit() != 0);
        to_planted && public.canals.full() & side.bit() == 0
    });
    sides.fold(0, |sides, side| sides | side.bit())
}

/// AM-218, AM-219, AM-220, AM-223 Grey cubes on the free symbols to planted neighbours.
fn lay_grey(rules: &Rules, public: &mut Public, square: Square, events: &mut EventSink) {
    let sides = grey_sides(rules, public, square);
    for side in Side::all().filter(|side| sides & side.bit() != 0) {
        let double = rules.edition.symbols(side) == 2;
        let cubes = public.canals.dig_grey(side, double);
        events.emit(|| Event::CanalFilled { side, cubes });
    }
}
