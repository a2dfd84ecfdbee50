//! What deserves a scene: a planted garden, a full row of fields, the temples' favours, the last round,
//! the end.

use amyitis::{Amyitis, Event, Gain, Reason, last_tiles};
use palast_core::{LogEntry, LogItem};
use palast_ui::{Moment, MomentKind, MomentLine, Phrase};

use super::log;
use crate::View;
use crate::phrases::{the_gain, why};

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "most events are lines of the log and nothing more"
)]
pub(super) fn moments(view: &View, log: &[LogEntry<Amyitis>]) -> Vec<Moment> {
    let mut moments: Vec<Moment> = Vec::new();
    let mut left = view.public().tiles_left() + planted(log);
    // The moment to which gains belong that follow it.
    let mut open: Option<Kind> = None;
    for entry in log {
        let LogItem::Public(event) = &entry.item else {
            continue;
        };
        match *event {
            Event::Planted { .. } => {
                moments.push(said(entry.ply, MomentKind::Finished, event));
                open = Some(Kind::Garden);
                left -= 1;
                if left == last_tiles(view.public().seats) {
                    let headline = Phrase::new("am-last-round");
                    moments.push(Moment::new(entry.ply, MomentKind::LastRound, headline));
                    let last = moments.len();
                    // What the garden brings belongs to the garden.
                    moments.swap(last - 2, last - 1);
                }
            }
            Event::RowEmptied { .. } => {
                moments.push(said(entry.ply, MomentKind::Event, event));
                open = Some(Kind::Row);
            }
            Event::Got {
                seat,
                gain,
                why: reason,
            } => {
                let kind = Kind::of(reason);
                let begins = match kind {
                    Some(Kind::Temples) => Some("am-moment-temples"),
                    Some(Kind::End) => Some("am-moment-end"),
                    Some(Kind::Garden | Kind::Row) | None => None,
                };
                if open != kind
                    && let Some(key) = begins
                {
                    let kind = MomentKind::Scoring;
                    moments.push(Moment::new(entry.ply, kind, Phrase::new(key)));
                    open = Kind::of(reason);
                }
                if kind.is_some()
                    && kind == open
                    && let Some(moment) = moments.last_mut()
                {
                    moment.ply = entry.ply;
                    moment.lines.push(MomentLine {
                        seat: Some(seat),
                        text: Phrase::new("am-moment-gain")
                            .with("gain", the_gain(gain))
                            .with("why", why(reason)),
                        points: points(gain),
                    });
                }
            }
            Event::MatchEnded { .. } => {
                let public = view.public();
                let over = said(entry.ply, MomentKind::MatchEnd, event);
                moments.push(public.seats.seats().fold(over, |moment, seat| {
                    let total = public.players[seat].score();
                    moment.with(Some(seat), Phrase::new("am-vp").with("count", total), None)
                }));
                open = None;
            }
            Event::RoundBegan { .. } | Event::Recruited { .. } | Event::CaravanMoved { .. } => {
                open = None;
            }
            _ => {}
        }
    }
    moments
}

/// What gains are summed up together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Garden,
    Row,
    Temples,
    End,
}

impl Kind {
    const fn of(reason: Reason) -> Option<Self> {
        match reason {
            Reason::Tile(_) | Reason::Irrigation(_) => Some(Self::Garden),
            Reason::FullRow(_) => Some(Self::Row),
            Reason::Temple(..) => Some(Self::Temples),
            Reason::Favour | Reason::Left => Some(Self::End),
            Reason::Banker(_)
            | Reason::Passing
            | Reason::Merchant
            | Reason::Engineer
            | Reason::Courtier
            | Reason::Noble
            | Reason::LesserCourtier
            | Reason::Field(_)
            | Reason::City(_)
            | Reason::Sale
            | Reason::Palace(_)
            | Reason::Token => None,
        }
    }
}

const fn points(gain: Gain) -> Option<i32> {
    match gain {
        Gain::Vp(count) => Some(count as i32),
        Gain::Talents(_) | Gain::Camels(_) | Gain::Good(_) | Gain::Court(..) => None,
    }
}

/// How many gardens were planted in this part of the log.
fn planted(log: &[LogEntry<Amyitis>]) -> u8 {
    let is_planting =
        |entry: &&LogEntry<Amyitis>| matches!(entry.item, LogItem::Public(Event::Planted { .. }));
    log.iter().filter(is_planting).count() as u8
}

/// A moment that says what the log says.
fn said(ply: usize, kind: MomentKind, event: &Event) -> Moment {
    let headline = log::event(event).map(|(_, phrase)| phrase);
    Moment::new(
        ply,
        kind,
        headline.unwrap_or_else(|| Phrase::new("am-none")),
    )
}
