//! A bot as the arena names it: a level, or a search with a budget and settings of its own.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use palast_core::{Bot, Dice, Horizon, Imagine, Judge, Playout};

use crate::{Level, Search, Settings};

/// How long a level thinks about an answer in the arena if nothing else is said: the longest that
/// players are asked to wait.
const LONGEST: Duration = Duration::from_secs(2);
/// Enough worlds for any time: memory is full long before.
const UNTIL_TIME_IS_UP: u32 = 400_000;
const MOST_WORLDS: u32 = 1_000_000;
const MOST_TIME: Duration = Duration::from_secs(60);

/// A bot for the arena. Written `sensible`, `master@100ms`, `search@1000` or, with settings of the
/// search, `search@1000+temperature=0.2+horizon=answers:6`.
#[derive(Clone, PartialEq, Debug)]
pub struct Contestant {
    name: String,
    level: Level,
    budget: Option<Budget>,
    tweaks: Vec<Tweak>,
}

/// How much a search may think about one answer.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Budget {
    Worlds(u32),
    Time(Duration),
}

/// A setting that differs from the game's own.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Tweak {
    Trees(u8),
    Margin(f32),
    Temperature(f32),
    Exploration(f32),
    Width(u16),
    Weighed(u16),
    Playout(Playout),
    Horizon(Horizon),
}

impl Contestant {
    /// How it was written.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The level it is, or plays like.
    #[must_use]
    pub const fn level(&self) -> Level {
        self.level
    }

    /// How long it may think about one answer; nothing if worlds are counted, not time.
    #[must_use]
    pub const fn time(&self) -> Option<Duration> {
        match (self.budget, self.level) {
            (Some(Budget::Time(time)), _) => Some(time),
            (Some(Budget::Worlds(_)), _) => None,
            (None, Level::Master) => Some(LONGEST),
            (
                None,
                Level::Random | Level::Beginner | Level::Sensible | Level::Shrewd | Level::Expert,
            ) => None,
        }
    }

    /// Whether it draws conclusions from what it was told.
    #[must_use]
    pub const fn listens(&self) -> bool {
        self.level.searches()
    }

    /// The bot.
    #[must_use]
    pub fn bot<G: Imagine + Judge>(&self, dice: Dice) -> Box<dyn Bot<G>> {
        let Some(mut settings) = self.level.settings::<G>() else {
            return self.level.bot(dice);
        };
        match self.budget {
            Some(Budget::Worlds(worlds)) => settings.walks = worlds,
            Some(Budget::Time(_)) => settings.walks = UNTIL_TIME_IS_UP,
            None => {}
        }
        for tweak in &self.tweaks {
            tweak.apply(&mut settings);
        }
        Box::new(Search::new(settings, dice))
    }
}

impl From<Level> for Contestant {
    fn from(level: Level) -> Self {
        Self {
            name: level.to_string(),
            level,
            budget: None,
            tweaks: Vec::new(),
        }
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(text: &str) -> Result<Self, UnknownContestant> {
        let mut parts = text.split('+');
        let head = parts.next().unwrap_or_default();
        let (name, budget) = match head.split_once('@') {
            Some((name, budget)) => (name, Some(budget)),
            None => (head, None),
        };
        let level = match name {
            "search" => Level::Master,
            _ => name
                .parse()
                .map_err(|error| UnknownContestant(format!("`{name}`: {error}, search")))?,
        };
        let budget = budget.map(parse_budget).transpose()?;
        if name == "search" && budget.is_none() {
            return refuse("a search needs a budget, as in search@1000 or search@100ms");
        }
        let tweaks: Vec<Tweak> = parts.map(str::parse).collect::<Result<_, _>>()?;
        if !level.searches() && (budget.is_some() || !tweaks.is_empty()) {
            return refuse(format!("`{name}` does not search, so it takes no budget"));
        }
        Ok(Self {
            name: text.to_owned(),
            level,
            budget,
            tweaks,
        })
    }
}

fn parse_budget(text: &str) -> Result<Budget, UnknownContestant> {
    let digits = text.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    let unit = &text[digits.len()..];
    let number: Option<u32> = digits.parse().ok();
    let budget = match (number, unit) {
        (Some(worlds @ 1..=MOST_WORLDS), "") => Budget::Worlds(worlds),
        (Some(time @ 1..), "ms") => Budget::Time(Duration::from_millis(time.into())),
        (Some(time @ 1..), "s") => Budget::Time(Duration::from_secs(time.into())),
        _ => return refuse(format!("`{text}` is no budget; {BUDGETS}")),
    };
    match budget {
        Budget::Time(time) if time > MOST_TIME => {
            refuse(format!("`{text}` is too much; {BUDGETS}"))
        }
        Budget::Time(_) | Budget::Worlds(_) => Ok(budget),
    }
}

const BUDGETS: &str = "worlds as in 1000, at most 1000000, or time as in 100ms or 2s, at most 60s";

impl Tweak {
    fn apply(self, settings: &mut Settings) {
        let thinking = &mut settings.thinking;
        match self {
            Self::Trees(trees) => settings.trees = trees,
            Self::Margin(margin) => settings.margin = margin,
            Self::Temperature(temperature) => thinking.temperature = temperature,
            Self::Exploration(exploration) => thinking.exploration = exploration,
            Self::Width(width) => thinking.width = width,
            Self::Weighed(weighed) => thinking.weighed = weighed,
            Self::Playout(playout) => thinking.playout = playout,
            Self::Horizon(horizon) => thinking.horizon = horizon,
        }
    }
}

impl FromStr for Tweak {
    type Err = UnknownContestant;

    fn from_str(text: &str) -> Result<Self, UnknownContestant> {
        let unknown = || UnknownContestant(format!("`{text}` is no setting; {SETTINGS}"));
        let (key, value) = text.split_once('=').ok_or_else(unknown)?;
        let (kind, amount) = value.split_once(':').unwrap_or(("", value));
        let number: f32 = amount.parse().map_err(|_| unknown())?;
        let within = |least: f32, most: f32| {
            let fits = (least..=most).contains(&number);
            fits.then_some(number).ok_or_else(unknown)
        };
        Ok(match (key, kind) {
            ("trees", "") => Self::Trees(within(1.0, 64.0)? as u8),
            ("margin", "") => Self::Margin(within(0.0, 1.0)?),
            ("temperature", "") => Self::Temperature(within(0.001, 100.0)?),
            ("exploration", "") => Self::Exploration(within(0.0, 100.0)?),
            ("width", "") => Self::Width(within(1.0, 512.0)? as u16),
            ("weighed", "") => Self::Weighed(within(0.0, 20_000.0)? as u16),
            ("playout", "best") => Self::Playout(Playout::BestOf {
                tries: within(1.0, 255.0)? as u8,
            }),
            ("playout", "greedy") => Self::Playout(Playout::Greedy {
                stray: within(0.0, 1.0)?,
            }),
            ("horizon", "answers") => Self::Horizon(Horizon::Answers(within(0.0, 400.0)? as u16)),
            ("horizon", "round") => Self::Horizon(Horizon::RoundEnd {
                at_least: within(0.0, 400.0)? as u16,
            }),
            _ => return Err(unknown()),
        })
    }
}

const SETTINGS: &str = "there are trees, margin, temperature, exploration, width and weighed with a \
                        number, playout=best:2, playout=greedy:0.1, horizon=answers:6 and \
                        horizon=round:4";

fn refuse<T>(sentence: impl Into<String>) -> Result<T, UnknownContestant> {
    Err(UnknownContestant(sentence.into()))
}

/// A text that names no bot; holds the sentence that says why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownContestant(String);

impl fmt::Display for UnknownContestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for UnknownContestant {}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Contestant {
        text.parse().unwrap()
    }

    #[test]
    fn levels_and_budgets_are_understood() {
        for level in Level::ALL {
            assert_eq!(parsed(level.name()), Contestant::from(level));
        }
        assert_eq!(
            parsed("master@100ms").time(),
            Some(Duration::from_millis(100))
        );
        assert_eq!(parsed("search@2s").time(), Some(Duration::from_secs(2)));
        assert_eq!(parsed("search@1000").time(), None);
        assert_eq!(parsed("master").time(), Some(LONGEST));
        let tweaked = parsed("search@1000+temperature=0.2+horizon=answers:6");
        assert_eq!(
            tweaked.tweaks,
            [Tweak::Temperature(0.2), Tweak::Horizon(Horizon::Answers(6))]
        );
    }

    #[test]
    fn nonsense_is_refused_with_what_there_is() {
        for (text, part) in [
            ("clever", "no such bot; there are: random"),
            ("", "no such bot"),
            ("search", "needs a budget"),
            ("sensible@100ms", "does not search"),
            ("random+trees=2", "does not search"),
            ("search@0", "no budget"),
            ("search@0ms", "no budget"),
            ("search@-5", "no budget"),
            ("search@99999999999", "no budget"),
            ("search@1000001", "no budget"),
            ("search@61s", "too much"),
            ("search@1h", "no budget"),
            ("search@10+colour=3", "no setting"),
            ("search@10+trees=0", "no setting"),
            ("search@10+temperature=NaN", "no setting"),
            ("search@10+horizon=answers", "no setting"),
            ("search@10+", "no setting"),
        ] {
            let refused = text.parse::<Contestant>().unwrap_err().to_string();
            assert!(refused.contains(part), "{text}: {refused}");
        }
    }
}
