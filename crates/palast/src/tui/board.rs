//! How much room a board needs. Faces are made for fourteen rows and draw themselves closer where
//! there are fewer; how few do is found by trying, so that the question gets every row it can.

use palast_games::AnyView;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::labels::Labels;

/// What every face can do with.
pub(crate) const ENOUGH: u16 = 14;

/// The fewest rows in which the board says all that it says in fourteen.
pub(crate) fn least_rows(view: &dyn AnyView, voice: &Labels, width: u16) -> u16 {
    // Wider boards do not get lower, only slower to try.
    let width = width.min(100);
    let whole = said(view, voice, width, ENOUGH);
    (4..ENOUGH)
        .find(|rows| said(view, voice, width, *rows) == whole)
        .unwrap_or(ENOUGH)
}

/// The lines of the board that are not blank.
fn said(view: &dyn AnyView, voice: &Labels, width: u16, rows: u16) -> Vec<String> {
    let area = Rect::new(0, 0, width, rows);
    let mut buf = Buffer::empty(area);
    view.draw(voice.board_look(), None, area, &mut buf);
    let line = |y| -> String { (0..width).map(|x| buf[(x, y)].symbol()).collect() };
    (0..rows)
        .map(line)
        .filter(|line| !line.trim().is_empty())
        .collect()
}
