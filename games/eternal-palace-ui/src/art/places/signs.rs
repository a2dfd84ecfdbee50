//! A place in one sign of 20 by 20, in the colour of whatever it is set into.

use maud::{Markup, html};

use super::Place;

fn solid(d: &str) -> Markup {
    html! { path fill-rule="evenodd" d=(d) {} }
}

fn drawn(d: &str) -> Markup {
    html! { path fill="none" stroke="currentColor" stroke-width="1.8" d=(d) {} }
}

pub(super) fn sign(place: Place) -> Markup {
    match place {
        Place::FishMarket => solid(
            "M1 10.5C4 5 10 4 15 8.5L19.5 4.5C18.5 8 18.5 13 19.5 16.5L15 12.5C10 17 4 16 1 10.5ZM5.5 8.3a1.4 1.4 0 1 0 .01 0Z",
        ),
        Place::Academy => html! {
            (solid("M4 1H16V12H4ZM6 3V10H14V3Z"))
            (drawn("M2.5 1H17.5M2.5 12.5H17.5M10 13V19M7 16L10 19L13 16"))
        },
        Place::Pavilion => solid(
            "M10 0L11.5 3.5C13.5 6 17 7.5 20 8L18.5 10.5H17V16.5H19V19H1V16.5H3V10.5H1.5L0 8C3 7.5 6.5 6 8.5 3.5ZM5.5 10.5V16.5H8.5V10.5ZM11.5 10.5V16.5H14.5V10.5Z",
        ),
        Place::Forest => html! {
            (solid("M6 1L11 8H8.5L12 13.5H7V19H5V13.5H0L3.5 8H1Z"))
            (solid("M14.5 5L19 11H17L20 15.5H15.4V19H13.6V15.5H12.6L13.8 14L10.6 9.2H11.6Z"))
        },
        Place::Serenity => html! {
            (solid("M0 15C2 8 6 4.5 10 4.5S18 8 20 15H15.5C14.8 11.5 13 9.5 10 9.5S5.2 11.5 4.5 15Z"))
            (drawn("M1 18.5H8M11 18.5H19M10 4V1.5M4.5 6V3.5M15.5 6V3.5"))
        },
        Place::Quarry => {
            solid("M1 19V13H9V19ZM11 19V13H19V19ZM6 11V5H14V11ZM15 3L19 7L18 11H16V8L13 4Z")
        }
        Place::Temple => solid(
            "M10 0L11 3H14L17 6.5H14.5V8.5H15.5L18.5 12.5H16V14.5H17L20 18.5V19.5H0V18.5L3 14.5H4V12.5H1.5L4.5 8.5H5.5V6.5H3L6 3H9ZM7.5 6.5V8.5H12.5V6.5ZM6.5 12.5V14.5H13.5V12.5Z",
        ),
        Place::Kiln => html! {
            (solid("M0 19V14C0 10.5 3 9 5.5 8.5C6.5 5 10 3.5 13.5 4V1H18V19ZM2 19H6V15C6 12.5 2 12.5 2 15ZM9 12V15H12V12ZM13.5 9V12H16V9Z"))
        },
        Place::Mine => solid(
            "M0 19L4 7L10 2L16 7L20 19H15V12C15 9.5 13 8 10 8S5 9.5 5 12V19ZM7 19V12.5C7 9.5 13 9.5 13 12.5V19Z",
        ),
        Place::Ox => html! {
            (solid("M1 7.5C2 5.5 4 5.5 5.5 6.5H15C18 7 19.5 9.5 19 13V18H16.5L16 14H9.5L9 18H6.5L6 13.5C4 13.5 2.5 12.5 2.3 10.5L1.2 9.5Z"))
            (drawn("M2.5 6C1.2 4.5 1.3 3 2.5 1.8M5.6 5.8C7 5 7.4 3.6 6.5 2"))
        },
        Place::Forge => solid(
            "M1 8H13C13 6 15 5 19 5.5C18.5 9 16 11 13 11.5V13.5H15V19H4V13.5H6V11.5C3 11 1.5 10 1 8ZM8 0L12 1L11 6H9L9.5 3L7.5 2.5Z",
        ),
        Place::Market => html! {
            (solid("M2 1H18L20 7C20 9 17 9 16.7 7C16.5 9 13.5 9 13.3 7C13.2 9 10.2 9 10 7C9.8 9 6.8 9 6.7 7C6.5 9 3.5 9 3.3 7C3 9 0 9 0 7Z"))
            (drawn("M3 9V18.5H17V9M3 14H17"))
        },
        Place::Bridge => html! {
            (solid("M0 11C3 6.5 6.5 5 10 5S17 6.5 20 11V17H17.5C17.3 14.5 14 14.5 13.8 17H12C11.8 14 8.2 14 8 17H6.2C6 14.5 2.7 14.5 2.5 17H0Z"))
            (drawn("M1 8C4 4 7 2.5 10 2.5S16 4 19 8"))
        },
        Place::Scrolls => html! {
            (solid("M3 2H17V5H16V15H17V18H3V15H4V5H3ZM6.5 7V8.5H13.5V7ZM6.5 11V12.5H11.5V11Z"))
            (drawn("M1.5 3.5H18.5M1.5 16.5H18.5"))
        },
        Place::Palace => solid(
            "M10 0C12 2 14 2.8 16.5 3L15 6H14V8C16 9.5 18 10 20 10L18.5 13H17V17H19V19.5H1V17H3V13H1.5L0 10C2 10 4 9.5 6 8V6H5L3.5 3C6 2.8 8 2 10 0ZM8.5 6V8H11.5V6ZM5 13V17H8.5V13ZM11.5 13V17H15V13Z",
        ),
        Place::Labyrinth => drawn("M1.5 18.5V1.5H18.5V18.5H5.5V5.5H14.5V14.5H9.5V10"),
        Place::River => html! {
            (solid("M3 9H17L14.5 13H5.5ZM9.3 1L15 7.5H9.3ZM8 3V7.5H5Z"))
            (drawn("M1 16.5Q3.25 14.5 5.5 16.5T10 16.5T14.5 16.5T19 16.5"))
        },
    }
}
