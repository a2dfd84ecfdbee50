//! A UI for the conformance kit's toy game: correct (`ToyUi<0>`) or with one flaw
//! (`ToyUi<{ flaw::… }>`). Each check must detect its flaw.

pub(crate) mod flaw;
mod html;

use palast_conformance::toy::{Answer, Ask, Event, PrivateEvent, Refused, Toy};
use palast_core::{LogEntry, LogItem, Seat, Step, View};
use palast_ui::{About, Arg, Lang, Localize, LogLevel, Moment, MomentKind, Phrase};

/// The toy game without flaws.
pub(crate) type Game = Toy<0>;

/// The UI; `FLAW` is a constant of [`flaw`], or zero for none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ToyUi<const FLAW: u8>;

const TEXT: &str = "
game-name = Toy
game-tagline = A toy
game-summary = A small game
rules-all = Bid.
rules-all-title = Bidding
option-rounds = Rounds
option-rounds-help = How many
option-rounds-two = Two
option-rounds-three = Three
option-peek = Peek
option-peek-yes = Yes
option-peek-no = No
toy-score-points = Points
toy-score-coins = Coins
toy-end-rounds = All rounds
toy-end-points = Two points
toy-coin = coin
toy-situation = It is what it is.
toy-ask-coin = Which { toy-coin }?
toy-ask-bid = Bid?
toy-ask-peek = Whom?
toy-ask-bury = Bury?
toy-do = { $what } { $coin }
toy-do-other = { $what }
toy-no-question = No
toy-no-coin = No coin
toy-no-hand = No hand
toy-log = { $who } has done something.
toy-dealt = { $who } gets { $coin }.
toy-whisper = You learn something.
lesson-bury = Bury what you can spare.
welcome-you = You bid.
welcome-aim = Bid most.
welcome-round = A round is a bid.
";

const PEEK_HELP: &str = "option-peek-help = May scorers peek?";
const HELP_OF_NO_OPTION: &str = "option-peak-help = For climbers";
const UNUSED_MESSAGE: &str = "toy-unsaid = Nobody says this";
const ENGLISH_ONLY: &str = "rules-extra = Only here";

impl<const D: u8, const FLAW: u8> Localize<Toy<D>> for ToyUi<FLAW> {
    fn sources(lang: Lang) -> &'static [&'static str] {
        match FLAW {
            flaw::HELP_WITHOUT_OPTION => &[TEXT, PEEK_HELP, HELP_OF_NO_OPTION],
            flaw::UNUSED_MESSAGE => &[TEXT, PEEK_HELP, UNUSED_MESSAGE],
            flaw::LANGUAGES_DIFFER if lang == Lang::En => &[TEXT, PEEK_HELP, ENGLISH_ONLY],
            flaw::OPTION_WITHOUT_HELP => &[TEXT],
            _ => &[TEXT, PEEK_HELP],
        }
    }

    const RULES: &'static [&'static str] = match FLAW {
        flaw::NO_SUCH_RULES => &["all", "more"],
        _ => &["all"],
    };

    fn rule_now(_: &View<Toy<D>>) -> &'static str {
        match FLAW {
            flaw::NO_SUCH_SECTION => "some",
            _ => "all",
        }
    }

    fn situation(_: &View<Toy<D>>) -> Phrase {
        match FLAW {
            flaw::CODE_IN_SENTENCE => Phrase::new("toy-do-other").with("what", "M09."),
            _ => Phrase::new("toy-situation"),
        }
    }

    fn question(view: &View<Toy<D>>) -> Option<Phrase> {
        let key = match view.question()? {
            Ask::WhichCoin => "toy-ask-coin",
            Ask::BidOrFold => "toy-ask-bid",
            Ask::WhomToPeekAt => "toy-ask-peek",
            Ask::WhatToBury if FLAW == flaw::QUESTION_WITHOUT_TEXT => "toy-ask-what",
            Ask::WhatToBury => "toy-ask-bury",
        };
        Some(Phrase::new(key))
    }

    fn action(_: &View<Toy<D>>, action: &Answer<D>) -> Phrase {
        let notation = action.to_string();
        match action {
            Answer::Pick(coin) | Answer::Bury(coin) => {
                let piece = Arg::Piece {
                    id: coin.to_string(),
                    words: Phrase::new("toy-coin"),
                };
                Phrase::new("toy-do")
                    .with("what", notation)
                    .with("coin", piece)
            }
            Answer::Bid | Answer::Fold | Answer::Peek(_) | Answer::Pass | Answer::Keep => {
                Phrase::new("toy-do-other").with("what", notation)
            }
        }
    }

    fn consequence(view: &View<Toy<D>>, action: &Answer<D>) -> Phrase {
        Self::action(view, action)
    }

    fn illegal(illegal: &Refused) -> Phrase {
        Phrase::new(match illegal {
            Refused::AnotherQuestion => "toy-no-question",
            Refused::NotInHand => "toy-no-coin",
            Refused::NoSuchHand if FLAW == flaw::DUPLICATE_REASON => "toy-no-coin",
            Refused::NoSuchHand => "toy-no-hand",
        })
    }

    fn event(event: &Event) -> Option<(LogLevel, Phrase)> {
        let who = match event {
            Event::Dealt(who, Some(coin)) => {
                let dealt = Phrase::new("toy-dealt").with("who", *who);
                return Some((LogLevel::Line, dealt.with("coin", coin.to_string())));
            }
            Event::Dealt(_, None) | Event::Revealed(..) => return None,
            Event::Buried(_) if FLAW == flaw::EVENT_WITHOUT_LINE => return None,
            Event::Buried(seat) | Event::Picked(seat, _) | Event::Finished(seat) => *seat,
            Event::Peeked(seat, _) => *seat,
        };
        Some((LogLevel::Line, Phrase::new("toy-log").with("who", who)))
    }

    fn private_event(_: &PrivateEvent) -> Option<(LogLevel, Phrase)> {
        Some((LogLevel::Line, Phrase::new("toy-whisper")))
    }

    fn score_line(key: &str) -> Phrase {
        match FLAW {
            flaw::MISSING_SCORE_LINE => Phrase::new("toy-score"),
            _ => Phrase::new(format!("toy-score-{key}")),
        }
    }

    fn ending(ending: &str) -> Phrase {
        Phrase::new(format!("toy-end-{ending}"))
    }

    fn moments(view: &View<Toy<D>>, log: &[LogEntry<Toy<D>>]) -> Vec<Moment> {
        let shown = |entry: &&LogEntry<_>| !matches!(entry.item, LogItem::Public(Event::Dealt(..)));
        let moment = |ply, kind| Moment::new(ply, kind, Phrase::new("toy-situation"));
        let first = log.iter().find(shown);
        let first = first.map(|entry| moment(entry.ply, MomentKind::Event));
        let over = log
            .last()
            .filter(|_| view.step() == Step::Over && FLAW != flaw::NO_LAST_MOMENT);
        let last = over.map(|entry| moment(entry.ply, MomentKind::MatchEnd));
        first.into_iter().chain(last).collect()
    }

    fn about(_: &View<Toy<D>>, id: &str) -> Option<About> {
        (id == "spill" && FLAW != flaw::NOTHING_SAID_OF_IT).then(|| About {
            name: Phrase::new("toy-coin"),
            text: Phrase::new("toy-situation"),
            cost: None,
            rule: "all",
        })
    }

    fn abouts(_: &View<Toy<D>>) -> Vec<String> {
        vec!["spill".to_owned()]
    }

    const LESSONS: &'static [&'static str] = &["bury"];

    fn lesson(view: &View<Toy<D>>) -> Option<&'static str> {
        (view.question() == Some(Ask::WhatToBury)).then_some("bury")
    }
}

/// One event of each kind that has a log line.
pub(crate) fn events() -> Vec<Event> {
    let [seat, other, ..] = Seat::ALL;
    vec![
        Event::Finished(seat),
        Event::Peeked(seat, other),
        Event::Buried(seat),
    ]
}
