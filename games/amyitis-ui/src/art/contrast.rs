//! The colours of players and goods hold for every kind of eyesight.

use palast_ui_testkit::contrast::{assert_apart, contrast};

use super::{Cube, Good};

#[test]
fn cubes_stay_apart_in_every_kind_of_eyesight() {
    let colours = Cube::ALL.map(|cube| (cube.slug(), cube.colour()));
    assert_apart(&colours);
}

#[test]
fn goods_stay_apart_in_every_kind_of_eyesight() {
    let colours = Good::ALL.map(|good| (good.slug(), good.colour()));
    assert_apart(&colours);
}

/// As much as WCAG asks of text: for some eyes the shape is all there is.
#[test]
fn every_shape_stands_out_from_its_ground() {
    let cubes = Cube::ALL.map(|cube| (cube.slug(), cube.colour(), cube.mark()));
    let goods = Good::ALL.map(|good| (good.slug(), good.colour(), good.mark()));
    for (what, ground, mark) in cubes.into_iter().chain(goods) {
        let contrast = contrast(ground, mark);
        assert!(contrast > 4.5, "{what}: {contrast:.1} to 1");
    }
}
