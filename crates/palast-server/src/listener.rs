//! The listener: accepts connections, counts them and refuses those above the limits.

use std::io::{self, IoSlice};
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::rate_limit::Counts;

/// A TCP listener with limits on open connections.
pub(crate) struct LimitedListener {
    listener: TcpListener,
    permits: Arc<Semaphore>,
    by_address: Arc<Counts<IpAddr>>,
    most: u32,
}

/// The address of the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// A connection that is counted while it lasts.
pub(crate) struct Connection {
    stream: TcpStream,
    from: IpAddr,
    by_address: Arc<Counts<IpAddr>>,
    _permit: OwnedSemaphorePermit,
}

impl LimitedListener {
    /// At most `permits` connections in all and `most` from one address.
    pub(crate) fn new(listener: TcpListener, permits: usize, most: u32) -> Self {
        Self {
            listener,
            permits: Arc::new(Semaphore::new(permits)),
            by_address: Arc::default(),
            most,
        }
    }
}

impl Listener for LimitedListener {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        loop {
            let permit = Arc::clone(&self.permits).acquire_owned().await;
            let permit = permit.expect("the semaphore is never closed");
            let (stream, address) = Listener::accept(&mut self.listener).await;
            if !self.by_address.take(address.ip(), self.most) {
                continue;
            }
            // A failure costs a little latency, nothing else.
            let _ = stream.set_nodelay(true);
            let connection = Connection {
                stream,
                from: address.ip(),
                by_address: Arc::clone(&self.by_address),
                _permit: permit,
            };
            return (connection, address);
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.by_address.give_back(self.from);
    }
}

impl Connected<IncomingStream<'_, LimitedListener>> for Peer {
    fn connect_info(stream: IncomingStream<'_, LimitedListener>) -> Self {
        Self(*stream.remote_addr())
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
