//! The edition: what is in it, what is refused and where, and that its numbers are played.

use amyitis::{City, Edition, Good, Printed};
use palast_core::{Confidence, Edition as _};

use crate::situation::{given_with, seat};

fn with(from: &str, to: &str) -> String {
    let text = Edition::EARLIER_TEXTS[0];
    assert_eq!(text.matches(from).count(), 1, "{from}");
    text.replace(from, to)
}

/// Every table says where it comes from; none claims to be read off the box.
#[test]
fn origins() {
    let edition = Edition::parse(Edition::EARLIER_TEXTS[0]).unwrap();
    for table in Printed::ALL {
        let origin = edition.origin(table);
        assert!(!origin.source.is_empty(), "{table}");
        assert!(origin.confidence < Confidence::High, "{table}");
    }
}

#[test]
fn wrong_editions_are_refused_with_line_and_reason() {
    let line_of = |text: &str| {
        let before = &Edition::EARLIER_TEXTS[0][..Edition::EARLIER_TEXTS[0].find(text).unwrap()];
        before.matches('\n').count() + 1
    };
    let cases = [
        (
            "each = 7",
            "each = 2",
            "[goods]",
            "tokens of each resource: 5 to 20, not 2",
        ),
        (
            "[crafts]\npeasant = [4, 5, 6]\nmerchant = [2, 3, 4]",
            "[crafts]\npeasant = [0, 5, 6]\nmerchant = [0, 3, 4]",
            "[crafts]",
            "4 craft cards",
        ),
        (
            "[crafts]\npeasant = [4, 5, 6]",
            "[crafts]\npeasant = [4, 5]",
            "[crafts]",
            "crafts:",
        ),
        (
            "courtier = [0, 0, 0]",
            "courtier = [0, 0, 1]",
            "[crafts]",
            "no Courtiers",
        ),
        (
            "steps = [0, 1, 2, 4]",
            "steps = [0, 1, 2, 9]",
            "[caravaneer]",
            "free steps",
        ),
        (
            "each = 7",
            "each = 7\nmore = 1",
            "[goods]",
            "no field `more`",
        ),
        (
            "K = [{ quality = 2,",
            "K = [{ quality = 4,",
            "[plants]",
            "quality of a plant",
        ),
        (
            "X1 = [{ quality = 1 }",
            "X1 = [{ quality = 1, extra = \"wine\" }",
            "[plants]",
            "joker",
        ),
        (
            "  { vp = 8 },\n  { vp = 7, talents = 2 },\n",
            "",
            "[tiles]",
            "2 tiles of quality 3",
        ),
        (
            "[\"d1\", \"a4\", \"c1\", \"a3\"]",
            "[\"d5\"]",
            "[gardens]",
            "no square `d5`",
        ),
        (
            "[\"d1\", \"a4\", \"c1\", \"a3\"]",
            "[\"a1\"]",
            "[gardens]",
            "top square",
        ),
        ("\"a1-a2\",", "\"a1-c1\",", "[canals]", "no side `a1-c1`"),
        (
            "[[4, 1],",
            "[[0, 1],",
            "[canals]",
            "no canal begins at [0, 1]",
        ),
        ("rounds = 25", "rounds = 0", "[guard]", "the last round"),
        (
            "spaces = 20",
            "spaces = 1",
            "[track]",
            "spaces of the track",
        ),
    ];
    for (from, to, at, reason) in cases {
        let error = Edition::parse(&with(from, to)).unwrap_err();
        assert!(error.reason.contains(reason), "{error}");
        assert!(
            error.line.abs_diff(line_of(at)) <= 1,
            "{error}, not near {}",
            line_of(at)
        );
    }
    let cities = [
        ("city = \"susa\"", "city = \"uruk\"", "described twice"),
        (
            "city = \"ninoua\"\nasks = \"barley\"\n",
            "city = \"ninoua\"\n",
            "a court city asks",
        ),
        (
            "city = \"uruk\"\nasks = \"palm\"",
            "city = \"uruk\"\nasks = \"wine\"",
            "joker",
        ),
        ("[[cities]]\ncity = \"babylon\"\n", "", "8 cities"),
    ];
    for (from, to, reason) in cities {
        let error = Edition::parse(&with(from, to)).unwrap_err();
        assert!(error.reason.contains(reason), "{error}");
        assert!(error.line > line_of("[fields]"), "{error}");
    }
    let twice = Edition::parse("name = \"x\"\nname = \"y\"\n").unwrap_err();
    assert_eq!(twice.line, 2);
    assert!(Edition::parse("name = \"x\"").is_err());
}

/// A corrected edition is played: another city resource, another field, other points.
#[test]
fn corrected_numbers_are_played() {
    let edition = with(
        "city = \"susa\"\nasks = \"dates\"",
        "city = \"susa\"\nasks = \"salt\"",
    );
    let table = given_with(1, "base | camels 2 1 1 | goods 1 salt", &edition);
    table
        .plays("1 caravan susa, 1 court banker")
        .then("goods 1");
    let edition = with("upper = [\"barley\",", "upper = [\"palm\",");
    given_with(1, "base", &edition)
        .plays("1 recruit r1 peasant, 1 field f1")
        .then("goods 1 palm");
    let edition = with("vp = [3, 1]", "vp = [5, 2]");
    given_with(1, "base | temple marduk 1 2", &edition)
        .all_pass()
        .then("vp 5 2 0");
    let edition = with(
        "camels = 1\ntalents = 1\nsource = \"that she",
        "camels = 2\ntalents = 0\nsource = \"that she",
    );
    given_with(1, "base | temple ishtar 1", &edition)
        .all_pass()
        .then("camels 3 1 1 | talents 4 4 4");
    let edition = with("most = 3", "most = 5");
    let table = given_with(
        1,
        "base | canal 2 d2-d3 | planted 3 d3 | lay d2 t1 | goods 1 barley",
        &edition,
    );
    table.plays("1 caravan eshnunna").then("vp 4 5 0");
}

/// The order of cities is the edition's: swapped neighbours are swapped on the loop.
#[test]
fn another_loop() {
    let swapped = with("city = \"eshnunna\"\nasks = \"barley\"", "city = \"X\"");
    let swapped = swapped.replace(
        "city = \"ur\"\nasks = \"salt\"",
        "city = \"eshnunna\"\nasks = \"barley\"",
    );
    let swapped = swapped.replace("city = \"X\"", "city = \"ur\"\nasks = \"salt\"");
    let edition = Edition::parse(&swapped).unwrap();
    assert_eq!(
        (edition.place(City::Ur), edition.place(City::Eshnunna)),
        (1, 3)
    );
    let table = given_with(1, "base | canal 2 d1-d2 | goods 1 salt barley", &swapped);
    let table = table
        .offers("1", "caravan ur")
        .plays("1 caravan ur, 1 plant d1");
    table.then("caravan ur | camels 0 1 1 | goods 1 barley");
    assert_eq!(edition.asks(City::Babylon), None);
    assert_eq!(edition.asks(City::Ur), Some(Good::Salt));
    assert_eq!(seat("1").number(), 1);
}
