//! The height a board needs. Game UIs are designed for fourteen rows and draw more compactly in
//! fewer. The minimum is found by trial, so that the question gets all remaining rows.

use palast_games::AnyView;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::labels::Labels;

/// The height in which every game UI draws its whole board.
pub(crate) const FULL_HEIGHT: u16 = 14;

/// Returns the smallest number of rows in which the board shows the same text as in fourteen.
pub(crate) fn least_rows(view: &dyn AnyView, labels: &Labels, width: u16) -> u16 {
    // A wider board needs no fewer rows, and trying takes longer.
    let width = width.min(100);
    let whole = drawn_lines(view, labels, width, FULL_HEIGHT);
    (4..FULL_HEIGHT)
        .find(|rows| drawn_lines(view, labels, width, *rows) == whole)
        .unwrap_or(FULL_HEIGHT)
}

/// Draws the board and returns its lines that are not blank.
fn drawn_lines(view: &dyn AnyView, labels: &Labels, width: u16, rows: u16) -> Vec<String> {
    let area = Rect::new(0, 0, width, rows);
    let mut buf = Buffer::empty(area);
    view.draw(labels.board_context(), None, area, &mut buf);
    let line = |y| -> String { (0..width).map(|x| buf[(x, y)].symbol()).collect() };
    (0..rows)
        .map(line)
        .filter(|line| !line.trim().is_empty())
        .collect()
}
