//! Terminal screens: the trait, and the event loop that shows one.
//!
//! A screen uses no terminal and no clock. The loop passes it key presses and elapsed time, and the
//! screen draws itself into a buffer. So tests can play whole matches without a terminal.

pub(crate) mod board;
mod input;
pub(crate) mod labels;
pub(crate) mod layout;
pub(crate) mod menu;
pub(crate) mod overlay;
pub(crate) mod panes;
pub(crate) mod score_sheet;
#[cfg(test)]
pub(crate) mod test_backend;

use std::io::{self, IsTerminal as _};
use std::mem::ManuallyDrop;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use ratatui::DefaultTerminal;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyEvent, KeyEventKind};
use ratatui::layout::Rect;
use ratatui::style::Color;

use crate::usage_error::UsageError;
use input::Input;

/// How often [`Screen::tick`] is called if nothing else happens.
const TICK: Duration = Duration::from_millis(50);

/// What the terminal shows, controlled by keys.
pub(crate) trait Screen {
    /// Draws the screen into an area of any size, even an empty one.
    fn draw(&mut self, area: Rect, buf: &mut Buffer);
    /// Handles a key press.
    fn press(&mut self, key: KeyEvent);
    /// Handles elapsed time. Returns whether the screen must be drawn again.
    fn tick(&mut self, elapsed: Duration) -> bool;
    /// Whether the user has closed the screen.
    fn is_done(&self) -> bool;
}

/// Shows a screen until the user closes it or a signal ends the program.
pub(crate) fn show(screen: &mut dyn Screen) -> anyhow::Result<()> {
    if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        return Err(UsageError::new(
            "this needs a terminal; the standard input or output leads elsewhere",
        )
        .into());
    }
    let (sender, inputs) = mpsc::channel();
    // Signals first: once the terminal is in raw mode, a signal must not end the program before
    // the terminal is restored.
    input::watch_signals(sender.clone()).context("signals cannot be watched")?;
    let mut guard = TerminalGuard::enter().context("the terminal cannot be set up")?;
    input::read_terminal(sender);
    let colours = Colours::from_environment();
    let mut last = Instant::now();
    let mut stale = true;
    while !screen.is_done() {
        if stale {
            guard.terminal.draw(|frame| {
                let area = frame.area();
                screen.draw(area, frame.buffer_mut());
                if colours == Colours::Without {
                    remove_colours(frame.buffer_mut());
                }
            })?;
        }
        stale = false;
        match inputs.recv_timeout(TICK) {
            Ok(Input::Shutdown) => break,
            Ok(Input::Event(event)) => match event? {
                Event::Key(key) if key.kind != KeyEventKind::Release => {
                    screen.press(key);
                    stale = true;
                }
                Event::Resize(..) => stale = true,
                Event::Key(_)
                | Event::FocusGained
                | Event::FocusLost
                | Event::Mouse(_)
                | Event::Paste(_) => {}
            },
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {}
        }
        let now = Instant::now();
        stale |= screen.tick(now - last);
        last = now;
    }
    Ok(())
}

/// The terminal in raw mode. Dropping it restores the terminal, however the loop ends.
struct TerminalGuard {
    terminal: ManuallyDrop<DefaultTerminal>,
}

impl TerminalGuard {
    /// Sets the terminal up; a panic restores it, too.
    fn enter() -> io::Result<Self> {
        let terminal = ManuallyDrop::new(ratatui::try_init()?);
        Ok(Self { terminal })
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        // Errors are ignored: if the terminal was closed, there is nothing to restore. Ratatui's own
        // drop would print to standard error, which is closed as well, and panic; then the record
        // of the match would not be written.
        let _ = self.terminal.show_cursor();
        let _ = ratatui::try_restore();
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Colours {
    With,
    Without,
}

impl Colours {
    /// `NO_COLOR`, set to any non-empty value, turns colours off.
    fn from_environment() -> Self {
        match std::env::var_os("NO_COLOR") {
            Some(value) if !value.is_empty() => Self::Without,
            _ => Self::With,
        }
    }
}

/// Removes colours but keeps bold, reverse and other modifiers.
fn remove_colours(buf: &mut Buffer) {
    for cell in &mut buf.content {
        cell.fg = Color::Reset;
        cell.bg = Color::Reset;
    }
}
