//! The picture on the front page: two courtiers so close that the light between them takes the
//! shape of a candlestick, rooms opening behind them, and ears on both sides.
//!
//! It stands alone: no symbol, no class, no id, so that it can also be served as a file.

use maud::{Markup, html};

use super::Person;
use super::figures::figure;
use super::shapes::Cut::{self, Shape, Strip};
use super::shapes::Tone::{self, Gold, Ink, Pale, Plum, Powder};
use super::shapes::by_colour;

/// The game's picture, 320 by 200.
pub fn emblem() -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class="pg-emblem" viewBox="0 0 320 200" aria-hidden="true"
            focusable="false" {
            rect width="320" height="200" fill="#2c0f24" {}
            (rooms())
            g transform="translate(97 86) scale(-.96 .96)" { (by_colour(figure(Person::Guard), in_shade)) }
            g transform="translate(224 83) scale(.98)" { (by_colour(figure(Person::Jester), in_shade)) }
            // The pair a little smaller than drawn, so that her hair clears the valance.
            g transform="translate(14.4 18) scale(.91)" {
                (candle())
                g transform="translate(148.5 96)" { (by_colour(LADY, Tone::colour)) }
                g transform="translate(171.5 96) scale(-1 1)" { (by_colour(GENTLEMAN, Tone::colour)) }
                (fan())
            }
            (curtain())
            g transform="translate(320 0) scale(-1 1)" { (curtain()) }
            (valance())
        }
    }
}

/// Eavesdroppers stand where the candle hardly reaches.
const fn in_shade(tone: Tone) -> &'static str {
    match tone {
        Ink => "#170a13",
        Plum => "#551c3f",
        Gold => "#b57f2b",
        Powder => "#85607a",
        Pale => "#e2c9a3",
    }
}

/// One arch behind the other, each nearer to the candle, and the flame at the end.
fn rooms() -> Markup {
    let arches = [
        (40, 8, "#461735"),
        (56, 14, "#631f47"),
        (72, 20, "#8c3a47"),
        (86, 26, "#bd6a33"),
        (100, 32, "#e0a03a"),
    ];
    html! {
        @for (x, top, colour) in arches {
            path fill=(colour) d={
                "M" (x) " 200V84C" (x) " " (top + 18) " " (x + 38) " " (top) " 160 " (top)
                "S" (320 - x) " " (top + 18) " " (320 - x) " 84V200Z"
            } {}
        }
    }
}

/// The candle between the two, its light in steps.
fn candle() -> Markup {
    html! {
        circle cx="160" cy="54" r="38" fill="#edbb58" {}
        circle cx="160" cy="54" r="24" fill="#f6d68b" {}
        path fill="#fffaee" d="M160 28C167.5 40 170.5 47 168.5 54.5C167 60 163 63 160 63S153 60 151.5 54.5C149.5 47 154.5 40 160 28Z" {}
        path fill="#d29a2e" d="M160 47C163.5 52 164 55 163 57.5C162 60 158 60 157 57.5C156 55 157 52 160 47Z" {}
        path fill="#fffaee" d="M154.5 72C157 69 163 69 165.5 72V180H154.5Z" {}
        path fill="#f6d68b" d="M161.5 70.5C163.5 70.5 165 71.5 165.5 72V180H161.5V92C160 90 160 84 161.5 80Z" {}
        path stroke="#23151f" stroke-width="1.5" stroke-linecap="round" d="M160 62V70" {}
    }
}

/// The fan that hides what is said, in the lady's hand.
fn fan() -> Markup {
    html! {
        g transform="translate(146 198)" {
            @for (fold, angle) in (-72..=72).step_by(12).enumerate() {
                path transform={ "rotate(" (angle) ")" } d="M0 0L-5 -45Q0 -49 5 -45Z"
                    fill=(if fold % 2 == 0 { "#d29a2e" } else { "#7a2b53" }) {}
                path transform={ "rotate(" (angle) ")" } d="M0 -37a2 2 0 1 0 .01 0Z"
                    fill=(if fold % 2 == 0 { "#7a2b53" } else { "#d29a2e" }) {}
            }
            path fill="#23151f" d="M-14 2C-14 -8 -6 -14 2 -12C9 -11 12 -4 11 2Z" {}
        }
    }
}

fn curtain() -> Markup {
    html! {
        path fill="#5c1d41" d="M0 0H62C60 44 46 76 19 96C24 128 24 166 20 200H0Z" {}
        path fill="#7a2b53" d="M0 0H40C40 44 30 76 13 95C10 70 4 40 0 30ZM0 104L13 100C17 130 16 168 13 200H6C8 160 6 130 0 112Z" {}
        path fill="none" stroke="#3a142d" stroke-width="1.5" d="M52 0C50 40 38 72 17 94M26 0C26 40 20 70 11 92" {}
        path fill="#d29a2e" d="M0 93C8 98 15 97 21 92L23 99C16 106 8 107 0 103ZM17 103L22 102L26 124C22 128 17 127 15 125Z" {}
        path fill="none" stroke="#8a5f12" stroke-width=".8" d="M18.5 112V125M21.5 112L22 125" {}
    }
}

/// Swags along the top with a golden fringe.
fn valance() -> Markup {
    html! {
        @for x in [0, 64, 128, 192, 256] {
            g transform={ "translate(" (x) " 0)" } {
                path fill="#7a2b53" d="M0 0H64C58 18 46 23 32 23S6 18 0 0Z" {}
                path fill="none" stroke="#5c1d41" stroke-width="1.5" d="M10 0C18 12 46 12 54 0M20 0C26 6 38 6 44 0" {}
                path fill="none" stroke="#d29a2e" stroke-width="2.5" d="M0 0C6 18 18 23 32 23S58 18 64 0" {}
                path fill="none" stroke="#d29a2e" stroke-width="3" stroke-dasharray="1 1.6" d="M4 9C11 21 21 25.5 32 25.5S53 21 60 9" {}
            }
        }
        @for x in [64, 128, 192, 256] {
            path fill="#d29a2e" transform={ "translate(" (x) " 0)" } d="M-4 0H4L3 6L5 20Q0 23 -5 20L-3 6Z" {}
        }
    }
}

/// Facing right, the tip of her nose at the origin.
const LADY: &[Cut] = &[
    // ringlets
    Shape(
        Powder,
        "M-60 -8C-76 0 -74 16 -65 22C-76 30 -74 46 -64 50C-70 56 -68 66 -60 68C-51 66 -50 56 -54 50C-46 44 -46 32 -53 26C-44 20 -44 4 -52 -4Z",
    ),
    Strip(
        Ink,
        "1.4",
        "M-66 10C-62 14 -57 14 -53 11M-66 38C-62 42 -57 42 -54 38M-63 60C-61 62 -58 62 -56 60",
    ),
    // face, neck, shoulders
    Shape(
        Ink,
        "M-22 -50C-14 -40 -11 -28 -11 -19C-12 -16 -12.5 -14 -11.5 -12C-8 -7 -2 -3 0 0C1 3 -4 4 -7 5C-6 7 -3 8.5 -3 10.5C-3 12 -6 12.2 -6.5 13C-6 14 -4 15 -4 17C-4.5 19 -8 19 -8.5 21.5C-8 24 -5 26 -6 30C-8 36 -16 39 -27 36C-28 46 -27 54 -20 60C-6 66 8 72 12 84L4 104H-84L-88 90C-82 76 -66 70 -54 64C-48 58 -47 46 -49 34C-60 20 -62 -20 -50 -40Z",
    ),
    // gown
    Shape(
        Plum,
        "M-84 82C-60 98 -14 98 11 81C17 88 18 96 18 104H-100C-98 94 -94 86 -84 82Z",
    ),
    Strip(
        Pale,
        "3",
        "M-84 83A6 6 0 0 0 -73 88.5A6 6 0 0 0 -61 91.5A6 6 0 0 0 -49 93A6 6 0 0 0 -37 93A6 6 0 0 0 -25 92A6 6 0 0 0 -13 90A6 6 0 0 0 -1 86.5A6 6 0 0 0 10 82",
    ),
    // necklace
    Strip(Gold, "2.6", "M-47.5 52C-42 58 -34 59 -26 54"),
    Shape(Gold, "M-35 57l3 5-3 5-3-5z"),
    // tower of hair, plume, pearls, bow
    Shape(
        Gold,
        "M-58 -62C-64 -84 -88 -94 -104 -82C-116 -72 -114 -58 -104 -56C-108 -62 -104 -68 -98 -66C-88 -64 -82 -52 -74 -44Z",
    ),
    Strip(Plum, "1.4", "M-66 -58C-74 -74 -88 -80 -98 -76"),
    Shape(
        Powder,
        "M-17 -38C-8 -54 -14 -76 -38 -79C-70 -84 -88 -60 -80 -36C-78 -20 -72 -6 -60 0C-52 2 -48 -6 -46 -14C-44 -26 -32 -34 -17 -38Z",
    ),
    Strip(
        Ink,
        "1.5",
        "M-30 -70C-50 -72 -66 -60 -68 -40M-24 -60C-42 -60 -56 -50 -59 -32M-22 -49C-36 -48 -48 -40 -52 -24M-60 -12C-56 -6 -51 -8 -50 -14",
    ),
    Strip(Gold, "3", "M-15.5 -60C-34 -50 -58 -34 -76 -22"),
    Shape(
        Plum,
        "M-72 -24C-79 -35 -90 -35 -93 -26C-88 -25 -86 -21 -87 -15C-81 -15 -75 -18 -72 -24ZM-72 -24C-70 -16 -74 -6 -81 0C-73 1 -65 -4 -64 -12C-63 -17 -66 -22 -72 -24Z",
    ),
    Shape(Gold, "M-45 5l3 6a3 3 0 1 1-6 0z"),
];

/// Facing right as well; the emblem turns him round.
const GENTLEMAN: &[Cut] = &[
    // queue
    Shape(Ink, "M-66 6C-84 14 -92 40 -82 72C-72 62 -60 40 -58 14Z"),
    // coat
    Shape(
        Plum,
        "M-108 104C-104 84 -86 66 -60 54L-24 58C-2 68 12 82 14 104Z",
    ),
    Shape(
        Ink,
        "M-60 54C-52 76 -36 92 -14 106H-34C-58 98 -72 80 -74 62Z",
    ),
    // face and neck
    Shape(
        Ink,
        "M-20 -40C-12 -34 -9 -27 -8.5 -21C-10.5 -17 -11 -15 -10 -12.5C-6 -8 -.5 -4 0 0C.5 4 -4 4.5 -6.5 5C-6 7 -2.5 8.5 -2.5 11C-3 12.5 -6 12.5 -6.5 13.5C-6 15 -3.5 15.5 -3.5 18C-4 20 -7.5 20 -7.5 22.5C-6.5 25 -2.5 28 -4 33C-7 39 -17 40 -27 38V66H-56C-54 56 -54 40 -56 28C-64 14 -60 -20 -50 -36Z",
    ),
    // stock and jabot
    Shape(
        Pale,
        "M-56 46C-46 52 -36 51 -26 44L-22 56C-16 60 -18 66 -22 68C-14 72 -16 80 -21 82C-14 88 -18 96 -26 98C-36 90 -44 78 -49 64L-58 57Z",
    ),
    Strip(
        Plum,
        "1.4",
        "M-36 66C-31 64 -27 65 -23 68M-33 78C-29 77 -26 79 -22 82",
    ),
    Strip(
        Gold,
        "3",
        "M-62 84V84M-46 98V98M-84 90C-88 94 -90 99 -90 104",
    ),
    // wig
    Shape(
        Powder,
        "M-13 -33C-8 -50 -24 -62 -44 -61C-68 -60 -82 -42 -77 -18C-76 -4 -70 6 -62 10C-54 12 -46 8 -45 0C-44 -8 -46 -12 -41 -19C-35 -27 -24 -32 -13 -33Z",
    ),
    Strip(
        Ink,
        "1.5",
        "M-22 -48C-40 -56 -62 -48 -66 -28M-20 -40C-36 -46 -54 -40 -58 -24",
    ),
    Strip(
        Ink,
        "1.8",
        "M-66 -10C-66 -17 -54 -18 -51 -12C-50 -7 -57 -6 -58 -10M-64 4C-63 -2 -53 -3 -50 2",
    ),
    // bow
    Shape(
        Gold,
        "M-70 10C-80 0 -94 2 -98 12C-90 13 -88 18 -90 26C-80 26 -72 20 -70 12C-66 20 -66 30 -72 38C-62 36 -56 26 -60 14C-62 10 -66 8 -70 10Z",
    ),
];
