//! Prints a page with every drawing at several sizes, on light and dark ground, and as seen with
//! three kinds of colour blindness: `cargo run -p eschnapur-ui --example eschnapur-gallery > gallery.html`.

use eschnapur_ui::art::{self, Field, Official, Part, Privilege, Site, Standing, Stone};
use maud::{Markup, html};
use palast_ui_testkit::{Gallery, print_gallery};

const OFFICIALS: [&str; 5] = [
    "Blockade",
    "Baustopp",
    "Bausteine",
    "Reihenfolge",
    "Versetzen",
];

const PRIVILEGES: [&str; 10] = [
    "Spielreihenfolgemarker wählen",
    "Gleichstand gewinnen",
    "Freie Bauplatzwahl",
    "Gold 5",
    "Blockade ablehnen",
    "Verbot des letzten Steins",
    "Gold 3 und zwei Bausteine",
    "Baustopp ignorieren",
    "Drei Bausteine",
    "Karten aus der Hand spielen",
];

/// First value, number of fields, the field with the bag, and how many stones lie there.
const SITES: [(u8, u8, u8, usize); 8] = [
    (1, 16, 8, 5),
    (8, 9, 4, 9),
    (5, 12, 6, 7),
    (10, 7, 3, 0),
    (7, 10, 5, 3),
    (4, 13, 7, 12),
    (3, 14, 7, 8),
    (6, 11, 6, 4),
];

fn main() {
    print_gallery(&Gallery {
        css: art::CSS,
        day: ["#f7ecd6", "#3b1d16"],
        night: ["#1c1613", "#eadfd0"],
        symbols: art::symbols(),
        everything: everything(),
        coloured: html! { (sites("w84")) (tokens()) },
    });
}

fn everything() -> Markup {
    html! {
        div.row {
            div.w640 { (art::emblem()) }
            div.w320 { (art::emblem()) }
        }
        (sites("w110"))
        div.row { @for part in Part::ALL { div.w110 { (art::palace(part)) } } }
        (sites("w84"))
        (officials())
        (gold())
        (site_cards())
        div.row {
            @for ((privilege, label), cost) in Privilege::ALL.into_iter().zip(PRIVILEGES).zip(6..) {
                div.w110 { (art::privilege(privilege, cost, label)) }
            }
        }
        div.row {
            @for (privilege, cost) in Privilege::ALL.into_iter().zip(6..) {
                div.w44 { (art::privilege_mini(privilege, cost)) }
            }
            span.big { @for privilege in Privilege::ALL { (art::privilege_sign(privilege)) " " } }
        }
        (tokens())
        div { (art::track(&STANDINGS)) }
        div.room.es-room { (art::jali()) (art::ornament()) (art::skyline()) }
    }
}

const STANDINGS: [Standing; 4] = [
    Standing {
        stone: Stone::Red,
        points: 12,
        privileges: 4,
    },
    Standing {
        stone: Stone::Blue,
        points: 12,
        privileges: 9,
    },
    Standing {
        stone: Stone::Yellow,
        points: 63,
        privileges: 0,
    },
    Standing {
        stone: Stone::Green,
        points: 31,
        privileges: 12,
    },
];

fn sites(width: &str) -> Markup {
    html! {
        div.row {
            @for (index, part) in Part::ALL.into_iter().enumerate() {
                @let (first, count, bag, laid) = SITES[index];
                @let fields = (0..count).map(|field| {
                    let place = usize::from(field);
                    Field {
                        bag: field == bag,
                        stone: (place <= laid && (place < laid || index == 4))
                            .then_some(Stone::ALL[(place * place + place / 3 + index) % 4]),
                        lit: place == laid,
                        ghost: place == laid,
                        ..Field::empty(first + field)
                    }
                }).collect::<Vec<_>>();
                div class=(width) {
                    (art::site(part, &Site { wage: count, fields: &fields, stopped: index == 2 }))
                }
            }
        }
    }
}

fn officials() -> Markup {
    html! {
        div.row {
            @for (official, name) in Official::ALL.into_iter().zip(OFFICIALS) {
                div.w160 { (art::official(official, name)) }
            }
            @for official in Official::ALL { div.w64 { (art::portrait(official)) } }
        }
        div.row {
            @for official in Official::ALL { div.w40 { (art::portrait(official)) } }
            @for (official, name) in Official::ALL.into_iter().zip(OFFICIALS) {
                div.w64 { (art::official(official, name)) }
            }
            span.big { @for official in Official::ALL { (art::sign(official)) " " } }
            span { @for official in Official::ALL { (art::sign(official)) " " } }
        }
    }
}

fn gold() -> Markup {
    html! {
        div.row {
            @for value in 0..=5 { div.w64 { (art::gold(value)) } }
            div.w64 { (art::gold_back()) }
            div.w64 { (art::gold_blocked()) }
            div.w64 { (art::gold_own(4)) }
            @for value in 0..=5 { div.w64 { (art::pile(value, value * 3)) } }
        }
        div.row {
            @for value in 0..=5 { div.w30 { (art::gold(value)) } }
            div.w30 { (art::gold_back()) }
            div.w30 { (art::gold_blocked()) }
            div.w30 { (art::gold_own(0)) }
            @for value in 1..=5 { div.w44 { (art::pile(value, 6 - value)) } }
            div.w160 { (art::gold(5)) }
            div.w160 { (art::gold(0)) }
            div.w160 { (art::gold_back()) }
        }
    }
}

fn site_cards() -> Markup {
    html! {
        div.row {
            @for (part, stone) in Part::ALL.into_iter().zip(Stone::ALL.into_iter().cycle()) {
                div.w110 { (art::site_card(part, stone, "Bauplatz")) }
            }
        }
        div.row {
            @for (part, stone) in Part::ALL.into_iter().zip(Stone::ALL.into_iter().cycle()) {
                div.w44 { (art::site_mini(part, stone)) }
            }
            @for stone in Stone::ALL { div.w44 { (art::site_back(stone)) } }
            @for part in Part::ALL { div.w64 { (art::palace(part)) } }
        }
    }
}

fn tokens() -> Markup {
    let plain = html! {
        @for stone in Stone::ALL { (art::stone(stone)) (art::disc(stone)) }
        @for number in 1..=4 { (art::order(number)) }
        (art::blockade()) (art::stop()) (art::coin()) (art::bag()) (art::premium()) (art::wage())
        (art::privilege_point()) (art::victory_point()) (art::plot(Part::Temple)) (art::lap(50)) (art::lap(100))
    };
    html! {
        div.row.big { (plain) }
        p { "In a line: " (plain) }
    }
}
