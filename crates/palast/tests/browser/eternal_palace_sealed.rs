//! Two people play Eternal Palace in two browsers: how one groups his dice makes no difference to the other before all
//! groups are shown, and cards drawn at the Fish Market reach nobody but the drawer.
//!
//! Dice lie open and a grouping has no words of its own, so the test does not search for it: somebody groups, changes
//! his mind and groups otherwise, and the other has to receive the same bytes both times. Cards do have names; what
//! the other receives may hold none of a drawn card before it is appointed or discarded, and never that of the card
//! that goes back on the pile.

use crate::guests::{Guest, gather};
use crate::sealed::{Received, since};
use crate::support::{Done, House, await_turn_of, confirm, kind, pick};
use palast_browser::{BrowserError, Motion, Page};

/// Rounds in which everything is grouped twice.
const ROUNDS: usize = 2;

/// Visits to the Fish Market that are looked at.
const VISITS: usize = 2;

/// The ways to group, in sight or not.
const WAYS: &str = "[...document.querySelectorAll('button.choice:not(.refused)')]\
    .map(button => button.value).filter(value => value.startsWith('group '))";

/// The drawn cards by their owner's page: notation and name. His own advisers come from the display.
const DRAWN: &str = "[...document.querySelectorAll('#hand li[data-k^=hA]:not([data-from])')]\
    .map(card => [card.dataset.k.slice(1), card.querySelector('[aria-label]').ariaLabel.split(/[.:(]/)[0].trim()])";

/// Everything on the other's page now.
const PAGE: &str = "document.querySelector('#live').outerHTML";

/// Waits until a page shows a seat as still grouping, or as done.
#[track_caller]
fn await_grouping(page: &Page, seat: usize, grouping: bool) -> Done {
    let not = if grouping { "" } else { "!" };
    page.wait_until(&format!(
        "{not}document.querySelector('[data-k=row{seat}]').classList.contains('ep-waiting')"
    ))
}

/// Groups in one way, changes his mind and groups in another: the other receives the very same bytes.
#[track_caller]
fn group_twice(owner: &Guest, seat: usize, other: &Guest) -> Done {
    let mut tries: Vec<(String, String)> = Vec::new();
    for last in [false, true] {
        owner.page().wait_until(&format!("{WAYS}.length"))?;
        let ways = in_order(owner.page().eval(WAYS)?);
        let wanted = if last { ways.last() } else { ways.first() };
        let before = Received::by(other)?;
        let way = pick(owner.page(), |notation| {
            Some(notation) == wanted.map(String::as_str)
        })?;
        assert_eq!(
            Received::by(other)?,
            before,
            "considering {way} was noticed"
        );
        confirm(owner.page())?;
        await_grouping(other.page(), seat, false)?;
        let after = Received::by(other)?;
        assert_eq!(after.rest, before.rest, "somebody asked");
        let mut told = since(after.parts, &before.parts);
        assert_eq!(told.len(), 1, "{way} came in pieces");
        tries.push((way, told.remove(0)));
        if !last {
            owner.page().click("#takeback")?;
            await_grouping(other.page(), seat, true)?;
        }
    }
    let [(first, told_first), (second, told_second)] = &tries[..] else {
        unreachable!("two tries");
    };
    assert_ne!(first, second);
    assert_eq!(
        told_first, told_second,
        "{first} and {second} made a difference"
    );
    Ok(())
}

/// Few groups first.
fn in_order(mut ways: Vec<String>) -> Vec<String> {
    ways.sort_by_key(|way| way.split(' ').count());
    ways
}

/// Visits the Fish Market from the question where to go; says whether cards were drawn.
#[track_caller]
fn visit_the_fish_market(owner: &Guest, other: &Guest) -> Result<bool, BrowserError> {
    let page = owner.page();
    let seen: String = other.page().eval(PAGE)?;
    let before = Received::by(other)?;
    let told = || -> Result<String, BrowserError> {
        let after = Received::by(other)?;
        assert_eq!(after.rest, before.rest, "somebody asked");
        Ok(since(after.parts, &before.parts).concat())
    };
    pick(page, to_the_fish_market)?;
    confirm(page)?;
    page.wait_until(&format!("{DRAWN}.length"))?;
    let drawn: Vec<(String, String)> = page.eval(DRAWN)?;
    // Names of cards that lie open somewhere prove nothing.
    let secret =
        |(card, name): &(String, String)| !seen.contains(name) && !seen.contains(card.as_str());
    let mut hidden: Vec<(String, String)> = drawn.into_iter().filter(secret).collect();
    other.page().wait_until(
        "[...document.querySelectorAll('#log li')].at(-1).textContent.includes(' draws ')",
    )?;
    let tell_tale = |hidden: &[(String, String)], told: &str| {
        let found = hidden
            .iter()
            .filter(|(card, name)| told.contains(card) || told.contains(name));
        found.map(|(_, name)| name.clone()).collect::<Vec<String>>()
    };
    assert_eq!(
        tell_tale(&hidden, &told()?),
        Vec::<String>::new(),
        "of {hidden:?}"
    );
    let all = hidden.len();

    // Fish rather than an adviser, and then a card goes back; what is not kept is laid open.
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
                tell_tale(&hidden, &told()?),
                Vec::<String>::new(),
                "{back} went back"
            );
            // The search finds what is there.
            assert_eq!(
                tell_tale(&open, &told()?).len(),
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
fn groupings_and_drawn_advisers_stay_with_their_owner() -> Done {
    let house = House::open(5)?;
    let guests = [Guest::new(&house)?, Guest::new(&house)?];
    for guest in &guests {
        guest.page().motion(Motion::Reduced)?;
    }
    let seats = ["open", "none", "none", "none"];
    gather("eternal-palace", &seats, &guests[0], &guests[1])?;
    let (mut rounds, mut visits, mut answers) = (0, 0, 0);
    while rounds < ROUNDS || visits < VISITS {
        let asked = await_turn_of(&[guests[0].page(), guests[1].page()])?;
        let asked = asked.expect("a match is longer than this");
        let (mine, other) = (&guests[asked], &guests[1 - asked]);
        let page = mine.page();
        let market: Vec<String> = page.eval(
            "[...document.querySelectorAll('button.choice:not(.refused)')].map(button => button.value)",
        )?;
        if kind(page)? == "group" {
            // By turns the host and the friend are the first to be done.
            let owner = rounds % 2;
            group_twice(&guests[owner], owner + 1, &guests[1 - owner])?;
            let page = guests[1 - owner].page();
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
    for guest in &guests {
        guest.page().expect_quiet()?;
    }
    Ok(())
}
