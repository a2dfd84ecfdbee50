//! Small signs set in a line of text, in the text's own colour, and the favour track.

use maud::{Markup, html};

use super::{Ribbon, picture};

/// A palace whisper: somebody had to play a person twice.
pub fn whisper() -> Markup {
    glyph("whisper")
}

/// Six different persons in a row.
pub fn six() -> Markup {
    glyph("six")
}

/// The forbidden jester.
pub fn jester() -> Markup {
    glyph("cap")
}

/// The draw pile.
pub fn deck() -> Markup {
    glyph("deck")
}

/// A card laid aside unseen.
pub fn discard() -> Markup {
    glyph("discard")
}

/// The king's favour: a seal and one crown per point of the goal, those won lit.
pub fn favour(points: u8, goal: u8, ribbon: Ribbon) -> Markup {
    let crowns = goal.max(points);
    let width = 24 + 22 * u32::from(crowns);
    picture(
        "pg-favour",
        &format!("0 0 {width} 20"),
        &html! {
            use href={ "#pg-seal-" (ribbon.slug()) } width="20" height="20" {}
            @for crown in 0..crowns {
                use href="#pg-crown" class=[(crown < points).then_some("pg-lit")]
                    x=(25 + 22 * u32::from(crown)) width="20" height="20" {}
            }
        },
    )
}

fn glyph(name: &str) -> Markup {
    picture(
        "pg-glyph",
        "0 0 20 20",
        &html! { use href={ "#pg-" (name) } {} },
    )
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="pg-crown" viewBox="0 0 20 20" {
            path class="pg-pip" d="M4 17L2 6L7 10L10 3L13 10L18 6L16 17Z" {}
        }
        symbol id="pg-whisper" viewBox="0 0 20 20" {
            path d="M1 2H6C8.5 2 10 4 10 6.5L12 10L10.3 10.8L10.7 12.3L9.8 13L10.2 14.3C10 16 8.5 16.3 6.8 16V19H1Z" {}
            path fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"
                d="M13 13.5C15 12.5 15 10.5 14.3 9M15.3 15.8C18.5 13.5 18.5 9.5 16.8 6.8" {}
        }
        symbol id="pg-six" viewBox="0 0 20 20" {
            @for angle in [-62, -37, -12, 12, 37, 62] {
                path d="M8.1 2Q10 1.2 11.9 2L10.7 10.3H9.3Z" transform={ "rotate(" (angle) " 10 16)" } {}
            }
            path d="M7.3 18.5C7.3 15.5 8.5 14 10 14S12.7 15.5 12.7 18.5Z" {}
        }
        symbol id="pg-cap" viewBox="0 0 20 20" {
            path d="M10 9C8.5 4.5 3.5 4 1.8 8.5C1.2 10.5 1.5 12 2 13C3 11.5 4.5 11.5 5 13V16.5H15V13C15.5 11.5 17 11.5 18 13C18.5 12 18.8 10.5 18.2 8.5C16.5 4 11.5 4.5 10 9Z" {}
            path d="M7.5 6C7.5 3 9 1.3 12 2.2L12.3 6.5L10 8Z" {}
            path d="M2 12.5a1.8 1.8 0 1 0 .01 0ZM18 12.5a1.8 1.8 0 1 0 .01 0ZM12.8 .8a1.7 1.7 0 1 0 .01 0ZM4.5 17.3H15.5V19.3H4.5Z" {}
        }
        symbol id="pg-deck" viewBox="0 0 20 20" {
            path d="M7 1H17.5V15H16.3V2.2H7ZM5 3H15.5V17H14.3V4.2H5Z" {}
            rect x="2.5" y="5" width="11" height="14" rx="1.2" {}
        }
        symbol id="pg-discard" viewBox="0 0 20 20" {
            rect x="4.5" y="1.5" width="9.5" height="13" rx="1.2" transform="rotate(-14 9 8)" {}
            path fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"
                d="M2 18.5H18" {}
        }
    }
}
