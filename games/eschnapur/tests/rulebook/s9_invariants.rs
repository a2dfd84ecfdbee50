//! §9 Invariants, looked at apart from the audit that is part of the rules.

use eschnapur::{Eschnapur, Gold, Official, Options};
use palast_core::{Dice, EventSink, Game, Rules, Step, Table};

fn each_step(seats: u8, mut look: impl FnMut(&Table<Eschnapur>)) {
    let rules = Rules::<Eschnapur>::new(seats, Options::default()).unwrap();
    for number in 0..60 {
        let mut dice = Dice::from_number(number);
        let mut table = Eschnapur::setup(rules);
        loop {
            look(&table);
            Eschnapur::settle(&mut table, &mut dice);
            let Step::Ask(asked) = Eschnapur::step(&table.public) else {
                break;
            };
            let seat = asked.first().unwrap();
            let seat_view = table.view_ref(seat);
            let action =
                Eschnapur::any_action(seat_view, &Eschnapur::question(seat_view), &mut dice);
            Eschnapur::act(&mut table, seat, action, &mut EventSink::silent());
        }
    }
}

/// ESC-236 Gold cards in hands, on boards and in the bank: 64, 48 or 38. ESC-063 Two zeros with each.
#[test]
fn s9_gold_is_conserved() {
    for (seats, cards) in [(4, 64), (3, 48), (2, 38)] {
        each_step(seats, |table| {
            let mut all = table.public.bank.len();
            assert_eq!(table.public.bank.count(Gold::Zero), 0);
            for seat in table.rules.seats.seats() {
                let own = &table.private[seat];
                let open = Official::ALL
                    .iter()
                    .filter_map(|o| table.public.open_card(seat, *o));
                let mut cards: Vec<Gold> = open.chain(own.down.iter().flatten().copied()).collect();
                cards.extend(own.hand.iter());
                assert_eq!(cards.iter().filter(|card| **card == Gold::Zero).count(), 2);
                all += cards.len() as u8;
            }
            assert_eq!(all, cards);
        });
    }
}

/// ESC-237 Twenty stones of each colour in supply, on the board and in parts.
#[test]
fn s9_stones_are_conserved() {
    each_step(4, |table| {
        for seat in table.rules.seats.seats() {
            let lying = table.public.parts.iter().flat_map(|part| part.iter());
            let lying = lying.filter(|owner| *owner == seat).count() as u8;
            assert_eq!(
                lying + table.public.stones[seat] + table.public.supply[seat],
                20
            );
        }
    });
}

/// ESC-238 The occupied fields of a part are its lowest ones. ESC-030 Three parts are open at least.
#[test]
fn s9_no_gaps() {
    each_step(3, |table| {
        for part in table.public.parts {
            let occupied: Vec<bool> = (0..16).map(|field| part.owner(field).is_some()).collect();
            assert!(occupied.is_sorted_by(|one, next| one >= next));
            assert_eq!(
                occupied.iter().filter(|field| **field).count(),
                usize::from(part.len())
            );
        }
        if table.public.phase == eschnapur::Phase::Sites {
            assert!(table.public.open_parts().len() >= 3);
        }
    });
}
