//! Draws screens without a terminal, for tests.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::Screen;

/// Draws a screen at this size and returns its lines.
pub(crate) fn shown(screen: &mut dyn Screen, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal
        .draw(|frame| screen.draw(frame.area(), frame.buffer_mut()))
        .unwrap();
    let buffer = terminal.backend().buffer();
    let line = |y| -> String { (0..width).map(|x| buffer[(x, y)].symbol()).collect() };
    let lines: Vec<String> = (0..height).map(|y| line(y).trim_end().to_owned()).collect();
    lines.join("\n")
}

pub(crate) fn press(screen: &mut dyn Screen, key: KeyCode) {
    screen.press(KeyEvent::new(key, KeyModifiers::NONE));
}

pub(crate) fn type_in(screen: &mut dyn Screen, letter: char) {
    press(screen, KeyCode::Char(letter));
}

/// Terminal sizes from a single cell to very large.
pub(crate) const SIZES: [(u16, u16); 12] = [
    (1, 1),
    (2, 40),
    (7, 3),
    (20, 5),
    (30, 8),
    (40, 10),
    (64, 13),
    (80, 24),
    (109, 30),
    (120, 40),
    (200, 60),
    (400, 2),
];
