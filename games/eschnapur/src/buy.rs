//! §5 Buying privileges: when which card is for sale, windows, wishes, two buyers for one card.
//!
//! Buying is using: whatever a card does begins here. A window asks everybody who could pay for a
//! card that is legal there (ESC-186), so the question itself tells nothing. Answers are sealed;
//! the earliest in turn order gets a card, whoever lost may choose again (§5.3). With the option
//! `purchases live` the first answer gets it.

use palast_core::{Seat, SeatSet};

use crate::flow::{self, Flow};
use crate::{Action, Event, Illegal, Payment, Phase, Point, Privilege, PrivilegeSet, Public};
use crate::{EventSink, PrivateEvent, Purchases, Request, Rules, Table, ViewRef, Window, build};
use crate::{give_stones, move_stone};

const GOLD5: u8 = 5;
const GOLD3: u8 = 3;

/// Of these cards the unsold ones that the seat can pay.
#[inline]
fn affordable(rules: &Rules, public: &Public, seat: Seat, cards: PrivilegeSet) -> PrivilegeSet {
    let points = public.discs[seat];
    let unsold = public.for_sale.and(cards);
    if points == 0 || unsold.is_empty() {
        return PrivilegeSet::EMPTY;
    }
    let payable = |card: &Privilege| u16::from(rules.edition.cost(*card)) <= points;
    unsold.iter().filter(payable).collect()
}

/// The cards that are legal in a window for those it asks (Ruling 29).
fn cards(public: &Public, window: Window) -> PrivilegeSet {
    match window {
        Window::BeforeGold => PrivilegeSet::INSTANTS
            .with(Privilege::WinTies)
            .with(Privilege::HandPlay),
        Window::Refuse(_) => PrivilegeSet::one(Privilege::RefuseBlockade),
        Window::Order => PrivilegeSet::one(Privilege::ChooseOrder),
        Window::Move | Window::MoveAgain if move_stone::with_stones(public).is_empty() => {
            PrivilegeSet::EMPTY
        }
        Window::Move | Window::MoveAgain => PrivilegeSet::one(Privilege::BanLast),
        Window::MoveWinner if public.stop.is_none() => PrivilegeSet::EMPTY,
        Window::MoveWinner => PrivilegeSet::one(Privilege::IgnoreStop),
        Window::BeforeWages | Window::RoundEnd => PrivilegeSet::INSTANTS,
    }
}

/// What a window offers this seat. It asks those who can pay for one of its own cards; ESC-240 they may
/// buy gold and stones there too, but in rules version 1.
#[inline]
#[must_use]
pub fn offers(rules: &Rules, public: &Public, seat: Seat, window: Window) -> PrivilegeSet {
    let own = affordable(rules, public, seat, cards(public, window));
    if rules.version == 1 || own.is_empty() {
        return own;
    }
    own.or(affordable(rules, public, seat, PrivilegeSet::INSTANTS))
}

/// ESC-239 Whether this seat could buy gold now and wants to be asked.
pub(crate) fn brings_gold(rules: &Rules, public: &Public, seat: Seat) -> bool {
    let gold = PrivilegeSet::one(Privilege::Gold5).with(Privilege::Gold3Stones2);
    let asked = !public.muted.contains(seat) && public.bank.value() > 0;
    asked && !affordable(rules, public, seat, gold).is_empty()
}

/// What is for sale to the builder in their own turn (W5).
#[inline]
#[must_use]
pub fn offers_in_turn(rules: &Rules, public: &Public, seat: Seat) -> PrivilegeSet {
    let wanted = affordable(
        rules,
        public,
        seat,
        PrivilegeSet::INSTANTS
            .with(Privilege::FreeSites)
            .with(Privilege::IgnoreStop),
    );
    if wanted.is_empty() {
        return wanted;
    }
    let has_stone = public.stones[seat] > 0;
    let has_room = |part| !build::is_full(rules, public, part);
    let sites = public.sites[seat];
    // Only if there is a stone for it and a field that was closed before.
    let elsewhere = || {
        let mut others = public.open_parts().minus(sites).iter();
        others.any(|part| public.stop != Some(part) && has_room(part))
    };
    let stopped = || {
        public
            .stop
            .is_some_and(|part| sites.contains(part) && has_room(part))
    };
    let mut offers = wanted;
    if !(has_stone && elsewhere()) {
        offers = offers.without(Privilege::FreeSites);
    }
    if !(has_stone && stopped()) {
        offers = offers.without(Privilege::IgnoreStop);
    }
    offers
}

/// What is for sale to the player of HAND_PLAY when they are asked for a card.
#[inline]
pub(crate) fn instants(view: ViewRef<'_>) -> PrivilegeSet {
    affordable(view.rules, view.public, view.seat, PrivilegeSet::INSTANTS)
}

/// What this seat may wish for: one card at a time (§5.2).
#[inline]
pub(crate) fn wishes(view: ViewRef<'_>) -> PrivilegeSet {
    if view.own.wish.is_some() {
        PrivilegeSet::EMPTY
    } else {
        instants(view)
    }
}

/// Wishes are carried out and a window opens.
pub(crate) fn open(table: &mut Table, window: Window, events: &mut EventSink) -> Flow {
    grant_wishes(table, events);
    let public = &mut table.public;
    let all = public.seats.all();
    let winner = public.winner.map_or(SeatSet::EMPTY, SeatSet::one);
    let seats = match window {
        Window::BeforeGold | Window::BeforeWages | Window::RoundEnd => all,
        Window::Refuse(_) => public
            .blockade
            .map_or(SeatSet::EMPTY, |(seat, _)| SeatSet::one(seat)),
        Window::Order | Window::Move | Window::MoveAgain => minus(all, winner),
        Window::MoveWinner => winner,
    };
    public.in_window = minus(seats, public.muted);
    public.next = Point::Window(window);
    Flow::On
}

fn minus(seats: SeatSet, others: SeatSet) -> SeatSet {
    others.iter().fold(seats, SeatSet::without)
}

/// A window asks everybody in it who can buy something, or closes.
pub(crate) fn window(table: &mut Table, window: Window) -> Flow {
    let public = &mut table.public;
    let mut waiting = SeatSet::EMPTY;
    for seat in public.in_window.iter() {
        if !offers(table.rules, public, seat, window).is_empty() {
            waiting = waiting.with(seat);
        }
    }
    if waiting.is_empty() {
        public.in_window = SeatSet::EMPTY;
        public.next = flow::after(public, window);
        return Flow::On;
    }
    public.phase = Phase::Window(window);
    public.waiting = waiting;
    Flow::Wait
}

pub(crate) fn list(offers: PrivilegeSet, into: &mut Vec<Action>) {
    into.extend(offers.iter().map(Action::Buy));
}

pub(crate) fn list_wishes(view: ViewRef<'_>, into: &mut Vec<Action>) {
    into.extend(wishes(view).iter().map(Action::Wish));
}

/// Why a card is not among the offers.
pub(crate) fn check(
    view: ViewRef<'_>,
    offers: PrivilegeSet,
    privilege: Privilege,
) -> Result<(), Illegal> {
    if offers.contains(privilege) {
        return Ok(());
    }
    let cost = u16::from(view.rules.edition.cost(privilege));
    Err(if !view.public.for_sale.contains(privilege) {
        Illegal::Sold
    } else if view.public.discs[view.seat] < cost {
        Illegal::TooFewPoints
    } else {
        Illegal::NotNow
    })
}

pub(crate) fn check_wish(view: ViewRef<'_>, privilege: Privilege) -> Result<(), Illegal> {
    if view.own.wish.is_some() {
        return Err(Illegal::WishStands);
    }
    check(view, wishes(view), privilege)
}

/// An answer in a window.
pub(crate) fn answer(table: &mut Table, seat: Seat, request: Request, events: &mut EventSink) {
    if table.rules.options.purchases == Purchases::Live {
        carry_out(table, seat, request, events);
        return flow::run(table, events);
    }
    table.private[seat].request = Some(request);
    let public = &mut table.public;
    public.waiting = public.waiting.without(seat);
    if !public.waiting.is_empty() {
        return;
    }
    // ESC-183 The earliest in turn order first.
    for place in 1..=table.public.order.len() {
        let seat = table
            .public
            .order
            .holder(place)
            .expect("markers count from one");
        if let Some(request) = table.private[seat].request.take() {
            carry_out(table, seat, request, events);
        }
    }
    flow::run(table, events);
}

fn carry_out(table: &mut Table, seat: Seat, request: Request, events: &mut EventSink) {
    let public = &mut table.public;
    match request {
        Request::Pass => public.in_window = public.in_window.without(seat),
        Request::Mute => {
            public.in_window = public.in_window.without(seat);
            public.muted = public.muted.with(seat);
        }
        Request::Buy(privilege) if public.for_sale.contains(privilege) => {
            sell(table, seat, privilege, events);
        }
        Request::Buy(privilege) => events.emit_to(seat, || PrivateEvent::NotBought { privilege }),
    }
}

pub(crate) fn wish(table: &mut Table, seat: Seat, privilege: Privilege) {
    table.private[seat].wish = Some(privilege);
}

/// ESC-185 A boundary: standing wishes are carried out, in turn order, if they still can be.
pub(crate) fn grant_wishes(table: &mut Table, events: &mut EventSink) {
    for place in 1..=table.public.order.len() {
        let seat = table
            .public
            .order
            .holder(place)
            .expect("markers count from one");
        let Some(privilege) = table.private[seat].wish.take() else {
            continue;
        };
        let instants = PrivilegeSet::INSTANTS;
        if affordable(table.rules, &table.public, seat, instants).contains(privilege) {
            sell(table, seat, privilege, events);
        } else {
            events.emit_to(seat, || PrivateEvent::NotBought { privilege });
        }
    }
}

/// A purchase in one's own turn.
pub(crate) fn buy(table: &mut Table, seat: Seat, privilege: Privilege, events: &mut EventSink) {
    sell(table, seat, privilege, events);
    flow::run_again(table, events);
}

/// The card is paid, used and gone.
fn sell(table: &mut Table, seat: Seat, privilege: Privilege, events: &mut EventSink) {
    let public = &mut table.public;
    let cost = table.rules.edition.cost(privilege);
    public.discs[seat] -= u16::from(cost);
    public.for_sale = public.for_sale.without(privilege);
    events.emit(|| Event::PrivilegeBought {
        seat,
        privilege,
        cost,
    });
    if PrivilegeSet::INSTANTS.contains(privilege) {
        public.stalled = false;
    }
    match privilege {
        Privilege::ChooseOrder | Privilege::BanLast => public.chooser = Some(seat),
        Privilege::WinTies => public.tie_winner = Some(seat),
        Privilege::FreeSites => public.free_sites = true,
        Privilege::IgnoreStop => public.ignore_stop = true,
        Privilege::HandPlay => public.hand_player = Some(seat),
        Privilege::Gold5 => owe(public, seat, GOLD5),
        Privilege::Gold3Stones2 => {
            owe(public, seat, GOLD3);
            stones(public, seat, 2, events);
        }
        Privilege::Stones3 => stones(public, seat, 3, events),
        Privilege::RefuseBlockade => {
            if let Some((seat, official)) = public.blockade.take() {
                events.emit(|| Event::BlockadeRefused { seat, official });
            }
        }
    }
}

fn owe(public: &mut Public, seat: Seat, gold: u8) {
    public.due[seat] += gold;
    public.payment = Payment::Privilege;
}

fn stones(public: &mut Public, seat: Seat, stones: u8, events: &mut EventSink) {
    let stones = give_stones::take(public, seat, stones);
    events.emit(|| Event::StonesTaken { seat, stones });
}
