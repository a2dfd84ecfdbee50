//! Figures for operators, in the text format of Prometheus.
//!
//! They name no table, no person and no address. Still they are not for everybody: a move is counted
//! when it is stored, half of a sealed choice too, so that whoever reads them every second could tell
//! when somebody has chosen. So they are never on the listener that players reach, only on one of
//! their own.

use std::io;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use tokio::net::TcpListener;

use crate::app::App;
use crate::health;

const CONTENT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Whose move it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
pub(crate) enum MovedBy {
    Person,
    Bot,
    Clock,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Mover {
    by: MovedBy,
}

/// A route as it is written in `routes`: never a path, which would name a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Route {
    route: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Refusal {
    status: u16,
}

/// Everything that is counted.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    moves: Family<Mover, Counter>,
    refusals: Family<Refusal, Counter>,
    requests: Family<Route, Histogram>,
    move_seconds: Histogram,
    append_seconds: Histogram,
    live_tables: Gauge,
    viewers: Gauge,
    thinking: Gauge,
    loading: Gauge,
    drawing: Gauge,
    store_waiting: Gauge,
    store_flushes: Gauge,
    store_flush_seconds: Gauge<f64, AtomicU64>,
    ready: Gauge,
}

/// From half a millisecond to sixteen seconds.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 16))
}

impl Default for Metrics {
    fn default() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("palast"),
            moves: Family::default(),
            refusals: Family::default(),
            requests: Family::new_with_constructor(seconds),
            move_seconds: seconds(),
            append_seconds: seconds(),
            live_tables: Gauge::default(),
            viewers: Gauge::default(),
            thinking: Gauge::default(),
            loading: Gauge::default(),
            drawing: Gauge::default(),
            store_waiting: Gauge::default(),
            store_flushes: Gauge::default(),
            store_flush_seconds: Gauge::default(),
            ready: Gauge::default(),
        };
        metrics.register();
        for by in [MovedBy::Person, MovedBy::Bot, MovedBy::Clock] {
            // A series that begins with its first move has no rate for it.
            drop(metrics.moves.get_or_create(&Mover { by }));
        }
        metrics
    }
}

impl Metrics {
    fn register(&mut self) {
        let all = &mut self.registry;
        all.register(
            "moves",
            "Moves stored, by who made them",
            self.moves.clone(),
        );
        all.register(
            "refusals",
            "Requests refused or failed, by status",
            self.refusals.clone(),
        );
        let help = "From a request to the head of its answer, by route";
        all.register_with_unit("request", help, Unit::Seconds, self.requests.clone());
        let help = "From a person's move to its acknowledgement";
        all.register_with_unit("move", help, Unit::Seconds, self.move_seconds.clone());
        let help = "From a table's write to its acknowledgement by the store";
        all.register_with_unit(
            "store_append",
            help,
            Unit::Seconds,
            self.append_seconds.clone(),
        );
        all.register("live_tables", "Tables in memory", self.live_tables.clone());
        all.register("viewers", "Open live streams", self.viewers.clone());
        all.register(
            "thinking_queue",
            "Bots that think or wait to",
            self.thinking.clone(),
        );
        all.register(
            "loading_queue",
            "Matches being replayed or waiting",
            self.loading.clone(),
        );
        all.register(
            "drawing_queue",
            "Pages being drawn or waiting",
            self.drawing.clone(),
        );
        all.register(
            "store_queue",
            "Writes that wait for the store",
            self.store_waiting.clone(),
        );
        all.register(
            "store_flushes",
            "Commits since the start",
            self.store_flushes.clone(),
        );
        let help = "Time spent in commits since the start";
        let name = "store_flush_time";
        all.register_with_unit(name, help, Unit::Seconds, self.store_flush_seconds.clone());
        all.register(
            "ready",
            "1 unless the server is stopping",
            self.ready.clone(),
        );
    }

    /// Counts a move that is stored.
    pub(crate) fn moved(&self, by: MovedBy) {
        self.moves.get_or_create(&Mover { by }).inc();
    }

    /// Counts a person's move that is answered.
    pub(crate) fn acknowledged(&self, after: Duration) {
        self.move_seconds.observe(after.as_secs_f64());
    }

    /// Counts a write of a table.
    pub(crate) fn stored(&self, after: Duration) {
        self.append_seconds.observe(after.as_secs_f64());
    }

    /// Counts the answer to a request.
    pub(crate) fn answered(&self, route: &str, status: StatusCode, after: Duration) {
        let route = Route {
            route: route.to_owned(),
        };
        self.requests
            .get_or_create(&route)
            .observe(after.as_secs_f64());
        if status.is_client_error() || status.is_server_error() {
            let status = status.as_u16();
            self.refusals.get_or_create(&Refusal { status }).inc();
        }
    }

    /// Looks up what is not counted but is there.
    fn look(&self, app: &App) {
        let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
        self.live_tables.set(number(app.tables.count() as u64));
        self.viewers.set(number(app.tables.viewers()));
        self.thinking.set(i64::from(app.thinkers.busy()));
        self.loading.set(i64::from(app.loaders.busy()));
        self.drawing.set(i64::from(app.renderers.busy()));
        let store = app.store.workload();
        self.store_waiting.set(number(store.waiting));
        self.store_flushes.set(number(store.flushes));
        self.store_flush_seconds.set(store.flush_time.as_secs_f64());
        let stopping = app.draining.load(std::sync::atomic::Ordering::Relaxed);
        self.ready.set(i64::from(!stopping));
    }
}

async fn metrics(State(app): State<App>) -> Response {
    app.metrics.look(&app);
    let mut body = String::new();
    match text::encode(&mut body, &app.metrics.registry) {
        Ok(()) => ([(header::CONTENT_TYPE, CONTENT)], body).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// The addresses of the listener for operators.
pub fn metrics_router(app: App) -> Router {
    Router::new()
        .route("/metrics", get(metrics))
        .route(health::PATH, get(health::health))
        .route(health::READY, get(health::ready))
        .with_state(app)
}

/// Serves figures to operators, for as long as the program runs.
///
/// # Errors
/// The listener failed.
pub async fn serve_metrics(app: App, listener: TcpListener) -> io::Result<()> {
    axum::serve(listener, metrics_router(app)).await
}
