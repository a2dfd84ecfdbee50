//! What an answer would do, found by letting the rules do it to an imagined table.

use palast_core::{Dice, Imagine, Seed, Sight, Table, Tell, Told};

/// The table after a legal answer, before anything is drawn, and what would have been told.
///
/// The table is imagined from what the viewer knows, so nothing hidden can show through; but what
/// rests on the imagined part is made up, and a face that says what an answer would do must look
/// only at what does not. The same sight always imagines the same table.
pub fn foresee<G: Imagine>(sight: Sight<'_, G>, action: G::Action) -> (Table<G>, Vec<Told<G>>) {
    // Any fixed dice will do.
    let mut dice = Dice::for_draw(&Seed::from_number(0), 0);
    let mut table = G::imagine(sight, &mut dice);
    let mut tell = Tell::listening();
    G::act(&mut table, sight.seat, action, &mut tell);
    (table, tell.take())
}
