//! Turns events, questions and answers into phrases. Their texts are in `locales/`.

pub(crate) mod about;
mod log;
mod moments;
pub(crate) mod plan;
mod question;
pub(crate) mod running;

use eternal_palace::{
    Action, AltTask, EternalPalace, Event, Illegal, Item, Payment, Phase, PrivateEvent, Public,
    Task,
};
use palast_core::{LogEntry, View};
use palast_ui::plan::Placed;
use palast_ui::{About, Lang, Localize, LogLevel, Moment, Phrase, RunningScore};

use crate::EternalPalaceUi;
use crate::phrases::{dice, list, of_resource, the_adviser, the_feature, the_place, the_resource};

impl Localize<EternalPalace> for EternalPalaceUi {
    const SOLO_CHOICES: &'static [&'static str] = &["strategy", "difficulty"];

    fn sources(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::De => &[
                include_str!("../locales/de/eternal-palace.ftl"),
                include_str!("../locales/de/board.ftl"),
                include_str!("../locales/de/rules.ftl"),
            ],
            Lang::Nl => &[
                include_str!("../locales/nl/eternal-palace.ftl"),
                include_str!("../locales/nl/board.ftl"),
                include_str!("../locales/nl/rules.ftl"),
            ],
            Lang::En => &[
                include_str!("../locales/en/eternal-palace.ftl"),
                include_str!("../locales/en/board.ftl"),
                include_str!("../locales/en/rules.ftl"),
            ],
        }
    }

    const RULES: &'static [&'static str] = &[
        "goal",
        "setup",
        "roll",
        "plan",
        "play",
        "wisdom",
        "crowd",
        "places",
        "advisers",
        "painting",
        "wrap-up",
        "end",
        "privileges",
        "labyrinth",
        "river",
        "compositions",
        "alternatives",
        "master",
        "rulings",
        "edition",
    ];

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "everything else is asked during a visit"
    )]
    fn rule_now(view: &View<EternalPalace>) -> &'static str {
        match view.public().phase {
            Phase::SetUp => "setup",
            Phase::Roll => "roll",
            Phase::WrapUp => "wrap-up",
            Phase::Over => "end",
            Phase::Plan | Phase::Play => match view.public().task() {
                Task::Plan => "plan",
                Task::Privilege(_) => "privileges",
                Task::Labyrinth(_) => "labyrinth",
                Task::River(_) => "river",
                Task::Composition(_) => "compositions",
                Task::Alternative(_) => "alternatives",
                Task::Master(_) => "master",
                Task::Turn(_) | Task::EndTurn(_) | Task::Next => "play",
                Task::Feature { .. } => "painting",
                Task::Artisan { .. }
                | Task::Rival { .. }
                | Task::Give { .. }
                | Task::FreeAdviser { .. }
                | Task::PutBack(_) => "advisers",
                _ => "places",
            },
        }
    }

    fn situation(view: &View<EternalPalace>) -> Phrase {
        question::situation(view)
    }

    fn question(view: &View<EternalPalace>) -> Option<Phrase> {
        question::question(view)
    }

    fn action(view: &View<EternalPalace>, action: &Action) -> Phrase {
        match *action {
            Action::Group(groups) => {
                let group = |faces| Phrase::new("ep-dice").with("dice", dice(faces));
                Phrase::new("ep-act-group")
                    .with("count", u8::try_from(groups.len()).unwrap_or(u8::MAX))
                    .with("groups", list(groups.iter().map(group)))
            }
            Action::Bid => Phrase::new("ep-act-bid"),
            Action::Place {
                group,
                place,
                faces,
            } => Phrase::new(if group == faces {
                "ep-act-place"
            } else {
                "ep-act-place-turned"
            })
            .with("group", dice(group))
            .with("faces", dice(faces))
            .with("place", the_place(place)),
            Action::Appoint(adviser, payment) => Phrase::new(match payment {
                Payment::Resources => "ep-act-appoint",
                Payment::Goods => "ep-act-appoint-goods",
                Payment::Free => "ep-act-appoint-free",
            })
            .with("place", appointed_at(view.public()))
            .with("adviser", the_adviser(adviser)),
            Action::More => Phrase::new("ep-act-more"),
            Action::Draw => Phrase::new("ep-act-draw"),
            Action::Back(adviser) => {
                Phrase::new("ep-act-back").with("adviser", the_adviser(adviser))
            }
            Action::Pot => Phrase::new("ep-act-pot"),
            Action::Take(item) => Phrase::new("ep-act-take").with("item", an_item(item)),
            Action::Pay(resource) => {
                Phrase::new("ep-act-pay").with("resource", the_resource(resource))
            }
            Action::Offer(count) => Phrase::new("ep-act-offer").with("count", count),
            Action::Give(seat) => Phrase::new("ep-act-give").with("seat", seat),
            Action::Feature(feature) => {
                Phrase::new("ep-act-feature").with("feature", the_feature(feature))
            }
            Action::Step(place) => Phrase::new("ep-act-step").with("place", the_place(place)),
            Action::Path(space) => Phrase::new("ep-act-path").with("space", space.word()),
            Action::Field(field, resource) => {
                of_resource("ep-act-field", resource).with("field", field)
            }
            Action::Claim(card) => Phrase::new("ep-act-claim").with("card", card.word()),
            Action::Discard(adviser) => {
                Phrase::new("ep-act-discard").with("adviser", the_adviser(adviser))
            }
            Action::Decline => Phrase::new(declined(view.public())),
            Action::Use(adviser) => Phrase::new("ep-act-use").with("adviser", the_adviser(adviser)),
            Action::End => Phrase::new("ep-act-end"),
        }
    }

    fn consequence(view: &View<EternalPalace>, action: &Action) -> Phrase {
        crate::preview::consequence(view, *action)
    }

    fn illegal(illegal: &Illegal) -> Phrase {
        Phrase::new(match illegal {
            Illegal::NotTheQuestion => "ep-no-question",
            Illegal::NotTheseDice => "ep-no-these-dice",
            Illegal::NoToken => "ep-no-token",
            Illegal::NoSuchGroup => "ep-no-group",
            Illegal::NotInPlay => "ep-no-in-play",
            Illegal::WrongNumberOfDice => "ep-no-dice-number",
            Illegal::OtherDice => "ep-no-other-dice",
            Illegal::WrongSum => "ep-no-sum",
            Illegal::NotTheCheapest => "ep-no-cheapest",
            Illegal::TooLittleWisdom => "ep-no-wisdom",
            Illegal::TooLittleFish => "ep-no-fish",
            Illegal::PriceNotPayable => "ep-no-price",
            Illegal::NoPayableAdviser => "ep-no-payable-adviser",
            Illegal::InTheCentre => "ep-no-centre",
            Illegal::NoSuchAdviser => "ep-no-adviser",
            Illegal::NotPayable => "ep-no-payable",
            Illegal::OtherPayment => "ep-no-other-payment",
            Illegal::NoCard => "ep-no-card",
            Illegal::EmptyPot => "ep-no-pot",
            Illegal::NotOnOffer => "ep-no-offer",
            Illegal::TakenTwice => "ep-no-twice",
            Illegal::SameResource => "ep-no-same-resource",
            Illegal::NotInHand => "ep-no-hand",
            Illegal::NotARival => "ep-no-rival",
            Illegal::NoSuchPlayer => "ep-no-player",
            Illegal::FeatureTaken => "ep-no-feature",
            Illegal::Finished => "ep-no-finished",
            Illegal::NotADeposit => "ep-no-deposit",
            Illegal::NoPath => "ep-no-path",
            Illegal::FieldNotFree => "ep-no-field",
            Illegal::OtherResource => "ep-no-other-resource",
            Illegal::NotClaimable => "ep-no-claim",
            Illegal::MustTake => "ep-no-must-take",
            Illegal::NotNow => "ep-no-not-now",
            Illegal::UsedUp => "ep-no-used",
            Illegal::LeftSideNotPayable => "ep-no-left-side",
            Illegal::WorksByItself => "ep-no-by-itself",
            Illegal::MustPlace => "ep-no-must-place",
        })
    }

    fn event(event: &Event) -> Option<(LogLevel, Phrase)> {
        log::event(event)
    }

    fn private_event(event: &PrivateEvent) -> Option<(LogLevel, Phrase)> {
        Some(log::private_event(event))
    }

    fn score_line(key: &str) -> Phrase {
        Phrase::new(format!("ep-score-{key}"))
    }

    fn ending(ending: &str) -> Phrase {
        Phrase::new(format!("ep-end-{ending}"))
    }

    fn key(_: &View<EternalPalace>, action: &Action) -> Option<char> {
        match *action {
            Action::Place { place, .. } => match place.number() {
                Some(10) => Some('0'),
                number => char::from_digit(number?.into(), 10),
            },
            Action::Offer(number) | Action::Field(number, _) => char::from_digit(number.into(), 10),
            Action::Group(_)
            | Action::Bid
            | Action::Appoint(..)
            | Action::More
            | Action::Draw
            | Action::Back(_)
            | Action::Pot
            | Action::Take(_)
            | Action::Pay(_)
            | Action::Give(_)
            | Action::Feature(_)
            | Action::Step(_)
            | Action::Path(_)
            | Action::Claim(_)
            | Action::Discard(_)
            | Action::Decline
            | Action::Use(_)
            | Action::End => None,
        }
    }

    fn moments(view: &View<EternalPalace>, log: &[LogEntry<EternalPalace>]) -> Vec<Moment> {
        moments::moments(view, log)
    }

    fn about(view: &View<EternalPalace>, id: &str) -> Option<About> {
        about::about(view, id)
    }

    fn abouts(view: &View<EternalPalace>) -> Vec<String> {
        about::abouts(view)
    }

    fn running_score(view: &View<EternalPalace>) -> Option<RunningScore> {
        Some(running::running_score(view))
    }

    const LESSONS: &'static [&'static str] = &[
        "group",
        "place",
        "adviser",
        "goods",
        "feature",
        "bid",
        "labyrinth",
        "river",
    ];

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the other questions are rare, or ask nobody"
    )]
    fn lesson(view: &View<EternalPalace>) -> Option<&'static str> {
        Some(match view.question()?.task {
            Task::Plan => "group",
            Task::Turn(_) | Task::EndTurn(_) => "place",
            Task::FishMarket(_)
            | Task::PutBack(_)
            | Task::Academy(_)
            | Task::FreeAdviser { .. }
            | Task::Alternative(AltTask::FishMarket(_) | AltTask::Academy(_)) => "adviser",
            Task::Take { .. }
            | Task::Pay { .. }
            | Task::Scrolls { .. }
            | Task::Market { .. }
            | Task::Give { .. } => "goods",
            Task::Feature { .. } => "feature",
            Task::Privilege(_) => "bid",
            Task::Labyrinth(_) => "labyrinth",
            Task::River(_) => "river",
            _ => return None,
        })
    }

    fn plan_actions(view: &View<EternalPalace>, placed: &[Placed]) -> Result<Vec<Action>, Phrase> {
        plan::actions(view, placed)
    }
}

/// Something that can be taken.
pub(crate) fn an_item(item: Item) -> Phrase {
    Phrase::new("ep-item").with("item", item.word())
}

/// What declining means here.
const fn declined(public: &Public) -> &'static str {
    let task = public.task();
    if matches!(
        task,
        Task::FishMarket(_) | Task::Alternative(AltTask::FishMarket(_))
    ) {
        "ep-act-nobody"
    } else if matches!(task, Task::Privilege(_)) {
        "ep-act-no-bid"
    } else {
        "ep-act-decline"
    }
}

#[cfg(test)]
mod tests;

/// Where an adviser is paid with goods: the Academy takes wisdom, the Fish Market fish.
pub(crate) const fn appointed_at(public: &Public) -> &'static str {
    if matches!(public.task(), Task::Academy(_)) {
        "academy"
    } else {
        "fish-market"
    }
}
