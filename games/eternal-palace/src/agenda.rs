//! What is still to be done, the next thing on top.
//!
//! Whatever happens puts its consequences on the agenda, last one first; `flow` takes the top one
//! again and again until somebody is asked or something is drawn. So a layer earned in the middle of an
//! action, a patron met in the middle of a walk over the Bridge, and a trader used before all of that
//! follow each other as in the rulebook, without any of them knowing of the others. The agenda is public.

use palast_core::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::alternative::AltTask;
use crate::composition::CompositionTask;
use crate::labyrinth::LabyrinthTask;
use crate::master::MasterTask;
use crate::privileges::PrivilegeTask;
use crate::river::RiverTask;
use crate::{Adviser, Composition, Demand, Place, Resource};

/// One thing to be done. The comment says whether it *asks* somebody, *draws*, or is done by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Draws: who is next in the turn-order row (set-up).
    DrawRow,
    /// Draws: one more face-up adviser, until there are enough.
    Display,
    /// A round begins.
    Round,
    /// Draws: the dice of one player (the Master's one by one).
    Roll(Seat),
    /// §3.1 The row is sorted, artisan 23 works.
    Sort,
    /// Asks all: §3.2 the grouping, unseen.
    Plan,
    /// The groups are shown.
    Reveal,
    /// Artisan 24 works for the player at this place of the row, then for those after them.
    Artisans(u8),
    /// Asks: which reward of artisan 24.
    Artisan {
        /// Whom.
        who: Seat,
        /// The card.
        adviser: Adviser,
    },
    /// §3.3 The next turn, or the end of Play.
    Next,
    /// Asks: which group goes where.
    Turn(Seat),
    /// Asks, if an adviser can be used: another one, or the end of the turn.
    EndTurn(Seat),
    /// §3.7 Wrap-up.
    WrapUp,
    /// Dice out of the palace.
    HandOut,
    /// §7 Prizes and seals; the match is over.
    Score,
    /// The match is over.
    Over,

    /// The marker at a progress track (also the River Market's) moves one step.
    Advance {
        /// Whose.
        who: Seat,
        /// Which track.
        place: Place,
    },
    /// A marker at 7 or 12, if the field is free for this player and they have fewer than two.
    Mark {
        /// Whose.
        who: Seat,
        /// 7 or 12.
        place: Place,
        /// Which of the three fields.
        field: u8,
    },
    /// One space farther on the Bridge, and so many after it.
    Walk {
        /// Who.
        who: Seat,
        /// How many spaces, this one included.
        left: u8,
    },
    /// Draws, if the top card is not one put back: adviser cards into a hand.
    Draw {
        /// Whose hand.
        who: Seat,
        /// How many.
        left: u8,
    },
    /// Asks: 1 which drawn adviser to appoint and how, or none.
    FishMarket(Seat),
    /// Asks, if there is a choice: which drawn card goes on top of the pile.
    PutBack(Seat),
    /// Asks: 2 which face-up adviser to appoint and how.
    Academy(Seat),
    /// Asks: a face-up adviser, free.
    FreeAdviser {
        /// Whom.
        who: Seat,
        /// Why.
        source: Source,
    },
    /// An appointed adviser arrives: a patron works, another stays.
    Appointed {
        /// With whom.
        who: Seat,
        /// Which.
        adviser: Adviser,
    },
    /// Asks: resources of choice from the supply, one at a time.
    Take {
        /// Whom.
        who: Seat,
        /// How many, this one included.
        left: u8,
        /// Not this one.
        not: Option<Resource>,
        /// Why.
        source: Source,
    },
    /// Asks: resources of choice to the supply, one at a time, as far as there are any.
    Pay {
        /// Whom.
        who: Seat,
        /// How many, this one included.
        left: u8,
        /// Why.
        source: Source,
    },
    /// Asks: SC 2 fish, 1 wisdom, or with more than one die 1 resource.
    Scrolls {
        /// Whom.
        who: Seat,
        /// With how many dice.
        dice: u8,
    },
    /// Asks: 12 rewards, one at a time.
    Market {
        /// Whom.
        who: Seat,
        /// How many, this one included.
        left: u8,
        /// Taken ones: one bit for each [`crate::Item`].
        taken: u16,
    },
    /// Asks: at which deposit the own marker moves (patron 6).
    Step {
        /// Whom.
        who: Seat,
        /// Why.
        source: Source,
    },
    /// Asks: which resource to pay for a step at its deposit, or none.
    PaidStep {
        /// Whom.
        who: Seat,
        /// How many of it.
        price: u8,
        /// Why.
        source: Source,
    },
    /// Asks: a diplomat's rival.
    Rival {
        /// Whom.
        who: Seat,
        /// The diplomat.
        adviser: Adviser,
    },
    /// Asks: which resource a trader pays or a diplomat gives, one at a time.
    Give {
        /// Whom.
        who: Seat,
        /// The trader or diplomat.
        adviser: Adviser,
        /// To whom; a trader pays the supply.
        rival: Option<Seat>,
        /// How many, this one included.
        left: u8,
    },
    /// Asks (the Master: draws): which feature.
    Feature {
        /// Whom.
        who: Seat,
        /// Whose token.
        place: Place,
    },
    /// §7 Whether this player's painting ends the match.
    EndCheck(Seat),

    /// §8.
    Privilege(PrivilegeTask),
    /// §9.1.
    Labyrinth(LabyrinthTask),
    /// §9.2.
    River(RiverTask),
    /// §9.3.
    Composition(CompositionTask),
    /// §10.
    Alternative(AltTask),
    /// §11.
    Master(MasterTask),
}

/// What a task waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wait {
    /// An answer of this seat.
    Ask(Seat),
    /// The groups of all who have not grouped.
    Groups,
    /// A draw.
    Chance,
    /// Nothing: it is done by itself.
    Run,
    /// Nothing ever again.
    Over,
}

/// Where goods, steps and choices come from or go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A visit to this place.
    Place(Place),
    /// The crowding penalty there.
    Crowding(Place),
    /// Turning dice.
    Dice,
    /// An adviser.
    Adviser(Adviser),
    /// A demand card.
    Demand(Demand),
    /// A composition.
    Composition(Composition),
}

/// The things to be done.
#[derive(Clone, Copy)]
pub struct Agenda {
    tasks: [Task; Self::MOST],
    len: u8,
}

impl Agenda {
    /// More never stand on it: under a visit lie the next turn and the end of this one; a visit is at
    /// most 4 deep, an adviser met on the way 2, a layer 3, and a trader used before an answer 2. In a
    /// round's first moment there are 6. Millions of random answers left at most 8.
    const MOST: usize = 16;

    /// Nothing to do.
    pub(crate) const EMPTY: Self = Self {
        tasks: [Task::Over; Self::MOST],
        len: 0,
    };

    /// Puts a task on top.
    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.tasks[usize::from(self.len)] = task;
        self.len += 1;
    }

    /// Takes the top one. It stays where it was written, to be read field by field: copying it in one
    /// piece would make the processor wait until all the fields have arrived.
    #[inline]
    pub(crate) fn pop(&mut self) -> &Task {
        self.len -= 1;
        &self.tasks[usize::from(self.len)]
    }

    /// The next thing to do.
    ///
    /// # Panics
    /// If there is none; a table always has one, at the end [`Task::Over`].
    #[inline]
    #[must_use]
    pub const fn top(&self) -> &Task {
        &self.tasks[self.len as usize - 1]
    }

    /// All, the next one last.
    #[must_use]
    pub fn tasks(&self) -> &[Task] {
        &self.tasks[..usize::from(self.len)]
    }
}

impl PartialEq for Agenda {
    fn eq(&self, other: &Self) -> bool {
        self.tasks() == other.tasks()
    }
}

impl std::fmt::Debug for Agenda {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.tasks()).finish()
    }
}

impl Serialize for Agenda {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.tasks().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Agenda {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let tasks: Vec<Task> = Vec::deserialize(from)?;
        if tasks.is_empty() || tasks.len() > Self::MOST {
            return Err(serde::de::Error::custom("an agenda has 1 to 16 entries"));
        }
        let mut agenda = Self::EMPTY;
        tasks.into_iter().for_each(|task| agenda.push(task));
        Ok(agenda)
    }
}
