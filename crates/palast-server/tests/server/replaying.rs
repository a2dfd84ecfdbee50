//! Going through a match in the browser: by links, without script.

use crate::support::{Person, Site, between, choices};

async fn finished(person: &mut Person) -> String {
    let table = person.against_bots().await;
    loop {
        let page = person.turn(&table).await;
        if page.contains("data-status=\"over\"") {
            return table;
        }
        person.answers(&table, &page, &choices(&page)[0]).await;
    }
}

/// Where a link of the bar leads.
fn leads<'p>(page: &'p str, id: &str) -> Option<&'p str> {
    let link = between(page, &format!("id=\"{id}\""), ">")?;
    between(link, "href=\"", "\"")
}

#[tokio::test]
async fn a_finished_match_opens_at_its_first_decision_and_goes_on_by_links() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    let table = finished(&mut ada).await;
    let page = ada.page(&table).await;
    let start = leads(&page, "replay").unwrap().to_owned();
    let page = ada.page(&start).await;
    assert!(!start.ends_with("at=0"), "not at the deal: {start}");
    assert_eq!(leads(&page, "mine-back"), None, "nobody decided before");
    // My first decision is where I am asked: the next of mine lies behind it.
    let mut at = start.clone();
    let mut mine = 0;
    loop {
        let page = ada.page(&at).await;
        let Some(next) = leads(&page, "mine-on") else {
            break;
        };
        assert_ne!(next, at);
        at = next.to_owned();
        mine += 1;
    }
    assert!(mine > 3, "{mine} decisions");
    let page = ada.page(&at).await;
    assert!(leads(&page, "mine-back").is_some() && leads(&page, "round-back").is_some());
    let slider = between(&page, "id=\"seek-at\"", "</form>").unwrap();
    assert!(slider.matches("<option").count() > 1, "rounds are marked");
    // Step by step to the end, where the table is as it is now.
    let mut steps = 0;
    let mut at = start;
    loop {
        let page = ada.page(&at).await;
        match leads(&page, "later") {
            Some(next) => at = next.to_owned(),
            None => break,
        }
        steps += 1;
        assert!(steps < 2_000, "no end");
    }
    let end = ada.page(&at).await;
    assert!(end.contains("id=\"score\"") && !end.contains("id=\"past\""));
}

#[tokio::test]
async fn who_watches_has_no_decisions_of_their_own() {
    let site = Site::new().await;
    let mut ada = site.visitor();
    let table = finished(&mut ada).await;
    let page = site.visitor().page(&format!("{table}?at=1")).await;
    assert!(page.contains("id=\"past\"") && !page.contains("id=\"mine-on\""));
}
