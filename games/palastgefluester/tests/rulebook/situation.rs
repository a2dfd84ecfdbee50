//! The notation of situations: a table in one line, and what should follow from it.
//!
//! `given("4 seats | king guard | row 1 rM nG | hand 1 nT | known 2 bJ")` builds that table. What is
//! not said is made up: rows are empty, hands are filled from the cards nobody mentions, the rest is
//! the pile, seat 1 is on turn. The same words after [`Situation::then`] are what must be true.
//! Every step is checked, and the table audited after it.

use palast_core::record::Input;
use palast_core::{
    Dice, EventSink, Game, LogItem, Options as _, Rules, Seat, SeatMap, Step, Table,
};
use palastgefluester::{Action, Card, CardSet, Event, Illegal, KingSet, Options, Outcome};
use palastgefluester::{Palastgefluester as Pg, Phase, PrivateEvent, Secret, Trace};

/// A table under test and what was told so far.
pub(crate) struct Situation {
    pub(crate) table: Table<Pg>,
    told: Vec<LogItem<Pg>>,
}

fn parts(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.split('|')
        .map(|part| part.split_whitespace().collect())
}

fn seat(text: &str) -> Seat {
    text.parse().unwrap()
}

fn cards(words: &[&str]) -> CardSet {
    let words = words.iter().filter(|word| **word != "-");
    words.map(|word| word.parse::<Card>().unwrap()).collect()
}

fn numbers(words: &[&str]) -> SeatMap<u8> {
    SeatMap::from_fn(|s| words.get(s.index()).map_or(0, |word| word.parse().unwrap()))
}

/// A fresh match of this many.
pub(crate) fn fresh(text: &str) -> Situation {
    let (seats, options) = choices(text);
    let rules = Rules::<Pg>::new(seats, options).unwrap();
    Situation {
        table: Pg::setup(rules),
        told: Vec::new(),
    }
}

fn choices(text: &str) -> (u8, Options) {
    let mut seats = 3;
    let mut options = Options::default();
    for part in parts(text) {
        match part[..] {
            [count, "seats"] => seats = count.parse().unwrap(),
            ["option", name, value] => options.set(name, value).unwrap(),
            _ => {}
        }
    }
    (seats, options)
}

/// A table in the middle of a round.
pub(crate) fn given(text: &str) -> Situation {
    let mut built = fresh(text);
    let table = &mut built.table;
    let mut named: SeatMap<CardSet> = SeatMap::default();
    let mut shown: SeatMap<CardSet> = SeatMap::default();
    let mut played = None;
    table.public.round = 1;
    for part in parts(text) {
        match part[..] {
            [_, "seats"] | ["option", ..] => {}
            ["king", person] => {
                let person = person.parse().unwrap();
                table.public.king = Some(person);
                table.public.turned = table.public.turned.with(person);
            }
            ["turned", ref persons @ ..] => {
                for person in persons {
                    table.public.turned = table.public.turned.with(person.parse().unwrap());
                }
            }
            ["row", s, ref row @ ..] => {
                let row = row.iter().filter(|word| **word != "-");
                table.public.rows[seat(s)] = row.map(|word| word.parse().unwrap()).collect();
            }
            ["hand", s, ref hand @ ..] => named[seat(s)] = cards(hand),
            ["known", s, ref hand @ ..] => {
                shown[seat(s)] = cards(hand);
                if named[seat(s)].is_empty() {
                    named[seat(s)] = cards(hand);
                }
            }
            ["points", ref points @ ..] => table.public.points = numbers(points),
            ["notes", ref notes @ ..] => table.public.notes = numbers(notes),
            ["turn", s] => table.public.current = seat(s),
            ["played", count] => played = Some(count.parse().unwrap()),
            ref other => panic!("unknown part {other:?}"),
        }
    }
    let seats = table.rules.seats;
    let mut rest = CardSet::deck(seats);
    let mut take = |card: Card| {
        assert!(rest.contains(card), "too many {card}");
        rest.remove(card);
    };
    for s in seats.seats() {
        table.public.rows[s].iter().for_each(&mut take);
        named[s].iter().for_each(&mut take);
    }
    for s in seats.seats() {
        let len = 6 - table.public.rows[s].len() as u32;
        assert!(
            named[s].len() <= len,
            "hand and row of seat {s} have over six"
        );
        while named[s].len() < len {
            let card = rest.first().unwrap();
            rest.remove(card);
            named[s].insert(card);
        }
        table.private[s].hand = named[s];
    }
    let rows = seats.seats().map(|s| table.public.rows[s].len() as u8);
    table.public.played = played.unwrap_or(rows.sum());
    table.public.pile = rest.len() as u8;
    table.public.phase = Phase::PlayCard;
    table.secret = Secret {
        pile: rest,
        discards: CardSet::EMPTY,
    };
    know(table, &shown);
    built.audit();
    built
}

/// Makes these cards known to all but their owner.
fn know(table: &mut Table<Pg>, shown: &SeatMap<CardSet>) {
    let trace = |viewer: Option<Seat>| -> Trace {
        let mut text = String::new();
        for s in table.rules.seats.seats().filter(|s| Some(*s) != viewer) {
            for kind in shown[s].iter_kinds() {
                text += &format!("{kind}:{s}! ");
                if shown[s].count(kind) == 2 {
                    text += &format!("{kind}':{s}! ");
                }
            }
        }
        text.parse().unwrap()
    };
    let (public, own) = (trace(None), SeatMap::from_fn(|s| trace(Some(s))));
    table.public.trace = public;
    for s in table.rules.seats.seats() {
        table.private[s].trace = own[s];
    }
}

impl Situation {
    fn audit(&self) {
        Pg::audit(&self.table).unwrap();
    }

    fn read(&self, line: &str) -> (Seat, Action) {
        match Input::<Pg>::parse(line).unwrap() {
            Input::Act(seat, action) => (seat, action),
            Input::Chance(_) | Input::Undo(_) => panic!("{line:?} is no answer"),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        assert!(self.asked().contains(&seat), "seat {seat} is not asked");
        let seat_view = self.table.view_ref(seat);
        Pg::check(seat_view, &Pg::question(seat_view), &action)
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> Vec<Seat> {
        match Pg::step(&self.table.public) {
            Step::Ask(seats) => seats.iter().collect(),
            Step::Chance | Step::Over => Vec::new(),
        }
    }

    /// A legal answer: `1 play rM`.
    #[track_caller]
    pub(crate) fn plays(mut self, line: &str) -> Self {
        let (seat, action) = self.read(line);
        assert_eq!(self.check(seat, action), Ok(()), "{line}");
        let mut events = EventSink::recording();
        Pg::act(&mut self.table, seat, action, &mut events);
        self.told.extend(events.take());
        self.audit();
        self
    }

    /// A possible result of chance: `king guard`.
    #[track_caller]
    pub(crate) fn chance(mut self, line: &str) -> Self {
        let outcome: Outcome = line.parse().unwrap();
        let possible = self.chances();
        assert!(
            possible.iter().any(|(o, _)| *o == outcome),
            "{line} is not possible"
        );
        let mut events = EventSink::recording();
        Pg::resolve(&mut self.table, outcome, &mut events);
        self.told.extend(events.take());
        self.audit();
        self
    }

    /// What can be drawn now, with weights.
    pub(crate) fn chances(&self) -> Vec<(Outcome, u32)> {
        assert_eq!(
            Pg::step(&self.table.public),
            Step::Chance,
            "nothing is drawn"
        );
        let mut possible = Vec::new();
        Pg::chances(&self.table, &mut possible);
        possible
    }

    /// Draws whatever comes until somebody is asked.
    pub(crate) fn draws(mut self) -> Self {
        let mut dice = Dice::from_number(1);
        while Pg::step(&self.table.public) == Step::Chance {
            let outcome = Pg::draw(&self.table, &mut dice);
            self = self.chance(&outcome.to_string());
        }
        self
    }

    /// The answers this seat may give, all of them.
    pub(crate) fn answers(&self, who: &str) -> Vec<String> {
        let seat_view = self.table.view_ref(seat(who));
        assert!(self.asked().contains(&seat(who)), "seat {who} is not asked");
        let mut actions = Vec::new();
        Pg::legal_actions(seat_view, &Pg::question(seat_view), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// This seat may give these answers and no other.
    #[track_caller]
    pub(crate) fn offers(self, who: &str, wanted: &[&str]) -> Self {
        let mut wanted: Vec<String> = wanted.iter().map(ToString::to_string).collect();
        let mut offered = self.answers(who);
        wanted.sort();
        offered.sort();
        assert_eq!(offered, wanted);
        self
    }

    /// This answer is refused.
    #[track_caller]
    pub(crate) fn refuses(self, line: &str, why: Illegal) -> Self {
        let (seat, action) = self.read(line);
        assert_eq!(self.check(seat, action), Err(why), "{line}");
        self
    }

    /// Exactly these seats are asked: `1 2`; nobody: `-`.
    #[track_caller]
    pub(crate) fn asks(self, who: &str) -> Self {
        let wanted: Vec<Seat> = who
            .split_whitespace()
            .filter(|w| *w != "-")
            .map(seat)
            .collect();
        assert_eq!(self.asked(), wanted);
        self
    }

    /// All were told this.
    #[track_caller]
    pub(crate) fn tells(self, event: Event) -> Self {
        assert!(self.heard(&LogItem::Public(event)), "not told: {event:?}");
        self
    }

    /// Nobody was told anything of this kind.
    #[track_caller]
    pub(crate) fn never_tells(self, kind: fn(&Event) -> bool) -> Self {
        let told = self.told.iter().any(|told| match told {
            LogItem::Public(event) => kind(event),
            LogItem::Private(..) => false,
        });
        assert!(!told);
        self
    }

    /// This seat alone was told this.
    #[track_caller]
    pub(crate) fn tells_only(self, who: &str, event: PrivateEvent) -> Self {
        assert!(
            self.heard(&LogItem::Private(seat(who), event)),
            "not told: {event:?}"
        );
        let others = Seat::ALL.into_iter().filter(|s| *s != seat(who));
        for other in others {
            assert!(
                !self.heard(&LogItem::Private(other, event)),
                "told to seat {other}"
            );
        }
        self
    }

    fn heard(&self, told: &LogItem<Pg>) -> bool {
        self.told.contains(told)
    }

    /// What must be true now.
    #[track_caller]
    pub(crate) fn then(self, text: &str) -> Self {
        let public = &self.table.public;
        for part in parts(text) {
            let said = part.join(" ");
            match part[..] {
                ["row", s, ref row @ ..] => {
                    let row: Vec<Card> = row
                        .iter()
                        .filter(|word| **word != "-")
                        .map(|word| word.parse().unwrap())
                        .collect();
                    assert_eq!(
                        public.rows[seat(s)].iter().collect::<Vec<_>>(),
                        row,
                        "{said}"
                    );
                }
                ["hand", s, ref hand @ ..] => {
                    assert_eq!(self.table.private[seat(s)].hand, cards(hand), "{said}");
                }
                ["hand-size", s, size] => {
                    assert_eq!(public.hand_len(seat(s)).to_string(), size, "{said}");
                }
                ["known", s, ref hand @ ..] => {
                    assert_eq!(public.known(seat(s)), cards(hand), "{said}");
                }
                ["knows", v, s, ref hand @ ..] => {
                    let known = self.table.private[seat(v)].known(seat(s));
                    assert_eq!(known, cards(hand), "{said}");
                }
                ["discarded", v, ref gone @ ..] => {
                    let known = self.table.private[seat(v)].discarded();
                    assert_eq!(known, cards(gone), "{said}");
                }
                ["points", ref points @ ..] => assert_eq!(public.points, numbers(points), "{said}"),
                ["notes", ref notes @ ..] => assert_eq!(public.notes, numbers(notes), "{said}"),
                ["noted", ref notes @ ..] => {
                    assert_eq!(public.last_notes, numbers(notes), "{said}");
                }
                ["turn", s] => {
                    assert_eq!(public.phase, Phase::PlayCard, "{said}");
                    assert_eq!(public.current, seat(s), "{said}");
                }
                ["starter", s] => assert_eq!(public.starter, seat(s), "{said}"),
                ["king", "none"] => assert_eq!(public.king, None, "{said}"),
                ["king", person] => {
                    assert_eq!(public.king, Some(person.parse().unwrap()), "{said}");
                }
                ["turned", ref persons @ ..] => {
                    let turned = persons.iter().filter(|word| **word != "-");
                    let turned = turned.fold(KingSet::EMPTY, |set, person| {
                        set.with(person.parse().unwrap())
                    });
                    assert_eq!(public.turned, turned, "{said}");
                }
                ["pile", count] => assert_eq!(public.pile.to_string(), count, "{said}"),
                ["discards", count] => {
                    assert_eq!(public.discard_count().to_string(), count, "{said}");
                }
                ["round", round] => assert_eq!(public.round.to_string(), round, "{said}"),
                ["over"] => assert_eq!(Pg::step(public), Step::Over),
                ["winners", ref seats @ ..] => {
                    let standings = Pg::standings(&self.table);
                    let winners: Vec<Seat> =
                        standings.winners(self.table.rules.seats).iter().collect();
                    let wanted: Vec<Seat> = seats.iter().map(|s| seat(s)).collect();
                    assert_eq!(winners, wanted, "{said}");
                }
                ["ending", name] => assert_eq!(Pg::standings(&self.table).ending, name),
                ["places", ref places @ ..] => {
                    assert_eq!(Pg::standings(&self.table).places, numbers(places), "{said}");
                }
                ref other => panic!("unknown part {other:?}"),
            }
        }
        self
    }
}
