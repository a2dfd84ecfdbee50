//! Eternal Palace: alone against the Master and at a table with bots, to the end by clicking; one turn by keys, one
//! without script.
//!
//! The person on the way prefers places where nobody has been yet, so that every kind of question comes up. On a laptop
//! axe looks at the first of each kind, on a phone the ruler of `phone` does.

use crate::audit::audit_drawn;
use crate::phone::check_with_twins;
use crate::support::{
    Done, House, Turn, await_news, await_turn, confirm, kind, log, moment, offered, pick, visitor,
};
use palast_browser::{Browser, BrowserError, Motion, Page, Script};
use std::cell::RefCell;
use std::collections::BTreeSet;

/// Nobody needs more answers than this: ten rounds of five dice, each with a few questions.
const MANY: usize = 300;

/// The widths of the paintings on show; each has a larger one that opens on request.
const PAINTINGS: &str = "[...document.querySelectorAll('.ep-gallery .ep-mount svg')]\
    .filter(painting => painting.checkVisibility()).map(painting => painting.getBoundingClientRect().width)";

/// Opens a table through its form and starts.
#[track_caller]
fn open(page: &Page, house: &House, seats: &[&str], options: &[(&str, &str)]) -> Done {
    page.goto(&house.at("/new/eternal-palace"))?;
    page.fill("#name", "Host")?;
    for (seat, who) in (2..).zip(seats) {
        choose(page, &format!("seat-{seat}"), who)?;
    }
    for (name, value) in options {
        choose(page, &format!("option-{name}"), value)?;
    }
    page.click("#open")?;
    page.click("#start")?;
    page.wait_for("#live[data-status=running] #hand")?;
    page.wait_for("#rules")
}

#[track_caller]
fn choose(page: &Page, field: &str, value: &str) -> Done {
    // Modules may lie in a fold, where a mouse has no business before it is opened.
    page.eval::<()>(&format!(
        "void [...document.querySelectorAll('details:has([name=\"{field}\"])')].forEach(fold => fold.open = true)"
    ))?;
    page.click(&format!("select[name='{field}'] option[value='{value}']"))
}

/// Alone from the front page, by its one button.
#[track_caller]
fn alone(house: &House) -> Result<Browser, BrowserError> {
    let browser = visitor()?;
    let page = browser.page();
    page.goto(&house.at("/"))?;
    page.click("#alone-eternal-palace")?;
    page.wait_for("#live[data-status=running] #hand")?;
    page.wait_for("#rules")?;
    Ok(browser)
}

/// The place of `place 35 9 36`.
fn place_of(notation: &str) -> Option<&str> {
    notation.strip_prefix("place ")?.split(' ').nth(1)
}

/// Answers everything until the match is over, with somebody looking at the first answer of each kind, picked.
#[track_caller]
fn play_to_the_end(
    page: &Page,
    mut look: impl FnMut(&Page, &str) -> Done,
) -> Result<BTreeSet<String>, BrowserError> {
    page.motion(Motion::Reduced)?;
    let mut kinds: BTreeSet<String> = BTreeSet::new();
    let visited: RefCell<BTreeSet<String>> = RefCell::default();
    let mut answers = 0;
    while await_turn(page)? == Turn::Mine {
        // The River Market, which asks questions of its own, before all others.
        let river = !visited.borrow().contains("RM")
            && page.exists("button.choice:not(.refused)[value^='place '][value*=' RM ']")?;
        let likes = |notation: &str| {
            let new = |place: &str| !visited.borrow().contains(place) && (!river || place == "RM");
            place_of(notation).map_or(notation.starts_with("appoint"), new)
        };
        let notation = pick(page, likes)?;
        if let Some(place) = place_of(&notation) {
            visited.borrow_mut().insert(place.to_owned());
        }
        assert_ne!(page.text("#consequence")?, "", "{notation} has no preview");
        let kind = notation.split(' ').next().unwrap_or_default();
        if kinds.insert(kind.to_owned()) {
            look(page, kind)?;
        }
        confirm(page)?;
        answers += 1;
        assert!(answers < MANY, "no end after {answers} answers: {kinds:?}");
    }
    look(page, "end")?;
    Ok(kinds)
}

#[track_caller]
fn expect_kinds(kinds: &BTreeSet<String>, expected: &[&str]) {
    for kind in expected {
        assert!(kinds.contains(*kind), "{kind} never came up: {kinds:?}");
    }
}

#[test]
fn a_match_against_the_master_is_played_to_its_end() -> Done {
    let house = House::open(1)?;
    let browser = alone(&house)?;
    let page = browser.page();
    assert!(
        page.exists("#players .automa")?,
        "the Master sits there too"
    );
    let kinds = play_to_the_end(page, audit_drawn)?;
    expect_kinds(
        &kinds,
        &["group", "place", "take", "appoint", "back", "feature"],
    );

    assert_ne!(page.text("#score-title")?, "");
    let heads = page.texts("#score thead th")?;
    assert_eq!(heads.len(), 3, "{heads:?}");
    assert!(
        heads.iter().any(|head| head.contains("Master")),
        "{heads:?}"
    );
    let columns: Vec<Vec<String>> = page.eval(
        "[...document.querySelectorAll('#score tbody tr')]\
         .map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent))",
    )?;
    assert!(
        columns.iter().flatten().all(|cell| !cell.is_empty()),
        "the Master is counted too: {columns:?}"
    );

    let widths: Vec<f64> = page.eval(PAINTINGS)?;
    assert_eq!(widths.len(), 2, "both have painted");
    assert!(widths.iter().all(|width| *width > 300.0), "{widths:?}");
    check_the_saved_painting(page)?;

    page.goto(&format!("{}?log=all", page.url()?))?;
    let told = log(page)?;
    let matched = told.iter().filter(|it| it.contains("The Master: his"));
    let topmost = told
        .iter()
        .filter(|it| it.contains("The Master: none of his groups"));
    let chosen = matched.chain(topmost).count();
    let rounds = told.iter().filter(|it| it.starts_with("Round ")).count();
    assert!(
        rounds >= 4 && chosen >= rounds,
        "{chosen} in {rounds} rounds: {told:#?}"
    );
    page.expect_quiet()
}

#[test]
fn a_match_for_three_with_modules_fits_a_phone() -> Done {
    let (house, browser) = (House::open(2)?, visitor()?);
    let page = browser.page();
    page.resize(360, 740)?;
    open(
        page,
        &house,
        &["bot-sensible", "bot-sensible", "none", "none"],
        &[("privileges", "on"), ("river", "on")],
    )?;
    let kinds = play_to_the_end(page, |page, what| {
        check_with_twins(page, what)?;
        if what == "end" {
            return Ok(());
        }
        for sheet in ["players", "log", "rules"] {
            page.eval::<()>(&format!("void (location.hash = '{sheet}')"))?;
            check_with_twins(page, sheet)?;
        }
        page.eval::<()>("void (location.hash = 'live')")
    })?;
    expect_kinds(&kinds, &["group", "bid", "place", "field", "take"]);

    let places = page.texts("#score tfoot td")?;
    assert_eq!(places.len(), 3);
    assert_eq!(places[0], "1.");
    assert_eq!(page.eval::<Vec<f64>>(PAINTINGS)?.len(), 3);
    assert_eq!(page.count("#hand")?, 0, "nothing is hidden any more");
    page.expect_quiet()
}

/// The first painting, saved as a drawing and as a picture twice as large.
#[track_caller]
fn check_the_saved_painting(page: &Page) -> Done {
    page.click(".pictures li:first-child a[download]")?;
    let drawing = page.download("eternal-palace-1.svg")?;
    let drawing = String::from_utf8(drawing).expect("a drawing is text");
    // The page's parser reads it as a file of its own.
    let quoted = serde_json::to_string(&drawing).expect("any text can be quoted");
    let (root, width, wrong): (String, f64, String) = page.eval(&format!(
        "(drawing => [drawing.documentElement.localName, Number(drawing.documentElement.getAttribute('width')), \
         drawing.querySelector('parsererror')?.textContent ?? ''])\
         (new DOMParser().parseFromString({quoted}, 'image/svg+xml'))"
    ))?;
    assert_eq!((root.as_str(), wrong.as_str()), ("svg", ""));
    assert!(width > 300.0, "the drawing is {width} wide");

    page.click(".pictures li:first-child button[data-png]")?;
    let picture = page.download("eternal-palace-1.png")?;
    assert_eq!(&picture[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(&picture[12..16], b"IHDR");
    let number = |at: usize| u32::from_be_bytes([0, 1, 2, 3].map(|byte| picture[at + byte]));
    let (across, down) = (number(16), number(20));
    assert_eq!(f64::from(across), 2.0 * width);
    assert!(down > 300, "{across} × {down}");
    // Nothing but paper would take a few thousand bytes.
    assert!(picture.len() > 40_000, "{} bytes", picture.len());
    Ok(())
}

/// Groups and places by keys alone: an answer is reached by Tab, picked and confirmed by Enter.
#[test]
fn grouping_and_placing_by_keys_alone() -> Done {
    let house = House::open(8)?;
    let browser = alone(&house)?;
    let page = browser.page();
    for expected in ["group", "place"] {
        await_turn(page)?;
        assert_eq!(kind(page)?, expected);
        let value = tab_to_an_answer(page)?;
        let told = moment(page)?;
        page.keys("Enter")?;
        page.wait_for(&format!("#live[data-pick='{value}']"))?;
        page.wait_for("#confirm")?;
        page.keys("Enter")?;
        await_news(page, told)?;
        await_turn(page)?;
        assert!(
            page.eval::<bool>("document.activeElement.closest('#answer') !== null")?,
            "after {value} the focus is lost: {}",
            page.eval::<String>("document.activeElement.outerHTML.slice(0, 200)")?
        );
    }
    page.expect_quiet()
}

/// Tabs on until an answer has the focus, and gives it.
#[track_caller]
fn tab_to_an_answer(page: &Page) -> Result<String, BrowserError> {
    const FOCUSED: &str = "document.activeElement.matches('button.choice:not(.refused)') \
        ? document.activeElement.value : null";
    for _ in 0..120 {
        page.keys("Tab")?;
        if let Some(value) = page.eval::<Option<String>>(FOCUSED)? {
            return Ok(value);
        }
    }
    panic!("120 times Tab and no answer has the focus");
}

#[test]
fn grouping_and_placing_without_script() -> Done {
    let (house, browser) = (House::open(4)?, visitor()?);
    let page = browser.page();
    page.script(Script::Off)?;
    page.goto(&house.at("/"))?;
    page.click("#alone-eternal-palace")?;
    page.wait_for("#live[data-status=running][data-turn=you] #hand")?;
    let table = page.url()?;
    for expected in ["group", "place"] {
        page.wait_for("#live[data-turn=you]")?;
        let (ask, told) = (page.attribute("#live", "data-ask")?, moment(page)?);
        let (key, notation) = offered(page)?.remove(0);
        assert!(notation.starts_with(expected), "{notation}");
        page.click(&format!("button.choice[data-k='{key}']"))?;
        page.wait_for("#confirm")?;
        let url = page.url()?;
        assert!(url.starts_with(&format!("{table}?pick=")), "{url}");
        assert_ne!(page.text("#consequence")?, "");
        page.click("#confirm")?;
        page.wait_until("!location.search")?;
        await_news(page, told)?;
        assert_ne!(page.attribute("#live", "data-ask")?, ask);
    }
    page.expect_quiet()
}
