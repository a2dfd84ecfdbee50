//! The elephant of the works: its head for the driver's portrait, the whole beast for the emblem.

use maud::{Markup, html};

use super::paint::{GLOW, GOLD, INK, IVORY, MARIGOLD, RUBY, WINE, fill, line};

const HIDE: &str = "#8b8590";
const FOLD: &str = "#5f5a66";
const EAR: &str = "#a9a2ab";

/// The head in a box of 100, facing right, its trunk curled up to hold something at 72 to 98, 14
/// to 38.
pub(super) fn head() -> Markup {
    html! {
        (fill(HIDE, "M27 52C28 37 44 29 57 36C67 41 70 52 71 63C72 73 78 78 83 73C88 67 85 55 80 46L76 37L86 33C95 43 100 58 97 73C94 90 78 96 67 88C59 83 57 79 51 81C36 84 26 71 27 52Z"))
        (fill(FOLD, "M97 73C94 90 78 96 67 88C59 83 57 79 51 81C47 82 43 81.5 40 80C50 79 58 76 64 80C74 88 88 86 92 72C94 62 91 50 84 38L86 33C95 43 100 58 97 73Z"))
        (line(FOLD, "1.3", "M72 69L67 72M76 75L73 80M83 75.5L84 81M87 67L92 69M87 59L93 57M83 50L89 47"))
        (fill(IVORY, "M55 74C61 85 71 88 80 83C73 83 66 78 63 70Z"))
        // the painted forehead
        (fill(RUBY, "M37 41C43 33 53 32 60 39C63 46 60 54 55 60C46 57 39 50 37 41Z"))
        (line(GOLD, "1.8", "M37 41C39 50 46 57 55 60C60 54 63 46 60 39"))
        (fill(GLOW, "M50 40L54 46L50 52L46 46Z"))
        (fill(INK, "M58.5 58a2.6 2.6 0 1 0 .01 0Z"))
        (fill(IVORY, "M59.3 58.8a.9 .9 0 1 0 .01 0Z"))
        (fill(EAR, "M31 48C16 47 4 60 8 78C11 92 24 98 34 89C42 81 46 62 42 54C39 49 35 48 31 48Z"))
        (fill("#d9a79a", "M30 54C19 54 11 64 14 76C16 86 25 90 31 84C37 77 39 64 36 58C34 55 32 54 30 54Z"))
        (line(FOLD, "1.3", "M42 54C46 62 42 81 34 89"))
    }
}

/// The whole elephant under its saddle cloth, 120 wide, its feet at 100, facing right.
pub(super) fn elephant() -> Markup {
    html! {
        (line(FOLD, "3", "M6 52C-2 62 2 74 -1 82"))
        (fill(FOLD, "M18 60H36V100H20ZM62 62H78V100H62Z"))
        (fill(HIDE, "M4 62C4 36 26 26 50 28C70 28 82 36 84 56L82 100H66C66 90 66 80 62 74H36C32 82 30 90 30 100H12C10 88 4 78 4 62Z"))
        (fill(EAR, "M12 96H30V100H12ZM66 96H82V100H66Z"))
        (fill(RUBY, "M22 32C34 26 58 27 70 33C74 48 74 60 72 72H24C18 60 18 46 22 32Z"))
        (fill(WINE, "M62 30L70 33C74 48 74 60 72 72H62C66 60 66 44 62 30Z"))
        (line(GOLD, "2.2", "M24 70H71.5M22 36C34 30 58 31 70 36"))
        (fill(GLOW, "M46 42L53 51L46 60L39 51Z"))
        @for x in [27, 36, 45, 54, 63] {
            (fill(MARIGOLD, &format!("M{x} 72h5l-2.5 6Z")))
        }
        g transform="translate(44 0) scale(.8)" { (head()) }
    }
}
