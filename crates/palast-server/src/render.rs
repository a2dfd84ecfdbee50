//! The renderer: from snapshots to markup, on threads of its own, each drawing once.

use std::sync::Arc;

use maud::Markup;
use palast_games::Advice;
use palast_store::TableId;

use crate::app::App;
use crate::extract::Visitor;
use crate::http_error::HttpError;
use crate::pages::{self, Fragment, LogLength, Wanted};
use crate::render_cache::RenderKey;
use crate::table::{Invite, MatchSnapshot, TableSnapshot};
use crate::workers::Workers;

/// What somebody wants to see of a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Request {
    pub(crate) invite: Invite,
    /// A past ply.
    pub(crate) at: Option<usize>,
    /// An answer that is being considered.
    pub(crate) pick: Option<String>,
    /// Whether a hint is asked for.
    pub(crate) hint: bool,
    pub(crate) log: LogLength,
}

impl Request {
    fn wanted<'a>(&'a self, advice: Option<&'a Advice>) -> Wanted<'a> {
        Wanted {
            pick: self.pick.as_deref(),
            advice,
            log: self.log,
        }
    }
}

impl App {
    /// The part of a table's page that changes.
    pub(crate) async fn fragment(
        &self,
        id: &TableId,
        visitor: &Visitor,
        request: Request,
    ) -> Result<Arc<Fragment>, HttpError> {
        let (snapshot, advice) = self.look_for_hint(id, visitor, &request).await?;
        self.draw(Arc::new(snapshot), advice, visitor, request)
            .await
    }

    /// The whole page of a table.
    pub(crate) async fn table_page(
        &self,
        id: &TableId,
        visitor: &Visitor,
        request: Request,
    ) -> Result<Markup, HttpError> {
        let (snapshot, advice) = self.look_for_hint(id, visitor, &request).await?;
        let snapshot = Arc::new(snapshot);
        let picked = request.pick.is_some();
        let drawn = self.draw(Arc::clone(&snapshot), advice, visitor, request);
        let fragment = drawn.await?;
        let visitor = visitor.clone();
        let page = self
            .renderers
            .run(move || pages::table_page(&snapshot, &fragment, &visitor, picked));
        page.await.ok_or_else(HttpError::broken)
    }

    /// What somebody may see, and a note that they looked.
    pub(crate) async fn look(
        &self,
        id: &TableId,
        visitor: &Visitor,
        request: &Request,
    ) -> Result<TableSnapshot, HttpError> {
        let invite = request.invite.clone();
        let seen = self.snapshot(id, visitor.owner, invite, request.at).await?;
        self.note_request(id, visitor.owner);
        Ok(*seen)
    }

    async fn draw(
        &self,
        snapshot: Arc<TableSnapshot>,
        advice: Option<Arc<Advice>>,
        visitor: &Visitor,
        request: Request,
    ) -> Result<Arc<Fragment>, HttpError> {
        let plain = request.at.is_none() && request.pick.is_none() && advice.is_none();
        let shared = snapshot.play.is_some() && plain;
        let key = RenderKey {
            version: snapshot.version,
            seats: snapshot.seats_digest(),
            viewer: snapshot.you,
            lang: visitor.lang,
            log: request.log,
        };
        let id = snapshot.id.clone();
        let visitor = visitor.clone();
        // The table as it is takes a fraction of a millisecond (`palast bench GAME --pages`); a whole
        // log, the end and consequences of answers may take longer.
        let over = |play: &MatchSnapshot| play.view.is_over();
        let short = shared && request.log != LogLength::Whole && !snapshot.play.iter().any(over);
        let work = move || {
            let wanted = request.wanted(advice.as_deref());
            Arc::new(pages::fragment(&snapshot, &visitor, wanted))
        };
        let draw = || async move {
            let drawn = if short {
                Workers::run_here(work)
            } else {
                self.renderers.run(work).await
            };
            drawn.ok_or_else(HttpError::broken)
        };
        if shared {
            let rendering = self.channel(&id).renderings.get(key);
            rendering.get_or_try_init(draw).await.cloned()
        } else {
            draw().await
        }
    }
}
