//! Several people at one table, each in a browser of their own, every byte that reaches them recorded.

use crate::support::{Done, House, await_turn_of, open_table, visitor};
use palast_browser::{Browser, BrowserError, Page, Proxy};

/// Somebody at the table, or beside it.
pub(crate) struct Guest {
    browser: Browser,
    pub(crate) proxy: Proxy,
}

impl Guest {
    #[track_caller]
    pub(crate) fn new(house: &House) -> Result<Self, BrowserError> {
        Ok(Self {
            browser: visitor()?,
            proxy: Proxy::start(house.server.address())?,
        })
    }

    pub(crate) fn page(&self) -> &Page {
        self.browser.page()
    }

    /// Follows an address that somebody else's browser shows.
    #[track_caller]
    fn follow(&self, from: &Self, link: &str) -> Done {
        let link = link.replace(&from.proxy.url(), &self.proxy.url());
        self.page().goto(&link)
    }
}

/// The host opens a table whose second seat is open, a friend comes by the link, the match begins.
#[track_caller]
pub(crate) fn gather(game: &str, seats: &[&str], host: &Guest, friend: &Guest) -> Done {
    let page = host.page();
    open_table(page, &host.proxy.url(), game, seats)?;
    page.wait_for("#invite")?;
    let link: String = page.eval("document.querySelector('#invite').value")?;
    assert!(link.starts_with(&host.proxy.url()), "{link}");

    friend.follow(host, &link)?;
    friend.page().fill("#name", "Friend")?;
    friend.page().click("#sit")?;
    page.wait_until(
        "document.querySelector('#seats li[data-seat=\"2\"]').textContent.includes('Friend')",
    )?;
    assert!(!friend.page().exists("#start")?, "only the host starts");
    page.click("#start")?;
    for player in [page, friend.page()] {
        player.wait_for("#live[data-status=running] #hand")?;
        player
            .wait_until("document.readyState === 'complete' && document.querySelector('#rules')")?;
    }
    assert!(await_turn_of(&[page, friend.page()])?.is_some());
    Ok(())
}

/// Somebody without a seat comes to watch.
#[track_caller]
pub(crate) fn watch(host: &Guest, watcher: &Guest) -> Done {
    let table = host.page().url()?;
    watcher.follow(host, table.split('?').next().unwrap_or(&table))?;
    watcher.page().wait_for("#live[data-viewer=spectator]")?;
    assert!(!watcher.page().exists("#hand")?);
    assert!(!watcher.page().exists("button.choice")?);
    Ok(())
}
