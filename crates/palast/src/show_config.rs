//! `palast config`: what is in force, and where each value comes from.

use std::io::Write;

use serde_json::{Map, json};

use crate::settings::Settings;
use crate::text;

pub(crate) fn run(settings: &Settings, as_json: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    if as_json {
        let object: Map<_, _> = settings
            .all
            .iter()
            .map(|setting| {
                let values: Vec<String> =
                    setting.values.iter().map(|it| hide_password(it)).collect();
                let entry = json!({"values": values, "from": setting.source.to_string()});
                (setting.name.clone(), entry)
            })
            .collect();
        writeln!(out, "{}", serde_json::Value::Object(object))?;
        return Ok(());
    }
    for setting in &settings.all {
        let values: Vec<String> = setting.values.iter().map(|it| hide_password(it)).collect();
        let value = if values.is_empty() {
            "-".to_owned()
        } else {
            text::printable(&values.join(", "))
        };
        writeln!(out, "{:<18} {value:<28} {}", setting.name, setting.source)?;
    }
    Ok(())
}

/// The value without a password in an address: what is printed here is pasted into questions.
fn hide_password(value: &str) -> String {
    let hidden = || {
        let (scheme, rest) = value.split_once("://")?;
        let (login, host) = rest.rsplit_once('@')?;
        let (user, _) = login.split_once(':')?;
        Some(format!("{scheme}://{user}:…@{host}"))
    };
    hidden().unwrap_or_else(|| value.to_owned())
}

#[cfg(test)]
mod tests {
    use super::hide_password;

    #[test]
    fn passwords_are_not_printed() {
        for (value, shown) in [
            ("postgres://me:secret@db/x", "postgres://me:…@db/x"),
            ("postgres://me:se@cr:et@db/x", "postgres://me:…@db/x"),
            ("https://games.example", "https://games.example"),
            ("127.0.0.1", "127.0.0.1"),
        ] {
            assert_eq!(hide_password(value), shown);
        }
    }
}
