//! Answers given beside the board: groupings, placings, and every small choice of a visit as a
//! button with its picture. Advisers that may be used now stand below, whatever is asked.

use eternal_palace::{Action, EternalPalace, Payment, Task};
use maud::{Markup, html};
use palast_ui::{Phrase, Speak, controls};

use crate::art::{self, Token, painting};
use crate::paint::offers::seal;
use crate::paint::{court, grouping, modules, pieces, placing};
use crate::{EternalPalaceFace, Scene};

pub(super) fn choices(scene: Scene<'_>) -> Markup {
    let Some(ask) = scene.view.question() else {
        return html! {};
    };
    let legal = scene.view.legal_actions();
    let (uses, answers): (Vec<Action>, Vec<Action>) = legal
        .iter()
        .partition(|action| matches!(action, Action::Use(_)));
    let cards = answers.iter().filter(|action| is_card(action)).count();
    html! {
        div.ep-choices {
            @if ask.task == Task::Plan { (grouping::ways(scene, &answers)) }
            @else if let Task::Turn(_) = ask.task { (placing::groups(scene)) }
            @else {
                @if cards > 0 {
                    div.ep-tiles { @for action in answers.iter().filter(|action| is_card(action)) { (tile(scene, action)) } }
                }
                @for action in answers.iter().filter(|action| !is_card(action)) { (button(scene, action)) }
            }
            @if !uses.is_empty() {
                section.ep-uses {
                    h3.ep-head { (scene.say(&Phrase::new("ep-b-use"))) }
                    div.ep-tiles { @for action in &uses { (tile(scene, action)) } }
                }
            }
        }
    }
}

/// Whether an answer is a card or a picture to choose.
const fn is_card(action: &Action) -> bool {
    matches!(
        action,
        Action::Appoint(..)
            | Action::Back(_)
            | Action::Discard(_)
            | Action::Claim(_)
            | Action::Feature(_)
            | Action::Use(_)
    )
}

/// A card to choose; how it is paid stands below it.
fn tile(scene: Scene<'_>, action: &Action) -> Markup {
    let picture = match *action {
        Action::Appoint(adviser, payment) => html! {
            (court::whole(scene, adviser, false))
            span.ep-pay aria-hidden="true" { (payment_sign(scene, payment, adviser)) }
        },
        Action::Back(adviser) | Action::Discard(adviser) | Action::Use(adviser) => {
            court::whole(scene, adviser, false)
        }
        Action::Claim(card) => modules::composition(scene, card, None),
        Action::Feature(feature) => html! {
            (painting::feature_icon(pieces::feature(feature)))
            span.ep-pay { (scene.say(&crate::phrases::feature(feature))) }
        },
        Action::Group(_)
        | Action::Bid
        | Action::Place { .. }
        | Action::More
        | Action::Draw
        | Action::Pot
        | Action::Take(_)
        | Action::Pay(_)
        | Action::Offer(_)
        | Action::Give(_)
        | Action::Step(_)
        | Action::Path(_)
        | Action::Field(..)
        | Action::Decline
        | Action::End => html! {},
    };
    controls::choice::<EternalPalace, EternalPalaceFace>(scene, action, &picture)
}

fn payment_sign(scene: Scene<'_>, payment: Payment, adviser: eternal_palace::Adviser) -> Markup {
    match payment {
        Payment::Resources => html! {
            @for token in pieces::cost(scene, adviser) { (art::token(token)) }
        },
        Payment::Goods => {
            let academy = matches!(
                scene.view.question().map(|ask| ask.task),
                Some(Task::Academy(_) | Task::Alternative(eternal_palace::AltTask::Academy(_)))
            );
            if academy {
                html! { "2 " (art::token(Token::Wisdom)) }
            } else {
                html! { "3 " (art::token(Token::Fish)) }
            }
        }
        Payment::Free => html! { (scene.say(&Phrase::new("ep-b-free"))) },
    }
}

/// A small choice: its sign and its words.
fn button(scene: Scene<'_>, action: &Action) -> Markup {
    let words = scene.say(&EternalPalaceFace::action(scene.view, action));
    let inner = html! {
        span.ep-sign aria-hidden="true" { (sign(action)) }
        span { (words) }
    };
    controls::choice::<EternalPalace, EternalPalaceFace>(scene, action, &inner)
}

fn sign(action: &Action) -> Markup {
    match *action {
        Action::Take(item) => html! {
            @for token in pieces::item(item) { (art::token(*token)) }
        },
        Action::Pay(kind) | Action::Field(_, kind) => art::token(pieces::resource(kind)),
        Action::Offer(_) => art::token(Token::Resource),
        Action::Give(seat) => art::marker(pieces::colour(seat)),
        Action::Step(place) => seal(place),
        Action::Bid => art::token(Token::Privilege),
        Action::Pot => art::token(Token::Wisdom),
        Action::More | Action::Draw => art::token(Token::Adviser),
        Action::Path(_) => art::place_sign(art::Place::Labyrinth),
        Action::Group(_)
        | Action::Place { .. }
        | Action::Appoint(..)
        | Action::Back(_)
        | Action::Feature(_)
        | Action::Claim(_)
        | Action::Discard(_)
        | Action::Decline
        | Action::Use(_)
        | Action::End => html! {},
    }
}
