//! The web server: pages, actions, live updates.
//!
//! A page is made on the server from what one visitor may see; a small script keeps it current and
//! everything works without it. Tables live in `table`, pages in `pages`, addresses in
//! `routes`; `middleware` goes around every request.
//!
//! # Hooks
//!
//! Tests and screen readers rely on these; they stay.
//!
//! - Every page: `main#main`, `#language button[value]`, `#theme button[value]`.
//! - Front page: `#bots-<game>`, `#new-<game>`, `#mine a.table-link`, `#public a.table-link`.
//! - New table: `form#open-table`, `#name`, `select[name=seat-2]` and so on,
//!   `select[name=option-<name>]`, `#visibility`, `#watch`, `#pace`, `#takeover`, `#open`.
//! - Before the match: `#seats li[data-seat]`, `#invite`, `#copy`, `#name`, `#sit`, `#start`, `#commitment`,
//!   `#leave`.
//! - At the table: every part that a live update can replace by itself has `data-section`;
//!   `#live` (`data-status`, `data-turn`, `data-ask`, `data-viewer`), `#situation`,
//!   `#board`, `#hand`, `#question`, `#question-text`, `#consequence`, `#confirm`, `#cancel`, `#why`,
//!   `button.choice[value]` (the answer in notation), `button.choice.refused[data-why]`, `#board [data-here]`
//!   (what is asked about: it is brought into snapshot),
//!   `#players li[data-seat]`, `.clock[data-left]` (milliseconds, in the panel of each seat that is asked and, for
//!   oneself, in `#question`; `.late` is the warning), `#takeback`, `#agree`, `#disagree`, `button.standin[value]`,
//!   `#return`, `#log li[data-ply] a`, `#show-rules`, `#rules #rule-<id>`, `#past`, `#earlier`,
//!   `#later`, `#now`, `#score`, `#rematch`, `#record`, `#commitment`, `#seed`, and the forms
//!   `#answer` (picks), `#sure` (confirms), `#act` (everything else).
//! - Refusals: `main#problem`; requests with the header `X-Palast` get the sentence alone.

mod actions;
mod api;
mod app;
mod assets;
mod buckets;
mod compression;
mod config;
mod connections;
mod cookies;
mod extract;
mod file_limit;
mod health;
mod hints;
mod http_error;
mod invisible;
mod lessons;
mod listener;
mod lists;
mod live;
mod metrics;
mod middleware;
mod opening;
mod pages;
mod player_name;
mod program;
mod rate_limit;
mod render;
mod render_cache;
mod request_log;
mod retention;
mod reviews;
mod routes;
mod serve;
mod signing;
mod stored;
mod stream_compression;
mod table;
mod table_pages;
mod timed_io;
mod workers;

pub use app::App;
pub use config::{Config, Limits, Rate, TimeOuts};
pub use metrics::{metrics_router, serve_metrics};
pub use retention::Retention;
pub use routes::router;
pub use serve::serve;
pub use stored::{Unplayable, check_stored};
