//! Sealed choices of two seats as a matrix game: every way both can choose, what it leads to, the
//! best mixture of each side, and how much somebody can gain who knows the other's habits.

use palast_core::{Dice, EventSink, Game, Imagine, Judge, Seat, Step, Table};

/// All answers that one seat gives to a run of sealed questions.
pub type Plan<G> = Vec<<G as Game>::Action>;

/// Every plan of a seat from here on; nothing if there are more than `most`.
#[must_use]
pub fn plans<G: Game>(table: &Table<G>, seat: Seat, most: usize) -> Option<Vec<Plan<G>>> {
    let mut found = Vec::new();
    let mut open = vec![(table.clone(), Plan::<G>::new())];
    while let Some((table, plan)) = open.pop() {
        if found.len() + open.len() > most {
            return None;
        }
        let Some(ask) = sealed_question(&table, seat) else {
            found.push(plan);
            continue;
        };
        let mut menu = Vec::new();
        G::legal_actions(table.view_ref(seat), &ask, &mut menu);
        for action in menu.into_iter().rev() {
            let mut next = table.clone();
            G::act(&mut next, seat, action, &mut EventSink::silent());
            let mut longer = plan.clone();
            longer.push(action);
            open.push((next, longer));
        }
    }
    Some(found)
}

/// The sealed question that a seat is asked, if any.
#[must_use]
pub fn sealed_question<G: Game>(table: &Table<G>, seat: Seat) -> Option<G::Decision> {
    match G::step(&table.public) {
        Step::Ask(seats) if seats.contains(seat) => {
            let ask = G::question(table.view_ref(seat));
            G::is_sealed(&ask).then_some(ask)
        }
        Step::Ask(_) | Step::Chance | Step::Over => None,
    }
}

/// What each pair of plans is worth to the first seat: both are carried out, then both seats play on
/// by judgement to the end of the round, several times with the same dice for every pair.
#[must_use]
pub fn matrix<G: Imagine + Judge>(
    table: &Table<G>,
    [first, second]: [Seat; 2],
    plans: [&[Plan<G>]; 2],
    tries: u64,
) -> Vec<Vec<f64>> {
    let worth = |mine: &Plan<G>, theirs: &Plan<G>| {
        let mut sum = 0.0;
        for seed in 0..tries {
            let mut world = table.clone();
            for (seat, plan) in [(first, mine), (second, theirs)] {
                for action in plan {
                    G::act(&mut world, seat, *action, &mut EventSink::silent());
                }
            }
            sum += f64::from(play_on(&mut world, &mut Dice::from_number(seed))[first]);
        }
        sum / tries as f64
    };
    plans[0]
        .iter()
        .map(|mine| plans[1].iter().map(|theirs| worth(mine, theirs)).collect())
        .collect()
}

fn play_on<G: Imagine + Judge>(table: &mut Table<G>, dice: &mut Dice) -> palast_core::SeatMap<f32> {
    let round = G::round(&table.public);
    let (mut menu, mut worths) = (Vec::new(), Vec::new());
    loop {
        let seat = match G::step(&table.public) {
            Step::Over => return G::payoff(table),
            Step::Chance => {
                G::settle(table, dice);
                continue;
            }
            Step::Ask(seats) => seats.first().expect("a question is to somebody"),
        };
        if G::round(&table.public) > round {
            return G::estimate(table);
        }
        let view = table.view_ref(seat);
        let ask = G::question(view);
        menu.clear();
        worths.clear();
        G::legal_actions(view, &ask, &mut menu);
        G::judge_all(view, &ask, &menu, &mut worths);
        let best = (0..menu.len()).max_by(|a, b| worths[*a].total_cmp(&worths[*b]));
        let action = menu[best.expect("a question has an answer")];
        G::act(table, seat, action, &mut EventSink::silent());
    }
}

/// The best mixtures of both sides and what the first side can be sure of, by regret matching with
/// weighted averages (CFR+).
#[must_use]
pub fn solve(matrix: &[Vec<f64>], rounds: u32) -> (Vec<f64>, Vec<f64>) {
    let (rows, columns) = (matrix.len(), matrix.first().map_or(0, Vec::len));
    let mut regrets = [vec![0.0; rows], vec![0.0; columns]];
    let mut sums = [vec![0.0; rows], vec![0.0; columns]];
    for round in 1..=rounds {
        for side in 0..2 {
            let mixture = mixture(&regrets[1 - side]);
            let values = if side == 0 {
                against_columns(matrix, &mixture)
            } else {
                against_rows(matrix, &mixture)
                    .iter()
                    .map(|v| 1.0 - v)
                    .collect()
            };
            let own = self::mixture(&regrets[side]);
            let mean: f64 = own.iter().zip(&values).map(|(p, v)| p * v).sum();
            for (regret, value) in regrets[side].iter_mut().zip(&values) {
                *regret = (*regret + value - mean).max(0.0);
            }
            let own = self::mixture(&regrets[side]);
            for (sum, share) in sums[side].iter_mut().zip(own) {
                *sum += f64::from(round) * share;
            }
        }
    }
    (mixture(&sums[0]), mixture(&sums[1]))
}

/// Weights as shares; all equal if there is no weight.
fn mixture(weights: &[f64]) -> Vec<f64> {
    let total: f64 = weights.iter().sum();
    if total > 0.0 {
        weights.iter().map(|weight| weight / total).collect()
    } else {
        vec![1.0 / weights.len().max(1) as f64; weights.len()]
    }
}

/// What each row is worth to the first side against a mixture of columns.
#[must_use]
pub fn against_columns(matrix: &[Vec<f64>], columns: &[f64]) -> Vec<f64> {
    let worth = |row: &Vec<f64>| row.iter().zip(columns).map(|(v, p)| v * p).sum();
    matrix.iter().map(worth).collect()
}

/// What each column leaves the first side with a mixture of rows.
#[must_use]
pub fn against_rows(matrix: &[Vec<f64>], rows: &[f64]) -> Vec<f64> {
    let columns = matrix.first().map_or(0, Vec::len);
    let worth = |column: usize| {
        matrix
            .iter()
            .zip(rows)
            .map(|(row, p)| row[column] * p)
            .sum()
    };
    (0..columns).map(worth).collect()
}
