//! An emperor's garden in ink and wash, drawn as inline SVG.
//!
//! A page places [`symbols`] once and includes [`CSS`] in its stylesheet; every other drawing is
//! then a few references, so that a garden costs a few kilobytes however often it is sent. Only
//! [`emblem`] stands alone. Drawings carry no words except numbers and a card's label and are hidden
//! from screen readers: whoever places one gives it its name. Nothing here uses `style` attributes,
//! and colour never comes without its shape.

mod ink;

use maud::{Markup, html};
