//! The small picture of a table that the judgement works in: rows and hands as persons.

use palast_core::{Seat, SeatMap};

use crate::{Card, CardSet, Colour, Ending, Person, Public, ViewRef, standings};

/// How strongly lives protect. Found by play against random bots; the optimum is flat.
const PROTECTION: f32 = 1.1;
/// Being on turn costs a part of a life.
const TURN: f32 = 0.2;

/// What the judgement looks at. Rows and the own hand can be changed to try an answer.
#[derive(Clone)]
pub(crate) struct Scene {
    me: Seat,
    public: Public,
    scoring: crate::Scoring,
    /// The persons in each row, one bit each.
    rows: SeatMap<u8>,
    lens: SeatMap<u8>,
    hand: CardSet,
    known: SeatMap<CardSet>,
    /// How many cards of each person were not seen by this seat, and how many in all.
    unseen: [f32; 7],
    hidden: f32,
}

/// A number that counts only if something holds.
pub(crate) const fn bonus(holds: bool, value: f32) -> f32 {
    if holds { value } else { 0.0 }
}

impl Scene {
    pub(crate) fn of(view: ViewRef<'_>) -> Self {
        let public = view.public;
        let mut unseen = CardSet::deck(public.seats)
            .minus(view.own.hand)
            .minus_all(view.own.discarded());
        let mut known = SeatMap::default();
        for seat in public.seats.seats() {
            for card in public.rows[seat].iter() {
                unseen.remove(card);
            }
            if seat != view.seat {
                known[seat] = view.own.known(seat);
                unseen = unseen.minus_all(known[seat]);
            }
        }
        Self {
            me: view.seat,
            public: public.clone(),
            scoring: view.rules.options.scoring,
            rows: public.rows.map(crate::Row::persons),
            lens: public.rows.map(|row| row.len() as u8),
            hand: view.own.hand,
            known,
            unseen: Person::ALL.map(|person| unseen.of(person).len() as f32),
            hidden: unseen.len().max(1) as f32,
        }
    }

    pub(crate) const fn me(&self) -> Seat {
        self.me
    }

    pub(crate) fn row_len(&self, seat: Seat) -> u8 {
        self.lens[seat]
    }

    /// The same with some cards gone from the own hand.
    pub(crate) fn without(&self, cards: CardSet) -> Self {
        let mut scene = self.clone();
        scene.hand = scene.hand.minus(cards);
        scene
    }

    /// The persons this seat would lose with.
    fn losing(&self, seat: Seat) -> u8 {
        let jester = 1 << Person::Jester as u8;
        let forbidden = self.public.king == Some(Person::Jester);
        self.rows[seat] | if forbidden { jester } else { 0 }
    }

    pub(crate) fn is_losing(&self, card: Card) -> bool {
        self.losing(self.me) & card.person_bit() != 0
    }

    pub(crate) const fn copies(&self, person: Person) -> u32 {
        self.hand.of(person).len()
    }

    pub(crate) const fn holds(&self, person: Person) -> bool {
        self.copies(person) > 0
    }

    /// Own cards that bring no life: losing ones, and seconds of a person.
    pub(crate) fn spare(&self) -> u8 {
        let lives = self.hand.persons() & !self.losing(self.me);
        (self.hand.len() - lives.count_ones()) as u8
    }

    /// How the round would end with this card of the own hand, if it did.
    pub(crate) fn ending_of(&self, card: Card) -> Option<Ending> {
        if self.rows[self.me] & card.person_bit() != 0 {
            Some(Ending::Whisper)
        } else if self.is_losing(card) {
            Some(Ending::Jester)
        } else {
            (self.lens[self.me] == 5).then_some(Ending::Six)
        }
    }

    pub(crate) fn lay(&mut self, card: Card) {
        self.hand.remove(card);
        self.rows[self.me] |= card.person_bit();
        self.lens[self.me] += 1;
    }

    pub(crate) fn take_back(&mut self, card: Card) {
        self.hand.insert(card);
        self.rows[self.me] &= !card.person_bit();
        self.lens[self.me] -= 1;
    }

    pub(crate) fn exchange(&mut self, (first, x): (Seat, Card), (second, y): (Seat, Card)) {
        self.rows[first] = self.rows[first] & !x.person_bit() | y.person_bit();
        self.rows[second] = self.rows[second] & !y.person_bit() | x.person_bit();
    }

    /// The most own lives a Cupbearer just laid can bring.
    pub(crate) fn best_exchange(&self, cupbearer: Card) -> f32 {
        let mine = self.rows[self.me] & !cupbearer.person_bit();
        let hand = self.hand.persons();
        let mut best = 0.0f32;
        for seat in self.public.seats.seats().filter(|s| *s != self.me) {
            let theirs = self.rows[seat];
            // Something I hold leaves my row for something I do not hold.
            let freed = mine & !theirs & hand != 0;
            let harmless = theirs & !self.rows[self.me] & !hand != 0;
            best = best.max(bonus(freed && harmless, 1.0));
        }
        best
    }

    /// How many different persons this seat can still lay out: counted for the own hand, expected
    /// for another.
    pub(crate) fn lives(&self, seat: Seat) -> f32 {
        let losing = self.losing(seat);
        if seat == self.me {
            return (self.hand.persons() & !losing).count_ones() as f32;
        }
        let known = self.known[seat].persons() & !losing;
        let unknown = self.unknown(seat);
        let mut lives = known.count_ones() as f32;
        for person in 0..7 {
            if (losing | known) >> person & 1 == 0 {
                let share = self.unseen[person] / self.hidden;
                lives += 1.0 - (1.0 - share).powi(unknown);
            }
        }
        lives.min(f32::from(6 - self.lens[seat]))
    }

    /// How many cards of another hand are unknown.
    fn unknown(&self, seat: Seat) -> i32 {
        i32::from(6 - self.lens[seat]) - self.known[seat].len() as i32
    }

    /// How likely this seat would lose the round if it were on turn.
    fn forced(&self, seat: Seat) -> f32 {
        let losing = self.losing(seat);
        if seat == self.me {
            return bonus(self.hand.persons() & !losing == 0, 1.0);
        }
        if self.known[seat].persons() & !losing != 0 {
            return 0.0;
        }
        let dead: f32 = (0..7)
            .filter(|person| losing >> person & 1 == 1)
            .map(|person| self.unseen[person])
            .sum();
        (dead / self.hidden).powi(self.unknown(seat))
    }

    /// The value once this card, just laid and acted, has found the next player.
    pub(crate) fn value_after(&self, card: Card, my_bonus: f32) -> f32 {
        if card.colour() != Colour::Neutral {
            let next = card.colour().owner().unwrap_or(self.me);
            return self.value(next, my_bonus);
        }
        let seats = self.public.seats;
        let least = seats.seats().map(|s| self.lens[s]).min().unwrap_or(0);
        let tied = seats.seats().filter(|s| self.lens[*s] == least);
        tied.map(|next| self.value(next, my_bonus))
            .fold(f32::MIN, f32::max)
    }

    /// What the position is worth with this seat on turn.
    pub(crate) fn value(&self, next: Seat, my_bonus: f32) -> f32 {
        let lost_now = self.forced(next);
        let mut value = lost_now * self.worth_of(Ending::Whisper, next);
        if self.lens[next] == 5 {
            return value + (1.0 - lost_now) * self.worth_of(Ending::Six, next);
        }
        let mut total = 0.0;
        let mut later = 0.0;
        for seat in self.public.seats.seats() {
            let mut lives = self.lives(seat) - bonus(seat == next, TURN);
            lives += bonus(seat == self.me, my_bonus);
            let danger = (-PROTECTION * lives).exp();
            total += danger;
            later += danger * self.worth_of(Ending::Whisper, seat);
        }
        value += (1.0 - lost_now) * later / total;
        value
    }

    /// The own chance of the match if the round ended like this now.
    pub(crate) fn worth_of(&self, ending: Ending, by: Seat) -> f32 {
        let mut after = self.public.points;
        for seat in self.public.seats.seats() {
            let wins = (ending == Ending::Six) == (seat == by);
            after[seat] += u8::from(wins);
        }
        let goal = self.public.goal();
        let seats = self.public.seats;
        if seats.seats().any(|seat| after[seat] >= goal) {
            let mut public = self.public.clone();
            public.points = after;
            for seat in seats.seats() {
                let noted = if seat == by && ending != Ending::Six {
                    0
                } else {
                    self.lens[seat]
                };
                public.last_notes[seat] = noted;
                public.notes[seat] += noted;
            }
            let winners = standings::winners(&public, self.scoring);
            return bonus(winners.contains(self.me), 1.0 / f32::from(winners.len()));
        }
        standings::chances(&after, &self.public.notes, seats, goal)[self.me]
    }
}
