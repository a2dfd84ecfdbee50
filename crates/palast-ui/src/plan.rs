//! Plans: several small answers of one seat on one screen, given together.
//!
//! The rules ask in small steps. Where a player makes several of them unseen by the others and without
//! a draw in between, the page shows all slots at once, takes the pieces in any order and submits the
//! answers together.
//!
//! Three attributes connect a plan with the pictures. An element of the board with the `data-slot` of a
//! slot or the `data-piece` of a piece is its twin: touching it means the same. If the picture of a slot
//! has an element with `data-goal`, the page writes there what the `data-worth` of the pieces in it add
//! up to, beside what they should.

use maud::Markup;

use crate::Phrase;

/// A plan to be filled in.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What is to be planned, in one sentence.
    pub title: Phrase,
    /// Where pieces go, in the order in which they are shown.
    pub slots: Vec<Slot>,
    /// What can be placed.
    pub pieces: Vec<Piece>,
}

/// A place in a plan.
#[derive(Clone, Debug)]
pub struct Slot {
    /// Unique in the plan: lower-case letters, digits and hyphens.
    pub id: String,
    /// What it is for.
    pub label: Phrase,
    /// The fewest pieces it takes.
    pub least: u8,
    /// The most pieces it takes.
    pub most: u8,
    /// A picture of the slot.
    pub picture: Markup,
}

/// Something that is placed in a plan.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Unique in the plan: lower-case letters, digits and hyphens.
    pub id: String,
    /// What it is called.
    pub label: Phrase,
    /// The number printed on it, if any: the key that picks it up.
    pub key: Option<char>,
    /// A picture of it.
    pub picture: Markup,
    /// The ids of the slots it fits; empty if it fits all.
    pub fits: Vec<String>,
    /// The slot in which it lies now, from answers that were given before and can still be changed.
    pub lies: Option<String>,
}

/// A piece in a slot, as a page submits it: the slot's id and the piece's, in the order in which they
/// were placed.
pub type Placed = (String, String);
