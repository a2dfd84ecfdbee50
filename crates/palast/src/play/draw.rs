//! How the screen of a match looks.

use palast_ui::Phrase;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::screen::PlayScreen;
use crate::text;
use crate::tui::layout::{self, LogPlace, Needs, Panes};
use crate::tui::{board, labels, panes};

/// What the question pane holds, in lines of its width.
struct Question {
    columns: usize,
    title: String,
    asked: Vec<String>,
    labels: Vec<String>,
    /// What the picked answer would do, or what was just refused.
    answer: Vec<String>,
}

/// Rows kept free for what the picked answer would do, so that picking moves nothing.
const ANSWER_ROWS: usize = 2;

pub(crate) fn draw(screen: &mut PlayScreen, area: Rect, buf: &mut Buffer) {
    let board = board::least_rows(screen.session.view(), &screen.voice, area.width);
    // Where not all answers fit beside the log, they matter more than it does.
    let (question, panes) = [LogPlace::Anywhere, LogPlace::OwnColumn]
        .map(|log| arrange(screen, area, board, log))
        .into_iter()
        .max_by_key(|(question, panes)| {
            let fits = question.rows(screen) <= usize::from(panes.ask.height);
            (fits, panes.log.area() > 0)
        })
        .expect("there are two arrangements");
    draw_title(screen, panes.title, buf);
    let view = screen.session.view();
    if panes.board.area() > 0 {
        view.draw(
            screen.voice.board_look(),
            screen.menu.picked(),
            panes.board,
            buf,
        );
    }
    draw_question(screen, &question, panes.ask, buf);
    if panes.log.area() > 0 {
        let inner = panes::ruled(&screen.voice.get("term-log-title"), panes.log, buf);
        let lines = panes::log_lines(&view.log(screen.voice.look()), usize::from(inner.width));
        let back = panes::put_newest(&lines, screen.log_back, inner, buf);
        screen.log_back = back;
    }
    draw_keys(screen, panes.keys, buf);
    if let Some(mut overlay) = screen.overlay.take() {
        let help = help(screen);
        overlay.draw(screen.session.view(), &screen.voice, &help, area, buf);
        screen.overlay = Some(overlay);
    }
}

impl Question {
    /// With the rule above it.
    fn rows(&self, screen: &PlayScreen) -> usize {
        let menu = screen.menu.rows(&self.labels, self.columns);
        1 + self.asked.len() + menu + ANSWER_ROWS
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
    let (view, voice) = (screen.session.view(), &screen.voice);
    let say = |phrase: &Phrase| text::wrap(&voice.say(phrase), columns);
    let (title, asked) = match view.question() {
        Some(asked) => (voice.get("term-your-turn"), say(&asked)),
        None if view.is_over() => (voice.get("term-over"), say(&Phrase::new("term-over-hint"))),
        None => (voice.get("term-waiting"), say(&view.situation())),
    };
    let name = |answer: &String| {
        view.action(answer)
            .map_or_else(|| answer.clone(), |words| voice.say(&words))
    };
    let labels = screen.menu.answers().iter().map(name).collect();
    let answer = match (&screen.notice, screen.menu.picked()) {
        (Some(notice), _) => text::wrap(notice, columns),
        (None, Some(picked)) => view.consequence(picked).map_or_else(Vec::new, |words| {
            text::wrap(&format!("→ {}", voice.say(&words)), columns)
        }),
        (None, None) => Vec::new(),
    };
    Question {
        columns,
        title,
        asked,
        labels,
        answer,
    }
}

fn draw_title(screen: &PlayScreen, area: Rect, buf: &mut Buffer) {
    let (seating, voice) = (screen.session.seating(), &screen.voice);
    let you = |seat| seating.bots[seat].is_none().then(|| voice.get("term-you"));
    let bot = |seat| {
        let level = seating.bots[seat]?.name();
        Some(voice.say(&Phrase::new(format!("term-bot-{level}"))))
    };
    let mut line = voice.title_line(seating.count, |seat| you(seat).or_else(|| bot(seat)));
    if text::width(&line) > usize::from(area.width) {
        line = voice.title_line(seating.count, you);
    }
    let bold = Style::new().add_modifier(Modifier::BOLD);
    panes::put(&labels::marked(&line, bold), 0, area, buf);
}

fn draw_question(screen: &PlayScreen, question: &Question, area: Rect, buf: &mut Buffer) {
    let inner = panes::ruled(&question.title, area, buf);
    let rows = usize::from(inner.height);
    let menu_rows = screen.menu.rows(&question.labels, question.columns);
    // The answers come first: a long question is cut before they are.
    let mut asked = question.asked.clone();
    if asked.len() + menu_rows > rows {
        cut(&mut asked, (rows / 2).max(1), question.columns);
    }
    let free = rows.saturating_sub(asked.len());
    let answer = question.answer.len().min(match menu_rows {
        0 => free,
        _ => free / 2,
    });
    for (row, line) in asked.iter().enumerate() {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        panes::put(&labels::marked(line, bold), row, inner, buf);
    }
    let menu = Rect {
        y: inner.y + asked.len() as u16,
        height: (free - answer) as u16,
        ..inner
    };
    if !question.labels.is_empty() {
        screen.menu.draw(&question.labels, menu, buf);
    }
    let italic = Style::new().add_modifier(Modifier::ITALIC);
    for (index, line) in question.answer.iter().take(answer).enumerate() {
        panes::put(
            &labels::marked(line, italic),
            rows - answer + index,
            inner,
            buf,
        );
    }
}

/// Keeps the first lines; the last of them says that there was more.
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
    panes::put_hints(&screen.voice, &hints, area, buf);
}

/// Every key with its meaning.
fn help(screen: &PlayScreen) -> Vec<(String, String)> {
    let get = |key| screen.voice.get(key);
    let pace = Phrase::new("term-help-pace").with("pace", get(screen.pace.key()));
    vec![
        ("1–9 ↑ ↓".into(), get("term-help-pick")),
        ("Enter".into(), get("term-help-give")),
        ("Esc".into(), get("term-help-clear")),
        ("u".into(), get("term-help-take-back")),
        (get("term-key-space"), get("term-help-hurry")),
        ("+ −".into(), screen.voice.say(&pace)),
        ("r".into(), get("term-help-rules")),
        ("Tab".into(), get("term-help-log")),
        ("PgUp PgDn".into(), get("term-help-scroll")),
        ("l".into(), get("term-help-language")),
        ("q".into(), get("term-help-quit")),
    ]
}
