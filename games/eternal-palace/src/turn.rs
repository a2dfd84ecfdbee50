//! §3.3 Play: whose turn it is, placing a group, the end of a turn.

use palast_core::Seat;

use crate::{Event, EventSink, MasterTask, Public, Table, Task, bargain};

/// EP-035, EP-036, EP-037 The next player in the row with a group left, or the end of Play.
pub(crate) fn next(table: &mut Table) {
    let public = &mut table.public;
    let Some(who) = next_player(public) else {
        public.turn = None;
        let ends = public.completion.is_some() || public.round >= crate::end::LAST_ROUND;
        let then = if ends { Task::Score } else { Task::WrapUp };
        public.agenda.push(then);
        return;
    };
    public.turn = Some(who);
    public.agenda.push(Task::Next);
    if public.is_master(who) {
        public.agenda.push(Task::Master(MasterTask::Turn));
    } else {
        public.agenda.push(Task::EndTurn(who));
        public.agenda.push(Task::Turn(who));
    }
}

fn next_player(public: &Public) -> Option<Seat> {
    let row = public.row();
    let last = public
        .turn
        .and_then(|turn| row.iter().position(|who| *who == turn));
    let (before, after) = row.split_at(last.map_or(0, |index| index + 1));
    let can_place = |who: &&Seat| public.players[**who].has_groups();
    let next = after.iter().find(can_place);
    next.or_else(|| before.iter().find(can_place)).copied()
}

/// Whether the turn has to be ended by an answer: only if an adviser could still be used.
pub(crate) fn must_end(public: &Public, who: Seat) -> bool {
    !bargain::usable(public, who).is_empty()
}

/// EP-003, EP-039 The group lies there; wisdom and fish are paid.
pub(crate) fn lay(
    table: &mut Table,
    who: Seat,
    (group, faces): (crate::Faces, crate::Faces),
    place: crate::Place,
    (wisdom, fish): (u16, u16),
    events: &mut EventSink,
) {
    let player = &mut table.public.players[who];
    let left = player
        .groups
        .iter_mut()
        .find(|slot| slot.is_left() && slot.rolled == group);
    let slot = left.expect("the group is one of those left");
    slot.shown = faces;
    slot.at = Some(place);
    player.goods.wisdom = player.goods.wisdom.saturating_sub(wisdom);
    player.goods.fish = player.goods.fish.saturating_sub(fish);
    events.emit(|| Event::Placed {
        who,
        group,
        faces,
        place,
        wisdom,
        fish,
    });
}
