//! A form from one of our own pages: its fields by name, after the check of its token.

use axum::Form as AxumForm;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use tokio::time::timeout;

use crate::app::App;
use crate::extract::Visitor;
use crate::http_error::HttpError;

/// The fields of a form.
#[derive(Debug)]
pub(crate) struct Form(Vec<(String, String)>);

impl Form {
    /// Fields that did not come as a form, from a request that has shown a token.
    pub(crate) const fn from_fields(fields: Vec<(String, String)>) -> Self {
        Self(fields)
    }

    /// The first value of a field.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0
            .iter()
            .find_map(|(key, value)| (key == name).then_some(value.as_str()))
    }

    /// Every value of a field.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let named =
            move |(key, value): &'a (String, String)| (key == name).then_some(value.as_str());
        self.0.iter().filter_map(named)
    }

    /// The value of a required field, as `read` understands it.
    pub(crate) fn read<T>(
        &self,
        name: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, HttpError> {
        self.get(name)
            .and_then(read)
            .ok_or_else(HttpError::malformed)
    }
}

impl FromRequest<App> for Form {
    type Rejection = HttpError;

    async fn from_request(request: Request, app: &App) -> Result<Self, HttpError> {
        let visitor = request
            .extensions()
            .get::<Visitor>()
            .cloned()
            .ok_or_else(HttpError::broken)?;
        let headers = request.headers().clone();
        let reading = AxumForm::<Vec<(String, String)>>::from_request(request, app);
        let form = timeout(app.config.time_outs.body, reading)
            .await
            .map_err(|_| HttpError::new(StatusCode::REQUEST_TIMEOUT, "problem-too-slow"))?
            .map_err(|rejection| match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => {
                    HttpError::of_status(StatusCode::PAYLOAD_TOO_LARGE)
                }
                StatusCode::UNSUPPORTED_MEDIA_TYPE => {
                    HttpError::of_status(StatusCode::UNSUPPORTED_MEDIA_TYPE)
                }
                _ => HttpError::malformed(),
            })?;
        let form = Self(form.0);
        let csrf = form.get("csrf").ok_or_else(HttpError::forged)?;
        if !visitor.sent_form(app, &headers, csrf) {
            return Err(HttpError::forged());
        }
        Ok(form)
    }
}
