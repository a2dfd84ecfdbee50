//! A small server with a few pages under a strict content-security policy, one of them live.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
                      img-src 'self'; form-action 'self'; base-uri 'none'";

/// Serves until the test process ends.
pub(crate) struct Server(SocketAddr);

impl Server {
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("loopback has a free port");
        let address = listener
            .local_addr()
            .expect("a bound listener has an address");
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                // A browser that closes the connection early is not a failure.
                thread::spawn(move || drop(answer(&stream)));
            }
        });
        Self(address)
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.0
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.0)
    }
}

fn answer(mut stream: &TcpStream) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let first = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    let mut language = String::new();
    for line in lines {
        let line = line?;
        if line.is_empty() {
            break;
        }
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("accept-language: ") {
            value.clone_into(&mut language);
        }
    }
    let path = first.split(' ').nth(1).unwrap_or_default();
    let path = path.split('?').next().unwrap_or_default();
    let (status, kind, body) = match path {
        "/stream" => return live(stream),
        "/" => (
            "200 OK",
            "text/html",
            include_str!("pages/home.html").to_owned(),
        ),
        "/language" => (
            "200 OK",
            "text/html",
            format!("<!doctype html><body>{language}"),
        ),
        "/bad" => (
            "200 OK",
            "text/html",
            include_str!("pages/bad.html").to_owned(),
        ),
        "/wide" => (
            "200 OK",
            "text/html",
            include_str!("pages/wide.html").to_owned(),
        ),
        "/long" => (
            "200 OK",
            "text/html",
            include_str!("pages/long.html").to_owned(),
        ),
        "/live" => (
            "200 OK",
            "text/html",
            include_str!("pages/live.html").to_owned(),
        ),
        "/unnamed" => (
            "200 OK",
            "text/html",
            include_str!("pages/unnamed.html").to_owned(),
        ),
        "/toy.js" => (
            "200 OK",
            "text/javascript",
            include_str!("pages/toy.js").to_owned(),
        ),
        "/toy.css" => (
            "200 OK",
            "text/css",
            include_str!("pages/toy.css").to_owned(),
        ),
        "/favicon.ico" => ("204 No Content", "image/x-icon", String::new()),
        _ => ("404 Not Found", "text/plain", "nothing here".to_owned()),
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\ncontent-type: {kind}; charset=utf-8\r\ncontent-length: {}\r\n\
         content-security-policy: {POLICY}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
}

/// Sends endless server-sent events, in chunks that split a word.
fn live(mut stream: &TcpStream) -> std::io::Result<()> {
    let mut chunk = |text: &str| {
        write!(stream, "{text}")?;
        stream.flush()
    };
    chunk(
        "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n",
    )?;
    chunk("c\r\nretry: 100\n\n\r\n")?;
    loop {
        chunk("a\r\ndata: whis\r\n")?;
        chunk("5\r\nper\n\n\r\n")?;
        thread::sleep(Duration::from_millis(50));
    }
}
