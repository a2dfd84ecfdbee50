//! A turn by keyboard: keys reach a card, pick it and confirm it; Escape and `?` work as documented.

use crate::support::{
    Done, Site, await_ply_after, await_turn, newest_ply, sit_down_with_bots, visitor,
};
use palast_browser::{BrowserError, Page};

/// The value of the button that has the focus.
fn focused(page: &Page) -> Result<Option<String>, BrowserError> {
    page.eval("document.activeElement.matches('button.choice:not(.refused)') ? document.activeElement.value : null")
}

/// Presses Tab until an answer has the focus.
fn tab_to_an_answer(page: &Page) -> Result<String, BrowserError> {
    for _ in 0..80 {
        page.keys("Tab")?;
        if let Some(value) = focused(page)? {
            return Ok(value);
        }
    }
    panic!("no answer gets the focus within 80 Tabs");
}

#[test]
fn a_turn_can_be_played_by_keyboard() -> Done {
    let (site, browser) = (Site::start(8)?, visitor()?);
    let page = browser.page();
    page.goto(&site.at("/"))?;
    page.eval::<()>("document.querySelector('#bots-palastgefluester').focus()")?;
    page.keys("Enter")?;
    page.wait_for("#live[data-status=running]")?;
    await_turn(page)?;

    let value = tab_to_an_answer(page)?;
    page.keys("Enter")?;
    page.wait_for(&format!("#live[data-pick='{value}']"))?;
    assert_eq!(
        focused(page)?.as_deref(),
        Some(value.as_str()),
        "a pick keeps the focus"
    );
    page.keys("Escape")?;
    page.wait_gone("#confirm")?;
    assert_eq!(
        focused(page)?.as_deref(),
        Some(value.as_str()),
        "and so does leaving it"
    );

    let ply = newest_ply(page)?;
    page.keys("Enter")?;
    page.wait_for("#confirm")?;
    page.keys("Enter")?;
    await_ply_after(page, ply)?;
    await_turn(page)?;
    // The card is gone from the hand, but the focus stays at the question.
    assert!(
        page.eval::<bool>("document.activeElement.closest('#answer') !== null")?,
        "{}",
        page.eval::<String>("document.activeElement.outerHTML.slice(0, 200)")?
    );
    page.expect_no_console_errors()
}

#[test]
fn keys_open_rules_and_log_and_pick_by_number() -> Done {
    let (site, browser) = (Site::start(8)?, visitor()?);
    let page = browser.page();
    sit_down_with_bots(page, &site)?;
    await_turn(page)?;
    page.keys("?")?;
    page.wait_until("document.querySelector('#rules').checkVisibility()")?;
    let rule: String = page.eval("document.querySelector('#live').dataset.rule")?;
    assert!(
        page.exists(&format!("#{rule}:target"))?,
        "the rules open at the current section"
    );
    page.keys("Escape")?;
    page.wait_until("!document.querySelector('#rules').checkVisibility()")?;

    let answers: Vec<String> = page.eval(
        "[...document.querySelectorAll('button.choice:not(.refused)')].map(button => button.value)",
    )?;
    page.keys("2")?;
    page.wait_for(&format!("#live[data-pick='{}']", answers[1]))?;
    page.keys("Escape")?;
    page.wait_gone("#confirm")?;
    page.expect_no_console_errors()
}

#[test]
fn whose_turn_it_is_and_what_happened_is_announced_to_screen_readers() -> Done {
    let (site, browser) = (Site::start(8)?, visitor()?);
    let page = browser.page();
    sit_down_with_bots(page, &site)?;
    await_turn(page)?;
    assert_eq!(page.role("#hand button.choice")?, "button");
    assert!(
        page.label("#hand button.choice:not(.refused)")?
            .starts_with("Play the ")
    );
    page.eval::<()>("document.querySelector('#hand button.choice:not(.refused)').focus()")?;
    page.keys("Enter")?;
    page.wait_for("#confirm")?;
    page.keys("Enter")?;
    page.wait_until("document.querySelector('#announce').textContent !== ''")?;
    await_turn(page)?;
    page.wait_until("document.querySelector('#alert').textContent === document.querySelector('#question-text').textContent")?;
    assert_eq!(
        page.attribute("#announce", "aria-live")?.as_deref(),
        Some("polite")
    );
    page.expect_no_console_errors()
}
