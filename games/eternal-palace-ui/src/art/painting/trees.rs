//! Pines, leafy trees, blossom and bamboo.
//!
//! Pines and leafy trees are drawn once, 100 high with their foot at the origin, and stamped
//! wherever they grow: the body takes the stamp's colour, trunk and shade its fill and stroke.

use maud::{Markup, html};

use super::brush::{Hand, Point, Strokes};
use super::wash::{CHALK, INDIGO, INK, MALACHITE, OCHRE, Pigment, ROSE, STONE, VERMILION, Wash};

const PINES: [(&str, u32, f32); 2] = [("epp-pine-a", 3, 8.0), ("epp-pine-b", 21, 16.0)];
const LEAFY: [(&str, u32); 2] = [("epp-leafy-a", 4), ("epp-leafy-b", 9)];

pub(super) fn stamps() -> Markup {
    let mut tuft = Strokes::stamp();
    let mut hand = Hand::new(5);
    for turn in 0..26_u8 {
        let angle = 3.2 + 3.0 * f32::from(turn) / 25.0 + hand.sway(0.1);
        let length = hand.between(75.0, 105.0);
        tuft.touch(
            (0.0, 0.0),
            (angle.cos() * length, angle.sin() * length * 0.62),
            0.0,
            5.0,
        );
    }
    let mut reeds = Strokes::stamp();
    for _ in 0..11 {
        let x = 80.0 + hand.sway(34.0);
        reeds.touch(
            (x, 4.0),
            (
                x * 1.5 - 40.0 + hand.sway(16.0),
                hand.between(-100.0, -45.0),
            ),
            hand.sway(6.0),
            3.0,
        );
    }
    html! {
        g id="epp-rock" {
            path d=(reeds.path()) stroke="none" {}
            path fill="currentColor" stroke="none" d="M-64 0L-54 -26L-36 -44L-26 -78L-4 -92L18 -74L24 -48L46 -40L60 -12L66 0Q0 22 -64 0Z" {}
            path fill-opacity=".4" stroke="none" d="M-4 -92L18 -74L24 -48L46 -40L60 -12L66 0Q40 10 8 11L16 -20L2 -40L10 -62Z" {}
            path fill="none" stroke-width="3.500" stroke-opacity=".85" d="M-64 0L-54 -26L-36 -44L-26 -78L-4 -92L18 -74M24 -48L46 -40L60 -12" {}
            path fill="none" stroke-width="2" stroke-opacity=".6" d="M-4 -92L10 -62L2 -40L16 -20L8 6M-36 -44L-20 -30L-28 -8M-26 -70L-12 -56M24 -48L32 -24M-44 -20L-38 0" {}
        }
        g id="epp-tuft" { path d=(tuft.path()) stroke="none" {} }
        @for (id, seed, lean) in PINES { g id=(id) { (pine_body(lean, &mut Hand::new(seed))) } }
        @for (id, seed) in LEAFY { g id=(id) { (leafy_body(&mut Hand::new(seed))) } }
    }
}

/// A pine of this height. A negative lean mirrors it.
pub(super) fn pine(wash: Wash, foot: Point, height: f32, lean: f32, hand: &mut Hand) -> Markup {
    inked(
        wash,
        MALACHITE,
        &stamp(PINES[(hand.chance() * 2.0) as usize].0, foot, height, lean),
    )
}

/// Several pines, given by foot and height.
pub(super) fn pines(wash: Wash, trees: &[(f32, f32, f32)], hand: &mut Hand) -> Markup {
    inked(
        wash,
        MALACHITE,
        &html! {
            @for (x, y, height) in trees {
                @let lean = hand.sway(1.0);
                (stamp(PINES[(hand.chance() * 2.0) as usize].0, (*x, *y), *height, lean))
            }
        },
    )
}

/// A leafy tree of this height.
pub(super) fn leafy(
    wash: Wash,
    foot: Point,
    height: f32,
    pigment: Pigment,
    hand: &mut Hand,
) -> Markup {
    let lean = hand.sway(1.0);
    inked(
        wash,
        pigment,
        &stamp(LEAFY[(hand.chance() * 2.0) as usize].0, foot, height, lean),
    )
}

/// Stamps in one colour, with its dark tone for trunks and shade.
fn inked(wash: Wash, pigment: Pigment, stamps: &Markup) -> Markup {
    let dark = wash.mix(INK, pigment, 0.3);
    html! { g color=(wash.mix(pigment, INK, 0.22)) fill=(dark) stroke=(dark) { (stamps) } }
}

fn stamp(id: &str, foot: Point, height: f32, lean: f32) -> Markup {
    let size = (height.round() / 100.0).to_string();
    let size = size.trim_start_matches('0');
    let scale = if lean < 0.0 {
        format!("-{size} {size}")
    } else {
        size.to_owned()
    };
    html! { use href={ "#" (id) } transform={ "translate(" (foot.0) " " (foot.1) ")scale(" (scale) ")" } {} }
}

/// Rocks at the water's edge with reeds beside them, given by foot and height.
pub(super) fn shore(wash: Wash, rocks: &[(f32, f32, f32)], hand: &mut Hand) -> Markup {
    let ink = wash.mix(INK, MALACHITE, 0.2);
    html! {
        g color=(wash.mix(STONE, INDIGO, 0.3)) fill=(ink) stroke=(ink) {
            @for (x, y, height) in rocks { (stamp("epp-rock", (*x, *y), *height, hand.sway(1.0))) }
        }
    }
}

/// A fan of long needles, as seen from near.
pub(super) fn tuft(wash: Wash, at: Point, reach: f32, dark: f32) -> Markup {
    let paint = wash.mix(MALACHITE, INK, dark);
    html! { use href="#epp-tuft" transform={ "translate(" (at.0) " " (at.1) ")scale(" (reach / 100.0) ")" } fill=(paint) {} }
}

/// A bent trunk, and flat clouds of needles on alternate sides.
fn pine_body(lean: f32, hand: &mut Hand) -> Markup {
    let top = (lean, -100.0);
    let bend = hand.between(8.0, 14.0);
    let on_trunk = |part: f32| {
        (
            lean * part + part * (1.0 - part) * 1.7 * bend,
            -100.0 * part,
        )
    };
    let mut wood = Strokes::stamp();
    wood.touch((0.0, 2.0), top, bend, 5.5);
    let mut clouds = Strokes::stamp();
    let mut needles = Strokes::stamp();
    for tier in 0..7_u8 {
        let part = 0.4 + 0.6 * f32::from(tier) / 6.0;
        let side = if tier % 2 == 0 { 1.0 } else { -1.0 };
        let reach = (38.0 - 24.0 * part) * hand.between(0.85, 1.3);
        let from = on_trunk(part - 0.05);
        let centre = if tier == 6 {
            top
        } else {
            (from.0 + side * reach * 0.85, from.1 - reach * 0.16)
        };
        wood.touch(from, centre, side * -1.5, 1.5);
        cloud(&mut clouds, centre, reach, hand);
        for turn in 0..7_u8 {
            let across = (f32::from(turn) - 3.0) / 3.0 * reach * 0.86;
            let at = (
                centre.0 + across * 0.8 + hand.sway(1.5),
                centre.1 + reach * hand.between(0.02, 0.14),
            );
            let tip = (at.0 + across * 0.26, at.1 - reach * hand.between(0.3, 0.52));
            needles.go(at).line(tip);
        }
    }
    html! {
        path d=(wood.path()) stroke="none" {}
        path d=(clouds.path()) fill="currentColor" stroke="none" {}
        path d=(needles.path()) stroke-width="1.500" stroke-opacity=".8" {}
    }
}

/// A flat-bottomed cloud of needles.
fn cloud(strokes: &mut Strokes, centre: Point, reach: f32, hand: &mut Hand) {
    let (x, y) = centre;
    let mut lift = || y - reach * hand.between(0.34, 0.54);
    strokes.go((x - reach, y + reach * 0.08));
    strokes.curve(
        (x - reach * 0.95, y - reach * 0.22),
        (x - reach * 0.55, y - reach * 0.2),
    );
    strokes.curve((x - reach * 0.35, lift()), (x, y - reach * 0.32));
    strokes.curve(
        (x + reach * 0.4, lift()),
        (x + reach * 0.6, y - reach * 0.18),
    );
    strokes.curve(
        (x + reach * 0.98, y - reach * 0.16),
        (x + reach, y + reach * 0.06),
    );
    strokes.curve((x, y + reach * 0.2), (x - reach, y + reach * 0.08));
}

/// A forked trunk under crowns of dabs, lit from the left.
fn leafy_body(hand: &mut Hand) -> Markup {
    let mut wood = Strokes::stamp();
    wood.touch((0.0, 2.0), (4.0, -66.0), 5.0, 4.4);
    wood.touch((2.0, -40.0), (-26.0, -72.0), 4.0, 2.4);
    wood.touch((3.0, -46.0), (24.0, -66.0), -4.0, 2.2);
    let mut tones = [Strokes::stamp(), Strokes::stamp(), Strokes::stamp()];
    for (x, y, wide, high, count) in [
        (21.0, -62.0, 25.0, 15.0, 40_u8),
        (-21.0, -67.0, 26.0, 16.0, 40),
        (2.0, -83.0, 29.0, 16.0, 46),
    ] {
        for _ in 0..count {
            let (dx, dy) = (hand.sway(1.0), hand.sway(1.0));
            if dx * dx + dy * dy > 1.0 {
                continue;
            }
            let light = dx * 0.5 + dy * 0.8 + hand.sway(0.5);
            let tone = if light < -0.3 {
                2
            } else {
                usize::from(light < 0.3)
            };
            tones[tone].dab((x + dx * wide, y + dy * high));
        }
    }
    html! {
        path d=(wood.path()) stroke="none" {}
        path d=(tones[0].path()) stroke-width="8" stroke-opacity=".6" {}
        path d=(tones[1].path()) stroke="currentColor" stroke-width="7" {}
        path d=(tones[2].path()) stroke="currentColor" stroke-width="6" {}
        path d=(tones[2].path()) stroke=(CHALK.pure()) stroke-opacity=".4" stroke-width="4" {}
    }
}

/// Blossom scattered along a bough: petals of two tones and a few red hearts.
pub(super) fn blossom(
    wash: Wash,
    along: &[Point],
    spread: f32,
    count: u16,
    size: f32,
    hand: &mut Hand,
) -> Markup {
    let mut petals = [Strokes::new(), Strokes::new(), Strokes::new()];
    let mut hearts = Strokes::new();
    for index in 0..count {
        let at = hand.chance() * (along.len() - 1) as f32;
        let (from, to) = (
            along[at as usize],
            along[(at as usize + 1).min(along.len() - 1)],
        );
        let spot = (
            from.0 + (to.0 - from.0) * at.fract() + hand.sway(spread),
            from.1 + (to.1 - from.1) * at.fract() + hand.sway(spread),
        );
        petals[usize::from(index % 3)].dab(spot);
        if index % 6 == 0 {
            hearts.dab(spot);
        }
    }
    html! {
        (petals[0].draw(&wash.mix(ROSE, VERMILION, 0.25), size))
        (petals[1].draw(&wash.of(ROSE), size * 1.15))
        (petals[2].draw(&wash.mix(ROSE, CHALK, 0.6), size))
        (hearts.draw(&wash.mix(VERMILION, OCHRE, 0.2), size * 0.35))
    }
}

/// A stalk of bamboo with its knots and a few leaves at the top.
pub(super) fn bamboo(wash: Wash, foot: Point, height: f32, lean: f32, hand: &mut Hand) -> Markup {
    let mut stalk = Strokes::new();
    let mut leaves = Strokes::new();
    let at = |part: f32| (foot.0 + lean * part * part, foot.1 - height * part);
    for joint in 0..6_u8 {
        let (from, to) = (
            at(f32::from(joint) / 6.0),
            at((f32::from(joint) + 0.93) / 6.0),
        );
        stalk.go(from).line(to);
    }
    for _ in 0..14 {
        let from = at(hand.between(0.4, 1.0));
        let tip = (
            from.0 + hand.sway(height * 0.18),
            from.1 + hand.between(0.02, 0.17) * height,
        );
        leaves.touch(from, tip, hand.sway(1.0), height * 0.016);
    }
    html! {
        (stalk.draw(&wash.mix(MALACHITE, OCHRE, 0.35), height * 0.028))
        (leaves.fill(&wash.mix(MALACHITE, INK, 0.45)))
    }
}
