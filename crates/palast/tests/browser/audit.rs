//! Accessibility: axe-core finds no violation on any page.

use crate::support::{Done, Site, await_turn, pick, play_out, sit_down_with_bots, visitor};
use palast_browser::{Page, Theme};

/// axe's rule that the accessible name of a button contains its visible text. axe counts numerals in drawings, such as
/// the values of forty fields, as text; [`UNNAMED`] checks the rule for everything outside drawings.
const DRAWN_NUMERALS: &str = "label-content-name-mismatch";

/// Buttons with visible text that their accessible name leaves out, apart from drawings and decorative signs.
const UNNAMED: &str =
    "[...document.querySelectorAll('button[aria-label], a[aria-label]')].filter(button => {
        const copy = button.cloneNode(true);
        copy.querySelectorAll('svg, [aria-hidden=true]').forEach(drawing => drawing.remove());
        const texts = [copy, ...copy.querySelectorAll('*')].flatMap(it => [...it.childNodes]).filter(it => it.nodeType === 3);
        const words = texts.flatMap(it => it.data.toLowerCase().match(/[\\p{L}\\p{N}]+/gu) ?? []);
        const name = button.getAttribute('aria-label').toLowerCase();
        return !words.every(word => name.includes(word));
    }).map(button => `${button.getAttribute('aria-label')}: ${button.textContent}`)";

/// Audits the page in its current state, in the light and the dark theme.
#[track_caller]
pub(crate) fn audit(page: &Page, what: &str) -> Done {
    audit_but(page, what, &[])
}

/// Audits a page whose drawings contain numerals.
#[track_caller]
pub(crate) fn audit_drawn(page: &Page, what: &str) -> Done {
    audit_but(page, what, &[DRAWN_NUMERALS])
}

#[track_caller]
fn audit_but(page: &Page, what: &str, excused: &[&str]) -> Done {
    for theme in [Theme::Light, Theme::Dark] {
        page.theme(theme)?;
        let found = page.axe()?;
        let unnamed: Vec<String> = page.eval(UNNAMED)?;
        assert!(unnamed.is_empty(), "{what}, {theme:?}: {unnamed:#?}");
        let found = found
            .iter()
            .filter(|it| !excused.contains(&it.rule.as_str()));
        let found: Vec<String> = found.map(ToString::to_string).collect();
        assert!(found.is_empty(), "{what}, {theme:?}:\n{}", found.join("\n"));
    }
    Ok(())
}

#[test]
fn axe_finds_no_violation_on_the_pages_before_a_match() -> Done {
    let (site, browser) = (Site::start(10)?, visitor()?);
    let page = browser.page();
    page.goto(&site.at("/"))?;
    audit(page, "front page")?;
    assert!(page.exists("#bots-palastgefluester")? && page.exists("#bots-eschnapur")?);
    for game in ["palastgefluester", "eschnapur"] {
        page.goto(&site.at(&format!("/rules/{game}")))?;
        audit(page, game)?;
    }
    page.goto(&site.at("/new/palastgefluester"))?;
    audit(page, "new table")?;
    page.fill("#name", "Host")?;
    page.click("#open")?;
    page.wait_for("#seats")?;
    audit(page, "lobby")?;
    page.expect_no_console_errors()
}

#[test]
fn axe_finds_no_violation_at_the_table() -> Done {
    let (site, browser) = (Site::start(10)?, visitor()?);
    let page = browser.page();
    page.motion(palast_browser::Motion::Reduced)?;
    sit_down_with_bots(page, &site)?;
    await_turn(page)?;
    audit(page, "your turn")?;
    pick(page, |_| false)?;
    audit(page, "picked")?;
    page.resize(360, 740)?;
    audit(page, "picked, on a phone")?;
    page.resize(1280, 800)?;
    play_out(page)?;
    audit(page, "the end")?;
    page.goto(&format!("{}?at=40", page.url()?))?;
    page.wait_for("#past")?;
    audit(page, "a past position")?;
    page.expect_no_console_errors()
}
