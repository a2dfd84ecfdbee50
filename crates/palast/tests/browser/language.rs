//! Three languages: the browser's or a chosen one, on every page and in live updates.

use crate::support::{Done, Site, await_turn, confirm, pick, sit_down_with_bots, visitor};

const LANGUAGES: [&str; 3] = ["de", "nl", "en"];

#[test]
fn the_language_follows_the_browser() -> Done {
    let (site, browser) = (Site::start(2)?, visitor()?);
    let page = browser.page();
    let mut leads = Vec::new();
    for (accept, code) in [
        ("de-AT,en;q=0.5", "de"),
        ("fr,nl;q=0.8,en;q=0.3", "nl"),
        ("pt", "en"),
    ] {
        page.lang(accept)?;
        page.goto(&site.at("/"))?;
        assert_eq!(
            page.attribute("html", "lang")?.as_deref(),
            Some(code),
            "{accept}"
        );
        leads.push(page.text("main .lead")?);
    }
    leads.sort();
    leads.dedup();
    assert_eq!(leads.len(), 3, "{leads:?}");
    page.expect_no_console_errors()
}

#[test]
fn a_chosen_language_applies_to_all_pages() -> Done {
    let (site, browser) = (Site::start(3)?, visitor()?);
    let page = browser.page();
    sit_down_with_bots(page, &site)?;
    await_turn(page)?;
    let table = page.url()?;
    let mut questions = Vec::new();
    for code in LANGUAGES {
        page.click("#menu summary")?;
        page.click(&format!("#language button[value={code}]"))?;
        page.wait_for(&format!("html[lang={code}]"))?;
        assert_eq!(page.url()?, table, "the page stays the same");
        assert_eq!(
            page.attribute(&format!("#language button[value={code}]"), "aria-pressed")?
                .as_deref(),
            Some("true")
        );
        questions.push(page.text("#question-text")?);
        // Live updates have the same language as the page.
        let heading = page.text(".pg-hand-title")?;
        pick(page, |_| false)?;
        confirm(page)?;
        await_turn(page)?;
        assert_eq!(page.text(".pg-hand-title")?, heading);
    }
    questions.sort();
    questions.dedup();
    assert_eq!(questions.len(), 3, "{questions:?}");
    page.goto(&site.at("/"))?;
    assert_eq!(page.attribute("html", "lang")?.as_deref(), Some("en"));
    page.lang("de")?;
    page.reload()?;
    assert_eq!(
        page.attribute("html", "lang")?.as_deref(),
        Some("en"),
        "chosen beats asked for"
    );
    page.expect_no_console_errors()
}
