//! Players and goods hold for every kind of eyesight.

use palast_ui_testkit::contrast::{Token as Sign, assert_apart, assert_tokens};

use super::{Colour, Token};

#[test]
fn players_stay_apart_in_every_kind_of_eyesight() {
    let signs = Colour::ALL.map(|colour| Sign {
        name: format!("{colour:?}"),
        colour: colour.paint(),
        mark: colour.mark(),
        shape: colour.shape(),
    });
    assert_tokens(&signs);
}

#[test]
fn goods_stay_apart_in_every_kind_of_eyesight() {
    let names = Token::GOODS.map(|(token, colour)| (format!("{token:?}"), colour));
    let colours: Vec<_> = names
        .iter()
        .map(|(name, colour)| (name.as_str(), *colour))
        .collect();
    assert_apart(&colours);
}
