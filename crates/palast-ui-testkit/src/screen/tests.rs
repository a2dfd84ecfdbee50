//! Each check passes the clean face and catches the flaw it is there for.

use super::*;
use crate::toy::{Game as Clean, ToyFace, flaw};

const SCREEN: Screen = Screen {
    length: 12,
    width: 120,
    legend: "◆ = ",
};

mod clean {
    use super::{Clean, SCREEN, ToyFace};

    crate::screen_tests!(Clean, ToyFace<0>, SCREEN);
}

#[test]
#[should_panic(expected = "too long")]
fn a_long_line_is_seen() {
    SCREEN.everybody_fits_into_fourteen_lines::<Clean, ToyFace<{ flaw::LONG_LINE }>>();
}

#[test]
#[should_panic(expected = "2 is missing")]
fn a_missing_name_is_seen() {
    SCREEN.everybody_fits_into_fourteen_lines::<Clean, ToyFace<{ flaw::NAME_MISSING }>>();
}

#[test]
#[should_panic(expected = "1 is missing")]
fn a_name_that_fills_the_line_is_seen() {
    let width = 78;
    Screen { width, ..SCREEN }
        .everybody_fits_into_fourteen_lines::<Clean, ToyFace<{ flaw::NAME_RUNS_ON }>>();
}

#[test]
#[should_panic(expected = "the legend is missing")]
fn a_missing_legend_is_seen() {
    let legend = "? = ";
    Screen { legend, ..SCREEN }.everybody_fits_into_fourteen_lines::<Clean, ToyFace<0>>();
}

#[test]
#[should_panic(expected = "too small")]
fn a_panic_in_a_small_terminal_is_seen() {
    SCREEN.any_size_will_do::<Clean, ToyFace<{ flaw::SMALL_BREAKS }>>();
}

#[test]
#[should_panic(expected = "nothing at 40×40")]
fn an_empty_terminal_is_seen() {
    SCREEN.any_size_will_do::<Clean, ToyFace<{ flaw::BLANK }>>();
}
