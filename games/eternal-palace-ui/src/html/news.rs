//! What the other players have done since the viewer last placed a group: as sentences above the
//! garden, and as a ring around new dice.

use eternal_palace::{Event, Place};
use maud::{Markup, html};
use palast_core::{LogItem, Seat};
use palast_ui::{Localize, LogLevel, Phrase};

use crate::{EternalPalaceUi, Scene};

/// More lines would push the garden down.
const LINES: usize = 3;

/// The events since the viewer's last own action in this round, oldest first.
fn since(scene: Scene<'_>) -> impl Iterator<Item = &Event> {
    let newest_first = scene
        .log
        .iter()
        .rev()
        .filter_map(|entry| match &entry.item {
            LogItem::Public(event) => Some(event),
            LogItem::Private(..) => None,
        });
    let you = scene.you();
    let mut all: Vec<&Event> = newest_first
        .take_while(|event| !is_own(event, you))
        .collect();
    all.reverse();
    all.into_iter()
}

/// Whether an event ends the search: an action of the viewer, or the start of the round.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few events are actions of the viewer"
)]
fn is_own(event: &Event, you: Option<Seat>) -> bool {
    match event {
        Event::Placed { who, .. } | Event::Used { who, .. } | Event::Appointed { who, .. } => {
            Some(*who) == you
        }
        Event::RoundBegan { .. } => true,
        _ => false,
    }
}

/// Renders the sentences: what others placed, appointed or used, and the Master's reasons.
pub(super) fn news(scene: Scene<'_>) -> Markup {
    if scene.you().is_none() {
        return html! {};
    }
    let master = |event: &&Event| {
        // The sentence with the Master's reason names the place too.
        !matches!(event, Event::Placed { who, .. } if scene.view.public().is_master(*who))
    };
    let lines: Vec<Phrase> = since(scene).filter(master).filter_map(line).collect();
    let newest = &lines[lines.len().saturating_sub(LINES)..];
    html! {
        @if !newest.is_empty() {
            ul.ep-news aria-label=(scene.say(&Phrase::new("ep-b-news"))) {
                @for phrase in newest {
                    li { (scene.look.words.paint(phrase, scene.look.names, &|id| super::piece(id))) }
                }
            }
        }
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the log has the rest")]
fn line(event: &Event) -> Option<Phrase> {
    match event {
        Event::Placed { .. }
        | Event::MasterChose { .. }
        | Event::Appointed { .. }
        | Event::Used { .. }
        | Event::LayerTaken { .. }
        | Event::DieHandedOut { .. }
        | Event::Completed { .. } => match EternalPalaceUi::event(event) {
            Some((LogLevel::Line | LogLevel::Detail, phrase)) => Some(phrase),
            Some((LogLevel::Heading, _)) | None => None,
        },
        _ => None,
    }
}

/// Whether a player has placed dice there since the viewer's last turn.
pub(super) fn is_new(scene: Scene<'_>, seat: Seat, at: Place) -> bool {
    scene.you().is_some_and(|you| you != seat)
        && since(scene).any(
            |event| matches!(event, Event::Placed { who, place, .. } if *who == seat && *place == at),
        )
}

#[cfg(test)]
mod tests;
