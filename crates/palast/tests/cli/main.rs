//! The program from outside: every command, right and wrong.

mod looking;
mod measuring;
mod records;
mod support;
mod words;
mod wrong_use;
