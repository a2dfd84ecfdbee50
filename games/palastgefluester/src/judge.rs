//! The sensible bot's judgement, one decision deep, from what one seat knows.
//!
//! A round is a game of not running out: whoever is on turn without a safe card loses it. So a
//! position is judged by *lives*: for each player the number of different persons they can still lay
//! out, counted for the own hand, expected for hidden ones from the cards not yet seen. Each answer
//! is carried out in a small picture of the table ([`Scene`]); the picture says how likely each
//! player is to lose the round, and each loss is worth what it does to the own chance of the match.

use palast_core::{Judge, Seat};

use crate::scene::{self, Scene};
use crate::{Action, Card, Decision, Palastgefluester, Person, ViewRef, magician};

impl Judge for Palastgefluester {
    fn judge(view: ViewRef<'_>, ask: &Decision, action: &Action) -> f32 {
        judge_in(view, &Scene::of(view), ask, action)
    }

    fn judge_all(view: ViewRef<'_>, ask: &Decision, actions: &[Action], into: &mut Vec<f32>) {
        let scene = Scene::of(view);
        let judged = actions
            .iter()
            .map(|action| judge_in(view, &scene, ask, action));
        into.extend(judged);
    }
}

fn judge_in(view: ViewRef<'_>, scene: &Scene, ask: &Decision, action: &Action) -> f32 {
    match *action {
        Action::Play(card) => play(view, scene, card),
        Action::Swap { partner, count } => name_swap(view, scene, partner, count),
        Action::Give(card) => match ask {
            Decision::GiveCard { to, .. } => give(view, scene, *to, card),
            Decision::PlayCard
            | Decision::NameSwap
            | Decision::Discard
            | Decision::Exchange
            | Decision::TakeBack
            | Decision::NamePlayer => 0.0,
        },
        Action::Discard(card) => -worth(scene, card),
        Action::Exchange {
            first,
            first_card,
            second,
            second_card,
        } => {
            let mut after = scene.clone();
            after.exchange((first, first_card), (second, second_card));
            next_value(view, &after)
        }
        Action::Take(card) => {
            let mut after = scene.clone();
            after.take_back(card);
            next_value(view, &after) + 0.01 * use_of(card.person())
        }
        Action::Next(seat) => scene.value(seat, 0.0),
    }
}

/// What the position is worth once the card just played has found the next player.
fn next_value(view: ViewRef<'_>, scene: &Scene) -> f32 {
    match view.public.card {
        Some(card) => scene.value_after(card, 0.0),
        None => 0.0,
    }
}

fn play(view: ViewRef<'_>, before: &Scene, card: Card) -> f32 {
    if let Some(ending) = before.ending_of(card) {
        return before.worth_of(ending, view.seat);
    }
    let mut scene = before.clone();
    scene.lay(card);
    let bonus = if view.public.king == Some(card.person()) {
        0.0
    } else {
        lives_gained(view, &scene, card)
    };
    // Something useful that is not needed now is worth keeping.
    scene.value_after(card, bonus) - 0.004 * use_of(card.person())
}

/// About how many lives the action of a card just laid brings its player.
fn lives_gained(view: ViewRef<'_>, scene: &Scene, card: Card) -> f32 {
    let spare = scene.spare();
    match card.person() {
        Person::Marshal => {
            if view.public.king == Some(Person::Jester) && scene.holds(Person::Jester) {
                0.7
            } else {
                0.0
            }
        }
        Person::Treasurer => -0.1,
        Person::Magician => 0.45 * f32::from(spare.min(3)) - 0.15,
        Person::Maid if spare > 0 => 0.8,
        Person::Maid => -0.35,
        Person::Cupbearer => scene.best_exchange(card),
        Person::Guard if scene.row_len(view.seat) > 1 => 1.0,
        Person::Guard | Person::Jester => 0.0,
    }
}

/// How useful a person is to have in hand, a little.
const fn use_of(person: Person) -> f32 {
    match person {
        Person::Guard => 1.0,
        Person::Maid => 0.6,
        Person::Cupbearer => 0.4,
        Person::Magician => 0.3,
        Person::Marshal => 0.1,
        Person::Jester => 0.0,
        Person::Treasurer => -0.1,
    }
}

/// What a card is worth to its holder: nothing if it could only lose, little if it is a second of
/// its person, else a life and its use; a card that passes the turn on is better than one that
/// keeps it.
fn worth(scene: &Scene, card: Card) -> f32 {
    if scene.is_losing(card) {
        return -0.2 + 0.01 * use_of(card.person());
    }
    let person = 0.1 * use_of(card.person());
    let colour = if card.colour().owner() == Some(scene.me()) {
        -0.1
    } else {
        0.0
    };
    if scene.copies(card.person()) > 1 {
        0.1 + person + colour
    } else {
        1.0 + person + colour
    }
}

/// A swap rids the own hand of cards that only lose and of seconds. Whoever has few of those must
/// give good cards for them.
fn name_swap(view: ViewRef<'_>, scene: &Scene, partner: Seat, count: u8) -> f32 {
    let spare = scene.spare();
    let rid = f32::from(count.min(spare));
    let good = f32::from(count.saturating_sub(spare));
    // Cards this player is known to hold that would be new here.
    let fresh = view
        .own
        .known(partner)
        .iter()
        .filter(|card| !scene.is_losing(*card) && scene.copies(card.person()) == 0)
        .count() as f32;
    let hand = f32::from(magician::most(view.public, partner)).max(1.0);
    let share = f32::from(count) / hand;
    rid * 0.4 - good * 0.6 + 0.1 * fresh * share + 0.05 * scene.lives(partner) * share
        - 0.02 * f32::from(scene.row_len(partner))
}

/// What to give: what is worth least here, and of that what helps the partner least.
fn give(view: ViewRef<'_>, scene: &Scene, partner: Seat, card: Card) -> f32 {
    let left = scene.without(view.own.picked);
    let useless = view.public.rows[partner].has(card.person());
    scene::bonus(useless, 0.3) - worth(&left, card)
}
