//! Names, bounds and options: what is fixed before any match.

use palast_core::{Edition, Game, OptionError, Options, SeatCount};

use super::ensure;
use crate::plan::{fitting, guarded};
use crate::{Config, Failure};

/// The game's constants make sense, and its options can be named, set, read and played.
///
/// # Errors
/// The first that does not.
pub fn constants_are_sound<G: Game>(_: &Config) -> Result<(), Failure> {
    guarded(|| {
        names::<G>()?;
        options::<G>()?;
        refusals::<G>()?;
        G::Edition::parse(G::Edition::DEFAULT_TEXT)
            .map(drop)
            .map_err(|error| format!("the edition that comes with the game is refused: {error}"))
    })
    .map_err(|what| Failure::general("constants_are_sound", what))
}

fn names<G: Game>() -> Result<(), String> {
    let plain =
        |name: &str| !name.is_empty() && name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    ensure(plain(G::ID), || {
        format!("the id `{}` is not lower case with hyphens", G::ID)
    })?;
    ensure(G::RULES_VERSION > 0, || {
        "rules versions count from one".into()
    })?;
    ensure(G::LONGEST > 0, || "no match asks a single question".into())?;
    let (low, high) = (*G::SEATS.start(), *G::SEATS.end());
    ensure(low >= 1 && low <= high && high <= 5, || {
        format!("{low} to {high} seats are none or more than five")
    })?;
    ensure(!G::ENDINGS.is_empty(), || "no way to end".into())?;
    for (index, ending) in G::ENDINGS.iter().enumerate() {
        ensure(plain(ending), || {
            format!("the ending `{ending}` is not lower case with hyphens")
        })?;
        ensure(!G::ENDINGS[..index].contains(ending), || {
            format!("the ending `{ending}` is listed twice")
        })?;
    }
    Ok(())
}

fn options<G: Game>() -> Result<(), String> {
    let default = G::Options::default();
    for choice in G::Options::CHOICES {
        let name = choice.name;
        let first = choice.values.first().copied();
        ensure(first.is_some() && default.get(name) == first, || {
            format!("option `{name}`: the default is not its first value")
        })?;
        for value in choice.values {
            let mut options = default;
            options
                .set(name, value)
                .map_err(|error| format!("a listed value is refused: {error}"))?;
            ensure(options.get(name) == Some(value), || {
                format!(
                    "option `{name}` was set to `{value}` and says {:?}",
                    options.get(name)
                )
            })?;
            let elsewhere = |other: &&palast_core::Choice| {
                other.name != name && options.get(other.name) != default.get(other.name)
            };
            if let Some(other) = G::Options::CHOICES.iter().find(elsewhere) {
                return Err(format!("setting `{name}` changes `{}`", other.name));
            }
            let mut sizes = G::SEATS;
            ensure(
                sizes.any(|seats| fitting::<G>(seats, options, &[name]).is_some()),
                || format!("option `{name} {value}` fits no table"),
            )?;
        }
        let mut options = default;
        ensure(
            options.set(name, "no such value").is_err() && options == default,
            || format!("option `{name}` takes a value that is not listed"),
        )?;
    }
    let mut options = default;
    ensure(
        options.set("no such option", "x").is_err() && options == default,
        || "an option that is not listed can be set".into(),
    )?;
    ensure(default.get("no such option").is_none(), || {
        "an option that is not listed has a value".into()
    })
}

/// Any two departures at any table go together, or the refusal names what was chosen.
fn refusals<G: Game>() -> Result<(), String> {
    let departures = G::Options::CHOICES
        .iter()
        .flat_map(|choice| choice.values.iter().map(move |value| (choice.name, value)));
    for seats in G::SEATS.filter_map(SeatCount::new) {
        for (name, value) in departures.clone() {
            for (second, its_value) in departures.clone() {
                let mut options = G::Options::default();
                // Listed values can be set: `options` has seen to that.
                let _ = options.set(name, value);
                let _ = options.set(second, its_value);
                if let Err(error) = options.check(seats) {
                    ensure(is_about(&options, &error), || {
                        format!("with `{name} {value}` and `{second} {its_value}`: {error}")
                    })?;
                }
            }
        }
    }
    Ok(())
}

fn is_about<O: Options>(options: &O, error: &OptionError) -> bool {
    match error {
        OptionError::DoesNotFit { name, value } => options.get(name) == Some(value),
        OptionError::Clash {
            name,
            value,
            other,
            other_value,
        } => {
            name != other
                && options.get(name) == Some(value)
                && options.get(other) == Some(other_value)
        }
        OptionError::UnknownName(_) | OptionError::UnknownValue { .. } => false,
    }
}
