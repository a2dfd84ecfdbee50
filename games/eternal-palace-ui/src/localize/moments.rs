//! Moments: what deserves a scene instead of a line in the log.
//!
//! A visit that adds to a painting, a turn of the Master, the revealed groups, a round that is over,
//! a filled demand card, the last round and the end. Everything is taken from the viewer's log, and
//! the revealed groups from the open table of the same round.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "most events are told by the log alone"
)]

use eternal_palace::{EternalPalace, Event, MASTER, Place};
use palast_core::{LogEntry, LogItem, Seat};
use palast_ui::{Moment, MomentKind, Phrase};

use super::log;
use crate::View;
use crate::phrases::{dice, feature_piece, layer_piece, list, of_player, players, the_place};

pub(super) fn moments(view: &View, log: &[LogEntry<EternalPalace>]) -> Vec<Moment> {
    let public = log.iter().filter_map(|entry| match entry.item {
        LogItem::Public(event) => Some((entry.ply, event)),
        LogItem::Private(..) => None,
    });
    let events: Vec<(usize, Event)> = public.collect();
    let began = |(_, event): &(usize, Event)| matches!(event, Event::RoundBegan { .. });
    let this_round = events.iter().rposition(began).unwrap_or(0);
    let mut told = Vec::new();
    let mut from = 0;
    while from < events.len() {
        let rest = &events[from..];
        // The Master's choice and his visit are one.
        let visit = matches!(rest[0].1, Event::MasterChose { .. })
            && matches!(rest.get(1), Some((_, Event::Placed { .. })));
        let head = if visit { 2 } else { 1 };
        let follows = rest[head..].iter();
        let length = head
            + follows
                .take_while(|(_, event)| !begins(rest[0].1, *event))
                .count();
        told.extend(moment(view, &rest[..length], from >= this_round));
        from += length;
    }
    told
}

/// Whether an event begins something new after the one that began what is being told.
const fn begins(first: Event, event: Event) -> bool {
    match event {
        Event::Placed { .. }
        | Event::MasterChose { .. }
        | Event::GroupsShown
        | Event::DemandMet { .. }
        | Event::Completed { .. } => true,
        Event::DieHandedOut { .. } | Event::RoundBegan { .. } => {
            !matches!(first, Event::DieHandedOut { .. })
        }
        Event::Sequence { .. } => true,
        _ => false,
    }
}

fn moment(view: &View, events: &[(usize, Event)], current: bool) -> Option<Moment> {
    let (_, first) = *events.first()?;
    let (ply, _) = *events.last()?;
    match first {
        Event::GroupsShown => Some(groups(view, ply, current)),
        Event::Placed { who, place, .. } => visit(view, ply, who, place, events),
        Event::MasterChose { place, .. } => Some(master(view, ply, place, events)),
        Event::DemandMet { .. } => Some(demand(ply, events)),
        Event::Completed { who } => Some(completed(ply, who)),
        Event::DieHandedOut { .. } => Some(round_end(ply, events)),
        Event::Sequence { .. } => Some(end(ply, events)),
        _ => None,
    }
}

/// Everybody's groups. The log does not repeat them, so they can be told while they lie there.
fn groups(view: &View, ply: usize, current: bool) -> Moment {
    let public = view.public();
    let mut told = Moment::new(ply, MomentKind::Reveal, Phrase::new("ep-log-groups"));
    let shown = public.row().iter().filter(|_| current);
    for &seat in shown {
        let all = public.players[seat].groups.iter();
        let all = all.filter(|group| !group.rolled.is_empty());
        let said = all.map(|group| Phrase::new("ep-dice").with("dice", dice(group.rolled)));
        let text = of_player(public, "ep-moment-groups", seat).with("groups", list(said));
        told = told.with(Some(seat), text, None);
    }
    told
}

/// A visit that adds to a painting.
fn visit(
    view: &View,
    ply: usize,
    who: Seat,
    place: Place,
    events: &[(usize, Event)],
) -> Option<Moment> {
    let gained = gained(view, events);
    if gained.is_empty() {
        return None;
    }
    let headline = of_player(view.public(), "ep-moment-visit", who).with("place", the_place(place));
    let told = Moment::new(ply, MomentKind::Finished, headline);
    Some(with_gains(view, told, gained, place))
}

/// What the Master did, and why.
fn master(view: &View, ply: usize, place: Place, events: &[(usize, Event)]) -> Moment {
    let headline = Phrase::new("ep-moment-master").with("place", the_place(place));
    let mut told = Moment::new(ply, MomentKind::Event, headline);
    let lines = events.iter().filter(|(_, event)| match event {
        Event::MasterChose { .. } | Event::MasterTurned { .. } => true,
        Event::Gained { who, .. } => *who == MASTER,
        _ => false,
    });
    for (_, event) in lines {
        if let Some((_, text)) = log::event(event) {
            told = told.with(None, text, None);
        }
    }
    with_gains(view, told, gained(view, events), place)
}

/// Points in a painting, with the piece that shows each.
struct Gain {
    who: Seat,
    text: Phrase,
    points: i32,
    piece: Option<String>,
}

fn gained(view: &View, events: &[(usize, Event)]) -> Vec<Gain> {
    let mut all = Vec::new();
    for (_, event) in events {
        let Some((_, text)) = log::event(event) else {
            continue;
        };
        let (who, points, piece) = match *event {
            Event::LayerTaken { who, layer } => (who, 1, Some(layer_piece(layer))),
            Event::FeatureTaken { who, feature, .. } => (who, 1, Some(feature_piece(feature))),
            Event::CompositionClaimed { who, card } => {
                let points = view.rules().edition.composition(card).points;
                (who, i32::from(points), None)
            }
            Event::MonumentTaken { who, from, place } => {
                if let Some(from) = from {
                    let text = Phrase::new("ep-moment-lost").with("place", the_place(place));
                    all.push(Gain {
                        who: from,
                        text: text.with("seat", from),
                        points: -1,
                        piece: None,
                    });
                }
                (who, 1, None)
            }
            _ => continue,
        };
        all.push(Gain {
            who,
            text,
            points,
            piece,
        });
    }
    all
}

fn with_gains(view: &View, mut told: Moment, gains: Vec<Gain>, place: Place) -> Moment {
    for gain in gains {
        told.pieces.extend(gain.piece);
        // The Master is no seat to which points could fly.
        let seat = Some(gain.who).filter(|who| !view.public().is_master(*who));
        told = told.with(seat, gain.text, Some(gain.points));
    }
    if told.pieces.is_empty() {
        told.pieces.push(format!("at-{place}"));
    }
    told.place = Some(format!("at{place}"));
    told
}

/// A filled demand card: who has markers on it, and what followed.
fn demand(ply: usize, events: &[(usize, Event)]) -> Moment {
    let mut lines = events.iter().filter_map(|(_, event)| log::event(event));
    let headline = lines.next().map(|(_, text)| text);
    let headline = headline.unwrap_or_else(|| Phrase::new("ep-from-demand"));
    let told = Moment::new(ply, MomentKind::Scoring, headline);
    lines.fold(told, |told, (_, text)| told.with(None, text, None))
}

fn completed(ply: usize, who: Seat) -> Moment {
    let told = Moment::new(ply, MomentKind::LastRound, Phrase::new("ep-moment-last"));
    told.with(
        Some(who),
        Phrase::new("ep-log-completed").with("seat", who),
        Some(1),
    )
}

/// A round is over: who gets a die, and what is rolled.
fn round_end(ply: usize, events: &[(usize, Event)]) -> Moment {
    let mut told = Moment::new(ply, MomentKind::RoundEnd, Phrase::new("ep-moment-round"));
    for (_, event) in events {
        let seat = match *event {
            Event::DieHandedOut { who, .. } => Some(who),
            Event::RowSorted { .. } => None,
            Event::RoundBegan { round } => {
                told.headline = Phrase::new("ep-moment-next").with("round", round);
                continue;
            }
            _ => continue,
        };
        if let Some((_, text)) = log::event(event) {
            told = told.with(seat, text, None);
        }
    }
    told
}

/// The end: the prizes that are given now, and who has won.
fn end(ply: usize, events: &[(usize, Event)]) -> Moment {
    let mut told = Moment::new(ply, MomentKind::MatchEnd, Phrase::new("ep-now-over"));
    for (_, event) in events {
        match *event {
            Event::Sequence { who, .. } => {
                if let Some((_, text)) = log::event(event) {
                    told = told.with(who, text, who.map(|_| 1));
                }
            }
            Event::Seals { seals } => {
                for seat in Seat::ALL.into_iter().filter(|seat| seals[*seat] > 0) {
                    let count = seals[seat];
                    let text = Phrase::new("ep-moment-seals")
                        .with("seat", seat)
                        .with("count", count);
                    told = told.with(Some(seat), text, Some(i32::from(count)));
                }
            }
            Event::MatchEnded { winners } => {
                told.headline = if winners.is_empty() {
                    Phrase::new("ep-log-master-wins")
                } else {
                    Phrase::new("ep-log-over")
                        .with("who", players(winners))
                        .with("count", winners.len())
                };
            }
            _ => {}
        }
    }
    told
}
