//! Going through a match: where one is, and links to the steps around it. The script plays it like a
//! film; without script the links load pages, and the slider is a form.

use maud::{Markup, html};
use palast_games::LogText;
use palast_store::Status;
use palast_ui::{LogLevel, Phrase, RenderContext};

use crate::table::{Course, MatchSnapshot, TableSnapshot};

/// The places one can go to.
struct Stops {
    /// Where the viewer's log has a line, and both ends: most plies only deal a card.
    steps: Vec<usize>,
    /// Where a round or phase begins, with its name.
    rounds: Vec<(usize, String)>,
    /// Where the viewer decided something.
    decisions: Vec<usize>,
}

impl Stops {
    fn new(log: Vec<LogText>, decisions: &[usize], newest: usize) -> Self {
        let mut steps: Vec<usize> = log.iter().map(|line| line.ply).collect();
        steps.extend(decisions);
        steps.extend([0, newest]);
        steps.sort_unstable();
        steps.dedup();
        let headings = log
            .into_iter()
            .filter(|line| line.level == LogLevel::Heading);
        let mut rounds: Vec<_> = headings.map(|line| (line.ply, line.text)).collect();
        rounds.dedup_by_key(|(ply, _)| *ply);
        Self {
            steps,
            rounds,
            decisions: decisions.to_vec(),
        }
    }
}

/// The nearest places before and after.
fn around(places: impl DoubleEndedIterator<Item = usize> + Clone, at: usize) -> [Option<usize>; 2] {
    let before = places.clone().rev().find(|place| *place < at);
    let after = places.into_iter().find(|place| *place > at);
    [before, after]
}

/// A sign drawn as one path: not every font has them.
fn icon(path: &str) -> Markup {
    html! {
        svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" { path d=(path) {} }
    }
}

/// The bar above a past position.
pub(super) fn bar(
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    (at, course): (usize, &Course),
    context: RenderContext<'_>,
) -> Markup {
    let words = context.words;
    let base = format!("/t/{}", snapshot.id);
    let stops = Stops::new(course.newest.log_text(context), &course.decisions, play.ply);
    let [back, on] = around(stops.steps.iter().copied(), at);
    let [round_back, round_on] = around(stops.rounds.iter().map(|(ply, _)| *ply), at);
    let [mine_back, mine_on] = around(stops.decisions.iter().copied(), at);
    let n = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let step = stops.steps.partition_point(|step| *step < at);
    let place = Phrase::new("past-moment")
        .with("n", n(step))
        .with("of", n(stops.steps.len() - 1));
    // A link that leads nowhere keeps its place, so that the others do not move under a finger.
    let link = |id: &str, to: Option<usize>, sign: &str, key: &'static str, keys: &str| {
        let name = words.get(key);
        html! {
            a.button.quiet.sign id=(id) href=[to.map(|at| format!("{base}?at={at}"))] aria-disabled=[to.is_none().then_some("true")]
                title=(name) aria-label=(name) aria-keyshortcuts=[to.map(|_| keys)] data-at=[to] { (icon(sign)) }
        }
    };
    html! {
        nav #past aria-label=(words.get("past-legend")) data-at=(at) {
            div.signs {
                (link("round-back", round_back, "M4 4h2v16H4ZM20 4v16L8 12Z", "replay-round-back", "PageUp"))
                (link("earlier", back, "M17 4v16L6 12Z", "earlier", "ArrowLeft"))
                button #roll.button.sign type="button" hidden aria-pressed="false" title=(words.get("replay-play"))
                    aria-label=(words.get("replay-play")) aria-keyshortcuts="Space" {
                    span.play { (icon("M5 3v18l16-9Z")) }
                    span.pause { (icon("M5 4h5v16H5ZM14 4h5v16h-5Z")) }
                }
                (link("later", on, "M7 4v16l11-8Z", "later", "ArrowRight"))
                (link("round-on", round_on, "M18 4h2v16h-2ZM4 4v16l12-8Z", "replay-round-on", "PageDown"))
            }
            @if snapshot.you.is_some() {
                div.signs {
                    (link("mine-back", mine_back, "M21 20c-1-7-5-10-10-10V5L3 12l8 7v-5c4 0 7 1 10 6Z", "replay-mine-back", "Shift+ArrowLeft"))
                    span.unseen { (words.get("replay-mine")) }
                    (link("mine-on", mine_on, "M3 20c1-7 5-10 10-10V5l8 7-8 7v-5c-4 0-7 1-10 6Z", "replay-mine-on", "Shift+ArrowRight"))
                }
            }
            form #seek method="get" action=(base) {
                input #seek-at type="range" name="at" min="0" max=(play.ply) value=(at) list="rounds"
                    aria-label=(words.get("replay-seek"));
                datalist #rounds {
                    @for (ply, name) in &stops.rounds { option value=(ply) label=(name) {} }
                }
                noscript { button.small type="submit" { (words.get("replay-go")) } }
            }
            span.place { (words.text(&place)) }
            @if snapshot.status == Status::Over {
                a.button.quiet #to-review href={ (base) "/review" } { (words.get("review")) }
            }
            a.button #now href=(base) title=(words.get("to-now")) { (icon("M4 4v16l7-8ZM11 4v16l7-8ZM18 4h3v16h-3Z")) span { (words.get("to-now")) } }
        }
    }
}
