//! Turns command-line arguments into values: games, match configurations, bots, seeds, languages.

use palast_bots::Level;
use palast_core::{Dice, Seat, Seed};
use palast_games::{AnyGame, AnyMatch, MatchConfig};
use palast_ui::Lang;

use crate::cli::GameArgs;
use crate::files;
use crate::usage_error::UsageError;

/// Finds a game by id; the error suggests a similar id.
pub(crate) fn find_game(id: &str) -> anyhow::Result<&'static dyn AnyGame> {
    palast_games::game(id).ok_or_else(|| {
        let ids: Vec<&str> = palast_games::games().iter().map(|game| game.id()).collect();
        let hint = match nearest(id, &ids) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "see `palast games`".to_owned(),
        };
        UsageError::new(format!("there is no game `{id}`; {hint}")).into()
    })
}

/// Finds the game that a record names in its header.
pub(crate) fn game_of_record(
    path: &std::path::Path,
    record: &str,
) -> anyhow::Result<&'static dyn AnyGame> {
    palast_games::game_of_record(record).ok_or_else(|| {
        let second = record
            .lines()
            .nth(1)
            .and_then(|line| line.strip_prefix("game "));
        let why = match second {
            Some(id) if record.starts_with("palast record ") => format!(
                "is a record of `{}`, a game this program does not know",
                id.escape_debug().take(40).collect::<String>()
            ),
            _ => "is no record of a match".to_owned(),
        };
        UsageError::new(format!("{} {why}", path.display())).into()
    })
}

/// Builds the match configuration from the arguments and checks it against the game.
pub(crate) fn match_config(
    game: &dyn AnyGame,
    args: &GameArgs,
    seats: u8,
) -> anyhow::Result<MatchConfig> {
    let config = MatchConfig {
        seats,
        options: args.options.clone(),
        edition: files::read_edition(args.edition.as_deref())?,
    };
    game.check(&config).map_err(|error| {
        let known: Vec<&str> = game.choices().iter().map(|choice| choice.name).collect();
        let hint = args
            .options
            .iter()
            .find(|(name, _)| !known.contains(&name.as_str()))
            .and_then(|(name, _)| nearest(name, &known))
            .map(|near| format!("; did you mean `{near}`?"))
            .unwrap_or_default();
        UsageError::new(format!("{}: {error}{hint}", game.id()))
    })?;
    Ok(config)
}

/// Fails if the game lacks one of these bots.
pub(crate) fn check_bots(game: &dyn AnyGame, bots: &[Level]) -> anyhow::Result<()> {
    match bots.iter().find(|level| !game.levels().contains(level)) {
        None => Ok(()),
        Some(level) => Err(UsageError::new(format!("no `{level}` bot plays {}", game.id())).into()),
    }
}

/// Finds a seat of a match by its number, counted from one.
pub(crate) fn find_seat(play: &dyn AnyMatch, number: u8) -> anyhow::Result<Seat> {
    let seats = play.seats();
    number
        .checked_sub(1)
        .and_then(Seat::new)
        .filter(|seat| seats.has(*seat))
        .ok_or_else(|| {
            let last = seats.get();
            UsageError::new(format!("the match has seats 1 to {last}, no {number}")).into()
        })
}

/// Returns the seed of match `index` of a series. It depends on these two numbers only, so it does
/// not matter which thread plays the match.
pub(crate) fn numbered_seed(series: u64, index: u64) -> Seed {
    fresh_seed(&mut Dice::for_draw(&Seed::from_number(series), index))
}

/// Draws a new seed from `dice`.
pub(crate) fn fresh_seed(dice: &mut Dice) -> Seed {
    let mut bytes = [0; 32];
    for four in bytes.chunks_exact_mut(4) {
        four.copy_from_slice(&dice.bits().to_le_bytes());
    }
    Seed::new(bytes)
}

/// Returns an unpredictable seed from the operating system's random source.
pub(crate) fn secret_seed() -> anyhow::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| anyhow::anyhow!("the system gives no random numbers: {error}"))?;
    Ok(Seed::new(bytes))
}

/// Returns the chosen language, or else the one of the environment.
pub(crate) fn language(chosen: Option<Lang>) -> Lang {
    chosen.unwrap_or_else(|| {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty())
            .and_then(|value| Lang::from_code(&value))
            .unwrap_or_default()
    })
}

/// Returns the known word that is most similar to what was typed, if any is similar enough.
fn nearest<'a>(typed: &str, known: &[&'a str]) -> Option<&'a str> {
    let typed: String = typed.to_lowercase().chars().take(64).collect();
    let similarity = |word: &str| strsim::jaro_winkler(&typed, word);
    known
        .iter()
        .copied()
        .filter(|word| similarity(word) > 0.8)
        .max_by(|a, b| similarity(a).total_cmp(&similarity(b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelt_name_is_recognised_and_an_unrelated_one_is_not() {
        let known = ["palastgefluester", "amyitis"];
        assert_eq!(nearest("palastgeflüster", &known), Some("palastgefluester"));
        assert_eq!(nearest("Amytis", &known), Some("amyitis"));
        assert_eq!(nearest("chess", &known), None);
        assert_eq!(nearest("", &known), None);
    }

    #[test]
    fn numbered_seeds_are_reproducible_and_distinct() {
        let commitments: std::collections::BTreeSet<String> = (0..10)
            .flat_map(|series| (0..10).map(move |index| numbered_seed(series, index)))
            .map(|seed| seed.commitment().to_string())
            .collect();
        assert_eq!(commitments.len(), 100);
        assert_eq!(numbered_seed(3, 4), numbered_seed(3, 4));
    }
}
