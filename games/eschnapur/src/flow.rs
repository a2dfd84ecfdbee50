//! The course of a round (§4, §9): from one question to the next.
//!
//! [`Public::next`] says where the round goes on. Every point does its work and either waits for
//! somebody or goes on; gold that is owed is always paid first. So a phase knows neither what came
//! before it nor who had to choose cards from the bank in between.

use palast_core::{Seat, SeatSet};

use crate::{Event, EventSink, Official, Phase, Point, Public, Table, Window};
use crate::{bids, build, buy, end, lay_gold, move_stone, order, payout, settlement, stalemate};

/// Whether the table waits for somebody.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    Wait,
    On,
}

/// Goes on until somebody is asked, something is drawn, or the match is over.
pub(crate) fn run(table: &mut Table, events: &mut EventSink) {
    loop {
        if payout::pay(table, events) == Flow::Wait {
            return;
        }
        let flow = match table.public.next {
            Point::Round => begin_round(table, events),
            Point::Open(window) => buy::open(table, window, events),
            Point::Window(window) => buy::window(table, window),
            Point::Gold => lay_gold::begin(table, events),
            Point::Before(official) => before(table, official, events),
            Point::Reveal(official) => bids::reveal(table, official, events),
            Point::HandCard(official) => bids::ask_hand_card(table, official),
            Point::Evaluate(official) => bids::evaluate(table, official, events),
            Point::Marker => order::marker(table),
            Point::Order => order::deal(table),
            Point::Turn(turn) => build::begin(table, turn, events),
            Point::Build(turn) => build::go_on(table, turn, events),
            Point::Ban(again) => move_stone::ban(table, again),
            Point::Move => move_stone::begin(table, events),
            Point::Settle => settlement::privilege_points(table, events),
            Point::Wages(part) => settlement::wages(table, part, events),
            Point::Score => settlement::score(table, events),
            Point::Relief => stalemate::relieve(table, events),
        };
        if flow == Flow::Wait {
            return;
        }
    }
}

/// Goes on after a purchase in the middle of a question: owed gold is paid, then the question
/// stands again.
pub(crate) fn run_again(table: &mut Table, events: &mut EventSink) {
    if let Phase::HandCard(official) = table.public.phase {
        table.public.next = Point::HandCard(official);
    }
    run(table, events);
}

/// A new round, and phase 1.
fn begin_round(table: &mut Table, events: &mut EventSink) -> Flow {
    let public = &mut table.public;
    public.round += 1;
    public.sites = Default::default();
    public.muted = Default::default();
    public.tie_winner = None;
    public.hand_player = None;
    public.stalled = stalemate::is_stalled(public);
    for seat in public.seats.seats() {
        table.private[seat].sites = Default::default();
    }
    public.phase = Phase::Sites;
    public.waiting = public.seats.all();
    public.next = Point::Open(Window::BeforeGold);
    events.emit(|| Event::RoundBegan {
        round: public.round,
    });
    Flow::Wait
}

/// The boundary before an official's cards are turned.
fn before(table: &mut Table, official: Official, events: &mut EventSink) -> Flow {
    buy::grant_wishes(table, events);
    let public = &mut table.public;
    // W2 has just asked whoever was blocked on the first official to come.
    let blocked = public.blockade.is_some_and(|(_, at)| at == official);
    let last_chance = blocked && official > Official::Stop;
    public.next = if last_chance {
        Point::Open(Window::Refuse(official))
    } else {
        Point::Reveal(official)
    };
    Flow::On
}

/// Where the round goes on after a window.
pub(crate) fn after(public: &Public, window: Window) -> Point {
    match window {
        Window::BeforeGold => Point::Gold,
        Window::Refuse(Official::Blockade) => Point::Before(Official::Stop),
        Window::Refuse(official) => Point::Reveal(official),
        Window::Order => Point::Marker,
        Window::Move => Point::Ban(false),
        Window::MoveWinner if public.ignore_stop => Point::Open(Window::MoveAgain),
        Window::MoveWinner => Point::Move,
        Window::MoveAgain => Point::Ban(true),
        Window::BeforeWages => Point::Wages(0),
        Window::RoundEnd => Point::Relief,
    }
}

/// Where the round goes on after an official was evaluated and used.
pub(crate) fn after_official(public: &mut Public, official: Official) {
    public.winner = None;
    public.next = match official {
        Official::Blockade => Point::Before(Official::Stop),
        Official::Stop => Point::Before(Official::Stones),
        Official::Stones => Point::Before(Official::Order),
        Official::Order => Point::Turn(0),
        Official::Move => Point::Settle,
    };
}

/// The match is over.
pub(crate) fn finish(table: &mut Table, events: &mut EventSink) -> Flow {
    end::finish(table, events);
    Flow::Wait
}

/// Waits for one seat.
pub(crate) fn wait_for(public: &mut Public, phase: Phase, seat: Seat) -> Flow {
    public.phase = phase;
    public.waiting = SeatSet::one(seat);
    Flow::Wait
}
