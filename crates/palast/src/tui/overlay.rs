//! Overlays: help, rules, the whole log, the score sheet, and confirmations.

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, BorderType, Clear, Widget as _};

use super::labels::{self, Labels};
use super::{panes, score_sheet};
use crate::text;
use palast_games::AnyView;

/// Wider lines are hard to read.
const MAX_WIDTH: u16 = 84;

/// What an overlay shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Help,
    /// Opened at the section with this id.
    Rules(&'static str),
    Log,
    Score,
    /// Everything that can be asked about.
    Abouts,
    /// What a search would answer.
    Hint,
    /// Three sentences about the game, and whether to explain it.
    Welcome,
    /// Asks whether to quit.
    Quit,
    /// Asks whether to take back an answer that others have seen.
    TakeBack,
}

/// An open overlay and its scroll position.
#[derive(Debug)]
pub(crate) struct Overlay {
    kind: Kind,
    scroll: Scroll,
    rows: usize,
}

#[derive(Clone, Copy, Debug)]
enum Scroll {
    /// Where the content starts: at the rule that applies now, or at the end of the log.
    Initial,
    Line(usize),
}

/// What happens to the overlay after a key press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    Stay,
    Close,
    Yes,
}

impl Overlay {
    pub(crate) const fn new(kind: Kind) -> Self {
        Self {
            kind,
            scroll: Scroll::Initial,
            rows: 1,
        }
    }

    pub(crate) const fn kind(&self) -> Kind {
        self.kind
    }

    /// Handles a key. Confirmations take yes and no (`y` and `j` mean yes in every language); texts
    /// scroll.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "all other keys, future ones included, do the same"
    )]
    pub(crate) fn press(&mut self, key: KeyCode) -> Reply {
        if matches!(self.kind, Kind::Quit | Kind::TakeBack | Kind::Welcome) {
            return match key {
                KeyCode::Enter | KeyCode::Char('y' | 'Y' | 'j' | 'J') => Reply::Yes,
                KeyCode::Esc | KeyCode::Char('n' | 'N' | 'q' | 'u') => Reply::Close,
                _ => Reply::Stay,
            };
        }
        let at = match self.scroll {
            Scroll::Initial => 0,
            Scroll::Line(at) => at,
        };
        let page = self.rows.saturating_sub(2).max(1);
        let to = match key {
            KeyCode::Down | KeyCode::Char('+') => at + 1,
            KeyCode::Up | KeyCode::Char('-') => at.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => at + page,
            KeyCode::PageUp => at.saturating_sub(page),
            KeyCode::Home => 0,
            KeyCode::End => usize::MAX / 2,
            _ => return Reply::Close,
        };
        self.scroll = Scroll::Line(to);
        Reply::Stay
    }

    /// Draws the overlay in the middle of the area. `help` lists the keys of the screen below.
    pub(crate) fn draw(
        &mut self,
        view: &dyn AnyView,
        labels: &Labels,
        help: &[(String, String)],
        area: Rect,
        buf: &mut Buffer,
    ) {
        let width = area.width.min(MAX_WIDTH);
        let columns = usize::from(width.saturating_sub(4));
        let (title, lines, initial) = self.content(view, labels, help, columns);
        let height = area
            .height
            .min(u16::try_from(lines.len() + 2).unwrap_or(u16::MAX));
        let frame = Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + (area.height - height) / 2,
            width,
            height,
        };
        Clear.render(frame, buf);
        let inner = if frame.height >= 3 && frame.width >= 5 {
            let block = Block::bordered()
                .border_type(BorderType::Rounded)
                .title(format!(" {} ", text::fit(&title, columns)))
                .title_style(Style::new().add_modifier(Modifier::BOLD));
            let inner = block.inner(frame);
            block.render(frame, buf);
            Rect {
                x: inner.x + 1,
                width: inner.width - 2,
                ..inner
            }
        } else {
            frame
        };
        self.rows = usize::from(inner.height);
        let last = lines.len().saturating_sub(self.rows);
        let at = match self.scroll {
            Scroll::Initial => initial.min(last),
            Scroll::Line(at) => at.min(last),
        };
        self.scroll = Scroll::Line(at);
        panes::put_all(&lines[at..], inner, buf);
        if last > 0 && frame.width >= 14 && frame.height >= 3 {
            let share = format!(" {} % ", at * 100 / last);
            let foot = Rect {
                width: frame.width - 2,
                ..frame
            };
            let line = Line::from(share).right_aligned();
            panes::put(&line, usize::from(frame.height - 1), foot, buf);
        }
    }

    /// Returns the title, the lines, and the line to start at.
    fn content(
        &self,
        view: &dyn AnyView,
        labels: &Labels,
        help: &[(String, String)],
        columns: usize,
    ) -> (String, Vec<Line<'static>>, usize) {
        let ask = |key: &'static str| {
            text::wrap(&labels.get(key), columns)
                .into_iter()
                .map(Line::from)
                .collect()
        };
        match self.kind {
            Kind::Help => (
                labels.get("term-help-title"),
                help_lines(labels, help, columns),
                0,
            ),
            Kind::Hint => (labels.get("hint-title"), key_lines(help, columns), 0),
            Kind::Rules(now) => {
                let (lines, at) = rules_lines(labels, now, columns);
                (labels.get("term-rules-title"), lines, at)
            }
            Kind::Log => {
                let lines = panes::log_lines(&view.log_text(labels.context()), columns);
                let end = lines.len();
                (labels.get("term-log-title"), lines, end)
            }
            Kind::Score => {
                let lines = view.score(labels.context()).map_or_else(Vec::new, |score| {
                    score_sheet::lines(&score, view.seats(), labels, columns)
                });
                (labels.get("term-score-title"), lines, 0)
            }
            Kind::Abouts => (
                labels.get("term-about-title"),
                about_lines(view, labels, columns),
                0,
            ),
            Kind::Welcome => (labels.title(), welcome_lines(labels, columns), 0),
            Kind::Quit => (labels.get("term-quit-title"), ask("term-quit-ask"), 0),
            Kind::TakeBack => (
                labels.get("term-take-back-title"),
                ask("term-take-back-ask"),
                0,
            ),
        }
    }
}

/// What can be asked about: its name, what it does, what it costs.
fn about_lines(view: &dyn AnyView, labels: &Labels, columns: usize) -> Vec<Line<'static>> {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines = Vec::new();
    for about in view.abouts().iter().filter_map(|id| view.about(id)) {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        let mut name = labels.say(&about.name);
        if let Some(cost) = &about.cost {
            name = format!("{name} · {}", labels.say(cost));
        }
        let name = text::wrap(&name, columns).into_iter();
        lines.extend(name.map(|piece| labels::marked(&piece, bold)));
        let text = text::wrap(&labels.say(&about.text), columns.saturating_sub(2)).into_iter();
        lines.extend(text.map(|piece| labels::marked(&format!("  {piece}"), Style::new())));
    }
    if lines.is_empty() {
        lines.push(Line::from(labels.get("term-about-none")));
    }
    lines
}

fn welcome_lines(labels: &Labels, columns: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for key in [
        "welcome-you",
        "welcome-aim",
        "welcome-round",
        "term-explain-ask",
    ] {
        let text = text::wrap(&labels.get(key), columns).into_iter();
        lines.extend(text.map(|piece| labels::marked(&piece, Style::new())));
        lines.push(Line::default());
    }
    lines.pop();
    lines
}

/// Keys and what they do, one below the other.
fn key_lines(help: &[(String, String)], columns: usize) -> Vec<Line<'static>> {
    let widest = help
        .iter()
        .map(|(key, _)| text::width(key))
        .max()
        .unwrap_or(0);
    let mut lines = Vec::new();
    for (key, meaning) in help {
        let available = columns.saturating_sub(widest + 2);
        for (index, piece) in text::wrap(meaning, available).into_iter().enumerate() {
            let key = if index == 0 { key.as_str() } else { "" };
            let line = format!("{}  {piece}", text::pad(key, widest));
            lines.push(labels::marked(&line, Style::new()));
        }
    }
    lines
}

fn help_lines(labels: &Labels, help: &[(String, String)], columns: usize) -> Vec<Line<'static>> {
    let mut lines = key_lines(help, columns);
    lines.push(Line::default());
    for piece in text::wrap(&labels.get("term-help-colours"), columns) {
        lines.push(labels::marked(&piece, Style::new()));
    }
    lines
}

fn rules_lines(labels: &Labels, now: &str, columns: usize) -> (Vec<Line<'static>>, usize) {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines: Vec<Line<'static>> = Vec::new();
    let mut at = 0;
    for section in labels.game().rules(labels.lang()) {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        let mut title = section.title;
        if section.id == now {
            at = lines.len();
            title = format!("▸ {title}");
        }
        lines.extend(
            text::wrap(&title, columns)
                .into_iter()
                .map(|piece| Line::styled(piece, bold)),
        );
        for (index, paragraph) in section.paragraphs.iter().enumerate() {
            if index > 0 {
                lines.push(Line::default());
            }
            lines.extend(text::wrap(paragraph, columns).into_iter().map(Line::from));
        }
    }
    (lines, at)
}
