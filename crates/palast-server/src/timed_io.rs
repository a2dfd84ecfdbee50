//! A connection whose writes time out, so that an answer nobody reads is given up.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A connection that fails when the other end accepts nothing for a while.
#[derive(Debug)]
pub(crate) struct TimedIo<S> {
    stream: S,
    patience: Duration,
    /// Runs while a write is waiting.
    deadline: Option<Pin<Box<Sleep>>>,
}

impl<S> TimedIo<S> {
    pub(crate) const fn new(stream: S, patience: Duration) -> Self {
        Self {
            stream,
            patience,
            deadline: None,
        }
    }

    fn timed<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.deadline = None;
            return written;
        }
        let patience = self.patience;
        let deadline = self
            .deadline
            .get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(deadline.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for TimedIo<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for TimedIo<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.timed(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.timed(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.timed(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(context);
        self.timed(context, shut)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    #[tokio::test]
    async fn a_write_that_is_read_succeeds() {
        let (server, mut client) = duplex(16);
        let mut server = TimedIo::new(server, Duration::from_secs(600));
        let reading = tokio::spawn(async move { client.read_exact(&mut [0; 64]).await });
        server.write_all(&[7; 64]).await.unwrap();
        assert_eq!(reading.await.unwrap().unwrap(), 64);
    }

    #[tokio::test]
    async fn a_write_that_nobody_reads_fails() {
        let (server, _client) = duplex(16);
        let mut server = TimedIo::new(server, Duration::from_millis(20));
        let failed = server.write_all(&[7; 64]).await.unwrap_err();
        assert_eq!(failed.kind(), io::ErrorKind::TimedOut);
    }
}
