//! The palace track, sixteen steps up to the throne, and the row that says who goes first.

use maud::{Markup, html};

use super::ink::{CINNABAR, EARTH, GLOW, GOLD, PAPER, REED, SILK, UMBER, fill, line};
use super::people::{Colour, Marker, crowd, stand};
use super::scenery::roof;
use super::{picture, piece, tenth};

const LAST: u8 = 15;
const PITCH: f32 = 19.0;

/// The palace track with its spaces 0 to 15, 340 by 58. A player who is farther stands on the terrace
/// behind the last space with the number beside the marker.
pub fn palace_track(markers: &[Marker<'_>]) -> Markup {
    let beyond: Vec<_> = markers.iter().filter(|marker| marker.at > LAST).collect();
    picture(
        "ep-palace",
        "0 0 340 58",
        &html! {
            use href="#ep-stairs" {}
            (crowd(&markers.iter().copied().filter(|marker| marker.at <= LAST).collect::<Vec<_>>(), 10.0, |at| {
                let x = 2.0 + PITCH * f32::from(at) + PITCH / 2.0;
                (x, height(at) + 11.0)
            }))
            @for (index, marker) in (0_u8..).zip(beyond) {
                @let y = 20.0 + 8.6 * f32::from(index);
                (stand(marker, 316.0, y, 9.4))
                text class="ep-beyond" x="334" y=(y + 3.0) font-size="8.5" { (marker.at) }
            }
        },
    )
}

/// The top of a step; the stairs rise by a third of a step each.
fn height(at: u8) -> f32 {
    26.0 - 1.6 * f32::from(at.min(LAST))
}

/// A player in the turn order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    pub colour: Colour,
    /// Whose turn it is now.
    pub active: bool,
    /// Nothing left to place this round.
    pub done: bool,
    /// A privilege token lies under the marker.
    pub bid: bool,
}

/// The turn order, first to last: 34 wide for each player, 44 high.
pub fn order_row(turns: &[Turn]) -> Markup {
    let count = u8::try_from(turns.len()).unwrap_or(u8::MAX);
    picture(
        "ep-order",
        &format!("0 0 {} 44", 34 * u16::from(count.max(1)) + 8),
        &html! {
            @for (index, turn) in (0_u8..).zip(turns) {
                @let x = 4.0 + 34.0 * f32::from(index);
                g class=[turn.done.then_some("ep-done")] {
                    use href="#ep-rung" x=(x) y="1" width="34" height="42" {}
                    @if turn.active { rect class="ep-lit" x=(x + 2.0) y="3" width="30" height="38" rx="4" {} }
                    @if turn.bid { (piece("privilege", x + 15.0, 22.0, 19.0)) }
                    (stand(&Marker::new(turn.colour, ()), x + 17.0, 19.0, 24.0))
                    text class="ep-value" x=(x + 8.0) y="39" font-size="9" { (index + 1) }
                }
            }
        },
    )
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="ep-stairs" viewBox="0 0 340 58" {
            (fill(SILK, "M4 0H336Q340 0 340 4V54Q340 58 336 58H4Q0 58 0 54V4Q0 0 4 0Z"))
            (line(UMBER, "1", "M8 12C30 6 50 14 74 9S120 4 146 9"))
            @for at in 0..=LAST {
                @let x = 2.0 + PITCH * f32::from(at);
                @let y = tenth(height(at));
                path fill=(if at % 5 == 0 { GLOW } else { PAPER }) stroke=(EARTH) stroke-width="1" d={ "M" (x) " 57V" (y) "H" (x + PITCH) "V57Z" } {}
                path fill=(CINNABAR) d={ "M" (x) " " (y) "h" (PITCH) "v2h-" (PITCH) "z" } {}
                text class="ep-value" x=(x + 9.5) y="55" font-size="8.5" { (at) }
            }
            // the hall at the top, for players who are even farther
            (fill(CINNABAR, "M308 12H337V57H308Z"))
            (fill(PAPER, "M310.5 13H334.5V57H310.5Z"))
            (roof(322.0, 13.0, ".32 .4", GOLD))
        }
        symbol id="ep-rung" viewBox="0 0 34 42" {
            (fill(REED, "M4 0H30Q33 0 33 3V39Q33 42 30 42H4Q1 42 1 39V3Q1 0 4 0Z"))
            (fill("#e9dba4", "M4.6 1.4H29.4Q31.6 1.4 31.6 3.6V38.4Q31.6 40.6 29.4 40.6H4.6Q2.4 40.6 2.4 38.4V3.6Q2.4 1.4 4.6 1.4Z"))
            (line(REED, ".9", "M2 4.6H32M2 37H32"))
        }
    }
}
