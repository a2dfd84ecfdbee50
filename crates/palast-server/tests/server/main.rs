//! The server through its router, without sockets.
#![expect(
    clippy::unwrap_used,
    reason = "a test that fails by unwrapping fails all the same"
)]

mod alone;
mod clock;
mod company;
mod connections;
mod fairness;
mod faults;
mod faulty;
mod logging;
mod manners;
mod matches;
mod memory;
mod refusals;
mod secrets;
mod sections;
mod support;
mod toy;
mod waking;
