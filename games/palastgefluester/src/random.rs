//! The fast ways for search: a draw, a random answer, a whole deal at once.
//!
//! Each must agree with the list it stands for (`chances`, `legal_actions`, drawing one by one);
//! the conformance kit compares them.

use palast_core::{Dice, Game, MAX_SEATS, Seat, Step};

use crate::card_set::Bits;
use crate::select::nth_of_byte;
use crate::setup::HAND;
use crate::{Action, Card, CardSet, Decision, Outcome, Palastgefluester, Person, Phase, ViewRef};
use crate::{EventSink, Table, cupbearer, guard, magician, play_card};

pub(crate) fn draw(table: &Table, dice: &mut Dice) -> Outcome {
    match table.public.phase {
        Phase::Starter => {
            let seat = dice.below(u32::from(table.rules.seats.get()));
            Outcome::Starter(Seat::ALL[seat as usize])
        }
        Phase::Deal { .. } => Outcome::Deal(table.secret.pile.any(dice)),
        Phase::Draw => Outcome::Draw(table.secret.pile.any(dice)),
        Phase::TurnKing => Outcome::King(any_king(table, dice)),
        Phase::PlayCard
        | Phase::NameSwap
        | Phase::GiveCards { .. }
        | Phase::Discard
        | Phase::Exchange
        | Phase::TakeBack
        | Phase::NamePlayer
        | Phase::Over => unreachable!("nothing is drawn while somebody is asked"),
    }
}

fn any_king(table: &Table, dice: &mut Dice) -> Person {
    let kings = table.public.unturned();
    Person::ALL[nth_of_byte(kings.bits(), dice.below(u32::from(kings.len())))]
}

#[inline]
pub(crate) fn any_action(view: ViewRef<'_>, ask: Decision, dice: &mut Dice) -> Action {
    match ask {
        Decision::PlayCard => Action::Play(play_card::playable_cards(view).any_kind(dice)),
        Decision::NameSwap => any_swap(view, dice),
        Decision::GiveCard { .. } => Action::Give(magician::pickable(view).any_kind(dice)),
        Decision::Discard => Action::Discard(view.own.hand.any_kind(dice)),
        Decision::Exchange => cupbearer::any(view, dice),
        Decision::TakeBack => guard::any(view, dice),
        Decision::NamePlayer => {
            let mut tied = view.public.shortest();
            for _ in 0..dice.below(u32::from(tied.len())) {
                tied = tied.first().map_or(tied, |seat| tied.without(seat));
            }
            Action::Next(tied.first().expect("fewer were passed over than are tied"))
        }
    }
}

fn any_swap(view: ViewRef<'_>, dice: &mut Dice) -> Action {
    let mut most = [0; MAX_SEATS];
    let mut total = 0;
    for partner in view.rules.seats.seats() {
        if partner != view.seat {
            most[partner.index()] = magician::most(view.public, partner);
            total += u32::from(most[partner.index()]);
        }
    }
    let mut n = dice.below(total) as u8;
    for (partner, most) in Seat::ALL.into_iter().zip(most) {
        if n < most {
            return Action::Swap {
                partner,
                count: n + 1,
            };
        }
        n -= most;
    }
    unreachable!("the drawn number is below the number of swaps")
}

#[inline]
pub(crate) fn settle(table: &mut Table, dice: &mut Dice) {
    if Palastgefluester::step(&table.public) == Step::Chance {
        settle_chance(table, dice);
    }
}

fn settle_chance(table: &mut Table, dice: &mut Dice) {
    loop {
        if let Phase::Deal { dealt } = table.public.phase {
            deal_rest(table, dealt, dice);
        } else if Palastgefluester::step(&table.public) == Step::Chance {
            let outcome = draw(table, dice);
            crate::resolve(table, outcome, &mut EventSink::silent());
        } else {
            return;
        }
    }
}

/// The deal to its end, with the pile spilled once.
fn deal_rest(table: &mut Table, dealt: u8, dice: &mut Dice) {
    let mut pile = Spilled::new(table.secret.pile);
    let seats = table.rules.seats.get();
    for card in dealt..HAND * seats {
        let seat = Seat::ALL[usize::from(card % seats)];
        table.private[seat].hand.insert(pile.draw(dice));
    }
    table.public.pile -= HAND * seats - dealt;
    table.secret.pile = pile.rest();
    table.public.phase = Phase::PlayCard;
}

/// A bag of cards laid out one by one, for many draws in a row.
pub(crate) struct Spilled {
    cards: [u8; 56],
    len: usize,
}

impl Spilled {
    pub(crate) fn new(cards: CardSet) -> Self {
        let mut bag = Self {
            cards: [0; 56],
            len: 0,
        };
        for bit in Bits(cards.bits()) {
            // A second copy lies eight higher than its card.
            bag.cards[bag.len] = if bit < 48 { bit } else { bit - 8 } as u8;
            bag.len += 1;
        }
        bag
    }

    #[inline]
    pub(crate) fn draw(&mut self, dice: &mut Dice) -> Card {
        let index = dice.below(self.len as u32) as usize;
        self.len -= 1;
        let card = self.cards[index];
        self.cards[index] = self.cards[self.len];
        Card::from_bit(u32::from(card))
    }

    pub(crate) fn rest(&self) -> CardSet {
        let cards = self.cards[..self.len].iter();
        cards.map(|card| Card::from_bit(u32::from(*card))).collect()
    }
}
