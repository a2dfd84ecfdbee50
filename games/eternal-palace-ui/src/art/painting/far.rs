//! What stands on the far layers: fish market, academy, spring pavilion, forest, the bridge of
//! serenity and the quarry.

use maud::{Markup, html};

use super::brush::{Hand, Strokes};
use super::builder::{Hall, Roof, hall, pavilion, roof, stall};
use super::land::ripples;
use super::trees::{blossom, leafy, pine, pines as pines_of};
use super::wash::{
    CELADON, CHALK, GOLD, INDIGO, INK, MALACHITE, OCHRE, ROSE, STONE, VERMILION, WOOD, Wash,
};

/// Stalls on stilts over the water, a line of drying fish, two boats.
pub(super) fn fish_market(wash: Wash) -> Markup {
    let mut hand = Hand::new(11);
    let mut stilts = Strokes::new();
    for x in [262., 274., 286., 298., 310., 322., 334.] {
        stilts.go((x, 114.)).line((x + 0.4, 123.));
    }
    let mut fish = Strokes::new();
    for x in [303., 308., 313., 318., 323., 328.] {
        fish.touch((x, 99.5), (x + 0.4, 107.), 0.0, 1.9);
        fish.shape(&[(x + 0.4, 106.), (x + 1.8, 108.6), (x - 1.0, 108.6)]);
    }
    let mut boat = Strokes::new();
    boat.go((252., 122.))
        .curve((262., 129.), (274., 122.5))
        .curve((262., 124.6), (252., 122.))
        .close();
    boat.go((318., 124.))
        .curve((330., 131.), (343., 123.5))
        .curve((330., 126.6), (318., 124.))
        .close();
    html! {
        (Strokes::new().go((300., 98.)).line((300., 114.)).go((331., 98.)).line((331., 114.)).go((298., 99.)).curve((316., 101.), (333., 98.6)).draw(&wash.of(WOOD), 0.9))
        (fish.fill(&wash.mix(INDIGO, STONE, 0.3)))
        (stall(wash, (268., 113.), 19., 23., VERMILION))
        (stall(wash, (289., 113.), 18., 20., INDIGO))
        (Strokes::new().bar(256., 112.6, 82., 2.2).fill(&wash.of(WOOD)))
        (stilts.draw(&wash.mix(WOOD, INK, 0.4), 1.))
        (Strokes::new().dab((307., 110.4)).dab((313., 110.6)).dab((322., 110.4)).draw(&wash.mix(OCHRE, WOOD, 0.4), 3.6))
        (boat.fill(&wash.mix(WOOD, INK, 0.3)))
        (ripples(wash, (250., 350.), (125., 134.), &mut hand, 5))
    }
}

/// A court of study: a wall with a round gate, a hall of two roofs, a library beside it.
pub(super) fn academy(wash: Wash) -> Markup {
    let mut hand = Hand::new(12);
    let mut gate = Strokes::new();
    gate.go((176., 140.))
        .curve((170.4, 137.), (171., 132.))
        .curve((172.2, 126.4), (178., 126.));
    gate.curve((183.8, 126.4), (185., 132.))
        .curve((185.6, 137.), (180., 140.))
        .close();
    html! {
        (pine(wash, (207., 138.), 36., 3., &mut hand))
        (hall(wash, &Hall { foot: (150., 134.), width: 40., height: 17., roof: 12., tiles: INDIGO, bays: 5, roofs: 2 }))
        (hall(wash, &Hall { foot: (192., 134.), width: 18., height: 14., roof: 9., tiles: INDIGO, bays: 3, roofs: 1 }))
        (leafy(wash, (126., 138.), 26., CELADON, &mut hand))
        (Strokes::new().bar(122., 130., 92., 10.).fill(&wash.mix(CHALK, OCHRE, 0.1)))
        (Strokes::new().bar(122., 137.6, 92., 2.4).fill(&wash.mix(STONE, CHALK, 0.3)))
        (Strokes::new().go((120., 130.)).line((166., 130.)).go((190., 130.)).line((216., 130.)).draw(&wash.mix(INDIGO, INK, 0.3), 2.2))
        (Strokes::new().bar(166., 124., 24., 16.).fill(&wash.mix(CHALK, OCHRE, 0.1)))
        (gate.fill(&wash.mix(INDIGO, INK, 0.5)))
        (roof(wash, &Roof { eave: (178., 125.), half: 15., pointed: false, height: 5., tiles: INDIGO }))
    }
}

/// An open pavilion on a rock, a blossoming plum leaning over it.
pub(super) fn spring_pavilion(wash: Wash) -> Markup {
    let mut hand = Hand::new(13);
    let bough = [(432., 131.), (440., 118.), (452., 110.), (462., 110.)];
    let twig = [(440., 118.), (431., 108.), (426., 110.)];
    let mut trunk = Strokes::new();
    trunk.touch((429., 153.), (442., 116.), -4., 2.);
    trunk.touch((438., 122.), (463., 110.), 3., 1.1);
    trunk.touch((439., 120.), (427., 108.), -2., 0.9);
    html! {
        (pavilion(wash, (466., 150.), 42., 42., MALACHITE))
        (Strokes::new().bar(449., 150.5, 34., 2.4).fill(&wash.mix(STONE, CHALK, 0.4)))
        (trunk.fill(&wash.mix(WOOD, INK, 0.5)))
        (blossom(wash, &bough, 4.2, 46, 2.5, &mut hand))
        (blossom(wash, &twig, 3.6, 26, 2.4, &mut hand))
        (leafy(wash, (494., 154.), 16., CELADON, &mut hand))
        (Strokes::new().dab((447., 153.)).dab((455., 155.)).dab((438., 155.)).draw(&wash.of(ROSE), 1.4))
    }
}

/// Old pines coming down a slope.
pub(super) fn forest(wash: Wash) -> Markup {
    let mut hand = Hand::new(24);
    let pines = [
        (16., 138., 27.),
        (36., 146., 34.),
        (92., 166., 40.),
        (56., 152., 42.),
        (106., 170., 32.),
        (74., 164., 52.),
        (24., 162., 42.),
        (48., 170., 46.),
        (90., 175., 34.),
    ];
    pines_of(wash, &pines, &mut hand)
}

/// One high arch of pale stone and its mirror in the water; somebody stands there with a parasol.
pub(super) fn serenity(wash: Wash) -> Markup {
    let mut hand = Hand::new(15);
    let mut body = Strokes::new();
    body.go((268., 181.))
        .curve((298., 176.), (312., 161.))
        .curve((330., 144.5), (348., 161.))
        .curve((362., 176.), (392., 180.));
    body.line((392., 184.))
        .line((356., 184.))
        .arch((304., 184.), 24.)
        .line((268., 184.))
        .close();
    let mut mirror = Strokes::new();
    mirror.go((304., 186.)).arch((356., 186.), -18.).close();
    let mut joints = Strokes::new();
    for (x, y, to) in [
        (318., 161.6, 156.),
        (330., 159., 152.6),
        (342., 161.6, 156.),
        (309., 168., 164.),
        (351., 168., 164.),
    ] {
        joints.go((x, y)).line((x + (x - 330.) * 0.1, to));
    }
    let mut posts = Strokes::new();
    for (x, y) in [
        (284., 178.),
        (295., 173.6),
        (305., 167.),
        (313., 159.6),
        (322., 154.),
        (338., 154.),
        (347., 159.6),
        (355., 167.),
        (365., 173.6),
        (376., 177.6),
    ] {
        posts.go((x, y)).line((x, y - 5.2));
    }
    html! {
        (mirror.wash(&wash.of(INDIGO), 0.12))
        (body.fill(&wash.mix(CHALK, STONE, 0.35)))
        (Strokes::new().go((304., 184.)).arch((356., 184.), 24.).line((353., 184.)).arch((304., 184.), 22.4).close().fill(&wash.mix(STONE, INK, 0.45)))
        (joints.faint(&wash.of(INK), 0.6, 0.5))
        (Strokes::new().go((268., 180.6)).curve((298., 176.), (312., 161.)).curve((330., 144.5), (348., 161.)).curve((362., 176.), (392., 179.6)).draw(&wash.mix(STONE, INK, 0.5), 1.1))
        (Strokes::new().go((282., 174.)).curve((300., 170.), (313., 155.)).curve((330., 140.5), (347., 155.)).curve((360., 170.), (378., 173.6)).draw(&wash.mix(CHALK, STONE, 0.6), 1.1))
        (posts.draw(&wash.mix(CHALK, STONE, 0.6), 1.2))
        (Strokes::new().touch((334., 152.6), (335., 143.), 0., 1.9).fill(&wash.of(VERMILION)))
        (Strokes::new().dab((335., 142.6)).draw(&wash.mix(CHALK, OCHRE, 0.5), 2.2))
        (Strokes::new().go((329., 141.6)).curve((335., 134.4), (341.4, 141.6)).close().fill(&wash.of(GOLD)))
        (ripples(wash, (284., 380.), (188., 202.), &mut hand, 6))
        (leafy(wash, (262., 180.), 22., MALACHITE, &mut hand))
        (leafy(wash, (398., 180.), 18., MALACHITE, &mut hand))
    }
}

/// A cliff cut in steps, blocks at its foot, and a hoist with a stone on its rope.
pub(super) fn quarry(wash: Wash) -> Markup {
    let mut hand = Hand::new(16);
    let (light, face, dark) = (
        wash.mix(CHALK, OCHRE, 0.22),
        wash.mix(STONE, OCHRE, 0.3),
        wash.mix(STONE, INK, 0.3),
    );
    let (mut lit, mut front, mut side, mut cuts) = (
        Strokes::new(),
        Strokes::new(),
        Strokes::new(),
        Strokes::new(),
    );
    // Rough-hewn: no edge is quite straight, no corner quite square.
    let mut hew = |x: f32, y: f32, w: f32, h: f32, back: f32| {
        let mut near = |x: f32, y: f32| (x + hand.sway(back * 0.16), y + hand.sway(back * 0.14));
        let (a, b, c) = (near(x, y), near(x + w * 0.5, y), near(x + w, y));
        let (d, e) = (
            near(x + w + back, y - back * 0.62),
            near(x + back, y - back * 0.62),
        );
        let (f, g, h2) = (
            near(x + w + back, y + h - back * 0.62),
            near(x + w, y + h),
            near(x, y + h),
        );
        lit.shape(&[a, b, c, d, e]);
        front.shape(&[a, b, c, g, h2]);
        side.shape(&[c, d, f, g]);
        let mut at = x + 3.;
        while at < x + w - 2. {
            cuts.hair(
                (at, y + hand.between(0.5, 2.)),
                (at + hand.sway(1.), y + h * hand.between(0.5, 0.95)),
                hand.sway(0.9),
            );
            at += hand.between(3.5, 8.);
        }
        cuts.go(a).line(c).line(g);
    };
    for (x, y, w, h, back) in [
        (160., 161., 14., 13., 7.),
        (175., 165., 14., 10., 6.),
        (151., 174., 20., 14., 7.),
        (172., 176., 26., 12., 7.),
        (144., 188., 27., 16., 7.),
        (172., 190., 36., 14., 7.),
        (214., 197., 9., 6.4, 3.4),
        (227., 199., 10., 6.4, 3.4),
        (219., 190.6, 8., 6.4, 3.2),
    ] {
        hew(x, y, w, h, back);
    }
    html! {
        (front.fill(&face))
        (lit.fill(&light))
        (side.fill(&dark))
        (cuts.faint(&wash.of(INK), 0.6, 0.55))
        (Strokes::new().go((214., 190.)).line((226., 156.)).line((238., 192.)).go((226., 156.)).line((229., 194.)).go((226., 156.)).line((204., 164.)).draw(&wash.mix(WOOD, INK, 0.2), 1.6))
        (Strokes::new().go((204., 164.)).line((204., 172.)).draw(&wash.of(INK), 0.6))
        (Strokes::new().bar(200., 172., 8., 5.4).fill(&light))
        (Strokes::new().bar(205.4, 172., 2.6, 5.4).fill(&dark))
    }
}
