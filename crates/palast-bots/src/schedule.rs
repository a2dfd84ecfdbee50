//! Who sits where in which match of a series: every deal is played by every table of bots, and by
//! each of them once from every seat, so that nobody wins by better cards or a better place.

/// More bots than this make more tables than anybody can play.
pub const MOST_BOTS: usize = 12;

/// The matches of a series, in an order that does not depend on how many are played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// Bots by number, one for each seat.
    tables: Vec<Vec<usize>>,
    seats: usize,
}

/// One match: a deal, and the number of the bot on each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// Which deal, from zero.
    pub deal: u64,
    /// By seat.
    pub seating: Vec<usize>,
}

impl Schedule {
    /// A schedule for so many bots at tables of this size. With fewer bots than seats the last bot
    /// takes all seats that are left; with more, every choice of bots that fills a table plays.
    #[must_use]
    pub fn new(bots: usize, seats: u8) -> Self {
        let seats = usize::from(seats);
        let tables = if bots <= seats {
            let last = bots.saturating_sub(1);
            vec![(0..seats).map(|seat| seat.min(last)).collect()]
        } else {
            choices(bots, seats)
        };
        Self { tables, seats }
    }

    /// A schedule in which each bot meets the one named before it: one of the later among the
    /// earlier on all other seats. For bots ordered by strength, each step of the ladder.
    #[must_use]
    pub fn ladder(bots: usize, seats: u8) -> Self {
        let seats = usize::from(seats);
        let table = |upper: usize| {
            let mut table = vec![upper - 1; seats];
            table[0] = upper;
            table
        };
        Self {
            tables: (1..bots).map(table).collect(),
            seats,
        }
    }

    /// How many matches a deal takes.
    #[must_use]
    pub fn per_deal(&self) -> u64 {
        (self.tables.len() * self.seats) as u64
    }

    /// The number of matches rounded up to whole deals.
    #[must_use]
    pub fn whole_deals(&self, matches: u64) -> u64 {
        matches.div_ceil(self.per_deal()) * self.per_deal()
    }

    /// The match of this number, from zero.
    #[must_use]
    pub fn fixture(&self, index: u64) -> Fixture {
        let within =
            usize::try_from(index % self.per_deal()).expect("fewer than the tables' seats");
        let mut seating = self.tables[within / self.seats].clone();
        seating.rotate_right(within % self.seats);
        Fixture {
            deal: index / self.per_deal(),
            seating,
        }
    }
}

/// Every choice of `size` numbers below `count`, in order.
fn choices(count: usize, size: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    let mut choice: Vec<usize> = (0..size).collect();
    loop {
        all.push(choice.clone());
        // The last number that can still grow grows; those behind it follow closely.
        let Some(place) = (0..size).rfind(|place| choice[*place] < count - size + place) else {
            return all;
        };
        choice[place] += 1;
        for next in place + 1..size {
            choice[next] = choice[next - 1] + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn each_deal_is_played_once_from_every_seat() {
        let schedule = Schedule::new(3, 3);
        assert_eq!(schedule.per_deal(), 3);
        let seating: Vec<Vec<usize>> = (0..3).map(|n| schedule.fixture(n).seating).collect();
        assert_eq!(seating, [[0, 1, 2], [2, 0, 1], [1, 2, 0]]);
        assert_eq!(schedule.fixture(2).deal, 0);
        assert_eq!(schedule.fixture(3).deal, 1);
        assert_eq!(schedule.whole_deals(4), 6);
        assert_eq!(schedule.whole_deals(6), 6);
    }

    #[test]
    fn the_last_bot_fills_a_table() {
        let schedule = Schedule::new(2, 4);
        assert_eq!(schedule.per_deal(), 4);
        let first: Vec<usize> = (0..4)
            .filter_map(|n| schedule.fixture(n).seating.iter().position(|bot| *bot == 0))
            .collect();
        assert_eq!(first, [0, 1, 2, 3]);
    }

    #[test]
    fn on_a_ladder_everybody_meets_the_one_below_from_every_seat() {
        let schedule = Schedule::ladder(3, 3);
        let seating: Vec<Vec<usize>> = (0..6).map(|n| schedule.fixture(n).seating).collect();
        let expected = [
            [1, 0, 0],
            [0, 1, 0],
            [0, 0, 1],
            [2, 1, 1],
            [1, 2, 1],
            [1, 1, 2],
        ];
        assert_eq!(seating, expected);
        assert_eq!(schedule.whole_deals(7), 12);
    }

    #[test]
    fn more_bots_than_seats_all_meet_equally_often() {
        let schedule = Schedule::new(5, 3);
        assert_eq!(schedule.per_deal(), 30);
        let mut played: BTreeMap<(usize, usize), u32> = BTreeMap::new();
        for index in 0..30 {
            let fixture = schedule.fixture(index);
            for (seat, bot) in fixture.seating.iter().enumerate() {
                *played.entry((*bot, seat)).or_default() += 1;
            }
        }
        assert_eq!(played.len(), 15);
        assert!(played.values().all(|times| *times == 6), "{played:?}");
    }
}
