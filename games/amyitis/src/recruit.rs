//! Recruiting (§4 B, §8.3): what the workers do.

use palast_core::Seat;

use crate::options::FieldTie;
use crate::{
    Craft, Cube, Decision, Event, FieldRow, Harvest, Public, Reason, RowId, Rules, Side, Source,
};
use crate::{EventSink, Square, Table, Temple, stock};

/// AM-066 Victory points of an Engineer.
const ENGINEER_VP: u8 = 2;
/// AM-171 Victory points of a Courtier.
const COURTIER_VP: u8 = 1;
/// AM-173 Talents and spaces of a Noble.
pub(crate) const NOBLE: (u8, u8) = (2, 2);

/// AM-053, AM-055 A card is paid for and turned, then does its work.
pub(crate) fn recruit(
    table: &mut Table,
    seat: Seat,
    row: RowId,
    craft: Craft,
    events: &mut EventSink,
) {
    let public = &mut table.public;
    let cards = &mut public.display[row.index()];
    let price = cards.price();
    cards.turn(craft);
    public.players[seat].talents -= price;
    public.talents += price;
    events.emit(|| Event::Recruited {
        seat,
        row,
        craft,
        price,
    });
    work(table, seat, craft, events);
}

/// AM-193, AM-195 The ability Craft: no card, no price.
pub(crate) fn use_craft(table: &mut Table, seat: Seat, craft: Craft, events: &mut EventSink) {
    table.public.craft_left = false;
    events.emit(|| Event::CraftUsed { seat, craft });
    work(table, seat, craft, events);
}

/// AM-173, AM-174 A Noble: talents for spaces.
pub(crate) fn noble(table: &mut Table, seat: Seat, events: &mut EventSink) {
    let (price, steps) = NOBLE;
    let public = &mut table.public;
    public.players[seat].talents -= price;
    public.talents += price;
    events.emit(|| Event::NobleRecruited { seat, price });
    advance(table, seat, steps, Reason::Noble, events);
}

/// AM-166 Steps on the palace track.
pub(crate) fn advance(
    table: &mut Table,
    seat: Seat,
    steps: u8,
    why: Reason,
    events: &mut EventSink,
) {
    let track = &mut table.public.track;
    let from = track.position(seat);
    track.advance(seat, steps, table.rules.edition.track);
    let to = track.position(seat);
    events.emit(|| Event::Advanced {
        seat,
        from,
        to,
        why,
    });
}

fn work(table: &mut Table, seat: Seat, craft: Craft, events: &mut EventSink) {
    let public = &mut table.public;
    match craft {
        Craft::Peasant => {
            let harvest = Harvest::Peasant;
            public.agenda.ask(seat, Decision::ChooseField { harvest });
        }
        Craft::Merchant => stock::camels(public, seat, 1, Reason::Merchant, events),
        Craft::Engineer => {
            let why = Reason::Engineer;
            stock::score(public, seat, ENGINEER_VP, Source::Engineers, why, events);
            ask_canal(public, seat);
        }
        Craft::Priest => public.agenda.ask(seat, Decision::ChooseTemple),
        Craft::Courtier => {
            let why = Reason::Courtier;
            stock::score(public, seat, COURTIER_VP, Source::Courtiers, why, events);
            advance(table, seat, 1, why, events);
        }
    }
}

/// AM-067, AM-083 A cube on a symbol, unless all are covered.
pub(crate) fn ask_canal(public: &mut Public, seat: Seat) {
    if public.canals.open() != 0 {
        public.agenda.ask(seat, Decision::ChooseCanal);
    }
}

/// AM-028 A cube on a water symbol.
pub(crate) fn dig(
    rules: &Rules,
    public: &mut Public,
    seat: Seat,
    side: Side,
    events: &mut EventSink,
) {
    let double = rules.edition.symbols(side) == 2;
    let fresh = public.canals.dig(seat, side, double);
    let full = public.canals.full() & side.bit() != 0;
    events.emit(|| Event::CanalDug { seat, side, full });
    if fresh != 0 {
        for square in Square::all().filter(|square| fresh & square.bit() != 0) {
            events.emit(|| Event::Irrigated { square });
        }
    }
}

/// AM-068, AM-069 A cube enters a temple.
pub(crate) fn enter(
    public: &mut Public,
    seat: Seat,
    temple: Temple,
    cube: Cube,
    events: &mut EventSink,
) {
    let (cubes, out) = public.temple(temple).pushed(cube);
    public.temples[temple.index()] = cubes;
    events.emit(|| Event::TempleEntered {
        cube,
        seat,
        temple,
        out,
    });
}

/// AM-057, AM-059, AM-063, AM-064 A harvest: a cube on the next field, its resource, and perhaps a
/// Gardener.
pub(crate) fn harvest(
    rules: &Rules,
    public: &mut Public,
    seat: Seat,
    row: FieldRow,
    events: &mut EventSink,
) {
    let cubes = public.field(row);
    let field = cubes.len();
    events.emit(|| Event::FieldTaken { seat, row, field });
    let good = rules.edition.fields[row.index()][usize::from(field)];
    stock::good(public, seat, good, Reason::Field(row), events);
    if field < FIELDS - 1 {
        public.fields[row.index()] = cubes.appended(Cube::Of(seat));
        return;
    }
    let mut counts = cubes.counts();
    counts[seat.index()] += 1;
    let most = counts.into_iter().max().unwrap_or(0);
    let tied = |seat: &Seat| counts[seat.index()] == most;
    let alone = counts.iter().filter(|count| **count == most).count() == 1;
    let decides = alone || rules.options.field_tie == FieldTie::Rightmost;
    // The new cube lies furthest right, then the others from the right.
    let mut others = [seat; 5];
    let mut len = 0;
    for (place, seat) in others.iter_mut().zip(cubes.seats()) {
        *place = seat;
        len += 1;
    }
    let from_right = std::iter::once(seat).chain(others[..len].iter().rev().copied());
    let winner = from_right.into_iter().find(tied).filter(|_| decides);
    public.fields[row.index()] = crate::Cubes::EMPTY;
    events.emit(|| Event::RowEmptied { row, most: winner });
    if let Some(winner) = winner {
        stock::gardener(public, winner, Reason::FullRow(row), events);
    }
}

/// Fields in a row.
const FIELDS: u8 = 5;
