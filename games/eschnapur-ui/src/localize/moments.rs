//! What deserves a scene: the cards of an official turned up, a part scored, privilege points, the
//! last round, the end.

use eschnapur::{Eschnapur, Event, Official, Part, Public};
use palast_core::{LogEntry, LogItem, Seat, SeatMap, SeatSet};
use palast_ui::{Moment, MomentKind, Phrase};

use super::{log, score};
use crate::View;
use crate::contest::{Contest, Round};
use crate::phrases::{of_official, the_gold, the_part};

pub(super) fn moments(view: &View, log: &[LogEntry<Eschnapur>]) -> Vec<Moment> {
    let mut round = Round::default();
    let mut moments = Vec::new();
    for entry in log {
        if let LogItem::Public(event) = &entry.item {
            if let Event::RoundBegan { .. } = event {
                round = Round::default();
            }
            round.note(event);
            moments.extend(moment(view, entry.ply, event, &round));
        }
    }
    moments.extend(last_round(view, log));
    moments.sort_by_key(|moment| moment.ply);
    moments
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most events are lines of the log and no more"
)]
fn moment(view: &View, ply: usize, event: &Event, round: &Round) -> Option<Moment> {
    let said = || log::event(event).map(|(_, phrase)| phrase);
    match *event {
        Event::OfficialWon { official, seat, .. } => {
            let headline = Phrase::new("es-moment-won").with("seat", seat);
            let won = revealed(ply, official, headline, round.contest(official))?;
            Some(Moment {
                place: Some(crate::html::keys::slot(seat, official)),
                ..won
            })
        }
        Event::OfficialNotWon { official, .. } => {
            let headline = Phrase::new("es-moment-not-won");
            revealed(ply, official, headline, round.contest(official))
        }
        Event::StonesGiven { stones, halved } => {
            given(ply, round.contest(Official::Stones), &stones, halved)
        }
        Event::PrivilegePoints { points } => {
            let moment = Moment::new(ply, MomentKind::RoundEnd, Phrase::new("es-moment-discs"));
            let moment = getting(&points).fold(moment, |moment, seat| {
                let line = Phrase::new("es-moment-discs-of")
                    .with("seat", seat)
                    .with("count", points[seat]);
                moment.with(Some(seat), line, None)
            });
            (!moment.lines.is_empty()).then_some(moment)
        }
        Event::PartScored {
            part,
            values,
            stones,
        } => Some(finished(ply, part, &values, &stones)),
        Event::DiscsRanked { points } => {
            let headline = Phrase::new("es-moment-ranked");
            let moment = Moment::new(ply, MomentKind::Scoring, headline);
            let public = view.public();
            Some(public.seats.seats().fold(moment, |moment, seat| {
                let line = Phrase::new("es-moment-ranked-of")
                    .with("seat", seat)
                    .with("count", public.discs[seat]);
                moment.with(Some(seat), line, Some(i32::from(points[seat])))
            }))
        }
        Event::MatchEnded { .. } => {
            let public = view.public();
            let over = Moment::new(ply, MomentKind::MatchEnd, said()?);
            Some(public.seats.seats().fold(over, |moment, seat| {
                let total = Phrase::new("es-moment-total")
                    .with("seat", seat)
                    .with("count", public.points[seat]);
                moment.with(Some(seat), total, None)
            }))
        }
        _ => None,
    }
}

fn getting(points: &SeatMap<u8>) -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().filter(|seat| points[*seat] > 0)
}

/// The cards of an official with what became of each; nothing if nobody had one.
fn revealed(ply: usize, official: Official, headline: Phrase, contest: &Contest) -> Option<Moment> {
    let headline = headline.with("official", of_official("es-official", official));
    let moment = shown(ply, official, headline, contest)?;
    let bidders = bidders(contest);
    Some(bidders.fold(moment, |moment, (seat, gold)| {
        let won = contest.winner.is_some_and(|(winner, ..)| winner == seat);
        let result = if won {
            "won"
        } else if contest.cancelled(official, gold) {
            "cancelled"
        } else if gold == eschnapur::Gold::Zero {
            "zero"
        } else {
            "lost"
        };
        let line = Phrase::new("es-moment-bid")
            .with("seat", seat)
            .with("card", the_gold(gold));
        moment.with(Some(seat), line.with("result", result), None)
    }))
}

/// The stones that the cards brought.
fn given(ply: usize, contest: &Contest, stones: &SeatMap<u8>, halved: SeatSet) -> Option<Moment> {
    let headline = Phrase::new("es-moment-stones");
    let moment = shown(ply, Official::Stones, headline, contest)?;
    Some(bidders(contest).fold(moment, |moment, (seat, gold)| {
        let key = if halved.contains(seat) {
            "es-moment-stones-half"
        } else {
            "es-moment-stones-of"
        };
        let line = Phrase::new(key)
            .with("seat", seat)
            .with("card", the_gold(gold))
            .with("count", stones[seat]);
        moment.with(Some(seat), line, None)
    }))
}

fn bidders(contest: &Contest) -> impl Iterator<Item = (Seat, eschnapur::Gold)> {
    let shown = contest.shown;
    Seat::ALL
        .into_iter()
        .filter_map(move |seat| Some((seat, shown[seat]?)))
}

fn shown(ply: usize, official: Official, headline: Phrase, contest: &Contest) -> Option<Moment> {
    bidders(contest).next()?;
    let cards = bidders(contest).map(|(_, gold)| format!("card-{gold}"));
    let portrait = std::iter::once(format!("portrait-{official}"));
    Some(Moment {
        pieces: portrait.chain(cards).collect(),
        ..Moment::new(ply, MomentKind::Reveal, headline)
    })
}

fn finished(ply: usize, part: Part, values: &SeatMap<u8>, stones: &SeatMap<u8>) -> Moment {
    let headline = Phrase::new("es-moment-finished").with("part", the_part(part));
    let moment = Moment {
        pieces: vec![format!("palace-{part}")],
        place: Some(format!("lot{part}")),
        ..Moment::new(ply, MomentKind::Finished, headline)
    };
    getting(stones).fold(moment, |moment, seat| {
        let line = Phrase::new("es-moment-finished-of")
            .with("seat", seat)
            .with("value", values[seat])
            .with("stones", stones[seat]);
        let points = i32::from(values[seat]) + i32::from(stones[seat]);
        moment.with(Some(seat), line, Some(points))
    })
}

/// The stone after which the palace is as far as the match needs.
fn last_round(view: &View, log: &[LogEntry<Eschnapur>]) -> Option<Moment> {
    if !score::is_last_round(view) {
        return None;
    }
    let fills = |entry: &&LogEntry<Eschnapur>| match entry.item {
        LogItem::Public(Event::StonePlaced { part, value, .. }) => is_last_field(view, part, value),
        LogItem::Public(Event::StoneMoved { to, .. }) => is_full(view, view.public(), to),
        LogItem::Public(_) | LogItem::Private(..) => false,
    };
    let stone = log.iter().rev().find(fills)?;
    let headline = Phrase::new("es-moment-last-round");
    Some(Moment::new(stone.ply, MomentKind::LastRound, headline))
}

fn is_last_field(view: &View, part: Part, value: u8) -> bool {
    let rules = view.rules();
    let plan = rules.edition.part(&rules.options, part);
    is_full(view, view.public(), part) && plan.value(plan.fields - 1) == value
}

pub(super) fn is_full(view: &View, public: &Public, part: Part) -> bool {
    let rules = view.rules();
    public.stones_in(part).len() >= rules.edition.part(&rules.options, part).fields
}
