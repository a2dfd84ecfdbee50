//! Prints a page of a random position, to look at the face without a server:
//! `cargo run -p eschnapur-ui --example page -- de 4 7 40 dark pick > page.html`.
//!
//! Arguments: language, players, seed, answers given so far; then any of `dark`, `light`, `pick`
//! (consider the last legal answer), `watch` (as a spectator), `ask=KIND` (go on until somebody is asked
//! for an answer whose notation begins like that, and look with his eyes).

use eschnapur::{Eschnapur, Options};
use eschnapur_ui::EschnapurFace as Face;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use palast_core::{Dice, Match, Rules, Seat, SeatMap, Seed, Viewer};
use palast_ui::{Lang, Look, Paint, Phrase, Scene, SeatColour, Speak, Words};

const NAMES: [&str; 5] = ["Anna", "Bertolt", "Clementine", "Dieuwertje", "nobody"];

/// Just enough of a page around the game; its parts are named as the server names them.
const FRAME: &str = "
:root{color-scheme:light dark}:root[data-theme=dark]{color-scheme:dark;background:#1a1410;color:#f6e9d2}
:root[data-theme=light]{color-scheme:light;background:#fdf6e8}
body{margin:0;font:15px/1.4 system-ui,sans-serif}*{box-sizing:border-box}
.desk{display:grid;grid-template:minmax(0,1fr) auto / minmax(0,1fr) 320px;gap:8px;padding:8px}
.side{grid-area:1 / 2 / 3 / 3}.mark{width:1em;height:1em;fill:currentColor}#log{font-size:.85em;overflow:auto;max-height:20em}
@media(max-width:660px){.desk{display:block;padding:4px}#log{display:none}}
";

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: u64| {
        let given = args.get(index).and_then(|arg| arg.parse().ok());
        given.unwrap_or(default)
    };
    let has = |flag: &str| args.iter().any(|arg| arg == flag);
    let lang = args.first().and_then(|code| Lang::from_code(code));
    let words = Words::new(
        lang.unwrap_or_default(),
        Face::sources(lang.unwrap_or_default()),
    )
    .expect("the texts are tested");
    let seats = u8::try_from(number(1, 4)).unwrap_or(4);
    let rules = Rules::new(seats, Options::default()).expect("two to four can play");
    let seed = Seed::from_number(number(2, 1));
    let mut dice = Dice::for_draw(&seed, 1 << 40);
    let mut play = Match::<Eschnapur>::start(rules, seed);
    let kind = args.iter().find_map(|arg| arg.strip_prefix("ask="));
    let mut steps = 0;
    while let Some(seat) = play.asked().first() {
        let legal = play.view(Viewer::Seat(seat)).legal_actions();
        let wanted = kind.is_none_or(|kind| legal[0].to_string().starts_with(kind));
        if steps >= number(3, 20) && wanted {
            break;
        }
        let ask = play.ask_id(seat).expect("this seat is asked");
        play.submit(seat, ask, *dice.pick(&legal))
            .expect("it is legal");
        steps += 1;
    }
    let names = SeatMap::from_fn(|seat: Seat| NAMES[seat.index()].to_owned());
    let viewer = match play.asked().first() {
        _ if has("watch") => Viewer::Spectator,
        Some(seat) => Viewer::Seat(seat),
        None => Viewer::Seat(Seat::ALL[0]),
    };
    let view = play.view(viewer);
    let open: Vec<_> = rules
        .seats
        .seats()
        .map(|seat| play.view(Viewer::Seat(seat)))
        .collect();
    let log: Vec<_> = play.log(viewer).cloned().collect();
    let scene = Scene {
        view: &view,
        open: if play.is_over() { &open } else { &[] },
        log: &log,
        pick: view.legal_actions().last().copied().filter(|_| has("pick")),
        look: Look {
            words: &words,
            names: &names,
        },
    };
    let theme = if has("dark") { "dark" } else { "light" };
    println!("{}", page(scene, theme).into_string());
}

fn page(scene: Scene<'_, Eschnapur>, theme: &str) -> Markup {
    let words = scene.look.words;
    html! {
        (DOCTYPE)
        html lang=(words.lang()) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                style { (PreEscaped(FRAME)) (PreEscaped(Face::CSS)) }
            }
            body.room-eschnapur {
                (Face::symbols())
                div.table #live {
                    div.top { p #situation { (painted(scene, &Face::situation(scene.view))) } }
                    form.desk #answer {
                        div.middle { section #board { (Face::board(scene)) } }
                        div.side { (question(scene)) (players(scene)) (log(scene)) }
                        div #hand { (Face::hand(scene)) }
                    }
                }
            }
        }
    }
}

fn question(scene: Scene<'_, Eschnapur>) -> Markup {
    let paint = |phrase: &Phrase| painted(scene, phrase);
    html! {
        section #question.asked {
            h2 {
                @match Face::question(scene.view) {
                    Some(question) => (paint(&question)),
                    None => (paint(&Face::situation(scene.view))),
                }
            }
            div.choices { (Face::choices(scene)) }
            @if let Some(pick) = scene.pick {
                p #consequence { (paint(&Face::consequence(scene.view, &pick))) }
                p.confirm {
                    button #confirm.button type="button" {
                        span { (paint(&Face::action(scene.view, &pick))) }
                    }
                }
            }
        }
    }
}

fn players(scene: Scene<'_, Eschnapur>) -> Markup {
    html! {
        section #players {
            ul {
                @for seat in scene.view.public().seats.seats() {
                    li {
                        div.who-line { (SeatColour::of(seat).mark()) b { (scene.look.names[seat]) } }
                        div.panel { (Face::panel(scene, seat)) }
                    }
                }
            }
        }
    }
}

fn painted(scene: Scene<'_, Eschnapur>, phrase: &Phrase) -> Markup {
    let words = scene.look.words;
    words.paint(phrase, scene.look.names, &|id| Face::piece(id))
}

fn log(scene: Scene<'_, Eschnapur>) -> Markup {
    let said = scene
        .log
        .iter()
        .rev()
        .filter_map(|entry| match &entry.told {
            palast_core::Told::All(event) => Face::event(event),
            palast_core::Told::Only(_, whisper) => Face::whisper(whisper),
        });
    html! {
        section #log {
            div.scroll {
                ol { @for (_, phrase) in said.take(30) { li { (painted(scene, &phrase)) } } }
            }
        }
    }
}
