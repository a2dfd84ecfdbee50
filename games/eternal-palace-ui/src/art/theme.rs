//! The room around the table: rice paper, a bamboo frame, a frieze, and the garden seen from far.

use maud::{Markup, html};

use super::ink::{
    BAMBOO, CELADON, DUSK, GLOW, INDIGO, JADE, MIST, PAPER, PINE, REED, SILK, UMBER, VERMILION,
    WASH, fill, line, wash,
};
use super::picture;
use super::scenery::{bamboo as cane, hall, mist, pine, rock, roof};

/// Rice paper with cloud scrolls, to lie behind everything; fills the box it is put into, which
/// needs the class `ep-room`. It takes the colour of the text around [`symbols`](super::symbols).
pub fn rice_paper() -> Markup {
    html! {
        svg class="ep-paper" aria-hidden="true" focusable="false" {
            rect width="100%" height="100%" fill="url(#ep-clouds)" {}
        }
    }
}

/// The garden seen from the palace, to lie faintly behind the places; fills the box it is put into,
/// which needs the class `ep-room`.
pub fn garden() -> Markup {
    html! {
        svg class="ep-garden" viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            use href="#ep-garden" {}
        }
    }
}

/// A frieze of bamboo with pines and clouds, for the head of the table, 400 by 40.
pub fn ornament() -> Markup {
    picture(
        "ep-ornament",
        "0 0 400 40",
        &html! { use href="#ep-frieze" {} },
    )
}

/// A frame of four bamboo poles round the box it is put into, which needs the class `ep-room`.
pub fn bamboo() -> Markup {
    html! {
        svg class="ep-bamboo" aria-hidden="true" focusable="false" {
            rect x="0" y="0" width="100%" height="8" fill="url(#ep-pole)" {}
            svg y="100%" overflow="visible" { rect y="-8" width="100%" height="8" fill="url(#ep-pole)" {} }
            rect x="0" y="0" width="8" height="100%" fill="url(#ep-post)" {}
            svg x="100%" overflow="visible" { rect x="-8" width="8" height="100%" fill="url(#ep-post)" {} }
            @for (x, y) in [("0", "0"), ("100%", "0"), ("0", "100%"), ("100%", "100%")] {
                svg x=(x) y=(y) overflow="visible" { use href="#ep-lashing" x=(if x == "0" { "-3" } else { "-11" }) y=(if y == "0" { "-3" } else { "-11" }) width="14" height="14" {} }
            }
        }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        pattern id="ep-clouds" width="96" height="64" patternUnits="userSpaceOnUse" {
            path fill="none" stroke="currentColor" stroke-width="1.4" d="M8 22C8 14 18 12 21 18C24 10 36 12 35 20C41 18 45 23 42 27M14 22C14 18 20 18 20 22M27 21C27 17 32 17 32 21M2 27H48M10 31H36M56 54C56 46 66 44 69 50C72 42 84 44 83 52C89 50 93 55 90 59M62 54C62 50 68 50 68 54M75 53C75 49 80 49 80 53M50 59H96M58 63H84" {}
        }
        pattern id="ep-pole" width="46" height="8" patternUnits="userSpaceOnUse" {
            (fill(REED, "M0 0H46V8H0Z"))
            (fill(BAMBOO, "M0 1H46V7H0Z"))
            (fill(GLOW, "M3 2H41V3.200H3Z"))
            (fill(REED, "M43 0H44.200V8H43ZM45 .5H46V7.500H45Z"))
        }
        pattern id="ep-post" width="8" height="46" patternUnits="userSpaceOnUse" {
            (fill(REED, "M0 0H8V46H0Z"))
            (fill(BAMBOO, "M1 0H7V46H1Z"))
            (fill(GLOW, "M2 3H3.200V41H2Z"))
            (fill(REED, "M0 43H8V44.200H0ZM.5 45H7.500V46H.500Z"))
        }
        symbol id="ep-lashing" viewBox="0 0 14 14" {
            (line(VERMILION, "2.4", "M2 2L12 12M12 2L2 12M7 1V13M1 7H13"))
        }
        symbol id="ep-frieze" viewBox="0 0 400 40" { (frieze()) }
        symbol id="ep-garden" viewBox="0 0 800 500" { (landscape()) }
    }
}

fn frieze() -> Markup {
    html! {
        (line(REED, "7", "M0 34H400"))
        (line(BAMBOO, "5", "M0 34H400"))
        (line(GLOW, "1.2", "M0 32.600H400"))
        @for knot in 1..10 { (line(REED, "1.4", &format!("M{0} 30.500V37.500M{1} 31V37", 40 * knot, 40 * knot + 2))) }
        @for (x, scale) in [(24, ".6"), (46, ".7"), (364, ".7"), (384, ".55")] {
            (cane(f32::from(i16::try_from(x).unwrap_or(0)), 31.0, scale))
        }
        (pine(84.0, 31.0, ".7"))
        (pine(318.0, 31.0, "-.7 .7"))
        @for (x, flip) in [("150", "1"), ("250", "-1")] {
            g transform={ "translate(" (x) " 26) scale(" (flip) " 1)" } {
                path fill="none" stroke=(DUSK) stroke-width="1.8" d="M-36 2C-36 -8 -24 -10 -20 -3C-16 -12 -2 -10 -3 0C4 -3 10 2 6 6M-28 2C-28 -3 -21 -3 -21 2M-12 1C-12 -4 -6 -4 -6 1M-42 6H16" {}
            }
        }
        (roof(200.0, 26.0, ".5 .62", INDIGO))
        (fill(VERMILION, "M182 28H186V31H182ZM214 28H218V31H214ZM198 28H202V31H198Z"))
    }
}

fn landscape() -> Markup {
    html! {
        circle cx="640" cy="90" r="42" fill=(VERMILION) fill-opacity=".7" {}
        // hills behind hills
        (wash(WASH, ".55", "M0 190C40 120 70 60 110 58C140 58 160 120 190 130C220 70 260 20 300 30C340 44 370 120 400 140C440 90 480 80 510 100C550 130 580 170 620 160C680 120 740 130 800 180V300H0Z"))
        (wash(DUSK, ".35", "M0 240C60 190 110 150 160 180C200 200 230 230 280 210C340 180 380 190 430 220C500 240 560 200 620 220C690 230 750 220 800 240V320H0Z"))
        (wash(MIST, ".9", "M0 240C120 210 220 250 340 236S600 216 800 244V330H0Z"))
        (fill("#dfe8d6", "M0 290C130 264 260 300 400 284S680 270 800 292V500H0Z"))
        // the wall with its moon gate
        (fill(SILK, "M0 300H230V334H0ZM286 300H800V330H286Z"))
        (line(INDIGO, "7", "M0 300H232M284 300H800"))
        (line(UMBER, "2", "M0 334H230M286 331H800"))
        (line(INDIGO, "6", "M230 334A29 29 0 1 1 286 334"))
        // pond, islands, bridge
        (fill("#c3d8dc", "M330 420C340 372 440 356 520 366C600 360 720 366 740 410C752 452 650 474 540 468C430 476 336 470 330 420Z"))
        (line(PAPER, "2.4", "M370 410H420M480 440H560M610 400H670M430 456H470M640 440H690"))
        (line(JADE, "2", "M330 420C340 372 440 356 520 366C600 360 720 366 740 410"))
        (fill("#9fb0ba", "M470 424C478 396 500 384 520 384S562 396 570 424H556C550 406 538 398 520 398S490 406 484 424Z"))
        (line(VERMILION, "3", "M468 408C480 386 498 374 520 374S560 386 572 408"))
        // paths
        (line("#eadfc4", "14", "M258 340C262 390 220 410 230 500M258 360C300 380 310 372 336 392M120 500C140 440 190 430 228 420M800 470C770 450 760 440 742 424"))
        // palace and pavilion
        (hall(640.0, 262.0, "1.3", VERMILION))
        (roof(640.0, 264.0, "1.3 1.1", INDIGO))
        (roof(640.0, 226.0, ".8 .9", INDIGO))
        (hall(110.0, 392.0, ".8", VERMILION))
        (roof(110.0, 394.0, ".9 .9", JADE))
        (mist(300.0, 230.0, "2.4"))
        (mist(560.0, 200.0, "2"))
        (mist(90.0, 250.0, "2"))
        @for (x, y, scale) in [(40.0, 470.0, "2.6"), (190.0, 330.0, "1.3"), (770.0, 400.0, "2.3"), (330.0, 350.0, "1.2"), (440.0, 300.0, "1"), (700.0, 490.0, "1.9")] {
            (pine(x, y, scale))
        }
        (cane(300.0, 480.0, "2"))
        (cane(330.0, 496.0, "1.7"))
        (rock(380.0, 478.0, "1.6"))
        (rock(610.0, 478.0, "1.3"))
        (rock(720.0, 376.0, "1"))
        (wash(CELADON, ".8", "M430 404C440 398 460 398 468 404C458 410 440 410 430 404ZM600 430C610 424 626 424 634 430C624 436 610 436 600 430Z"))
        (wash(PINE, ".25", "M0 480C60 468 120 486 200 480S360 490 420 486V500H0Z"))
    }
}
