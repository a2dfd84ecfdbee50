//! A turn by keyboard: keys reach a card, pick it and confirm it; Escape and `?` work as documented.

use crate::frame::sit_down;
use crate::support::{
    Done, Site, await_ply_after, await_turn, begin, newest_ply, sit_down_with_bots, visitor,
};
use palast_browser::{BrowserError, Motion, Page};

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
    begin(page)?;
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

/// Where everything in the form is.
const BOXES: &str = "JSON.stringify([...document.querySelectorAll('#answer *')].map(it => { \
    const box = it.getBoundingClientRect(); return [box.x, box.y, box.width, box.height].map(Math.round); }))";

/// Badges that choose something else than what they are on, or that two answers share.
const LYING: &str = "(() => {
    const badges = [...document.querySelectorAll('[data-badge]')], meant = new Map();
    return badges.filter(it => {
        if (!meant.has(it.dataset.badge)) meant.set(it.dataset.badge, it.value);
        return meant.get(it.dataset.badge) !== it.value || (it.dataset.key ?? it.dataset.badge) !== it.dataset.badge;
    }).map(it => `${it.dataset.badge} on ${it.value}`);
})()";

#[test]
fn a_key_press_moves_nothing_and_badges_tell_the_truth() -> Done {
    let (site, browser) = (Site::start(8)?, visitor()?);
    let page = browser.page();
    page.motion(Motion::Reduced)?;
    for game in ["palastgefluester", "eschnapur", "eternal-palace", "amyitis"] {
        sit_down(page, &site, game)?;
        let before: String = page.eval(BOXES)?;
        page.keys("x")?;
        page.wait_for("html[data-keys]")?;
        assert_eq!(page.eval::<String>(BOXES)?, before, "{game}");
        assert_eq!(
            page.eval::<Vec<String>>(LYING)?,
            Vec::<String>::new(),
            "{game}"
        );
        let first: Option<(String, String)> = page.eval(
            "(it => it && [it.dataset.badge, it.value])(document.querySelector('[data-badge]'))",
        )?;
        if let Some((badge, answer)) = first {
            page.keys(&badge)?;
            page.wait_for(&format!("#live[data-pick='{answer}']"))?;
        }
    }
    page.expect_no_console_errors()
}

#[test]
fn enter_confirms_the_answer_in_hand_wherever_the_focus_is_on_the_board() -> Done {
    let (site, browser) = (Site::start(8)?, visitor()?);
    let page = browser.page();
    page.motion(Motion::Reduced)?;
    sit_down(page, &site, "eternal-palace")?;
    crate::support::pick(page, |_| false)?;
    let ask = page.attribute("#live", "data-ask")?.unwrap_or_default();
    let open = "document.querySelectorAll('#board details[open]').length";
    let before: u32 = page.eval(open)?;
    page.eval::<()>(
        "(document.querySelector('#board :is(summary, a, button:not(.choice))') ?? document.querySelector('.middle')).focus()",
    )?;
    page.keys("Enter")?;
    page.wait_gone(&format!("#live[data-ask='{ask}']"))?;
    assert!(
        page.eval::<u32>(open)? <= before,
        "nothing was opened instead"
    );
    page.expect_no_console_errors()
}
