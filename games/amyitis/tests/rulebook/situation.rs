//! The notation of situations: a table in one line, and what should follow from it.
//!
//! `given("3 seats | base | talents 4 0 2 | goods 1 barley wine | canal 2 d1-d2 | turn 1")` builds that
//! table in phase II. What is not said is as after the set-up, with the X cards in order and the rows
//! `pme`, `emr`, `ppr`, `mer` (p peasant, m merchant, e engineer, r priest, c courtier; a capital is
//! turned). The stock has what the players have not. The words after [`Situation::then`] are what
//! must be true. Every step is checked, and the table audited after it.
//!
//! Most rules are the same in both versions, so [`given`] builds two tables, each with the edition and the defaults
//! of its version, and whatever is played or expected is played and expected at both. [`given_v1`] and
//! [`given_v2`] build one. `@susa` is the resource Susa takes, `@f1.3` what the third field of the first row yields: editions
//! differ there. A part that begins with `v1:` or `v2:` is for that version alone. `.table` is the table of version 2.

use amyitis::{Ability, Action, Agenda, Amyitis, Canals, City, Course, Court, Craft, Cube, Cubes};
use amyitis::{
    Decision, Edition, Ending, Event, Expansion, FieldRow, Good, Goods, Illegal, Options,
};
use amyitis::{Outcome, Phase, Plant, Procession, Row, Side, Source, Square, Task, Temple, TileId};
use palast_core::{
    Dice, Edition as _, EventSink, Game, LogItem, Options as _, Rules, Seat, Step, Table,
};

/// A table under test and what was told so far.
pub(crate) struct Situation {
    pub(crate) table: Table<Amyitis>,
    pub(crate) told: Vec<Event>,
    /// The same under version 1 of the rules.
    twin: Option<Box<Self>>,
}

/// The parts of a text that hold in a version.
fn parts(text: &str, version: u32) -> impl Iterator<Item = Vec<&str>> {
    let parts = text.split('|').filter_map(move |part| {
        let words: Vec<&str> = part.split_whitespace().collect();
        match words.split_first()? {
            (&"v1:", rest) => (version == 1).then(|| rest.to_vec()),
            (&"v2:", rest) => (version == 2).then(|| rest.to_vec()),
            _ => Some(words),
        }
    });
    parts.filter(|words| !words.is_empty())
}

/// With the resources of this edition for `@susa` and `@f1.3`.
fn spelled(edition: &Edition, text: &str) -> String {
    let good = |name: &str| match name.split_once('.') {
        Some((row, field)) => {
            let row: FieldRow = row.parse().unwrap();
            edition.field(row)[field.parse::<usize>().unwrap() - 1]
        }
        None => edition.asks(name.parse().unwrap()).unwrap(),
    };
    let word = |word: &str| match word.strip_prefix('@') {
        Some(name) => {
            let bare = name.trim_end_matches(',');
            format!("{}{}", good(bare), &name[bare.len()..])
        }
        None => word.to_owned(),
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

pub(crate) fn seat(text: &str) -> Seat {
    text.parse().unwrap()
}

pub(crate) fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn cube(text: &str) -> Cube {
    if text == "g" {
        Cube::Grey
    } else {
        Cube::Of(seat(text))
    }
}

fn craft(letter: char) -> Craft {
    match letter.to_ascii_lowercase() {
        'p' => Craft::Peasant,
        'm' => Craft::Merchant,
        'e' => Craft::Engineer,
        'r' => Craft::Priest,
        'c' => Craft::Courtier,
        _ => panic!("no craft {letter}"),
    }
}

fn row(text: &str) -> Row {
    let letters: Vec<char> = text.chars().collect();
    let turned = |index: usize| u8::from(letters[index].is_ascii_uppercase()) << index;
    Row {
        cards: [0, 1, 2].map(|index| craft(letters[index])),
        turned: (0..3).map(turned).sum(),
    }
}

/// The edition that belongs to a version.
pub(crate) fn edition_of(version: u32) -> &'static str {
    if version == 1 {
        Edition::EARLIER_TEXTS[0]
    } else {
        Edition::DEFAULT_TEXT
    }
}

/// The rules named by `3 seats | base | option procession clear`.
pub(crate) fn rules(version: u32, text: &str, edition: &str) -> &'static Rules<Amyitis> {
    let mut seats = 3;
    let mut options = if version == 1 {
        Options::of_version_1()
    } else {
        Options::default()
    };
    for words in parts(text, version) {
        match words[..] {
            [count, "seats"] => seats = count.parse().unwrap(),
            ["base"] => options.expansion = Expansion::None,
            ["option", name, value] => options.set(name, value).unwrap(),
            _ => {}
        }
    }
    Rules::<Amyitis>::with_edition(version, seats, options, edition).unwrap()
}

/// A table before anything is drawn, under both versions.
#[track_caller]
pub(crate) fn fresh(text: &str) -> Situation {
    fresh_v2(text).beside(fresh_v1(text))
}

/// The same under version 1 of the rules.
#[track_caller]
pub(crate) fn fresh_v1(text: &str) -> Situation {
    Situation::new(Amyitis::setup(rules(1, text, edition_of(1))))
}

/// The same under version 2 of the rules.
#[track_caller]
pub(crate) fn fresh_v2(text: &str) -> Situation {
    Situation::new(Amyitis::setup(rules(2, text, edition_of(2))))
}

/// A table in phase II, under both versions.
#[track_caller]
pub(crate) fn given(text: &str) -> Situation {
    given_v2(text).beside(given_v1(text))
}

/// The same under version 1 of the rules.
#[track_caller]
pub(crate) fn given_v1(text: &str) -> Situation {
    given_with(1, text, edition_of(1))
}

/// The same under version 2 of the rules.
#[track_caller]
pub(crate) fn given_v2(text: &str) -> Situation {
    given_with(2, text, edition_of(2))
}

/// The same with another edition.
#[track_caller]
pub(crate) fn given_with(version: u32, text: &str, edition: &str) -> Situation {
    let rules = rules(version, text, edition);
    let text = &spelled(&rules.edition, text);
    let mut table = Amyitis::setup(rules);
    Amyitis::settle(&mut table, &mut Dice::from_number(1));
    let public = &mut table.public;
    for (card, plant) in public
        .plants
        .iter_mut()
        .zip([Plant::X1, Plant::X2, Plant::X3, Plant::K])
    {
        card.plant = plant;
    }
    let display = ["pme", "emr", "ppr", "mer"].map(row);
    let laid = usize::from(public.laid);
    public.display[..laid].copy_from_slice(&display[..laid]);
    public.first = seat("1");
    let mut turn = seat("1");
    // Tiles are laid before any is planted.
    for laid in [true, false] {
        for words in parts(text, version).filter(|words| (words[0] == "lay") == laid) {
            if let ["turn", s] = words[..] {
                turn = seat(s);
            }
            furnish(&mut table, &words);
        }
    }
    let public = &mut table.public;
    let sum = |of: &dyn Fn(Seat) -> u8| rules.seats.seats().map(of).sum::<u8>();
    public.talents = 30 - sum(&|s| public.players[s].talents);
    public.camels = 14 - sum(&|s| public.players[s].camels);
    public.court.gardeners =
        rules.edition.gardeners(rules.seats) - sum(&|s| public.players[s].gardeners);
    for court in Court::LEVELLED {
        let copies = rules.edition.copies(rules.seats)[court.index()];
        for (index, copies) in copies.into_iter().enumerate() {
            let taken = sum(&|s| u8::from(usize::from(public.players[s].level(court)) > index));
            public.court.copies[court.index()][index] = copies - taken;
        }
    }
    let cards = u32::from(public.court.copies[Court::Caravaneer.index()][1]);
    while public.tokens.count_ones() > cards {
        public.tokens &= public.tokens - 1;
    }
    public.goods = Goods::splat(rules.edition.goods);
    for good in Good::ALL {
        let away = sum(&|s| public.players[s].goods.of(good)) + u8::from(public.has_token(good));
        (0..away).for_each(|_| public.goods.remove(good));
    }
    public.phase = Phase::Actions;
    let favours = Course::Favour(Temple::Ishtar, 1);
    let [sooner, later] = match rules.options.procession {
        Procession::Lead => [Course::Procession, favours],
        Procession::Neutral | Procession::Clear => [favours, Course::Procession],
    };
    public.agenda = Agenda::try_from(vec![
        Task::Ask(turn, Decision::TakeTurn),
        Task::Do(Course::Turn(rules.seats.after(turn))),
        Task::Do(sooner),
        Task::Do(later),
        Task::Do(Course::RoundEnd),
    ])
    .unwrap();
    let built = Situation::new(table);
    built.audit();
    built
}

fn furnish(table: &mut Table<Amyitis>, words: &[&str]) {
    let rules = table.rules;
    let public = &mut table.public;
    let number = |word: &str| word.parse::<u8>().unwrap();
    match *words {
        [_, "seats"] | ["base"] | ["option", ..] | ["turn", _] => {}
        ["first", s] => public.first = seat(s),
        ["round", n] => public.round = number(n),
        ["talents", ref all @ ..] => {
            for (s, n) in rules.seats.seats().zip(all) {
                public.players[s].talents = number(n);
            }
        }
        ["camels", ref all @ ..] => {
            for (s, n) in rules.seats.seats().zip(all) {
                public.players[s].camels = number(n);
            }
        }
        ["gardeners", ref all @ ..] => {
            for (s, n) in rules.seats.seats().zip(all) {
                public.players[s].gardeners = number(n);
            }
        }
        ["vp", ref all @ ..] => {
            for (s, n) in rules.seats.seats().zip(all) {
                public.players[s].points[Source::Sales.index()] = n.parse().unwrap();
            }
        }
        ["goods", s, ref goods @ ..] => {
            for good in goods {
                public.players[seat(s)].goods.add(good.parse().unwrap());
            }
        }
        ["level", s, court, n] => {
            let court: Court = court.parse().unwrap();
            public.players[seat(s)].levels[court.index()] = number(n);
        }
        ["tokens", ref tokens @ ..] => {
            let bits = tokens
                .iter()
                .map(|good| 1 << good.parse::<Good>().unwrap() as u8);
            public.tokens = bits.sum();
        }
        ["caravan", city] => public.caravan = city.parse().unwrap(),
        ["card", city, plant, side] => {
            let city: City = city.parse().unwrap();
            let index = City::PLANTS
                .iter()
                .position(|other| *other == city)
                .unwrap();
            public.plants[index].plant = plant.parse().unwrap();
            public.plants[index].turned = side == "B";
        }
        ["canal", "g", ref sides @ ..] => {
            for name in sides {
                let side: Side = name.parse().unwrap();
                let double = rules.edition.symbols(side) == 2;
                public.canals.dig_grey(side, double);
            }
        }
        ["canal", s, ref sides @ ..] => dig(rules, &mut public.canals, seat(s), sides),
        ["temple", temple, ref cubes @ ..] => {
            let temple: Temple = temple.parse().unwrap();
            public.temples[temple.index()] = cubes.iter().map(|word| cube(word)).collect();
        }
        ["field", row, ref cubes @ ..] => {
            let row: FieldRow = row.parse().unwrap();
            public.fields[row.index()] = cubes.iter().map(|word| cube(word)).collect();
        }
        ["rows", ref rows @ ..] => {
            for (place, text) in public.display.iter_mut().zip(rows) {
                *place = row(text);
            }
        }
        ["track", ref moves @ ..] => {
            for word in moves {
                let (s, steps) = word.split_once('+').unwrap();
                public
                    .track
                    .advance(seat(s), number(steps), rules.edition.track);
            }
        }
        ["ability", ability, s] => {
            let ability: Ability = ability.parse().unwrap();
            public.abilities[ability.index()] = Some(seat(s));
            public.craft_left |= ability == Ability::Craft;
        }
        ["lay", at, tile] => {
            // The tile that lay there comes where the named one lay, if it lay anywhere.
            let (at, tile): (Square, TileId) = (at.parse().unwrap(), tile.parse().unwrap());
            let there = Square::all().find(|other| public.tile(*other) == Some(tile));
            if let Some(there) = there {
                public.tiles[there.index()] = public.tiles[at.index()];
            }
            public.tiles[at.index()] = tile;
        }
        ["planted", s, ref squares @ ..] => {
            for name in squares {
                let at: Square = name.parse().unwrap();
                let tile = public.tile(at).unwrap();
                public.planting &= !at.bit();
                public.players[seat(s)].tiles |= tile.bit();
            }
        }
        ["passed", ref seats @ ..] => {
            for s in seats {
                public.active = public.active.without(seat(s));
            }
        }
        _ => panic!("unknown part {words:?}"),
    }
}

fn dig(rules: &Rules<Amyitis>, canals: &mut Canals, s: Seat, sides: &[&str]) {
    for name in sides {
        let side: Side = name.parse().unwrap();
        let open = canals.open() & side.bit() != 0;
        assert!(open, "{name} cannot take a cube");
        canals.dig(s, side, rules.edition.symbols(side) == 2);
    }
}

impl Situation {
    const fn new(table: Table<Amyitis>) -> Self {
        Self {
            table,
            told: Vec::new(),
            twin: None,
        }
    }

    /// With the same under version 1.
    fn beside(mut self, twin: Self) -> Self {
        self.twin = Some(Box::new(twin));
        self
    }

    fn spelled(&self, text: &str) -> String {
        spelled(&self.table.rules.edition, text)
    }

    fn audit(&self) {
        if let Err(error) = Amyitis::audit(&self.table) {
            panic!("{error}: {:?}", self.table.public);
        }
    }

    /// Answers one after another: `1 recruit r1 peasant, 1 field f1`.
    #[track_caller]
    pub(crate) fn plays(mut self, moves: &str) -> Self {
        if let Some(twin) = self.twin.take() {
            return self.plays(moves).beside(twin.plays(moves));
        }
        for text in self.spelled(moves).split(", ") {
            let (s, action) = text.split_once(' ').unwrap();
            let (s, action): (Seat, Action) = (seat(s), action.parse().unwrap());
            assert_eq!(
                self.table.public.asked(),
                Some(s),
                "{text}: {:?}",
                self.table.public.task()
            );
            let seat_view = self.table.view_ref(s);
            let ask = Amyitis::question(seat_view);
            let legal = Amyitis::check(seat_view, &ask, &action);
            assert_eq!(legal, Ok(()), "{text} to {ask:?}");
            let mut events = EventSink::recording();
            Amyitis::act(&mut self.table, s, action, &mut events);
            self.hear(events);
            self.audit();
        }
        self
    }

    fn hear(&mut self, mut events: EventSink<Amyitis>) {
        for told in events.take() {
            match told {
                LogItem::Public(event) => self.told.push(event),
                LogItem::Private(..) => panic!("nothing is told to one seat"),
            }
        }
    }

    /// Draws one after another: `row peasant peasant priest, tile t3`.
    #[track_caller]
    pub(crate) fn draws(mut self, outcomes: &str) -> Self {
        if let Some(twin) = self.twin.take() {
            return self.draws(outcomes).beside(twin.draws(outcomes));
        }
        for text in outcomes.split(", ") {
            let outcome: Outcome = text.parse().unwrap();
            let chances = self.chances();
            assert!(
                chances.iter().any(|(other, _)| *other == outcome),
                "{text}: {chances:?}"
            );
            let mut events = EventSink::recording();
            Amyitis::resolve(&mut self.table, outcome, &mut events);
            self.hear(events);
            self.audit();
        }
        self
    }

    /// Draws anything until somebody is asked.
    #[track_caller]
    pub(crate) fn settle(mut self) -> Self {
        if let Some(twin) = self.twin.take() {
            return self.settle().beside(twin.settle());
        }
        let mut dice = Dice::from_number(7);
        while Amyitis::step(&self.table.public) == Step::Chance {
            let outcome = Amyitis::draw(&self.table, &mut dice);
            let mut events = EventSink::recording();
            Amyitis::resolve(&mut self.table, outcome, &mut events);
            self.hear(events);
            self.audit();
        }
        self
    }

    pub(crate) fn chances(&self) -> Vec<(Outcome, u32)> {
        let mut chances = Vec::new();
        Amyitis::chances(&self.table, &mut chances);
        chances
    }

    /// Everybody passes, in turn; then whoever is asked in phase III takes the first answer, until
    /// the next round is drawn.
    #[track_caller]
    pub(crate) fn next_round(mut self) -> Self {
        if let Some(twin) = self.twin.take() {
            return self.next_round().beside(twin.next_round());
        }
        let round = self.table.public.round;
        while let Some(s) = self.table.public.asked() {
            let pass = self.table.public.phase == Phase::Actions;
            let action = if pass {
                "pass".to_owned()
            } else {
                self.menu()[0].clone()
            };
            self = self.plays(&format!("{s} {action}"));
            if self.table.public.round > round {
                break;
            }
        }
        self
    }

    /// Everybody passes: phase III begins.
    #[track_caller]
    pub(crate) fn all_pass(mut self) -> Self {
        if let Some(twin) = self.twin.take() {
            return self.all_pass().beside(twin.all_pass());
        }
        while self.table.public.phase == Phase::Actions {
            let s = self.table.public.asked().unwrap();
            self = self.plays(&format!("{s} pass"));
        }
        self
    }

    /// What is legal now.
    pub(crate) fn menu(&self) -> Vec<String> {
        let s = self.table.public.asked().expect("somebody is asked");
        let seat_view = self.table.view_ref(s);
        let ask = Amyitis::question(seat_view);
        let mut menu = Vec::new();
        Amyitis::legal_actions(seat_view, &ask, &mut menu);
        menu.iter().map(ToString::to_string).collect()
    }

    /// Exactly these are legal, of those that begin with the same word as one of them.
    #[track_caller]
    pub(crate) fn offers(mut self, s: &str, expected: &str) -> Self {
        if let Some(twin) = self.twin.take() {
            return self.offers(s, expected).beside(twin.offers(s, expected));
        }
        assert_eq!(self.table.public.asked(), Some(seat(s)));
        let expected = self.spelled(expected);
        let expected: Vec<&str> = expected.split(", ").collect();
        let first = |text: &str| text.split(' ').next().unwrap().to_owned();
        let kinds: Vec<String> = expected.iter().map(|text| first(text)).collect();
        let menu = self.menu();
        let menu: Vec<&str> = menu
            .iter()
            .map(String::as_str)
            .filter(|text| kinds.contains(&first(text)))
            .collect();
        let mut sorted = expected;
        sorted.sort_unstable();
        let mut found = menu;
        found.sort_unstable();
        assert_eq!(found, sorted);
        self
    }

    /// Nothing beginning with this word is legal.
    #[track_caller]
    pub(crate) fn offers_no(mut self, s: &str, word: &str) -> Self {
        if let Some(twin) = self.twin.take() {
            return self.offers_no(s, word).beside(twin.offers_no(s, word));
        }
        assert_eq!(self.table.public.asked(), Some(seat(s)));
        let menu = self.menu();
        let found: Vec<&String> = menu.iter().filter(|text| text.starts_with(word)).collect();
        assert!(found.is_empty(), "{found:?}");
        self
    }

    /// This answer is refused, and for this reason.
    #[track_caller]
    pub(crate) fn refuses(mut self, text: &str, why: Illegal) -> Self {
        if let Some(twin) = self.twin.take() {
            return self.refuses(text, why).beside(twin.refuses(text, why));
        }
        let text = self.spelled(text);
        let (s, action) = text.split_once(' ').unwrap();
        let seat_view = self.table.view_ref(seat(s));
        let ask = Amyitis::question(seat_view);
        let action: Action = action.parse().unwrap();
        assert_eq!(Amyitis::check(seat_view, &ask, &action), Err(why), "{text}");
        self
    }

    #[track_caller]
    pub(crate) fn asks(mut self, s: &str) -> Self {
        if let Some(twin) = self.twin.take() {
            return self.asks(s).beside(twin.asks(s));
        }
        assert_eq!(self.table.public.asked(), Some(seat(s)));
        self
    }

    #[track_caller]
    pub(crate) fn tells(mut self, event: Event) -> Self {
        if let Some(twin) = self.twin.take() {
            return self.tells(event).beside(twin.tells(event));
        }
        assert!(
            self.told.contains(&event),
            "{event:?} not in {:?}",
            self.told
        );
        self
    }

    /// What must be true.
    #[track_caller]
    pub(crate) fn then(mut self, text: &str) -> Self {
        if let Some(twin) = self.twin.take() {
            return self.then(text).beside(twin.then(text));
        }
        let (version, text) = (self.table.rules.version, self.spelled(text));
        for words in parts(&text, version) {
            let public = &self.table.public;
            let seats = self.table.rules.seats;
            let each = |of: &dyn Fn(Seat) -> u16| {
                let all: Vec<String> = seats.seats().map(|s| of(s).to_string()).collect();
                all
            };
            let player = |s: &str| public.players[seat(s)];
            let goods = |goods: Goods| {
                goods
                    .iter()
                    .map(|good| good.to_string())
                    .collect::<Vec<_>>()
            };
            let cubes = |cubes: Cubes| {
                let text = |cube: Cube| match cube {
                    Cube::Of(s) => s.to_string(),
                    Cube::Grey => "g".to_owned(),
                };
                cubes.iter().map(text).collect::<Vec<_>>()
            };
            let (found, expected): (Vec<String>, &[&str]) = match words[..] {
                ["talents", ref all @ ..] => (each(&|s| public.players[s].talents.into()), all),
                ["camels", ref all @ ..] => (each(&|s| public.players[s].camels.into()), all),
                ["gardeners", ref all @ ..] => (each(&|s| public.players[s].gardeners.into()), all),
                ["vp", ref all @ ..] => (each(&|s| public.players[s].score()), all),
                ["tiles", ref all @ ..] => (each(&|s| public.players[s].planted().into()), all),
                ["track", ref all @ ..] => (each(&|s| public.track.position(s).into()), all),
                ["order", ref all @ ..] => {
                    (public.track.order().map(|s| s.to_string()).collect(), all)
                }
                ["goods", s, ref all @ ..] => (goods(player(s).goods), all),
                ["level", s, court, ref all @ ..] => (
                    vec![player(s).level(court.parse().unwrap()).to_string()],
                    all,
                ),
                ["temple", temple, ref all @ ..] => {
                    (cubes(public.temple(temple.parse().unwrap())), all)
                }
                ["field", row, ref all @ ..] => (cubes(public.field(row.parse().unwrap())), all),
                ["canal", name, ref all @ ..] => {
                    let side: Side = name.parse().unwrap();
                    let there = (0..2).filter_map(|symbol| public.canals.cube(side, symbol));
                    let text = |cube: Cube| match cube {
                        Cube::Of(s) => s.to_string(),
                        Cube::Grey => "g".to_owned(),
                    };
                    (there.map(text).collect(), all)
                }
                ["caravan", ref all @ ..] => (vec![public.caravan.to_string()], all),
                ["first", ref all @ ..] => (vec![public.first.to_string()], all),
                ["procession", ref all @ ..] => (vec![public.procession().to_string()], all),
                ["round", ref all @ ..] => (vec![public.round.to_string()], all),
                ["left", ref all @ ..] => (vec![public.tiles_left().to_string()], all),
                ["card", city, ref all @ ..] => {
                    let card = public.plant(city.parse().unwrap()).unwrap();
                    let side = if card.turned { "B" } else { "A" };
                    (vec![side.to_owned()], all)
                }
                ["tokens", ref all @ ..] => {
                    let there = Good::ALL.into_iter().filter(|good| public.has_token(*good));
                    (there.map(|good| good.to_string()).collect(), all)
                }
                ["stock", "talents", ref all @ ..] => (vec![public.talents.to_string()], all),
                ["stock", "camels", ref all @ ..] => (vec![public.camels.to_string()], all),
                ["stock", "gardeners", ref all @ ..] => {
                    (vec![public.court.gardeners.to_string()], all)
                }
                ["stock", good, ref all @ ..] => (
                    vec![public.goods.of(good.parse().unwrap()).to_string()],
                    all,
                ),
                ["over", ref all @ ..] => {
                    let ending = match public.task() {
                        Task::Over(Ending::Gardens) => "gardens",
                        Task::Over(Ending::Guard) => "guard",
                        Task::Ask(..) | Task::Draw(_) | Task::Do(_) => "no",
                    };
                    (vec![ending.to_owned()], all)
                }
                _ => panic!("unknown part {words:?}"),
            };
            let mut found: Vec<&str> = found.iter().map(String::as_str).collect();
            let mut expected = expected.to_vec();
            if words[0] == "goods" {
                found.sort_unstable();
                expected.sort_unstable();
            }
            assert_eq!(found, expected, "{words:?} in version {version}");
        }
        self
    }
}
