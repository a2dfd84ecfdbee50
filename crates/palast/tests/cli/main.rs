//! Runs the program as a user does: every command, with correct and with wrong arguments.

mod admin;
mod arena;
mod config;
mod help;
mod postgres;
mod records;
mod review;
mod selfplay;
mod serving;
#[cfg(unix)]
mod stopping;
mod support;
#[cfg(target_os = "linux")]
mod terminal;
mod translations;
mod usage_errors;
