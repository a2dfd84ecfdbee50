//! Nobody receives what they may not know: every byte of pages and streams is searched for cards
//! that lie hidden in other hands.

use std::collections::BTreeSet;

use futures_util::StreamExt as _;

use crate::company::three;
use crate::support::{Person, Site, choices};

const MATCHES: usize = 50;
const STEPS: usize = 30;

/// The cards in the viewer's own hand, by the keys of their page.
fn hand(page: &str) -> BTreeSet<String> {
    page.split("data-k=\"hand:")
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap().to_owned())
        .collect()
}

/// Every card named anywhere, in notation (keys, answers) or in words (names, the log).
fn named(page: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for word in page.split(|c: char| !c.is_ascii_alphanumeric()) {
        if let [colour, person] = word.as_bytes()
            && b"rbygpn".contains(colour)
            && person.is_ascii_uppercase()
        {
            found.insert(word.to_owned());
        }
    }
    for (letter, colour) in COLOURS {
        for (sign, person) in PERSONS {
            if page.contains(&format!("{colour} {person}")) {
                found.insert(format!("{letter}{sign}"));
            }
        }
    }
    found
}

const COLOURS: [(char, &str); 5] = [
    ('r', "red"),
    ('b', "blue"),
    ('y', "yellow"),
    ('g', "green"),
    ('p', "purple"),
];
const PERSONS: [(char, &str); 7] = [
    ('L', "Lord Marshal"),
    ('T', "Treasurer"),
    ('Z', "Magician"),
    ('M', "Lady's Maid"),
    ('C', "Cupbearer"),
    ('G', "Guard"),
    ('J', "Jester"),
];

#[tokio::test]
async fn no_byte_tells_what_lies_in_another_hand() {
    let mut compared = 0;
    for round in 0..MATCHES {
        let site = Site::new().await;
        let (mut people, table) = three(&site).await;
        let mut spectator = site.visitor();
        // What has been seen lying open or was shown may be known; the deal of a round hides all.
        let mut open: BTreeSet<String> = BTreeSet::new();
        let mut number = String::new();
        for step in 0..STEPS {
            let watched = everything(&mut spectator, &table).await;
            if watched.contains("data-status=\"over\"") {
                break;
            }
            let now = crate::support::between(&watched, "class=\"pg-round\">", "<").unwrap();
            if now != number {
                now.clone_into(&mut number);
                open.clear();
            }
            let mut pages = Vec::new();
            for person in &mut people {
                pages.push(everything(person, &table).await);
            }
            let hands: Vec<BTreeSet<String>> = pages.iter().map(|page| hand(page)).collect();
            assert!(
                hands.iter().all(|hand| !hand.is_empty()),
                "the keys of hands are known"
            );
            assert!(hand(&watched).is_empty());
            for (holder, cards) in hands.iter().enumerate() {
                for card in cards.difference(&open) {
                    // Neutral cards are there twice: another may hold or show the other one.
                    if card.starts_with('n') {
                        continue;
                    }
                    assert!(
                        !named(&watched).contains(card),
                        "{card} is shown to a spectator"
                    );
                    for (other, page) in pages.iter().enumerate() {
                        if other != holder {
                            assert!(!named(page).contains(card), "{card} of {holder} to {other}");
                            compared += 1;
                        }
                    }
                }
            }
            let Some(turn) = pages
                .iter()
                .position(|page| page.contains("data-turn=\"you\""))
            else {
                break;
            };
            let page = &pages[turn];
            let all = choices(page);
            let choice = all[(step * 7 + round * 3) % all.len()].clone();
            reveal(&choice, &hands[turn], &mut open);
            people[turn].answers(&table, page, &choice).await;
        }
    }
    assert!(
        compared > 10_000,
        "the search has something to search: {compared}"
    );
}

/// Cards that others learn of by an answer: what is played; all of a hand that is shown; what is
/// swapped, which the partner knows from then on.
fn reveal(choice: &str, hand: &BTreeSet<String>, open: &mut BTreeSet<String>) {
    let words: Vec<&str> = choice.split(' ').collect();
    match words.as_slice() {
        ["play", card] => {
            open.insert((*card).to_owned());
            if card.ends_with('T') || card.ends_with('S') {
                open.extend(hand.iter().cloned());
            }
        }
        ["give", card] => {
            open.insert((*card).to_owned());
        }
        _ => {}
    }
}

/// The page and the first event of the stream, without what the log says of earlier rounds.
async fn everything(person: &mut Person, table: &str) -> String {
    let page = person.page(table).await;
    let mut stream = person.live(&format!("{table}/live")).await;
    let event = stream.next().await.unwrap().unwrap();
    let event = String::from_utf8(event.to_vec()).unwrap();
    assert!(event.contains("event: sections"), "{event}");
    let (page, event) = (without_news(&page), without_news(&event));
    [this_round(&page), this_round(&event)].concat()
}

/// The page without the moments and the moves above the board: they may speak of the last round, as
/// the log does, and name no card that the log does not.
fn without_news(text: &str) -> String {
    let (_, log) = text.split_once(log_of(text).0).expect("there is a log");
    let told = named(log);
    let mut rest = text.to_owned();
    for name in ["moments", "since"] {
        let (start, end) = if text.contains("<template") {
            (format!("<template data-section=\"{name}\""), "</template>")
        } else {
            (format!("id=\"{name}\""), "</section>")
        };
        let (before, after) = rest.split_once(&start).expect("there is such a section");
        let (news, after) = after.split_once(end).expect("it ends");
        for card in named(news) {
            assert!(told.contains(&card), "{card} in {name} but not in the log");
        }
        rest = format!("{before}{after}");
    }
    rest
}

/// How the log begins and ends. In a stream it is a section by itself; in a page it is in its place.
fn log_of(text: &str) -> (&'static str, &'static str) {
    if text.contains("<template") {
        ("<template data-section=\"log\"", "</template>")
    } else {
        ("id=\"log\"", "</section>")
    }
}

fn this_round(text: &str) -> String {
    let (start, end) = log_of(text);
    let (before, rest) = text.split_once(start).expect("there is a log");
    let (log, after) = rest.split_once(end).expect("it ends");
    let (_, last) = log.rsplit_once("<h3").unwrap_or(("", log));
    format!("{before}{last}{after}")
}
