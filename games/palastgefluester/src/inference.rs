//! What the cards that others played say about the cards they kept.
//!
//! Whoever holds a card that would have lost somebody the round would have played it. So a world is
//! the likelier, the better each card played looks beside the others of the same hand, by the
//! judgement the bots go by. Hands are followed back through the round as far as all their changes
//! were seen: to the last unseen draw or swap.

use palast_core::{Game, Judge, LogEntry, LogItem, Seat, SeatMap};

use crate::{Action, Private, Row, Table};
use crate::{Card, CardSet, Decision, Event, Palastgefluester, Person, Phase, PrivateEvent};

/// How much worse an answer may look and still be given about a third as often.
const TEMPERATURE: f32 = 0.008;
/// How likely an answer is given for reasons that nobody can guess.
const WHIM: f32 = 0.06;

/// How likely what the others played in this round was, if this world is the true one.
pub(crate) fn plausibility(world: &Table, me: Seat, log: &[LogEntry<Palastgefluester>]) -> f32 {
    let began = |entry: &LogEntry<Palastgefluester>| {
        matches!(entry.item, LogItem::Public(Event::RoundBegan { .. }))
    };
    let Some(start) = log.iter().rposition(began) else {
        return 1.0;
    };
    let (before, round) = log.split_at(start);
    let king = before.iter().rev().find_map(king_turned);
    let mut hands = hands_before(world, me, round);
    let mut past = world.clone();
    past.public.phase = Phase::PlayCard;
    past.public.king = king;
    past.public.card = None;
    past.public.trace = crate::Trace::default();
    past.public.rows = SeatMap::from_fn(|_| Row::default());
    let mut likely = 1.0;
    let mut plays = hands.drain(..).rev();
    for entry in round {
        let LogItem::Public(event) = &entry.item else {
            continue;
        };
        match *event {
            Event::CardPlayed { seat, card } => {
                if seat != me
                    && let Some(Some(hand)) = plays.next()
                {
                    past.public.current = seat;
                    likely *= chance(&mut past, seat, hand, card);
                }
                past.public.rows[seat].push(card);
            }
            Event::KingTurned { person } => past.public.king = Some(person),
            Event::RowsExchanged {
                first,
                first_card,
                second,
                second_card,
                ..
            } => {
                past.public.rows[first].replace(first_card, second_card);
                past.public.rows[second].replace(second_card, first_card);
            }
            Event::CardTakenBack { seat, card } => past.public.rows[seat].take(card),
            Event::RoundBegan { .. }
            | Event::ActionSilenced { .. }
            | Event::ActionLapsed { .. }
            | Event::KingsShuffled
            | Event::HandShown { .. }
            | Event::SwapNamed { .. }
            | Event::PickLocked { .. }
            | Event::CardsSwapped { .. }
            | Event::CardDiscarded { .. }
            | Event::CardDrawn { .. }
            | Event::NextPlayer { .. }
            | Event::RoundEnded { .. }
            | Event::MatchEnded { .. } => {}
        }
    }
    likely
}

fn king_turned(entry: &LogEntry<Palastgefluester>) -> Option<Person> {
    match &entry.item {
        LogItem::Public(Event::KingTurned { person }) => Some(*person),
        LogItem::Public(_) | LogItem::Private(..) => None,
    }
}

/// The hand from which each card of another seat was played, last one first; nothing where it
/// cannot be told.
fn hands_before(
    world: &Table,
    me: Seat,
    round: &[LogEntry<Palastgefluester>],
) -> Vec<Option<CardSet>> {
    let mut hands = SeatMap::from_fn(|seat| Some(world.private[seat].hand));
    let mut played = Vec::new();
    let mut mine = None;
    for entry in round.iter().rev() {
        match &entry.item {
            LogItem::Private(_, PrivateEvent::CardsSwapped { partner, gave, got }) => {
                mine = Some((*partner, *gave, *got));
            }
            LogItem::Private(..) => {}
            LogItem::Public(Event::CardPlayed { seat, card }) if *seat != me => {
                if let Some(hand) = &mut hands[*seat] {
                    hand.insert(*card);
                }
                played.push(hands[*seat]);
            }
            LogItem::Public(Event::CardTakenBack { seat, card }) => {
                if let Some(hand) = &mut hands[*seat] {
                    hand.remove(*card);
                }
            }
            LogItem::Public(Event::CardDrawn { seat } | Event::CardDiscarded { seat }) => {
                hands[*seat] = None;
            }
            LogItem::Public(Event::CardsSwapped { seat, partner, .. }) => match mine.take() {
                Some((with, gave, got)) if *seat == me || *partner == me => {
                    hands[with] = hands[with].map(|hand| hand.minus(gave).plus(got));
                }
                Some(_) | None => {
                    hands[*seat] = None;
                    hands[*partner] = None;
                }
            },
            LogItem::Public(_) => {}
        }
    }
    played
}

/// How likely a seat plays this card out of this hand.
fn chance(past: &mut Table, seat: Seat, hand: CardSet, card: Card) -> f32 {
    past.private[seat] = Private {
        hand,
        ..Private::default()
    };
    let view = past.view_ref(seat);
    let ask = Decision::PlayCard;
    let mut menu = Vec::with_capacity(8);
    Palastgefluester::legal_actions(view, &ask, &mut menu);
    let Some(place) = menu.iter().position(|action| *action == Action::Play(card)) else {
        return 0.0;
    };
    if menu.len() == 1 {
        return 1.0;
    }
    let mut worths = Vec::with_capacity(8);
    Palastgefluester::judge_all(view, &ask, &menu, &mut worths);
    let best = worths.iter().copied().fold(f32::MIN, f32::max);
    let weight = |worth: f32| ((worth - best) / TEMPERATURE).exp();
    let total: f32 = worths.iter().map(|worth| weight(*worth)).sum();
    WHIM / menu.len() as f32 + (1.0 - WHIM) * weight(worths[place]) / total
}

#[cfg(test)]
mod tests {
    use palast_core::{Dice, EventSink, Imagine, Rules, Step, Viewer};

    use super::*;

    /// A match of bots that go by the judgement, its log, and how much likelier than an imagined
    /// table the true one is at each question, as a logarithm.
    fn gains(deal: u64) -> Vec<f32> {
        let rules = Rules::new(4, crate::Options::default()).unwrap();
        let mut dice = Dice::from_number(deal);
        let mut table = Palastgefluester::setup(rules);
        let mut log: Vec<LogEntry<Palastgefluester>> = Vec::new();
        let mut gains = Vec::new();
        loop {
            let mut events = EventSink::recording();
            match Palastgefluester::step(&table.public) {
                Step::Over => return gains,
                Step::Chance => {
                    let outcome = Palastgefluester::draw(&table, &mut dice);
                    Palastgefluester::resolve(&mut table, outcome, &mut events);
                }
                Step::Ask(seats) => {
                    let seat = seats.first().unwrap();
                    let view = table.view_ref(seat);
                    let seen = |entry: &&LogEntry<_>| entry.item.is_visible_to(Viewer::Seat(seat));
                    let told: Vec<_> = log.iter().filter(seen).cloned().collect();
                    let truth = plausibility(&table, seat, &told).ln();
                    let imagined = (0..16).map(|_| {
                        let world = Palastgefluester::imagine(view, &mut dice);
                        plausibility(&world, seat, &told)
                    });
                    let mean = imagined.sum::<f32>() / 16.0;
                    gains.push(truth - mean.ln());
                    let ask = Palastgefluester::question(view);
                    let mut menu = Vec::new();
                    Palastgefluester::legal_actions(view, &ask, &mut menu);
                    let mut worths = Vec::new();
                    Palastgefluester::judge_all(view, &ask, &menu, &mut worths);
                    let best = (0..menu.len()).max_by(|a, b| worths[*a].total_cmp(&worths[*b]));
                    let action = menu[best.unwrap()];
                    Palastgefluester::act(&mut table, seat, action, &mut events);
                }
            }
            let ply = log.len();
            log.extend(events.take().into_iter().map(|item| LogEntry { ply, item }));
        }
    }

    #[test]
    fn the_true_table_is_likelier_than_an_imagined_one() {
        let gains: Vec<f32> = (0..12).flat_map(gains).collect();
        assert!(gains.iter().all(|gain| !gain.is_nan()));
        let mean = gains.iter().sum::<f32>() / gains.len() as f32;
        assert!(mean > 0.3, "{mean} over {} questions", gains.len());
    }
}
