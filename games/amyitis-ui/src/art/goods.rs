//! The five goods, each a bold picture on a disc of its own colour: an ear, a bunch, crystals, a
//! tree, a jar.

use maud::{Markup, html};

use super::Good;
use super::paint::{INK, IVORY, RUST, fill, line};

impl Good {
    pub(super) const fn colour(self) -> &'static str {
        match self {
            Self::Barley => "#f0c23c",
            Self::Dates => "#57260f",
            Self::Salt => "#f6f4ee",
            Self::Palm => "#3f9a50",
            Self::Wine => "#a8417f",
        }
    }

    pub(super) const fn edge(self) -> &'static str {
        match self {
            Self::Barley => "#8a5d08",
            Self::Dates => "#341505",
            Self::Salt => "#6f7a8c",
            Self::Palm => "#174a25",
            Self::Wine => "#4a1236",
        }
    }

    /// What is drawn on the disc: dark on light, light on dark.
    pub(super) const fn mark(self) -> &'static str {
        match self {
            Self::Barley => "#4d2f04",
            Self::Dates => "#ffe2a4",
            Self::Salt => "#1b1d33",
            Self::Palm => "#07200d",
            Self::Wine => "#fff1e4",
        }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        @for good in Good::ALL {
            symbol id={ "am-" (good.slug()) } viewBox="0 0 40 40" {
                circle cx="20" cy="20" r="19.5" fill=(good.edge()) {}
                circle cx="20" cy="20" r="17.4" fill=(good.colour()) {}
                (picture_of(good))
            }
        }
        symbol id="am-any" viewBox="0 0 40 40" {
            circle cx="20" cy="20" r="19.5" fill=(INK) {}
            path fill=(Good::Barley.colour()) d="M20 20L20 2.6A17.4 17.4 0 0 1 36.5 14.6Z" {}
            path fill=(Good::Palm.colour()) d="M20 20L36.5 14.6A17.4 17.4 0 0 1 30.2 34.1Z" {}
            path fill=(Good::Dates.colour()) d="M20 20L30.2 34.1A17.4 17.4 0 0 1 9.8 34.1Z" {}
            path fill=(Good::Wine.colour()) d="M20 20L9.8 34.1A17.4 17.4 0 0 1 3.5 14.6Z" {}
            path fill=(Good::Salt.colour()) d="M20 20L3.5 14.6A17.4 17.4 0 0 1 20 2.6Z" {}
            circle cx="20" cy="20" r="9.5" fill=(IVORY) stroke=(INK) stroke-width="1.6" {}
            (line(INK, "2.6", "M16.6 17.4C16.6 12.8 23.6 13 23.4 17.3C23.2 19.6 20 19.8 20 22.4"))
            circle cx="20" cy="25.8" r="1.7" fill=(INK) {}
        }
    }
}

fn picture_of(good: Good) -> Markup {
    let mark = good.mark();
    match good {
        Good::Barley => html! {
            (line(mark, "1.8", "M20 37V10"))
            (fill(mark, "M20 3.5Q24 8 20 13.5Q16 8 20 3.5ZM19.2 19.5Q12.5 19 12.5 11.5Q18.5 12.5 19.2 19.5ZM20.8 19.5Q27.5 19 27.5 11.5Q21.5 12.5 20.8 19.5ZM19.2 26Q12 25.5 11.5 18Q18.5 19 19.2 26ZM20.8 26Q28 25.5 28.5 18Q21.5 19 20.8 26ZM19.2 32.5Q12 32 11.5 24.5Q18.5 25.5 19.2 32.5ZM20.8 32.5Q28 32 28.5 24.5Q21.5 25.5 20.8 32.5Z"))
        },
        Good::Dates => html! {
            (line(mark, "2", "M20 5V11M20 10Q12 10 11 16M20 10Q28 10 29 16M20 10V22"))
            (fill("#c8762b", "M11 15.5a4.6 6.6 0 1 0 .01 0ZM29 15.5a4.6 6.6 0 1 0 .01 0ZM20 20a5 7 0 1 0 .01 0Z"))
            (line(mark, "1.6", "M11 15.5a4.6 6.6 0 1 0 .01 0ZM29 15.5a4.6 6.6 0 1 0 .01 0ZM20 20a5 7 0 1 0 .01 0Z"))
            (line(mark, "1.3", "M9 20V24M27 20V24M18 25V29"))
        },
        Good::Salt => html! {
            path fill="#cfe0ec" stroke=(mark) stroke-width="1.7" d="M20 6L28 10V19L20 23L12 19V10Z" {}
            path fill="#fff" stroke=(mark) stroke-width="1.7" d="M12.5 19L20 23V32L12.5 35L6 31V22ZM27.5 19L34 22V31L27.5 35L20 32V23Z" {}
            (line(mark, "1.4", "M12 10L20 14L28 10M20 14V23M6 22L12.5 25.5L20 23M12.5 25.5V35M34 22L27.5 25.5L20 23M27.5 25.5V35"))
        },
        Good::Palm => html! {
            (fill(mark, "M17.5 37C19 30 19 24 18.8 17H21.6C21.8 24 22.4 30 24 37Z"))
            (fill(mark, "M20 17C14 8 7 9 4.5 17C10 13 15 14 20 17ZM20 17C26 8 33 9 35.5 17C30 13 25 14 20 17ZM20 17C11 15 7 20 7.5 27C11 21 15 19 20 17ZM20 17C29 15 33 20 32.5 27C29 21 25 19 20 17ZM20 17C14 12 14 6 18.5 3.5C20.5 8 21 12 20 17ZM20 17C26 13 28 8 26.5 5C22.5 8 21 12 20 17Z"))
        },
        Good::Wine => html! {
            (line(mark, "2.2", "M15 9.5C9 8.5 8.5 15 12.5 17M25 9.5C31 8.5 31.5 15 27.5 17"))
            (fill(mark, "M14 4H26V7.5H24.5V11C30.5 15 30 25 23.5 32V34.5H26V37H14V34.5H16.5V32C10 25 9.5 15 15.5 11V7.5H14Z"))
            (line(good.colour(), "1.8", "M12.5 17.5H27.5M12.8 23H27.2"))
            (fill(RUST, "M20 18.6L22 20.2L20 21.8L18 20.2Z"))
        },
    }
}
