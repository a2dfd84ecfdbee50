//! Der Palast von Eschnapur: one person and two bots to the end by clicking, with every kind of answer.

use crate::support::{Done, House, Turn, await_turn, confirm, pick, play_against, visitor};
use std::collections::BTreeMap;

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

#[test]
fn a_match_of_eschnapur_for_three_is_played_to_its_end() -> Done {
    let (house, browser) = (House::open(1)?, visitor()?);
    let page = browser.page();
    // A beat of suspense before each reveal would make minutes of it.
    page.motion(palast_browser::Motion::Reduced)?;
    play_against(
        page,
        &house,
        "eschnapur",
        &["bot-sensible", "bot-sensible", "none"],
    )?;
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let mut answers = 0;
    while await_turn(page)? == Turn::Mine {
        let notation = pick(page, likes)?;
        assert_ne!(page.text("#consequence")?, "", "{notation} has no preview");
        confirm(page)?;
        let kind = notation.split(' ').next().unwrap_or_default().to_owned();
        *kinds.entry(kind).or_default() += 1;
        answers += 1;
        assert!(answers < 300, "no end after {answers} answers: {kinds:?}");
    }
    // Everything a person can be asked on the way, but for what only a privilege brings.
    for kind in [
        "site", "lay", "block", "stop", "order", "build", "move", "take", "buy",
    ] {
        assert!(kinds.contains_key(kind), "{kind} never came up: {kinds:?}");
    }

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
