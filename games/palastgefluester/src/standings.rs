//! §6 Who wins: points, then the chain of Ruling 24, then a shared victory.

use palast_core::{ScoreLine, SeatCount, SeatMap, SeatSet, Standings};

use crate::{Ending, Public, Scoring, Table};

/// Every way a match can end: how the last round did, and what told the winner from the others.
/// Six different persons bring points to one player alone, so there is nothing to tell apart.
pub(crate) const ENDINGS: &[&str] = &[
    "whisper-alone",
    "whisper-by-row",
    "whisper-by-notes",
    "whisper-shared",
    "jester-alone",
    "jester-by-row",
    "jester-by-notes",
    "jester-shared",
    "six-alone",
];

/// The score lines in the order they are compared.
fn chain(public: &Public, scoring: Scoring) -> [(&'static str, SeatMap<u8>); 3] {
    let row = ("last-note", public.last_notes);
    let notes = ("notes", public.notes);
    match scoring {
        Scoring::Base => [("points", public.points), row, notes],
        Scoring::Noted => [("points", public.points), notes, row],
    }
}

/// The seats that are best in each of the first lines in turn.
fn best(public: &Public, lines: &[(&'static str, SeatMap<u8>)]) -> SeatSet {
    let mut left = public.seats.all();
    for (_, values) in lines {
        let most = left.iter().map(|seat| values[seat]).max().unwrap_or(0);
        left = left.iter().filter(|seat| values[*seat] == most).collect();
    }
    left
}

/// Everyone in first place.
pub(crate) fn winners(public: &Public, scoring: Scoring) -> SeatSet {
    best(public, &chain(public, scoring))
}

pub(crate) fn standings(table: &Table) -> Standings {
    let public = &table.public;
    let chain = chain(public, table.rules.options.scoring);
    let lines = chain
        .iter()
        .map(|(key, values)| ScoreLine {
            key,
            values: values.map(|value| i32::from(*value)),
            automa: None,
            deciding: true,
        })
        .collect();
    Standings::rank(ending(public, chain), table.rules.seats, lines)
}

fn ending(public: &Public, chain: [(&'static str, SeatMap<u8>); 3]) -> &'static str {
    let alone_after = |lines: usize| best(public, &chain[..lines]).len() == 1;
    let decided_by = (1..=3).find(|lines| alone_after(*lines));
    let key = decided_by.map(|lines| chain[lines - 1].0);
    let how = public.last_end.map_or(Ending::Whisper, |end| end.how);
    let name = match (how, key) {
        (Ending::Six, _) => 8,
        (Ending::Whisper, Some("points")) => 0,
        (Ending::Whisper, Some("last-note")) => 1,
        (Ending::Whisper, Some(_)) => 2,
        (Ending::Whisper, None) => 3,
        (Ending::Jester, Some("points")) => 4,
        (Ending::Jester, Some("last-note")) => 5,
        (Ending::Jester, Some(_)) => 6,
        (Ending::Jester, None) => 7,
    };
    ENDINGS[name]
}

/// What the finished match is worth: one, shared by the winners.
pub(crate) fn payoff(table: &Table) -> SeatMap<f32> {
    let winners = winners(&table.public, table.rules.options.scoring);
    let share = 1.0 / f32::from(winners.len());
    SeatMap::from_fn(|seat| if winners.contains(seat) { share } else { 0.0 })
}

/// About how likely each seat is to win from these points: every point less to go makes it a good
/// deal likelier, notes a little.
pub(crate) fn chances(
    points: &SeatMap<u8>,
    notes: &SeatMap<u8>,
    seats: SeatCount,
    goal: u8,
) -> SeatMap<f32> {
    let weight = SeatMap::from_fn(|seat| {
        if !seats.has(seat) {
            return 0.0;
        }
        let missing = i32::from(goal.saturating_sub(points[seat]));
        0.42f32.powi(missing) * (1.0 + f32::from(notes[seat]) / 400.0)
    });
    let total: f32 = seats.seats().map(|seat| weight[seat]).sum();
    weight.map(|weight| weight / total)
}
