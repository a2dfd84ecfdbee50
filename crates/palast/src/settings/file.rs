//! The file of settings: TOML, one key for each flag of the server.

use std::path::Path;

use clap::Command;
use toml::Value;

use super::{ALIKE, CONFIG, Values, check, find, nearest, takes_many};
use crate::files;
use crate::usage_error::UsageError;

/// Reads the file and checks every key and value.
pub(super) fn read(list: &Command, path: &Path) -> anyhow::Result<Values> {
    let text = files::read_text(path, "a file of settings")?;
    let refuse = |sentence: String| UsageError::new(format!("{}: {sentence}", path.display()));
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let start = error.span().map_or(0, |span| span.start);
        let line = text.get(..start).unwrap_or_default().matches('\n').count() + 1;
        refuse(format!("line {line}: {}", error.message()))
    })?;
    let mut values = Values::new();
    for (key, value) in table {
        let arg = find(list, &key).filter(|_| key != CONFIG).ok_or_else(|| {
            let near = nearest(list, &key).filter(|(_, alike)| *alike >= ALIKE);
            let near = near.filter(|(meant, _)| *meant != key);
            let hint = near.map_or_else(String::new, |(meant, _)| {
                format!("; did you mean `{meant}`?")
            });
            refuse(format!("`{key}` is no setting{hint}"))
        })?;
        let given = if let (Value::Array(several), true) = (&value, takes_many(arg)) {
            several.iter().map(plain).collect()
        } else {
            plain(&value).map(|text| vec![text])
        };
        let given: Vec<String> =
            given.ok_or_else(|| refuse(format!("`{key}` has the wrong kind of value")))?;
        check(list, arg, &given).map_err(|why| refuse(format!("`{key}`: {why}")))?;
        values.insert(key, given);
    }
    Ok(values)
}

/// A value as it would be typed after a flag.
fn plain(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(is) => Some(is.to_string()),
        Value::Float(_) | Value::Datetime(_) | Value::Array(_) | Value::Table(_) => None,
    }
}
