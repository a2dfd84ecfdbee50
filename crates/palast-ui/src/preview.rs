//! The consequence of an answer, found by applying the rules to an imagined table.

use palast_core::{Dice, EventSink, Imagine, LogItem, Seed, Table, ViewRef};

/// Returns the table after a legal answer, before anything is drawn, and the log items of the answer.
///
/// The table is imagined from what the viewer knows, so it reveals nothing hidden. But whatever
/// depends on the imagined part is invented; a UI must only use what does not. The same view always
/// imagines the same table.
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
