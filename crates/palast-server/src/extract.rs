//! Extractors: what handlers read from a request. [`Visitor`] is the person and their browser,
//! [`Form`] the fields of a form from one of our own pages, [`TableQuery`] the query string of a
//! table's address, [`table_id`] the table in its path.

mod form;
mod visitor;

use palast_store::TableId;
use serde::Deserialize;

use crate::http_error::HttpError;
use crate::pages::LogLength;
use crate::render::Request;
use crate::table::Invite;

pub(crate) use form::Form;
pub(crate) use visitor::{Confirm, Theme, Visitor, Wants, is_read_only};

/// The query string of a table's addresses.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct TableQuery {
    pub(crate) pick: Option<String>,
    pub(crate) at: Option<usize>,
    pub(crate) invite: Option<String>,
    pub(crate) seen: Option<String>,
    pub(crate) log: Option<String>,
    /// Whether a hint is asked for.
    pub(crate) hint: Option<String>,
    /// A thing to be told about.
    pub(crate) about: Option<String>,
}

impl TableQuery {
    /// What is asked for.
    pub(crate) fn request(&self) -> Request {
        Request {
            invite: Invite(self.invite.clone()),
            at: self.at,
            pick: self.pick.clone(),
            hint: self.hint.is_some() && self.at.is_none(),
            log: match self.log.as_deref() {
                Some("all") => LogLength::Whole,
                Some(_) | None => LogLength::Recent,
            },
        }
    }
}

/// The table that a path names.
pub(crate) fn table_id(text: &str) -> Result<TableId, HttpError> {
    TableId::new(text).map_err(|_| HttpError::no_table())
}
