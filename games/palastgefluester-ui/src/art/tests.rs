//! Checks of the drawings: their format, and that they show what their arguments say.

use palast_ui_testkit::art_checks::{ArtChecks, Drawing, assert_label};

use super::*;

/// Longer than any person's name in the three languages.
const LONG_LABEL: &str = "Opperhofmaarschalk";

/// Every drawing that refers to symbols. A page has about fifty cards and is sent with each update.
fn drawings() -> Vec<Drawing> {
    let mut all = vec![
        Drawing::new("back", back(), 600),
        Drawing::new("king_back", king_back(), 600),
        Drawing::new("whisper", whisper(), 600),
        Drawing::new("six", six(), 600),
        Drawing::new("jester", jester(), 600),
        Drawing::new("deck", deck(), 600),
        Drawing::new("discard", discard(), 600),
        Drawing::new("damask", damask(), 600),
        Drawing::new("palace_ornament", palace_ornament(), 600),
    ];
    let mut add = |what: String, markup, limit| all.push(Drawing::new(what, markup, limit));
    for ribbon in Ribbon::ALL {
        add(format!("seal {ribbon:?}"), seal(ribbon), 600);
        add(format!("favour {ribbon:?}"), favour(2, 6, ribbon), 1024);
    }
    for person in Person::ALL {
        add(format!("king {person:?}"), king(person, LONG_LABEL), 600);
        for ribbon in Ribbon::ALL {
            let drawn = card(person, ribbon, LONG_LABEL);
            add(format!("card {person:?} {ribbon:?}"), drawn, 600);
            add(
                format!("mini {person:?} {ribbon:?}"),
                mini(person, ribbon),
                600,
            );
        }
    }
    all
}

fn art_checks() -> ArtChecks {
    ArtChecks {
        prefix: "pg",
        css: CSS,
        symbols: Drawing::new("symbols", symbols(), 40 * 1024),
        emblem: Drawing::new("emblem", emblem(), 48 * 1024),
        drawings: drawings(),
    }
}

palast_ui_testkit::art_tests!(art_checks());

#[test]
fn a_label_is_escaped_and_fits() {
    for label in ["<b>&", "Zofe", "Hofmarschall", "Kammerjungfer", LONG_LABEL] {
        let drawn = card(Person::Maid, Ribbon::Red, label);
        assert_label(drawn, "pg-name", label, 80.0, 6.0);
    }
}

#[test]
fn favour_lights_as_many_crowns_as_points() {
    for (points, goal, lit, crowns) in [(0, 6, 0, 6), (2, 5, 2, 5), (4, 4, 4, 4), (6, 5, 6, 6)] {
        let xml = favour(points, goal, Ribbon::Green).into_string();
        assert_eq!(xml.matches("pg-lit").count(), lit, "{points} of {goal}");
        assert_eq!(
            xml.matches("#pg-crown").count(),
            crowns,
            "{points} of {goal}"
        );
    }
}
