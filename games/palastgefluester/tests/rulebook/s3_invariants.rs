//! §3 What follows from the rules, watched over random matches of every size and option.

use palast_core::{Dice, EventSink, Game, Options as _, Rules, Step, Table};
use palastgefluester::{Action, Decision, Options, Palastgefluester as Pg, Phase};

/// Every table of some random matches, with the answer that led to it.
fn watch(matches: u64, mut see: impl FnMut(&Table<Pg>, Option<Action>)) {
    for losing in ["forced", "jester-free", "free"] {
        let mut options = Options::default();
        options.set("losing-cards", losing).unwrap();
        for seats in 3..=5 {
            let rules = Rules::<Pg>::new(seats, options).unwrap();
            for number in 0..matches {
                play(rules, number, &mut see);
            }
        }
    }
}

fn play(rules: &'static Rules<Pg>, number: u64, see: &mut impl FnMut(&Table<Pg>, Option<Action>)) {
    let mut dice = Dice::from_number(number);
    let mut table = Pg::setup(rules);
    loop {
        Pg::settle(&mut table, &mut dice);
        let Step::Ask(asked) = Pg::step(&table.public) else {
            return;
        };
        let seat = asked.first().unwrap();
        let seat_view = table.view_ref(seat);
        let action = Pg::any_action(seat_view, &Pg::question(seat_view), &mut dice);
        Pg::act(&mut table, seat, action, &mut EventSink::silent());
        see(&table, Some(action));
    }
}

/// PG-031 No action ends a round: after it every row has at most five cards and no person twice.
#[test]
fn s3_no_action_ends_a_round() {
    let mut exchanges = 0;
    let mut round = 0;
    watch(40, |table, action| {
        let played = matches!(action, Some(Action::Play(_)));
        if !played && round == table.public.round {
            for seat in table.rules.seats.seats() {
                let row: Vec<_> = table.public.rows[seat].iter().collect();
                assert!(row.len() <= 5);
                for (index, card) in row.iter().enumerate() {
                    let twice = row[..index]
                        .iter()
                        .any(|other| other.person() == card.person());
                    assert!(!twice, "{row:?}");
                }
            }
            exchanges += u32::from(matches!(action, Some(Action::Exchange { .. })));
        }
        // Only playing a card brings the next round.
        assert!(played || round == table.public.round || table.public.round == 1);
        round = table.public.round;
    });
    assert!(exchanges > 100, "only {exchanges} exchanges were seen");
}

/// PG-043 Hand plus row is six for every player after every completed action.
/// PG-044 While a round lasts: at most five cards in a row, at least one in hand.
#[test]
fn s3_hand_and_row_make_six() {
    watch(40, |table, _| {
        let public = &table.public;
        if public.phase != Phase::PlayCard {
            return;
        }
        for seat in table.rules.seats.seats() {
            let (hand, row) = (table.private[seat].hand.len() as usize, &public.rows[seat]);
            assert_eq!(hand + row.len(), 6);
            assert!(row.len() <= 5 && hand >= 1);
        }
    });
}

/// PG-045 A Guard never goes from a row back to a hand.
#[test]
fn s3_a_guard_never_comes_back() {
    let mut taken = 0;
    watch(40, |_, action| {
        if let Some(Action::Take(card)) = action {
            assert_ne!(card.person(), palastgefluester::Person::Guard);
            taken += 1;
        }
    });
    assert!(taken > 100);
}

/// PG-046 At most 2n Maid draws a round; the pile keeps 14 − n cards.
/// PG-047 At most 6n + 1 cards are played in a round.
/// PG-048 At most 16, 17 or 16 rounds.
#[test]
fn s3_bounds_of_a_round_and_of_a_match() {
    watch(100, |table, _| {
        let seats = table.rules.seats.get();
        let public = &table.public;
        assert!(public.discard_count() <= 2 * seats);
        assert!(!matches!(public.phase, Phase::PlayCard) || public.pile >= 14 - seats);
        assert!(public.played <= 6 * seats + 1);
        assert!(public.round <= [16, 17, 16][usize::from(seats - 3)]);
    });
}

/// PG-049 Hands, rows, pile and discards are 7n + 14 cards; king cards are six.
#[test]
fn s3_cards_are_conserved() {
    watch(20, |table, _| {
        let seats = table.rules.seats;
        let mut total = table.secret.pile.len() + table.secret.discards.len();
        for seat in seats.seats() {
            total += table.private[seat].hand.len() + table.public.rows[seat].len() as u32;
        }
        assert_eq!(total, 7 * u32::from(seats.get()) + 14);
        assert_eq!(table.public.turned.len() + table.public.unturned().len(), 6);
        Pg::audit(table).unwrap();
    });
}

/// PG-123 Whoever is on turn is asked for a card, whatever he holds; the Magician's partner always.
#[test]
fn s8_asking_follows_public_facts() {
    watch(20, |table, _| {
        if let Phase::GiveCards {
            partner, locked, ..
        } = table.public.phase
        {
            let Step::Ask(asked) = Pg::step(&table.public) else {
                panic!("both are asked");
            };
            assert_eq!(asked.contains(partner), !locked.contains(partner));
        }
        if table.public.phase == Phase::PlayCard {
            let seat = table.public.current;
            assert_eq!(Pg::question(table.view_ref(seat)), Decision::PlayCard);
        }
    });
}
