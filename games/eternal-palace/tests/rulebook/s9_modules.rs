//! §9 Which modules go together.

use eternal_palace::{EternalPalace, Options, Place};
use palast_core::{OptionError, Options as _, Rules, RulesError, SeatCount};

use crate::situation::fresh;

const OUTSIDE: [&str; 3] = ["labyrinth", "river", "compositions"];
const PLACES: [&str; 5] = [
    "alt-fish-market",
    "alt-academy",
    "alt-temple",
    "alt-market",
    "alt-bridge",
];

fn chosen(seats: u8, on: &[&str]) -> Result<(), OptionError> {
    let mut options = Options::default();
    options.set("strategy", "perception").unwrap();
    for name in on {
        options.set(name, "on").unwrap();
    }
    options.check(SeatCount::new(seats).unwrap())
}

/// EP-210 Two of Labyrinth, River Market and Compositions are refused, and both are named.
#[test]
fn s9_at_most_one_of_three() {
    for (first, second) in [(0, 1), (0, 2), (1, 2)] {
        let refused = chosen(4, &[OUTSIDE[first], OUTSIDE[second]]);
        let Err(OptionError::Clash { name, other, .. }) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!([name, other], [OUTSIDE[second], OUTSIDE[first]]);
    }
    assert!(chosen(4, &OUTSIDE).is_err());
    // Whoever sets up a match meets the same refusal.
    let mut options = Options::default();
    options.set("labyrinth", "on").unwrap();
    options.set("river", "on").unwrap();
    let refused = Rules::<EternalPalace>::new(4, options);
    assert!(matches!(
        refused,
        Err(RulesError::Option(OptionError::Clash { .. }))
    ));
}

/// EP-211, EP-283 Privileges and any of the five places go with each of them; the places in solo too.
#[test]
fn s9_everything_else_combines() {
    for seats in 1..=5 {
        for subset in 0u32..32 {
            let places = PLACES.iter().enumerate();
            let places = places.filter(|(index, _)| subset >> index & 1 == 1);
            let places: Vec<&str> = places.map(|(_, name)| *name).collect();
            for outside in [None, Some(OUTSIDE[0]), Some(OUTSIDE[1]), Some(OUTSIDE[2])] {
                let mut on = places.clone();
                on.extend(outside);
                assert!(chosen(seats, &on).is_ok(), "{seats} seats, {on:?}");
                on.push("privileges");
                assert_eq!(
                    chosen(seats, &on).is_ok(),
                    seats > 1,
                    "{seats} seats, {on:?}"
                );
            }
        }
    }
}

/// EP-212 Labyrinth and River Market at every number of players, each with a tenth feature token.
#[test]
fn s9_a_tenth_token() {
    for seats in 1..=5 {
        for (module, place) in [("labyrinth", Place::Labyrinth), ("river", Place::River)] {
            let text = format!("{seats} seats | option strategy ascent | option {module} on");
            let tokens = fresh(&text).table.public.tokens;
            assert_eq!(tokens.len(), 10);
            assert!(tokens.contains(place));
        }
        assert_eq!(
            fresh(&format!("{seats} seats")).table.public.tokens.len(),
            9
        );
    }
}
