//! Draws the screen of a match.

use palast_ui::{Phrase, SeatColour};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::hint;
use super::screen::PlayScreen;
use crate::text;
use crate::tui::layout::{self, LogPlace, Needs, Panes};
use crate::tui::overlay::Kind;
use crate::tui::{board, labels, panes};

/// The content of the question pane, wrapped to its width.
struct Question {
    columns: usize,
    title: String,
    asked: Vec<String>,
    /// What happened since the player's last answer, in one line.
    news: Option<String>,
    /// What the question is about, for a first match.
    lesson: Vec<String>,
    answers: Vec<String>,
    /// The consequence of the picked answer, or why an answer was refused.
    feedback: Vec<String>,
}

/// From this height on the log shares its column with the score.
const SCORE_FROM: u16 = 20;

/// Rows reserved for the feedback, so that picking an answer does not move anything.
const FEEDBACK_ROWS: usize = 2;

pub(crate) fn draw(screen: &mut PlayScreen, area: Rect, buf: &mut Buffer) {
    let board = board::least_rows(screen.session.view(), &screen.labels, area.width);
    // The answers matter more than a wide log: if they do not fit beside it, it is a strip below.
    let (question, panes) = [LogPlace::Anywhere, LogPlace::Strip]
        .map(|log| arrange(screen, area, board, log))
        .into_iter()
        .max_by_key(|(question, panes)| {
            let missing = question
                .rows(screen)
                .saturating_sub(usize::from(panes.ask.height));
            (std::cmp::Reverse(missing), panes.log.height)
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
    let mut panes = panes;
    if panes.log.height >= SCORE_FROM {
        panes.log = draw_score(screen, panes.log, buf);
    }
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
        let help = match (overlay.kind(), &screen.advice) {
            (Kind::Hint, Some(advice)) => {
                hint::lines(advice, screen.session.view(), &screen.labels)
            }
            _ => help(screen),
        };
        overlay.draw(screen.session.view(), &screen.labels, &help, area, buf);
        screen.overlay = Some(overlay);
    }
}

impl Question {
    /// The height of the pane, with the rule above the question.
    fn rows(&self, screen: &PlayScreen) -> usize {
        let menu = screen.menu.rows(&self.answers, self.columns);
        1 + usize::from(self.news.is_some())
            + self.asked.len()
            + self.lesson.len()
            + menu
            + FEEDBACK_ROWS
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
    let is_hinted = |answer: &String| {
        let mut hinted = screen.advice.iter().flat_map(|advice| &advice.answers);
        hinted.any(|hint| hint.notation == *answer)
    };
    let name = |answer: &String| {
        let name = view
            .action(answer)
            .map_or_else(|| answer.clone(), |words| labels.say(&words));
        if is_hinted(answer) {
            format!("★ {name}")
        } else {
            name
        }
    };
    let answers = screen.menu.answers().iter().map(name).collect();
    let feedback = match (&screen.notice, screen.menu.picked()) {
        (Some(notice), _) => text::wrap(notice, columns),
        (None, Some(picked)) => view.consequence(picked).map_or_else(Vec::new, |words| {
            text::wrap(&format!("→ {}", labels.say(&words)), columns)
        }),
        (None, None) => Vec::new(),
    };
    let lesson = screen.lesson().map_or_else(Vec::new, |lesson| {
        let lesson = labels.say(&Phrase::new(format!("lesson-{lesson}")));
        text::wrap(&format!("✎ {lesson}"), columns)
    });
    Question {
        columns,
        title,
        asked,
        news: news(screen, columns),
        lesson,
        answers,
        feedback,
    }
}

/// The newest moment since the player's last answer: what happened, and to whom it brought what.
fn news(screen: &PlayScreen, columns: usize) -> Option<String> {
    let labels = &screen.labels;
    let moments = screen.session.view().moments(screen.answered_at + 1);
    let moment = moments.last()?;
    let mut line = format!("✦ {}", labels.say(&moment.headline));
    for why in &moment.lines {
        line = format!("{line} {}", labels.say(&why.text));
    }
    Some(text::fit(&line, columns))
}

/// How the match stands, above the log where there is room. Returns the rest of the pane.
fn draw_score(screen: &PlayScreen, area: Rect, buf: &mut Buffer) -> Rect {
    let (view, labels) = (screen.session.view(), &screen.labels);
    let Some(score) = view.running_score() else {
        return area;
    };
    let columns = usize::from(area.width).saturating_sub(3);
    let mut lines: Vec<String> = text::wrap(&labels.say(&score.progress), columns);
    let points = |of: &palast_core::SeatMap<i32>| -> String {
        let one = |seat| format!("{} {}", SeatColour::of(seat).glyph(), of[seat]);
        let all: Vec<String> = view.seats().seats().map(one).collect();
        all.join("  ")
    };
    lines.push(points(&score.points));
    for line in &score.lines {
        let line = format!("{}: {}", labels.say(&line.heading), points(&line.values));
        lines.extend(text::wrap(&line, columns));
    }
    lines.truncate(usize::from(area.height) / 3);
    let rows = u16::try_from(lines.len() + 1).unwrap_or(area.height);
    let pane = Rect {
        height: rows,
        ..area
    };
    let inner = panes::ruled(&labels.get("term-score-title"), pane, buf);
    for (row, line) in lines.iter().enumerate() {
        panes::put(&labels::marked(line, Style::new()), row, inner, buf);
    }
    Rect {
        y: area.y + rows,
        height: area.height - rows,
        ..area
    }
}

fn draw_title(screen: &PlayScreen, area: Rect, buf: &mut Buffer) {
    let (seating, labels) = (screen.session.seating(), &screen.labels);
    let you = |seat| seating.bots[seat].is_none().then(|| labels.get("term-you"));
    let bot = |seat| {
        let level = seating.bots[seat]?.name();
        Some(labels.say(&Phrase::new(format!("level-{level}"))))
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
    let news = question
        .news
        .iter()
        .map(|line| (line.clone(), Modifier::ITALIC));
    let asked = asked.into_iter().map(|line| (line, Modifier::BOLD));
    let lesson = question
        .lesson
        .iter()
        .map(|line| (line.clone(), Modifier::DIM));
    let mut above: Vec<(String, Modifier)> = asked.chain(news).chain(lesson).collect();
    // The answers have priority over what only explains.
    above.truncate(rows.saturating_sub(menu_rows.min(rows / 2)).max(1));
    let free = rows.saturating_sub(above.len());
    let feedback = question.feedback.len().min(match menu_rows {
        0 => free,
        _ => free / 2,
    });
    for (row, (line, modifier)) in above.iter().enumerate() {
        let style = Style::new().add_modifier(*modifier);
        panes::put(&labels::marked(line, style), row, inner, buf);
    }
    let menu = Rect {
        y: inner.y + above.len() as u16,
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
        &["term-key-hurry", "term-key-take-back"]
    } else {
        &["term-key-pick", "term-key-give", "term-key-take-back"]
    };
    let always = [
        "term-key-help",
        "term-key-rules",
        "term-key-about",
        "term-key-log",
        "term-key-quit",
    ];
    let mut hints = first.to_vec();
    hints.extend(always.iter().filter(|hint| !first.contains(hint)));
    if !screen.menu.is_empty() {
        // Where there is room beside the keys that were always there.
        hints.push("term-key-hint");
    }
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
        ("t".into(), get("term-help-hint")),
        (get("term-key-space"), get("term-help-hurry")),
        ("+ −".into(), screen.labels.say(&pace)),
        ("r".into(), get("term-help-rules")),
        ("i".into(), get("term-help-about")),
        ("e".into(), get("term-help-explain")),
        ("Tab".into(), get("term-help-log")),
        ("PgUp PgDn".into(), get("term-help-scroll")),
        ("l".into(), get("term-help-language")),
        ("q".into(), get("term-help-quit")),
    ]
}
