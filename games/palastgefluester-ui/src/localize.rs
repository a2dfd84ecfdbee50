//! Turns events, questions and answers into phrases. Their texts are in `locales/`.

pub(crate) mod about;
mod log;
mod moments;
mod question;
mod score;

use palast_core::{LogEntry, View};
use palast_ui::plan::Placed;
use palast_ui::{About, Lang, Localize, LogLevel, Moment, Phrase, RunningScore};
use palastgefluester::{
    Action, Decision, Event, Illegal, Palastgefluester, Person, Phase, PrivateEvent,
};

use crate::PalastgefluesterUi;
use crate::phrases::{first_card, the_card};

impl Localize<Palastgefluester> for PalastgefluesterUi {
    fn sources(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::De => &[
                include_str!("../locales/de/palastgefluester.ftl"),
                include_str!("../locales/de/rules.ftl"),
            ],
            Lang::Nl => &[
                include_str!("../locales/nl/palastgefluester.ftl"),
                include_str!("../locales/nl/rules.ftl"),
            ],
            Lang::En => &[
                include_str!("../locales/en/palastgefluester.ftl"),
                include_str!("../locales/en/rules.ftl"),
            ],
        }
    }

    const RULES: &'static [&'static str] = &[
        "goal",
        "setup",
        "turn",
        "round-end",
        "next",
        "kings",
        "marshal",
        "treasurer",
        "magician",
        "maid",
        "cupbearer",
        "guard",
        "jester",
        "scoring",
        "known",
        "rulings",
    ];

    fn rule_now(view: &View<Palastgefluester>) -> &'static str {
        match view.public().phase {
            Phase::Starter | Phase::Deal { .. } => "setup",
            Phase::PlayCard => "turn",
            Phase::TurnKing => Person::Marshal.word(),
            Phase::NameSwap | Phase::GiveCards { .. } => Person::Magician.word(),
            Phase::Discard | Phase::Draw => Person::Maid.word(),
            Phase::Exchange => Person::Cupbearer.word(),
            Phase::TakeBack => Person::Guard.word(),
            Phase::NamePlayer => "next",
            Phase::Over => "scoring",
        }
    }

    fn situation(view: &View<Palastgefluester>) -> Phrase {
        question::situation(view)
    }

    fn question(view: &View<Palastgefluester>) -> Option<Phrase> {
        question::question(view)
    }

    fn action(view: &View<Palastgefluester>, action: &Action) -> Phrase {
        match *action {
            Action::Play(card) => Phrase::new("pg-act-play").with("card", first_card(card)),
            Action::Swap { partner, count } => Phrase::new("pg-act-swap")
                .with("seat", partner)
                .with("count", count),
            Action::Give(card) => match question::swap_partner(view) {
                Some(to) => Phrase::new("pg-act-give").with("seat", to),
                None => Phrase::new("pg-act-play"),
            }
            .with("card", first_card(card)),
            Action::Discard(card) => Phrase::new("pg-act-discard").with("card", first_card(card)),
            Action::Exchange {
                first,
                first_card: one,
                second,
                second_card,
            } => Phrase::new("pg-act-exchange")
                .with("first", first)
                .with("firstcard", first_card(one))
                .with("second", second)
                .with("secondcard", the_card(second_card)),
            Action::Take(card) => Phrase::new("pg-act-take").with("card", first_card(card)),
            Action::Next(seat) if question::is_you(view, seat) => Phrase::new("pg-act-next-you"),
            Action::Next(seat) => Phrase::new("pg-act-next").with("seat", seat),
        }
    }

    fn consequence(view: &View<Palastgefluester>, action: &Action) -> Phrase {
        crate::preview::consequence(view, *action)
    }

    fn illegal(illegal: &Illegal) -> Phrase {
        Phrase::new(match illegal {
            Illegal::NotTheQuestion => "pg-no-question",
            Illegal::NotInHand => "pg-no-hand",
            Illegal::Double => "pg-no-double",
            Illegal::ForbiddenJester => "pg-no-jester",
            Illegal::NoSuchSeat => "pg-no-seat",
            Illegal::OwnHand => "pg-no-own-hand",
            Illegal::NoCards => "pg-no-cards",
            Illegal::TooManyCards => "pg-no-many",
            Illegal::NotTwoRows => "pg-no-two-rows",
            Illegal::NotInRow => "pg-no-row",
            Illegal::JustPlayed => "pg-no-just-played",
            Illegal::WouldDouble => "pg-no-would-double",
            Illegal::NotTied => "pg-no-tied",
        })
    }

    fn event(event: &Event) -> Option<(LogLevel, Phrase)> {
        log::event(event)
    }

    fn private_event(event: &PrivateEvent) -> Option<(LogLevel, Phrase)> {
        Some(log::private_event(event))
    }

    fn score_line(key: &str) -> Phrase {
        Phrase::new(format!("pg-score-{key}"))
    }

    fn ending(ending: &str) -> Phrase {
        // How the last round ended, and what distinguished the winner.
        let (what, by) = ending.split_once('-').unwrap_or((ending, "alone"));
        Phrase::new("pg-end")
            .with("what", Phrase::new(format!("pg-end-{what}")))
            .with("by", Phrase::new(format!("pg-end-{by}")))
    }

    fn moments(view: &View<Palastgefluester>, log: &[LogEntry<Palastgefluester>]) -> Vec<Moment> {
        moments::moments(view, log)
    }

    fn about(view: &View<Palastgefluester>, id: &str) -> Option<About> {
        about::about(view, id)
    }

    fn abouts(_view: &View<Palastgefluester>) -> Vec<String> {
        about::ids()
    }

    fn running_score(view: &View<Palastgefluester>) -> Option<RunningScore> {
        Some(score::running(view))
    }

    const LESSONS: &'static [&'static str] = &[
        "play", "next", "exchange", "take", "discard", "swap", "give",
    ];

    fn lesson(view: &View<Palastgefluester>) -> Option<&'static str> {
        Some(match view.question()? {
            Decision::PlayCard => "play",
            Decision::NameSwap => "swap",
            Decision::GiveCard { .. } => "give",
            Decision::Discard => "discard",
            Decision::Exchange => "exchange",
            Decision::TakeBack => "take",
            Decision::NamePlayer => "next",
        })
    }

    fn plan_actions(
        view: &View<Palastgefluester>,
        placed: &[Placed],
    ) -> Result<Vec<Action>, Phrase> {
        crate::html::plan_actions(view, placed)
    }
}

#[cfg(test)]
mod tests;
