//! A numbered menu of answers. Picking and giving an answer are two things: a digit or an arrow
//! picks, and what the answer would do is shown before it is given.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::{labels, panes};
use crate::text;

/// Columns kept free for the number of the page.
const PAGE_MARK: u16 = 6;

/// Answers in notation, and which one is picked.
#[derive(Debug, Default)]
pub(crate) struct Menu {
    answers: Vec<String>,
    pick: Option<usize>,
    typed: usize,
}

/// A way to go in the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    Next,
    Previous,
    First,
    Last,
}

impl Menu {
    /// A menu of these answers; a single one is picked already.
    pub(crate) fn new(answers: Vec<String>) -> Self {
        let pick = (answers.len() == 1).then_some(0);
        Self {
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

    pub(crate) fn clear_pick(&mut self) {
        self.pick = None;
        self.typed = 0;
    }

    /// Moves the pick, going round.
    pub(crate) fn go(&mut self, way: Way) {
        self.typed = 0;
        let Some(last) = self.answers.len().checked_sub(1) else {
            return;
        };
        self.pick = Some(match (way, self.pick) {
            (Way::First, _) | (Way::Next, None) => 0,
            (Way::Last, _) | (Way::Previous, None | Some(0)) => last,
            (Way::Next, Some(index)) if index == last => 0,
            (Way::Next, Some(index)) => index + 1,
            (Way::Previous, Some(index)) => index - 1,
        });
    }

    /// A digit picks by number. In long menus digits add up: 1, then 2 picks the twelfth; what
    /// would be too large begins anew.
    pub(crate) fn type_digit(&mut self, digit: usize) {
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

    /// How many rows the menu would like in that many columns.
    pub(crate) fn rows(&self, labels: &[String], columns: usize) -> usize {
        self.answers
            .len()
            .div_ceil(Grid::columns_for(labels, columns))
    }

    /// Draws the menu in columns, filled downwards; if not all fits, the page with the pick.
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
            let words = format!("{mark}{:>number_width$} {label}", index + 1);
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
        Menu::new((1..=length).map(|n| format!("answer {n}")).collect())
    }

    #[test]
    fn nothing_is_picked_until_somebody_picks_unless_there_is_no_choice() {
        assert_eq!(menu(3).picked(), None);
        assert_eq!(menu(1).picked(), Some("answer 1"));
        assert_eq!(menu(0).picked(), None);
    }

    #[test]
    fn arrows_go_round() {
        let mut menu = menu(3);
        menu.go(Way::Previous);
        assert_eq!(menu.picked(), Some("answer 3"));
        menu.go(Way::Next);
        assert_eq!(menu.picked(), Some("answer 1"));
        let mut empty = Menu::default();
        empty.go(Way::Next);
        assert_eq!(empty.picked(), None);
    }

    #[test]
    fn digits_add_up_while_they_can() {
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
            "there is no answer 30 and none 0"
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
                    menu.go(Way::Next);
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
