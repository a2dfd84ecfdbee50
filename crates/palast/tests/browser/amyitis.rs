//! Amyitis with Der Palast: a whole match for two by clicking, the announced prices of the caravan, phones, keyboard, no
//! script, and the base game without a palace.

use crate::audit::audit_drawn;
use crate::phone::check_with_twins;
use crate::support::{
    Done, Site, Turn, await_ply_after, await_turn, confirm, newest_ply, offered, pick,
    play_against, visitor,
};
use palast_browser::{BrowserError, Motion, Page, Script};
use std::collections::BTreeSet;

const ONE_BOT: [&str; 3] = ["bot-sensible", "none", "none"];

/// Crafts for resources, camels, canals, palace steps and temple cubes. A match needs all of them, so they alternate.
const CRAFTS: [&str; 5] = ["peasant", "merchant", "engineer", "courtier", "priest"];

/// Ranks an answer, best first: plants, court cards, a craft, a sale, a Noble, and passing last. `turn` decides which
/// craft comes first.
fn rank(notation: &str, turn: usize) -> usize {
    let (kind, rest) = notation.split_once(' ').unwrap_or((notation, ""));
    match (kind, rest) {
        ("caravan", "eshnunna" | "ur" | "mari" | "khorsabad") => 0,
        ("caravan", "babylon") => 20,
        ("caravan", _) => 1,
        ("recruit" | "craft", _) => {
            let craft = CRAFTS.iter().position(|craft| rest.ends_with(craft));
            let craft = craft.expect("a craft is recruited");
            2 + (craft + CRAFTS.len() - turn % CRAFTS.len()) % CRAFTS.len()
        }
        ("noble", _) => 30,
        ("pass" | "keep", _) => 40,
        _ => 10,
    }
}

/// The same with a preference for Babylon, so that the caravan soon visits every kind of city.
fn rank_sales(notation: &str, turn: usize) -> usize {
    if notation == "caravan babylon" {
        0
    } else {
        1 + rank(notation, turn)
    }
}

/// Ranks an answer in a turn; lower is better.
type Rank = fn(&str, usize) -> usize;

/// Picks the answer with the best rank.
#[track_caller]
fn pick_best(page: &Page, rank: Rank, turn: usize) -> Result<String, BrowserError> {
    let offered = offered(page)?;
    let best = offered
        .iter()
        .min_by_key(|(_, notation)| rank(notation, turn));
    let (_, best) = best.expect("a question offers an answer");
    pick(page, |notation| notation == best)
}

fn kind_of(notation: &str) -> &str {
    notation.split(' ').next().unwrap_or_default()
}

/// Plays until the match is over or `look` returns true; `look` runs after each pick.
#[track_caller]
fn play(page: &Page, rank: Rank, mut look: impl FnMut(&str) -> Result<bool, BrowserError>) -> Done {
    page.motion(Motion::Reduced)?;
    for turn in 0..300 {
        if await_turn(page)? == Turn::Over {
            return Ok(());
        }
        let notation = pick_best(page, rank, turn)?;
        assert_ne!(page.text("#consequence")?, "", "{notation} has no preview");
        if look(&notation)? {
            return Ok(());
        }
        confirm(page)?;
    }
    panic!("the match does not end within 300 answers");
}

#[track_caller]
fn assert_seen(kinds: &BTreeSet<String>, expected: &[&str]) {
    for kind in expected {
        assert!(kinds.contains(*kind), "{kind} never came up: {kinds:?}");
    }
}

#[test]
fn a_match_of_amyitis_for_two_is_played_to_its_end() -> Done {
    let (site, browser) = (Site::start(2)?, visitor()?);
    let page = browser.page();
    play_against(page, &site, "amyitis", &ONE_BOT)?;
    let mut kinds = BTreeSet::new();
    play(page, rank, |notation| {
        let kind = kind_of(notation);
        if kinds.insert(kind.to_owned()) {
            audit_drawn(page, kind)?;
        }
        Ok(false)
    })?;
    assert_seen(
        &kinds,
        &[
            "recruit", "caravan", "pass", "field", "canal", "temple", "plant", "court", "pick",
        ],
    );
    audit_drawn(page, "end")?;

    assert!(page.text("#score-title")?.contains("win"));
    assert_eq!(page.texts("#score tfoot td")?, ["1.", "2."]);
    // Ten sources of prestige points and their sum.
    let lines: Vec<Vec<u32>> = page.eval(
        "[...document.querySelectorAll('#score tbody tr')]\
         .map(row => [...row.querySelectorAll('td')].map(cell => Number(cell.textContent)))",
    )?;
    let (total, sources) = lines.split_last().expect("a sheet has lines");
    assert_eq!(sources.len(), 10, "{lines:?}");
    for (place, total) in total.iter().enumerate() {
        let sum: u32 = sources.iter().map(|line| line[place]).sum();
        assert_eq!(sum, *total, "{lines:?}");
    }
    assert!(total.is_sorted_by(|a, b| a >= b), "{lines:?}");
    assert!(
        sources[0].iter().all(|tiles| *tiles > 0),
        "both have planted: {lines:?}"
    );
    assert_eq!(page.count("#hand")?, 0);
    assert!(
        page.exists("#score > .finale svg")?,
        "the match ends on its gardens"
    );
    page.click("#score summary")?;
    assert_eq!(page.text("#seed")?.len(), 64);
    assert!(page.exists("#record")?);
    page.expect_no_console_errors()
}

/// Returns this player's camels and resources.
#[track_caller]
fn purse(page: &Page) -> Result<(u32, u32), BrowserError> {
    page.eval(
        "(numbers => [numbers('[data-k=own-camels]'), numbers('[data-k^=g-]')])(css => \
         [...document.querySelectorAll('#hand ' + css)].reduce((sum, it) => sum + Number(it.textContent.match(/\\d+/)), 0))",
    )
}

/// Finds the number before a word, such as 2 in "costs 2 camels".
fn number_before(text: &str, word: &str) -> Option<u32> {
    let before = text.split(word).next()?;
    let number = before.split_whitespace().next_back()?;
    number.trim_start_matches('(').parse().ok()
}

#[test]
fn the_announced_price_of_a_caravan_move_is_what_it_costs() -> Done {
    let (site, browser) = (Site::start(1)?, visitor()?);
    let page = browser.page();
    play_against(page, &site, "amyitis", &ONE_BOT)?;
    let mut seen = BTreeSet::new();
    // Camels, resources and price before a move, compared after it.
    let mut due: Option<((u32, u32), u32)> = None;
    play(page, rank_sales, |notation| {
        if let Some(((camels, goods), price)) = due.take() {
            let (left, kept) = purse(page)?;
            assert_eq!(left + price, camels, "the price was paid");
            assert!(kept <= goods, "no city gives resources");
        }
        let Some(city) = notation.strip_prefix("caravan ") else {
            return Ok(false);
        };
        let text = page.text("#consequence")?;
        // Icons stand between the words.
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let price = number_before(&text, " camel");
        let price = price.unwrap_or_else(|| panic!("no price: {text}"));
        let class = match city {
            "babylon" => {
                assert!(text.contains("for 3 prestige points each"), "{text}");
                "sale"
            }
            "eshnunna" | "ur" | "mari" | "khorsabad" => {
                let (asked, given) = asked_and_given(&text);
                assert!(asked.split_whitespace().count() > 0, "{text}");
                assert!(given.starts_with("a plant of quality "), "{text}");
                assert!(text.contains("You could plant "), "{text}");
                "plant"
            }
            _ => {
                let (asked, given) = asked_and_given(&text);
                let good = ["dates", "palms", "salt", "barley"];
                assert!(good.contains(&asked), "{text}");
                assert!(given.starts_with("one of: "), "{text}");
                "court"
            }
        };
        assert!(price > 0, "{text}");
        let name: String = page.label("button.choice[aria-pressed=true]")?;
        assert_eq!(number_before(&name, " camel"), Some(price), "{name}");
        seen.insert(class);
        // Otherwise a garden tile or an ability may change the resources in between.
        due = (class == "court").then_some((purse(page)?, price));
        Ok(seen.len() == 3)
    })?;
    assert_eq!(seen.len(), 3, "every kind of city: {seen:?}");
    page.expect_no_console_errors()
}

/// Parses "The city asks for salt and gives a plant.": returns what the city asks for and what it gives.
#[track_caller]
fn asked_and_given(text: &str) -> (&str, &str) {
    let asked = text.split_once("asks for ").map(|(_, rest)| rest);
    let both = asked.and_then(|rest| rest.split_once(" and gives "));
    both.unwrap_or_else(|| panic!("what the city asks and gives: {text}"))
}

/// Whether the picked piece, if it is on the board, is visible between the page header and the question.
const IN_SIGHT: &str = "(() => {
    const [picked, board] = ['#board [aria-pressed=true]', '.middle'].map(css => document.querySelector(css)?.getBoundingClientRect());
    return !picked?.height || (picked.top >= board.top - 1 && picked.bottom <= board.bottom + 1);
})()";

#[test]
fn amyitis_fits_a_phone() -> Done {
    let (site, browser) = (Site::start(2)?, visitor()?);
    let page = browser.page();
    page.resize(360, 740)?;
    play_against(page, &site, "amyitis", &ONE_BOT)?;
    let wanted = [
        "recruit", "field", "canal", "caravan", "temple", "pick", "court", "plant",
    ];
    let mut kinds = BTreeSet::new();
    play(page, rank, |notation| {
        let kind = kind_of(notation);
        if kinds.insert(kind.to_owned()) {
            assert!(page.eval::<bool>(IN_SIGHT)?, "{kind} is out of sight");
            check_with_twins(page, kind)?;
            if kind == "canal" {
                // Single sides are too small for a finger; the whole gardens explain the refusal instead.
                page.eval::<()>("document.querySelector('[data-k=\"r:canals\"]').click()")?;
                assert!(page.text("#why")?.contains("a1–a2"), "why not");
            }
            page.eval::<()>("void (document.querySelector('.middle').scrollTop = 9999)")?;
            for sheet in ["players", "log", "rules"] {
                page.eval::<()>(&format!("void (location.hash = '{sheet}')"))?;
                check_with_twins(page, sheet)?;
            }
            page.eval::<()>("void (location.hash = 'live')")?;
        }
        Ok(wanted.iter().all(|kind| kinds.contains(*kind)))
    })?;
    assert_seen(&kinds, &wanted);
    page.expect_no_console_errors()
}

#[test]
fn a_turn_of_amyitis_can_be_played_by_keyboard() -> Done {
    let (site, browser) = (Site::start(2)?, visitor()?);
    let page = browser.page();
    play_against(page, &site, "amyitis", &ONE_BOT)?;
    await_turn(page)?;
    // A Peasant leads to a second question: which field.
    tab_to(page, "recruit r1 peasant", "peasant")?;
    page.keys("Enter")?;
    page.wait_for("#confirm")?;
    page.keys("Enter")?;
    page.wait_for("button.choice[value^='field ']")?;
    assert!(
        page.eval::<bool>("document.activeElement.closest('#answer') !== null")?,
        "the focus stays at the question"
    );
    tab_to(page, "field", "field")?;
    page.keys("Enter")?;
    page.wait_for("#live[data-pick^='field '] #confirm")?;
    page.keys("Enter")?;
    page.wait_for("#board [data-k^='f1.'], #board [data-k^='f2.']")?;
    await_turn(page)?;
    page.expect_no_console_errors()
}

/// Presses Tab until an answer whose notation contains `word` has the focus.
#[track_caller]
fn tab_to(page: &Page, what: &str, word: &str) -> Done {
    for _ in 0..150 {
        let there = page.eval::<bool>(&format!(
            "document.activeElement.matches('button.choice:not(.refused)') && document.activeElement.value.includes('{word}')"
        ))?;
        if there {
            return Ok(());
        }
        page.keys("Tab")?;
    }
    panic!("no {what} gets the focus within 150 Tabs");
}

#[test]
fn a_peasant_can_be_recruited_without_script() -> Done {
    let (site, browser) = (Site::start(2)?, visitor()?);
    let page = browser.page();
    page.script(Script::Off)?;
    play_against(page, &site, "amyitis", &ONE_BOT)?;
    page.wait_for("#live[data-turn=you]")?;
    let (table, ply) = (page.url()?, newest_ply(page)?);
    choose(page, "recruit ", "peasant")?;
    assert!(page.url()?.starts_with(&format!("{table}?pick=")));
    assert!(page.text("#consequence")?.contains("take its resource"));
    page.click("#confirm")?;
    page.wait_until("!location.search")?;

    page.wait_for("button.choice[value='field f1']")?;
    assert!(page.text("#question-text")?.contains("fields"));
    choose(page, "field ", "f2")?;
    assert!(page.text("#consequence")?.contains("you take"));
    page.click("#confirm")?;
    page.wait_until("!location.search")?;
    await_ply_after(page, ply)?;
    assert!(page.exists("#board [data-k='f2.0']")?, "the cube is there");
    assert_eq!(purse(page)?.1, 1, "and so is the resource");
    page.expect_no_console_errors()
}

/// Clicks the answer whose notation begins and ends with these texts.
#[track_caller]
fn choose(page: &Page, begins: &str, ends: &str) -> Done {
    let offered = offered(page)?;
    let answer = offered
        .iter()
        .find(|(_, notation)| notation.starts_with(begins) && notation.ends_with(ends));
    let (key, _) = answer.unwrap_or_else(|| panic!("no {begins}{ends}: {offered:?}"));
    page.click(&format!("button.choice[data-k='{key}']"))?;
    page.wait_for("#confirm")
}

#[test]
fn the_base_game_has_no_palace() -> Done {
    let (site, browser) = (Site::start(1)?, visitor()?);
    let page = browser.page();
    page.goto(&site.at("/new/amyitis"))?;
    page.fill("#name", "Host")?;
    for (seat, who) in (2..).zip(ONE_BOT) {
        page.click(&format!("select[name='seat-{seat}'] option[value='{who}']"))?;
    }
    page.click("#open-table summary")?;
    page.click("select[name='option-expansion'] option[value='none']")?;
    if page.exists("#explain:checked")? {
        page.click("#explain")?;
    }
    page.click("#open")?;
    page.click("#start")?;
    page.wait_for("#live[data-status=running] #hand")?;
    await_turn(page)?;
    assert!(page.exists("#board .am-s-gardens")?);
    let workers = page.texts("#board .am-called")?;
    assert!(
        workers.iter().all(|name| !name.is_empty()) && workers.len() > 3,
        "open cards carry their names: {workers:?}"
    );
    assert!(!page.exists("#board .am-s-palace")?);
    assert!(!page.exists("button.choice[value=noble], button.choice[value$=courtier]")?);
    let panels = page.texts("#players li")?;
    assert!(!panels.iter().any(|panel| panel.contains("palace space")));
    audit_drawn(page, "base game")?;
    page.resize(360, 740)?;
    check_with_twins(page, "base game")?;
    page.expect_no_console_errors()
}
