//! Whoever only listens knows the table: what is told to all, added up, is what everybody has (EP-023).

use eternal_palace::{Adviser, AdviserSet, Class, EternalPalace, Event, Goods, MASTER, Payment};
use eternal_palace::{Phase, Place, Player, Public, RiverTask, Source, Task};
use palast_core::{Dice, EventSink, Game, LogItem, Seat, Step};

use crate::situation::{Situation, fresh};

/// The table as heard.
struct Heard {
    public: Public,
    /// Whose token the Master has just taken because it was left over.
    left: Option<Place>,
}

impl Heard {
    fn player(&mut self, who: Seat) -> &mut Player {
        &mut self.public.players[who]
    }

    fn pays(&mut self, who: Seat, goods: Goods) {
        let own = &mut self.player(who).goods;
        assert!(own.covers(&goods), "{who} pays {goods:?} of {own:?}");
        *own = own.minus(goods);
    }

    fn gets(&mut self, who: Seat, goods: Goods) {
        let own = &mut self.player(who).goods;
        *own = own.plus(goods);
    }

    /// Out of the display, if it lay there.
    fn leaves(&mut self, adviser: Adviser) {
        self.public.display = self.public.display.without(adviser);
    }

    fn hear(&mut self, event: Event) {
        match event {
            Event::RoundBegan { round } => {
                self.public.round = round;
                for who in self.public.sides.seats() {
                    self.player(who).used = AdviserSet::EMPTY;
                }
            }
            Event::RowSorted { row, .. } | Event::RowSwapped { row, .. } => self.public.row = row,
            Event::Bid { who, bid: true } => self.pays(who, Goods::tokens(1)),
            Event::Placed {
                who, wisdom, fish, ..
            } => self.pays(who, Goods::fish(fish).plus(Goods::wisdom(wisdom))),
            Event::Gained { who, goods, .. } => self.gets(who, goods),
            Event::Paid { who, goods, .. } => self.pays(who, goods),
            Event::Given { who, to, goods, .. } => {
                self.pays(who, goods);
                let resources = Goods::resources(goods.resources);
                let master = self.public.is_master(to);
                let gift = match master {
                    true => goods
                        .minus(resources)
                        .plus(Goods::wisdom(goods.resource_count())),
                    false => goods,
                };
                self.gets(to, gift);
            }
            Event::PileShuffled => self.public.discards = AdviserSet::EMPTY,
            Event::Shown { adviser } => {
                self.public.display = self.public.display.with(adviser);
            }
            Event::Appointed {
                who,
                adviser,
                payment,
                source,
            } => {
                let shown = self.public.display.contains(adviser);
                let drawn = matches!(source, Source::Place(Place::FishMarket) | Source::Demand(_));
                assert_ne!(shown, drawn, "{adviser} by {source:?}");
                let free = matches!(
                    source,
                    Source::Place(Place::Bridge | Place::Market) | Source::Demand(_)
                );
                assert_eq!(free, payment == Payment::Free);
                self.leaves(adviser);
                let own = &mut self.player(who).advisers;
                *own = own.with(adviser);
            }
            Event::Discarded { who, adviser } => {
                self.leaves(adviser);
                if let Some(who) = who {
                    let player = self.player(who);
                    assert!(player.advisers.contains(adviser));
                    player.advisers = player.advisers.without(adviser);
                    player.used = player.used.without(adviser);
                }
                self.public.discards = self.public.discards.with(adviser);
            }
            Event::Used { who, adviser } => {
                let player = self.player(who);
                assert!(player.advisers.contains(adviser) && !player.used.contains(adviser));
                assert_ne!(adviser.class(), Class::Patron);
                player.used = player.used.with(adviser);
            }
            Event::Advanced { who, place, to } => {
                let player = self.player(who);
                let step = match place {
                    Place::Bridge => &mut player.bridge,
                    Place::River => &mut player.river,
                    _ => &mut player.tracks[place.track().unwrap()],
                };
                *step += 1;
                assert_eq!(*step, to);
            }
            Event::Moved { who, to } => self.player(who).space = to,
            Event::Marked { who, place, field } => {
                let player = self.player(who);
                let fields = match place {
                    Place::Temple => &mut player.temple,
                    _ => &mut player.market,
                };
                *fields |= 1 << field;
            }
            Event::Palace { who, to, .. } => self.player(who).palace = to,
            Event::MonumentTaken { who, place, from } => {
                let (site, _) = place.monument().unwrap();
                assert_eq!(self.public.monuments[site], from);
                self.public.monuments[site] = Some(who);
            }
            Event::PriceRose { place, price } => {
                self.public.prices[place.monument().unwrap().0] = price;
            }
            Event::LayerTaken { who, layer } => {
                let layers = &mut self.player(who).layers;
                assert!(!layers.contains(layer));
                *layers = layers.with(layer);
            }
            Event::FeatureTaken {
                who,
                feature,
                place,
                left_over,
            } => {
                assert_eq!(left_over, self.left.take() == Some(place));
                assert!(self.public.tokens.contains(place));
                self.public.tokens = self.public.tokens.without(place);
                let features = &mut self.player(who).features;
                *features = features.with(feature);
            }
            Event::CompositionClaimed { who, card } => {
                self.public.compositions = self.public.compositions.without(card);
                let own = &mut self.player(who).compositions;
                *own = own.with(card);
            }
            Event::DemandShown { card } => {
                self.public.demand = Some(card);
                self.public.fields = [None; 3];
            }
            Event::FieldFilled { who, field, .. } => {
                let field = &mut self.public.fields[usize::from(field)];
                assert_eq!(*field, None);
                *field = Some(who);
            }
            Event::MasterTakesToken { place } => self.left = Some(place),
            Event::Pot { wisdom } => self.public.pot = wisdom,
            Event::DieHandedOut { who, held } => {
                self.player(who).held += 1;
                assert_eq!(self.player(who).held, held);
            }
            Event::Completed { who } => self.public.completion = Some(who),
            Event::Sequence { who, .. } => self.public.sequence = who,
            Event::Seals { seals } => {
                for who in self.public.sides.seats() {
                    self.player(who).seals = seals[who];
                }
            }
            Event::MasterChanges {
                fish,
                wisdom,
                spaces,
            } => {
                self.pays(MASTER, Goods::fish(fish).plus(Goods::wisdom(wisdom)));
                self.player(MASTER).palace += spaces;
            }
            _ => {}
        }
    }

    /// Everything but dice, groups and what cannot be heard.
    fn agrees(&self, with: &Public) {
        let heard = &self.public;
        for who in with.sides.seats() {
            let (one, other) = (&heard.players[who], &with.players[who]);
            let silent = Player {
                dice: one.dice,
                groups: one.groups,
                extra: one.extra,
                ..*other
            };
            assert_eq!(*one, silent, "player {who}");
        }
        assert_eq!(heard.row, with.row);
        assert_eq!(heard.display, with.display);
        assert_eq!(heard.discards, with.discards);
        assert_eq!(heard.monuments, with.monuments);
        assert_eq!(heard.prices, with.prices);
        assert_eq!(heard.compositions, with.compositions);
        assert_eq!(heard.demand, with.demand);
        assert_eq!(heard.fields, with.fields);
        assert_eq!(heard.pot, with.pot);
        let prizes = (heard.completion, heard.sequence);
        assert_eq!(prizes, (with.completion, with.sequence));
    }
}

/// A random match from its first roll to its end; `follow` gets what was told to all, and the table after it.
pub(crate) fn random_match(
    mut now: Situation,
    number: u64,
    mut follow: impl FnMut(Vec<Event>, &Public),
) {
    let mut dice = Dice::from_number(number);
    loop {
        let mut events = EventSink::recording();
        match EternalPalace::step(&now.table.public) {
            Step::Chance => {
                let outcome = EternalPalace::draw(&now.table, &mut dice);
                EternalPalace::resolve(&mut now.table, outcome, &mut events);
            }
            Step::Ask(asked) => {
                let seat_view = now.table.view_ref(asked.first().unwrap());
                let (seat, ask) = (seat_view.seat, EternalPalace::question(seat_view));
                let action = EternalPalace::any_action(seat_view, &ask, &mut dice);
                EternalPalace::act(&mut now.table, seat, action, &mut events);
            }
            Step::Over => return,
        }
        let to_all = events.take().into_iter().filter_map(|told| match told {
            LogItem::Public(event) => Some(event),
            LogItem::Private(..) => None,
        });
        follow(to_all.collect(), &now.table.public);
    }
}

/// The table before its first roll.
pub(crate) fn at_the_start(text: &str) -> Situation {
    fresh(text).draws_until(|now| matches!(now.table.public.task(), Task::Roll(_)))
}

/// Heard by somebody who sees nothing.
fn listen(text: &str, number: u64) {
    let start = at_the_start(text);
    let mut heard = Heard {
        public: start.table.public.clone(),
        left: None,
    };
    random_match(start, number, |told, public| {
        told.into_iter().for_each(|event| heard.hear(event));
        // Advisers are readied before Wrap-up draws, a demand card is off the board before the next is
        // drawn, and a token before its feature is chosen.
        let between = Task::River(RiverTask::Draw) == public.task();
        if public.phase != Phase::WrapUp && !between {
            heard.agrees(public);
        }
        let chosen = |task: &Task| !matches!(task, Task::Feature { .. });
        if public.agenda.tasks().iter().all(chosen) {
            assert_eq!(heard.public.tokens, public.tokens);
        }
    });
}

/// Matches of every size with every module, by number.
pub(crate) fn matches() -> impl Iterator<Item = (String, u64)> {
    let places = "option alt-fish-market on | option alt-academy on | option alt-temple on | \
                  option alt-market on | option alt-bridge on";
    let mut all = Vec::new();
    for number in 0..3 {
        for module in ["river off", "river on", "labyrinth on", "compositions on"] {
            for seats in 1..=5 {
                let privileges = if seats > 1 && number > 0 { "on" } else { "off" };
                let text = format!(
                    "{seats} seats | option strategy perception | option {module} | option privileges {privileges}"
                );
                let other = format!("{text} | {places} | option difficulty master");
                all.extend([(text, number), (other, number)]);
            }
        }
    }
    all.into_iter()
}

/// EP-023 In matches of every size with every module.
#[test]
fn s2_whoever_listens_knows_the_table() {
    matches().for_each(|(text, number)| listen(&text, number));
}
