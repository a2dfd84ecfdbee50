//! What both rivals need of a table: a copy that plays to the end of its round.

use std::cell::RefCell;

use palast_core::{Dice, EventSink, Game, Imagine, Seat, SeatMap, Step, Table, View};
use palastgefluester::{Action, Palastgefluester};

thread_local! {
    /// Their traits hand no dice to a state.
    static DICE: RefCell<Dice> = RefCell::new(Dice::from_number(5));
}

/// Rolls with the thread's dice.
pub(crate) fn with_dice<T>(roll: impl FnOnce(&mut Dice) -> T) -> T {
    DICE.with_borrow_mut(roll)
}

/// A table and the round in which its search began.
#[derive(Clone)]
pub(crate) struct World {
    table: Table<Palastgefluester>,
    round: u32,
    /// What it is worth once it has ended.
    worth: Option<SeatMap<f32>>,
}

impl World {
    /// Any table that fits a view; what its seat cannot know is drawn anew for each simulation.
    pub(crate) fn new(view: &View<Palastgefluester>) -> Self {
        let view = view.view_ref().expect("a seat's view");
        Self {
            round: Palastgefluester::round(view.public),
            table: with_dice(|dice| Palastgefluester::imagine(view, dice)),
            worth: None,
        }
    }

    /// A world that this seat cannot tell from its own.
    pub(crate) fn imagined(&self, seat: Seat) -> Self {
        let view = self.table.view_ref(seat);
        Self {
            table: with_dice(|dice| Palastgefluester::imagine(view, dice)),
            round: self.round,
            worth: None,
        }
    }

    /// Who is asked; nobody once the round or the match is over.
    pub(crate) fn asked(&self) -> Option<Seat> {
        match Palastgefluester::step(&self.table.public) {
            Step::Ask(seats) if self.worth.is_none() => seats.first(),
            Step::Ask(_) | Step::Chance | Step::Over => None,
        }
    }

    pub(crate) fn menu(&self, seat: Seat) -> Vec<Action> {
        let view = self.table.view_ref(seat);
        let mut menu = Vec::new();
        Palastgefluester::legal_actions(view, &Palastgefluester::question(view), &mut menu);
        menu
    }

    /// Plays an answer and all chance after it.
    pub(crate) fn play(&mut self, seat: Seat, action: Action) {
        Palastgefluester::act(&mut self.table, seat, action, &mut EventSink::silent());
        if Palastgefluester::step(&self.table.public) == Step::Chance {
            with_dice(|dice| Palastgefluester::settle(&mut self.table, dice));
        }
        if Palastgefluester::step(&self.table.public) == Step::Over {
            self.worth = Some(Palastgefluester::payoff(&self.table));
        } else if Palastgefluester::round(&self.table.public) > self.round {
            self.worth = Some(Palastgefluester::estimate(&self.table));
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.worth.is_some()
    }

    pub(crate) fn worth(&self, seat: Seat) -> f32 {
        self.worth.map_or(0.0, |worth| worth[seat])
    }
}
