//! Two people play Eschnapur in two browsers; what one has sealed never reaches the other before it is revealed.
//!
//! Sites and gold have no words of their own: each could as well be one of the other's own cards. So the test asks
//! for more than a search: what the other receives may not depend on it. Half of a sealed answer makes not one byte
//! travel, and a whole one makes the same bytes travel whatever it was, which shows when somebody changes his mind.
//! After that, card by card, the other's drawings of a space stay closed for as long as the owner's own page says so.

use crate::guests::{Guest, gather};
use crate::support::{Done, House, await_turn_of, confirm, pick};
use palast_browser::{BrowserError, Motion, Page};
use std::collections::{BTreeMap, BTreeSet};

/// The parts of the page that were sent to a browser by themselves, in the order of its connections.
#[track_caller]
fn parts_sent(guest: &Guest) -> Result<Vec<String>, BrowserError> {
    let received = guest.proxy.received_text()?;
    let parts = received.split("event: part\n").skip(1);
    let whole = parts.map(|part| part.split("\n\n").next().unwrap_or_default().to_owned());
    Ok(whole.collect())
}

/// What somebody seals before the other does anything: the phase's answers, one word and its rank among the offers.
#[track_caller]
fn seal(
    owner: &Guest,
    other: &Guest,
    count: usize,
    from_the_end: bool,
) -> Result<Vec<String>, BrowserError> {
    let mut sealed = Vec::new();
    for index in 1..=count {
        let before = parts_sent(other)?;
        let mut answers: Vec<String> = owner.page().eval(
            "[...document.querySelectorAll('button.choice:not(.refused)')].map(button => button.value)\
             .filter(value => /^(site|lay) /.test(value))",
        )?;
        if from_the_end {
            answers.reverse();
        }
        let wanted = answers.first().expect("sites or gold to choose").clone();
        sealed.push(pick(owner.page(), |notation| notation == wanted)?);
        confirm(owner.page())?;
        if index < count {
            // What the house sends, it sends before it answers the owner, or at once after: the next answer follows.
            assert_eq!(
                parts_sent(other)?,
                before,
                "half of a sealed answer was noticed"
            );
        }
    }
    Ok(sealed)
}

/// Waits until a page shows a seat as still choosing, or as done.
#[track_caller]
fn await_busy(page: &Page, seat: usize, busy: bool) -> Done {
    let not = if busy { "" } else { "!" };
    page.wait_until(&format!(
        "{not}document.querySelector('[data-k=row{seat}]').classList.contains('es-busy')"
    ))
}

/// Seals, changes his mind and seals something else: the other receives the very same bytes.
#[track_caller]
fn seal_twice(
    owner: &Guest,
    seat: usize,
    other: &Guest,
    count: usize,
) -> Result<Vec<String>, BrowserError> {
    let mut sent = Vec::new();
    let mut sealed = Vec::new();
    for from_the_end in [false, true] {
        sealed = vec![
            sealed.concat(),
            seal(owner, other, count, from_the_end)?.join(", "),
        ];
        await_busy(other.page(), seat, false)?;
        sent.push(parts_sent(other)?.last().cloned());
        if !from_the_end {
            for _ in 0..count {
                let ask = owner
                    .page()
                    .attribute("#live", "data-ask")?
                    .unwrap_or_default();
                owner.page().click("#takeback")?;
                owner.page().wait_until(&format!(
                    "(document.querySelector('#live').dataset.ask ?? '') !== '{ask}'"
                ))?;
            }
            await_busy(other.page(), seat, true)?;
        }
    }
    assert_ne!(sealed[0], sealed[1]);
    assert!(sent[0].is_some());
    assert_eq!(sent[0], sent[1], "{sealed:?} made a difference");
    Ok(sealed)
}

#[test]
fn what_is_sealed_in_eschnapur_makes_no_difference_to_the_other() -> Done {
    let house = House::open(5)?;
    let guests = [Guest::new(&house)?, Guest::new(&house)?];
    for guest in &guests {
        guest.page().motion(Motion::Reduced)?;
    }
    let [host, friend] = &guests;
    gather("eschnapur", &["open", "none", "none"], host, friend)?;
    for count in [2, 4] {
        let sealed = seal_twice(host, 1, friend, count)?;
        eprintln!("{sealed:?}");
        seal(friend, host, count, false)?;
    }
    Ok(())
}
