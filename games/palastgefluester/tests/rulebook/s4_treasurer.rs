//! §4 The Treasurer.

use palast_core::Seat;
use palastgefluester::Event;

use crate::situation::given;

/// PG-057 The whole hand as it is after playing is shown to all; no card moves.
#[test]
fn s4_treasurer_shows_the_hand() {
    given("row 1 rJ rZ | hand 1 bT rM nG nG")
        .plays("1 play bT")
        .then("known 1 rM nG nG | hand 1 rM nG nG | knows 2 1 rM nG nG | turn 2")
        .tells(Event::HandShown {
            seat: Seat::ALL[0],
            cards: "rM nG nG".parse().unwrap(),
        });
    given("row 1 rJ rZ rC rG | hand 1 bT rM")
        .plays("1 play bT")
        .then("known 1 rM");
}
