//! Two people play Eschnapur in two browsers; what one has sealed never reaches the other before it is revealed.
//!
//! Sites and gold have no words of their own: each could as well be one of the other's own cards. So the test asks
//! for more than a search: what the other receives may not depend on it. Half of a sealed answer makes not one byte
//! travel, and a whole one makes the same bytes travel whatever it was, which shows when somebody changes his mind.
//! After that, all cards that their owner's page calls sealed look the same to the other, until they are open.

use crate::guests::{Guest, gather};
use crate::support::{Done, House, await_turn_of, confirm, pick};
use palast_browser::{BrowserError, Motion, Page};
use std::collections::{BTreeMap, BTreeSet};

/// Rounds in which everything sealed is sealed twice and searched for; then the match is played on to its end.
const ROUNDS: usize = 3;

/// The answers of somebody who is asked for sites or gold.
const SEALABLE: &str = "[...document.querySelectorAll('button.choice:not(.refused)')]\
    .map(button => button.value).filter(value => /^(site|lay) /.test(value))";

/// How the page calls the places for gold.
const OFFICIALS: [&str; 4] = ["Building stop", "Stones", "Turn order", "Moving"];

/// Everything a browser has received: parts of the page pushed to it, and all else.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Received {
    pub(crate) parts: Vec<String>,
    pub(crate) rest: String,
}

impl Received {
    #[track_caller]
    pub(crate) fn by(guest: &Guest) -> Result<Self, BrowserError> {
        let all = guest.proxy.received_text()?;
        let mut pieces = all.split("event: part\n");
        let mut rest = pieces.next().unwrap_or_default().to_owned();
        let parts = pieces.map(|piece| {
            let (part, after) = piece.split_once("\n\n").unwrap_or((piece, ""));
            rest.push_str(after);
            part.to_owned()
        });
        let parts = parts.collect();
        // A line without content keeps the stream open when nothing happens.
        let rest = rest.replace(":\n\n", "");
        Ok(Self { parts, rest })
    }

    /// Everything that was ever drawn for a key, without the tag around it and the name of the place.
    fn drawings(&self, key: &str) -> Vec<String> {
        let mark = format!("data-k=\"{key}\"");
        let texts = self.parts.iter().chain([&self.rest]);
        let pieces = texts.flat_map(|text| text.split(&mark).skip(1));
        let inner = pieces.filter_map(|piece| {
            let (_, inside) = piece.split_once('>')?;
            let inside = inside.split("</li>").next()?;
            let officials = OFFICIALS.iter().map(|name| format!("\"{name}: "));
            Some(officials.fold(inside.to_owned(), |text, name| text.replace(&name, "\"")))
        });
        inner.collect()
    }
}

/// The sealed cards of one player: sites, of keys with a `p`, and gold, of keys with a `c`.
#[derive(Default)]
struct Secrets {
    /// What the other had received of a card when it was sealed, by its key.
    before: BTreeMap<String, Vec<String>>,
    /// All that the other was ever shown of a card while it was sealed, by the letter of its key.
    shown: BTreeMap<char, BTreeSet<String>>,
}

impl Secrets {
    /// From now on these cards are sealed.
    fn begin(&mut self, received: &Received, keys: Vec<String>) {
        for key in keys {
            self.before.insert(key.clone(), received.drawings(&key));
        }
    }

    /// Gathers what was shown of the cards that are sealed still, and says how many these are.
    fn search(&mut self, received: &Received, sealed: &[String]) -> usize {
        self.before.retain(|key, _| sealed.contains(key));
        for (key, before) in &self.before {
            let shown = since(received.drawings(key), before);
            let kind = key.chars().next().expect("a key is not empty");
            self.shown.entry(kind).or_default().extend(shown);
        }
        self.before.len()
    }
}

/// What came later, if some of it came before. Connections are recorded one after another, so it is not at the end.
pub(crate) fn since(mut all: Vec<String>, before: &[String]) -> Vec<String> {
    for old in before {
        let at = all.iter().position(|it| it == old);
        all.remove(at.expect("what was received stays received"));
    }
    all
}

/// Keys of the cards that only their owner can see, by his own page.
#[track_caller]
fn sealed_keys(owner: &Page, seat: usize) -> Result<Vec<String>, BrowserError> {
    owner.eval(&format!(
        "[...document.querySelectorAll('[data-k=row{seat}] :is(.es-secret, .es-slot[data-from])')].map(it => it.dataset.k)"
    ))
}

/// Answers so many questions for sites or gold, with the first or the last card offered.
#[track_caller]
fn seal(page: &Page, count: usize, last: bool) -> Result<Vec<String>, BrowserError> {
    let mut sealed = Vec::new();
    for _ in 0..count {
        page.wait_until(&format!("{SEALABLE}.length"))?;
        let mut answers: Vec<String> = page.eval(SEALABLE)?;
        let wanted = answers.remove(if last { answers.len() - 1 } else { 0 });
        sealed.push(pick(page, |notation| notation == wanted)?);
        confirm(page)?;
    }
    Ok(sealed)
}

/// Waits until a page shows a seat as still choosing, or as done.
#[track_caller]
fn await_choosing(page: &Page, seat: usize, choosing: bool) -> Done {
    let not = if choosing { "" } else { "!" };
    page.wait_until(&format!(
        "{not}document.querySelector('[data-k=row{seat}]').classList.contains('es-busy')"
    ))
}

/// Seals, changes his mind and seals something else: the other receives the very same bytes, and only at the end.
#[track_caller]
fn seal_twice(owner: &Guest, seat: usize, other: &Guest, count: usize) -> Done {
    let mut tries: Vec<(Vec<String>, String)> = Vec::new();
    for last in [false, true] {
        let before = Received::by(other)?;
        let sealed = seal(owner.page(), count, last)?;
        await_choosing(other.page(), seat, false)?;
        let after = Received::by(other)?;
        assert_eq!(after.rest, before.rest, "somebody asked");
        let mut told = since(after.parts, &before.parts);
        assert_eq!(told.len(), 1, "half of {sealed:?} was noticed");
        let told = told.remove(0);
        tries.push((sealed, told));
        if !last {
            for _ in 0..count {
                let lying = sealed_keys(owner.page(), seat)?.len();
                owner.page().click("#takeback")?;
                owner.page().wait_until(&format!(
                    "document.querySelectorAll('[data-k=row{seat}] :is(.es-secret, .es-slot[data-from])').length < {lying}"
                ))?;
            }
            await_choosing(other.page(), seat, true)?;
        }
    }
    let [(first, told_first), (second, told_second)] = &tries[..] else {
        unreachable!("two tries");
    };
    assert!(first.iter().zip(second).all(|(a, b)| a != b), "{tries:?}");
    assert_eq!(
        told_first, told_second,
        "{first:?} and {second:?} made a difference"
    );
    Ok(())
}

#[test]
fn what_is_sealed_in_eschnapur_makes_no_difference_to_the_other() -> Done {
    let house = House::open(5)?;
    let guests = [Guest::new(&house)?, Guest::new(&house)?];
    for guest in &guests {
        guest.page().motion(Motion::Reduced)?;
    }
    gather(
        "eschnapur",
        &["open", "none", "none"],
        &guests[0],
        &guests[1],
    )?;
    let mut secrets = [Secrets::default(), Secrets::default()];
    let (mut phases, mut answers, mut searched) = (0, 0, 0);
    let mut searching = true;
    while let Some(asked) = await_turn_of(&[guests[0].page(), guests[1].page()])? {
        let page = guests[asked].page();
        let sealable: Vec<String> = page.eval(SEALABLE)?;
        searching &= sealable.is_empty() || phases < 2 * ROUNDS;
        if searching && !sealable.is_empty() {
            // Sites, then gold; by turns the host and the friend are the first to be done.
            let (owner, count) = (phases / 2 % 2, [2, 4][phases % 2]);
            let other = 1 - owner;
            seal_twice(&guests[owner], owner + 1, &guests[other], count)?;
            for side in [0, 1] {
                let received = Received::by(&guests[1 - side])?;
                let seat = side + 1;
                let keys: Vec<String> = match phases % 2 {
                    0 => (0..2).map(|site| format!("p{seat}.{site}")).collect(),
                    _ => (2..6).map(|place| format!("c{seat}.{place}")).collect(),
                };
                secrets[side].begin(&received, keys);
            }
            seal(guests[other].page(), count, true)?;
            (phases, answers) = (phases + 1, answers + 3 * count);
        } else {
            pick(page, |_| false)?;
            confirm(page)?;
            answers += 1;
        }
        assert!(answers < 400, "no end after {answers} answers");
        for owner in [0, 1].into_iter().filter(|_| searching) {
            // First what the other has, then what is sealed still: so a reveal in between is no leak.
            let received = Received::by(&guests[1 - owner])?;
            let sealed = sealed_keys(guests[owner].page(), owner + 1)?;
            searched += secrets[owner].search(&received, &sealed);
        }
    }
    assert_eq!(phases, 2 * ROUNDS);
    for guest in &guests {
        assert!(guest.page().exists("#score")?, "the match is over");
    }
    assert!(searched > 20, "only {searched} cards were searched for");
    for (owner, secret) in secrets.iter().enumerate() {
        let received = Received::by(&guests[1 - owner])?;
        for (kind, places) in [('p', 0..2), ('c', 2..6)] {
            // Nothing yet, or a back: whichever of all those cards it was, and in whichever place.
            let shown = &secret.shown[&kind];
            assert!((1..=2).contains(&shown.len()), "{kind}: {shown:#?}");
            for place in places {
                // The search finds what is there: in the end every card was seen.
                let drawings = received.drawings(&format!("{kind}{}.{place}", owner + 1));
                let open = drawings.iter().filter(|it| !shown.contains(*it)).count();
                assert!(open > 0, "{kind}{place}");
            }
        }
    }
    for guest in &guests {
        guest.page().expect_quiet()?;
    }
    Ok(())
}
