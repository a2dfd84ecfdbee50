//! Ribbon colours hold for every kind of eyesight.

use palast_facekit::eyesight::{assert_apart, contrast};

use super::Ribbon;

#[test]
fn ribbons_stay_apart_in_every_kind_of_eyesight() {
    let names = Ribbon::ALL.map(|ribbon| format!("{ribbon:?}"));
    let colours: Vec<_> = names
        .iter()
        .map(String::as_str)
        .zip(Ribbon::ALL.map(Ribbon::colour))
        .collect();
    assert_apart(&colours);
}

/// As much as WCAG asks of text: for some eyes the shape is all there is.
#[test]
fn every_shape_stands_out_from_its_cloth() {
    for ribbon in Ribbon::ALL {
        let contrast = contrast(ribbon.colour(), ribbon.mark());
        assert!(contrast > 4.5, "{ribbon:?}: {contrast:.1} to 1");
    }
}
