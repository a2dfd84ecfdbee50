//! Golden replays: complete matches with their result and every viewer's last view, kept for ever.
//!
//! `golden/NAME.match` is a record, `golden/NAME.expect` what it comes to. A record is never
//! rewritten: if it no longer replays, either the change is a mistake, or it needs a new
//! `RULES_VERSION` with the old behaviour kept behind the old one. Real matches are welcome.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use palast_core::{Game, Input, Judge, Match, Options, Record, Verdict, Viewer, verify};

use super::ensure;
use crate::plan::{guarded, setups};
use crate::walk::{Policy, Walk, menu, viewers};
use crate::{Config, Failure, Kept};

/// How many matches are played in search of a missing case.
const SEARCH: u64 = 30_000;

/// Every golden record replays to what its `.expect` says, and together those of the present version of the
/// rules show every ending, every option value and every number of seats that is not excused.
///
/// # Errors
/// The first record that comes to something else, or what is missing.
pub fn golden_replays_hold<G: Judge>(config: &Config) -> Result<(), Failure> {
    guarded(|| {
        let folder = Path::new(config.home).join("golden");
        let mut shown = BTreeSet::new();
        for path in records(&folder)? {
            let name = path
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            shown.extend(one::<G>(config, &path).map_err(|what| format!("golden/{name}: {what}"))?);
        }
        for (case, reason) in config.excused {
            ensure(wanted::<G>().iter().any(|known| known == case), || {
                format!("`{case}` is excused and there is no such case")
            })?;
            ensure(!reason.is_empty(), || {
                format!("`{case}` is excused without a reason")
            })?;
            ensure(!shown.contains(*case), || {
                format!("`{case}` is excused and shown all the same")
            })?;
        }
        let excused = |case: &String| config.excused.iter().any(|(name, _)| name == case);
        let mut missing: Vec<String> = wanted::<G>()
            .into_iter()
            .filter(|case| !shown.contains(case) && !excused(case))
            .collect();
        if config.kept == Kept::Accept && !missing.is_empty() {
            find::<G>(&folder, &mut missing)?;
        }
        ensure(missing.is_empty(), || {
            format!(
                "no golden replay shows: {}; PALAST_ACCEPT=1 looks for them, what cannot be found \
                 is played by hand or excused with a reason",
                missing.join(", ")
            )
        })
    })
    .map_err(|what| Failure::general("golden_replays_hold", what))
}

/// What must be shown.
fn wanted<G: Game>() -> Vec<String> {
    let endings = G::ENDINGS.iter().map(|ending| format!("ending {ending}"));
    let options = G::Options::CHOICES.iter().flat_map(|choice| {
        let value = |value: &&str| format!("option {} {value}", choice.name);
        choice.values.iter().map(value)
    });
    let seats = G::SEATS.map(|seats| format!("seats {seats}"));
    endings.chain(options).chain(seats).collect()
}

/// What a finished match shows.
fn shows<G: Game>(play: &Match<G>) -> Vec<String> {
    let ending = play
        .standings()
        .map(|standings| format!("ending {}", standings.ending));
    let option = |choice: &palast_core::Choice| {
        let value = play.rules().options.get(choice.name)?;
        Some(format!("option {} {value}", choice.name))
    };
    let options = G::Options::CHOICES.iter().filter_map(option);
    let seats = format!("seats {}", play.rules().seats.get());
    ending.into_iter().chain(options).chain([seats]).collect()
}

fn records(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Ok(Vec::new());
    };
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "match")
        {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn one<G: Game>(config: &Config, path: &Path) -> Result<Vec<String>, String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let record = Record::<G>::parse(&text, &[]).map_err(|error| error.to_string())?;
    let play = record.replay().map_err(|error| {
        let line = record.line_of(error.input);
        format!("line {line}: {error}: recorded matches must go on replaying")
    })?;
    ensure(play.is_over(), || "the match is not over".into())?;
    let verdict = verify(&record).map_err(|error| error.to_string())?;
    ensure(
        matches!(verdict, Verdict::Proved { .. } | Verdict::NoSeedYet),
        || format!("its draws are not proved: {verdict:?}"),
    )?;
    let now = outcome(&play)?;
    let beside = path.with_extension("expect");
    let kept = fs::read_to_string(&beside)
        .unwrap_or_default()
        .replace("\r\n", "\n");
    if kept != now && config.kept == Kept::Accept {
        fs::write(&beside, &now).map_err(|error| error.to_string())?;
    } else if kept != now {
        let differs = |(kept, now): &(&str, &str)| kept != now;
        let first = kept.lines().zip(now.lines()).find(differs);
        return Err(match first {
            Some((kept, now)) => format!("it comes to something else:\n- {kept}\n+ {now}"),
            None => "its .expect is missing or cut short".into(),
        });
    }
    // An earlier version shows nothing about the present one.
    let present = play.rules().version == G::RULES_VERSION;
    Ok(if present { shows(&play) } else { Vec::new() })
}

/// The result and every viewer's last view.
fn outcome<G: Game>(play: &Match<G>) -> Result<String, String> {
    let standings = play.standings().ok_or("the match is not over")?;
    let seats = play.rules().seats;
    let mut text = format!("ending {}\nplaces", standings.ending);
    for seat in seats.seats() {
        let _ = write!(text, " {}", standings.places[seat]);
    }
    let automa = |text: &mut String, value: Option<i32>| {
        if let Some(value) = value {
            let _ = write!(text, " house {value}");
        }
    };
    automa(&mut text, standings.automa.map(i32::from));
    for line in &standings.lines {
        let _ = write!(text, "\nscore {}", line.key);
        for seat in seats.seats() {
            let _ = write!(text, " {}", line.values[seat]);
        }
        automa(&mut text, line.automa);
    }
    text.push('\n');
    for viewer in viewers(play.rules()) {
        let who = match viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Spectator => "spectator".into(),
        };
        let json = serde_json::to_string(&play.view(viewer)).map_err(|error| error.to_string())?;
        let _ = writeln!(text, "view {who} {json}");
    }
    Ok(text)
}

/// Plays until everything missing is shown, and keeps the matches that show it.
fn find<G: Judge>(folder: &Path, missing: &mut Vec<String>) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let setups = setups::<G>();
    for (number, rules) in (0..SEARCH).zip(setups.iter().cycle()) {
        if missing.is_empty() {
            break;
        }
        let mut walk = Walk::new(rules, number, Policy::Random)?;
        // Sensible players reach endings that random ones do not, and the other way round.
        let sensible = (number / setups.len() as u64) % 2 == 1;
        while let Some(input) = walk.next() {
            let input = if sensible && walk.dice.below(5) != 0 {
                best(&walk, input)
            } else {
                input
            };
            walk.apply(input);
        }
        if !walk.is_over() {
            continue;
        }
        let record = walk.record();
        let play = record.replay().map_err(|error| error.to_string())?;
        let shown = shows(&play);
        let Some(first) = missing.iter().find(|case| shown.contains(case)) else {
            continue;
        };
        let name = first.replace(' ', "-");
        let name = match G::RULES_VERSION {
            1 => name,
            version => format!("version-{version}-{name}"),
        };
        let path = folder.join(format!("{name}.match"));
        ensure(!path.exists(), || {
            format!("{} shows something else by now", path.display())
        })?;
        // A new golden match states its result; those from before have none and stay as they are.
        fs::write(&path, play.record_so_far().to_text()).map_err(|error| error.to_string())?;
        fs::write(path.with_extension("expect"), outcome(&play)?)
            .map_err(|error| error.to_string())?;
        missing.retain(|case| !shown.contains(case));
    }
    Ok(())
}

/// What a sensible player would do instead.
fn best<G: Judge>(walk: &Walk<G>, input: Input<G>) -> Input<G> {
    let Input::Act(seat, _) = input else {
        return input;
    };
    let seat_view = walk.table.view_ref(seat);
    let ask = G::question(seat_view);
    let score = |action: &G::Action| G::judge(seat_view, &ask, action);
    menu(&walk.table, seat)
        .into_iter()
        .max_by(|one, other| score(one).total_cmp(&score(other)))
        .map_or(input, |action| Input::Act(seat, action))
}
