//! What axe-core finds on our pages: nothing.

use crate::support::{Done, House, await_turn, pick, play_until, sit_down_with_bots, visitor};
use palast_browser::{Page, Theme};

/// The rule that what is written on a button is in its name. For axe the numerals of a drawing, such as the values of
/// forty fields, are writing too; [`UNNAMED`] asks the same of everything outside drawings.
const DRAWN_NUMERALS: &str = "label-content-name-mismatch";

/// Buttons on which something is written that their name leaves out, drawings and signs for the eye aside.
const UNNAMED: &str =
    "[...document.querySelectorAll('button[aria-label], a[aria-label]')].filter(button => {
        const copy = button.cloneNode(true);
        copy.querySelectorAll('svg, [aria-hidden=true]').forEach(drawing => drawing.remove());
        const texts = [copy, ...copy.querySelectorAll('*')].flatMap(it => [...it.childNodes]).filter(it => it.nodeType === 3);
        const words = texts.flatMap(it => it.data.toLowerCase().match(/[\\p{L}\\p{N}]+/gu) ?? []);
        const name = button.getAttribute('aria-label').toLowerCase();
        return !words.every(word => name.includes(word));
    }).map(button => `${button.getAttribute('aria-label')}: ${button.textContent}`)";

/// Audits a page as it is, by day and by night.
#[track_caller]
pub(crate) fn audit(page: &Page, what: &str) -> Done {
    audit_but(page, what, &[])
}

/// The same for a board with numerals in its drawings.
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
fn axe_finds_nothing_on_the_way_to_a_table() -> Done {
    let (house, browser) = (House::open(10)?, visitor()?);
    let page = browser.page();
    page.goto(&house.at("/"))?;
    audit(page, "front page")?;
    assert!(page.exists("#bots-palastgefluester")? && page.exists("#bots-eschnapur")?);
    for game in ["palastgefluester", "eschnapur"] {
        page.goto(&house.at(&format!("/rules/{game}")))?;
        audit(page, game)?;
    }
    page.goto(&house.at("/new/palastgefluester"))?;
    audit(page, "new table")?;
    page.fill("#name", "Host")?;
    page.click("#open")?;
    page.wait_for("#seats")?;
    audit(page, "lobby")?;
    page.expect_quiet()
}

#[test]
fn axe_finds_nothing_at_the_table() -> Done {
    let (house, browser) = (House::open(10)?, visitor()?);
    let page = browser.page();
    page.motion(palast_browser::Motion::Reduced)?;
    sit_down_with_bots(page, &house)?;
    await_turn(page)?;
    audit(page, "your turn")?;
    pick(page, |_| false)?;
    audit(page, "picked")?;
    page.resize(360, 740)?;
    audit(page, "picked, on a phone")?;
    page.resize(1280, 800)?;
    play_until(page, || Ok(false))?;
    audit(page, "the end")?;
    page.goto(&format!("{}?at=40", page.url()?))?;
    page.wait_for("#past")?;
    audit(page, "a past moment")?;
    page.expect_quiet()
}
