//! Opening tables: against bots with one click, with friends by a form, once more after the end.

mod wish;

use std::ops::RangeInclusive;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use palast_core::Seat;
use palast_games::AnyGame;
use palast_store::{Occupant, OwnListing, Status, TableId};

use crate::actions::add_cookie;
use crate::app::App;
use crate::cookies::name_cookie;
use crate::extract::{Form, Visitor, Wants, table_id};
use crate::http_error::HttpError;
use crate::middleware::Said;
use crate::pages;
use crate::table::{Command, Invite, TableConfig, TableError, TableSpec, first_asked};
use crate::table::{open as open_table, open_and_start, rematch_id, table_seed};
use wish::Wish;

/// Refuses those who have opened too many tables.
pub(crate) async fn may_open(app: &App, visitor: &Visitor) -> Result<(), HttpError> {
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

/// How somebody wants to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// With people, who come by a link.
    Friends,
    /// Against bots, at once.
    Bots,
    /// Against the rules' own player, at once.
    Alone,
}

impl Way {
    /// The first part of the address of its form.
    pub(crate) const fn path(self) -> &'static str {
        match self {
            Self::Friends => "new",
            Self::Bots => "bots",
            Self::Alone => "alone",
        }
    }

    /// How many can play like that; nobody if the range is empty. A table is for two at least:
    /// playing alone is a way of its own.
    pub(crate) fn seats(self, game: &dyn AnyGame) -> RangeInclusive<u8> {
        let seats = game.seats();
        match self {
            Self::Friends | Self::Bots => 2.max(*seats.start())..=*seats.end(),
            Self::Alone => *seats.start()..=1,
        }
    }

    /// How many play against bots if nobody says otherwise.
    pub(crate) fn players(game: &dyn AnyGame) -> u8 {
        4.max(*game.seats().start()).min(*game.seats().end())
    }
}

/// The game, if it can be played like that.
fn playable(app: &App, way: Way, id: &str) -> Result<&'static dyn AnyGame, HttpError> {
    let game = app.game(id).ok_or_else(HttpError::no_page)?;
    if way.seats(game).is_empty() {
        return Err(HttpError::no_page());
    }
    Ok(game)
}

/// The form for a table.
pub(crate) async fn form(
    way: Way,
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    let game = playable(&app, way, &id)?;
    Ok(pages::new::page(&visitor, game, way, None).into_response())
}

/// Opens a table as the form says. With nobody to wait for, the match begins at once.
pub(crate) async fn open(
    way: Way,
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    form: Form,
) -> Result<Response, HttpError> {
    let game = playable(&app, way, &id)?;
    let wish = match Wish::read(&app, &visitor, (way, game), &form) {
        Ok(wish) => wish,
        // The form comes back as it was filled in, saying what is wrong with it.
        Err(problem)
            if problem.status == StatusCode::UNPROCESSABLE_ENTITY
                && visitor.wants == Wants::Page =>
        {
            let page = pages::new::page(&visitor, game, way, Some((&form, &problem.phrase)));
            return Ok((problem.status, Extension(Said), page).into_response());
        }
        Err(problem) => return Err(problem),
    };
    let name = wish.name.clone();
    let id = open_as(&app, &visitor, (way, game), wish).await?;
    let mut response = Redirect::to(&format!("/t/{id}")).into_response();
    if form.get("name").is_some() {
        add_cookie(&mut response, &name_cookie(&app, &name));
    }
    if let Some(lessons) = visitor.lessons.asked_in(&form, game.id()) {
        add_cookie(&mut response, &lessons.cookie(&app));
    }
    Ok(response)
}

/// Opens a table for a program, by the same rules as the form.
pub(crate) async fn open_from_fields(
    app: &App,
    visitor: &Visitor,
    (way, game): (Way, &'static dyn AnyGame),
    form: &Form,
) -> Result<TableId, HttpError> {
    let wish = Wish::read(app, visitor, (way, game), form)?;
    open_as(app, visitor, (way, game), wish).await
}

/// Opens a table as somebody wants it.
async fn open_as(
    app: &App,
    visitor: &Visitor,
    (way, game): (Way, &'static dyn AnyGame),
    wish: Wish,
) -> Result<TableId, HttpError> {
    may_open(app, visitor).await?;
    let seed = table_seed(app);
    let config = TableConfig {
        host: visitor.owner,
        watch: wish.watch,
        pace: wish.pace,
        takeover: wish.takeover,
        hints: wish.hints,
        from: None,
        removed: Vec::new(),
        options: wish.options,
        edition: app.config.editions.get(game.id()).cloned(),
    };
    let players = wish.others.len() + 1;
    let own = match (wish.colour, way) {
        (Some(seat), _) => seat.index(),
        (None, Way::Friends) => 0,
        // Whoever plays for the first time is asked first: a first question is a simple one.
        (None, Way::Bots | Way::Alone) if visitor.lessons.is_new_to(game.id()) => {
            first_asked(game, &config, players, seed).map_or(0, Seat::index)
        }
        (None, Way::Bots | Way::Alone) => {
            usize::from(app.random(format_args!("seat"))[0]) % players
        }
    };
    let new = TableSpec {
        game,
        visibility: wish.visibility,
        config,
        seats: TableSpec::seats(visitor.owner, &wish.name, own, &wish.others),
        seed: Some(seed),
    };
    let id = match way {
        Way::Friends => open_table(app, new, None).await,
        Way::Bots | Way::Alone => open_and_start(app, visitor.owner, new, None).await,
    }?;
    Ok(id)
}

/// The same people once more, one seat further round. The first request opens the table; all find
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
        // Whoever has taken the finished match off their list is not coming.
        if row.occupant == Occupant::Open {
            row.name.clear();
        }
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
            from: None,
            ..snapshot.config.clone()
        },
        seats,
        seed: None,
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
