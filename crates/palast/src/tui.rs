//! Screens in a terminal: what one is, and the loop that shows it.
//!
//! A screen knows no terminal and no clock: it is told of keys and of time that went by, and draws
//! itself into a buffer. So tests play whole matches on screens without a terminal.

pub(crate) mod board;
pub(crate) mod layout;
pub(crate) mod menu;
pub(crate) mod overlay;
pub(crate) mod pane;
pub(crate) mod sheet;
#[cfg(test)]
pub(crate) mod stage;
pub(crate) mod voice;

use std::io::{self, IsTerminal as _};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{self, Event, KeyEvent, KeyEventKind};
use ratatui::layout::Rect;
use ratatui::style::Color;

use crate::wrong::WrongUse;

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

/// Shows a screen until the person is done with it.
pub(crate) fn show(screen: &mut dyn Screen) -> anyhow::Result<()> {
    if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        return Err(WrongUse::new(
            "this needs a terminal; the standard input or output leads elsewhere",
        )
        .into());
    }
    // Also restores the terminal when something panics.
    let mut terminal = ratatui::try_init().context("the terminal cannot be set up")?;
    let _restore = Restore;
    let colours = Colours::of_environment();
    let mut last = Instant::now();
    let mut stale = true;
    while !screen.is_done() {
        if stale {
            terminal.draw(|frame| {
                let area = frame.area();
                screen.draw(area, frame.buffer_mut());
                if colours == Colours::Without {
                    take_colours(frame.buffer_mut());
                }
            })?;
        }
        stale = false;
        if event::poll(TICK)? {
            match event::read()? {
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
            }
        }
        let now = Instant::now();
        stale |= screen.pass(now - last);
        last = now;
    }
    Ok(())
}

/// Gives the terminal back, however the loop ends.
struct Restore;

impl Drop for Restore {
    fn drop(&mut self) {
        ratatui::restore();
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
