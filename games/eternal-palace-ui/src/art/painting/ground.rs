//! The land of each layer: where it rises, and where it fades into mist.
//!
//! Spits and islets come in from both sides, so that the gaps between them read as the river and
//! its mist whichever layers are missing. No land reaches into the motif of a layer behind it; the
//! tests measure that on these outlines.

use super::Layer;
use super::brush::Point;

/// How a mass of land is washed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Turf {
    /// A mountain, blue above and green below.
    Slope,
    /// A low green bank.
    Bank,
}

#[derive(Debug)]
pub(super) struct Ground {
    pub(super) turf: Turf,
    /// The upper edge from left to right.
    pub(super) top: &'static [Point],
    /// Where nothing of it is left.
    pub(super) foot: f32,
    pub(super) wrinkles: u16,
    pub(super) moss: u16,
}

const fn slope(top: &'static [Point], foot: f32, wrinkles: u16, moss: u16) -> Ground {
    Ground { turf: Turf::Slope, top, foot, wrinkles, moss }
}

const fn bank(top: &'static [Point], foot: f32, moss: u16) -> Ground {
    Ground { turf: Turf::Bank, top, foot, wrinkles: 6, moss }
}

const ONE: [Ground; 3] = [
    slope(&[(326., 132.), (340., 116.), (352., 94.), (362., 85.), (374., 92.), (384., 108.), (396., 104.), (412., 118.), (432., 132.)], 142., 14, 6),
    slope(&[(212., 132.), (226., 116.), (238., 96.), (248., 82.), (258., 84.), (270., 98.), (284., 94.), (300., 104.), (320., 112.), (346., 128.)], 140., 18, 8),
    bank(&[(196., 131.), (236., 125.), (300., 122.), (350., 123.), (404., 131.)], 146., 8),
];
const TWO: [Ground; 2] = [
    slope(&[(84., 142.), (106., 122.), (124., 96.), (134., 86.), (144., 92.), (152., 84.), (166., 77.), (180., 82.), (190., 96.), (206., 106.), (222., 126.), (244., 142.)], 152., 24, 14),
    bank(&[(78., 148.), (112., 140.), (160., 138.), (216., 139.), (258., 149.)], 162., 14),
];
const THREE: [Ground; 2] = [
    slope(&[(402., 160.), (416., 138.), (424., 118.), (436., 112.), (446., 118.), (462., 104.), (476., 86.), (490., 80.), (502., 92.), (512., 118.), (526., 140.), (548., 158.)], 170., 27, 16),
    bank(&[(392., 162.), (416., 154.), (450., 151.), (494., 152.), (538., 163.)], 178., 14),
];
const FOUR: [Ground; 2] = [
    slope(&[(-140., 178.), (-40., 140.), (-12., 126.), (8., 122.), (24., 128.), (48., 142.), (76., 156.), (112., 166.), (156., 180.)], 200., 24, 24),
    bank(&[(-90., 176.), (0., 169.), (40., 170.), (90., 171.), (166., 184.)], 198., 12),
];
const FIVE: [Ground; 2] = [
    bank(&[(236., 188.), (254., 179.), (272., 177.), (290., 182.), (308., 190.)], 200., 12),
    bank(&[(352., 190.), (370., 182.), (386., 176.), (404., 178.), (426., 188.)], 200., 12),
];
const SIX: [Ground; 2] = [
    slope(&[(112., 210.), (128., 196.), (138., 172.), (148., 154.), (164., 147.), (184., 150.), (204., 148.), (222., 158.), (234., 176.), (244., 196.), (262., 210.)], 226., 18, 12),
    bank(&[(104., 212.), (140., 206.), (190., 204.), (240., 206.), (276., 213.)], 226., 12),
];
const BRIDGE: [Ground; 2] = [
    slope(&[(550., 240.), (568., 226.), (582., 208.), (594., 198.), (612., 192.), (650., 240.)], 256., 10, 10),
    bank(&[(378., 238.), (392., 230.), (406., 228.), (424., 236.)], 246., 8),
];
const SEVEN: [Ground; 2] = [
    slope(&[(-110., 254.), (-20., 206.), (-6., 190.), (10., 182.), (26., 189.), (40., 206.), (70., 226.), (104., 244.), (136., 256.)], 270., 21, 18),
    bank(&[(-60., 254.), (0., 247.), (50., 246.), (100., 246.), (126., 250.), (160., 259.)], 276., 18),
];
const EIGHT: [Ground; 2] = [
    slope(&[(216., 264.), (244., 255.), (270., 244.), (300., 226.), (330., 209.), (352., 199.), (368., 196.), (380., 208.), (390., 232.), (397., 246.), (412., 264.)], 280., 27, 20),
    bank(&[(220., 266.), (252., 258.), (300., 255.), (350., 256.), (404., 266.)], 282., 14),
];
const NINE: [Ground; 2] = [
    slope(&[(382., 288.), (398., 276.), (420., 262.), (444., 250.), (470., 243.), (490., 248.), (512., 264.), (536., 280.), (556., 288.)], 306., 11, 10),
    bank(&[(370., 294.), (410., 282.), (460., 278.), (510., 281.), (560., 294.)], 308., 22),
];
const WATER: [Ground; 1] = [bank(&[(92., 306.), (104., 298.), (120., 296.), (138., 304.)], 314., 8)];
const TEN: [Ground; 1] = [bank(&[(226., 324.), (248., 315.), (290., 312.), (334., 314.), (368., 325.)], 342., 22)];
const ELEVEN: [Ground; 1] = [bank(&[(374., 356.), (396., 346.), (440., 343.), (490., 345.), (528., 357.)], 374., 22)];
const TWELVE: [Ground; 1] = [bank(&[(70., 362.), (102., 352.), (170., 350.), (240., 352.), (282., 363.)], 384., 20)];

pub(super) const fn grounds(layer: Layer) -> &'static [Ground] {
    match layer {
        Layer::One => &ONE,
        Layer::Two => &TWO,
        Layer::Three => &THREE,
        Layer::Four => &FOUR,
        Layer::Five => &FIVE,
        Layer::Six => &SIX,
        Layer::Bridge => &BRIDGE,
        Layer::Seven => &SEVEN,
        Layer::Eight => &EIGHT,
        Layer::Nine => &NINE,
        Layer::Water => &WATER,
        Layer::Ten => &TEN,
        Layer::Eleven => &ELEVEN,
        Layer::Twelve => &TWELVE,
    }
}

/// Foot and height of the small pines on its slopes.
pub(super) const fn trees_of(layer: Layer) -> &'static [(f32, f32, f32)] {
    match layer {
        Layer::One => &[(230., 116., 10.), (223., 121., 8.), (344., 119., 9.), (394., 110., 9.), (402., 115., 7.)],
        Layer::Two => &[(106., 126., 13.), (99., 131., 10.), (219., 126., 10.), (229., 133., 12.), (88., 143., 9.)],
        Layer::Three => &[(418., 135., 12.), (513., 124., 13.), (521., 134., 11.), (531., 147., 9.), (408., 151., 9.)],
        Layer::Four => &[(128., 175., 15.), (141., 179., 11.)],
        Layer::Five => &[(246., 184., 11.), (412., 183., 11.)],
        Layer::Six => &[(126., 200., 16.), (117., 206., 11.), (252., 206., 13.), (242., 190., 11.)],
        Layer::Bridge => &[(590., 206., 13.)],
        Layer::Seven => &[(122., 251., 15.), (136., 256., 11.), (3., 198., 16.)],
        Layer::Eight => &[(379., 212., 13.), (386., 228., 15.), (392., 246., 12.), (238., 260., 13.)],
        Layer::Nine => &[(405., 277., 14.), (394., 284., 11.), (525., 275., 15.), (538., 283., 11.)],
        Layer::Water => &[(108., 299., 12.)],
        Layer::Ten => &[(240., 320., 13.)],
        Layer::Eleven => &[(386., 352., 18.)],
        Layer::Twelve => &[(90., 357., 14.), (262., 358., 14.)],
    }
}
