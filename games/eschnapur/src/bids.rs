//! Turning an official's cards and finding out who won (§4: reveal, ties, card return, zeros).

use palast_core::{Seat, SeatMap, SeatSet};

use crate::flow::{self, Flow};
use crate::{Action, Event, Gold, Illegal, NotWon, Official, Phase, Point, Public, Table, ViewRef};
use crate::{EventSink, Won, Zeros, blockade, buy, give_stones, move_stone, order, stop};

/// Turns the face-down cards of one official, all at once; blocked ones stay.
pub(crate) fn reveal(table: &mut Table, official: Official, events: &mut EventSink) -> Flow {
    if official == Official::Blockade {
        blockade::lift(&mut table.public, events);
    }
    let public = &mut table.public;
    for seat in public.seats.seats() {
        if !public.down[seat].contains(official) || public.is_blocked(seat, official) {
            continue;
        }
        let card = table.private[seat].down[official as usize].take();
        let card = card.expect("the public set of face-down cards is true");
        public.down[seat] = public.down[seat].without(official);
        public.owned[seat].remove(card);
        public.open[seat][official as usize] = Some(card);
    }
    events.emit(|| Event::CardsRevealed {
        official,
        cards: SeatMap::from_fn(|seat| public.open_card(seat, official)),
    });
    public.next = Point::HandCard(official);
    Flow::On
}

/// HAND_PLAY: its player adds a card now that the others have shown theirs.
///
/// Ruling 8: a carried card is the player's card. ESC-239 Somebody with an empty hand is asked only if they
/// could buy gold and play it; in rules version 1 not even then.
pub(crate) fn ask_hand_card(table: &mut Table, official: Official) -> Flow {
    let public = &mut table.public;
    public.next = Point::Evaluate(official);
    let Some(seat) = public.hand_player else {
        return Flow::On;
    };
    let could_buy = || table.rules.version > 1 && buy::brings_gold(table.rules, public, seat);
    if public.open_card(seat, official).is_none() && (public.hand_len(seat) > 0 || could_buy()) {
        flow::wait_for(public, Phase::HandCard(official), seat)
    } else {
        Flow::On
    }
}

/// Whether the player of HAND_PLAY may add nothing: as often as cards were missing when phase 2 began (Ruling
/// 9), and always without a card.
#[inline]
pub(crate) fn may_pass(public: &Public, seat: Seat) -> bool {
    public.hand_passes > 0 || public.hand_len(seat) == 0
}

pub(crate) fn list_hand_cards(view: ViewRef<'_>, into: &mut Vec<Action>) {
    into.extend(view.own.hand.kinds().map(Action::Play));
    if may_pass(view.public, view.seat) {
        into.push(Action::Pass);
    }
}

pub(crate) fn check_hand_card(view: ViewRef<'_>, gold: Gold) -> Result<(), Illegal> {
    if view.own.hand.has(gold) {
        Ok(())
    } else {
        Err(Illegal::NotInHand)
    }
}

/// HAND_PLAY: a card from the hand, openly, or none.
pub(crate) fn play_hand_card(
    table: &mut Table,
    seat: Seat,
    card: Option<Gold>,
    events: &mut EventSink,
) {
    let Phase::HandCard(official) = table.public.phase else {
        unreachable!("a card from the hand is asked for");
    };
    match card {
        Some(card) => {
            table.private[seat].hand.remove(card);
            table.public.owned[seat].remove(card);
            table.public.open[seat][official as usize] = Some(card);
        }
        None => table.public.hand_passes = table.public.hand_passes.saturating_sub(1),
    }
    events.emit(|| Event::HandCardPlayed {
        seat,
        official,
        card,
    });
    flow::run(table, events);
}

/// Who wins the open cards of an official, and why.
///
/// ESC-073 The highest value above zero that one player alone shows; WIN_TIES comes first.
pub(crate) fn winner(
    cards: &SeatMap<Option<Gold>>,
    tie_winner: Option<Seat>,
) -> Result<(Seat, Gold, Won), NotWon> {
    let mut shown = [SeatSet::EMPTY; 6];
    for seat in Seat::ALL {
        if let Some(gold) = cards[seat] {
            shown[gold as usize] = shown[gold as usize].with(seat);
        }
    }
    let mut tied = None;
    for gold in Gold::ALL.into_iter().skip(1).rev() {
        let seats = shown[gold as usize];
        if seats.is_empty() {
            continue;
        }
        if seats.len() == 1 {
            let seat = seats.first().expect("there is one");
            let how = match tied {
                None => Won::Highest,
                Some(tied) => Won::NextLower { tied },
            };
            return Ok((seat, gold, how));
        }
        if tied.is_none() {
            if let Some(seat) = tie_winner.filter(|seat| seats.contains(*seat)) {
                return Ok((seat, gold, Won::TieRight));
            }
            tied = Some(gold);
        }
    }
    Err(if tied.is_some() {
        NotWon::AllTied
    } else {
        NotWon::NoBid
    })
}

/// Evaluates the open cards of an official.
pub(crate) fn evaluate(table: &mut Table, official: Official, events: &mut EventSink) -> Flow {
    if official == Official::Stones {
        give_stones::give(table, events);
        return_zeros(table, official, events);
        flow::after_official(&mut table.public, official);
        return Flow::On;
    }
    let public = &mut table.public;
    let cards = SeatMap::from_fn(|seat| public.open_card(seat, official));
    match winner(&cards, public.tie_winner) {
        Ok((seat, card, how)) => {
            public.open[seat][official as usize] = None;
            public.bank.add(card);
            public.winner = Some(seat);
            events.emit(|| Event::OfficialWon {
                official,
                seat,
                card,
                how,
            });
        }
        Err(why) => {
            public.winner = None;
            events.emit(|| Event::OfficialNotWon { official, why });
        }
    }
    return_zeros(table, official, events);
    match official {
        Official::Blockade => blockade::won(table, events),
        Official::Stop => stop::won(table, events),
        Official::Order => order::won(table, events),
        Official::Move => move_stone::won(table),
        Official::Stones => unreachable!("stones have no winner"),
    }
}

/// Ruling 28: zeros return as soon as their official is evaluated.
fn return_zeros(table: &mut Table, official: Official, events: &mut EventSink) {
    if table.rules.options.zeros == Zeros::Settlement {
        return;
    }
    let mut returned = SeatSet::EMPTY;
    for seat in table.public.seats.seats() {
        if table.public.open_card(seat, official) == Some(Gold::Zero) {
            take_zero(table, seat, official);
            returned = returned.with(seat);
        }
    }
    if !returned.is_empty() {
        events.emit(|| Event::ZerosReturned { seats: returned });
    }
}

/// A revealed zero goes back to its owner's hand.
pub(crate) fn take_zero(table: &mut Table, seat: Seat, official: Official) {
    table.public.open[seat][official as usize] = None;
    table.public.owned[seat].add(Gold::Zero);
    table.private[seat].hand.add(Gold::Zero);
}
