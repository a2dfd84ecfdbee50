//! What everyone at the table can see (§3), and what the table waits for (§4, §9).
//!
//! The set of gold a seat owns is public (Ruling 37): starting hands are equal, the bank is open,
//! and every card that leaves a hand is shown. Hidden is only which of it lies on which official.

use palast_core::{Seat, SeatCount, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Gold, Official, OfficialSet, Part, PartSet, PrivilegeSet, Purse, Stones, TurnOrder};
use crate::{Payment, Window};

/// The public part of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// The stones in the eight parts; read it with [`Public::stones_in`].
    pub parts: [Stones; 8],
    /// All gold a seat owns: its hand and its face-down cards. Cards lying open are not in it.
    pub owned: SeatMap<Purse>,
    /// The cards lying open on the boards, by seat and official.
    pub open: SeatMap<[Option<Gold>; 5]>,
    /// On which officials a seat has a face-down card, blocked ones included.
    pub down: SeatMap<OfficialSet>,
    /// The gold in the bank.
    pub bank: Purse,
    /// Stones on the boards.
    pub stones: SeatMap<u8>,
    /// Stones of each colour in the supply.
    pub supply: SeatMap<u8>,
    /// Victory points.
    pub points: SeatMap<u16>,
    /// What the disc ranking gave at the end, included in `points`.
    pub disc_points: SeatMap<u8>,
    /// Privilege points.
    pub discs: SeatMap<u16>,
    /// The site cards shown in this round.
    pub sites: SeatMap<PartSet>,
    /// Gold still owed, paid in turn order; see `payment`.
    pub due: SeatMap<u8>,
    /// What it is owed for.
    pub payment: Payment,
    /// How many play.
    pub seats: SeatCount,
    /// Counted from one.
    pub round: u16,
    /// Parts turned over: those left out from the start and those scored.
    pub turned: PartSet,
    /// Privilege cards still for sale.
    pub for_sale: PrivilegeSet,
    /// Who holds which turn-order marker. Seat order until `ordered`.
    pub order: TurnOrder,
    /// Whether the markers were dealt yet.
    pub ordered: bool,
    /// Where the construction-stop marker lies. Until phase 4 it is last round's and binds nobody.
    pub stop: Option<Part>,
    /// Where the blockade marker lies: whose card, on which official.
    pub blockade: Option<(Seat, Official)>,
    /// Where it lay last round, from phase 3 on: not there again.
    pub last_blockade: Option<(Seat, Official)>,
    /// Who wins ties in this round (WIN_TIES).
    pub tie_winner: Option<Seat>,
    /// The player who plays from the hand in this round (HAND_PLAY).
    pub hand_player: Option<Seat>,
    /// How often this player may still pass.
    pub hand_passes: u8,
    /// Who won the official being evaluated.
    pub winner: Option<Seat>,
    /// Who bought CHOOSE_ORDER or BAN_LAST and uses it now.
    pub chooser: Option<Seat>,
    /// The turn-order marker taken with CHOOSE_ORDER.
    pub marker: Option<u8>,
    /// The part whose topmost stone may not be moved (BAN_LAST).
    pub banned: Option<Part>,
    /// Whether the builder may build anywhere (FREE_SITES).
    pub free_sites: bool,
    /// Whether the stop does not bind the builder or mover (IGNORE_STOP).
    pub ignore_stop: bool,
    /// Who wants to be asked no more about privileges in this round.
    pub muted: SeatSet,
    /// Who has not yet passed in the window that is open.
    pub in_window: SeatSet,
    /// Who still has to answer.
    pub waiting: SeatSet,
    /// Whether nobody had gold of value or stones when the round began (Ruling 26), and nobody has
    /// bought their way out since.
    pub stalled: bool,
    /// How often Ruling 26 has paid since a stone was placed or a part finished (Ruling 39).
    pub reliefs: u8,
    /// Whether the first answer gets a privilege (option `purchases live`).
    pub live: bool,
    /// What the table waits for.
    pub phase: Phase,
    /// Where it goes on then.
    pub next: Point,
}

impl Public {
    /// The stones in a part.
    #[inline]
    #[must_use]
    pub const fn stones_in(&self, part: Part) -> Stones {
        self.parts[part.index()]
    }

    /// The parts under construction.
    #[inline]
    #[must_use]
    pub const fn open_parts(&self) -> PartSet {
        self.turned.rest()
    }

    /// How many cards this seat holds in hand.
    #[inline]
    #[must_use]
    pub fn hand_len(&self, seat: Seat) -> u8 {
        self.owned[seat].len() - self.down[seat].len()
    }

    /// How many parts were finished in the match; those turned from the start do not count.
    #[must_use]
    pub const fn finished(&self) -> u8 {
        self.turned.len() - PartSet::turned_at_start(self.seats.get()).len()
    }

    /// ESC-151, ESC-168, ESC-177 How many finished parts end the match.
    #[must_use]
    pub const fn goal(&self) -> u8 {
        self.seats.get() + 2
    }

    /// The officials in play.
    #[inline]
    #[must_use]
    pub const fn officials(&self) -> OfficialSet {
        OfficialSet::in_play(self.seats.get())
    }

    /// The card lying open there.
    #[inline]
    #[must_use]
    pub fn open_card(&self, seat: Seat, official: Official) -> Option<Gold> {
        self.open[seat][official as usize]
    }

    /// Whether the blockade marker lies on this seat's card there.
    #[inline]
    #[must_use]
    pub fn is_blocked(&self, seat: Seat, official: Official) -> bool {
        self.blockade == Some((seat, official))
    }

    /// Whose building turn it is, if it is anybody's.
    #[must_use]
    pub fn builder(&self) -> Option<Seat> {
        if let Point::Build(turn) = self.next {
            self.order.holder(turn + 1)
        } else {
            None
        }
    }
}

/// What the table waits for. Whom it waits for is in [`Public::waiting`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// 1: all choose two sites, unseen.
    Sites,
    /// §5.2: every player who can may buy a privilege.
    Window(Window),
    /// 2: all lay gold, unseen.
    Gold,
    /// HAND_PLAY: a card from the hand, after the others have revealed.
    HandCard(Official),
    /// 3: the winner places the blockade marker.
    Blockade,
    /// 4: the winner places the construction-stop marker.
    Stop,
    /// CHOOSE_ORDER: the buyer takes a turn-order marker.
    Marker,
    /// 6: the winner deals the turn-order markers.
    Order,
    /// 6, first round, no winner: the markers are drawn.
    DrawOrder,
    /// 7: one player places stones, one at a time, or buys.
    Build,
    /// Somebody takes gold from the bank and chooses which.
    Payout,
    /// BAN_LAST: the buyer names a topmost stone.
    Ban,
    /// 8: the winner moves a stone.
    Move,
    /// The match has ended.
    Over,
}

/// Where the round goes on when what the table waits for is done. For the rules; UIs use
/// [`Phase`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Point {
    /// A round begins.
    Round,
    /// Standing wishes are carried out, then the window opens.
    Open(Window),
    /// The window opens or goes on.
    Window(Window),
    /// Phase 2 begins.
    Gold,
    /// Standing wishes are carried out, then the official's turn has come.
    Before(Official),
    /// The cards of an official are turned.
    Reveal(Official),
    /// The player of HAND_PLAY adds a card.
    HandCard(Official),
    /// They are evaluated.
    Evaluate(Official),
    /// The player who bought CHOOSE_ORDER takes a marker.
    Marker,
    /// The winner deals the others.
    Order,
    /// The turn of the n-th player, from zero, begins.
    Turn(u8),
    /// It goes on.
    Build(u8),
    /// The player who bought BAN_LAST names a stone; true after the second window.
    Ban(bool),
    /// The winner moves a stone.
    Move,
    /// Phase 9a: privilege points.
    Settle,
    /// Phase 9b: wages of the part with this index.
    Wages(u8),
    /// Phases 9c and 9d: scoring, turning over, the end.
    Score,
    /// Ruling 26, then the next round.
    Relief,
}
