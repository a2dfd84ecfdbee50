//! The places under a roof.

use maud::{Markup, html};

use super::super::ink::{
    BARK, BRASS, CELADON, CINNABAR, DUSK, EARTH, GLOW, GOLD, INDIGO, INK, JADE, MIST, PAPER, PINE,
    SILK, UMBER, VERMILION, fill, line, wash,
};
use super::super::scenery::{bamboo, blossom, grass, hall, hills, mist, pine, rock, roof};
use super::sheet;

const SKY: &str = "#f5ecd8";

/// A study with its doors open, a scroll on its wall.
pub(super) fn academy() -> Markup {
    html! {
        (sheet(SKY, CELADON))
        (hills(0.0, 14.0, "1"))
        (bamboo(104.0, 72.0, "1.1"))
        (bamboo(114.0, 76.0, ".9"))
        (fill(UMBER, "M14 70H98L102 78H10Z"))
        (line(INK, "1.1", "M14 70H98L102 78H10Z"))
        (fill("#f3e7cc", "M22 42H90V70H22Z"))
        (fill(INK, "M36 46H76V70H36Z"))
        (fill("#40506a", "M38 48H74V70H38Z"))
        // the hanging scroll and the low desk
        (fill(PAPER, "M50 48H62V64H50Z"))
        (line(CINNABAR, "1.4", "M49 48H63M49 64H63"))
        (line(INK, "1.2", "M53 51V60M56 52V61M59 51V58"))
        (fill(EARTH, "M42 66H70V70H42Z"))
        (fill(INDIGO, "M20 40H25V70H20ZM87 40H92V70H87ZM33 42H36V70H33ZM76 42H79V70H76Z"))
        (roof(56.0, 42.0, ".84 .86", INDIGO))
        (fill(PAPER, "M30 74C36 71 44 72 46 75C40 78 34 78 30 74Z"))
        (line(INK, ".9", "M32 74H42"))
        (line(BARK, "1.6", "M50 78L60 70"))
        (grass(10.0, 84.0, "1"))
        (rock(20.0, 84.0, ".6"))
    }
}

/// A six-sided summer house among blossoms.
pub(super) fn pavilion() -> Markup {
    html! {
        (sheet(SKY, CELADON))
        (hills(-6.0, 16.0, "1"))
        (mist(96.0, 54.0, ".6"))
        (fill(UMBER, "M34 72H92L98 80H28Z"))
        (line(INK, "1.1", "M34 72H92L98 80H28ZM31 76H95"))
        (fill("#dfe9dd", "M42 46H84V72H42Z"))
        (line(INK, ".8", "M42 64H84M50 64V72M58 64V72M68 64V72M76 64V72"))
        (fill(VERMILION, "M40 44H44.500V73H40ZM81.5 44H86V73H81.500ZM53 44H56V73H53ZM70 44H73V73H70Z"))
        (roof(63.0, 45.0, ".68 .7", JADE))
        (roof(63.0, 26.0, ".42 .62", JADE))
        (fill(GOLD, "M60 6C60 3 66 3 66 6L64.5 9H61.500Z"))
        (line(INK, "1", "M60 6C60 3 66 3 66 6L64.5 9H61.500Z"))
        // a plum branch across the corner
        (line(BARK, "2.8", "M120 14C110 20 106 30 96 32M110 21C110 30 114 34 112 42"))
        (line(BARK, "1.5", "M104 27C100 22 98 20 92 20"))
        @for (x, y) in [(94.0, 20.0), (100.0, 24.0), (97.0, 33.0), (104.0, 30.0), (112.0, 42.0), (113.0, 34.0), (109.0, 18.0), (116.0, 24.0)] {
            (blossom(x, y))
        }
        (grass(16.0, 86.0, "1"))
        (grass(104.0, 86.0, "1.1"))
        (blossom(22.0, 80.0))
        (blossom(100.0, 78.0))
    }
}

/// A pagoda of five storeys above the mist.
pub(super) fn temple() -> Markup {
    html! {
        (sheet(SKY, CELADON))
        (hills(-4.0, 8.0, "1.1 1.1"))
        (fill("#86a796", "M20 80C34 62 48 58 66 58S98 64 110 80Z"))
        (fill(UMBER, "M44 72H86L90 80H40Z"))
        (line(INK, "1", "M44 72H86L90 80H40ZM42 76H88"))
        @for (y, eave, width, scale) in [(58, 60.0, 15, ".44 .44"), (46, 47.0, 13, ".39 .42"), (34, 35.0, 11, ".34 .4"), (23, 24.0, 9, ".29 .36")] {
            (fill("#f0e2c4", &format!("M{} {y}h{}v14h-{}z", 65 - width, 2 * width, 2 * width)))
            (fill(CINNABAR, &format!("M{} {y}h3v14h-3zM{} {y}h3v14h-3z", 65 - width, 62 + width)))
            (fill(INK, &format!("M62 {}h6v8h-6z", y + 4)))
            (roof(65.0, eave, scale, DUSK))
        }
        (line(BRASS, "2", "M65 14V3M62.5 8H67.500M63 5H67"))
        (mist(20.0, 60.0, ".6"))
        (mist(104.0, 56.0, ".5"))
        (pine(18.0, 82.0, ".9"))
        (pine(104.0, 84.0, ".8"))
    }
}

/// Stalls under awnings before the palace wall, lanterns overhead.
pub(super) fn market() -> Markup {
    html! {
        (sheet(SKY, "#e3d3ad"))
        (fill("#c98a74", "M0 34H120V58H0Z"))
        (line(CINNABAR, "1", "M0 42H120M0 50H120M14 34V42M40 42V50M66 34V42M92 42V50M108 34V42"))
        (fill(INDIGO, "M0 28C4 32 10 32 14 28C18 32 24 32 28 28C32 32 38 32 42 28C46 32 52 32 56 28C60 32 66 32 70 28C74 32 80 32 84 28C88 32 94 32 98 28C102 32 108 32 112 28C115 31 118 32 120 31V37H0Z"))
        (hall(60.0, 22.0, ".5 .7", CINNABAR))
        (roof(60.0, 24.0, ".54 .6", GOLD))
        (stall(12, VERMILION))
        (stall(70, INDIGO))
        (line(INK, ".8", "M30 20C36 26 44 26 48 20M72 20C78 26 86 26 92 20"))
        @for x in [36, 44, 78, 86] {
            ellipse cx=(x) cy="29" rx="4" ry="5" fill=(VERMILION) stroke=(INK) stroke-width=".8" {}
            (line(GOLD, "1", &format!("M{0} 24V34M{1} 26.500h5", x, x - 2)))
        }
        // jars and rolls
        (fill(PAPER, "M18 66H24L25 72H17ZM80 66H86L87 72H79Z"))
        (fill(JADE, "M28 67H34V72H28ZM90 68H98V72H90Z"))
        (fill("#ea7a3c", "M36 69C38 66 42 66 44 69C42 72 38 72 36 69Z"))
        (line(INK, ".8", "M18 66H24L25 72H17ZM80 66H86L87 72H79ZM28 67H34V72H28ZM90 68H98V72H90Z"))
        (fill(PINE, "M58 66C60 60 64 60 66 66L69 84H55Z"))
        (fill(INK, "M58 60a4 4 0 1 1 8 0Z"))
        (line(INK, ".9", "M60 66L58 84M64 66L66 84"))
    }
}

fn stall(x: i32, colour: &str) -> Markup {
    html! {
        g transform={ "translate(" (x) " 46)" } {
            (fill(BARK, "M2 4H5V38H2ZM33 4H36V38H33Z"))
            (fill(EARTH, "M0 26H38V38H0Z"))
            (line(INK, "1", "M0 26H38V38H0ZM0 32H38"))
            (fill(PAPER, "M2 0H36L40 10C38 13 34 13 32.4 10C31 13 26 13 24.8 10C23 13 18 13 17.2 10C16 13 11 13 9.6 10C8 13 3 13 -2 10Z"))
            (fill(colour, "M2 0H8.800L5.6 10C4 13 0 12.5 -2 10ZM15.6 0H22.400L24.8 10C23 13 18 13 17.2 10ZM29.2 0H36L40 10C38 13 34 13 32.4 10Z"))
            (line(INK, "1", "M2 0H36L40 10C38 13 34 13 32.4 10C31 13 26 13 24.8 10C23 13 18 13 17.2 10C16 13 11 13 9.6 10C8 13 3 13 -2 10Z"))
        }
    }
}

/// A desk with an unrolled scroll, ink stone and brush.
pub(super) fn scrolls() -> Markup {
    html! {
        rect width="120" height="90" fill="#ead9b4" {}
        (fill("#d9c394", "M0 0H120V44H0Z"))
        (fill(BARK, "M30 6H116V42H30Z"))
        (fill("#7a5a42", "M33 9H71V24H33ZM75 9H113V24H75ZM33 27H71V40H33ZM75 27H113V40H75Z"))
        @for (x, y, colour) in [(39, 19, PAPER), (48, 19, SILK), (57, 19, PAPER), (44, 13, GLOW), (82, 19, SILK), (91, 19, PAPER), (100, 19, CELADON), (95, 13, PAPER), (39, 35, CELADON), (48, 35, PAPER), (86, 35, SILK), (95, 35, PAPER), (104, 35, GLOW)] {
            circle cx=(x) cy=(y) r="4.2" fill=(colour) stroke=(INK) stroke-width=".9" {}
            circle cx=(x) cy=(y) r="1.4" fill=(CINNABAR) {}
        }
        (fill(EARTH, "M0 52H120V90H0Z"))
        (fill("#b98d63", "M0 50H120V56H0Z"))
        (line(INK, "1.1", "M0 50H120M0 56H120"))
        (wash(INK, ".25", "M22 84H108L102 88H28Z"))
        (fill(PAPER, "M24 58H98L104 84H18Z"))
        (line(INK, "1", "M24 58H98L104 84H18Z"))
        (fill(CINNABAR, "M18 56H26L20 86H12ZM96 56H104L110 86H102Z"))
        (line(INK, "1", "M18 56H26L20 86H12ZM96 56H104L110 86H102Z"))
        (fill(GOLD, "M20 53H25V57H20ZM98 53H103V57H98Z"))
        // columns of writing, a little landscape, the seal
        (line(INK, "1.7", "M88 62L91 79M81 62L83 76M74 62L75.5 79M67 62L67.5 73"))
        (wash(DUSK, ".8", "M30 80C34 70 37 68 40 72C44 62 48 62 52 70C55 68 58 72 60 80Z"))
        (fill(VERMILION, "M66 76H71V81H66Z"))
        // brush and ink
        (line(BARK, "3", "M62 52L44 66"))
        (fill(INK, "M46 63L40 71L48 67Z"))
        (fill(INK, "M104 46H118V52H104Z"))
        (fill(DUSK, "M107 47H115V50H107Z"))
    }
}

/// The double roof over the terrace where dice wait for their masters.
pub(super) fn palace() -> Markup {
    html! {
        (sheet("#f6e7c4", CELADON))
        circle cx="60" cy="24" r="21" fill=(GLOW) fill-opacity=".75" {}
        (hills(0.0, 18.0, "1"))
        (mist(14.0, 52.0, ".6"))
        (mist(108.0, 50.0, ".6"))
        (fill(MIST, "M8 72H112L118 84H2Z"))
        (line(INK, "1", "M8 72H112L118 84H2ZM5 78H115"))
        (fill(PAPER, "M48 72H72L78 90H42Z"))
        (line(INK, ".8", "M48 72L42 90M72 72L78 90M47 76H73M45.5 80H74.500M44 84H76"))
        (hall(60.0, 48.0, "1.08 .9", CINNABAR))
        (roof(60.0, 50.0, "1 .68", GOLD))
        (fill("#f0e2c4", "M36 22H84V32H36Z"))
        (fill(CINNABAR, "M35 20H39V33H35ZM81 20H85V33H81ZM50 20H53V33H50ZM67 20H70V33H67Z"))
        (roof(60.0, 24.0, ".64 .6", GOLD))
        (fill(VERMILION, "M57 9H63V14H57Z"))
        (pine(6.0, 84.0, ".7"))
        (pine(114.0, 84.0, ".7"))
    }
}
