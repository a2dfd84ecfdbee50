//! Numbers for learning (see `palast_core::Encode`).
//!
//! Blocks in the order of [`Action`]: recruit 4 rows × 5 crafts, caravan 9, noble, craft 5, pass,
//! field 2, canal 24, temple 3, pay 5, sell 5 × (alone, or one of 5 more), court 4, plant 16, token 5,
//! take 5, offering 2, swap 5 × 5, keep, discard 5, pick 4.
//!
//! A tile is described by what is printed on it, so that a learner need not know the tiles by heart.

use palast_core::{Encode, Features, Seat};

use crate::cubes::Cube;
use crate::{Action, Amyitis, Cubes, Good, Square, TileCourt, ViewRef};

const SEATS: usize = 4;
const CARAVAN: usize = 20;
const NOBLE: usize = CARAVAN + 9;
const CRAFT: usize = NOBLE + 1;
const PASS: usize = CRAFT + 5;
const FIELD: usize = PASS + 1;
const CANAL: usize = FIELD + 2;
const TEMPLE: usize = CANAL + 24;
const PAY: usize = TEMPLE + 3;
const SELL: usize = PAY + 5;
const COURT: usize = SELL + 30;
const PLANT: usize = COURT + 4;
const TOKEN: usize = PLANT + 16;
const TAKE: usize = TOKEN + 5;
const OFFERING: usize = TAKE + 5;
const SWAP: usize = OFFERING + 2;
const KEEP: usize = SWAP + 25;
const DISCARD: usize = KEEP + 1;
const PICK: usize = DISCARD + 5;

/// The agenda's tasks below the topmost that are shown.
const BELOW: usize = 6;
const TASK: usize = 8;

impl Encode for Amyitis {
    const ACTIONS: usize = PICK + 4;
    const CHANCES: usize = 64;
    const OBSERVATION: usize = 2 * SEATS
        + SEATS * (20 + 32 + 2 + 5 + 4 + 1 + SEATS)
        + (48 * 5 + 24 + 24 + 16)
        + 16 * 9
        + 4 * 3 * 6
        + 1
        + 3 * 20
        + 2 * 20
        + (5 + 2 + 18 + 1 + 5)
        + 9
        + 4 * 5
        + 4 * SEATS
        + 2
        + 2 * SEATS
        + 6
        + (4 + TASK)
        + BELOW * (4 + TASK);

    fn number(_: ViewRef<'_>, action: &Action) -> usize {
        match *action {
            Action::Recruit(row, craft) => row.index() * 5 + craft.index(),
            Action::Caravan(city) => CARAVAN + city.index(),
            Action::Noble => NOBLE,
            Action::Craft(craft) => CRAFT + craft.index(),
            Action::Pass => PASS,
            Action::Field(row) => FIELD + row.index(),
            Action::Canal(side) => CANAL + side.index(),
            Action::Temple(temple) => TEMPLE + temple.index(),
            Action::Pay(good) => PAY + good.index(),
            Action::Sell(one, other) => {
                SELL + one.index() * 6 + other.map_or(0, |other| 1 + other.index())
            }
            Action::Court(court) => COURT + court.index(),
            Action::Plant(square) => PLANT + square.index(),
            Action::Token(good) => TOKEN + good.index(),
            Action::Take(good) => TAKE + good.index(),
            Action::Offering(offering) => OFFERING + offering.index(),
            Action::Swap(give, get) => SWAP + give.index() * 5 + get.index(),
            Action::Keep => KEEP,
            Action::Discard(good) => DISCARD + good.index(),
            Action::Pick(ability) => PICK + ability.index(),
        }
    }

    fn features(view: ViewRef<'_>, into: &mut Features<'_>) {
        let public = view.public;
        into.viewer(SEATS, view.seat, public.seats);
        for seat in Seat::ALL.into_iter().take(SEATS) {
            let player = &public.players[seat];
            player.points.iter().for_each(|points| into.number(*points));
            into.bits(32, u64::from(player.tiles));
            into.bytes(&[player.talents, player.camels]);
            Good::ALL
                .iter()
                .for_each(|good| into.byte(player.goods.of(*good)));
            into.bytes(&player.levels);
            into.byte(player.gardeners);
            into.byte(public.track.position(seat));
            let place = public.track.order().position(|other| other == seat);
            into.one_hot(SEATS, place);
        }
        gardens(view, into);
        for row in &public.display {
            for (card, craft) in (0..).zip(row.cards) {
                into.one_hot(5, Some(craft.index()));
                into.flag(row.is_turned(card));
            }
        }
        into.byte(public.laid);
        public.temples.iter().for_each(|row| cubes(*row, into));
        public.fields.iter().for_each(|row| cubes(*row, into));
        Good::ALL
            .iter()
            .for_each(|good| into.byte(public.goods.of(*good)));
        into.bytes(&[public.talents, public.camels]);
        public.court.copies.iter().for_each(|kind| into.bytes(kind));
        into.byte(public.court.gardeners);
        into.bits(5, u64::from(public.tokens));
        into.one_hot(9, Some(public.caravan.index()));
        for card in public.plants {
            into.one_hot(4, Some(card.plant.index()));
            into.flag(card.turned);
        }
        public.abilities.iter().for_each(|by| into.seat(SEATS, *by));
        into.flag(public.craft_left);
        into.byte(public.round);
        into.seat(SEATS, Some(public.first));
        into.seats(SEATS, public.active);
        into.one_hot(6, Some(public.phase as usize));
        let mut tasks = public.agenda.iter();
        for _ in 0..=BELOW {
            match tasks.next() {
                Some(task) => into.coded(4, TASK, &task),
                None => into.one_hot(4 + TASK, None),
            }
        }
    }
}

/// Canals and tiles.
fn gardens(view: ViewRef<'_>, into: &mut Features<'_>) {
    let public = view.public;
    for covered in public.canals.covered() {
        into.bits(48, covered);
    }
    into.bits(24, u64::from(public.canals.open()));
    into.bits(24, u64::from(public.canals.full()));
    into.bits(16, u64::from(public.canals.irrigated()));
    for square in Square::all() {
        let Some(id) = public.tile(square) else {
            into.bytes(&[0; 9]);
            continue;
        };
        let tile = view.rules.edition.tile(id);
        into.bytes(&[1 + id.index() as u8, tile.quality, tile.vp]);
        into.bytes(&[tile.talents, tile.camels, u8::from(tile.resource)]);
        let court: Option<TileCourt> = tile.court;
        match court {
            Some(court) => into.coded(2, 1, &court),
            None => into.one_hot(3, None),
        }
    }
}

fn cubes(row: Cubes, into: &mut Features<'_>) {
    let mut all = row.iter();
    for _ in 0..Cubes::SPACES {
        into.one_hot(5, all.next().map(owner));
    }
}

/// The seat whose cube it is; grey ones come last.
const fn owner(cube: Cube) -> usize {
    match cube {
        Cube::Of(seat) => seat.index(),
        Cube::Grey => 4,
    }
}
