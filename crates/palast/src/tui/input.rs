//! Input of the event loop: terminal events, and signals that end the program.
//!
//! Each source has its own thread. Reading from a closed terminal may block for ever, and the loop
//! must still receive the signal.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use ratatui::crossterm::event::{self, Event};

/// An input of the event loop.
pub(super) enum Input {
    /// A terminal event, or the error that ended reading.
    Event(io::Result<Event>),
    /// A signal asked the program to end.
    Shutdown,
}

/// Sends every terminal event until reading fails or the receiver is dropped.
pub(super) fn read_terminal(sender: Sender<Input>) {
    thread::spawn(move || {
        loop {
            let event = event::read();
            let failed = event.is_err();
            if sender.send(Input::Event(event)).is_err() || failed {
                return;
            }
        }
    });
}

/// Sends [`Input::Shutdown`] on SIGTERM, SIGHUP (the terminal was closed) or SIGINT. Ctrl+C arrives
/// as a key, because the terminal is in raw mode.
#[cfg(unix)]
pub(super) fn watch_signals(sender: Sender<Input>) -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};

    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_io()
        .build()?;
    let inside = runtime.enter();
    let mut terminate = signal(SignalKind::terminate())?;
    let mut hang_up = signal(SignalKind::hangup())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    drop(inside);
    thread::spawn(move || {
        runtime.block_on(async {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = hang_up.recv() => {}
                _ = interrupt.recv() => {}
            }
        });
        // If the receiver is gone, the program is ending already.
        let _ = sender.send(Input::Shutdown);
    });
    Ok(())
}

/// On other systems a closed terminal ends the program without our help.
#[cfg(not(unix))]
#[expect(
    clippy::unnecessary_wraps,
    clippy::needless_pass_by_value,
    reason = "the signature is the same as on Unix"
)]
pub(super) fn watch_signals(_sender: Sender<Input>) -> io::Result<()> {
    Ok(())
}
