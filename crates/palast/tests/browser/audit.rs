//! What axe-core finds on our pages: nothing.

use crate::support::{Done, House, await_turn, pick, play_until, sit_down_with_bots, visitor};
use palast_browser::{Page, Theme};

/// Audits a page as it is, by day and by night.
#[track_caller]
fn audit(page: &Page, what: &str) -> Done {
    for theme in [Theme::Light, Theme::Dark] {
        page.theme(theme)?;
        let found = page.axe()?;
        let found: Vec<String> = found.iter().map(ToString::to_string).collect();
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
    page.goto(&house.at("/rules/palastgefluester"))?;
    audit(page, "rules")?;
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
