//! Refusals, one table per question: situation, answers before, answer, reason.

use palastgefluester::Illegal;

use crate::situation::given;

fn refused(rows: &[(&str, &[&str], &str, Illegal)]) {
    for (situation, before, answer, why) in rows {
        let mut table = given(situation);
        for line in *before {
            table = table.plays(line);
        }
        table.refuses(answer, *why);
    }
}

/// PG-013 PG-015 PG-016 What may not be played.
#[test]
fn s3_cards_that_may_not_be_played() {
    refused(&[
        ("row 1 rM | hand 1 nM rT", &[], "1 play nM", Illegal::Double),
        (
            "option losing-cards forced | king jester | hand 1 nJ",
            &[],
            "1 play nJ",
            Illegal::ForbiddenJester,
        ),
        (
            "hand 1 rM | hand 2 bM",
            &[],
            "1 play bM",
            Illegal::NotInHand,
        ),
        ("hand 1 rM", &[], "1 discard rM", Illegal::NotTheQuestion),
        ("hand 1 rM", &[], "1 next 2", Illegal::NotTheQuestion),
        ("hand 1 rM", &[], "1 swap 2 1", Illegal::NotTheQuestion),
    ]);
}

/// PG-058 PG-059 PG-063 Swaps and gifts that are refused.
#[test]
fn s4_swaps_that_are_refused() {
    let asked: &[&str] = &["1 play bZ"];
    let named: &[&str] = &["1 play bZ", "1 swap 2 2", "1 give rG"];
    refused(&[
        ("hand 1 bZ", asked, "1 swap 1 1", Illegal::OwnHand),
        ("hand 1 bZ", asked, "1 swap 4 1", Illegal::NoSuchSeat),
        ("hand 1 bZ", asked, "1 swap 2 0", Illegal::NoCards),
        ("hand 1 bZ", asked, "1 swap 2 6", Illegal::TooManyCards),
        ("hand 1 bZ", asked, "1 play bZ", Illegal::NotTheQuestion),
        ("hand 1 bZ rG", named, "1 give rG", Illegal::NotInHand),
        (
            "hand 1 bZ rG | hand 2 bG",
            named,
            "1 give bG",
            Illegal::NotInHand,
        ),
    ]);
}

/// PG-064 PG-078 Discards and take-backs that are refused.
#[test]
fn s4_discards_and_take_backs_that_are_refused() {
    refused(&[
        (
            "hand 1 bM",
            &["1 play bM"],
            "1 discard bM",
            Illegal::NotInHand,
        ),
        (
            "hand 1 bM",
            &["1 play bM"],
            "1 take bM",
            Illegal::NotTheQuestion,
        ),
        (
            "row 1 rJ | hand 1 bG",
            &["1 play bG"],
            "1 take bG",
            Illegal::JustPlayed,
        ),
        (
            "row 1 rJ | hand 1 bG",
            &["1 play bG"],
            "1 take rT",
            Illegal::NotInRow,
        ),
    ]);
}

/// PG-067 PG-069 PG-071 Exchanges that are refused.
#[test]
fn s4_exchanges_that_are_refused() {
    let rows = "row 1 rM | row 2 bM bG | row 3 yT | hand 1 nC";
    let played: &[&str] = &["1 play nC"];
    refused(&[
        (rows, played, "1 exchange 1 rM 2 bG", Illegal::WouldDouble),
        (rows, played, "1 exchange 1 nC 3 yT", Illegal::JustPlayed),
        (rows, played, "1 exchange 2 bM 2 bG", Illegal::NotTwoRows),
        (rows, played, "1 exchange 3 yT 1 rM", Illegal::NotTwoRows),
        (rows, played, "1 exchange 1 rT 3 yT", Illegal::NotInRow),
        (rows, played, "1 exchange 1 rM 5 yT", Illegal::NoSuchSeat),
    ]);
}

/// PG-039 Players that may not be named.
#[test]
fn s3_players_that_may_not_be_named() {
    let played: &[&str] = &["1 play nJ"];
    refused(&[
        ("hand 1 nJ", played, "1 next 1", Illegal::NotTied),
        ("hand 1 nJ", played, "1 next 4", Illegal::NoSuchSeat),
        ("hand 1 nJ", played, "1 play nJ", Illegal::NotTheQuestion),
    ]);
}
