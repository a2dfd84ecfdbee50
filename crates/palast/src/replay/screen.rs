//! The screen of a replay.

use std::time::Duration;

use palast_core::{Seat, Viewer};
use palast_games::{AnyMatch, AnyView};
use palast_ui::Phrase;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::position::{Position, Step};
use crate::text;
use crate::tui::labels::Labels;
use crate::tui::layout::{self, LogPlace, Needs};
use crate::tui::overlay::{Kind, Overlay, Reply};
use crate::tui::{Screen, board, labels, panes};

const PAUSE: Duration = Duration::from_millis(900);

/// Which cards are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cards {
    /// The cards that the viewer could see.
    Own,
    All,
}

pub(crate) struct ReplayScreen {
    play: Box<dyn AnyMatch>,
    viewer: Viewer,
    view: Box<dyn AnyView>,
    labels: Labels,
    position: Position,
    cards: Cards,
    /// While the replay advances by itself: the time spent at the current stop.
    autoplay: Option<Duration>,
    notice: Option<String>,
    overlay: Option<Overlay>,
    log_back: usize,
    done: bool,
}

impl ReplayScreen {
    pub(crate) fn new(play: Box<dyn AnyMatch>, viewer: Viewer, labels: Labels) -> Self {
        let log = play.view(viewer).log_text(labels.context());
        Self {
            position: Position::new(&log, play.ply(), 0),
            view: play.view_at(0, viewer).unwrap_or_else(|| play.view(viewer)),
            play,
            viewer,
            labels,
            cards: Cards::Own,
            autoplay: None,
            notice: None,
            overlay: None,
            log_back: 0,
            done: false,
        }
    }

    fn go(&mut self, step: Step) {
        self.position.go(step);
        self.refresh_view();
    }

    fn refresh_view(&mut self) {
        let ply = self.position.ply();
        let view = match self.cards {
            Cards::Own => self.play.view_at(ply, self.viewer),
            Cards::All => self.play.open_at(ply, self.viewer),
        };
        if let Some(view) = view {
            self.view = view;
        }
        self.log_back = 0;
        if let Some(waited) = &mut self.autoplay {
            *waited = Duration::ZERO;
        }
    }

    fn set_viewer(&mut self, viewer: Viewer) {
        let ply = self.position.ply();
        self.viewer = viewer;
        let log = self.play.view(viewer).log_text(self.labels.context());
        self.position = Position::new(&log, self.play.ply(), ply);
        self.refresh_view();
    }

    fn next_viewer(&self) -> Viewer {
        let seats = self.play.seats();
        match self.viewer {
            Viewer::Spectator => Viewer::Seat(Seat::ALL[0]),
            Viewer::Seat(seat) if seats.after(seat) == Seat::ALL[0] => Viewer::Spectator,
            Viewer::Seat(seat) => Viewer::Seat(seats.after(seat)),
        }
    }

    fn toggle_all_cards(&mut self) {
        self.cards = match self.cards {
            Cards::All => Cards::Own,
            Cards::Own if self.play.is_over() => Cards::All,
            Cards::Own => {
                self.notice = Some(self.labels.get("term-cards-closed"));
                Cards::Own
            }
        };
        self.refresh_view();
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "all other keys, future ones included, do nothing"
    )]
    fn press_key(&mut self, key: KeyCode) {
        self.notice = None;
        match key {
            KeyCode::Right | KeyCode::Down | KeyCode::Enter => self.go(Step::On),
            KeyCode::Left | KeyCode::Up | KeyCode::Backspace => self.go(Step::Back),
            KeyCode::PageDown => self.go(Step::RoundOn),
            KeyCode::PageUp => self.go(Step::RoundBack),
            KeyCode::Home => self.go(Step::Start),
            KeyCode::End => self.go(Step::End),
            KeyCode::Char(' ') => {
                self.autoplay = match self.autoplay {
                    None if !self.position.is_at_end() => Some(Duration::ZERO),
                    None | Some(_) => None,
                };
            }
            KeyCode::Char('a') => self.toggle_all_cards(),
            KeyCode::Char('v') => self.set_viewer(self.next_viewer()),
            KeyCode::Char('0') => self.set_viewer(Viewer::Spectator),
            KeyCode::Char(digit @ '1'..='9') => {
                let seat = Seat::new(digit as u8 - b'1');
                if let Some(seat) = seat.filter(|seat| self.play.seats().has(*seat)) {
                    self.set_viewer(Viewer::Seat(seat));
                }
            }
            KeyCode::Char('s') if self.view.is_over() => self.open(Kind::Score),
            KeyCode::Char('?' | 'h') => self.open(Kind::Help),
            KeyCode::Char('r') => self.open(Kind::Rules(self.view.rule_now())),
            KeyCode::Tab => self.open(Kind::Log),
            KeyCode::Char('l') => self.labels = self.labels.next_language(),
            KeyCode::Char('q') | KeyCode::Esc => self.done = true,
            _ => {}
        }
    }

    fn open(&mut self, kind: Kind) {
        self.autoplay = None;
        self.overlay = Some(Overlay::new(kind));
    }

    fn lines(&self, columns: usize) -> Vec<Line<'static>> {
        let (at, last) = self.position.count();
        let viewer = match self.viewer {
            Viewer::Spectator => Phrase::new("term-replay-spectator"),
            Viewer::Seat(seat) => Phrase::new("term-replay-seat").with("seat", seat),
        };
        let (at, last) = (at.to_string(), last.to_string());
        let place = Phrase::new("term-replay-place")
            .with("at", at)
            .with("last", last);
        let mut lines = Vec::new();
        let mut say = |words: &str, style: Style| {
            lines.extend(
                text::wrap(words, columns)
                    .iter()
                    .map(|line| labels::marked(line, style)),
            );
        };
        let plain = Style::new();
        say(&self.labels.say(&place), plain.add_modifier(Modifier::BOLD));
        if self.view.is_over() {
            say(&self.labels.get("term-replay-over"), plain);
        } else {
            say(&self.labels.say(&self.view.situation()), plain);
        }
        let dim = plain.add_modifier(Modifier::DIM);
        say(&self.labels.say(&viewer), dim);
        if self.cards == Cards::All || self.view.is_over() {
            say(&self.labels.get("term-replay-open"), dim);
        }
        if self.autoplay.is_some() {
            say(&self.labels.get("term-replay-rolling"), dim);
        }
        if let Some(notice) = &self.notice {
            say(notice, plain.add_modifier(Modifier::ITALIC));
        }
        lines
    }

    fn help(&self) -> Vec<(String, String)> {
        let get = |key| self.labels.get(key);
        vec![
            ("← →".into(), get("term-help-step")),
            ("PgUp PgDn".into(), get("term-help-round")),
            ("Home End".into(), get("term-help-ends")),
            (get("term-key-space"), get("term-help-roll")),
            ("0 1–5 v".into(), get("term-help-viewer")),
            ("a".into(), get("term-help-open")),
            ("s".into(), get("term-help-score")),
            ("r".into(), get("term-help-rules")),
            ("Tab".into(), get("term-help-log")),
            ("l".into(), get("term-help-language")),
            ("q".into(), get("term-help-leave")),
        ]
    }
}

impl Screen for ReplayScreen {
    fn draw(&mut self, area: Rect, buf: &mut Buffer) {
        let needs = Needs {
            board: board::least_rows(&*self.view, &self.labels, area.width),
            question: 8,
            log: LogPlace::Anywhere,
        };
        let panes = layout::divide(area, needs);
        let you = |seat| (self.viewer == Viewer::Seat(seat)).then(|| self.labels.get("term-you"));
        let title = self.labels.title_line(self.play.seats(), you);
        let bold = Style::new().add_modifier(Modifier::BOLD);
        panes::put(&labels::marked(&title, bold), 0, panes.title, buf);
        if panes.board.area() > 0 {
            self.view
                .draw(self.labels.board_context(), None, panes.board, buf);
        }
        let inner = panes::ruled(&self.labels.get("term-replay-title"), panes.ask, buf);
        panes::put_all(&self.lines(usize::from(inner.width)), inner, buf);
        if panes.log.area() > 0 {
            let inner = panes::ruled(&self.labels.get("term-log-title"), panes.log, buf);
            let log = self.view.log_text(self.labels.context());
            let lines = panes::log_lines(&log, usize::from(inner.width));
            self.log_back = panes::put_newest(&lines, self.log_back, inner, buf);
        }
        let hints = [
            "term-key-step",
            "term-key-round",
            "term-key-roll",
            "term-key-viewer",
            "term-key-open",
            "term-key-help",
            "term-key-quit",
        ];
        panes::put_hints(&self.labels, &hints, panes.keys, buf);
        if let Some(mut overlay) = self.overlay.take() {
            overlay.draw(&*self.view, &self.labels, &self.help(), area, buf);
            self.overlay = Some(overlay);
        }
    }

    fn press(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            self.done |= key.code == KeyCode::Char('c');
            return;
        }
        match self.overlay.take() {
            None => self.press_key(key.code),
            Some(mut overlay) => match overlay.press(key.code) {
                Reply::Stay => self.overlay = Some(overlay),
                Reply::Close | Reply::Yes => {}
            },
        }
    }

    fn tick(&mut self, elapsed: Duration) -> bool {
        let Some(waited) = &mut self.autoplay else {
            return false;
        };
        *waited += elapsed;
        if *waited < PAUSE {
            return false;
        }
        self.go(Step::On);
        if self.position.is_at_end() {
            self.autoplay = None;
        }
        true
    }

    fn is_done(&self) -> bool {
        self.done
    }
}
