//! Who asks, and how he wants to be answered: the signed cookie, language, theme, address.
//!
//! Everybody is somebody: a browser without a valid cookie gets a new one with the first page. A
//! forged cookie is no cookie.

use std::net::{IpAddr, Ipv4Addr};
use std::ops::Deref;
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use palast_core::hex;
use palast_store::Owner;
use palast_ui::Lang;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::door::Peer;
use crate::problem::Problem;
use crate::seal;

/// The cookie that keeps a seat.
const IDENTITY: &str = "palast";
/// A year, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;
/// The longest name, in characters.
const LONGEST_NAME: usize = 24;

/// The colours of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Theme {
    /// As the system has it.
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

/// Whether a page or a part of one is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wants {
    Page,
    /// Our script asks in the background.
    Part,
}

/// Who asks.
#[derive(Debug)]
pub(crate) struct Asker {
    token: String,
    /// Whether the browser does not have the cookie yet.
    fresh: bool,
    pub(crate) owner: Owner,
    /// What every form has to bring back.
    pub(crate) csrf: String,
    pub(crate) lang: Lang,
    pub(crate) theme: Theme,
    /// The name used last.
    pub(crate) name: Option<String>,
    pub(crate) wants: Wants,
    pub(crate) address: IpAddr,
    /// Path and query, to come back to.
    pub(crate) path: String,
    /// The address of the house as the browser knows it.
    pub(crate) origin: String,
}

/// Who asks, as handlers get it.
#[derive(Clone, Debug)]
pub(crate) struct Visitor(Arc<Asker>);

impl Deref for Visitor {
    type Target = Asker;

    fn deref(&self) -> &Asker {
        &self.0
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        parts
            .extensions
            .get::<Self>()
            .cloned()
            .ok_or_else(Problem::broken)
    }
}

impl Visitor {
    /// Reads everything from a request.
    pub(crate) fn of(app: &App, request: &Request) -> Self {
        let headers = request.headers();
        let known = cookie(headers, IDENTITY).and_then(|text| {
            let (token, signature) = text.split_once('.')?;
            app.seal
                .holds("cookie", token, signature)
                .then(|| token.to_owned())
        });
        let fresh = known.is_none();
        let token = known.unwrap_or_else(|| hex::print(&seal::random()));
        Self(Arc::new(Asker {
            fresh,
            owner: Owner::from_hash(Sha256::digest(token.as_bytes()).into()),
            csrf: app.seal.sign("csrf", &token),
            lang: cookie(headers, "lang")
                .and_then(Lang::from_code)
                .unwrap_or_else(|| Lang::negotiate(text(headers, header::ACCEPT_LANGUAGE))),
            theme: cookie(headers, "theme")
                .and_then(Theme::from_name)
                .unwrap_or_default(),
            name: cookie(headers, "name")
                .and_then(unhex)
                .and_then(|n| tidy_name(&n)),
            wants: if headers.contains_key("x-palast") {
                Wants::Part
            } else {
                Wants::Page
            },
            address: address(app, request),
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

    /// Cookies to set with the answer, if the browser lacks them.
    pub(crate) fn identity_cookie(&self, app: &App) -> Option<String> {
        self.fresh.then(|| {
            let signature = app.seal.sign("cookie", &self.token);
            set_cookie(app, IDENTITY, &format!("{}.{signature}", self.token))
        })
    }

    /// Whether a form was sent from one of our own pages.
    pub(crate) fn sent_form(&self, app: &App, headers: &HeaderMap, csrf: &str) -> bool {
        let site = headers.get("sec-fetch-site");
        let foreign = site.is_some_and(|site| site == "cross-site" || site == "same-site");
        !self.fresh && !foreign && app.seal.holds("csrf", &self.token, csrf)
    }
}

/// A cookie of ours.
pub(crate) fn set_cookie(app: &App, name: &str, value: &str) -> String {
    let https = |url: &String| url.starts_with("https://");
    let secure = if app.config.public_url.as_ref().is_some_and(https) {
        "; Secure"
    } else {
        ""
    };
    format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}")
}

/// The value a name has in its cookie: hexadecimal, because names hold anything.
pub(crate) fn name_cookie(app: &App, name: &str) -> String {
    set_cookie(app, "name", &hex::print(name.as_bytes()))
}

fn unhex(text: &str) -> Option<String> {
    let digits = text.as_bytes();
    if digits.len() > 8 * LONGEST_NAME || digits.len() % 2 == 1 {
        return None;
    }
    let pair = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    let bytes: Option<Vec<u8>> = digits.chunks_exact(2).map(pair).collect();
    String::from_utf8(bytes?).ok()
}

/// A name fit to be shown: without control characters and marks that turn text around, with single
/// spaces, at most [`LONGEST_NAME`] characters. Nothing if nothing is left.
pub(crate) fn tidy_name(name: &str) -> Option<String> {
    let shown = |c: &char| {
        !c.is_control()
            && !matches!(*c,
                '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
                | '\u{FEFF}' | '\u{E000}'..='\u{F8FF}' | '\u{FFF0}'..='\u{FFFF}'
                | '\u{061C}' | '\u{00AD}' | '\u{E0000}'..='\u{E0FFF}')
    };
    let text: String = name
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(shown)
        .collect();
    let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
    let text: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> &str {
    headers
        .get(name)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
}

fn address(app: &App, request: &Request) -> IpAddr {
    let told = app.config.behind_proxy.then(|| {
        let line = request.headers().get("x-forwarded-for")?.to_str().ok()?;
        line.rsplit(',').next()?.trim().parse().ok()
    });
    let seen = || {
        let peer = request.extensions().get::<ConnectInfo<Peer>>()?;
        Some(peer.0.0.ip())
    };
    told.flatten()
        .or_else(seen)
        .unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

/// Whether a method only looks.
pub(crate) fn only_looks(method: &Method) -> bool {
    method == Method::GET || method == Method::HEAD
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        for (typed, shown) in [
            ("  Ada   L. ", Some("Ada L.")),
            ("a\u{202E}b\tc\u{7}", Some("ab c")),
            ("\u{200B}\u{2066} ", None),
            ("", None),
            ("ÄÖÜ ß 漢字 😀", Some("ÄÖÜ ß 漢字 😀")),
            (&"x".repeat(99), Some(&"x".repeat(24))),
        ] {
            assert_eq!(tidy_name(typed).as_deref(), shown, "{typed:?}");
        }
    }

    #[test]
    fn a_name_survives_its_cookie() {
        let name = "Zoë ◆";
        assert_eq!(unhex(&hex::print(name.as_bytes())).as_deref(), Some(name));
        for bad in ["0", "zz", "ff", &"00".repeat(500)] {
            assert_eq!(unhex(bad), None, "{bad}");
        }
    }
}
