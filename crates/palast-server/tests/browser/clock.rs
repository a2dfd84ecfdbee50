//! The clock of a table with a time limit: it counts down, warns, and then the rules answer.
//!
//! The tests do not wait for a minute: they set the table back in time in the store and start another
//! server on it, as after a restart.

use palast_browser::{Browser, BrowserError, Motion, Page, Script};
use palast_store::{Progress, PublicProgress, Store, TableId, Timestamp};

use crate::site_over;

/// Opens a table of Amyitis with a bot. Returns the path of its page.
fn begin(page: &Page, site: &str, pace: &str) -> Result<String, BrowserError> {
    page.lang("en")?;
    page.goto(&format!("{site}/new/amyitis"))?;
    page.fill("#name", "Ada")?;
    page.click("select[name=seat-2] option[value=bot-sensible]")?;
    page.click(&format!("#pace option[value={pace}]"))?;
    if page.exists("#explain:checked")? {
        page.click("#explain")?;
    }
    page.click("#open")?;
    page.click("#start")?;
    page.wait_for("#live[data-turn=you]")?;
    let address = page.url()?;
    Ok(address[address.find("/t/").unwrap()..].to_owned())
}

/// Starts another server on the same store, as if the table had last changed that many seconds ago.
fn later(store: &Store, table: &str, seconds: i64) -> String {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let id = TableId::new(table.trim_start_matches("/t/")).unwrap();
        let stored = store.load(&id).await.unwrap().unwrap();
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let now = i64::try_from(since.unwrap().as_secs()).unwrap();
        let then = Timestamp::from_unix(now - seconds);
        let progress = Progress {
            awaited: stored.awaited,
            due: stored.due,
            public: Some(PublicProgress {
                asked: stored.asked,
                seen: then,
            }),
        };
        let length = stored.lines.len() as u64;
        store.set_progress(&id, length, progress).await.unwrap();
    });
    site_over(store.clone())
}

/// The time shown in the panel of the asked seat, in seconds.
const SHOWN: &str = "(([m, s]) => 60 * m + Number(s))\
    (document.querySelector('#players .clock').textContent.match(/\\d+/g))";

#[test]
fn the_clock_counts_down_warns_once_and_then_the_rules_answer() -> Result<(), BrowserError> {
    let store = Store::memory();
    let browser = Browser::start()?;
    let page = browser.page();
    let table = begin(page, &site_over(store.clone()), "minute")?;
    assert_eq!(page.role("#players .clock")?, "timer");
    let first: u32 = page.eval(SHOWN)?;
    assert!((50..=60).contains(&first), "{first}");
    let box_of =
        "JSON.stringify(document.querySelector('#players .clock').getBoundingClientRect())";
    let place: String = page.eval(box_of)?;
    page.eval::<bool>("(window.asked = performance.getEntriesByType('resource').length, true)")?;
    page.wait_until(&format!("{SHOWN} < {first} - 2"))?;
    assert!(!page.exists(".clock.late")?);
    assert!(page.eval::<bool>("performance.getEntriesByType('resource').length === window.asked")?);

    // The warning half a minute before the end is announced once.
    let site = later(&store, &table, 22);
    page.goto(&format!("{site}{table}"))?;
    page.wait_for("#players .clock:not(.late)")?;
    assert_eq!(page.text("#alert")?, "");
    page.wait_for("#players .clock.late")?;
    assert_eq!(
        page.eval::<String>(box_of)?,
        place,
        "the warning does not move the clock"
    );
    let said = page.eval::<String>("document.querySelector('#alert').textContent")?;
    assert!(said.contains("30 seconds left"), "{said}");
    page.wait_until(&format!("{SHOWN} < 28"))?;
    assert_eq!(
        page.eval::<String>("document.querySelector('#alert').textContent")?,
        said
    );
    // axe counts the numerals of a drawing as text of its button.
    let mut violations = page.axe()?;
    violations.retain(|it| it.rule != "label-content-name-mismatch");
    assert!(violations.is_empty(), "{violations:?}");

    // On a phone the panels are on a separate sheet, so the clock is beside the question.
    page.resize(360, 740)?;
    page.motion(Motion::Reduced)?;
    assert!(page.eval::<bool>("document.querySelector('#question > .clock').checkVisibility()")?);
    assert_eq!(page.overflow()?, Vec::<String>::new());
    page.resize(1280, 800)?;

    // When the time is up, the rules of Amyitis pass for the absent player.
    let site = later(&store, &table, 55);
    page.goto(&format!("{site}{table}"))?;
    page.wait_for("#players .clock.late")?;
    assert!(!page.source()?.contains("passes."));
    page.wait_until("document.querySelector('#log').textContent.includes('Ada passes.')")?;
    page.expect_no_console_errors()
}

#[test]
fn without_script_the_page_shows_the_time_left_when_it_was_rendered() -> Result<(), BrowserError> {
    let store = Store::memory();
    let browser = Browser::start()?;
    let page = browser.page();
    let table = begin(page, &site_over(store.clone()), "three-days")?;
    page.script(Script::Off)?;
    let site = later(&store, &table, 20 * 3600 - 1800);
    page.goto(&format!("{site}{table}"))?;
    assert_eq!(page.text("#players .clock")?, "2 days 4 h left");
    page.goto(&site)?;
    assert!(page.text(".table-link")?.contains("three days per move"));
    Ok(())
}
