//! The stylesheet, the script and the icon, inside the program. Their addresses carry a hash of
//! what they hold, so browsers may keep them for ever.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::http_error::HttpError;
use crate::signing::hash;

/// Something served as it is.
struct Asset {
    /// Below `/a/`.
    name: String,
    kind: &'static str,
    body: String,
}

static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let mut body = [
        include_str!("assets/site.css"),
        include_str!("assets/table.css"),
        include_str!("assets/moments.css"),
        include_str!("assets/plan.css"),
        include_str!("assets/around.css"),
    ]
    .concat();
    for game in palast_games::games() {
        body.push_str(game.css());
        body.push_str(&crate::pages::lesson::css(*game));
    }
    asset("palast", "css", "text/css; charset=utf-8", body)
});

static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    // What runs at once comes last: by then everything is defined.
    let body = [
        include_str!("assets/moments.js"),
        include_str!("assets/about.js"),
        include_str!("assets/plan.js"),
        include_str!("assets/keys.js"),
        include_str!("assets/palast.js"),
        include_str!("assets/end.js"),
        include_str!("assets/replay.js"),
        include_str!("assets/lessons.js"),
    ]
    .concat();
    asset("palast", "js", "text/javascript; charset=utf-8", body)
});

static ICON: LazyLock<Asset> = LazyLock::new(|| {
    let body = include_str!("assets/icon.svg").to_owned();
    asset("icon", "svg", "image/svg+xml", body)
});

fn asset(name: &str, ending: &str, kind: &'static str, body: String) -> Asset {
    let hash = &hash(body.as_bytes())[..12];
    Asset {
        name: format!("{name}-{hash}.{ending}"),
        kind,
        body,
    }
}

/// Where the stylesheet is.
pub(crate) fn style() -> String {
    format!("/a/{}", STYLE.name)
}

/// Where the script is.
pub(crate) fn script() -> String {
    format!("/a/{}", SCRIPT.name)
}

/// Where the icon is.
pub(crate) fn icon() -> String {
    format!("/a/{}", ICON.name)
}

/// Serves one of them.
pub(crate) async fn serve(Path(name): Path<String>) -> Result<Response, HttpError> {
    let found = [&STYLE, &SCRIPT, &ICON]
        .into_iter()
        .find(|asset| asset.name == name)
        .ok_or_else(HttpError::no_page)?;
    let headers = [
        (header::CONTENT_TYPE, found.kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, found.body.as_str()).into_response())
}
