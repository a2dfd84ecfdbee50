//! The places by the water.

use maud::{Markup, html};

use super::super::ink::{
    BARK, BLOSSOM, BRASS, CELADON, CINNABAR, DUSK, EARTH, GLOW, INDIGO, INK, JADE, MIST, PAPER,
    PINE, SILK, UMBER, VERMILION, WASH, fill, line, wash,
};
use super::super::scenery::{grass, hills, mist, pine, rock, roof};
use super::super::tokens::{CHINA, CORAL, PATINA};
use super::sheet;

const WATER: &str = "#bcd2d8";
const SKY: &str = "#f5ecd8";

fn ripples(colour: &str, d: &str) -> Markup {
    line(colour, "1.1", d)
}

/// A stall on stilts, fish drying on a line, a full basket.
pub(super) fn fish_market() -> Markup {
    html! {
        (sheet(SKY, WATER))
        (hills(0.0, 20.0, "1"))
        (fill(WATER, "M0 62C30 58 70 64 120 60V90H0Z"))
        (ripples(DUSK, "M6 74Q11 71.5 16 74T26 74M90 84Q95 81.5 100 84T110 84M4 85Q8 83 12 85"))
        // the quay and the stall
        (fill(BARK, "M30 66H34V86H30ZM58 66H62V86H58ZM88 66H92V86H88Z"))
        (fill(EARTH, "M24 62H98V68H24Z"))
        (line(INK, "1.2", "M24 62H98V68H24ZM40 62V68M56 62V68M72 62V68M86 62V68"))
        (fill(SILK, "M36 34H86V62H36Z"))
        (fill(BARK, "M34 30H38V62H34ZM84 30H88V62H84Z"))
        (roof(61.0, 33.0, ".62 .72", DUSK))
        (fill(VERMILION, "M36 37H44V46C42 48 38 48 36 46ZM52 37H60V46C58 48 54 48 52 46ZM68 37H76V46C74 48 70 48 68 46Z"))
        (fill(PAPER, "M44 37H52V46C50 48 46 48 44 46ZM60 37H68V46C66 48 62 48 60 46ZM76 37H86V46C83 48 78 48 76 46Z"))
        (line(INK, ".8", "M36 37H86"))
        // the catch
        (fish(46.0, 56.0, ".52"))
        (fish(60.0, 58.0, ".52"))
        (fill(BRASS, "M68 52H84L82 62H70Z"))
        (line(INK, "1", "M68 52H84L82 62H70ZM69 56H83"))
        (fish(75.0, 50.0, ".46"))
        (fish(80.0, 51.0, ".4"))
        (line(INK, "1.2", "M98 30V64M98 33H116M116 30V44"))
        (hanging(102.0, 34.0))
        (hanging(109.0, 34.0))
        // a carp looks up
        (fish(14.0, 80.0, ".8"))
        (grass(114.0, 88.0, "1"))
    }
}

fn fish(x: f32, y: f32, scale: &str) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } {
            (fill(CORAL, "M-11 0C-7 -6 3 -7 7 -1L12 -5C11 -2 11 2 12 5L7 1C3 7 -7 6 -11 0Z"))
            (line(INK, "1.2", "M-11 0C-7 -6 3 -7 7 -1L12 -5C11 -2 11 2 12 5L7 1C3 7 -7 6 -11 0Z"))
            (fill(PAPER, "M-2 -4C1 -3 2 0 1 2C-2 1 -3 -2 -2 -4Z"))
            circle cx="-7" cy="-.8" r="1.2" fill=(INK) {}
        }
    }
}

fn hanging(x: f32, y: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ")" } {
            (fill(CORAL, "M0 0C3 3 4 9 1 14L4 18H-4L-1 14C-4 9 -3 3 0 0Z"))
            (line(INK, ".9", "M0 0C3 3 4 9 1 14L4 18H-4L-1 14C-4 9 -3 3 0 0Z"))
        }
    }
}

/// A moon bridge closing a circle with its own reflection.
pub(super) fn serenity() -> Markup {
    html! {
        (sheet(SKY, WATER))
        (hills(-4.0, 12.0, "1.05 1.05"))
        (mist(30.0, 56.0, ".8"))
        (fill(WATER, "M0 62H120V90H0Z"))
        (wash("#6d8a9c", ".55", "M26 64C32 78 46 88 60 88S88 78 94 64H84C79 72 71 78 60 78S41 72 36 64Z"))
        (ripples(PAPER, "M34 72H50M64 80H86M44 84H60M8 76H22M98 74H112"))
        (fill(INK, "M18 64C24 40 42 26 60 26S96 40 102 64H86C82 50 73 42 60 42S38 50 34 64Z"))
        (fill("#b9c3c9", "M20 63C26 41 43 28 60 28S94 41 100 63H87.500C83 49 73 40.5 60 40.500S37 49 32.5 63Z"))
        (fill("#e3e8ea", "M20 63C26 41 43 28 60 28S94 41 100 63L97 63C91 44 76 32 60 32S29 44 23 63Z"))
        (line(INK, "1", "M60 32V40.500M48 34L51 42M72 34L69 42M37 41L42 48M83 41L78 48M28 51L35 56M92 51L85 56"))
        (line(CINNABAR, "1.8", "M20 50C28 34 43 20.5 60 20.500S92 34 100 50M24 51V44M36 38V31M48 31V23.500M60 28V20M72 31V23.500M84 38V31M96 51V44"))
        (fill(JADE, "M4 66C10 62 22 62 28 66C22 68 10 68 4 66ZM96 80C102 77 110 77 115 80C110 82 102 82 96 80Z"))
        (fill(BLOSSOM, "M12 62C13 58 15 57 16 56C17 57 19 58 20 62C17 64 15 64 12 62ZM104 77C105 74 106 73 107 72C108 73 109 74 110 77C108 78.5 106 78.5 104 77Z"))
        (rock(10.0, 66.0, ".5"))
        (pine(112.0, 65.0, ".85"))
    }
}

/// Many arches that lose themselves in the mist.
pub(super) fn eternal_bridge() -> Markup {
    html! {
        (sheet(SKY, WATER))
        (hills(0.0, 2.0, "1.1 1.2"))
        circle cx="98" cy="18" r="8" fill=(VERMILION) fill-opacity=".85" {}
        (fill(WATER, "M0 66C40 62 80 66 120 62V90H0Z"))
        (fill(INK, "M-2 74C20 58 50 46 122 40V50C114 50 108 52 106 58H100C99 53 92 53 90 60H82C81 54 72 55 70 64H60C59 58 48 60 46 70H34C32 64 20 67 18 80H-2Z"))
        (fill(UMBER, "M-2 76C20 60 50 48 122 42V48C112 48 106 50 104.5 56H101.500C99 50 91 51 88.5 58H83.500C81 52 71 53 68.5 62H61.500C59 55 47 58 44.5 68H35.500C32 61 19 64 16.5 78H-2Z"))
        (line(CINNABAR, "1.8", "M-2 66C20 50 50 40 122 35M6 61V67M20 53V59M34 47V53M50 42.500V49M66 40V46M82 38V44M98 36.500V42M114 35.500V41"))
        (wash(DUSK, ".35", "M18 82C20 74 30 74 34 80ZM46 74C50 69 56 69 60 73ZM70 68C74 64 79 64 82 67Z"))
        (ripples(INDIGO, "M20 84Q25 81.5 30 84T40 84M60 78Q65 75.5 70 78T80 78M92 72Q96 70 100 72T108 72"))
        (mist(104.0, 52.0, ".55"))
        (mist(72.0, 66.0, ".4"))
        (pine(108.0, 88.0, ".75"))
        (rock(114.0, 89.0, ".6"))
        // two who have set out
        (fill(INDIGO, "M36 46L38 40C37 38 40 37 40.5 39.500L42.5 45Z"))
        (fill(CINNABAR, "M44 43.500L46 37.500C45.5 36 48 35 48.5 37L50.5 42.500Z"))
    }
}

/// Sampans with jars and bales at the landing.
pub(super) fn river() -> Markup {
    html! {
        (sheet(SKY, CELADON))
        (hills(6.0, 8.0, "1 1"))
        (fill(CELADON, "M0 52C20 48 44 54 60 50C84 46 104 50 120 48V62H0Z"))
        (fill(WATER, "M0 60C30 54 60 62 120 54V90H0Z"))
        (ripples(PAPER, "M8 68H24M90 66H110M40 86H60M96 80H112"))
        (ripples(DUSK, "M6 82Q11 79.5 16 82T26 82M74 74Q79 71.5 84 74T94 74"))
        g transform="translate(44 -3) scale(.86)" { (distant_sail()) }
        (sampan())
                (line(BARK, "2.6", "M104 48V72M114 46V70"))
        (fill(EARTH, "M98 52H120V57H98Z"))
        (line(INK, "1", "M98 52H120M98 57H120"))
        (fill(CHINA, "M101 44H108L107 52H102Z"))
        (line(INK, ".9", "M101 44H108L107 52H102Z"))
        (fill(PATINA, "M111 45H118V52H111Z"))
        (line(INK, ".9", "M111 45H118V52H111Z"))
        (grass(6.0, 60.0, ".8"))
        (pine(14.0, 56.0, ".6"))
    }
}

fn sampan() -> Markup {
    html! {
        (fill(INK, "M22 68C28 72 34 74 60 74S88 71 94 64C95 74 88 81 78 82H38C28 81 22 75 22 68Z"))
        (fill(EARTH, "M24.5 71C32 75 40 76 60 76S84 75 91.5 69C90 75.5 85 79.5 78 80.500H38C31 79.5 26.5 76 24.5 71Z"))
        (fill(SILK, "M44 74C44 60 50 54 59 54S74 60 74 74Z"))
        (line(INK, "1.2", "M44 74C44 60 50 54 59 54S74 60 74 74M51 57V74M59 54V74M67 57V74"))
        (line(BARK, "1.8", "M86 82L100 60"))
        (fill(INDIGO, "M80 70C80 62 82 59 85 59S90 62 90 69Z"))
        (fill(GLOW, "M78 58C82 52 88 52 92 58Z"))
        (line(INK, ".9", "M78 58C82 52 88 52 92 58Z"))
        (fill(VERMILION, "M30 66H38V74H30Z"))
        (line(INK, ".9", "M30 66H38V74H30ZM30 70H38"))
    }
}

fn distant_sail() -> Markup {
    html! {
        (fill(SILK, "M44 30C52 34 54 42 53 52H40C44 45 45 38 44 30Z"))
        (line(INK, ".9", "M44 30C52 34 54 42 53 52H40C44 45 45 38 44 30ZM43 46H53M45 39H53"))
        (line(BARK, "1.4", "M46 28V58"))
        (fill(PINE, "M34 56H60L56 61H38Z"))
        (wash(WASH, ".6", "M36 62H58L56 64H38Z"))
        (line(MIST, "1", "M30 63H62"))
    }
}
