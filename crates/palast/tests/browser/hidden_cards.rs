//! Two players, a bot and a spectator. The players and the spectator have a browser each, and every byte is recorded.
//!
//! The test reads private cards from each player's own page, never from the server: the cards in the hand, except those
//! that the public log has named and those that the other player has held. No form of such a card (notation, name or
//! drawing) may be in anything that another browser has received.

use crate::eschnapur_sealed::Received;
use crate::players::{RecordedBrowser, gather, watch};
use crate::support::{Done, Site, await_turn_of, confirm, hand, log, pick};
use palast_browser::{BrowserError, Page};
use std::collections::{BTreeSet, HashSet};

/// Colours as a letter of the notation and as a word on the page.
const COLOURS: [(char, &str); 6] = [
    ('r', "red"),
    ('b', "blue"),
    ('y', "yellow"),
    ('g', "green"),
    ('p', "purple"),
    ('n', "neutral"),
];
/// Persons as a letter of the notation, as words on the page, and as an id of the drawing.
const PERSONS: [(char, &str, &str); 7] = [
    ('L', "Lord Marshal", "marshal"),
    ('T', "Treasurer", "treasurer"),
    ('Z', "Magician", "magician"),
    ('M', "Lady's Maid", "maid"),
    ('C', "Cupbearer", "cupbearer"),
    ('G', "Guard", "guard"),
    ('J', "Jester", "jester"),
];

/// Every form in which a page could reveal a card.
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

    /// The place in a text that reveals the card, if any.
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

/// Returns the cards that the log of a page names, each with its ply.
fn cards_in_log(page: &Page) -> Result<BTreeSet<(String, String)>, BrowserError> {
    let lines: Vec<(String, String)> = page.eval(
            "[...document.querySelectorAll('#log [data-ply]')].map(line => [line.dataset.ply, line.textContent])",
        )?;
    let cards: Vec<Card> = COLOURS
        .iter()
        .flat_map(|colour| {
            PERSONS
                .iter()
                .map(move |person| Card::of(&format!("{}{}", colour.0, person.0)))
        })
        .collect();
    let named = lines.iter().flat_map(|(ply, line)| {
        let in_line = cards.iter().filter(move |card| line.contains(&card.name));
        in_line.map(move |card| (ply.clone(), card.notation.clone()))
    });
    Ok(named.collect())
}

#[test]
fn players_see_each_others_moves_but_never_each_others_cards() -> Done {
    let site = Site::start(11)?;
    let host = RecordedBrowser::new(&site)?;
    let friend = RecordedBrowser::new(&site)?;
    let watcher = RecordedBrowser::new(&site)?;
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
        // Swapping with the bot: a swap with each other would tell the two players more than the public log does.
        pick(asked.page(), |notation| notation.starts_with("swap 3"))?;
        confirm(asked.page())?;
        answers += 1;
        let newest: String = asked
            .page()
            .eval("[...document.querySelectorAll('#log [data-ply]')].at(-1).dataset.ply")?;
        for other in [&host, &friend, &watcher] {
            let behind = format!(
                "Number([...document.querySelectorAll('#log [data-ply]')].at(-1)?.dataset.ply) >= {newest}"
            );
            other.page().wait_until(&behind)?;
        }

        let hands = [hand(host.page())?, hand(friend.page())?];
        held[0].extend(hands[0].iter().cloned());
        held[1].extend(hands[1].iter().cloned());
        let (host_log, friend_log) = (cards_in_log(host.page())?, cards_in_log(friend.page())?);
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
                let received = Received::by(other)?.text();
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
    // The search works: it finds every card of the host's hand in what the host received.
    let received = Received::by(&host)?.text();
    for card in hand(host.page())? {
        assert!(Card::of(&card).found_in(&received).is_some(), "{card}");
    }
    let public_log = log(watcher.page())?;
    assert!(public_log.len() > 20, "{public_log:?}");
    for player in [&host, &friend, &watcher] {
        player.page().expect_no_console_errors()?;
    }
    Ok(())
}
