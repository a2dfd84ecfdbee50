//! The edition: what is read, what is refused and where, and that whatever passes can be played.

use eternal_palace::{Edition, EternalPalace, Options};
use palast_core::{Confidence, Dice, Edition as _, EventSink, Game, Options as _, Rules, Step};

/// The default text with one piece replaced.
fn changed(from: &str, to: &str) -> String {
    let text = Edition::DEFAULT_TEXT;
    assert!(text.contains(from), "{from:?} is not in the text");
    text.replacen(from, to, 1)
}

#[track_caller]
fn refused(from: &str, to: &str, reason: &str) {
    let text = changed(from, to);
    let error = Edition::parse(&text).expect_err("it should be refused");
    assert!(error.reason.contains(reason), "{error}");
    // Lines are those of the text, as far as one line can be named.
    assert!(error.line <= text.lines().count(), "{error}");
}

/// Every number says where it comes from, and nothing unstated claims to be stated.
#[test]
fn origins() {
    let edition = Edition::parse(Edition::DEFAULT_TEXT).unwrap();
    for about in [
        "track 1",
        "track RM",
        "bridge",
        "alternative-bridge",
        "A01a",
        "A28a",
        "labyrinth",
        "K12",
        "master",
        "ascent",
        "palace",
    ] {
        let origin = edition
            .origin(about)
            .unwrap_or_else(|| panic!("{about} has no origin"));
        assert!(!origin.source.is_empty() && origin.confidence < Confidence::Stated);
    }
    assert!(edition.origin("nothing").is_none());
}

#[test]
fn wrong_texts_are_refused() {
    refused(
        "steps = 4",
        "steps = 0",
        "the steps of a track is 1 to 20, not 0",
    );
    refused("steps = 4", "steps = 21", "not 21");
    refused("place = \"2\"", "place = \"1\"", "described twice");
    refused("place = \"2\"", "place = \"3\"", "has no progress track");
    refused("end = 16", "end = 40", "the end of a bridge");
    refused("end = 16", "end = 1", "the end of a bridge");
    refused("space = 4", "space = 16", "a space with a reward");
    refused("space = 4", "space = 1", "two rewards");
    refused(
        "reward = \"fish\"",
        "reward = \"gold\"",
        "a reward of the Bridge",
    );
    refused("card = \"A02a\"", "card = \"A01a\"", "described twice");
    refused(
        "card = \"A02a\"",
        "card = \"A29a\"",
        "an adviser from A01a to A28b",
    );
    refused(
        "cost = \"wood\"",
        "cost = \"gold\"",
        "wood, stone, kaolin or bronze",
    );
    refused(
        "cost = \"wood\"",
        "cost = \"wood+wood+wood+wood+wood+wood+wood+wood+wood\"",
        "at most 8",
    );
    refused("to = \"X\"", "to = \"D2\"", "there is no space D2");
    refused("fish = 1\n", "fish = 0\n", "the price of a path");
    refused("name = \"C1\"", "name = \"C4\"", "there is no space C1");
    refused(
        "layers = [\"3\", \"5\", \"7\"]",
        "layers = [\"3\", \"5\", \"5\"]",
        "three different layers",
    );
    refused(
        "layers = [\"3\", \"5\", \"7\"]",
        "layers = [\"3\", \"5\", \"X\"]",
        "other than X",
    );
    refused("card = \"K02\"", "card = \"K01\"", "described twice");
    refused(
        "rows = \"M X Y Z\"",
        "rows = \"M X Y\"",
        "each of M, X, Y, Z",
    );
    refused(
        "rows = \"M X Y Z\"",
        "rows = \"M X Y Z Z\"",
        "each of M, X, Y, Z",
    );
    refused("start = \"MXY\"", "start = \"MX\"", "3 of his 5 dice");
    refused("later = \"ZM\"", "later = \"ZZ\"", "two of M");
    refused("card = \"M02\"", "card = \"M01\"", "described twice");
    refused(
        "order = \"fish wisdom bridge monument\"",
        "order = \"fish fish\"",
        "twice",
    );
    refused(
        "strategy = \"ascent\"",
        "strategy = \"descent\"",
        "described twice",
    );
    refused(
        "confidence = \"low\"",
        "confidence = \"sure\"",
        "unknown variant",
    );
    refused("drawn = 15", "drawn = 15\nlength = 3", "unknown field");
    let error = Edition::parse("name = \"x\"").unwrap_err();
    assert!(error.reason.contains("missing field"), "{error}");
}

/// Plays random matches with an edition and audits every step.
fn plays(text: &str, chosen: &[(&str, &str)]) {
    let mut options = Options::default();
    for (name, value) in chosen {
        options.set(name, value).unwrap();
    }
    for seats in [2, 5] {
        let rules = Rules::<EternalPalace>::with_edition(1, seats, options, text).unwrap();
        let mut dice = Dice::from_number(u64::from(seats));
        for _ in 0..6 {
            let mut table = EternalPalace::setup(rules);
            loop {
                match EternalPalace::step(&table.public) {
                    Step::Over => break,
                    Step::Chance => {
                        let outcome = EternalPalace::draw(&table, &mut dice);
                        EternalPalace::resolve(&mut table, outcome, &mut EventSink::silent());
                    }
                    Step::Ask(asked) => {
                        let seat = asked.first().unwrap();
                        let seat_view = table.view_ref(seat);
                        let ask = EternalPalace::question(seat_view);
                        let action = EternalPalace::any_action(seat_view, &ask, &mut dice);
                        EternalPalace::act(&mut table, seat, action, &mut EventSink::silent());
                    }
                }
                assert_eq!(EternalPalace::audit(&table), Ok(()));
            }
        }
    }
}

const ALL: &[(&str, &str)] = &[
    ("privileges", "on"),
    ("river", "on"),
    ("alt-fish-market", "on"),
    ("alt-academy", "on"),
    ("alt-temple", "on"),
    ("alt-market", "on"),
    ("alt-bridge", "on"),
];

/// Short tracks, a short Bridge, free advisers: everything happens at once.
#[test]
fn an_extreme_edition_can_be_played() {
    let short = Edition::DEFAULT_TEXT
        .replace("steps = 4", "steps = 1")
        .replace("steps = 2", "steps = 1")
        .replace("cost = \"wood\"", "cost = \"-\"");
    plays(&short, &[]);
    plays(&short, ALL);
    plays(&short, &[("compositions", "on")]);
    let long = Edition::DEFAULT_TEXT.replace("steps = 4", "steps = 20");
    plays(&long, &[("labyrinth", "on"), ("privileges", "on")]);
}

/// Without any adviser cards the places that need them are poor or closed, and nothing breaks.
#[test]
fn an_edition_without_advisers_can_be_played() {
    let text = Edition::DEFAULT_TEXT;
    let start = text.find("[[advisers]]").unwrap();
    let end = text.find("[labyrinth]").unwrap();
    let none = format!("advisers = []\n{}{}", &text[..start], &text[end..]);
    plays(&none, &[]);
    plays(&none, ALL);
}
