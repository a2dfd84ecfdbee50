//! Several players at one table, each in their own browser behind a recording proxy.

use crate::support::{Done, Site, await_turn_of, open_table, visitor};
use palast_browser::{Browser, BrowserError, Page, Proxy};

/// The browser of a player or a spectator; its proxy records every byte it receives.
pub(crate) struct RecordedBrowser {
    browser: Browser,
    pub(crate) proxy: Proxy,
}

impl RecordedBrowser {
    #[track_caller]
    pub(crate) fn new(site: &Site) -> Result<Self, BrowserError> {
        Ok(Self {
            browser: visitor()?,
            proxy: Proxy::start(site.server.address())?,
        })
    }

    pub(crate) fn page(&self) -> &Page {
        self.browser.page()
    }

    /// Opens a link that another browser shows.
    #[track_caller]
    fn follow(&self, from: &Self, link: &str) -> Done {
        let link = link.replace(&from.proxy.url(), &self.proxy.url());
        self.page().goto(&link)
    }
}

/// The host opens a table with an open second seat, a friend takes it by the invite link, the match starts.
#[track_caller]
pub(crate) fn gather(
    game: &str,
    seats: &[&str],
    host: &RecordedBrowser,
    friend: &RecordedBrowser,
) -> Done {
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

/// A spectator opens the table's page.
#[track_caller]
pub(crate) fn watch(host: &RecordedBrowser, watcher: &RecordedBrowser) -> Done {
    let table = host.page().url()?;
    watcher.follow(host, table.split('?').next().unwrap_or(&table))?;
    watcher.page().wait_for("#live[data-viewer=spectator]")?;
    assert!(!watcher.page().exists("#hand")?);
    assert!(!watcher.page().exists("button.choice")?);
    Ok(())
}
