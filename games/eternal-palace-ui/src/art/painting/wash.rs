//! Colours as a painter mixes them: a dozen pigments, paled by the air between.

use maud::{Markup, html};

/// A pigment in full strength.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pigment(u32);

pub(super) const INK: Pigment = Pigment(0x1f_24_2c);
pub(super) const INDIGO: Pigment = Pigment(0x2c_46_66);
pub(super) const AZURITE: Pigment = Pigment(0x3f_6f_8c);
pub(super) const MALACHITE: Pigment = Pigment(0x4f_85_70);
pub(super) const CELADON: Pigment = Pigment(0x9d_ba_9c);
pub(super) const OCHRE: Pigment = Pigment(0xcf_a9_6c);
pub(super) const WOOD: Pigment = Pigment(0x6e_4f_38);
pub(super) const STONE: Pigment = Pigment(0x94_92_86);
pub(super) const VERMILION: Pigment = Pigment(0xbf_3b_27);
pub(super) const GOLD: Pigment = Pigment(0xd0_98_2c);
pub(super) const ROSE: Pigment = Pigment(0xdc_8b_8d);
pub(super) const CHALK: Pigment = Pigment(0xfb_f6_e7);

/// The silk itself, and what far things fade into.
pub(super) const PAPER: Pigment = Pigment(0xf3_e8_cf);
const HAZE: Pigment = Pigment(0xdc_db_c9);

impl Pigment {
    fn mixed(self, with: Self, share: f32) -> Self {
        let channel = |shift: u32| {
            let (a, b) = (
                (self.0 >> shift & 255) as f32,
                (with.0 >> shift & 255) as f32,
            );
            ((a + (b - a) * share).round() as u32) << shift
        };
        Self(channel(16) | channel(8) | channel(0))
    }

    pub(super) fn pure(self) -> String {
        format!("#{:06x}", self.0)
    }
}

/// How much air lies between the eye and what is painted.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wash {
    /// 0 for the foreground, 1 for nothing but haze.
    air: f32,
}

/// Without any air between.
pub(super) const NEAR: Wash = Wash { air: 0.0 };

impl Wash {
    pub(super) const fn through(air: f32) -> Self {
        Self { air }
    }

    pub(super) fn of(self, pigment: Pigment) -> String {
        pigment.mixed(HAZE, self.air).pure()
    }

    /// Two pigments in one brush, `share` of the second.
    pub(super) fn mix(self, one: Pigment, two: Pigment, share: f32) -> String {
        one.mixed(two, share).mixed(HAZE, self.air).pure()
    }
}

/// Five grounds, one behind the other, which share the washes of their land.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Distance {
    Farthest,
    Far,
    Middle,
    Near,
    Nearest,
}

impl Distance {
    pub(super) const ALL: [Self; 5] = [
        Self::Farthest,
        Self::Far,
        Self::Middle,
        Self::Near,
        Self::Nearest,
    ];

    pub(super) fn slope(self) -> String {
        format!("url(#epp-slope-{})", self as u8)
    }

    pub(super) fn bank(self) -> String {
        format!("url(#epp-bank-{})", self as u8)
    }

    /// A slope runs from blue heights over green into mist, below and on both sides; a bank is
    /// green turf on pale earth, gone where the water begins.
    pub(super) fn washes(self) -> Markup {
        let air = Wash::through(match self {
            Self::Farthest => 0.42,
            Self::Far => 0.33,
            Self::Middle => 0.22,
            Self::Near => 0.11,
            Self::Nearest => 0.02,
        });
        html! {
            radialGradient id={ "epp-slope-" (self as u8) } cx="0" cy="0" r="1" gradientTransform="translate(.5 0)scale(.7 1)" {
                stop stop-color=(air.mix(AZURITE, INDIGO, 0.4)) {}
                stop offset=".22" stop-color=(air.mix(AZURITE, INDIGO, 0.1)) {}
                stop offset=".45" stop-color=(air.mix(AZURITE, MALACHITE, 0.75)) {}
                stop offset=".68" stop-color=(air.mix(CELADON, OCHRE, 0.15)) stop-opacity=".95" {}
                stop offset=".85" stop-color=(air.mix(OCHRE, PAPER, 0.5)) stop-opacity=".6" {}
                stop offset="1" stop-color=(PAPER.pure()) stop-opacity="0" {}
            }
            radialGradient id={ "epp-bank-" (self as u8) } cx="0" cy="0" r="1" gradientTransform="translate(.5 0)scale(.52 .94)" {
                stop stop-color=(air.mix(MALACHITE, AZURITE, 0.2)) {}
                stop offset=".35" stop-color=(air.mix(MALACHITE, CELADON, 0.5)) {}
                stop offset=".65" stop-color=(air.mix(CELADON, OCHRE, 0.3)) stop-opacity=".95" {}
                stop offset=".85" stop-color=(air.mix(OCHRE, PAPER, 0.45)) stop-opacity=".6" {}
                stop offset="1" stop-color=(PAPER.pure()) stop-opacity="0" {}
            }
        }
    }
}
