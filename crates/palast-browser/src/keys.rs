//! Translates key names for WebDriver: a name becomes a code point, `Shift+Tab` a chord.

use crate::error::ErrorKind;
use serde_json::{Value, json};

/// Key names and their private-use code points in WebDriver.
const NAMED: &[(&str, char)] = &[
    ("Alt", '\u{E00A}'),
    ("ArrowDown", '\u{E015}'),
    ("ArrowLeft", '\u{E012}'),
    ("ArrowRight", '\u{E014}'),
    ("ArrowUp", '\u{E013}'),
    ("Backspace", '\u{E003}'),
    ("Control", '\u{E009}'),
    ("Delete", '\u{E017}'),
    ("End", '\u{E010}'),
    ("Enter", '\u{E007}'),
    ("Escape", '\u{E00C}'),
    ("Home", '\u{E011}'),
    ("PageDown", '\u{E00F}'),
    ("PageUp", '\u{E00E}'),
    ("Shift", '\u{E008}'),
    ("Space", ' '),
    ("Tab", '\u{E004}'),
];

/// Builds the request body for keys separated by spaces: `"Tab Shift+Tab Enter u"`.
pub(crate) fn actions(keys: &str) -> Result<Value, ErrorKind> {
    let mut steps = Vec::new();
    for chord in keys.split_whitespace() {
        // A lone `+` is the plus key.
        let names = if chord == "+" {
            vec!["+"]
        } else {
            chord.split('+').collect()
        };
        let codes = names.into_iter().map(code).collect::<Result<Vec<_>, _>>()?;
        steps.extend(
            codes
                .iter()
                .map(|code| json!({ "type": "keyDown", "value": code })),
        );
        steps.extend(
            codes
                .iter()
                .rev()
                .map(|code| json!({ "type": "keyUp", "value": code })),
        );
    }
    Ok(json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": steps }] }))
}

fn code(name: &str) -> Result<String, ErrorKind> {
    if let Some((_, code)) = NAMED.iter().find(|(known, _)| *known == name) {
        return Ok(code.to_string());
    }
    let mut letters = name.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Ok(letter.to_string()),
        _ => Err(ErrorKind::UnknownKey(name.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chord_is_released_in_reverse_order() {
        let body = actions("Shift+Tab u").unwrap();
        let steps: Vec<_> = body["actions"][0]["actions"].as_array().unwrap().clone();
        let told: Vec<_> = steps
            .iter()
            .map(|s| (s["type"].clone(), s["value"].clone()))
            .collect();
        let (down, up) = (json!("keyDown"), json!("keyUp"));
        let (shift, tab, u) = (json!("\u{E008}"), json!("\u{E004}"), json!("u"));
        assert_eq!(
            told,
            [
                (down.clone(), shift.clone()),
                (down.clone(), tab.clone()),
                (up.clone(), tab),
                (up.clone(), shift),
                (down, u.clone()),
                (up, u),
            ]
        );
    }

    #[test]
    fn an_unknown_name_is_refused() {
        assert_eq!(
            actions("Retrun").unwrap_err().to_string(),
            "`Retrun` is not the name of a key"
        );
    }

    #[test]
    fn plus_is_a_key() {
        assert_eq!(
            actions("+").unwrap()["actions"][0]["actions"][0]["value"],
            json!("+")
        );
    }
}
