//! Tables in memory. Each has an actor ([`actor::TableActor`]) that owns its match: its inputs are
//! commands, its outputs are replies and snapshots.
//!
//! - [`registry`] finds the actor of a table, starts it if need be, and lets streams follow a table
//!   from one incarnation of its actor to the next.
//! - [`loading`] takes a table from the store, [`journal`] writes to it.
//! - [`lobby`], [`actions`], [`seats`] and [`leaving`] handle commands.
//! - [`bots`] and [`clocks`] act when no person does; [`waking`] brings a table into memory for them.
//! - [`projection`] makes the snapshot that one person may see.
//!
//! The store's `append` decides who wrote first, so that it does not matter if a table is for a
//! moment in memory twice: the loser loads again.

mod actions;
mod actor;
mod bots;
mod clocks;
mod command;
mod config;
mod error;
mod journal;
mod leaving;
mod loading;
mod lobby;
mod opening;
mod presence;
mod projection;
mod registry;
mod seats;
mod snapshot;
mod waking;

pub(crate) use clocks::Deadline;
pub(crate) use command::{Command, Consent, Invite, NewOccupant};
pub(crate) use config::{Hints, Pace, TableConfig, Takeover, Watch};
pub(crate) use error::TableError;
pub(crate) use opening::short;
pub(crate) use opening::{TableSpec, first_asked, open, open_and_start, rematch_id, table_seed};
pub(crate) use presence::Attendance;
pub(crate) use registry::{Following, Tables};
pub(crate) use snapshot::occupant_state;
pub(crate) use snapshot::{Course, MatchSnapshot, OccupantState, SeatSnapshot, TableSnapshot};
