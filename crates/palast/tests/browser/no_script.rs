//! A browser without script can play: a pick reloads the page, an answer submits a form.

use crate::support::{
    Done, Site, await_ply_after, hand, newest_ply, offered, sit_down_with_bots, visitor,
};
use palast_browser::Script;

#[test]
fn a_whole_turn_can_be_played_without_script() -> Done {
    let (site, browser) = (Site::start(4)?, visitor()?);
    let page = browser.page();
    page.script(Script::Off)?;
    sit_down_with_bots(page, &site)?;
    let table = page.url()?;
    // While waiting, the page reloads itself.
    page.wait_for("#live[data-turn=you]")?;
    let ask = page.attribute("#live", "data-ask")?;
    let (ply, held) = (newest_ply(page)?, hand(page)?);

    let (key, notation) = offered(page)?.remove(0);
    page.click(&format!("button.choice[data-k='{key}']"))?;
    page.wait_for("#confirm")?;
    let url = page.url()?;
    assert!(url.starts_with(&format!("{table}?pick=")), "{url}");
    assert_ne!(page.text("#consequence")?, "");
    page.click("#cancel")?;
    page.wait_gone("#confirm")?;
    assert_eq!(page.url()?, table);
    assert_eq!(hand(page)?, held, "a pick changes nothing");

    page.click(&format!("button.choice[data-k='{key}']"))?;
    page.click("#confirm")?;
    page.wait_until("!location.search")?;
    await_ply_after(page, ply)?;
    assert_ne!(page.attribute("#live", "data-ask")?, ask);
    let card = notation
        .strip_prefix("play ")
        .expect("the first question is which card to play");
    assert!(
        page.exists(&format!("#board .pg-own .pg-row [data-k^='k:{card}']"))?,
        "{card} lies in the own row"
    );
    page.expect_no_console_errors()
}
