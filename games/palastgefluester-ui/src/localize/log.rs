//! Lines of the log.

use palast_core::{Seat, SeatMap};
use palast_ui::{LogLevel, Phrase};
use palastgefluester::{Ending, Event, PrivateEvent, Succession};

use crate::phrases::{about, cards, players, the_card, the_cards};

pub(super) fn event(event: &Event) -> Option<(LogLevel, Phrase)> {
    use LogLevel::{Detail, Heading, Line};
    Some(match *event {
        Event::RoundBegan { round, starter } => {
            let phrase = Phrase::new("pg-log-round").with("round", round);
            (Heading, phrase.with("seat", starter))
        }
        Event::CardPlayed { seat, card } => {
            let phrase = Phrase::new("pg-log-played").with("seat", seat);
            (Line, phrase.with("card", the_card(card)))
        }
        Event::ActionSilenced { person, .. } => (Detail, about("pg-log-silenced", person)),
        Event::ActionLapsed { person, .. } => (Detail, about("pg-log-lapsed", person)),
        Event::KingsShuffled => (Detail, Phrase::new("pg-log-kings-shuffled")),
        Event::KingTurned { person } => (Detail, about("pg-log-king", person)),
        Event::HandShown { seat, cards } => {
            let phrase = Phrase::new("pg-log-shown").with("seat", seat);
            (Detail, phrase.with("cards", the_cards(cards)))
        }
        Event::SwapNamed {
            seat,
            partner,
            count,
        } => (Detail, swap("pg-log-swap-named", seat, partner, count)),
        Event::PickLocked { seat } => (Detail, Phrase::new("pg-log-locked").with("seat", seat)),
        Event::CardsSwapped {
            seat,
            partner,
            count,
        } => (Detail, swap("pg-log-swapped", seat, partner, count)),
        Event::CardDiscarded { seat } => {
            (Detail, Phrase::new("pg-log-discarded").with("seat", seat))
        }
        Event::CardDrawn { seat } => (Detail, Phrase::new("pg-log-drawn").with("seat", seat)),
        Event::RowsExchanged {
            seat,
            first,
            first_card,
            second,
            second_card,
        } => {
            let phrase = Phrase::new("pg-log-exchanged")
                .with("seat", seat)
                .with("first", first)
                .with("firstcard", the_card(first_card))
                .with("second", second)
                .with("secondcard", the_card(second_card));
            (Detail, phrase)
        }
        Event::CardTakenBack { seat, card } => {
            let phrase = Phrase::new("pg-log-taken").with("seat", seat);
            (Detail, phrase.with("card", the_card(card)))
        }
        Event::NextPlayer { seat, how } => (Detail, next_player(seat, how)?),
        Event::RoundEnded {
            how, by, points, ..
        } => (Line, round_ended(how, by, &points)),
        Event::MatchEnded { winners } => {
            let phrase = Phrase::new("pg-log-over").with("count", winners.len());
            (Heading, phrase.with("who", players(winners)))
        }
    })
}

pub(super) fn private_event(event: &PrivateEvent) -> (LogLevel, Phrase) {
    let phrase = match *event {
        PrivateEvent::HandDealt { cards: dealt } => {
            Phrase::new("pg-whisper-dealt").with("cards", cards(dealt.iter()))
        }
        PrivateEvent::CardsSwapped { partner, gave, got } => Phrase::new("pg-whisper-swapped")
            .with("partner", partner)
            .with("gave", the_cards(gave))
            .with("got", the_cards(got)),
        PrivateEvent::CardDiscarded { card } => {
            Phrase::new("pg-whisper-discarded").with("card", the_card(card))
        }
        PrivateEvent::CardDrawn { card } => {
            Phrase::new("pg-whisper-drawn").with("card", the_card(card))
        }
    };
    (LogLevel::Detail, phrase)
}

fn swap(key: &'static str, seat: Seat, partner: Seat, count: u8) -> Phrase {
    Phrase::new(key)
        .with("seat", seat)
        .with("partner", partner)
        .with("count", count)
}

/// A coloured card already shows who is next.
fn next_player(seat: Seat, how: Succession) -> Option<Phrase> {
    let key = match how {
        Succession::Colour => return None,
        Succession::Shortest => "pg-log-shortest",
        Succession::Chosen => "pg-log-chosen",
    };
    Some(Phrase::new(key).with("seat", seat))
}

fn round_ended(how: Ending, by: Seat, points: &SeatMap<u8>) -> Phrase {
    let key = match how {
        Ending::Whisper => "pg-log-whisper",
        Ending::Jester => "pg-log-jester",
        Ending::Six => "pg-log-six",
    };
    let winners = Seat::ALL.into_iter().filter(|seat| points[*seat] > 0);
    let phrase = Phrase::new(key)
        .with("seat", by)
        .with("who", players(winners.clone().collect()));
    match how {
        Ending::Whisper | Ending::Jester => phrase,
        Ending::Six => {
            let most = winners.map(|seat| points[seat]).max();
            phrase.with("points", most.unwrap_or(0))
        }
    }
}
