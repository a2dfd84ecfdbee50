//! The contract between the rules of a game and everything that plays it.
//!
//! A game implements [`Game`]; the core gives back matches, records, views and dice. What is public,
//! what belongs to one seat and what nobody may see are three types, so that hiding information is
//! not a filter somebody can forget: there is none. The crate does no I/O and knows no clock.
//!
//! Start reading at [`game`], then [`table`], then [`play`].

#[cfg(doctest)]
pub mod compile_fail;
pub mod dice;
pub mod edition;
pub mod encode;
pub mod event;
pub mod game;
pub mod hex;
pub mod options;
pub mod play;
pub mod record;
pub mod seat;
pub mod standings;
pub mod table;
pub mod thinking;

pub use dice::{Commitment, Dice, Seed};
pub use edition::{Confidence, Edition, EditionError, EditionId, NoEdition, Origin};
pub use encode::{Encode, Features};
pub use event::{EventSink, LogItem};
pub use game::{AuditError, Bot, Game, Imagine, Judge, NotationError, Step};
pub use options::{Choice, OptionError, Options};
pub use play::TakeBack;
pub use play::{AskId, LogEntry, Match, Position, ReplayError, ReplayErrorKind, SubmitError};
pub use record::{Header, Input, Parent, Record, RecordError, ResultLines, Verdict, verify};
pub use seat::{MAX_SEATS, Seat, SeatCount, SeatMap, SeatSet};
pub use standings::{ScoreLine, Standings};
pub use table::{Rules, RulesError, Table, View, ViewRef, Viewer};
pub use thinking::{Horizon, Playout, Thinking};
