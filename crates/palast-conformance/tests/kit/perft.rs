//! The number of input sequences of the toy by depth, derived by hand: the walk the whole kit rests
//! on visits what the rules say, no more and no less.

use palast_conformance::toy::{Toy, mutants};
use palast_core::{EventSink, Game, Rules, Step, Table};

type Clean = Toy<{ mutants::NOTHING }>;

fn perft(table: &Table<Clean>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    match Clean::step(&table.public) {
        Step::Over => {}
        Step::Chance => {
            let mut outcomes = Vec::new();
            Clean::chances(table, &mut outcomes);
            for (outcome, _) in outcomes {
                let mut next = table.clone();
                Clean::resolve(&mut next, outcome, &mut EventSink::silent());
                count += perft(&next, depth - 1);
            }
        }
        Step::Ask(asked) => {
            for seat in asked.iter() {
                let seat_view = table.view_ref(seat);
                let mut actions = Vec::new();
                Clean::legal_actions(seat_view, &Clean::question(seat_view), &mut actions);
                for action in actions {
                    let mut next = table.clone();
                    Clean::act(&mut next, seat, action, &mut EventSink::silent());
                    count += perft(&next, depth - 1);
                }
            }
        }
    }
    count
}

/// Two seats. Four coins are dealt in turn from two each of four values:
/// - depth 1 and 2: 4 and 4 × 4;
/// - depth 3: 4³ less the 4 with three alike, 60;
/// - depth 4: 4⁴ less 4 with four alike and 4 × 3 × 4 with three alike, 204.
///
/// Let d be the number of different coins in a hand: 1 for a pair, else 2. A given hand is a pair in
/// 4 × 3 × 3 = 36 of the 204 deals, both are in 4 × 3 = 12. So the sum of d₁ + d₂ is
/// 204 × 4 − 36 − 36 = 744, and the sum of d₁ × d₂ is 12 × 1 + 48 × 2 + 144 × 4 = 684.
/// Both seats now pick (d ways) and then bid or fold (2 ways), interleaved in any order:
/// - depth 5: d₁ + d₂, 744;
/// - depth 6: one seat twice, 2 × (d₁ + d₂), or each once in either order, 2 × d₁ × d₂:
///   1488 + 1368 = 2856;
/// - depth 7: one seat twice and the other once, in 3 orders, for either seat:
///   2 × 3 × 2 × d₁ × d₂, 8208;
/// - depth 8: both twice, in 6 orders: 6 × 2 × 2 × d₁ × d₂, 16416.
#[test]
fn sequences_are_those_counted_by_hand() {
    let rules = Rules::<Clean>::new(2, Default::default()).unwrap();
    let table = Clean::setup(rules);
    let counts: Vec<u64> = (1..=8).map(|depth| perft(&table, depth)).collect();
    assert_eq!(counts, [4, 16, 60, 204, 744, 2856, 8208, 16_416]);
}
