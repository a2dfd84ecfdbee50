//! A game's list of rules: lines `- PG-001 (§1, ruling) The rule.`

use std::collections::BTreeSet;

/// The ids of one game.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    /// The common prefix of all ids, before the dash.
    pub(super) prefix: String,
    /// The valid rules.
    pub(super) rules: BTreeSet<String>,
    /// The withdrawn rules; their ids are never reused.
    pub(super) withdrawn: BTreeSet<String>,
    /// Problems of the ledger itself.
    pub(super) problems: Vec<String>,
}

impl Ledger {
    pub(super) fn parse(text: &str) -> Self {
        let mut ledger = Self::default();
        for (number, line) in text.lines().enumerate() {
            let Some((prefix, id, rest)) = entry(line) else {
                continue;
            };
            if ledger.prefix.is_empty() {
                prefix.clone_into(&mut ledger.prefix);
            }
            let place = format!("LEDGER.md:{}", number + 1);
            if ledger.prefix != prefix {
                ledger.problems.push(format!(
                    "{place}: {id} does not begin with {}",
                    ledger.prefix
                ));
            }
            if ledger.rules.contains(&id) || ledger.withdrawn.contains(&id) {
                ledger
                    .problems
                    .push(format!("{place}: {id} is a duplicate"));
            }
            let is_withdrawn = is_withdrawn(line, rest);
            if is_withdrawn {
                &mut ledger.withdrawn
            } else {
                &mut ledger.rules
            }
            .insert(id);
        }
        if ledger.rules.is_empty() {
            ledger.problems.push("LEDGER.md: no rules".into());
        }
        ledger
    }

    /// Returns why an id must not be cited, or `None` if it is valid.
    pub(super) fn check(&self, id: &str) -> Option<String> {
        if self.withdrawn.contains(id) {
            return Some(format!("{id} is withdrawn"));
        }
        (!self.rules.contains(id)).then(|| format!("{id} is not in the ledger"))
    }
}

/// Splits a list item that begins with an id into prefix, id and rest.
fn entry(line: &str) -> Option<(&str, String, &str)> {
    let item = line
        .trim_start()
        .strip_prefix("- ")?
        .trim_start_matches("~~");
    let (prefix, rest) = item.split_once('-')?;
    let digits = rest
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(rest.len());
    let is_id = !prefix.is_empty() && prefix.chars().all(|c| c.is_ascii_uppercase()) && digits >= 3;
    is_id.then(|| {
        (
            prefix,
            format!("{prefix}-{}", &rest[..digits]),
            &rest[digits..],
        )
    })
}

/// Whether a rule is struck through or marked in the brackets after the id. The word alone does not count, because a rule
/// may be about withdrawing.
fn is_withdrawn(line: &str, rest: &str) -> bool {
    let mark = rest
        .trim_start()
        .strip_prefix('(')
        .and_then(|it| it.split(')').next());
    line.contains("~~")
        || mark.is_some_and(|it| it.contains("withdrawn"))
        || rest
            .trim_start_matches([' ', ':', '`'])
            .starts_with("withdrawn")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_and_withdrawn_rules_are_distinguished() {
        let ledger = Ledger::parse(
            "Text about XX-900.\n- XX-001 (§1) Rule.\n- ~~XX-002 (§1) Struck.~~\n- XX-003 withdrawn: was wrong\n\
             - XX-004 (§1, `withdrawn`) Old.\n- XX-005 (§1) Cards may be withdrawn.\n- no id\n",
        );
        assert_eq!(
            ledger.rules.iter().collect::<Vec<_>>(),
            ["XX-001", "XX-005"]
        );
        assert_eq!(ledger.withdrawn.len(), 3);
        assert_eq!(ledger.problems, Vec::<String>::new());
    }

    #[test]
    fn duplicates_other_prefixes_and_empty_ledgers_are_problems() {
        let ledger = Ledger::parse("- XX-001 a\n- XX-001 b\n- YY-002 c\n");
        assert_eq!(
            ledger.problems,
            [
                "LEDGER.md:2: XX-001 is a duplicate",
                "LEDGER.md:3: YY-002 does not begin with XX"
            ]
        );
        assert_eq!(Ledger::parse("nothing").problems, ["LEDGER.md: no rules"]);
    }
}
