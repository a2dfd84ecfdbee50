//! Drawing lines into panes, and the log pane.

use palast_games::LogText;
use palast_ui::LogLevel;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget as _;

use super::labels::{self, Labels};
use crate::text;

/// Draws one line of a pane; a row outside the pane is ignored.
pub(crate) fn put(line: &Line<'_>, row: usize, area: Rect, buf: &mut Buffer) {
    let Ok(row) = u16::try_from(row) else { return };
    if row < area.height && area.width > 0 {
        line.render(
            Rect {
                y: area.y + row,
                height: 1,
                ..area
            },
            buf,
        );
    }
}

/// Draws lines from the top of a pane.
pub(crate) fn put_all(lines: &[Line<'_>], area: Rect, buf: &mut Buffer) {
    for (row, line) in lines.iter().enumerate() {
        put(line, row, area, buf);
    }
}

/// Draws a horizontal rule with a title along the top of a pane. Returns the area below it, inset so
/// that neighbouring panes do not touch.
pub(crate) fn ruled(title: &str, area: Rect, buf: &mut Buffer) -> Rect {
    if area.height < 3 {
        return area;
    }
    let columns = usize::from(area.width);
    let title = text::fit(title, columns.saturating_sub(5));
    let rest = "─".repeat(columns.saturating_sub(text::width(&title) + 4));
    let dim = Style::new().add_modifier(Modifier::DIM);
    let line = Line::from(vec![
        Span::styled("── ", dim),
        Span::styled(title, Style::new().add_modifier(Modifier::BOLD)),
        Span::styled(format!(" {rest}"), dim),
    ]);
    put(&line, 0, area, buf);
    let inset = u16::from(area.width > 20);
    Rect {
        x: area.x + inset,
        y: area.y + 1,
        width: area.width - 2 * inset,
        height: area.height - 1,
    }
}

/// Draws a line of key hints: as many as fit, the most useful first.
pub(crate) fn put_hints(labels: &Labels, keys: &[&'static str], area: Rect, buf: &mut Buffer) {
    let mut line = String::new();
    for key in keys {
        let hint = labels.get(key);
        let gap = if line.is_empty() { "" } else { "  " };
        let width = text::width(&line) + text::width(gap) + text::width(&hint);
        if width <= usize::from(area.width) {
            line.push_str(gap);
            line.push_str(&hint);
        }
    }
    let dim = Style::new().add_modifier(Modifier::DIM);
    put(&Line::styled(line, dim), 0, area, buf);
}

/// Formats the log as lines of that width, oldest first.
pub(crate) fn log_lines(log: &[LogText], columns: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for entry in log {
        let (indent, style) = match entry.level {
            LogLevel::Heading => ("", Style::new().add_modifier(Modifier::BOLD)),
            LogLevel::Line => ("", Style::new()),
            LogLevel::Detail => ("  ", Style::new().add_modifier(Modifier::DIM)),
        };
        let available = columns.saturating_sub(indent.len() + 1);
        for (index, piece) in text::wrap(&entry.text, available).into_iter().enumerate() {
            let hang = if index == 0 { "" } else { " " };
            lines.push(labels::marked(&format!("{indent}{hang}{piece}"), style));
        }
    }
    lines
}

/// Draws the newest lines, or older ones if the log is scrolled back by `back` lines. Returns `back`,
/// limited to what can be scrolled.
pub(crate) fn put_newest(lines: &[Line<'_>], back: usize, area: Rect, buf: &mut Buffer) -> usize {
    let rows = usize::from(area.height);
    let back = back.min(lines.len().saturating_sub(rows));
    let end = lines.len() - back;
    put_all(&lines[end.saturating_sub(rows)..end], area, buf);
    back
}
