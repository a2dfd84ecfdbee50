//! What people send to a table, and their settings.

use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use palast_core::{AskId, Seat};
use palast_store::TableId;
use palast_ui::Lang;

use crate::app::App;
use crate::cookies::{name_cookie, set_cookie};
use crate::extract::{Form, Theme, Visitor, Wants, table_id};
use crate::http_error::HttpError;
use crate::pages::{self, LogLength, Wanted};
use crate::player_name::tidy_name;
use crate::table::{Command, Consent, Invited, NewOccupant};

/// Does something at a table and answers with what it looks like now.
async fn handle(
    app: &App,
    visitor: &Visitor,
    id: &TableId,
    command: Command,
) -> Result<Response, HttpError> {
    if let Err(refused) = app.command(id, visitor.owner, command).await {
        return Err(name_game(app, visitor, id, HttpError::refused(refused, None)).await);
    }
    match visitor.wants {
        Wants::Page => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
        Wants::Part => {
            let snapshot = app
                .see(id, visitor.owner, Invited::No, None)
                .await
                .map_err(|refused| HttpError::refused(refused, None))?;
            // The script says how much of the log it shows, as it does when it asks for a part.
            let whole = visitor.path.ends_with("?log=all");
            let wanted = Wanted {
                pick: None,
                log: if whole {
                    LogLength::Whole
                } else {
                    LogLength::Recent
                },
            };
            let part = pages::part(&snapshot, app, visitor, wanted);
            Ok(part.now().into_response())
        }
    }
}

/// A refusal by the rules speaks the game's words.
async fn name_game(
    app: &App,
    visitor: &Visitor,
    id: &TableId,
    mut problem: HttpError,
) -> HttpError {
    if problem.status == axum::http::StatusCode::UNPROCESSABLE_ENTITY {
        let snapshot = app.see(id, visitor.owner, Invited::No, None).await;
        problem.game = snapshot.ok().map(|snapshot| snapshot.game);
    }
    problem
}

/// An answer to a question.
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    let ask = form.read("ask", |ask| ask.parse().ok().map(AskId))?;
    let notation = form.read("answer", |answer| Some(answer.to_owned()))?;
    handle(&app, &visitor, &id, Command::Answer { ask, notation }).await
}

/// Taking a seat with a name.
pub(crate) async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, HttpError> {
    let id = table_id(&id)?;
    let name = form.get("name").and_then(tidy_name);
    let name = name.ok_or_else(|| {
        HttpError::new(axum::http::StatusCode::UNPROCESSABLE_ENTITY, "problem-name")
    })?;
    let invited = match form.get("invite") {
        Some(invite) if app.invites(&id, invite) => Invited::Yes,
        Some(_) | None => Invited::No,
    };
    let cookie = name_cookie(&app, &name);
    let mut response = handle(&app, &visitor, &id, Command::Sit { name, invited }).await?;
    add_cookie(&mut response, &cookie);
    Ok(response)
}

/// Everything else that is done at a table, by the last part of the address.
pub(crate) async fn action(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, action)): Path<(String, String)>,
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
        "standin" => Command::StandIn(form.read("seat", seat)?),
        "arrange" => arranged(&form).ok_or_else(HttpError::malformed)?,
        _ => return Err(HttpError::no_page()),
    };
    handle(&app, &visitor, &id, command).await
}

fn arranged(form: &Form) -> Option<Command> {
    let seat = |text: &str| text.parse::<Seat>().ok();
    if let Some(open) = form.get("open") {
        let place = NewOccupant::Open;
        return seat(open).map(|seat| Command::Arrange { seat, place });
    }
    palast_games::Level::ALL.into_iter().find_map(|level| {
        let seat = form.get(&format!("bot-{}", level.name())).and_then(seat)?;
        let place = NewOccupant::Bot(level);
        Some(Command::Arrange { seat, place })
    })
}

pub(crate) fn add_cookie(response: &mut Response, cookie: &str) {
    if let Ok(cookie) = HeaderValue::from_str(cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// Language and theme.
pub(crate) async fn settings(State(app): State<App>, form: Form) -> Result<Response, HttpError> {
    let cookie = if let Some(lang) = form.get("lang") {
        let lang = Lang::from_code(lang).ok_or_else(HttpError::malformed)?;
        set_cookie(&app, "lang", lang.code())
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

/// Whether an address stays in the house.
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
