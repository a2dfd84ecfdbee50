//! Prints a page of a random position, to look at the face without a server:
//! `cargo run -p palastgefluester-ui --example page -- de 5 7 40 dark pick > page.html`.
//!
//! Arguments: language, players, seed, answers given so far; then any of `dark`, `light`, `pick`
//! (consider the last legal answer), `watch` (as a spectator), `ask=KIND` (go on until somebody is asked
//! for an answer whose notation begins like that, and look with his eyes).

use maud::{DOCTYPE, Markup, PreEscaped, html};
use palast_core::{Dice, Match, Rules, Seat, SeatMap, Seed, Viewer};
use palast_ui::{Lang, Look, Paint, Scene, Speak, Words};
use palastgefluester::{Options, Palastgefluester};
use palastgefluester_ui::PalastgefluesterFace as Face;

const NAMES: [&str; 5] = ["Anna", "Bertolt", "Clementine", "Dieuwertje", "Ευανθία"];

const FRAME: &str = "
:root{color-scheme:light dark}:root[data-theme=dark]{color-scheme:dark;background:#150d12;color:#f4e8d6}
:root[data-theme=light]{color-scheme:light;background:#fbf5e9}
body{margin:0;font:15px/1.4 system-ui,sans-serif}*{box-sizing:border-box}
form{display:grid;grid-template:auto auto 1fr / minmax(0,1fr) 300px;gap:8px 12px;padding:8px 12px;min-height:100vh}
header{grid-column:1/-1;height:36px}aside{grid-row:2/4;grid-column:2;display:flex;flex-direction:column;gap:10px}
.mark{width:1em;height:1em;fill:currentColor}
.log{font-size:.85em;overflow:auto;max-height:45vh}.log p{margin:0 0 3px}.panel{margin:0}
@media(max-width:660px){form{display:block;padding:4px}aside{padding:6px}.log{display:none}}
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
    let rules = Rules::new(seats, Options::default()).expect("three to five can play");
    let seed = Seed::from_number(number(2, 1));
    let mut dice = Dice::for_draw(&seed, 1 << 40);
    let mut play = Match::<Palastgefluester>::start(rules, seed);
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

fn page(scene: Scene<'_, Palastgefluester>, theme: &str) -> Markup {
    let words = scene.look.words;
    let paint =
        |phrase: &palast_ui::Phrase| words.paint(phrase, scene.look.names, &|id| Face::piece(id));
    html! {
        (DOCTYPE)
        html lang=(words.lang()) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                style { (PreEscaped(FRAME)) (PreEscaped(Face::CSS)) }
            }
            body.room-palastgefluester {
                (Face::symbols())
                form {
                    header { b { (words.get("game-name")) } " · " (paint(&Face::situation(scene.view))) }
                    main { (Face::board(scene)) }
                    aside {
                        @if let Some(question) = Face::question(scene.view) {
                            p.panel { b { (paint(&question)) } }
                        }
                        (Face::choices(scene))
                        @if let Some(pick) = scene.pick {
                            p.panel {
                                (paint(&Face::action(scene.view, &pick))) ". "
                                (paint(&Face::consequence(scene.view, &pick)))
                            }
                        }
                        @for seat in scene.view.public().seats.seats() {
                            p.panel { (Face::panel(scene, seat)) }
                        }
                        div.log { (log(scene)) }
                    }
                    div { (Face::hand(scene)) }
                }
            }
        }
    }
}

fn log(scene: Scene<'_, Palastgefluester>) -> Markup {
    let said = scene
        .log
        .iter()
        .rev()
        .filter_map(|entry| match &entry.told {
            palast_core::Told::All(event) => Face::event(event),
            palast_core::Told::Only(_, whisper) => Face::whisper(whisper),
        });
    html! {
        @for (_, phrase) in said.take(30) {
            p { (scene.look.words.paint(&phrase, scene.look.names, &|id| Face::piece(id))) }
        }
    }
}
