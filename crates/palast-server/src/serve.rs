//! Serving: connections in, pages out, until told to stop.

use std::io;
use std::time::Duration;

use tokio::net::TcpListener;

use crate::app::App;
use crate::connections::Connections;
use crate::file_limit::connections_that_fit;
use crate::listener::accept_all;
use crate::routes::router;

/// How long open requests may take after the server was told to stop.
const FAREWELL: Duration = Duration::from_secs(5);
/// The share of all connections that one client may hold.
const CLIENT_SHARE: usize = 8;

/// Serves until `stop` is done, then ends live streams and lets open requests finish.
///
/// # Errors
/// The listener failed.
pub async fn serve(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let waking = app.clone();
    let wake = tokio::spawn(async move { waking.wake_due_tables().await });
    let sweeping = app.clone();
    let sweep = tokio::spawn(async move { sweeping.delete_old_tables().await });
    let connections = connections(&app);
    let mut closed = app.closing.subscribe();
    tokio::select! {
        never = accept_all(
            listener,
            connections.clone(),
            app.config.time_outs,
            router(app.clone()),
            app.closing.subscribe(),
        ) => match never {},
        () = drained(&app, stop) => app.close(),
        _ = closed.wait_for(|closed| *closed) => {}
    }
    // Whatever is still open then is cut off with the runtime.
    let _ = tokio::time::timeout(FAREWELL, connections.all_closed()).await;
    wake.abort();
    sweep.abort();
    Ok(())
}

/// Waits until the server shall stop, and then until those who watch it have noticed.
async fn drained(app: &App, stop: impl Future<Output = ()>) {
    stop.await;
    app.drain();
    tracing::info!("stopping");
    tokio::time::sleep(app.config.drain).await;
}

/// The limits on connections, fitted to the number of files that the process may open.
fn connections(app: &App) -> std::sync::Arc<Connections> {
    let limits = app.config.limits;
    let most = connections_that_fit(limits.connections);
    if most < limits.connections {
        tracing::warn!(
            most,
            "the limit of open files allows fewer connections than configured"
        );
    }
    // Behind a proxy all connections come from the same address; the proxy has to count.
    let most_per_client = if app.config.behind_proxy {
        u32::MAX
    } else {
        let share = u32::try_from(most / CLIENT_SHARE).unwrap_or(u32::MAX);
        limits.connections_per_address.min(share.max(8))
    };
    Connections::new(most, most_per_client)
}
