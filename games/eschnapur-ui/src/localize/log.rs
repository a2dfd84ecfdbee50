//! Lines of the log: who won what and why, and the consequences.

use eschnapur::{Event, Gold, NotWon, Official, Payment, PrivateEvent, Purse, Won};
use palast_core::{Seat, SeatMap, SeatSet};
use palast_ui::{Arg, LogLevel, Phrase};

use crate::phrases::{
    at_official, in_order, list, of_official, players, the_cards, the_gold, the_official, the_part,
    the_parts, the_privilege,
};

pub(super) fn event(event: &Event) -> Option<(LogLevel, Phrase)> {
    use LogLevel::{Detail, Heading, Line};
    let who = |key: &'static str, seat: Seat| Phrase::new(key).with("seat", seat);
    Some(match *event {
        Event::RoundBegan { round } => (Heading, Phrase::new("es-log-round").with("round", round)),
        // The table shows it, and the round goes on at once.
        Event::SitesChosen | Event::GoldLaid { .. } => return None,
        Event::PrivilegeBought {
            seat,
            privilege,
            cost,
        } => {
            let phrase = who("es-log-bought", seat).with("cost", cost);
            (Line, phrase.with("privilege", the_privilege(privilege)))
        }
        Event::CardsRevealed { official, cards } => (Line, revealed(official, &cards)?),
        Event::HandCardPlayed { seat, card, .. } => match card {
            Some(card) => (
                Detail,
                who("es-log-hand-card", seat).with("card", the_gold(card)),
            ),
            None => (Detail, who("es-log-hand-none", seat)),
        },
        Event::OfficialWon {
            official,
            seat,
            card,
            how,
        } => (Detail, won(official, seat, card, how)),
        Event::OfficialNotWon { official, why } => {
            let why = match why {
                NotWon::NoBid => "none",
                NotWon::AllTied => "tied",
            };
            let phrase = Phrase::new("es-log-not-won").with("why", why);
            (Detail, phrase.with("official", the_official(official)))
        }
        Event::ZerosReturned { seats } => {
            let phrase = Phrase::new("es-log-zeros").with("count", seats.len());
            (Detail, phrase.with("who", players(seats)))
        }
        Event::BlockadeLifted { seat, official } => (
            Detail,
            who("es-log-lifted", seat).with("official", at_official(official)),
        ),
        Event::CardBlocked {
            by,
            seat,
            official,
            stones,
        } => {
            let phrase = who("es-log-blocked", seat).with("by", by);
            let phrase = phrase.with("official", at_official(official));
            (Line, phrase.with("stones", stones))
        }
        Event::BlockadeAside { by } => (
            Detail,
            aside(by, "es-log-blockade-aside", "es-log-blockade-nobody"),
        ),
        Event::BlockadeRefused { seat, official } => (
            Detail,
            who("es-log-refused", seat).with("official", at_official(official)),
        ),
        Event::PartStopped { by, part } => {
            (Line, who("es-log-stopped", by).with("part", the_part(part)))
        }
        Event::StopAside { by } => (Detail, aside(by, "es-log-stop-aside", "es-log-stop-nobody")),
        Event::StonesGiven { stones, halved } => (Detail, stones_given(&stones, halved)),
        Event::MarkerTaken { seat, marker } => {
            (Detail, who("es-log-marker", seat).with("marker", marker))
        }
        Event::OrderDealt { by, order } => {
            let order = in_order(order.seats().iter().copied());
            let phrase = match by {
                Some(seat) => who("es-log-order", seat),
                None => Phrase::new("es-log-order-drawn"),
            };
            (Line, phrase.with("who", order))
        }
        Event::OrderKept => (Detail, Phrase::new("es-log-order-kept")),
        Event::SitesShown { seat, sites } => (
            Line,
            who("es-log-sites-shown", seat).with("parts", the_parts(sites)),
        ),
        Event::StonePlaced { seat, part, value } => {
            let phrase = who("es-log-placed", seat).with("part", the_part(part));
            (Detail, phrase.with("value", value))
        }
        Event::StonesKept { seat, stones } => {
            (Detail, who("es-log-kept", seat).with("count", stones))
        }
        Event::BagCovered { part, seats } => {
            let phrase = Phrase::new("es-log-bag").with("part", the_part(part));
            (Detail, phrase.with("who", players(seats)))
        }
        Event::GoldTaken {
            seat,
            cards,
            owed,
            payment,
        } => (Detail, taken(seat, &cards, owed, payment)),
        Event::StonesTaken { seat, stones } => (
            Detail,
            who("es-log-stones-taken", seat).with("count", stones),
        ),
        Event::StoneBanned { seat, part } => (
            Detail,
            who("es-log-banned", seat).with("part", the_part(part)),
        ),
        Event::StoneMoved {
            by,
            owner,
            from,
            to,
        } => {
            let phrase = if by == owner {
                Phrase::new("es-log-moved-own")
            } else {
                Phrase::new("es-log-moved").with("owner", owner)
            };
            let phrase = phrase.with("by", by).with("from", the_part(from));
            (Line, phrase.with("to", the_part(to)))
        }
        Event::NothingMoved { by } => (Detail, who("es-log-not-moved", by)),
        Event::PrivilegePoints { points } => (Line, gets("es-log-discs", &points)?),
        Event::WageDue { part, wage, seats } => {
            let phrase = Phrase::new("es-log-wage").with("part", the_part(part));
            (Line, phrase.with("wage", wage).with("who", players(seats)))
        }
        Event::PartScored {
            part,
            values,
            stones,
        } => {
            let phrase = Phrase::new("es-log-scored").with("part", the_part(part));
            (Line, phrase.with("gets", scores(&values, &stones)))
        }
        Event::ReliefDue => (Line, Phrase::new("es-log-relief")),
        Event::DiscsRanked { points } => (Line, gets("es-log-ranked", &points)?),
        Event::MatchEnded { winners } => {
            let phrase = Phrase::new("es-log-over").with("count", winners.len());
            (Heading, phrase.with("who", players(winners)))
        }
    })
}

pub(super) fn private_event(event: &PrivateEvent) -> (LogLevel, Phrase) {
    match *event {
        PrivateEvent::NotBought { privilege } => {
            let phrase = Phrase::new("es-whisper-not-bought");
            (
                LogLevel::Line,
                phrase.with("privilege", the_privilege(privilege)),
            )
        }
    }
}

/// The cards that were revealed together; nothing if there were none.
fn revealed(official: Official, cards: &SeatMap<Option<Gold>>) -> Option<Phrase> {
    let bid = |seat| {
        let card = cards[seat]?;
        let phrase = Phrase::new("es-bid").with("seat", seat);
        Some(phrase.with("card", the_gold(card)))
    };
    let bids: Vec<Phrase> = Seat::ALL.into_iter().filter_map(bid).collect();
    if bids.is_empty() {
        return None;
    }
    let phrase = Phrase::new("es-log-revealed").with("official", sign(official));
    Some(phrase.with("bids", list(bids)))
}

/// An official by name, with the sign.
fn sign(official: Official) -> Arg {
    Arg::Piece {
        id: official.to_string(),
        words: of_official("es-official", official),
    }
}

fn won(official: Official, seat: Seat, card: Gold, how: Won) -> Phrase {
    let (how, tied) = match how {
        Won::Highest => ("highest", card),
        Won::NextLower { tied } => ("next", tied),
        Won::TieRight => ("right", card),
    };
    Phrase::new("es-log-won")
        .with("how", how)
        .with("tied", tied.value())
        .with("seat", seat)
        .with("card", the_gold(card))
        .with("official", the_official(official))
}

fn aside(by: Option<Seat>, somebody: &'static str, nobody: &'static str) -> Phrase {
    match by {
        Some(seat) => Phrase::new(somebody).with("seat", seat),
        None => Phrase::new(nobody),
    }
}

fn stones_given(stones: &SeatMap<u8>, halved: SeatSet) -> Phrase {
    let getting = Seat::ALL.into_iter().filter(|seat| stones[*seat] > 0);
    let each: Vec<Phrase> = getting
        .map(|seat| {
            let key = if halved.contains(seat) {
                "es-gets-half"
            } else {
                "es-gets"
            };
            Phrase::new(key)
                .with("seat", seat)
                .with("count", stones[seat])
        })
        .collect();
    if each.is_empty() {
        return Phrase::new("es-log-no-stones");
    }
    Phrase::new("es-log-stones").with("gets", list(each))
}

/// Who gets how many; nothing if nobody gets any.
fn gets(key: &'static str, points: &SeatMap<u8>) -> Option<Phrase> {
    let getting = Seat::ALL.into_iter().filter(|seat| points[*seat] > 0);
    let each: Vec<Phrase> = getting
        .map(|seat| {
            let phrase = Phrase::new("es-gets").with("seat", seat);
            phrase.with("count", points[seat])
        })
        .collect();
    (!each.is_empty()).then(|| Phrase::new(key).with("gets", list(each)))
}

fn scores(values: &SeatMap<u8>, stones: &SeatMap<u8>) -> Arg {
    let there = Seat::ALL.into_iter().filter(|seat| stones[*seat] > 0);
    list(there.map(|seat| {
        Phrase::new("es-gets-points")
            .with("seat", seat)
            .with("points", values[seat] + stones[seat])
            .with("value", values[seat])
            .with("stones", stones[seat])
    }))
}

fn taken(seat: Seat, cards: &Purse, owed: u8, payment: Payment) -> Phrase {
    let key = if cards.value() < u16::from(owed) {
        "es-log-taken-less"
    } else {
        "es-log-taken"
    };
    let what = match payment {
        Payment::Premium(_) => "premium",
        Payment::Wage(_) => "wage",
        Payment::Privilege | Payment::Relief => "other",
    };
    Phrase::new(key)
        .with("what", what)
        .with("seat", seat)
        .with("cards", the_cards(cards))
}
