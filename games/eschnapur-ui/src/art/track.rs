//! The track of fifty fields: on each field the stones that count points, below them the discs that
//! count privilege points. Both go round again after 50.

use maud::{Markup, html};

use super::paint::{CLAY, DUNE, IVORY, SAND, SHADE, fill};
use super::{Stone, picture};

/// How far one player is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    pub stone: Stone,
    pub points: u16,
    pub privileges: u16,
}

const FIELD: usize = 20;
const PER_ROW: usize = 17;
const ROW: usize = 32;

/// The track with everybody's stone and disc, 360 by 96. A player without points stands before field 1.
pub fn track(standings: &[Standing]) -> Markup {
    picture(
        "es-track",
        "0 0 360 96",
        &html! {
            use href="#es-track" {}
            @for (index, standing) in standings.iter().enumerate() {
                @let below = standings[index + 1..].iter();
                @let level = below.clone().filter(|other| field(other.points) == field(standing.points)).count();
                @let (x, y) = corner(field(standing.points));
                use href={ "#es-stone-" (standing.stone.slug()) } x=(x + 2 + 3 * level) y=(y - 1 + 2 * level) width="14" height="14" {}
                @let level = below.filter(|other| field(other.privileges) == field(standing.privileges)).count();
                @let (x, y) = corner(field(standing.privileges));
                use href={ "#es-disc-" (standing.stone.slug()) } x=(x + 1 + 3 * level) y=(y + 17) width="12" height="12" {}
            }
        },
    )
}

/// The field a number of points stands on: 51 is on 1 again, 0 before the first.
fn field(points: u16) -> usize {
    match points {
        0 => 0,
        points => usize::from((points - 1) % 50) + 1,
    }
}

/// Its upper left corner; all rows run in the same direction.
fn corner(field: usize) -> (usize, usize) {
    match field {
        0 => (0, 1),
        field => (
            FIELD * ((field - 1) % PER_ROW + 1),
            1 + ROW * ((field - 1) / PER_ROW),
        ),
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="es-track" viewBox="0 0 360 96" {
            (fill(CLAY, "M20 0h340v64h-20v32h-320z"))
            (fill(DUNE, &cells(1..=50, 18, 30, 0)))
            (fill(IVORY, &cells((5..=50).step_by(5), 18, 30, 0)))
            (fill(SAND, &cells(1..=50, 18, 14, 16)))
            @for number in (5..=50).step_by(5).chain([1]) {
                @let (x, y) = corner(number);
                text class="es-tick" fill=(SHADE) x=(x + 10) y=(y + 12) { (number) }
            }
        }
    }
}

/// Rectangles in the given fields, as one path.
fn cells(
    fields: impl IntoIterator<Item = usize>,
    width: usize,
    height: usize,
    below: usize,
) -> String {
    fields
        .into_iter()
        .map(|field| {
            let (x, y) = corner(field);
            format!("M{} {}h{width}v{height}h-{width}z", x + 1, y + below)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{corner, field};

    #[test]
    fn the_track_goes_round_after_fifty() {
        assert_eq!([0, 1, 50, 51, 100, 101].map(field), [0, 1, 50, 1, 50, 1]);
    }

    #[test]
    fn every_row_begins_under_the_first() {
        assert_eq!((corner(1).0, corner(17).0), (20, 340));
        assert_eq!((corner(18).0, corner(35).0), (20, 20));
        assert_eq!((corner(1).1, corner(18).1, corner(50).1), (1, 33, 65));
    }
}
