//! Headers, languages, settings, assets.

use axum::http::StatusCode;
use palast_ui::{Lang, common, locale};

use crate::support::{Site, between};

#[tokio::test]
async fn every_answer_carries_the_policy() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    for path in [
        "/",
        "/nowhere",
        "/health",
        "/ready",
        "/new/palastgefluester",
        "/t/x/live",
    ] {
        let answer = ada.get(path).await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(
            policy.starts_with("default-src 'none';") && !policy.contains("unsafe"),
            "{path}"
        );
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        assert_eq!(answer.headers["referrer-policy"], "same-origin");
        assert!(
            !answer.text.contains("style=\"") && !answer.text.contains("<style"),
            "{path}"
        );
        assert!(!answer.text.contains("onclick"), "{path}");
    }
}

#[tokio::test]
async fn the_cookie_is_out_of_reach_of_scripts() {
    let site = Site::new().await;
    let answer = site.visitor().get("/").await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("; HttpOnly; SameSite=Lax") && !cookie.contains("Secure"));
    let behind = palast_server::Config {
        public_url: Some("https://palast.test".to_owned()),
        ..crate::support::quick()
    };
    let site = Site::over(palast_store::Store::memory(), behind).await;
    let answer = site.visitor().get("/").await;
    assert!(
        answer.headers["set-cookie"]
            .to_str()
            .unwrap()
            .contains("; Secure")
    );
}

#[tokio::test]
async fn the_language_follows_the_browser_and_can_be_chosen() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    ada.headers = vec![("accept-language", "nl-BE,nl;q=0.9,en;q=0.5".to_owned())];
    assert!(ada.page("/").await.contains("Tegen bots spelen"));
    let chosen = ada
        .post(
            "/settings",
            &[("lang", "de"), ("back", "/new/palastgefluester")],
        )
        .await;
    assert_eq!(chosen.location(), "/new/palastgefluester");
    assert!(ada.page("/").await.contains("Gegen Bots spielen"));
    let away = ada
        .post(
            "/settings",
            &[("theme", "dark"), ("back", "//elsewhere.test/")],
        )
        .await;
    assert_eq!(away.location(), "/");
    assert!(ada.page("/").await.contains("data-theme=\"dark\""));
}

#[tokio::test]
async fn assets_may_be_kept_for_ever_because_their_name_changes_with_them() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    let page = ada.page("/").await;
    let style = between(&page, "rel=\"stylesheet\" href=\"", "\"")
        .unwrap()
        .to_owned();
    let answer = ada.get(&style).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(
        answer.headers["cache-control"]
            .to_str()
            .unwrap()
            .contains("immutable")
    );
    assert!(
        answer.text.contains(".room-palastgefluester"),
        "the game's rules are in it"
    );
    let old = ada.get("/a/palast-000000000000.css").await;
    assert_eq!(old.status, StatusCode::NOT_FOUND);
}

#[test]
fn the_site_speaks_all_languages_alike() {
    let found = locale::differences(|lang| common::sources(lang).to_vec()).unwrap();
    assert_eq!(found, Vec::<String>::new());
}

/// Every key the server uses is there: keys are string literals of its sources.
#[test]
fn no_word_is_missing() {
    let messages = locale::messages(&common::sources(Lang::En)).unwrap();
    let game = palast_games::games()[0].words(Lang::En);
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut keys = 0;
    for file in sources(&root) {
        let text = std::fs::read_to_string(&file).unwrap();
        for start in ["words.get(\"", "Phrase::new(\"", "\"problem-"] {
            for rest in text.split(start).skip(1) {
                let key = rest.split('"').next().unwrap();
                let key = if start == "\"problem-" {
                    format!("problem-{key}")
                } else {
                    key.to_owned()
                };
                assert!(
                    messages.contains_key(&key) || game.has(&key),
                    "{key} in {}",
                    file.display()
                );
                keys += 1;
            }
        }
    }
    assert!(keys > 100, "the sources are where they were");
}

#[tokio::test]
async fn long_answers_are_compressed_for_those_who_accept_it() {
    use std::io::Read as _;

    let site = Site::new().await;
    let mut ada = site.visitor();
    let style = between(&ada.page("/").await, "rel=\"stylesheet\" href=\"", "\"")
        .unwrap()
        .to_owned();
    for path in ["/rules/palastgefluester", style.as_str()] {
        let plain = ada.get(path).await;
        assert_eq!(plain.headers["vary"], "accept-encoding", "{path}");
        assert!(!plain.headers.contains_key("content-encoding"));
        let packed = ada.raw(path, "br, gzip").await;
        assert_eq!(packed.0["content-encoding"], "gzip", "{path}");
        assert!(packed.1.len() * 2 < plain.text.len(), "{path}");
        let mut unpacked = String::new();
        flate2::read::GzDecoder::new(&packed.1[..])
            .read_to_string(&mut unpacked)
            .unwrap();
        assert_eq!(unpacked, plain.text, "{path}");
    }
    let short = ada.raw("/health", "gzip").await;
    assert!(!short.0.contains_key("content-encoding"));
}

/// All source files below a folder.
fn sources(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
    found
}

#[tokio::test]
async fn a_public_address_is_the_only_one() {
    let public = |url: &str| palast_server::Config {
        public_url: Some(url.to_owned()),
        ..crate::support::quick()
    };
    for (url, status) in [
        ("https://palast.test", StatusCode::OK),
        ("https://palast.test:443", StatusCode::OK),
        ("http://PALAST.test/games", StatusCode::OK),
        ("https://palast.test:8443", StatusCode::MISDIRECTED_REQUEST),
        ("https://elsewhere.test", StatusCode::MISDIRECTED_REQUEST),
    ] {
        let site = Site::over(palast_store::Store::memory(), public(url)).await;
        let mut ada = site.visitor();
        let answer = ada.get("/").await;
        assert_eq!(answer.status, status, "{url}");
        if status != StatusCode::OK {
            assert!(answer.text.contains("public address"), "{}", answer.text);
        }
        assert_eq!(ada.get("/health").await.status, StatusCode::OK, "{url}");
        let secured = answer.headers.contains_key("strict-transport-security");
        assert_eq!(secured, url.starts_with("https"), "{url}");
    }
    let site = Site::new().await;
    let answer = site.visitor().get("/").await;
    assert!(!answer.headers.contains_key("strict-transport-security"));
}

#[tokio::test]
async fn nothing_keeps_a_live_stream() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    let table = ada.against_bots().await;
    let headers = ada.live_headers(&format!("{table}/live")).await;
    assert_eq!(headers["cache-control"], "no-store");
}

/// An identity that a browser has stored since the first version.
#[tokio::test]
async fn the_identity_cookie_keeps_its_format() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    ada.get("/").await;
    let cookie = ada.cookies["palast"].clone();
    let (token, signature) = cookie.split_once('.').unwrap();
    for part in [token, signature] {
        assert_eq!(part.len(), 64);
        assert!(part.bytes().all(|digit| digit.is_ascii_hexdigit()));
    }
    let again = ada.get("/").await;
    assert!(!again.headers.contains_key("set-cookie"), "it is accepted");
}
