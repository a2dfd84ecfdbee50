//! Whether pieces are conserved and counts true (§7.2); called by the kit after every step.

use palast_core::{AuditError, Seat};

use crate::garden::{Side, Square};
use crate::setup::{CAMELS, TALENTS};
use crate::{Ability, Court, Cube, Decision, Good, Phase, Public, Rules, Table, Task};

type Audit = Result<(), AuditError>;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Audit {
    if holds {
        Ok(())
    } else {
        Err(AuditError(what()))
    }
}

pub(crate) fn audit(table: &Table) -> Audit {
    let (rules, public) = (table.rules, &table.public);
    pieces(rules, public)?;
    court(rules, public)?;
    gardens(rules, public)?;
    canals(rules, public)?;
    palace(rules, public)?;
    course(rules, public)
}

/// AM-153 Camels, talents and resources.
fn pieces(rules: &Rules, public: &Public) -> Audit {
    let sum = |of: &dyn Fn(Seat) -> u8| public.seats.seats().map(of).sum::<u8>();
    let camels = public.camels + sum(&|seat| public.players[seat].camels);
    ensure(camels == CAMELS, || format!("{camels} camels"))?;
    let talents = public.talents + sum(&|seat| public.players[seat].talents);
    ensure(talents == TALENTS, || format!("{talents} talents"))?;
    for good in Good::ALL {
        let owned = sum(&|seat| public.players[seat].goods.of(good));
        let all = public.goods.of(good) + owned + u8::from(public.has_token(good));
        ensure(all == rules.edition.goods, || format!("{all} {good}"))?;
    }
    ensure(!public.has_token(Good::Wine), || "wine as a token".into())
}

/// AM-153 Court cards of every level, and Gardeners.
fn court(rules: &Rules, public: &Public) -> Audit {
    for kind in Court::LEVELLED {
        let copies = rules.edition.copies(rules.seats)[kind.index()];
        for (level, copies) in (1..).zip(copies) {
            let owners = public.seats.seats();
            let taken = owners.filter(|seat| public.players[*seat].level(kind) >= level);
            let all =
                public.court.copies[kind.index()][usize::from(level) - 1] + taken.count() as u8;
            ensure(all == copies, || format!("{all} copies of {kind} {level}"))?;
        }
    }
    let owned = public
        .seats
        .seats()
        .map(|seat| public.players[seat].gardeners);
    let all = public.court.gardeners + owned.sum::<u8>();
    ensure(all == rules.edition.gardeners(rules.seats), || {
        format!("{all} gardeners")
    })?;
    // One token for every level-2 Caravaneer not taken, once they are laid.
    if public.phase == Phase::SetUp || matches!(public.task(), Task::Ask(_, Decision::ChooseToken))
    {
        return Ok(());
    }
    let cards = public.court.copies[Court::Caravaneer.index()][1];
    ensure(public.tokens.count_ones() == u32::from(cards), || {
        format!("{} tokens on {cards} cards", public.tokens.count_ones())
    })
}

/// Every tile lies on a square of its quality or is owned by one player.
fn gardens(rules: &Rules, public: &Public) -> Audit {
    let mut seen = 0u32;
    let mut put = |bits: u32| {
        let twice = seen & bits != 0;
        seen |= bits;
        ensure(!twice, || format!("tiles {bits:b} are there twice"))
    };
    for square in Square::all() {
        if let Some(tile) = public.tile(square) {
            put(tile.bit())?;
            let quality = rules.edition.tile(tile).quality;
            ensure(quality == square.needs(), || format!("{tile} on {square}"))?;
        }
    }
    for seat in public.seats.seats() {
        put(public.players[seat].tiles)?;
    }
    let squares = rules.edition.squares(rules.seats);
    ensure(public.planting & !squares == 0, || {
        "a tile on an empty square".into()
    })?;
    ensure(
        public.phase == Phase::SetUp || seen.count_ones() == squares.count_ones(),
        || format!("{} tiles", seen.count_ones()),
    )
}

/// AM-217, AM-031, AM-033 Water follows from cubes: told anew from nothing else. AM-223 No square that
/// holds a tile has a grey cube at its sides.
fn canals(rules: &Rules, public: &Public) -> Audit {
    let canals = &public.canals;
    let owners = |side: Side| (0..2).filter(move |symbol| canals.cube(side, *symbol).is_some());
    let covered = |side: &Side| owners(*side).count() as u8 == rules.edition.symbols(*side);
    let mut wet = rules.edition.mouths;
    let is_wet = |wet: u32, side: Side| side.ends().iter().any(|corner| wet >> corner & 1 == 1);
    loop {
        let before = wet;
        for side in Side::all().filter(|side| covered(side) && is_wet(before, *side)) {
            side.ends().iter().for_each(|corner| wet |= 1 << corner);
        }
        if wet == before {
            break;
        }
    }
    let (mut open, mut full, mut irrigated) = (0, 0, 0);
    for side in Side::all() {
        let cubes = owners(side).count() as u8;
        ensure(cubes <= rules.edition.symbols(side), || {
            format!("{cubes} cubes on {side}")
        })?;
        if covered(&side) {
            full |= side.bit();
            side.squares()
                .iter()
                .for_each(|square| irrigated |= square.bit());
        } else if is_wet(wet, side) {
            open |= side.bit();
        }
        let grey = owners(side).any(|symbol| canals.cube(side, symbol) == Some(Cube::Grey));
        let planted = |square: &Square| {
            let laid = rules.edition.squares(rules.seats) & square.bit() != 0;
            laid && public.tile(*square).is_none()
        };
        ensure(!grey || side.squares().iter().all(planted), || {
            format!("a grey cube on {side}")
        })?;
    }
    ensure(canals.full() == full, || "covered sides".into())?;
    ensure(canals.open() == open, || "open sides".into())?;
    ensure(canals.irrigated() == irrigated, || {
        "irrigated squares".into()
    })?;
    let free = Side::all().any(|side| !covered(&side));
    ensure(!free || open != 0, || {
        "a free symbol, and none is legal".into()
    })
}

/// AM-163, AM-169 Markers are ordered; without the expansion nothing moves.
fn palace(rules: &Rules, public: &Public) -> Audit {
    let spaces: Vec<u8> = public
        .track
        .order()
        .map(|seat| public.track.position(seat))
        .collect();
    ensure(spaces.is_sorted_by(|a, b| a >= b), || {
        format!("track {spaces:?}")
    })?;
    let moved = public
        .seats
        .seats()
        .filter(|seat| public.track.position(*seat) > 0)
        .count();
    ensure(moved == spaces.len(), || "a marker is out of order".into())?;
    ensure(
        spaces.iter().all(|space| *space <= rules.edition.track),
        || format!("beyond the track: {spaces:?}"),
    )?;
    let used = moved > 0 || public.abilities != [None; 4] || public.craft_left;
    ensure(rules.options.has_palace() || !used, || {
        "the palace is used without the expansion".into()
    })?;
    ensure(
        !public.craft_left || public.picker(Ability::Craft).is_some(),
        || "nobody picked Craft".into(),
    )
}

fn course(rules: &Rules, public: &Public) -> Audit {
    ensure(public.seats == rules.seats, || "the number of seats".into())?;
    ensure(rules.seats.has(public.first), || "nobody is first".into())?;
    ensure(public.round <= rules.edition.guard, || {
        format!("round {}", public.round)
    })?;
    let asked = public.asked().is_none_or(|seat| public.seats.has(seat));
    ensure(asked, || "somebody is asked who does not play".into())?;
    let over = matches!(public.task(), Task::Over(_));
    ensure(over == (public.phase == Phase::Over), || {
        "over or not".into()
    })
}
