mod events;
mod moments;

use std::collections::BTreeSet;

use eschnapur::{
    Eschnapur, Event, Gold, Illegal, Official, Options, Part, PrivateEvent, Privilege, Won,
};
use palast_core::{Seat, SeatMap, Viewer};
use palast_ui::{Lang, Localize, SeatColour};
use palast_ui_testkit::TextChecks;

use crate::EschnapurUi as Ui;
use crate::testing::{LENGTH, Position, names, positions, words};

fn checks() -> TextChecks<'static, Event, PrivateEvent, Illegal> {
    let not_bought = |privilege| PrivateEvent::NotBought { privilege };
    TextChecks {
        home: env!("CARGO_MANIFEST_DIR"),
        prefix: "es",
        length: LENGTH,
        questions: 10,
        refusals: vec![
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
        ],
        events: events::some_of_each(),
        private_events: Privilege::ALL.map(not_bought).into(),
    }
}

/// The rulebook names the seats' colours in the order in which the program gives them.
#[test]
fn the_rulebook_has_the_colours_of_the_seats() {
    let rulebook = include_str!("../../../eschnapur/RULEBOOK.md");
    let four = &Seat::ALL[..4];
    let names: Vec<&str> = four
        .iter()
        .map(|seat| SeatColour::of(*seat).name())
        .collect();
    let sentence = format!("Seats 1 to 4 are {}", names.join(", "));
    assert!(rulebook.contains(&sentence), "{sentence}");
}

palast_ui_testkit::text_tests!(Eschnapur, Ui, checks());

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
    let said = |lang| words(lang).say(&Ui::event(&event).unwrap().1, &names());
    assert_eq!(
        said(Lang::De),
        "Die Karten mit der 5 heben sich auf: Anna gewinnt mit der 3 die Gunst des ersten Beamten (Blockade)."
    );
    assert_eq!(
        said(Lang::Nl),
        "De kaarten met 5 heffen elkaar op: Anna wint met 3 de gunst van de eerste ambtenaar (blokkade)."
    );
    assert_eq!(
        said(Lang::En),
        "The cards worth 5 cancel each other out: Anna wins the first official’s favour (blockade) with 3."
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
        words(Lang::De).say(&Ui::event(&event).unwrap().1, &names()),
        "Palastteil 8 ist fertig: Bertolt 20 (14 für das höchste Feld, 6 für die Steine)."
    );
}

/// A number printed on a card or a palace part is its key, and no two answers have the same.
#[test]
fn printed_numbers_are_keys() {
    let mut seen = 0;
    for at in positions(150).filter(|at| !at.play.is_over()) {
        for view in at.views() {
            let mut keys = BTreeSet::new();
            for action in view.legal_actions() {
                let Some(key) = Ui::key(&view, &action) else {
                    continue;
                };
                let said = words(Lang::En).say(&Ui::action(&view, &action), &names());
                assert!(said.contains(key), "{key} is not in {said}");
                assert!(keys.insert(key), "{key} picks {action} and another");
                seen += 1;
            }
        }
    }
    assert!(seen > 500, "{seen}");
}

/// The rules end a match with more parts finished than needed: nobody counts "7 of 6".
#[test]
fn no_more_parts_are_finished_than_there_are() {
    let over = (0..200).map(|seed| Position::random(4, Options::default(), seed, u64::MAX));
    let more = over
        .map(|at| at.play.view(Viewer::Spectator))
        .find(|view| view.public().finished() > view.public().goal())
        .unwrap();
    let said = words(Lang::En).say(&crate::phrases::finished(more.public()), &names());
    assert_eq!(said, "7 palace parts finished");
}

/// The rules text says what is reconstructed, and states the numbers.
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
