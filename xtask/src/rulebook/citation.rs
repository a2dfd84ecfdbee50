//! Finds rule ids in function names and in text.

/// The separators of a range.
const RANGES: [&str; 8] = ["..=", "..", "…", "–", "—", "-", "to ", "bis "];

/// An id found in text.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Citation {
    pub(super) id: String,
    pub(super) position: usize,
    /// Whether the id begins a range.
    pub(super) is_range: bool,
}

/// Returns the ids in a function name: `pg_001_pg_014_deal` cites two.
pub(super) fn in_name(name: &str, prefix: &str) -> Vec<String> {
    let words: Vec<&str> = name.split('_').collect();
    let is_number = |word: &str| word.len() >= 3 && word.bytes().all(|byte| byte.is_ascii_digit());
    words
        .windows(2)
        .filter(|pair| pair[0].eq_ignore_ascii_case(prefix) && is_number(pair[1]))
        .map(|pair| format!("{prefix}-{}", pair[1]))
        .collect()
}

/// Returns the ids in a text, such as `PG-001`.
pub(super) fn in_text<'t>(text: &'t str, prefix: &'t str) -> impl Iterator<Item = Citation> + 't {
    text.match_indices(prefix).filter_map(move |(position, _)| {
        let before = text[..position].chars().next_back();
        if prefix.is_empty() || before.is_some_and(|c| c.is_alphanumeric() || c == '_') {
            return None;
        }
        let number = text[position + prefix.len()..].strip_prefix('-')?;
        let digits = digits(number);
        (digits >= 3).then(|| Citation {
            id: format!("{prefix}-{}", &number[..digits]),
            position,
            is_range: begins_range(&number[digits..], prefix),
        })
    })
}

fn begins_range(after: &str, prefix: &str) -> bool {
    let after = after.trim_start_matches(' ');
    let Some(end) = RANGES
        .iter()
        .find_map(|between| after.strip_prefix(between))
    else {
        return false;
    };
    let end = end.trim_start_matches(' ');
    let end = end
        .strip_prefix(prefix)
        .and_then(|it| it.strip_prefix('-'))
        .unwrap_or(end);
    digits(end) >= 3
}

fn digits(text: &str) -> usize {
    text.find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_may_cite_several_ids() {
        assert_eq!(in_name("xx_001_one_and_xx_014", "XX"), ["XX-001", "XX-014"]);
        assert_eq!(
            in_name("xx_1_and_yy_001_and_fxx_002", "XX"),
            Vec::<String>::new()
        );
    }

    #[test]
    fn a_text_cites_whole_ids_only() {
        let ids: Vec<String> = in_text("XX-001, AXX-002 XX-3 (XX-004)", "XX")
            .map(|it| it.id)
            .collect();
        assert_eq!(ids, ["XX-001", "XX-004"]);
    }

    #[test]
    fn ranges_are_recognised_in_every_spelling() {
        for range in [
            "XX-001..XX-004",
            "XX-001–004",
            "XX-001 to XX-004",
            "XX-001 - XX-004",
            "XX-001..=004",
        ] {
            assert!(in_text(range, "XX").next().unwrap().is_range, "{range}");
        }
        for list in ["XX-001, XX-002", "XX-001 - the bank pays", "XX-001 XX-002"] {
            assert!(in_text(list, "XX").all(|it| !it.is_range), "{list}");
        }
    }
}
