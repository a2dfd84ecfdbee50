//! The pages: markup made from what one visitor may see. Nothing here asks a table anything.

pub(crate) mod about;
mod clock;
pub(crate) mod error;
mod fields;
mod fragment;
pub(crate) mod front;
mod hint;
pub(crate) mod lesson;
pub(crate) mod lobby;
mod log;
mod moments;
pub(crate) mod new;
mod pieces;
mod plan;
mod players;
mod replay;
pub(crate) mod review;
mod rules;
mod score;
mod shell;
mod since;
mod table;

use maud::{Markup, html};
use palast_core::Seat;
use palast_games::Advice;
use palast_store::{Status, TableId};

use crate::extract::Visitor;
use crate::table::TableSnapshot;

pub(crate) use fragment::{Fragment, KnownSection};
pub(crate) use rules::page as rules_page;

/// What somebody wants to see beside the table as it is.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Wanted<'a> {
    /// An answer that is being considered.
    pub(crate) pick: Option<&'a str>,
    /// What a search found about the viewer's question, if they asked.
    pub(crate) advice: Option<&'a Advice>,
    pub(crate) log: LogLength,
}

/// How much of the log is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum LogLength {
    /// This round and the last: what is sent with every move should not grow with the match.
    #[default]
    Recent,
    Whole,
}

/// The part of a table's page that changes, before, during and after the match.
pub(crate) fn fragment(
    snapshot: &TableSnapshot,
    visitor: &Visitor,
    wanted: Wanted<'_>,
) -> Fragment {
    match &snapshot.play {
        None => lobby::fragment(snapshot, visitor),
        // A match looks the same to all who may see the same: of the visitor only the language
        // counts.
        Some(play) => table::fragment(snapshot, play, visitor.lang, wanted),
    }
}

/// The whole page of a table.
pub(crate) fn table_page(
    snapshot: &TableSnapshot,
    fragment: &Fragment,
    visitor: &Visitor,
    picked: bool,
) -> Markup {
    let words = snapshot.game.words(visitor.lang);
    let name = words.get("game-name");
    let turn = if snapshot.your_turn() { "● " } else { "" };
    let main = html! {
        // The script tells the stream what it has seen, so that an unchanged page is not sent again.
        main #main.at-table data-seen=(fragment.id()) data-explain=[lesson::due(snapshot, visitor)]
            data-known=[explained(snapshot, visitor)] {
            @if snapshot.play.is_some() { h1.unseen { (name) } }
            (fragment.whole(&visitor.csrf))
            @if snapshot.play.is_some() {
                (lesson::welcome(snapshot, visitor, words))
                (rules::panel(snapshot, visitor, words))
            }
            // Both repeat what the page says; the script reads out what somebody asks for.
            div #scene hidden aria-hidden="true" {}
            aside #card hidden {}
            p #offline hidden { (words.get("offline")) }
            p #announce.unseen aria-live="polite" {}
            p #alert.unseen aria-live="assertive" {}
        }
    };
    // Without script others' moves come by loading again; not while somebody is choosing.
    let waits = snapshot.status != Status::Over
        && !snapshot.your_turn()
        && !picked
        && snapshot.play.as_ref().is_none_or(|play| play.at.is_none());
    let head = html! {
        @if waits { noscript { meta http-equiv="refresh" content="5"; } }
        script src=(crate::assets::script()) defer {}
    };
    shell::Shell {
        visitor,
        words,
        title: &format!("{turn}{name}"),
        room: Some(snapshot.game.id()),
        head,
        symbols: snapshot.game.symbols(),
    }
    .page(&main)
}

/// The lessons that need not be told, if this visitor wants any.
fn explained(snapshot: &TableSnapshot, visitor: &Visitor) -> Option<String> {
    let wanted = visitor.lessons.are_wanted(snapshot.game.id());
    wanted.then(|| visitor.lessons.known(snapshot.game))
}

/// Where the picture of a seat is.
fn picture_address(id: &TableId, seat: Seat) -> String {
    format!("/t/{id}/picture/{seat}.svg")
}

/// The hidden field every form needs.
fn csrf(visitor: &Visitor) -> Markup {
    html! { input type="hidden" name="csrf" value=(visitor.csrf); }
}
