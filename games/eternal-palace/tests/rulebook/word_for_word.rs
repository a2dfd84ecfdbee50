//! Rules that are a small procedure, done here by hand as the rulebook words them, in every case or very
//! many: turning dice, bids, dice out of the palace, runs, seals.

use std::collections::{BTreeMap, VecDeque};

use eternal_palace::{EternalPalace, Faces, Layer, LayerSet, cheapest, price};
use palast_core::{Dice, Game, Seat};

use crate::situation::given;

/// What every group of so many dice costs from this one: a step costs 1, the flip of 6 and 1 costs 2, and
/// whoever has reached a group goes on from there.
fn searched(from: Faces) -> BTreeMap<Faces, u8> {
    let mut cost = BTreeMap::from([(from, 0u8)]);
    let mut open = VecDeque::from([from]);
    while let Some(group) = open.pop_front() {
        let dice: Vec<u8> = group.iter().collect();
        for (index, face) in dice.iter().enumerate() {
            let mut changes = vec![(face + 1, 1), (face - 1, 1)];
            changes.extend([(1, 2)].into_iter().filter(|_| *face == 6));
            changes.extend([(6, 2)].into_iter().filter(|_| *face == 1));
            for (to, wisdom) in changes.into_iter().filter(|(to, _)| (1..=6).contains(to)) {
                let mut changed = dice.clone();
                changed[index] = to;
                changed.sort_unstable();
                let next = Faces::of(&changed).unwrap();
                let paid = cost[&group] + wisdom;
                if cost.get(&next).is_none_or(|known| *known > paid) {
                    cost.insert(next, paid);
                    open.push_back(next);
                }
            }
        }
    }
    cost
}

/// EP-051, EP-052, EP-053, EP-060 Every group to every other and to every number, change by change.
#[test]
fn s3_5_turning_dice_by_hand() {
    for dice in 1..=5 {
        for from in Faces::all_of(dice) {
            let cost = searched(from);
            assert_eq!(cost.len(), Faces::all_of(dice).count());
            for (to, wisdom) in &cost {
                assert_eq!(price(from, *to), Some(*wisdom), "{from} to {to}");
            }
            for number in 1..=12 {
                let there = cost.iter().filter(|(to, _)| to.sum() == number);
                let least = there.map(|(_, wisdom)| *wisdom).min();
                let found = cheapest(from, number).map(|(_, wisdom)| wisdom);
                assert_eq!(found, least, "{from} to {number}");
            }
        }
    }
}

/// EP-216, EP-217 Every set of bids of two to five players, from left to right.
#[test]
fn s8_bids_by_hand() {
    for seats in 2..=5u8 {
        for bids in 0u8..1 << seats {
            let has_bid = |who: &Seat| bids >> who.index() & 1 == 1;
            let mut text = format!("{seats} seats | option privileges on | planning");
            for who in 1..=seats {
                text += &format!(" | {who} dice 111");
            }
            let mut built = given(&text);
            for who in 1..=seats {
                built = built.plays(&format!("{who} group 111"));
            }
            let before = built.table.public.row().to_vec();
            for who in &before {
                let answer = if has_bid(who) { "bid" } else { "decline" };
                built = built.plays(&format!("{who} {answer}"));
            }
            let mut row = before.clone();
            for who in before.iter().filter(|who| has_bid(who)) {
                let at = row.iter().position(|other| other == who).unwrap();
                if at > 0 && !has_bid(&row[at - 1]) {
                    row.swap(at - 1, at);
                }
            }
            assert_eq!(built.table.public.row(), row, "{seats} seats, {bids:05b}");
        }
    }
}

/// EP-139, EP-140, EP-141 Who gets dice: the fewest, of those the farthest, of those the leftmost.
#[test]
fn s3_7_dice_out_of_the_palace_by_hand() {
    let mut dice = Dice::from_number(11);
    for seats in 2..=5u8 {
        for _ in 0..60 {
            let held: Vec<u8> = (0..seats).map(|_| 3 + dice.below(3) as u8).collect();
            let palace: Vec<u32> = (0..seats).map(|_| dice.below(3)).collect();
            let mut row: Vec<u8> = (1..=seats).collect();
            for last in (1..row.len()).rev() {
                row.swap(last, dice.below(last as u32 + 1) as usize);
            }
            let words: Vec<String> = row.iter().map(u8::to_string).collect();
            let mut text = format!("{seats} seats | row {}", words.join(" "));
            for who in 1..=seats {
                let (held, palace) = (held[usize::from(who) - 1], palace[usize::from(who) - 1]);
                let left = if who == 1 {
                    // Player 1 has one group to place, and the others on the Scrolls.
                    format!("1 groups 1 | 1 at SC {}", "1".repeat(usize::from(held) - 1))
                } else {
                    format!("{who} held {held}")
                };
                text += &format!(" | {left} | {who} palace {palace}");
            }
            let built = given(&text).plays("1 place 1 SC 1, 1 take fish");
            let built = built.draws_until(|now| now.table.public.round == 2);
            let mut wanted = held.clone();
            let mut open = row.clone();
            for _ in 0..if seats < 4 { 1 } else { 2 } {
                open.retain(|who| held[usize::from(*who) - 1] < 5);
                let of = |who: &u8| usize::from(*who) - 1;
                let Some(fewest) = open.iter().map(|who| held[of(who)]).min() else {
                    continue;
                };
                let mut best = open.clone();
                best.retain(|who| held[of(who)] == fewest);
                let farthest = best.iter().map(|who| palace[of(who)]).max().unwrap();
                best.retain(|who| palace[of(who)] == farthest);
                wanted[of(&best[0])] += 1;
                open.retain(|who| *who != best[0]);
            }
            let now = |who: u8| built.player(&who.to_string()).held;
            let found: Vec<u8> = (1..=seats).map(now).collect();
            assert_eq!(found, wanted, "{text}");
        }
    }
}

fn naive_run(layers: LayerSet) -> (u8, u8) {
    let numbers: Vec<u8> = layers.iter().filter_map(Layer::number).collect();
    let mut best = (0, 0);
    for first in &numbers {
        let mut last = *first;
        while numbers.contains(&(last + 1)) {
            last += 1;
        }
        best = best.max((last - first + 1, last));
    }
    best
}

/// EP-150, EP-152 The run of every possible painting.
#[test]
fn s7_runs_by_hand() {
    for painting in 0u16..1 << 14 {
        let has = |layer: &Layer| painting >> layer.index() & 1 == 1;
        let layers: LayerSet = (0..14).map(Layer::at).filter(has).collect();
        assert_eq!(layers.longest_run(), naive_run(layers), "{layers:?}");
    }
}

/// EP-156, EP-157, EP-158, EP-159 The seals of three and four players on every low space.
#[test]
fn s7_seals_by_hand() {
    for (seats, most) in [(2u8, 9u32), (3, 6), (4, 4)] {
        let table = given(&format!("{seats} seats | 1 groups 1 | turn 1")).table;
        for code in 0..most.pow(seats.into()) {
            let spaces: Vec<u32> = (0..u32::from(seats))
                .map(|nth| code / most.pow(nth) % most)
                .collect();
            let mut table = table.clone();
            for (who, space) in Seat::ALL.into_iter().zip(&spaces) {
                table.public.players[who].palace = *space as u16;
            }
            let first = *spaces.iter().max().unwrap();
            let alone = spaces.iter().filter(|space| **space == first).count() == 1;
            let second = spaces.iter().filter(|space| **space < first).max();
            let seals = |space: &u32| -> i32 {
                if *space == first {
                    3
                } else if alone && Some(space) == second && space * 2 >= first {
                    1
                } else {
                    0
                }
            };
            let standings = EternalPalace::standings(&table);
            let line = standings.lines.iter().find(|line| line.key == "seals");
            let values = line.unwrap().values;
            for (who, space) in Seat::ALL.into_iter().zip(&spaces) {
                assert_eq!(values[who], seals(space), "{spaces:?}");
            }
        }
    }
}
