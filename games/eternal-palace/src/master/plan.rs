//! §11.2 The card that groups his dice: each row with dice is a group, none of them above 12.

use crate::{
    Event, EventSink, Faces, Group, MASTER, MasterCard, MasterCardSet, Public, Rules, Table,
};

/// EP-301 No row shows more.
const MOST: u8 = 12;

/// EP-302 The cards that can come next: with a used-up pile all of them.
pub(super) fn cards(public: &Public) -> MasterCardSet {
    if public.master.pile.is_empty() {
        MasterCardSet::ALL
    } else {
        public.master.pile
    }
}

/// EP-300 The card is out, his dice lie in its rows.
pub(super) fn show(table: &mut Table, card: MasterCard, events: &mut EventSink) {
    let public = &mut table.public;
    public.master.pile = cards(public).without(card);
    public.master.card = Some(card);
    events.emit(|| Event::MasterCardShown { card });
    let mut groups = [Group::default(); 5];
    let mut next = 0;
    let mut add = |rolled: Faces| {
        groups[next].rolled = rolled;
        next += 1;
    };
    let mut rows = rows(table.rules, card, &public.master.faces);
    let mut apart = [0; 5];
    let mut lost = 0;
    for row in rows.iter_mut().filter(|row| !row.is_empty()) {
        while row.sum() > MOST {
            apart[lost] = lose_lowest(row);
            lost += 1;
        }
        add(*row);
    }
    for face in apart.into_iter().take(lost) {
        events.emit(|| Event::MasterSplit { face });
        add(Faces::one(face));
    }
    public.players[MASTER].groups = groups;
}

/// EP-300 What lies in each row, from the top; both dice of his own colour share their slot.
fn rows(rules: &Rules, card: MasterCard, faces: &[u8; 5]) -> [Faces; 4] {
    let card = &rules.edition.master_cards[card.index()];
    let mut counts = [[0; 6]; 4];
    for (slot, face) in rules.edition.master_dice.iter().zip(faces) {
        // 0 is a die in the palace.
        let Some(face) = face.checked_sub(1) else {
            continue;
        };
        for (row, counts) in card.iter().zip(&mut counts) {
            counts[usize::from(face)] += u8::from(row.contains(*slot));
        }
    }
    counts.map(|counts| Faces::of_counts(counts).expect("he has five dice"))
}

/// EP-301 Takes the lowest die out of a row.
fn lose_lowest(row: &mut Faces) -> u8 {
    let mut counts = row.counts();
    let lowest = counts.iter().position(|count| *count > 0);
    let lowest = lowest.expect("a row above 12 has dice");
    counts[lowest] -= 1;
    *row = Faces::of_counts(counts).expect("fewer dice than before");
    lowest as u8 + 1
}
