//! A proxy between browser and server that records every byte and can lose the connection.
//!
//! It speaks TCP only: what it records is what travelled, no matter what browser or server believe they sent. Reading
//! the record takes transfer chunks apart, so that a word split between two chunks is still found.

mod transcript;

use crate::error::{BrowserError, Trouble, here};
use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Listens on a free loopback port and passes everything on to one server. Ends when dropped.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    shared: Arc<Mutex<Shared>>,
}

#[derive(Debug)]
struct Shared {
    line: Line,
    wires: Vec<Wire>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Up,
    Cut,
    Over,
}

/// One connection: both ends, and what went each way.
#[derive(Debug)]
struct Wire {
    browser: TcpStream,
    server: TcpStream,
    sent: Vec<u8>,
    received: Vec<u8>,
}

#[derive(Clone, Copy, Debug)]
enum Way {
    Out,
    Back,
}

impl Proxy {
    /// Starts a proxy in front of `server`.
    #[track_caller]
    pub fn start(server: SocketAddr) -> Result<Self, BrowserError> {
        here(Self::listen(server).map_err(|error| Trouble::Proxy(error.to_string())))
    }

    /// What to open in the browser instead of the server's own address: `http://127.0.0.1:PORT`.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Closes every connection, and every new one at once, until [`Proxy::restore`].
    pub fn cut(&self) {
        self.hang_up(Line::Cut);
    }

    /// Lets connections through again. Those cut stay cut: the browser must come back by itself.
    pub fn restore(&self) {
        lock(&self.shared).line = Line::Up;
    }

    /// How many connections there have been.
    #[must_use]
    pub fn connections(&self) -> usize {
        lock(&self.shared).wires.len()
    }

    /// All bytes the browser received so far, heads and bodies, connection after connection, chunks joined
    /// and gzip unpacked.
    ///
    /// Fails on an answer compressed otherwise: searching it would find nothing and prove nothing.
    #[track_caller]
    pub fn received(&self) -> Result<Vec<u8>, BrowserError> {
        let shared = lock(&self.shared);
        let raw: Vec<&[u8]> = shared
            .wires
            .iter()
            .map(|wire| wire.received.as_slice())
            .collect();
        here(transcript::join(&raw))
    }

    /// [`Proxy::received`] as text, for searching; what is not UTF-8 is replaced.
    #[track_caller]
    pub fn received_text(&self) -> Result<String, BrowserError> {
        self.received()
            .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
    }

    /// All bytes the browser sent so far, as they were.
    #[must_use]
    pub fn sent(&self) -> Vec<u8> {
        lock(&self.shared)
            .wires
            .iter()
            .flat_map(|wire| wire.sent.iter().copied())
            .collect()
    }

    fn listen(server: SocketAddr) -> std::io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Mutex::new(Shared {
            line: Line::Up,
            wires: Vec::new(),
        }));
        let accepting = Arc::clone(&shared);
        thread::spawn(move || {
            for browser in listener.incoming().map_while(Result::ok) {
                if lock(&accepting).line == Line::Over {
                    return;
                }
                connect(&accepting, browser, server);
            }
        });
        Ok(Self { address, shared })
    }

    fn hang_up(&self, line: Line) {
        let mut shared = lock(&self.shared);
        shared.line = line;
        for wire in &shared.wires {
            // Already closed by its owner is closed all the same.
            drop(wire.browser.shutdown(Shutdown::Both));
            drop(wire.server.shutdown(Shutdown::Both));
        }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.hang_up(Line::Over);
        // Wakes the listener, which then sees that it is over.
        drop(TcpStream::connect(self.address));
    }
}

/// A poisoned lock means a recording thread panicked; what was recorded is still true.
fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Joins a browser to the server, or drops it if the line is cut or nobody answers.
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
        // The line is looked at under the lock that `cut` takes, so no connection slips past it.
        let mut shared = lock(shared);
        if shared.line != Line::Up {
            return;
        }
        shared.wires.push(Wire {
            browser,
            server,
            sent: Vec::new(),
            received: Vec::new(),
        });
        shared.wires.len() - 1
    };
    pass(shared, index, Way::Out, from_browser, to_server);
    pass(shared, index, Way::Back, from_server, to_browser);
}

fn pass(
    shared: &Arc<Mutex<Shared>>,
    index: usize,
    way: Way,
    mut from: TcpStream,
    mut to: TcpStream,
) {
    let shared = Arc::clone(shared);
    thread::spawn(move || {
        let mut buffer = [0; 16 << 10];
        while let Ok(count @ 1..) = from.read(&mut buffer) {
            {
                // Recorded before it is passed on: what the browser has, the record has.
                let wire = &mut lock(&shared).wires[index];
                let record = match way {
                    Way::Out => &mut wire.sent,
                    Way::Back => &mut wire.received,
                };
                record.extend_from_slice(&buffer[..count]);
            }
            if to.write_all(&buffer[..count]).is_err() {
                break;
            }
        }
        drop(to.shutdown(Shutdown::Write));
        drop(from.shutdown(Shutdown::Read));
    });
}
