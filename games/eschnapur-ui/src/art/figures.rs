//! The five officials in profile, as court painters drew them, in boxes of 100.
//!
//! Each has one outline nobody else has: the captain's spiked helmet and padlock, the inspector's
//! round turban, beard and raised hand, the quarry mistress with a basket of stones on her head,
//! the herald's plume and long horn, and the driver on his elephant.

use maud::{Markup, html};

use super::Official;
use super::elephant;
use super::paint::{
    BRASS, CLAY, DEEP, DUNE, GLOW, GOLD, INK, IVORY, LAGOON, MARBLE, MARIGOLD, MIST, PEACOCK, RUBY,
    SAFFRON, SAND, SHADE, WINE, at, fill, line,
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

/// A head looking right, the tip of its nose at the origin, with neck and ear.
fn face(skin: &str, hair: &str) -> Markup {
    html! {
        (fill(skin, "M-10 -26C-5 -21 -4 -15 -4.6 -10.5C-5.2 -8.5 -4.6 -7.3 -3.6 -5.6C-2.5 -3.5 .8 -.8 .8 1C.8 2.8 -1.5 3.2 -3.2 3.3C-3.5 4.5 -2.8 5 -2 6.2C-1.5 7.2 -2.6 7.8 -3.5 8.1C-2.9 8.7 -2.1 9.6 -2.6 10.9C-3.1 12.1 -4.6 12.2 -4.7 13.7C-4.3 15.7 -3.5 17.5 -5 19.7C-7.5 22.5 -13 22.7 -18 20.5L-17.5 36H-38L-35.5 15C-42 4 -41 -18 -34 -26Z"))
        (fill(IVORY, "M-17 -5.5Q-12 -9.8 -6.5 -5.2Q-12 -2.8 -17 -5.5Z"))
        (fill(INK, "M-10.5 -8a2.5 2.5 0 1 0 .01 0Z"))
        (line(INK, "1.7", "M-18 -11Q-12.5 -15.5 -6 -11.5"))
        (line(INK, ".9", "M-17.5 -5.8Q-12 -10 -6 -5.4M-4 7.9L-8.5 8"))
        (fill(hair, "M-22 -26H-34C-41 -18 -42 4 -35.5 15L-31 13C-33 6 -32 -3 -29 -7C-25 -10 -23 -18 -22 -26Z"))
        (line(INK, "1.1", "M-27 -6C-32 -7 -33 1 -29 4C-27 5 -26 3 -27 1"))
    }
}

fn captain() -> Markup {
    html! {
        // coat with a steel breast-plate
        (fill(RUBY, "M4 100C6 84 16 76 32 74H58C70 77 78 86 80 100Z"))
        (fill(IRON, "M36 76H58C64 82 66 92 66 100H32C32 92 33 82 36 76Z"))
        (line(GOLD, "1.8", "M36 77C44 84 52 84 58 77M49 83V100"))
        (at("66", "47", "1", &face(DARK, INK)))
        // a moustache to be afraid of
        (fill(INK, "M64 51.5C58 50 50 53 47 59C44 58 43 55 44 52C40 56 42 63 48 63C55 63 60 57 65 55Z"))
        (fill(INK, "M48 66C52 70 58 71 62 67C62 70 58 73 53 72Z"))
        // mail, helmet, spike
        (fill(STEEL, "M28 36H45C43 46 45 56 50 65C48 74 38 81 22 82C24 66 26 50 28 36Z"))
        (line(IRON, "1.2", "M28 44Q32 47 36 44T44 44M27 51Q31 54 35 51T44 51M26 58Q31 61 36 58T46 58M25 65Q30 68 35 65T48 65M24 73Q29 76 34 73T44 73"))
        g transform="scale(1 .87)" {
            (fill(STEEL, "M26 37C25 20 36 10 47 8C58 10 66 19 66 34V37Z"))
            (fill(IRON, "M47 8C58 10 66 19 66 34V37H57C58 24 54 13 47 8Z"))
            (fill(GOLD, "M24 35H68L67 41H24Z"))
            (line(BRASS, "1", "M28 38h0M34 38h0M40 38h0M46 38h0M52 38h0M58 38h0M64 38h0"))
            (fill(GOLD, "M45 11L47 0L49 11ZM47 7a3 3 0 1 0 .01 0Z"))
            (fill(RUBY, "M30 24C20 20 16 12 20 3C26 8 30 14 34 17Z"))
            (line(GOLD, "1.2", "M33 20C28 17 24 12 21 6"))
        }
        // the padlock
        g transform="translate(9 4) scale(.86)" {
            (line(INK, "7.5", "M70 74V67A8.5 8.5 0 0 1 87 67V74"))
            (line(STEEL, "4.2", "M70 74V67A8.5 8.5 0 0 1 87 67V74"))
            (fill(INK, "M62 71H95V90Q95 100 85 100H72Q62 100 62 90Z"))
            (fill(GOLD, "M64.5 73.5H92.5V89Q92.5 97.5 84 97.5H73Q64.5 97.5 64.5 89Z"))
            (fill(GLOW, "M64.5 73.5H92.5V76.5H68V95Q64.5 93 64.5 89Z"))
            (fill(INK, "M78.5 78.5a5 5 0 0 1 2.7 9.2L82.5 94H74.5L75.8 87.7A5 5 0 0 1 78.5 78.5Z"))
        }
    }
}

fn inspector() -> Markup {
    html! {
        (fill(PEACOCK, "M0 100C2 84 12 77 26 74H48C62 78 70 88 72 100Z"))
        (fill(DEEP, "M26 74C30 86 38 94 46 100H34C28 92 24 84 22 75Z"))
        (line(GOLD, "1.8", "M22 75C24 85 28 93 34 100M28 74C32 85 39 93 47 100"))
        (at("58", "48", "1", &face(FAIR, IVORY)))
        // white beard down to the belt
        (fill(IVORY, "M30 46C31 56 34 62 40 64C44 62 48 57 55 57.5C57 59 55 61 54 62C56 66 56 78 50 94C40 88 30 76 28 56Z"))
        (line(MIST, "1.3", "M36 64C38 74 43 82 48 87M42 65C43 74 46 80 50 83M48 62C49 70 51 74 52 76"))
        (fill(IVORY, "M56.5 52C51 51 46 54 42 60C48 60 54 58 57 55.5Z"))
        // a turban like a cloud
        (fill(MARBLE, "M18 36C8 30 10 16 22 14C26 4 44 1 52 8C64 8 68 20 62 28C62 32 58 36 52 35C42 39 28 41 18 36Z"))
        (line(MIST, "1.8", "M16 30C26 34 46 30 60 18M16 22C28 26 42 20 52 10M24 37C38 38 54 34 62 27M28 12C32 14 38 12 42 6"))
        (fill(RUBY, "M56 22l5 5-5 6-5-6z"))
        (fill(GOLD, "M56 20C53 14 54 9 58 5C60 10 60 15 57 20Z"))
        // halt!
        (fill(PEACOCK, "M66 100C67 90 70 82 74 76H92C95 84 97 92 97 100Z"))
        (fill(GOLD, "M72 75H94L95 81H70Z"))
        (at("61", "25", "1.08 1.5", &html! {
            (fill(INK, "M9.5 19C7 15 11.5 12 14 15.5V9.5C14 5.5 17 5.5 18 7C18.5 4 22.5 4 23 7.5C25 6 27.5 7.5 27 10L27 12.5C28.5 10 31.5 11 31 14L29.5 25V35H14C13 29 12 24 9.5 19Z"))
            (fill(FAIR, "M11.3 18C9.5 15 12.5 13.8 14 16.3L15.4 19V9.5C15.4 7.3 17.9 7.3 17.9 9.5V15L18.6 7.5C18.7 5.3 21.6 5.4 21.7 7.5L22 15L22.8 9C23.1 7 25.7 7.3 25.6 9.5L25.3 16L26.4 13.3C27 11.5 29.5 12 29.2 14L28 25V33H15.5C15 28 13.5 23 11.3 18Z"))
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
        (at("63", "56", ".9", &face(DARK, INK)))
        (fill(RUBY, "M57 60.5C59.5 60 61 61.5 61 63C60 65 57 65.5 55 64Z"))
        // veil over the hair
        (fill(RUBY, "M57 35C48 27 32 28 27 38C20 52 20 74 14 100H34C36 86 38 78 38 72C34 64 34 50 42 44C48 40 54 38 57 35Z"))
        (line(GOLD, "2.2", "M57.5 35.5C52 39 46 40 41.5 44C33 50 33.5 64 37.5 72C38 80 36 90 34 99"))
        (fill(INK, "M56.5 36C50 40 44 41 41.5 45C38 48 36.5 52 36.5 56C42 50 48 46 54.5 44Z"))
        (line(GOLD, "1.3", "M60 58.5a2.4 2.4 0 1 0 2 3M38.5 60a3 3 0 1 0 .01 0"))
        (fill(RUBY, "M54.5 45.5a1.3 1.3 0 1 0 .01 0Z"))
        // arm
        (line(INK, "11", "M66 96C82 88 86 66 76 34"))
        (line(DARK, "8.5", "M66 96C82 88 86 66 76 34"))
        (line(GOLD, "2.6", "M73 49.5L83 46M74.5 54L84.5 51"))
        (line(RUBY, "12", "M64 97C70 94 74 90 77 84"))
        // the basket and its stones
        (fill(INK, "M24 16L29 2H42L44 6L48 0H62L66 8L74 5L80 16Z"))
        (fill(SAND, "M26.5 16L30.5 4H41L43 16Z"))
        (fill(DUNE, "M45 16L49 2H61L65 16Z"))
        (fill(CLAY, "M67 10L73 7.5L77 16H67Z"))
        (fill(SHADE, "M38 16L39 4H41L43 16ZM60 16L58 2H61L65 16Z"))
        (fill(INK, "M16 14H86L76 32H28Z"))
        (fill(MARIGOLD, "M19.5 16H82.5L74.5 30H29.5Z"))
        (line(SAFFRON, "2", "M23 21H80M26 26H77M32 16L35 30M44 16L45 30M56 16L55 30M68 16L65 30"))
        (fill(LAGOON, "M34 31H70C68 36 62 37 52 37S36 36 34 31Z"))
    }
}

fn herald() -> Markup {
    html! {
        (fill(MARIGOLD, "M0 100C2 84 10 77 24 74H44C58 78 64 88 66 100Z"))
        (fill(SAFFRON, "M24 74C28 84 34 92 44 100H30C24 92 21 84 20 75Z"))
        (fill(IVORY, "M34 73H44L40 84Z"))
        (at("52", "48", "1", &face(FAIR, INK)))
        (fill(INK, "M50.5 52C45 51 40 53 36 58C41 58.5 47 57 51 55.5Z"))
        // turban wound high, with a fan of pleats
        (fill(DEEP, "M18 20C6 18 2 6 8 0C18 0 26 8 28 16Z"))
        (line(LAGOON, "1.4", "M10 2L20 17M5 8L19 19M18 3L24 16"))
        (fill(PEACOCK, "M14 38C8 28 12 16 24 12C36 8 50 14 52 24C53 30 50 35 46 36C36 40 22 42 14 38Z"))
        (line(LAGOON, "2", "M13 32C24 32 40 26 46 16M16 24C24 22 32 18 36 12M20 40C32 40 46 36 52 28"))
        (fill(GOLD, "M42 30l4 5-4 5-4-5zM42 28C38 20 40 12 46 8C48 15 47 22 43 28Z"))
        // the horn and its banner
        (fill(DEEP, "M58 56L84 40L88 80L78 76L70 86L60 84Z"))
        (line(GOLD, "1.6", "M61 83L59 58M87 79L84 42"))
        (fill(INK, "M48 57.5C66 54 78 40 84 16L99 24C92 48 72 64 49.5 62.5Z"))
        (fill(GOLD, "M50.5 58.8C68 55.5 80 42 85.5 19L96.5 25C89.5 46 71 61.5 50.5 61Z"))
        (fill(GLOW, "M60 56.5C73 51 82 39 86.5 20.5L89 22C84 40 74 52 60 56.5Z"))
        (fill(INK, "M82 18C84 9 96 12 100 22C97 29 86 26 82 18Z"))
        (fill(BRASS, "M85 18C87 13.5 94 16 97 22C94 25 88 23 85 18Z"))
        // hand on the horn
        (fill(MARIGOLD, "M40 100C46 92 54 84 62 74L72 82C68 90 62 96 58 100Z"))
        (fill(GOLD, "M58 76L63 71.5L73.5 79L70 84Z"))
        (fill(FAIR, "M61 72C58 66 60 58 64 54C69 50 74 54 74 60C75 66 74 72 71 77Z"))
        (line(DARK, "1.2", "M63 57C67 58 70 60 72 62M62 61C66 62 69 64 71 66"))
    }
}

fn driver() -> Markup {
    html! {
        (fill("#6f6975", "M0 100V62C4 46 20 42 36 46L60 100Z"))
        (fill(RUBY, "M0 100V66C6 58 14 56 22 58L26 100Z"))
        (line(GOLD, "2", "M22 58L26 99"))
        (rider())
        (elephant::head())
        // the stone it lifts
        (fill(INK, "M68 14L74 7H100V31L94 38H68Z"))
        (fill(SAND, "M69.5 16H92V36.5H69.5Z"))
        (fill(DUNE, "M70 14.5L75 8.5H98L93 14.5Z"))
        (fill(SHADE, "M93.5 15.5L98.5 9.5V30L93.5 36Z"))
        (line(CLAY, "1.4", "M73 21H82M80 29H89"))
        (fill("#8b8590", "M74 40C78 34 84 31 89 33C90 36 88 38 86 38L80 42Z"))
    }
}

/// The driver alone, his seat at 52, as he sits behind the elephant's head.
pub(super) fn rider() -> Markup {
    html! {
        (fill(IVORY, "M14 52C12 38 18 30 28 29C38 30 42 38 40 50C32 54 22 55 14 52Z"))
        (fill(MIST, "M14 52C12 38 18 30 28 29C22 36 20 44 22 53Z"))
        (line("#8a5230", "5", "M34 36C40 40 46 40 52 36"))
        (line(BRASS, "2.4", "M44 46L60 22M60 22C64 22 65 26 62 28"))
        (at("43", "20", ".48", &face(DARK, INK)))
        (fill(INK, "M42 22C39 21 36 23 35 26C38 26 41 25 42.5 23.5Z"))
        (fill(MARIGOLD, "M22 13C17 8 20 1 27 1.5C33 -1 42 2 42 8C42 13 38 15 34 15C30 17 25 17 22 13Z"))
        (line(SAFFRON, "1.4", "M22 11C28 12 36 8 39 4M24 15C30 15 38 13 41.5 9"))
        (fill(MARIGOLD, "M22 12C16 14 12 20 14 27C18 24 22 20 25 16Z"))
    }
}
