//! Two players of Eternal Palace in two browsers: a grouping of dice changes nothing for the other player before all
//! groups are shown, and only the drawer sees the cards drawn at the Fish Market.
//!
//! A grouping has no name to search for. So a player groups the dice, takes it back and groups them differently, and the
//! other player must receive the same bytes both times. Cards do have names: the other player must not receive the name
//! of a drawn card before it is appointed or discarded, and never that of the card that goes back on the pile.

use crate::eschnapur_sealed::{Received, since};
use crate::players::{RecordedBrowser, gather};
use crate::support::{Done, Site, await_turn_of, confirm, kind, pick};
use palast_browser::{BrowserError, Motion, Page};

/// Rounds in which everything is grouped twice.
const ROUNDS: usize = 2;

/// Visits to the Fish Market to observe.
const VISITS: usize = 2;

/// The drawn cards on their owner's page, as notation and name; advisers from the display are excluded.
const DRAWN: &str = "[...document.querySelectorAll('#hand li[data-k^=hA]:not([data-from])')]\
    .map(card => [card.dataset.k.slice(1), card.querySelector('[aria-label]').ariaLabel.split(/[.:(]/)[0].trim()])";

/// The other player's page as it is now.
const PAGE: &str = "document.querySelector('#live').outerHTML";

/// Waits until a page shows a seat as grouping, or as done.
#[track_caller]
fn await_grouping(page: &Page, seat: usize, grouping: bool) -> Done {
    let not = if grouping { "" } else { "!" };
    page.wait_until(&format!(
        "{not}document.querySelector('[data-k=row{seat}]').classList.contains('ep-waiting')"
    ))
}

/// Groups the dice, takes it back and groups them differently. Asserts that the other player receives the same bytes.
#[track_caller]
fn group_twice(owner: &RecordedBrowser, seat: usize, other: &RecordedBrowser) -> Done {
    let mut tries: Vec<(String, String)> = Vec::new();
    for last in [false, true] {
        let before = Received::by(other)?;
        let way = arrange(owner.page(), last)?;
        assert_eq!(Received::by(other)?, before, "placing {way} sent an update");
        confirm(owner.page())?;
        await_grouping(other.page(), seat, false)?;
        let after = Received::by(other)?;
        assert_eq!(after.rest, before.rest, "the other page made a request");
        let mut updates = since(after.parts, &before.parts);
        assert_eq!(updates.len(), 1, "{way} sent several updates");
        tries.push((way, updates.remove(0)));
        if !last {
            owner.page().click("#takeback")?;
            await_grouping(other.page(), seat, true)?;
        }
    }
    let [(first, first_update), (second, second_update)] = &tries[..] else {
        unreachable!("two tries");
    };
    assert_ne!(first, second);
    assert_eq!(
        first_update, second_update,
        "{first} and {second} made a difference"
    );
    Ok(())
}

/// Puts all dice into the first tray, or each into its own. Returns where they lie.
#[track_caller]
fn arrange(page: &Page, together: bool) -> Result<String, BrowserError> {
    page.wait_for("#plan.live")?;
    page.eval(&format!(
        "[...document.querySelectorAll('#plan select')].map((list, index) => {{
            const tray = `tray-${{{together} ? 1 : index + 1}}`;
            if (list.value.split(' ')[0] !== tray) {{
                document.querySelector(`#plan [data-piece='${{list.dataset.of}}']`).click();
                document.querySelector(`#plan [data-slot='${{tray}}']`).click();
            }}
            return list.value;
        }}).join()"
    ))
}

/// Visits the Fish Market. Returns whether hidden cards were drawn.
#[track_caller]
fn visit_the_fish_market(
    owner: &RecordedBrowser,
    other: &RecordedBrowser,
) -> Result<bool, BrowserError> {
    let page = owner.page();
    let seen: String = other.page().eval(PAGE)?;
    let before = Received::by(other)?;
    let received = || -> Result<String, BrowserError> {
        let after = Received::by(other)?;
        assert_eq!(after.rest, before.rest, "the other page made a request");
        Ok(since(after.parts, &before.parts).concat())
    };
    pick(page, to_the_fish_market)?;
    confirm(page)?;
    page.wait_until(&format!("{DRAWN}.length"))?;
    let drawn: Vec<(String, String)> = page.eval(DRAWN)?;
    // Cards whose names are already on the other page prove nothing.
    let secret =
        |(card, name): &(String, String)| !seen.contains(name) && !seen.contains(card.as_str());
    let mut hidden: Vec<(String, String)> = drawn.into_iter().filter(secret).collect();
    other.page().wait_until(
        "[...document.querySelectorAll('#log [data-ply]')].at(-1).textContent.includes(' draws ')",
    )?;
    let leaked = |hidden: &[(String, String)], text: &str| {
        let found = hidden
            .iter()
            .filter(|(card, name)| text.contains(card) || text.contains(name));
        found.map(|(_, name)| name.clone()).collect::<Vec<String>>()
    };
    assert_eq!(
        leaked(&hidden, &received()?),
        Vec::<String>::new(),
        "of {hidden:?}"
    );
    let all = hidden.len();

    // Take fish instead of an adviser; then one card goes back and the others are discarded face up.
    while page.exists("button.choice[value='decline']")?
        || page.exists("button.choice[value^='back ']")?
    {
        let answer = pick(page, |notation| {
            notation == "decline" || notation.starts_with("back ")
        })?;
        confirm(page)?;
        if let Some(back) = answer.strip_prefix("back ") {
            let open: Vec<(String, String)> =
                hidden.extract_if(.., |(card, _)| card != back).collect();
            other.page().wait_until(
                "[...document.querySelectorAll('#log li')].some(line => line.textContent.includes('puts a card back'))",
            )?;
            assert_eq!(
                leaked(&hidden, &received()?),
                Vec::<String>::new(),
                "{back} went back"
            );
            // The search works: it finds the discarded cards.
            assert_eq!(
                leaked(&open, &received()?).len(),
                open.len(),
                "{open:?} were discarded"
            );
            break;
        }
    }
    Ok(all > 0)
}

fn to_the_fish_market(notation: &str) -> bool {
    notation.starts_with("place ") && notation.split(' ').nth(2) == Some("1")
}

#[test]
fn groupings_and_drawn_advisers_are_hidden_from_the_other_player() -> Done {
    let site = Site::start(5)?;
    let players = [RecordedBrowser::new(&site)?, RecordedBrowser::new(&site)?];
    for player in &players {
        player.page().motion(Motion::Reduced)?;
    }
    let seats = ["open", "none", "none", "none"];
    gather("eternal-palace", &seats, &players[0], &players[1])?;
    let (mut rounds, mut visits, mut answers) = (0, 0, 0);
    while rounds < ROUNDS || visits < VISITS {
        let asked = await_turn_of(&[players[0].page(), players[1].page()])?;
        let asked = asked.expect("a match is longer than this");
        let (mine, other) = (&players[asked], &players[1 - asked]);
        let page = mine.page();
        let market: Vec<String> = page.eval(
            "[...document.querySelectorAll('button.choice:not(.refused)')].map(button => button.value)",
        )?;
        if kind(page)? == "plan" {
            // The host and the friend take turns in finishing first.
            let owner = rounds % 2;
            group_twice(&players[owner], owner + 1, &players[1 - owner])?;
            let page = players[1 - owner].page();
            pick(page, |_| false)?;
            confirm(page)?;
            rounds += 1;
        } else if visits < VISITS && market.iter().any(|notation| to_the_fish_market(notation)) {
            visits += usize::from(visit_the_fish_market(mine, other)?);
        } else {
            pick(page, |_| false)?;
            confirm(page)?;
        }
        answers += 1;
        assert!(answers < 120, "{rounds} rounds and {visits} visits");
    }
    for player in &players {
        player.page().expect_no_console_errors()?;
    }
    Ok(())
}
