//! What one of the server's bots would answer on the program's own seat, from what that seat may
//! know. A view cannot be made from JSON, so a bot of ours that plays from elsewhere thinks here.
//! Everybody at the table sees that a program plays the seat, so this is no hint in secret.

use std::time::Instant;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use palast_core::Seed;
use palast_games::Level;
use serde::Deserialize;
use serde_json::{Value, json};

use super::body::Sent;
use crate::app::App;
use crate::extract::{Visitor, table_id};
use crate::http_error::HttpError;
use crate::render::Request;
use crate::table::TableError;

/// How many may share one thread: with more, each would find too little.
const LONGEST_QUEUE: u32 = 8;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Think {
    level: String,
}

pub(super) async fn think(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Sent(sent): Sent<Think>,
) -> Result<Json<Value>, HttpError> {
    let level: Level = sent
        .level
        .parse()
        .map_err(|_| HttpError::malformed().because("there is no such bot"))?;
    let snapshot = app
        .look(&table_id(&id)?, &visitor, &Request::default())
        .await?;
    let seat = snapshot.you.ok_or(TableError::NotSeated)?;
    let turn = snapshot.your_turn();
    let play = snapshot.play.ok_or(TableError::TooEarly)?;
    let ask = play.ask.filter(|_| turn).ok_or(TableError::NotAsked)?;
    if app.advisers.queue() > LONGEST_QUEUE {
        let busy = StatusCode::SERVICE_UNAVAILABLE;
        return Err(HttpError::new(busy, "problem-hints-busy"));
    }
    let time = level.time(app.config.think_time / app.advisers.queue());
    let seed = Seed::new(app.random(format_args!("think {id} {seat} {}", ask.0)));
    let thought = app.advisers.run(move || {
        let until = Instant::now() + time;
        play.view
            .think(level, &seed, &mut || Instant::now() < until)
    });
    let answer = thought.await.flatten().ok_or_else(HttpError::broken)?;
    Ok(Json(json!({ "question": ask.0, "answer": answer })))
}
