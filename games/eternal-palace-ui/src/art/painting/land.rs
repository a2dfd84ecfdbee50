//! Mountains, banks, water and mist: what every layer stands on and fades into.

use maud::{Markup, html};

use super::brush::{Hand, Point, Strokes, rough};
use super::wash::{INDIGO, INK, PAPER, Wash};

/// A mass of land under `top`, which runs from left to right; its foot fades out at `foot`.
///
/// `wash_id` is the gradient that fills it. Along the ridge runs an ink line of changing weight,
/// and `wrinkles` short strokes model the slope below it.
pub(super) fn land(
    wash: Wash,
    wash_id: &str,
    top: &[Point],
    foot: f32,
    hand: &mut Hand,
    wrinkles: u16,
) -> Markup {
    let edge = rough(top, hand, 0.09, 2);
    let (first, last) = (edge[0], edge[edge.len() - 1]);
    let span = last.0 - first.0;
    let mut body = Strokes::new();
    body.go(first).through(&edge);
    body.curve((last.0 - span * 0.04, foot), (last.0 - span * 0.25, foot));
    body.line((first.0 + span * 0.25, foot));
    body.curve((first.0 + span * 0.04, foot), first).close();

    let mut contour = Strokes::new();
    for pair in edge.windows(3).step_by(2) {
        let heavy = hand.between(0.2, 1.1);
        contour.touch(pair[0], pair[2], hand.sway(0.6), heavy);
    }
    let mut cuts = Strokes::new();
    for _ in 0..wrinkles {
        let at = (hand.chance() * (edge.len() - 1) as f32) as usize;
        let (x, y) = edge[at];
        // Slopes are modelled along the way water would run.
        let lean = edge.get(at + 1).map_or(0.0, |next| (next.1 - y) / (next.0 - x).abs().max(1.0));
        let room = (foot - y) * 0.55;
        let start = (x + hand.sway(4.0), y + hand.between(0.04, 0.5) * room);
        let length = hand.between(0.12, 0.4) * room;
        let end = (start.0 + lean.clamp(-1.0, 1.0) * length * 0.7 + hand.sway(1.5), start.1 + length);
        cuts.touch(start, end, hand.sway(1.2), hand.between(0.3, 0.8));
    }
    html! {
        (body.fill(&format!("url(#{wash_id})")))
        (cuts.wash(&wash.mix(INK, INDIGO, 0.5), 0.35))
        (contour.wash(&wash.of(INK), 0.6))
    }
}

/// Moss dabs along a ridge or on a bank.
pub(super) fn moss(wash: Wash, along: &[Point], hand: &mut Hand, count: u16) -> Markup {
    let mut fine = Strokes::new();
    let mut thick = Strokes::new();
    for index in 0..count {
        let at = hand.chance() * (along.len() - 1) as f32;
        let (from, to) = (along[at as usize], along[(at as usize + 1).min(along.len() - 1)]);
        let part = at.fract();
        let spot = (
            from.0 + (to.0 - from.0) * part + hand.sway(2.0),
            from.1 + (to.1 - from.1) * part + hand.between(-1.5, 3.5),
        );
        let strokes = if index % 3 == 0 { &mut thick } else { &mut fine };
        strokes.dab(spot);
    }
    html! {
        (fine.faint(&wash.of(INK), 1.3, 0.7))
        (thick.faint(&wash.of(INK), 2.1, 0.6))
    }
}

/// A bank of mist, soft on all sides.
pub(super) fn mist(x: f32, y: f32, reach: f32, height: f32) -> Markup {
    html! { ellipse cx=(x) cy=(y) rx=(reach) ry=(height) fill="url(#epp-mist)" {} }
}

/// Ripples between two edges.
pub(super) fn ripples(wash: Wash, x: (f32, f32), y: (f32, f32), hand: &mut Hand, count: u8) -> Markup {
    let mut lines = Strokes::new();
    for index in 0..count {
        let depth = y.0 + (y.1 - y.0) * (f32::from(index) + 0.5) / f32::from(count);
        let length = hand.between(0.18, 0.45) * (x.1 - x.0);
        let start = hand.between(x.0, x.1 - length);
        lines.touch((start, depth), (start + length, depth + hand.sway(0.8)), hand.sway(1.0), 0.55);
    }
    lines.wash(&wash.of(INDIGO), 0.5)
}

/// What the mists of all layers share.
pub(super) fn mist_wash() -> Markup {
    html! {
        radialGradient id="epp-mist" {
            stop stop-color=(PAPER.pure()) stop-opacity=".95" {}
            stop offset=".45" stop-color=(PAPER.pure()) stop-opacity=".7" {}
            stop offset="1" stop-color=(PAPER.pure()) stop-opacity="0" {}
        }
    }
}
