//! Editions: a corrected one works, a wrong one is refused with its line and the reason.

use eschnapur::{Edition, Eschnapur, Options, Part, Privilege};
use palast_core::{Confidence, Edition as _, EditionId, Rules};

const DEFAULT: &str = Edition::DEFAULT_TEXT;

fn line_of(text: &str, what: &str) -> usize {
    text.lines().position(|line| line.contains(what)).unwrap() + 1
}

/// The wrong edition made by one replacement is refused in that line, for that reason.
#[track_caller]
fn refused(from: &str, to: &str, reason: &str) {
    assert!(DEFAULT.contains(from), "{from:?}");
    let text = DEFAULT.replacen(from, to, 1);
    let error = Edition::parse(&text).unwrap_err();
    let marker = to.lines().next().unwrap();
    assert_eq!(error.line, line_of(&text, marker), "{error}");
    assert!(error.reason.contains(reason), "{error}");
}

#[test]
fn every_number_says_where_it_comes_from() {
    let edition = Edition::parse(DEFAULT).unwrap();
    for part in Part::ALL {
        let origin = edition.part_origin(&Options::default(), part);
        assert!(!origin.source.is_empty() && origin.confidence < Confidence::Stated);
    }
    for privilege in Privilege::ALL {
        assert!(!edition.cost_origin(privilege).source.is_empty());
    }
    let eighth = edition.part_origin(&Options::default(), Part::P8);
    assert_eq!(eighth.confidence, Confidence::Medium);
}

#[test]
fn a_corrected_edition_is_played_with() {
    let text = DEFAULT
        .replacen("wage = 16", "wage = 12", 1)
        .replacen("cost = 9", "cost = 4", 1);
    let rules = Rules::<Eschnapur>::with_edition(1, 4, Options::default(), &text).unwrap();
    assert_eq!(rules.edition.part(&rules.options, Part::P1).wage, 12);
    assert_eq!(rules.edition.cost(Privilege::Gold5), 4);
    assert_ne!(rules.edition_id, EditionId::of(DEFAULT));
}

#[test]
fn a_wrong_number_is_refused_in_its_line() {
    refused("wage = 16", "wage = 31", "a wage is 1 to 30, not 31");
    refused("first = 8", "first = 0", "a field value is 1 to 99, not 0");
    refused("last = 16", "last = 18", "1 to 18 is not 1 to 16 fields");
    refused("bags = [9]", "bags = [17]", "a bag is 1 to 16, not 17");
    refused("bags = [13]", "bags = [13, 13]", "two bags on the field 13");
    refused("cost = 6", "cost = 0", "a cost is 1 to 99, not 0");
    refused(
        "number = 3",
        "number = 9",
        "the number of a part is 1 to 8, not 9",
    );
}

#[test]
fn a_wrong_text_is_refused_in_its_line() {
    refused(
        "card = \"gold5\"",
        "card = \"gold6\"",
        "there is no privilege `gold6`",
    );
    refused("wage = 16", "wages = 16", "unknown field");
    refused("wage = 16", "wage = \"much\"", "invalid type");
    refused("wage = 16", "wage = 16 16", "");
    let doubled = DEFAULT.replacen("number = 2", "number = 1", 1);
    let error = Edition::parse(&doubled).unwrap_err();
    assert_eq!(error.reason, "part 1 is described twice");
    let second = doubled.match_indices("number = 1\n").nth(1).unwrap().0;
    assert_eq!(error.line, doubled[..second].lines().count() + 1);
    let twice = DEFAULT.replacen("card = \"stones3\"", "card = \"gold5\"", 1);
    let error = Edition::parse(&twice).unwrap_err();
    assert_eq!(error.reason, "`gold5` is described twice");
}

#[test]
fn what_is_missing_is_named() {
    let part = DEFAULT.split("[[parts.r1]]").nth(3).unwrap();
    let error =
        Edition::parse(&DEFAULT.replacen(&format!("[[parts.r1]]{part}"), "", 1)).unwrap_err();
    assert_eq!(error.reason, "part 3 is missing");
    let card = DEFAULT.split("[[privileges]]").nth(4).unwrap();
    let error =
        Edition::parse(&DEFAULT.replacen(&format!("[[privileges]]{card}"), "", 1)).unwrap_err();
    assert_eq!(error.reason, "`gold5` is missing");
    let error = Edition::parse("").unwrap_err();
    assert!(error.reason.contains("missing field"), "{error}");
}
