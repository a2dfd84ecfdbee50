//! Hints at the table, and the review of a finished match.

use crate::phone;
use crate::support::{
    Done, Site, Turn, await_turn, confirm, pick, play_against, play_until, sit_down_with_bots,
    visitor,
};
use palast_browser::{Script, Theme};

#[test]
fn a_hint_is_shown_marked_and_picked_in_every_game() -> Done {
    let (site, browser) = (Site::start(6)?, visitor()?);
    let page = browser.page();
    for (game, seats) in [
        ("palastgefluester", &["bot-sensible", "bot-sensible"][..]),
        ("eschnapur", &["bot-sensible"]),
        ("eternal-palace", &["bot-sensible"]),
        ("amyitis", &["bot-sensible"]),
    ] {
        page.goto(&site.at(&format!("/new/{game}")))?;
        page.click("#hints option[value=allowed]")?;
        crate::support::open_table_here(page, seats)?;
        page.click("#start")?;
        page.wait_for("#live[data-status=running] #hand")?;
        let mut found = false;
        play_until(page, || {
            found = page.exists("#hint")?;
            Ok(found)
        })?;
        assert!(found, "{game}: no question with a choice");
        page.click("#hint")?;
        page.wait_for("#hints li .choice")?;
        assert!((1..=3).contains(&page.count("#hints li")?), "{game}");
        let text = page.text("#hints")?;
        assert!(text.contains(" in 100"), "{game}: {text}");
        let notation = page.attribute("#hints .choice", "value")?;
        let notation = notation.expect("a hint is an answer");
        page.click("#hints .choice")?;
        page.wait_for(&format!("#live[data-pick='{notation}']"))?;
        page.wait_for("#confirm")?;
        assert!(page.exists("#hints")?, "{game}: it stays to be compared");
        confirm(page)?;
        await_turn(page)?;
        assert!(!page.exists("#hints")?, "{game}: it goes with its question");
    }
    page.expect_no_console_errors()
}

#[test]
fn a_hint_works_without_script_and_on_a_phone() -> Done {
    let (site, browser) = (Site::start(4)?, visitor()?);
    let page = browser.page();
    page.resize(360, 740)?;
    page.script(Script::Off)?;
    sit_down_with_bots(page, &site)?;
    page.wait_for("#live[data-turn=you] #hint")?;
    page.click("#hint")?;
    page.wait_for("#hints")?;
    assert!(page.url()?.contains("hint=1"));
    page.click("#hints .choice")?;
    page.wait_for("#confirm")?;
    assert!(page.exists("#hints")?);
    page.expect_no_console_errors()
}

#[test]
fn a_finished_match_is_reviewed_and_played_on() -> Done {
    let (site, browser) = (Site::start(5)?, visitor()?);
    let page = browser.page();
    play_against(
        page,
        &site,
        "palastgefluester",
        &["bot-beginner", "bot-beginner"],
    )?;
    assert_eq!(play_until(page, || Ok(false))?, Turn::Over);
    let table = page.url()?;
    page.wait_for("#score:not(.counting)")?;
    page.click("#review")?;
    page.wait_for("#begin-review")?;
    page.click("#begin-review")?;
    // It shows how far it is, and loads itself again until it is there.
    page.set_timeout(std::time::Duration::from_secs(240));
    page.wait_for("#review-curve")?;
    assert!(page.exists(".review .curve polyline")?);
    assert_eq!(page.count(".parts tr")?, 7);
    assert!(page.count(".moments li")? > 0);
    for (width, height) in [(1366, 768), (360, 740)] {
        for theme in [Theme::Light, Theme::Dark] {
            page.resize(width, height)?;
            page.theme(theme)?;
            phone::check(page, "the review")?;
        }
    }
    page.resize(1366, 768)?;
    page.theme(Theme::Light)?;
    let at = page.attribute(".moments a", "href")?.expect("a link");
    page.click(".moments a")?;
    page.wait_for("#past")?;
    assert!(page.url()?.ends_with(&at), "{at}");
    page.click("#to-review")?;
    page.wait_for(".decisions")?;
    if page.exists(".decisions button[name=at]")? {
        page.click(".decisions button[name=at]")?;
        page.wait_for("#live[data-status=running] #hand")?;
        assert_ne!(page.url()?, table);
        assert_eq!(await_turn(page)?, Turn::Mine);
        pick(page, |_| false)?;
        confirm(page)?;
    }
    page.expect_no_console_errors()
}
