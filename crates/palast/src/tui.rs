//! Screens in a terminal: what one is, and the loop that shows it.
//!
//! A screen knows no terminal and no clock: it is told of keys and of time that went by, and draws
//! itself into a buffer. So tests play whole matches on screens without a terminal.

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

use crate::usage_error::WrongUse;
use input::Heard;

/// How often a screen is told of the time even if nothing else happens.
const TICK: Duration = Duration::from_millis(50);

/// Something a person sees and answers with keys.
pub(crate) trait Screen {
    /// Draws itself; any size, also none at all.
    fn draw(&mut self, area: Rect, buf: &mut Buffer);
    /// A key was pressed.
    fn press(&mut self, key: KeyEvent);
    /// Time went by. Returns whether there is something new to see.
    fn pass(&mut self, time: Duration) -> bool;
    /// Whether the person is done with it.
    fn is_done(&self) -> bool;
}

/// Shows a screen until the person is done with it, or the system asks the program to end.
pub(crate) fn show(screen: &mut dyn Screen) -> anyhow::Result<()> {
    if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        return Err(WrongUse::new(
            "this needs a terminal; the standard input or output leads elsewhere",
        )
        .into());
    }
    let (tell, told) = mpsc::channel();
    // Before the terminal is changed: from then on nothing may end the program by surprise.
    input::hear_the_system(tell.clone()).context("signals cannot be heard")?;
    let mut stage = Stage::enter().context("the terminal cannot be set up")?;
    input::hear_the_terminal(tell);
    let colours = Colours::of_environment();
    let mut last = Instant::now();
    let mut stale = true;
    while !screen.is_done() {
        if stale {
            stage.terminal.draw(|frame| {
                let area = frame.area();
                screen.draw(area, frame.buffer_mut());
                if colours == Colours::Without {
                    take_colours(frame.buffer_mut());
                }
            })?;
        }
        stale = false;
        match told.recv_timeout(TICK) {
            Ok(Heard::End) => break,
            Ok(Heard::Event(event)) => match event? {
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
        stale |= screen.pass(now - last);
        last = now;
    }
    Ok(())
}

/// The terminal while a screen is on it; given back however the loop ends.
struct Stage {
    terminal: ManuallyDrop<DefaultTerminal>,
}

impl Stage {
    /// Takes the terminal; a panic gives it back, too.
    fn enter() -> io::Result<Self> {
        let terminal = ManuallyDrop::new(ratatui::try_init()?);
        Ok(Self { terminal })
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        // If the terminal is gone there is nothing to give back and nobody to tell. Left to itself
        // the terminal would complain on an error stream that is gone as well, and panic; what
        // comes after the screen, such as writing the record, would never be done.
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
    /// `NO_COLOR`, set to anything, asks for none.
    fn of_environment() -> Self {
        match std::env::var_os("NO_COLOR") {
            Some(value) if !value.is_empty() => Self::Without,
            _ => Self::With,
        }
    }
}

/// Leaves bold, reverse and the like, which say enough by themselves.
fn take_colours(buf: &mut Buffer) {
    for cell in &mut buf.content {
        cell.fg = Color::Reset;
        cell.bg = Color::Reset;
    }
}
