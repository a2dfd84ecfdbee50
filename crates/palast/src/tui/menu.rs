//! A menu of answers. A key or an arrow only picks an answer; its consequence is shown before the user
//! confirms it. Answers about pieces with something printed on them are picked by that; where there
//! are such pieces the other answers have no number, which could only be confused with theirs.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::{labels, panes};
use crate::text;

/// Columns reserved for the page number.
const PAGE_MARK: u16 = 6;

/// The answers in notation, and the picked one.
#[derive(Debug, Default)]
pub(crate) struct Menu {
    answers: Vec<String>,
    /// What is printed on the piece of each answer.
    keys: Vec<Option<char>>,
    pick: Option<usize>,
    typed: usize,
}

/// A movement of the pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    Next,
    Previous,
    First,
    Last,
}

impl Menu {
    /// Creates a menu. A single answer is picked from the start.
    pub(crate) fn new(answers: Vec<String>, key: impl Fn(&str) -> Option<char>) -> Self {
        let pick = (answers.len() == 1).then_some(0);
        Self {
            keys: answers.iter().map(|answer| key(answer)).collect(),
            answers,
            pick,
            typed: 0,
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    pub(crate) fn answers(&self) -> &[String] {
        &self.answers
    }

    /// The picked answer.
    pub(crate) fn picked(&self) -> Option<&str> {
        self.pick.map(|index| self.answers[index].as_str())
    }

    /// Picks an answer by its notation, if it is in the menu.
    pub(crate) fn pick(&mut self, answer: &str) {
        self.typed = 0;
        let found = self.answers.iter().position(|one| one == answer);
        self.pick = found.or(self.pick);
    }

    pub(crate) fn clear_pick(&mut self) {
        self.pick = None;
        self.typed = 0;
    }

    /// Moves the pick and wraps around at both ends.
    pub(crate) fn move_pick(&mut self, step: Move) {
        self.typed = 0;
        let Some(last) = self.answers.len().checked_sub(1) else {
            return;
        };
        self.pick = Some(match (step, self.pick) {
            (Move::First, _) | (Move::Next, None) => 0,
            (Move::Last, _) | (Move::Previous, None | Some(0)) => last,
            (Move::Next, Some(index)) if index == last => 0,
            (Move::Next, Some(index)) => index + 1,
            (Move::Previous, Some(index)) => index - 1,
        });
    }

    fn has_keys(&self) -> bool {
        self.keys.iter().any(Option::is_some)
    }

    /// Picks the answer whose piece has this printed on it; of several the next after the pick.
    /// Answers whether there is one.
    pub(crate) fn type_key(&mut self, key: char) -> bool {
        let is_it =
            |index: &usize| self.keys[*index].is_some_and(|it| it.eq_ignore_ascii_case(&key));
        let after = self.pick.map_or(0, |pick| pick + 1);
        let found = (after..self.keys.len()).chain(0..after).find(is_it);
        if let Some(index) = found.filter(|index| *index < self.answers.len()) {
            self.pick = Some(index);
        }
        found.is_some()
    }

    /// Picks by number, where no piece has a key. In long menus digits combine: 1, then 2 picks the twelfth answer. If the
    /// combined number is too large, the digit starts a new number.
    pub(crate) fn type_digit(&mut self, digit: usize) {
        if self.has_keys() {
            return;
        }
        let longer = self.typed * 10 + digit;
        let number = if (1..=self.answers.len()).contains(&longer) {
            longer
        } else {
            digit
        };
        if (1..=self.answers.len()).contains(&number) {
            self.typed = number;
            self.pick = Some(number - 1);
        }
    }

    /// Returns how many rows the whole menu takes in that many columns.
    pub(crate) fn rows(&self, labels: &[String], columns: usize) -> usize {
        self.answers
            .len()
            .div_ceil(Grid::columns_for(labels, columns))
    }

    /// Draws the menu in columns, filled downwards. If it does not fit, draws the page with the pick.
    pub(crate) fn draw(&self, labels: &[String], area: Rect, buf: &mut Buffer) {
        let whole = area;
        let mut grid = Grid::new(labels, area);
        let mut area = area;
        if grid.page < labels.len() && area.width >= 20 {
            area.width -= PAGE_MARK;
            grid = Grid::new(labels, area);
        }
        let first = self.pick.map_or(0, |pick| pick / grid.page * grid.page);
        let number_width = labels.len().to_string().len();
        for (index, label) in labels.iter().enumerate().skip(first).take(grid.page) {
            let place = index - first;
            let offset = u16::try_from(place / grid.rows * grid.width).unwrap_or(u16::MAX);
            if offset >= area.width {
                break;
            }
            let cell = Rect {
                x: area.x + offset,
                width: (area.width - offset).min(u16::try_from(grid.width).unwrap_or(u16::MAX)),
                ..area
            };
            let (mark, style) = if self.pick == Some(index) {
                ("›", Style::new().add_modifier(Modifier::REVERSED))
            } else {
                (" ", Style::new())
            };
            let number = match self.keys.get(index) {
                Some(Some(key)) => key.to_string(),
                _ if self.has_keys() => "·".to_owned(),
                _ => (index + 1).to_string(),
            };
            let words = format!("{mark}{number:>number_width$} {label}");
            let words = text::fit(&words, usize::from(cell.width).saturating_sub(1));
            panes::put(&labels::marked(&words, style), place % grid.rows, cell, buf);
        }
        if area != whole {
            let page = format!(
                "{}/{}",
                first / grid.page + 1,
                labels.len().div_ceil(grid.page)
            );
            let line = Line::styled(page, Style::new().add_modifier(Modifier::DIM)).right_aligned();
            panes::put(
                &line,
                usize::from(whole.height.saturating_sub(1)),
                whole,
                buf,
            );
        }
    }
}

struct Grid {
    rows: usize,
    width: usize,
    page: usize,
}

impl Grid {
    fn new(labels: &[String], area: Rect) -> Self {
        let columns = Self::columns_for(labels, usize::from(area.width));
        let height = usize::from(area.height).max(1);
        let rows = labels.len().div_ceil(columns).clamp(1, height);
        Self {
            rows,
            width: (usize::from(area.width) / columns).max(1),
            page: rows * columns,
        }
    }

    fn columns_for(labels: &[String], width: usize) -> usize {
        let widest = labels
            .iter()
            .map(|label| text::width(label))
            .max()
            .unwrap_or(0);
        // A mark, the number, and spaces around it.
        let needed = widest + labels.len().to_string().len() + 4;
        (width / needed).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn menu(length: usize) -> Menu {
        Menu::new(
            (1..=length).map(|n| format!("answer {n}")).collect(),
            |_| None,
        )
    }

    #[test]
    fn what_is_printed_on_a_piece_picks_it_and_nothing_else_has_a_number() {
        let answers = ["part 2", "part 6", "pass"].map(ToOwned::to_owned).to_vec();
        let mut menu = Menu::new(answers, |answer| {
            answer.strip_prefix("part ")?.chars().next()
        });
        assert!(menu.type_key('6'));
        assert_eq!(menu.picked(), Some("part 6"));
        assert!(!menu.type_key('1'));
        menu.type_digit(1);
        assert_eq!(menu.picked(), Some("part 6"), "1 is printed nowhere");
        let area = Rect::new(0, 0, 30, 3);
        let mut buf = Buffer::empty(area);
        menu.draw(&["Two".into(), "Six".into(), "Pass".into()], area, &mut buf);
        let shown: String = buf.content.iter().map(|cell| cell.symbol()).collect();
        assert!(
            shown.contains("2 Two") && shown.contains("6 Six") && shown.contains("· Pass"),
            "{shown}"
        );
    }

    #[test]
    fn only_a_single_answer_is_picked_from_the_start() {
        assert_eq!(menu(3).picked(), None);
        assert_eq!(menu(1).picked(), Some("answer 1"));
        assert_eq!(menu(0).picked(), None);
    }

    #[test]
    fn the_pick_wraps_around() {
        let mut menu = menu(3);
        menu.move_pick(Move::Previous);
        assert_eq!(menu.picked(), Some("answer 3"));
        menu.move_pick(Move::Next);
        assert_eq!(menu.picked(), Some("answer 1"));
        let mut empty = Menu::default();
        empty.move_pick(Move::Next);
        assert_eq!(empty.picked(), None);
    }

    #[test]
    fn digits_combine_while_the_number_is_in_the_menu() {
        let mut menu = menu(12);
        menu.type_digit(1);
        assert_eq!(menu.picked(), Some("answer 1"));
        menu.type_digit(2);
        assert_eq!(menu.picked(), Some("answer 12"));
        menu.type_digit(3);
        assert_eq!(menu.picked(), Some("answer 3"));
        menu.type_digit(0);
        assert_eq!(
            menu.picked(),
            Some("answer 3"),
            "there is neither an answer 30 nor an answer 0"
        );
    }

    #[test]
    fn every_answer_is_on_some_page() {
        let labels: Vec<String> = (1..=40).map(|n| format!("label-{n}.")).collect();
        for (width, height) in [(60, 3), (20, 4), (9, 1), (1, 1), (0, 0)] {
            let area = Rect::new(0, 0, width, height);
            for pick in 0..40 {
                let mut menu = menu(40);
                for _ in 0..=pick {
                    menu.move_pick(Move::Next);
                }
                let mut buf = Buffer::empty(area);
                menu.draw(&labels, area, &mut buf);
                let shown: String = buf.content.iter().map(|cell| cell.symbol()).collect();
                if width >= 20 {
                    assert!(shown.contains(&labels[pick]), "{shown}");
                }
            }
        }
    }
}
