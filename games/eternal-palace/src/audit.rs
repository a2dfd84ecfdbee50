//! Whether a table is possible: cards conserved, dice counted, layers where their markers are.

use palast_core::{AuditError, Seat};

use crate::imagine::in_sight;
use crate::{AdviserSet, FeatureSet, Layer, Phase, Place, Table, Task};

type Audit = Result<(), AuditError>;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Audit {
    if holds {
        Ok(())
    } else {
        Err(AuditError(what()))
    }
}

pub(crate) fn audit(table: &Table) -> Audit {
    advisers(table)?;
    features(table)?;
    row(table)?;
    for who in table.public.everyone() {
        dice(table, who)?;
        painting(table, who)?;
    }
    modules(table)?;
    progress(table)
}

/// Every adviser card is in exactly one place, and what is public about the pile is true.
fn advisers(table: &Table) -> Audit {
    let (public, secret) = (&table.public, &table.secret);
    let all = table
        .rules
        .edition
        .pile(table.rules.seats.get(), &table.rules.options);
    let mut seen = AdviserSet::EMPTY;
    let mut count = 0u32;
    let mut add = |cards: AdviserSet| {
        seen = seen.or(cards);
        count += u32::from(cards.len());
    };
    add(public.display);
    add(public.discards);
    add(secret.pile);
    add(secret.top.into_iter().collect());
    for who in Seat::ALL {
        add(public.players[who].advisers);
        add(table.private[who].drawn);
    }
    ensure(seen == all && count == u32::from(all.len()), || {
        format!("{count} adviser cards, {seen:?}, instead of {all:?}")
    })?;
    let pile = secret.pile.len() + u8::from(secret.top.is_some());
    ensure(public.pile == pile, || {
        format!("the pile has {pile} cards, not {}", public.pile)
    })?;
    ensure(public.put_back.is_some() == secret.top.is_some(), || {
        "a card on top that nobody has put there".into()
    })?;
    if let Some(putter) = public.put_back {
        ensure(table.private[putter].known == secret.top, || {
            format!("seat {putter} does not know the card on top")
        })?;
    }
    for who in Seat::ALL {
        let private = &table.private[who];
        let drawn = match public.drawn {
            Some((drawer, count)) if drawer == who => count,
            Some(_) | None => 0,
        };
        ensure(private.drawn.len() == drawn, || {
            format!("seat {who} holds {:?}", private.drawn)
        })?;
        if let Some(known) = private.known {
            let hidden = !in_sight(public).contains(known) && all.contains(known);
            ensure(hidden, || {
                format!("seat {who} remembers {known}, which lies open")
            })?;
        }
    }
    Ok(())
}

/// EP-006 Every feature is with one player or left.
fn features(table: &Table) -> Audit {
    let public = &table.public;
    let mut seen = public.features;
    let mut count = public.features.len();
    for who in Seat::ALL {
        seen = seen.or(public.players[who].features);
        count += public.players[who].features.len();
    }
    ensure(seen == FeatureSet::ALL && count == 10, || {
        format!("features {seen:?}")
    })
}

/// Everybody is in the row once.
fn row(table: &Table) -> Audit {
    let public = &table.public;
    let seats: palast_core::SeatSet = public.row().iter().copied().collect();
    let full = public.phase == Phase::SetUp || seats == public.sides.all();
    ensure(full && seats.len() == public.in_row, || {
        format!("the row is {:?}", public.row())
    })
}

/// EP-003 Five dice each; groups are made of the dice rolled.
fn dice(table: &Table, who: Seat) -> Audit {
    let player = &table.public.players[who];
    ensure((3..=5).contains(&player.held), || {
        format!("seat {who} has {} dice", player.held)
    })?;
    let grouped: u8 = player.groups.iter().map(|group| group.rolled.len()).sum();
    ensure(grouped == 0 || grouped == player.held, || {
        format!("seat {who} has grouped {grouped} of {} dice", player.held)
    })?;
    for group in &player.groups {
        let fits = match group.at {
            Some(_) => group.shown.len() == group.rolled.len(),
            None => group.shown.is_empty(),
        };
        ensure(fits, || format!("seat {who} has the group {group:?}"))?;
    }
    ensure(player.used.minus(player.advisers).is_empty(), || {
        format!("seat {who} has used advisers of others")
    })
}

/// EP-004, EP-005 A painting has exactly the layers its markers have earned.
fn painting(table: &Table, who: Seat) -> Audit {
    let (rules, public) = (table.rules, &table.public);
    let player = &public.players[who];
    let earned = |place: Place| -> Option<bool> {
        Some(match place {
            Place::Temple => player.temple.count_ones() == 2,
            Place::Market => player.market.count_ones() == 2,
            Place::Bridge => player.bridge >= rules.edition.bridge(&rules.options).end,
            // EP-374 Who has left the centre keeps the layer.
            Place::Labyrinth if rules.options.labyrinth => {
                player.space == crate::Space::X
                    || (rules.version > 1 && player.layers.contains(Layer::X))
            }
            Place::River if !rules.options.river => return None,
            Place::Labyrinth | Place::Scrolls => return None,
            Place::Pavilion | Place::Serenity | Place::Kiln | Place::Ox => return None,
            Place::FishMarket
            | Place::Academy
            | Place::Forest
            | Place::Quarry
            | Place::Mine
            | Place::Forge
            | Place::River => !player.can_advance(rules, place),
        })
    };
    for place in Place::ALL.iter().copied() {
        if let (Some(layer), Some(earned)) = (place.layer(), earned(place)) {
            ensure(player.layers.contains(layer) == earned, || {
                format!("seat {who} and layer {layer}: {:?}", player.layers)
            })?;
        }
        if let Some((site, _)) = place.monument() {
            let layer = place.layer().expect("monument sites have layers");
            let owner = public.monuments[site] == Some(who);
            ensure(!owner || player.layers.contains(layer), || {
                format!("seat {who} owns a monument without layer {layer}")
            })?;
        }
    }
    let outside = rules.options.labyrinth || rules.options.river;
    ensure(outside || !player.layers.contains(Layer::X), || {
        format!("seat {who} has layer X")
    })
}

/// The cards of the modules are where they belong, and nothing is there of a module that is not in play.
fn modules(table: &Table) -> Audit {
    let (options, public) = (&table.rules.options, &table.public);
    let mut claimed = public.compositions;
    let mut count = claimed.len();
    for who in public.everyone() {
        let own = public.players[who].compositions;
        claimed = claimed.or(own);
        count += own.len();
        let tokens = options.privileges || public.players[who].goods.tokens == 0;
        ensure(tokens, || format!("player {who} has privilege tokens"))?;
    }
    let module = options.compositions || claimed.is_empty();
    ensure(count == claimed.len() && module, || {
        format!("compositions {claimed:?}")
    })?;
    let twice = public
        .demand
        .is_some_and(|card| public.demands.contains(card));
    let river = public.demand.is_some() || !public.demands.is_empty();
    ensure(!twice && (options.river || !river), || {
        format!("demand card {:?}", public.demand)
    })?;
    let filled = public.fields.iter().flatten().count();
    ensure(filled == 0 || public.demand.is_some(), || {
        "markers on no demand card".into()
    })?;
    ensure(options.alternatives.academy || public.pot == 0, || {
        format!("a pot of {}", public.pot)
    })?;
    let goods = public.players[crate::MASTER].goods;
    ensure(!public.solo || goods.resource_count() == 0, || {
        format!("the Master has {goods:?}")
    })
}

/// Sealed groupings are where they belong, and a finished match has nothing left to do.
fn progress(table: &Table) -> Audit {
    let public = &table.public;
    for seat in table.rules.seats.seats() {
        let answered = public.phase == Phase::Plan && !public.waiting.contains(seat);
        let plan = table.private[seat].plan;
        ensure(plan.is_some() == answered, || {
            format!("seat {seat} has planned {plan:?}")
        })?;
        if let Some(groups) = plan {
            ensure(groups.dice() == public.players[seat].dice, || {
                format!("seat {seat} has grouped other dice: {groups}")
            })?;
        }
    }
    let over = public.phase == Phase::Over;
    ensure(over == (public.task() == Task::Over), || {
        format!("{:?} in phase {:?}", public.task(), public.phase)
    })
}
