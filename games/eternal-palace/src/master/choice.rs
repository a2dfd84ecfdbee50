//! §11.4 Which of his groups he plays. It is chosen first and kept.

use super::HUMAN;
use crate::{Faces, GroupReason, MASTER, Public};

/// A group of his and why he plays it.
pub(super) struct Chosen {
    pub(super) group: Faces,
    pub(super) because: GroupReason,
}

/// EP-309, EP-310 The topmost whose total equals that of a group the human has left, else the topmost.
pub(super) fn group(public: &Public) -> Option<Chosen> {
    let mut own = public.players[MASTER].groups_left();
    let theirs = public.players[HUMAN].groups_left();
    // One bit for each total: five dice show at most 30.
    let totals = theirs.fold(0u32, |totals, group| totals | 1 << group.sum());
    let matches = |group: &Faces| totals >> group.sum() & 1 == 1;
    if let Some(group) = own.clone().find(matches) {
        let total = group.sum();
        let because = GroupReason::Matches { total };
        return Some(Chosen { group, because });
    }
    let because = GroupReason::Topmost;
    own.next().map(|group| Chosen { group, because })
}
