//! The places where people dig, fell, fire and cast.

use maud::{Markup, html};

use super::super::ink::{
    BARK, BRASS, CELADON, CINNABAR, DUSK, EARTH, GLOW, GOLD, INDIGO, INK, JADE, MIST, PAPER, PINE,
    SILK, UMBER, VERMILION, WASH, fill, line, wash,
};
use super::super::scenery::{bamboo, grass, hills, mist, pine, rock, roof};
use super::super::tokens::{GRANITE, LOG, PATINA};
use super::sheet;

const SKY: &str = "#f5ecd8";

/// Trunks in the mist, and three that are felled.
pub(super) fn forest() -> Markup {
    html! {
        (sheet("#eef0e2", CELADON))
        (wash(JADE, ".28", "M0 0H120V46C100 40 84 50 62 44S20 48 0 42Z"))
        @for (x, width) in [(22, 3), (40, 4), (66, 3), (86, 4), (108, 3)] {
            (wash(DUSK, ".4", &format!("M{x} 0h{width}l1 66h-{}z", width + 2)))
        }
        (mist(40.0, 50.0, ".8"))
        (mist(94.0, 42.0, ".7"))
        (pine(48.0, 72.0, "1.55"))
        (pine(88.0, 74.0, "1.7"))
        (pine(16.0, 78.0, "1.05"))
        (pine(112.0, 80.0, "1.1"))
        (log(46, 82))
        (log(66, 82))
        (log(56, 73))
        (grass(34.0, 88.0, "1"))
        (grass(92.0, 87.0, "1"))
    }
}

fn log(x: i32, y: i32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            (fill(LOG, "M-8 -5H14C17 -4 17 4 14 5H-8Z"))
            (line(INK, "1.1", "M-8 -5H14C17 -4 17 4 14 5H-8"))
            ellipse cx="-8" cy="0" rx="4" ry="5" fill="#e0b987" stroke=(INK) stroke-width="1.1" {}
            circle cx="-8" cy="0" r="1.7" fill="none" stroke=(EARTH) stroke-width=".9" {}
        }
    }
}

/// A cliff cut in steps, blocks below, a crane above.
pub(super) fn quarry() -> Markup {
    html! {
        (sheet(SKY, "#d8cfb4"))
        (hills(-10.0, 10.0, "1"))
        (fill(INK, "M38 74V50H52V36H68V22H84V12L98 6L120 10V76Z"))
        (fill(GRANITE, "M40 74V52H54V38H70V24H86V13.500L98 8L120 12V76Z"))
        (fill("#c9d2d8", "M40 52H54V56H40ZM54 38H70V42H54ZM70 24H86V28H70ZM86 13.500L98 8L104 9V18L86 18Z"))
        (fill("#7c8995", "M66 42H70V74H66ZM82 28H86V74H82ZM50 56H54V74H50ZM102 18L106 12V74H102Z"))
        (line(INK, ".9", "M44 60H49M58 48H64M58 56V66M74 36H80M74 50H80M90 26H100M90 40V52M108 24L114 34M108 48L116 56M92 62H99"))
        (wash(CELADON, ".8", "M92 10C98 7 108 9 112 12C106 14 98 14 92 10Z"))
        // the crane lets a block down
        (line(BARK, "2.6", "M54 38L30 12M50 38L62 38M40 23L56 30"))
        (line(INK, "1", "M30 12V40M24 46L30 40L36 46"))
        (block(22, 46, 16))
        (block(10, 70, 18))
        (block(30, 72, 16))
        (block(18, 58, 15))
        (pine(114.0, 14.0, ".5"))
        (grass(60.0, 86.0, "1"))
        (rock(104.0, 84.0, ".7"))
    }
}

fn block(x: i32, y: i32, size: i32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (size) ")" } {
            (fill(INK, "M-.04 .22L.25 -.04H1.2V.56L.9 .8H-.04Z"))
            (fill("#d5dde2", "M.04 .22L.28 .02H1.1L.88 .22Z"))
            (fill(GRANITE, "M.02 .26H.87V.74H.02Z"))
            (fill("#76838f", "M.92 .24L1.14 .05V.54L.92 .72Z"))
        }
    }
}

/// A kiln climbs the slope like a dragon, fire in its mouth and smoke from its tail.
pub(super) fn kiln() -> Markup {
    html! {
        (sheet(SKY, "#dcc9a2"))
        (hills(0.0, 4.0, "1"))
        (fill("#c2b088", "M0 90V82C30 78 60 56 84 40C96 32 110 30 120 30V90Z"))
        (wash(CELADON, ".8", "M60 90C80 78 98 66 120 62V90Z"))
        (wash("#8b97a3", ".7", "M104 20C98 14 108 10 102 4C110 6 116 10 112 16C118 16 120 20 116 24C112 26 106 26 104 20Z"))
        // the long body
        (fill(INK, "M12 80V64C12 52 22 48 30 52C40 44 46 38 58 38C64 30 72 26 82 28C88 20 98 18 108 22V40C98 42 92 48 86 54C78 56 72 62 66 68C56 70 48 76 42 82Z"))
        (fill("#c98b62", "M14.5 78V65C14.5 55 23 51 30.5 55C40 46 47 40.5 59 40.500C65 33 73 29 83 30.500C89 23 98 21.5 105.5 24.500V38C96 40 90 46 84.5 51.500C77 54 70 60 64.5 65.500C55 68 47 73 41 79.500Z"))
        (line("#8c5634", "1.4", "M32 55C38 62 42 70 42 79M45 45C52 52 57 58 59 66M59 40.500C66 46 72 52 75 58M71 33C78 38 82 43 85 51M88 26C92 30 95 35 96 41"))
        // scales along its back
        (fill(JADE, "M30 52L33 44L38 48ZM42 44L46 36L51 40ZM56 38L61 30L65 34ZM69 30L75 23L78 28ZM83 27L89 20L91 24Z"))
        (line(INK, "1", "M30 52L33 44L38 48M42 44L46 36L51 40M56 38L61 30L65 34M69 30L75 23L78 28M83 27L89 20L91 24"))
        // the mouth
        (fill(INK, "M16 80V70C16 62 34 62 34 70V80Z"))
        (fill(VERMILION, "M18.5 80V71C18.5 66 31.5 66 31.5 71V80Z"))
        (fill(GOLD, "M21 80C20 74 23 73 24 69C27 72 30 75 29 80Z"))
        (fill(GLOW, "M23.5 80C23 77 25 76 25.2 74C27 76 27.5 78 26.5 80Z"))
        (line(INK, "1.6", "M14 60C10 58 8 60 6 57M20 56C18 52 14 52 13 49"))
        circle cx="24" cy="58" r="2.4" fill=(GLOW) stroke=(INK) stroke-width="1" {}
        // ware set out to cool
        (jar(52, 84, ".7"))
        (jar(64, 82, ".85"))
        (jar(77, 84, ".7"))
        (fill(LOG, "M2 80H12V84H2ZM4 76H13V80H4Z"))
        (line(INK, ".8", "M2 80H12V84H2ZM4 76H13V80H4Z"))
        (bamboo(112.0, 86.0, ".8"))
    }
}

fn jar(x: i32, y: i32, scale: &str) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } {
            (fill("#f4f1ea", "M-3 -16H3L2.5 -12C7 -10 7 -3 4 2H-4C-7 -3 -7 -10 -2.5 -12Z"))
            (line(INK, "1.1", "M-3 -16H3L2.5 -12C7 -10 7 -3 4 2H-4C-7 -3 -7 -10 -2.5 -12Z"))
            (line(INDIGO, "1.3", "M-5.4 -7.500Q0 -5.5 5.4 -7.500M-5 -3Q0 -1 5 -3"))
        }
    }
}

/// A white hill, its gallery, and a cart of earth for porcelain.
pub(super) fn mine() -> Markup {
    html! {
        (sheet(SKY, "#dcd3bd"))
        (hills(10.0, 8.0, "1"))
        (fill(INK, "M2 78C10 52 24 30 46 24C58 14 78 18 88 32C102 40 114 60 118 78Z"))
        (fill("#f7f4ec", "M4.5 77C12 53 26 32 47 26C59 16.5 76 20 86.5 33.500C100 41 111 60 115.5 77Z"))
        (wash("#aebcc6", ".7", "M86.5 33.500C100 41 111 60 115.5 77H92C94 60 92 44 86.5 33.500ZM47 26C42 40 30 52 26 77H16C22 56 32 40 47 26Z"))
        (line(WASH, "1.2", "M58 26C56 34 50 38 48 46M72 24C74 32 80 38 80 46M34 44C30 52 30 58 27 64"))
        (wash(CELADON, ".9", "M46 24C54 17 66 16 76 20C70 24 56 26 46 24Z"))
        (pine(62.0, 20.0, ".45"))
        // the gallery
        (fill(INK, "M44 78V54C44 44 76 44 76 54V78Z"))
        (line(BARK, "4.5", "M46 78V53M74 78V53"))
        (line(BARK, "5", "M41 51H79"))
        (line("#8f6a4c", "1.2", "M42 50H78M45 76V56M73 76V56"))
        (fill(GOLD, "M58 56H62V61H58Z"))
        (line(GLOW, "1", "M60 52V56"))
        // the cart
        (line(UMBER, "1.6", "M52 78L40 90M66 78L74 90"))
        (fill(INK, "M44 68H82L77 82H49Z"))
        (fill(EARTH, "M46.5 70H79.500L75.5 80H50.500Z"))
        (line(INK, "1", "M56 70L58 80M63 70V80M70 70L68 80"))
        (fill("#fbf9f3", "M46 68C50 60 56 62 58 58C62 54 68 58 70 61C76 61 79 64 80 68Z"))
        (line(INK, "1", "M46 68C50 60 56 62 58 58C62 54 68 58 70 61C76 61 79 64 80 68"))
        circle cx="54" cy="83" r="4" fill=(BARK) stroke=(INK) stroke-width="1.2" {}
        circle cx="72" cy="83" r="4" fill=(BARK) stroke=(INK) stroke-width="1.2" {}
        (rock(104.0, 86.0, ".6"))
        (grass(16.0, 86.0, "1"))
    }
}

/// The bronze ox on its pedestal.
pub(super) fn ox() -> Markup {
    html! {
        (sheet(SKY, CELADON))
        (hills(0.0, 12.0, "1"))
        (mist(24.0, 54.0, ".7"))
        (pine(104.0, 70.0, "1.25"))
        (bamboo(14.0, 76.0, ".9"))
        g transform="translate(9 4) scale(.96)" {
            (fill(INK, "M26 70H96L100 86H22Z"))
            (fill(MIST, "M28 72H94L95.5 77H26.500Z"))
            (fill(UMBER, "M26 78.500H96L97.5 84.500H24.500Z"))
            (line(INK, ".9", "M40 80V83M56 80V83M72 80V83M86 80V83"))
            // lying ox
            (fill(INK, "M24 46C26 38 34 34 42 37C46 30 58 28 72 30C88 32 96 42 96 56C97 64 94 70 90 71H44C38 70 36 66 38 62C30 63 25 58 25 53C22 52 22 48 24 46Z"))
            (fill(PATINA, "M26 47C28 40 35 36.5 42.5 39.500C47 32.5 59 30.5 72 32.500C87 34.5 94 43 94 56C95 63 92.5 68 89 69H44.500C40 68 38.5 65.5 40.5 61C32 62 27.5 57 27.5 51.500C25 51 25 48.5 26 47Z"))
            (fill("#7cc2a0", "M44 42C48 35 60 33 72 35C80 36 86 39 89.5 45C78 39 60 40 48 48C47 46 45 43 44 42Z"))
            (line("#143d2f", "1.3", "M50 66C48 60 52 54 60 54M76 68C72 62 76 54 84 54C90 55 91 62 89 68M40.5 61C46 58 48 53 48 48M60 66H70"))
            (line(INK, "3.2", "M32 38C26 34 25 27 30 22M44 37C50 33 52 27 48 22"))
            (line("#e7c565", "1.5", "M32 37C27.5 33.5 26.5 28 30 23.500M44 36C48.5 33 50.5 28 48 23.5"))
            circle cx="34" cy="47" r="1.8" fill=(INK) {}
            (fill(GOLD, "M27 54a2.6 2.6 0 1 0 .01 0Z"))
            (line(CINNABAR, "2.6", "M48 49C50 56 56 60 64 58C72 56 76 46 78 40"))
            circle cx="62" cy="58.5" r="3.4" fill=(GOLD) stroke=(INK) stroke-width="1" {}
            (line("#143d2f", "1.6", "M94 52C99 56 98 62 96 66"))
        }
    }
}

/// The furnace glows; a great bell hangs in its frame.
pub(super) fn forge() -> Markup {
    html! {
        (sheet("#eedfc4", "#c9b894"))
        (wash(VERMILION, ".18", "M0 20C30 10 70 14 78 40C84 60 70 80 40 84H0Z"))
        // furnace
        (fill(INK, "M8 80L14 34C16 26 42 26 44 34L50 80Z"))
        (fill("#9a5a42", "M10.5 78L16.5 35C19 29 39 29 41.5 35L47.5 78Z"))
        (line("#6b3526", "1.1", "M15 46H43M14 56H44M12 66H46M24 36V46M34 46V56M20 56V66M38 66V78"))
        (fill(INK, "M18 80V66C18 56 40 56 40 66V80Z"))
        (fill(VERMILION, "M20.5 80V67C20.5 60 37.5 60 37.5 67V80Z"))
        (fill(GOLD, "M23 80C22 72 27 72 28 65C32 69 37 73 35 80Z"))
        (fill(GLOW, "M26 80C26 76 28.5 76 29 72C31.5 75 32.5 77 32 80Z"))
        (fill(VERMILION, "M20 30C18 22 24 22 24 14C30 18 28 22 32 20C34 24 38 24 38 30Z"))
        (fill(GOLD, "M25 30C24 26 27 25 28 21C31 24 33 26 33 30Z"))
        // the stream of metal and its mould
        (line(GOLD, "2.6", "M40 76C48 76 50 82 58 82"))
        (fill(BARK, "M56 80H70V87H56Z"))
        (fill(GLOW, "M58 80H68V82.500H58Z"))
        (line(INK, "1", "M56 80H70V87H56Z"))
        // the bell
        (line(BARK, "4.5", "M64 78V26M112 78V26"))
        (line(BARK, "5.5", "M58 26H118"))
        (line("#8f6a4c", "1.2", "M60 25H116M63 74V30M111 74V30"))
        (line(INK, "2", "M88 28V34"))
        (fill(INK, "M74 70C76 62 76 50 78 42C80 34 96 34 98 42C100 50 100 62 102 70C98 74 78 74 74 70Z"))
        (fill(PATINA, "M76.5 69C78.5 61 78.5 51 80.2 43C82 36.5 94 36.5 95.8 43C97.5 51 97.5 61 99.5 69C95 71.5 81 71.5 76.5 69Z"))
        (fill("#7cc2a0", "M81 60C81 54 81.5 48 82.5 43C84 40 86 39 88 39C84 45 83.5 54 84 62Z"))
        (line("#e7c565", "1.5", "M79 50H97M78 62H98"))
        (line("#143d2f", "1.1", "M84 53H87V59H84ZM89 53H92V59H89Z"))
        (line(CINNABAR, "3", "M104 56H120"))
        (roof(88.0, 24.0, ".64 .5", DUSK))
    }
}

/// Hedges from above, a red pavilion at their heart.
pub(super) fn labyrinth() -> Markup {
    html! {
        rect width="120" height="90" fill="#cfe0cf" {}
        (fill(SILK, "M8 8H112V84H8Z"))
        (line(PINE, "6.5", "M54 82H10V10H110V82H66M24 82V68M96 82V68M24 54V24H96V54M40 24V38M80 24V38M40 52V68H54M66 68H80V52M24 40H26M94 40H96"))
        (line(JADE, "3", "M54 81H11V11H109V81H66M24 81V69M96 81V69M24 53V25H95V53M40 25V37M80 25V37M40 53V67H53M67 67H80V53"))
        (line(CELADON, "1", "M12 12H108M12 12V80M26 26H94M41 54V66"))
        (wash(PAPER, ".9", "M50 40H70V60H50Z"))
        (fill(UMBER, "M48 58H72L74 62H46Z"))
        (fill(PAPER, "M52 48H68V58H52Z"))
        (fill(CINNABAR, "M51 46H54V59H51ZM66 46H69V59H66Z"))
        (roof(60.0, 48.0, ".3 .42", VERMILION))
        (line(BRASS, "1.2", "M60 33V36"))
        (line(EARTH, "1.4", "M60 88V74M60 74H30V60M60 74H90V60M60 70V64"))
    }
}
