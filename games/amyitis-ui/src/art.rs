//! Babylon in glazed brick and water, drawn as inline SVG.
//!
//! A page places [`symbols`] once and includes [`CSS`] in its stylesheet; every other drawing is
//! then a few references, so that a board costs a few kilobytes however often it is sent. Only
//! [`emblem`] stands alone. Drawings carry no words except the labels they are given and are hidden
//! from screen readers: whoever places one gives it its name. Nothing here uses `style` attributes,
//! and colour never comes without its shape. The numbers printed on pieces are handed in: the
//! drawings know no rules.

mod boards;
mod cards;
mod crafts;
mod emblem;
mod figures;
mod gardens;
mod glyphs;
mod goods;
mod hill;
mod mesopotamia;
mod paint;
mod palace;
mod pieces;
mod plants;
mod terrain;
mod theme;
mod tiles;
mod tokens;

pub use boards::{FieldRow, TempleBoard, field_row_box, fields, pass_space, temple};
pub use cards::{
    amyitis, amyitis_mini, court, court_mini, first_player, first_player_mini, plant, plant_mini,
};
pub use crafts::{craft, craft_back, craft_mini, craft_turned, noble, noble_mini, portrait};
pub use emblem::emblem;
pub use gardens::{Gardens, Ground, Side, Square, gardens};
pub use glyphs::{ability_sign, court_sign, craft_sign, pass_sign, temple_sign};
pub use mesopotamia::{City, Mesopotamia, Offer, Place, city_box, mesopotamia};
pub use palace::{Plaque, Stair, ability, stair, step_box};
pub use pieces::{Ability, Court, Craft, Cube, Gain, Good, Piece, Plant, Temple};
pub use terrain::{SIDES, side_box, side_index, square_box};
pub use theme::{brick, lion, ornament, rosette};
pub use tiles::{Tile, tile};
pub use tokens::{
    camel, caravan, court_card, craft_card, cube, first, gardener, good, marker, quality, queen,
    talent, victory_point, water,
};

use maud::{Markup, html};

/// The rules of the stylesheet that the drawings need.
pub const CSS: &str = include_str!("art/art.css");

/// The stock of symbols all other drawings refer to; once per page, in its body.
///
/// It belongs outside whatever is sent anew with each update. It must not be hidden with
/// `display: none`, which would blank the patterns.
pub fn symbols() -> Markup {
    html! {
        svg class="am-symbols" width="0" height="0" aria-hidden="true" focusable="false" {
            (hill::symbols())
            (plants::symbols())
            (gardens::symbols())
            (tiles::symbols())
            (mesopotamia::symbols())
            (boards::symbols())
            (palace::symbols())
            (figures::symbols())
            (crafts::symbols())
            (cards::symbols())
            (goods::symbols())
            (tokens::symbols())
            (glyphs::symbols())
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

#[cfg(test)]
mod contrast;
#[cfg(test)]
mod tests;
