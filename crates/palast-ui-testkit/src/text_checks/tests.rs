//! Each check passes the correct UI and detects its flaw.

use palast_conformance::toy::{Coin, Event, PrivateEvent, Refused};
use palast_core::{Seat, SeatMap};

use super::*;
use crate::toy::{Game as Clean, ToyUi, events, flaw};

fn checks() -> TextChecks<'static, Event, PrivateEvent, Refused> {
    TextChecks {
        // The toy's text keys are in the kit's own sources.
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
fn a_language_that_says_more_is_detected() {
    checks().the_languages_agree::<Clean, ToyUi<{ flaw::LANGUAGES_DIFFER }>>();
}

#[test]
#[should_panic(expected = "unused messages: [\"toy-unsaid\"]")]
fn a_message_that_is_left_over_is_detected() {
    checks().no_message_is_unused::<Clean, ToyUi<{ flaw::UNUSED_MESSAGE }>>();
}

#[test]
#[should_panic(expected = "rules-more")]
fn a_section_without_text_is_detected() {
    checks().shared_pages_find_their_texts::<Clean, ToyUi<{ flaw::NO_SUCH_RULES }>>();
}

#[test]
#[should_panic(expected = "option-peak-help belongs to no option")]
fn help_for_no_option_is_detected() {
    checks().shared_pages_find_their_texts::<Clean, ToyUi<{ flaw::HELP_WITHOUT_OPTION }>>();
}

#[test]
#[should_panic(expected = "option-peek-help")]
fn an_option_without_help_is_detected() {
    checks().shared_pages_find_their_texts::<Clean, ToyUi<{ flaw::OPTION_WITHOUT_HELP }>>();
}

#[test]
#[should_panic(expected = "toy-score")]
fn a_score_line_without_words_is_detected() {
    checks().shared_pages_find_their_texts::<Clean, ToyUi<{ flaw::MISSING_SCORE_LINE }>>();
}

#[test]
#[should_panic(expected = "toy-no-coin is said of two reasons")]
fn one_reason_for_two_is_detected() {
    checks().every_refusal_has_its_own_text::<Clean, ToyUi<{ flaw::DUPLICATE_REASON }>>();
}

#[test]
#[should_panic(expected = "Buried(Seat(0)) is worth a line")]
fn an_event_without_line_is_detected() {
    checks().every_event_has_a_text::<Clean, ToyUi<{ flaw::EVENT_WITHOUT_LINE }>>();
}

#[test]
#[should_panic(expected = "is worth a line")]
fn an_event_nobody_tells_is_detected() {
    let mut text_checks = checks();
    text_checks
        .events
        .push(Event::Revealed(SeatMap::default(), Seat::new(0)));
    text_checks.every_event_has_a_text::<Clean, ToyUi<0>>();
}

#[test]
#[should_panic(expected = "toy-ask-what")]
fn a_question_without_words_is_detected() {
    checks()
        .everything_in_random_play_has_a_text::<Clean, ToyUi<{ flaw::QUESTION_WITHOUT_TEXT }>>();
}

#[test]
#[should_panic(expected = "there is no section some")]
fn a_section_that_is_not_there_is_detected() {
    checks().everything_in_random_play_has_a_text::<Clean, ToyUi<{ flaw::NO_SUCH_SECTION }>>();
}

#[test]
#[should_panic(expected = "came up")]
fn a_question_that_never_came_up_is_detected() {
    let mut text_checks = checks();
    text_checks.questions = 5;
    text_checks.everything_in_random_play_has_a_text::<Clean, ToyUi<0>>();
}

#[test]
#[should_panic(expected = "sees Some(Event) last")]
fn a_match_that_ends_without_a_moment_is_detected() {
    checks().a_match_ends_with_a_moment::<Clean, ToyUi<{ flaw::NO_LAST_MOMENT }>>();
}
