//! Small matrix games have known solutions.

use palast_lab::sealed::{against_columns, against_rows, solve};

/// What the first side is sure of with its mixture, and what it can reach against the other's.
fn bounds(matrix: &[Vec<f64>]) -> (f64, f64) {
    let (rows, columns) = solve(matrix, 4000);
    let sure = against_rows(matrix, &rows)
        .into_iter()
        .fold(f64::MAX, f64::min);
    let most = against_columns(matrix, &columns)
        .into_iter()
        .fold(f64::MIN, f64::max);
    (sure, most)
}

#[test]
fn rock_paper_scissors_is_worth_a_half() {
    let matrix = [[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]].map(Vec::from);
    let (sure, most) = bounds(&matrix);
    assert!(
        (sure - 0.5).abs() < 0.005 && (most - 0.5).abs() < 0.005,
        "{sure} {most}"
    );
}

#[test]
fn a_lopsided_game_has_its_known_value_and_mixture() {
    let matrix = [[1.0, 0.0], [0.0, 0.5]].map(Vec::from);
    // p · 1 = (1 - p) · 0.5 gives p = 1/3 and the value 1/3.
    let (rows, _) = solve(&matrix, 4000);
    assert!((rows[0] - 1.0 / 3.0).abs() < 0.01, "{rows:?}");
    let (sure, most) = bounds(&matrix);
    assert!((sure - 1.0 / 3.0).abs() < 0.005 && (most - 1.0 / 3.0).abs() < 0.005);
}

#[test]
fn a_dominated_row_is_never_played() {
    let matrix = [[0.6, 0.7], [0.1, 0.2]].map(Vec::from);
    let (rows, columns) = solve(&matrix, 500);
    assert!(rows[0] > 0.99 && columns[0] > 0.99, "{rows:?} {columns:?}");
}
