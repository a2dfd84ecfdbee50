//! Tokens, games, rules, lists of tables.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use palast_games::AnyGame;
use palast_store::Listing;
use palast_ui::Lang;
use serde::Deserialize;
use serde_json::{Value, json};

use super::body::Sent;
use super::look::listed_seat;
use crate::app::App;
use crate::extract::Visitor;
use crate::http_error::HttpError;
use crate::program::{self, Scope};

/// How many tables a list shows.
const SHOWN: u32 = 30;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewToken {
    scopes: Option<Vec<Scope>>,
}

pub(super) async fn new_token(
    State(app): State<App>,
    visitor: Visitor,
    Sent(sent): Sent<NewToken>,
) -> Result<(StatusCode, Json<Value>), HttpError> {
    if !app.rate_limits.new_program(visitor.address) {
        return Err(HttpError::too_often());
    }
    let mut scopes = sent.scopes.unwrap_or_else(|| Scope::ALL.to_vec());
    scopes.sort_unstable();
    scopes.dedup();
    let token = program::new_token(&app.signing_key, &scopes);
    let object = json!({ "token": token, "scopes": scopes });
    Ok((StatusCode::CREATED, Json(object)))
}

pub(super) async fn games(State(app): State<App>, visitor: Visitor) -> Json<Value> {
    let games = app.config.games.iter();
    let games: Vec<Value> = games.map(|game| describe(*game, visitor.lang)).collect();
    Json(json!({ "games": games }))
}

/// As `palast games --json` does, and its name.
fn describe(game: &dyn AnyGame, lang: Lang) -> Value {
    let option =
        |choice: &palast_core::Choice| json!({ "name": choice.name, "values": choice.values });
    let bots: Vec<&str> = game.levels().iter().map(|level| level.name()).collect();
    json!({
        "id": game.id(),
        "name": game.words(lang).get("game-name"),
        "min_seats": game.seats().start(),
        "max_seats": game.seats().end(),
        "bots": bots,
        "options": game.choices().iter().map(option).collect::<Vec<_>>(),
    })
}

pub(super) async fn rules(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Value>, HttpError> {
    let game = app.game(&game).ok_or_else(HttpError::no_page)?;
    let sections: Vec<Value> = game
        .rules(visitor.lang)
        .iter()
        .map(|section| {
            json!({ "id": section.id, "title": section.title, "paragraphs": section.paragraphs })
        })
        .collect();
    Ok(Json(json!({ "game": game.id(), "sections": sections })))
}

pub(super) async fn tables(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Json<Value>, HttpError> {
    let lists = app
        .store
        .lists(visitor.owner, SHOWN)
        .await
        .map_err(|error| {
            tracing::warn!("listing tables: {error}");
            HttpError::new(StatusCode::SERVICE_UNAVAILABLE, "problem-failed")
        })?;
    let own = lists.own.iter().map(|own| {
        let mut object = listed(&own.listing);
        object["your_turn"] = json!(own.your_turn);
        object
    });
    let own: Vec<Value> = own.collect();
    let public: Vec<Value> = lists.public.iter().map(listed).collect();
    Ok(Json(json!({ "own": own, "public": public })))
}

fn listed(table: &Listing) -> Value {
    let seats: Vec<Value> = table.seats.iter().map(listed_seat).collect();
    json!({
        "id": table.id.as_str(),
        "game": table.game,
        "status": table.status.as_str(),
        "visibility": table.visibility.as_str(),
        "seats": seats,
    })
}
