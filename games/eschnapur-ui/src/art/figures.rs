//! The five officials in profile, as court painters drew them, in boxes of 100.
//!
//! Each has one outline nobody else has: the captain's spiked helmet and padlock, the inspector's
//! round turban, beard and raised hand, the quarry mistress with a basket of stones on her head,
//! the herald's plume and long horn, and the driver on his elephant.

use maud::{Markup, html};

use super::Official;
use super::elephant;
use super::paint::{
    BRASS, CLAY, DEEP, DUNE, GLOW, GOLD, INK, IVORY, LAGOON, MARBLE, MARIGOLD, MIST, PEACOCK,
    RUBY, SAFFRON, SAND, SHADE, WINE, at, fill, line,
};

const FAIR: &str = "#c98b5c";
const DARK: &str = "#8a5230";
const STEEL: &str = "#b4bec4";
const IRON: &str = "#7b878f";

pub(super) fn symbols() -> Markup {
    html! {
        @for official in Official::ALL {
            symbol id={ "es-" (official.slug()) } viewBox="0 0 100 100" { (figure(official)) }
        }
    }
}

pub(super) fn figure(official: Official) -> Markup {
    match official {
        Official::Blockade => captain(),
        Official::Stop => inspector(),
        Official::Stones => quarry_mistress(),
        Official::Order => herald(),
        Official::Move => driver(),
    }
}

/// A face looking right, the tip of its nose at the origin, with neck and ear.
fn face(skin: &str) -> Markup {
    html! {
        (fill(skin, "M-10 -26C-5 -21 -4 -15 -4.600 -10.500C-5.200 -8.500 -4.600 -7.300 -3.600 -5.600C-2.500 -3.500 .8 -.8 .8 1C.8 2.800 -1.500 3.200 -3.200 3.300C-3.500 4.500 -2.800 5 -2 6.200C-1.500 7.200 -2.600 7.800 -3.500 8.100C-2.900 8.700 -2.100 9.600 -2.600 10.900C-3.100 12.100 -4.600 12.200 -4.700 13.700C-4.300 15.700 -3.500 17.500 -5 19.700C-7.500 22.500 -13 22.700 -18 20.500L-18 36H-41L-38 12C-43 0 -41 -18 -34 -26Z"))
        (fill(IVORY, "M-17 -5.500Q-12 -9.800 -6.500 -5.200Q-12 -2.800 -17 -5.500Z"))
        (fill(INK, "M-10.500 -8a2.500 2.500 0 1 0 .01 0Z"))
        (line(INK, "1.700", "M-18 -11Q-12.500 -15.500 -6 -11.500"))
        (line(INK, ".9", "M-17.500 -5.800Q-12 -10 -6 -5.400M-4 7.900L-8.500 8"))
        (line(INK, "1.100", "M-27 -6C-32 -7 -33 1 -29 4C-27 5 -26 3 -27 1"))
    }
}

fn captain() -> Markup {
    html! {
        // coat with a steel breast-plate
        (fill(RUBY, "M4 100C6 84 16 76 32 74H58C70 77 78 86 80 100Z"))
        (fill(IRON, "M36 76H58C64 82 66 92 66 100H32C32 92 33 82 36 76Z"))
        (line(GOLD, "1.800", "M36 77C44 84 52 84 58 77M49 83V100"))
        (at("66", "47", "1", &face(DARK)))
        // a moustache to be afraid of
        (fill(INK, "M64 51.500C58 50 50 53 47 59C44 58 43 55 44 52C40 56 42 63 48 63C55 63 60 57 65 55Z"))
        (fill(INK, "M48 66C52 70 58 71 62 67C62 70 58 73 53 72Z"))
        // mail, helmet, spike
        (fill(STEEL, "M28 36H45C43 46 45 56 50 65C48 74 38 81 22 82C24 66 26 50 28 36Z"))
        (line(IRON, "1.200", "M28 44Q32 47 36 44T44 44M27 51Q31 54 35 51T44 51M26 58Q31 61 36 58T46 58M25 65Q30 68 35 65T48 65M24 73Q29 76 34 73T44 73"))
        (fill(STEEL, "M26 37C25 20 36 10 47 8C58 10 66 19 66 34V37Z"))
        (fill(IRON, "M47 8C58 10 66 19 66 34V37H57C58 24 54 13 47 8Z"))
        (fill(GOLD, "M24 35H68L67 41H24Z"))
        (line(BRASS, "1", "M28 38h0M34 38h0M40 38h0M46 38h0M52 38h0M58 38h0M64 38h0"))
        (fill(GOLD, "M45 11L47 0L49 11ZM47 7a3 3 0 1 0 .01 0Z"))
        (fill(RUBY, "M30 24C20 20 16 12 20 3C26 8 30 14 34 17Z"))
        (line(GOLD, "1.200", "M33 20C28 17 24 12 21 6"))
        // the padlock
        (line(INK, "7.500", "M70 74V67A8.500 8.500 0 0 1 87 67V74"))
        (line(STEEL, "4.200", "M70 74V67A8.500 8.500 0 0 1 87 67V74"))
        (fill(INK, "M62 71H95V90Q95 100 85 100H72Q62 100 62 90Z"))
        (fill(GOLD, "M64.500 73.500H92.500V89Q92.500 97.500 84 97.500H73Q64.500 97.500 64.500 89Z"))
        (fill(GLOW, "M64.500 73.500H92.500V76.500H68V95Q64.500 93 64.500 89Z"))
        (fill(INK, "M78.500 78.500a5 5 0 0 1 2.700 9.200L82.500 94H74.500L75.800 87.700A5 5 0 0 1 78.500 78.500Z"))
    }
}

fn inspector() -> Markup {
    html! {
        (fill(PEACOCK, "M0 100C2 84 12 77 26 74H48C62 78 70 88 72 100Z"))
        (fill(DEEP, "M26 74C30 86 38 94 46 100H34C28 92 24 84 22 75Z"))
        (line(GOLD, "1.800", "M22 75C24 85 28 93 34 100M28 74C32 85 39 93 47 100"))
        (at("58", "48", "1", &face(FAIR)))
        // white beard down to the belt
        (fill(IVORY, "M30 46C31 56 34 62 40 64C44 62 48 57 55 57.500C57 59 55 61 54 62C56 66 56 78 50 94C40 88 30 76 28 56Z"))
        (line(MIST, "1.300", "M36 64C38 74 43 82 48 87M42 65C43 74 46 80 50 83M48 62C49 70 51 74 52 76"))
        (fill(IVORY, "M56.500 52C51 51 46 54 42 60C48 60 54 58 57 55.500Z"))
        // a turban like a cloud
        (fill(MARBLE, "M18 36C8 30 10 16 22 14C26 4 44 1 52 8C64 8 68 20 62 28C62 32 58 36 52 35C42 39 28 41 18 36Z"))
        (line(MIST, "1.800", "M16 30C26 34 46 30 60 18M16 22C28 26 42 20 52 10M24 37C38 38 54 34 62 27M28 12C32 14 38 12 42 6"))
        (fill(RUBY, "M56 22l5 5-5 6-5-6z"))
        (fill(GOLD, "M56 20C53 14 54 9 58 5C60 10 60 15 57 20Z"))
        // halt!
        (fill(PEACOCK, "M66 100C67 90 70 82 74 76H92C95 84 97 92 97 100Z"))
        (fill(GOLD, "M72 75H94L95 81H70Z"))
        (at("61", "25", "1.080 1.500", &html! {
            (fill(INK, "M9.500 19C7 15 11.500 12 14 15.500V9.500C14 5.500 17 5.500 18 7C18.500 4 22.500 4 23 7.500C25 6 27.500 7.500 27 10L27 12.500C28.500 10 31.500 11 31 14L29.500 25V35H14C13 29 12 24 9.500 19Z"))
            (fill(FAIR, "M11.300 18C9.500 15 12.500 13.800 14 16.300L15.400 19V9.500C15.400 7.300 17.900 7.300 17.900 9.500V15L18.600 7.500C18.700 5.300 21.600 5.400 21.700 7.500L22 15L22.800 9C23.100 7 25.700 7.300 25.600 9.500L25.300 16L26.400 13.300C27 11.500 29.500 12 29.200 14L28 25V33H15.500C15 28 13.500 23 11.300 18Z"))
            (line(DARK, ".9", "M17 23C20 20 24 20 26 22M18 27C20 25 22 25 24 26"))
        }))
    }
}

fn quarry_mistress() -> Markup {
    html! {
        // veil behind, arm to the basket
        (fill(WINE, "M22 44C10 58 8 82 6 100H50L40 40Z"))
        (fill(RUBY, "M12 100C14 86 24 79 38 77H54C66 80 72 90 74 100Z"))
        (fill(MARIGOLD, "M38 77C44 88 56 94 70 92L73 97C56 100 42 92 34 78Z"))
        (at("63", "56", ".9", &face(DARK)))
        (fill(RUBY, "M57 60.500C59.500 60 61 61.500 61 63C60 65 57 65.500 55 64Z"))
        // veil over the hair
        (fill(RUBY, "M57 35C48 27 32 28 27 38C20 52 20 74 14 100H34C36 86 38 78 38 72C34 64 34 50 42 44C48 40 54 38 57 35Z"))
        (line(GOLD, "2.200", "M57.500 35.500C52 39 46 40 41.500 44C33 50 33.500 64 37.500 72C38 80 36 90 34 99"))
        (fill(INK, "M56.500 36C50 40 44 41 41.500 45C38 48 36.500 52 36.500 56C42 50 48 46 54.500 44Z"))
        (line(GOLD, "1.300", "M60 58.500a2.400 2.400 0 1 0 2 3M38.500 60a3 3 0 1 0 .01 0"))
        (fill(RUBY, "M54.500 45.500a1.300 1.300 0 1 0 .01 0Z"))
        // arm
        (line(INK, "11", "M66 96C82 88 86 66 76 34"))
        (line(DARK, "8.500", "M66 96C82 88 86 66 76 34"))
        (line(GOLD, "2.600", "M73 49.500L83 46M74.500 54L84.500 51"))
        (line(RUBY, "12", "M64 97C70 94 74 90 77 84"))
        // the basket and its stones
        (fill(INK, "M24 16L29 2H42L44 6L48 0H62L66 8L74 5L80 16Z"))
        (fill(SAND, "M26.500 16L30.500 4H41L43 16Z"))
        (fill(DUNE, "M45 16L49 2H61L65 16Z"))
        (fill(CLAY, "M67 10L73 7.500L77 16H67Z"))
        (fill(SHADE, "M38 16L39 4H41L43 16ZM60 16L58 2H61L65 16Z"))
        (fill(INK, "M16 14H86L76 32H28Z"))
        (fill(MARIGOLD, "M19.500 16H82.500L74.500 30H29.500Z"))
        (line(SAFFRON, "2", "M23 21H80M26 26H77M32 16L35 30M44 16L45 30M56 16L55 30M68 16L65 30"))
        (fill(LAGOON, "M34 31H70C68 36 62 37 52 37S36 36 34 31Z"))
    }
}

fn herald() -> Markup {
    html! {
        (fill(MARIGOLD, "M0 100C2 84 10 77 24 74H44C58 78 64 88 66 100Z"))
        (fill(SAFFRON, "M24 74C28 84 34 92 44 100H30C24 92 21 84 20 75Z"))
        (fill(IVORY, "M34 73H44L40 84Z"))
        (at("52", "48", "1", &face(FAIR)))
        (fill(INK, "M50.500 52C45 51 40 53 36 58C41 58.500 47 57 51 55.500Z"))
        (fill(INK, "M23 38C26 44 25 50 24 54C20 50 18 42 20 37Z"))
        // turban wound high, with a fan of pleats
        (fill(DEEP, "M18 20C6 18 2 6 8 0C18 0 26 8 28 16Z"))
        (line(LAGOON, "1.400", "M10 2L20 17M5 8L19 19M18 3L24 16"))
        (fill(PEACOCK, "M14 38C8 28 12 16 24 12C36 8 50 14 52 24C53 30 50 35 46 36C36 40 22 42 14 38Z"))
        (line(LAGOON, "2", "M13 32C24 32 40 26 46 16M16 24C24 22 32 18 36 12M20 40C32 40 46 36 52 28"))
        (fill(GOLD, "M42 30l4 5-4 5-4-5zM42 28C38 20 40 12 46 8C48 15 47 22 43 28Z"))
        // the horn and its banner
        (fill(RUBY, "M58 56L84 40L88 80L78 76L70 86L60 84Z"))
        (fill(GOLD, "M71 60L74.500 66L81 66L76.500 71L78 77L72 73.500L66.500 77.500L68 71L63 67.500L69 66.500Z"))
        (line(GOLD, "1.600", "M61 83L59 58M87 79L84 42"))
        (fill(INK, "M48 57.500C66 54 78 40 84 16L99 24C92 48 72 64 49.500 62.500Z"))
        (fill(GOLD, "M50.500 58.800C68 55.500 80 42 85.500 19L96.500 25C89.500 46 71 61.500 50.500 61Z"))
        (fill(GLOW, "M60 56.500C73 51 82 39 86.500 20.500L89 22C84 40 74 52 60 56.500Z"))
        (fill(INK, "M82 18C84 9 96 12 100 22C97 29 86 26 82 18Z"))
        (fill(BRASS, "M85 18C87 13.500 94 16 97 22C94 25 88 23 85 18Z"))
        // hand on the horn
        (fill(MARIGOLD, "M40 100C46 92 54 84 62 74L72 82C68 90 62 96 58 100Z"))
        (fill(GOLD, "M58 76L63 71.500L73.500 79L70 84Z"))
        (fill(FAIR, "M61 72C58 66 60 58 64 54C69 50 74 54 74 60C75 66 74 72 71 77Z"))
        (line(DARK, "1.200", "M63 57C67 58 70 60 72 62M62 61C66 62 69 64 71 66"))
    }
}

fn driver() -> Markup {
    html! {
        (fill("#6f6975", "M0 100V62C4 46 20 42 36 46L60 100Z"))
        (fill(RUBY, "M0 100V66C6 58 14 56 22 58L26 100Z"))
        (line(GOLD, "2", "M22 58L26 99"))
        // the driver, small on its neck
        (fill(IVORY, "M14 52C12 38 18 30 28 29C38 30 42 38 40 50C32 54 22 55 14 52Z"))
        (fill(MIST, "M14 52C12 38 18 30 28 29C22 36 20 44 22 53Z"))
        (line("#8a5230", "5", "M34 36C40 40 46 40 52 36"))
        (line(BRASS, "2.400", "M44 46L60 22M60 22C64 22 65 26 62 28"))
        (at("43", "20", ".48", &face(DARK)))
        (fill(INK, "M42 22C39 21 36 23 35 26C38 26 41 25 42.500 23.500Z"))
        (fill(MARIGOLD, "M22 13C17 8 20 1 27 1.500C33 -1 42 2 42 8C42 13 38 15 34 15C30 17 25 17 22 13Z"))
        (line(SAFFRON, "1.400", "M22 11C28 12 36 8 39 4M24 15C30 15 38 13 41.500 9"))
        (fill(MARIGOLD, "M22 12C16 14 12 20 14 27C18 24 22 20 25 16Z"))
        (elephant::head())
        // the stone it lifts
        (fill(INK, "M68 14L74 7H100V31L94 38H68Z"))
        (fill(SAND, "M69.500 16H92V36.500H69.500Z"))
        (fill(DUNE, "M70 14.500L75 8.500H98L93 14.500Z"))
        (fill(SHADE, "M93.500 15.500L98.500 9.500V30L93.500 36Z"))
        (line(CLAY, "1.400", "M73 21H82M80 29H89"))
        (fill("#8b8590", "M74 40C78 34 84 31 89 33C90 36 88 38 86 38L80 42Z"))
    }
}
