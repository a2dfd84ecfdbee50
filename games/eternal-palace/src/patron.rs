//! §6 An appointed adviser arrives: patrons work at once and are discarded, the others
//! stay with their owner.

use palast_core::Seat;

use crate::{Adviser, Class, EventSink, Goods, Source, Table, Task, effects};

pub(crate) fn arrive(table: &mut Table, who: Seat, adviser: Adviser, events: &mut EventSink) {
    if adviser.class() != Class::Patron {
        let player = &mut table.public.players[who];
        player.advisers = player.advisers.with(adviser);
        return;
    }
    effects::discard(table, Some(who), adviser, events);
    let source = Source::Adviser(adviser);
    let resources = |left: u8| Task::Take {
        who,
        left,
        not: None,
        source,
    };
    match adviser.kind() {
        1 => effects::gain(table, who, Goods::wisdom(4), source, events),
        2 => {
            let goods = Goods::fish(1).plus(Goods::wisdom(1));
            effects::gain(table, who, goods, source, events);
            table.public.agenda.push(resources(1));
        }
        3 => effects::gain(table, who, Goods::fish(4), source, events),
        4 => table.public.agenda.push(resources(2)),
        5 => effects::palace(table, who, 1, source, events),
        6 => table.public.agenda.push(Task::Step { who, source }),
        25 => effects::gain(table, who, Goods::tokens(2), source, events),
        _ => unreachable!("the patrons are kinds 1 to 6 and 25"),
    }
}
