//! One table: open it, look at it, change it.

use std::collections::BTreeMap;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use palast_core::{AskId, Seat};
use palast_store::TableId;
use serde::Deserialize;

use super::body::Sent;
use super::look::{Look, LookQuery};
use crate::app::App;
use crate::extract::{Form, Visitor, table_id};
use crate::http_error::HttpError;
use crate::opening::{self, Way};
use crate::player_name::tidy_name;
use crate::table::{Command, Consent, Invite};
use crate::table_pages;
use crate::workers::Workers;

/// The table as its viewer may see it.
pub(super) async fn draw(
    app: &App,
    visitor: &Visitor,
    id: &TableId,
    query: LookQuery,
) -> Result<Look, HttpError> {
    let snapshot = app.look(id, visitor, &query.request()).await?;
    let lang = visitor.lang;
    let drawn = if query.is_short(&snapshot) {
        Workers::run_here(|| Look::new(&snapshot, lang, &query))
    } else {
        let work = move || Look::new(&snapshot, lang, &query);
        app.renderers.run(work).await
    };
    drawn.ok_or_else(HttpError::broken)
}

fn json(status: StatusCode, look: Look) -> Response {
    let kind = [(header::CONTENT_TYPE, "application/json")];
    (status, kind, look.text).into_response()
}

/// What a query string says, or why it cannot be read.
pub(super) type Asked<T> = Result<Query<T>, axum::extract::rejection::QueryRejection>;

pub(super) fn asked<T>(query: Asked<T>) -> Result<T, HttpError> {
    query
        .map(|query| query.0)
        .map_err(|error| HttpError::malformed().because(error.body_text()))
}

pub(super) async fn look(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    query: Asked<LookQuery>,
) -> Result<Response, HttpError> {
    let look = draw(&app, &visitor, &table_id(&id)?, asked(query)?).await?;
    Ok(json(StatusCode::OK, look))
}

/// The same text as on the web.
pub(super) async fn record(
    app: State<App>,
    visitor: Visitor,
    id: Path<String>,
) -> Result<Response, HttpError> {
    table_pages::record(app, visitor, id).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    game: String,
    name: String,
    /// Whom to have on the other seats: `open`, or a bot by its level.
    #[serde(default)]
    seats: Vec<String>,
    /// One's own seat, counted from 1.
    seat: Option<u8>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    visibility: Option<String>,
    watch: Option<String>,
    pace: Option<String>,
    takeover: Option<String>,
    hints: Option<String>,
    /// Whether to begin at once.
    #[serde(default)]
    start: bool,
}

impl NewTable {
    /// The fields of the form on the web that says the same: one reader, and the same refusals.
    fn form(&self) -> Form {
        let mut fields = vec![("name".to_owned(), self.name.clone())];
        for (number, seat) in (2..).zip(&self.seats) {
            let occupant = match seat.as_str() {
                "open" => "open".to_owned(),
                level => format!("bot-{level}"),
            };
            fields.push((format!("seat-{number}"), occupant));
        }
        for (name, value) in &self.options {
            fields.push((format!("option-{name}"), value.clone()));
        }
        let visibility = self
            .visibility
            .clone()
            .unwrap_or_else(|| "private".to_owned());
        fields.push(("visibility".to_owned(), visibility));
        if let Some(seat) = self.seat {
            fields.push(("colour".to_owned(), seat.to_string()));
        }
        let named = [
            ("watch", &self.watch),
            ("pace", &self.pace),
            ("takeover", &self.takeover),
            ("hints", &self.hints),
        ];
        for (name, value) in named {
            fields.extend(value.clone().map(|value| (name.to_owned(), value)));
        }
        Form::from_fields(fields)
    }
}

pub(super) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Sent(new): Sent<NewTable>,
) -> Result<Response, HttpError> {
    let game = app.game(&new.game).ok_or_else(HttpError::no_page)?;
    // The form has no field for seats and options that a game does not have.
    let known = |name: &String| game.choices().iter().any(|choice| choice.name == name);
    if let Some(name) = new.options.keys().find(|name| !known(name)) {
        return Err(HttpError::malformed().because(format!("there is no option {name:?}")));
    }
    if new.seats.len() >= usize::from(*game.seats().end()) {
        return Err(HttpError::malformed().because("there are not so many seats"));
    }
    let way = if new.seats.is_empty() {
        Way::Alone
    } else {
        Way::Friends
    };
    let id = opening::open_from_fields(&app, &visitor, (way, game), &new.form()).await?;
    if new.start && way == Way::Friends {
        app.command(&id, visitor.owner, Command::Start).await?;
    }
    let look = draw(&app, &visitor, &id, LookQuery::default()).await?;
    Ok(json(StatusCode::CREATED, look))
}

/// Sends a command and answers with the table, or with nothing if that is preferred.
async fn command(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    id: &str,
    command: Command,
) -> Result<Response, HttpError> {
    let id = table_id(id)?;
    app.command(&id, visitor.owner, command).await?;
    let minimal = |value: &axum::http::HeaderValue| value == "return=minimal";
    if headers.get("prefer").is_some_and(minimal) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let look = draw(app, visitor, &id, LookQuery::default()).await?;
    Ok(json(StatusCode::OK, look))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    name: String,
    /// Counted from 1; any free one if it is missing.
    seat: Option<u8>,
    invite: Option<String>,
}

pub(super) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    Sent(join): Sent<Join>,
) -> Result<Response, HttpError> {
    let nameless = || HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, "problem-name");
    let name = tidy_name(&join.name).ok_or_else(nameless)?;
    let seat = |number: u8| number.to_string().parse::<Seat>();
    let seat = join.seat.map(seat).transpose();
    let sit = Command::Sit {
        name,
        seat: seat.map_err(|_| HttpError::malformed().because("there is no such seat"))?,
        invite: Invite(join.invite),
    };
    command(&app, &visitor, &headers, &id, sit).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Answer {
    /// The number of the question that is answered.
    question: u32,
    /// In notation.
    answer: String,
}

pub(super) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    Sent(sent): Sent<Answer>,
) -> Result<Response, HttpError> {
    let answer = Command::Answer {
        ask: AskId(sent.question),
        notation: sent.answer,
    };
    command(&app, &visitor, &headers, &id, answer).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Agree {
    agree: bool,
}

pub(super) async fn consent(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    Sent(sent): Sent<Agree>,
) -> Result<Response, HttpError> {
    let consent = if sent.agree {
        Consent::Yes
    } else {
        Consent::No
    };
    command(&app, &visitor, &headers, &id, Command::Consent(consent)).await
}

pub(super) async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    command(&app, &visitor, &headers, &id, Command::Leave).await
}

pub(super) async fn start(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    command(&app, &visitor, &headers, &id, Command::Start).await
}

pub(super) async fn take_back(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    command(&app, &visitor, &headers, &id, Command::TakeBack).await
}

pub(super) async fn return_to_seat(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    command(&app, &visitor, &headers, &id, Command::Return).await
}

/// Whoever has resigned may have no business at the table any more.
pub(super) async fn resign(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, HttpError> {
    app.command(&table_id(&id)?, visitor.owner, Command::Resign)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
