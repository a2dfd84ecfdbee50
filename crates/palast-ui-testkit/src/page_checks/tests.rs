//! Each check passes the correct UI and detects its flaw.

use palast_conformance::toy::{Toy, mutants};

use super::*;
use crate::toy::{Game as Clean, ToyUi, flaw};

const PAGES: PageChecks<'_> = PageChecks {
    length: 12,
    kinds: &["pick", "bid", "fold", "peek", "pass", "bury", "keep"],
    sealed: &["pick", "bid", "fold"],
    hidden: &[
        ("bury: Buried", Seen::Nobody),
        ("draw deal: Dealt", Seen::OneSeat),
        ("peek: Peeked", Seen::Nobody),
        ("pick", Seen::Nobody),
        ("pick early", Seen::Nobody),
    ],
    marks: &[("bury", "toy-ghost")],
    prefix: "toy",
    bytes: 6_000,
};

mod clean {
    use super::{Clean, PAGES, ToyUi};

    crate::page_tests!(Clean, ToyUi<0>, PAGES);
}

#[test]
#[should_panic(expected = "a style in")]
fn a_style_is_detected() {
    PAGES.pages_are_well_formed_light_and_free_of_styles::<Clean, ToyUi<{ flaw::INLINE_STYLE }>>();
}

#[test]
#[should_panic(expected = "expected 'p' tag")]
fn an_open_element_is_detected() {
    type Flawed = ToyUi<{ flaw::NOT_WELL_FORMED }>;
    PAGES.pages_are_well_formed_light_and_free_of_styles::<Clean, Flawed>();
}

#[test]
#[should_panic(expected = "bytes for")]
fn a_heavy_page_is_detected() {
    PAGES.pages_are_well_formed_light_and_free_of_styles::<Clean, ToyUi<{ flaw::LARGE_PAGE }>>();
}

#[test]
#[should_panic(expected = "a button without label")]
fn a_missing_label_is_detected() {
    type Flawed = ToyUi<{ flaw::MISSING_LABEL }>;
    PAGES.every_control_has_a_label_and_every_key_is_unique::<Clean, Flawed>();
}

#[test]
#[should_panic(expected = "spill is there twice")]
fn a_key_that_is_there_twice_is_detected() {
    type Flawed = ToyUi<{ flaw::DUPLICATE_KEY }>;
    PAGES.every_control_has_a_label_and_every_key_is_unique::<Clean, Flawed>();
}

#[test]
#[should_panic(expected = "is offered others")]
fn an_answer_that_is_not_offered_is_detected() {
    PAGES.exactly_the_legal_answers_are_offered::<Clean, ToyUi<{ flaw::NOT_OFFERED }>>();
}

#[test]
#[should_panic(expected = "is offered others")]
fn an_answer_that_is_not_legal_is_detected() {
    PAGES.exactly_the_legal_answers_are_offered::<Clean, ToyUi<{ flaw::ILLEGAL_OFFER }>>();
}

#[test]
#[should_panic(expected = "of no kind: [\"keep\"]")]
fn a_kind_that_is_not_listed_is_detected() {
    let kinds = &PAGES.kinds[..6];
    PageChecks { kinds, ..PAGES }.exactly_the_legal_answers_are_offered::<Clean, ToyUi<0>>();
}

#[test]
#[should_panic(expected = "no symbol toy-note")]
fn a_missing_symbol_is_detected() {
    PAGES.every_symbol_and_every_piece_exists::<Clean, ToyUi<{ flaw::MISSING_SYMBOL }>>();
}

#[test]
#[should_panic(expected = "has no picture")]
fn a_missing_picture_is_detected() {
    PAGES.every_symbol_and_every_piece_exists::<Clean, ToyUi<{ flaw::MISSING_PIECE }>>();
}

#[test]
#[should_panic(expected = "\"toy-pale toy-lit\"")]
fn a_class_without_rule_is_detected() {
    PAGES.every_class_on_a_page_has_a_rule::<Clean, ToyUi<{ flaw::UNSTYLED_CLASS }>>();
}

#[test]
#[should_panic(expected = "does not show as toy-ghost")]
fn a_missing_mark_is_detected() {
    PAGES.a_picked_answer_shows_on_the_board::<Clean, ToyUi<{ flaw::MISSING_MARK }>>();
}

#[test]
#[should_panic(expected = "toy-ghost shows without bury")]
fn a_mark_for_nothing_is_detected() {
    type Flawed = ToyUi<{ flaw::ALWAYS_MARKED }>;
    PAGES.a_picked_answer_shows_on_the_board::<Clean, Flawed>();
}

#[test]
#[should_panic(expected = "nothing is called coin")]
fn a_torn_picture_is_detected() {
    PAGES.a_downloadable_picture_is_complete::<Clean, ToyUi<{ flaw::INCOMPLETE_PICTURE }>>();
}

#[test]
#[should_panic(expected = "sees the answer to WhichCoin")]
fn a_sealed_answer_that_shows_is_detected() {
    type Leaking = Toy<{ mutants::PICK_SHOWN }>;
    PAGES.sealed_answers_are_hidden_from_others::<Leaking, ToyUi<0>>();
}

#[test]
#[should_panic(expected = "the kinds that were sealed")]
fn a_sealed_answer_that_never_came_up_is_detected() {
    let sealed = &["pick", "bid", "fold", "bury"];
    PageChecks { sealed, ..PAGES }.sealed_answers_are_hidden_from_others::<Clean, ToyUi<0>>();
}

#[test]
#[should_panic(expected = "who sees what")]
fn an_answer_given_alone_that_shows_is_detected() {
    type Leaking = Toy<{ mutants::PICK_SHOWN }>;
    PAGES.every_viewer_sees_only_what_they_may::<Leaking, ToyUi<0>>();
}

#[test]
#[should_panic(expected = "who sees what")]
fn a_hidden_card_that_is_told_to_all_is_detected() {
    PAGES.every_viewer_sees_only_what_they_may::<Toy<{ mutants::DEAL_TOLD }>, ToyUi<0>>();
}

#[test]
#[should_panic(expected = "not by [Spectator]")]
fn a_secret_that_some_share_is_detected() {
    type Leaking = Toy<{ mutants::PICK_SHOWN }>;
    PAGES
        .every_viewer_sees_only_what_they_may::<Leaking, ToyUi<{ flaw::HIDDEN_FROM_SPECTATORS }>>();
}

#[test]
#[should_panic(expected = "nothing is said about spill")]
fn a_thing_about_which_nothing_is_said_is_detected() {
    PAGES.things_to_ask_about_are_on_the_page::<Clean, ToyUi<{ flaw::NOTHING_SAID_OF_IT }>>();
}

#[test]
#[should_panic(expected = "on no page: [\"spill\"]")]
fn a_thing_that_is_on_no_page_is_detected() {
    PAGES.things_to_ask_about_are_on_the_page::<Clean, ToyUi<{ flaw::NOT_TO_BE_ASKED }>>();
}

#[test]
#[should_panic(expected = "bury points at nothing")]
fn a_lesson_that_points_nowhere_is_detected() {
    PAGES.lessons_point_at_something::<Clean, ToyUi<{ flaw::LESSON_POINTS_NOWHERE }>>();
}

#[test]
#[should_panic(expected = "a code: M09.")]
fn a_code_in_a_sentence_is_detected() {
    PAGES.no_sentence_names_a_code::<Clean, ToyUi<{ flaw::CODE_IN_SENTENCE }>>();
}
