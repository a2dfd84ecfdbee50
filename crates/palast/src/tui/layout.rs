//! Where the panes go. Made for 80×24, uses more where there is more, and gives up panes one after
//! the other where there is less: first the log, then the board; never the question.

use ratatui::layout::Rect;

/// What a game's face needs at least to draw itself well.
const BOARD_COLUMNS: u16 = 78;
/// Room beside a board from which on the log gets a column of its own.
const LOG_COLUMN: u16 = 32;

/// The panes of a screen; those there is no room for are empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Panes {
    pub(crate) title: Rect,
    pub(crate) board: Rect,
    pub(crate) ask: Rect,
    pub(crate) log: Rect,
    pub(crate) keys: Rect,
}

/// How many rows the board needs, how many the question would like, and whether the log may stand
/// beside the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Needs {
    pub(crate) board: u16,
    pub(crate) question: u16,
    pub(crate) log: LogPlace,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogPlace {
    /// Beside the question, or in a column of its own where there is room for one.
    Anywhere,
    /// Only where it takes nothing from the question.
    OwnColumn,
}

/// Divides the area.
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

/// The board gets what it needs if the question still has room, and all that is left over. Where
/// both cannot be whole, the question gets the larger part: the hand can be read in the answers.
fn board_rows(height: u16, needs: Needs) -> u16 {
    const QUESTION_ROWS: u16 = 8;
    let left_over = height.saturating_sub(needs.question.max(QUESTION_ROWS));
    let needed = if height >= needs.board + QUESTION_ROWS {
        needs.board
    } else {
        needs.board.min(height * 2 / 5)
    };
    let rows = left_over.max(needed);
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
    fn panes_fill_the_area_and_never_leave_it() {
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
    fn at_80_by_24_board_question_and_log_have_room() {
        let area = Rect::new(0, 0, 80, 24);
        let panes = divide(area, needs(8));
        assert_eq!((panes.board.width, panes.board.height), (80, 14));
        assert_eq!((panes.ask.width, panes.ask.height), (50, 8));
        assert_eq!(panes.log.height, 8);
        let small = Needs {
            board: 9,
            question: 11,
            log: LogPlace::OwnColumn,
        };
        let panes = divide(area, small);
        assert_eq!((panes.board.height, panes.ask.height), (11, 11));
        assert_eq!((panes.ask.width, panes.log.area()), (80, 0));
    }

    #[test]
    fn a_wide_terminal_gives_the_log_a_column() {
        let panes = divide(Rect::new(0, 0, 120, 40), needs(8));
        assert_eq!(panes.log.height, 38);
        assert!(
            panes.board.width >= 72 && panes.board.height >= 28,
            "{panes:?}"
        );
    }
}
