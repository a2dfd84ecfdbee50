//! The settings of the server: from flags, from the environment, from a file, or by default, in this
//! order. The first that names a setting decides.
//!
//! The flags of `palast serve` are the one list of settings: `--public-url` is `PALAST_PUBLIC_URL` in the
//! environment and `public-url` in the file. So a new flag can be set in all three places at once, and
//! its own parser checks the value wherever it came from. What conflicts with a setting of a higher
//! place counts as not set: `--memory` beside a file that names a data directory is no mistake.

mod file;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Args as _, Command, FromArgMatches as _};

use crate::serve::ServeArgs;
use crate::usage_error::UsageError;

/// The beginning of the names of variables.
const PREFIX: &str = "PALAST_";
/// The flag that names the file; it cannot be in the file.
const CONFIG: &str = "config";
/// How much alike a variable has to be to a known one to be a misspelt one.
const ALIKE: f64 = 0.85;

/// Where a value comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Flag,
    Variable(String),
    File(PathBuf),
    Default,
}

impl std::fmt::Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Flag => f.write_str("flag"),
            Self::Variable(name) => write!(f, "environment ({name})"),
            Self::File(path) => write!(f, "file ({})", path.display()),
            Self::Default => f.write_str("default"),
        }
    }
}

/// A setting in force.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    pub(crate) name: String,
    /// Empty if it is not set and has no default.
    pub(crate) values: Vec<String>,
    pub(crate) source: Source,
}

/// Values by the name of their setting; for a switch, `true` or `false`.
type Values = BTreeMap<String, Vec<String>>;

/// Everything in force.
#[derive(Debug)]
pub(crate) struct Settings {
    pub(crate) args: ServeArgs,
    pub(crate) all: Vec<Setting>,
}

impl Settings {
    /// The settings of a command whose flags include those of the server.
    pub(crate) fn of(matches: &ArgMatches) -> anyhow::Result<Self> {
        let mut flags = Values::new();
        for arg in list().get_arguments() {
            let (id, name) = (arg.get_id().as_str(), long(arg));
            if matches.value_source(id) == Some(ValueSource::CommandLine) {
                let raw = matches.get_raw(id).into_iter().flatten();
                let values = raw.map(|value| value.to_string_lossy().into_owned());
                let switch = is_switch(arg);
                let values = if switch {
                    vec!["true".to_owned()]
                } else {
                    values.collect()
                };
                flags.insert(name, values);
            }
        }
        Self::resolve(&flags, std::env::vars_os())
    }

    /// The settings without any flag but these.
    pub(crate) fn with(config: Option<&Path>, data: Option<&Path>) -> anyhow::Result<Self> {
        let given = [(CONFIG, config), ("data", data)].into_iter();
        let given = given.filter_map(|(name, path)| Some((name, path?.display().to_string())));
        let flags = given
            .map(|(name, path)| (name.to_owned(), vec![path]))
            .collect();
        Self::resolve(&flags, std::env::vars_os())
    }

    fn resolve(
        flags: &Values,
        variables: impl Iterator<Item = (OsString, OsString)>,
    ) -> anyhow::Result<Self> {
        let list = list();
        let (environment, names) = from_environment(&list, variables)?;
        let named = |values: &Values| values.get(CONFIG).and_then(|it| it.first()).cloned();
        let path = named(flags)
            .or_else(|| named(&environment))
            .map(PathBuf::from);
        let from_file = match &path {
            Some(path) => file::read(&list, path)?,
            None => Values::new(),
        };
        let mut chosen: BTreeMap<String, (Vec<String>, Source)> = BTreeMap::new();
        let places = [
            (flags, &(|_: &str| Source::Flag) as &dyn Fn(&str) -> Source),
            (&environment, &|name| Source::Variable(names[name].clone())),
            (&from_file, &|_| {
                Source::File(path.clone().unwrap_or_default())
            }),
        ];
        for (values, source) in places {
            // What one place says in two ways is a mistake, and reported as for flags.
            let higher = switched_on(&chosen);
            for (name, values) in values {
                let named = chosen.contains_key(name);
                let ruled_out = named || higher.iter().any(|set| conflict(&list, set, name));
                if !ruled_out {
                    chosen.insert(name.clone(), (values.clone(), source(name)));
                }
            }
        }
        Self::parse(&list, chosen)
    }

    /// Has clap read what was chosen, as if all of it had been flags.
    fn parse(
        list: &Command,
        mut chosen: BTreeMap<String, (Vec<String>, Source)>,
    ) -> anyhow::Result<Self> {
        let mut words = vec!["palast".to_owned()];
        for arg in list.get_arguments() {
            let Some((values, _)) = chosen.get(&long(arg)) else {
                continue;
            };
            words.extend(as_flags(arg, values));
        }
        let matches = list
            .clone()
            .try_get_matches_from(words)
            .map_err(|error| UsageError::new(first_line(&error)))?;
        let args = ServeArgs::from_arg_matches(&matches)?;
        let all = list.get_arguments().map(|arg| {
            let name = long(arg);
            let (values, source) = chosen.remove(&name).unwrap_or_else(|| {
                let raw = matches.get_raw(arg.get_id().as_str()).into_iter().flatten();
                let values = raw.map(|value| value.to_string_lossy().into_owned());
                (values.collect(), Source::Default)
            });
            Setting {
                name,
                values,
                source,
            }
        });
        let mut all: Vec<_> = all.collect();
        all.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(Self { args, all })
    }
}

/// The settings that rule others out: all that are set, but not a switch that is off.
fn switched_on(chosen: &BTreeMap<String, (Vec<String>, Source)>) -> Vec<String> {
    let on = chosen
        .iter()
        .filter(|(_, (values, _))| *values != ["false"]);
    on.map(|(name, _)| name.clone()).collect()
}

/// All settings, as flags.
fn list() -> Command {
    let command = Command::new("palast").disable_help_flag(true);
    ServeArgs::augment_args(command)
}

fn long(arg: &Arg) -> String {
    arg.get_long().unwrap_or(arg.get_id().as_str()).to_owned()
}

fn is_switch(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::SetTrue)
}

fn takes_many(arg: &Arg) -> bool {
    matches!(arg.get_action(), ArgAction::Append)
}

fn find<'l>(list: &'l Command, name: &str) -> Option<&'l Arg> {
    list.get_arguments().find(|arg| long(arg) == name)
}

/// Whether two settings exclude each other, whichever of them says so.
fn conflict(list: &Command, one: &str, other: &str) -> bool {
    let says = |from: &str, to: &str| {
        find(list, from).is_some_and(|arg| {
            let excluded = list.get_arg_conflicts_with(arg);
            excluded.iter().any(|arg| long(arg) == to)
        })
    };
    says(one, other) || says(other, one)
}

fn as_flags(arg: &Arg, values: &[String]) -> Vec<String> {
    let name = long(arg);
    if is_switch(arg) {
        let on = values.iter().any(|value| value == "true");
        return on.then(|| format!("--{name}")).into_iter().collect();
    }
    values
        .iter()
        .map(|value| format!("--{name}={value}"))
        .collect()
}

/// Checks the values of one setting by its own parser; a sentence if they are refused.
fn check(list: &Command, arg: &Arg, values: &[String]) -> Result<(), String> {
    if is_switch(arg)
        && !values
            .iter()
            .all(|value| value == "true" || value == "false")
    {
        return Err("it is true or false".to_owned());
    }
    let words = std::iter::once("palast".to_owned()).chain(as_flags(arg, values));
    match list.clone().try_get_matches_from(words) {
        Ok(_) => Ok(()),
        Err(error) => Err(first_line(&error)),
    }
}

/// What clap says, without its advice on flags.
fn first_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let line = text.lines().next().unwrap_or_default();
    line.strip_prefix("error: ").unwrap_or(line).to_owned()
}

/// The values in the environment, and the names of the variables they were in.
fn from_environment(
    list: &Command,
    variables: impl Iterator<Item = (OsString, OsString)>,
) -> anyhow::Result<(Values, BTreeMap<String, String>)> {
    let (mut values, mut names) = (Values::new(), BTreeMap::new());
    for (variable, value) in variables {
        let Some(variable) = variable.to_str().filter(|name| name.starts_with(PREFIX)) else {
            continue;
        };
        let name = variable[PREFIX.len()..].to_lowercase().replace('_', "-");
        let Some(arg) = find(list, &name) else {
            refuse_misspelt(list, variable, &name)?;
            continue;
        };
        let Some(value) = value.to_str() else {
            return Err(UsageError::new(format!("{variable} is no text")).into());
        };
        // A variable that is set to nothing is as good as not set.
        if value.is_empty() {
            continue;
        }
        let given: Vec<String> = if takes_many(arg) {
            value.split(',').map(|it| it.trim().to_owned()).collect()
        } else if is_switch(arg) {
            vec![match value {
                "1" => "true".to_owned(),
                "0" => "false".to_owned(),
                other => other.to_owned(),
            }]
        } else {
            vec![value.to_owned()]
        };
        check(list, arg, &given).map_err(|why| UsageError::new(format!("{variable}: {why}")))?;
        names.insert(name.clone(), variable.to_owned());
        values.insert(name, given);
    }
    Ok((values, names))
}

/// Other variables that begin so may be somebody else's; one that nearly is a setting is a mistake.
fn refuse_misspelt(list: &Command, variable: &str, name: &str) -> anyhow::Result<()> {
    let nearest = nearest(list, name).filter(|(_, alike)| *alike >= ALIKE);
    let Some((meant, _)) = nearest else {
        return Ok(());
    };
    let meant = meant.to_uppercase().replace('-', "_");
    let sentence = format!("{variable} is no setting; did you mean {PREFIX}{meant}?");
    Err(UsageError::new(sentence).into())
}

fn nearest(list: &Command, name: &str) -> Option<(String, f64)> {
    let alike = |arg: &Arg| {
        let long = long(arg);
        let alike = strsim::jaro_winkler(&long, name);
        (long, alike)
    };
    let settings = list.get_arguments().map(alike);
    settings.max_by(|(_, one), (_, other)| one.total_cmp(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn resolve(flags: &[(&str, &str)], variables: &[(&str, &str)]) -> anyhow::Result<Settings> {
        let flags = flags
            .iter()
            .map(|(name, value)| ((*name).to_owned(), vec![(*value).to_owned()]));
        let variables = variables
            .iter()
            .map(|(name, value)| ((*name).into(), (*value).into()));
        Settings::resolve(&flags.collect(), variables)
    }

    fn with_file(
        text: &str,
        flags: &[(&str, &str)],
        variables: &[(&str, &str)],
    ) -> anyhow::Result<Settings> {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), text).unwrap();
        let path = file.path().to_str().unwrap();
        resolve(&[flags, &[("config", path)]].concat(), variables)
    }

    #[test]
    fn flags_go_before_the_environment_and_that_before_the_file() {
        let text = "port = 1\nlog = \"debug\"\nkeep-over-days = 3\n";
        let env = [("PALAST_PORT", "2"), ("PALAST_LOG", "warn"), ("PATH", "x")];
        let settings = with_file(text, &[("port", "3")], &env).unwrap();
        assert_eq!((settings.args.port, settings.args.keep_over_days), (3, 3));
        let source = |name: &str| {
            let found = settings.all.iter().find(|it| it.name == name);
            found.unwrap().source.clone()
        };
        assert_eq!(source("port"), Source::Flag);
        assert_eq!(source("log"), Source::Variable("PALAST_LOG".to_owned()));
        assert!(matches!(source("keep-over-days"), Source::File(_)));
        assert_eq!(source("bind"), Source::Default);
    }

    #[test]
    fn every_kind_of_value_can_be_in_the_file() {
        let text = "behind-proxy = true\nmemory = false\nbind = \"::1\"\npublic-url = \"https://x.example\"\n\
                    edition = [\"a=b\", \"c=d\"]\n";
        let args = with_file(text, &[], &[]).unwrap().args;
        assert!(args.behind_proxy && !args.memory);
        assert_eq!(args.edition, ["a=b", "c=d"]);
        assert_eq!(args.public_url.as_deref(), Some("https://x.example"));
        let args = resolve(
            &[],
            &[("PALAST_EDITION", "a=b, c=d"), ("PALAST_MEMORY", "1")],
        )
        .unwrap()
        .args;
        assert_eq!(args.edition, ["a=b", "c=d"]);
        assert!(args.memory);
    }

    #[test]
    fn a_higher_place_rules_out_what_conflicts_with_it() {
        let args = with_file("data = \"/srv/x\"\n", &[("memory", "true")], &[])
            .unwrap()
            .args;
        assert!(args.memory && args.data.is_none());
        let off = with_file("data = \"/srv/x\"\n", &[], &[("PALAST_MEMORY", "0")]);
        assert!(off.unwrap().args.data.is_some());
        let error = with_file("data = \"/srv/x\"\nmemory = true\n", &[], &[]).unwrap_err();
        assert!(error.to_string().contains("--memory"), "{error}");
    }

    #[test]
    fn mistakes_are_named_with_their_key() {
        for (text, words) in [
            ("prot = 1\n", "did you mean `port`"),
            ("nonsense = 1\n", "`nonsense`"),
            ("port = \"many\"\n", "`port`"),
            ("port = 70000\n", "`port`"),
            ("log = \"loud\"\n", "`log`"),
            ("memory = \"yes\"\n", "true or false"),
            ("port = [1, 2]\n", "`port`"),
            ("port = 1.5\n", "`port`"),
            ("config = \"x\"\n", "`config`"),
            ("[server]\nport = 1\n", "`server`"),
            ("port = 1\nport = 2\n", "line 2"),
            ("port =\n", "line 1"),
        ] {
            let error = with_file(text, &[], &[]).unwrap_err();
            assert!(error.is::<UsageError>());
            assert!(error.to_string().contains(words), "{text}: {error}");
        }
        for (name, value, words) in [
            ("PALAST_PORT", "many", "PALAST_PORT"),
            ("PALAST_PROT", "1", "did you mean PALAST_PORT"),
            ("PALAST_MEMORY", "maybe", "PALAST_MEMORY"),
        ] {
            let error = resolve(&[], &[(name, value)]).unwrap_err();
            assert!(error.to_string().contains(words), "{error}");
        }
        // Those of others are let be.
        for name in ["PALAST_AXE", "PALAST_ACCEPT"] {
            assert!(resolve(&[], &[(name, "x")]).is_ok(), "{name}");
        }
        assert!(resolve(&[("config", "/nowhere/x.toml")], &[]).is_err());
    }
}
