//! A server without sockets, and people with browsers that keep cookies.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode, header};
use palast_server::{App, Config, Limits, router};
use palast_store::Store;
use tower::ServiceExt as _;

pub(crate) const GAME: &str = "palastgefluester";

/// A site whose bots do not dawdle and that lets everybody in.
#[derive(Clone)]
pub(crate) struct Site {
    pub(crate) app: App,
    router: Router,
}

pub(crate) fn quick() -> Config {
    Config {
        bot_pace: Duration::ZERO,
        retry_after: Duration::from_millis(1),
        absent_after: Duration::ZERO,
        limits: Limits::generous(),
        ..Config::default()
    }
}

impl Site {
    pub(crate) async fn new() -> Self {
        Self::over(Store::memory(), quick()).await
    }

    pub(crate) async fn over(store: Store, config: Config) -> Self {
        crate::logging::start();
        let app = App::new(config, store).await.unwrap();
        Self {
            router: router(app.clone()),
            app,
        }
    }

    /// The answer to a request, as it begins.
    pub(crate) async fn respond(&self, request: Request<Body>) -> axum::response::Response {
        self.router.clone().oneshot(request).await.unwrap()
    }

    pub(crate) fn visitor(&self) -> Person {
        Person {
            site: self.clone(),
            cookies: BTreeMap::new(),
            csrf: None,
            headers: vec![("accept-language", "en".to_owned())],
        }
    }
}

/// An answer, read whole.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: header::HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn location(&self) -> &str {
        self.headers
            .get(header::LOCATION)
            .unwrap_or_else(|| panic!("no redirect but {}: {}", self.status, self.text))
            .to_str()
            .unwrap()
    }
}

/// Somebody with a browser.
#[derive(Clone)]
pub(crate) struct Person {
    site: Site,
    pub(crate) cookies: BTreeMap<String, String>,
    /// The secret of the forms, and the cookie it belongs to.
    csrf: Option<(Option<String>, String)>,
    pub(crate) headers: Vec<(&'static str, String)>,
}

impl Person {
    /// The same browser at another site.
    pub(crate) fn at(&self, site: &Site) -> Self {
        Self {
            site: site.clone(),
            ..self.clone()
        }
    }

    pub(crate) fn request(&self, method: Method, path: &str, body: String) -> Request<Body> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "palast.test")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let cookies: Vec<String> = self
            .cookies
            .iter()
            .map(|(k, v)| format!("{k}={v}"))
            .collect();
        request = request.header(header::COOKIE, cookies.join("; "));
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        request.body(Body::from(body)).unwrap()
    }

    pub(crate) async fn send(&mut self, request: Request<Body>) -> Answer {
        let response = self.site.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(header::SET_COOKIE) {
            let (pair, _) = cookie.to_str().unwrap().split_once(';').unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        let bytes = to_bytes(body, 1 << 22).await.unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8(bytes.to_vec()).unwrap(),
        }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        let request = self.request(Method::GET, path, String::new());
        self.send(request).await
    }

    /// Headers and bytes as they go over the line to who accepts that coding.
    pub(crate) async fn raw(&self, path: &str, accepts: &str) -> (header::HeaderMap, Vec<u8>) {
        let mut request = self.request(Method::GET, path, String::new());
        let accepts = accepts.parse().unwrap();
        request
            .headers_mut()
            .insert(header::ACCEPT_ENCODING, accepts);
        let response = self.site.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, 1 << 22).await.unwrap();
        (parts.headers, bytes.to_vec())
    }

    /// A page that has to be there.
    pub(crate) async fn page(&mut self, path: &str) -> String {
        let answer = self.get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.text);
        answer.text
    }

    /// Sends a form with the secret of the front page.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let csrf = self.csrf().await;
        let mut all = vec![("csrf", csrf.as_str())];
        all.extend(fields);
        let request = self.request(Method::POST, path, encode(&all));
        self.send(request).await
    }

    pub(crate) async fn csrf(&mut self) -> String {
        let cookie = self.cookies.get("palast").cloned();
        match &self.csrf {
            Some((of, csrf)) if *of == cookie => csrf.clone(),
            _ => {
                let page = self.get("/nowhere").await.text;
                let csrf = between(&page, "name=\"csrf\" value=\"", "\"")
                    .unwrap()
                    .to_owned();
                self.csrf = Some((self.cookies.get("palast").cloned(), csrf.clone()));
                csrf
            }
        }
    }

    /// The open live stream, as the parts it sends.
    pub(crate) async fn live(&self, path: &str) -> axum::body::BodyDataStream {
        let request = self.request(Method::GET, path, String::new());
        let response = self.site.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        response.into_body().into_data_stream()
    }

    /// The headers of a live stream.
    pub(crate) async fn live_headers(&self, path: &str) -> header::HeaderMap {
        let request = self.request(Method::GET, path, String::new());
        let response = self.site.router.clone().oneshot(request).await.unwrap();
        response.headers().clone()
    }

    /// Starts a match against bots and says where.
    pub(crate) async fn against_bots(&mut self) -> String {
        let answer = self.post(&format!("/bots/{GAME}"), &[]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
        answer.location().to_owned()
    }

    /// Starts a match in which a bot moves first, and says where.
    pub(crate) async fn against_bots_that_begin(&mut self) -> String {
        // Newcomers are asked first, unless they choose a colour.
        for _ in 0..100 {
            let answer = self
                .post(&format!("/bots/{GAME}"), &[("colour", "1")])
                .await;
            let table = answer.location().to_owned();
            if !self.page(&table).await.contains("data-turn=\"you\"") {
                return table;
            }
        }
        panic!("of a hundred matches none begins with a bot");
    }

    /// Opens a table with this many seats for friends, and says where.
    pub(crate) async fn opens(&mut self, friends: u8, fields: &[(&str, &str)]) -> String {
        let seats: Vec<String> = (2..friends + 2).map(|n| format!("seat-{n}")).collect();
        // Of two equal fields the first counts.
        let mut form = fields.to_vec();
        form.extend([("name", "Host"), ("visibility", "private")]);
        form.extend(seats.iter().map(|seat| (seat.as_str(), "open")));
        let answer = self.post(&format!("/new/{GAME}"), &form).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
        answer.location().to_owned()
    }

    pub(crate) async fn sits(&mut self, table: &str, invite: &str, name: &str) -> Answer {
        let fields = [("name", name), ("invite", invite)];
        self.post(&format!("{table}/sit"), &fields).await
    }

    /// The page once it is this person's turn or the match is over.
    pub(crate) async fn turn(&mut self, table: &str) -> String {
        for _ in 0..5000 {
            let page = self.page(table).await;
            // Others may be asked at the same time: wait until they have answered.
            let asked = page.matches("class=\"chip now\"").count();
            if !page.contains("data-turn=\"other\"") && asked < 2 {
                return page;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("nobody moves at {table}");
    }

    /// Answers the question on this page.
    pub(crate) async fn answers(&mut self, table: &str, page: &str, answer: &str) -> Answer {
        let ask = ask(page).expect("somebody is asked");
        let fields = [("ask", ask.as_str()), ("answer", answer)];
        self.post(&format!("{table}/answer"), &fields).await
    }
}

/// The invitation that is shown to the host.
pub(crate) fn invitation(page: &str) -> String {
    between(page, "?invite=", "\"")
        .expect("the link is shown")
        .to_owned()
}

/// What names the look of a page.
pub(crate) fn seen(page: &str) -> &str {
    between(page, "data-seen=\"", "\"").unwrap()
}

/// The number of the question on a page.
pub(crate) fn ask(page: &str) -> Option<String> {
    between(page, "data-ask=\"", "\"").map(ToOwned::to_owned)
}

/// Every legal answer on a page.
pub(crate) fn choices(page: &str) -> Vec<String> {
    page.split("name=\"pick\" value=\"")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap().to_owned())
        .collect()
}

pub(crate) fn between<'t>(text: &'t str, start: &str, end: &str) -> Option<&'t str> {
    let (_, rest) = text.split_once(start)?;
    Some(rest.split_once(end)?.0)
}

pub(crate) fn encode(fields: &[(&str, &str)]) -> String {
    let escape = |text: &str| -> String {
        text.bytes()
            .map(|b| match b {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(b).to_string(),
                _ => format!("%{b:02X}"),
            })
            .collect()
    };
    let pairs: Vec<String> = fields
        .iter()
        .map(|(name, value)| format!("{}={}", escape(name), escape(value)))
        .collect();
    pairs.join("&")
}

/// Fails at the first difference, with what is around it.
#[track_caller]
pub(crate) fn assert_same(left: &str, right: &str) {
    let (left, right) = (main_of(left), main_of(right));
    if left != right {
        let at = left
            .bytes()
            .zip(right.bytes())
            .take_while(|(a, b)| a == b)
            .count();
        let around = |text: &str| -> String {
            let bytes = &text.as_bytes()[at.saturating_sub(80)..(at + 120).min(text.len())];
            String::from_utf8_lossy(bytes).into_owned()
        };
        panic!("they differ:\n{}\n{}", around(left), around(right));
    }
}

/// The part of a page that is its own.
pub(crate) fn main_of(page: &str) -> &str {
    let (_, main) = page
        .split_once("<main")
        .expect("every page has a main part");
    main.split_once("</main>").expect("it ends").0
}
