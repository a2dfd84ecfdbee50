//! Prints a page with every drawing at several sizes, on light and dark ground, and as seen with
//! three kinds of colour blindness: `cargo run -p eternal-palace-ui --example eternal-palace-gallery > gallery.html`.
//! A word after `--` chooses one part: `places`, `tracks`, `dice`, `advisers`, `cards`, `tokens`, `room`.

use eternal_palace_ui::art::{
    self, Adviser, AdviserCard, Amount, Berth, Bridge, Class, Colour, Composition, Court, Deed,
    Demand, Die, Errand, Fields, Labyrinth, Marker, Monument, Place, Slot, Strategy, Token, Track,
    Turn, Version,
};
use maud::{DOCTYPE, Markup, PreEscaped, html};

const PAGE_CSS: &str = "
body{margin:0;font:15px/1.5 sans-serif}
section{padding:12px 16px}
.light{background:#fbf6ea;color:#1d2733}.dark{background:#151b22;color:#e6e2d6}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:0 0 10px}
.w40{width:40px}.w44{width:44px}.w64{width:64px}.w84{width:84px}.w110{width:110px}.w160{width:160px}.w240{width:240px}.w340{width:340px}.w640{width:640px}
.big{font-size:40px}
.room{height:320px;width:640px}
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

type Part = (&'static str, fn() -> Markup);

const PARTS: [Part; 7] = [
    ("places", places),
    ("tracks", tracks),
    ("dice", dice),
    ("advisers", advisers),
    ("cards", cards),
    ("tokens", tokens),
    ("room", room),
];

fn main() {
    let wanted = std::env::args().nth(1);
    let parts: Vec<_> = PARTS
        .into_iter()
        .filter(|(name, _)| wanted.as_deref().is_none_or(|wanted| wanted == *name))
        .collect();
    println!("{}", page(&parts).into_string());
}

fn page(parts: &[Part]) -> Markup {
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
                    section class=(ground) { @for (_, part) in parts { (part()) } }
                }
                @for (id, _) in FILTERS {
                    section class={ "light " (id) } { h2 { (id) } (tokens()) }
                }
            }
        }
    }
}

fn places() -> Markup {
    html! {
        div.row { @for place in Place::ALL { div.w240 { (art::vignette(place, Version::Base)) } } }
        div.row {
            @for place in Place::ALL {
                div.w84 { (art::vignette(place, Version::Alternative)) }
            }
        }
    }
}

const CROWD: [Marker<'static>; 5] = [
    Marker::new(Colour::Yellow, 1),
    Marker::new(Colour::Green, 2),
    Marker::new(Colour::Red, 2),
    Marker::new(Colour::Blue, 0),
    Marker {
        ghost: true,
        ..Marker::new(Colour::Purple, 2)
    },
];

const BRIDGE: [(u8, &[Token]); 9] = [
    (1, &[Token::Fish]),
    (3, &[Token::Privilege]),
    (4, &[Token::Resource]),
    (6, &[Token::Wisdom]),
    (8, &[Token::Fish]),
    (9, &[Token::Adviser]),
    (11, &[Token::Wisdom]),
    (13, &[Token::Resource]),
    (15, &[Token::Fish, Token::Wisdom]),
];

const GIFTS: [(Court, Token); 8] = [
    (Court::A1, Token::Wood),
    (Court::A2, Token::Stone),
    (Court::B1, Token::Kaolin),
    (Court::B2, Token::PalaceStep),
    (Court::B3, Token::Bronze),
    (Court::C1, Token::Bronze),
    (Court::C2, Token::PalaceStep),
    (Court::C3, Token::Kaolin),
];

const PATHS: [(Court, Court, u8); 18] = [
    (Court::Start, Court::A1, 1),
    (Court::Start, Court::A2, 1),
    (Court::Start, Court::B2, 3),
    (Court::A1, Court::A2, 1),
    (Court::A1, Court::B1, 1),
    (Court::A2, Court::B3, 1),
    (Court::A1, Court::B2, 3),
    (Court::A2, Court::B2, 3),
    (Court::B1, Court::B2, 3),
    (Court::B2, Court::B3, 3),
    (Court::B1, Court::C1, 2),
    (Court::B3, Court::C3, 2),
    (Court::B2, Court::C2, 3),
    (Court::C1, Court::C2, 3),
    (Court::C2, Court::C3, 3),
    (Court::C1, Court::Centre, 2),
    (Court::C2, Court::Centre, 2),
    (Court::C3, Court::Centre, 2),
];

fn tracks() -> Markup {
    let track = |steps, feature| Track {
        steps,
        markers: &CROWD,
        feature,
        lit: Some(2),
    };
    let fields = Fields {
        markers: &CROWD,
        feature: true,
        lit: Some(1),
    };
    let lost = [
        Marker::new(Colour::Yellow, Court::A1),
        Marker::new(Colour::Green, Court::A1),
        Marker::new(Colour::Red, Court::Start),
        Marker::new(Colour::Blue, Court::B2),
        Marker::new(Colour::Purple, Court::Centre),
    ];
    let palace = [0, 3, 3, 15, 17].map(|at| at);
    let palace: Vec<_> = Colour::ALL
        .into_iter()
        .zip(palace)
        .map(|(colour, at)| Marker::new(colour, at))
        .collect();
    let bridge: Vec<_> = Colour::ALL
        .into_iter()
        .zip([0, 4, 4, 9, 16])
        .map(|(colour, at)| Marker::new(colour, at))
        .collect();
    html! {
        @for width in ["w240", "w160", "w110"] {
            div.row {
                div class=(width) { (art::vignette(Place::Quarry, Version::Base)) (art::track(Place::Quarry, &track(4, true))) }
                div class=(width) { (art::vignette(Place::Mine, Version::Base)) (art::track(Place::Mine, &track(2, false))) }
                div class=(width) { (art::vignette(Place::River, Version::Base)) (art::track(Place::River, &track(4, true))) }
                div class=(width) { (art::vignette(Place::Temple, Version::Base)) (art::fields(Place::Temple, &fields)) }
                div class=(width) { (art::vignette(Place::Market, Version::Alternative)) (art::fields(Place::Market, &fields)) }
                @for (monument, price) in Monument::ALL.into_iter().zip([1, 3, 5, 9]) {
                    div class=(width) { (art::monument_site(monument, price, (price == 5).then_some(Colour::Blue))) }
                }
                div class=(width) { (art::pot(0)) (art::pot(7)) }
            }
        }
        @for width in ["w640", "w340"] {
            div.row {
                div class=(width) {
                    (art::bridge(&Bridge { end: 16, rewards: &BRIDGE, markers: &bridge, feature: true, lit: Some(7) }))
                    (art::palace_track(&palace))
                }
                div class=(width) {
                    (art::labyrinth(&Labyrinth { gifts: &GIFTS, paths: &PATHS, markers: &lost, feature: true, lit: &[Court::A1, Court::B2] }))
                }
            }
        }
        div.row { (art::order_row(&Colour::ALL.map(|colour| Turn {
            colour,
            active: colour == Colour::Green,
            done: colour == Colour::Yellow,
            bid: colour == Colour::Red,
        }))) }
    }
}

fn dice() -> Markup {
    html! {
        div.row {
            @for colour in Colour::ALL {
                @for face in 1..=6 { div.w44 { (art::die(&Die::new(colour, face))) } }
            }
        }
        div.row {
            @for colour in Colour::ALL {
                div.w64 { (art::die(&Die { was: Some(6), ..Die::new(colour, 5) })) }
                div.w64 { (art::die(&Die { ghost: true, ..Die::new(colour, 2) })) }
                div.w64 { (art::die(&Die { lit: true, ..Die::new(colour, 4) })) }
            }
        }
        div.row {
            (art::tray(&[Die::new(Colour::Blue, 3), Die::new(Colour::Blue, 6)], 9))
            (art::tray(&[Die::new(Colour::Red, 5)], 5))
            (art::tray(&[1, 2, 3, 4, 6].map(|face| Die::new(Colour::Purple, face)), 16))
        }
    }
}

fn advisers() -> Markup {
    const COST: [Token; 3] = [Token::Wood, Token::Kaolin, Token::Bronze];
    html! {
        div.row {
            @for adviser in Adviser::all() {
                @let number = usize::from(adviser.number());
                div.w110 {
                    (art::adviser(&AdviserCard {
                        adviser,
                        label: "Kunsthandwerkerin",
                        cost: &COST[..=number % 3],
                        marked: number.is_multiple_of(2),
                        used: number == 9,
                    }))
                }
            }
            div.w240 { (art::adviser(&AdviserCard {
                adviser: Adviser::numbered(17).expect("there are 28"),
                label: "Die Laternenträgerin",
                cost: &COST,
                marked: true,
                used: false,
            })) }
        }
        div.row {
            @for adviser in Adviser::all() { div.w64 { (art::adviser_mini(adviser, &COST[..2])) } }
            div.w64 { (art::adviser_back()) }
        }
        div.row {
            @for adviser in Adviser::all() { div.w40 { (art::portrait(adviser)) } }
        }
        div.row.big { @for class in Class::ALL { (art::class_sign(class)) } @for place in Place::ALL { (art::place_sign(place)) } }
    }
}

fn cards() -> Markup {
    let berth = |slot, colour, faces| Berth {
        slot,
        colour,
        faces,
    };
    html! {
        div.row {
            @for (index, errand) in Errand::all().enumerate() {
                div.w110 { (art::demand(&Demand { errand, fields: &[Some(Colour::Red), None, None][..2 + index % 2], lit: &[1] })) }
            }
            div.w64 { (art::demand_back()) }
            div.w64 { (art::master_back()) }
        }
        div.row {
            div.w160 { (art::composition(&Composition { layers: [Place::Pavilion, Place::Serenity, Place::Temple], instant: &[Amount::new(1, Token::PalaceStep)], points: 0, owner: None })) }
            div.w110 { (art::composition(&Composition { layers: [Place::Kiln, Place::Ox, Place::Bridge], instant: &[], points: 2, owner: Some(Colour::Green) })) }
            div.w110 { (art::composition(&Composition { layers: [Place::Academy, Place::Mine, Place::Market], instant: &[Amount::new(2, Token::Wisdom)], points: 2, owner: None })) }
            div.w110 { (art::composition(&Composition { layers: [Place::FishMarket, Place::Quarry, Place::Forge], instant: &[Amount::new(3, Token::Fish)], points: 1, owner: None })) }
            div.w110 { (art::master_card(&[
                &[berth(Slot::M, Colour::Blue, [Some(6), Some(5)]), berth(Slot::X, Colour::Yellow, [Some(5), None])],
                &[berth(Slot::Y, Colour::Green, [None, None])],
                &[berth(Slot::Z, Colour::Red, [Some(2), None])],
            ])) }
            div.w110 { (art::master()) }
            div.w40 { (art::master()) }
        }
        div.row {
            @for strategy in Strategy::ALL {
                div.w160 { (art::strategy(strategy, "Gleichgewicht", &Deed::ALL)) }
            }
        }
    }
}

fn tokens() -> Markup {
    let plain = html! {
        @for token in Token::ALL { (art::token(token)) " " }
        @for monument in Monument::ALL { (art::monument(monument)) " " }
        @for colour in Colour::ALL { (art::marker(colour)) " " }
        @for (colour, face) in Colour::ALL.into_iter().zip(1..) { (art::die_sign(colour, face)) " " }
        @for place in [Place::FishMarket, Place::Market, Place::Bridge, Place::Scrolls, Place::Palace] { (art::place_seal(place)) " " }
        @for number in 1..=3 { (art::order(number)) }
    };
    html! {
        div.big { (plain) }
        p { "In a line: " (plain) }
    }
}

fn room() -> Markup {
    html! {
        div.row {
            div.w640 { (art::emblem()) }
            div.w240 { (art::emblem()) }
        }
        div.row {
            div.room.ep-room { (art::rice_paper()) }
        }
    }
}
