//! Whether a table is possible: gold and stones conserved, counts true, progress where it belongs.

use palast_core::{AuditError, Seat};

use crate::setup::{STONES, starting_hand};
use crate::{Gold, Official, OfficialSet, Part, PartSet, Phase, Private, Purse, Table};

type Audit = Result<(), AuditError>;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Audit {
    if holds {
        Ok(())
    } else {
        Err(AuditError(what()))
    }
}

pub(crate) fn audit(table: &Table) -> Audit {
    gold(table)?;
    stones(table)?;
    for seat in Seat::ALL {
        if table.rules.seats.has(seat) {
            hand(table, seat)?;
            progress(table, seat)?;
        } else {
            let private = &table.private[seat];
            ensure(*private == Private::default(), || {
                format!("seat {seat} is not there and has cards")
            })?;
        }
    }
    markers(table)
}

/// ESC-236 Every gold card is in exactly one place; ESC-063 two zeros with each player.
fn gold(table: &Table) -> Audit {
    let public = &table.public;
    let mut all = public.bank;
    let mut dealt = Purse::EMPTY;
    for seat in table.rules.seats.seats() {
        let open: Purse = public.open[seat].iter().flatten().copied().collect();
        let zeros = open.count(Gold::Zero) + public.owned[seat].count(Gold::Zero);
        ensure(zeros == 2, || format!("seat {seat} has {zeros} zeros"))?;
        all.add_all(&open);
        all.add_all(&public.owned[seat]);
        dealt.add_all(&starting_hand(table.rules.seats.get()));
    }
    ensure(all == dealt, || format!("the gold is {all}, not {dealt}"))?;
    ensure(!public.bank.has(Gold::Zero), || "a zero in the bank".into())
}

/// ESC-237 Twenty stones of each colour; no part holds more than it has fields.
fn stones(table: &Table) -> Audit {
    let public = &table.public;
    for seat in table.rules.seats.seats() {
        let lying: u8 = public.parts.iter().map(|part| part.count(seat)).sum();
        let all = lying + public.stones[seat] + public.supply[seat];
        ensure(all == STONES, || format!("seat {seat} has {all} stones"))?;
    }
    for part in Part::ALL {
        let lying = public.stones_in(part);
        let fields = table.rules.edition.part(&table.rules.options, part).fields;
        ensure(lying.len() <= fields, || format!("{part} holds {lying:?}"))?;
        ensure(
            lying.is_empty() || public.open_parts().contains(part),
            || format!("{part} is turned and holds {lying:?}"),
        )?;
        let owners = lying.iter().filter(|seat| table.rules.seats.has(*seat));
        ensure(owners.count() == usize::from(lying.len()), || {
            format!("a stranger's stone in {part}")
        })?;
    }
    Ok(())
}

/// ESC-024 What a seat owns is what all know it owns.
fn hand(table: &Table, seat: Seat) -> Audit {
    let (public, own) = (&table.public, &table.private[seat]);
    let mut all = own.hand;
    own.down.iter().flatten().for_each(|gold| all.add(*gold));
    ensure(all == public.owned[seat], || {
        format!("seat {seat} owns {all}, not {}", public.owned[seat])
    })?;
    let filled = |official: &Official| own.card(*official).is_some();
    let down: OfficialSet = Official::ALL.into_iter().filter(filled).collect();
    let expected = match public.phase {
        // Cards laid now are not public before all are in; a carried one is.
        Phase::Gold => down.minus(public.down[seat]).is_empty() || own.laid > 0,
        Phase::Sites
        | Phase::Window(_)
        | Phase::HandCard(_)
        | Phase::Blockade
        | Phase::Stop
        | Phase::Marker
        | Phase::Order
        | Phase::DrawOrder
        | Phase::Build
        | Phase::Payout
        | Phase::Ban
        | Phase::Move
        | Phase::Over => down == public.down[seat],
    };
    ensure(expected, || {
        format!("seat {seat} has face-down cards {down:?}")
    })?;
    ensure(public.down[seat].minus(down).is_empty(), || {
        format!("a face-down card of seat {seat} is not there")
    })
}

/// Sealed answers are where they belong and nowhere else.
fn progress(table: &Table, seat: Seat) -> Audit {
    let (public, own) = (&table.public, &table.private[seat]);
    let waits = public.waiting.contains(seat);
    let choosing = public.phase == Phase::Sites && waits;
    let sites = if choosing {
        own.sites.len() < 2
    } else {
        own.sites.len() == 2
    };
    ensure(sites, || format!("seat {seat} has chosen {:?}", own.sites))?;
    let open: PartSet = own
        .sites
        .iter()
        .filter(|part| public.turned.contains(*part))
        .collect();
    ensure(open.is_empty() || public.phase != Phase::Sites, || {
        format!("seat {seat} has chosen finished parts")
    })?;
    let shown = public.sites[seat];
    ensure(shown.is_empty() || shown == own.sites, || {
        format!("seat {seat} showed {shown:?}, not {:?}", own.sites)
    })?;
    let window = matches!(public.phase, Phase::Window(_));
    let sealed = own.request.is_none() || window && !waits;
    ensure(sealed, || format!("seat {seat} has requested something"))?;
    ensure(own.laid == 0 || public.phase == Phase::Gold, || {
        format!("seat {seat} has laid {}", own.laid)
    })
}

/// A blocked card lies face down; orders and markers fit.
fn markers(table: &Table) -> Audit {
    let public = &table.public;
    if let Some((seat, official)) = public.blockade {
        ensure(public.down[seat].contains(official), || {
            format!("the blockade lies on nothing of seat {seat}")
        })?;
    }
    if let Some(part) = public.stop {
        ensure(public.open_parts().contains(part), || {
            format!("the stop lies on the finished {part}")
        })?;
    }
    let seats = table.rules.seats;
    ensure(
        public.seats == seats && public.order.len() == seats.get(),
        || "the number of seats".into(),
    )?;
    let idle = matches!(public.phase, Phase::Over | Phase::DrawOrder);
    ensure(idle == public.waiting.is_empty(), || {
        format!("{:?} waits for {:?}", public.phase, public.waiting)
    })
}
