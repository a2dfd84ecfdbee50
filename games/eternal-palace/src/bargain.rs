//! §6 Traders and diplomats: pay or give the left side, take the right side.
//!
//! Using one is an answer to almost any question of one's own turn. It puts its own small questions on the
//! agenda above the one that was open; in the middle of them no other can be used.

use palast_core::Seat;

use crate::agenda::Wait;
use crate::effects;
use crate::{Action, Adviser, AdviserSet, AltTask, Class, Event, Goods, Illegal, Kind17};
use crate::{
    EventSink, LabyrinthTask, Phase, Public, Resource, RiverTask, Source, Table, Task, ViewRef,
};

/// Both sides of a card.
struct Sides {
    /// Fixed goods on the left.
    pay: Goods,
    /// Resources of choice on the left.
    give: u8,
    /// Fixed goods on the right.
    gain: Goods,
    /// Resources of choice on the right.
    take: u8,
    /// Whether they must differ from the one given.
    other: bool,
    /// Palace steps on the right.
    palace: i16,
}

const fn sides(kind: u8, kind17: Kind17) -> Sides {
    let none = Sides {
        pay: Goods::NONE,
        give: 0,
        gain: Goods::NONE,
        take: 0,
        other: false,
        palace: 0,
    };
    match kind {
        7 => Sides {
            pay: Goods::wisdom(1),
            gain: Goods::fish(2),
            ..none
        },
        8 => Sides {
            pay: Goods::wisdom(1),
            take: 1,
            ..none
        },
        9 => Sides {
            pay: Goods::fish(1),
            gain: Goods::wisdom(1),
            ..none
        },
        10 => Sides {
            pay: Goods::fish(2),
            take: 1,
            ..none
        },
        11 => Sides {
            give: 1,
            gain: Goods::wisdom(1),
            ..none
        },
        12 => Sides {
            give: 1,
            take: 1,
            other: true,
            ..none
        },
        13 => Sides {
            pay: Goods::wisdom(1),
            gain: Goods::fish(1),
            take: 1,
            ..none
        },
        14 => Sides {
            pay: Goods::fish(1),
            gain: Goods::wisdom(2),
            ..none
        },
        15 => Sides {
            pay: Goods::fish(3),
            take: 2,
            ..none
        },
        16 => Sides {
            give: 1,
            gain: Goods::wisdom(3),
            ..none
        },
        17 => {
            let gain = match kind17 {
                Kind17::Wisdom => Goods::wisdom(3),
                Kind17::Fish => Goods::fish(3),
            };
            Sides {
                give: 1,
                gain,
                take: 1,
                other: true,
                ..none
            }
        }
        18 => Sides {
            give: 3,
            palace: 1,
            ..none
        },
        26 => Sides {
            give: 1,
            gain: Goods::tokens(1),
            ..none
        },
        27 => {
            let pay = Goods::fish(1).plus(Goods::wisdom(1));
            Sides {
                pay,
                gain: Goods::tokens(1),
                ..none
            }
        }
        _ => none,
    }
}

/// EP-176 Whether the left side can be paid.
fn payable(goods: &Goods, adviser: Adviser) -> bool {
    let left = sides(adviser.kind(), Kind17::Wisdom);
    goods.covers(&left.pay) && goods.resource_count() >= u16::from(left.give)
}

/// The traders and diplomats somebody could use now, if it were the moment.
#[inline]
pub(crate) fn usable(public: &Public, who: Seat) -> AdviserSet {
    let player = &public.players[who];
    let ready = player.advisers.minus(player.used).and(AdviserSet::TURN);
    if ready.is_empty() {
        return ready;
    }
    ready
        .iter()
        .filter(|adviser| payable(&player.goods, *adviser))
        .collect()
}

/// Whether it is the moment: in one's own turn in Play, not before a compulsory price is paid,
/// not in the middle of using another.
pub(crate) fn is_moment(public: &Public, who: Seat, task: Task) -> bool {
    if public.phase != Phase::Play || public.turn != Some(who) {
        return false;
    }
    if let Task::Take {
        source: Source::Adviser(adviser),
        ..
    } = task
    {
        return adviser.class() == Class::Patron;
    }
    !matches!(
        task,
        Task::Academy(_)
            | Task::Labyrinth(LabyrinthTask::Path(_))
            | Task::River(RiverTask::Field(_))
            | Task::Alternative(AltTask::Academy(_) | AltTask::Offering { .. })
            | Task::Artisan { .. }
            | Task::Rival { .. }
            | Task::Give { .. }
    )
}

pub(crate) fn each(view: ViewRef<'_>, f: &mut impl FnMut(Action)) {
    let usable = usable(view.public, view.seat);
    usable.iter().for_each(|adviser| f(Action::Use(adviser)));
}

pub(crate) fn check(view: ViewRef<'_>, may_use: bool, adviser: Adviser) -> Result<(), Illegal> {
    let player = &view.public.players[view.seat];
    if !player.advisers.contains(adviser) {
        Err(Illegal::NoSuchAdviser)
    } else if adviser.class() == Class::Artisan {
        Err(Illegal::WorksByItself)
    } else if !may_use {
        Err(Illegal::NotNow)
    } else if player.used.contains(adviser) {
        Err(Illegal::UsedUp)
    } else if !payable(&player.goods, adviser) {
        Err(Illegal::LeftSideNotPayable)
    } else {
        Ok(())
    }
}

/// The card is turned; a diplomat needs a rival first.
pub(crate) fn use_card(table: &mut Table, who: Seat, adviser: Adviser, events: &mut EventSink) {
    let player = &mut table.public.players[who];
    player.used = player.used.with(adviser);
    events.emit(|| Event::Used { who, adviser });
    if adviser.class() == Class::Diplomat {
        table.public.agenda.push(Task::Rival { who, adviser });
    } else {
        pay_left(table, who, adviser, None, events);
    }
}

/// With one rival there is no choice.
pub(crate) fn wait_rival(public: &Public, who: Seat) -> Wait {
    if public.sides.get() > 2 {
        Wait::Ask(who)
    } else {
        Wait::Run
    }
}

fn rivals(public: &Public, who: Seat) -> impl Iterator<Item = Seat> {
    public.everyone().filter(move |rival| *rival != who)
}

pub(crate) fn run_rival(table: &mut Table, who: Seat, adviser: Adviser, events: &mut EventSink) {
    let rival = rivals(&table.public, who).next();
    pay_left(table, who, adviser, rival, events);
}

pub(crate) fn each_rival(view: ViewRef<'_>, f: &mut impl FnMut(Action)) {
    rivals(view.public, view.seat).for_each(|rival| f(Action::Give(rival)));
}

pub(crate) fn check_rival(view: ViewRef<'_>, rival: Seat) -> Result<(), Illegal> {
    if rival == view.seat {
        Err(Illegal::NotARival)
    } else if !view.public.sides.has(rival) {
        Err(Illegal::NoSuchPlayer)
    } else {
        Ok(())
    }
}

/// The fixed part of the left side; then the resources of choice, or the right side.
pub(crate) fn pay_left(
    table: &mut Table,
    who: Seat,
    adviser: Adviser,
    rival: Option<Seat>,
    events: &mut EventSink,
) {
    let left = sides(adviser.kind(), table.rules.options.kind17);
    hand_over(table, who, left.pay, rival, adviser, events);
    if left.give > 0 {
        table.public.agenda.push(Task::Give {
            who,
            adviser,
            rival,
            left: left.give,
        });
    } else {
        take_right(table, who, adviser, None, events);
    }
}

/// EP-173, EP-174, EP-307 To the supply or to a rival; the Master gets wisdom instead of resources.
fn hand_over(
    table: &mut Table,
    who: Seat,
    goods: Goods,
    rival: Option<Seat>,
    adviser: Adviser,
    events: &mut EventSink,
) {
    if goods.is_none() {
        return;
    }
    let Some(to) = rival else {
        return effects::pay(table, who, goods, Source::Adviser(adviser), events);
    };
    let mut gift = goods;
    if table.public.is_master(to) {
        gift.wisdom += gift.resource_count();
        gift.resources = [0; 4];
    }
    let players = &mut table.public.players;
    players[who].goods = players[who].goods.minus(goods);
    players[to].goods = players[to].goods.plus(gift);
    events.emit(|| Event::Given {
        who,
        to,
        goods,
        adviser,
    });
}

pub(crate) type Gift = (Seat, Adviser, Option<Seat>, u8);

/// With one kind of resource there is no choice.
pub(crate) fn wait_give(public: &Public, who: Seat) -> Wait {
    if public.players[who].goods.kinds(1).len() > 1 {
        Wait::Ask(who)
    } else {
        Wait::Run
    }
}

pub(crate) fn run_give(table: &mut Table, gift: Gift, events: &mut EventSink) {
    let (who, ..) = gift;
    match table.public.players[who].goods.kinds(1).first() {
        Some(only) => give(table, gift, only, events),
        None => unreachable!("the card was usable, so there is enough to give"),
    }
}

pub(crate) fn give(table: &mut Table, gift: Gift, resource: Resource, events: &mut EventSink) {
    let (who, adviser, rival, left) = gift;
    hand_over(table, who, Goods::of(resource, 1), rival, adviser, events);
    if left > 1 {
        table.public.agenda.push(Task::Give {
            who,
            adviser,
            rival,
            left: left - 1,
        });
    } else {
        take_right(table, who, adviser, Some(resource), events);
    }
}

fn take_right(
    table: &mut Table,
    who: Seat,
    adviser: Adviser,
    given: Option<Resource>,
    events: &mut EventSink,
) {
    let right = sides(adviser.kind(), table.rules.options.kind17);
    let source = Source::Adviser(adviser);
    if right.take > 0 {
        table.public.agenda.push(Task::Take {
            who,
            left: right.take,
            not: if right.other { given } else { None },
            source,
        });
    }
    effects::gain(table, who, right.gain, source, events);
    if right.palace > 0 {
        effects::palace(table, who, right.palace, source, events);
    }
}
