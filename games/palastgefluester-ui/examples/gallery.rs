//! Prints a page with every drawing at several sizes, on light and dark ground, and as seen with
//! three kinds of colour blindness: `cargo run -p palastgefluester-ui --example gallery > gallery.html`.

use maud::{DOCTYPE, Markup, PreEscaped, html};
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

const PAGE_CSS: &str = "
body{margin:0;font:15px/1.5 sans-serif}
section{padding:12px 16px}
.light{background:#f3ece0;color:#2b2024}.dark{background:#1b151a;color:#eadfd0}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:0 0 10px}
.w40{width:40px}.w44{width:44px}.w64{width:64px}.w120{width:120px}.w160{width:160px}.w240{width:240px}.w320{width:320px}.w640{width:640px}
.big{font-size:40px}.room{height:120px}
.deut{filter:url(#deut)}.prot{filter:url(#prot)}.trit{filter:url(#trit)}
h2{font:600 16px serif;margin:4px 0}
";

const FILTERS: [(&str, &str); 3] = [
    (
        "deut",
        ".367 .861 -.228 0 0 .280 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0",
    ),
    (
        "prot",
        ".152 1.053 -.205 0 0 .115 .786 .099 0 0 -.004 -.048 1.052 0 0 0 0 0 1 0",
    ),
    (
        "trit",
        "1.256 -.077 -.179 0 0 -.078 .931 .148 0 0 .005 .691 .304 0 0 0 0 0 1 0",
    ),
];

fn main() {
    println!("{}", page().into_string());
}

fn page() -> Markup {
    html! {
        (DOCTYPE)
        html {
            head {
                meta charset="utf-8";
                style { (PreEscaped(art::CSS)) (PreEscaped(PAGE_CSS)) }
            }
            body {
                (art::symbols())
                svg width="0" height="0" {
                    @for (id, matrix) in FILTERS {
                        filter id=(id) color-interpolation-filters="linearRGB" {
                            feColorMatrix type="matrix" values=(matrix) {}
                        }
                    }
                }
                @for ground in ["light", "dark"] {
                    section class=(ground) { (everything()) }
                }
                @for (id, _) in FILTERS {
                    section class={ "light " (id) } { h2 { (id) } (ribbons("w64")) }
                }
            }
        }
    }
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
