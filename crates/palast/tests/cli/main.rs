//! The program from outside: every command, right and wrong.

mod looking;
mod measuring;
mod records;
mod support;
#[cfg(target_os = "linux")]
mod terminal;
mod words;
mod wrong_use;
