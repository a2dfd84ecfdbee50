//! Stone colours and shapes hold for every kind of eyesight.

use palast_ui_testkit::contrast::{Token, assert_tokens};

use super::Stone;

#[test]
fn stones_stay_apart_in_every_kind_of_eyesight() {
    let tokens = Stone::ALL.map(|stone| Token {
        name: format!("{stone:?}"),
        colour: stone.colour(),
        mark: stone.mark(),
        shape: stone.shape(),
    });
    assert_tokens(&tokens);
}
