//! A phone of 360 × 740: no page scrolls sideways, and every control is large enough for a finger.

use crate::support::{
    Done, Site, Turn, confirm, kind, pick, play_until, visitor, wait_for_animations,
};
use palast_browser::{BrowserError, Page};
use std::collections::BTreeSet;

/// Lists visible controls smaller than 44 pixels in either direction. With `true`, a small button is allowed if another
/// button for the same answer is large enough.
const SMALL: &str = "(twins => {
    const all = [...document.querySelectorAll('button, select, input:not([type=hidden]), summary, a.button, a.tool, a.close')]
        .filter(it => it.checkVisibility({ visibilityProperty: true }))
        // Whoever touches the label of a box touches the box.
        .map(it => [it, (it.matches('[type=radio], [type=checkbox]') && it.closest('label') || it).getBoundingClientRect()])
        .filter(([, box]) => box.width > 0);
    const fits = ([, box]) => box.width >= 43.5 && box.height >= 43.5;
    const answers = new Set(all.filter(fits).map(([it]) => it).filter(it => it.matches('button.choice')).map(it => it.value));
    return all.filter(each => !fits(each))
        .filter(([it]) => !(twins && it.matches('button.choice') && answers.has(it.value)))
        .map(([it, box]) => `${it.cloneNode(false).outerHTML} is ${box.width} x ${box.height}`);
})";

/// Checks the page in its current state.
#[track_caller]
pub(crate) fn check(page: &Page, what: &str) -> Done {
    measure(page, what, "false")
}

/// Checks a page whose small pieces on the board have a large button for the same answer below.
#[track_caller]
pub(crate) fn check_with_twins(page: &Page, what: &str) -> Done {
    measure(page, what, "true")
}

#[track_caller]
fn measure(page: &Page, what: &str, twins: &str) -> Done {
    wait_for_animations(page)?;
    let wide = page.overflow()?;
    assert!(wide.is_empty(), "{what}: {wide:#?}");
    let small: Vec<String> = page.eval(&format!("{SMALL}({twins})"))?;
    assert!(small.is_empty(), "{what}: {small:#?}");
    Ok(())
}

#[test]
fn pages_fit_a_phone_and_controls_are_large_enough() -> Done {
    let (site, browser) = (Site::start(12)?, visitor()?);
    let page = browser.page();
    page.resize(360, 740)?;
    page.goto(&site.at("/"))?;
    check(page, "front page")?;
    for game in ["palastgefluester", "eschnapur"] {
        page.goto(&site.at(&format!("/rules/{game}")))?;
        check(page, game)?;
    }
    page.goto(&site.at("/new/eschnapur"))?;
    check(page, "new table of Eschnapur")?;
    page.goto(&site.at("/t/nowhere"))?;
    check(page, "problem")?;
    // A missing page logs a failed request and nothing else.
    assert_eq!(page.console_messages()?.len(), 1);

    page.goto(&site.at("/new/palastgefluester"))?;
    check(page, "new table")?;
    page.fill("#name", "A name of twenty letters")?;
    for seat in 2..=5 {
        let chosen = if seat == 2 { "open" } else { "bot-sensible" };
        choose(page, &format!("seat-{seat}"), chosen)?;
    }
    if page.exists("#explain:checked")? {
        page.click("#explain")?;
    }
    page.click("#open")?;
    page.wait_for("#seats")?;
    check(page, "lobby")?;
    page.click("#start")?;
    page.wait_for("#live[data-status=running]")?;

    let seen = every_kind_of_question(page)?;
    for expected in KINDS {
        assert!(
            seen.contains(expected),
            "{expected} never came up: {seen:?}"
        );
    }
    page.goto(&site.at("/"))?;
    check(page, "front page with tables")?;
    page.expect_no_console_errors()
}

/// Every kind of question in Palastgeflüster.
const KINDS: [&str; 7] = [
    "play", "give", "swap", "discard", "exchange", "take", "next",
];

/// Plays matches until every kind of question has been checked.
fn every_kind_of_question(page: &Page) -> Result<BTreeSet<String>, BrowserError> {
    let mut seen = BTreeSet::new();
    for _ in 0..3 {
        let end = play_until(page, || {
            let kind = kind(page)?;
            if seen.insert(kind.clone()) {
                check(page, &kind)?;
                pick(page, |_| false)?;
                check(page, &format!("{kind}, picked"))?;
                for sheet in ["players", "log", "rules"] {
                    page.eval::<()>(&format!("void (location.hash = '{sheet}')"))?;
                    check(page, sheet)?;
                }
                page.eval::<()>("void (location.hash = 'live')")?;
                confirm(page)?;
                crate::support::await_turn(page)?;
            }
            Ok(false)
        })?;
        assert_eq!(end, Turn::Over);
        check(page, "end")?;
        if KINDS.iter().all(|kind| seen.contains(*kind)) {
            break;
        }
        page.click("#rematch")?;
        page.wait_for("#live[data-status=running]")?;
    }
    Ok(seen)
}

fn choose(page: &Page, field: &str, value: &str) -> Done {
    page.click(&format!("select[name='{field}'] option[value='{value}']"))
}
