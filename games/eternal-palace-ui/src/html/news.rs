//! What the others have done since the viewer last placed a group: in sentences above the garden, and
//! as a ring around the dice that are new there.

use eternal_palace::{Event, Place};
use maud::{Markup, html};
use palast_core::{LogItem, Seat};
use palast_ui::{Localize, LogLevel, Phrase};

use crate::{EternalPalaceUi, Scene};

/// More than this would push the garden down.
const LINES: usize = 3;

/// What happened since the viewer's last own deed of this round, oldest first.
fn since(scene: Scene<'_>) -> impl Iterator<Item = &Event> {
    let told = scene
        .log
        .iter()
        .rev()
        .filter_map(|entry| match &entry.item {
            LogItem::Public(event) => Some(event),
            LogItem::Private(..) => None,
        });
    let you = scene.you();
    let mut all: Vec<&Event> = told.take_while(|event| !is_own(event, you)).collect();
    all.reverse();
    all.into_iter()
}

/// Where the viewer stops reading back: the own turn, or the beginning of the round's play.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few events are the viewer's own deeds"
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

/// The sentences: what others placed, appointed or used, and why the Master did what he did.
pub(super) fn news(scene: Scene<'_>) -> Markup {
    if scene.you().is_none() {
        return html! {};
    }
    let master = |event: &&Event| {
        // Why he goes there says where, too.
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

/// Whether somebody's dice have come to a place since the viewer's last turn.
pub(super) fn is_new(scene: Scene<'_>, seat: Seat, at: Place) -> bool {
    scene.you().is_some_and(|you| you != seat)
        && since(scene).any(
            |event| matches!(event, Event::Placed { who, place, .. } if *who == seat && *place == at),
        )
}

#[cfg(test)]
mod tests;
