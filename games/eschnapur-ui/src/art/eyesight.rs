//! Stone colours hold for every kind of eyesight.

use palast_facekit::eyesight::{assert_apart, contrast};

use super::Stone;

#[test]
fn stones_stay_apart_in_every_kind_of_eyesight() {
    let names = Stone::ALL.map(|stone| format!("{stone:?}"));
    let colours: Vec<_> = names
        .iter()
        .map(String::as_str)
        .zip(Stone::ALL.map(Stone::colour))
        .collect();
    assert_apart(&colours);
}

/// As much as WCAG asks of text: for some eyes the shape is all there is.
#[test]
fn every_shape_stands_out_from_its_stone() {
    for stone in Stone::ALL {
        let contrast = contrast(stone.colour(), stone.mark());
        assert!(contrast > 4.5, "{stone:?}: {contrast:.1} to 1");
    }
}
