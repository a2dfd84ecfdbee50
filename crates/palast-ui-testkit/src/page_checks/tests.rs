//! Each check passes the clean UI and catches the flaw it is there for.

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
fn a_style_is_seen() {
    PAGES.pages_are_well_formed_light_and_free_of_styles::<Clean, ToyUi<{ flaw::STYLE }>>();
}

#[test]
#[should_panic(expected = "expected 'p' tag")]
fn an_open_element_is_seen() {
    type Flawed = ToyUi<{ flaw::NOT_WELL_FORMED }>;
    PAGES.pages_are_well_formed_light_and_free_of_styles::<Clean, Flawed>();
}

#[test]
#[should_panic(expected = "bytes for")]
fn a_heavy_page_is_seen() {
    PAGES.pages_are_well_formed_light_and_free_of_styles::<Clean, ToyUi<{ flaw::HEAVY }>>();
}

#[test]
#[should_panic(expected = "a button without label")]
fn a_missing_label_is_seen() {
    type Flawed = ToyUi<{ flaw::NO_LABEL }>;
    PAGES.every_control_has_a_label_and_every_key_is_there_once::<Clean, Flawed>();
}

#[test]
#[should_panic(expected = "spill is there twice")]
fn a_key_that_is_there_twice_is_seen() {
    type Flawed = ToyUi<{ flaw::KEY_TWICE }>;
    PAGES.every_control_has_a_label_and_every_key_is_there_once::<Clean, Flawed>();
}

#[test]
#[should_panic(expected = "is offered others")]
fn an_answer_that_is_not_offered_is_seen() {
    PAGES.exactly_the_legal_answers_are_offered::<Clean, ToyUi<{ flaw::NOT_OFFERED }>>();
}

#[test]
#[should_panic(expected = "is offered others")]
fn an_answer_that_is_not_legal_is_seen() {
    PAGES.exactly_the_legal_answers_are_offered::<Clean, ToyUi<{ flaw::OFFERED_TOO_MUCH }>>();
}

#[test]
#[should_panic(expected = "of no kind: [\"keep\"]")]
fn a_kind_that_is_not_listed_is_seen() {
    let kinds = &PAGES.kinds[..6];
    PageChecks { kinds, ..PAGES }.exactly_the_legal_answers_are_offered::<Clean, ToyUi<0>>();
}

#[test]
#[should_panic(expected = "no symbol toy-note")]
fn a_missing_symbol_is_seen() {
    PAGES.every_drawing_and_every_piece_is_there::<Clean, ToyUi<{ flaw::NO_SYMBOL }>>();
}

#[test]
#[should_panic(expected = "has no picture")]
fn a_missing_picture_is_seen() {
    PAGES.every_drawing_and_every_piece_is_there::<Clean, ToyUi<{ flaw::NO_PICTURE }>>();
}

#[test]
#[should_panic(expected = "\"toy-pale toy-lit\"")]
fn a_class_without_rule_is_seen() {
    PAGES.every_class_on_a_page_has_a_rule::<Clean, ToyUi<{ flaw::UNDRESSED }>>();
}

#[test]
#[should_panic(expected = "does not show as toy-ghost")]
fn a_missing_mark_is_seen() {
    PAGES.an_answer_being_considered_shows_on_the_board::<Clean, ToyUi<{ flaw::NO_MARK }>>();
}

#[test]
#[should_panic(expected = "toy-ghost shows without bury")]
fn a_mark_for_nothing_is_seen() {
    type Flawed = ToyUi<{ flaw::ALWAYS_MARKED }>;
    PAGES.an_answer_being_considered_shows_on_the_board::<Clean, Flawed>();
}

#[test]
#[should_panic(expected = "nothing is called coin")]
fn a_torn_picture_is_seen() {
    PAGES.a_picture_to_keep_is_whole::<Clean, ToyUi<{ flaw::TORN_PICTURE }>>();
}

#[test]
#[should_panic(expected = "sees the answer to WhichCoin")]
fn a_sealed_answer_that_shows_is_seen() {
    type Leaking = Toy<{ mutants::PICK_SHOWN }>;
    PAGES.nothing_shows_a_sealed_answer_of_somebody_else::<Leaking, ToyUi<0>>();
}

#[test]
#[should_panic(expected = "the kinds that were sealed")]
fn a_sealed_answer_that_never_came_up_is_seen() {
    let sealed = &["pick", "bid", "fold", "bury"];
    PageChecks { sealed, ..PAGES }
        .nothing_shows_a_sealed_answer_of_somebody_else::<Clean, ToyUi<0>>();
}

#[test]
#[should_panic(expected = "who sees what")]
fn an_answer_given_alone_that_shows_is_seen() {
    type Leaking = Toy<{ mutants::PICK_SHOWN }>;
    PAGES.nobody_sees_more_than_is_his::<Leaking, ToyUi<0>>();
}

#[test]
#[should_panic(expected = "who sees what")]
fn a_hidden_card_that_is_told_to_all_is_seen() {
    PAGES.nobody_sees_more_than_is_his::<Toy<{ mutants::DEAL_TOLD }>, ToyUi<0>>();
}

#[test]
#[should_panic(expected = "not by [Spectator]")]
fn a_secret_that_some_share_is_seen() {
    type Leaking = Toy<{ mutants::PICK_SHOWN }>;
    PAGES.nobody_sees_more_than_is_his::<Leaking, ToyUi<{ flaw::FOR_SEATS_ONLY }>>();
}
