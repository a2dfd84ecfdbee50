//! Notation and JSON: what is written can be read, and there is one way to write it.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use palast_core::{Game, NotationError, View, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::ensure;
use crate::plan::{each_match, guarded};
use crate::pool::Pool;
use crate::walk::Walk;
use crate::{Config, Failure};

/// Every action and outcome prints as one plain line that parses back to it; nothing else does.
///
/// # Errors
/// The first text that does not.
pub fn notation_has_one_spelling<G: Game>(_: &Config) -> Result<(), Failure> {
    let pool = Pool::<G>::collect();
    guarded(|| {
        one_spelling("action", &pool.actions)?;
        one_spelling("outcome", &pool.outcomes)?;
        match pool
            .actions
            .iter()
            .find(|action| action.to_string() == "undo")
        {
            // A record could not tell it from taking back.
            Some(_) => Err("an action prints as `undo`".into()),
            None => Ok(()),
        }
    })
    .map_err(|what| Failure::general("notation_has_one_spelling", what))
}

fn one_spelling<T>(what: &str, met: &[T]) -> Result<(), String>
where
    T: Copy + Ord + Debug + Display + FromStr<Err = NotationError>,
{
    let mut texts = Vec::new();
    for value in met {
        let text = value.to_string();
        let plain = !text.is_empty()
            && text.split(' ').all(|word| !word.is_empty())
            && !text.contains(|c: char| c.is_control() || (c.is_whitespace() && c != ' '));
        ensure(plain, || {
            format!("the {what} {value:?} prints as {text:?}: no plain line")
        })?;
        match text.parse::<T>() {
            Ok(back) if back == *value => {}
            Ok(back) => return Err(format!("the {what} `{text}` parses as {back:?}")),
            Err(error) => return Err(format!("the {what} `{text}` does not parse: {error}")),
        }
        texts.push(text);
    }
    for text in &texts {
        for variant in variants(text) {
            if let Ok(value) = variant.parse::<T>() {
                let proper = value.to_string();
                ensure(proper == variant, || {
                    format!("{variant:?} is read as the {what} `{proper}`: two spellings")
                })?;
            }
        }
    }
    for junk in [
        "",
        " ",
        "\n",
        "1",
        "*",
        "undo",
        "ß",
        "\u{0}",
        "🂡 🂡",
        "-",
        "play",
        "play ",
    ] {
        if let Ok(value) = junk.parse::<T>() {
            let proper = value.to_string();
            ensure(proper == junk, || {
                format!("{junk:?} is read as the {what} `{proper}`")
            })?;
        }
    }
    Ok(())
}

/// Ways people and machines misspell: space, case, signs, leading zeros, surplus, lost and doubled
/// letters.
fn variants(text: &str) -> Vec<String> {
    let mut all = vec![
        format!(" {text}"),
        format!("{text} "),
        format!("{text}\n"),
        format!("{text} x"),
        format!("{text} 1"),
        format!("{text}\t"),
        text.replace(' ', "  "),
        text.replace(' ', "\t"),
        text.to_uppercase(),
        text.to_lowercase(),
    ];
    for (at, letter) in text.char_indices() {
        let (head, tail) = (&text[..at], &text[at..]);
        let rest = &tail[letter.len_utf8()..];
        all.push(format!("{head}{rest}"));
        all.push(format!("{head}{letter}{letter}{rest}"));
        let starts_number = !head.ends_with(|c: char| c.is_ascii_digit());
        if letter.is_ascii_digit() && starts_number {
            all.push(format!("{head}0{tail}"));
            all.push(format!("{head}+{tail}"));
        }
        if letter.is_alphabetic() {
            let other: String = if letter.is_lowercase() {
                letter.to_uppercase().collect()
            } else {
                letter.to_lowercase().collect()
            };
            all.push(format!("{head}{other}{rest}"));
        }
    }
    all
}

/// `Public` and `Private` survive JSON, and the JSON of a view holds what is public and what is the
/// viewer's own, and nothing else.
///
/// # Errors
/// The first that does not.
pub fn json_round_trips<G: Game>(config: &Config) -> Result<(), Failure> {
    let every = 7;
    each_match("json_round_trips", config, |walk: &mut Walk<G>| {
        loop {
            if walk.inputs.len().is_multiple_of(every) || walk.is_over() {
                survives("public part", &walk.table.public)?;
                for seat in walk.rules().seats.seats() {
                    survives("private part", &walk.table.private[seat])?;
                }
                for viewer in walk.viewers() {
                    only_public_and_own(&walk.table.view(viewer))?;
                }
            }
            if !walk.advance() {
                return Ok(());
            }
        }
    })
}

fn survives<T: Serialize + DeserializeOwned + PartialEq + Debug>(
    what: &str,
    value: &T,
) -> Result<(), String> {
    let text = serde_json::to_string(value).map_err(|e| format!("the {what} has no JSON: {e}"))?;
    let back: T = serde_json::from_str(&text)
        .map_err(|e| format!("the {what} cannot be read back from its JSON: {e}"))?;
    ensure(back == *value, || {
        format!("the {what} comes back changed from its JSON {text}")
    })
}

fn only_public_and_own<G: Game>(view: &View<G>) -> Result<(), String> {
    let json = |value: &dyn Fn() -> serde_json::Result<Value>| value().map_err(|e| e.to_string());
    let seat = match view.viewer() {
        Viewer::Seat(seat) => json(&|| serde_json::to_value(seat))?,
        Viewer::Spectator => Value::Null,
    };
    let expected = serde_json::json!({
        "game": G::ID,
        "seats": view.rules().seats.get(),
        "seat": seat,
        "public": json(&|| serde_json::to_value(view.public()))?,
        "own": json(&|| serde_json::to_value(view.own()))?,
    });
    ensure(json(&|| serde_json::to_value(view))? == expected, || {
        format!(
            "the JSON of the view of {:?} holds something else",
            view.viewer()
        )
    })
}
