//! Each check passes the clean UI and catches the flaw it is there for.

use palast_conformance::toy::{Coin, Event, PrivateEvent, Refused};
use palast_core::{Seat, SeatMap};

use super::*;
use crate::toy::{Game as Clean, ToyUi, events, flaw};

fn checks() -> TextChecks<'static, Event, PrivateEvent, Refused> {
    TextChecks {
        // The toy's sentences are said in the kit's own sources.
        home: env!("CARGO_MANIFEST_DIR"),
        prefix: "toy",
        length: 12,
        questions: 4,
        refusals: vec![
            Refused::AnotherQuestion,
            Refused::NotInHand,
            Refused::NoSuchHand,
        ],
        events: events(),
        private_events: vec![PrivateEvent::Yours(Coin(0))],
    }
}

mod clean {
    use super::{Clean, ToyUi, checks};

    crate::text_tests!(Clean, ToyUi<0>, checks());
}

#[test]
#[should_panic(expected = "rules-extra")]
fn a_language_that_says_more_is_seen() {
    checks().the_languages_agree::<Clean, ToyUi<{ flaw::LANGUAGES_DIFFER }>>();
}

#[test]
#[should_panic(expected = "nobody says [\"toy-unsaid\"]")]
fn a_message_that_is_left_over_is_seen() {
    checks().no_message_is_left_over::<Clean, ToyUi<{ flaw::LEFT_OVER }>>();
}

#[test]
#[should_panic(expected = "rules-more")]
fn a_section_without_text_is_seen() {
    checks().shared_pages_find_their_texts::<Clean, ToyUi<{ flaw::NO_SUCH_RULES }>>();
}

#[test]
#[should_panic(expected = "option-peak-help belongs to no option")]
fn help_for_no_option_is_seen() {
    checks().shared_pages_find_their_texts::<Clean, ToyUi<{ flaw::HELP_FOR_NOTHING }>>();
}

#[test]
#[should_panic(expected = "option-peek-help")]
fn an_option_without_help_is_seen() {
    checks().shared_pages_find_their_texts::<Clean, ToyUi<{ flaw::HELPLESS }>>();
}

#[test]
#[should_panic(expected = "toy-score")]
fn a_score_line_without_words_is_seen() {
    checks().shared_pages_find_their_texts::<Clean, ToyUi<{ flaw::NO_SCORE_LINE }>>();
}

#[test]
#[should_panic(expected = "toy-no-coin is said of two reasons")]
fn one_reason_for_two_is_seen() {
    checks().every_refusal_has_its_reason::<Clean, ToyUi<{ flaw::ONE_REASON_FOR_TWO }>>();
}

#[test]
#[should_panic(expected = "Buried(Seat(0)) is worth a line")]
fn an_event_without_line_is_seen() {
    checks().everything_told_can_be_said::<Clean, ToyUi<{ flaw::SILENT }>>();
}

#[test]
#[should_panic(expected = "is worth a line")]
fn an_event_nobody_tells_is_seen() {
    let mut voice = checks();
    voice
        .events
        .push(Event::Revealed(SeatMap::default(), Seat::new(0)));
    voice.everything_told_can_be_said::<Clean, ToyUi<0>>();
}

#[test]
#[should_panic(expected = "toy-ask-what")]
fn a_question_without_words_is_seen() {
    checks().whatever_happens_in_play_can_be_said::<Clean, ToyUi<{ flaw::SPEECHLESS }>>();
}

#[test]
#[should_panic(expected = "there is no section some")]
fn a_section_that_is_not_there_is_seen() {
    checks().whatever_happens_in_play_can_be_said::<Clean, ToyUi<{ flaw::NO_SUCH_SECTION }>>();
}

#[test]
#[should_panic(expected = "came up")]
fn a_question_that_never_came_up_is_seen() {
    let mut voice = checks();
    voice.questions = 5;
    voice.whatever_happens_in_play_can_be_said::<Clean, ToyUi<0>>();
}
