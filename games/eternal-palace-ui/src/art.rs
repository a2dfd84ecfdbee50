//! An emperor's garden in ink and wash, drawn as inline SVG.
//!
//! A page places [`symbols`] once and includes [`CSS`] in its stylesheet; every other drawing is
//! then a few references, so that a garden costs a few kilobytes however often it is sent. Only
//! [`emblem`] stands alone. Drawings carry no words except numbers and a card's label and are hidden
//! from screen readers; the element around a drawing has the accessible name. Nothing here uses
//! `style` attributes, and every colour comes with a shape.

mod advisers;
mod bridge;
mod cards;
mod dice;
mod effects;
mod emblem;
mod figures;
mod ink;
mod labyrinth;
mod master;
pub mod painting;
mod palace;
mod people;
mod places;
mod scenery;
mod theme;
mod tokens;
mod tracks;

pub use advisers::{AdviserCard, adviser, adviser_back, adviser_mini, class_sign, portrait};
pub use bridge::{Bridge, bridge, bridge_box};
pub use cards::{Composition, Demand, Errand, composition, demand, demand_back};
pub use dice::{Die, die, die_sign, tray};
pub use effects::{Adviser, Class};
pub use emblem::emblem;
pub use labyrinth::{Court, Labyrinth, court_box, labyrinth};
pub use master::{Berth, Deed, Slot, Strategy, master, master_back, master_card, strategy};
pub use palace::{Turn, order_row, palace_track};
pub use people::{Colour, Marker, marker};
pub use places::{Place, Version, place_seal, place_sign, vignette};
pub use theme::rice_paper;
pub use tokens::{Amount, Monument, Token, monument, order, token};
pub use tracks::{Fields, Track, fields, monument_site, pot, track, track_box};

use std::fmt;

use maud::{Markup, PreEscaped, Render, html};

/// The stylesheet of the drawings.
pub const CSS: &str = include_str!("art/art.css");

/// The symbols that all other drawings refer to; a page contains them once, in its body.
///
/// They do not belong into the part that is sent with each update, and must not be hidden with
/// `display: none`, which would blank the patterns.
pub fn symbols() -> Markup {
    html! {
        svg class="ep-symbols" width="0" height="0" aria-hidden="true" focusable="false" {
            (scenery::symbols())
            (people::symbols())
            (tokens::symbols())
            (dice::symbols())
            (places::symbols())
            (tracks::symbols())
            (bridge::symbols())
            (palace::symbols())
            (labyrinth::symbols())
            (figures::symbols())
            (advisers::symbols())
            (cards::symbols())
            (master::symbols())
            (theme::symbols())
        }
    }
}

/// One drawing: a hidden `svg` of the given class and view box.
fn picture(class: &str, view_box: &str, body: &Markup) -> Markup {
    html! {
        svg class=(class) viewBox=(view_box) aria-hidden="true" focusable="false" { (body) }
    }
}

/// A piece of the stock, set into a square; written out because it closes itself, and a board
/// holds hundreds.
fn piece(name: &str, x: f32, y: f32, size: f32) -> Markup {
    let [x, y, size] = [x, y, size].map(tenth);
    let mut drawn = String::with_capacity(96);
    drawn.push_str("<use href=\"#ep-");
    drawn.push_str(name);
    for (attribute, length) in [("x", x), ("y", y), ("width", size), ("height", size)] {
        drawn.push_str("\" ");
        drawn.push_str(attribute);
        drawn.push_str("=\"");
        length.render_to(&mut drawn);
    }
    drawn.push_str("\"/>");
    PreEscaped(drawn)
}

/// Rounded as far as anybody can see, which keeps drawings short.
fn tenth(value: f32) -> Tenth {
    Tenth((value * 10.0).round() as i32)
}

/// A length in tenths, written as two whole numbers: a board holds hundreds of lengths, and
/// writing a float takes several times as long.
#[derive(Clone, Copy)]
struct Tenth(i32);

impl Render for Tenth {
    fn render_to(&self, into: &mut String) {
        if self.0 < 0 {
            into.push('-');
        }
        let length = self.0.unsigned_abs();
        (length / 10).render_to(into);
        if !length.is_multiple_of(10) {
            into.push('.');
            (length % 10).render_to(into);
        }
    }
}

impl fmt::Display for Tenth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render().into_string())
    }
}

#[cfg(test)]
mod contrast;
#[cfg(test)]
mod tests;
