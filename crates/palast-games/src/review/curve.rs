//! The chance to win over a match as a drawing. Colours come from the page (`currentColor` and
//! classes); a drawing that stands alone brings its own.

use maud::{Markup, PreEscaped, html};
use palast_bots::review::Review;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 200.0;
/// Room for the scale at the left and below.
const LEFT: f64 = 36.0;
const BELOW: f64 = 20.0;
const ABOVE: f64 = 10.0;

/// Where a drawing is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawing {
    /// Inside a page, whose stylesheet colours it.
    InPage,
    /// A file of its own.
    Alone,
}

const STYLE: &str = "svg { background: #fff; color: #222; font: 12px sans-serif } \
    @media (prefers-color-scheme: dark) { svg { background: #1c1a17; color: #eee } }";

/// The curve: a point for each choice, the result at the end, mistakes marked. `label` says in words
/// what it shows.
#[must_use]
pub fn curve(review: &Review<String>, label: &str, drawing: Drawing) -> Markup {
    let last = review.decisions.len() + 1;
    let place = |index: usize, share: f64| {
        let x = LEFT + (WIDTH - LEFT - 8.0) * index as f64 / last as f64;
        let y = ABOVE + (HEIGHT - ABOVE - BELOW) * (1.0 - share.clamp(0.0, 1.0));
        (x, y)
    };
    let mut points = vec![place(0, review.start)];
    for (index, decision) in (1..).zip(&review.decisions) {
        points.push(place(index, decision.share));
    }
    points.push(place(last, review.result));
    let line: Vec<String> = points
        .iter()
        .map(|(x, y)| format!("{x:.1},{y:.1}"))
        .collect();
    let alone = drawing == Drawing::Alone;
    html! {
        svg.curve xmlns=[alone.then_some("http://www.w3.org/2000/svg")] role="img" aria-label=(label)
            viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
            @if alone { style { (PreEscaped(STYLE)) } }
            @for share in [0.0, 0.5, 1.0] {
                @let (x, y) = place(0, share);
                path fill="none" stroke="currentColor" stroke-opacity=".25" d={ "M" (x) " " (y) "H" (WIDTH - 8.0) } {}
                text x=(x - 6.0) y=(y + 4.0) text-anchor="end" fill="currentColor" font-size="12" { (share * 100.0) }
            }
            polyline fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" points=(line.join(" ")) {}
            @for (index, decision) in (1..).zip(&review.decisions).filter(|(_, decision)| decision.lost > 0.0) {
                @let (x, y) = place(index, decision.share);
                circle.mistake cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r="4.5" fill="currentColor" {}
            }
        }
    }
}
