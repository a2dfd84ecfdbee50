//! The server through its router, without sockets.

mod company;
mod manners;
mod matches;
mod memory;
mod refusals;
mod secrets;
mod support;
