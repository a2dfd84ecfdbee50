//! The bank by value, the privilege cards for sale, and gold as a row of numbers.

use eschnapur::{Action, Decision, Eschnapur, Gold, Privilege, PrivilegeSet, Purse};
use maud::{Markup, html};
use palast_ui::{Phrase, controls};

use crate::html::board::lesson;
use crate::html::{keys, pieces};
use crate::phrases::of_privilege;
use crate::preview::Preview;
use crate::{EschnapurUi, Scene, art, phrases};

pub(super) fn bank(scene: Scene<'_>, preview: &Preview) -> Markup {
    let bank = &scene.view.public().bank;
    html! {
        section.es-bank data-lesson=[lesson(scene, pays(scene))] data-about="bank" aria-label=(scene.say(&Phrase::new("es-bank"))) {
            span.es-unseen { (scene.say(&phrases::bank(bank))) }
            h2.es-head aria-hidden="true" {
                (scene.say(&Phrase::new("es-bank"))) " " b { (art::coin()) (bank.value()) }
            }
            ul.es-piles aria-hidden="true" {
                @for gold in Gold::ALL.into_iter().skip(1).rev() {
                    @let taken = preview.take.count(gold);
                    li.es-stack data-k=(keys::bank(gold)) {
                        (art::pile(gold.value(), bank.count(gold)))
                        @if taken > 0 { span.es-taken { "−" (taken) } }
                    }
                }
            }
        }
    }
}

/// Gold in numbers: how many of each value.
pub(super) fn purse(scene: Scene<'_>, cards: &Purse) -> Markup {
    let owned = Phrase::new("es-gold-owned").with("value", cards.value());
    let mut kinds: Vec<Gold> = cards.kinds().collect();
    kinds.reverse();
    html! {
        span.es-purse {
            span { (scene.say(&owned)) }
            @for gold in kinds {
                span.es-kind { b { (gold.value()) } "×" (cards.count(gold)) }
            }
        }
    }
}

pub(super) fn privileges(scene: Scene<'_>, preview: &Preview) -> Markup {
    let rules = scene.view.rules();
    let in_play = PrivilegeSet::in_play(rules.seats.get());
    let legal = scene.legal;
    html! {
        section.es-privileges data-lesson=[lesson(scene, about_privileges(scene))] {
            h2.es-head { (scene.say(&Phrase::new("es-privileges"))) }
            ul.es-cards {
                @for privilege in rules.edition.row() {
                    @if in_play.contains(privilege) { (card(scene, privilege, preview, legal)) }
                }
            }
        }
    }
}

/// Whether the bank pays the viewer, who chooses the cards.
fn pays(scene: Scene<'_>) -> bool {
    matches!(scene.view.question(), Some(Decision::TakeGold { .. }))
}

fn about_privileges(scene: Scene<'_>) -> bool {
    matches!(
        scene.view.question(),
        Some(Decision::BuyPrivilege { .. } | Decision::EndTurn)
    )
}

fn card(scene: Scene<'_>, privilege: Privilege, preview: &Preview, legal: &[Action]) -> Markup {
    let cost = scene.view.rules().edition.cost(privilege);
    let sold = !scene.view.public().for_sale.contains(privilege);
    let picture = art::privilege_mini(pieces::privilege(privilege), cost);
    let key = if sold {
        "es-privilege-sold"
    } else {
        "es-privilege-label"
    };
    let words = scene.say(&of_privilege(key, privilege).with("cost", cost));
    let action = Action::Buy(privilege);
    html! {
        li.es-priv .es-sold[sold] .es-wanted[preview.buy == Some(privilege)] data-k={ "v:" (privilege) } data-about=(privilege) {
            @if legal.contains(&action) {
                (controls::choice_as::<Eschnapur, EschnapurUi>(
                    scene, &action, &format!("b:{action}"), "", &picture,
                ))
            } @else {
                (pieces::named(&words, &picture))
            }
        }
    }
}
