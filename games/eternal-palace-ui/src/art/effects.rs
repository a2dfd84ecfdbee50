//! What each kind of adviser does, as pictures: what goes in on the left, what comes out on the
//! right.

use maud::{Markup, html};

use super::ink::{CINNABAR, INK, PAPER, SILK, VERMILION, fill, line};
use super::tokens::{Amount, Token, heap};
use super::{Place, piece, tenth};

/// Who an adviser is by profession.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Class {
    /// Gives at once and leaves.
    Patron,
    /// Pays left, takes right.
    Trader,
    /// Gives left to a rival, takes right.
    Diplomat,
    /// Works when something happens.
    Artisan,
}

impl Class {
    pub const ALL: [Self; 4] = [Self::Patron, Self::Trader, Self::Diplomat, Self::Artisan];

    pub(super) const fn slug(self) -> &'static str {
        match self {
            Self::Patron => "patron",
            Self::Trader => "trader",
            Self::Diplomat => "diplomat",
            Self::Artisan => "artisan",
        }
    }
}

/// One of the 28 kinds of adviser, by number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Adviser(u8);

impl Adviser {
    pub const COUNT: u8 = 28;

    /// The kind with this number, 1 to 28.
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

    pub const fn number(self) -> u8 {
        self.0
    }

    pub const fn class(self) -> Class {
        match self.0 {
            1..=6 | 25 => Class::Patron,
            7..=12 | 26 => Class::Trader,
            13..=18 | 27 => Class::Diplomat,
            _ => Class::Artisan,
        }
    }

    pub(super) const fn effect(self) -> Effect {
        EFFECTS[self.0 as usize - 1]
    }
}

/// What brings an effect about.
#[derive(Debug, Clone, Copy)]
pub(super) enum Cause {
    /// Being appointed.
    Arrival,
    /// Paying this to the supply.
    Pay(&'static [Amount]),
    /// Giving this to a rival.
    Give(&'static [Amount]),
    /// Visiting a resource deposit.
    Deposit,
    /// Visiting the Eternal Bridge.
    Bridge,
    /// The lowest roll.
    LowRoll,
}

/// One line of a card.
#[derive(Debug, Clone, Copy)]
pub(super) enum Effect {
    Simple(Cause, &'static [Amount]),
    /// One gain for each size of group: of two, three, and four or more dice.
    Groups([Amount; 3]),
}

const fn of(count: u8, token: Token) -> Amount {
    Amount::new(count, token)
}

const EFFECTS: [Effect; Adviser::COUNT as usize] = {
    use Cause::{Arrival, Bridge, Deposit, Give, LowRoll, Pay};
    use Effect::{Groups, Simple};
    use Token::{
        Bronze, DepositStep, Fish, Kaolin, PalaceStep, Privilege, Resource, Stone, Wisdom, Wood,
    };
    [
        Simple(Arrival, &[of(4, Wisdom)]),
        Simple(Arrival, &[of(1, Fish), of(1, Wisdom), of(1, Resource)]),
        Simple(Arrival, &[of(4, Fish)]),
        Simple(Arrival, &[of(2, Resource)]),
        Simple(Arrival, &[of(1, PalaceStep)]),
        Simple(Arrival, &[of(1, DepositStep)]),
        Simple(Pay(&[of(1, Wisdom)]), &[of(2, Fish)]),
        Simple(Pay(&[of(1, Wisdom)]), &[of(1, Resource)]),
        Simple(Pay(&[of(1, Fish)]), &[of(1, Wisdom)]),
        Simple(Pay(&[of(2, Fish)]), &[of(1, Resource)]),
        Simple(Pay(&[of(1, Resource)]), &[of(1, Wisdom)]),
        Simple(Pay(&[of(1, Resource)]), &[of(1, Resource)]),
        Simple(Give(&[of(1, Wisdom)]), &[of(1, Fish), of(1, Resource)]),
        Simple(Give(&[of(1, Fish)]), &[of(2, Wisdom)]),
        Simple(Give(&[of(3, Fish)]), &[of(2, Resource)]),
        Simple(Give(&[of(1, Resource)]), &[of(3, Wisdom)]),
        Simple(Give(&[of(1, Resource)]), &[of(3, Wisdom), of(1, Resource)]),
        Simple(Give(&[of(3, Resource)]), &[of(1, PalaceStep)]),
        Simple(Deposit, &[of(1, Wood)]),
        Simple(Deposit, &[of(1, Stone)]),
        Simple(Deposit, &[of(1, Kaolin)]),
        Simple(Deposit, &[of(1, Bronze)]),
        Simple(LowRoll, &[of(2, Wisdom)]),
        Groups([of(1, Fish), of(1, Wisdom), of(1, PalaceStep)]),
        Simple(Arrival, &[of(2, Privilege)]),
        Simple(Pay(&[of(1, Resource)]), &[of(1, Privilege)]),
        Simple(Give(&[of(1, Fish), of(1, Wisdom)]), &[of(1, Privilege)]),
        Simple(Bridge, &[of(1, Privilege)]),
    ]
};

/// The effect in a box of `width` by 28, from its upper left corner.
pub(super) fn pictogram(effect: Effect, x: f32, y: f32, width: f32) -> Markup {
    match effect {
        Effect::Simple(cause, gains) => simple(cause, gains, x, y, width),
        Effect::Groups(gains) => html! {
            @for (index, gain) in (0_u8..).zip(gains) {
                @let middle = x + width * (f32::from(index) + 0.5) / 3.0;
                (group(index + 2, middle - 7.0, y - 1.0))
                (heap(gain, middle - 8.5, y + 11.5, 17.0))
            }
        },
    }
}

/// A number of dice in ink.
fn group(dice: u8, x: f32, y: f32) -> Markup {
    html! {
        rect class="ep-chip" x=(tenth(x)) y=(tenth(y)) width="14" height="11.5" rx="2.4" {}
        text class="ep-value" x=(tenth(x + 7.0)) y=(tenth(y + 8.8)) font-size="8.5" {
            @if dice > 3 { (dice) "+" } @else { (dice) }
        }
    }
}

fn simple(cause: Cause, gains: &[Amount], x: f32, y: f32, width: f32) -> Markup {
    let paid = match cause {
        Cause::Arrival => return row(gains, x, y, width),
        Cause::Pay(paid) | Cause::Give(paid) => paid,
        Cause::Deposit | Cause::Bridge | Cause::LowRoll => &[],
    };
    // Each side gets room for what it shows, and narrow cards close the gaps.
    let (left, right) = (things(paid).max(1.0), things(gains));
    let (arrow, gap) = (width * 0.16, if width < 70.0 { 0.4 } else { 2.0 });
    let each = (width - arrow) / (left + right);
    let (half, rest, size) = (each * left, each * right, (each - gap).min(22.0));
    html! {
        @match cause {
            Cause::Arrival => {},
            Cause::Pay(_) => (sized_row(paid, x, y, half, size)),
            Cause::Give(_) => {
                (sized_row(paid, x, y - 3.0, half, size))
                (piece("hand", x + half / 2.0 - 11.0, y + 12.0, 22.0))
            },
            Cause::Deposit => (deposits(x, y, half)),
            Cause::Bridge => (super::places::sealed(Place::Bridge, x + half / 2.0 - 11.0, y + 3.0, 22.0)),
            Cause::LowRoll => (piece("low-roll", x + half / 2.0 - 13.0, y + 1.0, 26.0)),
        }
        (piece("arrow", x + half + 0.5, y + 14.0 - arrow / 2.0, arrow - 1.0))
        (sized_row(gains, x + half + arrow, y, rest, size))
    }
}

fn things(amounts: &[Amount]) -> f32 {
    amounts.iter().fold(0.0, |sum, _| sum + 1.0)
}

/// The seals of the four deposits.
fn deposits(x: f32, y: f32, width: f32) -> Markup {
    let middle = x + width / 2.0;
    html! {
        @for (place, right, down) in [
            (Place::Forest, -13.5, 1.0),
            (Place::Quarry, 0.5, 1.0),
            (Place::Mine, -13.5, 15.0),
            (Place::Forge, 0.5, 15.0),
        ] {
            (super::places::sealed(place, middle + right, y + down, 13.0))
        }
    }
}

/// Amounts side by side round the middle of a box 28 high, as large as there is room.
pub(super) fn row(amounts: &[Amount], x: f32, y: f32, width: f32) -> Markup {
    let size = (width / things(amounts).max(1.0) - 3.0).min(22.0);
    sized_row(amounts, x, y, width, size)
}

fn sized_row(amounts: &[Amount], x: f32, y: f32, width: f32, size: f32) -> Markup {
    let pitch = (size + 2.0).min(width / things(amounts).max(1.0));
    let start = x + (width - pitch * (things(amounts) - 1.0) - size) / 2.0;
    html! {
        @for (index, amount) in (0_u8..).zip(amounts) {
            @let left = if amount.count > 1 { size * 0.08 } else { 0.0 };
            (heap(*amount, start + pitch * f32::from(index) - left, y + (28.0 - size) / 2.0, size))
        }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        symbol id="ep-arrow" viewBox="0 0 20 20" {
            (fill(INK, "M1 7.5C4 6.6 7 7 10 7L9.4 2.4L19 10L9.4 17.6L10 13C7 13 4 13.4 1 12.5Z"))
        }
        symbol id="ep-hand" viewBox="0 0 40 26" {
            (fill(INK, "M0 7H10C16 7 18 11 24 12H36C40 12.5 39.5 17 36 17.500H26C22 22 14 23.5 10 22H0Z"))
            (fill("#eecba5", "M6 9H10C15 9 17 13 23.5 14H35.500C37 14.5 37 15.5 35.5 16H25C20.5 20.5 14 21.5 10 20H6Z"))
            (fill(VERMILION, "M0 5H7V24H0Z"))
        }
        symbol id="ep-low-roll" viewBox="0 0 40 40" {
            (fill(PAPER, "M3 3H18V18H3ZM22 3H37V18H22Z"))
            (line(INK, "2", "M4 4H18V18H4ZM22 4H36V18H22Z"))
            circle cx="11" cy="11" r="3" fill=(CINNABAR) {}
            circle cx="26" cy="8" r="2" fill=(INK) {}
            circle cx="32" cy="14" r="2" fill=(INK) {}
            (fill(INK, "M16 21H24V28H30L20 38L10 28H16Z"))
            (fill(SILK, "M18 23H22V30H25.500L20 35.500L14.5 30H18Z"))
        }
    }
}
