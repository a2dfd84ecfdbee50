//! Where worlds come from: imagined afresh for each walk, or drawn from a pool in which each world
//! counts as much as the others' past answers make it likely.

use palast_core::{Dice, Imagine, LogEntry, Table, ViewRef};

/// The worlds of one question.
#[derive(Debug)]
pub(super) struct Worlds<'v, G: Imagine> {
    view: ViewRef<'v, G>,
    /// Each with the sum of the weights up to it.
    pool: Vec<(f64, Table<G>)>,
}

impl<'v, G: Imagine> Worlds<'v, G> {
    /// Worlds that fit a view; so many of them are weighed by what the seat was told, if any.
    pub(super) fn new(
        view: ViewRef<'v, G>,
        log: &[LogEntry<G>],
        count: usize,
        dice: &mut Dice,
    ) -> Self {
        let count = if log.is_empty() { 0 } else { count };
        let mut pool = Vec::with_capacity(count);
        let mut sum = 0.0;
        for _ in 0..count {
            let world = G::imagine(view, dice);
            sum += f64::from(G::plausibility(&world, view.seat, log));
            pool.push((sum, world));
        }
        // Nothing is likely: then nothing was learnt.
        if sum.partial_cmp(&0.0) != Some(std::cmp::Ordering::Greater) || !sum.is_finite() {
            pool.clear();
        }
        Self { view, pool }
    }

    /// These worlds, all equally likely.
    pub(super) fn given(view: ViewRef<'v, G>, worlds: Vec<Table<G>>) -> Self {
        let numbered = (1u32..).map(f64::from).zip(worlds);
        Self {
            view,
            pool: numbered.collect(),
        }
    }

    /// Whose view it is.
    pub(super) const fn view(&self) -> ViewRef<'v, G> {
        self.view
    }

    /// A world to walk.
    pub(super) fn draw(&self, dice: &mut Dice) -> Table<G> {
        let Some((sum, last)) = self.pool.last() else {
            return G::imagine(self.view, dice);
        };
        let mark = f64::from(dice.bits()) / f64::from(u32::MAX) * sum;
        let at = self.pool.partition_point(|(upto, _)| *upto < mark);
        self.pool.get(at).map_or(last, |(_, world)| world).clone()
    }
}
