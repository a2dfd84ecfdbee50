//! The rules of the toy, with a mark where each defect is planted.

use std::sync::atomic::{AtomicU8, Ordering};

use palast_core::{AsPrinted, AuditError, Dice, Game, Rules, ScoreLine, Seat, SeatMap, SeatSet};
use palast_core::{Sight, Standings, Step, Table, Tell};

use super::parts::{Answer, Ask, Choices, Coin, Coins, Dealt, Ending, Event, Peek, Phase, Private};
use super::parts::{Public, Refused, Round, Secret, Whisper};
use super::{Toy, plant};

/// A full hand.
const HAND: u8 = 2;
/// So many points end the match.
const GOAL: u8 = 2;

/// What impure rules count: a thing outside the table.
static CALLS: AtomicU8 = AtomicU8::new(0);

impl<const D: u8> Game for Toy<D> {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=3;
    const ENDINGS: &'static [&'static str] = &["rounds", "points"];
    // Three rounds of three seats answering twice, one peek and one burial.
    const LONGEST: u32 = 3 * (3 * 2 + 1 + 1);

    type Options = Choices<D>;
    type Edition = AsPrinted;
    type Public = Public<D>;
    type Private = Private;
    type Secret = Secret;
    type Decision = Ask;
    type Action = Answer<D>;
    type Outcome = Dealt;
    type Event = Event;
    type Whisper = Whisper;
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
            Phase::Bury(_) if D == plant::ASKS_NOBODY && public.round.0 == 1 => {
                Step::Ask(SeatSet::EMPTY)
            }
            Phase::Peek(seat) | Phase::Bury(seat) => Step::Ask(SeatSet::one(seat)),
            Phase::Over(_) => Step::Over,
        }
    }

    fn question(sight: Sight<'_, Self>) -> Ask {
        match sight.public.phase {
            Phase::Peek(_) => Ask::WhomToPeekAt,
            Phase::Bury(_) => Ask::WhatToBury,
            Phase::Seal if sight.own.picked.is_some() => Ask::BidOrFold,
            Phase::Seal | Phase::Deal | Phase::Over(_) => Ask::WhichCoin,
        }
    }

    fn legal_actions(sight: Sight<'_, Self>, ask: &Ask, into: &mut Vec<Answer<D>>) {
        let hand = sight.own.hand;
        match ask {
            Ask::WhichCoin => into.extend(hand.kinds().map(Answer::Pick)),
            Ask::BidOrFold => {
                into.push(Answer::Bid);
                if D != plant::MENU_MOVES || sight.public.finished.is_empty() {
                    into.push(Answer::Fold);
                }
            }
            Ask::WhomToPeekAt if D == plant::EMPTY_MENU && sight.public.round.0 == 1 => {}
            Ask::WhomToPeekAt => {
                into.extend(peekable(sight).map(Answer::Peek));
                into.push(Answer::Pass);
            }
            Ask::WhatToBury => {
                into.extend(hand.kinds().map(Answer::Bury));
                if D != plant::ALLOWED_BUT_UNLISTED || sight.public.round.0 != 1 {
                    into.push(Answer::Keep);
                }
            }
        }
        if D == plant::UNSORTED_MENU {
            into.reverse();
        }
        if D == plant::DOUBLED_ENTRY {
            into.insert(0, into[0]);
        }
    }

    fn check(sight: Sight<'_, Self>, ask: &Ask, action: &Answer<D>) -> Result<(), Refused> {
        match (ask, action) {
            (Ask::WhatToBury, Answer::Bury(Coin(3))) if D == plant::LISTED_BUT_REFUSED => {
                Err(Refused::NotInHand)
            }
            (Ask::WhichCoin, Answer::Pick(coin)) | (Ask::WhatToBury, Answer::Bury(coin)) => {
                if sight.own.hand.of(*coin) > 0 {
                    Ok(())
                } else {
                    Err(Refused::NotInHand)
                }
            }
            (Ask::BidOrFold, Answer::Fold) if D == plant::MENU_MOVES => {
                let late = !sight.public.finished.is_empty();
                if late {
                    Err(Refused::AnotherQuestion)
                } else {
                    Ok(())
                }
            }
            (Ask::WhomToPeekAt, Answer::Peek(seat)) => {
                let there = peekable(sight).any(|other| other == *seat);
                if there {
                    Ok(())
                } else {
                    Err(Refused::NoSuchHand)
                }
            }
            (Ask::BidOrFold, Answer::Bid | Answer::Fold)
            | (Ask::WhomToPeekAt, Answer::Pass)
            | (Ask::WhatToBury, Answer::Keep) => Ok(()),
            _ if D == plant::CHECK_PANICS => panic!("planted: nobody would send that"),
            _ => Err(Refused::AnotherQuestion),
        }
    }

    fn act(table: &mut Table<Self>, seat: Seat, action: Answer<D>, tell: &mut Tell<Self>) {
        match action {
            Answer::Pick(coin) => pick(table, seat, coin, tell),
            Answer::Bid => finish(table, seat, true, tell),
            Answer::Fold => finish(table, seat, false, tell),
            Answer::Peek(other) => peek(table, seat, other, tell),
            Answer::Pass => begin_burial(table),
            Answer::Bury(coin) => bury(table, seat, coin, tell),
            Answer::Keep if D == plant::ENDLESS => {}
            Answer::Keep => end_round(table),
        }
    }

    fn chances(table: &Table<Self>, into: &mut Vec<(Dealt, u32)>) {
        let Some(seat) = next_to_deal(table) else {
            return;
        };
        let bag = table.secret.bag;
        let impure = D == plant::IMPURE_CHANCES && CALLS.fetch_add(1, Ordering::Relaxed) % 2 == 0;
        for coin in bag.kinds() {
            let weight = if impure { 1 } else { u32::from(bag.of(coin)) };
            into.push((Dealt(seat, coin), weight));
            if D == plant::CHANCE_LISTED_TWICE {
                into.push((Dealt(seat, coin), weight));
            }
        }
    }

    fn resolve(table: &mut Table<Self>, Dealt(seat, coin): Dealt, tell: &mut Tell<Self>) {
        table.secret.bag.take(coin);
        table.public.bag -= 1;
        table.private[seat].hand.add(coin);
        table.public.held[seat] += 1;
        tell.all(|| Event::Dealt(seat, (D == plant::DEAL_TOLD).then_some(coin)));
        tell.only(seat, || Whisper::Yours(coin));
        if next_to_deal(table).is_none() {
            begin_bidding(table);
        }
    }

    fn standings(table: &Table<Self>) -> Standings {
        let ending = match table.public.phase {
            Phase::Over(Ending::Points) if D == plant::ENDING_UNLISTED => "glory",
            Phase::Over(Ending::Points) => "points",
            _ => "rounds",
        };
        let line = |key, values: &SeatMap<u8>, deciding| ScoreLine {
            key,
            values: values.map(|value| i32::from(*value)),
            deciding,
        };
        let lines = vec![
            line("points", &table.public.points, true),
            line("coins", &table.public.held, false),
        ];
        let mut standings = Standings::rank(ending, table.rules.seats, lines);
        if D == plant::PLACE_SKIPPED {
            standings.places = standings
                .places
                .map(|place| if *place > 1 { place + 1 } else { *place });
        }
        standings
    }

    fn payoff(table: &Table<Self>) -> SeatMap<f32> {
        let winners = Self::standings(table).winners(table.rules.seats);
        let shared = D != plant::PAYOFF_TOO_MUCH;
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

    fn draw(table: &Table<Self>, dice: &mut Dice) -> Dealt {
        let seat = next_to_deal(table).expect("called only when a coin is to be dealt");
        let mut bag = table.secret.bag;
        if D == plant::DRAW_BIASED {
            bag = Coins(bag.0.map(|copies| copies.min(1)));
        }
        if D == plant::DRAW_LACKS && bag.0[..3] != [0; 3] {
            bag.0[3] = 0;
        }
        Dealt(seat, nth(bag, dice.below(u32::from(bag.total()))))
    }

    fn any_action(sight: Sight<'_, Self>, ask: &Ask, dice: &mut Dice) -> Answer<D> {
        let mut actions = Vec::new();
        Self::legal_actions(sight, ask, &mut actions);
        if D == plant::ANY_ACTION_BIASED && dice.below(4) == 0 {
            return actions[0];
        }
        *dice.pick(&actions)
    }

    fn absent_action(sight: Sight<'_, Self>, ask: &Ask, dice: &mut Dice) -> Answer<D> {
        match ask {
            Ask::WhichCoin if D == plant::ABSENT_ILLEGAL => Answer::Pick(Coin(0)),
            Ask::WhichCoin => Self::any_action(sight, ask, dice),
            Ask::BidOrFold => Answer::Fold,
            Ask::WhomToPeekAt => Answer::Pass,
            Ask::WhatToBury => Answer::Keep,
        }
    }

    fn settle(table: &mut Table<Self>, dice: &mut Dice) {
        while Self::step(&table.public) == Step::Chance {
            let mut dealt = Self::draw(table, dice);
            if D == plant::SETTLE_FAVOURS {
                dealt.1 = table.secret.bag.kinds().next().unwrap_or(dealt.1);
            }
            Self::resolve(table, dealt, &mut Tell::silent());
            if D == plant::SETTLE_STOPS {
                return;
            }
        }
    }
}

/// The n-th coin, counting every copy.
pub(super) fn nth(coins: Coins, n: u32) -> Coin {
    let mut rest = n;
    for coin in coins.kinds() {
        let here = u32::from(coins.of(coin));
        if rest < here {
            return coin;
        }
        rest -= here;
    }
    unreachable!("n is below the number of coins")
}

fn bidders<const D: u8>(public: &Public<D>) -> SeatSet {
    let holding = Seat::ALL.into_iter().filter(|seat| public.held[*seat] > 0);
    holding
        .filter(|seat| !public.finished.contains(*seat))
        .collect()
}

fn peekable<const D: u8>(sight: Sight<'_, Toy<D>>) -> impl Iterator<Item = Seat> {
    let others = sight
        .rules
        .seats
        .seats()
        .filter(move |seat| *seat != sight.seat);
    others.filter(move |seat| sight.public.held[*seat] > 0)
}

/// Whoever holds fewest is dealt first, until all are full or the bag is empty.
fn next_to_deal<const D: u8>(table: &Table<Toy<D>>) -> Option<Seat> {
    let held = |seat: &Seat| table.public.held[*seat];
    let poorest = table.rules.seats.seats().min_by_key(held)?;
    (table.public.bag > 0 && held(&poorest) < HAND).then_some(poorest)
}

fn pick<const D: u8>(table: &mut Table<Toy<D>>, seat: Seat, coin: Coin, tell: &mut Tell<Toy<D>>) {
    table.private[seat].picked = Some(coin);
    match D {
        plant::PICK_SHOWN => table.public.spill = coin.0 + 1,
        plant::HALF_STEP_COUNTED => table.public.spill += 1,
        plant::PICK_LOGGED => tell.all(|| Event::Picked(seat, coin)),
        plant::IMPURE_PICK => {
            table.private[seat].scratch = CALLS.fetch_add(1, Ordering::Relaxed);
        }
        _ => {}
    }
}

fn finish<const D: u8>(table: &mut Table<Toy<D>>, seat: Seat, bid: bool, tell: &mut Tell<Toy<D>>) {
    table.private[seat].bid = Some(bid);
    match D {
        plant::FIRST_COME if table.public.finished.is_empty() => {
            table.public.spill = seat.number();
        }
        plant::BID_SHOWN => table.public.spill = u8::from(bid),
        _ => {}
    }
    table.public.finished = table.public.finished.with(seat);
    tell.all(|| Event::Finished(seat));
    if bidders(&table.public).is_empty() {
        reveal(table, tell);
    }
}

fn reveal<const D: u8>(table: &mut Table<Toy<D>>, tell: &mut Tell<Toy<D>>) {
    let bids = table
        .private
        .map(|own| own.picked.filter(|_| own.bid == Some(true)));
    let made = Seat::ALL.into_iter().filter_map(|seat| bids[seat]);
    let best = if D == plant::RULE_CHANGED {
        made.min()
    } else {
        made.max()
    };
    let mut best_bidders = Seat::ALL
        .into_iter()
        .filter(|s| best.is_some() && bids[*s] == best);
    let scorer = match (best_bidders.next(), best_bidders.next()) {
        (one, None) => one,
        (Some(_), Some(_)) if D == plant::FIRST_COME => Seat::new(table.public.spill - 1),
        (_, Some(_)) => None,
    };
    for seat in table.rules.seats.seats() {
        let own = &mut table.private[seat];
        (own.picked, own.bid) = (None, None);
        let Some(coin) = bids[seat] else { continue };
        own.hand.take(coin);
        table.public.held[seat] -= 1;
        if D != plant::LOST_COIN {
            table.public.open.add(coin);
        }
        for other in table.rules.seats.seats() {
            table.private[other].known[seat].take(coin);
        }
    }
    table.public.finished = SeatSet::EMPTY;
    if D == plant::IMPURE_REVEAL {
        table.public.spill = CALLS.fetch_add(1, Ordering::Relaxed);
    }
    tell.all(|| Event::Revealed(bids, scorer));
    let Some(scorer) = scorer else {
        return begin_burial(table);
    };
    table.public.points[scorer] += 1;
    let alone = peekable(table.sight(scorer)).next().is_none();
    if table.public.points[scorer] == GOAL {
        table.public.phase = Phase::Over(Ending::Points);
    } else if alone || table.rules.options.peek == Peek::No {
        begin_burial(table);
    } else {
        table.public.phase = Phase::Peek(scorer);
    }
}

fn peek<const D: u8>(table: &mut Table<Toy<D>>, seat: Seat, at: Seat, tell: &mut Tell<Toy<D>>) {
    let hand = table.private[at].hand;
    table.private[seat].known[at] = hand;
    let ear = if D == plant::WHISPER_ASTRAY { at } else { seat };
    tell.all(|| Event::Peeked(seat, at));
    tell.only(ear, || Whisper::Hand(at, hand));
    if D == plant::PEEK_SHOWN {
        table.public.spill = hand.kinds().last().map_or(0, |coin| coin.0);
    }
    begin_burial(table);
}

fn bury<const D: u8>(table: &mut Table<Toy<D>>, seat: Seat, coin: Coin, tell: &mut Tell<Toy<D>>) {
    table.private[seat].hand.take(coin);
    table.private[seat].buried.add(coin);
    table.secret.buried.add(coin);
    table.public.held[seat] -= 1;
    table.public.buried[seat] += 1;
    for other in table.rules.seats.seats() {
        let known = &mut table.private[other].known[seat];
        // Whoever had seen the hand cannot know what is left of it: all of it is forgotten.
        if D == plant::FORGETS_JUST_ONE {
            known.take(coin);
        } else {
            *known = Coins::default();
        }
    }
    tell.all(|| Event::Buried(seat));
    end_round(table);
}

fn begin_burial<const D: u8>(table: &mut Table<Toy<D>>) {
    let index = table.public.round.0 % table.rules.seats.get();
    let seat = Seat::new(index).expect("a round's seat is at the table");
    if table.public.held[seat] > 0 {
        table.public.phase = Phase::Bury(seat);
    } else {
        end_round(table);
    }
}

fn end_round<const D: u8>(table: &mut Table<Toy<D>>) {
    table.public.round.0 += 1;
    if table.public.round.0 == table.rules.options.rounds {
        table.public.phase = Phase::Over(Ending::Rounds);
    } else if next_to_deal(table).is_some() {
        table.public.phase = Phase::Deal;
    } else {
        begin_bidding(table);
    }
}

fn begin_bidding<const D: u8>(table: &mut Table<Toy<D>>) {
    // Once the bag and all hands are empty there is nothing left to bid.
    let nothing = bidders(&table.public).is_empty();
    table.public.phase = if nothing {
        Phase::Over(Ending::Rounds)
    } else {
        Phase::Seal
    };
}

fn audit<const D: u8>(table: &Table<Toy<D>>) -> Result<(), &'static str> {
    let public = &table.public;
    let mut all = table.secret.bag;
    all.merge(&table.secret.buried);
    all.merge(&public.open);
    let mut buried = Coins::default();
    for seat in Seat::ALL {
        let own = &table.private[seat];
        all.merge(&own.hand);
        buried.merge(&own.buried);
        let counts =
            own.hand.total() == public.held[seat] && own.buried.total() == public.buried[seat];
        if !counts {
            return Err("a public count is wrong");
        }
        if own.picked.is_some_and(|coin| own.hand.of(coin) == 0) {
            return Err("a picked coin is not in hand");
        }
        if Seat::ALL
            .into_iter()
            .any(|s| !table.private[s].hand.covers(&own.known[s]))
        {
            return Err("a seat knows of a coin that is not there");
        }
    }
    if all != Coins([Coin::COPIES; 4]) {
        return Err("coins were lost or made");
    }
    if table.secret.bag.total() != public.bag || buried != table.secret.buried {
        return Err("bag or burials are not what the seats think");
    }
    Ok(())
}
