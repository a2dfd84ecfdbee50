//! Demand cards of the River Market and composition cards.

use maud::{Markup, html};

use super::advisers::{back, sheet};
use super::effects::row;
use super::ink::{
    BRASS, CELADON, CINNABAR, DUSK, EARTH, GLOW, GOLD, INDIGO, PAPER, PINE, SILK, UMBER, VERMILION,
    fill, line,
};
use super::people::{Colour, Marker, stand};
use super::places::{Place, sealed};
use super::tokens::{Amount, Token};
use super::{picture, piece, tenth};

/// One of the twelve demands of the River Market, by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Errand(u8);

impl Errand {
    pub const COUNT: u8 = 12;

    /// The demand with this number, 1 to 12.
    pub const fn numbered(number: u8) -> Option<Self> {
        match number {
            1..=Self::COUNT => Some(Self(number)),
            _ => None,
        }
    }

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }

    const fn terms(self) -> &'static Terms {
        &TERMS[self.0 as usize - 1]
    }
}

/// What a demand pays and what it costs those who stayed away; `paid` is what the reward asks for.
struct Terms {
    paid: &'static [Amount],
    reward: &'static [Amount],
    different: bool,
    penalty: &'static [Amount],
}

const fn of(count: u8, token: Token) -> Amount {
    Amount::new(count, token)
}

const fn terms(reward: &'static [Amount], penalty: &'static [Amount]) -> Terms {
    Terms {
        paid: &[],
        reward,
        different: false,
        penalty,
    }
}

const TERMS: [Terms; Errand::COUNT as usize] = {
    use Token::{
        Adviser, Bronze, DepositStep, Fish, Kaolin, PalaceStep, Resource, Stone, Wisdom, Wood,
    };
    [
        Terms {
            paid: &[of(2, Resource)],
            ..terms(&[of(1, DepositStep)], &[of(1, Fish)])
        },
        terms(&[of(1, Adviser)], &[of(1, Fish)]),
        terms(&[of(1, PalaceStep)], &[of(1, Wisdom)]),
        terms(
            &[of(1, Wood), of(1, Stone), of(1, Kaolin), of(1, Bronze)],
            &[of(3, Fish)],
        ),
        terms(&[of(2, Resource)], &[of(1, Wisdom), of(1, Fish)]),
        Terms {
            different: true,
            ..terms(&[of(1, Resource), of(1, Resource)], &[of(1, Resource)])
        },
        terms(&[of(1, Resource)], &[of(2, Resource)]),
        terms(&[of(1, Fish), of(3, Wisdom)], &[of(2, Resource)]),
        terms(&[of(3, Wisdom)], &[of(3, Resource)]),
        terms(&[of(4, Fish)], &[of(3, Resource), of(1, Wisdom)]),
        terms(&[of(2, Wisdom)], &[of(1, PalaceStep)]),
        terms(&[of(3, Fish)], &[of(1, Adviser)]),
    ]
};

/// A demand card with the markers on its fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Demand<'a> {
    pub errand: Errand,
    /// Who stands on each field in use, from the top: any resource; kaolin or bronze; wood or stone.
    pub fields: &'a [Option<Colour>],
    /// Fields that can be filled now, counted from 0.
    pub lit: &'a [u8],
}

const ASKED: [&[Token]; 3] = [
    &[Token::Resource],
    &[Token::Kaolin, Token::Bronze],
    &[Token::Wood, Token::Stone],
];

/// A demand card, 100 by 140: the fields above, the reward and the penalty below.
pub fn demand(card: &Demand<'_>) -> Markup {
    let terms = card.errand.terms();
    picture(
        "ep-card",
        "0 0 100 140",
        &html! {
            use href="#ep-demand" {}
            @for ((index, asked), field) in (0_u8..).zip(ASKED).zip(card.fields) {
                @let y = 8.0 + 25.0 * f32::from(index);
                rect class="ep-field" x="8" y=(y) width="84" height="22" rx="4" {}
                @if card.lit.contains(&index) { rect class="ep-lit" x="8" y=(y) width="84" height="22" rx="4" {} }
                (alternatives(asked, 12.0, y + 2.0))
                circle class="ep-socket" cx="78" cy=(y + 11.0) r="9" {}
                @if let Some(colour) = *field { (stand(&Marker::new(colour, ()), 78.0, y + 11.0, 17.0)) }
            }
            @if terms.different {
                (row(&terms.reward[..1], 28.0, 84.0, 24.0))
                (row(&terms.reward[1..], 66.0, 84.0, 24.0))
                path class="ep-stroke" d="M55 95.5H63M55 100.5H63M57 104.5L61 91.5" {}
            } @else if terms.paid.is_empty() {
                (row(terms.reward, 24.0, 84.0, 70.0))
            } @else {
                (row(terms.paid, 24.0, 84.0, 28.0))
                (piece("arrow", 54.0, 91.5, 13.0))
                (row(terms.reward, 68.0, 84.0, 26.0))
            }
            (row(terms.penalty, 24.0, 110.5, 70.0))
        },
    )
}

/// One of several tokens, with strokes between them.
fn alternatives(tokens: &[Token], x: f32, y: f32) -> Markup {
    html! {
        @for (index, token) in (0_u8..).zip(tokens) {
            @let x = x + 26.0 * f32::from(index);
            (piece(token.slug(), x, y, 18.0))
            @if index > 0 { path class="ep-stroke" d={ "M" (tenth(x - 6.0)) " " (tenth(y + 14.0)) "l4 -10" } {} }
        }
    }
}

/// The back of a demand card, 50 by 70.
pub fn demand_back() -> Markup {
    picture(
        "ep-card",
        "0 0 50 70",
        &html! { use href="#ep-demand-back" {} },
    )
}

/// A composition card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Composition<'a> {
    pub layers: [Place; 3],
    /// What is taken at once.
    pub instant: &'a [Amount],
    /// What counts at the end.
    pub points: u8,
    /// Who has taken it.
    pub owner: Option<Colour>,
}

/// A composition card, 100 by 140: three strips of the painting, the reward and the points.
pub fn composition(card: &Composition<'_>) -> Markup {
    picture(
        "ep-card",
        "0 0 100 140",
        &html! {
            use href="#ep-composition" {}
            @for (index, place) in (0_u8..).zip(card.layers) {
                @let y = 8.0 + 31.0 * f32::from(index);
                svg x="10" y=(y) width="80" height="28" viewBox="6 34 108 38" preserveAspectRatio="xMidYMid slice" {
                    use href={ "#ep-at-" (place.slug()) } width="120" height="90" {}
                }
                rect class="ep-frame" x="10" y=(y) width="80" height="28" {}
                (sealed(place, 13.0, y + 3.5, 21.0))
            }
            (row(card.instant, 6.0, 104.0, if card.points > 0 { 50.0 } else { 88.0 }))
            @for index in 0..card.points {
                (piece("seal-1", if card.instant.is_empty() { 50.0 - 12.5 * f32::from(card.points) } else { 66.0 - 7.0 * f32::from(card.points - 1) } + f32::from(index) * if card.instant.is_empty() { 25.0 } else { 16.0 }, 106.0, 24.0))
            }
            @if let Some(owner) = card.owner { (stand(&Marker::new(owner, ()), 84.0, 16.0, 24.0)) }
        },
    )
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="ep-demand" viewBox="0 0 100 140" {
            (sheet(100, 140))
            (fill("#cfe0e4", "M6 2H94Q98 2 98 6V82H2V6Q2 2 6 2Z"))
            (line(PAPER, "1.6", "M6 80Q14 75 22 80T38 80T54 80T70 80T86 80"))
            (fill(PAPER, "M2 83H98V110H2Z"))
            (fill("#f2d9cf", "M2 111H98V134Q98 138 94 138H6Q2 138 2 134Z"))
            (line(EARTH, "1", "M2 83H98M2 110.500H98"))
            // plus for those who came, minus for those who did not
            circle cx="14" cy="97" r="9" fill=(PINE) {}
            circle cx="14" cy="124.5" r="9" fill=(CINNABAR) {}
            (line(PAPER, "3", "M14 92V102M9 97H19M9 124.500H19"))
        }
        symbol id="ep-demand-back" viewBox="0 0 50 70" { (back("sign-river", "#2f5f6e")) }
        symbol id="ep-composition" viewBox="0 0 100 140" {
            (sheet(100, 140))
            (fill(CELADON, "M6 2H94Q98 2 98 6V134Q98 138 94 138H6Q2 138 2 134V6Q2 2 6 2Z"))
            (line(DUSK, ".8", "M4 20q3 -5 6 0M4 60q3 -5 6 0M4 96q3 -5 6 0M90 30q3 -5 6 0M90 70q3 -5 6 0"))
            (fill(SILK, "M8 5H92V102H8Z"))
            (fill(PAPER, "M2 105H98V134Q98 138 94 138H6Q2 138 2 134Z"))
            (line(BRASS, "1.2", "M2 104H98"))
            (fill(INDIGO, "M4 2H96V6H4Z"))
            (fill(VERMILION, "M1 1H6V7H1ZM94 1H99V7H94Z"))
            (fill(GOLD, "M2.5 3H4.500V5H2.500ZM95.5 3H97.500V5H95.500Z"))
            (line(UMBER, "1", "M8 134H92"))
            (line(GLOW, ".8", "M8 4H92"))
        }
    }
}
