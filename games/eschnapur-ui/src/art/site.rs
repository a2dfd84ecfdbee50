//! A part under construction: courses of numbered beds that fill with stones from the bottom.
//!
//! Behind the courses the finished building shows faintly, between them stand bamboo poles. A
//! course has three beds, the uppermost ones fewer, so that every part narrows to its top. The
//! number stays readable beside the shape when a stone lies on it, for it decides the scoring.

use maud::{Markup, html};

use super::paint::{BRASS, CLAY, DUNE, GLOW, GOLD, MARIGOLD, SAFFRON, SAND, SHADE, at, fill, line};
use super::palace::number;
use super::{Part, Stone, picture};

/// One numbered field and what lies on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field<'a> {
    pub value: u8,
    pub bag: bool,
    pub stone: Option<Stone>,
    /// A ring round the field: something can happen or has just happened here.
    pub lit: bool,
    /// The stone is not there yet: it shows what the answer in question would do.
    pub ghost: bool,
    /// The stone's own name, by which a page follows it from place to place.
    pub key: Option<&'a str>,
    /// The name of the place a new stone comes from.
    pub from: Option<&'a str>,
}

impl Field<'_> {
    pub const fn empty(value: u8) -> Self {
        Self {
            value,
            bag: false,
            stone: None,
            lit: false,
            ghost: false,
            key: None,
            from: None,
        }
    }
}

/// A part under construction, its fields from bottom to top and left to right; there is room for
/// six courses, eighteen fields, and no edition has more than sixteen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Site<'a> {
    pub wage: u8,
    pub fields: &'a [Field<'a>],
    pub stopped: bool,
}

/// Where the lowest course ends, and how far one course is above the other.
const GROUND: usize = 175;
const RISE: usize = 23;
/// A bed, and from one to the next.
const BED: (usize, usize) = (31, 22);
const STEP: usize = 32;

/// A part under construction, 100 by 200.
pub fn site(part: Part, site: &Site<'_>) -> Markup {
    let courses = courses(site.fields.len());
    let top = GROUND - RISE * courses.len();
    picture(
        "es-part",
        "0 0 100 200",
        &html! {
            use href={ "#es-" (part.slug()) } class="es-plan" {}
            path class="es-poles" d=(poles(courses.len(), top)) {}
            @for (index, field) in site.fields.iter().enumerate() {
                (bed(*field, place(&courses, index)))
            }
            use href="#es-plinth" {}
            (number(part))
            use href="#es-purse" x="56" y="178" width="21" height="21" {}
            text class="es-wage" x="87" y="193.5" { (site.wage) }
            @if site.stopped {
                path class="es-tape" d={ "M2 " (top - 4) "H98" } {}
                path class="es-tape es-stripes" d={ "M2 " (top - 4) "H98" } {}
                use href="#es-stop" x="31" y=(top.saturating_sub(36)) width="38" height="38" {}
            }
        },
    )
}

/// Where a field lies in the box of 100 by 200: left, top, width and height.
///
/// # Panics
///
/// If there is no such field.
pub fn field_box(fields: usize, index: usize) -> [f32; 4] {
    assert!(index < fields, "field {index} of {fields}");
    let (x, y) = place(&courses(fields), index);
    #[expect(clippy::cast_precision_loss, reason = "all of them are below 200")]
    [x, y, BED.0, BED.1].map(|length| length as f32)
}

/// How many beds each course has, from the ground up.
fn courses(fields: usize) -> Vec<usize> {
    let top: &[usize] = match (fields, fields % 3) {
        (0, _) => &[],
        (1, _) => &[1],
        (_, 0) => &[2, 1],
        (_, 1) => &[2, 2],
        _ => &[2],
    };
    let full = (fields - top.iter().sum::<usize>()) / 3;
    let mut courses = vec![3; full];
    courses.extend(top);
    courses
}

fn place(courses: &[usize], index: usize) -> (usize, usize) {
    let mut before = 0;
    for (level, &beds) in courses.iter().enumerate() {
        if index < before + beds {
            let left = (100 - (beds * STEP - 1)) / 2;
            return (
                left + (index - before) * STEP,
                GROUND - RISE * (level + 1) + 1,
            );
        }
        before += beds;
    }
    unreachable!("as many beds as fields")
}

/// Two bamboo poles reaching above the top, and a ledger under every course.
fn poles(courses: usize, top: usize) -> String {
    let mut d = format!("M2 176V{0}M98 176V{0}", top.saturating_sub(9));
    for level in 0..=courses {
        let y = GROUND - RISE * level;
        d.push_str(&format!("M0 {y}H100"));
    }
    d
}

fn bed(field: Field<'_>, (x, y): (usize, usize)) -> Markup {
    let number_class = match field.stone {
        None => "es-value",
        Some(Stone::Red | Stone::Blue) => "es-value es-on-dark",
        Some(Stone::Yellow | Stone::Green) => "es-value es-on-light",
    };
    html! {
        @if field.stone.is_none() || field.ghost {
            use href=(if field.bag { "#es-bed-bag" } else { "#es-bed" }) x=(x) y=(y) width="31" height="22" {}
        }
        @if let Some(stone) = field.stone {
            g class=[field.ghost.then_some("es-ghost")] data-k=[field.key] data-from=[field.key.and(field.from)] {
                use href={ "#es-block-" (stone.slug()) } x=(x) y=(y) width="31" height="22" {}
            }
            @if field.bag { use href="#es-tag" x=(x) y=(y) width="31" height="22" {} }
        }
        text class=(number_class) x=(x + if field.bag || field.stone.is_some() { 21 } else { 15 }) y=(y + 15) { (field.value) }
        @if field.lit {
            rect class="es-rim" x=(x) y=(y) width="31" height="22" rx="3" {}
            rect class="es-lit" x=(x) y=(y) width="31" height="22" rx="3" {}
        }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="es-bed" viewBox="0 0 31 22" { (empty_bed()) }
        symbol id="es-bed-bag" viewBox="0 0 31 22" {
            rect x=".5" y=".5" width="30" height="21" rx="2" fill=(GLOW) stroke=(BRASS) stroke-width="1" {}
            (at("8", "11.3", ".36", &purse()))
        }
        symbol id="es-tag" viewBox="0 0 31 22" {
            path fill=(GOLD) stroke=(BRASS) stroke-width=".8" d="M0 2Q0 0 2 0H9L0 9Z" {}
        }
        symbol id="es-purse" viewBox="0 0 42 42" { (at("21", "21", "1", &purse())) }
        @for stone in Stone::ALL {
            symbol id={ "es-block-" (stone.slug()) } viewBox="0 0 31 22" { (block(stone)) }
        }
    }
}

/// A bed cut into the rock, waiting for its stone.
fn empty_bed() -> Markup {
    html! {
        rect x=".5" y=".5" width="30" height="21" rx="2" fill=(DUNE) stroke=(SHADE) stroke-width="1" {}
        path fill=(SAND) d="M1 2Q1 1 2 1H29Q30 1 30 2V4H4V21H2Q1 21 1 20Z" {}
        (line(CLAY, ".8", "M7 18.5H25"))
    }
}

/// A dressed stone seen from the front, its colour's shape at the left: the number stands beside it.
fn block(stone: Stone) -> Markup {
    html! {
        (dressed(stone))
        path fill=(stone.mark()) d=(stone.shape()) transform="translate(-.6 1.8) scale(.82)" {}
    }
}

/// A dressed stone without a mark, 31 by 22.
pub(super) fn dressed(stone: Stone) -> Markup {
    html! {
        rect width="31" height="22" rx="2.5" fill=(stone.edge()) {}
        path fill=(stone.colour()) d="M1 3Q1 1 3 1H28Q30 1 30 3V17.5Q30 19 28 19H3Q1 19 1 17.5Z" {}
        path fill="#fff" fill-opacity=".32" d="M1 3Q1 1 3 1H28Q30 1 30 3V3.5H3.5V19H3Q1 19 1 17.5Z" {}
    }
}

/// A purse of gold round the origin, 40 across.
pub(super) fn purse() -> Markup {
    html! {
        (fill(BRASS, "M-6 -11C-14 -4 -19 4 -17 12C-15 19 15 19 17 12C19 4 14 -4 6 -11L10 -19Q5 -16 0 -19Q-5 -16 -10 -19Z"))
        (fill(GOLD, "M-5 -10C-12 -3 -17 4 -15 11C-13 16.5 13 16.5 15 11C17 4 12 -3 5 -10L8 -16.5Q4 -14.5 0 -17Q-4 -14.5 -8 -16.5Z"))
        (fill(GLOW, "M-7 -5C-12 1 -14 6 -13 10C-10 6 -9 0 -3 -7Z"))
        (fill(MARIGOLD, "M-7.5 -12H7.5V-8.5H-7.5Z"))
        (line(SAFFRON, "1.4", "M5 -9L11 -4M5 -9L9 -2"))
    }
}
