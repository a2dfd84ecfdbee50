//! Tests of this crate against a real browser and a small server.

#[cfg(target_os = "linux")]
mod process_end;
mod server;

use palast_browser::{Browser, BrowserError, Motion, Network, Proxy, Script, Source, Theme};
use server::Server;
use std::time::Duration;

type Done = Result<(), BrowserError>;

#[test]
fn a_page_can_be_clicked_typed_into_and_read() -> Done {
    let (server, browser) = (Server::start(), Browser::start()?);
    let page = browser.page();
    page.goto(&server.url("/"))?;
    assert_eq!(page.title()?, "Toy");
    page.fill("#name", "Königin")?;
    page.type_text("#name", "!")?;
    page.click("#greet")?;
    page.wait_until("document.querySelector('#said').textContent !== ''")?;
    assert_eq!(page.text("#said")?, "Königin!");
    assert_eq!(page.attribute("#greet", "type")?.as_deref(), Some("button"));
    assert_eq!(page.attribute("#greet", "nothing")?, None);
    assert_eq!(
        (page.count("li")?, page.texts("li")?),
        (2, vec!["one".into(), "two".into()])
    );
    assert!(!page.exists("#later-gone")?);
    assert_eq!(
        (page.role("#greet")?, page.label("#greet")?),
        ("button".into(), "Greet her".into())
    );
    page.expect_no_console_errors()
}

#[test]
fn a_click_waits_for_an_element_that_appears_later() -> Done {
    let (server, browser) = (Server::start(), Browser::start()?);
    let page = browser.page();
    page.goto(&server.url("/"))?;
    page.click("#summon")?;
    page.click("#late")?;
    page.wait_gone("#late")
}

#[test]
fn a_download_can_be_read() -> Done {
    let (server, browser) = (Server::start(), Browser::start()?);
    let page = browser.page();
    page.goto(&server.url("/"))?;
    page.click("#save")?;
    let saved = page.download("dress.css")?;
    assert_eq!(saved, include_bytes!("pages/toy.css"));
    page.set_timeout(Duration::from_millis(200));
    let error = page.download("hat.css").unwrap_err().to_string();
    assert!(error.contains("for the file `hat.css`"), "{error}");
    page.expect_no_console_errors()
}

#[test]
fn a_timeout_names_the_line_and_saves_a_screenshot() -> Done {
    let (server, browser) = (Server::start(), Browser::start()?);
    let page = browser.page();
    page.goto(&server.url("/"))?;
    page.set_timeout(Duration::from_millis(200));
    let line = line!() + 1;
    let error = page.click("#never").unwrap_err().to_string();
    assert!(
        error.contains(&format!(
            "tests/browser/main.rs:{line}: waited 200ms for `#never`"
        )),
        "{error}"
    );
    assert!(
        error.contains("a_timeout_names_the_line_and_saves_a_screenshot.png"),
        "{error}"
    );
    let covered = page.click("#covered").unwrap_err().to_string();
    assert!(covered.contains("not clickable"), "{covered}");
    Ok(())
}

#[test]
fn keys_go_to_the_focused_element() -> Done {
    let (server, browser) = (Server::start(), Browser::start()?);
    let page = browser.page();
    page.goto(&server.url("/"))?;
    page.keys("Tab A d a Tab Enter")?;
    assert_eq!(page.text("#said")?, "Ada");
    page.keys("Shift+Tab")?;
    assert_eq!(page.eval::<String>("document.activeElement.id")?, "name");
    Ok(())
}

#[test]
fn device_and_preferences_are_emulated() -> Done {
    let (server, browser) = (Server::start(), Browser::start()?);
    let page = browser.page();
    let media = |query: &str| page.eval::<bool>(&format!("matchMedia('({query})').matches"));
    page.lang("nl")?;
    page.goto(&server.url("/language"))?;
    assert_eq!(page.text("body")?, "nl");
    assert_eq!(page.eval::<String>("navigator.language")?, "nl");

    assert!(
        media("prefers-color-scheme: light")? && media("prefers-reduced-motion: no-preference")?
    );
    page.theme(Theme::Dark)?;
    page.motion(Motion::Reduced)?;
    assert!(media("prefers-color-scheme: dark")? && media("prefers-reduced-motion: reduce")?);

    assert_eq!(
        page.eval::<(u32, u32)>("[innerWidth, innerHeight]")?,
        (1280, 800)
    );
    page.resize(360, 740)?;
    page.goto(&server.url("/"))?;
    assert_eq!(
        page.eval::<(u32, u32)>("[innerWidth, innerHeight]")?,
        (360, 740)
    );
    assert!(media("pointer: coarse")?);
    assert!(
        media("prefers-color-scheme: dark")?,
        "the theme persists across navigation"
    );
    Ok(())
}

#[test]
fn a_page_without_script_can_be_driven() -> Done {
    let (server, browser) = (Server::start(), Browser::start()?);
    let page = browser.page();
    page.script(Script::Off)?;
    page.goto(&server.url("/"))?;
    page.click("#summon")?;
    assert!(!page.exists("#late")?);
    page.fill("#name", "Ada")?;
    page.click("#send")?;
    page.wait_until("location.pathname === '/language'")?;
    page.script(Script::On)?;
    page.goto(&server.url("/"))?;
    page.click("#summon")?;
    page.wait_for("#late")
}

#[test]
fn console_messages_are_reported() -> Done {
    let (server, browser) = (Server::start(), Browser::start()?);
    let page = browser.page();
    page.goto(&server.url("/bad"))?;
    page.wait_until("window.tried")?;
    let mut sources: Vec<Source> = page
        .console_messages()?
        .iter()
        .map(|it| it.source)
        .collect();
    sources.sort();
    sources.dedup();
    assert_eq!(
        sources,
        [
            Source::Script,
            Source::Console,
            Source::Security,
            Source::Network
        ]
    );
    page.expect_no_console_errors()?;
    page.reload()?;
    let error = page.expect_no_console_errors().unwrap_err().to_string();
    assert!(error.contains("Content Security Policy"), "{error}");
    Ok(())
}

#[test]
fn sideways_overflow_names_the_element() -> Done {
    let (server, browser) = (Server::start(), Browser::start()?);
    let page = browser.page();
    page.resize(360, 740)?;
    page.goto(&server.url("/"))?;
    assert_eq!(page.overflow()?, Vec::<String>::new());
    page.goto(&server.url("/wide"))?;
    let found = page.overflow()?;
    assert!(
        found.len() == 1 && found[0].contains(r#"id="wide""#),
        "{found:?}"
    );
    Ok(())
}

#[test]
fn screenshots_have_the_requested_size() -> Done {
    let (server, browser) = (Server::start(), Browser::start()?);
    let page = browser.page();
    let scratch = tempfile::tempdir().unwrap();
    page.resize(360, 740)?;
    page.goto(&server.url("/long"))?;
    let (view, whole) = (
        scratch.path().join("new/view.png"),
        scratch.path().join("whole.png"),
    );
    page.screenshot(&view)?;
    page.screenshot_whole(&whole)?;
    assert_eq!(png_size(&view), (360, 740));
    assert_eq!(png_size(&whole), (360, 3000));
    Ok(())
}

#[test]
fn the_proxy_records_every_byte_and_can_cut_the_connection() -> Done {
    let (server, browser) = (Server::start(), Browser::start()?);
    let proxy = Proxy::start(server.address())?;
    let page = browser.page();
    page.goto(&format!("{}/live", proxy.url()))?;
    page.wait_until("document.body.dataset.seen >= 2")?;
    // The server splits the word between two chunks; the stream is still open.
    assert!(proxy.received_text()?.contains("whisper"));
    assert!(!proxy.received_text()?.contains("never sent"));
    assert!(String::from_utf8_lossy(&proxy.sent()).contains("GET /stream "));

    proxy.cut();
    page.wait_until("document.body.dataset.state === 'lost'")?;
    let before = proxy.connections();
    let seen: u32 = page.eval("Number(document.body.dataset.seen)")?;
    proxy.restore();
    page.wait_until(&format!("document.body.dataset.seen > {seen}"))?;
    assert!(proxy.connections() > before);
    let network_only = page
        .console_messages()?
        .iter()
        .all(|it| it.source == Source::Network);
    assert!(network_only, "losing the connection is no script error");
    Ok(())
}

#[test]
fn the_network_can_be_switched_off_and_on() -> Done {
    let (server, browser) = (Server::start(), Browser::start()?);
    let page = browser.page();
    page.goto(&server.url("/"))?;
    let fetch = "fetch('/language').then(() => 'there', () => 'lost')";
    assert_eq!(page.eval::<String>(fetch)?, "there");
    page.network(Network::Offline)?;
    assert_eq!(page.eval::<String>(fetch)?, "lost");
    page.network(Network::Online)?;
    assert_eq!(page.eval::<String>(fetch)?, "there");
    Ok(())
}

#[test]
fn two_browsers_do_not_share_cookies() -> Done {
    let (server, one, two) = (Server::start(), Browser::start()?, Browser::start()?);
    for browser in [&one, &two] {
        browser.page().goto(&server.url("/"))?;
        assert_eq!(browser.page().eval::<String>("document.cookie")?, "");
        browser
            .page()
            .eval::<String>("document.cookie = 'seat=1'")?;
    }
    Ok(())
}

#[test]
fn the_audit_finds_the_violation_and_nothing_else() -> Done {
    let (server, browser) = (Server::start(), Browser::start()?);
    let page = browser.page();
    page.goto(&server.url("/"))?;
    let found = page.axe()?;
    assert!(
        found.is_empty(),
        "{}",
        found.iter().map(|it| format!("{it}\n")).collect::<String>()
    );
    page.goto(&server.url("/unnamed"))?;
    let rules: Vec<String> = page.axe()?.into_iter().map(|it| it.rule).collect();
    assert_eq!(rules, ["button-name"]);
    Ok(())
}

fn png_size(path: &std::path::Path) -> (u32, u32) {
    let bytes = std::fs::read(path).expect("the screenshot was written");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}
