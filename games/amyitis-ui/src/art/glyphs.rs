//! Signs set in a line of text, in the text's own colour.

use maud::{Markup, html};

use super::tokens::CAMEL;
use super::{Ability, Court, Craft, Temple, picture};

/// What a craft does.
pub fn craft_sign(craft: Craft) -> Markup {
    glyph(craft.slug())
}

/// What kind of court card it is.
pub fn court_sign(court: Court) -> Markup {
    glyph(court.slug())
}

/// The sign of a god.
pub fn temple_sign(temple: Temple) -> Markup {
    glyph(temple.slug())
}

/// What an ability of the palace does.
pub fn ability_sign(ability: Ability) -> Markup {
    glyph(&format!("ability-{}", ability.slug()))
}

/// Passing.
pub fn pass_sign() -> Markup {
    glyph("pass")
}

fn glyph(name: &str) -> Markup {
    picture(
        "am-glyph",
        "0 0 20 20",
        &html! { use href={ "#am-sign-" (name) } {} },
    )
}

pub(super) fn symbols() -> Markup {
    html! {
        @for craft in Craft::ALL {
            symbol id={ "am-sign-" (craft.slug()) } viewBox="0 0 20 20" { (of_craft(craft)) }
        }
        @for court in Court::ALL {
            symbol id={ "am-sign-" (court.slug()) } viewBox="0 0 20 20" { (of_court(court)) }
        }
        @for temple in Temple::ALL {
            symbol id={ "am-sign-" (temple.slug()) } viewBox="0 0 20 20" { (of_temple(temple)) }
        }
        @for ability in Ability::ALL {
            symbol id={ "am-sign-ability-" (ability.slug()) } viewBox="0 0 20 20" { (of_ability(ability)) }
        }
        symbol id="am-sign-pass" viewBox="0 0 20 20" {
            (drawn("M2 16H18M3.5 16V12H13.5Q16.5 12 16.5 16"))
            (solid("M5 6.5a2.6 2.6 0 1 0 .01 0ZM12 2H17L13 7H17V8.6H10.6L14.4 3.6H12Z"))
        }
    }
}

fn solid(d: &str) -> Markup {
    html! { path fill-rule="evenodd" d=(d) {} }
}

fn drawn(d: &str) -> Markup {
    html! { path fill="none" stroke="currentColor" stroke-width="1.7" d=(d) {} }
}

const CROWN: &str = "M2 16L1 5L6 9.5L10 2.5L14 9.5L19 5L18 16ZM3 17.3H17V19H3Z";

fn of_craft(craft: Craft) -> Markup {
    match craft {
        Craft::Peasant => html! {
            (solid("M9.2 1C10.8 2.6 10.8 4.6 9.2 6.2C7.6 4.6 7.6 2.6 9.2 1ZM8.6 9.4C6 9.4 4.6 8 4.6 5.4C7.2 5.4 8.6 6.8 8.6 9.4ZM9.8 9.4C12.4 9.4 13.8 8 13.8 5.4C11.2 5.4 9.8 6.8 9.8 9.4ZM8.6 13.4C6 13.4 4.6 12 4.6 9.4C7.2 9.4 8.6 10.8 8.6 13.4ZM9.8 13.4C12.4 13.4 13.8 12 13.8 9.4C11.2 9.4 9.8 10.8 9.8 13.4Z"))
            (drawn("M9.2 8V19M15.4 9C19.5 12 18 18 12.5 18.4"))
        },
        Craft::Merchant => html! { g transform="scale(.5)" { (solid(CAMEL)) } },
        Craft::Engineer => html! {
            (drawn("M10 2.5L2.5 13H17.5Z"))
            (drawn("M10 3V9.4M2 17.4Q4 15.2 6 17.4T10 17.4T14 17.4T18 17.4"))
            (solid("M10 8.4a1.9 1.9 0 1 0 .01 0Z"))
        },
        Craft::Priest => solid(
            "M10 1Q13.4 3 13 7C12.6 9 11.6 9.6 10 9.6S7.4 9 7 7Q6.6 3 10 1ZM3 10.6H17L14.6 15H12L13.4 19H6.6L8 15H5.4Z",
        ),
        Craft::Courtier => html! {
            (solid("M10 1.2C15 1.2 18.6 4.6 18.8 9L12 12.2H8L1.2 9C1.4 4.6 5 1.2 10 1.2ZM8.8 13H11.2V19H8.8Z"))
            path fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="1" d="M10 11V3M8.4 11L4.6 4.6M11.6 11L15.4 4.6" {}
        },
    }
}

fn of_court(court: Court) -> Markup {
    match court {
        Court::Banker => html! {
            (drawn("M10 2V18M6 18.4H14M3.6 5.2H16.4"))
            (solid("M.6 12.4L3.8 5.6L7 12.4Q3.8 16.4 .6 12.4ZM13 12.4L16.2 5.6L19.4 12.4Q16.2 16.4 13 12.4ZM10 .8a1.7 1.7 0 1 0 .01 0Z"))
        },
        Court::Caravaneer => html! {
            g transform="translate(0 -.6) scale(.42)" { (solid(CAMEL)) }
            (drawn("M2.5 18H16M12.8 14.8L16.6 18L12.8 21"))
        },
        Court::Palace => solid(
            "M1 19V6H2.2V4H4V2.4H6V4H7.8V6H12.2V4H14V2.4H16V4H17.8V6H19V19H13V14A3 3 0 0 0 7 14V19ZM3.4 9V11.4H5.4V9ZM14.6 9V11.4H16.6V9Z",
        ),
        Court::Gardener => html! {
            (solid("M9.2 10.4C4 10.4 1.6 7.4 1.6 2.8C6.8 2.8 9.2 5.8 9.2 10.4ZM10.8 8.6C10.8 4.4 13.4 1.6 18.4 1.6C18.4 6.2 16 8.6 10.8 8.6ZM4 13H16L14.6 19H5.4Z"))
            (drawn("M10 8V13.4"))
        },
    }
}

fn of_temple(temple: Temple) -> Markup {
    match temple {
        Temple::Ishtar => solid(
            "M10 .6L11.8 5.7L16.6 3.4L14.3 8.2L19.4 10L14.3 11.8L16.6 16.6L11.8 14.3L10 19.4L8.2 14.3L3.4 16.6L5.7 11.8L.6 10L5.7 8.2L3.4 3.4L8.2 5.7ZM10 8a2 2 0 1 1 -.01 0Z",
        ),
        Temple::Marduk => solid("M10 .8L16 9.4H11.2V14H14V16H11.2V19.2H8.8V16H6V14H8.8V9.4H4Z"),
        Temple::Tammouz => html! {
            (drawn("M5 19C7.4 14 8 10 8 6.4C8 2.6 14.6 2.6 14.6 6.6C14.6 8.6 12.4 9 11.6 7.6"))
            (solid("M14 11C17 11.2 18.4 13 18.2 16C15.2 15.8 13.8 14 14 11ZM13 19.2C10.8 18.6 10 17 10.6 14.6C13 15.2 13.8 16.8 13 19.2Z"))
        },
    }
}

fn of_ability(ability: Ability) -> Markup {
    match ability {
        Ability::FirstPlayer => html! {
            (solid("M2 1H18V19L10 14.6L2 19ZM9 12H11.4V3.6H9.4L6.8 5.2V7.4L9 6.2Z"))
        },
        Ability::Procession => html! {
            (solid("M3.4 4.6a2 2 0 1 0 .01 0ZM10 4.6a2 2 0 1 0 .01 0ZM16.6 4.6a2 2 0 1 0 .01 0ZM1 17V13Q1 9.6 3.4 9.6T5.8 13V17ZM7.6 17V13Q7.6 9.6 10 9.6T12.4 13V17ZM14.2 17V13Q14.2 9.6 16.6 9.6T19 13V17Z"))
            (drawn("M1 2.6H16M13.6 .8L16.6 2.6L13.6 4.4"))
        },
        Ability::Craft => html! {
            (solid("M1.6 2H9.2V10.4H1.6ZM10.8 2H18.4V10.4H10.8ZM10.6 11.6L12 14.8L15.4 14.8L12.8 17L13.8 20L10.6 18.2L7.4 20L8.4 17L5.8 14.8L9.2 14.8Z"))
        },
        Ability::LesserCourtier => html! {
            g transform="translate(5 0) scale(.5)" { (solid(CROWN)) }
            (solid("M1 19V15.4H6V12H11V8.6L16 14.6V10.6H19V19Z"))
        },
    }
}
