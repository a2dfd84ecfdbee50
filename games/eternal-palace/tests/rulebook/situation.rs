//! The notation of situations: a table in one line, and what should follow from it.
//!
//! `given("3 seats | 1 has 3 fish 2 wisdom | 1 track 4 3 | 2 at 9 36 | 1 groups 4 15 | turn 1")` builds that
//! table; what is not said is as at the start of a match. A number at the beginning is a player, in solo 2
//! is the Master. The clauses are listed in [`clause`] and [`player_clause`]; the last ones say where the
//! round is: `turn 1` (player 1 is to place a group), `planning` (all are to group their `dice`), `rolling`
//! (all are to roll). The words after [`Situation::then`] are what must be true. Every step is checked and
//! the table audited after it, unless the situation is called `impossible`.

use std::collections::VecDeque;

use eternal_palace::{
    Action, Adviser, AdviserSet, Agenda, EternalPalace, Event, Faces, Goods, Group,
};
use eternal_palace::{
    Illegal, Layer, MASTER, Options, Outcome, Phase, Place, Player, Resource, Space,
};
use eternal_palace::{PrivateEvent, Task};
use palast_core::{
    Dice, Edition as _, Game, Input, Options as _, Rules, Seat, SeatSet, Step, Table,
};
use palast_core::{EventSink, LogItem};

/// A table under test and what was told so far.
pub(crate) struct Situation {
    pub(crate) table: Table<EternalPalace>,
    pub(crate) told: Vec<LogItem<EternalPalace>>,
    audited: bool,
    /// Answers given because they were the only ones, since the last answer or draw.
    given: VecDeque<(Seat, Action)>,
}

pub(crate) fn seat(text: &str) -> Seat {
    text.parse().unwrap()
}

fn words(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.split('|')
        .map(|part| part.split_whitespace().collect())
}

pub(crate) fn cards(words: &[&str]) -> AdviserSet {
    words
        .iter()
        .map(|word| word.parse::<Adviser>().unwrap())
        .collect()
}

fn number<T: std::str::FromStr>(word: &str) -> T {
    word.parse()
        .ok()
        .unwrap_or_else(|| panic!("{word:?} is no number"))
}

/// Goods in words: `3 fish 2 wisdom 1 wood 1 tokens`.
pub(crate) fn goods(words: &[&str]) -> Goods {
    words.chunks(2).fold(Goods::NONE, |sum, pair| {
        let count = number(pair[0]);
        sum.plus(match pair[1] {
            "fish" => Goods::fish(count),
            "wisdom" => Goods::wisdom(count),
            "token" | "tokens" => Goods::tokens(count),
            "each" => Goods::resources([count; 4]),
            "nothing" => Goods::NONE,
            resource => Goods::of(resource.parse::<Resource>().unwrap(), count),
        })
    })
}

/// A match before its first draw: `4 seats | option river on`, by the present rules unless it says `rules 1`.
pub(crate) fn fresh(text: &str) -> Situation {
    fresh_with(eternal_palace::Edition::DEFAULT_TEXT, text)
}

/// The same with another edition.
pub(crate) fn fresh_with(edition: &str, text: &str) -> Situation {
    let (mut seats, mut version) = (3, EternalPalace::RULES_VERSION);
    let mut options = Options::default();
    for part in words(text) {
        match part[..] {
            [count, "seats" | "seat"] => seats = number(count),
            ["option", name, value] => options.set(name, value).unwrap(),
            ["rules", number_of] => version = number(number_of),
            _ => {}
        }
    }
    let rules = Rules::<EternalPalace>::with_edition(version, seats, options, edition).unwrap();
    Situation {
        table: EternalPalace::setup(rules),
        told: Vec::new(),
        audited: true,
        given: VecDeque::new(),
    }
}

/// A table in the middle of a match. Set-up draws come out as the first of their lists, so without a word
/// about it the row is 1 2 3 … and the first cards of the pile are face up.
pub(crate) fn given(text: &str) -> Situation {
    given_with(eternal_palace::Edition::DEFAULT_TEXT, text)
}

/// The same with another edition.
pub(crate) fn given_with(edition: &str, text: &str) -> Situation {
    let mut built = fresh_with(edition, text);
    while !matches!(built.table.public.task(), Task::Roll(_)) {
        let first = built.chances()[0].0;
        built = built.chance(&first.to_string());
    }
    built.told.clear();
    let mut rest = None;
    let mut pile = None;
    let mut whereabouts = vec!["turn", "1"];
    for part in words(text) {
        match part[..] {
            [_, "seats" | "seat"] | ["option" | "rules", ..] => {}
            ["impossible"] => built.audited = false,
            ["turn", _] | ["planning"] | ["rolling"] => whereabouts = part,
            ["pile", ref named @ ..] => pile = Some(cards(named)),
            ["rest", who] => rest = Some(seat(who)),
            [who, ref told @ ..] if who.parse::<Seat>().is_ok() => {
                player_clause(&mut built.table, seat(who), told);
            }
            ref told => clause(&mut built.table, told),
        }
    }
    deal_rest(&mut built.table, pile, rest);
    settle_dice(&mut built.table);
    place(&mut built.table, &whereabouts);
    built.audit();
    built
}

/// What is said about the table.
fn clause(table: &mut Table<EternalPalace>, words: &[&str]) {
    let public = &mut table.public;
    match *words {
        ["round", round] => public.round = number(round),
        ["row", ref row @ ..] => {
            for (place, who) in row.iter().enumerate() {
                public.row[place] = seat(who);
            }
        }
        ["display", ref named @ ..] => public.display = cards(named),
        ["discards", ref named @ ..] => public.discards = cards(named),
        ["monument", site, owner] => {
            let site: Place = site.parse().unwrap();
            public.monuments[site.monument().unwrap().0] = Some(seat(owner));
            let layers = &mut public.players[seat(owner)].layers;
            *layers = layers.with(site.layer().unwrap());
        }
        ["price", site, price] => {
            let site: Place = site.parse().unwrap();
            public.prices[site.monument().unwrap().0] = number(price);
        }
        ["no-token", ref places @ ..] => {
            for place in places {
                public.tokens = public.tokens.without(place.parse().unwrap());
            }
        }
        ["completed", who] => public.completion = Some(seat(who)),
        ["demand", card] => {
            public.demand = Some(card.parse().unwrap());
            public.demands = eternal_palace::DemandSet::ALL.without(card.parse().unwrap());
        }
        ["demands", ref named @ ..] => {
            public.demands = named
                .iter()
                .map(|c| c.parse::<eternal_palace::Demand>().unwrap())
                .collect();
        }
        ["field", field, who] => public.fields[number::<usize>(field) - 1] = Some(seat(who)),
        ["offer", ref named @ ..] => {
            let card = |word: &&str| word.parse::<eternal_palace::Composition>().unwrap();
            public.compositions = named.iter().map(card).collect();
        }
        ["pot", wisdom] => public.pot = number(wisdom),
        // His dice in the order he gets them: M X Y Z M.
        ["master-dice", ref faces @ ..] => {
            let faces: Vec<u8> = faces.iter().map(|face| number(face)).collect();
            public.master.faces[..faces.len()].copy_from_slice(&faces);
            public.players[MASTER].dice = Faces::of(&faces).unwrap();
        }
        ["master-pile", ref named @ ..] => {
            let card = |word: &&str| word.parse::<eternal_palace::MasterCard>().unwrap();
            public.master.pile = named.iter().map(card).collect();
        }
        // A card that somebody has put back on top.
        ["top", who, card] => {
            public.put_back = Some(seat(who));
            let card = Some(card.parse().unwrap());
            table.secret.top = card;
            table.private[seat(who)].known = card;
        }
        _ => panic!("{words:?} says nothing about a table"),
    }
}

/// What is said about a player.
fn player_clause(table: &mut Table<EternalPalace>, who: Seat, words: &[&str]) {
    let rules = table.rules;
    let player = &mut table.public.players[who];
    match *words {
        ["has", ref named @ ..] => player.goods = goods(named),
        ["palace", space] => player.palace = number(space),
        ["held", dice] => player.held = number(dice),
        ["track", place, steps] => {
            let place: Place = place.parse().unwrap();
            let steps: u8 = number(steps);
            match place.track() {
                Some(track) => player.tracks[track] = steps,
                None => player.river = steps,
            }
            if rules.edition.steps(place) == Some(steps) {
                player.layers = player.layers.with(place.layer().unwrap());
            }
        }
        ["bridge", space] => {
            player.bridge = number(space);
            if player.bridge == rules.edition.bridge(&rules.options).end {
                player.layers = player.layers.with(Layer::BRIDGE);
            }
        }
        ["space", space] => {
            player.space = space.parse().unwrap();
            if player.space == Space::X {
                player.layers = player.layers.with(Layer::X);
            }
        }
        ["temple", ref pairs @ ..] => {
            player.temple = pairs.iter().fold(0, |bits, pair| {
                bits | 1 << ["16", "25", "34"].iter().position(|p| p == pair).unwrap()
            });
        }
        ["market", ref sizes @ ..] => {
            player.market = sizes
                .iter()
                .fold(0, |bits, size| bits | 1 << (number::<u8>(size) - 2));
        }
        ["layers", ref layers @ ..] => {
            for layer in layers {
                give_layer(rules, player, layer.parse().unwrap());
            }
        }
        ["features", ref named @ ..] => {
            for word in named {
                let feature = word.parse().unwrap();
                player.features = player.features.with(feature);
                table.public.features = table.public.features.without(feature);
            }
        }
        ["advisers", ref named @ ..] => player.advisers = cards(named),
        ["used", ref named @ ..] => player.used = cards(named),
        ["claimed", ref named @ ..] => {
            let card = |word: &&str| word.parse::<eternal_palace::Composition>().unwrap();
            player.compositions = named.iter().map(card).collect();
        }
        ["dice", faces] => player.dice = faces.parse().unwrap(),
        // Groups still to be placed; the Master's from top to bottom.
        ["groups", ref groups @ ..] => {
            for group in groups {
                add_group(player, group.parse().unwrap(), None);
            }
        }
        // A group that lies somewhere.
        ["at", place, faces] => {
            add_group(player, faces.parse().unwrap(), Some(place.parse().unwrap()))
        }
        _ => panic!("{words:?} says nothing about a player"),
    }
}

/// The markers that earn a layer, so that the audit is content.
fn give_layer(rules: &Rules<EternalPalace>, player: &mut Player, layer: Layer) {
    player.layers = player.layers.with(layer);
    let Some(number) = layer.number() else {
        if layer == Layer::BRIDGE {
            player.bridge = rules.edition.bridge(&rules.options).end;
        } else if rules.options.river {
            player.river = rules.edition.river;
        } else {
            player.space = Space::X;
        }
        return;
    };
    let place = Place::numbered(number).unwrap();
    match place {
        Place::Temple => player.temple = 0b11,
        Place::Market => player.market = 0b11,
        _ => {
            if let Some(track) = place.track() {
                player.tracks[track] = rules.edition.tracks[track];
            }
        }
    }
}

fn add_group(player: &mut Player, rolled: Faces, at: Option<Place>) {
    let free = player
        .groups
        .iter()
        .position(|group| group.rolled.is_empty())
        .unwrap();
    let shown = if at.is_some() { rolled } else { Faces::NONE };
    player.groups[free] = Group { rolled, shown, at };
}

/// Every adviser card that was not named is in the pile; or the pile is named, and the rest is discarded or
/// with somebody.
fn deal_rest(table: &mut Table<EternalPalace>, pile: Option<AdviserSet>, rest: Option<Seat>) {
    let all = table
        .rules
        .edition
        .pile(table.rules.seats.get(), &table.rules.options);
    let public = &mut table.public;
    let mut named = public.display.or(public.discards);
    for who in Seat::ALL {
        named = named.or(public.players[who].advisers);
    }
    named = named.or(table.secret.top.into_iter().collect());
    let left = all.minus(named);
    table.secret.pile = pile.unwrap_or(left);
    let unplaced = left.minus(table.secret.pile);
    match rest {
        Some(who) => {
            let own = &mut public.players[who].advisers;
            *own = own.or(unplaced);
        }
        None => public.discards = public.discards.or(unplaced),
    }
    public.pile = table.secret.pile.len() + u8::from(table.secret.top.is_some());
}

/// Groups are sorted, and filled up with dice on the Scrolls to at least three.
fn settle_dice(table: &mut Table<EternalPalace>) {
    let public = &mut table.public;
    for who in public.sides.seats() {
        let master = public.is_master(who);
        let player = &mut public.players[who];
        let dice = |player: &Player| -> u8 { player.groups.iter().map(|g| g.rolled.len()).sum() };
        if dice(player) > 0 {
            while dice(player) < 3 {
                add_group(player, Faces::one(1), Some(Place::Scrolls));
            }
            player.held = dice(player);
            if !master {
                let empty = |group: &Group| group.rolled.is_empty();
                player
                    .groups
                    .sort_by_key(|group| (empty(group), group.rolled));
            }
        }
        if !player.dice.is_empty() {
            player.held = player.dice.len();
        }
    }
}

/// Where the round is: written as the JSON of an agenda, as a program would read it.
fn place(table: &mut Table<EternalPalace>, whereabouts: &[&str]) {
    let public = &mut table.public;
    public.round = public.round.max(1);
    let agenda = match *whereabouts {
        ["turn", who] => {
            let who = seat(who);
            public.phase = Phase::Play;
            public.turn = Some(who);
            if public.is_master(who) {
                // He is next as soon as the human has chosen at the Scrolls: `masters_turn`.
                public.turn = Some(seat("1"));
                let scrolls = serde_json::json!({ "scrolls": { "who": 0, "dice": 1 } });
                serde_json::json!(["next", { "end-turn": 0 }, scrolls])
            } else {
                let index = who.index();
                serde_json::json!(["next", { "end-turn": index }, { "turn": index }])
            }
        }
        ["planning"] => {
            public.phase = Phase::Plan;
            public.waiting = table.rules.seats.all();
            serde_json::json!(["plan"])
        }
        ["rolling"] => {
            public.phase = Phase::Roll;
            let mut tasks = vec![serde_json::json!("sort")];
            let rolls = public.sides.seats().rev();
            tasks.extend(rolls.map(|who| serde_json::json!({ "roll": who.index() })));
            serde_json::Value::Array(tasks)
        }
        _ => panic!("{whereabouts:?} is nowhere in a round"),
    };
    public.agenda = serde_json::from_value::<Agenda>(agenda).unwrap();
}

impl Situation {
    #[track_caller]
    fn audit(&self) {
        if self.audited {
            assert_eq!(EternalPalace::audit(&self.table), Ok(()));
        }
    }

    pub(crate) fn player(&self, who: &str) -> &Player {
        &self.table.public.players[seat(who)]
    }

    /// Who is asked.
    pub(crate) fn asked(&self) -> Vec<Seat> {
        match EternalPalace::step(&self.table.public) {
            Step::Ask(seats) => seats.iter().collect(),
            Step::Chance | Step::Over => Vec::new(),
        }
    }

    fn check(&self, who: Seat, action: Action) -> Result<(), Illegal> {
        assert!(
            self.asked().contains(&who),
            "seat {who} is not asked: {:?}",
            self.table.public.agenda
        );
        let seat_view = self.table.view_ref(who);
        EternalPalace::check(seat_view, &EternalPalace::question(seat_view), &action)
    }

    #[track_caller]
    pub(crate) fn act(&mut self, who: Seat, action: Action) {
        assert_eq!(self.check(who, action), Ok(()), "{who} {action}");
        let mut events = EventSink::recording();
        EternalPalace::act(&mut self.table, who, action, &mut events);
        self.hear(events.take());
    }

    fn hear(&mut self, told: Vec<LogItem<EternalPalace>>) {
        self.given = told
            .iter()
            .filter_map(|told| match *told {
                LogItem::Public(Event::OnlyAnswer { who, answer }) => Some((who, answer)),
                LogItem::Public(_) | LogItem::Private(..) => None,
            })
            .collect();
        self.told.extend(told);
        self.audit();
    }

    /// Legal answers, one after the other: `1 place 35 9 36, 2 take fish`. One that was given already,
    /// because no other was possible, may be named all the same.
    #[track_caller]
    pub(crate) fn plays(mut self, lines: &str) -> Self {
        for line in lines.split(',') {
            match Input::<EternalPalace>::parse(line.trim()).unwrap() {
                Input::Act(who, action) if self.given.front() == Some(&(who, action)) => {
                    self.given.pop_front();
                }
                Input::Act(who, action) => self.act(who, action),
                Input::Chance(_) | Input::Undo(_) => panic!("{line:?} is no answer"),
            }
        }
        self
    }

    /// Possible results of chance, one after the other: `card A07a, card A08a`.
    #[track_caller]
    pub(crate) fn chance(mut self, lines: &str) -> Self {
        for line in lines.split(',') {
            let outcome: Outcome = line.trim().parse().unwrap();
            let possible = self.chances();
            assert!(
                possible.iter().any(|(o, _)| *o == outcome),
                "{line} is not possible, but {possible:?}"
            );
            let mut events = EventSink::recording();
            EternalPalace::resolve(&mut self.table, outcome, &mut events);
            self.hear(events.take());
        }
        self
    }

    /// What can be drawn now, with weights.
    #[track_caller]
    pub(crate) fn chances(&self) -> Vec<(Outcome, u32)> {
        let step = EternalPalace::step(&self.table.public);
        assert_eq!(step, Step::Chance, "{:?}", self.table.public.agenda);
        let mut possible = Vec::new();
        EternalPalace::chances(&self.table, &mut possible);
        possible
    }

    /// Draws whatever comes until somebody is asked or this is so.
    #[track_caller]
    pub(crate) fn draws_until(mut self, so: impl Fn(&Self) -> bool) -> Self {
        while !so(&self) && EternalPalace::step(&self.table.public) == Step::Chance {
            let first = self.chances()[0].0.to_string();
            self = self.chance(&first);
        }
        self
    }

    /// Absent seats play on until this is so.
    #[track_caller]
    pub(crate) fn until(mut self, so: impl Fn(&Self) -> bool) -> Self {
        let mut dice = Dice::from_number(5);
        for _ in 0..4000 {
            if so(&self) {
                return self;
            }
            match EternalPalace::step(&self.table.public) {
                Step::Chance => {
                    let outcome = EternalPalace::draw(&self.table, &mut dice);
                    self = self.chance(&outcome.to_string());
                }
                Step::Ask(asked) => {
                    let who = asked.first().unwrap();
                    let seat_view = self.table.view_ref(who);
                    let ask = EternalPalace::question(seat_view);
                    let action = EternalPalace::timeout_action(seat_view, &ask, &mut dice);
                    self.act(who, action);
                }
                Step::Over => break,
            }
        }
        assert!(so(&self), "it never came to that: {:?}", self.table.public);
        self
    }

    pub(crate) fn is_over(&self) -> bool {
        EternalPalace::step(&self.table.public) == Step::Over
    }

    /// The answers this seat may give.
    pub(crate) fn answers(&self, who: &str) -> Vec<String> {
        let seat_view = self.table.view_ref(seat(who));
        assert!(
            self.asked().contains(&seat(who)),
            "{who} is not asked: {:?}",
            self.table.public.agenda
        );
        let mut actions = Vec::new();
        EternalPalace::legal_actions(seat_view, &EternalPalace::question(seat_view), &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    /// Exactly these answers, in order.
    #[track_caller]
    pub(crate) fn offers(self, who: &str, wanted: &str) -> Self {
        assert_eq!(self.answers(who).join(", "), wanted);
        self
    }

    /// Whether an answer is legal now: `1 place 35 9 36`.
    pub(crate) fn allows(&self, line: &str) -> bool {
        match Input::<EternalPalace>::parse(line).unwrap() {
            Input::Act(who, action) => self.check(who, action).is_ok(),
            Input::Chance(_) | Input::Undo(_) => panic!("{line:?} is no answer"),
        }
    }

    /// The answer is refused for this reason, and not on the menu.
    #[track_caller]
    pub(crate) fn refuses(self, line: &str, why: Illegal) -> Self {
        match Input::<EternalPalace>::parse(line).unwrap() {
            Input::Act(who, action) => {
                assert_eq!(self.check(who, action), Err(why), "{line}");
                assert!(!self.answers(&who.to_string()).contains(&action.to_string()));
            }
            Input::Chance(_) | Input::Undo(_) => panic!("{line:?} is no answer"),
        }
        self
    }

    /// Exactly these seats are asked: `1 3`, or `-`.
    #[track_caller]
    pub(crate) fn asks(self, who: &str) -> Self {
        let asked: Vec<String> = self.asked().iter().map(Seat::to_string).collect();
        let asked = if asked.is_empty() {
            "-".to_owned()
        } else {
            asked.join(" ")
        };
        assert_eq!(asked, who, "{:?}", self.table.public.agenda);
        self
    }

    /// This was told to all.
    #[track_caller]
    pub(crate) fn tells(self, event: Event) -> Self {
        let wanted = LogItem::Public(event);
        assert!(
            self.told.contains(&wanted),
            "{wanted:?} is not among {:#?}",
            self.told
        );
        self
    }

    /// Whether something of that sort was told to all.
    pub(crate) fn told(&self, sort: impl Fn(&Event) -> bool) -> bool {
        self.told.iter().any(|told| match told {
            LogItem::Public(event) => sort(event),
            LogItem::Private(..) => false,
        })
    }

    /// This private event went to that seat.
    #[track_caller]
    pub(crate) fn tells_only(self, who: &str, event: PrivateEvent) -> Self {
        let wanted = LogItem::Private(seat(who), event);
        assert!(self.told.contains(&wanted), "{event:?} was not told");
        self
    }

    /// What must be true: `1 has 3 fish | 1 track 4 2 | price 3 2 | row 2 1 3 | turn 2 | winners 1 2`.
    #[track_caller]
    pub(crate) fn then(self, text: &str) -> Self {
        for part in words(text) {
            match part[..] {
                [who, ref told @ ..] if who.parse::<Seat>().is_ok() => {
                    self.player_is(seat(who), told);
                }
                ref told => self.table_is(told),
            }
        }
        self
    }

    #[track_caller]
    fn table_is(&self, words: &[&str]) {
        let public = &self.table.public;
        match *words {
            ["row", ref row @ ..] => {
                let wanted: Vec<Seat> = row.iter().map(|who| seat(who)).collect();
                assert_eq!(public.row(), wanted);
            }
            ["turn", who] => assert_eq!(public.turn, Some(seat(who))),
            ["round", round] => assert_eq!(public.round, number::<u16>(round)),
            ["display", ref named @ ..] => assert_eq!(public.display, cards(named)),
            ["discards", ref named @ ..] => assert_eq!(public.discards, cards(named)),
            ["monument", site, owner] => {
                let site: Place = site.parse().unwrap();
                let owner = (owner != "-").then(|| seat(owner));
                assert_eq!(public.monuments[site.monument().unwrap().0], owner);
            }
            ["price", site, price] => {
                let site: Place = site.parse().unwrap();
                assert_eq!(
                    public.prices[site.monument().unwrap().0],
                    number::<u16>(price)
                );
            }
            ["token", place] => assert!(public.tokens.contains(place.parse().unwrap())),
            ["no-token", place] => assert!(!public.tokens.contains(place.parse().unwrap())),
            ["completed", who] => {
                assert_eq!(public.completion, (who != "-").then(|| seat(who)));
            }
            ["sequence", who] => assert_eq!(public.sequence, (who != "-").then(|| seat(who))),
            ["pile", count] => assert_eq!(public.pile, number::<u8>(count)),
            ["pot", wisdom] => assert_eq!(public.pot, number::<u16>(wisdom)),
            ["demand", card] => assert_eq!(public.demand, Some(card.parse().unwrap())),
            ["over"] => assert!(self.is_over(), "{:?}", public.agenda),
            ["winners", ref seats @ ..] => {
                let wanted: SeatSet = seats.iter().map(|who| seat(who)).collect();
                let standings = EternalPalace::standings(&self.table);
                assert_eq!(
                    standings.winners(self.table.rules.seats),
                    wanted,
                    "{standings:#?}"
                );
            }
            _ => panic!("{words:?} cannot be asked of a table"),
        }
    }

    #[track_caller]
    fn player_is(&self, who: Seat, words: &[&str]) {
        let player = &self.table.public.players[who];
        match *words {
            ["has", ref named @ ..] => assert_eq!(player.goods, goods(named), "player {who}"),
            ["palace", space] => assert_eq!(player.palace, number::<u16>(space), "player {who}"),
            ["held", dice] => assert_eq!(player.held, number::<u8>(dice), "player {who}"),
            ["groups", ref groups @ ..] => {
                let left: Vec<String> = player.groups_left().map(|g| g.to_string()).collect();
                assert_eq!(left, groups, "player {who}");
            }
            ["extra", points] => assert_eq!(player.extra, number::<u16>(points), "player {who}"),
            ["track", place, steps] => {
                assert_eq!(
                    player.steps(place.parse().unwrap()),
                    number::<u8>(steps),
                    "player {who}"
                );
            }
            ["bridge", space] => assert_eq!(player.bridge, number::<u8>(space), "player {who}"),
            ["space", space] => assert_eq!(player.space, space.parse().unwrap(), "player {who}"),
            ["layers", ref layers @ ..] => {
                let layers = layers.iter().filter(|layer| **layer != "-");
                let wanted = layers
                    .map(|layer| layer.parse::<Layer>().unwrap())
                    .collect();
                assert_eq!(player.layers, wanted, "player {who}");
            }
            ["features", count] => {
                assert_eq!(player.features.len(), number::<u8>(count), "player {who}");
            }
            ["advisers", ref named @ ..] => assert_eq!(player.advisers, cards(named)),
            ["used", ref named @ ..] => assert_eq!(player.used, cards(named)),
            ["temple", count] => assert_eq!(player.temple.count_ones(), number::<u32>(count)),
            ["market", count] => assert_eq!(player.market.count_ones(), number::<u32>(count)),
            ["seals", count] => assert_eq!(player.seals, number::<u8>(count), "player {who}"),
            ["points", points] => {
                let standings = EternalPalace::standings(&self.table);
                let line = &standings.lines[0];
                let master = self.table.public.solo && who == MASTER;
                let found = if master {
                    line.automa.unwrap()
                } else {
                    line.values[who]
                };
                assert_eq!(found, number::<i32>(points), "player {who}: {standings:#?}");
            }
            _ => panic!("{words:?} cannot be asked of a player"),
        }
    }
}
