use palast_core::{Seat, SeatMap, SeatSet};
use palast_ui::{Lang, Localize, Words};
use palast_ui_testkit::TextChecks;
use palastgefluester::{
    Card, CardSet, Ending, Event, Illegal, Palastgefluester, Person, PrivateEvent, Succession,
};

use crate::PalastgefluesterUi as Ui;
use crate::testing::{LENGTH, names, positions, words};

fn checks() -> TextChecks<'static, Event, PrivateEvent, Illegal> {
    TextChecks {
        home: env!("CARGO_MANIFEST_DIR"),
        prefix: "pg",
        length: LENGTH,
        questions: 7,
        refusals: vec![
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
        ],
        events: some_of_each_event(),
        private_events: vec![
            PrivateEvent::HandDealt {
                cards: set("rM rT bM bT nJ nJ"),
            },
            PrivateEvent::CardsSwapped {
                partner: Seat::ALL[1],
                gave: set("rM"),
                got: set("nJ"),
            },
            PrivateEvent::CardDiscarded { card: card("rM") },
            PrivateEvent::CardDrawn { card: card("nJ") },
        ],
    }
}

palast_ui_testkit::text_tests!(Palastgefluester, Ui, checks());

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn set(text: &str) -> CardSet {
    text.parse().unwrap()
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
    // The card's colour is visible; only the other ways have a line.
    for how in [Succession::Shortest, Succession::Chosen] {
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

/// German declines the person and the colour, and the jester as a weak noun.
#[test]
fn german_sentences_are_whole() {
    let words = Words::new(Lang::De, Ui::sources(Lang::De)).unwrap();
    let played = |text| {
        let event = Event::CardPlayed {
            seat: Seat::ALL[0],
            card: card(text),
        };
        words.say(&Ui::event(&event).unwrap().1, &names())
    };
    assert_eq!(played("rM"), "Anna spielt die rote Zofe.");
    assert_eq!(played("gG"), "Anna spielt den grünen Wächter.");
    assert_eq!(played("nJ"), "Anna spielt den braunen Hofnarren.");
    let shown = Event::HandShown {
        seat: Seat::ALL[1],
        cards: set("bL pJ nM"),
    };
    assert_eq!(
        words.say(&Ui::event(&shown).unwrap().1, &names()),
        "Bertolt zeigt die ganze Hand: den blauen Hofmarschall, den violetten Hofnarren und die \
         braune Zofe."
    );
    let king = Event::KingTurned {
        person: Person::Guard,
    };
    assert_eq!(
        words.say(&Ui::event(&king).unwrap().1, &names()),
        "Neue Königskarte: Wächter ohne Aktion."
    );
}

#[test]
fn the_question_says_why() {
    let words = words(Lang::En);
    let mut reasons = std::collections::BTreeSet::new();
    for at in positions(200) {
        for view in at.views() {
            if let Some(question) = Ui::question(&view) {
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
