//! A match as text: a header, one line for each input, and a check. A person can read and mail it.
//!
//! ```text
//! palast record 1
//! game palastgefluester
//! rules 1
//! seats 3
//! option losing-cards forced
//! edition e3b0c44298fc1c14
//! commitment 5f…
//! parent 8c… 57      only if the first 57 inputs were taken from the match with this commitment
//! inputs
//! * starter 2        a result of chance
//! 2 play rM          seat 2 answers
//! 2 undo             seat 2 takes its last answer back, with all that followed from it
//! end 3
//! ending points      once the match is over: its result ([`ResultLines`]), and
//! places 2 1 3
//! score points 2 5 1
//! seed 6a…           the seed
//! check 01…          hash of everything above
//! ```
//!
//! Inputs are only ever appended: an undo is a line of its own, so what was acknowledged stays.

mod result;

use std::fmt::{Display, Write as _};
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::{Commitment, Dice, Edition, Game, Match, NotationError, Options, ReplayError, Rules};
use crate::{ReplayErrorKind, RulesError, Seat, Seed, hex};

pub use result::ResultLines;

const FIRST_LINE: &str = "palast record 1";
/// No honest record comes near this (a match takes a few thousand bytes); it bounds what a hostile
/// file can make us do.
const LONGEST_RECORD: usize = 1 << 20;

/// One line of a record.
#[derive(Clone, Copy, PartialEq)]
pub enum Input<G: Game> {
    /// A seat's answer.
    Act(Seat, G::Action),
    /// A result of chance.
    Chance(G::Outcome),
    /// A seat takes back its last answer ([`Match::undo`]).
    Undo(Seat),
}

impl<G: Game> Input<G> {
    /// Reads one line.
    ///
    /// # Errors
    /// Says what was expected.
    pub fn parse(line: &str) -> Result<Self, NotationError> {
        let Some((who, what)) = line.split_once(' ') else {
            return Err(NotationError::expected(
                "`SEAT ACTION`, `SEAT undo` or `* OUTCOME`",
            ));
        };
        if who == "*" {
            return Ok(Self::Chance(what.parse()?));
        }
        let seat = who.parse()?;
        if what == "undo" {
            Ok(Self::Undo(seat))
        } else {
            Ok(Self::Act(seat, what.parse()?))
        }
    }
}

impl<G: Game> std::fmt::Display for Input<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Act(seat, action) => write!(f, "{seat} {action}"),
            Self::Chance(outcome) => write!(f, "* {outcome}"),
            Self::Undo(seat) => write!(f, "{seat} undo"),
        }
    }
}

impl<G: Game> std::fmt::Debug for Input<G> {
    /// An input may be secret; its kind is not.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Act(seat, _) => write!(f, "Act({seat}, …)"),
            Self::Chance(_) => f.write_str("Chance(…)"),
            Self::Undo(seat) => write!(f, "Undo({seat})"),
        }
    }
}

/// What a match began with.
#[derive(PartialEq, Debug)]
pub struct Header<G: Game> {
    /// Version, seats, options and edition.
    pub rules: &'static Rules<G>,
    /// The published hash of the seed.
    pub commitment: Commitment,
    /// The match that this one goes on from, if it did not begin at the beginning.
    pub parent: Option<Parent>,
}

/// Where a match goes on from: an earlier match, as far as its first inputs. Their draws follow
/// from that match's seed, so they cannot be proved by this one's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parent {
    /// The published hash of the earlier match's seed.
    pub commitment: Commitment,
    /// How many inputs were taken from it.
    pub inputs: u32,
}

impl<G: Game> Clone for Header<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Header<G> {}

impl<G: Game> Header<G> {
    /// The header lines, from the first line to `inputs`. Holds nothing secret.
    #[must_use]
    pub fn to_text(&self) -> String {
        let rules = self.rules;
        let mut text = format!("{FIRST_LINE}\ngame {}\nrules {}\n", G::ID, rules.version);
        let _ = writeln!(text, "seats {}", rules.seats.get());
        for choice in G::Options::CHOICES {
            let value = rules
                .options
                .get(choice.name)
                .expect("every listed option has a value");
            let _ = writeln!(text, "option {} {value}", choice.name);
        }
        let _ = writeln!(text, "edition {}", rules.edition_id);
        let _ = writeln!(text, "commitment {}", self.commitment);
        if let Some(Parent { commitment, inputs }) = self.parent {
            let _ = writeln!(text, "parent {commitment} {inputs}");
        }
        text.push_str("inputs\n");
        text
    }

    /// Reads header lines. `editions` are the texts to look for the named edition in, besides the
    /// one that comes with the game.
    ///
    /// # Errors
    /// Names the line and what was expected there.
    pub fn parse(text: &str, editions: &[&str]) -> Result<Self, RecordError> {
        Self::read(&mut Lines::new(text), editions)
    }

    fn read(lines: &mut Lines<'_>, editions: &[&str]) -> Result<Self, RecordError> {
        let (number, first) = lines.next(FIRST_LINE)?;
        if first != FIRST_LINE {
            return Err(RecordError::expected(number, format!("`{FIRST_LINE}`")));
        }
        let (number, game) = lines.word("game")?;
        if game != G::ID {
            let wrong = RecordError::expected(number, format!("`game {}`", G::ID));
            return Err(wrong);
        }
        let (version_line, version) = lines.number::<u32>("rules")?;
        let (seats_line, seats) = lines.number::<u8>("seats")?;
        let mut options = G::Options::default();
        for choice in G::Options::CHOICES {
            let (number, value) = lines.word(&format!("option {}", choice.name))?;
            options
                .set(choice.name, value)
                .map_err(|error| RecordError::refused(number, &error.into()))?;
        }
        let (edition_line, edition) = lines.word("edition")?;
        let text = std::iter::once(&G::Edition::DEFAULT_TEXT)
            .chain(G::Edition::EARLIER_TEXTS)
            .chain(editions)
            .copied()
            .find(|text| crate::EditionId::of(text).to_string() == edition)
            .ok_or_else(|| RecordError::UnknownEdition {
                line: edition_line,
                edition: edition.chars().take(64).collect(),
            })?;
        let rules = Rules::with_edition(version, seats, options, text).map_err(|error| {
            let line = match error {
                RulesError::Version { .. } => version_line,
                RulesError::Seats { .. } | RulesError::Option(_) => seats_line,
                RulesError::Edition(_) | RulesError::NotOfVersion { .. } => edition_line,
            };
            RecordError::refused(line, &error)
        })?;
        let (number, commitment) = lines.word("commitment")?;
        let commitment = Commitment::parse(commitment)
            .ok_or_else(|| RecordError::expected(number, "64 lower-case hexadecimal digits"))?;
        let (mut number, mut line) = lines.next("inputs")?;
        let mut parent = None;
        if let Some(text) = line.strip_prefix("parent ") {
            let expected = || RecordError::expected(number, "`parent COMMITMENT INPUTS`");
            parent = Some(Parent::parse(text).ok_or_else(expected)?);
            (number, line) = lines.next("inputs")?;
        }
        if line != "inputs" {
            return Err(RecordError::expected(number, "`inputs`"));
        }
        Ok(Self {
            rules,
            commitment,
            parent,
        })
    }
}

impl Parent {
    fn parse(text: &str) -> Option<Self> {
        let (commitment, inputs) = text.split_once(' ')?;
        let count: u32 = inputs.parse().ok()?;
        let parent = Self {
            commitment: Commitment::parse(commitment)?,
            inputs: count,
        };
        (count.to_string() == inputs).then_some(parent)
    }
}

/// A whole match as its inputs. Not serialisable on purpose: it holds every secret of the match.
pub struct Record<G: Game> {
    /// What it began with.
    pub header: Header<G>,
    /// In order, undos included.
    pub inputs: Vec<Input<G>>,
    /// Present once the match is over; older records have none. [`Record::replay`] checks it.
    pub result: Option<ResultLines>,
    /// Present once the match is over.
    pub seed: Option<Seed>,
}

impl<G: Game> Record<G> {
    /// The record as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = self.header.to_text();
        for input in &self.inputs {
            let _ = writeln!(text, "{input}");
        }
        let _ = writeln!(text, "end {}", self.inputs.len());
        for line in self.result.iter().flat_map(ResultLines::lines) {
            let _ = writeln!(text, "{line}");
        }
        if let Some(seed) = &self.seed {
            let _ = writeln!(text, "seed {}", hex::print(seed.reveal()));
        }
        let _ = writeln!(text, "check {}", check(&text));
        text
    }

    /// Reads a record. Only its form is checked here; [`Record::replay`] plays it.
    ///
    /// # Errors
    /// Names the line and what was expected there.
    pub fn parse(text: &str, editions: &[&str]) -> Result<Self, RecordError> {
        if text.len() > LONGEST_RECORD {
            return Err(RecordError::TooLong);
        }
        let text = text.replace("\r\n", "\n");
        let mut lines = Lines::new(&text);
        let header = Header::read(&mut lines, editions)?;
        let mut inputs = Vec::new();
        let (number, count) = loop {
            let (number, line) = lines.next("an input or `end`")?;
            if let Some(count) = line.strip_prefix("end ") {
                break (number, count);
            }
            let input = Input::parse(line)
                .map_err(|error| RecordError::expected(number, error.expected))?;
            inputs.push(input);
        };
        if count != inputs.len().to_string() {
            return Err(RecordError::expected(
                number,
                format!("`end {}`", inputs.len()),
            ));
        }
        let (mut number, mut line) = lines.next("`ending`, `seed` or `check`")?;
        let mut result = None;
        if ResultLines::starts_with(line) {
            let mut stated = ResultLines::begin(line);
            loop {
                (number, line) = lines.next("the result, `seed` or `check`")?;
                if !stated.add(line) {
                    break;
                }
            }
            result = Some(stated);
        }
        let mut seed = None;
        if let Some(digits) = line.strip_prefix("seed ") {
            let bytes = hex::parse_32(digits)
                .ok_or_else(|| RecordError::expected(number, "64 lower-case hexadecimal digits"))?;
            seed = Some(Seed::new(bytes));
            (number, line) = lines.next("check")?;
        }
        let Some(given) = line.strip_prefix("check ") else {
            return Err(RecordError::expected(number, "`check`"));
        };
        if given != check(lines.before_last()) {
            return Err(RecordError::Edited { line: number });
        }
        lines.end()?;
        Ok(Self {
            header,
            inputs,
            result,
            seed,
        })
    }

    /// Plays the record from the start.
    ///
    /// # Errors
    /// The first input that does not follow from the ones before it, or the first line of the result
    /// that the match did not come to; [`Record::line_of`] says in which line of the text.
    pub fn replay(&self) -> Result<Match<G>, ReplayError<G>> {
        let inputs = self.inputs.iter().copied();
        let play = Match::replay(self.header, self.seed.clone(), inputs)?;
        self.check_result(&play)?;
        Ok(play)
    }

    fn check_result(&self, play: &Match<G>) -> Result<(), ReplayError<G>> {
        let Some(stated) = &self.result else {
            return Ok(());
        };
        match stated.difference(play.result().as_ref()) {
            None => Ok(()),
            // The result stands after the inputs and the line `end`.
            Some(line) => Err(ReplayError {
                input: self.inputs.len() + 1 + line,
                kind: ReplayErrorKind::OtherResult,
            }),
        }
    }

    /// The line of the text in which the input with this index stands, counted from one.
    #[must_use]
    pub fn line_of(&self, input: usize) -> usize {
        self.header.to_text().lines().count() + input + 1
    }
}

impl<G: Game> std::fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Record")
            .field("header", &self.header)
            .field("inputs", &self.inputs.len())
            .finish_non_exhaustive()
    }
}

impl<G: Game> Clone for Record<G> {
    fn clone(&self) -> Self {
        Self {
            header: self.header,
            inputs: self.inputs.clone(),
            result: self.result.clone(),
            seed: self.seed.clone(),
        }
    }
}

/// The result of checking a record against its published commitment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The seed is the committed one and gives every recorded draw.
    Proved {
        /// How many draws were compared.
        draws: u64,
    },
    /// The match goes on from another one. The seed is the committed one and gives every draw since;
    /// the draws before are the other match's, whose record has to be verified for them.
    Continued {
        /// How many draws were compared.
        draws: u64,
        /// How many were taken from the other match.
        taken: u64,
    },
    /// The match is not over: its seed is still secret.
    NoSeedYet,
    /// The seed in the record is not the one that was committed to.
    OtherSeed,
    /// The seed gives another result than the record.
    OtherDraw {
        /// The line of the record, counted from one.
        line: usize,
    },
}

/// Re-draws a record and compares.
///
/// # Errors
/// The record does not replay.
pub fn verify<G: Game>(record: &Record<G>) -> Result<Verdict, ReplayError<G>> {
    let mut play = Match::blank(record.header, None);
    let (mut draws, mut taken) = (0, 0);
    let mut other_draw = None;
    let from = record
        .header
        .parent
        .map_or(0, |parent| parent.inputs as usize);
    for (index, input) in record.inputs.iter().enumerate() {
        let drawn = match (input, &record.seed) {
            (Input::Chance(outcome), Some(seed)) => Some((outcome, play.draw_with(seed))),
            (Input::Chance(_) | Input::Act(..) | Input::Undo(_), _) => None,
        };
        play.apply(*input)
            .map_err(|kind| ReplayError { input: index, kind })?;
        if let Some((recorded, by_seed)) = drawn {
            if index < from {
                taken += 1;
                continue;
            }
            draws += 1;
            if by_seed != Some(*recorded) && other_draw.is_none() {
                other_draw = Some(record.line_of(index));
            }
        }
    }
    record.check_result(&play)?;
    let (Some(seed), true) = (&record.seed, play.is_over()) else {
        return Ok(Verdict::NoSeedYet);
    };
    if seed.commitment() != record.header.commitment {
        return Ok(Verdict::OtherSeed);
    }
    Ok(match other_draw {
        Some(line) => Verdict::OtherDraw { line },
        None if record.header.parent.is_some() => Verdict::Continued { draws, taken },
        None => Verdict::Proved { draws },
    })
}

/// The outcome that this seed gives for the draw with this index.
pub(crate) fn draw<G: Game>(table: &crate::Table<G>, seed: &Seed, index: u64) -> G::Outcome {
    let mut outcomes = Vec::new();
    G::chances(table, &mut outcomes);
    Dice::for_draw(seed, index).weighted(&outcomes)
}

fn check(text: &str) -> String {
    hex::print(&Sha256::digest(text.as_bytes()))
}

/// Why a text is no record of this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// Something else should stand in this line.
    #[error("line {line}: expected {expected}")]
    Expected {
        /// Counted from one.
        line: usize,
        /// In words.
        expected: String,
    },
    /// The line is well formed and asks for something that is not possible.
    #[error("line {line}: {reason}")]
    Refused {
        /// Counted from one.
        line: usize,
        /// In words.
        reason: String,
    },
    /// The match was played with printed numbers that are not here.
    #[error("line {line}: the edition `{edition}` is not known here; give its file")]
    UnknownEdition {
        /// Counted from one.
        line: usize,
        /// Its id.
        edition: String,
    },
    /// The text ends too early.
    #[error("the record ends after line {line}; expected {expected}")]
    Truncated {
        /// The last line there is.
        line: usize,
        /// What should have followed.
        expected: String,
    },
    /// The check does not fit the text above it.
    #[error("line {line}: the check does not fit: the record was changed after it was written")]
    Edited {
        /// Where the check stands.
        line: usize,
    },
    /// There is more text after the check.
    #[error("line {line}: nothing may follow the check")]
    Surplus {
        /// The first line too many.
        line: usize,
    },
    /// Not read at all.
    #[error("the record is longer than any match can be")]
    TooLong,
}

impl RecordError {
    fn expected(line: usize, expected: impl Into<String>) -> Self {
        Self::Expected {
            line,
            expected: expected.into(),
        }
    }

    fn refused(line: usize, reason: &RulesError) -> Self {
        Self::Refused {
            line,
            reason: reason.to_string(),
        }
    }
}

/// Lines with their numbers, and the text before the last one read.
struct Lines<'t> {
    text: &'t str,
    at: usize,
    last: usize,
    number: usize,
}

impl<'t> Lines<'t> {
    const fn new(text: &'t str) -> Self {
        Self {
            text,
            at: 0,
            last: 0,
            number: 0,
        }
    }

    fn next(&mut self, expected: &str) -> Result<(usize, &'t str), RecordError> {
        let rest = &self.text[self.at..];
        // A line counts only with its line end: a text cut in the middle of a line is truncated.
        let Some(length) = rest.find('\n') else {
            return Err(RecordError::Truncated {
                line: self.number,
                expected: expected.to_owned(),
            });
        };
        self.last = self.at;
        self.at += length + 1;
        self.number += 1;
        Ok((self.number, &rest[..length]))
    }

    fn word(&mut self, name: &str) -> Result<(usize, &'t str), RecordError> {
        let (number, line) = self.next(&format!("`{name} …`"))?;
        line.strip_prefix(name)
            .and_then(|rest| rest.strip_prefix(' '))
            .map(|word| (number, word))
            .ok_or_else(|| RecordError::expected(number, format!("`{name} …`")))
    }

    /// A number in its one spelling: `+3` and `03` are refused.
    fn number<N: FromStr + Display>(&mut self, name: &str) -> Result<(usize, N), RecordError> {
        let (number, word) = self.word(name)?;
        word.parse()
            .ok()
            .filter(|value: &N| value.to_string() == word)
            .map(|value| (number, value))
            .ok_or_else(|| RecordError::expected(number, format!("a number after `{name}`")))
    }

    fn before_last(&self) -> &'t str {
        &self.text[..self.last]
    }

    fn end(&self) -> Result<(), RecordError> {
        if self.text[self.at..].trim().is_empty() {
            return Ok(());
        }
        Err(RecordError::Surplus {
            line: self.number + 1,
        })
    }
}
