//! A browser without script plays all the same: a pick is a link to the same page, an answer a form.

use crate::support::{Done, House, await_news, hand, moment, offered, visitor};
use palast_browser::Script;

#[test]
fn a_whole_turn_without_script() -> Done {
    let (house, browser) = (House::open(4)?, visitor()?);
    let page = browser.page();
    page.script(Script::Off)?;
    page.goto(&house.at("/"))?;
    page.click("#bots-palastgefluester")?;
    page.wait_for("#live[data-status=running] #hand")?;
    let table = page.url()?;
    // Waiting is a page that loads itself again.
    page.wait_for("#live[data-turn=you]")?;
    let ask = page.attribute("#live", "data-ask")?;
    let (told, held) = (moment(page)?, hand(page)?);

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
    await_news(page, told)?;
    assert_ne!(page.attribute("#live", "data-ask")?, ask);
    let card = notation
        .strip_prefix("play ")
        .expect("the first question is which card to play");
    assert!(
        page.exists(&format!("#board .pg-own .pg-row [data-k^='k:{card}']"))?,
        "{card} lies in the own row"
    );
    page.expect_quiet()
}
