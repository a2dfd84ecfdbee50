//! Opening tables: against bots with one click, with friends by a form, once more after the end.

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use palast_core::{OptionError, RulesError};
use palast_games::{AnyGame, Level, MatchConfig};
use palast_store::{Occupant, OwnListing, Status, Visibility};
use palast_ui::Phrase;

use crate::actions::add_cookie;
use crate::app::{App, site_words};
use crate::cookies::name_cookie;
use crate::extract::{Form, Visitor, Wants, table_id};
use crate::http_error::HttpError;
use crate::middleware::Said;
use crate::pages;
use crate::player_name::tidy_name;
use crate::table::{Command, Invite, NewOccupant, Pace, TableConfig, TableError, TableSpec};
use crate::table::{Takeover, Watch, open as open_table, open_and_start, rematch_id};

fn game(app: &App, id: &str) -> Result<&'static dyn AnyGame, HttpError> {
    app.game(id).ok_or_else(HttpError::no_page)
}

/// Refuses those who have opened too many tables.
async fn may_open(app: &App, visitor: &Visitor) -> Result<(), HttpError> {
    if !app.rate_limits.new_table(visitor.address) {
        return Err(HttpError::too_often());
    }
    let most = app.config.limits.tables_per_person;
    let listed = app.store.list_for_owner(visitor.owner, most * 4).await;
    let open = listed.map_or(0, |tables| {
        let open = |own: &&OwnListing| own.listing.status != Status::Over;
        tables.iter().filter(open).count()
    });
    if open >= most as usize {
        return Err(HttpError::new(
            StatusCode::TOO_MANY_REQUESTS,
            "problem-too-many-tables",
        ));
    }
    Ok(())
}

/// One click: the smallest table, the best bots, a random seat.
pub(crate) async fn bots(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    _form: Form,
) -> Result<Response, HttpError> {
    let game = game(&app, &id)?;
    let seats = usize::from(*game.seats().start())
        .max(4)
        .min(usize::from(*game.seats().end()));
    at_once(&app, &visitor, game, seats).await
}

/// One click: nobody else, against the rules' own player.
pub(crate) async fn alone(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    _form: Form,
) -> Result<Response, HttpError> {
    let game = game(&app, &id)?;
    if *game.seats().start() > 1 {
        return Err(HttpError::no_page());
    }
    at_once(&app, &visitor, game, 1).await
}

/// A table with bots on all other seats, begun at once.
async fn at_once(
    app: &App,
    visitor: &Visitor,
    game: &'static dyn AnyGame,
    seats: usize,
) -> Result<Response, HttpError> {
    may_open(app, visitor).await?;
    let own = usize::from(app.random(format_args!("seat"))[0]) % seats;
    let guest = || site_words(visitor.lang).get("guest");
    let name = visitor.name.clone().unwrap_or_else(guest);
    let others = vec![NewOccupant::Bot(Level::Sensible); seats - 1];
    let new = TableSpec {
        game,
        visibility: Visibility::Private,
        config: TableConfig {
            host: visitor.owner,
            watch: Watch::Anybody,
            pace: Pace::None,
            takeover: Takeover::default(),
            removed: Vec::new(),
            options: Vec::new(),
            edition: None,
        },
        seats: TableSpec::seats(visitor.owner, &name, own, &others),
    };
    let id = open_and_start(app, visitor.owner, new, None).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// The form for a table with friends.
pub(crate) async fn form(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    Ok(pages::new::page(&visitor, game(&app, &id)?, None).into_response())
}

/// The form sent back as it was filled in, saying what is wrong with it.
fn send_back(
    visitor: &Visitor,
    game: &'static dyn AnyGame,
    form: &Form,
    problem: HttpError,
) -> Response {
    match visitor.wants {
        Wants::Part => problem.into_response(),
        Wants::Page => {
            let page = pages::new::page(visitor, game, Some((form, &problem.phrase)));
            (problem.status, Extension(Said), page).into_response()
        }
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
    }
}

/// Opens a table as the form says.
pub(crate) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, HttpError> {
    let game = game(&app, &id)?;
    let Some(name) = form.get("name").and_then(tidy_name) else {
        let problem = HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, "problem-name");
        return Ok(send_back(&visitor, game, &form, problem));
    };
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
    let mut options = Vec::new();
    for choice in game.choices() {
        if let Some(value) = form.get(&format!("option-{}", choice.name)) {
            options.push((choice.name.to_owned(), value.to_owned()));
        }
    }
    let visibility = form.read("visibility", Visibility::from_word)?;
    let watch = match form.get("watch") {
        Some(watch) => Watch::from_name(watch).ok_or_else(HttpError::malformed)?,
        None => Watch::default(),
    };
    let pace = match form.get("pace") {
        Some(pace) => Pace::from_name(pace).ok_or_else(HttpError::malformed)?,
        None => Pace::default(),
    };
    let takeover = match form.get("takeover") {
        Some(takeover) => Takeover::from_name(takeover).ok_or_else(HttpError::malformed)?,
        None => Takeover::default(),
    };
    let setup = MatchConfig {
        seats: u8::try_from(others.len() + 1).unwrap_or(u8::MAX),
        options: options.clone(),
        edition: app.config.editions.get(game.id()).cloned(),
    };
    if let Err(error) = game.check(&setup) {
        let problem = unfit(&error, game, setup.seats);
        return Ok(send_back(&visitor, game, &form, problem));
    }
    may_open(&app, &visitor).await?;
    let new = TableSpec {
        game,
        visibility,
        config: TableConfig {
            host: visitor.owner,
            watch,
            pace,
            takeover,
            removed: Vec::new(),
            options,
            edition: None,
        },
        seats: TableSpec::seats(visitor.owner, &name, 0, &others),
    };
    // Who plays alone has nobody to wait for.
    let opened = if others.is_empty() {
        open_and_start(&app, visitor.owner, new, None).await
    } else {
        open_table(&app, new, None).await
    };
    let id = opened?;
    let mut response = Redirect::to(&format!("/t/{id}")).into_response();
    add_cookie(&mut response, &name_cookie(&app, &name));
    Ok(response)
}

/// The same people once more, one seat further round. Whoever asks first opens the table; all find
/// the same one. With nobody else to wait for it begins at once.
pub(crate) async fn rematch(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    _form: Form,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    let seen = app.snapshot(&id, visitor.owner, Invite::default(), None);
    let snapshot = seen.await?;
    if snapshot.you.is_none() {
        return Err(HttpError::new(StatusCode::FORBIDDEN, "problem-not-seated"));
    }
    if snapshot.status != Status::Over {
        return Err(HttpError::new(
            StatusCode::CONFLICT,
            "problem-rematch-too-early",
        ));
    }
    let next = rematch_id(&app, &id);
    let here = Redirect::to(&format!("/t/{next}")).into_response();
    if snapshot.rematch.is_some() {
        return Ok(here);
    }
    may_open(&app, &visitor).await?;
    let stored = app.store.load(&id).await.ok().flatten();
    let mut seats = stored.ok_or_else(HttpError::no_table)?.seats;
    for row in &mut seats {
        row.extra.clear();
    }
    seats.rotate_left(1);
    let alone = snapshot
        .seats
        .iter()
        .all(|seat| Some(seat.seat) == snapshot.you || !seat.occupant.is_persons());
    debug_assert!(
        seats
            .iter()
            .any(|row| row.occupant == Occupant::Person(visitor.owner))
    );
    let new = TableSpec {
        game: snapshot.game,
        visibility: snapshot.visibility,
        config: TableConfig {
            host: visitor.owner,
            removed: Vec::new(),
            ..snapshot.config.clone()
        },
        seats,
    };
    let opened = if alone {
        open_and_start(&app, visitor.owner, new, Some(next.clone())).await
    } else {
        open_table(&app, new, Some(next.clone())).await
    };
    match opened {
        // Somebody was quicker: the same table.
        Ok(_) | Err(TableError::TooLate) => {}
        Err(error) => return Err(error.into()),
    }
    let next_match = Command::Rematch(next);
    app.command(&id, visitor.owner, next_match).await?;
    Ok(here)
}
