//! The results of a series in a directory: what was played with which settings, so that a series can
//! go on later. One line for each seat of each match, for spreadsheets and statistics programs.

use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use palast_bots::Contestant;
use serde::{Deserialize, Serialize};

use super::Series;
use crate::usage_error::UsageError;

const HEADER: &str = "match,deal,seat,bot,place,share,score,answers,microseconds,decisions,ending";
/// Larger than any series that ends.
const LONGEST: u64 = 1 << 30;

/// One match.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct MatchResult {
    pub(super) index: u64,
    pub(super) deal: u64,
    pub(super) decisions: u64,
    pub(super) ending: String,
    pub(super) seats: Vec<SeatResult>,
}

/// What a seat brought home.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct SeatResult {
    /// Number of the bot in the series.
    pub(super) bot: usize,
    pub(super) place: u8,
    pub(super) share: f64,
    pub(super) score: i32,
    /// Answers that had an alternative, and the CPU time they took.
    pub(super) answers: u32,
    pub(super) microseconds: u64,
}

/// What decides the results: a series goes on only with the same.
#[derive(Serialize, Deserialize, PartialEq, Debug)]
pub(super) struct Settings {
    game: String,
    seats: u8,
    bots: Vec<String>,
    #[serde(default)]
    ladder: bool,
    first_deal: u64,
    options: Vec<(String, String)>,
    edition: Option<String>,
}

impl Settings {
    pub(super) fn new(series: &Series<'_>) -> Self {
        Self {
            game: series.game.id().to_owned(),
            seats: series.config.seats,
            bots: series.bots.iter().map(ToString::to_string).collect(),
            ladder: series.ladder,
            first_deal: series.first_deal,
            options: series.config.options.clone(),
            edition: series.config.edition.clone(),
        }
    }

    /// The names of what differs.
    fn differences(&self, other: &Self) -> Vec<&'static str> {
        let same = [
            ("the game", self.game == other.game),
            ("the seats", self.seats == other.seats),
            ("the bots", self.bots == other.bots),
            ("the schedules", self.ladder == other.ladder),
            ("the first deal", self.first_deal == other.first_deal),
            ("the options", self.options == other.options),
            ("the edition", self.edition == other.edition),
        ];
        let differs = same.into_iter().filter(|(_, same)| !same);
        differs.map(|(name, _)| name).collect()
    }
}

/// The file of a series, open at its end.
#[derive(Debug)]
pub(super) struct ResultsFile {
    path: PathBuf,
    file: File,
    found: Vec<MatchResult>,
}

impl ResultsFile {
    /// Opens the results in a directory, or begins them. Refuses results of another series and
    /// changes nothing then.
    pub(super) fn open(dir: &Path, settings: &Settings) -> anyhow::Result<Self> {
        let refuse = |path: &Path, why: String| -> anyhow::Error {
            UsageError::new(format!("{} {why}", path.display())).into()
        };
        fs::create_dir_all(dir).map_err(|error| refuse(dir, format!("cannot be made: {error}")))?;
        let about = dir.join("settings.json");
        let path = dir.join("results.csv");
        let mut found = Vec::new();
        let mut whole = 0;
        if about.exists() {
            let text = fs::read_to_string(&about)
                .map_err(|error| refuse(&about, format!("cannot be read: {error}")))?;
            let stored: Settings = serde_json::from_str(&text)
                .map_err(|_| refuse(&about, "holds no settings of a series".to_owned()))?;
            let differences = stored.differences(settings);
            if !differences.is_empty() {
                let why = format!(
                    "holds another series ({} differ); choose another directory",
                    differences.join(", ")
                );
                return Err(refuse(dir, why));
            }
            if path.exists() {
                let size = fs::metadata(&path).map_or(0, |data| data.len());
                if size > LONGEST {
                    return Err(refuse(&path, "is too long to be results".to_owned()));
                }
                let text = fs::read_to_string(&path)
                    .map_err(|error| refuse(&path, format!("cannot be read: {error}")))?;
                (found, whole) = parse(&text, settings).map_err(|why| refuse(&path, why))?;
            }
        } else if path.exists() {
            return Err(refuse(
                &path,
                "stands there without its settings.json".to_owned(),
            ));
        } else {
            let text = serde_json::to_string_pretty(settings)?;
            fs::write(&about, text + "\n")
                .map_err(|error| refuse(&about, format!("cannot be written: {error}")))?;
        }
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(&path)
            .map_err(|error| refuse(&path, format!("cannot be written: {error}")))?;
        // A match that was broken off while it was written is played again.
        file.set_len(whole as u64)
            .with_context(|| format!("writing {}", path.display()))?;
        if whole == 0 {
            writeln!(file, "{HEADER}").with_context(|| format!("writing {}", path.display()))?;
        }
        Ok(Self { path, file, found })
    }

    /// The results found, once.
    pub(super) fn take(&mut self) -> Vec<MatchResult> {
        std::mem::take(&mut self.found)
    }

    /// Adds a match.
    pub(super) fn append(
        &mut self,
        result: &MatchResult,
        bots: &[Contestant],
    ) -> anyhow::Result<()> {
        let mut lines = String::new();
        for (seat, one) in result.seats.iter().enumerate() {
            let MatchResult { index, deal, .. } = result;
            lines += &format!(
                "{index},{deal},{},{},{},{},{},{},{},{},{}\n",
                seat + 1,
                bots[one.bot],
                one.place,
                one.share,
                one.score,
                one.answers,
                one.microseconds,
                result.decisions,
                result.ending,
            );
        }
        // One write for a match, so that it is there or not.
        self.file
            .write_all(lines.as_bytes())
            .with_context(|| format!("writing {}", self.path.display()))
    }
}

/// The whole matches of a file, and how many bytes they take.
fn parse(text: &str, settings: &Settings) -> Result<(Vec<MatchResult>, usize), String> {
    let mut results: Vec<MatchResult> = Vec::new();
    let (mut whole, mut at) = (0, 0);
    let mut seats = Vec::new();
    for (number, line) in text.split_inclusive('\n').enumerate() {
        at += line.len();
        let Some(line) = line.strip_suffix('\n') else {
            break;
        };
        if number == 0 {
            if line != HEADER {
                return Err("does not begin as results do".to_owned());
            }
            whole = at;
            continue;
        }
        let expected = (results.len() as u64, seats.len());
        let (result, seat) = parse_line(line, settings, expected)
            .ok_or_else(|| format!("has no result in line {}", number + 1))?;
        seats.push(seat);
        if seats.len() == usize::from(settings.seats) {
            results.push(MatchResult {
                seats: std::mem::take(&mut seats),
                ..result
            });
            whole = at;
        }
    }
    Ok((results, whole))
}

fn parse_line(
    line: &str,
    settings: &Settings,
    expected: (u64, usize),
) -> Option<(MatchResult, SeatResult)> {
    let fields: Vec<&str> = line.split(',').collect();
    let [
        index,
        deal,
        seat,
        bot,
        place,
        share,
        score,
        answers,
        microseconds,
        decisions,
        ending,
    ] = fields[..]
    else {
        return None;
    };
    let index: u64 = index.parse().ok()?;
    let seat: usize = seat.parse().ok()?;
    if (index, seat) != (expected.0, expected.1 + 1) {
        return None;
    }
    let result = MatchResult {
        index,
        deal: deal.parse().ok()?,
        decisions: decisions.parse().ok()?,
        ending: ending.to_owned(),
        seats: Vec::new(),
    };
    let share: f64 = share.parse().ok()?;
    let one = SeatResult {
        bot: settings.bots.iter().position(|name| name == bot)?,
        place: place.parse().ok()?,
        share: (0.0..=1.0).contains(&share).then_some(share)?,
        score: score.parse().ok()?,
        answers: answers.parse().ok()?,
        microseconds: microseconds.parse().ok()?,
    };
    Some((result, one))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings() -> Settings {
        Settings {
            game: "amyitis".to_owned(),
            seats: 2,
            bots: vec!["random".to_owned(), "sensible".to_owned()],
            ladder: false,
            first_deal: 5,
            options: Vec::new(),
            edition: None,
        }
    }

    fn result(index: u64) -> MatchResult {
        let seat = |bot: usize, share: f64| SeatResult {
            bot,
            place: 2 - bot as u8,
            share,
            score: 17 - index as i32,
            answers: 9,
            microseconds: 1234,
        };
        MatchResult {
            index,
            deal: 5 + index / 2,
            decisions: 40,
            ending: "full".to_owned(),
            seats: vec![seat(0, 1.0 / 3.0), seat(1, 2.0 / 3.0)],
        }
    }

    fn bots() -> [Contestant; 2] {
        ["random", "sensible"].map(|name| name.parse().unwrap())
    }

    fn open(dir: &Path) -> ResultsFile {
        ResultsFile::open(dir, &settings()).unwrap()
    }

    #[test]
    fn what_was_written_is_found_again() {
        let dir = tempfile::tempdir().unwrap();
        let mut file = open(dir.path());
        assert_eq!(file.take(), []);
        file.append(&result(0), &bots()).unwrap();
        file.append(&result(1), &bots()).unwrap();
        assert_eq!(open(dir.path()).take(), [result(0), result(1)]);
    }

    #[test]
    fn a_match_that_was_half_written_is_dropped() {
        let dir = tempfile::tempdir().unwrap();
        let mut file = open(dir.path());
        file.append(&result(0), &bots()).unwrap();
        file.append(&result(1), &bots()).unwrap();
        let path = dir.path().join("results.csv");
        let text = fs::read_to_string(&path).unwrap();
        for cut in [3, 60] {
            fs::write(&path, &text[..text.len() - cut]).unwrap();
            let mut file = open(dir.path());
            assert_eq!(file.take(), [result(0)], "{cut}");
            file.append(&result(1), &bots()).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
    }

    #[test]
    fn other_settings_and_spoilt_files_are_refused_and_left_alone() {
        let dir = tempfile::tempdir().unwrap();
        let mut file = open(dir.path());
        file.append(&result(0), &bots()).unwrap();
        let other = Settings {
            seats: 3,
            first_deal: 6,
            ..settings()
        };
        let refused = ResultsFile::open(dir.path(), &other).unwrap_err();
        let sentence = refused.to_string();
        assert!(
            sentence.contains("(the seats, the first deal differ)"),
            "{sentence}"
        );
        assert!(refused.is::<UsageError>());
        assert_eq!(open(dir.path()).take(), [result(0)]);
        let path = dir.path().join("results.csv");
        let text = fs::read_to_string(&path).unwrap();
        for spoilt in [
            text.replace("sensible", "clever"),
            text.replace("0,5,2", "0,5,1"),
            text.replace("match,", ""),
            text.replace("0.33", "7.33"),
        ] {
            fs::write(&path, &spoilt).unwrap();
            assert!(ResultsFile::open(dir.path(), &settings()).is_err());
            assert_eq!(fs::read_to_string(&path).unwrap(), spoilt);
        }
    }
}
