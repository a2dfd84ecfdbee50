//! The notation of situations: a table in one line, and what should follow from it.
//!
//! `given("3 seats | order 2 1 3 | bank g3321 | stones 2 0 0 | part P8 1123 | building 2")` builds that
//! table. What is not said is made up: without gold named everybody has the starting hand; with
//! hands named the rest lies in the bank; with the bank named the rest is dealt to unnamed hands.
//! A part's stones are written as owners' numbers, lowest field first. Without a phase, a round
//! begins. The words after [`Situation::then`] are what must be true. Every step is checked, and
//! the table audited after it, unless it is called `impossible`.

use eschnapur::{Action, Eschnapur, Event, Gold, Illegal, Official, OfficialSet, Options, Outcome};
use eschnapur::{
    Part, PartSet, Phase, Point, PrivateEvent, Privilege, PrivilegeSet, Purse, TurnOrder,
};
use eschnapur::{Window, offers};
use palast_core::{Dice, Game, Input, Options as _, Rules, Seat, SeatMap, SeatSet, Step, Table};
use palast_core::{Edition as _, EventSink, LogItem};

/// A table under test and what was told so far.
pub(crate) struct Situation {
    pub(crate) table: Table<Eschnapur>,
    pub(crate) told: Vec<LogItem<Eschnapur>>,
    audited: bool,
}

fn words(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.split('|')
        .map(|part| part.split_whitespace().collect())
}

pub(crate) fn seat(text: &str) -> Seat {
    text.parse().unwrap()
}

fn numbers<T: std::str::FromStr + Default>(words: &[&str]) -> SeatMap<T> {
    SeatMap::from_fn(|s| {
        let word = words.get(s.index());
        word.map_or_else(T::default, |word| word.parse().ok().unwrap())
    })
}

fn parts(words: &[&str]) -> PartSet {
    let words = words.iter().filter(|word| **word != "-");
    words.map(|word| word.parse::<Part>().unwrap()).collect()
}

/// A fresh match: `4 seats | option parts r2`, by the present rules unless it says `rules 1`.
pub(crate) fn fresh(text: &str) -> Situation {
    with_edition(text, eschnapur::Edition::DEFAULT_TEXT)
}

/// A fresh match with another edition.
pub(crate) fn with_edition(text: &str, edition: &str) -> Situation {
    let (mut seats, mut version) = (4, Eschnapur::RULES_VERSION);
    let mut options = Options::default();
    for part in words(text) {
        match part[..] {
            [count, "seats"] => seats = count.parse().unwrap(),
            ["option", name, value] => options.set(name, value).unwrap(),
            ["rules", number] => version = number.parse().unwrap(),
            _ => {}
        }
    }
    let rules = Rules::<Eschnapur>::with_edition(version, seats, options, edition).unwrap();
    Situation {
        table: Eschnapur::setup(rules),
        told: Vec::new(),
        audited: true,
    }
}

/// A table in the middle of a match.
pub(crate) fn given(text: &str) -> Situation {
    furnished(fresh(text), text)
}

/// The same with another edition.
pub(crate) fn given_with(edition: &str, text: &str) -> Situation {
    furnished(with_edition(text, edition), text)
}

fn furnished(mut built: Situation, text: &str) -> Situation {
    let table = &mut built.table;
    let seats = table.rules.seats;
    let mut hands: SeatMap<Option<Purse>> = SeatMap::default();
    let mut bank = None;
    let mut phase = vec![];
    table.public.round = 2;
    table.public.ordered = true;
    for part in words(text) {
        let public = &mut table.public;
        match part[..] {
            [_, "seats"] | ["option" | "rules", ..] => {}
            ["impossible"] => built.audited = false,
            ["round", round] => {
                public.round = round.parse().unwrap();
                public.ordered = public.round > 1;
            }
            ["hand", s, hand] => hands[seat(s)] = Some(hand.parse().unwrap()),
            ["bank", cards] => bank = Some(cards.parse::<Purse>().unwrap()),
            ["down", s, official, gold] => {
                let official: Official = official.parse().unwrap();
                let gold: Gold = gold.parse().unwrap();
                public.down[seat(s)] = public.down[seat(s)].with(official);
                table.private[seat(s)].down[official as usize] = Some(gold);
            }
            ["open", s, official, gold] => {
                let official: Official = official.parse().unwrap();
                public.open[seat(s)][official as usize] = Some(gold.parse().unwrap());
            }
            ["stones", ref stones @ ..] => public.stones = numbers(stones),
            ["discs", ref discs @ ..] => public.discs = numbers(discs),
            ["points", ref points @ ..] => public.points = numbers(points),
            ["order", ref order @ ..] => public.order = order.join(" ").parse().unwrap(),
            ["part", p, owners] => {
                let owner = |digit: char| seat(&digit.to_string());
                let p: Part = p.parse().unwrap();
                public.parts[p.index()] = owners.chars().map(owner).collect();
            }
            ["turned", ref turned @ ..] => {
                for part in parts(turned).iter() {
                    public.turned = public.turned.with(part);
                }
            }
            ["stop", p] => public.stop = Some(p.parse().unwrap()),
            ["blockade", s, official] => {
                public.blockade = Some((seat(s), official.parse().unwrap()));
            }
            ["last-blockade", s, official] => {
                public.last_blockade = Some((seat(s), official.parse().unwrap()));
            }
            ["sold", ref sold @ ..] => {
                for privilege in sold {
                    let privilege = privilege.parse().unwrap();
                    public.for_sale = public.for_sale.without(privilege);
                }
            }
            ["tie-winner", s] => public.tie_winner = Some(seat(s)),
            ["hand-player", s] => public.hand_player = Some(seat(s)),
            ["hand-passes", n] => public.hand_passes = n.parse().unwrap(),
            ["ignoring"] => public.ignore_stop = true,
            ["banned", p] => public.banned = Some(p.parse().unwrap()),
            ["reliefs", n] => public.reliefs = n.parse().unwrap(),
            ["supply", s, n] => public.supply[seat(s)] = n.parse().unwrap(),
            ["sites", s, ref sites @ ..] => table.private[seat(s)].sites = parts(sites),
            [
                "building" | "moving" | "stopping" | "blocking" | "dealing" | "handing",
                ..,
            ] => {
                phase = part;
            }
            ref other => panic!("unknown part {other:?}"),
        }
    }
    deal(table, &hands, bank);
    for s in seats.seats() {
        let public = &mut table.public;
        let lying: u8 = public.parts.iter().map(|part| part.count(s)).sum();
        if !text.contains(&format!("supply {s} ")) {
            public.supply[s] = 20 - lying - public.stones[s];
        }
        let open: Vec<Part> = public.open_parts().iter().take(2).collect();
        let own = &mut table.private[s];
        if !phase.is_empty() && own.sites.is_empty() {
            own.sites = open.into_iter().collect();
        }
    }
    enter(table, &phase);
    let public = &mut table.public;
    let poor = |s: Seat| public.owned[s].value() == 0 && public.stones[s] == 0;
    public.stalled = seats.seats().all(poor);
    built.audit();
    built
}

fn deal(table: &mut Table<Eschnapur>, hands: &SeatMap<Option<Purse>>, bank: Option<Purse>) {
    let seats = table.rules.seats;
    let start = table.public.owned[seat("1")];
    let mut rest = Purse::EMPTY;
    seats.seats().for_each(|_| rest.add_all(&start));
    let mut lying: SeatMap<Purse> = SeatMap::default();
    for s in seats.seats() {
        let open: Purse = table.public.open[s].iter().flatten().copied().collect();
        let down: Purse = table.private[s].down.iter().flatten().copied().collect();
        rest.remove_all(&open);
        rest.remove_all(&down);
        lying[s] = down;
    }
    let mut named = *hands;
    if let Some(bank) = bank {
        rest.remove_all(&bank);
    }
    for s in seats.seats() {
        let mut hand = named[s].unwrap_or(Purse::EMPTY);
        if named[s].is_none() {
            // Two zeros belong to everybody, and without a named bank the starting hand does.
            let mut wanted = if bank.is_none() {
                start
            } else {
                Purse::new([2, 0, 0, 0, 0, 0])
            };
            let open: Purse = table.public.open[s].iter().flatten().copied().collect();
            for gold in open.iter().chain(lying[s].iter()) {
                if wanted.has(gold) {
                    wanted.remove(gold);
                }
            }
            hand = wanted;
        }
        for gold in hand.iter() {
            assert!(rest.has(gold), "too many {gold} for seat {s}");
            rest.remove(gold);
        }
        named[s] = Some(hand);
    }
    match bank {
        None => table.public.bank = rest,
        Some(bank) => {
            table.public.bank = bank;
            let others: Vec<Seat> = seats.seats().filter(|s| hands[*s].is_none()).collect();
            assert!(!others.is_empty() || rest.is_empty(), "left over: {rest}");
            for (index, gold) in rest.iter().enumerate() {
                let s = others[index % others.len()];
                named[s].as_mut().unwrap().add(gold);
            }
        }
    }
    for s in seats.seats() {
        let hand = named[s].unwrap();
        table.private[s].hand = hand;
        table.public.owned[s] = hand;
        table.public.owned[s].add_all(&lying[s]);
    }
}

fn enter(table: &mut Table<Eschnapur>, phase: &[&str]) {
    let public = &mut table.public;
    let who = phase.get(1).map(|s| seat(s));
    let (phase, next) = match *phase {
        [] => {
            public.waiting = public.seats.all();
            public.phase = Phase::Sites;
            public.next = Point::Open(Window::BeforeGold);
            return;
        }
        ["building", s] => {
            let turn = public.order.marker(seat(s)).unwrap() - 1;
            for before in 0..=turn {
                let s = public.order.holder(before + 1).unwrap();
                public.sites[s] = table.private[s].sites;
            }
            (Phase::Build, Point::Build(turn))
        }
        ["moving", _] => {
            for s in public.seats.seats() {
                public.sites[s] = table.private[s].sites;
            }
            (Phase::Move, Point::Move)
        }
        ["stopping", _] => (Phase::Stop, Point::Evaluate(Official::Stop)),
        ["blocking", _] => (Phase::Blockade, Point::Evaluate(Official::Blockade)),
        ["dealing", _] => (Phase::Order, Point::Order),
        ["handing", _, official] => {
            let official: Official = official.parse().unwrap();
            public.hand_player = who;
            (Phase::HandCard(official), Point::Evaluate(official))
        }
        ref other => panic!("unknown phase {other:?}"),
    };
    public.phase = phase;
    public.next = next;
    public.waiting = SeatSet::one(who.unwrap());
    if !matches!(phase, Phase::Build | Phase::HandCard(_)) {
        public.winner = who;
    }
}

impl Situation {
    fn audit(&self) {
        if self.audited {
            Eschnapur::audit(&self.table).unwrap();
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        assert!(
            self.asked().contains(&seat),
            "seat {seat} is not asked {action}"
        );
        let seat_view = self.table.view_ref(seat);
        Eschnapur::check(seat_view, &Eschnapur::question(seat_view), &action)
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> Vec<Seat> {
        match Eschnapur::step(&self.table.public) {
            Step::Ask(seats) => seats.iter().collect(),
            Step::Chance | Step::Over => Vec::new(),
        }
    }

    #[track_caller]
    fn act(&mut self, seat: Seat, action: Action) {
        assert_eq!(self.check(seat, action), Ok(()), "{seat} {action}");
        let mut events = EventSink::recording();
        Eschnapur::act(&mut self.table, seat, action, &mut events);
        self.told.extend(events.take());
        self.audit();
    }

    /// Legal answers, one after the other: `1 build P3, 2 pass`.
    #[track_caller]
    pub(crate) fn plays(mut self, lines: &str) -> Self {
        for line in lines.split(',') {
            match Input::<Eschnapur>::parse(line.trim()).unwrap() {
                Input::Act(seat, action) => self.act(seat, action),
                Input::Chance(_) | Input::Undo(_) => panic!("{line:?} is no answer"),
            }
        }
        self
    }

    /// All choose their sites: `23 23 45`, digits of parts by seat.
    #[track_caller]
    pub(crate) fn sites(mut self, sites: &str) -> Self {
        for (s, chosen) in Seat::ALL.into_iter().zip(sites.split_whitespace()) {
            for digit in chosen.chars() {
                self.act(s, format!("site P{digit}").parse().unwrap());
            }
        }
        self
    }

    /// All choose the first two open parts.
    #[track_caller]
    pub(crate) fn any_sites(self) -> Self {
        let open: String = self
            .table
            .public
            .open_parts()
            .iter()
            .take(2)
            .map(|part| part.number().to_string())
            .collect();
        let all = vec![open; self.table.rules.seats.get().into()].join(" ");
        self.sites(&all)
    }

    /// All lay gold: for each official in play one digit for each seat, `-` for none and `.` for a
    /// seat that is not asked (a carried card, HAND_PLAY).
    #[track_caller]
    pub(crate) fn gold(mut self, columns: &str) -> Self {
        // Whoever could buy something first does not.
        let window = Phase::Window(Window::BeforeGold);
        if self.table.public.phase == window {
            self = self.until(|now| now.table.public.phase != window);
        }
        let officials: Vec<Official> = self.table.public.officials().iter().collect();
        let columns: Vec<Vec<char>> = columns
            .split_whitespace()
            .map(|column| column.chars().collect())
            .collect();
        assert_eq!(columns.len(), officials.len());
        for s in self.table.rules.seats.seats() {
            for (official, column) in officials.iter().zip(&columns) {
                let text = match column[s.index()] {
                    '.' => continue,
                    '-' => format!("leave {official}"),
                    digit => format!("lay {official} g{digit}"),
                };
                if self.table.public.phase != Phase::Gold || !self.asked().contains(&s) {
                    assert_eq!(column[s.index()], '-', "seat {s} is not asked");
                    continue;
                }
                self.act(s, text.parse().unwrap());
            }
        }
        self
    }

    /// Phases 1 and 2 for all.
    #[track_caller]
    pub(crate) fn round(self, columns: &str) -> Self {
        self.any_sites().gold(columns)
    }

    /// A possible result of chance.
    #[track_caller]
    pub(crate) fn chance(mut self, line: &str) -> Self {
        let outcome: Outcome = line.parse().unwrap();
        let possible = self.chances();
        assert!(
            possible.iter().any(|(o, _)| *o == outcome),
            "{line} is not possible"
        );
        let mut events = EventSink::recording();
        Eschnapur::resolve(&mut self.table, outcome, &mut events);
        self.told.extend(events.take());
        self.audit();
        self
    }

    /// What can be drawn now, with weights.
    pub(crate) fn chances(&self) -> Vec<(Outcome, u32)> {
        assert_eq!(
            Eschnapur::step(&self.table.public),
            Step::Chance,
            "nothing is drawn"
        );
        let mut possible = Vec::new();
        Eschnapur::chances(&self.table, &mut possible);
        possible
    }

    /// What an absent seat would answer.
    pub(crate) fn absent(&self, who: &str) -> String {
        let seat_view = self.table.view_ref(seat(who));
        let ask = Eschnapur::question(seat_view);
        Eschnapur::timeout_action(seat_view, &ask, &mut Dice::from_number(5)).to_string()
    }

    /// Absent seats play on until this is so.
    #[track_caller]
    pub(crate) fn until(mut self, so: impl Fn(&Self) -> bool) -> Self {
        for _ in 0..2000 {
            if so(&self) {
                return self;
            }
            match Eschnapur::step(&self.table.public) {
                Step::Chance => {
                    let first = self.chances()[0].0.to_string();
                    self = self.chance(&first);
                }
                Step::Ask(asked) => {
                    let s = asked.first().unwrap();
                    let action = self.absent(&s.to_string()).parse().unwrap();
                    self.act(s, action);
                }
                Step::Over => break,
            }
        }
        assert!(so(&self), "it never came to that: {:?}", self.table.public);
        self
    }

    /// Absent seats play the round to its end.
    #[track_caller]
    pub(crate) fn round_ends(self) -> Self {
        let round = self.table.public.round;
        self.until(|now| now.table.public.round > round || now.is_over())
    }

    /// Absent seats play until this phase.
    #[track_caller]
    pub(crate) fn until_phase(self, phase: Phase) -> Self {
        self.until(|now| now.table.public.phase == phase)
    }

    pub(crate) fn is_over(&self) -> bool {
        Eschnapur::step(&self.table.public) == Step::Over
    }

    /// The answers this seat may give.
    pub(crate) fn answers(&self, who: &str) -> Vec<String> {
        let seat_view = self.table.view_ref(seat(who));
        assert!(self.asked().contains(&seat(who)), "seat {who} is not asked");
        let mut actions = Vec::new();
        Eschnapur::legal_actions(seat_view, &Eschnapur::question(seat_view), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    /// This seat may give these answers and no other.
    #[track_caller]
    pub(crate) fn offers(self, who: &str, wanted: &str) -> Self {
        let wanted: Vec<&str> = wanted.split(',').map(str::trim).collect();
        assert_eq!(self.answers(who), wanted);
        self
    }

    /// Whether this answer is legal now.
    pub(crate) fn allows(&self, line: &str) -> bool {
        match Input::<Eschnapur>::parse(line).unwrap() {
            Input::Act(seat, action) => {
                self.asked().contains(&seat) && self.check(seat, action).is_ok()
            }
            Input::Chance(_) | Input::Undo(_) => false,
        }
    }

    /// This answer is refused.
    #[track_caller]
    pub(crate) fn refuses(self, line: &str, why: Illegal) -> Self {
        match Input::<Eschnapur>::parse(line).unwrap() {
            Input::Act(seat, action) => {
                assert_eq!(self.check(seat, action), Err(why), "{line}");
                assert!(
                    !self
                        .answers(&seat.to_string())
                        .contains(&action.to_string())
                );
            }
            Input::Chance(_) | Input::Undo(_) => panic!("{line:?} is no answer"),
        }
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
        assert_eq!(self.asked(), wanted, "in {:?}", self.table.public.phase);
        self
    }

    /// What this window would offer this seat.
    pub(crate) fn sale(&self, who: &str, window: Window) -> PrivilegeSet {
        offers(self.table.rules, &self.table.public, seat(who), window)
    }

    /// All were told this.
    #[track_caller]
    pub(crate) fn tells(self, event: Event) -> Self {
        assert!(
            self.told.contains(&LogItem::Public(event)),
            "not told: {event:?} in {:?}",
            self.told
        );
        self
    }

    /// This seat alone was told this.
    #[track_caller]
    pub(crate) fn tells_only(self, who: &str, event: PrivateEvent) -> Self {
        let told = |s: Seat| self.told.contains(&LogItem::Private(s, event));
        assert!(told(seat(who)), "not told: {event:?}");
        assert!(Seat::ALL.into_iter().all(|s| s == seat(who) || !told(s)));
        self
    }

    /// What must be true now.
    #[track_caller]
    pub(crate) fn then(self, text: &str) -> Self {
        let public = &self.table.public;
        for part in words(text) {
            let said = part.join(" ");
            match part[..] {
                ["bank", cards] => assert_eq!(public.bank.to_string(), cards, "{said}"),
                ["hand", s, cards] => {
                    let hand = self.table.private[seat(s)].hand;
                    assert_eq!(hand.to_string(), cards, "{said}");
                }
                ["hand-size", s, size] => {
                    assert_eq!(public.hand_len(seat(s)).to_string(), size, "{said}");
                }
                ["owned", s, cards] => {
                    assert_eq!(public.owned[seat(s)].to_string(), cards, "{said}");
                }
                ["open", s, official, gold] => {
                    let card = public.open_card(seat(s), official.parse().unwrap());
                    let shown = card.map_or("-".into(), |card| card.to_string());
                    assert_eq!(shown, gold, "{said}");
                }
                ["down", s, ref officials @ ..] => {
                    let officials = officials.iter().filter(|word| **word != "-");
                    let wanted: OfficialSet = officials.map(|o| o.parse().unwrap()).collect();
                    assert_eq!(public.down[seat(s)], wanted, "{said}");
                }
                ["stones", ref n @ ..] => assert_eq!(public.stones, numbers(n), "{said}"),
                ["supply", ref n @ ..] => assert_eq!(public.supply, numbers(n), "{said}"),
                ["discs", ref n @ ..] => assert_eq!(public.discs, numbers(n), "{said}"),
                ["points", ref n @ ..] => assert_eq!(public.points, numbers(n), "{said}"),
                ["disc-points", ref n @ ..] => {
                    assert_eq!(public.disc_points, numbers(n), "{said}");
                }
                ["order", ref order @ ..] => {
                    let wanted: TurnOrder = order.join(" ").parse().unwrap();
                    assert_eq!(public.order, wanted, "{said}");
                    assert!(public.ordered);
                }
                ["part", p, owners] => {
                    let p: Part = p.parse().unwrap();
                    let lying: String = public.stones_in(p).iter().map(|s| s.to_string()).collect();
                    let lying = if lying.is_empty() { "-".into() } else { lying };
                    assert_eq!(lying, owners, "{said}");
                }
                ["turned", ref turned @ ..] => assert_eq!(public.turned, parts(turned), "{said}"),
                ["stop", "-"] => assert_eq!(public.stop, None, "{said}"),
                ["stop", p] => assert_eq!(public.stop, Some(p.parse().unwrap()), "{said}"),
                ["blockade", "-"] => assert_eq!(public.blockade, None, "{said}"),
                ["blockade", s, official] => {
                    let wanted = Some((seat(s), official.parse().unwrap()));
                    assert_eq!(public.blockade, wanted, "{said}");
                }
                ["shown", s, ref sites @ ..] => {
                    assert_eq!(public.sites[seat(s)], parts(sites), "{said}");
                }
                ["sold", ref sold @ ..] => {
                    for privilege in sold {
                        let privilege: Privilege = privilege.parse().unwrap();
                        assert!(!public.for_sale.contains(privilege), "{said}");
                    }
                }
                ["round", round] => assert_eq!(public.round.to_string(), round, "{said}"),
                ["phase", name] => {
                    let phase = format!("{:?}", public.phase).to_lowercase();
                    assert!(phase.starts_with(name), "{said}: {phase}");
                }
                ["over"] => assert!(self.is_over(), "{said}"),
                ["going"] => assert!(!self.is_over(), "{said}"),
                ["winners", ref seats @ ..] => {
                    let standings = Eschnapur::standings(&self.table);
                    let winners: Vec<Seat> =
                        standings.winners(self.table.rules.seats).iter().collect();
                    let wanted: Vec<Seat> = seats.iter().map(|s| seat(s)).collect();
                    assert_eq!(winners, wanted, "{said}");
                }
                ["ending", name] => assert_eq!(Eschnapur::standings(&self.table).ending, name),
                ref other => panic!("unknown part {other:?}"),
            }
        }
        self
    }
}
