mod events;

use eternal_palace::EternalPalace;
use eternal_palace::{
    Adviser, Event, Faces, GroupReason, Illegal, Place, PlaceReason, PrivateEvent,
};
use palast_ui::{Lang, Localize};
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

/// The rules text says what is reconstructed.
#[test]
fn the_rules_say_what_is_reconstructed() {
    for lang in Lang::ALL {
        let said = words(lang).get("rules-edition");
        assert!(said.contains("edition.toml"), "{said}");
    }
}
