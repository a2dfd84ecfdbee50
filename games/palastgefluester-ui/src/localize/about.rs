//! What there is to say about a thing on the table.

use palast_ui::{About, Phrase};
use palastgefluester::Person;

use crate::View;
use crate::phrases::{about as of_person, person as named};

/// The things beside the persons, each with the section of the rules that explains it.
const THINGS: [(&str, &str); 5] = [
    ("king", "kings"),
    ("pile", "setup"),
    ("discards", "maid"),
    ("points", "scoring"),
    ("colour", "next"),
];

/// The id of a person: on cards in hands and rows, and on king cards.
pub(crate) fn id(person: Person) -> String {
    format!("person-{}", person.word())
}

pub(super) fn ids() -> Vec<String> {
    let things = THINGS.iter().map(|(id, _)| (*id).to_owned());
    Person::ALL.into_iter().map(id).chain(things).collect()
}

pub(super) fn about(view: &View, asked: &str) -> Option<About> {
    if let Some(person) = Person::ALL.into_iter().find(|person| id(*person) == asked) {
        return Some(About {
            name: named(person),
            text: of_person("pg-about-person", person),
            cost: now(view, person),
            rule: person.word(),
        });
    }
    let (id, rule) = THINGS.into_iter().find(|(id, _)| *id == asked)?;
    Some(About {
        name: Phrase::new(format!("pg-about-{id}-name")),
        text: Phrase::new(format!("pg-about-{id}")).with("goal", view.public().goal()),
        cost: None,
        rule,
    })
}

/// What playing this person would mean for the viewer now.
fn now(view: &View, person: Person) -> Option<Phrase> {
    let public = view.public();
    let own = view.view_ref().map(|own| &public.rows[own.seat]);
    let lies = own.is_some_and(|row| row.iter().any(|card| card.person() == person));
    if lies {
        Some(Phrase::new("pg-about-lies"))
    } else if public.king == Some(person) {
        Some(of_person("pg-about-king-shows", person))
    } else {
        None
    }
}
