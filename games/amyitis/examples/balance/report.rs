//! Length, seats, sources of points and use of everything, in matches of sensible bots.

use std::collections::BTreeMap;

use amyitis::{Ability, Amyitis, Event, FirstWhy, Gain, Reason, Square};
use palast_bots::{Level, arena};
use palast_core::{LogItem, Match, Rules, Seat, Seed, Viewer};

/// What the tallies do not say.
#[derive(Default)]
struct Questions {
    /// Full rows of fields that brought nobody a Gardener, for a tie and for want of one.
    tied: u64,
    missed: u64,
    /// Matches in which the square at the top was planted.
    top: u64,
    /// Palace phases, by what was picked first.
    first_pick: BTreeMap<&'static str, u64>,
    /// Share of victories of whoever picked an ability most often.
    often: BTreeMap<&'static str, f64>,
    /// The most actions in one phase II.
    actions: u64,
}

impl Questions {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "most events are not counted"
    )]
    fn count(&mut self, played: &Match<Amyitis>, share: impl Fn(Seat) -> f64) {
        let (mut actions, mut fresh) = (0, false);
        let mut picks: BTreeMap<&'static str, [u64; 4]> = BTreeMap::new();
        for entry in played.log(Viewer::Spectator) {
            let LogItem::Public(event) = &entry.item else {
                continue;
            };
            match event {
                Event::RowEmptied { most: None, .. } => self.tied += 1,
                Event::Missed {
                    gain: Gain::Court(..),
                    why: Reason::FullRow(_),
                    ..
                } => self.missed += 1,
                Event::RoundBegan { .. } => actions = 0,
                Event::PalaceBegan => fresh = true,
                Event::AbilityPicked { seat, ability } => {
                    if fresh {
                        *self.first_pick.entry(name(*ability)).or_default() += 1;
                    }
                    fresh = false;
                    picks.entry(name(*ability)).or_default()[seat.index()] += 1;
                }
                Event::Recruited { .. }
                | Event::CraftUsed { .. }
                | Event::NobleRecruited { .. }
                | Event::CaravanMoved { .. }
                | Event::Passed { .. } => actions += 1,
                _ => {}
            }
            self.actions = self.actions.max(actions);
        }
        for (ability, of) in picks {
            let most = of.iter().copied().max().unwrap_or(0);
            let leaders = Seat::ALL[..4]
                .iter()
                .filter(|seat| of[seat.index()] == most);
            let leaders: Vec<f64> = leaders.map(|seat| share(*seat)).collect();
            *self.often.entry(ability).or_default() +=
                leaders.iter().sum::<f64>() / leaders.len() as f64;
        }
        let top: Square = "a1".parse().expect("the square at the top");
        let planting = played.view(Viewer::Spectator).public().planting;
        self.top += u64::from(planting & top.bit() == 0);
    }

    fn print(&self, rows: u64, matches: u64) {
        let share = |count: u64, of: u64| 100.0 * count as f64 / of.max(1) as f64;
        println!(
            "full rows tied {:.1} %, without a Gardener in stock {:.1} %; top tile planted {:.1} %; most actions in a phase II {}",
            share(self.tied, rows),
            share(self.missed, rows),
            share(self.top, matches),
            self.actions,
        );
        let phases = self.first_pick.values().sum();
        for (ability, count) in &self.first_pick {
            let won = self.often[ability] / matches as f64;
            println!(
                "{ability}: picked first in {:.1} % of palace phases; who picks it most wins {:.1} %",
                share(*count, phases),
                100.0 * won
            );
        }
    }
}

const fn name(ability: Ability) -> &'static str {
    match ability {
        Ability::First => "first",
        Ability::Procession => "procession",
        Ability::Craft => "craft",
        Ability::Lesser => "lesser",
    }
}

pub(crate) fn print(rules: &'static Rules<Amyitis>, matches: u64) {
    let (seats, options) = (rules.seats.get(), rules.options);
    let mut rounds = Vec::new();
    let mut guard = 0;
    let mut by_turn = [0.0; 4];
    let mut points: BTreeMap<&'static str, i64> = BTreeMap::new();
    let mut tallies: BTreeMap<&'static str, u64> = BTreeMap::new();
    let mut decisions = 0;
    let mut questions = Questions::default();
    for seed in 0..matches {
        let levels = vec![Level::Sensible; seats.into()];
        let played = arena::play(rules, &Seed::from_number(seed), &levels);
        let standings = played.game_match.standings().expect("the match is over");
        decisions += played.decisions;
        questions.count(&played.game_match, |seat| played.shares[seat]);
        rounds.push(played.tallies["rounds"]);
        guard += u64::from(standings.ending == "guard");
        let first = first_seat(&played.game_match);
        for seat in rules.seats.seats() {
            let turn = (seat.index() + usize::from(seats) - first.index()) % usize::from(seats);
            by_turn[turn] += played.shares[seat];
            for line in &standings.lines {
                *points.entry(line.key).or_default() += i64::from(line.values[seat]);
            }
        }
        for (name, count) in played.tallies {
            *tallies.entry(name).or_default() += count;
        }
    }
    rounds.sort_unstable();
    let percentile = |share: usize| rounds[(rounds.len() - 1) * share / 100];
    let mean = rounds.iter().sum::<u64>() as f64 / matches as f64;
    let human = rounds
        .iter()
        .filter(|rounds| (7..=13).contains(*rounds))
        .count();
    let players = matches as f64 * f64::from(seats);
    let name = if options.has_palace() {
        "palace"
    } else {
        "base"
    };
    println!("## {name}, {seats} players, {matches} matches");
    println!(
        "rounds mean {mean:.1}, 5-95 % {}-{}, longest {}; 7-13 rounds {:.1} %; by the guard {guard}; decisions {:.0}",
        percentile(5),
        percentile(95),
        rounds[rounds.len() - 1],
        100.0 * human as f64 / matches as f64,
        decisions as f64 / matches as f64,
    );
    let shares: Vec<String> = by_turn[..usize::from(seats)]
        .iter()
        .map(|won| format!("{:.1}", 100.0 * won / matches as f64))
        .collect();
    println!(
        "victories by turn order in round 1, %: {}",
        shares.join(" ")
    );
    let total = points["total"] as f64;
    print!("points {:.1}:", total / players);
    for (source, sum) in points.iter().filter(|(source, _)| **source != "total") {
        print!(
            " {source} {:.1} ({:.0} %)",
            *sum as f64 / players,
            100.0 * *sum as f64 / total
        );
    }
    println!();
    let rows = tallies.get("rows of fields filled").copied();
    questions.print(rows.unwrap_or(0), matches);
    print!("per match:");
    for (what, count) in &tallies {
        print!(" {what} {:.1};", *count as f64 / matches as f64);
    }
    println!("\n");
}

/// Who was first player in round 1: the seat drawn by lot.
fn first_seat(game_match: &Match<Amyitis>) -> Seat {
    let log = game_match.log(Viewer::Spectator);
    let mut drawn = log.filter_map(|entry| match entry.item {
        LogItem::Public(Event::FirstPlayer {
            seat,
            why: FirstWhy::Lot,
        }) => Some(seat),
        LogItem::Public(_) | LogItem::Private(..) => None,
    });
    drawn.next().expect("somebody was drawn")
}
