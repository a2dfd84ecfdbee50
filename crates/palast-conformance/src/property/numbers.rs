//! Numbers for learning: answers as numbers, views as tensors.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use palast_core::{Encode, Imagine, Seat, Step, Table};

use super::ensure;
use crate::plan::each_match;
use crate::walk::{Walk, chances, menu};
use crate::{Config, Failure, Kept};

const SOUND: &str = "numbers_are_sound";
const STABLE: &str = "numbers_stay_the_same";
const FILE: &str = "numbers.snap";

/// On every menu each number is in range, is no other entry's, and leads back to its action; a number
/// that is on no entry leads to nothing. Worlds that a seat cannot tell apart give it the same tensor,
/// and under the same rules equal tensors mean equal menus.
///
/// # Errors
/// The first number or tensor that is wrong.
pub fn numbers_are_sound<G: Encode + Imagine>(config: &Config) -> Result<(), Failure> {
    // Over all matches with the same rules: within one match hardly any tensor comes twice.
    let mut met: HashMap<(*const (), u64), Vec<usize>> = HashMap::new();
    each_match(SOUND, config, |walk: &mut Walk<G>| {
        loop {
            match walk.step() {
                Step::Ask(asked) => {
                    for seat in asked.iter() {
                        let numbers = one_menu(&walk.table, seat)?;
                        let tensor = tensor(&walk.table, seat);
                        let world = G::imagine(walk.table.view_ref(seat), &mut walk.dice);
                        ensure(self::tensor(&world, seat) == tensor, || {
                            format!("seat {seat} cannot tell two worlds apart, its tensor can")
                        })?;
                        let mut sum = Sum::new();
                        sum.add(&tensor);
                        let rules = std::ptr::from_ref(walk.rules()).cast();
                        let before = met.entry((rules, sum.0));
                        let before = before.or_insert_with(|| numbers.clone());
                        ensure(*before == numbers, || {
                            format!("seat {seat} has one tensor and two menus")
                        })?;
                    }
                }
                Step::Chance => ensure(chances(&walk.table).len() <= G::CHANCES, || {
                    format!("a draw has more than {} outcomes", G::CHANCES)
                })?,
                Step::Over => {}
            }
            if !walk.advance() {
                return Ok(());
            }
        }
    })
}

fn tensor<G: Encode>(table: &Table<G>, seat: Seat) -> Vec<u8> {
    let mut into = vec![0xAA; G::OBSERVATION];
    G::observe(table.view_ref(seat), &mut into);
    into
}

/// The numbers of a menu, in its order.
fn one_menu<G: Encode>(table: &Table<G>, seat: Seat) -> Result<Vec<usize>, String> {
    let view = table.view_ref(seat);
    let ask = G::question(view);
    let listed = menu(table, seat);
    let mut owners: BTreeMap<usize, G::Action> = BTreeMap::new();
    let mut numbers = Vec::new();
    for action in &listed {
        let number = G::number(view, action);
        ensure(number < G::ACTIONS, || {
            format!("`{action}` has number {number}, of {}", G::ACTIONS)
        })?;
        if let Some(other) = owners.insert(number, *action) {
            return Err(format!("`{other}` and `{action}` share number {number}"));
        }
        numbers.push(number);
    }
    for (number, action) in &owners {
        ensure(G::numbered(view, &ask, *number) == Some(*action), || {
            format!("number {number} does not lead back to `{action}`")
        })?;
    }
    let free = (0..G::ACTIONS).find(|number| !owners.contains_key(number));
    for number in free.into_iter().chain([G::ACTIONS]) {
        ensure(G::numbered(view, &ask, number).is_none(), || {
            format!("number {number} is on no menu and means something")
        })?;
    }
    Ok(numbers)
}

/// Numbering and layout are those of the kept file `numbers.snap`: sizes, the numbers of each kind of
/// action, and a sum over every number and tensor of walks from fixed seeds. Within a rules version
/// they never change.
///
/// # Errors
/// What has changed.
pub fn numbers_stay_the_same<G: Encode>(config: &Config) -> Result<(), Failure> {
    let mut kinds: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let (mut numbers, mut tensors) = (Sum::new(), Sum::new());
    let few = Config {
        effort: 2_000,
        ..*config
    };
    each_match(STABLE, &few, |walk: &mut Walk<G>| {
        loop {
            if let Step::Ask(asked) = walk.step() {
                for seat in asked.iter() {
                    tensors.add(&tensor(&walk.table, seat));
                    for action in menu(&walk.table, seat) {
                        let number = G::number(walk.table.view_ref(seat), &action);
                        let text = action.to_string();
                        numbers.add(text.as_bytes());
                        numbers.add(&number.to_le_bytes());
                        let kind = text.split(' ').next().unwrap_or_default().to_owned();
                        let range = kinds.entry(kind).or_insert((number, number));
                        *range = (range.0.min(number), range.1.max(number));
                    }
                }
            }
            if !walk.advance() {
                return Ok(());
            }
        }
    })?;
    let mut text = format!(
        "rules version {}\nactions {}\nchances {}\nobservation {}\n",
        G::RULES_VERSION,
        G::ACTIONS,
        G::CHANCES,
        G::OBSERVATION
    );
    for (kind, (low, high)) in &kinds {
        text.push_str(&format!("met {kind} {low}..={high}\n"));
    }
    text.push_str(&format!("numbers {:016x}\n", numbers.0));
    text.push_str(&format!("tensors {:016x}\n", tensors.0));
    compare(config, &text).map_err(|what| Failure::general(STABLE, what))
}

fn compare(config: &Config, text: &str) -> Result<(), String> {
    let path = Path::new(config.home).join(FILE);
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    if kept == text {
        return Ok(());
    }
    if config.kept == Kept::Accept {
        return std::fs::write(&path, text).map_err(|error| format!("writing {FILE}: {error}"));
    }
    let now: Vec<&str> = text.lines().collect();
    let lost = kept.lines().find(|line| !now.contains(line));
    let first = now
        .iter()
        .find(|line| !kept.lines().any(|old| old == **line));
    Err(format!(
        "{FILE} had `{}` and would have `{}`; numbers must not change within a rules version",
        lost.unwrap_or_default(),
        first.unwrap_or(&"")
    ))
}

/// FNV-1a: the same everywhere, for a sum nobody attacks.
struct Sum(u64);

impl Sum {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
