//! Each planted defect is caught by the property meant for it, and the failure says where.

use palast_conformance::toy::{Toy, mutants};
use palast_conformance::{Config, Kept, property};

/// The kept files of the clean toy; nothing is ever accepted here.
fn config() -> Config {
    Config {
        kept: Kept::Compare,
        ..Config::new(env!("CARGO_MANIFEST_DIR"), env!("CARGO_TARGET_TMPDIR"), &[])
    }
}

macro_rules! caught {
    ($($test:ident: $mutant:ident by $property:ident, saying $words:literal;)*) => {$(
        #[test]
        fn $test() {
            let failure = property::$property::<Toy<{ mutants::$mutant }>>(&config())
                .expect_err("the planted defect was not caught");
            assert_eq!(failure.property, stringify!($property));
            assert!(failure.what.contains($words), "{failure}");
        }
    )*};
}

caught! {
    number_of_two_answers: NUMBER_SHARED by numbers_are_sound, saying "share number 4";
    number_out_of_range: NUMBERS_TOO_FEW by numbers_are_sound, saying "has number 14, of 14";
    tensor_without_the_hand: TENSOR_BLIND by numbers_are_sound, saying "one tensor and two menus";
    numbering_that_changed: NUMBERS_CHANGED by numbers_stay_the_same, saying "must not change";
    option_that_is_not_set: OPTION_NOT_SET by constants_are_sound, saying "was set to `no`";
    menu_out_of_order: UNSORTED_MENU by legal_list_agrees_with_check, saying "is not sorted";
    menu_with_a_double: DOUBLED_ENTRY by legal_list_agrees_with_check, saying "lists twice";
    listed_but_refused: LISTED_BUT_REFUSED by legal_list_agrees_with_check, saying "refused";
    allowed_but_not_listed: ALLOWED_BUT_UNLISTED by legal_list_agrees_with_check, saying "not listed";
    question_without_answer: EMPTY_MENU by legal_list_agrees_with_check, saying "no legal answer";
    nobody_asked: ASKS_NOBODY by legal_list_agrees_with_check, saying "nobody is asked";
    chance_listed_twice: CHANCE_LISTED_TWICE by chances_are_listed_once, saying "sorted and unique";
    lost_coin: LOST_COIN by audit_passes_after_every_step, saying "lost or made";
    first_come_first_served: FIRST_COME by permuted_answers_agree, saying "another table";
    menu_that_others_change: MENU_MOVES by permuted_answers_agree, saying "question or menu";
    secret_copied_to_public: PICK_SHOWN by sealed_answers_stay_sealed, saying "notices";
    counter_that_betrays_half_steps: HALF_STEP_COUNTED by sealed_answers_stay_sealed, saying "notices";
    secret_in_the_log: PICK_LOGGED by sealed_answers_stay_sealed, saying "notices";
    sealed_answer_that_shows: BID_SHOWN by sealed_answers_stay_sealed, saying "apart";
    private_event_to_the_wrong_seat: PRIVATE_EVENT_ASTRAY by who_learns_what, saying "act peek";
    knowledge_that_forgets_just_one: FORGETS_JUST_ONE by who_learns_what, saying "act bury";
    hidden_hand_that_shows: PEEK_SHOWN by who_learns_what, saying "act peek";
    dealt_coin_told_to_all: DEAL_TOLD by who_learns_what, saying "chance deal";
    imagine_against_knowledge: IMAGINE_FORGETS by imagined_tables_fit, saying "cannot be";
    imagine_that_changes_the_view: IMAGINE_ALTERS_OWN by imagined_tables_fit, saying "looks different";
    imagine_that_loses_coins: IMAGINE_LOSES by imagined_tables_fit, saying "lost or made";
    draw_without_weights: DRAW_BIASED by hooks_agree_with_their_lists, saying "`draw` strays";
    draw_lacking_an_outcome: DRAW_LACKS by hooks_agree_with_their_lists, saying "`draw` never gives";
    any_action_with_a_favourite: ANY_ACTION_BIASED by hooks_agree_with_their_lists, saying "`any_action` strays";
    settle_that_stops: SETTLE_STOPS by hooks_agree_with_their_lists, saying "leaves a draw";
    settle_with_a_favourite: SETTLE_FAVOURS by hooks_agree_with_their_lists, saying "one by one";
    timeout_without_a_legal_answer: TIMEOUT_ILLEGAL by hooks_agree_with_their_lists, saying "`timeout_action`";
    two_spellings: TWO_SPELLINGS by notation_has_one_spelling, saying "two spellings";
    notation_without_way_back: NO_WAY_BACK by notation_has_one_spelling, saying "parses as";
    json_that_loses: JSON_LOSES by json_round_trips, saying "changed from its JSON";
    endless_match: ENDLESS by random_matches_end, saying "not over";
    payoff_paid_twice: PAYOFF_TOO_MUCH by scores_are_sound, saying "sums to";
    ending_not_listed: ENDING_UNLISTED by scores_are_sound, saying "`glory`";
    place_skipped: PLACE_SKIPPED by scores_are_sound, saying "should have";
    round_that_falls: ROUND_FALLS by scores_are_sound, saying "comes after";
    estimate_of_no_number: ESTIMATE_NAN by scores_are_sound, saying "NaN";
    judgement_of_no_number: JUDGE_NAN by judgement_is_pure, saying "NaN";
    menu_judged_otherwise: JUDGE_ALL_STRAYS by judgement_is_pure, saying "in its menu";
    replay_with_a_memory: IMPURE_REVEAL by replay_equals_play, saying "looks different";
    undo_with_a_memory: IMPURE_PICK by undo_leaves_no_trace, saying "looks different";
    peek_that_could_be_taken_back: PEEK_UNTOLD by undo_leaves_no_trace, saying "something hidden";
    draws_with_a_memory: IMPURE_CHANCES by draws_are_proved, saying "honest match";
    rule_changed_without_a_version: RULE_CHANGED by golden_replays_hold, saying "golden/";
    panic_at_a_foreign_action: CHECK_PANICS by hostile_records_are_refused, saying "panicked";
}

/// The clean toy imagines hands evenly; one that always imagines the lowest coins does not.
#[test]
fn imagined_worlds_with_a_favourite() {
    let even = property::imagined_tables_are_even::<Toy<{ mutants::NOTHING }>>;
    let lopsided = property::imagined_tables_are_even::<Toy<{ mutants::IMAGINE_FAVOURS }>>;
    even(&config(), &["hand"]).unwrap_or_else(|failure| panic!("{failure}"));
    let failure = lopsided(&config(), &["hand"]).expect_err("the planted defect was not caught");
    assert!(failure.what.contains("more often"), "{failure}");
}
