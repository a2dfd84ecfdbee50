//! The ten features, each in its own free place: four in the sky, the tower on the right, and the
//! rest on the water and in the corners of the foreground.

use maud::{Markup, html};

use super::brush::{Hand, Point, Strokes};
use super::builder::{Roof, roof};
use super::ground::{Ground, Turf};
use super::land::{land, mist, moss, ripples};
use super::trees::{bamboo, blossom, tuft};
use super::wash::{
    CELADON, CHALK, Distance, GOLD, INDIGO, INK, MALACHITE, NEAR, OCHRE, PAPER, ROSE, STONE,
    VERMILION, WOOD, Wash,
};

pub(super) const CRAG: Ground = Ground {
    turf: Turf::Slope,
    top: &[
        (516., 190.),
        (528., 176.),
        (546., 172.),
        (572., 173.),
        (590., 180.),
        (606., 188.),
    ],
    foot: 204.,
    wrinkles: 10,
    moss: 12,
};
pub(super) const CORNER: Ground = Ground {
    turf: Turf::Bank,
    top: &[
        (478., 366.),
        (512., 351.),
        (544., 344.),
        (576., 340.),
        (612., 338.),
        (700., 366.),
    ],
    foot: 384.,
    wrinkles: 0,
    moss: 20,
};
pub(super) const GROVE: Ground = Ground {
    turf: Turf::Bank,
    top: &[
        (-110., 366.),
        (-16., 342.),
        (16., 340.),
        (48., 344.),
        (78., 351.),
        (112., 366.),
    ],
    foot: 384.,
    wrinkles: 0,
    moss: 20,
};

/// A slender pagoda of seven storeys on its crag.
pub(super) fn tower() -> Markup {
    let wash = Wash::through(0.26);
    let mut hand = Hand::new(51);
    html! {
        (land(wash, Distance::Middle, &CRAG, &mut hand))
        @for storey in 0..6_u8 {
            @let n = f32::from(storey);
            @let y = 174. - n * 15. + n * n * 0.2;
            @let wide = 1.2 - n * 0.11;
            use href="#epp-storey" transform={ "translate(563 " (y) ")scale(" (wide) " 1.100)" } {}
        }
        (Strokes::new().touch((563., 90.), (563., 68.), 0., 1.5).fill(&wash.mix(GOLD, INK, 0.2)))
        (Strokes::new().dab((563., 84.)).dab((563., 79.6)).draw(&wash.of(GOLD), 3.4))
        (moss(wash, CRAG.top, &mut hand, CRAG.moss))
    }
}

/// One storey, 20 wide, its foot at the origin.
fn storey(wash: Wash) -> Markup {
    html! {
        (Strokes::new().bar(-10., -10., 20., 10.).fill(&wash.mix(CHALK, OCHRE, 0.2)))
        (Strokes::new().bar(3., -10., 7., 10.).wash(&wash.of(INK), 0.2))
        (Strokes::new().bar(-2.4, -7.6, 4.8, 7.6).fill(&wash.mix(WOOD, INK, 0.4)))
        (Strokes::new().bar(-10.6, -10., 1.2, 10.).bar(9.4, -10., 1.2, 10.).fill(&wash.of(VERMILION)))
        (roof(wash, &Roof { eave: (0., -8.7), half: 16.2, pointed: false, height: 6., tiles: INDIGO }))
    }
}

/// The golden lion at the gate, one paw on a ball.
pub(super) fn lion() -> Markup {
    let (gold, deep, light) = (
        GOLD.pure(),
        NEAR.mix(GOLD, WOOD, 0.6),
        NEAR.mix(GOLD, CHALK, 0.55),
    );
    let ink = NEAR.mix(WOOD, INK, 0.6);
    html! {
        ellipse cx="366" cy="349" rx="27" ry="3.500" fill=(INK.pure()) fill-opacity=".25" {}
        (Strokes::new().shape(&[(343., 350.), (345., 338.), (388., 338.), (390., 350.)]).fill(&NEAR.mix(STONE, CHALK, 0.25)))
        (Strokes::new().bar(342., 335.6, 49., 3.).fill(&NEAR.mix(STONE, CHALK, 0.55)))
        (Strokes::new().shape(&[(372., 350.), (372., 338.6), (388., 338.6), (390., 350.)]).wash(&INK.pure(), 0.2))
        g transform="translate(344 290)" {
            path fill=(deep) d="M41 36C50 33 52 22 46 13C46 18 43 19 42 23C39 27 38 32 41 36Z" {}
            path fill=(light) d="M44 31C48 28 49 22 47 18C46 22 44 25 44 31Z" {}
            path fill=(gold) d="M12 46L13 33C10 29 12 24 17 24H33C42 27 46 38 44 46Z" {}
            path fill=(deep) fill-opacity=".45" d="M28 46C25 38 30 31 37 32C44 34 46 42 44 46ZM19 46L20 36L24 46Z" {}
            path fill="none" stroke=(deep) stroke-width="1.100" d="M28 45.500C25 38 30 31 37 32.500M12.500 45.500L13.500 34M19 45.500L20 36" {}
            @for (x, y) in [(6, 21), (5, 14), (8, 7), (14, 2), (21, 0), (28, 2), (33, 7), (36, 14), (34, 21), (29, 26), (11, 26), (20, 28)] {
                use href="#epp-curl" x=(x) y=(y) {}
            }
            path fill=(gold) d="M10 8C13 3 27 3 31 8C33 13 32 19 29 22C25 26 16 26 12 22C9 19 8 13 10 8Z" {}
            path fill=(deep) fill-opacity=".4" d="M25 5C29 6 31 8 31.500 10C33 14 32 19 29 22C27 24 25 25 23 25C29 20 29 11 25 5Z" {}
            path fill=(light) d="M10.500 10.500C12 6.500 17 6.500 19.500 10C16 9.500 13.500 9.500 10.500 10.500ZM21.500 10C24 6.500 29 6.500 30.500 10.500C27.500 9.500 25 9.500 21.500 10ZM16 17.500C15.500 14 18 13.500 20.500 14C23 13.500 25.500 14 25 17.500Z" {}
            path fill=(CHALK.pure()) d="M13.300 12.300A2.100 2.100 0 1 0 17.500 12.300A2.100 2.100 0 1 0 13.300 12.300ZM23.500 12.300A2.100 2.100 0 1 0 27.700 12.300A2.100 2.100 0 1 0 23.500 12.300Z" {}
            path fill=(ink) d="M14.300 12.500A1.200 1.200 0 1 0 16.700 12.500A1.200 1.200 0 1 0 14.300 12.500ZM24.300 12.500A1.200 1.200 0 1 0 26.700 12.500A1.200 1.200 0 1 0 24.300 12.500ZM17.500 16H23.500C22.500 17.800 18.500 17.800 17.500 16Z" {}
            path fill=(NEAR.mix(VERMILION, INK, 0.35)) d="M12.500 18.500C16 17.500 25 17.500 28.500 18.500C27.500 24 13.500 24 12.500 18.500Z" {}
            path fill=(CHALK.pure()) d="M14 18.200L15.500 20.800L17 18ZM24 18L25.500 20.800L27 18.200ZM18 18H23V19.300H18Z" {}
            path fill=(VERMILION.pure()) d="M13 30C18 33.500 25 33.500 30 29.500L30 32C25 36 18 36 13.500 33Z" {}
            path fill=(light) d="M19 34.500A2.400 2.400 0 1 0 23.800 34.500A2.400 2.400 0 1 0 19 34.500Z" {}
            circle cx="8" cy="41" r="5" fill=(deep) {}
            path fill="none" stroke=(light) stroke-width=".8" d="M4 38.500C7 40.500 10 40.500 12 38.500M3.500 43C7 41 10 41 12.500 43M8 36V46" {}
            path fill=(gold) d="M7 37C9 34.500 14 34 15 37L14 39H8Z" {}
        }
    }
}

/// The full moon behind a thread of cloud.
pub(super) fn moon() -> Markup {
    html! {
        circle cx="66" cy="44" r="36" fill="url(#epp-halo)" {}
        circle cx="66" cy="44" r="23" fill=(NEAR.mix(CHALK, GOLD, 0.14)) stroke=(NEAR.mix(OCHRE, STONE, 0.3)) stroke-width=".7" {}
        path fill=(NEAR.mix(OCHRE, CHALK, 0.5)) fill-opacity=".5" d="M72 27C82 31 87 42 84 52C82 59 75 65 68 66C78 58 80 40 72 27ZM56 37C60 35 63 38 60 41C57 43 53 40 56 37ZM59 53C63 51 67 54 64 57C61 59 56 56 59 53Z" {}
        (Strokes::new().touch((34., 57.), (96., 55.), -2., 2.6).touch((50., 62.), (106., 60.), 2., 1.8).wash(&PAPER.pure(), 0.9))
        (Strokes::new().touch((34., 58.6), (98., 56.6), -2., 0.5).touch((50., 63.), (108., 61.), 2., 0.5).wash(&INDIGO.pure(), 0.4))
    }
}

/// Two cranes on the wing.
pub(super) fn cranes() -> Markup {
    html! {
        (crane("translate(158 22)"))
        (crane("translate(214 44) scale(.72)"))
    }
}

fn crane(place: &str) -> Markup {
    let (white, ink, grey) = (CHALK.pure(), INK.pure(), NEAR.mix(STONE, CHALK, 0.4));
    html! {
        g transform=(place) {
            path fill="none" stroke=(ink) stroke-width="1" d="M30 25C40 27 48 29 56 33M30 26C40 29 47 32 54 36" {}
            path fill=(grey) d="M20 22C26 12 36 6 50 2C46 8 47 9 42 12C43 14 40 15 37 17C34 21 30 24 24 26Z" {}
            path fill=(white) d="M10 22C16 18 24 18 30 22C34 24 36 26 33 27C26 30 16 28 10 24Z" stroke=(ink) stroke-width=".5" {}
            path fill=(white) d="M14 21C12 12 8 6 2 0C14 2 24 8 29 20C26 25 20 25 14 21Z" stroke=(ink) stroke-width=".5" {}
            path fill=(ink) d="M2 0C7 5 8 8 10 12L7 7.500ZM2 0C9 1 15 3 20 7L13 5L17 10L9 5L13 11L6 5ZM50 2C44 4 40 6 37 9L43 8L38 13L44 10ZM31 22C37 24 38 27 35 29C35 26 33 25 29 26Z" {}
            path fill="none" stroke=(ink) stroke-width="2.100" d="M11 23C5 22 0 24 -6 27" {}
            path fill=(white) d="M8 22C6 23 6 24 8 24.500L12 24V22Z" {}
            path fill="none" stroke=(NEAR.mix(OCHRE, INK, 0.3)) stroke-width="1" d="M-7 27.200L-13 30" {}
            path fill="none" stroke=(VERMILION.pure()) stroke-width="1.700" d="M-5.500 25.800L-7 26.400" {}
        }
    }
}

/// A kite in the shape of a dragon, its tail in many joints.
pub(super) fn kite() -> Markup {
    let joints = [
        (322., 40., 8.6),
        (334., 47., 7.8),
        (346., 48., 7.),
        (357., 43., 6.4),
        (367., 37., 5.6),
        (376., 35., 4.8),
        (384., 38., 4.),
        (391., 43., 3.4),
    ];
    let mut scallops = [Strokes::new(), Strokes::new()];
    let mut ribbons = Strokes::new();
    for (index, (x, y, r)) in joints.into_iter().enumerate() {
        let disc = &mut scallops[index % 2];
        disc.go((x - r, y))
            .curve((x - r, y - r), (x, y - r))
            .curve((x + r, y - r), (x + r, y))
            .curve((x + r, y + r), (x, y + r))
            .curve((x - r, y + r), (x - r, y))
            .close();
        ribbons.touch((x, y - r), (x + 5., y - r * 1.9), 1.6, 0.9);
        ribbons.touch((x, y + r), (x + 5., y + r * 1.8), -1.6, 0.9);
    }
    html! {
        (Strokes::new().go((308., 42.)).curve((304., 66.), (284., 82.)).faint(&INK.pure(), 0.5, 0.6))
        (ribbons.fill(&NEAR.mix(GOLD, OCHRE, 0.2)))
        (Strokes::new().touch((393., 44.), (404., 56.), 2., 1.4).touch((393., 43.), (407., 48.), -2., 1.2).fill(&VERMILION.pure()))
        (scallops[1].fill(&NEAR.mix(GOLD, CHALK, 0.2)))
        (scallops[0].fill(&VERMILION.pure()))
        (scallops[0].faint(&NEAR.mix(VERMILION, INK, 0.5), 0.7, 0.8))
        (scallops[1].faint(&NEAR.mix(VERMILION, INK, 0.4), 0.7, 0.8))
        g transform="translate(290 18)" {
            path fill="none" stroke=(NEAR.mix(OCHRE, WOOD, 0.3)) stroke-width="1.600" d="M19 10C20 4 17 0 13 -3M24 9C27 4 27 0 25 -5M13 -1H9M25 -1L29 -3" {}
            path fill=(MALACHITE.pure()) d="M12 9C6 5 4 6 1 3C3 9 5 11 9 13ZM30 10C36 7 37 4 41 4C38 9 36 13 32 15ZM10 24C6 27 3 26 0 28C5 30 9 29 13 27Z" {}
            path fill=(VERMILION.pure()) d="M8 14C10 7 18 5 24 7C31 8 35 14 33 21C31 28 25 30 20 30C16 34 8 34 5 30C1 30 -1 26 2 23C4 20 7 19 8 14Z" {}
            path fill=(NEAR.mix(GOLD, CHALK, 0.25)) d="M9 16C11 12 15 11 18 13C21 16 18 20 14 20C11 20 9 19 9 16ZM22 12C25 10 29 13 28 16C26 19 21 17 22 12ZM3 28C8 30 14 29 19 26C18 31 10 34 5 30Z" {}
            path fill=(INK.pure()) d="M13 14.500A1.900 1.900 0 1 0 13.100 14.500ZM25.500 13.200A1.500 1.500 0 1 0 25.600 13.200ZM3 24A.9 .9 0 1 0 3.100 24ZM6 23.600A.9 .9 0 1 0 6.100 23.600Z" {}
            path fill="none" stroke=(NEAR.mix(VERMILION, INK, 0.55)) stroke-width=".9" d="M3 28C8 30 14 29 20 25M2 25C-4 22 -6 25 -8 22M8 32C4 36 6 38 2 40" {}
            path fill=(CHALK.pure()) d="M6 29L8 32L9.500 29.300ZM12 28.800L14 31L15 28Z" {}
        }
    }
}

/// Paper lanterns on a pine bough that reaches in from the right.
pub(super) fn lanterns() -> Markup {
    let mut bough = Strokes::new();
    bough.touch((612., 10.), (432., 12.), 10., 4.);
    bough.touch((560., 15.), (498., 26.), -3., 1.6);
    bough.touch((520., 15.), (470., 3.), 3., 1.4);
    let tufts = [
        (436., 12., 14.),
        (462., 6., 15.),
        (490., 12., 17.),
        (502., 26., 13.),
        (530., 8., 18.),
        (556., 16., 17.),
        (584., 8., 19.),
        (598., 24., 15.),
        (572., 26., 12.),
    ];
    html! {
        (bough.fill(&NEAR.mix(WOOD, INK, 0.5)))
        @for (index, (x, y, reach)) in tufts.into_iter().enumerate() {
            (tuft(NEAR, (x, y + 3.), reach, if index % 2 == 0 { 0.35 } else { 0.6 }))
        }
        (lantern((452., 9.), 36., 1., &VERMILION.pure()))
        (lantern((482., 8.), 46., 0.86, &NEAR.mix(GOLD, VERMILION, 0.25)))
        (lantern((516., 22.), 38., 1.1, &VERMILION.pure()))
    }
}

fn lantern(hung: Point, y: f32, size: f32, paper: &str) -> Markup {
    let (x, top) = hung;
    let place = format!("translate({x} {y}) scale({size})");
    html! {
        (Strokes::new().go((x, top)).line((x, y - 9. * size)).draw(&NEAR.mix(INK, WOOD, 0.4), 0.8))
        g transform=(place) {
            path fill=(paper) d="M-5 -9C-12 -8 -12 8 -5 9H5C12 8 12 -8 5 -9Z" {}
            path fill=(NEAR.mix(GOLD, CHALK, 0.4)) fill-opacity=".55" d="M-3 -8C-8 -6 -8 6 -3 8C-5 4 -5 -4 -3 -8Z" {}
            path fill="none" stroke=(NEAR.mix(VERMILION, INK, 0.5)) stroke-width=".6" d="M-2 -9C-6 -6 -6 6 -2 9M2 -9C6 -6 6 6 2 9" {}
            path fill=(NEAR.mix(GOLD, WOOD, 0.35)) d="M-5 -11H5V-8.500H-5ZM-5 8.500H5V11H-5Z" {}
            path fill="none" stroke=(NEAR.mix(GOLD, OCHRE, 0.3)) stroke-width=".8" d="M-2 11V17M0 11V19M2 11V17" {}
        }
    }
}

/// An old peach tree in the right corner, in fruit and flower at once.
pub(super) fn peach() -> Markup {
    let mut hand = Hand::new(57);
    let mut trunk = Strokes::new();
    trunk.touch((580., 350.), (566., 284.), 9., 7.);
    trunk.touch((570., 306.), (592., 256.), -4., 4.);
    trunk.touch((569., 296.), (534., 262.), 5., 3.2);
    trunk.touch((590., 268.), (570., 244.), 3., 2.);
    trunk.touch((548., 276.), (518., 280.), -3., 1.7);
    trunk.touch((590., 264.), (606., 244.), 2., 2.);
    trunk.touch((580., 352.), (594., 357.), -2., 2.4);
    trunk.touch((581., 350.), (566., 356.), 2., 2.);
    let boughs: [&[Point]; 3] = [
        &[(566., 284.), (550., 276.), (534., 264.), (518., 278.)],
        &[(576., 290.), (588., 268.), (572., 246.), (556., 252.)],
        &[(590., 266.), (600., 250.), (606., 262.)],
    ];
    let mut leaves = Strokes::new();
    for bough in boughs {
        for _ in 0..13 {
            let (x, y) = bough[(hand.chance() * bough.len() as f32) as usize];
            let from = (x + hand.sway(12.), y + hand.sway(9.));
            leaves.touch(
                from,
                (from.0 + hand.sway(6.), from.1 + hand.between(3., 7.)),
                0.8,
                1.2,
            );
        }
    }
    let peaches = [
        (530., 276.),
        (546., 266.),
        (562., 260.),
        (582., 252.),
        (594., 272.),
        (574., 274.),
        (520., 286.),
    ];
    html! {
        (land(NEAR, Distance::Nearest, &CORNER, &mut hand))
        (trunk.fill(&NEAR.mix(WOOD, INK, 0.45)))
        (Strokes::new().touch((577., 344.), (566., 296.), 7., 1.6).wash(&OCHRE.pure(), 0.5))
        (leaves.fill(&NEAR.mix(MALACHITE, INK, 0.25)))
        @for bough in boughs {
            (blossom(NEAR, bough, 9., 32, 3.2, &mut hand))
        }
        @for (x, y) in peaches {
            use href="#epp-fruit" x=(x) y=(y) {}
        }
        (moss(NEAR, CORNER.top, &mut hand, CORNER.moss))
    }
}

/// Two koi in the clear water of the foreground.
pub(super) fn koi() -> Markup {
    html! {
        ellipse cx="296" cy="342" rx="46" ry="14" fill=(INDIGO.pure()) fill-opacity=".1" {}
        (carp("translate(268 340) rotate(-8)", &VERMILION.pure()))
        (carp("translate(322 344) rotate(172) scale(.86)", &GOLD.pure()))
        (Strokes::new().touch((250., 331.), (300., 328.), -2., 0.7).touch((292., 354.), (340., 353.), 2., 0.7).touch((300., 334.), (330., 332.), -1., 0.5).wash(&INDIGO.pure(), 0.6))
    }
}

fn carp(place: &str, patch: &str) -> Markup {
    html! {
        g transform=(place) {
            path fill=(CHALK.pure()) fill-opacity=".9" d="M18 -4C26 -8 30 -10 36 -9C32 -5 31 -1 37 5C30 5 24 3 18 3Z" stroke=(STONE.pure()) stroke-width=".4" {}
            path fill=(CHALK.pure()) d="M-6 -4L-9 -10C-4 -10 1 -8 3 -5ZM-4 5L-8 10C-3 10 1 8 3 5Z" stroke=(STONE.pure()) stroke-width=".4" {}
            path fill=(CHALK.pure()) d="M-20 0C-16 -6 -4 -8 8 -5C14 -4 18 -3 24 -1C16 4 8 6 -2 6C-12 6 -18 4 -20 0Z" stroke=(NEAR.mix(STONE, INK, 0.3)) stroke-width=".6" {}
            path fill=(patch) d="M-18 -2C-16 -5 -12 -6 -9 -6C-8 -2 -12 1 -18 0ZM-4 -7C2 -8 8 -6 10 -4C8 0 2 1 -2 -1C-5 -3 -5 -5 -4 -7ZM12 -3C16 -3 20 -2 22 -1C18 2 14 2 11 1Z" {}
            path fill=(INK.pure()) d="M-16.500 -2.200A.9 .9 0 1 0 -16.400 -2.200Z" {}
            path fill="none" stroke=(NEAR.mix(STONE, INK, 0.3)) stroke-width=".5" d="M-20 1C-22 2 -23 4 -22 5M-11 -4C-9 -1 -9 2 -11 4" {}
        }
    }
}

/// A sampan with its mat, a fisherman at the oar.
pub(super) fn sampan() -> Markup {
    let wash = Wash::through(0.12);
    let mut hand = Hand::new(59);
    html! {
        (mist(172., 256., 54., 5.))
        (Strokes::new().go((132., 244.)).curve((144., 255.), (158., 256.)).line((192., 256.)).curve((206., 254.), (216., 241.)).curve((176., 253.), (132., 244.)).close().fill(&wash.mix(WOOD, INK, 0.4)))
        (Strokes::new().go((152., 249.)).curve((152., 232.), (170., 231.)).curve((188., 232.), (188., 249.)).curve((170., 252.), (152., 249.)).close().fill(&wash.mix(OCHRE, WOOD, 0.4)))
        (Strokes::new().go((158., 250.)).curve((157., 235.), (165., 231.6)).go((167., 250.6)).curve((166., 236.), (172., 231.2)).go((177., 250.6)).curve((177., 237.), (179., 232.6)).faint(&wash.mix(WOOD, INK, 0.4), 0.8, 0.8))
        (Strokes::new().go((181., 250.)).curve((180., 240.), (185., 236.)).curve((188., 240.), (188., 249.)).close().wash(&wash.of(INK), 0.7))
        (Strokes::new().touch((199., 249.), (197., 229.), -1., 3.).fill(&wash.of(INDIGO)))
        (Strokes::new().touch((198., 238.), (207., 234.), 1., 1.).fill(&wash.of(INDIGO)))
        (Strokes::new().dab((197., 229.6)).draw(&wash.mix(OCHRE, WOOD, 0.3), 4.))
        (Strokes::new().go((190., 228.6)).curve((197., 218.), (204., 228.6)).close().fill(&wash.mix(OCHRE, CHALK, 0.2)))
        (Strokes::new().touch((206., 224.), (218., 262.), 1., 0.9).fill(&wash.mix(WOOD, INK, 0.4)))
        (ripples(wash, (126., 226.), (256., 264.), &mut hand, 6))
    }
}

/// A panda at its meal among the bamboo.
pub(super) fn panda() -> Markup {
    let mut hand = Hand::new(60);
    let (white, ink) = (CHALK.pure(), INK.pure());
    html! {
        (land(NEAR, Distance::Nearest, &GROVE, &mut hand))
        (moss(NEAR, GROVE.top, &mut hand, GROVE.moss))
        (bamboo(NEAR, (8., 344.), 82., -4., &mut hand))
        (bamboo(NEAR, (18., 344.), 70., 6., &mut hand))
        (bamboo(NEAR, (78., 352.), 66., 8., &mut hand))
        g transform="translate(26 292)" {
            path fill=(white) d="M8 26C4 36 4 48 12 56H36C44 50 45 36 39 26Z" stroke=(NEAR.mix(STONE, INK, 0.2)) stroke-width=".6" {}
            path fill=(ink) d="M8 24C14 30 32 30 39 24C45 30 45 36 40 39C36 35 34 33 30 33C24 35 16 34 12 33C8 36 6 40 8 43C2 40 2 30 8 24ZM5 49C9 45 17 48 18 55C17 60 6 60 3 56C2 53 3 50 5 49ZM43 49C39 45 30 48 29 55C31 60 41 60 44 56C45 53 44 50 43 49Z" {}
            path fill=(ink) d="M7 6C3 2 6 -4 11 -2C14 -1 14 3 13 5ZM37 6C42 2 39 -4 34 -2C31 -1 31 3 32 5Z" {}
            path fill=(white) d="M5 13C5 3 14 0 22 0C31 0 40 4 40 13C40 22 32 27 22 27C13 27 5 22 5 13Z" stroke=(NEAR.mix(STONE, INK, 0.2)) stroke-width=".6" {}
            path fill=(ink) d="M11 16C10 11 14 9 18 10C20 13 17 18 13 19C12 18 11 17 11 16ZM34 16C35 11 31 9 27 10C25 13 28 18 32 19C33 18 34 17 34 16ZM20 18.500H25L22.500 21Z" {}
            path fill=(white) d="M15.500 13.500A1 1 0 1 0 15.600 13.500ZM29.500 13.500A1 1 0 1 0 29.600 13.500Z" {}
            path fill="none" stroke=(ink) stroke-width=".9" d="M22.500 21V22.500M19 23C21 24.500 24 24.500 26 23" {}
            path fill="none" stroke=(NEAR.mix(MALACHITE, OCHRE, 0.3)) stroke-width="2" d="M8 47C18 40 30 34 42 26" {}
            path fill=(NEAR.mix(MALACHITE, INK, 0.2)) d="M42 26C46 22 50 22 54 23C50 26 46 27 42 26ZM40 27C43 21 42 18 46 14C47 19 45 24 40 27ZM37 29C44 31 47 33 48 36C43 35 39 33 37 29Z" {}
            path fill=(ink) d="M27 32C31 30 35 33 34 37C32 40 27 40 25 37C24 35 25 33 27 32ZM12 38C16 37 20 40 18 44C16 46 11 46 10 43C9 41 10 39 12 38Z" {}
        }
        (Strokes::new().touch((20., 350.), (18., 342.), 0., 0.8).touch((24., 351.), (28., 342.), 0., 0.8).touch((66., 354.), (70., 346.), 0., 0.8).fill(&NEAR.mix(MALACHITE, INK, 0.4)))
    }
}

/// What the features use several times, and their washes.
pub(super) fn washes() -> Markup {
    html! {
        g id="epp-storey" { (storey(Wash::through(0.26))) }
        g id="epp-curl" {
            circle r="3.900" fill=(NEAR.mix(GOLD, WOOD, 0.6)) {}
            path fill="none" stroke=(NEAR.mix(GOLD, CHALK, 0.55)) stroke-width=".8" d="M-2.300 1C-2.500 -2.500 2.300 -2.500 2 .500C1.800 2.200 -.6 2 -.500 .400" {}
        }
        g id="epp-fruit" {
            path fill=(NEAR.mix(ROSE, GOLD, 0.25)) d="M0 4.300C-4.700 3 -5.500 -2.300 -1.600 -4C0 -4.300 1 -4 0 -4.700C3 -4.700 5.500 -1 4 1.600C3 3 1.600 4.300 0 4.300Z" {}
            path fill=(NEAR.mix(VERMILION, ROSE, 0.3)) fill-opacity=".75" d="M0 4.300C3 2.300 3 -2.300 0 -4.700C3 -4.700 5.500 -1 4 1.600C3 3 1.600 4.300 0 4.300Z" {}
        }
        radialGradient id="epp-halo" {
            stop stop-color=(CHALK.pure()) stop-opacity=".9" {}
            stop offset=".6" stop-color=(CHALK.pure()) stop-opacity=".55" {}
            stop offset="1" stop-color=(CELADON.pure()) stop-opacity="0" {}
        }
    }
}
