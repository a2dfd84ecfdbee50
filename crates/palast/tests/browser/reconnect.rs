//! A lost connection and a killed server: the page catches up, and the table is restored exactly.

use crate::support::{
    Done, Site, await_turn, confirm, hand, log, offered, pick, sit_down_with_bots, visitor,
};
use palast_browser::{Proxy, Source};

#[test]
fn after_a_lost_connection_the_page_shows_the_moves_made_meanwhile() -> Done {
    let site = Site::start(6)?;
    let (browser, elsewhere) = (visitor()?, visitor()?);
    let (page, other) = (browser.page(), elsewhere.page());
    let proxy = Proxy::start(site.server.address())?;
    // Two browsers at one table: the spectator's connection will be cut, the player's will not.
    sit_down_with_bots(other, &site)?;
    await_turn(other)?;
    let table = other.url()?.replace(&site.server.url(), &proxy.url());
    page.goto(&table)?;
    page.wait_for("#live[data-viewer=spectator]")?;
    assert_eq!(
        log(page)?.len() + 1,
        log(other)?.len(),
        "the spectator lacks only the line about the dealt hand"
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
        "the connection is really cut"
    );

    proxy.restore();
    let newest: String =
        other.eval("[...document.querySelectorAll('#log [data-ply]')].at(-1).dataset.ply")?;
    page.wait_for(&format!("#log [data-ply='{newest}']"))?;
    page.wait_until("document.querySelector('#offline').hidden")?;
    // Network errors are expected; there must be no others.
    let other_error = page
        .console_messages()?
        .into_iter()
        .find(|complaint| complaint.source != Source::Network);
    assert!(other_error.is_none(), "{other_error:?}");
    other.expect_no_console_errors()
}

#[test]
fn after_a_power_cut_the_table_is_restored_exactly() -> Done {
    let (site, browser) = (Site::start(7)?, visitor()?);
    let page = browser.page();
    sit_down_with_bots(page, &site)?;
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

    let site = site.kill_and_restart()?;
    page.reload()?;
    page.wait_for("#live[data-turn=you]")?;
    assert_eq!(see()?, before);
    // The match goes on, and the player still has the seat.
    pick(page, |_| false)?;
    confirm(page)?;
    await_turn(page)?;
    assert_ne!(page.attribute("#live", "data-ask")?, before.1.1);
    assert!(log(page)?.starts_with(&before.0.0));
    let other_error = page
        .console_messages()?
        .into_iter()
        .find(|complaint| complaint.source != Source::Network);
    assert!(other_error.is_none(), "{other_error:?}");
    drop(site);
    Ok(())
}
