//! The server through its router, without sockets.
#![expect(
    clippy::unwrap_used,
    reason = "a test that fails by unwrapping fails all the same"
)]

mod alone;
mod api;
mod auction;
mod clock;
mod company;
mod connections;
mod explaining;
mod fairness;
mod faults;
mod faulty;
mod fuzz;
mod hints;
mod leaving;
mod logging;
mod manners;
mod matches;
mod memory;
mod metrics;
mod plan;
mod promises;
mod refusals;
mod replaying;
mod reviewing;
mod secrets;
mod sections;
mod support;
mod toy;
mod upgrade;
mod waking;
