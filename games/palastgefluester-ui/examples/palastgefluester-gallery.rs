//! Prints a page with every drawing at several sizes, on light and dark ground, and as seen with
//! three kinds of colour blindness: `cargo run -p palastgefluester-ui --example palastgefluester-gallery > gallery.html`.

use maud::{Markup, html};
use palast_ui_testkit::{Gallery, print_gallery};
use palastgefluester_ui::art::{self, Person, Ribbon};

const NAMES: [&str; 7] = [
    "Hofmarschall",
    "Schatzmeister",
    "Zauberer",
    "Kammerjungfer",
    "Mundschenk",
    "Wächter",
    "Hofnarr",
];

fn main() {
    print_gallery(&Gallery {
        css: art::CSS,
        day: ["#f3ece0", "#2b2024"],
        night: ["#1b151a", "#eadfd0"],
        symbols: art::symbols(),
        everything: everything(),
        coloured: ribbons("w64"),
    });
}

fn everything() -> Markup {
    html! {
        div.row {
            div.w640 { (art::emblem()) }
            div.w320 { (art::emblem()) }
        }
        (persons("w160"))
        (persons("w64"))
        div.row {
            @for (i, person) in Person::ALL.into_iter().enumerate() {
                div.w44 { (art::mini(person, Ribbon::ALL[i % 6])) }
            }
            @for (i, person) in Person::ALL.into_iter().enumerate() {
                div.w40 { (art::mini(person, Ribbon::ALL[(i + 3) % 6])) }
            }
        }
        div.row {
            @for (person, name) in Person::ALL.into_iter().zip(NAMES).skip(1) {
                div.w120 { (art::king(person, name)) }
            }
            div.w120 { (art::back()) }
            div.w120 { (art::king_back()) }
        }
        div.row {
            @for (person, name) in Person::ALL.into_iter().zip(NAMES).skip(1) {
                div.w44 { (art::king(person, name)) }
            }
            div.w44 { (art::back()) }
            div.w44 { (art::king_back()) }
            div.w240 { (art::card(Person::Jester, Ribbon::Purple, "Hofnarr")) }
            div.w240 { (art::king(Person::Maid, "Kammerjungfer")) }
            div.w240 { (art::back()) }
        }
        (ribbons("w44"))
        div.row.big {
            @for sign in [art::whisper(), art::six(), art::jester(), art::deck(), art::discard()] { (sign) }
            @for ribbon in Ribbon::ALL { (art::seal(ribbon)) }
        }
        p {
            "In a line: " (art::seal(Ribbon::Red)) " Anna, " (art::seal(Ribbon::Neutral)) " "
            (art::whisper()) " " (art::six()) " " (art::jester()) " " (art::deck()) " " (art::discard())
            " " (art::favour(2, 6, Ribbon::Blue)) " " (art::favour(4, 4, Ribbon::Green))
        }
        div.room.pg-room { (art::damask()) (art::palace_ornament()) }
    }
}

fn persons(width: &str) -> Markup {
    html! {
        div.row {
            @for (i, (person, name)) in Person::ALL.into_iter().zip(NAMES).enumerate() {
                div class=(width) { (art::card(person, Ribbon::ALL[i % 6], name)) }
            }
        }
    }
}

fn ribbons(width: &str) -> Markup {
    html! {
        div.row {
            @for ribbon in Ribbon::ALL {
                div class=(width) { (art::mini(Person::Guard, ribbon)) }
                span.big { (art::seal(ribbon)) }
            }
        }
    }
}
