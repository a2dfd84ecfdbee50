//! Signs set in a line of text, in the text's own colour.

use maud::{Markup, html};

use super::{Official, Privilege, picture};

/// What an official decides.
pub fn sign(official: Official) -> Markup {
    glyph(official.slug())
}

/// What a privilege card does.
pub fn privilege_sign(privilege: Privilege) -> Markup {
    glyph(privilege.slug())
}

fn glyph(name: &str) -> Markup {
    picture(
        "es-glyph",
        "0 0 20 20",
        &html! { use href={ "#es-sign-" (name) } {} },
    )
}

pub(super) fn symbols() -> Markup {
    html! {
        @for official in Official::ALL {
            symbol id={ "es-sign-" (official.slug()) } viewBox="0 0 20 20" { (of_official(official)) }
        }
        @for privilege in Privilege::ALL {
            symbol id={ "es-sign-" (privilege.slug()) } viewBox="0 0 20 20" { (of_privilege(privilege)) }
        }
    }
}

fn solid(d: &str) -> Markup {
    html! { path fill-rule="evenodd" d=(d) {} }
}

fn drawn(d: &str) -> Markup {
    html! {
        path fill="none" stroke="currentColor" stroke-width="1.7" d=(d) {}
    }
}

const PADLOCK: &str = "M3 9H4.5V6.5A5.5 5.5 0 0 1 15.5 6.5V9H17V16Q17 19 14 19H6Q3 19 3 16ZM6.8 9H13.2V6.5A3.2 3.2 0 0 0 6.8 6.5ZM10 11.5A1.8 1.8 0 0 0 9 14.8L8.5 17H11.5L11 14.8A1.8 1.8 0 0 0 10 11.5Z";
const HAND: &str = "M3.5 11.5C2.3 9.5 4.5 8.2 5.7 10L6.3 11V3.8C6.3 1.8 8.7 1.8 8.7 3.8V8L8.9 2.4C9 .5 11.3 .5 11.3 2.4L11.4 8L11.9 3.3C12.1 1.5 14.3 1.7 14.2 3.5L14 9L14.8 6C15.3 4.3 17.3 4.8 17 6.5L16 13.5C15.5 17.5 13.5 19.5 10.3 19.5C7.3 19.5 5.8 17.5 3.5 11.5Z";

fn of_official(official: Official) -> Markup {
    match official {
        Official::Blockade => solid(PADLOCK),
        Official::Stop => solid(HAND),
        Official::Stones => solid("M1 12H9.4V19H1ZM10.6 12H19V19H10.6ZM5.8 4H14.2V10.8H5.8Z"),
        Official::Order => solid(
            "M1.5 2H18.5V18.5L14.3 15.5L10 19L5.7 15.5L1.5 18.5ZM9 13V7.3L7.3 8.2V6.2L9.6 4.8H11.2V13Z",
        ),
        Official::Move => html! {
            (solid("M1 12H8.5V19H1ZM11.5 12H19V19H11.5Z"))
            (drawn("M4.8 9.5C5 3 14 2 15.2 8M12.3 6.5L15.3 9L18 6"))
        },
    }
}

fn of_privilege(privilege: Privilege) -> Markup {
    match privilege {
        Privilege::ChooseOrder => html! {
            (solid("M5 1H15V13L10 10.5L5 13ZM9.3 9V5L8 5.7V4.2L9.7 3.2H11V9Z"))
            (drawn("M2 16.5L10 13.5L18 16.5M10 14V19"))
        },
        Privilege::WinTies => html! {
            (solid("M2 10H8.5V19H2ZM11.5 10H18V19H11.5ZM2 8L1.3 2L3.7 4.3L5.3 1L6.9 4.3L9.2 2L8.5 8Z"))
            (drawn("M13.3 6H16.3"))
        },
        Privilege::FreeSites => html! {
            (solid("M6.5 13H13.5V19H6.5Z"))
            (drawn("M10 11V2M7.5 4.3L10 1.5L12.5 4.3M5 12L2.5 5M1.3 7.8L2.3 4.5L5.3 6M15 12L17.5 5M18.7 7.8L17.7 4.5L14.7 6"))
        },
        Privilege::Gold5 => solid(
            "M10 1A9 9 0 1 1 9.99 1ZM7 4.8L6.6 11H9C10 10.3 11.7 10.5 11.7 12.1C11.7 14 9 14 7.7 12.9L6.5 14.8C9.5 17 14 15.8 14 12C14 9 11.5 8 9 8.6L9.1 6.8H13.3V4.8Z",
        ),
        Privilege::RefuseBlockade => html! {
            (solid("M3 10H13V16.5Q13 19 10.5 19H5.5Q3 19 3 16.5Z"))
            (drawn("M11.5 10V6A3.6 3.6 0 0 1 18.5 6V8.5"))
        },
        Privilege::BanLast => html! {
            (solid("M2 14H18V19H2Z"))
            (drawn("M10 1.5A5 5 0 1 1 9.99 1.5ZM6.5 10L13.5 3"))
        },
        Privilege::Gold3Stones2 => solid(
            "M1 12.5H9.4V19H1ZM10.6 12.5H19V19H10.6ZM4 2.5A3 3 0 1 1 3.99 2.5ZM10 1.5A3 3 0 1 1 9.99 1.5ZM16 2.5A3 3 0 1 1 15.99 2.5Z",
        ),
        Privilege::IgnoreStop => html! {
            (solid("M7.5 8.5H12.5L16 12V15.5L12.5 19H7.5L4 15.5V12ZM7 12.8V14.8H13V12.8Z"))
            (drawn("M1.5 9C3 2 14 1 17.5 7M17.8 3.5L17.7 7.3L14 7"))
        },
        Privilege::Stones3 => solid("M4 1H16V6.3H4ZM2.5 7.4H17.5V12.7H2.5ZM1 13.8H19V19H1Z"),
        Privilege::HandPlay => html! {
            (solid("M6 1.5L12 .8L13 10H7ZM13.5 2L18.5 5L14.5 12.5L13.8 11ZM4.5 2.5L1 5.5L5.5 12L6 10.5Z"))
            (solid("M4 12Q10 9.5 16 12L14.5 17L13 19.5H7L5.5 17Z"))
        },
    }
}
