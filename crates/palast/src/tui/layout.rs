//! The layout of a screen. It is designed for 80×24 and uses more space where there is more. In a
//! smaller terminal the log is dropped first, then the board, never the question.

use ratatui::layout::Rect;

/// The width a game UI needs to draw its board well.
const BOARD_COLUMNS: u16 = 78;
/// With this many columns left beside the board, the log gets a column of its own.
const LOG_COLUMN: u16 = 32;

/// The panes of a screen. A pane that does not fit is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Panes {
    pub(crate) title: Rect,
    pub(crate) board: Rect,
    pub(crate) ask: Rect,
    pub(crate) log: Rect,
    pub(crate) keys: Rect,
}

/// The rows the board needs, the rows the question should have, and where the log may stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Needs {
    pub(crate) board: u16,
    pub(crate) question: u16,
    pub(crate) log: LogPlace,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogPlace {
    /// In a column of its own if one fits, otherwise beside the question.
    Anywhere,
    /// In a column of its own if one fits, otherwise in a strip below the question, which keeps its
    /// whole width.
    Strip,
}

/// The rows of the strip: a rule and the newest lines.
const STRIP_ROWS: u16 = 3;

/// Divides the area into panes.
pub(crate) fn divide(area: Rect, needs: Needs) -> Panes {
    let title = if area.height >= 8 { 1 } else { 0 };
    let keys = if area.height >= 5 { 1 } else { 0 };
    let (title, rest) = split_top(area, title);
    let (rest, keys) = split_top(rest, rest.height - keys);
    if area.width >= BOARD_COLUMNS + LOG_COLUMN {
        let column = (area.width - BOARD_COLUMNS).min(56).min(area.width * 2 / 5);
        let (left, log) = split_left(rest, rest.width - column);
        let (board, ask) = split_top(left, board_rows(left.height, needs));
        return Panes {
            title,
            board,
            ask,
            log,
            keys,
        };
    }
    if needs.log == LogPlace::Strip && area.height >= 20 {
        let (above, log) = split_top(rest, rest.height - STRIP_ROWS);
        let (board, ask) = split_top(above, board_rows(above.height, needs));
        return Panes {
            title,
            board,
            ask,
            log,
            keys,
        };
    }
    let (board, below) = split_top(rest, board_rows(rest.height, needs));
    let beside = needs.log == LogPlace::Anywhere && area.width >= 64 && rest.height >= 12;
    let log = if beside { area.width * 3 / 8 } else { 0 };
    let (ask, log) = split_left(below, below.width - log);
    Panes {
        title,
        board,
        ask,
        log,
        keys,
    }
}

/// The board gets the rows it needs if enough remain for the question, and all surplus rows. If both
/// do not fit, the question gets the larger part: its answers also show the hand.
fn board_rows(height: u16, needs: Needs) -> u16 {
    const QUESTION_ROWS: u16 = 8;
    let surplus = height.saturating_sub(needs.question.max(QUESTION_ROWS));
    let needed = if height >= needs.board + QUESTION_ROWS {
        needs.board
    } else {
        needs.board.min(height * 2 / 5)
    };
    let rows = surplus.max(needed);
    if rows < 3 { 0 } else { rows }
}

fn split_top(area: Rect, rows: u16) -> (Rect, Rect) {
    let rows = rows.min(area.height);
    let top = Rect {
        height: rows,
        ..area
    };
    let below = Rect {
        y: area.y + rows,
        height: area.height - rows,
        ..area
    };
    (top, below)
}

fn split_left(area: Rect, columns: u16) -> (Rect, Rect) {
    let columns = columns.min(area.width);
    let left = Rect {
        width: columns,
        ..area
    };
    let right = Rect {
        x: area.x + columns,
        width: area.width - columns,
        ..area
    };
    (left, right)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs(question: u16) -> Needs {
        Needs {
            board: 14,
            question,
            log: LogPlace::Anywhere,
        }
    }

    #[test]
    fn panes_fill_exactly_the_area() {
        for width in 0..200 {
            for height in 0..70 {
                for question in [0, 6, 12, 90] {
                    let area = Rect::new(0, 0, width, height);
                    let panes = divide(area, needs(question));
                    let all = [panes.title, panes.board, panes.ask, panes.log, panes.keys];
                    let cells: u32 = all.iter().map(|pane| pane.area()).sum();
                    assert_eq!(cells, area.area(), "{width}×{height}: {panes:?}");
                    let inside = |pane: &Rect| area.intersection(*pane).area() == pane.area();
                    assert!(all.iter().all(inside), "{width}×{height}: {panes:?}");
                    assert!(panes.ask.height >= height.min(4).saturating_sub(1));
                }
            }
        }
    }

    #[test]
    fn board_question_and_log_fit_80_by_24() {
        let area = Rect::new(0, 0, 80, 24);
        let panes = divide(area, needs(8));
        assert_eq!((panes.board.width, panes.board.height), (80, 14));
        assert_eq!((panes.ask.width, panes.ask.height), (50, 8));
        assert_eq!(panes.log.height, 8);
        let small = Needs {
            board: 9,
            question: 11,
            log: LogPlace::Strip,
        };
        let panes = divide(area, small);
        assert_eq!((panes.board.height, panes.ask.height), (9, 10));
        assert_eq!((panes.ask.width, panes.log.height), (80, 3));
    }

    #[test]
    fn in_a_wide_terminal_the_log_has_its_own_column() {
        let panes = divide(Rect::new(0, 0, 120, 40), needs(8));
        assert_eq!(panes.log.height, 38);
        assert!(
            panes.board.width >= 72 && panes.board.height >= 28,
            "{panes:?}"
        );
    }
}
