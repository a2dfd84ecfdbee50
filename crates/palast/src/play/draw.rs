//! Draws the screen of a match.

use palast_ui::Phrase;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::screen::PlayScreen;
use crate::text;
use crate::tui::layout::{self, LogPlace, Needs, Panes};
use crate::tui::{board, labels, panes};

/// The content of the question pane, wrapped to its width.
struct Question {
    columns: usize,
    title: String,
    asked: Vec<String>,
    answers: Vec<String>,
    /// The consequence of the picked answer, or why an answer was refused.
    feedback: Vec<String>,
}

/// Rows reserved for the feedback, so that picking an answer does not move anything.
const FEEDBACK_ROWS: usize = 2;

pub(crate) fn draw(screen: &mut PlayScreen, area: Rect, buf: &mut Buffer) {
    let board = board::least_rows(screen.session.view(), &screen.labels, area.width);
    // The answers matter more than the log: if they do not fit beside it, it is left out.
    let (question, panes) = [LogPlace::Anywhere, LogPlace::OwnColumn]
        .map(|log| arrange(screen, area, board, log))
        .into_iter()
        .max_by_key(|(question, panes)| {
            let fits = question.rows(screen) <= usize::from(panes.ask.height);
            (fits, panes.log.area() > 0)
        })
        .expect("there are two layouts to choose from");
    draw_title(screen, panes.title, buf);
    let view = screen.session.view();
    if panes.board.area() > 0 {
        view.draw(
            screen.labels.board_context(),
            screen.menu.picked(),
            panes.board,
            buf,
        );
    }
    draw_question(screen, &question, panes.ask, buf);
    if panes.log.area() > 0 {
        let inner = panes::ruled(&screen.labels.get("term-log-title"), panes.log, buf);
        let lines = panes::log_lines(
            &view.log_text(screen.labels.context()),
            usize::from(inner.width),
        );
        let back = panes::put_newest(&lines, screen.log_back, inner, buf);
        screen.log_back = back;
    }
    draw_keys(screen, panes.keys, buf);
    if let Some(mut overlay) = screen.overlay.take() {
        let help = help(screen);
        overlay.draw(screen.session.view(), &screen.labels, &help, area, buf);
        screen.overlay = Some(overlay);
    }
}

impl Question {
    /// The height of the pane, with the rule above the question.
    fn rows(&self, screen: &PlayScreen) -> usize {
        let menu = screen.menu.rows(&self.answers, self.columns);
        1 + self.asked.len() + menu + FEEDBACK_ROWS
    }
}

fn arrange(screen: &PlayScreen, area: Rect, board: u16, log: LogPlace) -> (Question, Panes) {
    let mut needs = Needs {
        board,
        question: 0,
        log,
    };
    let columns = usize::from(layout::divide(area, needs).ask.width).saturating_sub(2);
    let question = question(screen, columns);
    needs.question = u16::try_from(question.rows(screen)).unwrap_or(u16::MAX);
    (question, layout::divide(area, needs))
}

fn question(screen: &PlayScreen, columns: usize) -> Question {
    let (view, labels) = (screen.session.view(), &screen.labels);
    let say = |phrase: &Phrase| text::wrap(&labels.say(phrase), columns);
    let (title, asked) = match view.question() {
        Some(asked) => (labels.get("term-your-turn"), say(&asked)),
        None if view.is_over() => (labels.get("term-over"), say(&Phrase::new("term-over-hint"))),
        None => (labels.get("term-waiting"), say(&view.situation())),
    };
    let name = |answer: &String| {
        view.action(answer)
            .map_or_else(|| answer.clone(), |words| labels.say(&words))
    };
    let answers = screen.menu.answers().iter().map(name).collect();
    let feedback = match (&screen.notice, screen.menu.picked()) {
        (Some(notice), _) => text::wrap(notice, columns),
        (None, Some(picked)) => view.consequence(picked).map_or_else(Vec::new, |words| {
            text::wrap(&format!("→ {}", labels.say(&words)), columns)
        }),
        (None, None) => Vec::new(),
    };
    Question {
        columns,
        title,
        asked,
        answers,
        feedback,
    }
}

fn draw_title(screen: &PlayScreen, area: Rect, buf: &mut Buffer) {
    let (seating, labels) = (screen.session.seating(), &screen.labels);
    let you = |seat| seating.bots[seat].is_none().then(|| labels.get("term-you"));
    let bot = |seat| {
        let level = seating.bots[seat]?.name();
        Some(labels.say(&Phrase::new(format!("term-bot-{level}"))))
    };
    let mut line = labels.title_line(seating.count, |seat| you(seat).or_else(|| bot(seat)));
    if text::width(&line) > usize::from(area.width) {
        line = labels.title_line(seating.count, you);
    }
    let bold = Style::new().add_modifier(Modifier::BOLD);
    panes::put(&labels::marked(&line, bold), 0, area, buf);
}

fn draw_question(screen: &PlayScreen, question: &Question, area: Rect, buf: &mut Buffer) {
    let inner = panes::ruled(&question.title, area, buf);
    let rows = usize::from(inner.height);
    let menu_rows = screen.menu.rows(&question.answers, question.columns);
    // The answers have priority: a long question is cut first.
    let mut asked = question.asked.clone();
    if asked.len() + menu_rows > rows {
        cut(&mut asked, (rows / 2).max(1), question.columns);
    }
    let free = rows.saturating_sub(asked.len());
    let feedback = question.feedback.len().min(match menu_rows {
        0 => free,
        _ => free / 2,
    });
    for (row, line) in asked.iter().enumerate() {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        panes::put(&labels::marked(line, bold), row, inner, buf);
    }
    let menu = Rect {
        y: inner.y + asked.len() as u16,
        height: (free - feedback) as u16,
        ..inner
    };
    if !question.answers.is_empty() {
        screen.menu.draw(&question.answers, menu, buf);
    }
    let italic = Style::new().add_modifier(Modifier::ITALIC);
    for (index, line) in question.feedback.iter().take(feedback).enumerate() {
        panes::put(
            &labels::marked(line, italic),
            rows - feedback + index,
            inner,
            buf,
        );
    }
}

/// Keeps at most `most` lines; an ellipsis marks the cut.
fn cut(lines: &mut Vec<String>, most: usize, columns: usize) {
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            *last = text::fit(&format!("{last} …"), columns);
        }
    }
}

fn draw_keys(screen: &PlayScreen, area: Rect, buf: &mut Buffer) {
    let first: &[&'static str] = if screen.session.is_over() {
        &["term-key-score", "term-key-again", "term-key-quit"]
    } else if screen.menu.is_empty() {
        &["term-key-hurry", "term-key-pace", "term-key-take-back"]
    } else {
        &["term-key-pick", "term-key-give", "term-key-take-back"]
    };
    let always = [
        "term-key-help",
        "term-key-rules",
        "term-key-quit",
        "term-key-log",
        "term-key-language",
    ];
    let mut hints = first.to_vec();
    hints.extend(always.iter().filter(|hint| !first.contains(hint)));
    panes::put_hints(&screen.labels, &hints, area, buf);
}

/// Lists every key with its meaning.
fn help(screen: &PlayScreen) -> Vec<(String, String)> {
    let get = |key| screen.labels.get(key);
    let pace = Phrase::new("term-help-pace").with("pace", get(screen.pace.key()));
    vec![
        ("1–9 ↑ ↓".into(), get("term-help-pick")),
        ("Enter".into(), get("term-help-give")),
        ("Esc".into(), get("term-help-clear")),
        ("u".into(), get("term-help-take-back")),
        (get("term-key-space"), get("term-help-hurry")),
        ("+ −".into(), screen.labels.say(&pace)),
        ("r".into(), get("term-help-rules")),
        ("Tab".into(), get("term-help-log")),
        ("PgUp PgDn".into(), get("term-help-scroll")),
        ("l".into(), get("term-help-language")),
        ("q".into(), get("term-help-quit")),
    ]
}
