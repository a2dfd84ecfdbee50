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
use crate::pages::{self, LogLength, Wanted};
use crate::player_name::tidy_name;
use crate::problem::Problem;
use crate::table::{Consent, Invited, Place, Wish};

/// Does something at a table and answers with what it looks like now.
async fn fulfil(
    app: &App,
    visitor: &Visitor,
    id: &TableId,
    wish: Wish,
) -> Result<Response, Problem> {
    if let Err(refused) = app.wish(id, visitor.owner, wish).await {
        return Err(name_game(app, visitor, id, Problem::refused(refused, None)).await);
    }
    match visitor.wants {
        Wants::Page => Ok(Redirect::to(&format!("/t/{id}")).into_response()),
        Wants::Part => {
            let sight = app
                .see(id, visitor.owner, Invited::No, None)
                .await
                .map_err(|refused| Problem::refused(refused, None))?;
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
            let part = pages::part(&sight, app, visitor, wanted);
            Ok(part.now().into_response())
        }
    }
}

/// A refusal by the rules speaks the game's words.
async fn name_game(app: &App, visitor: &Visitor, id: &TableId, mut problem: Problem) -> Problem {
    if problem.status == axum::http::StatusCode::UNPROCESSABLE_ENTITY {
        let sight = app.see(id, visitor.owner, Invited::No, None).await;
        problem.game = sight.ok().map(|sight| sight.game);
    }
    problem
}

/// An answer to a question.
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let ask = form.read("ask", |ask| ask.parse().ok().map(AskId))?;
    let notation = form.read("answer", |answer| Some(answer.to_owned()))?;
    fulfil(&app, &visitor, &id, Wish::Answer { ask, notation }).await
}

/// Taking a seat with a name.
pub(crate) async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let name = form.get("name").and_then(tidy_name);
    let name = name.ok_or_else(|| {
        Problem::new(axum::http::StatusCode::UNPROCESSABLE_ENTITY, "problem-name")
    })?;
    let invited = match form.get("invite") {
        Some(invite) if app.invites(&id, invite) => Invited::Yes,
        Some(_) | None => Invited::No,
    };
    let cookie = name_cookie(&app, &name);
    let mut response = fulfil(&app, &visitor, &id, Wish::Sit { name, invited }).await?;
    add_cookie(&mut response, &cookie);
    Ok(response)
}

/// Everything else that is done at a table, by the last part of the address.
pub(crate) async fn deed(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, deed)): Path<(String, String)>,
    form: Form,
) -> Result<Response, Problem> {
    let id = table_id(&id)?;
    let seat = |text: &str| text.parse::<Seat>().ok();
    let wish = match deed.as_str() {
        "leave" => Wish::Leave,
        "start" => Wish::Start,
        "back" => Wish::TakeBack,
        "agree" => Wish::Consent(Consent::Yes),
        "disagree" => Wish::Consent(Consent::No),
        "return" => Wish::Return,
        "standin" => Wish::StandIn(form.read("seat", seat)?),
        "arrange" => arranged(&form).ok_or_else(Problem::malformed)?,
        _ => return Err(Problem::no_page()),
    };
    fulfil(&app, &visitor, &id, wish).await
}

fn arranged(form: &Form) -> Option<Wish> {
    let seat = |text: &str| text.parse::<Seat>().ok();
    if let Some(open) = form.get("open") {
        let place = Place::Open;
        return seat(open).map(|seat| Wish::Arrange { seat, place });
    }
    palast_games::Level::ALL.into_iter().find_map(|level| {
        let seat = form.get(&format!("bot-{}", level.name())).and_then(seat)?;
        let place = Place::Bot(level);
        Some(Wish::Arrange { seat, place })
    })
}

pub(crate) fn add_cookie(response: &mut Response, cookie: &str) {
    if let Ok(cookie) = HeaderValue::from_str(cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// Language and theme.
pub(crate) async fn settings(State(app): State<App>, form: Form) -> Result<Response, Problem> {
    let cookie = if let Some(lang) = form.get("lang") {
        let lang = Lang::from_code(lang).ok_or_else(Problem::malformed)?;
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
