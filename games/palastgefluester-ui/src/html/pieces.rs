//! Single pieces: cards with their names, backs, points.

use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::{Phrase, SeatColour};
use palastgefluester::{Card, Colour, Person};

use crate::art::{self, Ribbon};
use crate::{Scene, phrases};

pub(super) const fn on_card(person: Person) -> art::Person {
    match person {
        Person::Marshal => art::Person::Marshal,
        Person::Treasurer => art::Person::Treasurer,
        Person::Magician => art::Person::Magician,
        Person::Maid => art::Person::Maid,
        Person::Cupbearer => art::Person::Cupbearer,
        Person::Guard => art::Person::Guard,
        Person::Jester => art::Person::Jester,
    }
}

pub(super) const fn ribbon(colour: Colour) -> Ribbon {
    match colour {
        Colour::Red => Ribbon::Red,
        Colour::Blue => Ribbon::Blue,
        Colour::Yellow => Ribbon::Yellow,
        Colour::Green => Ribbon::Green,
        Colour::Purple => Ribbon::Purple,
        Colour::Neutral => Ribbon::Neutral,
    }
}

pub(super) const fn ribbon_of(seat: Seat) -> Ribbon {
    ribbon(Colour::of(seat))
}

/// A small card without an accessible name.
pub(super) fn mini(card: Card) -> Markup {
    art::mini(on_card(card.person()), ribbon(card.colour()))
}

/// A small card with its accessible name.
pub(super) fn named(scene: Scene<'_>, card: Card) -> Markup {
    let name = scene.say(&phrases::card(card));
    html! { span.pg-named role="img" aria-label=(name) title=(name) { (mini(card)) } }
}

/// A large card with its name printed on it.
pub(super) fn large(scene: Scene<'_>, card: Card) -> Markup {
    let label = scene.say(&phrases::person(card.person()));
    art::card(on_card(card.person()), ribbon(card.colour()), &label)
}

/// Points won and the goal, as crowns and in words.
pub(super) fn points(scene: Scene<'_>, seat: Seat) -> Markup {
    let public = scene.view.public();
    let (points, goal) = (public.points[seat], public.goal());
    let words = Phrase::new("pg-points")
        .with("points", points)
        .with("goal", goal);
    html! {
        span.pg-points role="img" aria-label=(scene.say(&words)) data-about="points" {
            (crowns(points, goal))
        }
    }
}

/// One crown per point of the goal, those won lit.
fn crowns(points: u8, goal: u8) -> Markup {
    let crowns = goal.max(points);
    html! {
        svg.pg-favour viewBox={ "0 0 " (22 * u32::from(crowns)) " 20" } aria-hidden="true" focusable="false" {
            @for crown in 0..crowns {
                use href="#pg-crown" class=[(crown < points).then_some("pg-lit")]
                    x=(1 + 22 * u32::from(crown)) width="20" height="20" {}
            }
        }
    }
}

/// A player's seal and name.
pub(super) fn name(scene: Scene<'_>, seat: Seat) -> Markup {
    html! {
        span.pg-name-of {
            (art::seal(ribbon_of(seat))) " " b { (scene.look.names[seat]) }
        }
    }
}

/// The class that goes with a seat's colour.
pub(super) fn class_of(seat: Seat) -> &'static str {
    SeatColour::of(seat).name()
}

/// An open eye: this card is known.
pub(super) fn eye() -> Markup {
    html! {
        svg.pg-glyph viewBox="0 0 20 20" aria-hidden="true" focusable="false" {
            path d="M10 4C15 4 18.500 8.500 19.500 10C18.500 11.500 15 16 10 16S1.500 11.500 .5 10C1.500 8.500 5 4 10 4ZM10 6.500A3.500 3.500 0 1 0 10 13.500A3.500 3.500 0 1 0 10 6.500Z" fill-rule="evenodd" {}
            circle cx="10" cy="10" r="1.800" {}
        }
    }
}
