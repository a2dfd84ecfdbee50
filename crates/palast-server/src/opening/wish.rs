//! What a form says about the table that somebody wants.

use axum::http::StatusCode;
use palast_core::{OptionError, RulesError, Seat};
use palast_games::{AnyGame, Level, MatchConfig};
use palast_store::Visibility;
use palast_ui::Phrase;

use super::Way;
use crate::app::{App, site_words};
use crate::extract::{Form, Visitor};
use crate::http_error::HttpError;
use crate::player_name::tidy_name;
use crate::table::{Hints, NewOccupant, Pace, Takeover, Watch};

/// A table as somebody wants it, and possible.
#[derive(Debug)]
pub(super) struct Wish {
    pub(super) name: String,
    /// The seat of whoever opens the table, if they care.
    pub(super) colour: Option<Seat>,
    pub(super) others: Vec<NewOccupant>,
    pub(super) options: Vec<(String, String)>,
    pub(super) visibility: Visibility,
    pub(super) watch: Watch,
    pub(super) pace: Pace,
    pub(super) takeover: Takeover,
    pub(super) hints: Hints,
}

impl Wish {
    /// Reads a form. A problem that the form can be sent back with is `UNPROCESSABLE_ENTITY`.
    pub(super) fn read(
        app: &App,
        visitor: &Visitor,
        (way, game): (Way, &'static dyn AnyGame),
        form: &Form,
    ) -> Result<Self, HttpError> {
        let others = match way {
            Way::Friends => friends(game, form)?,
            Way::Bots => bots(game, form)?,
            Way::Alone => Vec::new(),
        };
        let read = Self {
            name: name(way, visitor, form)?,
            colour: colour(form)?,
            others,
            options: options(game, form),
            visibility: match way {
                Way::Friends => form.read("visibility", Visibility::from_word)?,
                Way::Bots | Way::Alone => Visibility::Private,
            },
            watch: named(form, "watch", Watch::from_name)?,
            pace: named(form, "pace", Pace::from_name)?,
            takeover: named(form, "takeover", Takeover::from_name)?,
            hints: named(form, "hints", Hints::from_name)?,
        };
        read.check(app, way, game)?;
        Ok(read)
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.others.len() + 1).unwrap_or(u8::MAX)
    }

    fn check(&self, app: &App, way: Way, game: &'static dyn AnyGame) -> Result<(), HttpError> {
        let (seats, range) = (self.seats(), way.seats(game));
        if !range.contains(&seats) {
            let (low, high) = (*range.start(), *range.end());
            return Err(unfit(
                &RulesError::Seats {
                    asked: seats,
                    low,
                    high,
                },
                game,
                seats,
            ));
        }
        if self.colour.is_some_and(|seat| seat.number() > seats) {
            return Err(problem("problem-colour"));
        }
        let setup = MatchConfig {
            seats,
            options: self.options.clone(),
            edition: app.config.editions.get(game.id()).cloned(),
        };
        game.check(&setup)
            .map_err(|error| unfit(&error, game, seats))
    }
}

fn problem(key: &'static str) -> HttpError {
    HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, key)
}

/// Without other people a name may be left out.
fn name(way: Way, visitor: &Visitor, form: &Form) -> Result<String, HttpError> {
    let known = || {
        let guest = || site_words(visitor.lang).get("guest");
        visitor.name.clone().unwrap_or_else(guest)
    };
    match (form.get("name"), way) {
        (None, Way::Bots | Way::Alone) => Ok(known()),
        (None, Way::Friends) => Err(problem("problem-name")),
        (Some(name), _) => tidy_name(name).ok_or_else(|| problem("problem-name")),
    }
}

fn colour(form: &Form) -> Result<Option<Seat>, HttpError> {
    match form.get("colour") {
        None | Some("any") => Ok(None),
        Some(seat) => seat.parse().map(Some).map_err(|_| HttpError::malformed()),
    }
}

fn friends(game: &dyn AnyGame, form: &Form) -> Result<Vec<NewOccupant>, HttpError> {
    let mut others = Vec::new();
    for number in 2..=*game.seats().end() {
        match form.get(&format!("seat-{number}")) {
            Some("open") => others.push(NewOccupant::Open),
            Some("none") | None => {}
            Some(bot) => {
                let level = bot
                    .strip_prefix("bot-")
                    .and_then(|level| level.parse().ok());
                others.push(NewOccupant::Bot(level.ok_or_else(HttpError::malformed)?));
            }
        }
    }
    Ok(others)
}

fn bots(game: &dyn AnyGame, form: &Form) -> Result<Vec<NewOccupant>, HttpError> {
    let seats = match form.get("players") {
        Some(players) => players.parse().map_err(|_| HttpError::malformed())?,
        None => Way::players(game),
    };
    let level = match form.get("level") {
        Some(level) => level.parse().map_err(|_| HttpError::malformed())?,
        None => Level::Sensible,
    };
    let others = usize::from(seats.min(*game.seats().end())).saturating_sub(1);
    Ok(vec![NewOccupant::Bot(level); others])
}

fn options(game: &dyn AnyGame, form: &Form) -> Vec<(String, String)> {
    let chosen = |name: &str| form.get(&format!("option-{name}")).map(ToOwned::to_owned);
    let choices = game.choices().iter();
    choices
        .filter_map(|choice| Some((choice.name.to_owned(), chosen(choice.name)?)))
        .collect()
}

/// A field that may be missing but not be wrong.
fn named<T: Default>(
    form: &Form,
    field: &str,
    read: impl FnOnce(&str) -> Option<T>,
) -> Result<T, HttpError> {
    match form.get(field) {
        Some(name) => read(name).ok_or_else(HttpError::malformed),
        None => Ok(T::default()),
    }
}

/// Why no match can be set up like that, in the words of the game.
fn unfit(error: &RulesError, game: &'static dyn AnyGame, seats: u8) -> HttpError {
    let option = |name: &str| Phrase::new(format!("option-{name}"));
    let value = |name: &str, value: &str| Phrase::new(format!("option-{name}-{value}"));
    let phrase = match error {
        RulesError::Option(OptionError::Clash {
            name,
            value: chosen,
            other,
            other_value,
        }) => Phrase::new("problem-option-clash")
            .with("name", option(name))
            .with("value", value(name, chosen))
            .with("other", option(other))
            .with("otherValue", value(other, other_value)),
        RulesError::Option(OptionError::DoesNotFit {
            name,
            value: chosen,
        }) => Phrase::new("problem-option-unfit")
            .with("name", option(name))
            .with("value", value(name, chosen))
            .with("seats", seats),
        RulesError::Seats { low, high, .. } => Phrase::new("problem-seats")
            .with("low", *low)
            .with("high", *high),
        RulesError::Option(OptionError::UnknownName(_) | OptionError::UnknownValue { .. }) => {
            return HttpError::malformed();
        }
        RulesError::Version { .. } | RulesError::Edition(_) | RulesError::NotOfVersion { .. } => {
            return HttpError::broken();
        }
    };
    HttpError {
        status: StatusCode::UNPROCESSABLE_ENTITY,
        phrase,
        game: Some(game),
        reason: None,
    }
}
