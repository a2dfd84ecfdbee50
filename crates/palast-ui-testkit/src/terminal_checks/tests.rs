//! Each check passes the correct UI and detects its flaw.

use super::*;
use crate::toy::{Game as Clean, ToyUi, flaw};

const SCREEN: TerminalChecks = TerminalChecks {
    length: 12,
    width: 120,
    legend: "◆ = ",
};

mod clean {
    use super::{Clean, SCREEN, ToyUi};

    crate::terminal_tests!(Clean, ToyUi<0>, SCREEN);
}

#[test]
#[should_panic(expected = "too long")]
fn a_long_line_is_detected() {
    SCREEN.all_players_fit_into_fourteen_lines::<Clean, ToyUi<{ flaw::LONG_LINE }>>();
}

#[test]
#[should_panic(expected = "2 is missing")]
fn a_missing_name_is_detected() {
    SCREEN.all_players_fit_into_fourteen_lines::<Clean, ToyUi<{ flaw::MISSING_NAME }>>();
}

#[test]
#[should_panic(expected = "1 is missing")]
fn a_name_that_fills_the_line_is_detected() {
    let width = 78;
    TerminalChecks { width, ..SCREEN }
        .all_players_fit_into_fourteen_lines::<Clean, ToyUi<{ flaw::NAME_FILLS_LINE }>>();
}

#[test]
#[should_panic(expected = "the legend is missing")]
fn a_missing_legend_is_detected() {
    let legend = "? = ";
    TerminalChecks { legend, ..SCREEN }.all_players_fit_into_fourteen_lines::<Clean, ToyUi<0>>();
}

#[test]
#[should_panic(expected = "too small")]
fn a_panic_in_a_small_terminal_is_detected() {
    SCREEN.every_terminal_size_can_be_drawn::<Clean, ToyUi<{ flaw::PANICS_WHEN_SMALL }>>();
}

#[test]
#[should_panic(expected = "nothing at 40×40")]
fn an_empty_terminal_is_detected() {
    SCREEN.every_terminal_size_can_be_drawn::<Clean, ToyUi<{ flaw::BLANK }>>();
}
