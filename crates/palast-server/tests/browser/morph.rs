//! Updates that arrive while somebody is using the page: what they opened, typed and pressed stays.

use std::time::Duration;

use palast_browser::{Browser, BrowserError};

use crate::{begin, site};

/// Builds elements, has them used, and updates them: with the same markup, with markup in which the
/// server says something else, and with the same markup for a new question.
const FIELDS: &str = r#"(() => {
    const make = (a, b) => {
        const template = document.createElement("template");
        template.innerHTML = `<div>
            <details data-k="a" ${a}><summary>a</summary></details>
            <details data-k="b" ${b}><summary>b</summary></details>
            <input data-k="i" value="before"><input data-k="c" type="checkbox">
            <select data-k="s"><option data-k="1" selected>1</option><option data-k="2">2</option></select>
        </div>`;
        return template.content.firstElementChild;
    };
    const page = make("open", "");
    document.body.append(page);
    settle(page);
    const [a, b] = page.querySelectorAll("details"), [text, box] = page.querySelectorAll("input");
    const select = page.querySelector("select");
    [a.open, b.open, text.value, box.checked, select.selectedIndex] = [false, true, "typed", true, 1];
    const state = () => [a.open, b.open, text.value, box.checked, select.selectedIndex].join(" ");
    const states = [];
    morph(page, make("open", ""), false);
    states.push(state());
    morph(page, make("", ""), false);
    states.push(state());
    morph(page, make("open", ""), true);
    states.push(state());
    page.remove();
    return states;
})()"#;

#[test]
fn what_people_changed_stays_until_the_server_says_something_else() -> Result<(), BrowserError> {
    let (site, browser) = (site(), Browser::start()?);
    begin(browser.page(), &site)?;
    let states: Vec<String> = browser.page().eval(FIELDS)?;
    assert_eq!(states[0], "false true typed true 1", "nothing has changed");
    assert_eq!(states[1], "false true typed true 1", "closed is what it is");
    assert_eq!(states[2], "true false before false 0", "a new question");
    browser.page().expect_no_console_errors()
}

/// Scrolls a list and puts the focus into it, then updates it with one more line.
const PLACES: &str = r#"(() => {
    const make = (lines) => {
        const template = document.createElement("template");
        const list = lines.map((line) => `<p data-k="${line}" tabindex="0">${line}</p>`).join("");
        template.innerHTML = `<div><div data-k="list" class="choices">${list}</div></div>`;
        return template.content.firstElementChild;
    };
    const lines = Array.from({ length: 40 }, (_, index) => `line${index}`);
    const page = make(lines);
    document.body.append(page);
    const list = page.firstElementChild, line = list.querySelector("[data-k=line20]");
    line.focus();
    list.scrollTop = 90;
    morph(page, make([...lines, "one more"]), false);
    const kept = [list.scrollTop, document.activeElement === line, page.querySelectorAll("p").length].join(" ");
    page.remove();
    return kept;
})()"#;

#[test]
fn an_update_keeps_what_was_scrolled_and_what_has_the_focus() -> Result<(), BrowserError> {
    let (site, browser) = (site(), Browser::start()?);
    begin(browser.page(), &site)?;
    let kept: String = browser.page().eval(PLACES)?;
    assert_eq!(kept, "90 true 41");
    browser.page().expect_no_console_errors()
}

/// Presses a choice, has an update arrive in which it is gone, and lets go.
const PRESS: &str = r#"(() => {
    const choice = document.querySelector("button.choice"), answer = choice.value;
    const pointer = (type) => choice.dispatchEvent(new PointerEvent(type, { isPrimary: true, button: 0, bubbles: true }));
    pointer("pointerdown");
    const next = table.cloneNode(true);
    for (const button of next.querySelectorAll("button.choice")) button.remove();
    show(next);
    const held = choice.isConnected;
    pointer("pointerup");
    if (choice.isConnected) choice.click();
    return held ? answer : "";
})()"#;

#[test]
fn a_press_counts_although_an_update_arrives_before_it_ends() -> Result<(), BrowserError> {
    let (site, browser) = (site(), Browser::start()?);
    let page = browser.page();
    begin(page, &site)?;
    let answer: String = page.eval(PRESS)?;
    assert!(
        !answer.is_empty(),
        "the pressed choice stays under the finger"
    );
    page.wait_for(&format!("#live[data-pick='{answer}']"))?;
    page.wait_for("#confirm")?;
    page.expect_no_console_errors()
}

/// Presses a choice that has left the finger when it is lifted: the browser makes no click of it.
const GLIDED: &str = r#"(() => {
    const choice = document.querySelector("button.choice");
    const pointer = (on, type) => on.dispatchEvent(new PointerEvent(type, { isPrimary: true, button: 0, bubbles: true }));
    pointer(choice, "pointerdown");
    pointer(document.body, "pointerup");
    return choice.value;
})()"#;

#[test]
fn a_choice_that_glides_away_from_the_finger_is_made_all_the_same() -> Result<(), BrowserError> {
    let (site, browser) = (site(), Browser::start()?);
    let page = browser.page();
    begin(page, &site)?;
    let answer: String = page.eval(GLIDED)?;
    page.wait_for(&format!("#live[data-pick='{answer}']"))?;
    page.expect_no_console_errors()
}

/// Picks two answers, one right after the other; the server's answer to the first is the later one.
const TWICE: &str = r#"(() => {
    const real = window.fetch;
    let count = 0;
    window.fetch = async (...request) => {
        const late = count++ === 0, answer = await real(...request);
        if (late) await new Promise((go_on) => setTimeout(go_on, 500));
        return answer;
    };
    const [first, second] = [...document.querySelectorAll("button.choice")].map((choice) => choice.value);
    pick(first);
    pick(second);
    return second;
})()"#;

#[test]
fn of_two_picks_the_second_one_is_shown() -> Result<(), BrowserError> {
    let (site, browser) = (site(), Browser::start()?);
    let page = browser.page();
    begin(page, &site)?;
    let second: String = page.eval(TWICE)?;
    page.wait_for(&format!("#live[data-pick='{second}']"))?;
    std::thread::sleep(Duration::from_millis(800));
    assert!(page.exists(&format!("#live[data-pick='{second}']"))?);
    page.expect_no_console_errors()
}
