//! What deserves a scene: the end of a round, a shown hand, a new king card, the end of the match.

use palast_core::{LogEntry, LogItem, Seat, SeatMap};
use palast_ui::{Moment, MomentKind, Phrase};
use palastgefluester::{Card, Ending, Event, Palastgefluester};

use super::log;
use crate::View;

pub(super) fn moments(view: &View, log: &[LogEntry<Palastgefluester>]) -> Vec<Moment> {
    let mut played = None;
    let mut moments = Vec::new();
    for entry in log {
        if let LogItem::Public(event) = &entry.item {
            if let Event::CardPlayed { card, .. } = event {
                played = Some(*card);
            }
            moments.extend(moment(view, entry.ply, event, played));
        }
    }
    moments
}

fn moment(view: &View, ply: usize, event: &Event, played: Option<Card>) -> Option<Moment> {
    let said = || log::event(event).map(|(_, phrase)| phrase);
    match *event {
        Event::HandShown { seat, cards } => Some(Moment {
            pieces: cards.iter().map(|card| card.to_string()).collect(),
            place: Some(format!("line{seat}")),
            ..Moment::new(
                ply,
                MomentKind::Reveal,
                Phrase::new("pg-moment-shown").with("seat", seat),
            )
        }),
        Event::KingTurned { person } => Some(Moment {
            pieces: vec![person.word().to_owned()],
            place: Some(format!("king:{}", person.word())),
            ..Moment::new(ply, MomentKind::Event, said()?)
        }),
        Event::RoundEnded {
            how, by, points, ..
        } => Some(Moment {
            pieces: played.iter().map(ToString::to_string).collect(),
            place: Some(format!("line{by}")),
            ..scored(ply, how, by, &points)
        }),
        Event::MatchEnded { .. } => {
            let public = view.public();
            let over = Moment::new(ply, MomentKind::MatchEnd, said()?);
            Some(public.seats.seats().fold(over, |moment, seat| {
                let total = Phrase::new("pg-points")
                    .with("points", public.points[seat])
                    .with("goal", public.goal());
                moment.with(Some(seat), total, None)
            }))
        }
        Event::RoundBegan { .. }
        | Event::CardPlayed { .. }
        | Event::ActionSilenced { .. }
        | Event::ActionLapsed { .. }
        | Event::KingsShuffled
        | Event::SwapNamed { .. }
        | Event::PickLocked { .. }
        | Event::CardsSwapped { .. }
        | Event::CardDiscarded { .. }
        | Event::CardDrawn { .. }
        | Event::RowsExchanged { .. }
        | Event::CardTakenBack { .. }
        | Event::NextPlayer { .. } => None,
    }
}

/// A round's end: why, and the points it brought.
fn scored(ply: usize, how: Ending, by: Seat, points: &SeatMap<u8>) -> Moment {
    let headline = Phrase::new(match how {
        Ending::Whisper => "pg-moment-whisper",
        Ending::Jester => "pg-moment-jester",
        Ending::Six => "pg-moment-six",
    });
    let moment = Moment::new(ply, MomentKind::RoundEnd, headline.with("seat", by));
    let winners = Seat::ALL.into_iter().filter(|seat| points[*seat] > 0);
    winners.fold(moment, |moment, seat| {
        let gain = Phrase::new("pg-moment-gain").with("points", points[seat]);
        moment.with(Some(seat), gain, Some(i32::from(points[seat])))
    })
}
