//! Cards glide to their new place, unless the user prefers reduced motion.

use crate::support::{Done, Site, await_turn, confirm, pick, sit_down_with_bots, visitor};
use palast_browser::{BrowserError, Motion, Page, Theme};

/// Makes the page record the keys of all elements it animates from now on.
fn watch(page: &Page) -> Done {
    page.eval::<()>(
        "(() => {
            window.moved = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, timing) {
                if (frames.translate) window.moved.push(this.dataset.k);
                else window.moved.push('fade:' + this.dataset.k);
                return animate.call(this, frames, timing);
            };
            document.addEventListener('animationstart', event => window.moved.push(event.animationName));
            document.addEventListener('transitionrun', event => window.moved.push(event.propertyName));
        })()",
    )
}

fn moved(page: &Page) -> Result<Vec<String>, BrowserError> {
    page.eval("window.moved")
}

/// Plays one card and returns it.
fn play(page: &Page) -> Result<String, BrowserError> {
    await_turn(page)?;
    let notation = pick(page, |notation| notation.starts_with("play "))?;
    confirm(page)?;
    Ok(notation
        .strip_prefix("play ")
        .expect("the first question is which card to play")
        .to_owned())
}

#[test]
fn a_played_card_glides_to_its_row() -> Done {
    let (site, browser) = (Site::start(5)?, visitor()?);
    let page = browser.page();
    sit_down_with_bots(page, &site)?;
    await_turn(page)?;
    watch(page)?;
    let card = play(page)?;
    let moved = moved(page)?;
    assert!(
        moved
            .iter()
            .any(|key| key.starts_with(&format!("k:{card}"))),
        "{card} in {moved:?}"
    );
    page.expect_no_console_errors()
}

#[test]
fn nothing_moves_with_reduced_motion() -> Done {
    let (site, browser) = (Site::start(5)?, visitor()?);
    let page = browser.page();
    page.motion(Motion::Reduced)?;
    page.theme(Theme::Dark)?;
    sit_down_with_bots(page, &site)?;
    await_turn(page)?;
    watch(page)?;
    for _ in 0..3 {
        await_turn(page)?;
        pick(page, |_| false)?;
        confirm(page)?;
    }
    await_turn(page)?;
    page.keys("?")?;
    page.wait_until("document.querySelector('#rules').checkVisibility()")?;
    let moved = moved(page)?;
    assert!(moved.is_empty(), "{moved:?}");
    assert_eq!(page.eval::<usize>("document.getAnimations().length")?, 0);
    page.expect_no_console_errors()
}
