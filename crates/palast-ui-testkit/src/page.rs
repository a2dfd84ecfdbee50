//! A page with a random position, to look at a UI without a server.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use palast_core::{Game, LogItem, Options, Viewer};
use palast_ui::{Lang, Phrase, RenderHtml, Scene, SeatColour};

use crate::Position;

/// The styles of a minimal page around the game; ids and classes are those of the server.
const FRAME: &str = "
:root{color-scheme:light dark}:root[data-theme=dark]{color-scheme:dark;background:#150d12;color:#f4e8d6}
:root[data-theme=light]{color-scheme:light;background:#fbf5e9}
body{margin:0;font:15px/1.4 system-ui,sans-serif}*{box-sizing:border-box}
.desk{display:grid;grid-template:minmax(0,1fr) auto / minmax(0,1fr) 320px;gap:8px;padding:8px}
.side{grid-area:1 / 2 / 3 / 3}.mark{width:1em;height:1em;fill:currentColor}#log{font-size:.85em;overflow:auto;max-height:20em}
@media(max-width:660px){.desk{display:block;padding:4px}#log{display:none}}
";

/// Prints a page. The program's arguments are the language, the number of players, the seed and the
/// number of answers; then any of `dark`, `light`, `pick` (pick the last legal answer), `watch` (as a
/// spectator), `NAME:VALUE` (an option of the match), and `ask=KIND` (play on until a seat may give an
/// answer whose notation begins like that, and show its view).
///
/// # Panics
/// If the game is not for that many players, or has no such option.
pub fn print_page<G: Game, F: RenderHtml<G>>() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: u64| {
        let given = args.get(index).and_then(|arg| arg.parse().ok());
        given.unwrap_or(default)
    };
    let has = |flag: &str| args.iter().any(|arg| arg == flag);
    let lang = args.first().and_then(|code| Lang::from_code(code));
    let kind = args.iter().find_map(|arg| arg.strip_prefix("ask="));
    let seats = u8::try_from(number(1, 4)).unwrap_or(4);
    let answers = number(3, 20);
    let mut options = G::Options::default();
    for (name, value) in args.iter().filter_map(|arg| arg.split_once(':')) {
        options
            .set(name, value)
            .expect("the game has this option and value");
    }
    let position = Position::<G, F>::until(seats, options, number(2, 1), |view, given| {
        let is_kind =
            |action: &G::Action| kind.is_none_or(|kind| action.to_string().starts_with(kind));
        given >= answers && view.legal_actions().iter().any(is_kind)
    });
    let viewer = if has("watch") {
        Viewer::Spectator
    } else {
        position.asked()
    };
    let theme = if has("dark") { "dark" } else { "light" };
    let last = |view: &palast_core::View<G>| view.legal_actions().last().copied();
    let page = position.show(
        viewer,
        lang.unwrap_or_default(),
        |view| last(view).filter(|_| has("pick")),
        |scene| page::<G, F>(scene, theme),
    );
    println!("{}", page.into_string());
}

fn page<G: Game, F: RenderHtml<G>>(scene: Scene<'_, G>, theme: &str) -> Markup {
    let words = scene.look.words;
    html! {
        (DOCTYPE)
        html lang=(words.lang()) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                style { (PreEscaped(FRAME)) (PreEscaped(F::CSS)) }
            }
            body class={ "room-" (G::ID) } { (F::symbols()) (frame::<G, F>(scene)) }
        }
    }
}

/// The body of the page.
pub(crate) fn frame<G: Game, F: RenderHtml<G>>(scene: Scene<'_, G>) -> Markup {
    html! {
        div.table #live {
            div.top { p #situation { (painted(scene, &F::situation(scene.view))) } }
            form.desk #answer {
                div.middle { section #board { (F::board(scene)) } }
                div.side { (question::<G, F>(scene)) (players::<G, F>(scene)) (log::<G, F>(scene)) }
                div #hand { (F::hand(scene)) }
            }
        }
    }
}

fn question<G: Game, F: RenderHtml<G>>(scene: Scene<'_, G>) -> Markup {
    let paint = |phrase: &Phrase| painted(scene, phrase);
    html! {
        section #question.asked {
            h2 {
                @match F::question(scene.view) {
                    Some(question) => (paint(&question)),
                    None => (paint(&F::situation(scene.view))),
                }
            }
            div.choices { (F::choices(scene)) }
            @if let Some(pick) = scene.pick {
                p #consequence { (paint(&F::consequence(scene.view, &pick))) }
                p.confirm {
                    button #confirm.button type="button" {
                        span { (paint(&F::action(scene.view, &pick))) }
                    }
                }
            }
        }
    }
}

fn players<G: Game, F: RenderHtml<G>>(scene: Scene<'_, G>) -> Markup {
    html! {
        section #players {
            ul {
                @for seat in scene.view.rules().seats.seats() {
                    li {
                        div.who-line { (SeatColour::of(seat).mark()) b { (scene.look.names[seat]) } }
                        div.panel { (F::panel(scene, seat)) }
                    }
                }
                @if let Some(automa) = F::automa_panel(scene) { li { div.panel { (automa) } } }
            }
        }
    }
}

fn painted<G: Game>(scene: Scene<'_, G>, phrase: &Phrase) -> Markup {
    let words = scene.look.words;
    words.paint(phrase, scene.look.names)
}

fn log<G: Game, F: RenderHtml<G>>(scene: Scene<'_, G>) -> Markup {
    let said = scene
        .log
        .iter()
        .rev()
        .filter_map(|entry| match &entry.item {
            LogItem::Public(event) => F::event(event),
            LogItem::Private(_, event) => F::private_event(event),
        });
    html! {
        section #log {
            div.scroll {
                ol { @for (_, phrase) in said.take(30) { li { (painted(scene, &phrase)) } } }
            }
        }
    }
}
