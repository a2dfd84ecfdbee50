//! Records from strangers: refused with a line, never a panic.

use palast_core::{Dice, Game, Input, Match, Record};

use super::ensure;
use crate::plan::{each_match, guarded};
use crate::pool::Pool;
use crate::walk::Walk;
use crate::{Config, Failure};

/// How many random changes of each kind are made to one record.
const CHANGES: u32 = 12;

/// A good record that was cut, shuffled, edited or forged is refused with the line, or is a record
/// again; nothing panics, whatever the inputs.
///
/// # Errors
/// The text that is not handled.
pub fn hostile_records_are_refused<G: Game>(config: &Config) -> Result<(), Failure> {
    let pool = Pool::<G>::collect();
    each_match(
        "hostile_records_are_refused",
        config,
        |walk: &mut Walk<G>| {
            while walk.advance() {}
            // The record that a finished match writes has its result, too.
            let record = walk.record();
            let play = record.replay().map_err(|error| error.to_string())?;
            let text = play.record_so_far().to_text();
            if walk.number.is_multiple_of(8) {
                for line in 0..text.lines().count() {
                    let cut: String = text.split_inclusive('\n').take(line).collect();
                    refused_or_whole::<G>(&cut)?;
                    refused_or_whole::<G>(cut.trim_end())?;
                }
            }
            for _ in 0..CHANGES {
                refused_or_whole::<G>(&lines_changed(&text, &mut walk.dice))?;
                refused_or_whole::<G>(&byte_changed(&text, &mut walk.dice))?;
                forged(walk, &pool)?;
            }
            let foreign = text.replacen(G::ID, "chess", 1);
            let read = Record::<G>::parse(&foreign, &[]);
            ensure(
                matches!(&read, Err(error) if error.to_string().starts_with("line 2:")),
                || "a record of another game is not refused in line 2".into(),
            )?;
            for junk in [
                "",
                "\n",
                "ß",
                "palast record 2\n",
                "\u{feff}palast record 1\n",
                "🂡\r\n\r\n",
            ] {
                ensure(Record::<G>::parse(junk, &[]).is_err(), || {
                    format!("{junk:?} is read")
                })?;
            }
            Ok(())
        },
    )
}

/// Reads and plays a text: an error has to name a line, and what is read has to be that text.
fn refused_or_whole<G: Game>(text: &str) -> Result<(), String> {
    let tried = guarded(|| match Record::<G>::parse(text, &[]) {
        Err(error) => ensure(error.to_string().contains("line "), || {
            format!("the error names no line: {error}")
        }),
        Ok(record) => {
            ensure(
                record.to_text().trim_end() == text.trim_end().replace("\r\n", "\n"),
                || "it is read as another record".into(),
            )?;
            // Whether it follows the rules is for replay to say, by an error and not by a panic.
            let _ = record.replay();
            Ok(())
        }
    });
    tried.map_err(|what| format!("{what}\nfrom the text\n{text}"))
}

/// Two lines swapped, one deleted, one doubled.
fn lines_changed(text: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    let count = u32::try_from(lines.len()).expect("a record is short");
    let (one, other) = (dice.below(count) as usize, dice.below(count) as usize);
    match dice.below(3) {
        0 => lines.swap(one, other),
        1 => drop(lines.remove(one)),
        _ => lines.insert(one, lines[other]),
    }
    lines.concat()
}

fn byte_changed(text: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let count = u32::try_from(letters.len()).expect("a record is short");
    let at = dice.below(count) as usize;
    letters[at] = *dice.pick(&['0', 'x', ' ', '\n', '\r', '\t', '\0', 'ß', '🂡', '-', '9']);
    letters.into_iter().collect()
}

/// A record whose check is right and whose inputs are not: stretches of the true match with met
/// actions and draws thrown in.
fn forged<G: Game>(walk: &mut Walk<G>, pool: &Pool<G>) -> Result<(), String> {
    let dice = &mut walk.dice;
    let length = dice.below(u32::try_from(walk.inputs.len() + 1).expect("a record is short"));
    let mut inputs = walk.inputs[..length as usize].to_vec();
    for _ in 0..dice.below(8) {
        let seat = *dice.pick(&palast_core::Seat::ALL);
        let input = match dice.below(4) {
            0 => Some(Input::Undo(seat)),
            1 if !pool.outcomes.is_empty() => Some(Input::Chance(*dice.pick(&pool.outcomes))),
            2 if !walk.inputs.is_empty() => Some(*dice.pick(&walk.inputs)),
            _ if !pool.actions.is_empty() => Some(Input::Act(seat, *dice.pick(&pool.actions))),
            _ => None,
        };
        inputs.extend(input);
    }
    let seed = Some(walk.seed());
    let record = Record {
        header: walk.header(),
        inputs,
        result: None,
        seed,
    };
    refused_or_whole::<G>(&record.to_text())?;
    guarded(|| {
        // With the seed, as a store would load it: it must be able to go on.
        if let Ok(mut play) =
            Match::replay(record.header, record.seed.clone(), record.inputs.clone())
        {
            play.draw_due();
        }
        Ok(())
    })
}
