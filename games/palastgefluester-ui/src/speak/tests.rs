use palast_core::{Choice, Game, Options as _, Seat, SeatMap, SeatSet};
use palast_ui::{Lang, Phrase, Speak, Words, locale};
use palastgefluester::{
    Card, CardSet, Ending, Event, Illegal, Options, Palastgefluester, Person, Succession, Whisper,
};

use crate::PalastgefluesterFace as Face;
use crate::testing::{names, positions, words};

const SOURCES: &[&str] = &[
    include_str!("../cells.rs"),
    include_str!("../paint/board.rs"),
    include_str!("../paint/choices.rs"),
    include_str!("../paint/court.rs"),
    include_str!("../paint/hand.rs"),
    include_str!("../paint/pieces.rs"),
    include_str!("../paint/row.rs"),
    include_str!("../paint.rs"),
    include_str!("../phrases.rs"),
    include_str!("../speak.rs"),
    include_str!("log.rs"),
    include_str!("question.rs"),
    include_str!("would.rs"),
];

/// Keys made from what the rules name: tested one by one below.
const MADE: [&str; 5] = ["game-", "rules-", "option-", "pg-score-", "pg-end-"];

fn sayable(phrase: &Phrase) {
    for lang in Lang::ALL {
        assert_eq!(words(lang).check(phrase), Ok(()), "{phrase:?}");
    }
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn set(text: &str) -> CardSet {
    text.parse().unwrap()
}

#[test]
fn the_languages_agree() {
    let found = locale::differences(|lang| Face::sources(lang).to_vec()).unwrap();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn no_message_is_left_over() {
    let texts = Face::sources(Lang::En);
    let defined = locale::messages(texts).unwrap();
    for key in defined.keys() {
        let made = MADE.iter().any(|prefix| key.starts_with(prefix));
        let quoted = format!("\"{key}\"");
        let said = SOURCES.iter().any(|source| source.contains(&quoted));
        let referred = Lang::ALL.into_iter().any(|lang| {
            let texts = Face::sources(lang);
            texts
                .iter()
                .any(|text| text.contains(&format!("{{ {key} }}")))
        });
        assert!(made || said || referred, "nobody says {key}");
    }
}

#[test]
fn the_house_finds_its_words() {
    for key in ["game-name", "game-tagline", "game-summary"] {
        sayable(&Phrase::new(key));
    }
    for section in Face::RULES {
        sayable(&Phrase::new(format!("rules-{section}")));
        sayable(&Phrase::new(format!("rules-{section}-title")));
    }
    for Choice { name, values } in Options::CHOICES {
        sayable(&Phrase::new(format!("option-{name}")));
        sayable(&Phrase::new(format!("option-{name}-help")));
        for value in *values {
            sayable(&Phrase::new(format!("option-{name}-{value}")));
        }
    }
    for ending in Palastgefluester::ENDINGS {
        sayable(&Face::ending(ending));
    }
    for line in ["points", "last-note", "notes"] {
        sayable(&Face::score_line(line));
    }
}

#[test]
fn every_refusal_has_its_reason() {
    for illegal in [
        Illegal::NotTheQuestion,
        Illegal::NotInHand,
        Illegal::Double,
        Illegal::ForbiddenJester,
        Illegal::NoSuchSeat,
        Illegal::OwnHand,
        Illegal::NoCards,
        Illegal::TooManyCards,
        Illegal::NotTwoRows,
        Illegal::NotInRow,
        Illegal::JustPlayed,
        Illegal::WouldDouble,
        Illegal::NotTied,
    ] {
        sayable(&Face::illegal(&illegal));
    }
}

fn some_of_each_event() -> Vec<Event> {
    let [seat, partner, third, ..] = Seat::ALL;
    let mut events = vec![
        Event::RoundBegan {
            round: 2,
            starter: seat,
        },
        Event::KingsShuffled,
        Event::HandShown {
            seat,
            cards: set("rM nJ nJ"),
        },
        Event::PickLocked { seat },
        Event::CardDiscarded { seat },
        Event::CardDrawn { seat },
        Event::RowsExchanged {
            seat,
            first: partner,
            first_card: card("rM"),
            second: third,
            second_card: card("nJ"),
        },
        Event::CardTakenBack {
            seat,
            card: card("gL"),
        },
        Event::MatchEnded {
            winners: SeatSet::one(seat),
        },
        Event::MatchEnded {
            winners: SeatSet::one(seat).with(third),
        },
    ];
    for person in Person::ALL {
        events.push(Event::ActionSilenced { seat, person });
        events.push(Event::ActionLapsed { seat, person });
        events.push(Event::KingTurned { person });
    }
    for card in CardSet::deck(palast_core::SeatCount::new(5).unwrap()).iter_kinds() {
        events.push(Event::CardPlayed { seat, card });
    }
    for count in 1..=5 {
        events.push(Event::SwapNamed {
            seat,
            partner,
            count,
        });
        events.push(Event::CardsSwapped {
            seat,
            partner,
            count,
        });
    }
    for how in [Succession::Colour, Succession::Shortest, Succession::Chosen] {
        events.push(Event::NextPlayer { seat, how });
    }
    for how in [Ending::Whisper, Ending::Jester, Ending::Six] {
        events.push(Event::RoundEnded {
            how,
            by: seat,
            points: SeatMap::from_fn(|s| u8::from((s == seat) == (how == Ending::Six))),
            notes: SeatMap::default(),
        });
    }
    events
}

#[test]
fn everything_told_can_be_said() {
    for event in some_of_each_event() {
        if let Some((_, phrase)) = Face::event(&event) {
            sayable(&phrase);
        }
    }
    for whisper in [
        Whisper::HandDealt {
            cards: set("rM rT bM bT nJ nJ"),
        },
        Whisper::CardsSwapped {
            partner: Seat::ALL[1],
            gave: set("rM"),
            got: set("nJ"),
        },
        Whisper::CardDiscarded { card: card("rM") },
        Whisper::CardDrawn { card: card("nJ") },
    ] {
        sayable(&Face::whisper(&whisper).unwrap().1);
    }
}

#[test]
fn whatever_happens_in_play_can_be_said() {
    let mut asked = std::collections::BTreeSet::new();
    for at in positions(120) {
        for view in at.views() {
            sayable(&Face::situation(&view));
            assert!(Face::RULES.contains(&Face::rule_now(&view)));
            if let Some(question) = Face::question(&view) {
                asked.insert(question.key.clone().into_owned());
                sayable(&question);
            }
            for action in view.legal_actions() {
                sayable(&Face::action(&view, &action));
                sayable(&Face::consequence(&view, &action));
            }
        }
    }
    // All seven questions came up, so the loop has seen what it is there for.
    assert!(asked.len() >= 7, "{asked:?}");
}

/// German declines the person and the colour, and the jester as a weak noun.
#[test]
fn german_sentences_are_whole() {
    let words = Words::new(Lang::De, Face::sources(Lang::De)).unwrap();
    let played = |text| {
        let event = Event::CardPlayed {
            seat: Seat::ALL[0],
            card: card(text),
        };
        words.say(&Face::event(&event).unwrap().1, &names())
    };
    assert_eq!(played("rM"), "Anna spielt die rote Zofe.");
    assert_eq!(played("gG"), "Anna spielt den grünen Wächter.");
    assert_eq!(played("nJ"), "Anna spielt den neutralen Hofnarren.");
    let shown = Event::HandShown {
        seat: Seat::ALL[1],
        cards: set("bL pJ nM"),
    };
    assert_eq!(
        words.say(&Face::event(&shown).unwrap().1, &names()),
        "Bertolt zeigt die ganze Hand: den blauen Hofmarschall, den violetten Hofnarren und die \
         neutrale Zofe."
    );
    let king = Event::KingTurned {
        person: Person::Guard,
    };
    assert_eq!(
        words.say(&Face::event(&king).unwrap().1, &names()),
        "Der König lässt den Wächter schweigen."
    );
}

#[test]
fn the_question_says_why() {
    let words = words(Lang::En);
    let mut reasons = std::collections::BTreeSet::new();
    for at in positions(200) {
        for view in at.views() {
            if let Some(question) = Face::question(&view) {
                let said = words.say(&question, &names());
                for reason in [
                    "played your colour",
                    "shortest",
                    "chose you",
                    "ended the last",
                ] {
                    if said.contains(reason) {
                        reasons.insert(reason);
                    }
                }
            }
        }
    }
    assert_eq!(reasons.len(), 4, "{reasons:?}");
}
