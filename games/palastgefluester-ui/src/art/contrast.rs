//! Ribbon colours and shapes hold for every kind of eyesight.

use palast_ui_testkit::contrast::{Token, assert_tokens};

use super::Ribbon;

#[test]
fn ribbons_stay_apart_in_every_kind_of_eyesight() {
    let tokens = Ribbon::ALL.map(|ribbon| Token {
        name: format!("{ribbon:?}"),
        colour: ribbon.colour(),
        mark: ribbon.mark(),
        shape: ribbon.shape(),
    });
    assert_tokens(&tokens);
}
