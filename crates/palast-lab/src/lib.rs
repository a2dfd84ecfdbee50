//! Bots for the laboratory that see the whole table, to show how far honest ones could get.
//!
//! No match gives its table away, so such a bot plays only on tables of its own, here. The server
//! does not depend on this crate, and `cargo xtask arrows` keeps it so.

pub mod sealed;

use palast_bots::{Search, Sensible, Settings};
use palast_core::{Bot, Dice, EventSink, Game, Imagine, Judge, Rules, Seat, Step, Table, Viewer};

/// A search that thinks about the true table instead of imagined ones. What chance will bring it
/// does not know either.
#[derive(Debug)]
pub struct Seer<G: Imagine + Judge>(Search<G>);

impl<G: Imagine + Judge> Seer<G> {
    /// A seer with these settings and dice.
    #[must_use]
    pub fn new(settings: Settings, dice: Dice) -> Self {
        Self(Search::new(settings, dice))
    }

    /// An answer for an asked seat of this table.
    pub fn choose(&mut self, table: &Table<G>, seat: Seat) -> G::Action {
        self.0.suppose(vec![table.clone()]);
        self.0.choose(&table.view(Viewer::Seat(seat)), &mut || true)
    }
}

/// The share of the victory that a seer wins in this seat, with sensible bots in all others.
#[must_use]
pub fn share<G: Imagine + Judge>(
    rules: &'static Rules<G>,
    deal: u64,
    me: Seat,
    settings: Settings,
) -> f32 {
    let mut chance = Dice::from_number(deal);
    let mut seer = Seer::<G>::new(settings, Dice::from_number(deal + 1));
    let mut sensible = Sensible::new(Dice::from_number(deal + 2));
    let mut table = G::setup(rules);
    loop {
        let seat = match G::step(&table.public) {
            Step::Over => return <G as Game>::payoff(&table)[me],
            Step::Chance => {
                G::settle(&mut table, &mut chance);
                continue;
            }
            Step::Ask(seats) => seats.first().expect("a question is to somebody"),
        };
        let action = if seat == me {
            seer.choose(&table, seat)
        } else {
            sensible.choose(&table.view(Viewer::Seat(seat)), &mut || true)
        };
        G::act(&mut table, seat, action, &mut EventSink::silent());
    }
}
