//! A match at an earlier point: what [`Match::position_at`] and [`Match::positions`] give.

use super::{Match, perform_silently};
use crate::{Game, Input, SeatSet, Standings, Step, Table, View, Viewer};

/// A match after some of its inputs in force. Like the match itself it gives views and never the
/// table.
pub struct Position<G: Game> {
    pub(super) table: Table<G>,
    pub(super) ply: usize,
    pub(super) input: Option<Input<G>>,
}

impl<G: Game> Position<G> {
    /// The ply it belongs to ([`Match::ply`]).
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The input that led here; nothing at the beginning. It may be secret.
    #[must_use]
    pub const fn input(&self) -> Option<Input<G>> {
        self.input
    }

    /// Who is asked.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        match G::step(&self.table.public) {
            Step::Ask(seats) => seats,
            Step::Chance | Step::Over => SeatSet::EMPTY,
        }
    }

    /// What a viewer could know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View<G> {
        self.table.view(viewer)
    }

    /// How the match stood. It may tell something hidden ([`Match::standings`]).
    #[must_use]
    pub fn standings(&self) -> Standings {
        G::standings(&self.table)
    }
}

impl<G: Game> std::fmt::Debug for Position<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Position")
            .field("ply", &self.ply)
            .finish_non_exhaustive()
    }
}

/// The positions of a match from its beginning, one for each input in force.
pub(super) struct Positions<'m, G: Game> {
    game_match: &'m Match<G>,
    /// The last position given, and how many inputs led to it.
    last: Option<(Table<G>, usize)>,
}

impl<'m, G: Game> Positions<'m, G> {
    pub(super) const fn new(game_match: &'m Match<G>) -> Self {
        Self {
            game_match,
            last: None,
        }
    }
}

impl<G: Game> Iterator for Positions<'_, G> {
    type Item = Position<G>;

    fn next(&mut self) -> Option<Position<G>> {
        let game_match = self.game_match;
        let Some((table, at)) = &mut self.last else {
            let table = G::setup(game_match.rules());
            self.last = Some((table.clone(), 0));
            return Some(Position {
                table,
                ply: 0,
                input: None,
            });
        };
        let done = game_match.done.get(*at)?;
        let input = game_match.inputs[done.input as usize];
        perform_silently(table, input);
        *at += 1;
        Some(Position {
            table: table.clone(),
            ply: done.ply as usize,
            input: Some(input),
        })
    }
}
