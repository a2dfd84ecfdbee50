//! Two versions of the rules: what belongs to which, and that matches of the first go on.

use std::path::Path;

use amyitis::{Amyitis, Edition, FieldTie, Options, Procession, TempleTie};
use palast_core::{
    Edition as _, EditionId, Game, Header, Input, Match, Options as _, Record, Rules,
};
use palast_core::{RulesError, Viewer};

#[expect(clippy::disallowed_methods, reason = "tests read the golden replays")]
fn kept(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    std::fs::read_to_string(path.join(name)).unwrap()
}

/// AM-203 `rules 1` is version 1 with its edition; a new match is version 2.
#[test]
fn a_record_names_its_version() {
    let record = Record::<Amyitis>::parse(&kept("base-3.match"), &[]).unwrap();
    assert_eq!(
        (
            record.header.rules.version,
            record.header.rules.edition.rules
        ),
        (1, 1)
    );
    let earlier = EditionId::of(Edition::EARLIER_TEXTS[0]).to_string();
    assert_eq!(earlier, "337950ff5ada6fda");
    let new = Rules::<Amyitis>::new(3, Options::default()).unwrap();
    assert_eq!((new.version, new.edition.rules), (2, 2));
}

/// AM-204 The defaults of both versions.
#[test]
fn defaults() {
    let now = Options::default();
    let values = (now.field_tie, now.temple_tie, now.procession);
    let expected = (FieldTie::None, TempleTie::Earliest, Procession::Lead);
    assert_eq!(values, expected);
    let first = Options::of_version_1();
    let values = (first.field_tie, first.temple_tie, first.procession);
    let expected = (FieldTie::Rightmost, TempleTie::Latest, Procession::Neutral);
    assert_eq!(values, expected);
}

/// AM-205 An option or an edition of one version under the other is refused with a reason.
#[test]
fn versions_do_not_mix() {
    let with = |version, options, edition| {
        let refused = Rules::<Amyitis>::with_edition(version, 3, options, edition).unwrap_err();
        assert!(
            matches!(refused, RulesError::NotOfVersion { .. }),
            "{refused}"
        );
        refused.to_string()
    };
    let (first, now) = (Options::of_version_1(), Options::default());
    let (earlier, new) = (Edition::EARLIER_TEXTS[0], Edition::DEFAULT_TEXT);
    let reason = with(1, first, new);
    assert!(
        reason.contains("\"reconstruction 2\" is for rules version 2"),
        "{reason}"
    );
    let reason = with(2, now, earlier);
    assert!(
        reason.contains("\"reconstruction 1\" is for rules version 1"),
        "{reason}"
    );
    let reason = with(1, now, earlier);
    assert!(reason.contains("procession lead"), "{reason}");
    // The option values of version 1 all exist in version 2.
    for (name, values) in [
        ("procession", ["neutral", "clear"]),
        ("temple-tie", ["latest", "earliest"]),
    ] {
        for value in values {
            let mut options = Options::default();
            options.set(name, value).unwrap();
            assert!(Rules::<Amyitis>::new(3, options).is_ok());
        }
    }
    // In a record the reason stands beside the line of the edition.
    let text = kept("base-3.match").replace("\nrules 1\n", "\nrules 2\n");
    let refused = Record::<Amyitis>::parse(&text, &[])
        .unwrap_err()
        .to_string();
    assert!(refused.contains("is for rules version 1"), "{refused}");
}

/// The first half of a kept match, loaded as a running match would be after an upgrade.
fn half_played(name: &str) -> (Match<Amyitis>, Vec<Input<Amyitis>>, String) {
    let text = kept(name);
    let record = Record::<Amyitis>::parse(&text, &[]).unwrap();
    let seed = record.seed.clone().unwrap();
    let half = record.inputs.len() / 2;
    let (before, after) = record.inputs.split_at(half);
    let header = Header::<Amyitis>::parse(&record.header.to_text(), &[]).unwrap();
    let running = Match::replay(header, Some(seed), before.iter().copied()).unwrap();
    assert!(!running.is_over());
    assert_eq!(running.rules().version, 1);
    (running, after.to_vec(), text)
}

/// AM-203 A running match of version 1 goes on by version 1: the same answers lead to the same draws and
/// the same end.
#[test]
fn a_running_match_goes_on() {
    for name in ["base-2.match", "base-4.match", "palace-3.match"] {
        let (mut running, after, text) = half_played(name);
        let answers = after.into_iter().filter_map(|input| match input {
            Input::Act(seat, action) => Some((seat, action)),
            Input::Chance(_) | Input::Undo(_) => None,
        });
        for (seat, action) in answers {
            let ask = running.ask_id(seat).unwrap();
            running.submit(seat, ask, action).unwrap();
        }
        assert!(running.is_over(), "{name}");
        let (kept, now) = (
            Record::<Amyitis>::parse(&text, &[]).unwrap(),
            running.record().unwrap(),
        );
        assert_eq!(now.header.to_text(), kept.header.to_text(), "{name}");
        assert!(now.inputs == kept.inputs, "{name}");
        let ended = kept.replay().unwrap();
        assert_eq!(running.standings(), ended.standings(), "{name}");
    }
}

/// AM-203 Other answers than the recorded ones are played by version 1 too, to the end.
#[test]
fn a_running_match_goes_on_with_other_answers() {
    let (mut running, _, _) = half_played("palace-4.match");
    let mut turn = 0usize;
    while let Some(seat) = running.asked().first() {
        let view = running.view(Viewer::Seat(seat));
        let actions = view.legal_actions();
        turn += 1;
        let answer = actions[turn % actions.len()];
        let ask = running.ask_id(seat).unwrap();
        running.submit(seat, ask, answer).unwrap();
    }
    let record = running.record().unwrap();
    assert!(record.to_text().contains("\nrules 1\n"));
    let again = Record::<Amyitis>::parse(&record.to_text(), &[]).unwrap();
    assert_eq!(again.replay().unwrap().standings(), running.standings());
    assert_eq!(Amyitis::RULES_VERSION, 2);
}
