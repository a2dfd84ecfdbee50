//! What a table page shows in play: moments, the points so far, cards about things, plans.

use palast_browser::{Browser, BrowserError, Motion, Page, Script};

use crate::auction::AUCTION;
use crate::site;

/// Sits down at an auction with a bot.
fn begin(page: &Page, site: &str) -> Result<(), BrowserError> {
    page.goto(&format!("{site}/new/{AUCTION}"))?;
    page.fill("#name", "Ada")?;
    page.click("select[name=seat-2] option[value=bot-sensible]")?;
    page.click("#open")?;
    page.click("#start")?;
    page.wait_for("#live[data-turn=you]")
}

/// Plays one round by the plan.
fn bid(page: &Page) -> Result<(), BrowserError> {
    page.click("#plan [data-piece]")?;
    page.click("#plan [data-slot=bid]")?;
    page.click("#confirm")
}

/// Answers until there is a plan again.
fn until_the_next_plan(page: &Page) -> Result<(), BrowserError> {
    page.wait_until("document.querySelector('#plan, #confirm, #question .choice, #score')")?;
    while !page.exists("#plan")? && !page.exists("#score")? {
        let ask: String = page.eval("document.querySelector('#live').dataset.ask ?? ''")?;
        if !ask.is_empty() {
            page.eval::<()>("document.querySelector('#question .choice:last-of-type').click()")?;
            page.wait_for("#confirm[value]")?;
            page.eval::<()>("document.querySelector('#confirm').click()")?;
        }
        page.wait_until(&format!(
            "(document.querySelector('#live').dataset.ask ?? '') !== '{ask}'"
        ))?;
    }
    Ok(())
}

#[test]
fn a_moment_is_a_scene_once_and_a_line_afterwards() -> Result<(), BrowserError> {
    let (site, browser) = (site(), Browser::start()?);
    let page = browser.page();
    begin(page, &site)?;
    assert!(page.exists("#scene[hidden]")?, "nothing has happened");
    bid(page)?;
    page.wait_for("#scene:not([hidden]) .headline")?;
    assert!(page.exists("#scene li[data-seat]")?, "who bid what");
    page.wait_for("#moments .moment")?;
    page.keys("Escape")?;
    page.wait_for("#scene[hidden]")?;
    let line = page.text("#moments .moment:last-child .headline")?;
    assert!(!line.is_empty());
    page.reload()?;
    page.wait_for("#moments .moment")?;
    assert!(page.exists("#scene[hidden]")?, "it is shown once");
    page.expect_no_console_errors()
}

#[test]
fn who_wants_less_motion_gets_a_quiet_banner() -> Result<(), BrowserError> {
    let (site, browser) = (site(), Browser::start()?);
    let page = browser.page();
    page.motion(Motion::Reduced)?;
    begin(page, &site)?;
    bid(page)?;
    page.wait_for("#scene.quiet:not([hidden]) .headline")?;
    page.wait_for("#scene[hidden]")?;
    assert!(!page.exists(".flying")?);
    page.expect_no_console_errors()
}

#[test]
fn points_and_progress_are_shown_while_the_match_runs() -> Result<(), BrowserError> {
    let (site, browser) = (site(), Browser::start()?);
    let page = browser.page();
    begin(page, &site)?;
    assert_eq!(page.count("#players [data-score]")?, 2);
    assert!(page.text("#progress")?.starts_with("Round"));
    assert!(
        !page.exists("#players .leads")?,
        "nobody leads with nothing"
    );
    while !page.exists("#players .leads")? && !page.exists("#score")? {
        bid(page)?;
        until_the_next_plan(page)?;
    }
    page.expect_no_console_errors()
}

#[test]
fn a_thing_says_what_it_is_by_hovering_by_key_and_without_script() -> Result<(), BrowserError> {
    let (site, browser) = (site(), Browser::start()?);
    let page = browser.page();
    begin(page, &site)?;
    page.eval::<bool>(
        "document.querySelector('[data-about]').dispatchEvent(new PointerEvent('pointerover', \
         { pointerType: 'mouse', bubbles: true }))",
    )?;
    page.wait_for("#card:not([hidden]) h2")?;
    assert!(page.text("#card")?.contains("It costs you"));
    page.keys("Escape")?;
    page.wait_for("#card[hidden]")?;
    page.eval::<()>("document.querySelector('#hand [data-about]').focus()")?;
    page.keys("i")?;
    page.wait_for("#card:not([hidden])")?;
    let said: String = page.eval("document.querySelector('#announce').textContent")?;
    assert!(said.contains("Worth"), "{said}");
    let thing: String = page.eval("document.querySelector('[data-about]').dataset.about")?;
    let table = page.url()?;
    page.expect_no_console_errors()?;

    page.script(Script::Off)?;
    page.goto(&format!("{table}?about={thing}"))?;
    assert!(page.text("#about")?.contains("Worth"));
    assert!(page.exists(&format!("a[href*='?about={thing}']"))?);
    page.goto(&format!("{table}/about/coin-c9"))?;
    assert!(!page.exists("#about")?, "there is no such coin");
    Ok(())
}

/// Drags the first piece onto a slot.
const DRAG: &str = r#"(() => {
    const piece = document.querySelector('#plan [data-piece]'), slot = document.querySelector('[data-slot=fold]');
    const middle = (it) => { const box = it.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const send = (on, type, [clientX, clientY]) =>
        on.dispatchEvent(new PointerEvent(type, { isPrimary: true, button: 0, bubbles: true, clientX, clientY }));
    send(piece, "pointerdown", middle(piece));
    send(document.body, "pointermove", middle(slot));
    const ghost = document.querySelector(".ghost") !== null;
    send(document.body, "pointerup", middle(slot));
    return [ghost, document.querySelector(".ghost") === null, piece.closest(".slot") !== null].join(" ");
})()"#;

#[test]
fn a_plan_is_made_by_dragging_touching_or_typing_and_changed_freely() -> Result<(), BrowserError> {
    let (site, browser) = (site(), Browser::start()?);
    let page = browser.page();
    begin(page, &site)?;
    assert!(!page.eval::<bool>("document.querySelector('#plan select').checkVisibility()")?);
    let placed = |slot: &str| page.exists(&format!(".slot:has([data-slot={slot}]) > .plan-piece"));
    assert_eq!(page.eval::<String>(DRAG)?, "true true true");
    assert!(placed("fold")?, "dragged");
    page.click("#plan [data-piece]")?;
    page.click("#plan [data-slot=bid]")?;
    assert!(placed("bid")? && !placed("fold")?, "moved by two touches");
    page.click(".slot > .plan-piece")?;
    page.click("#plan .tray")?;
    assert!(!placed("bid")?, "and taken back");
    // By keys: the number on the coin, an arrow to the second slot, Enter puts it down.
    let key: String = page.eval("document.querySelector('#plan [data-piece]').dataset.key")?;
    page.keys(&key)?;
    page.keys("ArrowDown")?;
    page.keys("Enter")?;
    assert!(placed("fold")?, "typed");
    assert!(page.exists("#live[data-turn=you]")?, "nothing is sent yet");
    page.keys("Escape")?;
    page.click("#confirm")?;
    page.wait_gone("#plan")?;
    page.expect_no_console_errors()
}

#[test]
fn without_script_a_plan_is_a_form_with_lists() -> Result<(), BrowserError> {
    let (site, browser) = (site(), Browser::start()?);
    let page = browser.page();
    page.script(Script::Off)?;
    begin(page, &site)?;
    page.click("#plan select option[value^='bid ']")?;
    page.click("#confirm")?;
    page.wait_gone("#plan")
}

#[test]
fn what_happened_since_my_turn_leads_to_its_positions() -> Result<(), BrowserError> {
    let (site, browser) = (site(), Browser::start()?);
    let page = browser.page();
    begin(page, &site)?;
    bid(page)?;
    until_the_next_plan(page)?;
    page.click("#since summary")?;
    assert!(page.count("#since li a")? > 0);
    // Of a line and what came of it the line is shown, and unfolds.
    assert!(page.count("#log details > ul > .detail")? > 0);
    assert!(!page.eval::<bool>("document.querySelector('#log .detail').checkVisibility()")?);
    page.click("#since li a")?;
    page.wait_for("#past")?;
    page.click("#now")?;
    page.wait_for("#live[data-turn=you]")?;
    page.expect_no_console_errors()
}

/// Chooses in the settings which answers are confirmed.
fn confirms(page: &Page, which: &str) -> Result<(), BrowserError> {
    page.click("#menu summary")?;
    page.click(&format!("#confirming button[value={which}]"))?;
    page.wait_for(&format!("html[data-confirm={which}]"))?;
    // A question that has just appeared is not answered by half a double click.
    std::thread::sleep(std::time::Duration::from_millis(600));
    Ok(())
}

#[test]
fn answers_are_confirmed_as_the_settings_say() -> Result<(), BrowserError> {
    let (site, browser) = (site(), Browser::start()?);
    let page = browser.page();
    crate::begin(page, &site)?;
    let ask = || page.attribute("#live", "data-ask");
    let first = ask()?;
    // What is drawn after an answer cannot be taken back.
    confirms(page, "needed")?;
    page.click("button.choice")?;
    page.wait_for("#confirm:not([data-free])")?;
    assert_eq!(ask()?, first);
    confirms(page, "never")?;
    page.click("button.choice")?;
    page.wait_gone(&format!("#live[data-ask='{}']", first.unwrap()))?;
    page.expect_no_console_errors()
}
