//! From what was typed to what can be played: the game, its options and bots, seeds.

use palast_bots::Level;
use palast_core::{Dice, Seed};
use palast_games::{AnyGame, MatchConfig};
use palast_ui::Lang;

use crate::cli::GameArgs;
use crate::files;
use crate::usage_error::WrongUse;

/// The game that was named.
pub(crate) fn find_game(id: &str) -> anyhow::Result<&'static dyn AnyGame> {
    palast_games::game(id).ok_or_else(|| {
        let ids: Vec<&str> = palast_games::games().iter().map(|game| game.id()).collect();
        let hint = match nearest(id, &ids) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "see `palast games`".to_owned(),
        };
        WrongUse::new(format!("there is no game `{id}`; {hint}")).into()
    })
}

/// The game that a record says it is of.
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
        WrongUse::new(format!("{} {why}", path.display())).into()
    })
}

/// The set-up that was asked for, checked.
pub(crate) fn set_up(
    game: &dyn AnyGame,
    args: &GameArgs,
    seats: u8,
) -> anyhow::Result<MatchConfig> {
    let setup = MatchConfig {
        seats,
        options: args.options.clone(),
        edition: files::read_edition(args.edition.as_deref())?,
    };
    game.check(&setup).map_err(|error| {
        let known: Vec<&str> = game.choices().iter().map(|choice| choice.name).collect();
        let hint = args
            .options
            .iter()
            .find(|(name, _)| !known.contains(&name.as_str()))
            .and_then(|(name, _)| nearest(name, &known))
            .map(|near| format!("; did you mean `{near}`?"))
            .unwrap_or_default();
        WrongUse::new(format!("{}: {error}{hint}", game.id()))
    })?;
    Ok(setup)
}

/// Whether the game is played by all of these bots.
pub(crate) fn check_bots(game: &dyn AnyGame, bots: &[Level]) -> anyhow::Result<()> {
    match bots.iter().find(|level| !game.levels().contains(level)) {
        None => Ok(()),
        Some(level) => Err(WrongUse::new(format!("no `{level}` bot plays {}", game.id())).into()),
    }
}

/// The seed of one match among many: depends on both numbers and on nothing else, so that it does
/// not matter which thread plays it.
pub(crate) fn numbered_seed(series: u64, index: u64) -> Seed {
    fresh_seed(&mut Dice::for_draw(&Seed::from_number(series), index))
}

/// The next seed from a stream.
pub(crate) fn fresh_seed(dice: &mut Dice) -> Seed {
    let mut bytes = [0; 32];
    for four in bytes.chunks_exact_mut(4) {
        four.copy_from_slice(&dice.bits().to_le_bytes());
    }
    Seed::new(bytes)
}

/// A seed nobody knows.
pub(crate) fn secret_seed() -> anyhow::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| anyhow::anyhow!("the system gives no random numbers: {error}"))?;
    Ok(Seed::new(bytes))
}

/// The language that was chosen, or that of the environment.
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

/// The known word that was probably meant.
fn nearest<'a>(typed: &str, known: &[&'a str]) -> Option<&'a str> {
    let typed: String = typed.to_lowercase().chars().take(64).collect();
    let likeness = |word: &str| strsim::jaro_winkler(&typed, word);
    known
        .iter()
        .copied()
        .filter(|word| likeness(word) > 0.8)
        .max_by(|a, b| likeness(a).total_cmp(&likeness(b)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_is_understood_and_nonsense_is_not() {
        let known = ["palastgefluester", "amyitis"];
        assert_eq!(nearest("palastgeflüster", &known), Some("palastgefluester"));
        assert_eq!(nearest("Amytis", &known), Some("amyitis"));
        assert_eq!(nearest("chess", &known), None);
        assert_eq!(nearest("", &known), None);
    }

    #[test]
    fn numbered_seeds_differ_by_either_number_and_repeat() {
        let commitments: std::collections::BTreeSet<String> = (0..10)
            .flat_map(|series| (0..10).map(move |index| numbered_seed(series, index)))
            .map(|seed| seed.commitment().to_string())
            .collect();
        assert_eq!(commitments.len(), 100);
        assert_eq!(numbered_seed(3, 4), numbered_seed(3, 4));
    }
}
