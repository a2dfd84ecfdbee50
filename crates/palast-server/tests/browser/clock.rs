//! The time left at a table with a limit: it goes down, it warns, and then the rules answer.
//!
//! Nobody waits a minute here: the table is set back in the store, and another house goes on with
//! it as after a restart.

use palast_browser::{Browser, BrowserError, Motion, Page, Script};
use palast_store::{Progress, PublicProgress, Store, TableId, Timestamp};

use crate::house_over;

/// Opens a table of Amyitis with a bot, and gives its address below the house.
fn begin(page: &Page, house: &str, pace: &str) -> Result<String, BrowserError> {
    page.lang("en")?;
    page.goto(&format!("{house}/new/amyitis"))?;
    page.fill("#name", "Ada")?;
    page.click("select[name=seat-2] option[value=bot-sensible]")?;
    page.click(&format!("#pace option[value={pace}]"))?;
    page.click("#open")?;
    page.click("#start")?;
    page.wait_for("#live[data-turn=you]")?;
    let address = page.url()?;
    Ok(address[address.find("/t/").unwrap()..].to_owned())
}

/// The same tables in a house that opens later: everybody last saw the table change that many seconds ago.
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
    house_over(store.clone())
}

/// What the panel of whoever is asked says, in seconds.
const SHOWN: &str = "(([m, s]) => 60 * m + Number(s))\
    (document.querySelector('#players .clock').textContent.match(/\\d+/g))";

#[test]
fn the_time_goes_down_warns_once_and_then_the_rules_answer() -> Result<(), BrowserError> {
    let store = Store::memory();
    let browser = Browser::start()?;
    let page = browser.page();
    let table = begin(page, &house_over(store.clone()), "minute")?;
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

    // Half a minute before the end, and read out once.
    let house = later(&store, &table, 28);
    page.goto(&format!("{house}{table}"))?;
    page.wait_for("#players .clock:not(.late)")?;
    assert_eq!(page.text("#alert")?, "");
    page.wait_for("#players .clock.late")?;
    assert_eq!(
        page.eval::<String>(box_of)?,
        place,
        "nothing moves for the warning"
    );
    let said = page.eval::<String>("document.querySelector('#alert').textContent")?;
    assert!(said.contains("30 seconds left"), "{said}");
    page.wait_until(&format!("{SHOWN} < 28"))?;
    assert_eq!(
        page.eval::<String>("document.querySelector('#alert').textContent")?,
        said
    );
    // For axe the numerals of a drawing are words on a button, which its name would have to repeat.
    let mut violations = page.axe()?;
    violations.retain(|it| it.rule != "label-content-name-mismatch");
    assert!(violations.is_empty(), "{violations:?}");

    // On a phone the panels are a sheet: who is asked sees the time at the question.
    page.resize(360, 740)?;
    page.motion(Motion::Reduced)?;
    assert!(page.eval::<bool>("document.querySelector('#question > .clock').checkVisibility()")?);
    assert_eq!(page.overflow()?, Vec::<String>::new());
    page.resize(1280, 800)?;

    // The last seconds: Amyitis passes for who is absent.
    let house = later(&store, &table, 55);
    page.goto(&format!("{house}{table}"))?;
    page.wait_for("#players .clock.late")?;
    assert!(!page.source()?.contains("passes."));
    page.wait_until("document.querySelector('#log').textContent.includes('Ada passes.')")?;
    page.expect_no_console_errors()
}

#[test]
fn without_script_the_page_says_what_was_left_when_it_was_made() -> Result<(), BrowserError> {
    let store = Store::memory();
    let browser = Browser::start()?;
    let page = browser.page();
    let table = begin(page, &house_over(store.clone()), "three-days")?;
    page.script(Script::Off)?;
    let house = later(&store, &table, 20 * 3600 - 1800);
    page.goto(&format!("{house}{table}"))?;
    assert_eq!(page.text("#players .clock")?, "2 days 4 h left");
    page.goto(&house)?;
    assert!(
        page.text("#mine .table-link")?
            .contains("three days a move")
    );
    Ok(())
}
