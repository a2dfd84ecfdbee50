mod events;

use std::collections::BTreeSet;

use eschnapur::{
    Eschnapur, Event, Gold, Illegal, Official, Options, Part, Privilege, Whisper, Won,
};
use palast_core::{Choice, Game, Options as _, Seat, SeatMap};
use palast_ui::{Lang, Phrase, Speak, locale};

use crate::EschnapurFace as Face;
use crate::testing::{names, positions, words};

const SOURCES: &[&str] = &[
    include_str!("../cells.rs"),
    include_str!("../cells/boards.rs"),
    include_str!("../cells/parts.rs"),
    include_str!("../paint.rs"),
    include_str!("../paint/bank.rs"),
    include_str!("../paint/board.rs"),
    include_str!("../paint/boards.rs"),
    include_str!("../paint/choices.rs"),
    include_str!("../paint/hand.rs"),
    include_str!("../paint/pieces.rs"),
    include_str!("../paint/skyline.rs"),
    include_str!("../paint/slots.rs"),
    include_str!("../paint/track.rs"),
    include_str!("../phrases.rs"),
    include_str!("../speak.rs"),
    include_str!("log.rs"),
    include_str!("question.rs"),
    include_str!("would.rs"),
];

/// Keys made from what the rules name: tested one by one below.
const MADE: [&str; 5] = ["game-", "rules-", "option-", "es-score-", "es-end-"];

fn sayable(phrase: &Phrase) {
    for lang in Lang::ALL {
        assert_eq!(words(lang).check(phrase), Ok(()), "{phrase:?}");
    }
}

#[test]
fn the_languages_agree() {
    let found = locale::differences(|lang| Face::sources(lang).to_vec()).unwrap();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn no_message_is_left_over() {
    let defined = locale::messages(Face::sources(Lang::En)).unwrap();
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
    for ending in Eschnapur::ENDINGS {
        sayable(&Face::ending(ending));
    }
    for line in ["parts", "discs", "total", "gold"] {
        sayable(&Face::score_line(line));
    }
}

#[test]
fn every_refusal_has_its_reason() {
    let all = [
        Illegal::NotTheQuestion,
        Illegal::NotUnderConstruction,
        Illegal::ChosenTwice,
        Illegal::OtherOfficial,
        Illegal::NotInHand,
        Illegal::MustLay,
        Illegal::NothingToLay,
        Illegal::NoSuchSeat,
        Illegal::OwnCard,
        Illegal::NoFaceDownCard,
        Illegal::SameVictim,
        Illegal::SameOfficial,
        Illegal::StoppedLastRound,
        Illegal::NoSuchMarker,
        Illegal::NotOneEach,
        Illegal::MarkerTaken,
        Illegal::NoStone,
        Illegal::NoSiteCard,
        Illegal::Stopped,
        Illegal::Full,
        Illegal::MustPlace,
        Illegal::NotInBank,
        Illegal::TooMuch,
        Illegal::TooLittle,
        Illegal::EmptyPart,
        Illegal::Banned,
        Illegal::SamePart,
        Illegal::Sold,
        Illegal::NotNow,
        Illegal::TooFewPoints,
        Illegal::WishStands,
    ];
    let keys: BTreeSet<String> = all
        .iter()
        .map(|illegal| {
            let phrase = Face::illegal(illegal);
            sayable(&phrase);
            phrase.key.into_owned()
        })
        .collect();
    assert_eq!(keys.len(), all.len(), "each reason is its own");
}

#[test]
fn everything_told_can_be_said() {
    for event in events::some_of_each() {
        let (_, phrase) = Face::event(&event).expect("each of these is worth a line");
        sayable(&phrase);
    }
    for privilege in Privilege::ALL {
        let (_, phrase) = Face::whisper(&Whisper::NotBought { privilege }).unwrap();
        sayable(&phrase);
    }
}

#[test]
fn whatever_happens_in_play_can_be_said() {
    let mut asked = BTreeSet::new();
    for at in positions(150) {
        for view in at.views() {
            sayable(&Face::situation(&view));
            assert!(Face::RULES.contains(&Face::rule_now(&view)));
            if let Some(question) = Face::question(&view) {
                asked.insert(question.key.clone().into_owned());
                sayable(&question);
            }
            for action in view.legal_actions().into_iter().take(30) {
                sayable(&Face::action(&view, &action));
                sayable(&Face::consequence(&view, &action));
            }
        }
    }
    // Most questions came up, so the loop has seen what it is there for.
    assert!(asked.len() >= 10, "{asked:?}");
}

/// The log says who won and why: a tie is explained.
#[test]
fn a_tie_is_explained() {
    let [first, ..] = Seat::ALL;
    let event = Event::OfficialWon {
        official: Official::Blockade,
        seat: first,
        card: Gold::Three,
        how: Won::NextLower { tied: Gold::Five },
    };
    let said = |lang| words(lang).say(&Face::event(&event).unwrap().1, &names());
    assert_eq!(
        said(Lang::De),
        "Die Karten mit der 5 heben sich auf: Anna gewinnt mit der 3 den ersten Beamten (Blockade)."
    );
    assert_eq!(
        said(Lang::Nl),
        "De kaarten met 5 heffen elkaar op: Anna wint met 3 de eerste ambtenaar (blokkade)."
    );
    assert_eq!(
        said(Lang::En),
        "The cards worth 5 cancel each other out: Anna wins the first official (blockade) with 3."
    );
}

/// The scoring example of the rules, in words.
#[test]
fn a_scoring_shows_its_sum() {
    let blue = Seat::ALL[1];
    let event = Event::PartScored {
        part: Part::P8,
        values: SeatMap::from_fn(|seat| if seat == blue { 14 } else { 0 }),
        stones: SeatMap::from_fn(|seat| if seat == blue { 6 } else { 0 }),
    };
    assert_eq!(
        words(Lang::De).say(&Face::event(&event).unwrap().1, &names()),
        "Palastteil 8 wird gewertet: Bertolt 20 (14 für das Feld, 6 für die Steine)."
    );
}

/// What is reconstructed is said, and numbers that are stated are named.
#[test]
fn the_rules_say_what_is_reconstructed() {
    for lang in Lang::ALL {
        let said = words(lang).get("rules-edition");
        assert!(
            said.contains("edition.toml") && said.contains("11"),
            "{said}"
        );
    }
}
