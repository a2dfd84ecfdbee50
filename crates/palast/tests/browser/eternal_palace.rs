//! Eternal Palace: whole matches by clicking, against the Master and against bots; one turn by keyboard, one without
//! script.
//!
//! The tests prefer places that were not visited yet, so that every kind of question comes up. The first question of each
//! kind is audited with axe on a laptop, and with the size checks of `phone` on a phone.

use crate::audit::audit_drawn;
use crate::phone::check_with_twins;
use crate::support::{
    Done, Site, Turn, await_ply_after, await_turn, begin, confirm, kind, log, newest_ply, offered,
    pick, visitor,
};
use palast_browser::{Browser, BrowserError, Motion, Page, Script};
use std::cell::RefCell;
use std::collections::BTreeSet;

/// No match takes more answers than this: ten rounds of five dice, each with a few questions.
const MANY: usize = 300;

/// The widths of the visible paintings; each has a larger version that opens on request.
const PAINTINGS: &str = "[...document.querySelectorAll('.ep-gallery .ep-mount svg')]\
    .filter(painting => painting.checkVisibility()).map(painting => painting.getBoundingClientRect().width)";

/// Opens a table through its form and starts the match.
#[track_caller]
fn open(page: &Page, site: &Site, seats: &[&str], options: &[(&str, &str)]) -> Done {
    page.goto(&site.at("/new/eternal-palace"))?;
    page.fill("#name", "Host")?;
    for (seat, who) in (2..).zip(seats) {
        choose(page, &format!("seat-{seat}"), who)?;
    }
    for (name, value) in options {
        choose(page, &format!("option-{name}"), value)?;
    }
    if page.exists("#explain:checked")? {
        page.click("#explain")?;
    }
    page.click("#open")?;
    page.click("#start")?;
    page.wait_for("#live[data-status=running] #hand")?;
    page.wait_for("#rules")
}

#[track_caller]
fn choose(page: &Page, field: &str, value: &str) -> Done {
    // Modules may be inside a closed `details`, which must be opened before a click.
    page.eval::<()>(&format!(
        "void [...document.querySelectorAll('details:has([name=\"{field}\"])')].forEach(fold => fold.open = true)"
    ))?;
    page.click(&format!("select[name='{field}'] option[value='{value}']"))
}

/// Starts a solo match with the button on the front page.
#[track_caller]
fn alone(site: &Site) -> Result<Browser, BrowserError> {
    let browser = visitor()?;
    let page = browser.page();
    page.goto(&site.at("/"))?;
    page.click("#alone-eternal-palace")?;
    begin(page)?;
    page.wait_for("#rules")?;
    Ok(browser)
}

/// Returns the place in a notation such as `place 35 9 36`.
fn place_of(notation: &str) -> Option<&str> {
    notation.strip_prefix("place ")?.split(' ').nth(1)
}

/// Plays until the match is over. Calls `look` when the first answer of each kind is picked.
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
        // The River Market first: it leads to questions of its own.
        let river = !visited.borrow().contains("RM")
            && page.exists("button.choice:not(.refused)[value^='place '][value*=' RM ']")?;
        let prefers = |notation: &str| {
            let new = |place: &str| !visited.borrow().contains(place) && (!river || place == "RM");
            place_of(notation).map_or(notation.starts_with("appoint"), new)
        };
        let notation = pick(page, prefers)?;
        if let Some(place) = place_of(&notation) {
            visited.borrow_mut().insert(place.to_owned());
        }
        if notation != "plan" {
            assert_ne!(page.text("#consequence")?, "", "{notation} has no preview");
        }
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
fn a_match_against_the_master_can_be_played_to_its_end() -> Done {
    let site = Site::start(1)?;
    let browser = alone(&site)?;
    let page = browser.page();
    assert!(
        page.exists("#players .automa")?,
        "the Master has a panel too"
    );
    let kinds = play_to_the_end(page, audit_drawn)?;
    expect_kinds(
        &kinds,
        &["plan", "place", "take", "appoint", "back", "feature"],
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
        "the Master has a column too: {columns:?}"
    );

    let widths: Vec<f64> = page.eval(PAINTINGS)?;
    assert_eq!(widths.len(), 2, "both have painted");
    assert!(widths.iter().all(|width| *width > 300.0), "{widths:?}");
    check_the_saved_painting(page)?;

    page.goto(&format!("{}?log=all", page.url()?))?;
    let log_lines = log(page)?;
    let matched = log_lines.iter().filter(|it| it.contains("The Master: his"));
    let topmost = log_lines
        .iter()
        .filter(|it| it.contains("The Master: none of his groups"));
    let chosen = matched.chain(topmost).count();
    let rounds = log_lines
        .iter()
        .filter(|it| it.starts_with("Round "))
        .count();
    assert!(
        rounds >= 4 && chosen >= rounds,
        "{chosen} in {rounds} rounds: {log_lines:#?}"
    );
    page.expect_no_console_errors()
}

#[test]
fn a_match_for_three_with_modules_fits_a_phone() -> Done {
    let (site, browser) = (Site::start(2)?, visitor()?);
    let page = browser.page();
    page.resize(360, 740)?;
    open(
        page,
        &site,
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
    expect_kinds(&kinds, &["plan", "bid", "place", "field", "take"]);

    let places = page.texts("#score tfoot td")?;
    assert_eq!(places.len(), 3);
    assert_eq!(places[0], "1.");
    assert_eq!(page.eval::<Vec<f64>>(PAINTINGS)?.len(), 3);
    assert_eq!(page.count("#hand")?, 0, "nothing is hidden any more");
    page.expect_no_console_errors()
}

/// Saves the first painting as SVG and as a PNG of twice its size, and checks both files.
#[track_caller]
fn check_the_saved_painting(page: &Page) -> Done {
    page.click(".pictures li:first-child a[download]")?;
    let drawing = page.download("eternal-palace-1.svg")?;
    let drawing = String::from_utf8(drawing).expect("an SVG file is text");
    // The browser's parser reads the file on its own.
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
    // An empty picture would take only a few thousand bytes.
    assert!(picture.len() > 40_000, "{} bytes", picture.len());
    Ok(())
}

/// Tab reaches an answer, Enter picks and confirms it.
#[test]
fn dice_can_be_grouped_and_placed_by_keyboard() -> Done {
    let site = Site::start(8)?;
    let browser = alone(&site)?;
    let page = browser.page();
    for expected in ["plan", "place"] {
        await_turn(page)?;
        assert_eq!(kind(page)?, expected);
        if expected == "plan" {
            group_by_keys(page)?;
            continue;
        }
        let value = tab_to_an_answer(page)?;
        let ply = newest_ply(page)?;
        page.keys("Enter")?;
        page.wait_for(&format!("#live[data-pick='{value}']"))?;
        page.wait_for("#confirm")?;
        page.keys("Enter")?;
        await_ply_after(page, ply)?;
        await_turn(page)?;
        assert!(
            page.eval::<bool>("document.activeElement.closest('#answer') !== null")?,
            "after {value} the focus is lost: {}",
            page.eval::<String>("document.activeElement.outerHTML.slice(0, 200)")?
        );
    }
    page.expect_no_console_errors()
}

/// Takes a die by the number on it, puts it into the tray of another one, and confirms.
#[track_caller]
fn group_by_keys(page: &Page) -> Done {
    page.wait_for("#plan.live")?;
    let face: String = page
        .attribute("#plan [data-piece]", "data-key")?
        .unwrap_or_default();
    page.keys(&face)?;
    page.wait_for("#plan [data-piece][aria-pressed=true]")?;
    page.keys("ArrowRight")?;
    page.keys("Enter")?;
    page.wait_gone("#plan [data-piece][aria-pressed=true]")?;
    let ply = newest_ply(page)?;
    page.eval::<()>("document.querySelector('#confirm').focus()")?;
    page.keys("Enter")?;
    await_ply_after(page, ply)
}

/// Presses Tab until an answer has the focus, and returns it.
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
    panic!("no answer gets the focus within 120 Tabs");
}

#[test]
fn dice_can_be_grouped_and_placed_without_script() -> Done {
    let (site, browser) = (Site::start(4)?, visitor()?);
    let page = browser.page();
    page.script(Script::Off)?;
    page.goto(&site.at("/"))?;
    page.click("#alone-eternal-palace")?;
    begin(page)?;
    page.wait_for("#live[data-status=running][data-turn=you] #hand")?;
    let table = page.url()?;
    for expected in ["plan", "place"] {
        page.wait_for("#live[data-turn=you]")?;
        assert_eq!(kind(page)?, expected);
        let (ask, ply) = (page.attribute("#live", "data-ask")?, newest_ply(page)?);
        // The dice lie in trays that can be confirmed as they are.
        if expected == "place" {
            let (key, notation) = offered(page)?.remove(0);
            assert!(notation.starts_with(expected), "{notation}");
            page.click(&format!("button.choice[data-k='{key}']"))?;
            page.wait_for("#confirm")?;
            let url = page.url()?;
            assert!(url.starts_with(&format!("{table}?pick=")), "{url}");
            assert_ne!(page.text("#consequence")?, "");
        }
        page.click("#confirm")?;
        page.wait_until("!location.search")?;
        await_ply_after(page, ply)?;
        assert_ne!(page.attribute("#live", "data-ask")?, ask);
    }
    page.expect_no_console_errors()
}

/// However questions follow each other, one group is open, and its places are lit on the board.
#[test]
fn every_group_to_be_placed_lights_its_places() -> Done {
    let site = Site::start(5)?;
    let browser = alone(&site)?;
    let page = browser.page();
    page.motion(Motion::Reduced)?;
    let mut placings = 0;
    while placings < 12 && await_turn(page)? == Turn::Mine {
        if kind(page)? == "place" {
            placings += 1;
            let lit: (usize, usize) = page.eval(
                "[document.querySelectorAll('.ep-group[open]').length, \
                  [...document.querySelectorAll('.ep-to:not(.ep-no)')].filter(it => it.checkVisibility()).length]",
            )?;
            assert!(lit.0 == 1 && lit.1 > 0, "placing {placings}: {lit:?}");
            // Nobody can close what is to be answered: with every group closed, the first one is shown.
            page.eval::<()>("void document.querySelector('.ep-group[open] > summary').click()")?;
            page.wait_until("!document.querySelector('.ep-group[open]')")?;
            let visible = "[...document.querySelectorAll('.ep-list .choice, .ep-to0:not(.ep-no)')].filter(it => it.checkVisibility()).length";
            assert!(page.eval::<usize>(visible)? > 1, "placing {placings}");
            // Not always the first: whoever opens another group leaves the first one closed.
            page.eval::<()>("void [...document.querySelectorAll('.ep-group:not([open]) > summary')].at(-1)?.click()")?;
            let visible = "[...document.querySelectorAll('.ep-list .choice')].find(it => it.checkVisibility())";
            let value: String = page.eval(&format!("{visible}.value"))?;
            page.eval::<()>(&format!("void {visible}.click()"))?;
            page.wait_for(&format!("#live[data-pick='{value}']"))?;
        } else {
            pick(page, |_| true)?;
        }
        confirm(page)?;
    }
    page.expect_no_console_errors()
}

/// A key shows the keys of the answers, and nothing else: what is lit stays where it is.
#[test]
fn a_key_press_moves_nothing_on_the_board() -> Done {
    const BOXES: &str = "[...document.querySelectorAll('#board .choice, #board .ep-place, #board .ep-eb')]\
        .filter(it => it.checkVisibility()).map(it => it.getBoundingClientRect())\
        .map(box => [box.x, box.y, box.width, box.height].map(Math.round).join(' '))";
    let site = Site::start(8)?;
    let browser = alone(&site)?;
    let page = browser.page();
    page.motion(Motion::Reduced)?;
    await_turn(page)?;
    pick(page, |_| true)?;
    confirm(page)?;
    await_turn(page)?;
    assert_eq!(kind(page)?, "place");
    let before: Vec<String> = page.eval(BOXES)?;
    page.keys("Shift")?;
    page.keys("x")?;
    let after: Vec<String> = page.eval(BOXES)?;
    assert!(before.len() > 14, "{before:?}");
    assert_eq!(before, after);
    page.expect_no_console_errors()
}

/// With an answer in hand, Enter confirms it, whichever place has the focus.
#[test]
fn enter_confirms_after_tabbing_to_a_place() -> Done {
    let site = Site::start(8)?;
    let browser = alone(&site)?;
    let page = browser.page();
    await_turn(page)?;
    assert_eq!(kind(page)?, "plan");
    pick(page, |_| true)?;
    let ply = newest_ply(page)?;
    page.eval::<()>("document.querySelector('#board').closest('form').focus()")?;
    for _ in 0..60 {
        page.keys("Tab")?;
        if page.eval::<bool>("document.activeElement.matches('.ep-place, .ep-place *')")? {
            page.keys("Enter")?;
            await_ply_after(page, ply)?;
            return page.expect_no_console_errors();
        }
    }
    panic!("no place gets the focus within 60 Tabs");
}
