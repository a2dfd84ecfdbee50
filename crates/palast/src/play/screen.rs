//! The screen of a match: its state, and what keys and elapsed time do. `draw` renders it.

use std::path::PathBuf;
use std::time::Duration;

use palast_core::TakeBack;
use palast_games::{Advice, SubmitError};
use palast_ui::{Lang, Phrase};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;

use super::draw;
use super::explained::Explained;
use super::hint::Searching;
use super::pace::Pace;
use super::recorder::Recorder;
use super::session::Session;
use crate::tui::Screen;
use crate::tui::labels::Labels;
use crate::tui::menu::{Menu, Move};
use crate::tui::overlay::{Kind, Overlay, Reply};

pub(crate) struct PlayScreen {
    pub(super) session: Session,
    pub(super) labels: Labels,
    pub(super) menu: Menu,
    pub(super) overlay: Option<Overlay>,
    pub(super) notice: Option<String>,
    pub(super) pace: Pace,
    pub(super) explained: Explained,
    /// The ply of the player's last answer: moments after it are news.
    pub(super) answered_at: usize,
    /// How many lines the log is scrolled back.
    pub(super) log_back: usize,
    /// The hint for this question, if the player asked for one.
    pub(super) advice: Option<Advice>,
    /// A search for one.
    searching: Option<Searching>,
    recorder: Recorder,
    /// The files written so far.
    written: Vec<PathBuf>,
    saved: bool,
    /// How long the next bot has been waiting to answer.
    waited: Duration,
    done: bool,
}

impl PlayScreen {
    pub(crate) fn new(
        session: Session,
        lang: Lang,
        recorder: Recorder,
        explained: Explained,
    ) -> Self {
        let mut screen = Self {
            labels: Labels::new(session.game(), session.view().seats(), lang),
            menu: Menu::default(),
            overlay: None,
            notice: None,
            pace: Pace::default(),
            explained,
            answered_at: 0,
            log_back: 0,
            advice: None,
            searching: None,
            recorder,
            written: Vec::new(),
            saved: false,
            waited: Duration::ZERO,
            done: false,
            session,
        };
        screen.refresh();
        let explainable = !screen.labels.game().lessons().is_empty();
        if explainable && screen.explained.is_undecided() {
            screen.overlay = Some(Overlay::new(Kind::Welcome));
        }
        screen
    }

    /// The lesson of the question, if it is to be told.
    pub(super) fn lesson(&self) -> Option<&'static str> {
        let lesson = self.session.view().lesson()?;
        self.explained.is_due(lesson).then_some(lesson)
    }

    /// Writes the record if it is not written yet. Returns the messages to print afterwards.
    pub(crate) fn save(&mut self) -> anyhow::Result<Vec<String>> {
        self.write_record()?;
        let messages = self.written.iter().map(|path| {
            let phrase =
                Phrase::new("term-record-written").with("file", path.display().to_string());
            self.labels.say(&phrase)
        });
        Ok(messages.collect())
    }

    fn write_record(&mut self) -> anyhow::Result<()> {
        if !self.saved {
            self.saved = true;
            self.written
                .extend(self.recorder.save(&self.session.record())?);
        }
        Ok(())
    }

    /// Updates the screen after a change of the match: a new menu, and the score once it is over.
    fn refresh(&mut self) {
        let view = self.session.view();
        self.menu = Menu::new(view.legal(), |answer| view.key(answer));
        self.log_back = 0;
        self.advice = None;
        self.searching = None;
        self.waited = Duration::ZERO;
        if self.session.is_over() && !self.saved {
            self.overlay = Some(Overlay::new(Kind::Score));
            if let Err(error) = self.write_record() {
                self.notice = Some(format!("{error:#}"));
            }
        }
    }

    fn give_answer(&mut self) {
        let Some(answer) = self.menu.picked().map(str::to_owned) else {
            if !self.menu.is_empty() {
                self.notice = Some(self.labels.get("term-pick-first"));
            }
            return;
        };
        let lesson = self.session.view().lesson();
        let ply = self.session.ply();
        match self.session.answer(&answer) {
            Ok(()) => {
                if let Some(lesson) = lesson {
                    self.explained.tell(lesson);
                }
                self.answered_at = ply;
                self.refresh();
            }
            Err(SubmitError::Illegal(why)) => self.notice = Some(self.labels.say(&why)),
            Err(SubmitError::NotAsked | SubmitError::Stale | SubmitError::Unreadable(_)) => {
                self.notice = Some(self.labels.get("term-not-asked"));
            }
        }
    }

    fn take_back(&mut self) {
        match self.session.take_back() {
            Some(TakeBack::Free) => self.undo(),
            Some(TakeBack::ByConsent { .. }) => self.overlay = Some(Overlay::new(Kind::TakeBack)),
            None => self.notice = Some(self.labels.get("term-nothing-to-take-back")),
        }
    }

    fn undo(&mut self) {
        self.session.undo();
        self.refresh();
        self.notice = Some(self.labels.get("term-taken-back"));
    }

    fn play_again(&mut self) {
        match self.session.again() {
            Ok(session) => {
                self.session = session;
                self.saved = false;
                self.overlay = None;
                self.refresh();
            }
            Err(error) => self.notice = Some(format!("{error:#}")),
        }
    }

    /// Begins to search for a hint, or shows the one there is.
    fn ask_for_hint(&mut self) {
        if self.advice.is_some() {
            self.overlay = Some(Overlay::new(Kind::Hint));
            return;
        }
        match self.session.question() {
            Some((view, seed)) => {
                self.searching = Some(Searching::begin(view, seed));
                self.notice = Some(self.labels.get("hint-thinking"));
            }
            None => self.notice = Some(self.labels.get("term-hint-none")),
        }
    }

    /// Shows the hint once it is found; says whether it was.
    pub(super) fn hear_hint(&mut self) -> bool {
        let found = self.searching.as_ref().and_then(Searching::poll);
        let Some(found) = found else { return false };
        self.searching = None;
        self.notice = None;
        self.advice = found;
        if self.advice.is_some() {
            self.overlay = Some(Overlay::new(Kind::Hint));
        }
        true
    }

    /// Picks an answer of the hint by its number.
    fn pick_hinted(&mut self, number: char) {
        let place = number.to_digit(10).and_then(|digit| digit.checked_sub(1));
        let answers = self.advice.iter().flat_map(|advice| &advice.answers);
        let named = place.and_then(|place| answers.clone().nth(place as usize));
        if let Some(answer) = named {
            self.menu.pick(&answer.notation);
        }
    }

    /// Lets the bots answer at once until the player is asked or the match is over.
    fn skip_bots(&mut self) {
        while self.menu.is_empty() && self.session.waits_for_bot() {
            self.session.step_bot();
            self.refresh();
        }
    }

    fn press_overlay(&mut self, mut overlay: Overlay, key: KeyCode) {
        let kind = overlay.kind();
        match (kind, overlay.press(key)) {
            (_, Reply::Stay) => self.overlay = Some(overlay),
            (Kind::Quit, Reply::Yes) => self.done = true,
            (Kind::TakeBack, Reply::Yes) => self.undo(),
            (Kind::Welcome, Reply::Yes) => self.explained.switch(true),
            (Kind::Welcome, Reply::Close) => self.explained.switch(false),
            (Kind::Score, Reply::Close) if key == KeyCode::Char('q') => self.done = true,
            (Kind::Score, Reply::Close) if key == KeyCode::Char('n') => self.play_again(),
            (Kind::Hint, Reply::Close) => {
                if let KeyCode::Char(number) = key {
                    self.pick_hinted(number);
                }
            }
            (
                Kind::Help
                | Kind::Hint
                | Kind::Rules(_)
                | Kind::Log
                | Kind::Score
                | Kind::Abouts
                | Kind::Quit
                | Kind::TakeBack,
                Reply::Close | Reply::Yes,
            ) => {}
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "all other keys, future ones included, do nothing"
    )]
    fn press_key(&mut self, key: KeyCode) {
        self.notice = None;
        match key {
            KeyCode::Char(key) if self.menu.type_key(key) => {}
            KeyCode::Char(digit @ '0'..='9') => {
                self.menu.type_digit(usize::from(digit as u8 - b'0'));
            }
            KeyCode::Down | KeyCode::Right => self.menu.move_pick(Move::Next),
            KeyCode::Up | KeyCode::Left => self.menu.move_pick(Move::Previous),
            KeyCode::Home => self.menu.move_pick(Move::First),
            KeyCode::End => self.menu.move_pick(Move::Last),
            KeyCode::Enter if self.session.is_over() => {
                self.overlay = Some(Overlay::new(Kind::Score));
            }
            KeyCode::Enter => self.give_answer(),
            KeyCode::Esc => self.menu.clear_pick(),
            KeyCode::PageUp => self.log_back += 5,
            KeyCode::PageDown => self.log_back = self.log_back.saturating_sub(5),
            KeyCode::Char(' ') => self.skip_bots(),
            KeyCode::Char('+') => self.pace = self.pace.faster(),
            KeyCode::Char('-') => self.pace = self.pace.slower(),
            KeyCode::Char('?' | 'h') => self.overlay = Some(Overlay::new(Kind::Help)),
            KeyCode::Char('r') => {
                let now = self.session.view().rule_now();
                self.overlay = Some(Overlay::new(Kind::Rules(now)));
            }
            KeyCode::Tab => self.overlay = Some(Overlay::new(Kind::Log)),
            KeyCode::Char('t') => self.ask_for_hint(),
            KeyCode::Char('u') => self.take_back(),
            KeyCode::Char('i') => self.overlay = Some(Overlay::new(Kind::Abouts)),
            KeyCode::Char('e') => {
                let on = !self.explained.are_wanted();
                self.explained.switch(on);
                let key = if on {
                    "term-explain-on"
                } else {
                    "term-explain-off"
                };
                self.notice = Some(self.labels.get(key));
            }
            KeyCode::Char('l') => self.labels = self.labels.next_language(),
            KeyCode::Char('n') if self.session.is_over() => self.play_again(),
            KeyCode::Char('q') if self.session.is_over() => self.done = true,
            KeyCode::Char('q') => self.overlay = Some(Overlay::new(Kind::Quit)),
            _ => {}
        }
    }
}

impl Screen for PlayScreen {
    fn draw(&mut self, area: Rect, buf: &mut Buffer) {
        draw::draw(self, area, buf);
    }

    fn press(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            // Raw mode delivers Ctrl+C as a key; it must still end the program at once.
            self.done |= key.code == KeyCode::Char('c');
            return;
        }
        match self.overlay.take() {
            Some(overlay) => self.press_overlay(overlay, key.code),
            None => self.press_key(key.code),
        }
    }

    fn tick(&mut self, elapsed: Duration) -> bool {
        let paused = self.overlay.is_some();
        let heard = !paused && self.hear_hint();
        if paused || heard || !self.session.waits_for_bot() {
            return heard;
        }
        self.waited += elapsed;
        if self.waited < self.pace.pause() {
            return false;
        }
        let asked_before = !self.menu.is_empty();
        let pick = self.menu.picked().map(str::to_owned);
        self.session.step_bot();
        // A bot may answer while the player is asked too; that must not change the pick.
        if asked_before && pick.is_some() && self.menu.answers() == self.session.view().legal() {
            self.waited = Duration::ZERO;
        } else {
            self.refresh();
        }
        true
    }

    fn is_done(&self) -> bool {
        self.done
    }
}
