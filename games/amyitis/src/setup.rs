//! §3 The table before the first round, and what is drawn for it.

use palast_core::{Dice, Seat, SeatMap, SeatSet};

use crate::{
    Agenda, Canals, City, Course, Court, CourtStock, Cubes, Draw, Event, EventSink, FirstWhy, Good,
    Goods, Outcome, Phase, Plant, PlantCard, Player, Private, Public, Row, Rules, SeatTalents,
    Secret, Square, Table, Task, TileId, Track, crafts, flow,
};

/// AM-002 Talents in the box.
pub(crate) const TALENTS: u8 = 30;
/// AM-002 Camels in the box.
pub(crate) const CAMELS: u8 = 14;
/// AM-007 Talents of each player at the start.
const OWN_TALENTS: u8 = 4;
/// AM-007 Camels of each player at the start.
const OWN_CAMELS: u8 = 1;

pub(crate) fn setup(rules: &'static Rules) -> Table {
    let (seats, edition) = (rules.seats, &rules.edition);
    let top =
        TileId::new(edition.tiles().len() as u8 - 1).expect("a checked edition has few tiles");
    let copies = edition.copies(seats);
    let mut agenda = Agenda::new();
    agenda.then(Course::Round);
    agenda.push(Task::Draw(Draw::First));
    agenda.push(Task::Draw(Draw::Token));
    agenda.push(Task::Draw(Draw::Plant));
    agenda.push(Task::Draw(Draw::Tile));
    let player = |seat: Seat| {
        if seats.has(seat) {
            Player {
                talents: OWN_TALENTS,
                camels: OWN_CAMELS,
                ..Player::default()
            }
        } else {
            Player::default()
        }
    };
    let public = Public {
        players: SeatMap::from_fn(player),
        canals: Canals::new(edition.mouths),
        tiles: [top; 16],
        planting: Square::TOP.bit(),
        display: [Row::NONE; 4],
        laid: 0,
        temples: [Cubes::EMPTY; 3],
        fields: [Cubes::EMPTY; 2],
        goods: Goods::splat(edition.goods),
        talents: TALENTS - OWN_TALENTS * seats.get(),
        camels: CAMELS - OWN_CAMELS * seats.get(),
        court: CourtStock {
            copies,
            gardeners: edition.gardeners(seats),
        },
        tokens: 0,
        caravan: City::Babylon,
        plants: [PlantCard {
            plant: Plant::K,
            turned: false,
        }; 4],
        track: Track::new(),
        abilities: [None; 4],
        craft_left: false,
        seats,
        round: 0,
        first: Seat::ALL[0],
        active: SeatSet::EMPTY,
        phase: Phase::SetUp,
        agenda,
    };
    Table::new(rules, public, SeatMap::splat(Private), Secret)
}

/// The next square without its tile, row by row.
fn next_square(rules: &Rules, public: &Public) -> Option<Square> {
    let empty = rules.edition.squares(public.seats) & !public.planting;
    Square::new(empty.trailing_zeros() as u8)
}

/// AM-019 The tiles that may come on this square: those of its quality not laid yet, as bits.
fn tiles_for(rules: &Rules, public: &Public, square: Square) -> u32 {
    let laid = Square::all().filter_map(|square| public.tile(square));
    let laid = laid.fold(0, |laid, tile| laid | tile.bit());
    let tiles = rules.edition.tiles().iter().enumerate();
    let fitting = tiles.filter(|(_, tile)| tile.quality == square.needs());
    fitting.fold(0, |tiles, (index, _)| tiles | 1 << index) & !laid
}

/// AM-011 The X cards not dealt yet: those already dealt lie on the first of the plant cities.
fn plants_left(public: &Public) -> u32 {
    let dealt = public.plants.iter().map(|card| 1 << card.plant as u32);
    0b111 & !dealt.fold(0, |all: u32, bit: u32| all | bit)
}

/// AM-012, AM-212 The tokens not laid yet, wine excepted.
fn tokens_left(public: &Public) -> u32 {
    0b1111 & !u32::from(public.tokens)
}

/// AM-012, AM-212 How many tokens lie on level-2 Caravaneers in the end.
fn tokens_due(rules: &Rules) -> u32 {
    u32::from(rules.edition.copies(rules.seats)[Court::Caravaneer.index()][1])
}

/// Which draw is due.
fn due(table: &Table) -> Draw {
    match table.public.task() {
        Task::Draw(draw) => draw,
        task @ (Task::Do(_) | Task::Ask(..) | Task::Over(_)) => {
            unreachable!("{task:?} draws nothing")
        }
    }
}

/// The equally likely results of a draw of the set-up, as bits.
fn candidates(table: &Table, draw: Draw) -> u32 {
    let (rules, public) = (table.rules, &table.public);
    match draw {
        Draw::Tile => {
            let square = next_square(rules, public).expect("a tile is drawn for a square");
            tiles_for(rules, public, square)
        }
        Draw::Plant => plants_left(public),
        Draw::Token => tokens_left(public),
        Draw::First => (1 << public.seats.get()) - 1,
        Draw::Row => unreachable!("rows have weights"),
    }
}

fn outcome(draw: Draw, bit: u32) -> Outcome {
    let bit = bit as usize;
    match draw {
        Draw::Tile => {
            Outcome::Tile(TileId::new(bit as u8).expect("a checked edition has few tiles"))
        }
        Draw::Plant => Outcome::Plant(Plant::ALL[bit]),
        Draw::Token => Outcome::Token(Good::ALL[bit]),
        Draw::First => Outcome::First(Seat::ALL[bit]),
        Draw::Row => unreachable!("rows have weights"),
    }
}

pub(crate) fn chances(table: &Table, into: &mut Vec<(Outcome, u32)>) {
    let due = due(table);
    if due == Draw::Row {
        return crafts::chances(table, into);
    }
    let bits = candidates(table, due);
    let set = (0..32).filter(|bit| bits >> bit & 1 == 1);
    into.extend(set.map(|bit| (outcome(due, bit), 1)));
}

pub(crate) fn draw(table: &Table, dice: &mut Dice) -> Outcome {
    let due = due(table);
    if due == Draw::Row {
        return crafts::draw(table, dice);
    }
    let bits = candidates(table, due);
    let nth = dice.below(bits.count_ones());
    let set = (0..32).filter(|bit| bits >> bit & 1 == 1);
    let bit = set.clone().nth(nth as usize);
    outcome(due, bit.expect("the number is below the count"))
}

pub(crate) fn resolve(table: &mut Table, drawn: Outcome, events: &mut EventSink) {
    let rules = table.rules;
    let public = &mut table.public;
    match drawn {
        Outcome::Tile(tile) => {
            let square = next_square(rules, public).expect("a tile is drawn for a square");
            public.tiles[square.index()] = tile;
            public.planting |= square.bit();
            events.emit(|| Event::TileLaid { square, tile });
            if next_square(rules, public).is_none() {
                public.agenda.pop();
            }
        }
        Outcome::Plant(plant) => {
            let index = 3 - plants_left(public).count_ones() as usize;
            public.plants[index].plant = plant;
            let city = City::PLANTS[index];
            events.emit(|| Event::PlantLaid { city, plant });
            if plants_left(public) == 0 {
                public.agenda.pop();
            }
            if tokens_due(rules) == 0 && public.task() == Task::Draw(Draw::Token) {
                public.agenda.pop();
            }
        }
        Outcome::Token(good) => {
            public.tokens |= 1 << good as u8;
            public.goods.remove(good);
            events.emit(|| Event::TokenLaid { good });
            if public.tokens.count_ones() == tokens_due(rules) {
                public.agenda.pop();
            }
        }
        Outcome::First(seat) => {
            public.first = seat;
            public.agenda.pop();
            events.emit(|| Event::FirstPlayer {
                seat,
                why: FirstWhy::Lot,
            });
            seat_talents(rules, public);
            flow::run(table, events);
        }
        Outcome::Row(cards) => crafts::lay_row(table, cards, events),
    }
}

/// AM-165 The house rule against the advantage of early seats.
fn seat_talents(rules: &Rules, public: &mut Public) {
    let options = rules.options;
    if !options.has_palace() || options.seat_talents == SeatTalents::None {
        return;
    }
    let more = rules.edition.seat_talents(public.seats);
    for (seat, more) in public.in_order().zip(more) {
        public.players[seat].talents += more;
        public.talents -= more;
    }
}
