//! Cards seen through a scalloped arch: building sites, officials, privileges.
//!
//! A site card wears its player's colour and shape on the arch; the officials stand before niches
//! of their own colour, with the halo painters gave to people of rank; a privilege is a sealed
//! letter whose price hangs on a peacock's feather.

use maud::{Markup, html};
use palast_ui::svg::lettering;

use super::paint::{
    BRASS, CLAY, DEEP, DUNE, GLOW, GOLD, IVORY, MARIGOLD, PEACOCK, RUBY, SAFFRON, SAND, WINE, fill,
    line,
};
use super::theme::archway;
use super::{Official, Part, Privilege, Stone, picture};

/// A site card with the name of its part, already in the reader's language.
pub fn site_card(part: Part, stone: Stone, label: &str) -> Markup {
    picture(
        "es-card",
        "0 0 100 140",
        &html! {
            use href="#es-sky" {}
            use href={ "#es-" (part.slug()) } x="22" y="15" width="56" height="112" {}
            use href={ "#es-arch-" (stone.slug()) } {}
            text class="es-count" x="16" y="22" font-size="16" { (part.number()) }
            (lettering("es-name", "50", "132.5", label, 88))
        },
    )
}

/// A site card for narrow places: no name, the number larger.
pub fn site_mini(part: Part, stone: Stone) -> Markup {
    picture(
        "es-card",
        "0 0 50 70",
        &html! {
            use href="#es-sky-mini" {}
            use href={ "#es-" (part.slug()) } x="9.5" y="4" width="33" height="66" {}
            use href={ "#es-vault-" (stone.slug()) } {}
            text class="es-count" x="10.5" y="16" font-size="14.5" { (part.number()) }
        },
    )
}

/// The back of a player's site card.
pub fn site_back(stone: Stone) -> Markup {
    picture(
        "es-card",
        "0 0 50 70",
        &html! { use href={ "#es-site-back-" (stone.slug()) } {} },
    )
}

/// An official with name, for the head of a slot.
pub fn official(official: Official, label: &str) -> Markup {
    picture(
        "es-card",
        "0 0 100 140",
        &html! {
            use href={ "#es-niche-" (official.slug()) } {}
            use href={ "#es-" (official.slug()) } x="6" y="29" width="88" height="88" {}
            use href="#es-rail" {}
            (lettering("es-name", "50", "132", label, 88))
        },
    )
}

/// An official in a round window, recognised from 40 pixels up.
pub fn portrait(official: Official) -> Markup {
    picture(
        "es-portrait",
        "0 0 100 100",
        &html! {
            use href={ "#es-round-" (official.slug()) } {}
            g clip-path="url(#es-window)" { use href={ "#es-" (official.slug()) } {} }
        },
    )
}

/// A privilege card with its price and its name.
pub fn privilege(privilege: Privilege, cost: u8, label: &str) -> Markup {
    picture(
        "es-card",
        "0 0 100 140",
        &html! {
            use href="#es-letter" {}
            use href={ "#es-act-" (privilege.slug()) } x="10" y="33" width="80" height="64" {}
            text class="es-price" x="60" y="23.5" font-size="18" { (cost) }
            (two_lines(label))
        },
    )
}

/// A privilege card for narrow places.
pub fn privilege_mini(privilege: Privilege, cost: u8) -> Markup {
    picture(
        "es-card",
        "0 0 50 70",
        &html! {
            use href="#es-note" {}
            use href={ "#es-act-" (privilege.slug()) } x="3.5" y="27" width="43" height="34.4" {}
            text class="es-price" x="32" y="18" font-size="15" { (cost) }
        },
    )
}

/// A longer name on one or two lines, broken at the space nearest to its middle.
fn two_lines(label: &str) -> Markup {
    let middle = label.len() / 2;
    let space = label
        .match_indices(' ')
        .map(|(at, _)| at)
        .min_by_key(|at| at.abs_diff(middle));
    html! {
        @match space {
            Some(at) if label.chars().count() > 14 => {
                (lettering("es-name", "50", "113", &label[..at], 76))
                (lettering("es-name", "50", "124.5", &label[at + 1..], 76))
            }
            _ => (lettering("es-name", "50", "119", label, 76)),
        }
    }
}

/// The opening of the arch on a card of 100 by 140, and on one of 50 by 70.
const OPENING: &str = "M7 121V50A13 13 0 0 1 13 33A13 13 0 0 1 30 20A12 12 0 0 1 50 9A12 12 0 0 1 70 20A13 13 0 0 1 87 33A13 13 0 0 1 93 50V121Z";
const SMALL_OPENING: &str = "M4 66V26A7 7 0 0 1 7 17A7 7 0 0 1 15 10.5A7 7 0 0 1 25 5A7 7 0 0 1 35 10.5A7 7 0 0 1 43 17A7 7 0 0 1 46 26V66Z";

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="es-sky" viewBox="0 0 100 140" {
            rect x="2" y="2" width="96" height="134" rx="5" fill="#cfe9e4" {}
            circle cx="68" cy="42" r="15" fill=(GLOW) {}
            (fill("#e4f3ea", "M4 70H96V112H4Z"))
            (fill(SAND, "M4 112H96V124H4Z"))
            (line(CLAY, "1", "M4 113H96"))
        }
        symbol id="es-sky-mini" viewBox="0 0 50 70" {
            rect x="1" y="1" width="48" height="68" rx="4" fill="#cfe9e4" {}
            (fill(SAND, "M3 62H47V67H3Z"))
        }
        @for stone in Stone::ALL {
            symbol id={ "es-arch-" (stone.slug()) } viewBox="0 0 100 140" {
                (archway(stone.colour(), 100, 140, OPENING))
                path fill="none" stroke=(GOLD) stroke-width="1.4" d=(OPENING) {}
                path fill=(IVORY) d="M3 123H97V132Q97 137 92 137H8Q3 137 3 132Z" {}
                path fill=(stone.mark()) d=(stone.shape()) transform="translate(73 3) scale(1.3)" {}
                use href="#es-lotus" x="3.3" y="3.3" width="25.4" height="25.4" {}
                rect x=".5" y=".5" width="99" height="139" rx="6" fill="none" stroke=(stone.edge()) {}
            }
            symbol id={ "es-vault-" (stone.slug()) } viewBox="0 0 50 70" {
                (archway(stone.colour(), 50, 70, SMALL_OPENING))
                path fill="none" stroke=(GOLD) stroke-width="1" d=(SMALL_OPENING) {}
                path fill=(stone.mark()) d=(stone.shape()) transform="translate(32.5 .5) scale(.86)" {}
                circle cx="10.5" cy="11" r="9.5" fill=(IVORY) stroke=(stone.edge()) stroke-width="1" {}
                rect x=".5" y=".5" width="49" height="69" rx="5" fill="none" stroke=(stone.edge()) {}
            }
            symbol id={ "es-site-back-" (stone.slug()) } viewBox="0 0 50 70" {
                rect width="50" height="70" rx="5" fill=(stone.edge()) {}
                rect x="2" y="2" width="46" height="66" rx="4" fill=(stone.colour()) {}
                path fill="none" stroke=(stone.mark()) stroke-opacity=".75" stroke-width="1.2" d=(SMALL_OPENING) {}
                path fill="none" stroke=(stone.mark()) stroke-opacity=".5" d="M11 61V48H39V61M15 48V38H35V48M19 38V30H31V38M25 30V24" {}
                circle cx="25" cy="43" r="12" fill=(stone.colour()) stroke=(stone.mark()) stroke-width="1.2" {}
                path fill=(stone.mark()) d=(stone.shape()) transform="translate(12 30) scale(1.3)" {}
            }
        }
        @for official in Official::ALL {
            @let (ground, arch) = niche(official);
            symbol id={ "es-niche-" (official.slug()) } viewBox="0 0 100 140" {
                rect x="2" y="2" width="96" height="134" rx="5" fill=(ground) {}
                circle cx="50" cy="62" r="33" fill="#fff" fill-opacity=".18" {}
                circle cx="50" cy="62" r="33" fill="none" stroke=(GOLD) stroke-width="1.2" {}
                (archway(arch, 100, 140, OPENING))
                path fill="none" stroke=(GOLD) stroke-width="1.6" d=(OPENING) {}
            }
            symbol id={ "es-round-" (official.slug()) } viewBox="0 0 100 100" {
                path fill=(GOLD) d=(SCALLOPS) {}
                circle cx="50" cy="50" r="45.5" fill=(ground) stroke=(arch) stroke-width="2" {}
            }
        }
        // Below, the window cuts the figure off; above, hats and horns may stand out of it.
        clipPath id="es-window" { path d="M-2 -2H102V50H98A48 48 0 0 1 2 50H-2Z" {} }
        symbol id="es-rail" viewBox="0 0 100 140" {
            (fill(DUNE, "M3 117H97V133Q97 137 92 137H8Q3 137 3 133Z"))
            (fill(IVORY, "M3 121.5H97V133Q97 137 92 137H8Q3 137 3 133Z"))
            (line(BRASS, "1", "M3 117H97"))
        }
        symbol id="es-letter" viewBox="0 0 100 140" {
            rect width="100" height="140" rx="6" fill=(WINE) {}
            rect x="2" y="2" width="96" height="136" rx="5" fill=(RUBY) {}
            (fill(IVORY, "M7 132V50A13 13 0 0 1 13 33A13 13 0 0 1 30 20A12 12 0 0 1 50 9A12 12 0 0 1 70 20A13 13 0 0 1 87 33A13 13 0 0 1 93 50V132Z"))
            path fill="none" stroke=(GOLD) stroke-width="1.4" d="M10 129V50A12 12 0 0 1 16 36M90 129V50A12 12 0 0 0 84 36M10 129H90" {}
            (line(MARIGOLD, "1", "M16 102H84"))
            (fill(DEEP, "M26 5H74V28H50L26 28Z"))
            (line(GOLD, "1.2", "M26 5H74V28H26Z"))
            use href="#es-privilege-point" x="27" y="5" width="23" height="23" {}
        }
        symbol id="es-note" viewBox="0 0 50 70" {
            rect width="50" height="70" rx="5" fill=(WINE) {}
            rect x="1" y="1" width="48" height="68" rx="4.5" fill=(RUBY) {}
            rect x="3" y="24" width="44" height="43" rx="2" fill=(IVORY) {}
            rect x="3" y="2.5" width="44" height="20" rx="3" fill=(DEEP) stroke=(GOLD) {}
            use href="#es-privilege-point" x="4" y="3" width="19" height="19" {}
        }
    }
}

/// The wall of the niche and the arch before it.
const fn niche(official: Official) -> (&'static str, &'static str) {
    match official {
        Official::Blockade => (PEACOCK, DEEP),
        Official::Stop => (MARIGOLD, SAFFRON),
        Official::Stones => ("#d98a6a", "#9c4a34"),
        Official::Order => (RUBY, WINE),
        Official::Move => ("#7fb98a", "#2f6b4f"),
    }
}

/// A round rim of sixteen scallops in a box of 100.
const SCALLOPS: &str = "M50 0a50 50 0 1 0 .01 0Z";
