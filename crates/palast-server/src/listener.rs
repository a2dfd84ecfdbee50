//! The listener: accepts connections, counts them and refuses those above the limits.
//!
//! Accepting never waits for a place. Above the limit of all connections the one that has waited
//! longest for its next request is closed to make room; only if every connection is being served
//! is the new one refused. So connections that send nothing shut nobody out.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::Service as _;

use crate::config::TimeOuts;
use crate::connections::{Connections, Refused, Slot};
use crate::rate_limit::{LogThrottle, client_of};
use crate::timed_io::TimedIo;

/// The largest head of a request, in bytes: a few kilobytes of cookies and a long address fit.
const HEAD: usize = 32 * 1024;
/// How long the listener rests when the system gives it no connection.
const REST: Duration = Duration::from_millis(100);
/// How long an answer on its way out may take when the server closes.
const LAST_BYTES: Duration = Duration::from_millis(500);

/// The address of the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Accepts connections for ever and serves each in a task of its own.
pub(crate) async fn accept_all(
    listener: TcpListener,
    connections: Arc<Connections>,
    time_outs: TimeOuts,
    router: Router,
    closing: watch::Receiver<bool>,
) -> Infallible {
    let mut http = http1::Builder::new();
    // The same time bounds the head of a request and the silence before it on a kept connection.
    http.timer(TokioTimer::new())
        .header_read_timeout(time_outs.head)
        .max_buf_size(HEAD);
    let full = LogThrottle::default();
    let failing = LogThrottle::default();
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => match connections.admit(client_of(peer.ip())) {
                Ok(slot) => {
                    let connection = Connection {
                        stream,
                        peer,
                        slot,
                        closing: closing.clone(),
                    };
                    tokio::spawn(connection.serve(http.clone(), time_outs, router.clone()));
                }
                Err(refused) => {
                    refuse(&stream);
                    if let Some(times) = full.due() {
                        match refused {
                            Refused::ServerFull => {
                                tracing::warn!(times, "connections refused: all places are in use")
                            }
                            Refused::ClientFull => tracing::warn!(
                                times,
                                "connections refused: one address holds too many"
                            ),
                        }
                    }
                }
            },
            Err(error) if is_clients_fault(&error) => {}
            Err(error) => {
                if let Some(times) = failing.due() {
                    tracing::warn!(times, %error, "the system gives no connection");
                }
                connections.close_oldest();
                tokio::time::sleep(REST).await;
            }
        }
    }
}

/// A client that goes away before it is accepted is no failure of the listener.
fn is_clients_fault(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

/// Says that the server is full, as far as that goes without waiting, and hangs up.
fn refuse(stream: &TcpStream) {
    const ANSWER: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\
        Retry-After: 10\r\nContent-Type: text/plain\r\nContent-Length: 22\r\n\r\n\
        Too many connections.\n";
    // What has already arrived is taken, or the system would discard the answer with it.
    let _ = stream.try_read(&mut [0; 4096]);
    let _ = stream.try_write(ANSWER);
}

/// One accepted connection.
struct Connection {
    stream: TcpStream,
    peer: SocketAddr,
    slot: Arc<Slot>,
    closing: watch::Receiver<bool>,
}

impl Connection {
    /// Answers requests until the client or the server ends the connection.
    async fn serve(self, http: http1::Builder, time_outs: TimeOuts, router: Router) {
        let Self {
            stream,
            peer,
            slot,
            mut closing,
        } = self;
        // A failure costs a little latency, nothing else.
        let _ = stream.set_nodelay(true);
        let io = TokioIo::new(TimedIo::new(stream, time_outs.write));
        let serving = Arc::clone(&slot);
        let service = service_fn(move |request: hyper::Request<Incoming>| {
            let busy = serving.busy();
            let mut request: Request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(Peer(peer)));
            let answering = router.clone().call(request);
            async move {
                let response = answering.await?;
                Ok::<_, Infallible>(response.map(|body| busy.until_sent(body)))
            }
        });
        let mut connection = pin!(http.serve_connection(io, service));
        tokio::select! {
            // How a connection ends is of no interest: a client may do that at any time.
            _ = connection.as_mut() => return,
            () = slot.closed() => return,
            _ = closing.wait_for(|closing| *closing) => {}
        }
        connection.as_mut().graceful_shutdown();
        // A client that has not sent its request yet is not waited for.
        if tokio::time::timeout(LAST_BYTES, connection.as_mut())
            .await
            .is_err()
            && !slot.is_waiting()
        {
            let _ = connection.await;
        }
    }
}
