//! What a screen hears: keys from the terminal, and the system asking the program to end.
//!
//! Both are listened to on threads of their own. Reading from a terminal that was closed may never
//! come back; the screen must hear all the same that it is over.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use ratatui::crossterm::event::{self, Event};

/// Something a screen is told.
pub(super) enum Heard {
    /// Something happened at the terminal, or it cannot be read any more.
    Event(io::Result<Event>),
    /// The program should end.
    End,
}

/// Tells of everything at the terminal until nobody listens.
pub(super) fn hear_the_terminal(tell: Sender<Heard>) {
    thread::spawn(move || {
        loop {
            let event = event::read();
            let lost = event.is_err();
            if tell.send(Heard::Event(event)).is_err() || lost {
                return;
            }
        }
    });
}

/// Tells when the system or another program asks this one to end, or its terminal is closed.
/// Ctrl+C at the terminal is a key.
#[cfg(unix)]
pub(super) fn hear_the_system(tell: Sender<Heard>) -> io::Result<()> {
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
        // Whoever has stopped listening is ending already.
        let _ = tell.send(Heard::End);
    });
    Ok(())
}

/// Elsewhere a closed terminal ends the program by itself.
#[cfg(not(unix))]
#[expect(
    clippy::unnecessary_wraps,
    clippy::needless_pass_by_value,
    reason = "as where there are signals"
)]
pub(super) fn hear_the_system(_tell: Sender<Heard>) -> io::Result<()> {
    Ok(())
}
