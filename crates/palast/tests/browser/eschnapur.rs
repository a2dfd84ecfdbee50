//! Der Palast von Eschnapur: one person and two bots to the end by clicking, with every kind of answer.
//!
//! On a laptop axe looks at the first question of each kind, on a phone the ruler of `phone` does.

use crate::audit::audit_drawn;
use crate::phone::check_with_twins;
use crate::support::{Done, House, Turn, await_turn, confirm, pick, play_against, visitor};
use palast_browser::{Motion, Page};
use std::collections::BTreeSet;

const TWO_BOTS: [&str; 3] = ["bot-sensible", "bot-sensible", "none"];

/// Answers a person of some ambition prefers; the first offered is the fallback.
fn likes(notation: &str) -> bool {
    let kind = notation.split(' ').next().unwrap_or_default();
    // High cards win officials, and so bring their questions; `mute` would hide later ones.
    match kind {
        "lay" => notation.ends_with("g5") || notation.ends_with("g4"),
        "buy" | "move" | "block" | "stop" | "ban" | "order" => true,
        _ => false,
    }
}

/// Plays a match for three to its end and lets somebody look at the first answer of each kind, picked.
#[track_caller]
fn play_to_the_end(page: &Page, look: impl Fn(&Page, &str) -> Done) -> Done {
    // A beat of suspense before each reveal would make minutes of it.
    page.motion(Motion::Reduced)?;
    let mut kinds: BTreeSet<String> = BTreeSet::new();
    let mut answers = 0;
    while await_turn(page)? == Turn::Mine {
        let notation = pick(page, likes)?;
        assert_ne!(page.text("#consequence")?, "", "{notation} has no preview");
        let kind = notation.split(' ').next().unwrap_or_default();
        if kinds.insert(kind.to_owned()) {
            look(page, kind)?;
        }
        confirm(page)?;
        answers += 1;
        assert!(answers < 300, "no end after {answers} answers: {kinds:?}");
    }
    // Everything a person can be asked on the way, but for what only a privilege brings.
    for kind in [
        "site", "lay", "block", "stop", "order", "build", "move", "take", "buy",
    ] {
        assert!(kinds.contains(kind), "{kind} never came up: {kinds:?}");
    }
    look(page, "end")
}

#[test]
fn a_match_of_eschnapur_for_three_is_played_to_its_end() -> Done {
    let (house, browser) = (House::open(1)?, visitor()?);
    let page = browser.page();
    play_against(page, &house, "eschnapur", &TWO_BOTS)?;
    play_to_the_end(page, audit_drawn)?;

    assert!(page.text("#score-title")?.contains("win"));
    let places = page.texts("#score tfoot td")?;
    assert_eq!(places.len(), 3);
    assert_eq!(places[0], "1.");
    // Points, then gold: the winner has the most in the last line that tells him from the second.
    let lines: Vec<Vec<u32>> = page.eval(
        "[...document.querySelectorAll('#score tbody tr')]\
         .map(row => [...row.querySelectorAll('td')].map(cell => Number(cell.textContent)))",
    )?;
    assert_eq!(lines.len(), 4, "{lines:?}");
    let sums: Vec<u32> = lines[0].iter().zip(&lines[1]).map(|(a, b)| a + b).collect();
    assert_eq!(lines[2], sums, "parts and disc make the points");
    assert!(sums.is_sorted_by(|a, b| a >= b), "{lines:?}");
    assert_eq!(page.count("#hand")?, 0, "nothing is hidden any more");
    page.click("#score summary")?;
    assert_eq!(page.text("#seed")?.len(), 64);
    assert!(page.exists("#record")?);
    page.expect_quiet()
}

#[test]
fn eschnapur_fits_a_phone() -> Done {
    let (house, browser) = (House::open(1)?, visitor()?);
    let page = browser.page();
    page.resize(360, 740)?;
    play_against(page, &house, "eschnapur", &TWO_BOTS)?;
    play_to_the_end(page, check_with_twins)?;
    page.expect_quiet()
}
