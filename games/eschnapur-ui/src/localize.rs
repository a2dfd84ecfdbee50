//! Turns events, questions and answers into phrases. Their texts are in `locales/`.

mod about;
mod lesson;
mod log;
mod moments;
mod question;
mod score;

use eschnapur::{
    Action, Eschnapur, Event, Illegal, Official, Payment, Phase, PrivateEvent, Window,
};
use palast_core::{LogEntry, View};
use palast_ui::plan::Placed;
use palast_ui::{About, Lang, Localize, LogLevel, Moment, Phrase, RunningScore};

use crate::EschnapurUi;
use crate::phrases::{at_official, in_order, of_official, the_cards, the_part, the_privilege};

impl Localize<Eschnapur> for EschnapurUi {
    fn sources(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::De => &[
                include_str!("../locales/de/eschnapur.ftl"),
                include_str!("../locales/de/rules.ftl"),
            ],
            Lang::Nl => &[
                include_str!("../locales/nl/eschnapur.ftl"),
                include_str!("../locales/nl/rules.ftl"),
            ],
            Lang::En => &[
                include_str!("../locales/en/eschnapur.ftl"),
                include_str!("../locales/en/rules.ftl"),
            ],
        }
    }

    const RULES: &'static [&'static str] = &[
        "goal",
        "setup",
        "sites",
        "gold",
        "ties",
        "blockade",
        "stop",
        "stones",
        "order",
        "build",
        "move",
        "settling",
        "end",
        "few",
        "privileges",
        "cards",
        "known",
        "rulings",
        "edition",
    ];

    fn rule_now(view: &View<Eschnapur>) -> &'static str {
        let public = view.public();
        match public.phase {
            Phase::Sites => "sites",
            Phase::Gold => "gold",
            Phase::Blockade => "blockade",
            Phase::Stop => "stop",
            Phase::HandCard(Official::Stones) => "stones",
            Phase::HandCard(
                Official::Blockade | Official::Stop | Official::Order | Official::Move,
            ) => "ties",
            Phase::Marker | Phase::Order | Phase::DrawOrder => "order",
            Phase::Build => "build",
            Phase::Ban | Phase::Move => "move",
            Phase::Window(
                Window::BeforeGold
                | Window::Refuse(_)
                | Window::Order
                | Window::Move
                | Window::MoveWinner
                | Window::MoveAgain
                | Window::BeforeWages
                | Window::RoundEnd,
            ) => "privileges",
            Phase::Payout => match public.payment {
                Payment::Premium(_) => "build",
                Payment::Wage(_) => "settling",
                Payment::Privilege => "privileges",
                Payment::Relief => "rulings",
            },
            Phase::Over => "end",
        }
    }

    fn situation(view: &View<Eschnapur>) -> Phrase {
        question::situation(view)
    }

    fn question(view: &View<Eschnapur>) -> Option<Phrase> {
        question::question(view)
    }

    fn action(view: &View<Eschnapur>, action: &Action) -> Phrase {
        let on_part = |key: &'static str, part| Phrase::new(key).with("part", the_part(part));
        let priced = |key: &'static str, privilege| {
            Phrase::new(key)
                .with("privilege", the_privilege(privilege))
                .with("cost", view.rules().edition.cost(privilege))
        };
        match *action {
            Action::Site(part) => on_part("es-act-site", part),
            Action::Lay(official, gold) => Phrase::new("es-act-lay")
                .with("value", gold.value())
                .with("official", of_official("es-official", official)),
            Action::Leave(official) => {
                Phrase::new("es-act-leave").with("official", of_official("es-official", official))
            }
            Action::Play(gold) => Phrase::new("es-act-play").with("value", gold.value()),
            Action::Block(seat, official) => Phrase::new("es-act-block")
                .with("seat", seat)
                .with("official", at_official(official)),
            Action::Stop(part) => on_part("es-act-stop", part),
            Action::Aside => Phrase::new("es-act-aside"),
            Action::Marker(marker) => Phrase::new("es-act-marker").with("marker", marker),
            Action::Order(order) => {
                Phrase::new("es-act-order").with("who", in_order(order.seats().iter().copied()))
            }
            Action::Build(part) => on_part("es-act-build", part),
            Action::End => Phrase::new("es-act-end"),
            Action::Take(cards) => Phrase::new("es-act-take").with("cards", the_cards(&cards)),
            Action::Ban(part) => on_part("es-act-ban", part),
            Action::Move(from, to) => Phrase::new("es-act-move")
                .with("from", the_part(from))
                .with("to", the_part(to)),
            Action::Stay => Phrase::new("es-act-stay"),
            Action::Pass if matches!(view.public().phase, Phase::HandCard(_)) => {
                Phrase::new("es-act-play-none")
            }
            Action::Pass => Phrase::new("es-act-pass"),
            Action::Mute => Phrase::new("es-act-mute"),
            Action::Buy(privilege) => priced("es-act-buy", privilege),
            Action::Wish(privilege) => priced("es-act-wish", privilege),
        }
    }

    fn consequence(view: &View<Eschnapur>, action: &Action) -> Phrase {
        crate::preview::consequence(view, *action)
    }

    fn illegal(illegal: &Illegal) -> Phrase {
        Phrase::new(match illegal {
            Illegal::NotTheQuestion => "es-no-question",
            Illegal::NotUnderConstruction => "es-no-construction",
            Illegal::ChosenTwice => "es-no-chosen-twice",
            Illegal::OtherOfficial => "es-no-other-official",
            Illegal::NotInHand => "es-no-hand",
            Illegal::MustLay => "es-no-must-lay",
            Illegal::NothingToLay => "es-no-nothing-to-lay",
            Illegal::NoSuchSeat => "es-no-seat",
            Illegal::OwnCard => "es-no-own-card",
            Illegal::NoFaceDownCard => "es-no-face-down",
            Illegal::SameVictim => "es-no-same-victim",
            Illegal::SameOfficial => "es-no-same-official",
            Illegal::StoppedLastRound => "es-no-stopped-last",
            Illegal::NoSuchMarker => "es-no-marker",
            Illegal::NotOneEach => "es-no-one-each",
            Illegal::MarkerTaken => "es-no-marker-taken",
            Illegal::NoStone => "es-no-stone",
            Illegal::NoSiteCard => "es-no-site-card",
            Illegal::Stopped => "es-no-stopped",
            Illegal::Full => "es-no-full",
            Illegal::MustPlace => "es-no-must-place",
            Illegal::NotInBank => "es-no-bank",
            Illegal::TooMuch => "es-no-too-much",
            Illegal::TooLittle => "es-no-too-little",
            Illegal::EmptyPart => "es-no-empty-part",
            Illegal::Banned => "es-no-banned",
            Illegal::SamePart => "es-no-same-part",
            Illegal::Sold => "es-no-sold",
            Illegal::NotNow => "es-no-not-now",
            Illegal::TooFewPoints => "es-no-too-few",
            Illegal::WishStands => "es-no-wish",
        })
    }

    fn event(event: &Event) -> Option<(LogLevel, Phrase)> {
        log::event(event)
    }

    fn private_event(event: &PrivateEvent) -> Option<(LogLevel, Phrase)> {
        Some(log::private_event(event))
    }

    fn key(_: &View<Eschnapur>, action: &Action) -> Option<char> {
        match *action {
            Action::Site(part) | Action::Stop(part) | Action::Build(part) | Action::Ban(part) => {
                char::from_digit(u32::from(part.number()), 10)
            }
            Action::Lay(_, gold) | Action::Play(gold) => {
                char::from_digit(u32::from(gold.value()), 10)
            }
            Action::Marker(number) => char::from_digit(u32::from(number), 10),
            Action::Leave(_)
            | Action::Block(..)
            | Action::Aside
            | Action::Order(_)
            | Action::End
            | Action::Take(_)
            | Action::Move(..)
            | Action::Stay
            | Action::Pass
            | Action::Mute
            | Action::Buy(_)
            | Action::Wish(_) => None,
        }
    }

    fn moments(view: &View<Eschnapur>, log: &[LogEntry<Eschnapur>]) -> Vec<Moment> {
        moments::moments(view, log)
    }

    fn about(view: &View<Eschnapur>, id: &str) -> Option<About> {
        about::about(view, id)
    }

    fn abouts(view: &View<Eschnapur>) -> Vec<String> {
        about::abouts(view)
    }

    fn running_score(view: &View<Eschnapur>) -> Option<RunningScore> {
        Some(score::running(view))
    }

    const LESSONS: &'static [&'static str] = lesson::LESSONS;

    fn lesson(view: &View<Eschnapur>) -> Option<&'static str> {
        lesson::lesson(view)
    }

    fn plan_actions(view: &View<Eschnapur>, placed: &[Placed]) -> Result<Vec<Action>, Phrase> {
        crate::plan::actions(view, placed)
    }

    fn score_line(key: &str) -> Phrase {
        Phrase::new(format!("es-score-{key}"))
    }

    fn ending(ending: &str) -> Phrase {
        Phrase::new(format!("es-end-{ending}"))
    }
}

#[cfg(test)]
mod tests;
