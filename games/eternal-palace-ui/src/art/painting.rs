//! A player's painting of the garden: a scroll in ink and wash that grows layer by layer.
//!
//! Fourteen layers lie one in front of the other on a canvas of silk, and ten features find their
//! own free places, so that any choice of them composes into a landscape and nothing hides what a
//! layer is about. A page places [`symbols`] once; a [`painting`] is then a list of references,
//! whether a thumbnail or as wide as the page. [`picture`] is a file of its own, mounted as a
//! scroll. Everything looks the same by day and by night: it is a painted picture.

mod brush;
mod builder;
mod far;
mod features;
mod ground;
mod land;
mod near;
mod places;
mod seal;
mod sky;
mod trees;
mod wash;

#[cfg(test)]
mod tests;

use maud::{Markup, PreEscaped, html};

use self::brush::Hand;
use self::ground::{Turf, grounds, rocks_of, trees_of};
use self::wash::{Distance, Wash};

pub use self::places::{Frame, motif_box, place};
pub use super::people::Colour;

/// The stylesheet of the paintings.
pub const CSS: &str = include_str!("painting/painting.css");

/// A layer of the painting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layer {
    /// The fish market on its stilts.
    One,
    /// The academy behind its wall.
    Two,
    /// The spring pavilion.
    Three,
    /// The forest of pines.
    Four,
    /// The bridge of serenity.
    Five,
    /// The quarry.
    Six,
    /// The eternal bridge.
    Bridge,
    /// The temple of wisdom.
    Seven,
    /// The dragon kiln.
    Eight,
    /// The kaolin mine above its calm meadow.
    Nine,
    /// The water of the labyrinth and the river market.
    Water,
    /// The noble ox.
    Ten,
    /// The bronze forge.
    Eleven,
    /// The palace market.
    Twelve,
}

impl Layer {
    /// In the order of drawing, the farthest first.
    pub const ALL: [Self; 14] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Bridge,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Water,
        Self::Ten,
        Self::Eleven,
        Self::Twelve,
    ];

    const fn slug(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Two => "2",
            Self::Three => "3",
            Self::Four => "4",
            Self::Five => "5",
            Self::Six => "6",
            Self::Bridge => "eb",
            Self::Seven => "7",
            Self::Eight => "8",
            Self::Nine => "9",
            Self::Water => "x",
            Self::Ten => "10",
            Self::Eleven => "11",
            Self::Twelve => "12",
        }
    }

    /// The share of haze before its subject.
    const fn air(self) -> f32 {
        match self {
            Self::One => 0.42,
            Self::Two => 0.38,
            Self::Three => 0.34,
            Self::Four => 0.3,
            Self::Five => 0.26,
            Self::Six => 0.22,
            Self::Bridge => 0.18,
            Self::Seven => 0.14,
            Self::Eight => 0.11,
            Self::Nine => 0.08,
            Self::Water => 0.05,
            Self::Ten => 0.03,
            Self::Eleven | Self::Twelve => 0.0,
        }
    }

    const fn distance(self) -> Distance {
        match self {
            Self::One | Self::Two => Distance::Farthest,
            Self::Three | Self::Four => Distance::Far,
            Self::Five | Self::Six | Self::Bridge => Distance::Middle,
            Self::Seven | Self::Eight | Self::Nine => Distance::Near,
            Self::Water | Self::Ten | Self::Eleven | Self::Twelve => Distance::Nearest,
        }
    }
}

/// A feature that may be added to any painting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Feature {
    Tower,
    Lion,
    Moon,
    Cranes,
    Kite,
    Lanterns,
    Peach,
    Koi,
    Sampan,
    Panda,
}

impl Feature {
    pub const ALL: [Self; 10] = [
        Self::Tower,
        Self::Lion,
        Self::Moon,
        Self::Cranes,
        Self::Kite,
        Self::Lanterns,
        Self::Peach,
        Self::Koi,
        Self::Sampan,
        Self::Panda,
    ];

    const fn slug(self) -> &'static str {
        match self {
            Self::Tower => "tower",
            Self::Lion => "lion",
            Self::Moon => "moon",
            Self::Cranes => "cranes",
            Self::Kite => "kite",
            Self::Lanterns => "lanterns",
            Self::Peach => "peach",
            Self::Koi => "koi",
            Self::Sampan => "sampan",
            Self::Panda => "panda",
        }
    }

    /// The last layer that lies behind it; none for what belongs to the sky.
    const fn behind(self) -> Option<Layer> {
        match self {
            Self::Moon | Self::Cranes | Self::Kite => None,
            Self::Tower => Some(Layer::Four),
            Self::Sampan => Some(Layer::Seven),
            Self::Lion | Self::Lanterns | Self::Peach | Self::Koi | Self::Panda => {
                Some(Layer::Twelve)
            }
        }
    }
}

/// One piece of a painting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    Layer(Layer),
    Feature(Feature),
}

impl Piece {
    fn id(self) -> String {
        match self {
            Self::Layer(layer) => format!("epp-layer-{}", layer.slug()),
            Self::Feature(feature) => format!("epp-{}", feature.slug()),
        }
    }
}

/// The pieces a player has painted so far; their order does not matter.
#[derive(Debug, Clone, Copy, Default)]
pub struct Painting<'a> {
    pub layers: &'a [Layer],
    pub features: &'a [Feature],
    pub seal: Option<Colour>,
    /// Just added: carries the class that lets it appear softly.
    pub fresh: Option<Piece>,
}

impl Painting<'_> {
    /// Its pieces, each once, the farthest first.
    pub fn pieces(&self) -> Vec<Piece> {
        let features_after = |layer: Option<Layer>| {
            Feature::ALL
                .into_iter()
                .filter(move |feature| feature.behind() == layer && self.features.contains(feature))
                .map(Piece::Feature)
        };
        let mut pieces: Vec<_> = features_after(None).collect();
        for layer in Layer::ALL {
            if self.layers.contains(&layer) {
                pieces.push(Piece::Layer(layer));
            }
            pieces.extend(features_after(Some(layer)));
        }
        pieces
    }
}

/// The painting, as wide as its place; needs [`symbols`] on the page.
pub fn painting(painting: &Painting<'_>) -> Markup {
    html! {
        svg class="epp-painting" viewBox="0 0 600 360" aria-hidden="true" { (pieces(painting)) }
    }
}

fn pieces(painting: &Painting<'_>) -> Markup {
    html! {
        use href="#epp-canvas" {}
        @for piece in painting.pieces() {
            use class=[(painting.fresh == Some(piece)).then_some("epp-fresh")] href={ "#" (piece.id()) } {}
        }
        @if let Some(colour) = painting.seal {
            use href={ "#epp-seal-" (colour.slug()) } x="5" y="6" width="20" height="20" {}
        }
    }
}

/// The painting as a file of its own, mounted as a scroll, with everything it needs inside.
pub fn picture(painting: &Painting<'_>, title: &str) -> String {
    let drawn = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 480" width="700" height="480" role="img" {
            title { (title) }
            defs { (stock(&painting.pieces(), painting.seal)) }
            (places::mount())
            svg x="50" y="60" width="600" height="360" viewBox="0 0 600 360" { (pieces(painting)) }
        }
    };
    drawn.into_string()
}

/// A square cut from the painting around the subject of a layer.
pub fn layer_icon(layer: Layer) -> Markup {
    icon(Piece::Layer(layer))
}

/// A square with a feature.
pub fn feature_icon(feature: Feature) -> Markup {
    icon(Piece::Feature(feature))
}

fn icon(piece: Piece) -> Markup {
    let square = places::glance(piece).square();
    html! {
        svg class="epp-icon" viewBox=(square.view_box()) aria-hidden="true" {
            rect x=(square.left) y=(square.top) width=(square.width()) height=(square.height()) fill="url(#epp-leaf)" {}
            use href={ "#" (piece.id()) } width="600" height="360" {}
        }
    }
}

/// Everything the paintings and icons of a page refer to; placed once.
pub fn symbols() -> Markup {
    let everything = Painting {
        layers: &Layer::ALL,
        features: &Feature::ALL,
        ..Painting::default()
    };
    html! {
        svg class="epp-symbols" width="0" height="0" aria-hidden="true" {
            defs {
                (stock(&everything.pieces(), None))
                @for colour in Colour::ALL { (seal_symbol(colour)) }
                linearGradient id="epp-leaf" x2="0" y2="1" {
                    stop stop-color="#c5d6d8" {}
                    stop offset=".6" stop-color="#f4ead2" {}
                    stop offset="1" stop-color="#dfe3cc" {}
                }
            }
        }
    }
}

/// Canvas, washes and the pieces as symbols.
fn stock(pieces: &[Piece], seal: Option<Colour>) -> Markup {
    let drawn = html! {
        (sky::washes())
        (land::washes())
        @for distance in Distance::ALL { (distance.washes()) }
        (features::washes())
        (builder::stamps())
        (trees::stamps())
        symbol id="epp-canvas" viewBox="0 0 600 360" { (rounded(&sky::canvas())) }
        @for piece in pieces {
            symbol id=(piece.id()) viewBox="0 0 600 360" {
                @match piece {
                    Piece::Layer(layer) => { (rounded(&whole(*layer))) }
                    Piece::Feature(feature) => { (rounded(&drawing(*feature))) }
                }
            }
        }
        @if let Some(colour) = seal { (seal_symbol(colour)) }
    };
    // Hundreds of empty elements: closed the short way they are a twentieth less to send.
    let mut short = drawn.into_string();
    for element in ["path", "use", "stop", "ellipse", "circle"] {
        short = short.replace(&format!("></{element}>"), "/>");
    }
    PreEscaped(short)
}

fn seal_symbol(colour: Colour) -> Markup {
    html! {
        symbol id={ "epp-seal-" (colour.slug()) } viewBox="0 0 20 20" { (rounded(&seal::seal(colour))) }
    }
}

/// Brushes are round.
fn rounded(drawing: &Markup) -> Markup {
    html! { g stroke-linecap="round" stroke-linejoin="round" { (PreEscaped(&drawing.0)) } }
}

/// A layer with its land, its subject, and the mist at its foot.
fn whole(layer: Layer) -> Markup {
    let wash = Wash::through(layer.air());
    let mut hand = Hand::new(100 + layer as u32);
    html! {
        @for ground in grounds(layer) {
            (land::land(wash, layer.distance(), ground, &mut hand))
            (land::moss(wash, ground.top, &mut hand, ground.moss))
            @if ground.turf == Turf::Slope {
                @let (left, right) = (ground.top[0].0, ground.top[ground.top.len() - 1].0);
                (land::mist((left + right) / 2.0, ground.foot - 8.0, (right - left) * 0.62, 10.0))
            }
        }
        (trees::pines(wash, trees_of(layer), &mut hand))
        (motif(layer, wash))
        (trees::shore(wash, rocks_of(layer), &mut hand))
    }
}

fn motif(layer: Layer, wash: Wash) -> Markup {
    match layer {
        Layer::One => far::fish_market(wash),
        Layer::Two => far::academy(wash),
        Layer::Three => far::spring_pavilion(wash),
        Layer::Four => far::forest(wash),
        Layer::Five => far::serenity(wash),
        Layer::Six => far::quarry(wash),
        Layer::Bridge => near::eternal_bridge(wash),
        Layer::Seven => near::temple(wash),
        Layer::Eight => near::dragon_kiln(wash),
        Layer::Nine => near::kaolin_mine(wash),
        Layer::Water => near::river_market(wash),
        Layer::Ten => near::noble_ox(wash),
        Layer::Eleven => near::bronze_forge(wash),
        Layer::Twelve => near::palace_market(wash),
    }
}

fn drawing(feature: Feature) -> Markup {
    match feature {
        Feature::Tower => features::tower(),
        Feature::Lion => features::lion(),
        Feature::Moon => features::moon(),
        Feature::Cranes => features::cranes(),
        Feature::Kite => features::kite(),
        Feature::Lanterns => features::lanterns(),
        Feature::Peach => features::peach(),
        Feature::Koi => features::koi(),
        Feature::Sampan => features::sampan(),
        Feature::Panda => features::panda(),
    }
}
