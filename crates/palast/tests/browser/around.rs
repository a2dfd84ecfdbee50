//! Around the table: the front page, the first match, the end, going through it.

use crate::support::{Done, Site, begin, play_out, sit_down_with_bots, visitor};
use palast_browser::Motion;

/// The lower edges of the buttons that begin each game.
const BEGINNINGS: &str = "[...document.querySelectorAll('[id^=bots-]')]\
    .map(button => button.getBoundingClientRect().bottom)";

#[test]
fn on_a_laptop_every_game_can_be_begun_without_scrolling() -> Done {
    let (site, browser) = (Site::start(1)?, visitor()?);
    let page = browser.page();
    sit_down_with_bots(page, &site)?;
    for (width, height) in [(1366, 768), (1280, 720)] {
        page.resize(width, height)?;
        for lang in ["de", "nl", "en"] {
            page.lang(lang)?;
            page.goto(&site.at("/"))?;
            assert!(page.exists("#waiting + .games")?, "what waits comes first");
            let bottoms: Vec<f64> = page.eval(BEGINNINGS)?;
            assert_eq!(bottoms.len(), 4);
            assert!(
                bottoms.iter().all(|bottom| *bottom <= f64::from(height)),
                "{lang} {height}: {bottoms:?}"
            );
        }
    }
    page.expect_no_console_errors()
}

#[test]
fn eternal_palace_opened_with_its_defaults_has_a_lobby_with_a_link() -> Done {
    let (site, browser) = (Site::start(1)?, visitor()?);
    let page = browser.page();
    page.goto(&site.at("/"))?;
    page.click("#new-eternal-palace")?;
    page.fill("#name", "Ada")?;
    page.click("#open")?;
    page.wait_for("#seats")?;
    assert!(
        page.attribute("#invite", "value")?
            .unwrap_or_default()
            .contains("?invite=")
    );
    page.goto(&site.at("/alone/eternal-palace"))?;
    assert!(page.exists("#option-difficulty")? && page.exists("#option-strategy")?);
    page.expect_no_console_errors()
}

#[test]
fn the_end_counts_up_and_the_match_can_be_gone_through_by_keys() -> Done {
    let (site, browser) = (Site::start(1)?, visitor()?);
    let page = browser.page();
    sit_down_with_bots(page, &site)?;
    play_out(page)?;
    // It is skipped with a key; then the winner is named.
    page.keys("x")?;
    page.wait_for("#score:not(.counting)")?;
    assert_ne!(page.text("#score-title")?, "");
    assert!(page.exists("#share:not([hidden])")?);
    page.goto(&page.url()?)?;
    assert!(page.exists("#score:not(.counting)")?, "it counts once");

    page.click("#replay")?;
    page.wait_for("#past")?;
    let at = || page.eval::<u32>("Number(document.querySelector('#past')?.dataset.at ?? 9999)");
    let first = at()?;
    assert!(first > 0, "not at the deal of the first card");
    page.keys("ArrowRight")?;
    page.wait_until(&format!(
        "document.querySelector('#past').dataset.at > {first}"
    ))?;
    assert!(
        page.url()?.ends_with(&format!("?at={}", at()?)),
        "the address follows"
    );
    page.keys("ArrowLeft")?;
    page.wait_until(&format!(
        "document.querySelector('#past').dataset.at == {first}"
    ))?;
    // From one decision of one's own to the next, past what others do in between.
    page.keys("Shift+ArrowRight")?;
    page.wait_until(&format!(
        "document.querySelector('#past').dataset.at > {first}"
    ))?;
    let mine = at()?;
    page.keys("Shift+ArrowLeft")?;
    page.wait_until(&format!(
        "document.querySelector('#past').dataset.at < {mine}"
    ))?;
    page.keys("Home")?;
    page.wait_until("document.querySelector('#past').dataset.at == 0")?;
    page.keys("PageDown")?;
    page.wait_until("document.querySelector('#past').dataset.at > 0")?;
    let round = at()?;
    page.click("#roll")?;
    page.wait_until(&format!(
        "document.querySelector('#past').dataset.at > {round}"
    ))?;
    page.click("#roll")?;
    page.keys("End")?;
    page.wait_gone("#past")?;
    page.wait_for("#score")?;
    page.expect_no_console_errors()
}

#[test]
fn with_reduced_motion_the_whole_sheet_is_there_at_once() -> Done {
    let (site, browser) = (Site::start(1)?, visitor()?);
    let page = browser.page();
    page.motion(Motion::Reduced)?;
    sit_down_with_bots(page, &site)?;
    play_out(page)?;
    assert!(!page.exists("#score.counting")?);
    page.expect_no_console_errors()
}

#[test]
fn a_table_is_resigned_behind_a_fold() -> Done {
    let (site, browser) = (Site::start(1)?, visitor()?);
    let page = browser.page();
    page.goto(&site.at("/bots/palastgefluester"))?;
    page.fill("#name", "Ada")?;
    page.click("input[name=colour][value='2']")?;
    begin(page)?;
    assert_eq!(
        page.attribute("#live", "data-viewer")?.as_deref(),
        Some("2")
    );
    page.goto(&site.at("/"))?;
    page.click(".drop summary")?;
    page.click(".drop button")?;
    page.wait_until("!document.querySelector('.table-link')")?;
    page.expect_no_console_errors()
}
