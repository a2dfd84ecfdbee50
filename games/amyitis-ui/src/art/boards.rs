//! The rest of the Babylon board: temples, fields and the space for those who pass.

use maud::{Markup, html};

use super::paint::{
    BRASS, BRICK, CLAY, DEEP, DUST, GLOW, GOLD, IVORY, LAPIS, LEAF, MOSS, MUD, SHADE, UMBER, fill,
    line, short,
};
use super::tokens::placed;
use super::{Gain, Good, Piece, Temple, picture};

/// A temple with its cubes, the newest first, and what its two places give.
#[derive(Debug, Clone, Copy)]
pub struct TempleBoard<'a> {
    pub temple: Temple,
    /// On spaces 1 to 4; a fifth is pushed out and shown leaving.
    pub pieces: &'a [Piece<'a>],
    /// Of the first and the second; a place without favours is not drawn.
    pub favours: [&'a [Gain]; 2],
    pub lit: bool,
}

/// A temple, 240 by 100: its spaces in the gate wall, its favours beside them.
pub fn temple(board: &TempleBoard<'_>) -> Markup {
    picture(
        "am-temple",
        "0 0 240 100",
        &html! {
            use href="#am-temple" {}
            use href={ "#am-god-" (board.temple.slug()) } x="4" y="20" width="48" height="48" {}
            @for (place, (x, piece)) in [58.0, 86.0, 114.0, 142.0, 170.0].into_iter().zip(board.pieces).enumerate() {
                (placed(&Piece { ghost: piece.ghost || place == 4, ..*piece }, "cube", x + 1.5, 29.5, 25.0))
            }
            @for (place, (y, favour)) in [26.5, 48.0].into_iter().zip(board.favours).enumerate().filter(|(_, (_, favour))| !favour.is_empty()) {
                circle class="am-rank" cx="185" cy=(short(y + 8.5)) r="6.5" {}
                text class="am-number am-on-dark" x="185" y=(short(y + 12.3)) font-size="10.5" { (place + 1) }
                (gains(favour, 195.0, y, 17.0))
            }
            @if board.lit {
                rect class="am-rim" x="2.5" y="14.5" width="235" height="62" rx="4" {}
                rect class="am-lit" x="2.5" y="14.5" width="235" height="62" rx="4" {}
            }
        },
    )
}

/// A row of five fields, filled from the left.
#[derive(Debug, Clone, Copy)]
pub struct FieldRow<'a> {
    pub goods: [Good; 5],
    pub pieces: &'a [Piece<'a>],
    pub lit: bool,
}

/// Both rows of fields with the gardener at their ends, 300 by 112.
pub fn fields(rows: &[FieldRow<'_>; 2]) -> Markup {
    picture(
        "am-fields",
        "0 0 300 112",
        &html! {
            use href="#am-fields" {}
            @for (y, row) in [4.0, 58.0].into_iter().zip(rows) {
                @for (index, (x, good)) in [6.0, 54.0, 102.0, 150.0, 198.0].into_iter().zip(row.goods).enumerate() {
                    @let piece = row.pieces.get(index);
                    @let covered = piece.is_some_and(|piece| !piece.ghost);
                    use href={ "#am-" (good.slug()) } x=(short(if covered { x + 1.0 } else { x + 9.0 })) y=(short(y + if covered { 2.0 } else { 11.0 })) width=(if covered { "21" } else { "28" }) height=(if covered { "21" } else { "28" }) {}
                    @if let Some(piece) = piece { (placed(piece, "cube", x + 16.0, y + 18.0, 28.0)) }
                    @if row.lit && index == row.pieces.iter().filter(|piece| !piece.ghost).count() {
                        rect class="am-rim" x=(short(x)) y=(short(y + 1.0)) width="46" height="48" rx="4" {}
                        rect class="am-lit" x=(short(x)) y=(short(y + 1.0)) width="46" height="48" rx="4" {}
                    }
                }
            }
        },
    )
}

/// The box of a row of fields in the picture of 300 by 112: left, top, width and height.
///
/// # Panics
///
/// If there is no such row.
pub fn field_row_box(row: usize) -> [f32; 4] {
    assert!(row < 2, "row {row} of fields");
    [2.0, if row == 0 { 2.0 } else { 57.0 }, 296.0, 53.0]
}

/// The place in the shade where the cubes of those lie who have passed, 150 by 44.
pub fn pass_space(pieces: &[Piece<'_>]) -> Markup {
    picture(
        "am-pass",
        "0 0 150 44",
        &html! {
            use href="#am-pass" {}
            @for (x, piece) in [38.0, 65.0, 92.0, 119.0].into_iter().zip(pieces) {
                (placed(piece, "cube", x, 8.0, 26.0))
            }
        },
    )
}

/// Gains in a row: numbers before what can be counted.
pub(super) fn gains(gains: &[Gain], x: f32, y: f32, size: f32) -> Markup {
    html! {
        @for (index, gain) in gains.iter().enumerate() {
            @let x = x + if index > 0 { width(&gains[..index], size) + GAP } else { 0.0 };
            @let (number, picture) = printed(*gain);
            @let wide = number.as_deref().map_or(0.0, |number| letters(number, size));
            @if let Some(number) = number {
                text class="am-number" x=(short(x + wide / 2.0)) y=(short(y + size * 0.77)) font-size=(short(size * 0.78)) { (number) }
            }
            use href={ "#am-" (picture) } x=(short(x + wide)) y=(short(y)) width=(short(size)) height=(short(size)) {}
        }
    }
}

/// Between one gain and the next.
const GAP: f32 = 2.0;

/// How wide gains are.
pub(super) fn width(gains: &[Gain], size: f32) -> f32 {
    let wide = gains.iter().map(|gain| {
        let number = printed(*gain).0;
        number.map_or(0.0, |number| letters(&number, size)) + size + GAP
    });
    wide.sum::<f32>() - GAP
}

/// How wide a number is that stands before a picture of this size.
fn letters(number: &str, size: f32) -> f32 {
    match number.chars().count() {
        0 | 1 => size * 0.64,
        _ => size * 1.18,
    }
}

/// The number before a gain, if it needs one, and the name of its picture.
fn printed(gain: Gain) -> (Option<String>, String) {
    let counted = |number: u8| (number > 1).then(|| number.to_string());
    match gain {
        Gain::Points(points) => (Some(points.to_string()), "point".into()),
        Gain::Talents(talents) => (counted(talents), "talent".into()),
        Gain::Camels(camels) => (counted(camels), "camel".into()),
        Gain::CamelOrTalent => (None, "either".into()),
        Gain::Good(good) => (None, good.slug().into()),
        Gain::AnyGood => (None, "any".into()),
        Gain::Court(None) => (None, "court-any".into()),
        Gain::Court(Some(court)) => (None, format!("court-{}", court.slug())),
        Gain::Steps(steps) => (Some(format!("+{steps}")), "steps".into()),
        Gain::Store(goods) => (Some(format!("≤{goods}")), "any".into()),
        Gain::Quality(quality) => (Some(format!("+{quality}")), "quality-1".into()),
        Gain::Harvest => (None, "harvest".into()),
        Gain::Swap => (None, "swap".into()),
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="am-steps" viewBox="0 0 40 40" {
            use href="#am-caravan" x="0" y="0" width="29" height="29" {}
            path fill=(UMBER) d="M8 31H27V25L40 34L27 40V37H8Z" {}
        }
        symbol id="am-temple" viewBox="0 0 240 100" {
            // stepped merlons, glazed wall, steps before it
            (fill(LAPIS, &merlons(240)))
            (fill(DEEP, "M0 14H240V78H0Z"))
            (fill(LAPIS, "M2 16H238V76H2Z"))
            rect x="2" y="16" width="236" height="60" fill="url(#am-glazed)" {}
            (fill(GOLD, "M0 77H240V80H0Z"))
            (fill(CLAY, "M0 80H240V87H0Z")) (fill(MUD, "M0 87H240V94H0Z")) (fill(BRICK, "M0 94H240V100H0Z"))
            (line(SHADE, ".8", "M0 87H240M0 94H240"))
            @for (index, x) in [58, 86, 114, 142].into_iter().enumerate() {
                path fill=(DEEP) stroke=(GLOW) stroke-width="1.3" d={ "M" (x) " 60V39A14 13 0 0 1 " (x + 28) " 39V60Z" } {}
                text class="am-place" x=(x + 14) y="72.5" font-size="10" { (index + 1) }
            }
            rect x="175" y="21" width="61" height="50" rx="4" fill=(IVORY) stroke=(GOLD) stroke-width="1.4" {}
        }
        @for temple in Temple::ALL {
            symbol id={ "am-god-" (temple.slug()) } viewBox="0 0 40 40" {
                circle cx="20" cy="20" r="19.5" fill=(BRASS) {}
                circle cx="20" cy="20" r="17.8" fill=(GLOW) {}
                circle cx="20" cy="20" r="15.8" fill="none" stroke=(BRASS) stroke-width=".8" {}
                g color=(DEEP) fill=(DEEP) { use href={ "#am-sign-" (temple.slug()) } x="7" y="7" width="26" height="26" {} }
            }
        }
        symbol id="am-fields" viewBox="0 0 300 112" {
            rect width="300" height="112" rx="5" fill=(UMBER) {}
            rect x="1.5" y="1.5" width="297" height="109" rx="4" fill=(BRICK) {}
            @for y in [4, 58] {
                @for x in [6, 54, 102, 150, 198] {
                    rect x=(x) y=(y + 1) width="46" height="48" rx="3" fill=(MOSS) {}
                    (line(LEAF, "2", &furrows(x, y)))
                }
                path fill=(DUST) d={ "M246 " (y + 1) "H291Q294 " (y + 1) " 294 " (y + 4) "V" (y + 46) "Q294 " (y + 49) " 291 " (y + 49) "H246L252 " (y + 25) "Z" } {}
                use href="#am-court-gardener" x="253" y=(y + 6) width="38" height="38" {}
            }
            (line(DEEP, "5", "M3 55.5H297")) (line("#2b8fc6", "3", "M3 55.5H297"))
        }
        symbol id="am-pass" viewBox="0 0 150 44" {
            rect width="150" height="44" rx="6" fill=(UMBER) {}
            rect x="1.5" y="1.5" width="147" height="41" rx="5" fill=(CLAY) {}
            (fill(MUD, "M36 5H146V39H36Z"))
            (line(SHADE, ".8", "M36 16H146M36 28H146M64 5V16M92 5V16M120 5V16M50 16V28M78 16V28M106 16V28M134 16V28M64 28V39M92 28V39M120 28V39"))
            g color=(UMBER) fill=(UMBER) { use href="#am-sign-pass" x="6" y="9" width="26" height="26" {} }
        }
    }
}

fn furrows(x: i32, y: i32) -> String {
    [8, 17, 26, 35, 44]
        .map(|down| {
            format!(
                "M{} {}q5.5 -3.5 10.5 0t10.5 0t10.5 0t10.5 0",
                x + 2,
                y + down
            )
        })
        .concat()
}

/// A row of stepped merlons, 14 high.
pub(super) fn merlons(width: i32) -> String {
    (0..width / 20)
        .map(|index| {
            let x = index * 20;
            format!(
                "M{x} 15V10H{}V5H{}V0H{}V5H{}V10H{}V15Z",
                x + 3,
                x + 7,
                x + 13,
                x + 17,
                x + 20
            )
        })
        .collect()
}
