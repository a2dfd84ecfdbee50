//! The store from outside, in one binary (each further one would link SQLite again).
#![expect(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod files;
mod lists;
mod migration;
mod opening;
mod postgres;
mod races;
mod reviews;
mod story;
mod support;
mod survival;
mod transfer;
