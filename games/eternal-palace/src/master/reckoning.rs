//! §11.6 What he adds before points are counted, by difficulty: features left over, the Sequence Prize,
//! goods for palace spaces, points for spaces.

use std::ops::ControlFlow;

use palast_core::SeatMap;

use super::HUMAN;
use crate::{Difficulty, Event, EventSink, MASTER, Place, Player, Public, Rules, Table, Task};

/// What a difficulty means at the end.
struct Level {
    /// He takes every feature token left, not only those where he is ahead.
    all_tokens: bool,
    /// The human's run must be at least so long.
    shortest_run: u8,
    /// He changes goods into palace spaces.
    changes_goods: bool,
    /// Each space beyond this one is a point.
    beyond: u16,
}

impl Level {
    const fn of(difficulty: Difficulty) -> Self {
        match difficulty {
            Difficulty::Apprentice => Self {
                all_tokens: false,
                shortest_run: 1,
                changes_goods: false,
                beyond: u16::MAX,
            },
            Difficulty::Journeyman => Self {
                all_tokens: false,
                shortest_run: 4,
                changes_goods: true,
                beyond: 8,
            },
            Difficulty::Master => Self {
                all_tokens: true,
                shortest_run: 7,
                changes_goods: true,
                beyond: 5,
            },
        }
    }
}

/// Breaks off if a feature has to be drawn first: then it is on the agenda, and the reckoning after it.
pub(crate) fn before_scoring(table: &mut Table, events: &mut EventSink) -> ControlFlow<()> {
    let level = Level::of(table.rules.options.difficulty);
    if let Some(place) = next_token(table.rules, &table.public, &level) {
        let public = &mut table.public;
        public.tokens = public.tokens.without(place);
        events.emit(|| Event::MasterTakesToken { place });
        public.agenda.push(Task::Score);
        public.agenda.push(Task::Feature { who: MASTER, place });
        return ControlFlow::Break(());
    }
    decide_sequence(&mut table.public, &level, events);
    if level.changes_goods {
        change_goods(&mut table.public.players[MASTER], events);
    }
    // EP-363
    let master = &mut table.public.players[MASTER];
    master.extra = master.palace.saturating_sub(level.beyond);
    ControlFlow::Continue(())
}

/// EP-356, EP-357 The next token that becomes his.
fn next_token(rules: &Rules, public: &Public, level: &Level) -> Option<Place> {
    let ahead = |place: &Place| {
        let progress = |who| progress(rules, &public.players[who], *place);
        progress(MASTER) > progress(HUMAN)
    };
    let mut left = public.tokens.iter();
    left.find(|place| level.all_tokens || ahead(place))
}

/// EP-358 How far somebody is at a place with a feature token.
fn progress(rules: &Rules, player: &Player, place: Place) -> u8 {
    match place {
        Place::Temple => player.temple.count_ones() as u8,
        Place::Market => player.market.count_ones() as u8,
        Place::Bridge => player.bridge,
        Place::Labyrinth => {
            let left = rules.edition.labyrinth.to_centre[player.space.index()];
            u8::MAX - left
        }
        Place::FishMarket
        | Place::Academy
        | Place::Forest
        | Place::Quarry
        | Place::Mine
        | Place::Forge
        | Place::River => player.steps(place),
        // No token lies there.
        Place::Pavilion | Place::Serenity | Place::Kiln | Place::Ox | Place::Scrolls => 0,
    }
}

/// EP-359, EP-360, EP-361 The human's only if his run is long enough and longer; numbers do not count.
fn decide_sequence(public: &mut Public, level: &Level, events: &mut EventSink) {
    let runs = SeatMap::from_fn(|who| public.players[who].layers.longest_run());
    let (length, other) = (runs[HUMAN].0, runs[MASTER].0);
    let who = if length >= level.shortest_run && length > other {
        Some(HUMAN)
    } else {
        Some(MASTER)
    };
    public.sequence = who;
    events.emit(|| Event::Sequence { who, runs });
}

/// EP-362 Three fish are a wisdom, two wisdom a space; what is left over is lost.
fn change_goods(master: &mut Player, events: &mut EventSink) {
    let (fish, wisdom) = (master.goods.fish, master.goods.wisdom);
    let spaces = (wisdom.saturating_add(fish / 3)) / 2;
    master.goods.fish = 0;
    master.goods.wisdom = 0;
    master.palace = master.palace.saturating_add(spaces);
    events.emit(|| Event::MasterChanges {
        fish,
        wisdom,
        spaces,
    });
}
