//! The server in a browser: a solo match of the toy, from opening the table to the downloadable
//! picture; and the clock of a table with a time limit.
#![expect(
    clippy::unwrap_used,
    reason = "a panic in a test is a failure of the test"
)]

#[path = "../server/auction.rs"]
mod auction;
mod clock;
mod morph;
mod play;
#[path = "../server/toy.rs"]
mod toy;

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use palast_browser::{Browser, BrowserError, Page, Script};
use palast_server::{App, Config, Limits, serve};
use palast_store::Store;

/// Starts a server that also offers the toy. Returns its URL.
fn site() -> String {
    site_over(Store::memory())
}

/// Starts a server on its own thread, which runs until the test process ends. Returns its URL.
fn site_over(store: Store) -> String {
    let (sender, address) = mpsc::channel();
    thread::spawn(move || {
        let site = async move {
            let config = Config {
                bot_pace: Duration::ZERO,
                limits: Limits::generous(),
                games: toy::games(),
                ..Config::default()
            };
            let app = App::new(config, store).await.unwrap();
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            sender.send(listener.local_addr().unwrap()).unwrap();
            serve(app, listener, std::future::pending()).await.unwrap();
        };
        tokio::runtime::Runtime::new().unwrap().block_on(site);
    });
    format!("http://{}", address.recv().unwrap())
}

/// Opens a solo table and starts the match.
fn begin(page: &Page, site: &str) -> Result<(), BrowserError> {
    page.goto(&format!("{site}/alone/{}", toy::SOLO))?;
    page.fill("#name", "Ada")?;
    page.click("#explain")?;
    page.click("#open")?;
    page.wait_for("#live[data-turn=you]")
}

/// Confirms the first offered answer until the match is over.
fn play(page: &Page) -> Result<(), BrowserError> {
    while !page.exists("#live[data-status=over]")? {
        let ask: String = page.eval("document.querySelector('#live').dataset.ask")?;
        page.click("button.choice")?;
        page.click("#confirm")?;
        page.wait_gone(&format!("#live[data-ask='{ask}']"))?;
    }
    page.wait_until("document.querySelector('#score:not(.counting)')")
}

#[test]
fn a_solo_match_ends_with_a_score_for_two_and_a_downloadable_picture() -> Result<(), BrowserError> {
    let site = site();
    let browser = Browser::start()?;
    let page = browser.page();
    begin(page, &site)?;
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
    let site = site();
    let browser = Browser::start()?;
    let page = browser.page();
    page.script(Script::Off)?;
    page.goto(&format!("{site}/alone/{}", toy::SOLO))?;
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
