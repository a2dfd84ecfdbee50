//! Converts pieces of the rules to those of `art`, and draws small parts that several places use.

use eschnapur::{Gold, Official, Part, Privilege};
use maud::{Markup, html};
use palast_core::Seat;

use crate::{Scene, art};

/// The colour of a seat's stones.
pub(super) const fn stone(seat: Seat) -> art::Stone {
    match seat.index() {
        0 => art::Stone::Red,
        1 => art::Stone::Blue,
        2 => art::Stone::Yellow,
        _ => art::Stone::Green,
    }
}

pub(super) const fn official(official: Official) -> art::Official {
    match official {
        Official::Blockade => art::Official::Blockade,
        Official::Stop => art::Official::Stop,
        Official::Stones => art::Official::Stones,
        Official::Order => art::Official::Order,
        Official::Move => art::Official::Move,
    }
}

pub(super) const fn part(part: Part) -> art::Part {
    art::Part::ALL[part.index()]
}

pub(super) const fn privilege(privilege: Privilege) -> art::Privilege {
    match privilege {
        Privilege::ChooseOrder => art::Privilege::ChooseOrder,
        Privilege::WinTies => art::Privilege::WinTies,
        Privilege::FreeSites => art::Privilege::FreeSites,
        Privilege::Gold5 => art::Privilege::Gold5,
        Privilege::RefuseBlockade => art::Privilege::RefuseBlockade,
        Privilege::BanLast => art::Privilege::BanLast,
        Privilege::Gold3Stones2 => art::Privilege::Gold3Stones2,
        Privilege::IgnoreStop => art::Privilege::IgnoreStop,
        Privilege::Stones3 => art::Privilege::Stones3,
        Privilege::HandPlay => art::Privilege::HandPlay,
    }
}

/// A gold card.
pub(super) fn gold(gold: Gold) -> Markup {
    art::gold(gold.value())
}

/// A player's sign and name.
pub(super) fn name(scene: Scene<'_>, seat: Seat) -> Markup {
    html! { span.es-player { (art::stone(stone(seat))) " " b { (scene.look.names[seat]) } } }
}

/// A picture with an accessible name.
pub(super) fn named(name: &str, picture: &Markup) -> Markup {
    html! { span.es-named role="img" aria-label=(name) title=(name) { (picture) } }
}
