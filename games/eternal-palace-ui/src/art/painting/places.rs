//! Where on the canvas everything has its place, and the mount around a finished scroll.

use maud::{Markup, html};

use super::{Feature, Layer, Piece};

/// A rectangle of the canvas, which is 600 wide and 360 high.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Frame {
    pub left: i16,
    pub top: i16,
    pub right: i16,
    pub bottom: i16,
}

impl Frame {
    const fn new(left: i16, top: i16, right: i16, bottom: i16) -> Self {
        Self {
            left,
            top,
            right,
            bottom,
        }
    }

    pub const fn width(&self) -> i16 {
        self.right - self.left
    }

    pub const fn height(&self) -> i16 {
        self.bottom - self.top
    }

    /// The square around it, a little wider than it needs to be.
    pub(super) const fn square(&self) -> Self {
        let (width, height) = (self.width(), self.height());
        let side = if width > height { width } else { height } + 6;
        let left = self.left - (side - width) / 2;
        let top = self.top - (side - height) / 2;
        Self::new(left, top, left + side, top + side)
    }

    pub(super) fn view_box(&self) -> String {
        format!(
            "{} {} {} {}",
            self.left,
            self.top,
            self.width(),
            self.height()
        )
    }
}

/// Where a layer shows what it is about. Nothing in front of the layer covers this place.
pub const fn motif_box(layer: Layer) -> Frame {
    match layer {
        Layer::One => Frame::new(250, 88, 346, 124),
        Layer::Two => Frame::new(118, 94, 216, 140),
        Layer::Three => Frame::new(424, 100, 490, 152),
        Layer::Four => Frame::new(8, 108, 112, 168),
        Layer::Five => Frame::new(270, 134, 390, 184),
        Layer::Six => Frame::new(138, 150, 244, 204),
        Layer::Bridge => Frame::new(398, 184, 598, 234),
        Layer::Seven => Frame::new(16, 180, 110, 246),
        Layer::Eight => Frame::new(252, 190, 376, 256),
        Layer::Nine => Frame::new(412, 246, 506, 284),
        Layer::Water => Frame::new(120, 262, 240, 304),
        Layer::Ten => Frame::new(254, 260, 340, 316),
        Layer::Eleven => Frame::new(396, 286, 494, 346),
        Layer::Twelve => Frame::new(98, 306, 242, 356),
    }
}

/// Where a feature stands.
pub const fn place(feature: Feature) -> Frame {
    match feature {
        Feature::Tower => Frame::new(530, 66, 596, 182),
        Feature::Lion => Frame::new(342, 286, 394, 352),
        Feature::Moon => Frame::new(30, 8, 102, 80),
        Feature::Cranes => Frame::new(144, 20, 258, 76),
        Feature::Kite => Frame::new(282, 10, 408, 80),
        Feature::Lanterns => Frame::new(424, 0, 600, 62),
        Feature::Peach => Frame::new(508, 240, 600, 358),
        Feature::Koi => Frame::new(246, 326, 342, 358),
        Feature::Sampan => Frame::new(130, 216, 220, 262),
        Feature::Panda => Frame::new(2, 262, 92, 354),
    }
}

/// The part of a piece that says at a glance what it is, for an icon.
pub(super) const fn glance(piece: Piece) -> Frame {
    match piece {
        Piece::Layer(Layer::One) => Frame::new(254, 70, 338, 128),
        Piece::Layer(Layer::Bridge) => Frame::new(456, 180, 558, 244),
        Piece::Layer(layer) => motif_box(layer),
        Piece::Feature(Feature::Cranes) => Frame::new(144, 18, 216, 68),
        Piece::Feature(Feature::Kite) => Frame::new(282, 10, 366, 66),
        Piece::Feature(Feature::Lanterns) => Frame::new(434, 0, 532, 62),
        Piece::Feature(feature) => place(feature),
    }
}

/// The scroll a finished painting is mounted on: brocade, two rods, a cord.
pub(super) fn mount() -> Markup {
    html! {
        rect width="700" height="480" rx="6" fill="#efe6d2" {}
        rect x="24" y="34" width="652" height="412" fill="#5d7f7a" {}
        path fill="none" stroke="#6d8f88" stroke-width="5" stroke-dasharray="1 9" stroke-linecap="round" d="M34 44H666V436H34ZM39 49H661V431H39Z" {}
        path fill="none" stroke="#89a69b" d="M29 39H671V441H29Z" {}
        rect x="44" y="54" width="612" height="372" fill="#c9a860" {}
        rect x="47" y="57" width="606" height="366" fill="#f3e8cf" {}
        path fill="#4a3424" d="M14 26H686V38H14ZM14 442H686V454H14Z" {}
        path fill="#7b5a3c" d="M16 28H684V30.500H16ZM16 444H684V446.500H16Z" {}
        path fill="#8d2418" d="M6 24H16V40H6ZM684 24H694V40H684ZM6 440H16V456H6ZM684 440H694V456H684Z" {}
        path fill="#c63d26" d="M6 26H16V29H6ZM684 26H694V29H684ZM6 442H16V445H6ZM684 442H694V445H684Z" {}
    }
}
