//! Answers given beside the board: groupings, placings, and every small choice of a visit as a
//! button with its picture. Advisers that may be used now stand below, whatever is asked.

use eternal_palace::{Action, Adviser, EternalPalace, Task};
use maud::{Markup, html};
use palast_ui::{Localize, Phrase, controls};

use crate::art::{self, Token, painting};
use crate::html::offers::seal;
use crate::html::{court, grouping, info, modules, pieces, placing};
use crate::preview::outcome::outcome_of;
use crate::{EternalPalaceUi, Scene};

pub(super) fn choices(scene: Scene<'_>) -> Markup {
    let Some(ask) = scene.view.question() else {
        return html! {};
    };
    let legal = scene.legal;
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
                    div.ep-tiles {
                        @for adviser in appointed(&answers) { (appoint(scene, adviser, &answers)) }
                        @for action in answers.iter().filter(|action| is_card(action) && !matches!(action, Action::Appoint(..))) {
                            (tile(scene, action))
                        }
                    }
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

/// Whether an answer is shown as a card or a picture.
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

/// The advisers that can be appointed, each once.
fn appointed(answers: &[Action]) -> Vec<Adviser> {
    let mut all: Vec<Adviser> = Vec::new();
    for action in answers {
        if let Action::Appoint(adviser, _) = *action
            && !all.contains(&adviser)
        {
            all.push(adviser);
        }
    }
    all
}

/// An adviser with one button for each way to pay.
fn appoint(scene: Scene<'_>, adviser: Adviser, answers: &[Action]) -> Markup {
    let of = |action: &&Action| matches!(action, Action::Appoint(this, _) if *this == adviser);
    html! {
        div.ep-tile data-lesson="adviser" {
            (info::about_adviser(scene, adviser, &court::whole(scene, adviser, false)))
            @for action in answers.iter().filter(of) { (payment(scene, action)) }
        }
    }
}

/// The cost of an adviser with this way to pay, and what else it does.
fn payment(scene: Scene<'_>, action: &Action) -> Markup {
    let seen = scene
        .view
        .view_ref()
        .map(|seat_view| outcome_of(seat_view, *action));
    let seen = seen.unwrap_or_default();
    let inner = html! {
        span.ep-pay aria-hidden="true" {
            @if seen.paid.is_none() { (scene.say(&Phrase::new("ep-b-free"))) " " }
            (placing::outcome(&seen))
        }
    };
    controls::choice::<EternalPalace, EternalPalaceUi>(scene, action, &inner)
}

/// A card to choose.
fn tile(scene: Scene<'_>, action: &Action) -> Markup {
    let picture = match *action {
        Action::Back(adviser) | Action::Discard(adviser) | Action::Use(adviser) => {
            court::whole(scene, adviser, false)
        }
        Action::Claim(card) => modules::composition(scene, card, None),
        Action::Feature(feature) => html! {
            (painting::feature_icon(pieces::feature(feature)))
            span.ep-pay { (scene.say(&crate::phrases::feature(feature))) }
        },
        Action::Appoint(..)
        | Action::Group(_)
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
    controls::choice::<EternalPalace, EternalPalaceUi>(scene, action, &picture)
}

/// A small choice: its sign, its words and its consequence.
fn button(scene: Scene<'_>, action: &Action) -> Markup {
    let words = scene.say(&EternalPalaceUi::action(scene.view, action));
    let seen = scene
        .view
        .view_ref()
        .map(|seat_view| outcome_of(seat_view, *action));
    let inner = html! {
        span.ep-sign aria-hidden="true" { (sign(scene, action)) }
        span { (words) }
        span.ep-outcome aria-hidden="true" { (placing::outcome(&seen.unwrap_or_default())) }
    };
    controls::choice::<EternalPalace, EternalPalaceUi>(scene, action, &inner)
}

fn sign(scene: Scene<'_>, action: &Action) -> Markup {
    match *action {
        Action::Take(item) => html! {
            @for token in pieces::item(item) { (art::token(*token)) }
        },
        Action::Pay(kind) | Action::Field(_, kind) => art::token(pieces::resource(kind)),
        Action::Offer(_) => art::token(Token::Resource),
        Action::Give(seat) => art::marker(pieces::colour(scene.view, seat)),
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
