//! Lines get lost and machines lose power: the page catches up, the table is back exactly.

use crate::support::{
    Done, House, await_turn, confirm, hand, log, offered, pick, sit_down_with_bots, visitor,
};
use palast_browser::{Proxy, Source};

#[test]
fn a_lost_connection_comes_back_with_the_moves_made_meanwhile() -> Done {
    let house = House::open(6)?;
    let (browser, elsewhere) = (visitor()?, visitor()?);
    let (page, other) = (browser.page(), elsewhere.page());
    let proxy = Proxy::start(house.server.address())?;
    // The same table twice: watched over a line that breaks, played over one that does not.
    sit_down_with_bots(other, &house)?;
    await_turn(other)?;
    let table = other.url()?.replace(&house.server.url(), &proxy.url());
    page.goto(&table)?;
    page.wait_for("#live[data-viewer=spectator]")?;
    assert_eq!(
        log(page)?.len() + 1,
        log(other)?.len(),
        "all but what hand was dealt"
    );

    proxy.cut();
    page.wait_until("!document.querySelector('#offline').hidden")?;
    let before = page.texts("#log li")?.len();
    for _ in 0..2 {
        await_turn(other)?;
        pick(other, |_| false)?;
        confirm(other)?;
    }
    await_turn(other)?;
    assert_eq!(
        page.texts("#log li")?.len(),
        before,
        "the line is really cut"
    );

    proxy.restore();
    let newest: String =
        other.eval("[...document.querySelectorAll('#log [data-ply]')].at(-1).dataset.ply")?;
    page.wait_for(&format!("#log [data-ply='{newest}']"))?;
    page.wait_until("document.querySelector('#offline').hidden")?;
    // Whatever failed was the line; nothing else is complained of.
    let other_than_line = page
        .complaints()?
        .into_iter()
        .find(|complaint| complaint.source != Source::Network);
    assert!(other_than_line.is_none(), "{other_than_line:?}");
    other.expect_quiet()
}

#[test]
fn after_a_power_cut_the_table_is_back_exactly() -> Done {
    let (house, browser) = (House::open(7)?, visitor()?);
    let page = browser.page();
    sit_down_with_bots(page, &house)?;
    for _ in 0..3 {
        await_turn(page)?;
        pick(page, |_| false)?;
        confirm(page)?;
    }
    await_turn(page)?;
    let see = || -> Result<_, palast_browser::BrowserError> {
        Ok((
            (log(page)?, hand(page)?, offered(page)?),
            (page.text("#question-text")?, page.attribute("#live", "data-ask")?),
            page.eval::<Vec<(String, String)>>(
                "[...document.querySelectorAll('#board [data-k]')].map(it => [it.dataset.k, it.textContent])",
            )?,
        ))
    };
    let before = see()?;

    let house = house.kill_and_open_again()?;
    page.reload()?;
    page.wait_for("#live[data-turn=you]")?;
    assert_eq!(see()?, before);
    // And it goes on from there, with the seat still ours.
    pick(page, |_| false)?;
    confirm(page)?;
    await_turn(page)?;
    assert_ne!(page.attribute("#live", "data-ask")?, before.1.1);
    assert!(log(page)?.starts_with(&before.0.0));
    let other_than_line = page
        .complaints()?
        .into_iter()
        .find(|complaint| complaint.source != Source::Network);
    assert!(other_than_line.is_none(), "{other_than_line:?}");
    drop(house);
    Ok(())
}
