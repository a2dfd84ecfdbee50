//! The current visitor: identity, language, theme and client address.
//!
//! A browser without a valid identity cookie gets a new one with its first page. A cookie with a
//! wrong signature counts as none.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::ops::Deref;
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use palast_core::hex;
use palast_store::Owner;
use palast_ui::Lang;
use sha2::{Digest, Sha256};

use crate::api;
use crate::app::App;
use crate::cookies::{self, set_cookie};
use crate::http_error::HttpError;
use crate::lessons::{self, Lessons};
use crate::listener::Peer;
use crate::player_name::tidy_name;
use crate::program::Program;
use crate::rate_limit::client_of;
use crate::signing;

/// The cookie that holds the visitor's identity, and with it their seats.
const IDENTITY: &str = "palast";

/// The colour scheme of the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Theme {
    /// The system's choice.
    #[default]
    Auto,
    Light,
    Dark,
}

impl Theme {
    pub(crate) const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// Which answers somebody wants to confirm.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Confirm {
    /// Every one.
    #[default]
    Always,
    /// Those that cannot be taken back freely.
    Needed,
    /// None.
    Never,
}

impl Confirm {
    pub(crate) const ALL: [Self; 3] = [Self::Always, Self::Needed, Self::Never];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Always => "always",
            Self::Needed => "needed",
            Self::Never => "never",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|confirm| confirm.name() == name)
    }
}

/// Whether the request is for a whole page or comes from our script.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wants {
    Page,
    /// A request of our script, which replaces parts of the page.
    Part,
    /// A request of a program, which reads JSON.
    Data,
}

/// Everything a request says about the visitor.
#[derive(Debug)]
pub(crate) struct Identity {
    token: String,
    /// Whether the browser does not have the cookie yet.
    fresh: bool,
    pub(crate) owner: Owner,
    /// The token that every form has to carry.
    pub(crate) csrf: String,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    pub(crate) confirm: Confirm,
    /// The name used last.
    pub(crate) name: Option<String>,
    /// What was explained to them.
    pub(crate) lessons: Lessons,
    pub(crate) wants: Wants,
    /// The program that sent the request, if its token is good.
    pub(crate) program: Option<Program>,
    /// The client as the limits count it.
    pub(crate) address: IpAddr,
    /// Path and query of the request, to return to.
    pub(crate) path: String,
    /// The server's address as the browser knows it.
    pub(crate) origin: String,
}

/// The current visitor. Clones share one [`Identity`].
#[derive(Clone, Debug)]
pub(crate) struct Visitor(Arc<Identity>);

impl Deref for Visitor {
    type Target = Identity;

    fn deref(&self) -> &Identity {
        &self.0
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, HttpError> {
        parts
            .extensions
            .get::<Self>()
            .cloned()
            .ok_or_else(HttpError::broken)
    }
}

impl Visitor {
    /// Reads the visitor from a request.
    pub(crate) fn of(app: &App, request: &Request) -> Self {
        let headers = request.headers();
        let is_data = request.uri().path().starts_with(api::ROOT);
        let program = is_data
            .then(|| Program::of(&app.signing_key, headers))
            .flatten();
        // A cookie is no token: what a browser sends along by itself moves nothing here.
        let cookie = cookies::get(headers, IDENTITY).filter(|_| !is_data);
        let known = cookie.and_then(|text| {
            let (token, signature) = text.split_once('.')?;
            app.signing_key
                .verify("cookie", token, signature)
                .then(|| token.to_owned())
        });
        let fresh = known.is_none();
        let token = known.unwrap_or_else(|| hex::print(&signing::random()));
        Self(Arc::new(Identity {
            fresh,
            owner: program.as_ref().map_or_else(
                || Owner::from_hash(Sha256::digest(token.as_bytes()).into()),
                |program| program.owner,
            ),
            program,
            csrf: app.signing_key.sign("csrf", &token),
            lang: cookies::get(headers, "lang")
                .and_then(|code| Lang::from_code(&code))
                .unwrap_or_else(|| Lang::negotiate(text(headers, header::ACCEPT_LANGUAGE))),
            theme: cookies::get(headers, "theme")
                .and_then(|name| Theme::from_name(&name))
                .unwrap_or_default(),
            confirm: cookies::get(headers, "confirm")
                .and_then(|name| Confirm::from_name(&name))
                .unwrap_or_default(),
            name: cookies::get(headers, "name")
                .and_then(|name| cookies::decode_name(&name))
                .and_then(|name| tidy_name(&name)),
            lessons: cookies::get(headers, lessons::COOKIE)
                .map(|text| Lessons::parse(&text))
                .unwrap_or_default(),
            wants: if is_data {
                Wants::Data
            } else if headers.contains_key("x-palast") {
                Wants::Part
            } else {
                Wants::Page
            },
            address: client(app, request),
            path: request
                .uri()
                .path_and_query()
                .map_or("/", |path| path.as_str())
                .to_owned(),
            origin: app
                .config
                .public_url
                .clone()
                .unwrap_or_else(|| format!("http://{}", text(headers, header::HOST))),
            token,
        }))
    }

    /// The identity cookie to set with the answer, if the browser lacks it.
    pub(crate) fn identity_cookie(&self, app: &App) -> Option<String> {
        self.fresh.then(|| {
            let signature = app.signing_key.sign("cookie", &self.token);
            set_cookie(app, IDENTITY, &format!("{}.{signature}", self.token))
        })
    }

    /// Whether a form was sent from one of our own pages.
    pub(crate) fn sent_form(&self, app: &App, headers: &HeaderMap, csrf: &str) -> bool {
        let site = headers.get("sec-fetch-site");
        let foreign = site.is_some_and(|site| site == "cross-site" || site == "same-site");
        !self.fresh && !foreign && app.signing_key.verify("csrf", &self.token, csrf)
    }
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> &str {
    headers
        .get(name)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
}

/// The client that a request comes from, as the limits count it.
fn client(app: &App, request: &Request) -> IpAddr {
    let told = app
        .config
        .behind_proxy
        .then(|| forwarded_for(request.headers()));
    let seen = || {
        let peer = request.extensions().get::<ConnectInfo<Peer>>()?;
        Some(peer.0.0.ip())
    };
    let address = told.flatten().or_else(seen);
    client_of(address.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)))
}

/// The address that the proxy in front reports: the last entry of the last line, since everything
/// before it may have been sent by the client.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for");
    let line = lines.iter().next_back()?.to_str().ok()?;
    let last = line.rsplit(',').next()?.trim();
    let with_port = || last.parse().ok().map(|address: SocketAddr| address.ip());
    last.parse().ok().or_else(with_port)
}

/// Whether a method changes nothing.
pub(crate) fn is_read_only(method: &Method) -> bool {
    method == Method::GET || method == Method::HEAD
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_the_proxys_own_entry_is_believed() {
        let told = |lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", HeaderValue::from_static(line));
            }
            forwarded_for(&headers).map(|address| address.to_string())
        };
        assert_eq!(told(&["192.0.2.7"]).as_deref(), Some("192.0.2.7"));
        assert_eq!(told(&["1.1.1.1, 192.0.2.7"]).as_deref(), Some("192.0.2.7"));
        assert_eq!(
            told(&["1.1.1.1", "192.0.2.7"]).as_deref(),
            Some("192.0.2.7")
        );
        assert_eq!(
            told(&["1.1.1.1, 2.2.2.2", "x, 192.0.2.7"]).as_deref(),
            Some("192.0.2.7")
        );
        assert_eq!(told(&["192.0.2.7:4711"]).as_deref(), Some("192.0.2.7"));
        assert_eq!(
            told(&["[2001:db8::1]:4711"]).as_deref(),
            Some("2001:db8::1")
        );
        assert_eq!(told(&["192.0.2.7", "unknown"]), None);
        assert_eq!(told(&[]), None);
    }
}
