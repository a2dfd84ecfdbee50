//! The door: lets connections in, counts them, and turns away who holds too many.

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

use crate::limits::Held;

/// A listener that counts.
pub(crate) struct Door {
    listener: TcpListener,
    room: Arc<Semaphore>,
    guests: Arc<Held<IpAddr>>,
    most: u32,
}

/// Where a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// A connection that is counted while it lasts.
pub(crate) struct Guest {
    stream: TcpStream,
    from: IpAddr,
    guests: Arc<Held<IpAddr>>,
    _room: OwnedSemaphorePermit,
}

impl Door {
    /// At most `room` connections in all and `most` from one address.
    pub(crate) fn new(listener: TcpListener, room: usize, most: u32) -> Self {
        Self {
            listener,
            room: Arc::new(Semaphore::new(room)),
            guests: Arc::default(),
            most,
        }
    }
}

impl Listener for Door {
    type Io = Guest;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Guest, SocketAddr) {
        loop {
            let room = Arc::clone(&self.room).acquire_owned().await;
            let room = room.expect("the room is never closed");
            let (stream, address) = Listener::accept(&mut self.listener).await;
            if !self.guests.take(address.ip(), self.most) {
                continue;
            }
            // A failure costs a little latency, nothing else.
            let _ = stream.set_nodelay(true);
            let guest = Guest {
                stream,
                from: address.ip(),
                guests: Arc::clone(&self.guests),
                _room: room,
            };
            return (guest, address);
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.guests.give_back(self.from);
    }
}

impl Connected<IncomingStream<'_, Door>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Self {
        Self(*stream.remote_addr())
    }
}

impl AsyncRead for Guest {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Guest {
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
