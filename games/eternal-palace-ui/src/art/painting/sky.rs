//! The empty canvas: silk, a breath of sky, ghosts of far peaks, and still water below.

use maud::{Markup, html};

use super::brush::{Hand, Point, Strokes, rough};
use super::land::{mist, ripples};
use super::wash::{AZURITE, INDIGO, NEAR, OCHRE, PAPER, Wash};

const FARTHEST: [Point; 19] = [
    (-10., 92.),
    (14., 80.),
    (30., 88.),
    (52., 72.),
    (70., 92.),
    (96., 100.),
    (118., 90.),
    (150., 108.),
    (206., 112.),
    (262., 102.),
    (310., 110.),
    (356., 96.),
    (380., 88.),
    (410., 104.),
    (446., 92.),
    (474., 74.),
    (508., 90.),
    (560., 70.),
    (612., 84.),
];
const FAR: [Point; 13] = [
    (-10., 112.),
    (18., 106.),
    (48., 116.),
    (96., 112.),
    (136., 122.),
    (196., 116.),
    (258., 124.),
    (330., 116.),
    (392., 124.),
    (452., 112.),
    (516., 120.),
    (566., 104.),
    (612., 112.),
];

pub(super) fn canvas() -> Markup {
    let mut hand = Hand::new(7);
    let mut fibres = Strokes::new();
    for _ in 0..24 {
        let (x, y) = (hand.between(0., 590.), hand.between(2., 356.));
        fibres.touch(
            (x, y),
            (x + hand.sway(16.), y + hand.sway(7.)),
            hand.sway(3.),
            0.25,
        );
    }
    html! {
        rect width="600" height="360" fill="url(#epp-silk)" {}
        (range(&FARTHEST, "url(#epp-ghost)", &mut hand))
        (mist(200., 126., 260., 18.))
        (range(&FAR, "url(#epp-ghost)", &mut hand))
        (mist(120., 150., 300., 22.))
        (mist(480., 148., 280., 20.))
        rect y="170" width="600" height="190" fill="url(#epp-water)" {}
        (streaks(&mut hand))
        (ripples(Wash::through(0.55), (20., 580.), (180., 350.), &mut hand, 20))
        (fibres.wash(&OCHRE.pure(), 0.3))
    }
}

/// Broad, watery strokes where the river shines.
fn streaks(hand: &mut Hand) -> Markup {
    let mut broad = Strokes::broad();
    for _ in 0..16 {
        let (x, y) = (hand.between(-80., 500.), hand.between(186., 356.));
        broad.touch(
            (x, y),
            (x + hand.between(120., 260.), y + hand.sway(3.)),
            hand.sway(3.),
            hand.between(1.5, 5.),
        );
    }
    broad.wash(&AZURITE.pure(), 0.08)
}

fn range(top: &[Point], paint: &str, hand: &mut Hand) -> Markup {
    let edge = rough(top, hand, 0.1, 2);
    let mut body = Strokes::broad();
    body.go(edge[0])
        .through(&edge)
        .line((612., 176.))
        .line((-10., 176.))
        .close();
    body.fill(paint)
}

pub(super) fn washes() -> Markup {
    html! {
        linearGradient id="epp-silk" x2="0" y2="1" {
            stop stop-color="#c9d8dc" {}
            stop offset=".16" stop-color="#e4e6db" {}
            stop offset=".34" stop-color="#f8ecd4" {}
            stop offset=".7" stop-color="#f3e9d2" {}
            stop offset="1" stop-color="#e9e8d8" {}
        }
        linearGradient id="epp-ghost" x2="0" y2="1" {
            stop stop-color=(NEAR.mix(INDIGO, AZURITE, 0.4)) stop-opacity=".42" {}
            stop offset=".55" stop-color=(AZURITE.pure()) stop-opacity=".16" {}
            stop offset="1" stop-color=(PAPER.pure()) stop-opacity="0" {}
        }
        linearGradient id="epp-water" x2="0" y2="1" {
            stop stop-color=(Wash::through(0.4).of(AZURITE)) stop-opacity="0" {}
            stop offset=".5" stop-color=(AZURITE.pure()) stop-opacity=".07" {}
            stop offset="1" stop-color=(AZURITE.pure()) stop-opacity=".17" {}
        }
    }
}
