//! As little of HTTP as a measurement needs, so that the client costs little itself.

use std::net::SocketAddr;

use anyhow::{Context as _, bail};
use flate2::{Decompress, FlushDecompress};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// The length of what a gzip stream without a name begins with.
const GZIP_HEAD: usize = 10;

/// A connection for one request after another.
pub(crate) struct Wire {
    stream: TcpStream,
    received: Vec<u8>,
}

/// An answer, valid until the next request.
pub(crate) struct Answer<'w> {
    pub(crate) status: u16,
    pub(crate) head: &'w str,
    pub(crate) body: &'w str,
}

impl Wire {
    pub(crate) async fn connect(server: SocketAddr) -> anyhow::Result<Self> {
        Ok(Self {
            stream: connect(server).await?,
            received: Vec::with_capacity(4096),
        })
    }

    /// How many bytes the last answer had.
    pub(crate) fn answer_bytes(&self) -> u64 {
        self.received.len() as u64
    }

    /// Sends a request and reads the whole answer.
    pub(crate) async fn request(&mut self, request: &[u8]) -> anyhow::Result<Answer<'_>> {
        self.stream.write_all(request).await?;
        self.received.clear();
        let head = loop {
            let read = self.stream.read_buf(&mut self.received).await?;
            if read == 0 {
                bail!("the server closed the connection");
            }
            if let Some(end) = find(&self.received, b"\r\n\r\n") {
                break end + 4;
            }
        };
        let length = content_length(&self.received[..head])?;
        while self.received.len() < head + length {
            if self.stream.read_buf(&mut self.received).await? == 0 {
                bail!("the server closed the connection in the middle of an answer");
            }
        }
        let text = std::str::from_utf8(&self.received).context("the answer is no text")?;
        let (head, body) = text.split_at(head);
        let status = head.get(9..12).and_then(|status| status.parse().ok());
        Ok(Answer {
            status: status.context("the answer is not HTTP")?,
            head,
            body,
        })
    }
}

/// The length of the body that follows this head.
fn content_length(head: &[u8]) -> anyhow::Result<usize> {
    let head = std::str::from_utf8(head).context("the answer is not HTTP")?;
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        let is_length = name.eq_ignore_ascii_case("content-length");
        is_length.then(|| value.trim().parse().ok()).flatten()
    });
    let without_body = head.starts_with("HTTP/1.1 204");
    match length {
        Some(length) => Ok(length),
        None if without_body => Ok(0),
        None => bail!("an answer does not say how long it is"),
    }
}

/// The live stream of one viewer, compressed as browsers ask for it.
pub(crate) struct Events {
    stream: TcpStream,
    inflate: Decompress,
    /// As it came, and not yet inflated.
    compressed: Vec<u8>,
    received: Vec<u8>,
    /// Everything before this has been handed out.
    start: usize,
    /// The end of an event does not begin before this.
    scanned: usize,
    bytes: u64,
}

impl Events {
    /// Opens a stream. HTTP/1.0 keeps chunks out of it.
    pub(crate) async fn open(server: SocketAddr, path: &str, cookie: &str) -> anyhow::Result<Self> {
        let mut stream = connect(server).await?;
        let request = format!(
            "GET {path}/live HTTP/1.0\r\nHost: {server}\r\nCookie: {cookie}\r\nAccept-Encoding: gzip\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut compressed = Vec::with_capacity(4096);
        // The head of the answer, and that of gzip.
        let begin = loop {
            if stream.read_buf(&mut compressed).await? == 0 {
                bail!("the server ended a live stream");
            }
            if let Some(end) = find(&compressed, b"\r\n\r\n")
                && compressed.len() >= end + 4 + GZIP_HEAD
            {
                break end + 4 + GZIP_HEAD;
            }
        };
        if !compressed.starts_with(b"HTTP/1.0 200") && !compressed.starts_with(b"HTTP/1.1 200") {
            bail!("the live stream was refused");
        }
        compressed.drain(..begin);
        let mut events = Self {
            stream,
            inflate: Decompress::new(false),
            bytes: compressed.len() as u64,
            compressed,
            received: Vec::with_capacity(4096),
            start: 0,
            scanned: 0,
        };
        events.inflate()?;
        Ok(events)
    }

    /// How many bytes have arrived since the last call.
    pub(crate) fn take_bytes(&mut self) -> u64 {
        std::mem::take(&mut self.bytes)
    }

    /// The next event as it came. Nothing is lost if this is cancelled.
    pub(crate) async fn next(&mut self) -> anyhow::Result<&[u8]> {
        loop {
            if let Some(end) = find(&self.received[self.scanned..], b"\n\n") {
                let event = self.start..self.scanned + end;
                self.start = event.end + 2;
                self.scanned = self.start;
                return Ok(&self.received[event]);
            }
            self.received.drain(..self.start);
            self.start = 0;
            self.scanned = self.received.len().saturating_sub(1);
            self.receive().await?;
        }
    }

    async fn receive(&mut self) -> anyhow::Result<()> {
        let read = self.stream.read_buf(&mut self.compressed).await?;
        self.bytes += read as u64;
        if read == 0 {
            bail!("the server ended a live stream");
        }
        self.inflate()
    }

    /// Inflates everything that has come.
    fn inflate(&mut self) -> anyhow::Result<()> {
        let mut done = 0;
        loop {
            self.received.reserve(16 * 1024);
            let before = self.inflate.total_in();
            self.inflate
                .decompress_vec(
                    &self.compressed[done..],
                    &mut self.received,
                    FlushDecompress::Sync,
                )
                .context("the live stream is not gzip")?;
            done += usize::try_from(self.inflate.total_in() - before)?;
            if done == self.compressed.len() && self.received.len() < self.received.capacity() {
                self.compressed.clear();
                return Ok(());
            }
        }
    }
}

async fn connect(server: SocketAddr) -> anyhow::Result<TcpStream> {
    let stream = TcpStream::connect(server).await;
    let stream = stream.with_context(|| format!("connecting to {server}"))?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Where a short mark begins.
fn find(bytes: &[u8], mark: &[u8]) -> Option<usize> {
    let (first, rest) = mark.split_first()?;
    let mut from = 0;
    loop {
        let at = from + bytes[from..].iter().position(|byte| byte == first)?;
        if bytes[at + 1..].starts_with(rest) {
            return Some(at);
        }
        from = at + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_found() {
        assert_eq!(find(b"a\nb\n\nc", b"\n\n"), Some(3));
        assert_eq!(find(b"\n", b"\n\n"), None);
        assert_eq!(find(b"\r\n\r\r\n\r\n", b"\r\n\r\n"), Some(3));
        assert_eq!(find(b"", b"x"), None);
    }

    #[test]
    fn lengths_are_read() {
        let length = |head: &str| content_length(head.as_bytes()).ok();
        assert_eq!(
            length("HTTP/1.1 200 OK\r\nContent-Length: 12\r\n"),
            Some(12)
        );
        assert_eq!(length("HTTP/1.1 204 No Content\r\n"), Some(0));
        assert_eq!(length("HTTP/1.1 200 OK\r\n"), None);
    }
}
