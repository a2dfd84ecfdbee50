//! Imagined worlds: possible, and indistinguishable from the truth for the one who imagines.

use palast_core::{Imagine, Step, Viewer};

use super::ensure;
use crate::plan::each_match;
use crate::walk::{Walk, playout};
use crate::{Config, Failure};

/// At every table and for every seat, `imagine` gives that seat the same view and passes `audit`;
/// now and then the imagined match is played on and must end.
///
/// # Errors
/// The first world that does not fit.
pub fn imagined_tables_fit<G: Imagine>(config: &Config) -> Result<(), Failure> {
    each_match("imagined_tables_fit", config, |walk: &mut Walk<G>| {
        loop {
            for seat in walk.rules().seats.seats() {
                let mut world = G::imagine(walk.table.view_ref(seat), &mut walk.dice);
                let viewer = Viewer::Seat(seat);
                ensure(world.view(viewer) == walk.table.view(viewer), || {
                    format!("what seat {seat} imagines looks different to seat {seat}")
                })?;
                G::audit(&world)
                    .map_err(|error| format!("what seat {seat} imagines cannot be: {error}"))?;
                let now = walk.inputs.len() + seat.index();
                if now.is_multiple_of(23) && walk.step() != Step::Over {
                    ensure(playout(&mut world, &mut walk.dice), || {
                        format!("what seat {seat} imagines cannot be played to its end")
                    })?;
                    G::audit(&world).map_err(|error| {
                        format!("what seat {seat} imagined ended wrongly: {error}")
                    })?;
                }
            }
            if !walk.advance() {
                return Ok(());
            }
        }
    })
}
