//! Finds test functions in Rust sources, without a parser.
//!
//! A parser would drop plain comments, which contain citations, and would not look into macros such as `proptest!`.

use std::ops::Range;

/// A `#[test]` function with its comments, attributes and body.
#[derive(Debug)]
pub(crate) struct TestFunction<'s> {
    pub(crate) name: &'s str,
    /// Line of the `fn`, counted from one.
    pub(crate) line: usize,
    /// The comments and attributes above it, its signature and its body.
    pub(crate) text: &'s str,
    pub(crate) is_ignored: bool,
}

/// Which part of a file may contain tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A test file: all of it.
    Tests,
    /// A library file: the part after the first `#[cfg(test)]`.
    Library,
}

/// Returns all test functions of a source file.
pub(crate) fn test_functions(source: &str, kind: Kind) -> Vec<TestFunction<'_>> {
    let code = code_only(source);
    let begin = match kind {
        Kind::Tests => Some(0),
        Kind::Library => code.find("#[cfg(test)]"),
    };
    let mut found = Vec::new();
    let Some(mut at) = begin else { return found };
    while let Some(offset) = code[at..].find("#[") {
        let attribute = at + offset;
        let Some(close) = closing(&code, attribute + 1, b'[', b']') else {
            break;
        };
        at = close;
        if !is_test_attribute(&code[attribute + 2..close]) {
            continue;
        }
        let Some((name, body)) = function(&code, close) else {
            continue;
        };
        let start = start_above(source, attribute);
        found.push(TestFunction {
            name: &source[name.clone()],
            line: line_of(source, name.start),
            text: &source[start..body.end],
            is_ignored: code[start..name.start].contains("#[ignore"),
        });
        at = body.end;
    }
    found
}

/// Returns the line of a byte position, counted from one.
pub(crate) fn line_of(text: &str, position: usize) -> usize {
    text.as_bytes()[..position]
        .iter()
        .filter(|byte| **byte == b'\n')
        .count()
        + 1
}

/// Whether an attribute is `test`, `tokio::test(…)` or similar.
fn is_test_attribute(attribute: &str) -> bool {
    let path = attribute.split('(').next().unwrap_or_default();
    path.rsplit("::")
        .next()
        .is_some_and(|last| last.trim() == "test")
}

/// Returns the name and the extent of the function that begins after `from`.
fn function(code: &str, from: usize) -> Option<(Range<usize>, Range<usize>)> {
    let keyword = from + code[from..].find("fn ")?;
    let name = keyword + 3;
    let length = code[name..].find(|c: char| !c.is_alphanumeric() && c != '_')?;
    let open = name + code[name..].find('{')?;
    let close = closing(code, open, b'{', b'}')?;
    Some((name..name + length, keyword..close + 1))
}

/// Returns the position of the bracket that closes the one at `open`.
fn closing(code: &str, open: usize, opens: u8, closes: u8) -> Option<usize> {
    let mut depth = 0_usize;
    for (offset, byte) in code.as_bytes()[open..].iter().enumerate() {
        if *byte == opens {
            depth += 1;
        } else if *byte == closes {
            depth = depth.checked_sub(1)?;
            if depth == 0 {
                return Some(open + offset);
            }
        }
    }
    None
}

/// Returns where the comments and attributes directly above a position begin.
fn start_above(source: &str, position: usize) -> usize {
    let mut start = source[..position]
        .rfind('\n')
        .map_or(0, |newline| newline + 1);
    while start > 0 {
        let above = source[..start - 1]
            .rfind('\n')
            .map_or(0, |newline| newline + 1);
        let line = source[above..start].trim();
        if !line.starts_with("//") && !line.starts_with("#[") {
            break;
        }
        start = above;
    }
    start
}

/// Replaces comments and literals by spaces; byte positions stay the same.
fn code_only(source: &str) -> String {
    let bytes = source.as_bytes();
    let mut code = source.as_bytes().to_vec();
    let mut at = 0;
    while at < bytes.len() {
        let end = match literal_or_comment(bytes, at) {
            Some(end) => end.min(bytes.len()),
            None => {
                at += 1;
                continue;
            }
        };
        for byte in &mut code[at..end] {
            if *byte != b'\n' {
                *byte = b' ';
            }
        }
        at = end;
    }
    // Only whole literals and comments are blanked, so no character is split.
    String::from_utf8(code).expect("blanking keeps UTF-8")
}

/// Returns the end of the comment or literal that begins at `at`, if there is one.
fn literal_or_comment(bytes: &[u8], at: usize) -> Option<usize> {
    let rest = &bytes[at..];
    let is_word = at > 0 && (bytes[at - 1].is_ascii_alphanumeric() || bytes[at - 1] == b'_');
    match rest[0] {
        b'/' if rest.starts_with(b"//") => Some(
            at + rest
                .iter()
                .position(|byte| *byte == b'\n')
                .unwrap_or(rest.len()),
        ),
        b'/' if rest.starts_with(b"/*") => Some(at + block_comment(rest)),
        b'"' => Some(at + quoted(rest)),
        b'r' | b'b' | b'c' if !is_word => raw(rest).map(|length| at + length),
        b'\'' => character(rest).map(|length| at + length),
        _ => None,
    }
}

fn block_comment(rest: &[u8]) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    while at < rest.len() {
        if rest[at..].starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                break;
            }
        } else {
            at += 1;
        }
    }
    at
}

fn quoted(rest: &[u8]) -> usize {
    let mut at = 1;
    while at < rest.len() && rest[at] != b'"' {
        at += if rest[at] == b'\\' { 2 } else { 1 };
    }
    at + 1
}

/// Matches `r"…"`, `r#"…"#` and `br"…"`; [`quoted`] handles plain prefixed strings.
fn raw(rest: &[u8]) -> Option<usize> {
    let prefix = if rest[0] == b'r' { 1 } else { 2 };
    if rest.get(prefix - 1) != Some(&b'r') {
        return None;
    }
    let hashes = rest[prefix..]
        .iter()
        .take_while(|byte| **byte == b'#')
        .count();
    let open = prefix + hashes;
    if rest.get(open) != Some(&b'"') {
        return None;
    }
    let mut end = vec![b'#'; hashes + 1];
    end[0] = b'"';
    let body = &rest[open + 1..];
    let close = body
        .windows(end.len())
        .position(|window| window == end)
        .unwrap_or(body.len());
    Some(open + 1 + close + end.len())
}

/// Matches a character literal; a lifetime has no closing quote.
fn character(rest: &[u8]) -> Option<usize> {
    if rest.get(1) == Some(&b'\\') {
        let close = rest.get(3..)?.iter().position(|byte| *byte == b'\'')?;
        return Some(3 + close + 1);
    }
    // One character is at most four bytes long.
    let text = rest.get(1..)?;
    let length = (1..=4).find(|length| text.get(*length) == Some(&b'\''))?;
    let is_one = std::str::from_utf8(&text[..length]).is_ok_and(|it| it.chars().count() == 1);
    is_one.then_some(1 + length + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = r####"
fn helper() { let s = "#[test] fn not_me() {}"; }

/// XX-001 is in the doc comment.
// XX-002 is in a plain one.
#[test]
fn first<'a>() {
    let brace = '}';
    let raw = r#"} " }"#; /* } /* } */ } */
    let quote = '\''; let text = "\"}"; // }
    assert!(brace != quote); // XX-003
}
// XX-004 belongs to nothing.

#[tokio::test(flavor = "multi_thread")]
async fn second() -> Result<(), E> { Ok(()) }
proptest! {
    #[test]
    fn third(x in 0..3) { check(x) }
}
#[test]
#[ignore = "slow"]
fn fourth() {}
"####;

    #[test]
    fn test_functions_are_found_with_comments_and_bodies() {
        let found = test_functions(SOURCE, Kind::Tests);
        let names: Vec<_> = found
            .iter()
            .map(|it| (it.name, it.line, it.is_ignored))
            .collect();
        assert_eq!(
            names,
            [
                ("first", 7, false),
                ("second", 16, false),
                ("third", 19, false),
                ("fourth", 23, true)
            ]
        );
        for id in ["XX-001", "XX-002", "XX-003"] {
            assert!(found[0].text.contains(id), "{id}");
        }
        assert!(
            found
                .iter()
                .all(|it| !it.text.contains("XX-004") && !it.text.contains("not_me"))
        );
        assert!(found[0].text.ends_with('}'));
    }

    #[test]
    fn in_a_library_only_the_test_part_counts() {
        let library =
            "#[test]\nfn outside() {}\n#[cfg(test)]\nmod tests {\n#[test]\nfn inside() {}\n}\n";
        let found = test_functions(library, Kind::Library);
        assert_eq!(
            found.iter().map(|it| it.name).collect::<Vec<_>>(),
            ["inside"]
        );
        assert!(test_functions("#[test]\nfn a() {}", Kind::Library).is_empty());
    }
}
