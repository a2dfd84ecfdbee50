//! What is still to be done, as a public stack of small tasks: the topmost is what the table waits
//! for or does next.
//!
//! A rule that needs a choice lays a question on top; a rule with consequences lays them below it.
//! So every choice is one small question, and no rule knows what interrupted it.

use palast_core::Seat;
use serde::{Deserialize, Serialize};

use crate::{Decision, Square, Temple, TileCourt};

/// One thing to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// Something is drawn.
    Draw(Draw),
    /// Something happens by itself.
    Do(Course),
    /// Somebody is asked.
    Ask(Seat, Decision),
    /// The match is over.
    Over(Ending),
}

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// Set-up: the tile for the next square.
    Tile,
    /// Set-up: the X card for the next plant city.
    Plant,
    /// Set-up: the token for the next level-2 Caravaneer.
    Token,
    /// Set-up: who is first player.
    First,
    /// Phase I: the next row of craft cards.
    Row,
}

/// What happens by itself in the course of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Course {
    /// A round begins.
    Round,
    /// Phase I: the Bankers pay.
    Income,
    /// The palace phase begins.
    Palace,
    /// The palace phase ends.
    PalaceEnd,
    /// Phase II begins.
    Actions,
    /// Phase II: it is this seat's turn, whether it has passed or not.
    Turn(Seat),
    /// Planting: the court card the tile brings, after talents and camels.
    TileCourt(Seat, TileCourt),
    /// Planting: a resource of free choice.
    TileGood(Seat),
    /// Planting: the irrigation reward, and the plant card is turned.
    Reward(Square),
    /// Phase III: place 1 or 2 of this temple.
    Favour(Temple, u8),
    /// Phase III: the procession.
    Procession,
    /// Phase III: how many resources this seat keeps.
    Limit(Seat),
    /// Phase III: whether the game ends.
    RoundEnd,
}

/// Who harvests a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Harvest {
    /// A Peasant.
    Peasant,
    /// The first of Tammouz.
    Tammouz,
}

/// How a match ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// AM-143, AM-144 Few garden tiles were left.
    Gardens,
    /// AM-146 The last round the rules allow.
    Guard,
}

impl Task {
    /// Whom it asks.
    #[inline]
    #[must_use]
    pub const fn asks(self) -> Option<Seat> {
        match self {
            Self::Ask(seat, _) => Some(seat),
            Self::Draw(_) | Self::Do(_) | Self::Over(_) => None,
        }
    }
}

/// The stack. Free places are always filled the same way, so that equal means equal.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Task>", into = "Vec<Task>")]
pub struct Agenda {
    tasks: [Task; Self::MOST],
    len: u8,
}

impl Agenda {
    /// Never deeper: the rest of a round is five tasks, a turn with all its consequences five more.
    const MOST: usize = 14;
    const FREE: Task = Task::Do(Course::Round);

    pub(crate) const fn new() -> Self {
        Self {
            tasks: [Self::FREE; Self::MOST],
            len: 0,
        }
    }

    /// What the table waits for or does next.
    #[inline]
    #[must_use]
    pub const fn top(&self) -> Task {
        self.tasks[self.len as usize - 1]
    }

    /// The tasks, the next one first.
    pub fn iter(&self) -> impl Iterator<Item = Task> + '_ {
        self.tasks[..usize::from(self.len)].iter().rev().copied()
    }

    /// Lays a question on top.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, decision: Decision) {
        self.push(Task::Ask(seat, decision));
    }

    /// Lays something that happens by itself on top.
    #[inline]
    pub(crate) fn then(&mut self, course: Course) {
        self.push(Task::Do(course));
    }

    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        self.tasks[usize::from(self.len)] = task;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Task {
        self.len -= 1;
        std::mem::replace(&mut self.tasks[usize::from(self.len)], Self::FREE)
    }
}

impl TryFrom<Vec<Task>> for Agenda {
    type Error = &'static str;

    fn try_from(tasks: Vec<Task>) -> Result<Self, Self::Error> {
        if tasks.is_empty() || tasks.len() > Self::MOST {
            return Err("an agenda has 1 to 14 tasks");
        }
        let mut agenda = Self::new();
        tasks.into_iter().rev().for_each(|task| agenda.push(task));
        Ok(agenda)
    }
}

impl From<Agenda> for Vec<Task> {
    fn from(agenda: Agenda) -> Self {
        agenda.iter().collect()
    }
}
