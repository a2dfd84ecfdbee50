//! Two people, a bot and somebody watching, each in a browser of their own, every byte recorded.
//!
//! What is private is read from each player's own page, never from the server: the cards in a hand, except those that
//! the public log has named and those the other has held himself. No form of such a card, be it notation, name or
//! drawing, may be in anything the other browser ever received.

use crate::guests::{Guest, gather, watch};
use crate::support::{Done, House, await_turn_of, confirm, hand, log, pick};
use palast_browser::{BrowserError, Page};
use std::collections::{BTreeSet, HashSet};

/// Letters of the notation, words of the page, ids of the drawing.
const COLOURS: [(char, &str); 6] = [
    ('r', "red"),
    ('b', "blue"),
    ('y', "yellow"),
    ('g', "green"),
    ('p', "purple"),
    ('n', "neutral"),
];
const PERSONS: [(char, &str, &str); 7] = [
    ('L', "Lord Marshal", "marshal"),
    ('T', "Treasurer", "treasurer"),
    ('Z', "Magician", "magician"),
    ('M', "Lady's Maid", "maid"),
    ('C', "Cupbearer", "cupbearer"),
    ('G', "Guard", "guard"),
    ('J', "Jester", "jester"),
];

/// A card in all the ways a page can give it away.
struct Card {
    notation: String,
    name: String,
    figure: String,
    ribbons: [String; 2],
}

impl Card {
    fn of(notation: &str) -> Self {
        let letters: Vec<char> = notation.chars().collect();
        let (_, colour) = COLOURS
            .iter()
            .find(|it| it.0 == letters[0])
            .expect("a colour");
        let (_, person, figure) = PERSONS
            .iter()
            .find(|it| it.0 == letters[1])
            .expect("a person");
        Self {
            notation: notation.to_owned(),
            name: format!("{colour} {person}"),
            figure: format!("#pg-{figure}\""),
            ribbons: ["band", "strip"].map(|kind| format!("#pg-{kind}-{colour}\"")),
        }
    }

    /// Where a text gives the card away, if anywhere.
    fn found_in<'t>(&self, text: &'t str) -> Option<&'t str> {
        let alone = |at: &usize| {
            let outside = |c: Option<char>| !c.is_some_and(char::is_alphanumeric);
            outside(text[..*at].chars().next_back())
                && outside(text[at + self.notation.len()..].chars().next())
        };
        let notation = text
            .match_indices(&self.notation)
            .map(|(at, _)| at)
            .find(alone);
        if let Some(at) = notation.or_else(|| text.find(&self.name)) {
            return Some(around(text, at));
        }
        text.split("<svg").skip(1).find_map(|rest| {
            let drawing = &rest[..rest.find("</svg").unwrap_or(rest.len())];
            let whole = drawing.contains(&self.figure)
                && self.ribbons.iter().any(|it| drawing.contains(it));
            whole.then_some(drawing)
        })
    }
}

fn around(text: &str, at: usize) -> &str {
    let edge = |at: usize| {
        (0..=at)
            .rev()
            .find(|at| text.is_char_boundary(*at))
            .unwrap_or(0)
    };
    &text[edge(at.saturating_sub(200))..edge((at + 200).min(text.len()))]
}

/// Which cards the log of a page names, and at which moment.
fn named(page: &Page) -> Result<BTreeSet<(String, String)>, BrowserError> {
    let lines: Vec<(String, String)> = page.eval(
            "[...document.querySelectorAll('#log li')].map(line => [line.dataset.ply, line.textContent])",
        )?;
    let cards: Vec<Card> = COLOURS
        .iter()
        .flat_map(|colour| {
            PERSONS
                .iter()
                .map(move |person| Card::of(&format!("{}{}", colour.0, person.0)))
        })
        .collect();
    let named = lines.iter().flat_map(|(moment, line)| {
        let in_line = cards.iter().filter(move |card| line.contains(&card.name));
        in_line.map(move |card| (moment.clone(), card.notation.clone()))
    });
    Ok(named.collect())
}

#[test]
fn two_browsers_see_each_others_moves_and_never_each_others_cards() -> Done {
    let house = House::open(11)?;
    let host = Guest::new(&house)?;
    let friend = Guest::new(&house)?;
    let watcher = Guest::new(&house)?;
    gather(
        "palastgefluester",
        &["open", "bot-sensible", "none", "none"],
        &host,
        &friend,
    )?;
    watch(&host, &watcher)?;

    let (mut searched, mut answers) = (0, 0);
    let mut public: HashSet<String> = HashSet::new();
    // Every card that the host, the friend and the watcher have ever held.
    let mut held: [HashSet<String>; 3] = Default::default();
    while answers < 24 {
        let Some(index) = await_turn_of(&[host.page(), friend.page()])? else {
            break;
        };
        let asked = [&host, &friend][index];
        // Swapping with the bot keeps what the two know of each other to what all know.
        pick(asked.page(), |notation| notation.starts_with("swap 3"))?;
        confirm(asked.page())?;
        answers += 1;
        let newest: String = asked
            .page()
            .eval("[...document.querySelectorAll('#log li')].at(-1).dataset.ply")?;
        for other in [&host, &friend, &watcher] {
            let behind = format!(
                "Number([...document.querySelectorAll('#log li')].at(-1)?.dataset.ply) >= {newest}"
            );
            other.page().wait_until(&behind)?;
        }

        let hands = [hand(host.page())?, hand(friend.page())?];
        held[0].extend(hands[0].iter().cloned());
        held[1].extend(hands[1].iter().cloned());
        let (host_log, friend_log) = (named(host.page())?, named(friend.page())?);
        public.extend(
            host_log
                .intersection(&friend_log)
                .map(|(_, card)| card.clone()),
        );
        for (own, others) in [
            (&hands[0], [(&friend, &held[1]), (&watcher, &held[2])]),
            (&hands[1], [(&host, &held[0]), (&watcher, &held[2])]),
        ] {
            for (other, held) in others {
                let received = other.proxy.received_text()?;
                for card in own
                    .iter()
                    .filter(|card| !public.contains(*card) && !held.contains(*card))
                {
                    let leak = Card::of(card).found_in(&received);
                    assert!(
                        leak.is_none(),
                        "{card} got out: …{}…",
                        leak.unwrap_or_default()
                    );
                    searched += 1;
                }
            }
        }
    }
    assert!(searched > 60, "only {searched} cards were searched for");
    // The search finds what is there: every card in a hand is in what its owner received.
    let received = host.proxy.received_text()?;
    for card in hand(host.page())? {
        assert!(Card::of(&card).found_in(&received).is_some(), "{card}");
    }
    // All three saw the same public story.
    let story = log(watcher.page())?;
    assert!(story.len() > 20, "{story:?}");
    for guest in [&host, &friend, &watcher] {
        guest.page().expect_quiet()?;
    }
    Ok(())
}
