//! What stands on the near layers: the eternal bridge, temple, dragon kiln, kaolin mine, river
//! market, noble ox, bronze forge and palace market.

use maud::{Markup, html};

use super::brush::{Hand, Strokes, rough};
use super::builder::{Hall, Roof, hall, roof, stall};
use super::land::ripples;
use super::trees::{leafy, pine};
use super::wash::{
    AZURITE, CELADON, CHALK, GOLD, INDIGO, INK, MALACHITE, OCHRE, ROSE, STONE, VERMILION, WOOD,
    Wash,
};

/// A long bridge on many arches that leaves the picture at the right, a roofed house upon it.
pub(super) fn eternal_bridge(wash: Wash) -> Markup {
    let mut hand = Hand::new(21);
    let mut body = Strokes::new();
    body.go((388., 231.))
        .curve((440., 212.), (500., 208.))
        .curve((560., 204.), (612., 210.))
        .line((612., 236.));
    let mut x = 602.;
    let mut mirror = Strokes::new();
    let mut vault = Strokes::new();
    for (width, high) in [(34., 19.), (34., 19.), (32., 17.), (28., 14.), (22., 10.)] {
        body.line((x, 236.)).arch((x - width, 236.), high);
        mirror
            .go((x, 237.5))
            .arch((x - width, 237.5), -high * 0.8)
            .close();
        vault
            .go((x, 236.))
            .arch((x - width, 236.), high)
            .line((x - width + 3., 236.))
            .arch((x, 236.), high * 0.86)
            .close();
        x -= width + 7.;
    }
    let mut posts = Strokes::new();
    let deck = |x: f32| 231. - 24.6 * (1. - ((600. - x) / 212.).powi(2)).max(0.);
    let mut at = 396.;
    while at < 600. {
        posts.go((at, deck(at))).line((at, deck(at) - 5.));
        at += 8.;
    }
    html! {
        (mirror.wash(&wash.of(INDIGO), 0.12))
        (body.fill(&wash.mix(CHALK, STONE, 0.4)))
        (vault.fill(&wash.mix(STONE, INK, 0.35)))
        (Strokes::new().go((392., 232.)).curve((442., 215.), (500., 211.)).curve((560., 207.), (612., 213.)).faint(&wash.mix(STONE, INK, 0.5), 0.6, 0.6))
        (body.faint(&wash.mix(STONE, INK, 0.7), 0.7, 0.8))
        (posts.draw(&wash.mix(CHALK, STONE, 0.75), 1.2))
        (Strokes::new().go((394., 224.)).curve((442., 207.), (500., 203.)).curve((560., 199.), (612., 204.6)).draw(&wash.mix(CHALK, STONE, 0.75), 1.1))
        (hall(wash, &Hall { foot: (508., 208.), width: 40., height: 14., roof: 10., tiles: INDIGO, bays: 5, roofs: 1 }))
        (ripples(wash, (400., 590.), (238., 250.), &mut hand, 7))
        (leafy(wash, (398., 230.), 18., MALACHITE, &mut hand))
    }
}

/// A great hall on stone steps, incense before it.
pub(super) fn temple(wash: Wash) -> Markup {
    let mut hand = Hand::new(22);
    let mut steps = Strokes::new();
    for step in 0..4_u8 {
        let inset = f32::from(step) * 2.;
        steps.bar(
            48. + inset * 0.5,
            244. - f32::from(step) * 2.2,
            30. - inset,
            2.2,
        );
    }
    let mut smoke = Strokes::new();
    smoke.touch((95., 236.), (92., 222.), 2.4, 0.8);
    smoke.touch((92., 223.), (96., 207.), -2.6, 0.9);
    html! {
        (pine(wash, (13., 244.), 40., -2., &mut hand))
        (hall(wash, &Hall { foot: (62., 240.), width: 62., height: 25., roof: 15., tiles: MALACHITE, bays: 5, roofs: 2 }))
        (Strokes::new().bar(20., 239., 84., 7.).fill(&wash.mix(CHALK, STONE, 0.5)))
        (Strokes::new().bar(20., 243.5, 84., 3.).fill(&wash.of(STONE)))
        (steps.fill(&wash.mix(CHALK, STONE, 0.2)))
        (steps.faint(&wash.mix(STONE, INK, 0.4), 0.4, 0.9))
        (smoke.wash(&wash.of(INDIGO), 0.55))
        (Strokes::new().go((91.4, 236.)).curve((95., 243.), (98.6, 236.)).close().fill(&wash.mix(GOLD, INK, 0.45)))
        (Strokes::new().go((93., 240.)).line((92., 243.6)).go((97., 240.)).line((98., 243.6)).draw(&wash.mix(GOLD, INK, 0.5), 1.))
    }
}

/// A kiln that climbs the hill like a dragon: humped chambers, each with its fire hole.
pub(super) fn dragon_kiln(wash: Wash) -> Markup {
    let mut humps = Strokes::new();
    let mut tops = Strokes::new();
    let mut holes = Strokes::new();
    let mut glow = Strokes::new();
    for chamber in 0..6_u8 {
        let n = f32::from(chamber);
        let (x, y) = (258. + n * 16.4, 254. - n * 8.6 - n * n * 0.1);
        let size = 20. - n * 0.6;
        humps
            .go((x, y))
            .curve((x + 1., y - size), (x + size * 0.56, y - size * 0.9));
        humps
            .curve((x + size * 1.1, y - size * 0.84), (x + size * 1.12, y - 6.))
            .line((x + size * 1.1, y))
            .close();
        tops.go((x + 0.6, y - size * 0.5))
            .curve((x + 3., y - size * 0.96), (x + size * 0.56, y - size * 0.9))
            .curve(
                (x + size, y - size * 0.84),
                (x + size * 1.1, y - size * 0.5),
            );
        holes
            .go((x + 5., y - 1.))
            .line((x + 5., y - 6.))
            .curve((x + 8., y - 11.), (x + 11., y - 6.))
            .line((x + 11., y - 1.))
            .close();
        glow.go((x + 6.4, y - 1.))
            .line((x + 6.4, y - 5.))
            .curve((x + 8., y - 8.), (x + 9.8, y - 5.))
            .line((x + 9.8, y - 1.))
            .close();
    }
    let mut smoke = Strokes::new();
    smoke.touch((359., 192.), (346., 189.), -3., 2.2);
    smoke.touch((350., 190.), (334., 190.), 3., 2.2);
    smoke.touch((338., 191.), (318., 194.), -3., 1.8);
    let mut jars = Strokes::new();
    for (x, y) in [(266., 257.), (274., 258.), (283., 256.)] {
        jars.go((x - 1.6, y - 7.))
            .curve((x - 4.6, y - 3.), (x - 1.8, y))
            .line((x + 1.8, y))
            .curve((x + 4.6, y - 3.), (x + 1.6, y - 7.))
            .close();
    }
    html! {
        (smoke.wash(&wash.mix(INDIGO, STONE, 0.5), 0.6))
        (Strokes::new().shape(&[(354., 206.), (356., 192.), (362., 192.), (365., 206.)]).fill(&wash.mix(WOOD, OCHRE, 0.25)))
        (Strokes::new().bar(355., 190.6, 8., 2.4).fill(&wash.mix(WOOD, INK, 0.4)))
        (humps.fill(&wash.mix(WOOD, OCHRE, 0.55)))
        (humps.faint(&wash.mix(WOOD, INK, 0.6), 0.8, 0.8))
        (tops.draw(&wash.mix(OCHRE, CHALK, 0.3), 1.6))
        (holes.fill(&wash.mix(INK, WOOD, 0.2)))
        (glow.fill(&wash.mix(VERMILION, GOLD, 0.4)))
        (jars.fill(&wash.mix(AZURITE, CHALK, 0.45)))
        (jars.faint(&wash.of(INDIGO), 0.6, 0.9))
    }
}

/// White terraces above a calm meadow, the timbered mouth of the mine, baskets of clay.
pub(super) fn kaolin_mine(wash: Wash) -> Markup {
    let mut hand = Hand::new(29);
    let mut white = Strokes::new();
    let mut under = Strokes::new();
    let mut edge = Strokes::new();
    let mut cracks = Strokes::new();
    for (left, right, y, high) in [
        (450., 486., 251., 9.),
        (437., 500., 260., 10.),
        (424., 512., 270., 11.),
    ] {
        let reach = right - left;
        let rim = [
            (left, y + 3.),
            (left + reach * 0.2, y - 2.),
            (left + reach * 0.5, y - 4.),
            (left + reach * 0.8, y - 2.),
            (right, y + 3.),
        ];
        let rim = rough(&rim, &mut hand, 0.07, 1);
        let toe = [
            (right - 4., y + high),
            (left + reach * 0.7, y + high - 4.),
            (left + reach * 0.4, y + high - 3.),
            (left + 4., y + high),
        ];
        let toe = rough(&toe, &mut hand, 0.1, 1);
        white.go(rim[0]).through(&rim).through(&toe).close();
        under
            .go(toe[0])
            .through(&toe)
            .line((left + reach * 0.4, y + high - 6.))
            .line((left + reach * 0.7, y + high - 7.))
            .close();
        for pair in rim.windows(3).step_by(2) {
            edge.touch(pair[0], pair[2], hand.sway(0.4), hand.between(0.3, 0.9));
        }
        for _ in 0..4 {
            let x = hand.between(left + 6., right - 6.);
            cracks.hair(
                (x, y + hand.between(0., 2.)),
                (x + hand.sway(1.), y + hand.between(3., 7.)),
                0.6,
            );
        }
    }
    let mut flowers = [Strokes::new(), Strokes::new()];
    let mut grass = Strokes::new();
    for index in 0..46_u8 {
        let spot = (hand.between(386., 536.), hand.between(282., 291.));
        if index % 3 == 0 {
            flowers[usize::from(index % 2)].dab((spot.0, spot.1 - 1.6));
        } else {
            grass
                .go(spot)
                .line((spot.0 + hand.sway(1.4), spot.1 - hand.between(2.4, 4.6)));
        }
    }
    let mut baskets = Strokes::new();
    let mut clay = Strokes::new();
    for x in [424., 434., 486., 494.] {
        baskets
            .go((x - 4., 276.))
            .line((x - 2.8, 282.))
            .line((x + 2.8, 282.))
            .line((x + 4., 276.))
            .close();
        clay.go((x - 4., 276.))
            .curve((x, 270.4), (x + 4., 276.))
            .close();
    }
    html! {
        (white.fill(&wash.mix(CHALK, STONE, 0.08)))
        (under.wash(&wash.of(STONE), 0.4))
        (edge.wash(&wash.of(INK), 0.5))
        (cracks.faint(&wash.of(INK), 0.5, 0.4))
        (Strokes::new().go((452., 281.)).line((453.4, 265.)).line((472., 265.)).line((474., 281.)).close().fill(&wash.mix(INK, WOOD, 0.25)))
        (Strokes::new().go((452., 281.)).line((453.4, 264.)).go((474., 281.)).line((472., 264.)).go((449.6, 264.4)).line((476., 264.4)).draw(&wash.of(WOOD), 2.4))
        (clay.fill(&wash.of(CHALK)))
        (baskets.fill(&wash.mix(OCHRE, WOOD, 0.45)))
        (grass.draw(&wash.mix(MALACHITE, INK, 0.35), 0.7))
        (flowers[0].draw(&wash.of(ROSE), 1.9))
        (flowers[1].draw(&wash.of(CHALK), 1.9))
    }
}

/// Boats under mats and awnings, heaped with goods, side by side on the river.
pub(super) fn river_market(wash: Wash) -> Markup {
    let mut hand = Hand::new(31);
    let boat = |x: f32, y: f32, length: f32| {
        let mut hull = Strokes::new();
        hull.go((x, y - length * 0.1)).curve(
            (x + length * 0.12, y + 1.),
            (x + length * 0.3, y + length * 0.1),
        );
        hull.line((x + length * 0.76, y + length * 0.1))
            .curve((x + length * 0.92, y), (x + length, y - length * 0.13));
        hull.curve((x + length * 0.5, y + length * 0.07), (x, y - length * 0.1))
            .close();
        hull
    };
    let mat = |x: f32, y: f32, w: f32, h: f32| {
        let mut mat = Strokes::new();
        mat.go((x, y))
            .curve((x, y - h * 1.2), (x + w / 2., y - h * 1.2))
            .curve((x + w, y - h * 1.2), (x + w, y))
            .close();
        mat
    };
    let mut ribs = Strokes::new();
    for x in [138., 143., 148., 153., 158.] {
        ribs.go((x - 1., 283.))
            .curve((x + 0.4, 271.), (x + 2., 270.));
    }
    html! {
        (boat(178., 281., 56.).fill(&wash.mix(WOOD, INK, 0.35)))
        (Strokes::new().dab((192., 278.)).dab((197., 279.)).dab((195., 275.)).draw(&wash.mix(GOLD, OCHRE, 0.4), 5.))
        (Strokes::new().go((206., 281.)).line((206., 266.)).go((226., 280.)).line((226., 266.)).draw(&wash.of(WOOD), 1.1))
        (Strokes::new().go((203., 267.)).curve((216., 260.), (229., 267.)).line((229., 270.)).curve((216., 264.), (203., 270.)).close().fill(&wash.of(VERMILION)))
        (Strokes::new().dab((211., 278.4)).dab((217., 279.)).dab((223., 278.)).draw(&wash.of(CELADON), 4.6))
        (boat(122., 284., 60.).fill(&wash.mix(WOOD, INK, 0.2)))
        (mat(136., 284., 25., 12.).fill(&wash.mix(OCHRE, WOOD, 0.35)))
        (ribs.faint(&wash.mix(WOOD, INK, 0.4), 0.7, 0.8))
        (Strokes::new().touch((171., 283.), (170., 271.), 0.6, 2.2).fill(&wash.of(INDIGO)))
        (Strokes::new().dab((170., 271.6)).dab((220., 285.)).draw(&wash.mix(OCHRE, WOOD, 0.3), 3.4))
        (Strokes::new().go((165.6, 271.)).curve((170., 264.), (174.6, 271.)).close().fill(&wash.mix(OCHRE, WOOD, 0.25)))
        (Strokes::new().touch((177., 264.), (163., 296.), 1., 0.8).fill(&wash.mix(WOOD, INK, 0.4)))
        (boat(176., 297., 58.).fill(&wash.mix(WOOD, INK, 0.1)))
        (Strokes::new().dab((191., 294.)).dab((198., 295.)).dab((194.6, 290.)).draw(&wash.of(CHALK), 5.4))
        (Strokes::new().dab((206., 295.)).dab((212., 295.4)).dab((209., 291.)).draw(&wash.of(VERMILION), 4.6))
        (Strokes::new().touch((221., 295.), (220., 284.), -0.6, 2.2).fill(&wash.of(MALACHITE)))
        (Strokes::new().go((215.6, 284.4)).curve((220., 277.), (224.8, 284.4)).close().fill(&wash.mix(OCHRE, WOOD, 0.25)))
        (ripples(wash, (116., 244.), (288., 308.), &mut hand, 10))
    }
}

/// The noble ox, in a few broad strokes of ink.
pub(super) fn noble_ox(wash: Wash) -> Markup {
    let mut hand = Hand::new(33);
    let (body, light) = (wash.mix(INK, WOOD, 0.35), wash.mix(INK, STONE, 0.45));
    let mut grass = Strokes::new();
    for _ in 0..24 {
        let x = hand.between(250., 342.);
        grass.touch(
            (x, 317.),
            (x + hand.sway(3.), 317. - hand.between(3., 7.)),
            0.,
            0.7,
        );
    }
    html! {
        g transform="translate(254 262)" {
            path fill=(body) d="M17 20C24 12 34 11 44 13C56 11 70 12 75 20C79 27 78 34 76 39L77 53H70L69 41C62 43 52 43 45 42L44 53H37L36 41C31 40 27 38 25 34C22 37 18 38 14 36C9 38 4 37 4 33C4 30 8 28 10 25C11 22 13 20 17 20Z" {}
            path fill=(body) d="M30 38L31 53H25L25 36ZM62 40L63 53H57L57 41Z" opacity=".8" {}
            path fill=(light) d="M38 14C50 12 64 13 71 19C60 17 50 18 44 22C38 26 32 22 26 22C29 17 33 15 38 14Z" opacity=".75" {}
            path fill="none" stroke=(body) stroke-width="1.6" d="M76 21C81 26 80 34 82 41" {}
            path fill=(body) d="M80.500 39L84 47L81 48Z" {}
            path fill=(wash.mix(OCHRE, CHALK, 0.5)) d="M13 20C6 17 3 10 7 3C8 10 12 14 18 16ZM19 18C23 14 24 8 20 2C28 7 28 16 22 20Z" {}
            path fill=(body) d="M22 22L30 21L25 26Z" {}
            path fill=(wash.of(CHALK)) d="M12.500 26.500A1.100 1.100 0 1 0 12.600 26.500Z" {}
            path fill="none" stroke=(wash.of(VERMILION)) stroke-width="1.500" d="M7 31C10 30 13 31 15 34M24 33C27 30 31 22 30 16" {}
            path fill="none" stroke=(wash.mix(INK, STONE, 0.2)) stroke-width=".8" opacity=".8" d="M32 24C31 30 33 35 36 39M66 22C69 27 69 33 67 38M44 26C46 31 50 34 55 35" {}
        }
        (grass.fill(&wash.mix(MALACHITE, INK, 0.3)))
    }
}

/// An open shed with the furnace in it, and the finished vessel on three legs.
pub(super) fn bronze_forge(wash: Wash) -> Markup {
    let mut hand = Hand::new(34);
    let bronze = wash.mix(MALACHITE, GOLD, 0.35);
    let dark = wash.mix(MALACHITE, INK, 0.55);
    let mut sparks = Strokes::new();
    for _ in 0..14 {
        sparks.dab((hand.between(413., 436.), hand.between(312., 328.)));
    }
    html! {
        (pine(wash, (486., 344.), 46., -3., &mut hand))
        (Strokes::new().bar(402., 314., 50., 30.).fill(&wash.mix(INK, WOOD, 0.35)))
        (Strokes::new().go((409., 344.)).curve((409., 322.), (424., 320.)).curve((439., 322.), (439., 344.)).close().fill(&wash.mix(WOOD, VERMILION, 0.35)))
        (Strokes::new().go((416., 344.)).curve((416., 331.), (424., 330.)).curve((432., 331.), (432., 344.)).close().fill(&wash.of(VERMILION)))
        (Strokes::new().touch((424., 344.), (422., 330.), 3., 4.).fill(&wash.mix(GOLD, CHALK, 0.25)))
        (sparks.draw(&wash.mix(GOLD, VERMILION, 0.2), 0.9))
        (Strokes::new().bar(400., 314., 3., 31.).bar(451., 314., 3., 31.).fill(&wash.mix(WOOD, VERMILION, 0.25)))
        (roof(wash, &Roof { eave: (427., 315.), half: 36., pointed: false, height: 15., tiles: INDIGO }))
        (Strokes::new().shape(&[(432., 304.), (433., 290.), (440., 290.), (441., 304.)]).fill(&wash.mix(WOOD, STONE, 0.4)))
        (Strokes::new().touch((437., 290.), (449., 284.), 3., 2.).touch((445., 287.), (462., 287.), -3., 2.).wash(&wash.of(INDIGO), 0.45))
        g transform="translate(470 322)" {
            path fill=(dark) d="M-9 8L-7 25H-3.500L-3 12ZM9 8L7 25H3.500L3 12ZM-1.500 12H1.500L1 23H-1Z" {}
            path fill=(bronze) d="M-13 0H13C13 10 8 15 0 15C-8 15 -13 10 -13 0Z" {}
            path fill=(dark) d="M3 0H13C13 10 8 15 0 15C6 12 6 4 3 0Z" opacity=".5" {}
            path fill="none" stroke=(bronze) stroke-width="2" d="M-10 0V-7H-5V0M10 0V-7H5V0" {}
            path fill="none" stroke=(dark) stroke-width="1" d="M-14 0H14M-12 5H12M-8 8.500H-4.500V11M8 8.500H4.500V11M-2 8.500H2V11" {}
        }
    }
}

/// Awnings and parasols before a palace gate with a golden roof.
pub(super) fn palace_market(wash: Wash) -> Markup {
    let mut hand = Hand::new(35);
    let mut people = [Strokes::new(), Strokes::new(), Strokes::new()];
    let mut heads = Strokes::new();
    for (index, x) in [148., 158., 186., 195., 203.].into_iter().enumerate() {
        people[index % 3].touch((x, 354.), (x + 0.5, 341.), 0., 2.6);
        heads.dab((x + 0.4, 340.4));
    }
    html! {
        (leafy(wash, (106., 352.), 38., CELADON, &mut hand))
        (hall(wash, &Hall { foot: (170., 349.), width: 62., height: 20., roof: 13., tiles: GOLD, bays: 5, roofs: 2 }))
        (Strokes::new().bar(112., 338., 30., 12.).bar(200., 338., 36., 12.).fill(&wash.mix(VERMILION, OCHRE, 0.15)))
        (Strokes::new().go((110., 338.)).line((140., 338.)).go((202., 338.)).line((238., 338.)).draw(&wash.mix(GOLD, INK, 0.15), 3.))
        (stall(wash, (125., 354.), 28., 26., INDIGO))
        (stall(wash, (222., 354.), 30., 27., MALACHITE))
        (people[0].fill(&wash.of(INDIGO)))
        (people[1].fill(&wash.mix(CHALK, OCHRE, 0.3)))
        (people[2].fill(&wash.of(ROSE)))
        (heads.draw(&wash.mix(INK, WOOD, 0.2), 3.))
        (Strokes::new().go((195., 336.)).line((195., 350.)).draw(&wash.of(WOOD), 0.9))
        (Strokes::new().go((186., 338.)).curve((195., 327.), (204., 338.)).curve((195., 336.), (186., 338.)).close().fill(&wash.of(VERMILION)))
    }
}
