//! Every legal answer to every question, as the bits of one number.
//!
//! The bits of a question stand for its answers in ascending order, so that listing, checking,
//! counting and drawing an answer are the same few instructions for all of them.

use palast_core::{Dice, Seat};

use crate::{Ability, Action, City, Court, Craft, Decision, FieldRow, Good, Offering, Public};
use crate::{RowId, Rules, Side, Square, Temple, ViewRef, caravan, planting, recruit};

/// Where the groups of answers to [`Decision::TakeTurn`] begin.
const CARAVAN: u32 = 20;
const NOBLE: u32 = 29;
const CRAFT: u32 = 30;
const PASS: u32 = 35;
/// Five kinds of craft, five goods.
const FIVE: u32 = 5;
/// One good alone, or with any of five.
const SALES: u32 = 6;
const KEEP: u32 = 25;

/// The legal answers to a question.
#[inline]
pub(crate) fn menu(rules: &Rules, public: &Public, seat: Seat, ask: Decision) -> u64 {
    match ask {
        Decision::TakeTurn => turn(rules, public, seat),
        Decision::PickAbility => {
            let free = |ability: &Ability| public.picker(*ability).is_none();
            let free = Ability::ALL.into_iter().filter(free);
            free.fold(0, |bits, ability| bits | 1 << ability as u64)
        }
        Decision::ChooseField { .. } => 0b11,
        Decision::ChooseCanal => u64::from(public.canals.open()),
        Decision::ChooseTemple | Decision::Process => 0b111,
        Decision::Pay { good, then } => u64::from(caravan::payments(public, seat, good, then)),
        Decision::Sell => sales(public, seat),
        Decision::ChooseCourt { bonus: true } => u64::from(planting::free_courts(public, seat)),
        Decision::ChooseCourt { bonus: false } => {
            u64::from(caravan::courts(rules, public, seat, public.caravan))
        }
        Decision::ChooseSquare { .. } => {
            u64::from(caravan::plantable(rules, public, seat, public.caravan))
        }
        Decision::ChooseToken => u64::from(public.tokens),
        Decision::ChooseGood => u64::from(public.goods.kinds()),
        Decision::ChooseOffering => {
            u64::from(public.camels > 0) | u64::from(public.talents > 0) << 1
        }
        Decision::ChooseSwap => swaps(public, seat) | 1 << KEEP,
        Decision::Discard { .. } => u64::from(public.players[seat].goods.kinds()),
    }
}

/// The answer to a question that has only one; turns are always asked.
#[inline]
pub(crate) fn only_answer(
    rules: &Rules,
    public: &Public,
    seat: Seat,
    ask: Decision,
) -> Option<Action> {
    if matches!(
        ask,
        Decision::TakeTurn
            | Decision::ChooseField { .. }
            | Decision::ChooseTemple
            | Decision::Process
    ) {
        return None;
    }
    let bits = menu(rules, public, seat, ask);
    bits.is_power_of_two()
        .then(|| action(ask, bits.trailing_zeros()))
}

/// AM-042, AM-043 The actions of a turn.
#[inline]
fn turn(rules: &Rules, public: &Public, seat: Seat) -> u64 {
    let talents = public.players[seat].talents;
    let mut bits = 1 << PASS;
    for (index, row) in public.rows().iter().enumerate() {
        // AM-053, AM-054
        if row.price() <= talents {
            bits |= u64::from(row.open()) << (FIVE as usize * index);
        }
    }
    bits |= caravan::destinations(rules, public, seat) << CARAVAN;
    if rules.options.has_palace() {
        bits |= u64::from(talents >= recruit::NOBLE.0) << NOBLE;
        if public.craft_left && public.picker(Ability::Craft) == Some(seat) {
            bits |= 0b11111 << CRAFT;
        }
    }
    bits
}

/// AM-080 One resource, or two equal or different ones.
fn sales(public: &Public, seat: Seat) -> u64 {
    let goods = public.players[seat].goods;
    let mut bits = 0;
    for first in Good::ALL.into_iter().filter(|good| goods.has(*good)) {
        let row = SALES * first as u32;
        bits |= 1 << row;
        let mut rest = goods;
        rest.remove(first);
        let seconds = u64::from(rest.kinds()) >> (first as u32) << first as u32;
        bits |= seconds << (row + 1);
    }
    bits
}

/// AM-133 What can be given for what: another kind, not wine, in stock.
#[inline]
pub(crate) fn swaps(public: &Public, seat: Seat) -> u64 {
    let goods = public.players[seat].goods;
    let there = u64::from(public.goods.kinds()) & 0b1111;
    let mut bits = 0;
    for give in Good::ALL.into_iter().filter(|good| goods.has(*good)) {
        bits |= (there & !(1 << give as u64)) << (FIVE * give as u32);
    }
    bits
}

/// The answer a bit stands for.
#[inline]
pub(crate) fn action(ask: Decision, bit: u32) -> Action {
    let index = bit as usize;
    match ask {
        Decision::TakeTurn => match bit {
            0..CARAVAN => {
                let craft = Craft::ALL[index % FIVE as usize];
                Action::Recruit(RowId((bit / FIVE) as u8), craft)
            }
            CARAVAN..NOBLE => Action::Caravan(City::ALL[index - CARAVAN as usize]),
            NOBLE => Action::Noble,
            CRAFT..PASS => Action::Craft(Craft::ALL[index - CRAFT as usize]),
            _ => Action::Pass,
        },
        Decision::PickAbility => Action::Pick(Ability::ALL[index]),
        Decision::ChooseField { .. } => Action::Field(FieldRow::ALL[index]),
        Decision::ChooseCanal => Action::Canal(Side::new(bit as u8).expect("a bit for each side")),
        Decision::ChooseTemple | Decision::Process => Action::Temple(Temple::ALL[index]),
        Decision::Pay { .. } => Action::Pay(Good::ALL[index]),
        Decision::Sell => {
            let first = Good::ALL[index / SALES as usize];
            let second = (index % SALES as usize).checked_sub(1);
            Action::Sell(first, second.map(|second| Good::ALL[second]))
        }
        Decision::ChooseCourt { .. } => Action::Court(Court::ALL[index]),
        Decision::ChooseSquare { .. } => {
            Action::Plant(Square::new(bit as u8).expect("a bit for each square"))
        }
        Decision::ChooseToken => Action::Token(Good::ALL[index]),
        Decision::ChooseGood => Action::Take(Good::ALL[index]),
        Decision::ChooseOffering => Action::Offering(Offering::ALL[index]),
        Decision::ChooseSwap if bit == KEEP => Action::Keep,
        Decision::ChooseSwap => {
            let (give, get) = (index / FIVE as usize, index % FIVE as usize);
            Action::Swap(Good::ALL[give], Good::ALL[get])
        }
        Decision::Discard { .. } => Action::Discard(Good::ALL[index]),
    }
}

/// One of the legal answers, each as likely as the others.
#[inline]
pub(crate) fn any(view: ViewRef<'_>, ask: Decision, dice: &mut Dice) -> Action {
    let mut bits = menu(view.rules, view.public, view.seat, ask);
    for _ in 0..dice.below(bits.count_ones()) {
        bits &= bits - 1;
    }
    action(ask, bits.trailing_zeros())
}

/// The bit of an answer; nothing if it answers another question.
pub(crate) fn bit(ask: Decision, action: Action) -> Option<u32> {
    let (question, bit) = match action {
        Action::Recruit(row, craft) => {
            let bit = u32::from(row.0) * FIVE + craft as u32;
            (ask == Decision::TakeTurn, bit)
        }
        Action::Caravan(city) => (ask == Decision::TakeTurn, CARAVAN + city as u32),
        Action::Noble => (ask == Decision::TakeTurn, NOBLE),
        Action::Craft(craft) => (ask == Decision::TakeTurn, CRAFT + craft as u32),
        Action::Pass => (ask == Decision::TakeTurn, PASS),
        Action::Pick(ability) => (ask == Decision::PickAbility, ability as u32),
        Action::Field(row) => (matches!(ask, Decision::ChooseField { .. }), row as u32),
        Action::Canal(side) => (ask == Decision::ChooseCanal, side.index() as u32),
        Action::Temple(temple) => {
            let asked = matches!(ask, Decision::ChooseTemple | Decision::Process);
            (asked, temple as u32)
        }
        Action::Pay(good) => (matches!(ask, Decision::Pay { .. }), good as u32),
        Action::Sell(first, second) => {
            let second = second.map_or(0, |second| second as u32 + 1);
            (ask == Decision::Sell, SALES * first as u32 + second)
        }
        Action::Court(court) => (matches!(ask, Decision::ChooseCourt { .. }), court as u32),
        Action::Plant(square) => {
            let asked = matches!(ask, Decision::ChooseSquare { .. });
            (asked, square.index() as u32)
        }
        Action::Token(good) => (ask == Decision::ChooseToken, good as u32),
        Action::Take(good) => (ask == Decision::ChooseGood, good as u32),
        Action::Offering(offering) => (ask == Decision::ChooseOffering, offering as u32),
        Action::Swap(give, get) => {
            let bit = FIVE * give as u32 + get as u32;
            (ask == Decision::ChooseSwap, bit)
        }
        Action::Keep => (ask == Decision::ChooseSwap, KEEP),
        Action::Discard(good) => (matches!(ask, Decision::Discard { .. }), good as u32),
    };
    question.then_some(bit)
}
