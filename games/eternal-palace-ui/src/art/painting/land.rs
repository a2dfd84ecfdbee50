//! Mountains, banks, water and mist: what every layer stands on and fades into.

use maud::{Markup, html};

use super::brush::{Hand, Point, Strokes, rough};
use super::ground::{Ground, Turf};
use super::wash::{Distance, INDIGO, INK, PAPER, Wash};

/// A mass of land, its ridge drawn with an ink line of changing weight; short strokes model the
/// slope below.
pub(super) fn land(wash: Wash, distance: Distance, ground: &Ground, hand: &mut Hand) -> Markup {
    let Ground {
        turf,
        top,
        foot,
        wrinkles,
        ..
    } = *ground;
    let (paint, fine) = match turf {
        Turf::Slope => (distance.slope(), 2),
        Turf::Bank => (distance.bank(), 1),
    };
    let edge = rough(top, hand, 0.09, fine);
    let (first, last) = (edge[0], edge[edge.len() - 1]);
    let span = last.0 - first.0;
    let mut body = Strokes::broad();
    body.go(first).through(&edge);
    body.curve((last.0 - span * 0.04, foot), (last.0 - span * 0.25, foot));
    body.line((first.0 + span * 0.25, foot));
    body.curve((first.0 + span * 0.04, foot), first).close();

    let mut contour = Strokes::new();
    let steps = edge.len() as f32;
    for (index, pair) in edge.windows(3).enumerate().step_by(usize::from(fine) + 1) {
        // The line is lost in the mist at both ends.
        let along = (index as f32 + 1.0) / steps * 2.0 - 1.0;
        let heavy = hand.between(0.25, 1.2) * (1.05 - along.powi(4));
        contour.touch(pair[0], pair[2], hand.sway(0.5), heavy);
    }
    let mut cuts = Strokes::new();
    for _ in 0..wrinkles {
        let at = (hand.chance() * (edge.len() - 1) as f32) as usize;
        let (x, y) = edge[at];
        // Slopes are modelled along the way water would run.
        let lean = edge
            .get(at + 1)
            .map_or(0.0, |next| (next.1 - y) / (next.0 - x).abs().max(1.0));
        let room = (foot - y) * 0.55;
        let start = (x + hand.sway(4.0), y + hand.between(0.04, 0.5) * room);
        let length = hand.between(0.12, 0.4) * room;
        let end = (
            start.0 + lean.clamp(-1.0, 1.0) * length * 0.7 + hand.sway(1.5),
            start.1 + length,
        );
        cuts.touch(start, end, hand.sway(1.2), hand.between(0.35, 0.9));
    }
    html! {
        (body.fill(&paint))
        @if turf == Turf::Slope { (shade(top, foot, hand).fill("url(#epp-dusk)")) }
        @if wrinkles > 0 { (cuts.wash(&wash.mix(INK, INDIGO, 0.5), 0.45)) }
        (contour.wash(&wash.of(INK), 0.6))
    }
}

/// The sides of the peaks that turn away from the light, which comes from the left.
fn shade(top: &[Point], foot: f32, hand: &mut Hand) -> Strokes {
    let mut dark = Strokes::broad();
    for peak in 1..top.len() - 1 {
        let (x, y) = top[peak];
        if y >= top[peak - 1].1 || y > top[peak + 1].1 {
            continue;
        }
        let fall = foot - y;
        dark.go((x - 1.0, y + 1.5));
        let mut end = peak;
        while end + 1 < top.len() && top[end + 1].1 >= top[end].1 {
            end += 1;
            dark.line((top[end].0 - 1.5, top[end].1 + 1.0));
        }
        // Back up the spine in facets, as rock breaks.
        let mut at = (x + (top[end].0 - x) * 0.3, y + fall * 0.62);
        dark.curve((top[end].0 - 4.0, at.1), at);
        for facet in (1..5_u8).rev() {
            let side = if facet % 2 == 0 { 0.09 } else { -0.05 };
            at = (
                x + fall * side + hand.sway(1.5),
                y + fall * 0.14 * f32::from(facet),
            );
            dark.line(at);
        }
        dark.close();
    }
    dark
}

/// Moss dabs along a ridge or on a bank.
pub(super) fn moss(wash: Wash, along: &[Point], hand: &mut Hand, count: u16) -> Markup {
    let mut dabs = Strokes::new();
    let mut spot = along[0];
    for index in 0..count {
        // Moss grows in little families.
        if index % 4 == 0 {
            let at = hand.chance() * (along.len() - 1) as f32;
            let (from, to) = (
                along[at as usize],
                along[(at as usize + 1).min(along.len() - 1)],
            );
            spot = (
                from.0 + (to.0 - from.0) * at.fract(),
                from.1 + (to.1 - from.1) * at.fract(),
            );
        }
        dabs.dab((spot.0 + hand.sway(3.0), spot.1 + hand.between(-1.2, 2.0)));
    }
    dabs.faint(&wash.of(INK), 1.1, 0.7)
}

/// A bank of mist, soft on all sides.
pub(super) fn mist(x: f32, y: f32, reach: f32, height: f32) -> Markup {
    html! { ellipse cx=(x) cy=(y) rx=(reach) ry=(height) fill="url(#epp-mist)" {} }
}

/// Ripples between two edges.
pub(super) fn ripples(
    wash: Wash,
    x: (f32, f32),
    y: (f32, f32),
    hand: &mut Hand,
    count: u8,
) -> Markup {
    let mut lines = Strokes::new();
    for index in 0..count {
        let depth = y.0 + (y.1 - y.0) * (f32::from(index) + 0.5) / f32::from(count);
        let length = hand.between(0.18, 0.45) * (x.1 - x.0);
        let start = hand.between(x.0, x.1 - length);
        lines.touch(
            (start, depth),
            (start + length, depth + hand.sway(0.8)),
            hand.sway(1.0),
            0.55,
        );
    }
    lines.wash(&wash.of(INDIGO), 0.5)
}

/// What the mists and shades of all layers share.
pub(super) fn washes() -> Markup {
    html! {
        linearGradient id="epp-dusk" x2="0" y2="1" {
            stop stop-color=(INDIGO.pure()) stop-opacity=".46" {}
            stop offset=".5" stop-color=(INDIGO.pure()) stop-opacity=".16" {}
            stop offset=".9" stop-color=(INDIGO.pure()) stop-opacity="0" {}
        }
        radialGradient id="epp-mist" {
            stop stop-color=(PAPER.pure()) stop-opacity=".95" {}
            stop offset=".45" stop-color=(PAPER.pure()) stop-opacity=".7" {}
            stop offset="1" stop-color=(PAPER.pure()) stop-opacity="0" {}
        }
    }
}
