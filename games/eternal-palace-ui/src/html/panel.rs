//! What one player has, for the panel beside the board: goods, dice, palace, painting, advisers. The
//! Master's panel also shows the Master card and the strategy.

use eternal_palace::{Aim, Difficulty, MASTER, Phase, Place, Player, Strategy};
use maud::{Markup, html};
use palast_core::Seat;
use palast_ui::Phrase;

use crate::Scene;
use crate::art::{self, Berth, Deed, Monument, Token};
use crate::html::{court, info, pieces};
use crate::phrases::{of_place, the_goods};
use crate::preview::outcome::Outcome;

pub(super) fn panel(scene: Scene<'_>, seat: Seat) -> Markup {
    let public = scene.view.public();
    let player = &public.players[seat];
    let mine = scene.you() == Some(seat) && public.phase != Phase::Over;
    html! {
        // What the hand shows is left out where both are visible.
        div.ep-panel .ep-mine[mine] {
            div.ep-small-painting data-about="painting" { (info::about_painting(scene, seat, "p", &Outcome::default())) }
            div.ep-has {
                (goods(scene, player, None))
                (honours(scene, seat))
                (people(scene, player))
            }
        }
    }
}

/// Goods with their numbers; while an answer is considered, what it would change.
pub(super) fn goods(scene: Scene<'_>, player: &Player, seen: Option<&Outcome>) -> Markup {
    let tokens = scene.view.rules().options.privileges;
    let words = scene.say(&Phrase::new("ep-b-goods").with("goods", the_goods(player.goods)));
    let changes = seen.map(|seen| (pieces::counted(seen.paid), pieces::counted(seen.gained)));
    let all = pieces::counted(player.goods).into_iter().enumerate();
    html! {
        p.ep-goods data-about="goods" role="img" aria-label=(words) title=(words) {
            @for (index, (token, count)) in all {
                @if token != Token::Privilege || tokens || count > 0 {
                    // A coming gain must not be as pale as a missing good.
                    @let coming = changes.as_ref().is_some_and(|(_, gained)| gained[index].1 > 0);
                    span.ep-amount .ep-none[count == 0 && !coming] {
                        (art::token(token)) (count)
                        @if let Some((paid, gained)) = &changes {
                            @if paid[index].1 > 0 { span.ep-minus { "−" (paid[index].1) } }
                            @if gained[index].1 > 0 { span.ep-plus { "+" (gained[index].1) } }
                        }
                    }
                }
            }
        }
    }
}

/// Palace, layers, features, monuments, prizes and seals.
fn honours(scene: Scene<'_>, seat: Seat) -> Markup {
    let public = scene.view.public();
    let player = &public.players[seat];
    let chip = |key: &'static str, count: u16, picture: Markup| {
        let words = scene.say(&Phrase::new(key).with("count", count));
        html! { span.ep-amount role="img" aria-label=(words) title=(words) { (picture) (count) } }
    };
    let prize = |key: &'static str, picture: Markup| {
        let words = scene.say(&Phrase::new(key));
        html! { span.ep-prize role="img" aria-label=(words) title=(words) { (picture) } }
    };
    html! {
        p.ep-honours {
            (chip("ep-b-palace-space", player.palace, art::token(Token::PalaceStep)))
            (chip("ep-b-layers", u16::from(player.layers.len()), art::token(Token::Layer)))
            @if !player.features.is_empty() {
                (chip("ep-b-features", u16::from(player.features.len()), art::token(Token::Feature)))
            }
            (chip("ep-b-dice-held", u16::from(player.held), art::token(Token::Dice)))
            @for (site, owner) in public.monuments.iter().enumerate() {
                @if *owner == Some(seat) {
                    @let words = scene.say(&of_place("ep-b-monument", Place::MONUMENTS[site]));
                    span.ep-prize role="img" aria-label=(words) title=(words) { (art::monument(Monument::ALL[site])) }
                }
            }
            @if public.completion == Some(seat) { (prize("ep-b-completion", art::token(Token::Completion))) }
            @if public.sequence == Some(seat) { (prize("ep-b-sequence", art::token(Token::Sequence))) }
            @if player.seals > 0 { (chip("ep-b-seals", u16::from(player.seals), art::token(Token::Seal))) }
        }
    }
}

/// The advisers as portraits; used ones are pale.
fn people(scene: Scene<'_>, player: &Player) -> Markup {
    html! {
        @if !player.advisers.is_empty() {
            p.ep-people {
                @for adviser in player.advisers.iter() {
                    @let used = player.used.contains(adviser);
                    @let words = court::words(scene, adviser);
                    span .ep-turned[used] data-about={ "adviser-" (adviser) } tabindex="0" { (pieces::named(&words, &art::portrait(pieces::adviser(adviser)))) }
                }
            }
        }
    }
}

/// The Master's panel: goods, the card that groups the dice, and the strategy.
pub(super) fn master(scene: Scene<'_>) -> Option<Markup> {
    let public = scene.view.public();
    if !public.solo {
        return None;
    }
    let options = &scene.view.rules().options;
    let difficulty = match options.difficulty {
        Difficulty::Apprentice => "apprentice",
        Difficulty::Journeyman => "journeyman",
        Difficulty::Master => "master",
    };
    let words = Phrase::new("ep-b-strategy")
        .with("strategy", options.strategy.word())
        .with("difficulty", difficulty);
    Some(html! {
        (panel(scene, MASTER))
        div.ep-master {
            div data-about="master-card" tabindex="0" { (card(scene)) }
            div data-about="strategy" tabindex="0" { (strategy(scene)) }
            div.ep-master-words {
                div.ep-master-face { (art::master()) (art::marker(pieces::colour(scene.view, MASTER))) }
                p { (scene.say(&words)) }
            }
        }
    })
}

/// The card of this round with the dice on its slots, or its back.
fn card(scene: Scene<'_>) -> Markup {
    let public = scene.view.public();
    let edition = &scene.view.rules().edition;
    let Some(card) = public.master.card else {
        let words = scene.say(&Phrase::new("ep-b-master-back"));
        return pieces::named(&words, &art::master_back());
    };
    let faces_of = |slot: eternal_palace::Slot| {
        let mut faces = [None; 2];
        let all = edition.master_dice.iter().zip(public.master.faces);
        let own = all.filter(|(of, face)| **of == slot && *face > 0);
        for (into, (_, face)) in faces.iter_mut().zip(own) {
            *into = Some(face);
        }
        faces
    };
    let rows: Vec<Vec<Berth>> = edition.master_cards[card.index()]
        .iter()
        .map(|row| {
            let slots = eternal_palace::Slot::ALL
                .iter()
                .filter(|slot| row.contains(**slot));
            slots.map(|slot| berth(*slot, faces_of(*slot))).collect()
        })
        .filter(|row: &Vec<Berth>| !row.is_empty())
        .collect();
    let rows: Vec<&[Berth]> = rows.iter().map(Vec::as_slice).collect();
    let words = scene.say(&Phrase::new("ep-b-master-card"));
    pieces::named(&words, &art::master_card(&rows))
}

/// The colours of the dice: the Master's own, and three that no player has.
const fn berth(slot: eternal_palace::Slot, faces: [Option<u8>; 2]) -> Berth {
    let (slot, colour) = match slot {
        eternal_palace::Slot::M => (art::Slot::M, art::Colour::Neutral),
        eternal_palace::Slot::X => (art::Slot::X, art::Colour::ALL[2]),
        eternal_palace::Slot::Y => (art::Slot::Y, art::Colour::ALL[3]),
        eternal_palace::Slot::Z => (art::Slot::Z, art::Colour::ALL[4]),
    };
    Berth {
        slot,
        colour,
        faces,
    }
}

fn strategy(scene: Scene<'_>) -> Markup {
    let options = &scene.view.rules().options;
    let picture = match options.strategy {
        Strategy::Balance => art::Strategy::Balance,
        Strategy::Enlightenment => art::Strategy::Enlightenment,
        Strategy::Perception => art::Strategy::Perception,
        Strategy::Ascent => art::Strategy::Ascent,
        Strategy::Descent => art::Strategy::Descent,
        Strategy::Uncertainty => art::Strategy::Uncertainty,
    };
    let plan = scene.view.rules().edition.strategy(options.strategy);
    let order: Vec<Deed> = plan
        .order
        .iter()
        .flatten()
        .map(|aim| match aim {
            Aim::Fish => Deed::Fish,
            Aim::Wisdom => Deed::Wisdom,
            Aim::Bridge => Deed::Bridge,
            Aim::Outside => Deed::Excursion,
            Aim::Monument => Deed::Monument,
        })
        .collect();
    let name = Phrase::new("ep-b-strategy-name").with("strategy", options.strategy.word());
    let label = scene.say(&name);
    pieces::named(&label, &art::strategy(picture, &label, &order))
}
