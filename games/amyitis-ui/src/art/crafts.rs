//! Craft cards: a worker in a gate of glazed brick, and the coin on the other side.

use maud::{Markup, html};

use super::cards::{coin, lettering};
use super::paint::{BRICK, DEEP, DUST, GOLD, IVORY, LAPIS, MUD, SHADE, SKY, UMBER, fill, line};
use super::{Craft, picture};

/// A craft card, 100 by 140, with its name and what it costs now, in talents.
pub fn craft(craft: Craft, label: &str, price: Option<u8>) -> Markup {
    full(craft.slug(), label, price)
}

/// A craft card for narrow places, 50 by 70.
pub fn craft_mini(craft: Craft, price: Option<u8>) -> Markup {
    mini(craft.slug(), price)
}

/// A recruited card, turned to its coin; 50 by 70.
pub fn craft_turned() -> Markup {
    picture("am-card", "0 0 50 70", &html! { use href="#am-turned" {} })
}

/// The deck, face down; 50 by 70.
pub fn craft_back() -> Markup {
    picture("am-card", "0 0 50 70", &html! { use href="#am-back" {} })
}

/// The noble, who has no card in the box: 100 by 140, with what he costs.
pub fn noble(label: &str, price: u8) -> Markup {
    full("noble", label, Some(price))
}

/// The noble for narrow places, 50 by 70.
pub fn noble_mini(price: u8) -> Markup {
    mini("noble", Some(price))
}

/// A worker in a round window, 100 by 100, recognised from 40 pixels up.
pub fn portrait(craft: Craft) -> Markup {
    picture(
        "am-portrait",
        "0 0 100 100",
        &html! {
            use href={ "#am-round-" (craft.slug()) } {}
            g clip-path="url(#am-window)" { use href={ "#am-figure-" (craft.slug()) } {} }
        },
    )
}

fn full(name: &str, label: &str, price: Option<u8>) -> Markup {
    picture(
        "am-card",
        "0 0 100 140",
        &html! {
            use href={ "#am-niche-" (name) } {}
            use href={ "#am-figure-" (name) } x="8" y="32" width="84" height="84" {}
            use href="#am-gate" {}
            (lettering("50", "131.5", label, 88, 130))
            @if let Some(price) = price { (coin(price, 82.0, 17.0, 15.0)) }
        },
    )
}

fn mini(name: &str, price: Option<u8>) -> Markup {
    picture(
        "am-card",
        "0 0 50 70",
        &html! {
            use href={ "#am-arch-" (name) } {}
            use href={ "#am-figure-" (name) } x="3" y="19" width="46" height="46" {}
            use href="#am-gate-mini" {}
            @if let Some(price) = price { (coin(price, 39.0, 11.0, 10.5)) }
        },
    )
}

/// The wall behind a worker, by name.
pub(super) const NICHES: [(&str, &str); 6] = [
    ("peasant", "#e9c877"),
    ("merchant", "#9fcbbb"),
    ("engineer", "#e7b894"),
    ("priest", "#8fb5dc"),
    ("courtier", "#c9c0e0"),
    ("noble", "#e6a08c"),
];

/// The opening of the gate on a card of 100 by 140.
const OPENING: &str = "M7 120V48A43 40 0 0 1 93 48V120Z";
const SMALL_OPENING: &str = "M4 66V27A21 20 0 0 1 46 27V66Z";

pub(super) fn symbols() -> Markup {
    html! {
        @for (name, ground) in NICHES {
            symbol id={ "am-niche-" (name) } viewBox="0 0 100 140" {
                rect x="2" y="2" width="96" height="134" rx="5" fill=(ground) {}
                circle cx="50" cy="62" r="36" fill="#fff" fill-opacity=".3" {}
            }
            symbol id={ "am-arch-" (name) } viewBox="0 0 50 70" {
                rect x="1" y="1" width="48" height="68" rx="4" fill=(ground) {}
            }
        }
        @for craft in Craft::ALL {
            @let ground = NICHES.iter().find(|(name, _)| *name == craft.slug()).map_or(SKY, |(_, ground)| *ground);
            symbol id={ "am-round-" (craft.slug()) } viewBox="0 0 100 100" {
                circle cx="50" cy="50" r="50" fill=(GOLD) {}
                circle cx="50" cy="50" r="46" fill=(ground) stroke=(DEEP) stroke-width="2" {}
            }
        }
        // Below, the window cuts the figure off; above, hats may stand out of it.
        clipPath id="am-window" { path d="M-2 -12H110V50H98A48 48 0 0 1 2 50H-2Z" {} }
        symbol id="am-gate" viewBox="0 0 100 140" {
            path fill=(LAPIS) fill-rule="evenodd" d={ "M0 6Q0 0 6 0H94Q100 0 100 6V134Q100 140 94 140H6Q0 140 0 134Z" (OPENING) } {}
            path fill="url(#am-glazed)" fill-rule="evenodd" d={ "M0 6Q0 0 6 0H94Q100 0 100 6V134Q100 140 94 140H6Q0 140 0 134Z" (OPENING) } {}
            (line(GOLD, "1.8", OPENING))
            use href="#am-rosette" x="5" y="5" width="15" height="15" {}
            (fill(DUST, "M3 117H97V133Q97 137 92 137H8Q3 137 3 133Z"))
            (fill(IVORY, "M3 120H97V133Q97 137 92 137H8Q3 137 3 133Z"))
            (line(GOLD, "1.4", "M3 117H97"))
            rect x=".5" y=".5" width="99" height="139" rx="6" fill="none" stroke=(DEEP) {}
        }
        symbol id="am-gate-mini" viewBox="0 0 50 70" {
            path fill=(LAPIS) fill-rule="evenodd" d={ "M0 5Q0 0 5 0H45Q50 0 50 5V65Q50 70 45 70H5Q0 70 0 65Z" (SMALL_OPENING) } {}
            (line(GOLD, "1.2", SMALL_OPENING))
            rect x=".5" y=".5" width="49" height="69" rx="5" fill="none" stroke=(DEEP) {}
        }
        symbol id="am-turned" viewBox="0 0 50 70" {
            rect width="50" height="70" rx="5" fill=(UMBER) {}
            rect x="1" y="1" width="48" height="68" rx="4.2" fill=(MUD) {}
            (line(BRICK, "1", "M1 14H49M1 28H49M1 42H49M1 56H49M16 1V14M34 14V28M16 28V42M34 42V56M16 56V69"))
            circle cx="25" cy="35" r="19" fill=(SHADE) fill-opacity=".5" {}
            use href="#am-talent" x="8" y="18" width="34" height="34" {}
        }
        symbol id="am-back" viewBox="0 0 50 70" {
            rect width="50" height="70" rx="5" fill=(DEEP) {}
            rect x="2" y="2" width="46" height="66" rx="3.5" fill=(LAPIS) {}
            rect x="2" y="2" width="46" height="66" rx="3.5" fill="url(#am-glazed)" {}
            rect x="4" y="4" width="42" height="62" rx="2.5" fill="none" stroke=(GOLD) stroke-width="1.2" {}
            use href="#am-lion" x="5.5" y="23" width="39" height="23.4" {}
            @for x in [7, 19, 31] {
                use href="#am-rosette" x=(x) y="8" width="11" height="11" {}
                use href="#am-rosette" x=(x) y="51" width="11" height="11" {}
            }
        }
    }
}
