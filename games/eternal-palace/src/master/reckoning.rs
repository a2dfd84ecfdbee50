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
    /// Of two equally long runs the higher one wins.
    compares_numbers: bool,
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
                compares_numbers: true,
                changes_goods: false,
                beyond: u16::MAX,
            },
            Difficulty::Journeyman => Self {
                all_tokens: false,
                shortest_run: 4,
                compares_numbers: false,
                changes_goods: true,
                beyond: 8,
            },
            Difficulty::Master => Self {
                all_tokens: true,
                shortest_run: 7,
                compares_numbers: false,
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
    decide_sequence(table, &level, events);
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

/// EP-376 How far somebody is on the track of a place with a feature token. The tokens at 7 and 12 lie on no
/// track, so nobody is ahead there; rules version 1 compares markers (EP-358).
fn progress(rules: &Rules, player: &Player, place: Place) -> u8 {
    match place {
        Place::Temple | Place::Market if rules.version > 1 => 0,
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

/// EP-360, EP-361 The human's only if their run is long enough and longer. EP-377 For the Apprentice the normal
/// rules come first, so of two equally long runs the higher one wins, and only a full tie is the Master's;
/// in rules version 1 he wins every tie in length (EP-359).
fn decide_sequence(table: &mut Table, level: &Level, events: &mut EventSink) {
    let public = &mut table.public;
    let runs = SeatMap::from_fn(|who| public.players[who].layers.longest_run());
    let (own, other) = (runs[HUMAN], runs[MASTER]);
    let numbers_count = level.compares_numbers && table.rules.version > 1;
    let beats = own.0 > other.0 || (numbers_count && own > other);
    let who = if own.0 >= level.shortest_run && beats {
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
