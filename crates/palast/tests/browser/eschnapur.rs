//! Der Palast von Eschnapur: a whole match against two bots by clicking, with every kind of answer.
//!
//! The first question of each kind is audited with axe on a laptop, and with the size checks of `phone` on a phone.

use crate::audit::audit_drawn;
use crate::phone::check_with_twins;
use crate::support::{Done, Site, Turn, await_turn, confirm, pick, play_against, visitor};
use palast_browser::{Motion, Page};
use std::collections::BTreeSet;

const TWO_BOTS: [&str; 3] = ["bot-sensible", "bot-sensible", "none"];

/// The preferred answers; if none is offered, the first answer is given.
fn prefers(notation: &str) -> bool {
    let kind = notation.split(' ').next().unwrap_or_default();
    // High cards win officials and so lead to their questions; `mute` would suppress later ones.
    match kind {
        "lay" => notation.ends_with("g5") || notation.ends_with("g4"),
        "buy" | "move" | "block" | "stop" | "ban" | "order" => true,
        _ => false,
    }
}

/// The kind of answers that a plan gives, from its first slot.
fn planned(slot: &str) -> &'static str {
    match slot.split('-').next().unwrap_or_default() {
        "sites" => "site",
        "official" => "lay",
        "seat" => "order",
        "part" => "build",
        _ => "take",
    }
}

/// Plays a match for three to its end. Calls `look` when the first answer of each kind is picked.
#[track_caller]
fn play_to_the_end(page: &Page, look: impl Fn(&Page, &str) -> Done) -> Done {
    // The pause before each reveal would add up to minutes.
    page.motion(Motion::Reduced)?;
    let mut kinds: BTreeSet<String> = BTreeSet::new();
    let mut answers = 0;
    while await_turn(page)? == Turn::Mine {
        let slot: Option<String> =
            page.eval("document.querySelector('#plan [data-slot]')?.dataset.slot ?? null")?;
        let notation = pick(page, prefers)?;
        let kind = match &slot {
            Some(slot) => planned(slot),
            None => {
                assert_ne!(page.text("#consequence")?, "", "{notation} has no preview");
                notation.split(' ').next().unwrap_or_default()
            }
        };
        if kinds.insert(kind.to_owned()) {
            look(page, kind)?;
        }
        confirm(page)?;
        answers += 1;
        assert!(answers < 300, "no end after {answers} answers: {kinds:?}");
    }
    // Every kind of question, except those that need a privilege.
    for kind in [
        "site", "lay", "block", "stop", "order", "build", "move", "take", "buy",
    ] {
        assert!(kinds.contains(kind), "{kind} never came up: {kinds:?}");
    }
    look(page, "end")
}

#[test]
fn a_match_of_eschnapur_for_three_can_be_played_to_its_end() -> Done {
    let (site, browser) = (Site::start(1)?, visitor()?);
    let page = browser.page();
    play_against(page, &site, "eschnapur", &TWO_BOTS)?;
    play_to_the_end(page, audit_drawn)?;

    assert!(page.text("#score-title")?.contains("win"));
    let places = page.texts("#score tfoot td")?;
    assert_eq!(places.len(), 3);
    assert_eq!(places[0], "1.");
    // Points, then gold: the winner leads in the last line that differs from the second player's.
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
    page.expect_no_console_errors()
}

#[test]
fn eschnapur_fits_a_phone() -> Done {
    let (site, browser) = (Site::start(1)?, visitor()?);
    let page = browser.page();
    page.resize(360, 740)?;
    play_against(page, &site, "eschnapur", &TWO_BOTS)?;
    play_to_the_end(page, check_with_twins)?;
    page.expect_no_console_errors()
}

/// Drags a card in the tray onto the place of an official.
const DRAG: &str = "((piece, slot) => {
    const middle = it => { const box = it.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const send = (on, type, [clientX, clientY]) =>
        on.dispatchEvent(new PointerEvent(type, { isPrimary: true, button: 0, bubbles: true, clientX, clientY }));
    send(piece, 'pointerdown', middle(piece));
    send(document.body, 'pointermove', middle(slot));
    send(document.body, 'pointerup', middle(slot));
})";

/// The officials' places in the plan, and what lies on each.
const LAID: &str = "[...document.querySelectorAll('#plan [data-slot]')]\
    .map(slot => slot.closest('.slot').querySelector('.plan-piece')?.dataset.key ?? '')";

#[test]
fn gold_is_laid_on_one_screen_in_any_order_and_confirmed_once() -> Done {
    let (site, browser) = (Site::start(1)?, visitor()?);
    let page = browser.page();
    page.motion(Motion::Reduced)?;
    play_against(page, &site, "eschnapur", &TWO_BOTS)?;
    await_turn(page)?;
    // Two sites, by touch, and one confirmation.
    page.wait_for("#plan.live")?;
    page.click("#plan .tray .plan-piece:nth-of-type(1)")?;
    page.click("#plan .tray .plan-piece")?;
    confirm(page)?;
    await_turn(page)?;

    page.wait_for("#plan.live [data-slot^=official]")?;
    let places: usize = page.count("#plan [data-slot]")?;
    assert!(places >= 4, "all officials at once: {places}");
    // The last official first, then changed freely.
    let last = "[...document.querySelectorAll('#plan [data-slot]')].at(-1)";
    let card = "document.querySelector('#plan .tray .plan-piece')";
    page.eval::<()>(&format!("void {DRAG}({card}, {last})"))?;
    let laid: Vec<String> = page.eval(LAID)?;
    assert!(
        !laid[places - 1].is_empty() && laid[0].is_empty(),
        "{laid:?}"
    );
    let moved = "document.querySelector('#plan .slot > .plan-piece')";
    let first = "document.querySelector('#plan [data-slot]')";
    page.eval::<()>(&format!("void {DRAG}({moved}, {first})"))?;
    let laid: Vec<String> = page.eval(LAID)?;
    assert!(
        !laid[0].is_empty() && laid[places - 1].is_empty(),
        "{laid:?}"
    );
    for _ in 1..places {
        page.click("#plan .tray .plan-piece")?;
    }
    let laid: Vec<String> = page.eval(LAID)?;
    assert!(laid.iter().all(|card| !card.is_empty()), "{laid:?}");
    assert_eq!(page.count("#confirm.early")?, 0, "nothing is missing");
    // One confirmation gives all the answers: nobody is asked for gold again.
    confirm(page)?;
    await_turn(page)?;
    assert!(!page.exists("#plan [data-slot^=official]")?);
    page.expect_no_console_errors()
}
