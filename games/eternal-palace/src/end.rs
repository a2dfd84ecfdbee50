//! §7 The end of the match: the trigger, prizes, seals, points, places.

use palast_core::{ScoreLine, Seat, SeatMap, SeatSet, Standings};

use crate::{Event, EventSink, Phase, Public, Table, Task, composition, master};

/// EP-146 So many layers end the match.
pub(crate) const GOAL: u8 = 8;

/// Ruling 62: whoever has not finished by then never will. People need six to ten rounds.
pub(crate) const LAST_ROUND: u16 = 60;

/// By a painting with eight layers; after the last round; in solo won or lost, however it came.
pub(crate) const ENDINGS: &[&str] = &["painting", "rounds", "won", "lost"];

/// EP-149 The first with eight layers takes the Completion Prize and keeps it.
pub(crate) fn check(table: &mut Table, who: Seat, events: &mut EventSink) {
    let public = &mut table.public;
    if public.completion.is_none() && public.players[who].layers.len() >= GOAL {
        public.completion = Some(who);
        events.emit(|| Event::Completed { who });
    }
}

/// The prizes and seals; then the match is over.
pub(crate) fn score(table: &mut Table, events: &mut EventSink) {
    if table.public.solo {
        if master::before_scoring(table, events).is_break() {
            return;
        }
    } else {
        let (who, runs) = sequence(&table.public);
        table.public.sequence = who;
        events.emit(|| Event::Sequence { who, runs });
    }
    let public = &mut table.public;
    let seals = seals(public);
    for who in public.sides.seats() {
        public.players[who].seals = seals[who];
    }
    events.emit(|| Event::Seals { seals });
    public.phase = Phase::Over;
    public.agenda.push(Task::Over);
    events.emit(|| Event::MatchEnded {
        winners: winners(table),
    });
}

/// EP-150, EP-151 Who has the longest run; of equally long ones the higher; of equal ones nobody.
pub(crate) fn sequence(public: &Public) -> (Option<Seat>, SeatMap<(u8, u8)>) {
    let runs = SeatMap::from_fn(|who| public.players[who].layers.longest_run());
    let best = public
        .everyone()
        .map(|who| runs[who])
        .max()
        .unwrap_or((0, 0));
    let mut first = public
        .everyone()
        .filter(|who| runs[*who] == best && best.0 > 0);
    let who = first.next().filter(|_| first.next().is_none());
    (who, runs)
}

/// EP-156, EP-157, EP-158, EP-159 The farthest on the palace track get 3 seals; a single leader leaves 1 to the second,
/// if they are at least half as far, rounded up.
pub(crate) fn seals(public: &Public) -> SeatMap<u8> {
    let space = |who: Seat| public.players[who].palace;
    let first = public.everyone().map(space).max().unwrap_or(0);
    let leaders = public.everyone().filter(|who| space(*who) == first).count();
    let behind = public.everyone().map(space).filter(|space| *space < first);
    let second = behind
        .max()
        .filter(|space| leaders == 1 && *space >= first.div_ceil(2));
    SeatMap::from_fn(|who| {
        if !public.sides.has(who) {
            0
        } else if space(who) == first {
            3
        } else if Some(space(who)) == second {
            1
        } else {
            0
        }
    })
}

/// What counts, and how much of it somebody has.
struct Points {
    layers: i32,
    features: i32,
    monuments: i32,
    prizes: i32,
    seals: i32,
    compositions: i32,
    extra: i32,
}

impl Points {
    fn of(table: &Table, who: Seat) -> Self {
        let public = &table.public;
        let player = &public.players[who];
        // While the match runs, seals and runs as they are now.
        let over = public.phase == Phase::Over;
        let sequence = if over {
            public.sequence
        } else {
            sequence(public).0
        };
        let seals = if over {
            player.seals
        } else {
            seals(public)[who]
        };
        Self {
            layers: i32::from(player.layers.len()),
            features: i32::from(player.features.len()),
            monuments: public
                .monuments
                .iter()
                .filter(|owner| **owner == Some(who))
                .count() as i32,
            prizes: i32::from(public.completion == Some(who)) + i32::from(sequence == Some(who)),
            seals: i32::from(seals),
            compositions: i32::from(composition::points(table.rules, player.compositions)),
            extra: i32::from(player.extra),
        }
    }

    const fn sum(&self) -> i32 {
        self.layers
            + self.features
            + self.monuments
            + self.prizes
            + self.seals
            + self.compositions
            + self.extra
    }
}

/// EP-167, EP-168, EP-169, EP-368 Points, then the highest-numbered layer; in solo a tie is the Master's.
pub(crate) fn standings(table: &Table) -> Standings {
    let public = &table.public;
    let points = SeatMap::from_fn(|who| Points::of(table, who));
    let line = |key: &'static str, deciding: bool, value: &dyn Fn(Seat) -> i32| ScoreLine {
        key,
        values: SeatMap::from_fn(|who| {
            if table.rules.seats.has(who) {
                value(who)
            } else {
                0
            }
        }),
        automa: public.solo.then(|| value(crate::MASTER)),
        deciding,
    };
    let mut lines = vec![line("points", true, &|who| points[who].sum())];
    // EP-368 In solo a tie is the Master's, without a look at the layers.
    if !public.solo {
        let highest = |who: Seat| i32::from(public.players[who].layers.highest_number());
        lines.push(line("highest-layer", true, &highest));
    }
    lines.push(line("layers", false, &|who| points[who].layers));
    lines.push(line("features", false, &|who| points[who].features));
    lines.push(line("monuments", false, &|who| points[who].monuments));
    lines.push(line("prizes", false, &|who| points[who].prizes));
    lines.push(line("seals", false, &|who| points[who].seals));
    if table.rules.options.compositions {
        lines.push(line("compositions", false, &|who| points[who].compositions));
    }
    if public.solo {
        lines.push(line("extra", false, &|who| points[who].extra));
    }
    let mut standings = Standings::rank(ENDINGS[0], table.rules.seats, lines);
    standings.ending = if public.phase != Phase::Over {
        ENDINGS[0]
    } else if public.solo {
        if standings.automa == Some(1) {
            "lost"
        } else {
            "won"
        }
    } else if public.completion.is_none() {
        "rounds"
    } else {
        "painting"
    };
    standings
}

/// Points first, then the highest-numbered layer: one number to compare.
fn rank(table: &Table, who: Seat) -> i32 {
    let highest = i32::from(table.public.players[who].layers.highest_number());
    let tie_break = if table.public.solo { 0 } else { highest };
    Points::of(table, who).sum() * 16 + tie_break
}

/// Everybody in first place; in solo nobody if the Master is not beaten.
pub(crate) fn winners(table: &Table) -> SeatSet {
    let seats = table.rules.seats;
    if table.public.solo {
        let (human, master) = (Seat::ALL[0], crate::MASTER);
        let won = rank(table, human) > rank(table, master);
        return seats.seats().filter(|_| won).collect();
    }
    let best = seats.seats().map(|who| rank(table, who)).max();
    seats
        .seats()
        .filter(|who| Some(rank(table, *who)) == best)
        .collect()
}

/// A won match is worth one, shared by all winners. It must agree with [`standings`].
pub(crate) fn payoff(table: &Table) -> SeatMap<f32> {
    let winners = winners(table);
    let share = 1.0 / f32::from(winners.len().max(1));
    SeatMap::from_fn(|who| if winners.contains(who) { share } else { 0.0 })
}

/// What a position in the middle of a match is worth, on the scale of [`payoff`]: the more ahead in
/// layers, features and what leads to them, the more of the one point to share.
pub(crate) fn estimate(public: &Public) -> SeatMap<f32> {
    let strength = |who: Seat| {
        let player = &public.players[who];
        let goods = f32::from(player.goods.fish) * 0.12
            + f32::from(player.goods.wisdom) * 0.2
            + f32::from(player.goods.resource_count()) * 0.25;
        let steps: u8 = player.tracks.iter().sum();
        let markers = (player.temple.count_ones() + player.market.count_ones()) as f32;
        let monuments = public
            .monuments
            .iter()
            .filter(|owner| **owner == Some(who))
            .count() as f32;
        f32::from(player.layers.len()) * 1.1
            + f32::from(player.features.len())
            + monuments * 0.6
            + f32::from(seals(public)[who]) * 0.7
            + f32::from(steps + player.river) * 0.15
            + f32::from(player.bridge) * 0.05
            + markers * 0.3
            + f32::from(player.palace) * 0.15
            + f32::from(player.advisers.len()) * 0.3
            + f32::from(u8::from(public.completion == Some(who)))
            + goods.min(6.0) * 0.5
    };
    // A point is worth about as much as one and a half times the chance to win against one rival.
    let weight = |who: Seat| (strength(who) * 0.45).exp();
    let total: f32 = public.everyone().map(weight).sum();
    SeatMap::from_fn(|who| {
        if public.sides.has(who) && !public.is_master(who) {
            weight(who) / total
        } else {
            0.0
        }
    })
}
