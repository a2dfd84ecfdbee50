mod events;

use eternal_palace::EternalPalace;
use eternal_palace::{
    Adviser, Event, Faces, Feature, GroupReason, Illegal, Place, PlaceReason, PrivateEvent,
};
use palast_core::{Seat, SeatCount, SeatSet};
use palast_ui::{Lang, Localize, SeatColour};
use palast_ui_testkit::TextChecks;

use crate::EternalPalaceUi as Ui;
use crate::testing::{LENGTH, names, words};

fn checks() -> TextChecks<'static, Event, PrivateEvent, Illegal> {
    let adviser = Adviser::at(12);
    TextChecks {
        home: env!("CARGO_MANIFEST_DIR"),
        prefix: "ep",
        length: LENGTH,
        questions: 10,
        refusals: vec![
            Illegal::NotTheQuestion,
            Illegal::NotTheseDice,
            Illegal::NoToken,
            Illegal::NoSuchGroup,
            Illegal::NotInPlay,
            Illegal::WrongNumberOfDice,
            Illegal::OtherDice,
            Illegal::WrongSum,
            Illegal::NotTheCheapest,
            Illegal::TooLittleWisdom,
            Illegal::TooLittleFish,
            Illegal::PriceNotPayable,
            Illegal::NoPayableAdviser,
            Illegal::InTheCentre,
            Illegal::NoSuchAdviser,
            Illegal::NotPayable,
            Illegal::OtherPayment,
            Illegal::NoCard,
            Illegal::EmptyPot,
            Illegal::NotOnOffer,
            Illegal::TakenTwice,
            Illegal::SameResource,
            Illegal::NotInHand,
            Illegal::NotARival,
            Illegal::NoSuchPlayer,
            Illegal::FeatureTaken,
            Illegal::Finished,
            Illegal::NotADeposit,
            Illegal::NoPath,
            Illegal::FieldNotFree,
            Illegal::OtherResource,
            Illegal::NotClaimable,
            Illegal::MustTake,
            Illegal::NotNow,
            Illegal::UsedUp,
            Illegal::LeftSideNotPayable,
            Illegal::WorksByItself,
            Illegal::MustPlace,
        ],
        events: events::some_of_each(),
        private_events: vec![
            PrivateEvent::Drew { adviser },
            PrivateEvent::PutBack { adviser },
        ],
    }
}

palast_ui_testkit::text_tests!(EternalPalace, Ui, checks());

/// The log explains the Master's choices.
#[test]
fn the_master_says_why() {
    let event = Event::MasterChose {
        group: Faces::of(&[4, 5]).unwrap(),
        because: GroupReason::Matches { total: 9 },
        place: Place::Mine,
        why: PlaceReason::FreeVisit,
        fish: 0,
        wisdom: 0,
    };
    let said = words(Lang::En).say(&Ui::event(&event).unwrap().1, &names());
    assert_eq!(
        said,
        "The Master: his 9 matches your 9. Kaolin Mine is free and helps him."
    );
}

/// The row names those who play and nobody else.
#[test]
fn a_new_turn_order_names_the_players() {
    let [one, two, ..] = Seat::ALL;
    let swapped = |in_vain| Event::RowSwapped {
        row: [two, one, Seat::ALL[2], Seat::ALL[3], Seat::ALL[4]],
        players: SeatCount::new(2).unwrap(),
        in_vain,
    };
    for (lang, plain, and, vain) in [
        (Lang::En, "New turn order", "and", "In vain"),
        (Lang::De, "Neue Reihenfolge", "und", "Vergeblich"),
        (Lang::Nl, "Nieuwe volgorde", "en", "Vergeefs"),
    ] {
        let [first, second] = [two, one].map(|seat| names()[seat].clone());
        let row = format!("{plain}: {first} {and} {second}.");
        let said = |event| words(lang).say(&Ui::event(&event).unwrap().1, &names());
        assert_eq!(said(swapped(SeatSet::EMPTY)), row);
        let blocked = said(swapped(SeatSet::one(one)));
        assert_eq!(blocked, format!("{row} {vain}: {second}."));
    }
}

/// The Master's wisdom for another number turns no die, and a token left over is not for the first.
#[test]
fn the_log_says_what_happened_to_the_master() {
    let said = |event| words(Lang::En).say(&Ui::event(&event).unwrap().1, &names());
    let five = Faces::of(&[5]).unwrap();
    let placed = said(Event::Placed {
        who: Seat::ALL[1],
        group: five,
        faces: five,
        place: Place::Quarry,
        wisdom: 1,
        fish: 0,
    });
    assert!(
        placed.contains("pays 1 wisdom for another number"),
        "{placed}"
    );
    assert!(!placed.contains("turns"), "{placed}");
    let taken = |left_over| {
        said(Event::FeatureTaken {
            who: Seat::ALL[1],
            feature: Feature::Moon,
            place: Place::Mine,
            left_over,
        })
    };
    assert!(taken(false).contains("first to finish"));
    assert!(!taken(true).contains("first to finish"), "{}", taken(true));
}

/// EP-380 The rulebook names the seats' colours in the order in which the program gives them.
#[test]
fn the_rulebook_has_the_colours_of_the_seats() {
    let rulebook = include_str!("../../../eternal-palace/RULEBOOK.md");
    let colours = Seat::ALL.map(|seat| SeatColour::of(seat).name()).join(", ");
    assert!(
        rulebook.contains(&format!("Seats 1 to 5 are {colours}")),
        "{colours}"
    );
}

/// The rules text says what is reconstructed.
#[test]
fn the_rules_say_what_is_reconstructed() {
    for lang in Lang::ALL {
        let said = words(lang).get("rules-edition");
        assert!(said.contains("edition.toml"), "{said}");
    }
}
