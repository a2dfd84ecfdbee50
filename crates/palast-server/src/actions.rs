//! What people send to a table, and their settings.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use palast_core::{AskId, Seat};
use palast_store::TableId;
use palast_ui::Lang;
use palast_ui::plan::Placed;

use crate::app::App;
use crate::cookies::{name_cookie, set_cookie};
use crate::extract::{Confirm, Form, TableQuery, Theme, Visitor, Wants, table_id};
use crate::http_error::HttpError;
use crate::player_name::tidy_name;
use crate::render::Request;
use crate::table::{Command, Consent, Invite, NewOccupant};

/// Sends a command to a table. A page with an open stream gets the result by the stream; otherwise
/// the answer is the page, or the part of it that changes.
async fn handle(
    app: &App,
    visitor: &Visitor,
    headers: &HeaderMap,
    id: &TableId,
    command: Command,
) -> Result<Response, HttpError> {
    app.command(id, visitor.owner, command).await?;
    match visitor.wants {
        Wants::Page | Wants::Data => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
        Wants::Part if listens(headers) && app.has_stream(id, visitor.owner) => {
            Ok(StatusCode::NO_CONTENT.into_response())
        }
        Wants::Part => {
            // The script says how much of the log it shows, as it does when it asks for a part.
            let query = TableQuery {
                log: visitor.path.ends_with("log=all").then(|| "all".to_owned()),
                ..TableQuery::default()
            };
            let drawn = app.fragment(id, visitor, query.request());
            Ok(drawn.await?.whole(&visitor.csrf).into_response())
        }
    }
}

/// Whether the script says that its stream is open.
fn listens(headers: &HeaderMap) -> bool {
    headers
        .get("x-palast")
        .is_some_and(|value| value == "stream")
}

/// An answer to a question.
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    form: Form,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    let ask = form.read("ask", |ask| ask.parse().ok().map(AskId))?;
    let notation = form.read("answer", |answer| Some(answer.to_owned()))?;
    let command = Command::Answer { ask, notation };
    let mut response = handle(&app, &visitor, &headers, &id, command).await?;
    if let Some(lesson) = form.get("told") {
        tell(&app, &visitor, &id, lesson, &mut response).await?;
    }
    Ok(response)
}

/// Notes in the visitor's browser that something was explained.
async fn tell(
    app: &App,
    visitor: &Visitor,
    id: &TableId,
    lesson: &str,
    response: &mut Response,
) -> Result<(), HttpError> {
    let game = app.look(id, visitor, &Request::default()).await?.game;
    if let Some(lessons) = visitor.lessons.told(game, lesson) {
        add_cookie(response, &lessons.cookie(app));
    }
    Ok(())
}

/// Explanations: one was understood, or they are switched on or off.
pub(crate) async fn lesson(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    // Explanations that begin need a page that has them.
    let mut response = match visitor.wants {
        Wants::Part if form.get("explain") != Some("yes") => StatusCode::NO_CONTENT.into_response(),
        Wants::Part | Wants::Page | Wants::Data => {
            Redirect::to(&format!("/t/{id}")).into_response()
        }
    };
    if let Some(lesson) = form.get("told") {
        tell(&app, &visitor, &id, lesson, &mut response).await?;
    } else {
        let game = app.look(&id, &visitor, &Request::default()).await?.game;
        let asked = visitor.lessons.asked_in(&form, game.id());
        let lessons = asked.ok_or_else(HttpError::malformed)?;
        add_cookie(&mut response, &lessons.cookie(&app));
    }
    Ok(response)
}

/// Several answers together, as pieces in the slots of a plan.
pub(crate) async fn plan(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    form: Form,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    let ask = form.read("ask", |ask| ask.parse().ok().map(AskId))?;
    let place = |text: &str| {
        let (slot, piece) = text.split_once(' ')?;
        Some((slot.to_owned(), piece.to_owned()))
    };
    // A piece that lies nowhere has an empty field.
    let filled = form.all("place").filter(|text| !text.is_empty());
    let placed: Option<Vec<Placed>> = filled.map(place).collect();
    let placed = placed.ok_or_else(HttpError::malformed)?;
    handle(&app, &visitor, &headers, &id, Command::Plan { ask, placed }).await
}

/// Taking a seat with a name.
pub(crate) async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    form: Form,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    let name = form.get("name").and_then(tidy_name);
    let nameless = || HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, "problem-name");
    let name = name.ok_or_else(nameless)?;
    let invite = Invite(form.get("invite").map(ToOwned::to_owned));
    let seat = match form.get("colour") {
        None | Some("any") => None,
        Some(seat) => Some(seat.parse().map_err(|_| HttpError::malformed())?),
    };
    let cookie = name_cookie(&app, &name);
    let command = Command::Sit { name, seat, invite };
    let mut response = handle(&app, &visitor, &headers, &id, command).await?;
    add_cookie(&mut response, &cookie);
    let game = app.look(&id, &visitor, &Request::default()).await?.game;
    if let Some(lessons) = visitor.lessons.asked_in(&form, game.id()) {
        add_cookie(&mut response, &lessons.cookie(&app));
    }
    Ok(response)
}

/// Every other action at a table, by the last part of the address.
pub(crate) async fn other(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, action)): Path<(String, String)>,
    headers: HeaderMap,
    form: Form,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    let seat = |text: &str| text.parse::<Seat>().ok();
    let command = match action.as_str() {
        "leave" => Command::Leave,
        "start" => Command::Start,
        "back" => Command::TakeBack,
        "agree" => Command::Consent(Consent::Yes),
        "disagree" => Command::Consent(Consent::No),
        "return" => Command::Return,
        "resign" => Command::Resign,
        "remove" => Command::Remove,
        "standin" => Command::StandIn(form.read("seat", seat)?),
        "arrange" => arranged(&form).ok_or_else(HttpError::malformed)?,
        _ => return Err(HttpError::no_page()),
    };
    // Whoever is gone for good has no business at the table.
    if matches!(command, Command::Resign | Command::Remove) {
        app.command(&id, visitor.owner, command).await?;
        return Ok(Redirect::to("/").into_response());
    }
    handle(&app, &visitor, &headers, &id, command).await
}

fn arranged(form: &Form) -> Option<Command> {
    let seat = |text: &str| text.parse::<Seat>().ok();
    if let Some(open) = form.get("open") {
        let occupant = NewOccupant::Open;
        return seat(open).map(|seat| Command::Arrange { seat, occupant });
    }
    palast_games::Level::ALL.into_iter().find_map(|level| {
        let seat = form.get(&format!("bot-{}", level.name())).and_then(seat)?;
        let occupant = NewOccupant::Bot(level);
        Some(Command::Arrange { seat, occupant })
    })
}

pub(crate) fn add_cookie(response: &mut Response, cookie: &str) {
    if let Ok(cookie) = HeaderValue::from_str(cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// Language, theme, and which answers are confirmed.
pub(crate) async fn settings(State(app): State<App>, form: Form) -> Result<Response, HttpError> {
    let cookie = if let Some(lang) = form.get("lang") {
        let lang = Lang::from_code(lang).ok_or_else(HttpError::malformed)?;
        set_cookie(&app, "lang", lang.code())
    } else if let Some(confirm) = form.get("confirm") {
        let confirm = Confirm::from_name(confirm).ok_or_else(HttpError::malformed)?;
        set_cookie(&app, "confirm", confirm.name())
    } else {
        let theme = form.read("theme", |theme| {
            Theme::ALL.into_iter().find(|known| known.name() == theme)
        })?;
        set_cookie(&app, "theme", theme.name())
    };
    let back = form
        .get("back")
        .filter(|back| is_local(back))
        .unwrap_or("/");
    let mut response = Redirect::to(back).into_response();
    add_cookie(&mut response, &cookie);
    Ok(response)
}

/// Whether an address is one of this server.
fn is_local(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path
            .bytes()
            .all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

#[cfg(test)]
mod tests {
    use super::is_local;

    #[test]
    fn nobody_is_sent_away() {
        for good in ["/", "/t/abc?at=3", "/new/x"] {
            assert!(is_local(good), "{good}");
        }
        for bad in [
            "",
            "//elsewhere",
            "https://elsewhere",
            "/\\elsewhere",
            "/a\nb",
            "/ü",
        ] {
            assert!(!is_local(bad), "{bad}");
        }
    }
}
