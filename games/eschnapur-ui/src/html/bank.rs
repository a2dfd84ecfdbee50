//! The bank by value, the privilege cards for sale, and gold as a row of numbers.

use eschnapur::{Action, Eschnapur, Gold, Privilege, PrivilegeSet, Purse};
use maud::{Markup, html};
use palast_ui::{Arg, Phrase, controls};

use crate::html::{keys, pieces};
use crate::phrases::{list, of_privilege};
use crate::preview::Preview;
use crate::{EschnapurUi, Scene, art};

pub(super) fn bank(scene: Scene<'_>, preview: &Preview) -> Markup {
    let bank = &scene.view.public().bank;
    html! {
        section.es-bank aria-label=(scene.say(&Phrase::new("es-bank"))) {
            span.es-unseen { (scene.say(&contents(bank))) }
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

/// The bank in words.
fn contents(bank: &Purse) -> Phrase {
    if bank.is_empty() {
        return Phrase::new("es-bank-empty");
    }
    let mut kinds: Vec<Gold> = bank.kinds().collect();
    kinds.reverse();
    let piles = kinds.into_iter().map(|gold| {
        let phrase = Phrase::new("es-bank-pile").with("count", bank.count(gold));
        phrase.with("value", gold.value())
    });
    Phrase::new("es-bank-label")
        .with("cards", list(piles))
        .with("value", Arg::Number(i64::from(bank.value())))
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
        section.es-privileges {
            h2.es-head { (scene.say(&Phrase::new("es-privileges"))) }
            ul.es-cards {
                @for privilege in rules.edition.row() {
                    @if in_play.contains(privilege) { (card(scene, privilege, preview, legal)) }
                }
            }
        }
    }
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
        li.es-priv .es-sold[sold] .es-wanted[preview.buy == Some(privilege)] data-k={ "v:" (privilege) } {
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
