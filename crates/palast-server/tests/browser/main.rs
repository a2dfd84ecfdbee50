//! The house in a browser: one person against the rules, on the solo toy, from one click to the
//! picture; and the clock of a table with a limit.
#![expect(
    clippy::unwrap_used,
    reason = "a test that fails by unwrapping fails all the same"
)]

mod clock;
mod morph;
#[path = "../server/toy.rs"]
mod toy;

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use palast_browser::{Browser, BrowserError, Page, Script};
use palast_server::{App, Config, Limits, Talk, serve};
use palast_store::Store;

/// A house that offers the toy, too.
fn house() -> String {
    house_over(Store::memory())
}

/// A house on a thread of its own until the test ends.
fn house_over(store: Store) -> String {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        let house = async move {
            let config = Config {
                bot_pace: Duration::ZERO,
                limits: Limits::generous(),
                talk: Talk::Quiet,
                games: toy::games(),
                ..Config::default()
            };
            let app = App::new(config, store).await.unwrap();
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            tell.send(listener.local_addr().unwrap()).unwrap();
            serve(app, listener, std::future::pending()).await.unwrap();
        };
        tokio::runtime::Runtime::new().unwrap().block_on(house);
    });
    format!("http://{}", told.recv().unwrap())
}

/// Opens the form and begins alone.
fn begin(page: &Page, house: &str) -> Result<(), BrowserError> {
    page.goto(&format!("{house}/new/{}", toy::SOLO))?;
    page.fill("#name", "Ada")?;
    page.click("#open")?;
    page.wait_for("#live[data-turn=you]")
}

/// Confirms whatever is offered first until the match is over.
fn play(page: &Page) -> Result<(), BrowserError> {
    while !page.exists("#live[data-status=over]")? {
        let ask: String = page.eval("document.querySelector('#live').dataset.ask")?;
        page.click("button.choice")?;
        page.click("#confirm")?;
        page.wait_gone(&format!("#live[data-ask='{ask}']"))?;
    }
    Ok(())
}

#[test]
fn a_match_alone_ends_with_a_sheet_for_two_and_a_picture_to_keep() -> Result<(), BrowserError> {
    let house = house();
    let browser = Browser::start()?;
    let page = browser.page();
    begin(page, &house)?;
    assert_eq!(page.count("#players li")?, 2, "one seat and the automa");
    play(page)?;
    assert_eq!(page.count("#score thead th")?, 3);
    assert!(page.text("#score")?.contains("The Keeper"));
    page.resize(360, 740)?;
    assert_eq!(page.overflow()?, Vec::<String>::new());
    let violations = page.axe()?;
    assert!(violations.is_empty(), "{violations:?}");
    page.eval::<bool>(
        "(() => { const make = URL.createObjectURL; \
         URL.createObjectURL = (blob) => (window.saved = blob, make(blob)); return true; })()",
    )?;
    page.click("[data-png]")?;
    page.wait_until("window.saved?.type === 'image/png' && window.saved.size > 200")?;
    page.expect_no_console_errors()
}

#[test]
fn clashing_options_are_explained_without_script_and_stay_filled_in() -> Result<(), BrowserError> {
    let house = house();
    let browser = Browser::start()?;
    let page = browser.page();
    page.script(Script::Off)?;
    page.goto(&format!("{house}/new/{}", toy::SOLO))?;
    page.fill("#name", "Ada")?;
    page.click("details summary")?;
    page.click("#option-maze option[value=open]")?;
    page.click("#open")?;
    page.wait_for("#wrong")?;
    assert_eq!(page.role("#wrong")?, "alert");
    page.wait_for("details[open] #option-maze option[value=open][selected]")?;
    page.click("#option-plan option[value=bold]")?;
    page.click("#open")?;
    page.wait_for("#live[data-turn=you]")
}
