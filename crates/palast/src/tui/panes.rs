//! Drawing lines into a pane, with a rule above it; and the log.

use palast_games::LogLine;
use palast_ui::LogLevel;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget as _;

use super::labels::{self, Labels};
use crate::text;

/// Draws one line of a pane; rows outside it are nowhere.
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

/// Draws lines from the top.
pub(crate) fn put_all(lines: &[Line<'_>], area: Rect, buf: &mut Buffer) {
    for (row, line) in lines.iter().enumerate() {
        put(line, row, area, buf);
    }
}

/// A rule with a title along the top of a pane; returns what is left below it, a cell in from the
/// left so that neighbours do not touch.
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

/// A line of hints at keys: as many as fit, the most useful first.
pub(crate) fn put_hints(voice: &Labels, keys: &[&'static str], area: Rect, buf: &mut Buffer) {
    let mut line = String::new();
    for key in keys {
        let hint = voice.get(key);
        let gap = if line.is_empty() { "" } else { " · " };
        let width = text::width(&line) + text::width(gap) + text::width(&hint);
        if width <= usize::from(area.width) {
            line.push_str(gap);
            line.push_str(&hint);
        }
    }
    let dim = Style::new().add_modifier(Modifier::DIM);
    put(&Line::styled(line, dim), 0, area, buf);
}

/// The log in lines of that width, oldest first.
pub(crate) fn log_lines(log: &[LogLine], columns: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for entry in log {
        let (indent, style) = match entry.level {
            LogLevel::Heading => ("", Style::new().add_modifier(Modifier::BOLD)),
            LogLevel::Line => ("", Style::new()),
            LogLevel::Detail => ("  ", Style::new().add_modifier(Modifier::DIM)),
        };
        let room = columns.saturating_sub(indent.len() + 1);
        for (index, piece) in text::wrap(&entry.text, room).into_iter().enumerate() {
            let hang = if index == 0 { "" } else { " " };
            lines.push(labels::marked(&format!("{indent}{hang}{piece}"), style));
        }
    }
    lines
}

/// Draws the newest lines, or older ones if `back` lines were scrolled back; returns `back` as far
/// as there was anything to scroll.
pub(crate) fn put_newest(lines: &[Line<'_>], back: usize, area: Rect, buf: &mut Buffer) -> usize {
    let rows = usize::from(area.height);
    let back = back.min(lines.len().saturating_sub(rows));
    let end = lines.len() - back;
    put_all(&lines[end.saturating_sub(rows)..end], area, buf);
    back
}
