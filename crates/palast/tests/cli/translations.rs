//! Every text of the terminal commands exists in every language, and no text is unused.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use palast_ui::{Lang, common, locale};

/// Collects all string literals that begin with `term-` from the sources below the folder. Keys that
/// are composed at run time contain a brace.
fn collect_keys(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the source folder exists") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            collect_keys(&path, into);
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
fn every_key_exists_in_every_language_and_is_used() {
    let mut keys = BTreeSet::new();
    collect_keys(
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
        assert!(surplus.is_empty(), "{lang} has unused texts: {surplus:?}");
    }
    assert_eq!(
        locale::differences(|lang| common::sources(lang).to_vec()).unwrap(),
        [""; 0]
    );
}
