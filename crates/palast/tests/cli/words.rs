//! Every text the terminal programs use is there in every language, and none is left over.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use palast_ui::{Lang, common, locale};

/// What stands in quotes and begins with `term-`, in all sources below the folder. Keys put
/// together while running end in a hyphen or a brace here.
fn used(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            used(&path, into);
        } else if path.file_name().is_some_and(|name| name != "tests.rs") {
            let source = fs::read_to_string(&path).expect("sources are text");
            let quoted = source.split('"').skip(1).step_by(2);
            into.extend(
                quoted
                    .filter(|text| text.starts_with("term-"))
                    .map(str::to_owned),
            );
        }
    }
}

#[test]
fn every_key_is_there_in_every_language_and_none_is_left_over() {
    let mut keys = BTreeSet::new();
    used(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut keys,
    );
    assert!(keys.len() > 50, "{keys:?}");
    let prefixes: Vec<String> = keys
        .iter()
        .filter_map(|key| key.split_once('{'))
        .map(|(prefix, _)| prefix.to_owned())
        .collect();
    for lang in Lang::ALL {
        let known = locale::messages(&common::sources(lang)).unwrap();
        let there = |key: &String| key.contains('{') || known.contains_key(key);
        let missing: Vec<_> = keys.iter().filter(|key| !there(key)).collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
        let surplus: Vec<_> = known
            .keys()
            .filter(|key| key.starts_with("term-") && !keys.contains(*key))
            .filter(|key| !prefixes.iter().any(|prefix| key.starts_with(prefix)))
            .collect();
        assert!(
            surplus.is_empty(),
            "{lang} has {surplus:?}, which nobody says"
        );
    }
    assert_eq!(
        locale::differences(|lang| common::sources(lang).to_vec()).unwrap(),
        [""; 0]
    );
}
