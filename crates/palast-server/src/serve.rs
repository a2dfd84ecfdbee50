//! Listening: connections in, pages out, until told to stop.

use std::io;
use std::time::Duration;

use tokio::net::TcpListener;

use crate::app::App;
use crate::listener::{LimitedListener, Peer};
use crate::routes::router;

/// How long open requests may take after the house was closed.
const FAREWELL: Duration = Duration::from_secs(5);

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
    let closing = app.clone();
    let limits = app.config.limits;
    // Behind a proxy everybody comes from the same address; the proxy has to count.
    let most = if app.config.behind_proxy {
        u32::MAX
    } else {
        limits.connections_per_address
    };
    let listener = LimitedListener::new(listener, limits.connections, most);
    let service = router(app.clone()).into_make_service_with_connect_info::<Peer>();
    let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
        stop.await;
        closing.close();
    });
    let mut closed = app.closing.subscribe();
    let ended = tokio::select! {
        ended = serving => ended,
        () = async {
            let _ = closed.wait_for(|closed| *closed).await;
            tokio::time::sleep(FAREWELL).await;
        } => Ok(()),
    };
    wake.abort();
    sweep.abort();
    ended
}
