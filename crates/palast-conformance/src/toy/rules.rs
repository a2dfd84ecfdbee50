//! The rules of the toy as the contract wants them; `turn` has what answers do.

use palast_core::{AuditError, Dice, Game, NoEdition, Rules, ScoreLine, Seat, SeatMap, SeatSet};
use palast_core::{EventSink, Standings, Step, Table, ViewRef};

use super::parts::{Answer, Ask, Choices, Coin, Coins, Dealt, Ending, Event, Phase, Private};
use super::parts::{PrivateEvent, Public, Refused, Round, Secret};
use super::turn::{
    audit, begin_bidding, begin_burial, bidders, bury, count_call, end_round, finish,
};
use super::turn::{next_to_deal, nth, peek, peekable, pick};
use super::{Toy, mutants};

impl<const D: u8> Game for Toy<D> {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=3;
    const ENDINGS: &'static [&'static str] = &["rounds", "points"];
    // Three rounds of three seats answering twice, one peek and one burial.
    const LONGEST: u32 = 3 * (3 * 2 + 1 + 1);

    type Options = Choices<D>;
    type Edition = NoEdition;
    type Public = Public<D>;
    type Private = Private;
    type Secret = Secret;
    type Decision = Ask;
    type Action = Answer<D>;
    type Outcome = Dealt;
    type Event = Event;
    type PrivateEvent = PrivateEvent;
    type Illegal = Refused;

    fn setup(rules: &'static Rules<Self>) -> Table<Self> {
        let bag = Coins([Coin::COPIES; 4]);
        let public = Public {
            seats: rules.seats,
            round: Round(0),
            phase: Phase::Deal,
            held: SeatMap::default(),
            buried: SeatMap::default(),
            bag: bag.total(),
            open: Coins::default(),
            finished: SeatSet::EMPTY,
            points: SeatMap::default(),
            spill: 0,
        };
        let secret = Secret {
            bag,
            buried: Coins::default(),
        };
        Table::new(rules, public, SeatMap::default(), secret)
    }

    fn step(public: &Public<D>) -> Step {
        match public.phase {
            Phase::Deal => Step::Chance,
            Phase::Seal => Step::Ask(bidders(public)),
            Phase::Bury(_) if D == mutants::ASKS_NOBODY && public.round.0 == 1 => {
                Step::Ask(SeatSet::EMPTY)
            }
            Phase::Peek(seat) | Phase::Bury(seat) => Step::Ask(SeatSet::one(seat)),
            Phase::Over(_) => Step::Over,
        }
    }

    fn question(seat_view: ViewRef<'_, Self>) -> Ask {
        match seat_view.public.phase {
            Phase::Peek(_) => Ask::WhomToPeekAt,
            Phase::Bury(_) => Ask::WhatToBury,
            Phase::Seal if seat_view.own.picked.is_some() => Ask::BidOrFold,
            Phase::Seal | Phase::Deal | Phase::Over(_) => Ask::WhichCoin,
        }
    }

    fn legal_actions(seat_view: ViewRef<'_, Self>, ask: &Ask, into: &mut Vec<Answer<D>>) {
        let hand = seat_view.own.hand;
        match ask {
            Ask::WhichCoin => into.extend(hand.kinds().map(Answer::Pick)),
            Ask::BidOrFold => {
                into.push(Answer::Bid);
                if D != mutants::MENU_MOVES || seat_view.public.finished.is_empty() {
                    into.push(Answer::Fold);
                }
            }
            Ask::WhomToPeekAt if D == mutants::EMPTY_MENU && seat_view.public.round.0 == 1 => {}
            Ask::WhomToPeekAt => {
                into.extend(peekable(seat_view).map(Answer::Peek));
                into.push(Answer::Pass);
            }
            Ask::WhatToBury => {
                into.extend(hand.kinds().map(Answer::Bury));
                if D != mutants::ALLOWED_BUT_UNLISTED || seat_view.public.round.0 != 1 {
                    into.push(Answer::Keep);
                }
            }
        }
        if D == mutants::UNSORTED_MENU {
            into.reverse();
        }
        if D == mutants::DOUBLED_ENTRY {
            into.insert(0, into[0]);
        }
    }

    fn check(seat_view: ViewRef<'_, Self>, ask: &Ask, action: &Answer<D>) -> Result<(), Refused> {
        match (ask, action) {
            (Ask::WhatToBury, Answer::Bury(Coin(3))) if D == mutants::LISTED_BUT_REFUSED => {
                Err(Refused::NotInHand)
            }
            (Ask::WhichCoin, Answer::Pick(coin)) | (Ask::WhatToBury, Answer::Bury(coin)) => {
                if seat_view.own.hand.of(*coin) > 0 {
                    Ok(())
                } else {
                    Err(Refused::NotInHand)
                }
            }
            (Ask::BidOrFold, Answer::Fold) if D == mutants::MENU_MOVES => {
                let late = !seat_view.public.finished.is_empty();
                if late {
                    Err(Refused::AnotherQuestion)
                } else {
                    Ok(())
                }
            }
            (Ask::WhomToPeekAt, Answer::Peek(seat)) => {
                let there = peekable(seat_view).any(|other| other == *seat);
                if there {
                    Ok(())
                } else {
                    Err(Refused::NoSuchHand)
                }
            }
            (Ask::BidOrFold, Answer::Bid | Answer::Fold)
            | (Ask::WhomToPeekAt, Answer::Pass)
            | (Ask::WhatToBury, Answer::Keep) => Ok(()),
            _ if D == mutants::CHECK_PANICS => panic!("planted: nobody would send that"),
            _ => Err(Refused::AnotherQuestion),
        }
    }

    fn act(table: &mut Table<Self>, seat: Seat, action: Answer<D>, events: &mut EventSink<Self>) {
        match action {
            Answer::Pick(coin) => pick(table, seat, coin, events),
            Answer::Bid => finish(table, seat, true, events),
            Answer::Fold => finish(table, seat, false, events),
            Answer::Peek(other) => peek(table, seat, other, events),
            Answer::Pass => begin_burial(table),
            Answer::Bury(coin) => bury(table, seat, coin, events),
            Answer::Keep if D == mutants::ENDLESS => {}
            Answer::Keep => end_round(table),
        }
    }

    fn chances(table: &Table<Self>, into: &mut Vec<(Dealt, u32)>) {
        let Some(seat) = next_to_deal(table) else {
            return;
        };
        let bag = table.secret.bag;
        let impure = D == mutants::IMPURE_CHANCES && count_call().is_multiple_of(3);
        for coin in bag.kinds() {
            let weight = if impure { 1 } else { u32::from(bag.of(coin)) };
            into.push((Dealt(seat, coin), weight));
            if D == mutants::CHANCE_LISTED_TWICE {
                into.push((Dealt(seat, coin), weight));
            }
        }
    }

    fn resolve(table: &mut Table<Self>, Dealt(seat, coin): Dealt, events: &mut EventSink<Self>) {
        table.secret.bag.take(coin);
        table.public.bag -= 1;
        table.private[seat].hand.add(coin);
        table.public.held[seat] += 1;
        events.emit(|| Event::Dealt(seat, (D == mutants::DEAL_TOLD).then_some(coin)));
        events.emit_to(seat, || PrivateEvent::Yours(coin));
        if next_to_deal(table).is_none() {
            begin_bidding(table);
        }
    }

    fn standings(table: &Table<Self>) -> Standings {
        let ending = match table.public.phase {
            Phase::Over(Ending::Points) if D == mutants::ENDING_UNLISTED => "glory",
            Phase::Over(Ending::Points) => "points",
            Phase::Over(Ending::Rounds)
            | Phase::Deal
            | Phase::Seal
            | Phase::Peek(_)
            | Phase::Bury(_) => "rounds",
        };
        let line = |key, values: &SeatMap<u8>, deciding| ScoreLine {
            key,
            values: values.map(|value| i32::from(*value)),
            automa: None,
            deciding,
        };
        let lines = vec![
            line("points", &table.public.points, true),
            line("coins", &table.public.held, false),
        ];
        let mut standings = Standings::rank(ending, table.rules.seats, lines);
        if D == mutants::PLACE_SKIPPED {
            standings.places = standings
                .places
                .map(|place| if *place > 1 { place + 1 } else { *place });
        }
        standings
    }

    fn payoff(table: &Table<Self>) -> SeatMap<f32> {
        let winners = Self::standings(table).winners(table.rules.seats);
        let shared = D != mutants::PAYOFF_TOO_MUCH;
        let share = if shared {
            1.0 / f32::from(winners.len())
        } else {
            1.0
        };
        SeatMap::from_fn(|seat| if winners.contains(seat) { share } else { 0.0 })
    }

    fn audit(table: &Table<Self>) -> Result<(), AuditError> {
        audit(table).map_err(|what| AuditError(what.to_owned()))
    }

    fn is_sealed(ask: &Ask) -> bool {
        match ask {
            Ask::WhichCoin | Ask::BidOrFold | Ask::WhatToBury => true,
            Ask::WhomToPeekAt => false,
        }
    }

    fn draw(table: &Table<Self>, dice: &mut Dice) -> Dealt {
        let seat = next_to_deal(table).expect("called only when a coin is to be dealt");
        let mut bag = table.secret.bag;
        if D == mutants::DRAW_BIASED {
            bag = Coins(bag.0.map(|copies| copies.min(1)));
        }
        if D == mutants::DRAW_LACKS && bag.0[..3] != [0; 3] {
            bag.0[3] = 0;
        }
        Dealt(seat, nth(bag, dice.below(u32::from(bag.total()))))
    }

    fn any_action(seat_view: ViewRef<'_, Self>, ask: &Ask, dice: &mut Dice) -> Answer<D> {
        let mut actions = Vec::new();
        Self::legal_actions(seat_view, ask, &mut actions);
        if D == mutants::ANY_ACTION_BIASED && dice.below(4) == 0 {
            return actions[0];
        }
        *dice.pick(&actions)
    }

    fn timeout_action(seat_view: ViewRef<'_, Self>, ask: &Ask, dice: &mut Dice) -> Answer<D> {
        match ask {
            Ask::WhichCoin if D == mutants::TIMEOUT_ILLEGAL => Answer::Pick(Coin(0)),
            Ask::WhichCoin => Self::any_action(seat_view, ask, dice),
            Ask::BidOrFold => Answer::Fold,
            Ask::WhomToPeekAt => Answer::Pass,
            Ask::WhatToBury => Answer::Keep,
        }
    }

    fn settle(table: &mut Table<Self>, dice: &mut Dice) {
        while Self::step(&table.public) == Step::Chance {
            let mut dealt = Self::draw(table, dice);
            if D == mutants::SETTLE_FAVOURS {
                dealt.1 = table.secret.bag.kinds().next().unwrap_or(dealt.1);
            }
            Self::resolve(table, dealt, &mut EventSink::silent());
            if D == mutants::SETTLE_STOPS {
                return;
            }
        }
    }
}
