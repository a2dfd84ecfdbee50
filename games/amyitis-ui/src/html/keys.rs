//! Keys by which the page follows a piece from one drawing to the next.
//!
//! A cube on a canal is `kd1-d2.0`, in a temple `ishtar.7` (the eighth that ever entered), on a
//! field `f1.2`, on an ability `ab-craft`; new cubes come from `seat2`, the panel of seat 2. Markers
//! of the palace are `m2`, the caravan `caravan`, tiles `t3`, resources in hand `g-salt`, which come
//! from `stock-salt`.

use amyitis::{Ability, Cube, Event, FieldRow, Good, RowId, Side, Temple};
use palast_core::{LogItem, Seat};

use crate::Scene;

pub(super) fn canal(side: Side, symbol: usize) -> String {
    format!("k{side}.{symbol}")
}

pub(super) fn seat(seat: Seat) -> String {
    format!("seat{seat}")
}

/// Where a cube comes from: its player's panel; grey ones from nowhere in sight.
pub(super) fn owner(cube: Cube) -> Option<String> {
    match cube {
        Cube::Of(of) => Some(seat(of)),
        Cube::Grey => None,
    }
}

pub(super) fn field(row: FieldRow, field: usize) -> String {
    format!("{row}.{field}")
}

pub(super) fn ability(ability: Ability) -> String {
    format!("ab-{ability}")
}

pub(super) fn marker(seat: Seat) -> String {
    format!("m{seat}")
}

pub(super) fn card(row: RowId, index: usize) -> String {
    format!("card{}.{index}", row.index())
}

pub(super) fn stock(good: Good) -> String {
    format!("stock-{good}")
}

pub(super) fn held(good: Good) -> String {
    format!("g-{good}")
}

/// How many cubes ever entered a temple: the newest of them stands on its first space.
pub(super) fn entered(scene: Scene<'_>, temple: Temple) -> usize {
    let into =
        |event: &Event| matches!(event, Event::TempleEntered { temple: at, .. } if *at == temple);
    let log = scene.log.iter();
    log.filter(|entry| matches!(&entry.item, LogItem::Public(event) if into(event)))
        .count()
}

/// The cube on a space of a temple, from zero.
pub(super) fn worshipper(temple: Temple, entered: usize, space: usize) -> String {
    format!("{temple}.{}", entered.saturating_sub(space + 1))
}
