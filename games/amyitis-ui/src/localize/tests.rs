mod events;

use amyitis::{Amyitis, City, Court, Event, Gain, Illegal, PrivateEvent, Reason};
use palast_core::Seat;
use palast_ui::{Lang, Localize};
use palast_ui_testkit::TextChecks;

use crate::AmyitisUi as Ui;
use crate::testing::{LENGTH, names, words};

fn checks() -> TextChecks<'static, Event, PrivateEvent, Illegal> {
    TextChecks {
        home: env!("CARGO_MANIFEST_DIR"),
        prefix: "am",
        length: LENGTH,
        questions: 12,
        refusals: vec![
            Illegal::NotTheQuestion,
            Illegal::NoSuchRow,
            Illegal::NoOpenCard,
            Illegal::TooFewTalents,
            Illegal::NoPalace,
            Illegal::NoCraftAbility,
            Illegal::CaravanIsThere,
            Illegal::TooFewCamels,
            Illegal::CannotPay,
            Illegal::NoCourtCard,
            Illegal::NothingToPlant,
            Illegal::SideFull,
            Illegal::NoWater,
            Illegal::NotOwned,
            Illegal::NotDue,
            Illegal::RestUnpayable,
            Illegal::NotOffered,
            Illegal::NotInStock,
            Illegal::NoTile,
            Illegal::Dry,
            Illegal::QualityTooLow,
            Illegal::NoToken,
            Illegal::NoSwap,
            Illegal::Picked,
        ],
        events: events::some_of_each(),
        private_events: vec![],
    }
}

palast_ui_testkit::text_tests!(Amyitis, Ui, checks());

/// Every gain comes with its reason.
#[test]
fn a_gain_says_why() {
    let [seat, ..] = Seat::ALL;
    let event = Event::Got {
        seat,
        gain: Gain::Court(Court::Banker, 2),
        why: Reason::City(City::Susa),
    };
    let said = |lang| words(lang).say(&Ui::event(&event).unwrap().1, &names());
    assert_eq!(said(Lang::En), "Anna: Banker 2 (Susa).");
    assert_eq!(said(Lang::De), "Anna: Bankier 2 (Susa).");
    assert_eq!(said(Lang::Nl), "Anna: Bankier 2 (Susa).");
}

/// What is reconstructed is said.
#[test]
fn the_rules_say_what_is_reconstructed() {
    for lang in Lang::ALL {
        let said = words(lang).get("rules-edition");
        assert!(said.contains("edition.toml"), "{said}");
    }
}
