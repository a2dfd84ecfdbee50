//! A TCP proxy between browser and server that records every byte and can cut the connection.
//!
//! Because it works on TCP, it records what was really transferred. Reading the recording joins transfer chunks, so that a
//! word split between two chunks is still found.

mod transcript;

use crate::error::{BrowserError, ErrorKind, located};
use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Listens on a free loopback port and forwards everything to one server. Ends when dropped.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    shared: Arc<Mutex<Shared>>,
}

#[derive(Debug)]
struct Shared {
    state: State,
    connections: Vec<Connection>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Forwarding,
    Cut,
    Closed,
}

/// One connection: both ends, and the bytes in each direction.
#[derive(Debug)]
struct Connection {
    browser: TcpStream,
    server: TcpStream,
    sent: Vec<u8>,
    received: Vec<u8>,
}

#[derive(Clone, Copy, Debug)]
enum Direction {
    ToServer,
    ToBrowser,
}

impl Proxy {
    /// Starts a proxy in front of `server`.
    #[track_caller]
    pub fn start(server: SocketAddr) -> Result<Self, BrowserError> {
        located(Self::listen(server).map_err(|error| ErrorKind::Proxy(error.to_string())))
    }

    /// The URL to open instead of the server's own: `http://127.0.0.1:PORT`.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Closes every connection, and refuses new ones until [`Proxy::restore`].
    pub fn cut(&self) {
        self.close_connections(State::Cut);
    }

    /// Accepts connections again. The browser must reconnect by itself.
    pub fn restore(&self) {
        lock(&self.shared).state = State::Forwarding;
    }

    /// How many connections there have been.
    #[must_use]
    pub fn connections(&self) -> usize {
        lock(&self.shared).connections.len()
    }

    /// All bytes the browser received so far, headers and bodies, connection after connection, with chunks joined and
    /// gzip decompressed.
    ///
    /// Fails on any other compression, because searching compressed bytes would find nothing and prove nothing.
    #[track_caller]
    pub fn received(&self) -> Result<Vec<u8>, BrowserError> {
        let shared = lock(&self.shared);
        let raw: Vec<&[u8]> = shared
            .connections
            .iter()
            .map(|connection| connection.received.as_slice())
            .collect();
        located(transcript::join(&raw))
    }

    /// [`Proxy::received`] as text, for searching; what is not UTF-8 is replaced.
    #[track_caller]
    pub fn received_text(&self) -> Result<String, BrowserError> {
        self.received()
            .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
    }

    /// All bytes the browser sent so far, unchanged.
    #[must_use]
    pub fn sent(&self) -> Vec<u8> {
        lock(&self.shared)
            .connections
            .iter()
            .flat_map(|connection| connection.sent.iter().copied())
            .collect()
    }

    fn listen(server: SocketAddr) -> std::io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Mutex::new(Shared {
            state: State::Forwarding,
            connections: Vec::new(),
        }));
        let accepting = Arc::clone(&shared);
        thread::spawn(move || {
            for browser in listener.incoming().map_while(Result::ok) {
                if lock(&accepting).state == State::Closed {
                    return;
                }
                connect(&accepting, browser, server);
            }
        });
        Ok(Self { address, shared })
    }

    fn close_connections(&self, state: State) {
        let mut shared = lock(&self.shared);
        shared.state = state;
        for connection in &shared.connections {
            // An error means that the other side has closed the connection already.
            drop(connection.browser.shutdown(Shutdown::Both));
            drop(connection.server.shutdown(Shutdown::Both));
        }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.close_connections(State::Closed);
        // Wakes the listener, which then sees that the proxy is closed.
        drop(TcpStream::connect(self.address));
    }
}

/// A poisoned lock means that a recording thread panicked; the recording is still valid.
fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Connects a browser to the server, or drops it if the connection is cut or the server does not accept.
fn connect(shared: &Arc<Mutex<Shared>>, browser: TcpStream, server: SocketAddr) {
    let Ok(server) = TcpStream::connect(server) else {
        return;
    };
    let ends = (
        browser.try_clone(),
        server.try_clone(),
        browser.try_clone(),
        server.try_clone(),
    );
    let (Ok(from_browser), Ok(to_server), Ok(to_browser), Ok(from_server)) = ends else {
        return;
    };
    let index = {
        // The state is read under the lock that `cut` takes, so no connection escapes a cut.
        let mut shared = lock(shared);
        if shared.state != State::Forwarding {
            return;
        }
        shared.connections.push(Connection {
            browser,
            server,
            sent: Vec::new(),
            received: Vec::new(),
        });
        shared.connections.len() - 1
    };
    forward(shared, index, Direction::ToServer, from_browser, to_server);
    forward(shared, index, Direction::ToBrowser, from_server, to_browser);
}

fn forward(
    shared: &Arc<Mutex<Shared>>,
    index: usize,
    direction: Direction,
    mut from: TcpStream,
    mut to: TcpStream,
) {
    let shared = Arc::clone(shared);
    thread::spawn(move || {
        let mut buffer = [0; 16 << 10];
        while let Ok(count @ 1..) = from.read(&mut buffer) {
            {
                // Recorded before it is forwarded, so that the recording has everything the browser has.
                let connection = &mut lock(&shared).connections[index];
                let recording = match direction {
                    Direction::ToServer => &mut connection.sent,
                    Direction::ToBrowser => &mut connection.received,
                };
                recording.extend_from_slice(&buffer[..count]);
            }
            if to.write_all(&buffer[..count]).is_err() {
                break;
            }
        }
        drop(to.shutdown(Shutdown::Write));
        drop(from.shutdown(Shutdown::Read));
    });
}
