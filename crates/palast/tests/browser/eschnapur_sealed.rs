//! Two players of Eschnapur in two browsers: a sealed answer never reaches the other player before it is revealed.
//!
//! The test cannot search for the names of sites and gold, because the other player owns cards with the same names. So
//! it asserts more: what the other player receives does not depend on the sealed answer. Half of a sealed answer sends
//! nothing, and a whole one sends the same bytes whatever it is; the test seals, takes back and seals something else.
//! Afterwards all cards that are sealed on their owner's page look the same to the other player until they are revealed.

use crate::players::{RecordedBrowser, gather};
use crate::support::{Done, Site, await_turn_of, confirm, pick, pick_single};
use palast_browser::{BrowserError, Motion, Page};
use std::collections::{BTreeMap, BTreeSet};

/// Rounds in which everything is sealed twice and searched for; then the match is played to its end.
const ROUNDS: usize = 3;

/// The answers to a question about sites or gold.
const SEALABLE: &str = "[...document.querySelectorAll('button.choice:not(.refused)')]\
    .map(button => button.value).filter(value => /^(site|lay) /.test(value))";

/// The page's names of the places for gold.
const OFFICIALS: [&str; 4] = ["Building stop", "Stones", "Turn order", "Moving"];

/// Everything a browser has received: pushed parts of the page, and the rest.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Received {
    pub(crate) parts: Vec<String>,
    pub(crate) rest: String,
}

impl Received {
    #[track_caller]
    pub(crate) fn by(player: &RecordedBrowser) -> Result<Self, BrowserError> {
        let all = player.proxy.received_text()?;
        let mut pieces = all.split("event: sections\n");
        let mut rest = pieces.next().unwrap_or_default().to_owned();
        let parts = pieces.map(|piece| {
            let (part, after) = piece.split_once("\n\n").unwrap_or((piece, ""));
            rest.push_str(after);
            part.to_owned()
        });
        let parts = put_together(parts.collect());
        // An empty comment line keeps the stream open when nothing happens.
        let rest = rest.replace(":\n\n", "");
        Ok(Self { parts, rest })
    }

    /// Everything as one text.
    pub(crate) fn text(&self) -> String {
        self.parts.concat() + &self.rest
    }

    /// Returns everything that was ever drawn for a key, without its tag and the name of the place.
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

/// Events with whole sections. A stream sends of a section the pieces that are new, and ranges of those that it sent
/// before.
fn put_together(events: Vec<String>) -> Vec<String> {
    const SECTION: &str = "<template data-section=\"";
    let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let whole = events.into_iter().map(|event| {
        let mut sections = event.split(SECTION);
        let mut whole = sections.next().unwrap_or_default().to_owned();
        for section in sections {
            let (name, rest) = section.split_once("\">").expect("a section has a name");
            let (pieces, after) = rest.split_once("</template>").unwrap_or((rest, ""));
            let had = known.remove(name).unwrap_or_default();
            let mut now = Vec::new();
            for piece in pieces.split('\u{E014}') {
                if let Some(range) = piece.strip_prefix('\u{E012}') {
                    let (from, to) = range.split_once('-').expect("a range");
                    let number = |text: &str| text.parse::<usize>().expect("a number");
                    now.extend_from_slice(&had[number(from)..number(to)]);
                } else {
                    now.push(piece.to_owned());
                }
            }
            whole.push_str(&format!(
                "{SECTION}{name}\">{}</template>{after}",
                now.concat()
            ));
            known.insert(name.to_owned(), now);
        }
        whole
    });
    whole.collect()
}

/// The sealed cards of one player: sites, whose keys begin with `p`, and gold, whose keys begin with `c`.
#[derive(Default)]
struct Secrets {
    /// By key: what the other player had received of a card before it was sealed.
    before: BTreeMap<String, Vec<String>>,
    /// By first letter of the key: everything the other player was shown of sealed cards.
    shown: BTreeMap<char, BTreeSet<String>>,
}

impl Secrets {
    /// Notes that these cards are sealed from now on.
    fn begin(&mut self, received: &Received, keys: Vec<String>) {
        for key in keys {
            self.before.insert(key.clone(), received.drawings(&key));
        }
    }

    /// Collects what was shown of the cards that are still sealed. Returns their number.
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

/// Returns the items of `all` that are not in `before`. Connections are recorded one after another, so the new items are
/// not necessarily at the end.
pub(crate) fn since(mut all: Vec<String>, before: &[String]) -> Vec<String> {
    for old in before {
        let at = all.iter().position(|it| it == old);
        all.remove(at.expect("a recording only grows"));
    }
    all
}

/// Returns the keys of the cards that are sealed according to their owner's page.
#[track_caller]
fn sealed_keys(owner: &Page, seat: usize) -> Result<Vec<String>, BrowserError> {
    owner.eval(&format!(
        "[...document.querySelectorAll('[data-k=row{seat}] :is(.es-secret, .es-slot[data-from])')].map(it => it.dataset.k)"
    ))
}

/// Answers `count` questions about sites or gold with the first or the last card offered.
#[track_caller]
fn seal(page: &Page, count: usize, last: bool) -> Result<Vec<String>, BrowserError> {
    let mut sealed = Vec::new();
    for _ in 0..count {
        page.wait_until(&format!("{SEALABLE}.length"))?;
        let mut answers: Vec<String> = page.eval(SEALABLE)?;
        let wanted = answers.remove(if last { answers.len() - 1 } else { 0 });
        pick_single(page, &wanted)?;
        confirm(page)?;
        sealed.push(wanted);
    }
    Ok(sealed)
}

/// Waits until a page shows a seat as choosing, or as done.
#[track_caller]
fn await_choosing(page: &Page, seat: usize, choosing: bool) -> Done {
    let not = if choosing { "" } else { "!" };
    page.wait_until(&format!(
        "{not}document.querySelector('[data-k=row{seat}]').classList.contains('es-busy')"
    ))
}

/// Seals, takes back and seals something else. Asserts that the other player receives the same bytes both times, and only
/// when the answer is complete.
#[track_caller]
fn seal_twice(owner: &RecordedBrowser, seat: usize, other: &RecordedBrowser, count: usize) -> Done {
    let mut tries: Vec<(Vec<String>, String)> = Vec::new();
    for last in [false, true] {
        let before = Received::by(other)?;
        let sealed = seal(owner.page(), count, last)?;
        await_choosing(other.page(), seat, false)?;
        let after = Received::by(other)?;
        assert_eq!(after.rest, before.rest, "the other page made a request");
        let mut updates = since(after.parts, &before.parts);
        assert_eq!(updates.len(), 1, "half of {sealed:?} sent an update");
        tries.push((sealed, updates.remove(0)));
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
    let [(first, first_update), (second, second_update)] = &tries[..] else {
        unreachable!("two tries");
    };
    assert!(first.iter().zip(second).all(|(a, b)| a != b), "{tries:?}");
    assert_eq!(
        first_update, second_update,
        "{first:?} and {second:?} made a difference"
    );
    Ok(())
}

#[test]
fn a_sealed_answer_in_eschnapur_changes_nothing_for_the_other_player() -> Done {
    let site = Site::start(5)?;
    let players = [RecordedBrowser::new(&site)?, RecordedBrowser::new(&site)?];
    for player in &players {
        player.page().motion(Motion::Reduced)?;
    }
    gather(
        "eschnapur",
        &["open", "none", "none"],
        &players[0],
        &players[1],
    )?;
    let mut secrets = [Secrets::default(), Secrets::default()];
    let (mut phases, mut answers, mut searched) = (0, 0, 0);
    let mut searching = true;
    while let Some(asked) = await_turn_of(&[players[0].page(), players[1].page()])? {
        let page = players[asked].page();
        let sealable: Vec<String> = page.eval(SEALABLE)?;
        searching &= sealable.is_empty() || phases < 2 * ROUNDS;
        if searching && !sealable.is_empty() {
            // Sites, then gold; the host and the friend take turns in finishing first.
            let (owner, count) = (phases / 2 % 2, [2, 4][phases % 2]);
            let other = 1 - owner;
            seal_twice(&players[owner], owner + 1, &players[other], count)?;
            for side in [0, 1] {
                let received = Received::by(&players[1 - side])?;
                let seat = side + 1;
                let keys: Vec<String> = match phases % 2 {
                    0 => (0..2).map(|site| format!("p{seat}.{site}")).collect(),
                    _ => (2..6).map(|place| format!("c{seat}.{place}")).collect(),
                };
                secrets[side].begin(&received, keys);
            }
            seal(players[other].page(), count, true)?;
            (phases, answers) = (phases + 1, answers + 3 * count);
        } else {
            pick(page, |_| false)?;
            confirm(page)?;
            answers += 1;
        }
        assert!(answers < 400, "no end after {answers} answers");
        for owner in [0, 1].into_iter().filter(|_| searching) {
            // Read what the other player received before what is still sealed, or a reveal in between would look like a leak.
            let received = Received::by(&players[1 - owner])?;
            let sealed = sealed_keys(players[owner].page(), owner + 1)?;
            searched += secrets[owner].search(&received, &sealed);
        }
    }
    assert_eq!(phases, 2 * ROUNDS);
    for player in &players {
        assert!(player.page().exists("#score")?, "the match is over");
    }
    assert!(searched > 20, "only {searched} cards were searched for");
    for (owner, secret) in secrets.iter().enumerate() {
        let received = Received::by(&players[1 - owner])?;
        for (kind, places) in [('p', 0..2), ('c', 2..6)] {
            // An empty place or a card's back, the same for every card and every place.
            let shown = &secret.shown[&kind];
            assert!((1..=2).contains(&shown.len()), "{kind}: {shown:#?}");
            for place in places {
                // The search works: in the end it finds every card.
                let drawings = received.drawings(&format!("{kind}{}.{place}", owner + 1));
                let open = drawings.iter().filter(|it| !shown.contains(*it)).count();
                assert!(open > 0, "{kind}{place}");
            }
        }
    }
    for player in &players {
        player.page().expect_no_console_errors()?;
    }
    Ok(())
}
