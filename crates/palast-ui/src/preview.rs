//! What an answer would do, found by letting the rules do it to an imagined table.

use palast_core::{Dice, EventSink, Imagine, LogItem, Seed, Table, ViewRef};

/// The table after a legal answer, before anything is drawn, and what would have been told.
///
/// The table is imagined from what the viewer knows, so nothing hidden can show through; but what
/// rests on the imagined part is made up, and a UI that says what an answer would do must look
/// only at what does not. The same view always imagines the same table.
pub fn preview_action<G: Imagine>(
    seat_view: ViewRef<'_, G>,
    action: G::Action,
) -> (Table<G>, Vec<LogItem<G>>) {
    // Any fixed dice will do.
    let mut dice = Dice::for_draw(&Seed::from_number(0), 0);
    let mut table = G::imagine(seat_view, &mut dice);
    let mut events = EventSink::recording();
    G::act(&mut table, seat_view.seat, action, &mut events);
    (table, events.take())
}
