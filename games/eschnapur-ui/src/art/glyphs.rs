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
        path fill="none" stroke="currentColor" stroke-width="1.700" stroke-linecap="round"
            stroke-linejoin="round" d=(d) {}
    }
}

const PADLOCK: &str = "M3 9H4.500V6.500A5.500 5.500 0 0 1 15.500 6.500V9H17V16Q17 19 14 19H6Q3 19 3 16ZM6.800 9H13.200V6.500A3.200 3.200 0 0 0 6.800 6.500ZM10 11.500A1.800 1.800 0 0 0 9 14.800L8.500 17H11.500L11 14.800A1.800 1.800 0 0 0 10 11.500Z";
const HAND: &str = "M3.500 11.500C2.300 9.500 4.500 8.200 5.700 10L6.300 11V3.800C6.300 1.800 8.700 1.800 8.700 3.800V8L8.900 2.400C9 .500 11.300 .500 11.300 2.400L11.400 8L11.900 3.300C12.100 1.500 14.300 1.700 14.200 3.500L14 9L14.800 6C15.300 4.300 17.300 4.800 17 6.500L16 13.500C15.500 17.500 13.500 19.500 10.300 19.500C7.300 19.500 5.800 17.500 3.500 11.500Z";

fn of_official(official: Official) -> Markup {
    match official {
        Official::Blockade => solid(PADLOCK),
        Official::Stop => solid(HAND),
        Official::Stones => {
            solid("M1 12H9.400V19H1ZM10.600 12H19V19H10.600ZM5.800 4H14.200V10.800H5.800Z")
        }
        Official::Order => solid(
            "M1.500 2H18.500V18.500L14.300 15.500L10 19L5.700 15.500L1.500 18.500ZM9 13V7.300L7.300 8.200V6.200L9.600 4.800H11.200V13Z",
        ),
        Official::Move => html! {
            (solid("M1 12H8.500V19H1ZM11.500 12H19V19H11.500Z"))
            (drawn("M4.800 9.500C5 3 14 2 15.200 8M12.300 6.500L15.300 9L18 6"))
        },
    }
}

fn of_privilege(privilege: Privilege) -> Markup {
    match privilege {
        Privilege::ChooseOrder => html! {
            (solid("M5 1H15V13L10 10.500L5 13ZM9.300 9V5L8 5.700V4.200L9.700 3.200H11V9Z"))
            (drawn("M2 16.500L10 13.500L18 16.500M10 14V19"))
        },
        Privilege::WinTies => html! {
            (solid("M2 10H8.500V19H2ZM11.500 10H18V19H11.500ZM2 8L1.300 2L3.700 4.300L5.300 1L6.900 4.300L9.200 2L8.500 8Z"))
            (drawn("M13.300 6H16.300"))
        },
        Privilege::FreeSites => html! {
            (solid("M6.500 13H13.500V19H6.500Z"))
            (drawn("M10 11V2M7.500 4.300L10 1.500L12.500 4.300M5 12L2.500 5M1.300 7.800L2.300 4.500L5.300 6M15 12L17.500 5M18.700 7.800L17.700 4.500L14.700 6"))
        },
        Privilege::Gold5 => solid(
            "M10 1A9 9 0 1 1 9.990 1ZM7 4.800L6.600 11H9C10 10.300 11.700 10.500 11.700 12.100C11.700 14 9 14 7.700 12.900L6.500 14.800C9.500 17 14 15.800 14 12C14 9 11.500 8 9 8.600L9.100 6.800H13.300V4.800Z",
        ),
        Privilege::RefuseBlockade => html! {
            (solid("M3 10H13V16.500Q13 19 10.500 19H5.500Q3 19 3 16.500Z"))
            (drawn("M11.500 10V6A3.600 3.600 0 0 1 18.500 6V8.500"))
        },
        Privilege::BanLast => html! {
            (solid("M2 14H18V19H2Z"))
            (drawn("M10 1.500A5 5 0 1 1 9.990 1.500ZM6.500 10L13.500 3"))
        },
        Privilege::Gold3Stones2 => solid(
            "M1 12.500H9.400V19H1ZM10.600 12.500H19V19H10.600ZM4 2.500A3 3 0 1 1 3.990 2.500ZM10 1.500A3 3 0 1 1 9.990 1.500ZM16 2.500A3 3 0 1 1 15.990 2.500Z",
        ),
        Privilege::IgnoreStop => html! {
            (solid("M7.500 8.500H12.500L16 12V15.500L12.500 19H7.500L4 15.500V12ZM7 12.800V14.800H13V12.800Z"))
            (drawn("M1.500 9C3 2 14 1 17.500 7M17.800 3.500L17.700 7.300L14 7"))
        },
        Privilege::Stones3 => solid("M4 1H16V6.300H4ZM2.500 7.400H17.500V12.700H2.500ZM1 13.800H19V19H1Z"),
        Privilege::HandPlay => html! {
            (solid("M6 1.500L12 .800L13 10H7ZM13.500 2L18.500 5L14.500 12.500L13.800 11ZM4.500 2.500L1 5.500L5.500 12L6 10.500Z"))
            (solid("M4 12Q10 9.500 16 12L14.500 17L13 19.500H7L5.500 17Z"))
        },
    }
}
